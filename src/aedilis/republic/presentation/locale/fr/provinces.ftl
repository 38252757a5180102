# Les guerres provinciales de La République de Rome en français.
#
# Dans une bataille, $roman et $enemy sont les Forces des deux camps, $black et $white les dés (les blancs
# additionnés), $roll leur somme et $total ce qu'on lit dans la table.

## Ce qui s'est passé

republic-levy = Levées de la province ({ $province }) : { $troops ->
    [one] { $troops } troupe
   *[other] { $troops } troupes
} et { $fleets ->
    [one] { $fleets } flotte
   *[other] { $fleets } flottes
}{ $talents ->
    [0] .
   *[other] ; { $person } paie { $talents } T.
}
republic-province-fights = { $naval ->
    [0] Une province combat ({ $province }, gouvernée par { $person }, { $war })
   *[other] Une province combat sur mer ({ $province }, gouvernée par { $person }, { $war })
} : { $result ->
    [victory] Victoire
    [defeat] Défaite
    [disaster] Désastre
    [standoff] Échec
   *[stalemate] Match nul
}{ $short ->
    [0] {""}
   *[other] {" "}(Victoire sans les flottes de soutien nécessaires)
}. Force { $roman } contre { $enemy }, dés { $black } et { $white }, jet { $roll }, Mauvais présages { $omens }, total { $total }.
republic-province-helpless = Une province n’a pas de quoi combattre sur mer ({ $province }, { $war }) : c’est une Défaite sans bataille.
republic-province-losses = Pertes de la province ({ $province }) : troupes { $troops }, légions de la garnison { $legions } (dont vétéranes { $veterans }), flottes { $fleets }.
republic-province-joins = Une province s’allie à l’ennemi contre Rome : { $province } ({ $war }).
republic-province-freed = Une province quitte l’ennemi ({ $war }) et va au Forum, non développée et sans unités : { $province }.
republic-province-prevails = { $general } l’emporte ({ $war }), et la guerre { $rests ->
    [0] quitte le Forum
   *[other] devient inactive
}. Il gagne { $count } d’influence et de popularité.
republic-allies-lose = Pertes d’une province alliée à l’ennemi ({ $province }, { $war }) : { $naval ->
    [0] { $count ->
        [one] { $count } troupe.
       *[other] { $count } troupes.
    }
   *[other] { $count ->
        [one] { $count } flotte.
       *[other] { $count } flottes.
    }
}

## Ce qu'on demande

republic-ask-levy = { $person } lève des unités ({ $province }) : l’impôt local est de { $talents } T, et chacune coûte { $price } T.
    .topic = levées provinciales
republic-ask-levy-units = Combien d’unités ? { $person } paie ce qui dépasse l’impôt local.
    .topic = levées provinciales
republic-ask-levy-troops = Combien de troupes ? Le reste, ce sont des flottes.
    .topic = levées provinciales

republic-amount-units = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}
republic-amount-troops = { $count ->
    [one] { $count } troupe
   *[other] { $count } troupes
}

## Sur la table

republic-table-province-own = troupes { $troops }, flottes { $fleets }
republic-table-province-attacked = attaquée
republic-table-war-ally = alliée : { $province } (troupes { $troops }, flottes { $fleets })
