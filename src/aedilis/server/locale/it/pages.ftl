# Le pagine del server, in italiano: lobby, tavoli, regole, aiuto.

server-page-hero = Giochi dell’antica Roma nel tuo browser: con amici, con sconosciuti o con i bot.
server-page-skip = Vai al contenuto
server-page-nav = Pagine
server-page-to-lobby = Alla lobby
server-page-no-script = Il tavolo è disegnato da uno script, che questo browser non esegue. Qui sotto è raccontato a parole com’è ora. Per giocare senza script nel browser c’è un’API.
server-nav-lobby = Lobby
server-nav-games = I miei tavoli
server-nav-learn = Imparare
server-nav-rules = Regole
server-nav-help = Aiuto
server-nav-profile = Profilo
server-nav-login = Accedi

server-yes = sì
server-no = no
server-do-cancel = Annulla
server-do-change = Cambia
server-do-copied = Copiato
server-do-copy = Copia
server-do-join = Siediti
server-do-open = Apri
server-do-save = Salva
server-do-watch = Guarda
server-field-language = Lingua
server-field-name = Nome
server-field-password = Password
server-span-seconds = { $count ->
    [one] 1 secondo
   *[other] { $count } secondi
}
server-span-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
server-span-hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
}
server-span-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}

## La lobby

server-lobby-title = La lobby
server-lobby-name-hint = Ciò che vedono gli altri. Se lo lasci vuoto, te ne diamo uno.
server-lobby-play-now = Gioca subito con i bot
server-lobby-learn = Imparare passo per passo
server-lobby-play-alone = Giocare in solitario
server-lobby-new = Nuovo tavolo…
server-lobby-mine = I miei tavoli
server-lobby-mine-empty = Non siedi a nessun tavolo. Comincia una partita qui sopra, o siediti a un tavolo qui sotto.
server-lobby-mine-all = Tutti i miei tavoli, anche passati
server-lobby-open = Tavoli aperti
server-lobby-open-empty = Ora nessun tavolo aspetta giocatori.
server-lobby-running = Tavoli da guardare
server-lobby-running-empty = Ora non c’è nessun tavolo da guardare.

server-card-delete = Elimina
server-card-delete-sure = Eliminare questa partita di prova? Non si può recuperare.
server-card-my-turn = tocca a te
server-card-private = privato
server-card-sandbox = prova
server-card-seats = Posti
server-card-facts = Che cosa si gioca
server-card-option = { $option }: { $value }
server-card-seat-count = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}
server-card-clock-none = senza orologio
server-card-clock-move = { $span } per decisione
server-card-clock-bank = { $span } per tutta la partita
server-card-clock-more = { ", " }{ $count ->
    [one] 1 secondo
   *[other] { $count } secondi
} in più per decisione
server-card-watch-now = con spettatori
server-card-watch-later = gli spettatori la vedono con { $span } di ritardo
server-card-watch-never = senza spettatori
server-card-talk = si può scrivere in privato
server-card-talk-not = niente messaggi privati
server-card-hints-not = senza suggerimenti
server-status-open = aspetta giocatori
server-status-running = in corso
server-status-over = partita finita
server-status-stopped = partita interrotta
server-seat-open = libero
server-seat-you = tu
server-seat-awaited = (si aspetta)
server-kind-bot = bot
server-kind-guest = ospite
server-bot-random = Bot: gioca a caso
server-bot-version = { $bot }, versione { $version }
server-bot-set = { $bot }, { $setting }
server-bot-novice = Bot: pianifica, ma spesso agisce d’impulso
server-bot-level = { $bot } – { $level }
server-level-beginner = per principianti
server-level-ordinary = medio
server-level-good = buono
server-level-strong = forte
server-level-master = magistrale
server-lobby-level = Quanto bene giocano i bot

## I miei tavoli

server-mine-turn = Tocca a te
server-mine-running = In corso
server-mine-open = In attesa di giocatori
server-mine-over = Finite
server-mine-won = Vinte
server-mine-no-turn = Nessun tavolo ti aspetta.
server-mine-counts = In cifre
server-mine-game = Gioco

## Un nuovo tavolo

server-new-title = Nuovo tavolo: { $game }
server-new-name = Come si chiama il tavolo (facoltativo)
server-new-seats = Posti
server-new-seats-hint = Da { $least } a { $most } posti, in quest’ordine intorno al tavolo. Un posto libero aspetta che arrivi qualcuno; se non ce ne sono, la partita comincia subito.
server-new-seat = Posto { $n }
server-new-seat-me = io
server-new-seat-open = libero: per chi arriva
server-new-seat-none = nessun posto
server-new-who = Chi lo vede
server-new-private = Privato: lo trova solo chi ha il link
server-new-delay = Gli spettatori
server-new-delay-none = vedono subito ciò che è pubblico
server-new-delay-never = non sono ammessi
server-new-private-chat = I giocatori possono scriversi in privato
server-new-no-hints = Nessuno può chiedere suggerimenti
server-new-time = Tempo
server-new-clock-none = Nessun orologio: ognuno si prende il tempo che serve
server-new-clock-move = Una scadenza per ogni decisione
server-new-clock-bank = Un orologio per tutta la partita
server-new-move-seconds = Tempo per una decisione
server-new-bank-seconds = Tempo per tutta la partita
server-new-increment = Secondi in più per ogni decisione
server-new-late = Quando a qualcuno scade il tempo
server-new-late-move = In quell’unica decisione passa o si astiene; se c’è da scegliere, sceglie il bot
server-new-late-bot = Se non c’è, il bot occupa il suo posto
server-new-stand-in = Chi gioca per gli assenti
server-new-stand-in-hint = Quando a qualcuno scade il tempo, o qualcuno se ne va. Il posto si può riprendere, e chi risponde lo riprende.
server-new-more = Altre opzioni
server-new-advanced = Regole avanzate
server-new-make = Crea il tavolo
server-new-as-usual = come nell’edizione

## Sedersi

server-join-host = tavolo { DI($name) }
server-join-sit = Siediti
server-join-seat = Posto
server-join-any = uno qualsiasi libero
server-join-name-hint = Non serve un account. Se lo lasci vuoto, te ne diamo uno.
server-join-begun-title = (●) È cominciata: { $title }
server-join-begun = La partita è cominciata.
server-join-to-table = Al tavolo
server-join-invite = Invita altri
server-join-invite-open = Il tavolo è elencato nella lobby. Quest’indirizzo porta al tavolo:
server-join-invite-private = Solo chi ha quest’indirizzo trova il tavolo:
server-join-start = Comincia ora
server-join-start-hint = La partita comincia da sé quando l’ultimo posto è occupato. Se la cominci ora, i posti liberi vanno ai bot.
server-join-stop = Ritira il tavolo
server-join-stop-sure = Ritirare questo tavolo? Chi vi siede dovrà andarsene.
server-join-leave = Lascia il tavolo

## Regole

server-rules-about = Ogni paragrafo con parole nostre, con le decisioni su ciò che i regolamenti lasciano aperto.
server-rules-of = Regole: { $game }
server-rules-search = Parole, il nome di una carta o il numero di un paragrafo
server-rules-search-hint = Il nome di una carta può essere in una qualsiasi delle lingue del gioco.
server-rules-find = Cerca
server-rules-found = { $count ->
    [0] Nulla per «{ $words }»
    [one] 1 paragrafo per «{ $words }»
   *[other] { $count } paragrafi per «{ $words }»
}
server-rules-ruling = Decisione
server-rules-section = Sezione
server-rules-editions = Edizioni
server-rules-nearby = Paragrafi prima e dopo

## Aiuto

server-help-begin = Per cominciare
server-help-begin-1 = «Gioca subito con i bot» crea un tavolo all’istante; non serve un account. «Nuovo tavolo» ha tutte le opzioni: edizione o scenario, posti, orologio, chi può guardare.
server-help-begin-2 = Per giocare con amici, crea un tavolo privato e manda loro il link. Chi lo apre dà un nome e si siede. I tavoli aperti nella lobby sono per tutti.
server-help-begin-3 = Un ospite è conosciuto da un solo browser. Crea un account per tornare da un altro; i tuoi tavoli vengono con te.
server-help-begin-4 = Ogni tavolo ha accanto le regole. Ogni domanda indica il paragrafo da cui viene, e un clic sul suo numero lo mostra.
server-help-table = Al tavolo
server-help-table-1 = La barra delle decisioni dice chi si aspetta, e per che cosa. Quando tocca a te, elenca tutto ciò che puoi fare; oppure fai clic su ciò che ha un contorno sul tavolo.
server-help-table-2 = Una mossa in più parti si compone passo per passo. Vedi come sarà prima di inviarla, e puoi cambiarne ogni parte.
server-help-table-3 = «Perché no?» dice che cosa ora non è permesso, perché, e per quale regola. «Annulla» ritira la tua ultima mossa, se da allora nessuno ha saputo o tirato nulla.
server-help-table-4 = Il tavolo a parole mostra la stessa posizione in titoli ed elenchi, per i lettori di schermo e per chi preferisce leggere.
server-help-together = Insieme
server-help-together-1 = La chat è per tutto il tavolo; dove il tavolo lo permette, puoi anche scrivere a un solo giocatore. Scrivi @ e un nome per chiamare qualcuno.
server-help-together-2 = Le note sono soltanto tue. Gli accordi che un gioco conosce sono pubblici e vincolano: ciò che si è promesso si compie quando viene il momento.
server-help-together-3 = Gli spettatori vedono ciò che è pubblico, più tardi se il tavolo vuole così. Non vedono mai una mano.
server-help-together-4 = Nel profilo scegli come sapere che tocca a te: per e-mail, con una notifica del browser o con un webhook. Non si invia nulla che tu non abbia chiesto.
server-help-time = Tempo
server-help-time-1 = Una partita si può giocare in una sola seduta o nell’arco di settimane. Ciò che hai inviato è conservato; torna quando vuoi.
server-help-time-2 = Le istruzioni permanenti rispondono per te nei momenti in cui potresti intervenire. «Passa fino a novità» lascia andare avanti la partita finché non c’è bisogno di te.
server-help-time-3 = Quando il tempo è scaduto, chi doveva decidere passa, rinuncia o si astiene in quell’unica decisione, e un bot la prende solo se c’è da scegliere; oppure il bot occupa il posto di chi non c’è, se il tavolo vuole così e vi giocano altre persone. Con una qualsiasi risposta riprendi il posto.
server-help-time-4 = Rivedi ogni momento dal tuo posto; a partita finita, da ogni posto. Da ogni momento puoi creare una tua partita di prova, per fare tentativi.
server-help-keys = Tasti
server-help-key = Tasto
server-help-does = Che cosa fa
server-help-privacy = Privacy
server-help-privacy-1 = Di te si conservano: il nome, un’impronta della password e una dell’indirizzo di rete da cui hai fatto l’ultimo accesso, le sessioni, ciò che hai scelto nel profilo, chi sono i tuoi amici e chi hai bloccato, ciò che hai segnalato, le partite e ciò che vi hai detto. Non si chiede nessun indirizzo; un’e-mail la dai solo se vuoi.
server-help-privacy-2 = Ci sono due cookie: uno tiene la tua sessione, l’altro la tua lingua. A nessun altro si dice della tua visita; tutto ciò che le pagine caricano viene da questo server.
server-help-privacy-3 = Il profilo ti dà tutti i tuoi dati in un file, e li elimina. Le mosse di una partita restano per gli altri, senza il tuo nome.
server-help-privacy-4 = Il link di un tavolo privato contiene la sua chiave: chi l’ha può entrare. Dallo solo a chi vuoi che ci sia.
server-help-programs = Programmi
server-help-programs-1 = Tutto ciò che fanno le pagine possono farlo anche i programmi: crea un account bot nel tuo profilo, e un token per il bot. Ci sono partite, mosse, un flusso dei cambiamenti e registrazioni; la descrizione in OpenAPI è a quest’indirizzo:
server-help-programs-2 = Un bot gioca con un nome proprio, e ne rispondi tu.

## Lezioni

server-learn-intro = Una prima partita guidata e problemi con una sola risposta buona. Non serve alcun conto.
server-learn-guide = guidata, { $count } passi
server-learn-puzzle = { $count ->
    [one] una mossa
   *[other] { $count } mosse
}
server-learn-done = fatto
server-learn-begun = iniziato
