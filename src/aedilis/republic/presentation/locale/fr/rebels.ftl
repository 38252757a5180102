# Les gouverneurs rebelles de La République de Rome en français (règle avancée 2.03).
#
# Dans une bataille, $roman et $enemy sont les Forces des deux camps, $black et $white les dés (les blancs
# additionnés), $roll leur somme et $total ce qu'on lit dans la table.

## Noms

republic-war-rebels = rébellion en { $province }
republic-do-march = Marcher sur Rome
republic-do-hold-province = Rester dans la province
republic-option-rebel-governors = si les gouverneurs peuvent se rebeller avec leurs provinces (règle avancée 2.03 ; seulement avec les guerres provinciales)
republic-option-rebels-build = si les gouverneurs rebelles peuvent lever des unités provinciales avec leurs propres Talents
republic-option-interception = si le plus haut magistrat décide d’intercepter en mer les rebelles qui passent (hrao), ou s’ils le sont toujours tant qu’il y a des flottes à Rome (always)
republic-value-hrao = le plus haut magistrat décide
republic-value-always = toujours

## Révolution

republic-loyalty-fleets = { $person } demande { $fleets ->
    [one] sa loyauté à { $fleets } flotte
   *[other] leur loyauté à { $fleets } flottes
} : dés { $dice }. Le suivraient : { $count } ; les autres sont à Rome.
republic-rising = { $person } est le Rebelle principal : ce qui s’est soulevé compte { $strength }.
republic-rising-army = Légions avec le Rebelle principal, { $person } : { $legions }.
republic-governor-rebels = { $person } se rebelle avec sa province : { $province }.
republic-marches = { $lands ->
    [0] { $person } quitte { $province } pour marcher sur Rome ; il est en mer avec toutes ses forces.
   *[other] { $person } quitte { $province } et marche sur Rome : toutes ses forces sont en Italie.
}
republic-holds-province = { $person } reste dans sa province : { $province }.
republic-reinforces-rebel = { $lands ->
    [0] { $person } quitte { $province } pour aider le Rebelle principal ; il est en mer avec toutes ses forces.
   *[other] { $person } quitte { $province } et rejoint le Rebelle principal en Italie avec toutes ses forces.
}

## Revenus

republic-rebel-income = { $person } tire { $talents } T de sa province, { $province } (pillage { $spoils }, revenu d’État { $income }, taxe locale { $taxes }).
republic-camp-upkeep = { $person } et ses rebelles paient { $talents } T pour leurs forces. Reviennent à Rome : légions { $legions }, flottes { $fleets } ; unités provinciales perdues : { $lost }.
republic-released-units = Des unités que les rebelles ont libérées, l’État garde { $count }, pour { $talents } T ; dissoutes : { $lost }.
republic-rebel-builds = { $person } lève dans sa province, { $province } : troupes { $troops }, flottes { $fleets }.

## Batailles

republic-blockade-victory = Les flottes de Rome arrêtent en mer celles { DE($person) } ({ $province }) : Force { $roman } contre { $enemy }, dés { $black } et { $white }, jet { $roll }, Mauvais présages { $omens }, total { $total }.
republic-blockade-stalemate = Les flottes de Rome affrontent celles { DE($person) } ({ $province }) sans les arrêter : Force { $roman } contre { $enemy }, dés { $black } et { $white }, jet { $roll }, Mauvais présages { $omens }, total { $total }.
republic-blockade-defeat = Les flottes de Rome sont battues par celles { DE($person) } ({ $province }) : Force { $roman } contre { $enemy }, dés { $black } et { $white }, jet { $roll }, Mauvais présages { $omens }, total { $total }.
republic-blockade-losses = Flottes perdues dans la bataille ({ $province }) : Rome { $fleets } ; les rebelles, { $count } provinciales et { $romans } romaines.
republic-rebels-land = { $person } débarque en Italie avec les forces de sa province : { $province }.
republic-rebels-turned-back = { $person } est de retour dans sa province avec ses forces : { $province }.
republic-holdout-victory = { $naval ->
    [0] Victoire pour { $general } contre le rebelle { $other } ({ $province }) : Force { $roman } contre { $enemy }, dés { $black } et { $white }, jet { $roll }, Mauvais présages { $omens }, total { $total }.
   *[other] Victoire en mer pour { $general } contre le rebelle { $other } ({ $province }) : Force { $roman } contre { $enemy }, dés { $black } et { $white }, jet { $roll }, Mauvais présages { $omens }, total { $total }.
}
republic-holdout-stalemate = { $naval ->
    [0] Match nul pour { $general } contre le rebelle { $other } ({ $province }) : Force { $roman } contre { $enemy }, dés { $black } et { $white }, jet { $roll }, Mauvais présages { $omens }, total { $total }.
   *[other] Match nul en mer pour { $general } contre le rebelle { $other } ({ $province }) : Force { $roman } contre { $enemy }, dés { $black } et { $white }, jet { $roll }, Mauvais présages { $omens }, total { $total }.
}
republic-holdout-defeat = { $naval ->
    [0] Défaite pour { $general } contre le rebelle { $other } ({ $province }) : Force { $roman } contre { $enemy }, dés { $black } et { $white }, jet { $roll }, Mauvais présages { $omens }, total { $total }.
   *[other] Défaite en mer pour { $general } contre le rebelle { $other } ({ $province }) : Force { $roman } contre { $enemy }, dés { $black } et { $white }, jet { $roll }, Mauvais présages { $omens }, total { $total }.
}
republic-rebel-losses = { $person } perd des légions : { $legions } (dont vétérans { $veterans }), et des troupes provinciales : { $troops }.
republic-rebel-ships-lost = { $person } perd des flottes ({ $province }) : { $fleets }.
republic-rebel-fleets-lost = { $person } perd des flottes : { $fleets }.
republic-rebel-fleet-beaten = La flotte des rebelles ({ $province }) est battue. { $general } gagne { $count } d’influence et de popularité.
republic-province-taken = La province est reprise aux rebelles : { $province }. { $general } gagne { $count } d’influence et de popularité.

## Ce qui est demandé

republic-ask-loyalty = { $person } cherche-t-il à savoir qui, sous ses ordres, le suivrait dans une rébellion ?
    .topic = loyauté des légions
republic-ask-pay-fleets = Pour combien de flottes paie-t-il ?
    .topic = loyauté des légions
republic-ask-rise = Votre faction se soulève-t-elle contre Rome ?
    .topic = rébellion
republic-ask-rise-leader = Qui mène la rébellion ? Un Général doit marcher sur Rome ; un gouverneur peut rester dans sa province.
    .topic = rébellion
republic-ask-rise-fleets = Combien de ses flottes le Général garde-t-il ? Il devra les entretenir.
    .topic = rébellion
republic-ask-rise-also = Quel autre gouverneur se soulève ?
    .topic = rébellion
republic-ask-march = { $person } marche-t-il sur Rome, ou reste-t-il dans sa province ({ $province }) ? Qui marche ne revient jamais.
    .topic = marche sur Rome
republic-ask-garrison-joins = { $count ->
    [one] { $count } légion de vétérans des rebelles est dans la garnison { DE($person) } ({ $province }). Rejoint-elle { $other } ?
   *[other] { $count } légions de vétérans des rebelles sont dans la garnison { DE($person) } ({ $province }). Rejoignent-elles { $other } ?
}
    .topic = vétérans des rebelles
republic-ask-reinforce-rebel = { $person } a tenu bon en Italie. Quel gouverneur rebelle vient à son aide avec toutes ses forces ?
    .topic = aide au Rebelle principal
republic-ask-intercept = { $person } arrive par mer avec une Force navale de { $enemy } ({ $province }). { $fleets ->
    [one] L’unique flotte à Rome l’arrête-t-elle
   *[other] Les { $fleets } flottes à Rome l’arrêtent-elles
} ?
    .topic = interception en mer
republic-ask-fleets-lost = { $count ->
    [one] { $count } flotte provinciale est perdue. Est-ce une de celles de la province ({ $province }) ?
   *[other] { $count } flottes provinciales sont perdues. Combien viennent de la province ({ $province }) ?
} Les autres sont de celles du Rebelle principal.
    .topic = flottes perdues
republic-ask-camp-upkeep = Vos rebelles paient { $talents } T pour leurs forces. Unités qui reviennent à Rome : { $count } ; unités provinciales perdues : { $lost }.
    .topic = entretien des rebelles
republic-ask-release-fleets = Combien de flottes romaines libérez-vous ?
    .topic = entretien des rebelles
republic-ask-release-legions = Combien de légions libérez-vous dans la province ({ $province }) ?
    .topic = entretien des rebelles
republic-ask-release-italy = Combien de légions de l’armée en Italie libérez-vous ?
    .topic = entretien des rebelles
republic-ask-release-own-troops = À combien de troupes de la province renoncez-vous ({ $province }) ?
    .topic = entretien des rebelles
republic-ask-release-own-fleets = À combien de flottes de la province renoncez-vous ({ $province }) ?
    .topic = entretien des rebelles
republic-ask-keep-fleets = Combien des flottes que les rebelles ont libérées l’État garde-t-il ? Les autres sont dissoutes.
    .topic = légions libérées
republic-ask-rebel-builds = Que lève { $person } dans sa province ({ $province }) avec ses { $talents } T ?
    .topic = forces des rebelles
republic-ask-raise-own-troops = Combien de troupes provinciales ?
    .topic = forces des rebelles
republic-ask-raise-own-fleets = Combien de flottes provinciales ?
    .topic = forces des rebelles
