# Cartes d'intrigue et lois de La République de Rome en français.
#
# $name est le joueur de la faction dont on parle ; $who vaut "you" pour lui et "other" pour les autres.

## Tribuns attaqués

republic-graft = { $person } offre d’acheter le Tribun : dé { $dice }, prix { $talents } T.
republic-graft-paid = { $person } paie { $talents } T, et le Tribun se tait.
republic-graft-refused = { $person } ne paie pas les { $talents } T, et le Tribun continue.
republic-murder = { $person } fait tuer le Tribun : dé { $dice }. Il perd { $total } de popularité.
republic-murder-failed = { $person } tente de faire tuer le Tribun : dé { $dice }. Il perd { $total } de popularité, et le Tribun continue.
republic-mob-incited = { $person } excite la foule contre { $to-faction } : dé { $dice }, jetons tirés { $count }.

## Trafic d'influence

republic-peddled = { $who ->
    [you] Vous prenez une carte à { $to } par Trafic d’influence.
    [to-you] { $name } vous prend une carte par Trafic d’influence.
   *[other] { $name } prend une carte à { $to } par Trafic d’influence.
}
republic-peddled-seen = { $who ->
    [you] Vous prenez { $card } à { $to } par Trafic d’influence.
    [to-you] { $name } vous prend { $card } par Trafic d’influence.
   *[other] { $name } prend { $card } à { $to } par Trafic d’influence.
}

## Lois

republic-law = { $who ->
    [you] Vous jouez une loi : { $law }.
   *[other] { $name } joue une loi : { $law }.
}
republic-law-repeals = { $who ->
    [you] Vous jouez une loi pour en abroger une autre : { $law }.
   *[other] { $name } joue une loi pour en abroger une autre : { $law }.
}
republic-law-unrest = La loi calme le peuple : le mécontentement est à { $unrest }.
republic-law-influence = { $person } lance { $dice } et perd { $influence } d’influence par la loi.
republic-fined = { $person } reçoit une amende, dé { $dice } : il paie { $talents } T, sa faction { $paid } T ; pour le reste il perd { $left } d’influence et de popularité.
republic-tie-roll = { $who ->
    [you] Vous faites { $total } pour départager l’égalité.
   *[other] { $name } fait { $total } pour départager l’égalité.
}

## Ce qui est demandé

republic-ask-graft = Qui offre d’acheter le Tribun ?
    .topic = Corruption
republic-ask-graft-price = Le Tribun demande { $talents } T. { $person } paie-t-il ?
    .topic = Corruption
republic-ask-murder = Qui fait tuer le Tribun ?
    .topic = Meurtre d’un tribun de la plèbe
republic-ask-mob = Qui parle à la foule ?
    .topic = Foule poussée à la violence
republic-ask-peddle = À qui prenez-vous une carte ?
    .topic = Trafic d’influence
republic-ask-law = Quelle loi jouez-vous ?
    .topic = loi
republic-ask-law-use = À quoi sert la loi ?
    .topic = loi
republic-ask-fine = Quel gouverneur reçoit l’amende ?
    .topic = amende
