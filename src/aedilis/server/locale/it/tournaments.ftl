# I tornei, in italiano: le loro pagine, e perché in essi qualcosa è stato rifiutato.

server-nav-tournaments = Tornei
server-tour-hero = Più tavoli, una classifica: chiunque abbia un account può indire un torneo.
server-tour-new = Indici un torneo
server-tour-new-title = Nuovo torneo: { $game }
server-tour-new-account = Accedi con un account per indire un torneo o iscriverti a uno.
server-tour-mine = I miei tornei
server-tour-list-open = Iscrizioni aperte
server-tour-list-running = In corso
server-tour-list-over = Finiti
server-tour-empty = Nessuno per ora.
server-tour-status-open = iscrizioni aperte
server-tour-status-running = in corso
server-tour-status-over = finito
server-tour-status-cancelled = annullato
server-tour-by = indetto da { $name }
server-tour-facts = Che cosa si gioca, e come
server-tour-kind = Formula
server-tour-kind-robin = girone all’italiana
server-tour-kind-swiss = sistema svizzero
server-tour-kind-knockout = eliminazione
server-tour-kind-season = stagione
server-tour-kind-robin-hint = Ognuno incontra quanti più avversari possibile.
server-tour-kind-swiss-hint = Si incontra chi è alla pari in classifica, e non due volte se si può evitare.
server-tour-kind-knockout-hint = I migliori di ogni tavolo passano, finché resta un solo tavolo.
server-tour-kind-season-hint = Alcune partite delle stesse persone a un solo tavolo.
server-tour-rounds-count = { $count ->
    [one] 1 turno
   *[other] { $count } turni
}
server-tour-size-fact = tavoli da { $count }
server-tour-best-fact = { $count ->
    [one] passa il migliore di ogni tavolo
   *[other] passano i migliori { $count } di ogni tavolo
}
server-tour-odd = Se qualcuno avanza
server-tour-odd-sizes = tavoli di altre dimensioni
server-tour-odd-bye = qualcuno riposa
server-tour-odd-bot = i bot prendono i posti che restano
server-tour-odd-bye-fact = { $count ->
    [one] chi riposa ha 1 punto
   *[other] chi riposa ha { $count } punti
}
server-tour-round-days-fact = un turno dura al massimo { $span }
server-tour-entered = { $count } iscritti su { $most }
server-tour-closes = Comincia da solo
server-tour-due = Questo turno finisce al più tardi
server-tour-private = privato
server-tour-entrants = Iscritti
server-tour-entrants-none = Nessuno si è ancora iscritto.
server-tour-me = tu
server-tour-out = si è ritirato
server-tour-enter = Iscriviti
server-tour-withdraw = Ritirati dal torneo
server-tour-withdraw-sure = Ti ritiri dal torneo? Se è già in corso, un bot finisce la tua partita.
server-tour-start = Comincia ora
server-tour-start-hint = Servono almeno due persone. Dopo, nessuno può più iscriversi.
server-tour-cancel = Annulla il torneo
server-tour-cancel-sure = Annullare il torneo? Le sue partite continuano, ma non contano più.
server-tour-close-round = Chiudi ora questo turno
server-tour-close-round-sure = Chiudere il turno? I tavoli non finiti contano come stanno adesso.
server-tour-lead = Per chi organizza
server-tour-lead-who = Qualcuno è assente
server-tour-lead-entrant = Iscritto
server-tour-lead-choose = Scegli…
server-tour-lead-name = Chi continua al suo posto (nome di un account)
server-tour-lead-hint = Chi prende il posto tiene quanto vi è stato vinto, e si siede al tavolo del turno.
server-tour-remove = Togli
server-tour-remove-sure = Togliere questo iscritto? Se è già in corso, un bot finisce la sua partita.
server-tour-replace = Sostituisci
server-tour-invite = Fai entrare altri
server-tour-invite-private = Solo chi ha questo link trova il torneo.
server-tour-invite-open = Tutti lo vedono nell’elenco. Con questo link lo si trova subito.
server-tour-standings = Classifica
server-tour-final = Classifica finale
server-tour-rounds = Turni
server-tour-round = Turno { $n }
server-tour-table = Tavolo { $n }
server-tour-rests = riposa
server-tour-time = contato così com’era
server-tour-drawn = tutti si dividono i punti
server-tour-col-place = Posto
server-tour-col-name = Nome
server-tour-col-points = Punti
server-tour-col-games = Partite
server-tour-col-wins = Vittorie
server-tour-col-share = Quota del punteggio
server-tour-col-opponents = Punti degli avversari
server-tour-number = { $value }
server-tour-points = { $count } { $count ->
    [one] punto
   *[other] punti
}
server-tour-percent = { $value } %
server-tour-breaks = L’ultimo di un tavolo non ha punti, e ogni posto più avanti ne vale uno in più; chi divide un posto ne divide i punti. Poi contano le vittorie, la quota del punteggio, i punti degli avversari, gli scontri diretti e la sorte.
server-tour-breaks-knockout = Nell’eliminazione conta prima fin dove si è arrivati.
server-tour-seed = Ciò che è stato lasciato alla sorte è uscito da questo seme:
server-tour-of = Torneo: { $title }, turno { $round }, tavolo { $table }
server-tour-form-name = Come si chiama il torneo (facoltativo)
server-tour-form-rounds = Turni, o partite della stagione
server-tour-form-size = Posti per tavolo
server-tour-form-best = Quanti di ogni tavolo passano
server-tour-form-bye = Punti di chi riposa
server-tour-form-most = Quanti possono iscriversi al massimo
server-tour-form-closes = Quando comincia
server-tour-form-closes-hand = quando lo comincio io
server-tour-form-closes-in = tra { $span }, o prima
server-tour-form-closes-hint = Se allora gli iscritti sono meno di due, viene annullato.
server-tour-form-round-days = Un turno dura al massimo
server-tour-form-round-free = quanto durano le sue partite
server-tour-form-round-hint = Allora i tavoli non finiti contano come stanno, per quel che tutti possono vedere.
server-tour-form-private = Privato: lo trova solo chi ha il link
server-tour-form-make = Indici il torneo

## Rifiuti

server-error-cannot-enter = Non puoi iscriverti a questo torneo.
server-error-entered-already = { $name } è già iscritto.
server-error-entry-closed = Questo torneo è già cominciato o è finito; non ci si può più iscrivere.
server-error-no-such-account = Nessuno ha un account con il nome { $name }.
server-error-no-entrant = Non c’è nessun iscritto con questo numero.
server-error-no-tournament = Questo torneo non esiste, oppure è privato e ti serve il suo link.
server-error-not-entered = Non sei tra gli iscritti di questo torneo.
server-error-not-organiser = Può farlo solo chi ha indetto il torneo.
server-error-too-few-entrants = Prima devono iscriversi almeno { $least } persone.
server-error-too-many-tournaments = Hai indetto { $most } tornei non ancora finiti. Prima annullane uno.
server-error-tournament-begun = Questo torneo è già cominciato.
server-error-tournament-full = Tutti i { $most } posti di questo torneo sono presi.
server-error-tournament-not-running = Si può fare solo mentre il torneo è in corso.
server-error-tournament-over = Questo torneo è finito.
