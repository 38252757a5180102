# Collegamenti alle righe e immagini del tavolo, in italiano.

server-sharing-copy-line = Copia il collegamento alla riga { $line }
server-sharing-copied = Il collegamento alla riga { $line } è stato copiato.
server-sharing-no-line = La riga { $line } di questa partita non si può vedere.
server-table-tool-picture = Immagine del tavolo
server-sharing-whose = Di chi è la vista
server-sharing-public = Quello che tutti possono vedere
server-sharing-mine = Quello che vedo io: c’è anche la mia mano
server-sharing-send = Invia ad altri
server-sharing-png = Scarica come PNG
server-sharing-svg = Scarica come SVG
server-sharing-alt = Il tavolo: { $title }
server-sharing-no-picture = Qui non si può fare un’immagine.
