# Chercher une table, et la prochaine table qui attend, en français.

server-nav-next = Table suivante
server-find-title = Chercher une table
server-find-count = { $count ->
    [one] un filtre
   *[other] { $count } filtres
}
server-find-any = peu importe
server-find-what = Jeu
server-find-pace = Rythme
server-find-pace-live = en une séance
server-find-pace-days = sur plusieurs jours
server-find-pace-none = sans horloge
server-find-spoken = Langue de la table
server-find-free = Sièges libres
server-find-free-count = { $count ->
    [one] au moins un
   *[other] au moins { $count }
}
server-find-newcomers = Seulement là où les débutants sont les bienvenus
server-find-do = Afficher celles-ci
server-find-all = Afficher toutes les tables
server-find-empty = Aucune table ouverte n’est ainsi pour le moment.
server-find-make = En créer une : { $game }
server-card-newcomers = débutants bienvenus
server-card-until = répondre avant
server-join-newcomers = Les débutants sont les bienvenus à cette table.
server-new-spoken = Langue parlée à la table
server-new-spoken-any = peu importe
server-new-newcomers = Les débutants sont les bienvenus : on prend le temps des questions
