# Lo que dice el terminal de una mesa de La República de Roma, en español.
#
# $who es "you" para quien lee y "other" para los demás; $name es entonces el nombre de ese asiento.

## El Estado

republic-table-turn = Turno { $turn } · { $phase }{ $step ->
    [none] {""}
   *[other] : { $step }
}
republic-table-step-consuls = elección de Cónsules
republic-table-step-coalition = formación de la coalición
republic-table-step-plan = plan militar
republic-table-step-spoils = reparto de las Ganancias
republic-table-step-recruit = reclutamiento
republic-table-step-send = Ejércitos
republic-table-step-dictator = Dictador
republic-table-step-censor = elección de Censor
republic-table-step-prosecutions = juicios
republic-table-step-governors = Gobernadores
republic-table-step-other = otros asuntos
republic-table-step-closing = cierre de la sesión
republic-table-start = el comienzo de la partida
republic-table-scenario = { $scenario }, { $deck ->
    [one] 1 carta
   *[other] { $deck } cartas
} en el mazo
republic-table-treasury = Erario: { $treasury } T; tras la próxima Fase de Ingresos { $low ->
    [-1000] {""}
   *[other] { $spread ->
        [0] { $low } T
       *[other] de { $low } a { $high } T
    }
}, si no se gasta nada más
republic-table-unrest = Descontento: { $unrest }
republic-table-first = MMRD: { $person } ({ $name })
republic-table-presiding = Preside: { $person } ({ $name })
republic-table-life = Dictador Perpetuo: { $person } ({ $name })
republic-table-rebel = Rebelde Principal: { $person } ({ $name })
republic-table-wars-count = Guerras Activas: { $count } ({ $most } hunden a Roma)
republic-table-laws = Leyes en vigor: { $items }
republic-table-bills = Leyes Agrarias en vigor: { $items }
republic-table-events = Eventos en vigor: { $items }
republic-table-bequests = Legados en el Foro: { $items }
republic-table-no-recruitment = Este turno no se puede reclutar ninguna Legión ni Flota
republic-table-era-ends = La partida acaba con esta Fase de Foro
republic-table-level = { $name } ×{ $count }

## Guerras

republic-table-wars = Guerras
republic-table-no-wars = No hay ninguna Guerra en el Foro.
republic-table-status-inactive = Latente
republic-table-status-imminent = Inminente
republic-table-status-active = Activa
republic-table-war = { $war } ({ $status }): Fuerza Terrestre { $land }, { $naval ->
    [0] { $beaten ->
        [0] sin Flota que vencer
       *[other] Flota enemiga vencida
    }
   *[other] Fuerza Naval { $naval }
}, { $support ->
    [0] sin Flotas de apoyo
   *[other] Flotas de apoyo { $support }
}; Desastre con { $disaster }, Rechazo con { $standoff }; Botín de Guerra { $spoils } T
republic-table-war-leaders = Líderes: { $leaders }
republic-table-war-unprosecuted = Desatendida
republic-table-war-drought = trae una Sequía
republic-table-army = { $person } ({ $name }) con { $army }: fuerza { $land } por tierra, { $naval } en el mar
republic-table-army-alone = sin General: { $army }
republic-table-march = Contra el Rebelde
republic-table-bequest = Enviado a recoger: { $war }
republic-table-rebels = { $war }: Fuerza Terrestre { $land }, { $naval ->
    [0] { $beaten ->
        [0] sin Flota que vencer
       *[other] Flota enemiga vencida
    }
   *[other] Fuerza Naval { $naval }
}, { $support ->
    [0] sin Flotas de apoyo
   *[other] Flotas de apoyo { $support }
}
republic-table-rebel-army = { $person } marcha sobre Roma con { $army }: fuerza { $land }
republic-table-numbers-none = ninguno

## El Foro

republic-table-forum = Foro
republic-table-unaligned = No Alineados: { $items }
republic-table-concessions = Concesiones que puede asignar el Senado: { $items }
republic-table-curia = Curia: { $items }
republic-table-leaders-waiting = Líderes enemigos: { $items }
republic-table-forces = Ejércitos en Roma: { $army }; aún se pueden reclutar { $pool }, a { $cost } T por unidad
republic-table-forum-empty = No hay nada en el Foro.

## Provincias

republic-table-provinces = Provincias
republic-table-no-provinces = Roma no tiene Provincias.
republic-table-province = { $province } ({ $developed ->
    [0] Subdesarrollada
   *[other] Desarrollada
}): { $state ->
    [vacant] sin Gobernador
    [legate] { $person } ({ $name }) por medio de un Legado, { $term ->
        [one] 1 turno
       *[other] { $term } turnos
    }
   *[governed] { $person } ({ $name }), { $term ->
        [one] 1 turno
       *[other] { $term } turnos
    }
}; Tributo a Roma { $income }, Expolio { $spoils }{ $legions ->
    [0] {""}
   *[other] , { $army }
}
republic-table-province-frontier = Fronteriza
republic-table-province-overrun = arrasada por los bárbaros
republic-table-province-disorder = con desórdenes
republic-table-province-at-home = en manos de un Rebelde
republic-table-province-at-sea = de un Rebelde que está en el mar con sus Ejércitos
republic-table-province-in-italy = de un Rebelde que está en Italia con sus Ejércitos

## Facciones

republic-table-faction = { $who ->
    [you] Tu Facción ({ $name })
    [neutral] { $name }
   *[other] Facción { DE($name) }
}
republic-table-faction-line = { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
} en Roma, Influencia { $influence }, { $cards ->
    [0] ninguna carta
    [one] 1 carta
   *[other] { $cards } cartas
} en la mano{ $talents ->
    [-1] {""}
   *[other] , { $talents } T en el Tesoro de Facción
}
republic-table-faction-figures = { $votes } en Roma · inf { $influence } · { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}{ $talents ->
    [-1] {""}
   *[other] {" "}· { $talents } T
}
republic-table-faction-gone = eliminada
republic-table-senator = { $person }: MIL { $military }, ORA { $oratory }, LEA { $loyalty }{ $printed ->
    [-1] {""}
   *[other] {" "}({ $printed } en la carta)
}; Influencia { $influence }, Popularidad { $popularity }, { $knights ->
    [0] ningún Caballero
    [one] 1 Caballero
   *[other] { $knights } Caballeros
}, { $talents } T, { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
}{ $notes ->
    [none] {""}
   *[other] ; { $notes }
}
republic-table-note-leader = Líder de Facción
republic-table-note-governor = Gobernador de { $province }, { $term ->
    [one] 1 turno
   *[other] { $term } turnos
}
republic-table-note-legate = { $province } por medio de un Legado, { $term ->
    [one] 1 turno
   *[other] { $term } turnos
}
republic-table-note-field = en campaña: { $war }
republic-table-note-captive = Cautivo: { $war }
republic-table-note-rebel = Rebelde
republic-table-note-guarded = con Guardaespaldas Público
republic-table-note-concession = { $concession }
republic-table-note-exposed = { $concession } (corrupción)
republic-table-mark-prior-consul = Consular
republic-table-mark-corrupt = Corrupto
republic-table-mark-major = Cargo Mayor este año
republic-table-mark-victor = General Victorioso
republic-table-mark-proconsul = Procónsul
republic-table-knights-off = no atrae más Caballeros
republic-table-knights-drm = +{ $drm } a las tiradas para atraer Caballeros
republic-table-hand = { $count ->
    [0] Tu mano está vacía
    [one] Tu mano: 1 carta
   *[other] Tu mano: { $count } cartas
}
republic-table-hand-seen = Mano { DE($name) }: { $cards }

## La mesa, dibujada. Estas palabras van en columnas estrechas.

republic-table-state-short = Erario { $treasury } T ({ $change }) · Descontento { $unrest }
republic-table-deck-short = mazo { $deck }
republic-table-events-short = Eventos: { $items }
republic-table-laws-short = Leyes: { $items }
republic-table-bills-short = Leyes Agrarias: { $items }
republic-table-bequests-short = Legados: { $items }
republic-table-change = { $spread ->
    [0] { $low }
   *[other] de { $low } a { $high }
}
republic-table-rome-short = Roma
republic-table-pool-short = por reclutar
republic-table-chair-short = preside
republic-table-first-short = MMRD
republic-table-column-war = { " " }Guerra
republic-table-column-land = Tierra
republic-table-column-naval = Mar
republic-table-column-support = Apoyo
republic-table-column-disaster = Desastre
republic-table-column-standoff = Rechazo
republic-table-column-army = Líderes; Ejércitos
republic-table-column-faction = { " " }Facción
republic-table-column-votes = Vot
republic-table-column-influence = Inf
republic-table-column-hand = Mano
republic-table-column-senators = Senadores
republic-table-column-ratings = M O L
republic-table-column-popularity = Pop
republic-table-column-knights = Cab
republic-table-column-talents = T
republic-table-short-dictator = Dict
republic-table-short-rome-consul = CónsR
republic-table-short-field-consul = CónsC
republic-table-short-censor = Cens
republic-table-short-master-of-horse = MagEq
republic-table-short-pontifex-maximus = Pont
republic-table-short-captive = Cautivo
republic-table-short-rebel = Rebelde
republic-table-short-legions = { $count }L
republic-table-short-veterans = +{ $count }v
republic-table-short-fleets = { $count }F
republic-table-legend-signs = { $leader } Líder de Facción, { $asked } se le espera, { $away } dónde está alguien; L Legiones, v Veteranas entre ellas, F Flotas
republic-table-legend-wars = { $active } Guerra Activa, { $imminent } Inminente, { $inactive } Latente; Tierra, Mar: Fuerza Terrestre y Fuerza Naval de una Flota aún no vencida; Apoyo: Flotas de apoyo necesarias por tierra
republic-table-legend-ratings = M MIL, O Oratoria, L Lealtad; Inf Influencia, Pop Popularidad, Cab Caballeros, T Talentos, Vot votos

## Páginas

republic-table-command-senate = senate — quién preside, qué se vota, quién puede aún interrumpir
republic-table-command-forum = forum — Guerras, Senadores, Concesiones; probabilidades de persuadir y de atraer Caballeros
republic-table-command-treasury = treasury — el próximo año del Erario
republic-table-command-provinces = provinces — Gobernadores, mandatos, Tributo a Roma
republic-table-command-factions = factions — todas las Facciones, una línea cada una
republic-table-command-faction = faction [NOMBRE] — una Facción con detalle
republic-table-command-deals = deals — los acuerdos públicos
republic-table-command-odds = odds [GUERRA] [GENERAL] [LEGIONES] [FLOTAS] — las probabilidades de las batallas
republic-table-command-order = order [MOMENTO ask|open|never|pass] — cuándo te espera la partida: ask, siempre; never, nunca; open, como dicen las reglas; pass responde con nada a una pregunta; order solo enumera los momentos y las órdenes que dicen más (votos, pujas, acuerdos), cada una con un número: order 3
republic-table-order-usage = Di qué momento y cómo: order proposal ask. Momentos: proposal, adjournment, tribune, silenced, cleopatra, desertion, proscription, revenue, dictator, spoils, check; cada uno con ask, open o never. Preguntas: province_spoils, redistribution, contributions, levies, persuading, defending, attracting, holding_games, naming_leader, auction, pleading, trades, disbanding; cada una con open o pass.
republic-table-senate = Senado
republic-table-no-senate = El Senado no está reunido ahora.
republic-table-floor = Se debate: { $content }
republic-table-floor-by = { $who ->
    [you] Lo propones tú
   *[other] Lo propone { $name }
}{ $tribune ->
    [0] {""}
   *[other] {" "}con un Tribuno
}
republic-table-floor-votes = Hasta ahora: { $yes } a favor, { $no } en contra
republic-table-floor-left = Faltan por votar: { $items }
republic-table-floor-voter = { $name } ({ $votes }{ $talents ->
    [0] {""}
   *[other] , y { $talents } más por dinero
})
republic-table-floor-yours = Tienes { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
} y podrías comprar { $talents } más
republic-table-floor-none = No se vota nada.
republic-table-waiting = { $text }
republic-table-votes = Votos en Roma: { $items }
republic-table-votes-of = { $name } { $votes }
republic-table-interrupt = Pueden interrumpir
republic-table-interrupt-card = { $name }: { $cards ->
    [one] la única carta de la mano puede ser un Tribuno
   *[other] cualquiera de las { $cards } cartas de la mano puede ser un Tribuno
}
republic-table-interrupt-free = { $name }: { $person } no necesita carta para un Tribuno
republic-table-interrupt-dagger = { $name } aún no ha hecho ningún intento de Asesinato
republic-table-interrupt-none = Nadie, por lo que todos saben.
republic-table-claims = Se han asegurado las próximas proposiciones: { $items }
republic-table-laws-waiting = Leyes por votar: { $items }
republic-table-trials-left = Juicios celebrados este turno: Menores { $minor }, Mayores { $major }
republic-table-budget = Próxima Fase de Ingresos
republic-table-budget-treasury = ahora en el Erario: { $talents } T
republic-table-budget-annual = ingreso anual: +{ $talents } T
republic-table-budget-gains = Eventos y legados: +{ $talents } T
republic-table-budget-provinces = Provincias: de { $low } a { $high } T
republic-table-budget-wars = Guerras Activas: -{ $talents } T
republic-table-budget-waking = Guerras que estallarán antes: -{ $talents } T
republic-table-budget-bills = Leyes Agrarias: -{ $talents } T
republic-table-budget-owed = lo que han costado las Provincias: -{ $talents } T
republic-table-budget-upkeep = Legiones y Flotas: -{ $talents } T
republic-table-budget-result = después: { $spread ->
    [0] { $low } T
   *[other] de { $low } a { $high } T
}
republic-table-budget-ruin = El Estado quizá no pueda pagar: eso es la Bancarrota.
republic-table-factions = Facciones
republic-table-faction-short = { $name }: { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
}, Influencia { $influence }, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}; { $senators }
republic-table-deals = Acuerdos
republic-table-no-deals = No hay acuerdos públicos. Para ofrecer uno: now.
republic-table-deal = Acuerdo { $deal } ({ $state }), ofrecido por { $name }{ $waiting ->
    [none] {""}
   *[other] ; faltan por aceptar: { $waiting }
}
republic-table-deal-offered = ofrecido
republic-table-deal-binding = en vigor
republic-table-deal-settled = concluido
republic-table-deal-withdrawn = sin efecto
republic-table-clause = { $number }. { $text }{ $fate ->
    [open] {""}
   *[other] {" "}({ $fate })
}
republic-table-fate-kept = cumplida
republic-table-fate-released = ya no obliga
republic-table-fate-failed = no cumplida

## Probabilidades

republic-table-odds = Probabilidades en batalla
republic-table-odds-none = No hay ninguna Guerra que librar, o nadie que mande un Ejército.
republic-table-odds-unknown = Aquí ninguna Guerra, General o número se llama «{ $word }». Por ejemplo: odds púnica 10 5
republic-table-odds-land = { $person } por tierra con { $army } ({ $war }): { $chances }; pérdidas medias: Legiones { $legions }, Flotas { $fleets }
republic-table-odds-naval = { $person } en el mar con { $army } ({ $war }): { $chances }; pérdidas medias: Legiones { $legions }, Flotas { $fleets }
republic-table-odds-victory = Victoria { $percent } %
republic-table-odds-stalemate = Tablas { $percent } %
republic-table-odds-defeat = Derrota { $percent } %
republic-table-odds-disaster = Desastre { $percent } %
republic-table-odds-standoff = Rechazo { $percent } %
republic-table-odds-province = { $province } por sí sola ({ $war }): { $chances }
republic-table-odds-rome = Las Flotas de Roma en el mar: { $chances }; pérdidas medias: Flotas { $fleets }
republic-table-persuasion = Probabilidades de persuadir
republic-table-persuasion-line = { $person } { A($target) }: Número Base { $base }, { $percent } %{ $best ->
    [-1] {""}
   *[other] ; { $best } % por { $talents } T
}
republic-table-persuasion-none = Ninguno de tus Senadores en Roma tiene a quién persuadir.
republic-table-knights = Probabilidades de atraer a un Caballero
republic-table-knights-line = { $person }: { $percent } % sin Talentos, seguro a partir de { $talents } T; tiene { $own } T
republic-table-knights-never = { $person }: { $percent } % sin Talentos, { $best } % por todos sus { $own } T
republic-table-knights-none = Ninguno de tus Senadores en Roma puede atraer a un Caballero.

## Lo que ayuda a decidir

republic-table-hint-chances = Probabilidad de éxito: { $items }
republic-table-hint-chance = { $percent } % por { $talents } T
republic-table-hint-base = Ahora el Número Base es { $base }, una probabilidad del { $percent } %; cada Talento lo varía en 1
republic-table-hint-cost = Cada Legión o Flota cuesta { $cost } T; el Erario tiene { $treasury } T
republic-table-hint-contribution = Influencia que se gana: { $items }
republic-table-hint-step = { $influence } a partir de { $talents } T
republic-table-hint-price = Precio: { $talents } T
republic-table-hint-assassination = Según las cartas de Asesino: { $items }
republic-table-hint-attempt = { $cards }: víctima muerta { $killed } %, Asesino capturado { $caught } %
republic-table-hint-fleets-rome = Flotas en Roma: { $count }
republic-table-hint-fleets-army = Flotas con { $person }: { $count }
republic-table-hint-fleets-war = Flotas sin General ({ $war }): { $count }
republic-table-hint-spoils = Expolio: de { $low } a { $high } T
republic-table-detail = { $label } ({ $detail })
republic-table-detail-senator = { $whose ->
    [own] {""}
   *[other] { $name },{" "}
}MIL { $military } ORA { $oratory } LEA { $loyalty }{ $printed ->
    [-1] {""}
   *[other] {" "}({ $printed } en la carta)
}, inf { $influence }, pop { $popularity }, { $talents } T{ $notes ->
    [none] {""}
   *[other] , { $notes }
}
republic-table-detail-unaligned = no Alineado
republic-table-detail-war = { $status }, tierra { $land }, mar { $naval }, Flotas de apoyo { $support }
republic-table-detail-games = { $talents } T, Popularidad +{ $popularity }, Descontento { $unrest }
republic-table-detail-votes = { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
}, { $talents } T
republic-table-detail-account = { $talents } T
republic-table-detail-province = { $state ->
    [vacant] vacante
   *[governed] { $person }, { $term ->
        [one] 1 turno
       *[other] { $term } turnos
    }
}; Tributo a Roma { $income }, Expolio { $spoils }
republic-table-detail-legion = leal { A($person) }
republic-table-detail-deal = ofrecido por { $name }: { $promises }
republic-table-group-other = Otras
