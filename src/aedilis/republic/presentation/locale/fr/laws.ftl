# Les lois que vote le Sénat, une règle avancée de La République de Rome, en français.
#
# $name est le joueur de la faction dont on parle ; $who vaut "you" pour lui et "other" pour les autres.

republic-law-open = { $who ->
    [you] Vous montrez une loi et lui cherchez des Parrains : { $law }.
   *[other] { $name } montre une loi et lui cherche des Parrains : { $law }.
}
republic-law-waits = { $sponsor } et { $cosponsor } présentent une loi, qui est votée ensuite : { $law }.
republic-law-back = { $who ->
    [you] La loi revient dans votre main : { $law }.
   *[other] La loi revient dans la main { DE($name) } : { $law }.
}
republic-law-sponsored = { $person } gagne { $influence } d’influence par la loi.
republic-sponsors-refuses = { $person } ne veut pas présenter la loi.

republic-ask-law-sponsor = Qui est le Parrain de cette loi : { $law } ?
    .topic = Parrains d’une loi
republic-ask-law-cosponsor = Qui est le Co-parrain de cette loi : { $law } ?
    .topic = Parrains d’une loi
republic-ask-put-law = { $person } accepte-t-il de présenter cette loi : { $law } ?
    .topic = Parrains d’une loi

republic-proposal-law = loi
republic-content-law = { $repeal ->
    [0] { $law }, présentée par { $person } et { $other }
   *[other] { $law } pour abroger la Loi Acilia, présentée par { $person } et { $other }
}
republic-refused-law-refused = { $law } n’a pas trouvé de Parrains dans cette séance.
republic-refused-law-not-due = Ce qu’il faut pour { $law } n’est pas là.
republic-refused-no-sponsors = Il faut deux Parrains à Rome pour présenter une loi.
republic-option-passing-laws = Vote des lois : règle avancée par laquelle le Sénat vote les lois, qui donnent de l’influence à leurs Parrains
