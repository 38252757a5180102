# La pagina di un tavolo nel browser, in italiano: le parole intorno alla partita. Ciò che dice la partita
# viene dai testi dei giochi e del terminale.

server-table-loading = Un momento…
server-table-home = Aedilis: tutti i tavoli
server-table-board = Il tavolo
server-table-beside = Accanto al tavolo
server-table-skip = Vai a ciò che si chiede
server-table-not-begun = La partita non è cominciata. Comincia quando tutti i posti sono occupati.
server-table-sandbox = prova
server-table-tournament = Torneo: turno { $round }, tavolo { $table }
server-table-you = tu
server-table-none = niente
server-table-labelled = { $label }:
server-table-close = Chiudi
server-table-rule = Regola
server-table-busy = Si chiede al server…

## Il collegamento con il server

server-table-line-lost = Il collegamento con il server si è interrotto. Lo si sta ripristinando; ciò che hai inviato non è perduto.
server-table-line-offline = Questo dispositivo è offline. Ciò che hai inviato parte quando torna il collegamento.
server-table-line-now = Riprova ora
server-table-line-closed = Il server ti ha chiuso questo tavolo: forse hai chiuso la sessione, o il tavolo è stato spostato.
server-table-reload = Ricarica la pagina

## Chi si aspetta

server-table-begun = La partita è cominciata.
server-table-title-begun = (●) È cominciata: { $title }
server-table-title-turn = (●) Tocca a te · { $title }
server-table-head-asked = Tocca a te
server-table-head-may = Puoi
server-table-head-waiting = Il tavolo aspetta
server-table-head-passing = Passi fino a novità
server-table-head-over = La partita è finita
server-table-head-stopped = La partita è stata interrotta
server-table-head-open = Ci sono posti liberi
server-table-head-looking-back = Stai rivedendo la partita
server-table-fold = Mostra o nascondi ciò che si chiede
server-table-time-days = { $days } g { $hours } h
server-table-time-hours = { $hours } h { $minutes } min
server-table-time-left = ancora { $time }
server-table-waited = da { $time }
server-table-news-asked = Tocca a te: { $question }
server-table-differs = Le regole di adesso non si adattano a questa partita dalla riga { $line } in poi: { $problem }. Il tavolo è mostrato com’era prima; il seguito è raccontato come è stato registrato, e qui non si può verificare.
server-table-unproved = Tutte le mosse di questa partita tornano con le regole di adesso, eppure non le si adattano: { $problem }. La fine è raccontata come è stata registrata.

## Rispondere

server-table-narrowed = { $count } scelte su { $all }: mostra tutte
server-table-search = Cerca una scelta
server-table-so-far = La tua risposta finora
server-table-change-part = { $part }: cambia
server-table-send = Invia
server-table-go-on = Continua
server-table-back = Indietro
server-table-start-over = Ricomincia
server-table-answer-dropped = La partita è andata avanti: la risposta che avevi cominciato non vale più.
server-table-just-changed = Le scelte sono appena cambiate: guarda di nuovo.
server-table-confirm = Conferma
server-table-confirm-picked = { $count ->
    [0] Non scegliere
    [one] Conferma 1
   *[other] Conferma { $count }
}
server-table-pick-most = Quanto più si può, con un clic
server-table-confirm-amount = Conferma { $amount }
server-table-from-to = Da { $low } a { $high }
server-table-fewer = Uno in meno: { $name }
server-table-more = Uno in più: { $name }
server-table-one-less = Uno in meno
server-table-one-more = Uno in più
server-table-letters-left = { $count ->
    [one] ancora 1 carattere
   *[other] ancora { $count } caratteri
}
server-table-send-amount = Invia { $amount }
server-table-share-out = Ripartisci così e concludi
server-table-gift-to = A
server-table-gift-from = Da
server-table-gift-remove = Togli il dono { $n }
server-table-gift-amount = Quantità data
server-table-sheet = Che cosa intraprendi?
server-table-sheet-order = In quest’ordine; ciò che salti non si potrà più fare.
server-table-sheet-nothing = Niente
server-table-add-in-parts = Dire chi paga
server-table-lay-all = Tutto: { $count }
server-table-lay-all-of = Tutto ({ $count }): { $name }
server-table-lay-none = Nessuno
server-table-lay-add = Un’altra parte
server-table-lay-remove = Togli la parte { $part }
server-table-lay-part = Parte { $part }
server-table-lay-steps = Rispondi passo per passo
server-table-lay-sheet = Rispondi su un solo foglio
server-table-lay-missing = Resta ancora qualcosa da scegliere.
server-table-chance = { $name } { $percent } %
server-table-deal-offered = { $name } ti offre un accordo
server-table-deal-accept = Accetta
server-table-deal-refuse = Rifiuta
server-table-deal-counter = Fai una controfferta
server-table-deal-new = { $name } ti offre un accordo: si attende la tua risposta.
server-table-title-deal = (✉) Ti offrono un accordo · { $title }
server-table-out-of-turn = Fuori turno
server-table-undo = Annulla
server-table-why = Perché no?
server-hint-ask = Suggerimento
server-hint-head = Che cosa conviene qui
server-hint-aside = Che cosa conviene fare fuori turno
server-hint-still = Il bot che consiglia ora non farebbe nulla: aspetterebbe il suo turno.
server-hint-note = Il consiglio di un bot, da ciò che puoi sapere. Sceglierne uno compila la tua risposta; non si invia ancora nulla.
server-hint-busy = Cerco le risposte migliori…
server-hint-take = Compila: { $answer }
server-table-nothing-refused = Niente di ciò che ora avrebbe senso è vietato.
server-table-nothing-to-tell = Su questo non c’è altro da dire.
server-table-pass-on = Passa fino a novità
server-table-pass-off = Non passare più
server-table-pass-stopped = C’è una novità: non passi più automaticamente.

## Istruzioni permanenti

server-table-standing = Istruzioni permanenti
server-table-standing-given = Istruzioni che hai dato
server-table-standing-end = Ritira: { $order }
server-table-standing-quick = D’ora in poi:
server-table-standing-about = Su
server-table-standing-way = Fai questo
server-table-standing-give = Dai l’istruzione
server-table-orders-pass-all = Passa tutte le { $count } domande
server-table-orders = Istruzioni permanenti
server-table-orders-intro = In questi momenti la partita si fermerebbe per te. Un’istruzione permanente risponde al tuo posto.
server-table-order-ask = Chiedimi sempre
server-table-order-open = Chiedimi quando posso fare qualcosa
server-table-order-never = Non chiedermi mai
server-table-order-pass = Passa per me

## Cronaca, chat, note, regole

server-table-tab-log = Cronaca
server-table-tab-chat = Chat
server-table-tab-notes = Note
server-table-tab-rules = Regole
server-table-unread = nuovi
server-table-undone = { $name } annulla la sua ultima mossa.
server-table-timed-out = Il tempo { DI($name) } è scaduto: per questa volta si decide senza risposta.
server-table-was-late = Il tuo tempo era scaduto, e quell’unica decisione è stata presa senza di te. Continui a giocare tu.
server-table-here = Sono qui
server-table-bot-plays = Un bot gioca per te.
server-table-time-short = Il tuo tempo sta per scadere: restano { $time }.
server-table-title-short = ({ $time }) Tocca a te · { $title }
server-table-log-empty = Non è ancora successo nulla.
server-table-log-newest = Ultime righe
server-table-earlier-lines = { $count ->
    [one] Mostra la riga precedente
   *[other] Mostra le { $count } righe precedenti
}
server-table-look-at = Riga { $line }, { $time }: mostra il tavolo com’era allora
server-table-chat-empty = Nessuno ha ancora detto nulla.
server-table-say = Invia
server-table-say-what = Scrivi qualcosa; con @ e un nome chiami qualcuno
server-table-say-to = A
server-table-say-to-all = tutto il tavolo
server-table-to-seat = solo { A($name) }
server-table-mention = Chiama qualcuno
server-table-notes-label = Le tue note su questa partita; nessun altro le vede
server-table-notes-kept = Salvate
server-table-notes-keeping = Salvataggio…
server-table-notes-guest = Accedi per tenere note su questa partita.
server-table-rules-contents = Tutte le regole
server-table-rules-failed = Ora non si possono caricare le regole.
server-table-rules-none = Questo gioco non ha qui regole da consultare.

## Il tavolo a parole, e rivedere la partita

server-table-told = Il tavolo a parole
server-table-tools = Modi di guardare il tavolo
server-table-tool-seats = Chi è al tavolo
server-table-tool-statistics = L’andamento della partita
server-table-tool-map = La mappa
server-table-tool-legend = Tutti i segni
server-table-tool-history = Rivedi la partita
server-table-tool-text = Il tavolo a parole
server-table-tool-settings = Impostazioni
server-table-tool-help = Aiuto e tasti
server-table-sheets = Parti della pagina
server-table-sheet-table = Tavolo
server-table-sheet-mine = Mio
server-table-sheet-log = Cronaca
server-table-looking-at = Il tavolo com’era dopo la riga { $line } di { $lines }.
server-table-asked-meanwhile = Intanto tocca a te.
server-table-to-present = Torna al presente
server-table-replay-line = Riga della cronaca
server-table-replay-at = { $line } di { $lines }
server-table-replay-play = Riproduci tutto
server-table-replay-pause = Ferma qui
server-table-replay-from = Come la vede
server-table-spectator = uno spettatore
server-table-fork = Prova da qui
server-table-fork-what = Crea una tua partita di prova che comincia da questo momento. Nessun altro la vede.
server-table-fork-open = Apri la prova

## La fine

server-table-no-statistics = Su questa partita non ci sono dati.
server-review-head = Dove si è decisa
server-review-ask = Trova i punti di svolta
server-review-busy = Si ripercorre la partita…
server-review-nothing = Nulla in questa partita ha cambiato di molto le possibilità di qualcuno.
server-review-played = { $name }: { $move }
server-review-chance = { $name }: { $before } % → { $after } %
server-review-same = Un bot allo stesso posto avrebbe fatto lo stesso. { $why }
server-review-rather = Un bot allo stesso posto avrebbe preferito: { $answer }. { $why }
server-review-look = Mostra la riga { $line } ({ $turn })
server-table-no-map = Di questo tavolo non c’è una mappa.
server-table-measure = Che cosa si misura
server-table-plot = { $name }, turno per turno; sotto, i numeri in una tabella
server-table-plot-numbers = I numeri
server-table-plot-turn = Turno

## Posti

server-table-seat-here = presente
server-table-seat-away = assente
server-table-seat-bot = bot
server-table-seat-open = ancora nessuno
server-table-seat-is-bot = { $bot }
server-table-seat-stand-in = assente; gioca { $bot }
server-table-spectators = { $count ->
    [0] Nessuno guarda
    [one] 1 guarda
   *[other] { $count } guardano
}
server-table-which-bot = Quale bot
server-table-leave-to-bot = Lascia a un bot
server-table-take-back = Riprendi il posto
server-table-give-back = Restituisci il posto
server-table-link = L’indirizzo di questo tavolo
server-table-link-copy = Copia
server-table-link-copied = L’indirizzo è stato copiato.

## Impostazioni

server-table-language = Lingua
server-table-language-failed = Ora non si possono caricare i testi in quella lingua.
server-table-theme = Tema
server-table-theme-system = Come il sistema
server-table-theme-light = Travertino (chiaro)
server-table-theme-dark = Basalto (scuro)
server-table-set-text = Il tavolo a parole
server-table-set-sounds = Suoni
server-table-sounds-on = I suoni sono accesi.
server-table-sounds-off = I suoni sono spenti.
server-table-set-keys = Tasti singoli come scorciatoie
server-table-set-push = Avvisami quando tocca a me, anche se questa pagina è chiusa
server-table-push-denied = Il browser ha l’ordine di non mostrare notifiche da qui. Si può cambiare nelle sue impostazioni.
server-table-push-unsupported = Per avere notifiche quando tocca a te servono un account, e un browser e un server che possano inviarle.
server-table-push-failed = Ora le notifiche non possono raggiungere il browser.

## Tasti

server-table-help-intro = Tutto si può fare con i tasti. Si può anche fare clic su ciò che ha un contorno sul tavolo e su ogni nome nella cronaca.
server-table-help-log = Nella cronaca, sinistra e destra vanno di nome in nome. Tab esce da ogni elenco.
server-table-key-choose = Scegliere una risposta con il suo numero; 0 finisce o passa
server-table-key-send = Confermare, o inviare tutta la risposta
server-table-key-back = Indietro: di una parte della risposta, o al presente
server-table-key-arrows = Di risposta in risposta, o di cosa in cosa sul tavolo
server-table-key-undo = Annullare
server-table-key-why = Perché no?
server-hint-key = Suggerimento: che cosa conviene qui, e perché
server-table-key-pass = Passare fino a novità, o non passare più
server-table-key-aside = Fuori turno
server-table-key-decision = A ciò che si chiede
server-table-key-steady = A ciò che si può sempre fare: pensare, passare, finire
server-table-key-board = Al tavolo
server-table-key-log = Cronaca
server-table-key-chat = Chat
server-table-key-notes = Note
server-table-key-rules = Regole
server-table-key-text = Il tavolo a parole, o disegnato
server-table-key-map = Mostrare la mappa
server-table-key-history = Rivedere la partita, o tornare al presente
server-table-key-earlier = Una riga prima
server-table-key-later = Una riga dopo
server-table-key-sounds = Suoni accesi o spenti
server-table-key-settings = Impostazioni
server-table-key-help = Aiuto e tasti

## Lezioni

server-lesson-player = Giocatore
server-lesson-look = La lezione indica: { $things }
server-lesson-step = Passo { $step } di { $steps }
server-lesson-left = { $count ->
    [one] Ti resta una mossa
   *[other] Ti restano { $count } mosse
}
server-lesson-done-head = Ben fatto
server-lesson-failed-head = Non così
server-lesson-failed = Non è così. Le tue mosse sono finite e la meta non è raggiunta.
server-lesson-hint = Suggerimento
server-lesson-back = Indietro
server-lesson-again = Dall’inizio
server-lesson-next = Avanti
server-lesson-leave = Continua da qui contro i bot
server-lesson-all = Tutte le lezioni
server-lesson-move = Prova così: { $move }
server-lesson-astray = Hai già preso un’altra strada. Torna indietro e chiedi di nuovo.

## Il prossimo tavolo

server-table-tool-next = Prossimo tavolo che ti aspetta
server-table-key-next = Al prossimo tavolo che ti aspetta
server-table-next = { $count ->
    [one] Prossimo tavolo: uno ti aspetta
   *[other] Prossimo tavolo: { $count } ti aspettano
}
server-table-next-none = Nessun altro tavolo ti aspetta.

## Persone di cui non si vuole sentire nulla

server-table-chat-hidden = Riga nascosta di una persona bloccata
server-table-chat-more = Altro su questa riga
server-table-chat-block = Blocca { $name }
server-table-chat-report = Segnala questa riga
server-table-chat-blocked = Non senti più quello che dice { $name }. Puoi sbloccare in «Amici».
server-table-seat-held = riservato a qualcuno
