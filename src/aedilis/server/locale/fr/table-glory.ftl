# Les mots qui se trouvent sur la table de Glory to Rome dans le navigateur. Ce que dit le jeu lui-même est dans son
# propre catalogue ; ici, ce sont les titres des endroits, et ce qu'un lecteur d'écran dit d'une chose.

server-table-glory-turn = Tour { $turn }
server-table-glory-leads = Leader : { $name }
server-table-glory-edition = Édition { $edition }
server-table-glory-beginner = partie pour débutants
server-table-glory-deck = Pioche
server-table-glory-deck-label = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
server-table-glory-jacks = Jacks
server-table-glory-jacks-label = { $count ->
    [0] Il ne reste aucun jack
    [one] Il reste { $count } jack
   *[other] Il reste { $count } jacks
}

## Le centre

server-table-glory-place = Endroit
server-table-glory-pool = Pool
server-table-glory-sites = En ville
server-table-glory-in-and-out = + hors
server-table-glory-kind-label = { $role } et { $material }, valeur { $value }{ $led ->
    [yes] {"\u00A0"}; le rôle a été appelé ce tour-ci
   *[no] {""}
}
server-table-glory-pool-label = { $material } : { $count } dans le pool
server-table-glory-site-label = Emplacements de { $material } : { $town } en ville, { $outside } hors de la ville
server-table-glory-roles = Rôles de ce tour
server-table-glory-role-led = Rôle appelé : { $role }
server-table-glory-no-role = Aucun rôle appelé
server-table-glory-mode-awaited = décide
server-table-glory-mode-led = appelle
server-table-glory-mode-followed = suit
server-table-glory-mode-thought = pense
server-table-glory-has-drawn = une carte piochée
server-table-glory-public = En vigueur pour tous :

## Un camp

server-table-glory-others = Autres camps
server-table-glory-camp = { $who ->
    [you] Votre camp
   *[other] Camp de { $name }
}
server-table-glory-seat-label = { $title }. Influence { $influence }. { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main{ $jacks ->
    [0] {""}
    [one] , dont { $jacks } jack
   *[other] , dont { $jacks } jacks
}{ $leads ->
    [yes] . Leader de ce tour
   *[no] {""}
}.
server-table-glory-you = vous
server-table-glory-leader = leader
server-table-glory-backs = concéderait à { $name }
server-table-glory-held = action gardée : { $role }
server-table-glory-own-sites = Emplacements des bâtiments achevés : { $sites }
server-table-glory-open = Ouvrir le camp de { $name }
server-table-glory-close = Fermer le camp de { $name }
server-table-glory-clients = Clientèle
server-table-glory-stock = Réserve
server-table-glory-vault = Chambre forte
server-table-glory-built = Bâtiments de { $name }
server-table-glory-nothing = –
server-table-glory-nothing-built = Encore rien de bâti
server-table-glory-hidden = { $count } face cachée
server-table-glory-client-label = { $role } : { $count ->
    [one] { $count } client
   *[other] { $count } clients
} de { $name }, { $ready ->
    [one] { $ready } peut encore agir
   *[other] { $ready } peuvent encore agir
}
server-table-glory-stock-label = { $material } : { $count } dans la réserve de { $name }
server-table-glory-vault-label = { $material } : { $count } dans la chambre forte de { $name }
server-table-glory-hand-label = { $name } : { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main, limite { $limit }{ $jacks ->
    [0] {""}
    [one] {"\u00A0"}; { $jacks } jack
   *[other] {"\u00A0"}; { $jacks } jacks
}
server-table-glory-structure-label = { $name }, { $owner } : { $state ->
    [done] achevé
   *[begun] commencé sur un emplacement de { $site }, { $done } sur { $need }
}{ $opened ->
    [yes] , en vigueur pour tous
   *[no] { $force ->
        [yes] , en vigueur
       *[no] {""}
    }
}. { $effect }
server-table-glory-for-all = pour tous

## Sa propre main

server-table-glory-your-hand = Votre main
server-table-glory-own-hand-label = Votre main : { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
}, limite { $limit }
server-table-glory-empty-hand = Votre main est vide
server-table-glory-just-drawn = juste piochée
server-table-glory-card-label = { $name }{ $count ->
    [one] {""}
   *[other] , { $count } exemplaires
}. { $role }, { $material }, valeur { $value }. { $effect }
server-table-glory-jack-label = { $name }{ $count ->
    [one] {""}
   *[other] , { $count } exemplaires
}. { $effect }
server-table-glory-played-label = Carte jouée{ $name ->
    [none] {""}
   *[other] {" "}par { $name }
} : { $card }
server-table-glory-about = À propos : { $thing }

## La fin

server-table-glory-scores = Points
server-table-glory-player = Joueur
server-table-glory-winner = gagne
server-table-glory-score-influence = Influence
server-table-glory-score-vault = Chambre forte
server-table-glory-score-bonuses = Bonus
server-table-glory-score-total = Total
server-table-glory-score-hand = Main
