# El tablero de La República de Roma en el navegador, en español.
#
# Estas son las palabras impresas en el propio tablero; los nombres y las frases vienen del juego. Las que
# empiezan por «letter» o «phase» están en lugares estrechos: una letra o una palabra corta.

## Una cosa, y lo que se dice de ella

server-table-republic-said-of = { $thing }: { $said }

## El Estado

server-table-republic-start = Antes del primer turno
server-table-republic-turn = Turno { $turn }
server-table-republic-phases = Fases del turno
server-table-republic-phase-mortality = Muerte
server-table-republic-phase-revenue = Ingresos
server-table-republic-phase-forum = Foro
server-table-republic-phase-population = Plebe
server-table-republic-phase-senate = Senado
server-table-republic-phase-combat = Combate
server-table-republic-phase-revolution = Revueltas
server-table-republic-steps = Pasos de esta fase
server-table-republic-step-consuls = Cónsules
server-table-republic-step-dictator = Dictador
server-table-republic-step-censor = Censor
server-table-republic-step-prosecutions = Juicios
server-table-republic-step-governors = Gobernadores
server-table-republic-step-other = Asuntos
server-table-republic-step-closing = Cierre
server-table-republic-treasury = Erario: { $treasury } Talentos; el próximo año, { $change }. Mostrar el presupuesto
server-table-republic-unrest = Descontento
server-table-republic-active-wars = Guerras Activas: { $count } de las { $most } que hunden a Roma
server-table-republic-legions-in-rome = Legiones en Roma
server-table-republic-fleets-in-rome = Flotas en Roma
server-table-republic-pool = Por reclutar: Legiones { $legions } y Flotas { $fleets }, a { $cost } T por unidad
server-table-republic-no-recruits = no se puede reclutar
server-table-republic-deck = Cartas en el mazo
server-table-republic-in-force = En vigor
server-table-republic-era-ends = Fin de una Era
server-table-republic-force-law = Ley en vigor: { $name }
server-table-republic-force-event = Evento en vigor: { $name }{ $level ->
    [one] {""}
   *[other] , { $level } veces
}
server-table-republic-force-bill = Ley Agraria en vigor: { $name }{ $level ->
    [one] {""}
   *[other] , { $level } veces
}
server-table-republic-force-bequest = Legado en el Foro: { $name }
server-table-republic-force-letter-law = L
server-table-republic-force-letter-event = E
server-table-republic-force-letter-bill = A
server-table-republic-force-letter-bequest = T
server-table-republic-veteran = { $name }, Veterana{ $loyal ->
    [none] {""}
   *[other] , leal a { $loyal }
}

## El presupuesto

server-table-republic-budget = Próxima Fase de Ingresos
server-table-republic-budget-treasury = Ahora en el Erario
server-table-republic-budget-annual = Ingreso anual
server-table-republic-budget-gains = Eventos y legados
server-table-republic-budget-provinces = Provincias
server-table-republic-budget-wars = Guerras Activas
server-table-republic-budget-waking = Guerras que estallarán antes
server-table-republic-budget-bills = Leyes Agrarias
server-table-republic-budget-owed = Lo que han costado las Provincias
server-table-republic-budget-upkeep = Legiones y Flotas
server-table-republic-budget-result = Después

## Guerras

server-table-republic-wars = Guerras
server-table-republic-no-wars = Roma está en paz.
server-table-republic-status-active = Activa
server-table-republic-status-imminent = Inminente
server-table-republic-status-inactive = Latente
server-table-republic-war-numbers = Fuerza Terrestre { $land }{ $naval ->
    [0] {""}
   *[other] , Fuerza Naval { $naval }
}{ $support ->
    [0] {""}
   *[other] , Flotas de apoyo { $support }
}
server-table-republic-land = Fuerza Terrestre
server-table-republic-naval = Fuerza Naval
server-table-republic-beaten = Flota enemiga vencida
server-table-republic-support = Flotas de apoyo
server-table-republic-times = fuerza ×{ $times } por Guerras Relacionadas
server-table-republic-unprosecuted = Desatendida
server-table-republic-drought = trae una Sequía
server-table-republic-spoils = Botín de Guerra { $talents } T
server-table-republic-disaster = Números de Desastre
server-table-republic-standoff = Números de Rechazo
server-table-republic-letter-disaster = D
server-table-republic-letter-standoff = R
server-table-republic-enemy-leader = Líder enemigo { $name }: fuerza +{ $strength }, Desastre { $disaster }, Rechazo { $standoff }
server-table-republic-no-commander = sin General
server-table-republic-strength = Fuerza { $land } por tierra, { $naval } en el mar
server-table-republic-legions = Legiones
server-table-republic-fleets = Flotas
server-table-republic-odds-land = por tierra
server-table-republic-odds-naval = en el mar
server-table-republic-odds-lost = pérdidas
server-table-republic-odds-sent = { $person } con Legiones { $legions }, Flotas { $fleets }
server-table-republic-odds-proposed = { $person } con Legiones { $legions }, Flotas { $fleets }, como se propone
server-table-republic-odds-could = { $person } con todo lo de Roma: Legiones { $legions }, Flotas { $fleets }
server-table-republic-odds-victory = Victoria
server-table-republic-odds-stalemate = Tablas
server-table-republic-odds-standoff = Rechazo
server-table-republic-odds-defeat = Derrota
server-table-republic-odds-disaster = Desastre
server-table-republic-odds-losses = pérdidas medias: Legiones { $legions }, Flotas { $fleets }

## El Foro y las Provincias

server-table-republic-forum = Foro
server-table-republic-forum-empty = No hay nada en el Foro.
server-table-republic-curia = Curia
server-table-republic-kind-family = Familia
server-table-republic-kind-statesman = Estadista muerto
server-table-republic-kind-concession = Concesión destruida
server-table-republic-kind-war = Guerra
server-table-republic-kind-leader = Líder enemigo
server-table-republic-kind-leader-intrigue = Líder enemigo
server-table-republic-provinces = Provincias
server-table-republic-no-provinces = Roma no tiene Provincias.
server-table-republic-developed = Desarrollada
server-table-republic-undeveloped = Subdesarrollada
server-table-republic-governed = Gobernador: { $person }, { $term ->
    [one] 1 turno
   *[other] { $term } turnos
}
server-table-republic-vacant = vacante
server-table-republic-legate = por medio de un Legado
server-table-republic-frontier = Fronteriza
server-table-republic-garrison = Guarnición de { $legions ->
    [one] 1 Legión
   *[other] { $legions } Legiones
}
server-table-republic-overrun = arrasada por los bárbaros
server-table-republic-disorder = con desórdenes
server-table-republic-province-numbers = Tributo a Roma { $income }, Expolio { $spoils }, Tributo Local { $taxes }

## Senadores y Facciones

server-table-republic-letter-military = MIL
server-table-republic-letter-oratory = ORA
server-table-republic-letter-loyalty = LEA
server-table-republic-influence = Influencia
server-table-republic-popularity = Popularidad
server-table-republic-knights = Caballeros
server-table-republic-talents = Talentos
server-table-republic-votes = Votos en Roma
server-table-republic-cards = Cartas en la mano
server-table-republic-treasury-of-faction = Tesoro de Facción
server-table-republic-senator-numbers = MIL { $military }, Oratoria { $oratory }, Lealtad { $loyalty }, Influencia { $influence }, Popularidad { $popularity }, { $knights ->
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
server-table-republic-exposed = { $name } (corrupción)
server-table-republic-mark-leader = Líder de Facción
server-table-republic-mark-presiding = preside
server-table-republic-mark-first = MMRD
server-table-republic-mark-guarded = con Guardaespaldas Público
server-table-republic-mark-for-life = Dictador Perpetuo
server-table-republic-mark-prior-consul = Consular
server-table-republic-mark-corrupt = Corrupto
server-table-republic-mark-major = Cargo Mayor este año
server-table-republic-mark-victor = General Victorioso
server-table-republic-mark-proconsul = Procónsul
server-table-republic-place-province = Gobernador de { $where }{ $term ->
    [0] {""}
    [one] , queda 1 turno
   *[other] , quedan { $term } turnos
}
server-table-republic-place-field = en campaña: { $where }
server-table-republic-place-captive = Cautivo: { $where }
server-table-republic-place-rebel = en rebelión
server-table-republic-rebel = Rebelde
server-table-republic-standard-eagle = el águila
server-table-republic-standard-wolf = el lobo
server-table-republic-standard-boar = el jabalí
server-table-republic-standard-horse = el caballo
server-table-republic-standard-bull = el toro
server-table-republic-standard-serpent = la serpiente
server-table-republic-faction-numbers = { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
} en Roma, Influencia { $influence }, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
server-table-republic-faction-talents = { $talents ->
    [one] 1 Talento
   *[other] { $talents } Talentos
} en el Tesoro de Facción
server-table-republic-asked = se le espera
server-table-republic-gone = eliminada
server-table-republic-no-senators = sin Senadores
server-table-republic-mine = Tu Facción: { $name }
server-table-republic-hand = { $count ->
    [0] Ninguna carta en la mano
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}
server-table-republic-open-faction = Mostrar los Senadores de { $name }
server-table-republic-close-faction = Ocultar los Senadores de { $name }
server-table-republic-no-knights = ni un Caballero más
server-table-republic-knight-drm = +{ $drm } para Caballeros

## Lo que está pasando

server-table-republic-stage = Lo que está pasando
server-table-republic-stage-opening = El comienzo
server-table-republic-stage-mortality = Muerte
server-table-republic-stage-revenue = Ingresos
server-table-republic-stage-forum = El Foro
server-table-republic-stage-population = La plebe
server-table-republic-stage-senate = El debate
server-table-republic-stage-combat = Batalla
server-table-republic-stage-revolution = Revueltas
server-table-republic-stage-over = El final
server-table-republic-tab-deals = Acuerdos
server-table-republic-tab-budget = Erario
server-table-republic-tab-dice = Dados
server-table-republic-quiet-opening = Las Facciones se preparan: Líderes, Gobernadores, primeras cartas.
server-table-republic-quiet-mortality = ¿Quién vivirá, y qué Guerras estallarán?
server-table-republic-quiet-revenue = Llega el dinero del año.
server-table-republic-quiet-forum = Se pone orden en el Foro.
server-table-republic-quiet-population = El pueblo escucha.
server-table-republic-quiet-senate = El Senado se reúne.
server-table-republic-quiet-combat = Los ejércitos marchan.
server-table-republic-quiet-revolution = El año acaba.

## El Senado

server-table-republic-presiding = preside
server-table-republic-no-chair = Nadie preside.
server-table-republic-no-motion = No se vota nada.
server-table-republic-by = propone { $name }
server-table-republic-by-tribune = propone { $name } con un Tribuno
server-table-republic-consent = Necesita el consentimiento de { $names }
server-table-republic-for = a favor
server-table-republic-against = en contra
server-table-republic-votes-for = { $count ->
    [one] 1 voto a favor
   *[other] { $count } votos a favor
}
server-table-republic-votes-against = { $count ->
    [one] 1 voto en contra
   *[other] { $count } votos en contra
}
server-table-republic-voting-order = Orden de votación
server-table-republic-voter = { $name }: { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
}, { $talents } más por dinero
server-table-republic-voter-for = ha votado a favor
server-table-republic-voter-against = ha votado en contra
server-table-republic-voter-split = ha dividido sus votos
server-table-republic-voter-abstained = se ha abstenido
server-table-republic-voter-asked = vota ahora
server-table-republic-voter-waits = aún no ha votado
server-table-republic-may-interrupt = Pueden interrumpir
server-table-republic-interrupt-cards = { $cards ->
    [one] una carta que puede ser un Tribuno
   *[other] { $cards } cartas, y cualquiera puede ser un Tribuno
}
server-table-republic-interrupt-free = { $person } no necesita carta para un Tribuno
server-table-republic-interrupt-dagger = aún no ha hecho ningún intento de Asesinato
server-table-republic-claims = próxima proposición: { $names }
server-table-republic-trials-held = juicios celebrados: Menores { $minor }, Mayores { $major }
server-table-republic-decisions = Decidido en esta sesión
server-table-republic-decision-passed = Se aprueba
server-table-republic-decision-rejected = Se rechaza
server-table-republic-decision-vetoed = Veto
server-table-republic-decision-void = Se retira

## La Fase de Foro

server-table-republic-initiatives = Iniciativas de este turno
server-table-republic-auctioned = subasta
server-table-republic-initiative-persuasion = Persuasión
server-table-republic-initiative-knights = Caballeros
server-table-republic-initiative-games = Juegos
server-table-republic-initiative-leader = Líder
server-table-republic-auction = Se subasta una Iniciativa
server-table-republic-bid-by = puja de { $person }
server-table-republic-no-bid = nadie ha pujado aún
server-table-republic-bids-now = { $name } puja ahora
server-table-republic-best-chances = Tus mejores opciones
server-table-republic-knight-chances = Probabilidad de atraer a un Caballero
server-table-republic-chance = { $percent } % de éxito
server-table-republic-chance-for = { $percent } % por { $talents } T
server-table-republic-persuasion-openly = persuade
server-table-republic-persuasion-seduction = seduce
server-table-republic-persuasion-blackmail = chantajea
server-table-republic-base-number = Número Base
server-table-republic-needs-at-most = Dos dados pueden sumar { $most } como máximo
server-table-republic-hopeless = Ninguna tirada es lo bastante baja
server-table-republic-with-more = Con más Talentos
server-table-republic-with = +{ $talents }:
server-table-republic-decides = { $name } decide
server-table-republic-pile-oratory = Oratoria
server-table-republic-pile-influence = Influencia
server-table-republic-pile-bribe = Soborno
server-table-republic-pile-loyalty = Lealtad
server-table-republic-pile-aligned = Alineado
server-table-republic-pile-talents = sus Talentos
server-table-republic-pile-counter = Contraoferta

## Ingresos y Revueltas

server-table-republic-revenue-unrest = Incursiones
server-table-republic-revenue-state = Estado
server-table-republic-revenue-income = Ingresos
server-table-republic-revenue-redistribution = Redistribución
server-table-republic-revenue-development = Desarrollo
server-table-republic-revenue-provinces = Provincias
server-table-republic-revenue-contributions = Donaciones
server-table-republic-revenue-debits = Gastos
server-table-republic-incomes = Ingresos en la mesa
server-table-republic-income-of = { $name }: { $talents } T
server-table-republic-revolution-trade = Intercambio
server-table-republic-revolution-play = Cartas
server-table-republic-revolution-discard = Descartes
server-table-republic-revolution-declare = Generales
server-table-republic-generals = Faltan por hablar

## Dados y batallas

server-table-republic-throws = Dados de este turno
server-table-republic-no-dice = Este turno no se ha tirado ningún dado.
server-table-republic-die-black = dado negro { $value }
server-table-republic-die-white = dados blancos { $value }
server-table-republic-die-plain = dados { $value }
server-table-republic-sum-popularity = Popularidad
server-table-republic-sum-before = Descontento
server-table-republic-sum-omens = Malos Augurios
server-table-republic-sum-drm = modificadores
server-table-republic-sum-talents = Talentos
server-table-republic-speech = Discurso a la Plebe
server-table-republic-about-to-fight = A punto de combatir
server-table-republic-result-victory = Victoria
server-table-republic-result-stalemate = Tablas
server-table-republic-result-standoff = Rechazo
server-table-republic-result-defeat = Derrota
server-table-republic-result-disaster = Desastre
server-table-republic-roman = Roma
server-table-republic-enemy = enemigo
server-table-republic-lost = Pérdidas: { $what }
server-table-republic-no-losses = Sin pérdidas
server-table-republic-lost-legions = { $count ->
    [one] 1 Legión
   *[other] { $count } Legiones
}{ $veterans ->
    [0] {""}
    [one] {" "}({ $veterans } Veterana)
   *[other] {" "}({ $veterans } Veteranas)
}
server-table-republic-lost-fleets = { $count ->
    [one] 1 Flota
   *[other] { $count } Flotas
}

## Acuerdos

server-table-republic-no-deals = No hay acuerdos públicos.
server-table-republic-deal = Acuerdo { $number }, ofrecido por { $name }
server-table-republic-deal-offered = ofrecido
server-table-republic-deal-binding = en vigor
server-table-republic-deal-settled = concluido
server-table-republic-deal-withdrawn = sin efecto
server-table-republic-deal-waits = faltan por aceptar: { $names }
server-table-republic-fate-open = pendiente
server-table-republic-fate-kept = cumplida
server-table-republic-fate-released = ya no obliga
server-table-republic-fate-failed = no cumplida
