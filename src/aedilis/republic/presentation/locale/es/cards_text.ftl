# Lo que dicen las cartas de La República de Roma, en español y con palabras propias. Los números llegan con los textos.

## Tipos de cartas

republic-kind-family = Senador, Familia
republic-kind-statesman = Senador, Estadista
republic-kind-concession = Concesión
republic-kind-war = Guerra
republic-kind-leader = Líder enemigo
republic-kind-leader-intrigue = Intriga y Líder enemigo
republic-kind-intrigue = Intriga
republic-kind-law = Ley
republic-kind-forum-event = Evento del mazo de Foro
republic-kind-event = Evento
republic-kind-province = Provincia

## Senadores

republic-card-ratings = MIL { $military }, ORA { $oratory }, LEA { $loyalty }; Influencia { $influence }, Popularidad { $popularity }
republic-card-statesmen = sus Estadistas: { $names }
republic-card-of-family = de la Familia { $family }
republic-card-military-roll = en batalla su MIL se tira: { $roll }
republic-card-opposes = Lealtad 0 mientras esté en la misma Facción que { $names }
republic-card-kin = Lealtad 0 mientras { $person } esté en juego en otra Facción; los dos pueden estar en juego a la vez
republic-card-pair = puede estar en juego a la vez que { $person }
republic-card-voids = como General anula los números de Desastre y de Rechazo de: { $wars }
republic-card-knights = +{ $drm } a sus tiradas para atraer Caballeros
republic-card-appeal = puede tirar { $count } dados en su Apelación Popular
republic-card-veterans = con una victoria crea { $count } Legiones Veteranas
republic-ability-halve-losses = como General pierde solo la mitad de las Legiones y Flotas, redondeando hacia arriba
republic-ability-free-tribune = tiene un Tribuno por turno sin carta
republic-ability-claim-land-commissioner = puede reclamar la Comisión Agraria sin votación, mientras esté en Roma y haya una Ley Agraria en vigor
republic-ability-free-land-bill-veto = puede vetar una Ley Agraria por turno sin carta
republic-ability-free-land-bill-proposal = puede proponer una Ley Agraria por turno sin carta
republic-ability-double-income = sus ingresos y los de sus Concesiones se duplican
republic-ability-no-losses-by-numbers = no pierde nada por los números de Desastre y de Rechazo, pero entonces se retira y vuelve a Roma
republic-ability-double-popularity-changes = toda variación de su Popularidad se duplica

## Concesiones

republic-card-paid-each-turn = { $talents } T por turno
republic-card-paid-legion-raised = { $talents } T por cada Legión reclutada
republic-card-paid-fleet-raised = { $talents } T por cada Flota reclutada
republic-card-profiteering = con Sequía su dueño puede especular: más Talentos y menos Popularidad
republic-card-needs-bill = solo mientras haya una Ley Agraria en vigor
republic-card-tax-farmer = se destruye con un { $dice } cuando se asola el país

## Guerras y Líderes

republic-card-strength = Fuerza Terrestre { $land }, { $naval ->
    [0] sin Flota que vencer
   *[other] Fuerza Naval { $naval }
}, { $support ->
    [0] sin Flotas de apoyo
   *[other] Flotas de apoyo { $support }
}
republic-card-numbers = Desastre con { $disaster }, Rechazo con { $standoff }
republic-card-spoils = Botín de Guerra: { $talents } T
republic-card-series = número { $place } de { $wars } en su serie: { $series }
republic-card-drawn-inactive = Latente al robarla
republic-card-drawn-active = Activa al robarla
republic-card-drawn-by-province = Activa al robarla si es Provincia { $provinces }; si no, Latente
republic-card-revolt = Revuelta: no da Botín de Guerra
republic-card-revolt-if = Revuelta sin Botín de Guerra si { $province } es Provincia cuando se roba
republic-card-drought = trae una Sequía mientras está en el Foro
republic-card-creates-victory = vencerla convierte en Provincia: { $provinces }
republic-card-creates-series-defeated = vencer toda su serie convierte en Provincia: { $provinces }
republic-card-creates-attacked = atacarla convierte en Provincia: { $provinces }
republic-card-develops = vencerla desarrolla esta Provincia: { $province }
republic-card-destroys = al estallar destruye esta Concesión: { $concession }
republic-war-trait-tax-farmer-roll = mientras está Activa puede destruir cada turno un Recaudador de Impuestos
republic-war-trait-wakes-inactive-series = despierta las Guerras Latentes de su serie
republic-war-trait-waits-for-attack = es Latente hasta que Roma la ataca
republic-card-leads = suma { $strength } a la fuerza de sus Guerras: { $wars }
republic-card-tax-farmer-roll = puede destruir cada turno un Recaudador de Impuestos mientras está Activa esta Guerra: { $war }
republic-card-waits-for-provinces = espera en la Curia hasta que existan las Provincias de sus Guerras
republic-card-ally = Carta de Facción: se juega antes de una batalla de la Guerra de Alejandría, como enemiga de Roma o como aliada que suma { $military } de MIL y da { $talents } T al General, que pierde { $popularity } de Popularidad

## Intrigas

republic-intrigue-tribune = Fase de Senado: haz una proposición sin presidir, o veta una proposición o un juicio antes de tu turno de voto o en él. No se pueden vetar las proposiciones de un Dictador, los últimos candidatos posibles, un Dictador Perpetuo ni un juicio por Asesinato.
republic-intrigue-assassin = +1 a tu tirada de Asesinato, también cuando los Guardaespaldas buscan al Asesino.
republic-intrigue-secret-bodyguard = -1 a la tirada de Asesinato contra un Senador tuyo; si el Asesino no es capturado, una tirada más que solo puede capturarlo.
republic-intrigue-open-bodyguard = Fase de Ingresos, sobre un Senador tuyo en Roma: -2 a toda tirada de Asesinato contra él y una tirada más para capturar al Asesino. El Senador paga 1 T y pierde 1 de Popularidad por turno, o el Guardaespaldas se va.
republic-intrigue-influence-peddling = En cualquier momento salvo la Fase de Revueltas: toma al azar una carta de otra mano.
republic-intrigue-seduction = Un intento de Persuasión al que nadie puede oponer Contraofertas.
republic-intrigue-blackmail = Un intento de Persuasión al que nadie puede oponer Contraofertas; si fracasa, el objetivo pierde dos dados de Influencia y de Popularidad.
republic-intrigue-graft = Cuando otra Facción usa un Tribuno: un Senador tuyo en Roma paga un dado de Talentos y lo hace callar. Puedes echarte atrás al ver el precio.
republic-intrigue-murder-of-a-tribune = Cuando otra Facción usa un Tribuno: un Senador tuyo en Roma tira un dado, pierde esa Popularidad y hace callar al Tribuno si el dado es par.
republic-intrigue-mob-incited = Cuando otra Facción ha atacado a un Tribuno con una carta: un dado más la Oratoria de un Senador tuyo en Roma son las Fichas de Muerte que amenazan a los Senadores de esa Facción en Roma.
republic-intrigue-proscription = Tras una batalla de la Guerra Civil ganada por un bando: el MMRD puede eliminar a todos los Caballeros por un dado de Talentos cada uno. Su Facción no atrae más Caballeros; las demás suman 1 a sus tiradas para atraerlos.

## Leyes

republic-law-effect-calpurnian = Una vez por turno el Censor puede multar a un Gobernador Corrupto que haya vuelto a Roma este turno: un dado de Talentos.
republic-law-effect-military-reforms = La Influencia por sí sola ya no hace a nadie Dictador Perpetuo.
republic-law-effect-tradition-erodes = Los Cónsules y los Dictadores pueden volver a ser elegidos Cónsules enseguida.
republic-law-effect-servilian = Quien la juega suma 1 a todas sus tiradas para atraer Caballeros; o bien deroga la Ley Acilia.
republic-law-effect-acilian = La multa de la Ley Calpurnia es para la Facción con más Caballeros, no para el Censor.
republic-law-effect-plautian-papirian = Reduce a la mitad la fuerza de la Guerra Social y baja 2 el Descontento. Cada Senador de quien la juega pierde 1 de Popularidad.
republic-law-effect-gabinian = Al comenzar la Fase de Combate los Generales pueden reclutar Legiones y Flotas a su costa.
republic-law-effect-vatinian = Todo Senador Alineado puede ser elegido Gobernador y regir una Provincia por medio de un Legado.
republic-law-effect-manilian = Un General Victorioso puede conservar su Ejército en la Fase de Revueltas y llevarlo a otra Guerra.
republic-law-effect-julian = Pone fin a toda Escasez de Hombres y baja 3 el Descontento. Cada Senador de quien la juega pierde un dado de Influencia.
republic-law-needs-tradition-erodes = necesita Guerras Activas que sumen 15 de fuerza
republic-law-needs-acilian = necesita la Ley Calpurnia
republic-law-needs-plautian-papirian = necesita la Guerra Social en el Foro
republic-law-needs-gabinian = necesita en el Foro una Guerra de los Piratas Cilicios
republic-law-needs-julian = necesita la Guerra Social en el Foro

## Eventos del mazo

republic-forum-effect-era-ends = La partida acaba con esta Fase de Foro. La Persuasión fracasa con 9 o más.
republic-forum-effect-pergamene-bequest = Se puede enviar al Cónsul de Campo a recogerlo con { $legions } Legiones y { $fleets } Flotas: { $talents } T en la próxima Fase de Ingresos y una Provincia, { $province }.
republic-forum-effect-bithynian-bequest = Se puede enviar al Cónsul de Campo a recogerlo con { $legions } Legiones y { $fleets } Flotas: { $talents } T en la próxima Fase de Ingresos y una Provincia, { $province }.
republic-forum-effect-ptolemy-apion-bequest = { $province } pasa a ser Provincia en la Fase de Senado.
republic-forum-effect-catiline = El MMRD nombra otra Facción: un dado de Fichas de Muerte amenaza a sus Senadores en Roma. El MMRD pierde 1 de Popularidad por cada ficha.

## Eventos

republic-side = { $name }: { $effect }
republic-event-effect-ally-deserts = en las batallas con suma par de los dados, { $dice ->
    [white] los dados blancos se suman
   *[black] el dado negro se suma
} a la fuerza del enemigo
republic-event-effect-allied-enthusiasm = el Erario recibe { $talents } T en la próxima Fase de Ingresos
republic-event-effect-barbarian-raids = cada Provincia Fronteriza necesita { $target } con dos dados más su fuerza militar, o sufre una Incursión
republic-event-effect-drought = una Sequía más: crece el Descontento y se puede especular con el grano
republic-event-effect-enemy-leader-dies = { $side ->
    [dark] muere un Líder enemigo y su mayor Guerra Activa acaba por ahora, con el { $percent } % de su Botín de Guerra
   *[light] al final de la Fase de Foro muere un Líder enemigo
}
republic-event-effect-enemys-ally-deserts = en las batallas con suma impar de los dados, { $dice ->
    [white] los dados blancos se restan
   *[black] el dado negro se resta
} de la fuerza del enemigo
republic-event-effect-epidemic = { $chits } Fichas de Muerte: { $side ->
    [dark] muere el primer nombrado que esté fuera de Roma
   *[light] mueren los nombrados que estén en Roma
}
republic-event-effect-evil-omens = { $side ->
    [dark] uno más a todas las tiradas
   *[light] el Estado paga { $talents } T; -1 a todas las tiradas (en la Persuasión, +1 a los dados), salvo las de Iniciativa y Eventos
}
republic-event-effect-internal-disorder = cada Gobernador de una Provincia Subdesarrollada necesita { $target } con un dado más 1 por cada Legión de allí, o la Provincia se rebela
republic-event-effect-manpower-shortage = las Legiones y las Flotas cuestan { $cost } T más cada una
republic-event-effect-mob-violence = { $side ->
    [dark] tantas Fichas de Muerte como el Descontento más un dado amenazan
   *[light] tantas Fichas de Muerte como el Descontento amenazan
} a los que están en Roma y tienen menos Popularidad que ese nivel
republic-event-effect-natural-disaster = { $side ->
    [dark] un dado destruye una Concesión más
   *[light] el Estado paga { $talents } T y un dado destruye una Concesión
}
republic-event-effect-new-alliance = al final de la Fase de Senado acaba una Guerra, { $side ->
    [dark] para siempre y con todo su Botín de Guerra
   *[light] por ahora y con la mitad de su Botín de Guerra
}
republic-event-effect-pretender-emerges = con la próxima Guerra Activa se rebela una Provincia: { $side ->
    [dark] sin batalla
   *[light] su Gobernador tiene que luchar por ella
}
republic-event-effect-refuge = { $side ->
    [dark] el próximo Líder vencido despierta todas las Guerras del Foro y las ayuda
   *[light] el próximo Líder vencido ayuda a la siguiente Guerra que se robe
}
republic-event-effect-rhodian-alliance = { $fleets } Flotas gratis en total hasta que acabe la Guerra que más necesita
republic-event-effect-storm-at-sea = se pierden dos dados de Flotas
republic-event-effect-trial-of-verres = cada Provincia da al Estado { $income } T más y a su Gobernador { $income } T menos de Expolio

## Provincias y Leyes Agrarias

republic-card-frontier = Provincia Fronteriza
republic-card-province = { $developed ->
    [0] Subdesarrollada
   *[other] Desarrollada
}: Tributo a Roma { $income }, Expolio { $spoils }; Fuerza Terrestre { $land }, Fuerza Naval { $naval }
republic-bill-effect = Tipo { $type }: { $talents } T { $yearly ->
    [0] una vez
   *[other] por turno
}, Descontento -{ $unrest }; Popularidad: Patrocinador +{ $sponsor }, Copatrocinador +{ $cosponsor }, quien vota en contra -{ $voter }
