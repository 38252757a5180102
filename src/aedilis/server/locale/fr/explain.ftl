# Ce que disent les cartes qui expliquent les signes, et la légende, en français.

server-explain-key = Expliquer ce qui a le focus ; puis les flèches vont de signe en signe
server-explain-more = En savoir plus
server-explain-aims = Comment on gagne et comment elle finit
server-explain-stake = L’enjeu
server-explain-stake-key = L’enjeu de la question
server-explain-legend-key = Ce que veulent dire tous les signes
