# Lo que significa cada signo y cómo está la partida, en español.

glory-sign-part-kinds = Materiales y personajes
glory-sign-part-camp = En un campamento
glory-sign-part-buildings = En un edificio
glory-sign-part-middle = En el centro
glory-sign-part-asked = Cuando te toca decidir
glory-sign-laborer = Toma un material de la Reserva para el Almacén.
glory-sign-craftsman = Pone unos cimientos o añade a un edificio un material de la mano.
glory-sign-legionary = Exige los materiales de las cartas mostradas: a la Reserva y a las manos de los vecinos.
glory-sign-architect = Pone unos cimientos o añade a un edificio un material del Almacén.
glory-sign-merchant = Pasa un material del Almacén, boca abajo, al Tesoro, donde puntúa su valor.
glory-sign-patron = Contrata una carta de la Reserva como cliente, que actúa cada vez que se lidera su personaje.
glory-sign-jack = Senador
    .line = Vale por cualquier personaje al liderar o seguir; no es un material.
glory-sign-coins = Monedas
    .line = El valor de una carta: los materiales que pide su edificio, la influencia que da y los puntos que vale en un Tesoro.
glory-sign-influence = Influencia
    .line = Cada una es un punto al final; además limita la Clientela y el Tesoro, y varios edificios la usan.
glory-sign-points = Puntos que todos pueden contar
    .line = Gana quien tenga más puntos; lo que hay boca abajo en los Tesoros, y sus bonificaciones, solo se sabe al final.
glory-sign-clients = Clientela
    .line = Cada cliente actúa por ti cuando se lidera su personaje, aunque tú pienses.
glory-sign-stock = Almacén
    .line = Con ello construye el Arquitecto y lo vende el Mercader; no tiene límite.
glory-sign-vault = Tesoro
    .line = Cada carta puntúa su valor al final; quien más tiene de un material, 3 más.
glory-sign-hand = Mano
    .line = Cartas para jugar como personajes, edificios o materiales; el límite solo cuenta al pensar.
glory-sign-begun = Edificio empezado
    .line = Cada hueco vacío es un material que falta.
glory-sign-done = Edificio terminado
    .line = Su solar cuenta como influencia y su función está en vigor.
glory-sign-for-all = Para todos
    .line = Una Escalinata ha hecho pública esta función.
glory-sign-glow = Borde dorado
    .line = La función de este edificio importa para lo que decides ahora.
glory-sign-deck = Mazo
    .line = De él se roba al pensar y con algunos edificios; cuando se agota, acaba la partida.
glory-sign-pool = Reserva
    .line = De aquí toman materiales los Obreros, clientes los Patrones y exigen los Legionarios. Aquí llegan, tras el turno, las cartas jugadas como personajes.
glory-sign-sites = Solares
    .line = Los que quedan en la ciudad y, tras el más, en las afueras; cada edificio ocupa uno.
glory-sign-open = Borde verde
    .line = Esto se puede elegir ahora.
glory-sign-chosen = Borde verde con una marca
    .line = Esto forma parte de tu respuesta.
glory-explain-jacks = Quedan { $count } de los { $all } en el montón.
glory-explain-value = valor { $value }
glory-explain-pair = Personaje: { $role }; material: { $material }. Van siempre en las mismas cartas.
glory-explain-material = Su edificio pide tantos materiales como su valor, { $value }, y da la misma influencia; en un Tesoro, cada carta puntúa lo mismo.
glory-explain-own-clients = { $count ->
    [0] No tienes ningún cliente de este personaje.
    [one] 1 cliente tuyo actúa también cuando se lidera.
   *[other] { $count } clientes tuyos actúan también cuando se lidera.
}
glory-explain-led = liderado este turno
glory-explain-site = Solar de { $material }
glory-explain-site-left = { $town } en la ciudad, { $outside } en las afueras
glory-explain-sites-all = Quedan en la ciudad, entre todos los materiales: { $count }.
glory-explain-site-use = Aquí se empieza un edificio de este material: pide { $value } y da { $value } de influencia.
glory-explain-site-outside = En las afueras, poner los cimientos cuesta dos acciones del personaje.
glory-explain-pool = En la Reserva: { $material }
glory-explain-count = { $count }
glory-explain-influence-is = influencia { $count }
glory-explain-leads = { $who ->
    [you] Eres el Líder de este turno.
   *[other] { $name } es el Líder de este turno.
}
glory-explain-camp = Un campamento: clientes, materiales, Tesoro, edificios y la influencia que los limita.
glory-explain-begun-with = { $count } desde el principio.
glory-explain-from-sites = +{ $points } por { $count ->
    [one] 1 solar
   *[other] { $count } solares
} de { $material }.
glory-explain-limit-influence = El límite es la influencia: { $count }.
glory-explain-raised = { $card }: +{ $count }.
glory-explain-doubled = { $card }: el límite se dobla.
glory-explain-hidden = { $count ->
    [one] 1 carta está boca abajo.
   *[other] { $count } cartas están boca abajo.
}
glory-explain-points-influence = { $count } por la influencia.
glory-explain-points-vault = { $count } por las cartas conocidas del Tesoro.
glory-explain-points-statue = { $count } por la Estatua.
glory-explain-points-wall = { $count } por la Muralla, según el Almacén.
glory-explain-points-hidden = { $count ->
    [one] 1 carta boca abajo
   *[other] { $count } cartas boca abajo
} en el Tesoro: de { $least } a { $most } más.
glory-explain-points-bonuses = Las bonificaciones del Mercader, 3 por tener más de cada material en el Tesoro, no se cuentan aquí.
glory-explain-points-won-bonuses = { $count } por las bonificaciones del Mercader.
glory-explain-hand-limit = Al pensar se puede rellenar hasta { $count }.
glory-explain-hand-jacks = { $count ->
    [one] 1 es un Senador.
   *[other] { $count } son Senadores.
}
glory-explain-stocked = { $material } en el Almacén { DE($name) }
glory-explain-client = { $role }, cliente { DE($name) }
glory-explain-ready = Aún por actuar este turno: { $ready } de { $count }.
glory-explain-client-use = Actúa siempre que se lidera { $role }, tanto si su dueño sigue como si piensa.
glory-explain-vaulted = { $material } en el Tesoro { DE($name) }
glory-explain-worth = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
glory-explain-played = { $who ->
    [you] La has jugado tú este turno; después va a la Reserva, y un Senador al montón de Senadores.
   *[other] { $name } la ha jugado este turno; después va a la Reserva, y un Senador al montón de Senadores.
}
glory-explain-completed = terminado
glory-explain-begun = { $have } de { $need } materiales
glory-explain-holds = Contiene { $materials }.
glory-explain-missing = Falta: { $count } de { $material }, o lo que una función permita usar en su lugar.
glory-explain-will-bring = Terminado da { $count } de influencia.
glory-explain-has-brought = Ha dado { $count } de influencia.
glory-explain-in-force = Su función está en vigor.
glory-explain-in-force-early = Su función ya está en vigor, aunque no esté terminado (Portón).
glory-explain-counted = { $name }: { $count }{ $hidden ->
    [0] .
    [one] {" "}y 1 carta boca abajo.
   *[other] {" "}y { $hidden } cartas boca abajo.
}
glory-explain-if-now = Si acabara ahora tendrías al menos { $least } puntos y como mucho { $most }{ $bonuses ->
    [0] .
   *[other] {""}, más las bonificaciones que ganes.
}
glory-aim-points = Por delante: { $names }, { $points } PV
    .name = Quién gana
    .line = Al final gana quien tenga más puntos: influencia, Tesoro, bonificaciones, Estatua y Muralla; las cartas de la mano deshacen los empates.
glory-aim-sites = { $count ->
    [one] Queda 1 solar y acaba
   *[other] Quedan { $count } solares y acaba
}
    .name = Solares en la ciudad
    .line = Cuando se ocupa el último solar de la ciudad la partida acaba en el acto; el edificio recién empezado queda sin terminar.
glory-aim-deck = { $count ->
    [one] Queda 1 carta y acaba
   *[other] Quedan { $count } cartas y acaba
}
    .name = El mazo
    .line = Cuando el mazo se agota, la partida acaba. También la acaban las Catacumbas terminadas.
glory-aim-forum = Foro en vigor: { $names }
    .name = El Foro
    .line = Quien tiene un Foro en vigor gana en el acto con un cliente de cada personaje y, en algunas ediciones, además cada material en el Almacén.
