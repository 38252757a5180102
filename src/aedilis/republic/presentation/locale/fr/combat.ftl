# La phase de combat de La République de Rome en français.
#
# Dans une bataille, $roman et $enemy sont les Forces des deux camps, $black et $white les dés (les blancs
# additionnés), $roll leur somme et $total ce qu'on lit dans la table.

## Ce qui s'est passé

republic-battle-rating = { $person } fait { $roll } pour sa valeur militaire : elle est de { $total } dans cette bataille.
republic-battle-victory = { $naval ->
    [0] Victoire pour { $general } ({ $war }) : Force { $roman } contre { $enemy }, dés { $black } et { $white }, jet { $roll }, Mauvais présages { $omens }, total { $total }.
   *[other] Victoire en mer pour { $general } ({ $war }) : Force { $roman } contre { $enemy }, dés { $black } et { $white }, jet { $roll }, Mauvais présages { $omens }, total { $total }.
}
republic-battle-stalemate = { $naval ->
    [0] Match nul pour { $general } ({ $war }) : Force { $roman } contre { $enemy }, dés { $black } et { $white }, jet { $roll }, Mauvais présages { $omens }, total { $total }.
   *[other] Match nul en mer pour { $general } ({ $war }) : Force { $roman } contre { $enemy }, dés { $black } et { $white }, jet { $roll }, Mauvais présages { $omens }, total { $total }.
}
republic-battle-defeat = { $naval ->
    [0] Défaite pour { $general } ({ $war }) : Force { $roman } contre { $enemy }, dés { $black } et { $white }, jet { $roll }, Mauvais présages { $omens }, total { $total }.
   *[other] Défaite en mer pour { $general } ({ $war }) : Force { $roman } contre { $enemy }, dés { $black } et { $white }, jet { $roll }, Mauvais présages { $omens }, total { $total }.
}
republic-battle-disaster = { $naval ->
    [0] Désastre : { $general } fait { $roll } (dés { $black } et { $white }) dans cette guerre : { $war }.
   *[other] Désastre en mer : { $general } fait { $roll } (dés { $black } et { $white }) dans cette guerre : { $war }.
}
republic-battle-standoff = { $naval ->
    [0] Échec : { $general } fait { $roll } (dés { $black } et { $white }) dans cette guerre : { $war }.
   *[other] Échec en mer : { $general } fait { $roll } (dés { $black } et { $white }) dans cette guerre : { $war }.
}
republic-battle-losses = Pertes : légions { $legions } (dont vétérans { $veterans }), flottes { $fleets }.
republic-captured = { $person } est capturé ({ $war }).
republic-veterans = { $legion }, menée par { $general }, devient une légion de vétérans.
republic-fleet-beaten = La flotte ennemie est battue ({ $war }). { $general } gagne { $count } d’influence et de popularité.
republic-war-won = Guerre gagnée : { $war }. L’État reçoit { $talents } T de butin{ $count ->
    [0] .
   *[other] , { $general } gagne { $count } d’influence et de popularité.
}
republic-cannot-attack = { $general } n’a pas les légions ou les flottes qu’il faut pour attaquer ({ $war }).
republic-unprosecuted = Guerre négligée : { $war }.
republic-rhodians-leave = La guerre pour laquelle Rhodes aidait Rome est finie : { $fleets ->
    [one] { $fleets } flotte repart
   *[other] { $fleets } flottes repartent
}.
republic-wishes-general = { $who ->
    [you] Vous voulez voir attaquer d’abord { $general }.
   *[other] { $name } veut voir attaquer d’abord { $general }.
}
republic-wishes-war = { $who ->
    [you] Vous voulez livrer d’abord cette guerre : { $war }.
   *[other] { $name } veut livrer d’abord cette guerre : { $war }.
}
republic-order-general = { $general } fait { $roll } pour l’ordre d’attaque.
republic-order-war = Ordre des guerres, { $war } : les dés donnent { $roll }.
republic-raised-own = { $general } lève à ses frais, par la Loi Gabinia : légions { $legions }, flottes { $fleets }.
republic-supplied = { $person } gagne { $talents } T ({ $concession }).
republic-cleopatra-ally = { $who ->
    [you] Vous jouez Cléopâtre en alliée de Rome.
   *[other] { $name } joue Cléopâtre en alliée de Rome.
}
republic-cleopatra-enemy = { $who ->
    [you] Vous jouez Cléopâtre en ennemie de Rome.
   *[other] { $name } joue Cléopâtre en ennemie de Rome.
}
republic-cleopatra-gives = { $general } reçoit { $talents } T de Cléopâtre et y perd en popularité.
republic-ransomed = La rançon est payée, { $talents } T : { $person } est de nouveau à Rome.

## Ce qui est demandé

republic-ask-land-battle = La flotte ennemie est battue ({ $war }). { $general } livre-t-il aussi la bataille terrestre ?
    .topic = bataille terrestre
republic-ask-first-general = Qui attaque d’abord ({ $war }) ?
    .topic = ordre d’attaque
republic-ask-first-war = Quelle guerre se livre d’abord ?
    .topic = ordre d’attaque
republic-ask-raise = Levez des légions et des flottes par la Loi Gabinia.
    .topic = Loi Gabinia
republic-ask-raise-legions = { $by ->
    [general] Combien de légions lève { $general } ?
   *[state] Combien de légions lève l’État ?
}
    .topic = levée des forces
republic-ask-raise-fleets = { $by ->
    [general] Combien de flottes lève { $general } ?
   *[state] Combien de flottes lève l’État ?
}
    .topic = levée des forces
republic-ask-raise-own = Sur { $talents } T, combien { $general } en paie-t-il lui-même ? Le Trésor de faction paie le reste.
    .topic = Loi Gabinia
republic-ask-ransom = Pour qui payez-vous la rançon ?
    .topic = rançon
republic-ask-ransom-own = Sur { $talents } T, combien { $person } en paie-t-il lui-même ? Le Trésor de faction paie le reste.
    .topic = rançon
republic-ask-hold-cleopatra = Une bataille de la Guerre d’Alexandrie va commencer. La laissez-vous commencer ?
    .topic = Cléopâtre
