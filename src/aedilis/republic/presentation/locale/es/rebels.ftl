# Los Gobernadores Rebeldes de La República de Roma en español (regla avanzada 2.03).
#
# En una batalla, $roman y $enemy son las fuerzas de ambos bandos; $black y $white, los dados (los blancos, sumados);
# $roll, su suma, y $total, lo que se lee en la tabla.

## Nombres

republic-war-rebels = rebelión en { $province }
republic-do-march = Marchar sobre Roma
republic-do-hold-province = Permanecer en la Provincia
republic-option-rebel-governors = si los Gobernadores pueden rebelarse con sus Provincias (regla avanzada 2.03; solo con las Guerras Provinciales)
republic-option-rebels-build = si los Gobernadores Rebeldes pueden reclutar unidades provinciales con sus propios Talentos
republic-option-interception = si el MMRD decide si se intercepta en el mar a los Rebeldes (hrao) o se les intercepta siempre que haya Flotas en Roma (always)
republic-value-hrao = decide el MMRD
republic-value-always = siempre

## Fase de Revueltas

republic-loyalty-fleets = { $person } pide lealtad a { $fleets ->
    [one] 1 Flota
   *[other] { $fleets } Flotas
}: los dados dan { $dice }. { $count ->
    [one] Lo seguiría 1
   *[other] Lo seguirían { $count }
}; las demás están en Roma.
republic-rising = { $person } es el Rebelde Principal: los alzados suman { $strength }.
republic-rising-army = Legiones con el Rebelde Principal { $person }: { $legions }.
republic-governor-rebels = { $person } se rebela con su Provincia: { $province }.
republic-marches = { $lands ->
    [0] { $person } deja { $province } para marchar sobre Roma y está en el mar con todos sus Ejércitos.
   *[other] { $person } deja { $province } y marcha sobre Roma: todos sus Ejércitos están en Italia.
}
republic-holds-province = { $person } permanece en { $province }.
republic-reinforces-rebel = { $lands ->
    [0] { $person } deja { $province } para reforzar al Rebelde Principal y está en camino con todos sus Ejércitos.
   *[other] { $person } deja { $province } y se une en Italia al Rebelde Principal con todos sus Ejércitos.
}

## Fase de Ingresos

republic-rebel-income = { $person } recauda { $talents } T en { $province } (Expolio { $spoils }, Tributo a Roma { $income }, Tributo Local { $taxes }).
republic-camp-upkeep = { $person } y sus Rebeldes pagan { $talents } T por sus Ejércitos. Vuelven a Roma: Legiones { $legions }, Flotas { $fleets }; unidades provinciales perdidas: { $lost }.
republic-released-units = De las unidades liberadas por los Rebeldes el Estado conserva { $count }, por { $talents } T; se licencian: { $lost }.
republic-rebel-builds = { $person } recluta en { $province }: Tropas { $troops }, Flotas { $fleets }.

## Batallas

republic-blockade-victory = Las Flotas de Roma detienen en el mar a las que llegan de { $province } con { $person }: fuerza { $roman } contra { $enemy }, dados { $black } y { $white }, tirada { $roll }, Malos Augurios { $omens }, total { $total }.
republic-blockade-stalemate = Las Flotas de Roma combaten contra las que llegan de { $province } con { $person } y no las detienen: fuerza { $roman } contra { $enemy }, dados { $black } y { $white }, tirada { $roll }, Malos Augurios { $omens }, total { $total }.
republic-blockade-defeat = Las Flotas de Roma son vencidas por las que llegan de { $province } con { $person }: fuerza { $roman } contra { $enemy }, dados { $black } y { $white }, tirada { $roll }, Malos Augurios { $omens }, total { $total }.
republic-blockade-losses = Flotas perdidas en la batalla contra las de { $province }: Roma { $fleets }; los Rebeldes, { $count } Provinciales y { $romans } romanas.
republic-rebels-land = { $person } desembarca en Italia con los Ejércitos de { $province }.
republic-rebels-turned-back = { $person } está de nuevo en { $province } con sus Ejércitos.
republic-holdout-victory = { $naval ->
    [0] Victoria { DE($general) } contra el Rebelde { $other } en { $province }: fuerza { $roman } contra { $enemy }, dados { $black } y { $white }, tirada { $roll }, Malos Augurios { $omens }, total { $total }.
   *[other] Victoria Naval { DE($general) } contra el Rebelde { $other } en { $province }: fuerza { $roman } contra { $enemy }, dados { $black } y { $white }, tirada { $roll }, Malos Augurios { $omens }, total { $total }.
}
republic-holdout-stalemate = { $naval ->
    [0] Tablas { DE($general) } contra el Rebelde { $other } en { $province }: fuerza { $roman } contra { $enemy }, dados { $black } y { $white }, tirada { $roll }, Malos Augurios { $omens }, total { $total }.
   *[other] Tablas en el mar { DE($general) } contra el Rebelde { $other } en { $province }: fuerza { $roman } contra { $enemy }, dados { $black } y { $white }, tirada { $roll }, Malos Augurios { $omens }, total { $total }.
}
republic-holdout-defeat = { $naval ->
    [0] Derrota { DE($general) } contra el Rebelde { $other } en { $province }: fuerza { $roman } contra { $enemy }, dados { $black } y { $white }, tirada { $roll }, Malos Augurios { $omens }, total { $total }.
   *[other] Derrota en el mar { DE($general) } contra el Rebelde { $other } en { $province }: fuerza { $roman } contra { $enemy }, dados { $black } y { $white }, tirada { $roll }, Malos Augurios { $omens }, total { $total }.
}
republic-rebel-losses = Pérdidas { DE($person) }: Legiones { $legions } (de ellas, Veteranas { $veterans }) y Tropas Provinciales { $troops }.
republic-rebel-ships-lost = { $person } pierde Flotas de { $province }: { $fleets }.
republic-rebel-fleets-lost = { $person } pierde Flotas: { $fleets }.
republic-rebel-fleet-beaten = La Flota de los Rebeldes en { $province } está vencida. { $general } gana { $count } de Influencia y de Popularidad.
republic-province-taken = { $province } ya no es de los Rebeldes. { $general } gana { $count } de Influencia y de Popularidad.

## Lo que se pregunta

republic-ask-loyalty = ¿Averigua { $person } quién de los que manda lo seguiría en una rebelión?
    .topic = lealtad de las Legiones
republic-ask-pay-fleets = ¿Por cuántas Flotas paga?
    .topic = lealtad de las Legiones
republic-ask-rise = ¿Se alza tu Facción contra Roma?
    .topic = rebelión
republic-ask-rise-leader = ¿Quién dirige la rebelión? Un General tiene que marchar sobre Roma; un Gobernador puede permanecer en su Provincia.
    .topic = rebelión
republic-ask-rise-fleets = ¿Cuántas de sus Flotas conserva el General? Tendrá que mantenerlas.
    .topic = rebelión
republic-ask-rise-also = ¿Qué otro Gobernador se alza?
    .topic = rebelión
republic-ask-march = ¿Marcha { $person } sobre Roma o permanece en { $province }? Quien marcha no vuelve nunca.
    .topic = marcha sobre Roma
republic-ask-garrison-joins = { $count ->
    [one] En la Guarnición de { $province }, con { $person }, hay 1 Legión Veterana de los Rebeldes. ¿Va con { $other }?
   *[other] En la Guarnición de { $province }, con { $person }, hay { $count } Legiones Veteranas de los Rebeldes. ¿Van con { $other }?
}
    .topic = Veteranos de los Rebeldes
republic-ask-reinforce-rebel = { $person } ha resistido en Italia. ¿Qué Gobernador Rebelde acude a reforzarlo con todos sus Ejércitos?
    .topic = refuerzos del Rebelde Principal
republic-ask-intercept = { $person } llega por mar desde { $province } con una Fuerza Naval de { $enemy }. { $fleets ->
    [one] ¿Lo intercepta la única Flota de Roma?
   *[other] ¿Lo interceptan las { $fleets } Flotas de Roma?
}
    .topic = Bloqueo Naval
republic-ask-fleets-lost = { $count ->
    [one] Se pierde 1 Flota Provincial. ¿Es una de { $province }?
   *[other] Se pierden { $count } Flotas Provinciales. ¿Cuántas de ellas son de { $province }?
} Las demás son de las que tiene el Rebelde Principal.
    .topic = Flotas perdidas
republic-ask-camp-upkeep = Tus Rebeldes pagan { $talents } T por sus Ejércitos. Unidades que vuelven a Roma: { $count }; unidades provinciales perdidas: { $lost }.
    .topic = mantenimiento de los Rebeldes
republic-ask-release-fleets = ¿Cuántas Flotas romanas liberas?
    .topic = mantenimiento de los Rebeldes
republic-ask-release-legions = ¿Cuántas Legiones de { $province } liberas?
    .topic = mantenimiento de los Rebeldes
republic-ask-release-italy = ¿Cuántas Legiones del Ejército en Italia liberas?
    .topic = mantenimiento de los Rebeldes
republic-ask-release-own-troops = ¿A cuántas Tropas de { $province } renuncias?
    .topic = mantenimiento de los Rebeldes
republic-ask-release-own-fleets = ¿A cuántas Flotas de { $province } renuncias?
    .topic = mantenimiento de los Rebeldes
republic-ask-keep-fleets = ¿Cuántas de las Flotas liberadas por los Rebeldes conserva el Estado? Las demás se licencian.
    .topic = Legiones liberadas
republic-ask-rebel-builds = ¿Qué recluta { $person } en { $province } con sus { $talents } T?
    .topic = Ejércitos de los Rebeldes
republic-ask-raise-own-troops = ¿Cuántas Tropas Provinciales?
    .topic = Ejércitos de los Rebeldes
republic-ask-raise-own-fleets = ¿Cuántas Flotas Provinciales?
    .topic = Ejércitos de los Rebeldes
