# Liens vers des lignes et images de la table, en français.

server-sharing-copy-line = Copier le lien vers la ligne { $line }
server-sharing-copied = Le lien vers la ligne { $line } a été copié.
server-sharing-no-line = La ligne { $line } de cette partie n’est pas visible.
server-table-tool-picture = Image de la table
server-sharing-whose = Le regard de qui
server-sharing-public = Ce que tous peuvent voir
server-sharing-mine = Ce que je vois : ma main y figure
server-sharing-send = Envoyer à d’autres
server-sharing-png = Télécharger en PNG
server-sharing-svg = Télécharger en SVG
server-sharing-alt = La table : { $title }
server-sharing-no-picture = Aucune image ne peut être faite ici.
