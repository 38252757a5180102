# La Fase de Foro de La República de Roma en español, y lo que puede ocurrir en cualquier fase.
#
# $dice es lo que muestran los dados; $omens, lo que cambian los Malos Augurios; $drm, lo que cambia lo demás, y
# $total, el resultado de la suma.

## La partida

republic-turn = Comienza el turno { $turn }.
republic-over = { $ending ->
    [1] Ningún Ejército de Roma detiene al Rebelde Principal: gana { $seats }.
    [2] La República cae en Bancarrota con un Rebelde en pie: gana { $seats }.
    [3] El pueblo se alza a favor del Rebelde: gana { $seats }.
    [4] Un Senador es Dictador Perpetuo por su Influencia: gana { $seats }.
    [5] El Senado ha elegido a un Dictador Perpetuo: gana { $seats }.
    [6] Ha salido El Fin de una Era: gana { $seats }.
    [7] Roma no puede resistir tantas Guerras. Pierden todos.
    [8] El pueblo se alza contra el Senado. Pierden todos.
    [9] Roma está en Bancarrota. Pierden todos.
   *[10] Con el Rebelde al frente, Roma cae ante sus enemigos. Pierden todos.
}

## Guerras, Líderes y Provincias

republic-war-drawn = Llega al Foro una Guerra: { $war }.
republic-leader-drawn = Aparece un Líder enemigo: { $leader }.
republic-leader-joins = { $leader } se une a su Guerra.
republic-leader-leaves = { $gone ->
    [0] { $leader } se queda sin Guerra y va a la Curia.
   *[other] { $leader } se queda sin Guerra, ya no puede llegar ninguna suya y sale de la partida.
}
republic-leader-ages = { $leader } muere en la Curia.
republic-refuge = { $leader } encuentra refugio.
republic-refugee-joins = { $leader } sale de su refugio y se une a una Guerra: { $war }.
republic-province-created = { $province } pasa a ser Provincia.
republic-province-revolts = { $province } se rebela y es una Guerra Activa.
republic-concession-destroyed = Se destruye una Concesión, que va a la Curia: { $concession }.
republic-concession-returns = Una Concesión vuelve al Foro: { $concession }.

## Iniciativas

republic-initiative = { $who ->
    [you] Tu Iniciativa: los dados dan { $dice }.
   *[other] Iniciativa { DE($name) }: los dados dan { $dice }.
}
republic-draws = { $who ->
    [you] Robas una Carta de Facción.
   *[other] { $name } roba una Carta de Facción.
}
republic-draws-seen = { $who ->
    [you] Robas { $card }.
   *[other] { $name } roba { $card }.
}
republic-deck-empty = El mazo está agotado: no se roba ninguna carta.
republic-family-drawn = Aparece en el Foro una Familia no Alineada: { $family }.
republic-family-returns = Vuelve al Foro una Familia, no Alineada: { $family }.
republic-family-joins = La Familia { $family } se une a su Estadista { $person }.
republic-forum-event = Se descubre un Evento: { $card }.
republic-bid = { $person } puja { $talents } T.
republic-auction = { $who ->
    [you] La Iniciativa es tuya: { $person } paga { $talents } T.
   *[other] La Iniciativa es { DE($name) }: { $person } paga { $talents } T.
}
republic-auction-free = { $who ->
    [you] Nadie puja: la Iniciativa es de tu Facción, la del MMRD.
   *[other] Nadie puja: la Iniciativa es { DE($faction) }, la del MMRD.
}

## Eventos

republic-event = Los dados de Evento dan { $dice }: { $event }.
republic-event-nothing = No cambia nada: { $event }.
republic-mob = La turba: el dado da { $dice }; { $count ->
    [one] 1 Ficha de Muerte
   *[other] { $count } Fichas de Muerte
} en total.
republic-disaster = El dado da { $dice }: el desastre alcanza una Concesión, { $concession }.
republic-storm = La tormenta: los dados dan { $dice }; { $count ->
    [0] no se pierde ninguna Flota
    [one] se pierde 1 Flota
   *[other] se pierden { $count } Flotas
}, si las hay.
republic-fleets-lost = { $count ->
    [one] Se pierde 1 Flota.
   *[other] Se pierden { $count } Flotas.
}
republic-rhodes = { $count ->
    [one] Llega 1 Flota
   *[other] Llegan { $count } Flotas
} de Rodas, hasta que acabe esta Guerra: { $war }.
republic-pretender = Aparece un pretendiente en { $province }.
republic-pretender-victory = { $governor } conserva { $province }: fuerza { $roman } contra { $enemy }, dados { $black } y { $white }, tirada { $roll }, Malos Augurios { $omens }, total { $total }.
republic-pretender-stalemate = { $governor } no logra conservar { $province } y muere: fuerza { $roman } contra { $enemy }, dados { $black } y { $white }, tirada { $roll }, Malos Augurios { $omens }, total { $total }. Lo que queda de la Guarnición va a Roma.
republic-pretender-defeat = { $governor } pierde { $province } y la vida: fuerza { $roman } contra { $enemy }, dados { $black } y { $white }, tirada { $roll }, Malos Augurios { $omens }, total { $total }. Lo que queda de la Guarnición va a Roma.
republic-catiline = { $person } actúa contra { $to-faction } por la conjuración: el dado da { $dice }; { $count ->
    [one] 1 Ficha de Muerte
   *[other] { $count } Fichas de Muerte
}.
republic-enemy-leader-dies = Muere { $leader }.
republic-sues-for-peace = { $war }: la Guerra acaba por ahora, pues el enemigo pide la paz. El Erario recibe { $talents } T.
republic-alliance = { $war }: una nueva alianza pone fin a la Guerra. El Erario recibe { $talents } T.

## Persuasión

republic-plays = { $who ->
    [you] Juegas una carta: { $card }.
   *[other] { $name } juega una carta: { $card }.
}
republic-persuades = { $person } intenta persuadir { A($target) } con un Soborno de { $talents } T: Número Base { $base }.
republic-counter-bribe = { $who ->
    [you] Tu Contraoferta es de { $talents } T
   *[other] La Contraoferta { DE($name) } es de { $talents } T
}: Número Base { $base }.
republic-bribe-raised = { $who ->
    [you] Añades { $talents } T al Soborno
   *[other] { $name } añade { $talents } T al Soborno
}: Número Base { $base }.
republic-persuaded = { $person } persuade { A($target) }: los dados dan { $dice }{ $omens ->
    [0] {""}
   *[other] , más { $omens } por Malos Augurios, { $total } en total
}; Número Base { $base }.
republic-persuasion-fails = { $person } no persuade { A($target) }: los dados dan { $dice }{ $omens ->
    [0] {""}
   *[other] , más { $omens } por Malos Augurios, { $total } en total
}; Número Base { $base }.
republic-exposed = El Chantaje perjudica { A($person) }: los dados dan { $dice }; pierde { $count } de Influencia y de Popularidad.

## Caballeros y Juegos

republic-knight = { $person } atrae a un Caballero: dado { $dice }, Talentos { $talents }, modificadores { $drm }, total { $total }.
republic-no-knight = { $person } no atrae a ningún Caballero: dado { $dice }, Talentos { $talents }, modificadores { $drm }, total { $total }.
republic-pressed = { $person } extorsiona a { $count ->
    [one] 1 Caballero
   *[other] { $count } Caballeros
} y obtiene { $talents } T.
republic-games = { $person } patrocina unos Juegos por { $talents } T: { $games }.

## Poner Roma en Orden

republic-tax-farmers = El país está asolado: el dado de los Recaudadores de Impuestos da { $dice }.
republic-curia-die = Tirada en la Curia ({ $card }): el dado da { $dice }{ $omens ->
    [0] {""}
   *[other] , { $total } con Malos Augurios
}.

## Lo que se pregunta

republic-ask-aside = Puedes hacer esto fuera de turno.
    .topic = fuera de turno
republic-ask-hold-proposal = { $seat-who ->
    [you] Tu proposición está ante el Senado. ¿Dejas que se vote?
   *[other] Hay una proposición { DE($seat) } ante el Senado. ¿Dejas que se vote?
}
    .topic = proposición
republic-ask-hold-adjournment = Se va a levantar la sesión. ¿Dejas que se levante?
    .topic = levantar la sesión
republic-ask-hold-dictator = El Senado va a pasar a la elección de Censor. ¿Dejas que siga sin Dictador?
    .topic = Dictador
republic-ask-hold-tribune = { $seat-who ->
    [you] Has usado un Tribuno. ¿Lo dejas hablar?
   *[other] { $seat } ha usado un Tribuno. ¿Lo dejas hablar?
}
    .topic = Tribuno
republic-ask-hold-silenced = { $seat-who ->
    [you] Haces atacar a un Tribuno. ¿Dejas que ocurra?
   *[other] { $seat } hace atacar a un Tribuno. ¿Dejas que ocurra?
}
    .topic = Tribuno
republic-ask-hold-proscription = La Guerra Civil está ganada. ¿Dejas que siga la partida?
    .topic = Proscripción
republic-ask-persuasion = ¿Quieres persuadir a un Senador?
    .topic = Persuasión
republic-ask-persuader = ¿Quién habla por ti?
    .topic = Persuasión
republic-ask-target = ¿A quién intenta persuadir?
    .topic = Persuasión
republic-ask-bribe = ¿Cuántos Talentos ofrece?
    .topic = Persuasión
republic-ask-counter = { $person } quiere persuadir { A($target) }, Número Base { $base }. ¿Cuántos Talentos de tu Tesoro de Facción gastas en contra?
    .topic = Contraoferta
republic-ask-persist = { $person } y { $target }: Número Base { $base }. ¿Tiras u ofreces más?
    .topic = Persuasión
republic-ask-knights = ¿Quieres atraer a un Caballero o extorsionar a algunos?
    .topic = Caballeros
republic-ask-suitor = ¿Para quién?
    .topic = Caballeros
republic-ask-knight-talents = ¿Cuántos Talentos gasta?
    .topic = Caballeros
republic-ask-press = ¿A cuántos de sus Caballeros se extorsiona?
    .topic = Caballeros
republic-ask-games = ¿Quieres patrocinar unos Juegos?
    .topic = Juegos
republic-ask-sponsor = ¿Quién los paga?
    .topic = Juegos
republic-ask-kind-of-games = ¿Qué Juegos?
    .topic = Juegos
republic-ask-new-leader = ¿Quién lidera tu Facción desde ahora?
    .topic = Líder de Facción
republic-ask-bid = Se subasta una Iniciativa; { $talents ->
    [0] nadie ha pujado aún
   *[other] { $other } ha pujado { $talents } T
}. ¿Quién puja por ti?
    .topic = subasta
republic-ask-bid-talents = { $person } puja por la Iniciativa; { $talents ->
    [0] nadie ha pujado aún
   *[other] { $other } ha pujado { $talents } T
}. ¿Cuántos Talentos?
    .topic = subasta
republic-ask-storm = { $count ->
    [one] Se pierde 1 Flota en la tormenta. ¿Cuál?
   *[other] Se pierden { $count } Flotas en la tormenta. ¿Cuáles?
}
    .topic = tormenta
republic-ask-storm-fleets = ¿Cuántas se pierden aquí?
    .topic = tormenta
republic-ask-catiline = ¿Contra qué Facción actúas por la conjuración?
    .topic = conjuración
republic-ask-enemy-leader = ¿Qué Líder enemigo muere?
    .topic = Líder enemigo
republic-ask-alliance = ¿A qué Guerra pone fin la nueva alianza?
    .topic = nueva alianza
