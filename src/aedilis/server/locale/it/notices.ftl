# Ciò che si dice per e-mail, webhook o notifica push a chi è assente, in italiano.
#
# Il testo di un tipo è l'oggetto; il suo .long è la frase nell'e-mail. $title è il nome del tavolo,
# $name chi legge, $who la persona che ha scritto.

server-notice-your-turn = Tocca a te: { $title }
    .long = Tocca a te al tavolo «{ $title }».
server-notice-offer = { $who } ti offre un accordo: { $title }
    .long = { $who } ti offre un accordo al tavolo «{ $title }». Là puoi accettarlo, rifiutarlo o proporne un altro.
server-notice-over = La partita è finita: { $title }
    .long = La partita al tavolo «{ $title }» è finita. Là puoi vedere com’è andata e rivederla.
server-notice-mention = { $who } ti chiama: { $title }
    .long = { $who } ti chiama nella chat del tavolo «{ $title }».
server-notice-chat = { $who } ha scritto: { $title }
    .long = { $who } ha scritto nella chat del tavolo «{ $title }».
server-notice-seat = { $news ->
    [begun] La partita è cominciata: { $title }
    [round] È cominciato il tuo turno di torneo: { $title }
    [hurry] Il tuo tempo sta per finire: { $title }
    [late] Il tuo tempo era scaduto: { $title }
    [replaced] Un bot gioca per te: { $title }
    [invited] Hai un invito a un tavolo: { $title }
    [resigned] { $who } ha abbandonato: { $title }
    [end] { $who } propone di chiudere la partita: { $title }
    [offered] Il tuo posto viene offerto: { $title }
    [taken] Qualcuno continua al tuo posto: { $title }
    [removed] Ti hanno tolto da un tavolo: { $title }
    [rematch] Ti aspetta una rivincita: { $title }
   *[other] Novità sul tuo posto: { $title }
}
    .long = { $news ->
    [begun] La partita al tavolo «{ $title }» è cominciata, e tu hai un posto.
    [round] È cominciato il tuo turno di torneo. Il tuo tavolo è «{ $title }».
    [hurry] Il tuo tempo per muovere al tavolo «{ $title }» sta per finire.
    [late] Al tavolo «{ $title }» il tuo tempo era scaduto, e quell’unica decisione è stata presa senza di te. Continui a giocare tu.
    [replaced] Al tavolo «{ $title }» un bot gioca per te, perché il tuo tempo è finito o hai lasciato il tavolo. Là puoi riprendere il tuo posto.
    [invited] { $who } tiene per te un posto al tavolo «{ $title }». Là puoi accettare o declinare.
    [resigned] { $who } ha abbandonato il tavolo «{ $title }». Un bot continua in quel posto finché non trovate qualcuno.
    [end] { $who } propone di chiudere subito la partita al tavolo «{ $title }», senza vincitori. Si chiude se tutti sono d’accordo.
    [offered] { $who } ha offerto a qualcun altro il tuo posto al tavolo «{ $title }», perché lo gioca un bot. Là puoi riprenderlo finché nessuno lo occupa.
    [taken] { $who } ha preso il tuo posto al tavolo «{ $title }» e continua a giocare per te.
    [removed] { $who } ti ha tolto dal tavolo «{ $title }» prima che la partita cominciasse. Nella lobby ti aspettano altri tavoli.
    [rematch] { $who } ha aperto un tavolo per la rivincita di «{ $title }» e ti tiene un posto. Unisciti dal vecchio tavolo.
   *[other] È cambiato qualcosa nel tuo posto al tavolo «{ $title }».
}

server-notice-greeting = Ciao { $name },
server-notice-phase = Fase: { $phase }
server-notice-topic = Si chiede: { $topic }
server-notice-link = Vai al tavolo: { $url }
server-notice-open = Apri il tavolo
server-notice-why = Ricevi quest’e-mail perché l’hai chiesto nelle tue impostazioni. Per non averne più di questo tipo: { $url }

## Perché un modo di avvisare è stato spento

server-notice-off-refused = È stato rifiutato più volte (codice { $code }).
server-notice-off-gone = Il destinatario dice che quest’indirizzo non esiste più.
server-notice-off-unreachable = Non è stato raggiungibile, più volte di seguito.
server-notice-off-forbidden = L’indirizzo porta in un luogo a cui questo server non invia nulla.
server-notice-off-unusable = Così com’è stato inserito non funziona.
