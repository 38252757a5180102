# La Fase de Ingresos en español.

## Incursiones y desórdenes

republic-raid-held = { $province } resiste con { $person } la Incursión de Bárbaros: los dados dan { $dice }, fuerza militar { $force }{ $omens ->
    [0] {""}
   *[other] , { $omens } menos por Malos Augurios
}; total { $total }, se necesita { $needed }.
republic-raid-overruns = La Incursión de Bárbaros arrasa { $province } a pesar { DE($person) }: los dados dan { $dice }, fuerza militar { $force }{ $omens ->
    [0] {""}
   *[other] , { $omens } menos por Malos Augurios
}; total { $total }, se necesita { $needed }. La Provincia queda Subdesarrollada y no da nada este turno.
republic-garrison-lost = { $count ->
    [one] La Guarnición de { $province } pierde 1 Legión.
   *[other] La Guarnición de { $province } pierde { $count } Legiones.
}
republic-raiders-capture = Los bárbaros capturan { A($person) } en { $province }.
republic-disorder-held = Desórdenes en { $province }, que no da nada este turno. { $person } evita que se rebele: el dado da { $dice }, { $garrison } por la Guarnición{ $omens ->
    [0] {""}
   *[other] , { $omens } menos por Malos Augurios
}; total { $total }, se necesita { $needed }.
republic-disorder-revolt = { $province } se rebela contra { $person }: el dado da { $dice }, { $garrison } por la Guarnición{ $omens ->
    [0] {""}
   *[other] , { $omens } menos por Malos Augurios
}; total { $total }, se necesita { $needed }. Mueren el Gobernador y su Guarnición, y la revuelta es una Guerra Activa.

## Ingresos del Estado

republic-state-revenue = El Erario recibe su ingreso anual: { $talents } T.
republic-state-gift = { $event }: el Erario recibe { $talents } T.
republic-state-bequest = { $card }: el Erario recibe { $talents } T.
republic-province-income = Tributo a Roma de { $province }, con { $person }: los dados dan { $dice }{ $omens ->
    [0] {""}
   *[other] , { $omens } menos por Malos Augurios
}{ $verres ->
    [0] {""}
   *[other] , { $verres } más por el juicio por corrupción
}; son { $talents } T para el Erario.

## Ingresos personales

republic-income = { $who ->
    [you] Tus Senadores cobran { $talents } T.
   *[other] Los Senadores { DE($name) } cobran { $talents } T.
}
republic-profiteers = { $person } especula ({ $concession }): gana { $talents } T y pierde { $popularity } de Popularidad.
republic-spoils = { $person } toma el Expolio de { $province }: los dados dan { $dice }{ $omens ->
    [0] {""}
   *[other] , { $omens } menos por Malos Augurios
}{ $verres ->
    [0] {""}
   *[other] , { $verres } menos por el juicio por corrupción
}; son { $talents } T. Ahora es Corrupto.
republic-spoils-debt = { $owed ->
    [0] { $person } paga los { $paid } T que ha costado { $province }.
   *[other] { $person } paga { $paid } T de lo que ha costado { $province }; el Estado debe { $owed } T.
}

## Rebeldes

republic-rebel-upkeep = { $count ->
    [0] { $person } y sus Rebeldes pagan { $talents } T por sus Legiones.
    [one] { $person } y sus Rebeldes pagan { $talents } T por sus Legiones y liberan 1, que vuelve a Roma.
   *[other] { $person } y sus Rebeldes pagan { $talents } T por sus Legiones y liberan { $count }, que vuelven a Roma.
}
republic-released = { $lost ->
    [0] El Estado conserva todas las Legiones liberadas por los Rebeldes, por { $talents } T.
    [one] De las Legiones liberadas por los Rebeldes el Estado conserva { $count }, por { $talents } T; 1 se licencia.
   *[other] De las Legiones liberadas por los Rebeldes el Estado conserva { $count }, por { $talents } T; { $lost } se licencian.
}

## Redistribución

republic-talents-out = { $other } recibe { $talents } T de su Tesoro de Facción.
republic-talents-in = { $person } pone { $talents } T en su Tesoro de Facción.
republic-talents-moved = { $person } pasa { $talents } T { A($other) }.
republic-gift = { $person } da { $talents } T { A($other) }, { DE($to-faction) }.
republic-gift-out = { $who ->
    [you] Das { $talents } T de tu Tesoro de Facción { A($other) }, { DE($to-faction) }.
   *[other] { $name } da { $talents } T de su Tesoro de Facción { A($other) }, { DE($to-faction) }.
}
republic-gift-in = { $person } da { $talents } T al Tesoro { DE($to-faction) }.
republic-gift-hidden = { $who ->
    [you] Das Talentos de tu Tesoro de Facción al { DE($to) }.
    [to-you] { $name } da Talentos de su Tesoro de Facción al tuyo.
   *[other] { $name } da Talentos de su Tesoro de Facción al { DE($to) }.
}
republic-gift-hidden-seen = { $who ->
    [you] Das { $talents } T de tu Tesoro de Facción al { DE($to) }.
    [to-you] { $name } da { $talents } T de su Tesoro de Facción al tuyo.
   *[other] { $name } da { $talents } T de su Tesoro de Facción al { DE($to) }.
}

## Provincias

republic-develops = { $person } desarrolla { $province }: el dado da { $dice }{ $drm ->
    [0] {""}
   *[other] , { $drm } más por no ser Corrupto
}{ $omens ->
    [0] {""}
   *[other] , { $omens } menos por Malos Augurios
}; total { $total }, se necesita { $needed }.
republic-develops-not = { $person } no desarrolla { $province }: el dado da { $dice }{ $drm ->
    [0] {""}
   *[other] , { $drm } más por no ser Corrupto
}{ $omens ->
    [0] {""}
   *[other] , { $omens } menos por Malos Augurios
}; total { $total }, se necesita { $needed }.
republic-term-ends = Acaba el mandato { DE($person) } en { $province }.

## Gastos del Estado

republic-contribution = { $influence ->
    [0] { $person } hace una Donación al Estado de { $talents } T.
   *[other] { $person } hace una Donación al Estado de { $talents } T y gana { $influence } de Influencia.
}
republic-debit-wars = { $count ->
    [one] El Estado paga { $talents } T por 1 Guerra Activa.
   *[other] El Estado paga { $talents } T por { $count } Guerras Activas.
}
republic-debit-bills = { $count ->
    [one] El Estado paga { $talents } T por 1 Ley Agraria.
   *[other] El Estado paga { $talents } T por { $count } Leyes Agrarias.
}
republic-debit-provinces = El Estado paga { $talents } T que han costado las Provincias.
republic-debit-upkeep = El Estado paga { $talents } T por { $count ->
    [one] 1 Ejército
   *[other] { $count } Ejércitos
}.
republic-unkept = { $count ->
    [one] El Estado no puede pagar y se licencia 1 Ejército.
   *[other] El Estado no puede pagar y se licencian { $count } Ejércitos.
}
republic-treasury-low = El Erario ha bajado de { $mark } T: quedan { $treasury } T.

## Guardaespaldas Público

republic-guarded = { $card }: protege { A($person) }.
republic-guard-paid = { $person } paga { $talents } T por su Guardaespaldas y pierde { $popularity } de Popularidad.
republic-guard-leaves = { $person } no puede pagar a su Guardaespaldas, que se va.

## Lo que se pregunta

republic-ask-hold-revenue = Comienza la Fase de Ingresos. Puedes jugar un Guardaespaldas Público.
    .topic = Fase de Ingresos
republic-ask-guard = ¿A quién protege el Guardaespaldas?
    .topic = Guardaespaldas
republic-ask-profiteer = ¿Especula { $person } con esta Concesión ({ $concession })? Multiplicaría por { $times } su beneficio y le costaría { $times } de Popularidad.
    .topic = especulación con el grano
republic-ask-spoils = ¿Toma { $person } el Expolio de { $province }? Sería Corrupto, saque lo que saque.
    .topic = Expolio de Provincia
republic-ask-spoils-debt = El Expolio de { $province } ha costado { $debt } T. ¿Cuántos paga { $person }? El resto lo debe el Estado.
    .topic = Expolio de Provincia
republic-ask-upkeep = Paga las Legiones de tus Rebeldes, todas las que puedas: son { $legions }.
    .topic = mantenimiento de los Rebeldes
republic-ask-upkeep-treasury = ¿Cuántos Talentos salen de tu Tesoro de Facción?
    .topic = mantenimiento de los Rebeldes
republic-ask-upkeep-personal = ¿Cuántos Talentos paga { $person }?
    .topic = mantenimiento de los Rebeldes
republic-ask-release = ¿Qué Legiones liberas?
    .topic = mantenimiento de los Rebeldes
republic-ask-keep = ¿Qué Legiones liberadas por los Rebeldes conserva el Estado? Las demás se licencian.
    .topic = Legiones liberadas
republic-ask-redistribution = Mueve Talentos dentro de tu Facción, dáselos a otros o termina.
    .topic = Redistribución
republic-ask-talents-from = ¿De quién?
    .topic = Redistribución
republic-ask-talents-to = ¿A quién?
    .topic = Redistribución
republic-ask-talents = ¿Cuántos Talentos?
    .topic = Redistribución
republic-ask-contribution = ¿Quién hace una Donación? El Erario tiene { $treasury } T y deberá { $debts } T.
    .topic = Donaciones
republic-ask-contribution-talents = ¿Cuántos Talentos?
    .topic = Donaciones
