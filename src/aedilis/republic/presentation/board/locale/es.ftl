# El tablero de La República de Roma en el navegador, en español.
#
# Estas son las palabras impresas en el propio tablero; los nombres y las frases vienen del juego. Las que
# empiezan por «letter» o «phase» están en lugares estrechos: una letra o una palabra corta.

## Una cosa, y lo que se dice de ella

republic-board-said-of = { $thing }: { $said }

## El Estado

republic-board-start = Antes del primer turno
republic-board-turn = Turno { $turn }
republic-board-phases = Fases del turno
republic-board-phase-mortality = Muerte
republic-board-phase-revenue = Ingresos
republic-board-phase-forum = Foro
republic-board-phase-population = Plebe
republic-board-phase-senate = Senado
republic-board-phase-combat = Combate
republic-board-phase-revolution = Revueltas
republic-board-steps = Pasos de esta Fase
republic-board-step-consuls = Cónsules
republic-board-step-pontifex = Pontifex
republic-board-step-coalition = Coalición
republic-board-step-plan = Plan
republic-board-step-spoils = Ganancias
republic-board-step-recruit = Reclutamiento
republic-board-step-send = Ejércitos
republic-board-step-dictator = Dictador
republic-board-step-censor = Censor
republic-board-step-prosecutions = Juicios
republic-board-step-governors = Gobernadores
republic-board-step-other = Asuntos
republic-board-step-closing = Cierre
republic-board-treasury = Erario: { $treasury } T; el próximo año, { $change }. Mostrar el presupuesto
republic-board-unrest = Descontento
republic-board-active-wars = Guerras Activas: { $count } ({ $most } hunden a Roma)
republic-board-legions-in-rome = Legiones en Roma
republic-board-fleets-in-rome = Flotas en Roma
republic-board-pool = Por reclutar: Legiones { $legions } y Flotas { $fleets }, a { $cost } T por unidad
republic-board-no-recruits = no se puede reclutar
republic-board-deck = Cartas en el mazo
republic-board-in-force = En vigor
republic-board-era-ends = Fin de una Era
republic-board-force-law = Ley en vigor: { $name }
republic-board-force-event = Evento en vigor: { $name }{ $level ->
    [one] {""}
   *[other] , { $level } veces
}
republic-board-force-bill = Ley Agraria en vigor: { $name }{ $level ->
    [one] {""}
   *[other] , { $level } veces
}
republic-board-force-bequest = Legado en el Foro: { $name }
republic-board-force-letter-law = L
republic-board-force-letter-event = E
republic-board-force-letter-bill = A
republic-board-force-letter-bequest = T
republic-board-veteran = { $name }, Veterana{ $loyal ->
    [none] {""}
   *[other] , leal { A($loyal) }
}

## El presupuesto

republic-board-budget = Próxima Fase de Ingresos
republic-board-budget-treasury = Ahora en el Erario
republic-board-budget-annual = Ingreso anual
republic-board-budget-gains = Eventos y legados
republic-board-budget-provinces = Provincias
republic-board-budget-wars = Guerras Activas
republic-board-budget-waking = Guerras que estallarán antes
republic-board-budget-bills = Leyes Agrarias
republic-board-budget-owed = Lo que han costado las Provincias
republic-board-budget-upkeep = Legiones y Flotas
republic-board-budget-result = Después

## Guerras

republic-board-wars = Guerras
republic-board-no-wars = Roma está en paz.
republic-board-status-active = Activa
republic-board-status-imminent = Inminente
republic-board-status-inactive = Latente
republic-board-war-numbers = Fuerza Terrestre { $land }{ $naval ->
    [0] {""}
   *[other] , Fuerza Naval { $naval }
}{ $support ->
    [0] {""}
   *[other] , Flotas de apoyo { $support }
}
republic-board-land = Fuerza Terrestre
republic-board-naval = Fuerza Naval
republic-board-beaten = Flota enemiga vencida
republic-board-support = Flotas de apoyo
republic-board-times = fuerza ×{ $times } por Guerras Relacionadas
republic-board-unprosecuted = Desatendida
republic-board-drought = trae una Sequía
republic-board-spoils = Botín de Guerra { $talents } T
republic-board-disaster = Números de Desastre
republic-board-standoff = Números de Rechazo
republic-board-letter-disaster = D
republic-board-letter-standoff = R
republic-board-enemy-leader = Líder enemigo { $name }: fuerza +{ $strength }, Desastre { $disaster }, Rechazo { $standoff }
republic-board-no-commander = sin General
republic-board-strength = Fuerza { $land } por tierra, { $naval } en el mar
republic-board-legions = Legiones
republic-board-fleets = Flotas
republic-board-odds-land = por tierra
republic-board-odds-naval = en el mar
republic-board-odds-lost = pérdidas
republic-board-odds-sent = { $person } con Legiones { $legions }, Flotas { $fleets }
republic-board-odds-province = { $province } por sí sola, con { $person }
republic-board-odds-proposed = { $person } con Legiones { $legions }, Flotas { $fleets }, como se propone
republic-board-odds-could = { $person } con todo lo de Roma: Legiones { $legions }, Flotas { $fleets }
republic-board-odds-victory = Victoria
republic-board-odds-stalemate = Tablas
republic-board-odds-standoff = Rechazo
republic-board-odds-defeat = Derrota
republic-board-odds-disaster = Desastre
republic-board-odds-losses = pérdidas medias: Legiones { $legions }, Flotas { $fleets }

## El Foro y las Provincias

republic-board-forum = Foro
republic-board-forum-empty = No hay nada en el Foro.
republic-board-curia = Curia
republic-board-kind-family = Familia
republic-board-kind-statesman = Estadista muerto
republic-board-kind-concession = Concesión destruida
republic-board-kind-war = Guerra
republic-board-kind-leader = Líder enemigo
republic-board-kind-leader-intrigue = Líder enemigo
republic-board-provinces = Provincias
republic-board-no-provinces = Roma no tiene Provincias.
republic-board-developed = Desarrollada
republic-board-undeveloped = Subdesarrollada
republic-board-governed = Gobernador: { $person }, { $term ->
    [one] 1 turno
   *[other] { $term } turnos
}
republic-board-vacant = vacante
republic-board-legate = por medio de un Legado
republic-board-frontier = Fronteriza
republic-board-garrison = Guarnición de { $legions ->
    [one] 1 Legión
   *[other] { $legions } Legiones
}
republic-board-overrun = arrasada por los bárbaros
republic-board-disorder = con desórdenes
republic-board-camp-at-home = en manos de un Rebelde
republic-board-camp-at-sea = de un Rebelde que está en el mar con sus Ejércitos
republic-board-camp-in-italy = de un Rebelde que está en Italia con sus Ejércitos
republic-board-own-forces = Tropas propias { $troops }, Flotas propias { $fleets }
republic-board-attacked = atacada
republic-board-ally = aliada: { $province } (Tropas { $troops }, Flotas { $fleets })
republic-board-disbanded = ha licenciado { $count ->
    [one] 1 Legión Veterana
   *[other] { $count } Legiones Veteranas
}
republic-board-province-numbers = Tributo a Roma { $income }, Expolio { $spoils }, Tributo Local { $taxes }

## Senadores y Facciones

republic-board-letter-military = MIL
republic-board-letter-oratory = ORA
republic-board-letter-loyalty = LEA
republic-board-influence = Influencia
republic-board-popularity = Popularidad
republic-board-knights = Caballeros
republic-board-talents = Talentos
republic-board-votes = Votos en Roma
republic-board-cards = Cartas en la mano
republic-board-treasury-of-faction = Tesoro de Facción
republic-board-senator-numbers = MIL { $military }, Oratoria { $oratory }, Lealtad { $loyalty }{ $printed ->
    [-1] {""}
   *[other] {" "}({ $printed } en la carta)
}, Influencia { $influence }, Popularidad { $popularity }, { $knights ->
    [0] ningún Caballero
    [one] 1 Caballero
   *[other] { $knights } Caballeros
}, { $talents ->
    [one] 1 Talento
   *[other] { $talents } Talentos
}, { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
}
republic-board-exposed = { $name } (corrupción)
republic-board-mark-leader = Líder de Facción
republic-board-mark-presiding = preside
republic-board-mark-first = MMRD
republic-board-mark-guarded = con Guardaespaldas Público
republic-board-mark-for-life = Dictador Perpetuo
republic-board-mark-prior-consul = Consular
republic-board-mark-corrupt = Corrupto
republic-board-mark-major = Cargo Mayor este año
republic-board-mark-victor = General Victorioso
republic-board-mark-proconsul = Procónsul
republic-board-mark-priest = Sacerdote
republic-board-place-province = Gobernador de { $where }{ $term ->
    [0] {""}
    [one] , queda 1 turno
   *[other] , quedan { $term } turnos
}
republic-board-place-field = en campaña: { $where }
republic-board-place-captive = Cautivo: { $where }
republic-board-place-rebel = en rebelión
republic-board-rebel = Rebelde
republic-board-standard-eagle = el águila
republic-board-standard-wolf = el lobo
republic-board-standard-boar = el jabalí
republic-board-standard-horse = el caballo
republic-board-standard-bull = el toro
republic-board-standard-serpent = la serpiente
republic-board-faction-numbers = { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
} en Roma, Influencia { $influence }, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
republic-board-faction-talents = { $talents ->
    [one] 1 Talento
   *[other] { $talents } Talentos
} en el Tesoro de Facción
republic-board-asked = se le espera
republic-board-gone = eliminada
republic-board-no-senators = sin Senadores
republic-board-mine = Tu Facción: { $name }
republic-board-hand = { $count ->
    [0] Ninguna carta en la mano
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}
republic-board-open-faction = Mostrar los Senadores { DE($name) }
republic-board-close-faction = Ocultar los Senadores { DE($name) }
republic-board-no-knights = ni un Caballero más
republic-board-knight-drm = +{ $drm } para Caballeros

## Lo que está pasando

republic-board-stage = Lo que está pasando
republic-board-stage-opening = El comienzo
republic-board-stage-mortality = Muerte
republic-board-stage-revenue = Ingresos
republic-board-stage-forum = El Foro
republic-board-stage-population = La Plebe
republic-board-stage-senate = El debate
republic-board-stage-combat = Batalla
republic-board-stage-revolution = Revueltas
republic-board-stage-over = El final
republic-board-tab-deals = Acuerdos
republic-board-tab-budget = Erario
republic-board-tab-dice = Dados
republic-board-quiet-opening = Las Facciones se preparan: Líderes, Gobernadores, primeras cartas.
republic-board-quiet-mortality = ¿Quién vivirá, y qué Guerras estallarán?
republic-board-quiet-revenue = Llega el dinero del año.
republic-board-quiet-forum = Se pone orden en el Foro.
republic-board-quiet-population = El pueblo escucha.
republic-board-quiet-senate = El Senado se reúne.
republic-board-quiet-combat = Los Ejércitos marchan.
republic-board-quiet-revolution = El año acaba.

## El Senado

republic-board-presiding = preside
republic-board-no-chair = Nadie preside.
republic-board-no-motion = No se vota nada.
republic-board-by = { $who ->
    [you] propones tú
   *[other] propone { $name }
}
republic-board-by-tribune = { $who ->
    [you] propones tú con un Tribuno
   *[other] propone { $name } con un Tribuno
}
republic-board-consent = Necesita el consentimiento { DE($names) }
republic-board-for = a favor
republic-board-against = en contra
republic-board-votes-for = { $count ->
    [one] 1 voto a favor
   *[other] { $count } votos a favor
}
republic-board-votes-against = { $count ->
    [one] 1 voto en contra
   *[other] { $count } votos en contra
}
republic-board-voting-order = Orden de votación
republic-board-voter = { $name }: { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
}, { $talents } más por dinero
republic-board-voter-for = ha votado a favor
republic-board-voter-against = ha votado en contra
republic-board-voter-split = ha dividido sus votos
republic-board-voter-abstained = se ha abstenido
republic-board-voter-asked = vota ahora
republic-board-voter-waits = aún no ha votado
republic-board-may-interrupt = Pueden interrumpir
republic-board-interrupt-cards = { $cards ->
    [one] una carta que puede ser un Tribuno
   *[other] { $cards } cartas, y cualquiera puede ser un Tribuno
}
republic-board-interrupt-free = { $person } no necesita carta para un Tribuno
republic-board-interrupt-dagger = aún no ha hecho ningún intento de Asesinato
republic-board-claims = próxima proposición: { $names }
republic-board-laws-waiting = Leyes por votar: { $names }
republic-board-trials-held = juicios celebrados: Menores { $minor }, Mayores { $major }
republic-board-decisions = Decidido en esta sesión
republic-board-decision-passed = Se aprueba
republic-board-decision-rejected = Se rechaza
republic-board-decision-vetoed = Veto
republic-board-decision-void = Decae

## La Fase de Foro

republic-board-initiatives = Iniciativas de este turno
republic-board-auctioned = subasta
republic-board-initiative-persuasion = Persuasión
republic-board-initiative-knights = Caballeros
republic-board-initiative-games = Juegos
republic-board-initiative-leader = Líder
republic-board-auction = Se subasta una Iniciativa
republic-board-bid-by = puja { DE($person) }
republic-board-no-bid = nadie ha pujado aún
republic-board-bids-now = { $name } puja ahora
republic-board-best-chances = Tus mejores opciones
republic-board-knight-chances = Probabilidad de atraer a un Caballero
republic-board-percent = { $percent } %
republic-board-chance = { $percent } % de éxito
republic-board-chance-for = { $percent } % por { $talents } T
republic-board-persuasion-openly = persuade
republic-board-persuasion-seduction = seduce
republic-board-persuasion-blackmail = chantajea
republic-board-base-number = Número Base
republic-board-needs-at-most = Dos dados pueden sumar { $most } como máximo
republic-board-hopeless = Ninguna tirada es lo bastante baja
republic-board-with-more = Con más Talentos
republic-board-with = +{ $talents }:
republic-board-decides = { $name } decide
republic-board-pile-oratory = Oratoria
republic-board-pile-influence = Influencia
republic-board-pile-bribe = Soborno
republic-board-pile-loyalty = Lealtad
republic-board-pile-aligned = Alineado
republic-board-pile-talents = sus Talentos
republic-board-pile-counter = Contraoferta

## Ingresos y Revueltas

republic-board-revenue-unrest = Incursiones
republic-board-revenue-state = Estado
republic-board-revenue-income = Ingresos
republic-board-revenue-redistribution = Redistribución
republic-board-revenue-development = Desarrollo
republic-board-revenue-provinces = Provincias
republic-board-revenue-contributions = Donaciones
republic-board-revenue-debits = Gastos
republic-board-incomes = Ingresos en la mesa
republic-board-income-of = { $name }: { $talents } T
republic-board-revolution-reinforce = Refuerzos
republic-board-revolution-rise = Rebeliones
republic-board-revolution-trade = Intercambio
republic-board-revolution-play = Cartas
republic-board-revolution-discard = Descartes
republic-board-revolution-declare = Generales
republic-board-generals = Faltan por hablar

## Dados y batallas

republic-board-throws = Dados de este turno
republic-board-no-dice = Este turno no se ha tirado ningún dado.
republic-board-die-black = dado negro { $value }
republic-board-die-white = dados blancos { $value }
republic-board-die-plain = dados { $value }
republic-board-sum-popularity = Popularidad
republic-board-sum-before = Descontento
republic-board-sum-omens = Malos Augurios
republic-board-sum-drm = modificadores
republic-board-sum-talents = Talentos
republic-board-speech = Discurso a la Plebe
republic-board-about-to-fight = A punto de combatir
republic-board-result-victory = Victoria
republic-board-result-stalemate = Tablas
republic-board-result-standoff = Rechazo
republic-board-result-defeat = Derrota
republic-board-result-disaster = Desastre
republic-board-roman = Roma
republic-board-enemy = enemigo
republic-board-lost = Pérdidas: { $what }
republic-board-no-losses = Sin pérdidas
republic-board-lost-legions = { $count ->
    [one] 1 Legión
   *[other] { $count } Legiones
}{ $veterans ->
    [0] {""}
    [one] {" "}({ $veterans } Veterana)
   *[other] {" "}({ $veterans } Veteranas)
}
republic-board-lost-fleets = { $count ->
    [one] 1 Flota
   *[other] { $count } Flotas
}

## Acuerdos

republic-board-no-deals = No hay acuerdos públicos.
republic-board-deal = Acuerdo { $number }, ofrecido por { $name }
republic-board-deal-offered = ofrecido
republic-board-deal-binding = en vigor
republic-board-deal-settled = concluido
republic-board-deal-withdrawn = sin efecto
republic-board-deal-waits = faltan por aceptar: { $names }
republic-board-fate-open = pendiente
republic-board-fate-kept = cumplida
republic-board-fate-released = ya no obliga
republic-board-fate-failed = no cumplida

## El mapa

republic-board-map = El Mediterráneo
republic-board-map-larger = Mostrar el mapa sobre la mesa
republic-board-map-rome = Roma
republic-board-map-rome-has = Roma: { $legions ->
    [0] ninguna Legión
    [one] 1 Legión
   *[other] { $legions } Legiones
} y { $fleets ->
    [0] ninguna Flota
    [one] 1 Flota
   *[other] { $fleets } Flotas
} en la ciudad
republic-board-map-foreign = { $land }: aún no es de Roma
republic-board-map-key-roman = de Roma
republic-board-map-key-developed = Desarrollada
republic-board-map-key-foreign = aún no es de Roma
republic-board-map-key-risen = en rebelión
republic-board-map-key-active = Guerra Activa
republic-board-map-key-imminent = Inminente
republic-board-map-key-inactive = Latente
