# Giocatori, i loro risultati e punteggi, e le classifiche, in italiano.

server-error-no-player = Qui non c’è nessuno con quel nome o numero di cui tu possa vedere la pagina.
server-error-rated-account = A un tavolo con punteggio siede solo chi ha un account: niente ospiti, niente bot.
server-error-rated-bots = Un tavolo con punteggio non ha bot: ogni posto è per una persona.
server-error-rated-alone = Un tavolo con punteggio ha almeno due posti.
server-error-rated-clock = Un tavolo con punteggio ha bisogno di un orologio, perché nessuno possa lasciarlo fermo per sempre.
server-error-rated-open = Un tavolo con punteggio comincia quando tutti i posti sono presi: i bot non ne prendono nessuno.

server-nav-ladder = Classifica
server-card-rated = con punteggio
server-new-rated = Con punteggio: il risultato cambia i punteggi dei giocatori
server-new-rated-hint = Solo persone con un account, senza bot e con un orologio. Chi se ne va prima della fine conta come ultimo. Come funziona è spiegato accanto alla classifica.
server-find-rated = Solo tavoli con punteggio
server-join-rated = Questo tavolo è con punteggio: la sua fine cambia i punteggi di tutti quelli che lo cominciano, e chi se ne va prima conta come ultimo.
server-join-rated-account = Accoglie solo chi ha un account.

server-player-since = qui dal
server-player-bot-of = Bot di
server-player-house = Un bot di questo server
server-player-own = Questa è la tua pagina.
server-player-own-more = Le tue statistiche, e chi può vedere questa pagina
server-player-ratings = Punteggi
server-player-rating = Punteggio
server-player-rating-told = { $rating } ± { $spread }
server-player-provisional = provvisorio
server-player-number = { $n }
server-player-least = Almeno
server-player-games = Partite
server-player-won = Vinte
server-player-even = A 1/n
server-player-left = Lasciate
server-player-even-about = «A 1/n» è quante se ne vincerebbero se tutti i posti fossero ugualmente forti. «Lasciate» sono le partite che un bot ha finito a quel posto.
server-player-results = Risultati
server-player-what = Gioco
server-player-total = tutte
server-player-alone = in solitario
server-player-none = Non ci sono partite finite da vedere.
server-player-with = Gioca con
server-player-with-count = { $count ->
    [one] 1 partita
   *[other] { $count } partite
}
server-player-finished = Partite finite
server-player-place = { $place ->
    [1] vinta
    [2] non vinta
   *[other] lasciata
}
server-player-winner = vince
server-player-not-ended = lasciata a un bot
server-player-changes = Come si è formato il punteggio
server-player-when = Quando
server-player-result = Risultato
server-player-before = Prima
server-player-after = Dopo
server-player-private-game = un tavolo che non puoi aprire
server-pages-nav = Pagine dell’elenco
server-pages-at = Pagina { $page } di { $pages }
server-pages-before = Pagina precedente
server-pages-after = Pagina seguente

server-ladder-title = Classifica: { $game }
server-ladder-about = È ordinata secondo quanto un punteggio vale almeno, molto probabilmente: il punteggio meno il doppio della sua incertezza (±). Tutti cominciano da 1500; contano solo i tavoli con punteggio, ai quali non giocano bot. Vedi chi si lascia vedere.
server-ladder-games = Giochi
server-ladder-rank = Posto
server-ladder-name = Nome
server-ladder-empty = Qui non c’è ancora nessuno.
server-ladder-provisional = Provvisori
server-ladder-provisional-about = Di questi si sa ancora troppo poco: la loro incertezza è ancora sopra 300. Non hanno un posto.
server-ladder-provisional-all = Tutti i punteggi provvisori
server-ladder-back = Torna alla classifica
server-ladder-rules = Che cosa conta a un tavolo con punteggio
server-ladder-rule-1 = Chi vince viene prima di tutti gli altri; questi condividono uno stesso posto, perché le regole dei giochi non conoscono secondi né terzi. Se non vince nessuno, tutti hanno perso, come contro qualcuno della loro stessa forza media.
server-ladder-rule-2 = Chi se n’è andato prima della fine, o il cui posto alla fine è giocato da un bot, viene ultimo, anche se quel posto vince. Chi prende un posto a metà partita non riceve punteggio.
server-ladder-rule-3 = Una mossa si può annullare solo come dappertutto qui: la propria ultima, finché nessun’altra persona ha mosso dopo, e mai oltre dadi o carte venuti alla luce. Così nessuno ci guadagna.
server-ladder-rule-4 = Il modello è quello di Plackett e Luce, nella forma di Weng e Lin (OpenSkill), con un punteggio per ogni gioco.

server-stats-title = Statistiche
server-stats-about = Tutte le tue partite finite, anche quelle private. I tavoli di prova non contano.
server-stats-none = Non hai ancora finito nessuna partita.
server-stats-by = Secondo
server-stats-variants = Edizione o scenario
server-stats-sizes = Numero di giocatori
server-stats-places = Posto
server-stats-bots = Bot al tavolo
server-stats-people = solo persone
server-stats-size = { $count } giocatori
server-stats-seat = Posto { $n }
server-stats-endings = Come sono finite
server-stats-ending = { $ending }: { $count }
server-stats-length = Durata mediana: { $lines }, { $days }
server-stats-lines = { $count ->
    [one] 1 mossa
   *[other] { $count } mosse
}
server-stats-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
server-stats-page = La mia pagina
server-stats-page-see = Vedi la mia pagina
server-stats-page-shown = Chi può vedere la mia pagina, con le mie partite, i risultati e i punteggi
server-stats-shown-everyone = tutti
server-stats-shown-members = chi è entrato con il suo account
server-stats-shown-played = quelli con cui ho giocato
server-stats-shown-nobody = nessuno tranne me
server-stats-page-counted = Conta i miei tavoli privati nelle cifre che vedono gli altri (nessuno vi è condotto)
server-stats-page-hint = Nella classifica ti vedono le stesse persone. A loro si mostrano anche le pagine dei tuoi bot.
server-stats-page-saved = Salvato.
server-stats-guest = Gli altri non vedono nessuna pagina di un ospite. Con un account ne hai una, e puoi giocare partite con punteggio.
