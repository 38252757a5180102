# Lo que significa cada signo y cómo está la partida, en español.

republic-sign-part-person = Un Senador
republic-sign-part-marks = Marcas de un Senador
republic-sign-part-offices = Cargos
republic-sign-part-wars = Guerras
republic-sign-part-state = El Estado
republic-sign-part-senate = En el Senado
republic-sign-part-phases = Las Fases de un año
republic-sign-part-asked = Cuando te toca decidir
republic-sign-military = Capacidad Militar
    .line = Se suma al Ejército que manda, como mucho tanto como vale el propio Ejército.
republic-sign-oratory = Oratoria
    .line = Son sus votos en el Senado, con los Caballeros; con la Influencia sirve para persuadir.
republic-sign-loyalty = Lealtad
    .line = Lo que hay que vencer para persuadirlo; quien está en una Facción tiene 7 más, y se suman sus Talentos.
republic-sign-influence = Influencia
    .line = Ordena a los Senadores, ayuda a persuadir y gana la partida: para la Facción al final, o para quien llegue a 35.
republic-sign-popularity = Popularidad
    .line = Le ayuda ante el pueblo: en el discurso sobre el Estado de la República y en las apelaciones.
republic-sign-knights = Caballeros
    .line = Cada uno es un voto más y da 1 Talento al año; se les puede exprimir una vez.
republic-sign-talents = Talentos
    .line = Su propio dinero: para Caballeros, Juegos, Sobornos, votos y contribuciones; además lo hace más difícil de persuadir.
republic-sign-votes = Votos en Roma
    .line = Lo que cuenta cuando decide el Senado; solo votan los que están en Roma, y con Talentos se compran más.
republic-sign-cards = Cartas en la mano
    .line = Estadistas, Concesiones e Intrigas que nadie más ve; tras la Fase de Revueltas quedan cinco como mucho.
republic-sign-treasury-of-faction = Tesoro de Facción
    .line = El dinero de la Facción, que ningún otro jugador ve: paga contrasobornos y se reparte en la Redistribución.
republic-sign-leader = Líder de Facción
    .line = Nadie puede persuadirlo; cobra más, y su Facción paga si se le condena por un Asesinato.
republic-sign-first = Máximo Magistrado de Rango Disponible
    .line = Va primero siempre que hace falta un orden, habla al pueblo y convoca el Senado.
republic-sign-presiding = Preside
    .line = Decide sobre qué vota el Senado y en qué orden.
republic-sign-prior-consul = Consular
    .line = Puede ser elegido Censor.
republic-sign-corrupt = Corrupto
    .line = Ha expoliado una Provincia; este año se le puede juzgar por ello.
republic-sign-major = Cargo Mayor este año
    .line = Ha tenido un Cargo Mayor, y se le puede juzgar por ello.
republic-sign-victor = General Victorioso
    .line = Ha vencido en su batalla este año; sus Legiones pueden seguirlo en una rebelión.
republic-sign-proconsul = Procónsul
    .line = Sigue en campaña con su Ejército, sin volver a Roma.
republic-sign-for-life = Dictador Perpetuo
    .line = Su jugador gana si Roma sobrevive a este turno.
republic-sign-guarded = Guardaespaldas Público
    .line = Atentar contra él es más difícil, y es más fácil atrapar al Asesino.
republic-sign-priest = Sacerdote
    .line = Nombrado por el Pontífice Máximo: da Influencia.
republic-sign-away = Fuera de Roma
    .line = Gobierna una Provincia o está en la guerra: no vota.
republic-sign-captive = Cautivo
    .line = En manos del enemigo hasta que se pague el Rescate.
republic-sign-vexillum = Rebelde en marcha
    .line = Marcha sobre Roma con su Ejército; el Senado tiene que vencerlo en batalla.
republic-sign-dead = Muerto
    .line = Este Senador ha muerto; su Familia puede volver con un heredero.
republic-sign-camp = Campamento Rebelde
    .line = Un Gobernador Rebelde ocupa esta Provincia con sus fuerzas.
republic-sign-rebel = Disturbios en una Provincia
    .line = La han arrasado los bárbaros o hay desórdenes: este año rinde menos o nada.
republic-sign-office-dictator = Por un turno de crisis: preside y manda el Ejército con su Maestre de Caballería.
republic-sign-office-rome-consul = Preside el Senado y propone lo que se vota.
republic-sign-office-field-consul = Manda los Ejércitos de Roma en campaña.
republic-sign-office-censor = Preside los juicios del año y elige a quién se acusa.
republic-sign-office-master-of-horse = Acompaña al Dictador y suma su propia Capacidad Militar.
republic-sign-office-pontifex-maximus = Nombra Sacerdotes y puede vetar una vez por turno; el cargo es vitalicio.
republic-sign-office-proconsul = Un General que sigue en su Guerra más allá de su año.
republic-sign-active = Guerra Activa
    .line = Cuesta 20 Talentos al año y se puede combatir; cuatro a la vez arruinan a Roma.
republic-sign-imminent = Guerra Inminente
    .line = Estalla en la Fase de Muerte; de cada serie, la primera.
republic-sign-inactive = Guerra Latente
    .line = No cuesta nada hasta que otra Guerra de su clase o un Líder la despierta; aun así se puede combatir.
republic-sign-land = Fuerza Terrestre
    .line = Se resta de la fuerza del Ejército romano en una batalla terrestre.
republic-sign-naval = Fuerza Naval
    .line = Hay que vencer su Flota antes de poder combatir en tierra.
republic-sign-support = Flotas de apoyo
    .line = Tantas Flotas deben ir con el Ejército; sin ellas no hay batalla terrestre.
republic-sign-disaster = Números de Desastre
    .line = Si los tres dados dan uno de estos, se pierde la mitad del Ejército, sea cual sea su fuerza.
republic-sign-standoff = Números de Rechazo
    .line = Si los tres dados dan uno de estos, se pierde la cuarta parte del Ejército y la Guerra sigue.
republic-sign-spoils = Botín de Guerra
    .line = Lo que recibe el Erario cuando se gana la Guerra.
republic-sign-times = Guerras de la misma serie
    .line = Su fuerza impresa se multiplica por el número de Guerras Activas de su serie.
republic-sign-unprosecuted = Sin combatir
    .line = El año pasado no se combatió y sube el Descontento en 1.
republic-sign-drought = Sequía
    .line = Sube el Descontento en 1 cada año mientras dura y permite especular con el grano.
republic-sign-odds = Posibilidades
    .line = De cada cien tiradas, cuántas dan cada resultado: victoria, empate, Rechazo, derrota o Desastre.
republic-sign-treasury = Erario
    .line = Paga Guerras, Ejércitos y Leyes Agrarias. Si no puede pagar lo que debe, pierden todos.
republic-sign-unrest = Descontento
    .line = Se resta del discurso al pueblo en la Fase de la Plebe; si sale muy mal hay Alzamiento Popular y pierden todos.
republic-sign-war = Guerras Activas
    .line = Cuatro al final de una Fase de Combate son el fin de Roma: pierden todos.
republic-sign-legions = Legiones
    .line = Combaten en tierra; cada una cuesta 2 Talentos al año. Una Veterana vale por dos.
republic-sign-fleets = Flotas
    .line = Combaten en el mar y apoyan a los Ejércitos; cada una cuesta 2 Talentos al año.
republic-sign-pool = Por reclutar
    .line = Legiones y Flotas que aún se pueden reclutar, y lo que cuesta ahora cada una.
republic-sign-deck = Mazo
    .line = Cada Iniciativa roba de él. Cerca del final está la carta con la que acaba la era.
republic-sign-for = A favor
    .line = Los votos a favor hasta ahora. Se aprueba con más a favor que en contra.
republic-sign-against = En contra
    .line = Los votos en contra hasta ahora; con empate se rechaza.
republic-sign-tribune = Tribuno
    .line = Puede vetar una propuesta o hacer una. Nadie ve si una carta oculta lo es.
republic-sign-dagger = Puñal
    .line = Esta Facción aún no ha intentado ningún Asesinato este turno, y puede hacerlo.
republic-sign-open = Borde marcado
    .line = Esto se puede elegir ahora.
republic-sign-chosen = Borde doble
    .line = Esto forma parte de tu respuesta.
republic-sign-phase-mortality = Estallan las Guerras Inminentes y una ficha puede matar Senadores.
republic-sign-phase-revenue = Todos cobran, reparten su dinero y pueden contribuir al Estado, que luego paga sus deudas.
republic-sign-phase-forum = Seis Iniciativas: una carta, Persuasión, Caballeros, Juegos, otro Líder.
republic-sign-phase-population = El Magistrado de mayor rango habla al pueblo y cambia el Descontento.
republic-sign-phase-senate = Elecciones, juicios, Gobernadores, Leyes, dinero y Ejércitos.
republic-sign-phase-combat = Los Ejércitos combaten; con cuatro Guerras Activas al final pierden todos.
republic-sign-phase-revolution = Se cambian y juegan cartas, y los Generales Victoriosos pueden sublevarse.
republic-explain-figure = { $name } { $count }
republic-explain-member = de la Facción { DE($name) }
republic-explain-unaligned = sin Facción
republic-explain-as-printed = Como en su carta.
republic-explain-feud = 0: está en la misma Facción que { $person }, su adversario; { $printed } en su carta.
republic-explain-apart = 0: no está en la misma Facción que { $person }; { $printed } en su carta.
republic-explain-against-persuasion = Contra la Persuasión { $total }: Lealtad { $loyalty }{ $aligned ->
    [0] {""}
   *[other] {""}, + { $aligned } por su Facción
}{ $talents ->
    [0] .
   *[other] {""}, + { $talents } por sus Talentos.
}
republic-explain-votes-of = Votos { $votes }: Oratoria { $oratory } + Caballeros { $knights }.
republic-explain-eloquence = { $count } por Veteranos que ha licenciado.
republic-explain-share = En total, { $name } tiene { $total }.
republic-explain-not-in-rome = No está en Roma y no vota.
republic-explain-to-life = Con { $elected } puede ser elegido Dictador Perpetuo; con { $appointed } lo es en el acto.
republic-explain-vote-line = { $name }: { $count }.
republic-explain-purse = { $count ->
    [0] Sin Talentos en Roma para comprar más.
   *[other] Con los Talentos de Roma se pueden comprar hasta { $count } más.
}
republic-explain-hidden-treasury = Solo su jugador sabe cuánto hay.
republic-explain-printed = { $count } en su carta.
republic-explain-multiplied = ×{ $times } por las Guerras Activas de su serie.
republic-explain-by-leader = +{ $count } por { $name }.
republic-explain-by-allies = +{ $count } por las Provincias aliadas.
republic-explain-halved = A la mitad por la Ley Plautia.
republic-explain-numbers = { $name }: { $numbers }.
republic-explain-army = { $name } le hace frente con { $army }.
republic-explain-no-army = Ningún Ejército le hace frente.
republic-explain-beaten = Su Flota está vencida.
republic-explain-next-year = Próxima Fase de Ingresos: entran { $income } y hay que pagar { $debts }.
republic-explain-after-it = Después quedan de { $low } a { $high }.
republic-explain-after-it-sure = Después quedan { $low }.
republic-explain-speech = Hablaría { $person }: tres dados, { $popularity } por Popularidad, − { $unrest }.
republic-explain-droughts = La próxima vez sube { $count } por Sequías y { $wars } por Guerras sin combatir.
republic-explain-of-most = { $count }; { $most } hunden a Roma
republic-explain-none-raised = Este turno no se puede reclutar.
republic-explain-each-costs = { $cost ->
    [one] Cada una cuesta { $cost } Talento.
   *[other] Cada una cuesta { $cost } Talentos.
}
republic-explain-legions-fleets = { $legions } y { $fleets }
republic-explain-level = en vigor { $level } veces
republic-explain-held-by = La tiene { $person }.
republic-explain-governed = La gobierna { $person }; { $term ->
    [one] queda 1 turno
   *[other] quedan { $term } turnos
}.
republic-explain-vacant = No tiene Gobernador; lo elige el Senado.
republic-explain-province-use = Su Tributo va al Estado y su Expolio al Gobernador, que si lo toma queda Corrupto.
republic-explain-veteran = Vale por dos en combate{ $person ->
    [none] .
   *[other] {""}; leal { A($person) }, a quien puede seguir contra Roma.
}
republic-explain-veteran-name = Legión Veterana { $number }
republic-explain-deal = Acuerdo { $number }
republic-explain-deal-use = Cuando todos aceptan, obliga: lo prometido se cumple a su tiempo.
republic-explain-sides = { $yes } a favor, { $no } en contra{ $left ->
    [0] .
   *[other] {""}; { $left } sin emitir.
}
republic-aim-influence = Por delante: { $names }, Influencia { $count }
    .name = Quién gana al final
    .line = Cuando acaba la era gana la Facción más influyente, si antes no ha ganado un Rebelde o un Dictador Perpetuo. Rebeldes y Cautivos no cuentan.
republic-aim-life = { $person }: Influencia { $count } de { $most }
    .name = Dictador Perpetuo
    .line = Un Senador en Roma que llega a { $most } de Influencia es Dictador Perpetuo en el acto, y puede ser elegido desde { $elected }; su jugador gana si Roma sobrevive al turno.
republic-aim-wars = Guerras: { $count }; con { $most } cae Roma
    .name = Guerras Activas
    .line = Con { $most } Guerras Activas al final de una Fase de Combate pierden todos.
republic-aim-treasury = Erario tras el próximo año: { $left }
    .name = Bancarrota
    .line = Si el Estado no puede pagar lo que debe, pierden todos, o gana el Rebelde.
republic-aim-era = La era acaba este turno
    .name = El fin de la era
    .line = La partida acaba con esta Fase del Foro.
republic-aim-rebel = { $person } se ha rebelado
    .name = Una rebelión
    .line = Gana el Rebelde que vence al Ejército del Senado o ve arruinado al Estado.
