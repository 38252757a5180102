# Ce qui s'est passé à la table, en français : depuis le dernier coup du lecteur.

## Since the last move

server-since-move = Depuis votre dernier coup
server-since-look = Depuis votre dernière visite
server-since-count = { $count ->
    [one] événement
   *[other] événements
}
server-since-more = { $count ->
    [one] 1 de plus dans le journal
   *[other] { $count } de plus dans le journal
}
server-since-key = Ce qui s’est passé depuis votre dernier coup

## News of weight

server-since-set-moments = Les grandes nouvelles au milieu de la table pour un instant

## The pace of bots

server-since-pace = Le rythme des bots
server-since-pace-quick = rapide
server-since-pace-calm = calme
server-since-pace-step = pas à pas
server-since-pace-note = Calme et pas à pas valent aux tables où tous les autres sont des bots et où aucune pendule ne tourne.
server-since-pace-now = Bots : { $pace }
server-since-steps = { $count ->
    [one] encore 1 coup à montrer
   *[other] encore { $count } coups à montrer
}
server-since-go-on = Continuer
server-since-all = Tout montrer
server-since-key-on = Continuer : le prochain coup des bots
server-since-key-all = Montrer d’un coup tout ce qu’ont joué les bots
