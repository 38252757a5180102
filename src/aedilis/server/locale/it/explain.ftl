# Che cosa dicono le schede che spiegano i segni, e la legenda, in italiano.

server-explain-key = Spiegare ciò che ha il fuoco; poi le frecce vanno di segno in segno
server-explain-more = Leggi di più
server-explain-aims = Come si vince e come finisce
server-explain-stake = La posta in gioco
server-explain-stake-key = La posta in gioco nella domanda
server-explain-legend-key = Che cosa significano tutti i segni
