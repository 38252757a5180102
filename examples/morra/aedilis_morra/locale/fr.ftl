# La mourre en français. $who est "you" pour qui lit et "other" pour tous les autres.

morra-title = La mourre
morra-about = Des doigts et du flair, comme on jouait dans toutes les rues de Rome : montrez, annoncez la somme et prenez la mise. De 2 à 5 joueurs, quelques minutes.
morra-bot-augur = Bot : un augure, qui compte ce qu'on a montré
morra-option-points = combien de points font gagner
morra-measure-points = Points

morra-ask = Combien de doigts montrez-vous ?
    .topic = des doigts et une annonce
morra-ask-call = Combien en montrerez-vous tous ensemble ?
morra-fingers = { $count ->
    [one] { $count } doigt
   *[other] { $count } doigts
}
morra-move = { morra-fingers }, en annonçant { $call }

morra-round = Manche { $round } : la mise est de { $stake ->
    [one] { $stake } point
   *[other] { $stake } points
}.
morra-chosen = { $who ->
    [you] Vous avez
   *[other] { $name } a
} choisi.
morra-chosen-seen = Vous montrez { $fingers } et annoncez { $call }.
morra-shown = { $who ->
    [you] Vous montrez { $fingers } et aviez
   *[other] { $name } montre { $fingers } et avait
} annoncé { $call }.
morra-sum = Tous ensemble en montrent { $sum }.
morra-taken = { $who ->
    [you] Vous prenez
   *[other] { $name } prend
} la mise, { $stake ->
    [one] { $stake } point
   *[other] { $stake } points
}{ $several ->
    [1] {""}
   *[other] , au sort entre { $several }
}.
morra-over = { $won ->
    [you] Vous avez gagné : { $winners }.
   *[other] La partie est gagnée par { $winners }.
}

morra-turn = Manche { $turn }
morra-stake = La mise de cette manche est de { $stake ->
    [one] { $stake } point
   *[other] { $stake } points
} ; on gagne avec { $target }.
morra-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
morra-ready = a choisi
morra-thinking = réfléchit encore
morra-before = la manche d'avant : { morra-fingers }, en annonçant { $call }
morra-hand = Votre main
morra-hand-open = encore à décider
morra-score = { $name } : { morra-points }

morra-refused-over = La partie est finie.
morra-refused-chosen = Vous avez déjà choisi pour cette manche.
morra-refused-odd = Montrez de 1 à { $hand } doigts et annoncez une somme qu'ils peuvent faire avec les autres mains.
