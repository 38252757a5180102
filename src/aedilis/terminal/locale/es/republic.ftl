# Lo que dice el terminal de una mesa de La República de Roma, en español.
#
# $who es "you" para quien lee y "other" para los demás; $name es entonces el nombre de ese asiento.

## El Estado

terminal-republic-turn = Turno { $turn } · { $phase }{ $step ->
    [none] {""}
   *[other] : { $step }
}
terminal-republic-step-consuls = elección de Cónsules
terminal-republic-step-dictator = Dictador
terminal-republic-step-censor = elección de Censor
terminal-republic-step-prosecutions = juicios
terminal-republic-step-governors = Gobernadores
terminal-republic-step-other = otros asuntos
terminal-republic-step-closing = cierre de la sesión
terminal-republic-start = el comienzo de la partida
terminal-republic-scenario = { $scenario }, { $deck ->
    [one] 1 carta
   *[other] { $deck } cartas
} en el mazo
terminal-republic-treasury = Erario: { $treasury } T; tras la próxima Fase de Ingresos { $low ->
    [-1000] {""}
   *[other] { $spread ->
        [0] { $low } T
       *[other] de { $low } a { $high } T
    }
}, si no se gasta nada más
terminal-republic-unrest = Descontento: { $unrest }
terminal-republic-first = MMRD: { $person } ({ $name })
terminal-republic-presiding = Preside: { $person } ({ $name })
terminal-republic-life = Dictador Perpetuo: { $person } ({ $name })
terminal-republic-rebel = Rebelde Principal: { $person } ({ $name })
terminal-republic-wars-count = Guerras Activas: { $count } de las { $most } que hunden a Roma
terminal-republic-laws = Leyes en vigor: { $items }
terminal-republic-bills = Leyes Agrarias en vigor: { $items }
terminal-republic-events = Eventos en vigor: { $items }
terminal-republic-bequests = Legados en el Foro: { $items }
terminal-republic-no-recruitment = Este turno no se puede reclutar ninguna Legión ni Flota
terminal-republic-era-ends = La partida acaba con esta Fase de Foro
terminal-republic-level = { $name } ×{ $count }

## Guerras

terminal-republic-wars = Guerras
terminal-republic-no-wars = No hay ninguna Guerra en el Foro.
terminal-republic-status-inactive = Latente
terminal-republic-status-imminent = Inminente
terminal-republic-status-active = Activa
terminal-republic-war = { $war } ({ $status }): Fuerza Terrestre { $land }, { $naval ->
    [0] { $beaten ->
        [0] sin flota que vencer
       *[other] flota enemiga vencida
    }
   *[other] Fuerza Naval { $naval }
}, { $support ->
    [0] sin Flotas de apoyo
   *[other] Flotas de apoyo { $support }
}; Desastre con { $disaster }, Rechazo con { $standoff }; Botín de Guerra { $spoils } T
terminal-republic-war-leaders = Líderes: { $leaders }
terminal-republic-war-unprosecuted = Desatendida
terminal-republic-war-drought = trae una Sequía
terminal-republic-army = { $person } ({ $name }) con { $army }: fuerza { $land } por tierra, { $naval } en el mar
terminal-republic-army-alone = sin General: { $army }
terminal-republic-march = Contra el Rebelde
terminal-republic-bequest = Enviado a recoger: { $war }
terminal-republic-rebel-army = { $person } marcha sobre Roma con { $army }: fuerza { $land }
terminal-republic-numbers-none = ninguno

## El Foro

terminal-republic-forum = Foro
terminal-republic-unaligned = No Alineados: { $items }
terminal-republic-concessions = Concesiones que puede asignar el Senado: { $items }
terminal-republic-curia = Curia: { $items }
terminal-republic-leaders-waiting = Líderes enemigos: { $items }
terminal-republic-forces = Ejércitos en Roma: { $army }; aún se pueden reclutar { $pool }, a { $cost } T por unidad
terminal-republic-forum-empty = No hay nada en el Foro.

## Provincias

terminal-republic-provinces = Provincias
terminal-republic-no-provinces = Roma no tiene Provincias.
terminal-republic-province = { $province } ({ $developed ->
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
terminal-republic-province-frontier = Fronteriza
terminal-republic-province-overrun = arrasada por los bárbaros
terminal-republic-province-disorder = con desórdenes

## Facciones

terminal-republic-faction = { $who ->
    [you] Tu Facción ({ $name })
   *[other] Facción de { $name }
}
terminal-republic-faction-line = { $votes ->
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
terminal-republic-faction-figures = { $votes } en Roma · inf { $influence } · { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}{ $talents ->
    [-1] {""}
   *[other] {" "}· { $talents } T
}
terminal-republic-faction-gone = eliminada
terminal-republic-senator = { $person }: MIL { $military }, ORA { $oratory }, LEA { $loyalty }; Influencia { $influence }, Popularidad { $popularity }, { $knights ->
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
terminal-republic-note-leader = Líder de Facción
terminal-republic-note-governor = Gobernador de { $province }, { $term ->
    [one] 1 turno
   *[other] { $term } turnos
}
terminal-republic-note-legate = { $province } por medio de un Legado, { $term ->
    [one] 1 turno
   *[other] { $term } turnos
}
terminal-republic-note-field = en campaña: { $war }
terminal-republic-note-captive = Cautivo: { $war }
terminal-republic-note-rebel = Rebelde
terminal-republic-note-guarded = con Guardaespaldas Público
terminal-republic-note-concession = { $concession }
terminal-republic-note-exposed = { $concession } (corrupción)
terminal-republic-mark-prior-consul = Consular
terminal-republic-mark-corrupt = Corrupto
terminal-republic-mark-major = Cargo Mayor este año
terminal-republic-mark-victor = General Victorioso
terminal-republic-mark-proconsul = Procónsul
terminal-republic-knights-off = no atrae más Caballeros
terminal-republic-knights-drm = +{ $drm } a las tiradas para atraer Caballeros
terminal-republic-hand = { $count ->
    [0] Tu mano está vacía
    [one] Tu mano: 1 carta
   *[other] Tu mano: { $count } cartas
}
terminal-republic-hand-seen = Mano de { $name }: { $cards }

## La mesa, dibujada. Estas palabras van en columnas estrechas.

terminal-republic-state-short = Erario { $treasury } T ({ $change }) · Descontento { $unrest }
terminal-republic-deck-short = mazo { $deck }
terminal-republic-events-short = Eventos: { $items }
terminal-republic-laws-short = Leyes: { $items }
terminal-republic-bills-short = Leyes Agrarias: { $items }
terminal-republic-bequests-short = Legados: { $items }
terminal-republic-change = { $spread ->
    [0] { $low }
   *[other] de { $low } a { $high }
}
terminal-republic-rome-short = Roma
terminal-republic-pool-short = por reclutar
terminal-republic-chair-short = preside
terminal-republic-first-short = MMRD
terminal-republic-column-war = { " " }Guerra
terminal-republic-column-land = Tierra
terminal-republic-column-naval = Mar
terminal-republic-column-support = Apoyo
terminal-republic-column-disaster = Desastre
terminal-republic-column-standoff = Rechazo
terminal-republic-column-army = Líderes; Ejércitos
terminal-republic-column-faction = { " " }Facción
terminal-republic-column-votes = Vot
terminal-republic-column-influence = Inf
terminal-republic-column-hand = Mano
terminal-republic-column-senators = Senadores
terminal-republic-column-ratings = M O L
terminal-republic-column-popularity = Pop
terminal-republic-column-knights = Cab
terminal-republic-column-talents = T
terminal-republic-short-dictator = Dict
terminal-republic-short-rome-consul = CónsR
terminal-republic-short-field-consul = CónsC
terminal-republic-short-censor = Cens
terminal-republic-short-master-of-horse = MagEq
terminal-republic-short-pontifex-maximus = Pont
terminal-republic-short-captive = Cautivo
terminal-republic-short-rebel = Rebelde
terminal-republic-short-legions = { $count }L
terminal-republic-short-veterans = +{ $count }v
terminal-republic-short-fleets = { $count }F
terminal-republic-legend-signs = { $leader } Líder de Facción, { $asked } se le espera, { $away } dónde está alguien; L Legiones, v Veteranas entre ellas, F Flotas
terminal-republic-legend-wars = { $active } Guerra Activa, { $imminent } Inminente, { $inactive } Latente; Tierra, Mar: Fuerza Terrestre y Fuerza Naval de una flota aún no vencida; Apoyo: Flotas de apoyo necesarias por tierra
terminal-republic-legend-ratings = M MIL, O ORA, L LEA; Inf Influencia, Pop Popularidad, Cab Caballeros, T Talentos, Vot votos

## Páginas

terminal-republic-command-senate = senate — quién preside, qué se vota, quién puede aún interrumpir
terminal-republic-command-forum = forum — Guerras, Senadores, Concesiones; probabilidades de persuadir y de atraer Caballeros
terminal-republic-command-treasury = treasury — el próximo año del Erario
terminal-republic-command-provinces = provinces — Gobernadores, plazos, Tributo a Roma
terminal-republic-command-factions = factions — todas las Facciones, una línea cada una
terminal-republic-command-faction = faction [NOMBRE] — una Facción con detalle
terminal-republic-command-deals = deals — los acuerdos públicos
terminal-republic-command-odds = odds [GUERRA] [GENERAL] [LEGIONES] [FLOTAS] — las probabilidades de las batallas
terminal-republic-command-order = order [MOMENTO ask|open|never] — cuándo te espera la partida: ask, siempre; never, nunca; open, como dicen las reglas; order solo enumera los momentos
terminal-republic-order-usage = Di qué momento y cómo: order proposal ask. Momentos: proposal, adjournment, tribune, silenced, cleopatra, desertion, proscription, revenue; cada uno con ask, open o never.
terminal-republic-senate = Senado
terminal-republic-no-senate = El Senado no está reunido ahora.
terminal-republic-floor = Se debate: { $content }
terminal-republic-floor-by = Lo propone { $name }{ $tribune ->
    [0] {""}
   *[other] {" "}con un Tribuno
}
terminal-republic-floor-votes = Hasta ahora: { $yes } a favor, { $no } en contra
terminal-republic-floor-left = Faltan por votar: { $items }
terminal-republic-floor-voter = { $name } ({ $votes }, y { $talents } más por dinero)
terminal-republic-floor-yours = Tienes { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
} y podrías comprar { $talents } más
terminal-republic-floor-none = No se vota nada.
terminal-republic-waiting = { $text }
terminal-republic-votes = Votos en Roma: { $items }
terminal-republic-votes-of = { $name } { $votes }
terminal-republic-interrupt = Pueden interrumpir
terminal-republic-interrupt-card = { $name }: { $cards ->
    [one] la única carta de la mano puede ser un Tribuno
   *[other] cualquiera de las { $cards } cartas de la mano puede ser un Tribuno
}
terminal-republic-interrupt-free = { $name }: { $person } no necesita carta para un Tribuno
terminal-republic-interrupt-dagger = { $name } aún no ha hecho ningún intento de Asesinato
terminal-republic-interrupt-none = Nadie, por lo que todos saben.
terminal-republic-claims = Se han asegurado las próximas proposiciones: { $items }
terminal-republic-trials-left = Juicios celebrados este turno: Menores { $minor }, Mayores { $major }
terminal-republic-budget = Próxima Fase de Ingresos
terminal-republic-budget-treasury = ahora en el Erario: { $talents } T
terminal-republic-budget-annual = ingreso anual: +{ $talents } T
terminal-republic-budget-gains = Eventos y legados: +{ $talents } T
terminal-republic-budget-provinces = Provincias: de { $low } a { $high } T
terminal-republic-budget-wars = Guerras Activas: -{ $talents } T
terminal-republic-budget-waking = Guerras que estallarán antes: -{ $talents } T
terminal-republic-budget-bills = Leyes Agrarias: -{ $talents } T
terminal-republic-budget-owed = lo que han costado las Provincias: -{ $talents } T
terminal-republic-budget-upkeep = Legiones y Flotas: -{ $talents } T
terminal-republic-budget-result = después: { $spread ->
    [0] { $low } T
   *[other] de { $low } a { $high } T
}
terminal-republic-budget-ruin = El Estado quizá no pueda pagar: eso es la Bancarrota.
terminal-republic-factions = Facciones
terminal-republic-faction-short = { $name }: { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
}, Influencia { $influence }, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}; { $senators }
terminal-republic-deals = Acuerdos
terminal-republic-no-deals = No hay acuerdos públicos. Para ofrecer uno: now.
terminal-republic-deal = Acuerdo { $deal } ({ $state }), ofrecido por { $name }{ $waiting ->
    [none] {""}
   *[other] ; faltan por aceptar: { $waiting }
}
terminal-republic-deal-offered = ofrecido
terminal-republic-deal-binding = en vigor
terminal-republic-deal-settled = concluido
terminal-republic-deal-withdrawn = sin efecto
terminal-republic-clause = { $number }. { $text }{ $fate ->
    [open] {""}
   *[other] {" "}({ $fate })
}
terminal-republic-fate-kept = cumplida
terminal-republic-fate-released = ya no obliga
terminal-republic-fate-failed = no cumplida

## Probabilidades

terminal-republic-odds = Probabilidades en batalla
terminal-republic-odds-none = No hay ninguna Guerra que librar, o nadie que mande un ejército.
terminal-republic-odds-unknown = Aquí ninguna Guerra, General o número se llama «{ $word }». Por ejemplo: odds púnica 10 5
terminal-republic-odds-land = { $person } por tierra con { $army } ({ $war }): { $chances }; pérdidas medias: Legiones { $legions }, Flotas { $fleets }
terminal-republic-odds-naval = { $person } en el mar con { $army } ({ $war }): { $chances }; pérdidas medias: Legiones { $legions }, Flotas { $fleets }
terminal-republic-odds-victory = Victoria { $percent } %
terminal-republic-odds-stalemate = Tablas { $percent } %
terminal-republic-odds-defeat = Derrota { $percent } %
terminal-republic-odds-disaster = Desastre { $percent } %
terminal-republic-odds-standoff = Rechazo { $percent } %
terminal-republic-odds-march = Contra un Rebelde los dos ejércitos tiran por su cuenta; lo probable es que gane el más fuerte: { $roman } contra { $enemy }.
terminal-republic-persuasion = Probabilidades de persuadir
terminal-republic-persuasion-line = { $person } a { $target }: Número Base { $base }, { $percent } %{ $best ->
    [-1] {""}
   *[other] ; { $best } % por { $talents } T
}
terminal-republic-persuasion-none = Ninguno de tus Senadores en Roma tiene a quién persuadir.
terminal-republic-knights = Probabilidades de atraer a un Caballero
terminal-republic-knights-line = { $person }: { $percent } % sin Talentos, seguro a partir de { $talents } T; tiene { $own } T
terminal-republic-knights-never = { $person }: { $percent } % sin Talentos, { $best } % por todos sus { $own } T
terminal-republic-knights-none = Ninguno de tus Senadores en Roma puede atraer a un Caballero.

## Lo que ayuda a decidir

terminal-republic-hint-chances = Probabilidad de éxito: { $items }
terminal-republic-hint-chance = { $percent } % por { $talents } T
terminal-republic-hint-base = Ahora el Número Base es { $base }, una probabilidad del { $percent } %; cada Talento lo varía en 1
terminal-republic-hint-cost = Cada Legión o Flota cuesta { $cost } T; el Erario tiene { $treasury } T
terminal-republic-hint-contribution = Influencia que se gana: { $items }
terminal-republic-hint-step = { $influence } a partir de { $talents } T
terminal-republic-hint-price = Precio: { $talents } T
terminal-republic-hint-assassination = Según las cartas de Asesino: { $items }
terminal-republic-hint-attempt = { $cards }: víctima muerta { $killed } %, Asesino capturado { $caught } %
terminal-republic-hint-spoils = Expolio: de { $low } a { $high } T
terminal-republic-detail = { $label } ({ $detail })
terminal-republic-detail-senator = { $name }, MIL { $military } ORA { $oratory } LEA { $loyalty }, inf { $influence }, pop { $popularity }, { $talents } T{ $notes ->
    [none] {""}
   *[other] , { $notes }
}
terminal-republic-detail-unaligned = no Alineado
terminal-republic-detail-war = { $status }, tierra { $land }, mar { $naval }, Flotas de apoyo { $support }
terminal-republic-detail-games = { $talents } T, Popularidad +{ $popularity }, Descontento { $unrest }
terminal-republic-detail-votes = { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
}, { $talents } T
terminal-republic-detail-account = { $talents } T
terminal-republic-detail-province = { $state ->
    [vacant] vacante
   *[governed] { $person }, { $term ->
        [one] 1 turno
       *[other] { $term } turnos
    }
}; Tributo a Roma { $income }, Expolio { $spoils }
terminal-republic-detail-legion = leal a { $person }
terminal-republic-detail-deal = ofrecido por { $name }: { $promises }
terminal-republic-group-other = Otras
