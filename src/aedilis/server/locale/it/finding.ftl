# Cercare un tavolo, e il prossimo tavolo che aspetta, in italiano.

server-nav-next = Prossimo tavolo
server-find-title = Cerca un tavolo
server-find-count = { $count ->
    [one] un filtro
   *[other] { $count } filtri
}
server-find-any = qualsiasi
server-find-what = Gioco
server-find-pace = Ritmo
server-find-pace-live = in una seduta
server-find-pace-days = nell’arco di giorni
server-find-pace-none = senza orologio
server-find-spoken = Lingua del tavolo
server-find-free = Posti liberi
server-find-free-count = { $count ->
    [one] almeno uno
   *[other] almeno { $count }
}
server-find-newcomers = Solo dove i principianti sono benvenuti
server-find-do = Mostra questi
server-find-all = Mostra tutti i tavoli
server-find-empty = In questo momento nessun tavolo aperto è così.
server-find-make = Creane uno: { $game }
server-card-newcomers = principianti benvenuti
server-card-until = rispondi entro
server-join-newcomers = A questo tavolo i principianti sono benvenuti.
server-new-spoken = Lingua che si parla al tavolo
server-new-spoken-any = qualsiasi
server-new-newcomers = I principianti sono benvenuti: c’è tempo per le domande
