# Buscar una mesa, y la próxima mesa que espera, en español.

server-nav-next = Mesa siguiente
server-find-title = Buscar una mesa
server-find-count = { $count ->
    [one] un filtro
   *[other] { $count } filtros
}
server-find-any = cualquiera
server-find-what = Juego
server-find-pace = Ritmo
server-find-pace-live = de una sentada
server-find-pace-days = a lo largo de días
server-find-pace-none = sin reloj
server-find-spoken = Idioma de la mesa
server-find-free = Asientos libres
server-find-free-count = { $count ->
    [one] al menos uno
   *[other] al menos { $count }
}
server-find-newcomers = Solo donde los principiantes son bienvenidos
server-find-do = Mostrar estas
server-find-all = Mostrar todas las mesas
server-find-empty = Ahora mismo ninguna mesa abierta es así.
server-find-make = Crea una: { $game }
server-card-newcomers = principiantes bienvenidos
server-card-until = responde antes de
server-join-newcomers = En esta mesa los principiantes son bienvenidos.
server-new-spoken = Idioma que se habla en la mesa
server-new-spoken-any = cualquiera
server-new-newcomers = Los principiantes son bienvenidos: hay tiempo para preguntas
