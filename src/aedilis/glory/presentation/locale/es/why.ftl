# Por qué vale la pena una respuesta, tal como lo ve un bot: para las pistas y para mirar atrás, en
# español.

glory-why-wins = Por todo lo que has visto, con esto ganas la partida.
glory-why-jack = El Senador vale por cualquier personaje, y { $jacks ->
    [0] no tienes ninguno
    [one] solo tienes uno
   *[other] tienes { $jacks }
}.
glory-why-draw = { $count ->
    [one] Una carta nueva te da
   *[other] { $count } cartas nuevas te dan
} más personajes que jugar y más que construir: tienes { $hand ->
    [0] la mano vacía
    [one] 1 carta
   *[other] { $hand } cartas
}.
glory-why-complete = Te permite terminar { $card-the }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} de influencia y su función.
glory-why-nearer = Hace avanzar { $card-the }: después { $count ->
    [one] falta 1 material
   *[other] faltan { $count } materiales
}.
glory-why-begin = Te permite empezar { $card-the }, que dará { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} y su función.
glory-why-needed = { A($card-the) } todavía le falta { $material }.
glory-why-stored = Con { $material } podrás construir más tarde, o venderlo por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
glory-why-sell = En el Tesoro, { $material } vale { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, y quizá una bonificación.
glory-why-sell-deck = Una carta del mazo da puntos, y nadie sabe cuántos.
glory-why-hire = Como cliente ({ $role }) vuelve a actuar cada vez que se lidera este personaje, lo lidere quien lo lidere.
glory-why-hire-deck = Un cliente del mazo es tan bueno como otro y no gasta la Reserva.
glory-why-demand = Puedes usar { $materials }, y es probable que lo haya en la Reserva o lo tengan tus vecinos.
glory-why-give = De lo que puedes dar, { $card } es lo que menos echarás en falta.
glory-why-clients = Cerca del final, los puntos en el Tesoro valen más que lo que estos clientes harán todavía.
glory-why-free = No te cuesta nada.
glory-why-seize = La función { DE($card-the) } te vale más que la influencia que cuesta.
glory-why-missed = De tus cartas, { $card } es la que menos echarás en falta.
glory-why-new-hand = Una mano nueva promete más que la que tienes.
glory-why-clients-act = Tus clientes actúan: { $count ->
    [one] 1 acción
   *[other] { $count } acciones
} de { $role }.
glory-why-role = Aquí puedes hacer poco, y como { $role } algo más.
glory-why-nothing = Nada de lo demás que puedes hacer aquí vale lo que cuesta.
glory-why-kept = Así te reservas lo más posible para después.
