# Lo que ha ocurrido en la mesa, en español: desde la última jugada de quien lee.

## Since the last move

server-since-move = Desde tu última jugada
server-since-look = Desde tu última visita
server-since-count = { $count ->
    [one] cosa ha ocurrido
   *[other] cosas han ocurrido
}
server-since-more = { $count ->
    [one] 1 más en la crónica
   *[other] { $count } más en la crónica
}
server-since-key = Lo ocurrido desde tu última jugada

## News of weight

server-since-set-moments = Las noticias de peso, un momento en el centro de la mesa

## The pace of bots

server-since-pace = El ritmo de los bots
server-since-pace-quick = rápido
server-since-pace-calm = tranquilo
server-since-pace-step = paso a paso
server-since-pace-note = Tranquilo y paso a paso valen en mesas donde todos los demás son bots y no corre ningún reloj.
server-since-pace-now = Bots: { $pace }
server-since-steps = { $count ->
    [one] queda 1 jugada por mostrar
   *[other] quedan { $count } jugadas por mostrar
}
server-since-go-on = Seguir
server-since-all = Mostrar todo
server-since-key-on = Seguir: la próxima jugada de los bots
server-since-key-all = Mostrar de una vez todas las jugadas de los bots
