# Lasciare la partita e tornare: che cosa ne è dei posti, oltre alle mosse. Li usa anche la pagina.

server-became-resigned = { $name } ha abbandonato.
server-became-taken = { $name } ha preso il posto { DI($other) } e continua a giocare.
server-became-proposed = { $name } propone di chiudere subito la partita.
server-became-withdrawn = { $name } non vuole più chiudere la partita.
server-became-refused = { $name } non vuole chiudere la partita.
server-became-agreed = Tutti sono d’accordo: la partita si chiude qui.

server-ended-agreed = Chiusa di comune accordo: non ha vinto nessuno
server-ended-resigned = Chiusa per abbandono: non ha vinto nessuno

server-table-given-up = abbandonato; continua { $bot }
server-table-offered-lobby = Aperto nella lobby a chiunque lo voglia.
server-table-offered-link = Offerto: può prenderlo chi ha questo link.
server-table-offer-lobby = Offri nella lobby
server-table-offer-link = Offri con un link
server-table-offer-end = Non offrirlo più
server-table-offer-address = Link al posto { DI($name) }
server-table-offered-mine = Gli altri hanno offerto il tuo posto a qualcun altro.

server-table-leave = Lascia o chiudi la partita
server-table-key-seats = Chi è al tavolo, e lasciarlo
server-table-resign = Abbandona
server-table-resign-what = Rinunci al tuo posto per sempre, e un bot continua a giocarlo. Gli altri lo vedono, e resta scritto accanto al risultato.
server-table-resign-alone = Qui non c’è nessun altro: la partita si chiude e non vince nessuno.
server-table-resign-end = Proponi anche agli altri di chiudere subito la partita
server-table-resign-sure = Abbandona per sempre
server-table-end = Proponi di chiudere la partita
server-table-end-alone = Chiudi la partita
server-table-end-what = La partita si chiude subito, senza vincitori, se tutte le persone al tavolo sono d’accordo. Dopo, chiunque può rivederla per intero, da ogni posto.
server-table-end-what-alone = La partita si chiude subito, senza vincitori. Dopo puoi rivederla per intero, da ogni posto.
server-table-end-sure = Proponi
server-table-cancel = Continua a giocare

server-table-ending = { $name } propone di chiudere subito la partita, senza vincitori.
server-table-ending-mine = Proponi di chiudere subito la partita. Si chiude quando tutti sono d’accordo.
server-table-ending-waits = Non hanno ancora risposto: { $names }
server-table-ending-agree = D’accordo
server-table-ending-refuse = Continua a giocare
server-table-ending-withdraw = Ritira la proposta
server-table-ending-agreed = Hai detto di sì.

server-error-gave-up = Hai rinunciato al tuo posto a questo tavolo, o adesso lo ha qualcun altro.
server-error-not-away = In quel posto non gioca un bot al posto di qualcuno che manca.
server-error-no-proposal = Nessuno propone di chiudere la partita, o non più.
server-error-removed = Chi ha creato il tavolo ti ha tolto il posto.

server-lobby-removed = Chi ha creato il tavolo «{ $title }» ti ha tolto il posto. Qui ti aspettano altri tavoli.
server-join-remove = Togli dal tavolo
server-join-remove-sure = Togliere dal tavolo { $name }? Non potrà più sedersi qui.
server-seat-free = libero
server-join-goes-on = La partita è in corso: quel posto lo gioca un bot, e tu continui da lì, con quello che ha.
server-status-agreed = chiusa di comune accordo
server-status-resigned = chiusa per abbandono

server-became-rematch = { $name } ha aperto un tavolo per la rivincita.
server-table-rematch = Rivincita
server-table-rematch-join = Unisciti alla rivincita
server-table-record = Scarica la registrazione
server-table-fork-all = Gioca tutti i posti da qui
server-table-fork-all-what = Continua da questo momento in una partita di prova privata in cui giochi tu ogni posto
server-error-no-rematch = La rivincita si gioca a partita finita.
server-error-too-many-sandboxes = Hai { $most } partite di prova. Prima eliminane una.
server-card-record = Registrazione
server-mine-sandboxes = Partite di prova
server-upload = Carica una registrazione
server-upload-what = Una registrazione scaricata qui, o che viene dal terminale, diventa una partita di prova privata. Prima viene controllata mossa per mossa.
server-upload-script = Il file viene inviato da uno script, e questo browser non ne esegue.
server-upload-file = File con una registrazione
server-upload-choose = Scegli un file
server-upload-none = Nessun file scelto
server-upload-seat = Giochi
server-upload-all = tutti i posti
server-upload-send = Carica
