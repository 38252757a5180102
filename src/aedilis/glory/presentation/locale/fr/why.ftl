# Pourquoi une réponse vaut la peine, telle qu'un bot la voit : pour les conseils et pour revoir la partie,
# en français.

glory-why-wins = D’après tout ce que vous avez vu, cela gagne la partie.
glory-why-jack = Un jack vaut n’importe quel rôle, et vous { $jacks ->
    [0] n’en avez aucun
    [one] n’en avez qu’un
   *[other] en avez { $jacks }
}.
glory-why-draw = { $count ->
    [one] Une nouvelle carte vous donne
   *[other] { $count } nouvelles cartes vous donnent
} plus de rôles à jouer et plus à bâtir : vous avez { $hand ->
    [0] la main vide
    [one] { $hand } carte
   *[other] { $hand } cartes
}.
glory-why-complete = Cela vous permet d’achever { $card-the } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’influence et sa fonction.
glory-why-nearer = Cela fait avancer { $card-the } : ensuite il { $count ->
    [one] manque { $count } matériau
   *[other] manque { $count } matériaux
}.
glory-why-begin = Cela vous permet de commencer { $card-the } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} et sa fonction à l’arrivée.
glory-why-needed = Il manque encore { $material } { A($card-the) }.
glory-why-stored = { $material } servira plus tard à bâtir, ou se vendra pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
glory-why-sell = Dans la chambre forte, { $material } vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et peut-être un bonus.
glory-why-sell-deck = Une carte de la pioche rapporte des points, personne ne sait combien.
glory-why-hire = Comme client ({ $role }), il agit de nouveau chaque fois que ce rôle est appelé, quel que soit le joueur.
glory-why-hire-deck = Un client de la pioche en vaut un autre et n’use pas le pool.
glory-why-demand = Vous avez l’usage de { $materials }, et le pool ou vos voisins en ont sans doute.
glory-why-give = De ce que vous pouvez donner, { $card } vous manquera le moins.
glory-why-clients = Vers la fin, les points de la chambre forte valent plus que ce que ces clients feront encore.
glory-why-free = Cela ne vous coûte rien.
glory-why-seize = La fonction { DE($card-the) } vaut plus pour vous que l’influence qu’elle coûte.
glory-why-missed = De vos cartes, { $card } vous manquera le moins.
glory-why-new-hand = Une nouvelle main promet plus que celle que vous avez.
glory-why-clients-act = Vos clients agissent : { $count ->
    [one] { $count } action
   *[other] { $count } actions
} de { $role }.
glory-why-role = Vous pouvez faire peu de chose ici, et comme { $role } un peu plus.
glory-why-nothing = Rien d’autre de ce que vous pouvez faire ici ne vaut son prix.
glory-why-kept = Vous gardez ainsi le plus possible pour la suite.
