# Che cosa dicono le schede che spiegano i segni, e la legenda, in italiano.

server-explain-key = Spiegare ciò che ha il fuoco; poi le frecce vanno di segno in segno
server-explain-more = Leggi di più
server-explain-aims = Come si vince e come finisce
