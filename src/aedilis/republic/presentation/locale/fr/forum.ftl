# La phase du forum de La République de Rome en français, et ce qui peut arriver dans toute phase.
#
# $dice est ce que donnent les dés, $omens ce qu'y changent les Mauvais présages, $drm ce qu'y change autre chose,
# $total le résultat.

## La partie

republic-turn = Le tour { $turn } commence.
republic-over = { $ending ->
    [1] Aucune armée de Rome n’arrête le Rebelle principal : victoire pour { $seats }.
    [2] La République est en banqueroute face à un rebelle : victoire pour { $seats }.
    [3] Le peuple se soulève pour le rebelle : victoire pour { $seats }.
    [4] Son influence fait d’un sénateur un Consul à vie : victoire pour { $seats }.
    [5] Le Sénat a élu un Consul à vie : victoire pour { $seats }.
    [6] L’ère est finie : victoire pour { $seats }.
    [7] Rome ne peut résister à tant de guerres. Tous perdent.
    [8] Le peuple se soulève contre le Sénat. Tous perdent.
    [9] Rome est en banqueroute. Tous perdent.
   *[10] Rome tombe devant ses ennemis sous le rebelle. Tous perdent.
}

## Guerres, chefs et provinces

republic-war-drawn = Une guerre arrive au Forum : { $war }.
republic-leader-drawn = Un chef ennemi paraît : { $leader }.
republic-leader-joins = { $leader } se joint à sa guerre.
republic-leader-leaves = { $gone ->
    [0] { $leader } n’a plus de guerre et va dans la Curie.
   *[other] { $leader } n’a plus de guerre, aucune ne peut plus venir : cette carte quitte le jeu.
}
republic-leader-ages = { $leader } meurt dans la Curie.
republic-refuge = { $leader } trouve refuge.
republic-refugee-joins = { $leader } sort de son refuge et aide une guerre : { $war }.
republic-province-created = Nouvelle province : { $province }.
republic-province-revolts = Une province se révolte et devient une guerre active : { $province }.
republic-concession-destroyed = Concession détruite, posée dans la Curie : { $concession }.
republic-concession-returns = Concession de nouveau au Forum : { $concession }.

## Initiatives

republic-initiative = { $who ->
    [you] Votre initiative : les dés donnent { $dice }.
   *[other] Initiative { DE($name) } : les dés donnent { $dice }.
}
republic-draws = { $who ->
    [you] Vous piochez une carte de faction.
   *[other] { $name } pioche une carte de faction.
}
republic-draws-seen = { $who ->
    [you] Vous piochez : { $card }.
   *[other] { $name } pioche : { $card }.
}
republic-deck-empty = La pioche est vide : aucune carte n’est piochée.
republic-family-drawn = La Famille { $family } paraît au Forum, non alignée.
republic-family-returns = La Famille { $family } est de nouveau au Forum, non alignée.
republic-family-joins = La Famille { $family } rejoint son Homme d’État { $person }.
republic-forum-event = Carte révélée : { $card }.
republic-bid = { $person } offre { $talents } T.
republic-auction = { $who ->
    [you] L’initiative est à vous : { $person } paie { $talents } T.
   *[other] L’initiative est à { $name } : { $person } paie { $talents } T.
}
republic-auction-free = { $who ->
    [you] Personne n’enchérit : l’initiative va à votre faction, celle du plus haut magistrat.
   *[other] Personne n’enchérit : l’initiative va { A($faction) }, celle du plus haut magistrat.
}

## Événements

republic-event = Les dés d’événement donnent { $dice } : { $event }.
republic-event-nothing = Événement sans effet : { $event }.
republic-mob = La foule : dé { $dice }, { $count ->
    [one] { $count } jeton de mortalité
   *[other] { $count } jetons de mortalité
} en tout.
republic-disaster = Le dé donne { $dice } : la catastrophe frappe une concession, { $concession }.
republic-storm = La tempête : dés { $dice }, { $count ->
    [0] aucune flotte perdue
    [one] { $count } flotte perdue
   *[other] { $count } flottes perdues
}, s’il y en a autant.
republic-fleets-lost = { $count ->
    [one] { $count } flotte est perdue.
   *[other] { $count } flottes sont perdues.
}
republic-rhodes = Rhodes envoie { $count ->
    [one] { $count } flotte
   *[other] { $count } flottes
}, jusqu’à la fin de cette guerre : { $war }.
republic-pretender = Un prétendant se lève en { $province }.
republic-pretender-victory = { $governor } tient bon en { $province } : Force { $roman } contre { $enemy }, dés { $black } et { $white }, jet { $roll }, Mauvais présages { $omens }, total { $total }.
republic-pretender-stalemate = { $governor } ne tient pas en { $province } et meurt : Force { $roman } contre { $enemy }, dés { $black } et { $white }, jet { $roll }, Mauvais présages { $omens }, total { $total }. Ce qui reste de la garnison va à Rome.
republic-pretender-defeat = { $governor } est vaincu en { $province } et meurt : Force { $roman } contre { $enemy }, dés { $black } et { $white }, jet { $roll }, Mauvais présages { $omens }, total { $total }. Ce qui reste de la garnison va à Rome.
republic-catiline = { $person } frappe { $to-faction } à cause de la conjuration : dé { $dice }, { $count ->
    [one] { $count } jeton de mortalité
   *[other] { $count } jetons de mortalité
}.
republic-enemy-leader-dies = { $leader } meurt.
republic-sues-for-peace = L’ennemi demande la paix, la guerre s’arrête pour l’instant : { $war }. L’État reçoit { $talents } T.
republic-alliance = Une nouvelle alliance met fin à une guerre : { $war }. L’État reçoit { $talents } T.

## Persuasion

republic-plays = { $who ->
    [you] Vous jouez : { $card }.
   *[other] { $name } joue : { $card }.
}
republic-persuades = { $person } tente de persuader { $target } avec un pot-de-vin de { $talents } T : Nombre de base { $base }.
republic-counter-bribe = { $who ->
    [you] Vous opposez { $talents } T
   *[other] { $name } oppose { $talents } T
} : Nombre de base { $base }.
republic-bribe-raised = { $who ->
    [you] Vous ajoutez { $talents } T au pot-de-vin
   *[other] { $name } ajoute { $talents } T au pot-de-vin
} : Nombre de base { $base }.
republic-persuaded = { $person } persuade { $target } : dés { $dice }{ $omens ->
    [0] {""}
   *[other] , { $omens } de plus pour les Mauvais présages, total { $total }
}, Nombre de base { $base }.
republic-persuasion-fails = { $person } ne persuade pas { $target } : dés { $dice }{ $omens ->
    [0] {""}
   *[other] , { $omens } de plus pour les Mauvais présages, total { $total }
}, Nombre de base { $base }.
republic-exposed = Le Chantage nuit à { $person } : dés { $dice }, { $count } d’influence et de popularité en moins.

## Chevaliers et Jeux

republic-knight = { $person } attire un chevalier : dé { $dice }, Talents { $talents }, modificateurs { $drm }, total { $total }.
republic-no-knight = { $person } n’attire pas de chevalier : dé { $dice }, Talents { $talents }, modificateurs { $drm }, total { $total }.
republic-pressed = { $person } pressure { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
} pour { $talents } T.
republic-games = { $person } organise des Jeux : { $games }, pour { $talents } T.

## Rome est remise en ordre

republic-tax-farmers = Le pays est ravagé : le dé des Publicains donne { $dice }.
republic-curia-die = Curie, { $card } : le dé donne { $dice }{ $omens ->
    [0] {""}
   *[other] , { $total } sous les Mauvais présages
}.

## Ce qui est demandé

republic-ask-aside = Ce que vous pouvez faire hors de votre tour.
    .topic = hors de son tour
republic-ask-hold-proposal = { $seat-who ->
    [you] Votre proposition est devant le Sénat. La laissez-vous aller au vote ?
   *[other] Une proposition { DE($seat) } est devant le Sénat. La laissez-vous aller au vote ?
}
    .topic = proposition
republic-ask-hold-adjournment = La séance va être levée. La laissez-vous se clore ?
    .topic = levée de la séance
republic-ask-hold-dictator = Le Sénat va passer à l’élection du Censeur. Le laissez-vous continuer sans Dictateur ?
    .topic = Dictateur
republic-ask-hold-tribune = { $seat-who ->
    [you] Vous avez employé un Tribun. Le laissez-vous parler ?
   *[other] { $seat } a employé un Tribun. Le laissez-vous parler ?
}
    .topic = Tribun
republic-ask-hold-silenced = { $seat-who ->
    [you] Vous faites attaquer un Tribun. Laissez-vous faire ?
   *[other] { $seat } fait attaquer un Tribun. Laissez-vous faire ?
}
    .topic = Tribun
republic-ask-hold-proscription = La guerre civile est gagnée. Laissez-vous la partie continuer ?
    .topic = Proscription
republic-ask-persuasion = Voulez-vous persuader un sénateur ?
    .topic = persuasion
republic-ask-persuader = Qui parle pour vous ?
    .topic = persuasion
republic-ask-target = Qui veut-il persuader ?
    .topic = persuasion
republic-ask-bribe = Combien de Talents offre-t-il ?
    .topic = persuasion
republic-ask-counter = { $person } veut persuader { $target }, Nombre de base { $base }. Combien de Talents de votre Trésor de faction opposez-vous ?
    .topic = contre-offre
republic-ask-persist = { $person } et { $target } : Nombre de base { $base }. Lancez-vous les dés, ou offrez-vous davantage ?
    .topic = persuasion
republic-ask-knights = Voulez-vous attirer un chevalier, ou en pressurer ?
    .topic = chevaliers
republic-ask-suitor = Pour qui ?
    .topic = chevaliers
republic-ask-knight-talents = Combien de Talents dépense-t-il ?
    .topic = chevaliers
republic-ask-press = Combien de ses chevaliers sont pressurés ?
    .topic = chevaliers
republic-ask-games = Voulez-vous organiser des Jeux ?
    .topic = Jeux
republic-ask-sponsor = Qui les paie ?
    .topic = Jeux
republic-ask-kind-of-games = Quels Jeux ?
    .topic = Jeux
republic-ask-new-leader = Qui est désormais le chef de votre faction ?
    .topic = chef de faction
republic-ask-bid = Une initiative est aux enchères ; { $talents ->
    [0] personne n’a encore enchéri
   *[other] { $other } offre { $talents } T
}. Qui enchérit pour vous ?
    .topic = enchères
republic-ask-bid-talents = { $person } enchérit pour l’initiative ; { $talents ->
    [0] personne n’a encore enchéri
   *[other] { $other } offre { $talents } T
}. Combien de Talents ?
    .topic = enchères
republic-ask-storm = La tempête coûte { $count ->
    [one] { $count } flotte. Laquelle ?
   *[other] { $count } flottes. Lesquelles ?
}
    .topic = tempête
republic-ask-storm-fleets = Combien sont perdues ici ?
    .topic = tempête
republic-ask-catiline = Quelle faction frappez-vous à cause de la conjuration ?
    .topic = conjuration
republic-ask-enemy-leader = Quel chef ennemi meurt ?
    .topic = chef ennemi
republic-ask-alliance = À quelle guerre la nouvelle alliance met-elle fin ?
    .topic = nouvelle alliance
