# Glory to Rome en español, con los términos de Gloria a Roma.

## Nombres

glory-jack = Senador
glory-jacks = { $count ->
    [one] un Senador
   *[other] { $count } Senadores
}
# Un edificio en el texto, con su artículo. $id es su palabra en las partidas guardadas.
glory-the = { $id ->
    [bar] la { $name }
    [insula] la { $name }
    [latrine] las { $name }
    [road] la { $name }
    [palisade] la { $name }
    [academy] la { $name }
    [bath] las { $name }
    [foundry] la { $name }
    [school] la { $name }
    [storeroom] la { $name }
    [tower] la { $name }
    [wall] la { $name }
    [catacomb] las { $name }
    [prison] la { $name }
    [scriptorium] la { $name }
    [villa] la { $name }
    [basilica] la { $name }
    [fountain] la { $name }
    [ludus_magna] la { $name }
    [stairway] la { $name }
    [statue] la { $name }
   *[other] el { $name }
}
glory-hidden-card = carta boca abajo
glory-several = { $name } ×{ $count }
glory-you = ti
glory-from = { $from ->
    [deck] del mazo
    [hand] de la mano
    [stockpile] del Almacén
    [clientele] de una Clientela
   *[pool] de la Reserva
}
glory-first-card = { $name }: { $card }

## Lo que ha pasado

glory-turn = Turno { $turn }. { $who ->
    [you] El Líder eres tú.
   *[other] El Líder es { $name }.
}
glory-first-cards = Primeras cartas: { $cards }.
glory-first-leader = { $who ->
    [you] Empiezas tú como Líder.
   *[other] { $name } empieza como Líder.
}
glory-led = { $who ->
    [you] Lideras { $role } con { $cards }.
   *[other] { $name } lidera { $role } con { $cards }.
}
glory-followed = { $who ->
    [you] Sigues { $role } con { $cards }.
   *[other] { $name } sigue { $role } con { $cards }.
}
glory-thinks = { $who ->
    [you] Piensas.
   *[other] { $name } piensa.
}
glory-took-jack = { $who ->
    [you] Tomas un Senador; { $left ->
        [one] queda 1
       *[other] quedan { $left }
    }.
   *[other] { $name } toma un Senador; { $left ->
        [one] queda 1
       *[other] quedan { $left }
    }.
}
glory-drew = { $who ->
    [you] Robas { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
   *[other] { $name } roba { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
}
glory-drew-seen = { $count ->
    [0] No robas nada.
   *[other] Robas { $cards }.
}
glory-discarded = { $who ->
    [you] Descartas { $cards } (Letrinas).
   *[other] { $name } descarta { $cards } (Letrinas).
}
glory-discarded-hand = { $who ->
    [you] Descartas toda la mano (Vomitorium): { $cards }.
   *[other] { $name } descarta toda la mano (Vomitorium): { $cards }.
}
glory-gathered = { $who ->
    [you] Tomas { $card-material } de la Reserva.
   *[other] { $name } toma { $card-material } de la Reserva.
}
glory-docked = { $who ->
    [you] Pasas { $card } ({ $card-material }) de la mano a tu Almacén (Muelle).
   *[other] { $name } pasa { $card } ({ $card-material }) de la mano a su Almacén (Muelle).
}
glory-hired = { $who ->
    [you] Contratas { $card-role } ({ $card }) { glory-from }.
   *[other] { $name } contrata { $card-role } ({ $card }) { glory-from }.
}
glory-held = { $who ->
    [you] Reservas una acción de { $role } para un solar de las afueras.
   *[other] { $name } reserva una acción de { $role } para un solar de las afueras.
}
glory-sold = { $who ->
    [you] Pasas a tu Tesoro una carta boca abajo { glory-from }.
   *[other] { $name } pasa a su Tesoro una carta boca abajo { glory-from }.
}
glory-sold-seen = { $who ->
    [you] Pasas a tu Tesoro { $card } ({ $card-material }) { glory-from }.
   *[other] { $name } pasa a su Tesoro { $card } ({ $card-material }) { glory-from }.
}
glory-laid = { $who ->
    [you] Pones los cimientos { DE($card-the) } en un solar de { $site }{ $outside ->
        [0] {""}
       *[other] {" "}de las afueras
    }.
   *[other] { $name } pone los cimientos { DE($card-the) } en un solar de { $site }{ $outside ->
        [0] {""}
       *[other] {" "}de las afueras
    }.
}
glory-added = { $who ->
    [you] Añades { $card-material } { glory-from } { A($to-the) }.
   *[other] { $name } añade { $card-material } { glory-from } { A($to-the) }.
}
glory-completed = { $who ->
    [you] Terminas { $card-the }; tu influencia es { $influence }.
   *[other] { $name } termina { $card-the }; su influencia es { $influence }.
}
glory-burst = { $who ->
    [you] { $card-the } te da hasta { $count } { $gift }.
   *[other] { $card-the } da { A($name) } hasta { $count } { $gift }.
}
glory-gift-actions = { $count ->
    [one] acción de { $role }
   *[other] acciones de { $role }
}
glory-gift-thinks = { $count ->
    [one] ocasión de pensar
   *[other] ocasiones de pensar
}
glory-fountain = { $who ->
    [you] Robas una carta (Fuente).
   *[other] { $name } roba una carta (Fuente).
}
glory-fountain-seen = Robas { $card } (Fuente).
glory-kept = { $who ->
    [you] Te quedas la carta en la mano.
   *[other] { $name } se queda la carta en la mano.
}
glory-seized = { $who ->
    [you] Tomas { $card-the } { DE($from) }, que recibe el solar de tu Prisión.
   *[other] { $from-who ->
        [you] { $name } te quita { $card-the }, y tú recibes el solar de su Prisión.
       *[other] { $name } toma { $card-the } { DE($from) }, que recibe el solar de la Prisión.
    }
}
glory-opened = { $who ->
    [you] Haces pública la función { DE($card-the) } { DE($of) } con { $with-material } { glory-from }.
   *[other] { $of-who ->
        [you] { $name } hace pública la función de tu { $card } con { $with-material } { glory-from }.
       *[other] { $name } hace pública la función { DE($card-the) } { DE($of) } con { $with-material } { glory-from }.
    }
}
glory-demands = { $who ->
    [you] Muestras tus cartas: Roma exige { $materials }.
   *[other] { $name } muestra cartas: Roma exige { $materials }.
}
glory-demands-cards = { $who ->
    [you] Muestras { $cards }: Roma exige { $materials }.
   *[other] { $name } muestra { $cards }: Roma exige { $materials }.
}
glory-to-rome = { $who ->
    [you] No tienes { $material }: «¡Gloria a Roma!»
   *[other] { $name } no tiene { $material }: «¡Gloria a Roma!»
}
glory-took = { $who ->
    [you] Tomas { $materials } de la Reserva.
   *[other] { $name } toma { $materials } de la Reserva.
}
glory-gave = { $who ->
    [you] Das { A($to) } { $cards-materials } ({ $cards }).
   *[other] { $to-who ->
        [you] { $name } te da { $cards-materials } ({ $cards }).
       *[other] { $name } da { A($to) } { $cards-materials } ({ $cards }).
    }
}
glory-coliseum = { $who ->
    [you] Tomas { $card } ({ $card-role }) de la Clientela { DE($from) } (Coliseo).
   *[other] { $from-who ->
        [you] { $name } toma { $card } ({ $card-role }) de tu Clientela (Coliseo).
       *[other] { $name } toma { $card } ({ $card-role }) de la Clientela { DE($from) } (Coliseo).
    }
}
glory-bridge = { $who ->
    [you] Tomas { $cards-materials } del Almacén { DE($from) } (Puente).
   *[other] { $from-who ->
        [you] { $name } toma { $cards-materials } de tu Almacén (Puente).
       *[other] { $name } toma { $cards-materials } del Almacén { DE($from) } (Puente).
    }
}
glory-senate = { $who ->
    [you] Tomas { glory-jacks } de lo jugado por { $from } (Senado).
   *[other] { $name } toma { glory-jacks } de lo jugado por { $from } (Senado).
}
glory-sewer = { $who ->
    [you] Pasas { $cards } a tu Almacén (Alcantarillado).
   *[other] { $name } pasa { $cards } a su Almacén (Alcantarillado).
}
glory-concedes = { $who ->
    [you] Por ti, la victoria es { DE($to) }.
   *[other] { $to-who ->
        [you] { $name } te concedería la victoria.
       *[other] { $name } concedería la victoria { A($to) }.
    }
}
glory-fights-on = { $who ->
    [you] Ya no concedes la victoria.
   *[other] { $name } ya no concede la victoria.
}
glory-over = Fin de la partida: { $ending } { $won ->
    [you] Ganas tú.
    [shared] Ganáis a la vez { $winners } y tú.
    [several] Ganan a la vez { $winners }.
   *[other] Gana { $winners }.
}

## Cómo ha acabado

glory-ending-deck = el mazo se ha agotado.
glory-ending-sites = se ha ocupado el último solar de la ciudad.
glory-ending-catacomb = se han terminado las Catacumbas.
glory-ending-forum = decide el Foro.
glory-ending-concession = todos los demás conceden la victoria.

glory-score = { $who ->
    [you] Tú
   *[other] { $name }
}: { $total ->
    [one] 1 punto
   *[other] { $total } puntos
} ({ $parts })
glory-score-influence = influencia { $points }
glory-score-vault = Tesoro { $points }
glory-score-bonuses = bonificaciones de Mercader { $points }
glory-score-statue = Estatua { $points }
glory-score-wall = Muralla { $points }

## Preguntas. El tema es lo que leen los demás mientras esperan.

glory-awaiting = { $who ->
    [you] Te toca decidir: { $topic }
   *[other] Se espera { A($names) }: { $topic }
}
glory-ask-lead = Eres el Líder: lidera un personaje o piensa.
    .topic = liderar o pensar
glory-ask-follow = Se lidera { $role }: sigue o piensa.
    .topic = seguir o pensar
glory-ask-think = { $left ->
    [0] Piensas: elige cómo.
    [one] Puedes pensar una vez.
   *[other] Puedes pensar { $left } veces; esta es una de ellas.
}
    .topic = pensar
glory-left = { $left ->
    [0] {""}
    [one] {" "}(queda 1)
   *[other] {" "}(quedan { $left })
}
glory-ask-craftsman = Artesano{ glory-left }: pon unos cimientos o añade un material de tu mano.
    .topic = acción de Artesano
glory-ask-architect = Arquitecto{ glory-left }: pon unos cimientos o añade un material de tu Almacén.
    .topic = acción de Arquitecto
glory-ask-laborer = Obrero{ glory-left }: toma un material para tu Almacén.
    .topic = acción de Obrero
glory-ask-legionary = Legionario{ glory-left }: muestra cartas para exigir sus materiales.
    .topic = acción de Legionario
glory-ask-merchant = Mercader{ glory-left }: vende un material a tu Tesoro.
    .topic = acción de Mercader
glory-ask-patron = Patrón{ glory-left }: contrata un cliente.
    .topic = acción de Patrón
glory-ask-reveal = Elige la carta que descubres. Empieza el primer nombre del alfabeto.
    .topic = descubrir una carta
glory-ask-cards = Elige las cartas que juegas.
    .topic = cartas que se juegan
glory-ask-demand = Elige las cartas que muestras. Cada una exige su material una vez.
    .topic = cartas que se muestran
glory-ask-pool = Elige lo que tomas de la Reserva de los materiales exigidos.
    .topic = materiales de la Reserva
glory-ask-give = { $low ->
    [0] { $demander } exige { $material }. Tienes protección: elige lo que das, si quieres dar algo.
   *[other] { $demander } exige { $material }: elige lo que das.
}
    .topic = responder a una exigencia
glory-ask-clients = Elige los clientes que pasan a tu Tesoro (Coliseo).
    .topic = tomar clientes
glory-ask-bath = Has contratado un cliente que puede actuar enseguida como { $role } (Termas).
    .topic = acción de un cliente nuevo
glory-ask-fountain = Has robado { $card }. Elige qué haces con la carta.
    .topic = uso de la carta robada
glory-ask-prison = Elige el edificio que tomas (Prisión).
    .topic = tomar un edificio
glory-ask-senate = Elige los Senadores que tomas en la mano (Senado).
    .topic = tomar Senadores
glory-ask-sewer = Elige las cartas jugadas que pasan a tu Almacén (Alcantarillado).
    .topic = guardar cartas jugadas
glory-ask-aside = Lo que puedes hacer en cualquier momento.
    .topic = en cualquier momento

## Opciones de cada pregunta

glory-choice-stop = { $asked ->
    [think] No pensar
    [prison] No tomar ningún edificio
    [bath] No actuar
   *[other] Parar
}
glory-choice-think-jack = Pensar: tomar un Senador
glory-choice-think-refill = Pensar: completar la mano hasta { $limit } cartas (robar { $count })
glory-choice-think-card = Pensar: robar una carta
glory-choice-discard = Antes, descartar { $card } (Letrinas)
glory-choice-discard-hand = Antes, descartar toda la mano (Vomitorium)
glory-choice-play = { $asked ->
    [lead] Liderar { $role } con { $card }
   *[other] Seguir { $role } con { $card }
}
glory-choice-play-jack = { $asked ->
    [lead] Liderar { $role } con un Senador
   *[other] Seguir { $role } con un Senador
}
glory-choice-petition = { $asked ->
    [lead] Liderar { $role } con una Petición de { $size } cartas { DE($of) }
   *[other] Seguir { $role } con una Petición de { $size } cartas { DE($of) }
}
glory-choice-palace = { $asked ->
    [lead] Liderar { $role } con varias cartas (Palacio)
   *[other] Seguir { $role } con varias cartas (Palacio)
}
glory-choice-take = Tomar { $material } de la Reserva
glory-choice-dock = Pasar { $card } ({ $card-material }) de la mano al Almacén (Muelle)
glory-choice-hire = Contratar { $role } ({ $material }) de la Reserva
glory-choice-hire-deck = Contratar la primera carta del mazo (Taberna)
glory-choice-hire-hand = Contratar { $card-role } ({ $card }) de la mano (Acueducto)
glory-choice-sell = Vender { $material } del Almacén
glory-choice-sell-deck = Vender la primera carta del mazo, sin verla (Atrio)
glory-choice-sell-hand = Vender { $card } ({ $card-material }) de la mano (Basílica)
glory-choice-lay = Poner los cimientos { DE($card-the) } en un solar de { $site }{ $place ->
    [town] {""}
    [near] {" "}(en las afueras)
   *[far] {" "}(en las afueras, 2 acciones)
}
glory-choice-add-card = Añadir { $card } ({ $card-material }) { A($building-the) }
glory-choice-add-stockpile = Añadir { $material } del Almacén { A($building-the) }
glory-choice-add-pool = Añadir { $material } de la Reserva { A($building-the) }
glory-choice-open-stockpile = Hacer pública la función { DE($building-the) } { DE($seat) } con { $material } del Almacén
glory-choice-open-pool = Hacer pública la función { DE($building-the) } { DE($seat) } con { $material } de la Reserva
glory-choice-draw = Robar la primera carta del mazo (Fuente)
glory-choice-keep = Quedarse { $card } en la mano
glory-choice-demand = Exigir en nombre de Roma
glory-choice-act = { $asked ->
    [bath] Actuar como { $role }
   *[other] Un cliente actúa como { $role } (Despensa)
}
glory-choice-hold = Reservar la acción de { $role } para un solar de las afueras
glory-choice-seize = Tomar { $building-the } { DE($seat) }
glory-choice-reveal = Descubrir { $card }
glory-choice-concede = Conceder la victoria { A($seat) }
glory-choice-unconcede = Dejar de conceder la victoria
glory-choice-order-ask = Con protección ante una exigencia: preguntarme qué doy
glory-choice-order-never = Con protección ante una exigencia: no preguntarme nunca
glory-choice-with = { $choice }: { $items }
glory-choice-with-nothing = { $choice }: nada

glory-item-jack = Senador { DE($name) }
glory-item-card = { $material } ({ $card })
glory-item-client = { $role } ({ $material }), cliente { DE($name) }

## Por qué no

glory-refused-over = La partida ha terminado.
glory-refused-no-seat = Ese asiento no existe en esta mesa.
glory-refused-not-asked = Ahora no te toca decidir.
glory-refused-unknown = Esa jugada no existe en este juego.
glory-refused-not-now = Ahora no es posible: { $verb ->
    [lead] liderar un personaje
    [follow] seguir un personaje
    [think] pensar
    [discard] descartar
    [take] tomar un material
    [dock] usar el Muelle
    [hire] contratar un cliente
    [sell] vender un material
    [lay] poner unos cimientos
    [add] añadir un material
    [open] hacer pública una función
    [draw] robar una carta
    [keep] quedarse la carta
    [demand] exigir
    [give] dar materiales
    [act] actuar con un cliente
    [hold] reservar una acción
    [seize] tomar un edificio
    [claim] tomar Senadores
    [store] guardar cartas jugadas
    [reveal] descubrir una carta
    [concede] conceder la victoria
    [order] una instrucción permanente
   *[other] parar
}.
glory-refused-other-role = El personaje que hay que seguir ahora es { $role }.
glory-refused-nothing-led = Todavía no se ha liderado ningún personaje.
glory-refused-no-role = { $word } no es un personaje.
glory-refused-no-cards = Di de qué cartas se trata.
glory-refused-not-in-hand = { $what } no está en tu mano.
glory-refused-wrong-role = Esa carta no es del personaje { $role }.
glory-refused-jack-petition = Un Senador no puede formar parte de una Petición.
glory-refused-palace = Con el Palacio, todas las cartas han de ser del personaje { $role } o Senadores.
glory-refused-petition = Una Petición se hace con { $size } cartas de un mismo personaje.
glory-refused-no-jacks = No queda ningún Senador que tomar.
glory-refused-hand-full = Tu mano ya está completa: el límite es { $limit }.
glory-refused-hand-short = Tu mano no llega a su límite de { $limit }: complétala en vez de robar una carta.
glory-refused-jack = Un Senador no sirve para esto.
glory-refused-no-function = No tienes la función { DE($building-the) }.
glory-refused-no-action = No te quedan acciones para esto.
glory-refused-clientele-full = Tu Clientela está llena: el límite es { $limit }.
glory-refused-vault-full = Tu Tesoro está lleno: el límite es { $limit }.
glory-refused-not-in-pool = { $what } no está en la Reserva.
glory-refused-not-in-stockpile = { $what } no está en tu Almacén.
glory-refused-too-many-demands = No puedes mostrar más cartas que acciones de Legionario tienes: { $most }.
glory-refused-shown-already = Una de esas cartas ya ha servido para exigir en este turno.
glory-refused-not-demanded = No se ha exigido tanto material: { $material }.
glory-refused-must-give = Debes dar todo el material exigido que tengas: { $material }.
glory-refused-not-exposed = Esos clientes no se pueden tomar.
glory-refused-no-building = { $word } no es un edificio.
glory-refused-same-name = Ya tienes el edificio { $building }, empezado o terminado.
glory-refused-wrong-site = Este edificio necesita un solar de { $material }.
glory-refused-no-site = No queda ningún solar de { $material }.
glory-refused-two-actions = Un solar de { $material } de las afueras cuesta dos acciones, y no las tienes.
glory-refused-town-first = Aún queda un solar de { $material } en la ciudad.
glory-refused-not-begun = No has empezado { $building-the }.
glory-refused-complete = El edificio { $building } ya está terminado.
glory-refused-no-material = { $word } no es un material.
glory-refused-wrong-material = { $material } no se puede añadir { A($building-the) }.
glory-refused-not-theirs = Ningún rival ha terminado { $building-the }.
glory-refused-wrong-stair = { $material } no es un material adecuado para { $building-the }.
glory-refused-no-such-jack = Tus rivales no han jugado esos Senadores en este turno.
glory-refused-not-played = No has jugado esas cartas en este turno.
glory-refused-no-order = Esa instrucción permanente no existe.
glory-refused-no-concession = En esta edición no se puede conceder la victoria.
glory-refused-no-match = Ninguna de las jugadas que tienes ahora es así.
glory-refused-too-few = No tienes en la mano tantas cartas así: { $what }.
glory-refused-used-already = Ya has usado { $building-the } antes de pensar esta vez.
glory-refused-empty-hand = Tu mano está vacía.
glory-refused-part-used = Ya lo has hecho con la acción en curso, y no te queda otra.
glory-refused-pool-closed = Una vez contratada una carta del mazo, esta acción ya no contrata de la Reserva.
glory-refused-wrong-source = Para esto no se puede tomar una carta de ahí.
glory-refused-only-laborer = Con la Despensa un cliente actúa de Obrero, no de otro personaje.
glory-refused-demanded-already = Ya has exigido: todas las exigencias se hacen a la vez.
glory-refused-too-few-in-pool = En la Reserva no hay tanto material: { $material }.
glory-refused-other-material = Solo se te exige { $material }.
glory-refused-vault-room = En tu Tesoro no caben tantas: el límite es { $limit }.
glory-refused-other-client = Este cliente no puede actuar de { $role }.
glory-refused-no-hold = En esta edición la acción de un cliente contratado con las Termas no puede esperar.
glory-refused-hold-builders = Solo la acción de un Arquitecto o de un Artesano puede esperar a otra.
glory-refused-held-already = Ya hay una acción en espera.
glory-refused-drawn-first = Di primero qué se hace con la carta que has robado.
glory-refused-not-drawn = Todavía no has robado ninguna carta.
glory-refused-no-town-site = No queda ningún solar de { $material } en la ciudad.
glory-refused-which-building = Di qué edificio.
glory-refused-not-of-seat = Ese rival no tiene terminado el edificio { $building }.
glory-refused-open-already = La función { DE($building-the) } ya es de todos.
glory-refused-order-stands = Esa instrucción ya está en vigor.
glory-refused-backs-nobody = No has concedido la victoria a nadie.
glory-refused-backs-already = Ya has concedido la victoria a ese asiento.
glory-refused-concede-whom = Nombra otro asiento al que concedes la victoria.

## Funciones, una línea por carta

glory-effect-jack = Vale por cualquier personaje al liderar o seguir.
glory-effect-none = Sin función en la partida de principiantes.
glory-effect-bar = Patrón: contrata además la primera carta del mazo.
glory-effect-insula = Límite de la Clientela +2.
glory-effect-latrine = Antes de pensar puedes descartar una carta.
glory-effect-road = Cualquier material sirve para tus edificios de Piedra.
glory-effect-circus-architect = Cualquier carta se puede jugar como Arquitecto.
glory-effect-circus-pair = Dos cartas de un mismo personaje se pueden jugar como un Senador.
glory-effect-dock = Obrero: pasa además una carta de la mano al Almacén.
glory-effect-market = Límite del Tesoro +2.
glory-effect-palisade = No tienes que responder a las exigencias, salvo a las de quien tenga el Puente.
glory-effect-academy = Tras un turno con alguna acción tuya de Artesano, puedes pensar.
glory-effect-archway = Arquitecto: los materiales pueden venir de la Reserva.
glory-effect-atrium = Mercader: puedes vender la primera carta del mazo, sin verla.
glory-effect-bath = Cada cliente que contratas puede actuar enseguida.
glory-effect-bath-together = Cada cliente que contratas puede actuar enseguida; dos Arquitectos o dos Artesanos pueden construir juntos en las afueras.
glory-effect-foundry = Al terminarla: una acción de Obrero por punto de influencia.
glory-effect-gate = Tus edificios de Mármol funcionan desde los cimientos.
glory-effect-gate-road = Tus edificios de Mármol funcionan desde los cimientos; con la Calzada, también los de Piedra que contienen Mármol.
glory-effect-school = Al terminarla: piensa una vez por punto de influencia.
glory-effect-shrine = Límite de la mano +2.
glory-effect-amphitheatre = Al terminarlo: una acción de Artesano por punto de influencia.
glory-effect-aqueduct = Límite de la Clientela doble. Patrón: contrata además una carta de la mano.
glory-effect-bridge = Tus exigencias alcanzan la mano y el Almacén de todo rival sin Muralla.
glory-effect-senate = Al final del turno puedes tomar los Senadores que han jugado los rivales.
glory-effect-storeroom = Cada uno de tus clientes puede actuar como Obrero.
glory-effect-tower = Los Escombros sirven para todos tus edificios. Construir en las afueras cuesta una acción.
glory-effect-vomitorium = Antes de pensar puedes descartar toda la mano.
glory-effect-wall = No tienes que responder a las exigencias. Al final, 1 punto por cada 2 materiales de tu Almacén.
glory-effect-catacomb = Al terminarlas: la partida acaba en el acto.
glory-effect-circus-maximus = Si lideras o sigues, cada cliente de ese personaje actúa dos veces.
glory-effect-coliseum = Legionario: toma además clientes del material exigido para tu Tesoro.
glory-effect-garden = Al terminarlo: una acción de Patrón por punto de influencia.
glory-effect-prison = Al terminarla: toma un edificio terminado de un rival a cambio del solar de la Prisión.
glory-effect-prison-triggers = Al terminarla: toma un edificio terminado de un rival, con su efecto de finalización, a cambio del solar de la Prisión.
glory-effect-scriptorium = El Mármol sirve para todos tus edificios.
glory-effect-scriptorium-completes = Un solo Mármol termina cualquiera de tus edificios.
glory-effect-sewer = Al final del turno puedes pasar a tu Almacén las cartas que has jugado.
glory-effect-villa = Un Arquitecto la termina con un solo material.
glory-effect-basilica = Mercader: vende además una carta de la mano, que los rivales no ven.
glory-effect-forum = Ganas en el acto cuando tienes un cliente de cada personaje.
glory-effect-forum-materials = Ganas en el acto cuando tienes un cliente de cada personaje y cada material en tu Almacén.
glory-effect-fountain = Artesano: puedes robar la primera carta del mazo y construir con ella.
glory-effect-ludus-magna = Tus clientes Mercaderes cuentan como clientes de todos los personajes.
glory-effect-palace = Lidera o sigue con varias cartas: una acción por cada una.
glory-effect-stairway = Arquitecto: en vez de construir, añade un material al edificio de un rival y haz pública su función.
glory-effect-stairway-extra = Arquitecto: además de construir, añade un material al edificio de un rival y haz pública su función.
glory-effect-statue = Puede ocupar cualquier solar. 3 puntos al final.
glory-effect-temple = Límite de la mano +4.

## Ediciones y opciones, una línea cada una

# Títulos tal como se publicaron: la edición española y la italiana tienen el suyo, y las reglas francesas
# de 2008 conservan el inglés; el año las distingue del juego en general.
glory-edition-name-es2011 = Gloria a Roma
glory-edition-name-es2011-original = Gloria a Roma con las cartas originales
glory-edition-name-it2011 = Sit Gloria Romae
glory-edition-name-fr2008 = Glory to Rome 2008
glory-edition-es2011 = Gloria a Roma (2011, española): Peticiones de dos cartas; con el Circo cualquier carta es Arquitecto; el Foro pide además todos los materiales.
glory-edition-es2011-original = Gloria a Roma con las cartas originales de Circo y Foro: Peticiones de tres cartas.
glory-edition-it2011 = Sit Gloria Romae (2011, italiana): la Escalinata se suma a construir; la Prisión toma también los efectos de finalización.
glory-edition-fr2008 = Glory to Rome (2008, reglas francesas, cartas inglesas): lo vendido queda a la vista hasta el final del turno.
glory-option-edition = Edición: con qué reglas y cartas se juega.
glory-option-beginner = Partida de principiantes: los edificios no tienen función y hay menos solares.
glory-option-expert = Comienzo para expertos: cada uno elige la carta que decide quién empieza.
glory-option-town-sites = Solares de cada material en la ciudad al empezar.
glory-option-vault-memory = Tesoros: ocultos como dicen las reglas, o con las cartas que has visto siempre a tu vista.
glory-option-prison-triggers = Prisión: el efecto de finalización del edificio tomado ocurre otra vez.
glory-option-scriptorium-completes = Biblioteca: un solo Mármol termina un edificio; si no, es un material que sirve en todos.
glory-option-bath-wild = Termas: los clientes nuevos pueden actuar en otros personajes con Ludus Magna y Despensa.
glory-option-demand-shows-card = Legionario: con cada exigencia se muestra la carta entera; si no, solo su material.
