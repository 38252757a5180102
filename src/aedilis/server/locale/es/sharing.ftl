# Enlaces a líneas e imágenes de la mesa, en español.

server-sharing-copy-line = Copiar el enlace a la línea { $line }
server-sharing-copied = Se ha copiado el enlace a la línea { $line }.
server-sharing-no-line = La línea { $line } de esta partida no se puede ver.
server-table-tool-picture = Imagen de la mesa
server-sharing-whose = De quién es la vista
server-sharing-public = Lo que todos pueden ver
server-sharing-mine = Lo que veo yo: incluye mi mano
server-sharing-send = Enviar a otros
server-sharing-png = Descargar en PNG
server-sharing-svg = Descargar en SVG
server-sharing-alt = La mesa: { $title }
server-sharing-no-picture = Aquí no se puede hacer una imagen.
