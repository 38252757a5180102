# Jugadores, sus resultados y puntuaciones, y las clasificaciones, en español.

server-error-no-player = Aquí no hay nadie con ese nombre o número cuya página puedas ver.
server-error-rated-account = En una mesa puntuada solo se sientan personas con cuenta: ni invitados ni bots.
server-error-rated-bots = Una mesa puntuada no tiene bots: cada asiento es para una persona.
server-error-rated-alone = Una mesa puntuada tiene al menos dos asientos.
server-error-rated-clock = Una mesa puntuada necesita reloj, para que nadie pueda dejarla parada para siempre.
server-error-rated-open = Una mesa puntuada empieza cuando todos sus asientos están ocupados: los bots no ocupan ninguno.

server-nav-ladder = Clasificación
server-card-rated = puntuada
server-new-rated = Puntuada: el resultado cambia la puntuación de los jugadores
server-new-rated-hint = Solo personas con cuenta, sin bots y con reloj. Quien se va antes del final cuenta como último. Junto a la clasificación se explica cómo funciona.
server-find-rated = Solo mesas puntuadas
server-join-rated = Esta mesa es puntuada: su final cambia la puntuación de todos los que la empiezan, y quien se va antes cuenta como último.
server-join-rated-account = Solo admite a personas con cuenta.

server-player-since = aquí desde
server-player-bot-of = Bot de
server-player-house = Un bot de este servidor
server-player-own = Esta es tu propia página.
server-player-own-more = Tus estadísticas, y quién puede ver esta página
server-player-ratings = Puntuaciones
server-player-rating = Puntuación
server-player-rating-told = { $rating } ± { $spread }
server-player-provisional = provisional
server-player-number = { $n }
server-player-least = Al menos
server-player-games = Partidas
server-player-won = Ganadas
server-player-even = A 1/n
server-player-left = Dejadas
server-player-even-about = «A 1/n» es cuántas se ganarían si todos los asientos fueran igual de fuertes. «Dejadas» son las partidas que un bot ha terminado en ese asiento.
server-player-results = Resultados
server-player-what = Juego
server-player-total = todas
server-player-alone = en solitario
server-player-none = No hay partidas terminadas que se puedan ver.
server-player-with = Juega con
server-player-with-count = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
server-player-finished = Partidas terminadas
server-player-place = { $place ->
    [1] ganada
    [2] no ganada
   *[other] dejada
}
server-player-winner = gana
server-player-not-ended = dejada a un bot
server-player-changes = Cómo se ha formado la puntuación
server-player-when = Cuándo
server-player-result = Resultado
server-player-before = Antes
server-player-after = Después
server-player-private-game = una mesa que no puedes abrir
server-pages-nav = Páginas de la lista
server-pages-at = Página { $page } de { $pages }
server-pages-before = Página anterior
server-pages-after = Página siguiente

server-ladder-title = Clasificación: { $game }
server-ladder-about = Está ordenada por lo que una puntuación vale al menos, muy probablemente: la puntuación menos el doble de su incertidumbre (±). Todos empiezan en 1500; solo cuentan las mesas puntuadas, en las que no juegan bots. Ves a quienes se dejan ver.
server-ladder-games = Juegos
server-ladder-rank = Puesto
server-ladder-name = Nombre
server-ladder-empty = Aquí no hay nadie todavía.
server-ladder-provisional = Provisionales
server-ladder-provisional-about = De estos se sabe aún demasiado poco: su incertidumbre sigue por encima de 300. No tienen puesto.
server-ladder-provisional-all = Todas las puntuaciones provisionales
server-ladder-back = Volver a la clasificación
server-ladder-rules = Qué cuenta en una mesa puntuada
server-ladder-rule-1 = Quien gana queda por delante de todos los demás; estos comparten un mismo lugar, pues las reglas de los juegos no conocen segundos ni terceros. Si no gana nadie, todos han perdido, como contra alguien de su misma fuerza media.
server-ladder-rule-2 = Quien se fue antes del final, o cuyo asiento lleva un bot al final, queda último, aunque el asiento gane. Quien ocupa un asiento a mitad de partida no puntúa.
server-ladder-rule-3 = Una jugada solo se puede deshacer como en todas partes aquí: la última propia, mientras ninguna otra persona haya jugado después, y nunca más allá de dados o cartas que hayan salido a la luz. Así nadie gana nada con ello.
server-ladder-rule-4 = El modelo es el de Plackett y Luce, en la forma de Weng y Lin (OpenSkill), con una puntuación por juego.

server-stats-title = Estadísticas
server-stats-about = Todas tus partidas terminadas, también las privadas. Las mesas de pruebas no cuentan.
server-stats-none = Todavía no has terminado ninguna partida.
server-stats-by = Según
server-stats-variants = Edición o escenario
server-stats-sizes = Número de jugadores
server-stats-places = Asiento
server-stats-bots = Bots en la mesa
server-stats-people = solo personas
server-stats-size = { $count } jugadores
server-stats-seat = Asiento { $n }
server-stats-endings = Cómo terminaron
server-stats-ending = { $ending }: { $count }
server-stats-length = Duración mediana: { $lines }, { $days }
server-stats-lines = { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}
server-stats-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
server-stats-page = Mi página
server-stats-page-see = Ver mi página
server-stats-page-shown = Quién puede ver mi página, con mis partidas, resultados y puntuaciones
server-stats-shown-everyone = todo el mundo
server-stats-shown-members = quien haya entrado con su cuenta
server-stats-shown-played = aquellos con quienes he jugado
server-stats-shown-nobody = nadie más que yo
server-stats-page-counted = Contar mis mesas privadas en las cifras que ven los demás (nadie llega a ellas)
server-stats-page-hint = En la clasificación te ven las mismas personas. A ellas se muestran también las páginas de tus bots.
server-stats-page-saved = Guardado.
server-stats-guest = Los demás no ven ninguna página de un invitado. Con una cuenta tienes una, y puedes jugar partidas puntuadas.
