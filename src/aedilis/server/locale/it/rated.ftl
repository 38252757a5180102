# Tavoli con punteggio, in italiano: che cosa ne dice la pagina di un tavolo.

server-table-rated = con punteggio
server-table-rated-about = La sua fine cambia i punteggi di chi l’ha cominciata.
server-table-ratings = Punteggi
server-table-rating-change = { $name }: { $before } → { $after } ± { $spread }
server-table-rating-provisional = provvisorio
server-table-ratings-all = Alla classifica
