# La table de Glory to Rome, racontée et dessinée dans un terminal, en français. $who est "you" pour qui
# lit et "other" pour tous les autres. Ce qui est "short" ou "column" se trouve à l'étroit.

glory-table-none = rien
glory-table-turn = Tour { $turn }, { $who ->
    [you] le leader, c’est vous
   *[other] leader : { $leader }
}{ $role ->
    [none] {""}
   *[other] {" "}; rôle appelé : { $role }
}
glory-table-deck = { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} dans la pioche, { $jacks ->
    [one] { $jacks } jack disponible
   *[other] { $jacks } jacks disponibles
}
glory-table-pool = Pool : { $cards }
glory-table-sites = Emplacements en ville : { $sites }
glory-table-sites-outside = Emplacements hors de la ville : { $sites }
glory-table-open-to-all = Publics pour tous : { $cards }
glory-table-camp = { $who ->
    [you] Votre camp ({ $name })
   *[other] Camp { DE($name) }
}
glory-table-camp-influence = Influence { $influence } ; { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main, { $jacks ->
    [0] aucun jack
    [one] dont 1 jack
   *[other] dont { $jacks } jacks
} ; limite de la main { $limit }
glory-table-thought = pense ce tour-ci
glory-table-led = appelle avec { $cards }
glory-table-followed = suit avec { $cards }
glory-table-camp-clientele = Clientèle { $count } sur { $limit } : { $clients }
glory-table-camp-stockpile = Réserve : { $cards }
glory-table-camp-vault = Chambre forte { $count } sur { $limit }{ $known ->
    [0] {""}
   *[other] , visibles : { $cards }
}
glory-table-camp-done = Achevés : { $cards }
glory-table-camp-begun = Commencé : { $card }, emplacement de { $site }, { $have } sur { $need }{ $have ->
    [0] {""}
   *[other] {" "}({ $materials })
}
glory-table-camp-force = Fonctions en vigueur : { $cards }
glory-table-camp-drawn = Piochée et pas encore placée : { $card }
glory-table-camp-backs = Concéderait la victoire à { $name }
glory-table-your-hand = { $count ->
    [0] Votre main est vide
    [one] Votre main : { $count } carte
   *[other] Votre main : { $count } cartes
}
glory-table-rank = { $score }, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main
glory-table-deck-short = pioche { $deck } · jacks { $jacks }
glory-table-pool-short = Pool
glory-table-sites-short = En ville
glory-table-outside-short = Hors
glory-table-column-camp = { " " }Joueur
glory-table-column-influence = Infl
glory-table-column-clientele = Clientèle
glory-table-column-stockpile = Réserve
glory-table-column-vault = Chambre
glory-table-column-hand = Main
glory-table-legend-materials = Matériaux : { $letters } ; J jack
glory-table-legend-signs = { $done } achevé, { $missing } matériau manquant, { $force } en vigueur avant d’être achevé, { $down } face cachée
glory-table-group-cards = Carte
glory-table-group-jack = Jack
glory-table-group-petition = Pétition
glory-table-group-palace = Palais
glory-table-group-think = Penser
glory-table-group-discard = Défausser
glory-table-group-lay = Fondation
glory-table-group-add = Matériau
glory-table-group-open = Escalier
glory-table-group-other = Autres
glory-table-short-think-jack = Un jack
glory-table-short-think-refill = Compléter
glory-table-short-think-card = Une carte
glory-table-command-order = order gift ask|never — si l’on vous demande ce que vous donnez quand une exigence ne vous oblige pas
glory-table-order-usage = Écrivez : order gift ask ou order gift never.
