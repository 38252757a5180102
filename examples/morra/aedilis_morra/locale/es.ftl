# La morra en español. $who es "you" para quien lee y "other" para los demás.

morra-title = La morra
morra-about = Dedos y cálculo, como se jugaba en cada calle de Roma: muestra, canta la suma y llévate la apuesta. De 2 a 5 jugadores, unos minutos.
morra-bot-augur = Bot: un augur, que cuenta lo que se mostró
morra-option-points = con cuántos puntos se gana
morra-measure-points = Puntos

morra-ask = ¿Cuántos dedos muestras?
    .topic = dedos y un número
morra-ask-call = ¿Cuántos mostraréis entre todos?
morra-fingers = { $count ->
    [one] { $count } dedo
   *[other] { $count } dedos
}
morra-move = { morra-fingers }, cantando { $call }

morra-round = Ronda { $round }: se juega por { $stake ->
    [one] { $stake } punto
   *[other] { $stake } puntos
}.
morra-chosen = { $who ->
    [you] Has
   *[other] { $name } ha
} elegido.
morra-chosen-seen = Muestras { $fingers } y cantas { $call }.
morra-shown = { $who ->
    [you] Muestras { $fingers } y cantaste
   *[other] { $name } muestra { $fingers } y cantó
} { $call }.
morra-sum = Entre todos se muestran { $sum }.
morra-taken = { $who ->
    [you] Te llevas
   *[other] { $name } se lleva
} la apuesta, { $stake ->
    [one] { $stake } punto
   *[other] { $stake } puntos
}{ $several ->
    [1] {""}
   *[other] , a suertes entre { $several }
}.
morra-over = { $won ->
    [you] Has ganado: { $winners }.
   *[other] Fin de la partida: gana { $winners }.
}

morra-turn = Ronda { $turn }
morra-stake = En esta ronda se juega por { $stake ->
    [one] { $stake } punto
   *[other] { $stake } puntos
}; se gana con { $target }.
morra-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
morra-ready = ya ha elegido
morra-thinking = aún lo piensa
morra-before = la ronda anterior: { morra-fingers }, cantando { $call }
morra-hand = Tu mano
morra-hand-open = aún por decidir
morra-score = { $name }: { morra-points }

morra-refused-over = La partida ha terminado.
morra-refused-chosen = Ya has elegido en esta ronda.
morra-refused-odd = Muestra de 1 a { $hand } dedos y canta una suma que puedan dar con las otras manos.
