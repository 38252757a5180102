# La phase de révolution et la guerre civile de La République de Rome en français.
#
# Dans une bataille de la guerre civile, $general combat pour le Sénat et $other est le rebelle ; $roman et $enemy
# sont leurs Forces, $black et $white les dés (les blancs additionnés), $roll leur somme et $total ce qu'on lit dans
# la table.

## Cartes

republic-cards-given = { $who ->
    [you] { $count ->
        [one] Vous donnez { $count } carte de faction à { $to }.
       *[other] Vous donnez { $count } cartes de faction à { $to }.
    }
    [to-you] { $count ->
        [one] { $name } vous donne { $count } carte de faction.
       *[other] { $name } vous donne { $count } cartes de faction.
    }
   *[other] { $count ->
        [one] { $name } donne { $count } carte de faction à { $to }.
       *[other] { $name } donne { $count } cartes de faction à { $to }.
    }
}
republic-cards-given-seen = { $who ->
    [you] Vous donnez { $cards } à { $to }.
    [to-you] { $name } vous donne { $cards }.
   *[other] { $name } donne { $cards } à { $to }.
}
republic-trade-offered = { $who ->
    [you] Vous proposez à { $to } un échange de cartes de faction.
    [to-you] { $name } vous propose un échange de cartes de faction.
   *[other] { $name } propose à { $to } un échange de cartes de faction.
}
republic-trade-refused = { $who ->
    [you] Vous refusez d’échanger des cartes de faction avec { $to }.
    [to-you] { $name } refuse d’échanger des cartes de faction avec vous.
   *[other] { $name } refuse d’échanger des cartes de faction avec { $to }.
}
republic-discards = { $who ->
    [you] Vous défaussez { $cards }.
   *[other] { $name } défausse { $cards }.
}

## Déclaration de guerre civile

republic-loyalty = { $person } demande { $legions ->
    [one] sa loyauté à { $legions } légion
   *[other] leur loyauté à { $legions } légions
} : dés { $dice }, dont { $paid } relevés de 1 contre des Talents{ $omens ->
    [0] {""}
   *[other] , tous abaissés de { $omens } pour les Mauvais présages
}, il fallait { $needed }. Le suivraient : { $count } ; les autres sont à Rome.
republic-master-refuses = { $person }, Maître de cavalerie, ne donne pas de Talents pour la loyauté des légions.
republic-declares = { $person } se déclare rebelle, avec une armée de Force { $strength }.
republic-lays-down = { $person } rend son commandement. Son armée est à Rome.
republic-moves-army = { $person } garde son armée et la mène, comme Proconsul, à une autre guerre : { $war }.
republic-revolt = { $person } est le Rebelle principal et marche sur Rome. Légions dans son armée : { $legions }.
republic-keeps-bequest = { $person } garde pour sa rébellion les { $talents } T de la carte { $card }.
republic-rebel-joins = { $person } rejoint la rébellion.
republic-stays-loyal = { $person } reste loyal à Rome.
republic-veterans-join = { $count ->
    [one] { $count } légion de vétérans rejoint le rebelle à qui elle est fidèle.
   *[other] { $count } légions de vétérans rejoignent les rebelles à qui elles sont fidèles.
}
republic-defects = { $count ->
    [one] { $person } fait passer { $count } légion de vétérans du rebelle au Sénat.
   *[other] { $person } fait passer { $count } légions de vétérans du rebelle au Sénat.
}

## La guerre civile

republic-civil-war-victory = Victoire pour { $general } contre le rebelle { $other } : Force { $roman } contre { $enemy }, dés { $black } et { $white }, jet { $roll }, Mauvais présages { $omens }, total { $total }.
republic-civil-war-stalemate = Match nul pour { $general } contre le rebelle { $other } : Force { $roman } contre { $enemy }, dés { $black } et { $white }, jet { $roll }, Mauvais présages { $omens }, total { $total }.
republic-civil-war-defeat = Défaite pour { $general } contre le rebelle { $other } : Force { $roman } contre { $enemy }, dés { $black } et { $white }, jet { $roll }, Mauvais présages { $omens }, total { $total }.
republic-civil-war-losses = { $person } perd des légions : { $legions } (dont vétérans { $veterans }).
republic-revolt-put-down = La rébellion est vaincue. { $general } gagne { $count } d’influence et de popularité.
republic-revolt-collapses = La rébellion a perdu son armée ou son chef ; elle est finie.
republic-executed = { $person } est exécuté comme rebelle.
republic-rebel-unopposed = Aucune armée du Sénat n’attaque le rebelle.
republic-proscription = { $who ->
    [you] Vous jouez : { $card }.
   *[other] { $name } joue : { $card }.
}
republic-proscription-declined = { $person } ne proscrit personne.
republic-proscribed = { $person } proscrit tous les chevaliers, { $count } en tout : dés { $dice }{ $omens ->
    [0] {""}
   *[other] , chacun abaissé de { $omens } pour les Mauvais présages
}, soit { $talents } T pour lui. Sa faction n’attire plus de chevaliers, et toutes les autres en attirent plus aisément.

## Ce qui est demandé

republic-ask-trade = Donnez des cartes de faction, proposez un échange ou demandez des cartes, autant que vous voulez.
    .topic = échange de cartes
republic-ask-trade-with = Avec qui ?
    .topic = échange de cartes
republic-ask-trade-cards = Quelles cartes ?
    .topic = échange de cartes
republic-ask-return = { $count ->
    [0] { $seat } vous demande des cartes et n’en montre aucune. En offrez-vous ?
   *[other] { $seat } vous offre { $cards }. Offrez-vous des cartes en retour ?
}
    .topic = échange de cartes
republic-ask-exchange = { $seat } offre { $cards } en retour. Faites-vous l’échange ?
    .topic = échange de cartes
republic-ask-play = Jouez des Hommes d’État et des concessions de votre main, autant que vous voulez.
    .topic = cartes à jouer
republic-ask-discard = { $count ->
    [one] Vous avez { $count } carte de trop. Défaussez-la.
   *[other] Vous avez { $count } cartes de trop. Défaussez-les.
}
    .topic = limite de la main
republic-ask-declare = Que fait { $person } de son armée ?
    .topic = rébellion
republic-ask-rebel = Ses légions ont répondu. Que fait { $person } ?
    .topic = rébellion
republic-ask-move-army = À quelle guerre mène-t-il son armée ?
    .topic = Loi Manilia
republic-ask-pay-regulars = Pour combien de légions ordinaires paie-t-il ?
    .topic = loyauté des légions
republic-ask-pay-veterans = Pour quelles légions de vétérans paie-t-il ?
    .topic = loyauté des légions
republic-ask-pay-master = Combien de Talents paie son Maître de cavalerie ?
    .topic = loyauté des légions
republic-ask-master-pays = { $general } demande { $talents } T à { $person }, son Maître de cavalerie, pour la loyauté de ses légions. Les donne-t-il ?
    .topic = loyauté des légions
republic-ask-keep-bequest = { $person } a recueilli le legs de la carte { $card } et se rebelle. Garde-t-il ses { $talents } T, sans que l’État ne reçoive rien ?
    .topic = legs
republic-ask-join = { $person } rejoint-il { $other } dans sa rébellion ?
    .topic = rébellion
republic-ask-defect = Qui fait passer ses vétérans du rebelle au Sénat ?
    .topic = désertion
republic-ask-proscribe = { $person } proscrit-il tous les chevaliers, { $count } en tout ?
    .topic = Proscription
republic-ask-hold-desertion = Une bataille contre le rebelle va commencer, et des vétérans à vous sont dans son armée. La laissez-vous commencer ?
    .topic = désertion
