# Che cosa è successo al tavolo, in italiano: dall'ultima mossa di chi legge.

## Since the last move

server-since-move = Dalla tua ultima mossa
server-since-look = Dalla tua ultima visita
server-since-count = { $count ->
    [one] cosa è successa
   *[other] cose sono successe
}
server-since-more = { $count ->
    [one] 1 altra voce nella cronaca
   *[other] altre { $count } voci nella cronaca
}
server-since-key = Che cosa è successo dalla tua ultima mossa

## News of weight

server-since-set-moments = Le notizie di peso per un momento al centro del tavolo

## The pace of bots

server-since-pace = Il ritmo dei bot
server-since-pace-quick = rapido
server-since-pace-calm = calmo
server-since-pace-step = passo passo
server-since-pace-note = Calmo e passo passo valgono ai tavoli dove tutti gli altri sono bot e nessun orologio corre.
server-since-pace-now = Bot: { $pace }
server-since-steps = { $count ->
    [one] 1 mossa ancora da mostrare
   *[other] { $count } mosse ancora da mostrare
}
server-since-go-on = Avanti
server-since-all = Mostra tutto
server-since-key-on = Avanti: la prossima mossa dei bot
server-since-key-all = Mostra subito tutte le mosse dei bot
