# La phase des revenus en français.

## Raids et troubles

republic-raid-held = { $person } tient bon contre les barbares en { $province } : dés { $dice }, force militaire { $force }{ $omens ->
    [0] {""}
   *[other] , { $omens } de moins pour les Mauvais présages
}, total { $total }, il fallait { $needed }.
republic-raid-overruns = { $person } ne tient pas contre les barbares, qui ravagent { $province } : dés { $dice }, force militaire { $force }{ $omens ->
    [0] {""}
   *[other] , { $omens } de moins pour les Mauvais présages
}, total { $total }, il fallait { $needed }. La province n’est plus développée et ne rapporte rien cette année.
republic-garrison-lost = { $count ->
    [one] La garnison perd { $count } légion ({ $province }).
   *[other] La garnison perd { $count } légions ({ $province }).
}
republic-raiders-capture = Les barbares capturent { $person } en { $province }.
republic-disorder-held = Troubles en { $province }, qui ne rapporte rien cette année. { $person } empêche la révolte : dé { $dice }, garnison { $garrison }{ $omens ->
    [0] {""}
   *[other] , { $omens } de moins pour les Mauvais présages
}, total { $total }, il fallait { $needed }.
republic-disorder-revolt = Révolte en { $province } contre { $person } : dé { $dice }, garnison { $garrison }{ $omens ->
    [0] {""}
   *[other] , { $omens } de moins pour les Mauvais présages
}, total { $total }, il fallait { $needed }. Le gouverneur et la garnison périssent, et la révolte est une guerre active.

## Le revenu de l'État

republic-state-revenue = L’État reçoit ses { $talents } T de l’année.
republic-state-gift = { $event } : l’État reçoit { $talents } T.
republic-state-bequest = { $card } : l’État reçoit { $talents } T.
republic-province-income = { $province }, gouverneur { $person } : dés { $dice }{ $omens ->
    [0] {""}
   *[other] , { $omens } de moins pour les Mauvais présages
}{ $verres ->
    [0] {""}
   *[other] , { $verres } de plus pour le procès de corruption
}, soit { $talents } T pour l’État.

## Revenus personnels

republic-income = { $who ->
    [you] Vos sénateurs perçoivent { $talents } T.
   *[other] Les sénateurs { DE($name) } perçoivent { $talents } T.
}
republic-profiteers = { $person } spécule ({ $concession }) : { $talents } T, et { $popularity } de popularité en moins.
republic-spoils = { $person } pille { $province } : dés { $dice }{ $omens ->
    [0] {""}
   *[other] , { $omens } de moins pour les Mauvais présages
}{ $verres ->
    [0] {""}
   *[other] , { $verres } de moins pour le procès de corruption
}, soit { $talents } T. Il est corrompu.
republic-spoils-debt = { $owed ->
    [0] { $person } paie les { $paid } T que le pillage a coûtés ({ $province }).
   *[other] { $person } paie { $paid } T de ce que le pillage a coûté ({ $province }) ; l’État doit { $owed } T.
}

## Rebelles

republic-rebel-upkeep = { $count ->
    [0] { $person } et ses rebelles paient { $talents } T pour leurs légions.
    [one] { $person } et ses rebelles paient { $talents } T pour leurs légions, et en libèrent { $count }, qui revient à Rome.
   *[other] { $person } et ses rebelles paient { $talents } T pour leurs légions, et en libèrent { $count }, qui reviennent à Rome.
}
republic-released = { $lost ->
    [0] L’État garde toutes les légions que les rebelles ont libérées, pour { $talents } T.
    [one] Des légions que les rebelles ont libérées, l’État garde { $count }, pour { $talents } T ; { $lost } est dissoute.
   *[other] Des légions que les rebelles ont libérées, l’État garde { $count }, pour { $talents } T ; { $lost } sont dissoutes.
}

## Redistribution

republic-talents-out = { $other } reçoit { $talents } T du Trésor de faction.
republic-talents-in = { $person } verse { $talents } T au Trésor de faction.
republic-talents-moved = { $person } donne { $talents } T à { $other }.
republic-gift = { $person } donne { $talents } T à { $other }, qui est { DE($to-faction) }.
republic-gift-out = { $who ->
    [you] Vous donnez { $talents } T de votre Trésor de faction à { $other }, qui est { DE($to-faction) }.
   *[other] { $name } donne { $talents } T de son Trésor de faction à { $other }, qui est { DE($to-faction) }.
}
republic-gift-in = { $person } donne { $talents } T au Trésor { DE($to-faction) }.
republic-gift-hidden = { $who ->
    [you] Vous donnez des Talents, de Trésor de faction à Trésor de faction, à { $to }.
    [to-you] { $name } vous donne des Talents, de Trésor de faction à Trésor de faction.
   *[other] { $name } donne des Talents, de Trésor de faction à Trésor de faction, à { $to }.
}
republic-gift-hidden-seen = { $who ->
    [you] Vous donnez { $talents } T, de Trésor de faction à Trésor de faction, à { $to }.
    [to-you] { $name } vous donne { $talents } T, de Trésor de faction à Trésor de faction.
   *[other] { $name } donne { $talents } T, de Trésor de faction à Trésor de faction, à { $to }.
}

## Provinces

republic-develops = { $person } développe { $province } : dé { $dice }{ $drm ->
    [0] {""}
   *[other] , { $drm } de plus pour ses mains propres
}{ $omens ->
    [0] {""}
   *[other] , { $omens } de moins pour les Mauvais présages
}, total { $total }, il fallait { $needed }.
republic-develops-not = { $person } ne développe pas { $province } : dé { $dice }{ $drm ->
    [0] {""}
   *[other] , { $drm } de plus pour ses mains propres
}{ $omens ->
    [0] {""}
   *[other] , { $omens } de moins pour les Mauvais présages
}, total { $total }, il fallait { $needed }.
republic-term-ends = { $person } achève son mandat en { $province }.

## L'État paie

republic-contribution = { $influence ->
    [0] { $person } donne { $talents } T à l’État.
   *[other] { $person } donne { $talents } T à l’État et gagne { $influence } d’influence.
}
republic-debit-wars = { $count ->
    [one] L’État paie { $talents } T pour { $count } guerre active.
   *[other] L’État paie { $talents } T pour { $count } guerres actives.
}
republic-debit-bills = { $count ->
    [one] L’État paie { $talents } T pour { $count } Loi agraire.
   *[other] L’État paie { $talents } T pour { $count } Lois agraires.
}
republic-debit-provinces = L’État paie { $talents } T que des provinces ont coûtés.
republic-debit-upkeep = L’État paie { $talents } T d’entretien, légions et flottes ensemble : { $count }.
republic-unkept = { $count ->
    [one] L’État ne peut pas payer : { $count } légion ou flotte est dissoute.
   *[other] L’État ne peut pas payer : { $count } légions et flottes sont dissoutes.
}
republic-treasury-low = Le Trésor d’État est sous { $mark } T : il en reste { $treasury }.

## Le Garde du corps public

republic-guarded = { $person } est protégé : { $card }.
republic-guard-paid = { $person } paie { $talents } T pour son garde du corps et perd { $popularity } de popularité.
republic-guard-leaves = { $person } ne peut pas payer son garde du corps, qui le quitte.

## Ce qui est demandé

republic-ask-hold-revenue = La phase des revenus commence. Vous pouvez jouer le Garde du corps public.
    .topic = phase des revenus
republic-ask-guard = Qui le garde du corps protège-t-il ?
    .topic = garde du corps
republic-ask-profiteer = { $person } spécule-t-il ({ $concession }) ? Cela paierait { $times } fois le revenu et lui coûterait { $times } de popularité.
    .topic = spéculation sur le blé
republic-ask-spoils = { $person } pille-t-il { $province } ? Il serait corrompu, quoi que donnent les dés.
    .topic = pillage
republic-ask-spoils-debt = Le pillage a coûté { $debt } T ({ $province }). Combien en paie { $person } ? L’État doit le reste.
    .topic = pillage
republic-ask-upkeep = Vos rebelles ont { $legions ->
    [one] { $legions } légion
   *[other] { $legions } légions
} : payez-en autant que vous pouvez.
    .topic = entretien des rebelles
republic-ask-upkeep-treasury = Combien de Talents viennent de votre Trésor de faction ?
    .topic = entretien des rebelles
republic-ask-upkeep-personal = Combien de Talents paie { $person } ?
    .topic = entretien des rebelles
republic-ask-release = Quelles légions libérez-vous ?
    .topic = entretien des rebelles
republic-ask-keep = Lesquelles des légions libérées par les rebelles l’État garde-t-il ? Les autres sont dissoutes.
    .topic = légions libérées
republic-ask-redistribution = Déplacez des Talents dans votre faction, donnez-en à d’autres, ou arrêtez.
    .topic = Redistribution
republic-ask-talents-from = De qui ?
    .topic = Redistribution
republic-ask-talents-to = À qui ?
    .topic = Redistribution
republic-ask-talents = Combien de Talents ?
    .topic = Redistribution
republic-ask-contribution = Qui contribue pour l’État ? Il a { $treasury } T et en devra { $debts }.
    .topic = contributions
republic-ask-contribution-talents = Combien de Talents ?
    .topic = contributions
