# Les mots qui se trouvent sur la table de Glory to Rome dans le navigateur. Ce que dit le jeu lui-même est dans son
# propre catalogue ; ici, ce sont les titres des endroits, et ce qu'un lecteur d'écran dit d'une chose.

glory-board-turn = Tour { $turn }
glory-board-leads = Leader : { $name }
glory-board-edition = Édition : { $edition }
glory-board-beginner = partie pour débutants
glory-board-deck = Pioche
glory-board-deck-label = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
glory-board-jacks = Jacks
glory-board-jacks-label = { $count ->
    [0] Il ne reste aucun jack
    [one] Il reste { $count } jack
   *[other] Il reste { $count } jacks
}

## Le centre

glory-board-place = Endroit
glory-board-pool = Pool
glory-board-sites = En ville
glory-board-in-and-out = + hors
glory-board-kind-label = { $role } et { $material }, valeur { $value }{ $led ->
    [yes] {"\u00A0"}; le rôle a été appelé ce tour-ci
   *[no] {""}
}
glory-board-pool-label = { $material } : { $count } dans le pool
glory-board-site-label = Emplacements de { $material } : { $town } en ville, { $outside } hors de la ville
glory-board-roles = Rôles de ce tour
glory-board-role-led = Rôle appelé : { $role }
glory-board-no-role = Aucun rôle appelé
glory-board-mode-awaited = décide
glory-board-mode-led = appelle
glory-board-mode-followed = suit
glory-board-mode-thought = pense
glory-board-has-drawn = une carte piochée
glory-board-public = En vigueur pour tous :

## Un camp

glory-board-others = Autres camps
glory-board-camp = { $who ->
    [you] Votre camp
   *[other] Camp { DE($name) }
}
glory-board-seat-label = { $title }. Influence { $influence }. { $hand ->
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
glory-board-points = { $count } PV
glory-board-points-label = Points que tous peuvent compter : { $count }
glory-board-points-now = maintenant { $least } à { $most } et bonus
glory-board-points-now-label = Si la partie finissait maintenant, vous auriez { $least } à { $most } points et les bonus obtenus
glory-board-you = vous
glory-board-leader = leader
glory-board-backs = concéderait à { $name }
glory-board-held = action gardée : { $role }
glory-board-own-sites = Emplacements des bâtiments achevés : { $sites }
glory-board-open = Ouvrir le camp { DE($name) }
glory-board-close = Fermer le camp { DE($name) }
glory-board-clients = Clientèle
glory-board-stock = Réserve
glory-board-vault = Chambre forte
glory-board-built = Bâtiments { DE($name) }
glory-board-nothing = –
glory-board-nothing-built = Encore rien de bâti
glory-board-hidden = { $count } face cachée
glory-board-client-label = { $role } : { $count ->
    [one] { $count } client
   *[other] { $count } clients
} { DE($name) }, { $ready ->
    [one] { $ready } peut encore agir
   *[other] { $ready } peuvent encore agir
}
glory-board-stock-label = { $material } : { $count } dans la réserve { DE($name) }
glory-board-vault-label = { $material } : { $count } dans la chambre forte { DE($name) }
glory-board-hand-label = { $name } : { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main, limite { $limit }{ $jacks ->
    [0] {""}
    [one] {"\u00A0"}; { $jacks } jack
   *[other] {"\u00A0"}; { $jacks } jacks
}
glory-board-structure-label = { $name }, { $owner } : { $state ->
    [done] achevé
   *[begun] commencé sur un emplacement de { $site }, { $done } sur { $need }
}{ $opened ->
    [yes] , en vigueur pour tous
   *[no] { $force ->
        [yes] , en vigueur
       *[no] {""}
    }
}. { $effect }
glory-board-for-all = pour tous

## Sa propre main

glory-board-your-hand = Votre main
glory-board-own-hand-label = Votre main : { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
}, limite { $limit }
glory-board-empty-hand = Votre main est vide
glory-board-just-drawn = juste piochée
glory-board-card-label = { $name }{ $count ->
    [one] {""}
   *[other] , { $count } exemplaires
}. { $role }, { $material }, valeur { $value }. { $effect }
glory-board-jack-label = { $name }{ $count ->
    [one] {""}
   *[other] , { $count } exemplaires
}. { $effect }
glory-board-played-label = Carte jouée{ $name ->
    [none] {""}
   *[other] {" "}par { $name }
} : { $card }
glory-board-about = À propos : { $thing }

## La fin

glory-board-scores = Points
glory-board-player = Joueur
glory-board-winner = gagne
glory-board-score-influence = Influence
glory-board-score-vault = Chambre forte
glory-board-score-bonuses = Bonus
glory-board-score-total = Total
glory-board-score-hand = Main
