# Los torneos, en español: sus páginas y por qué se ha rechazado algo en ellos.

server-nav-tournaments = Torneos
server-tour-hero = Varias mesas, una clasificación: cualquiera que tenga una cuenta puede convocar un torneo.
server-tour-new = Convocar un torneo
server-tour-new-title = Nuevo torneo: { $game }
server-tour-new-account = Entra con una cuenta para convocar un torneo o inscribirte en uno.
server-tour-mine = Mis torneos
server-tour-list-open = Con inscripción abierta
server-tour-list-running = En juego
server-tour-list-over = Terminados
server-tour-empty = Ninguno por ahora.
server-tour-status-open = inscripción abierta
server-tour-status-running = en juego
server-tour-status-over = terminado
server-tour-status-cancelled = cancelado
server-tour-by = convocado por { $name }
server-tour-facts = Qué se juega y cómo
server-tour-kind = Modalidad
server-tour-kind-robin = liguilla
server-tour-kind-swiss = sistema suizo
server-tour-kind-knockout = eliminatoria
server-tour-kind-season = temporada
server-tour-kind-robin-hint = Cada cual se enfrenta a tantos rivales como se pueda.
server-tour-kind-swiss-hint = Se enfrentan quienes van igualados, y no dos veces si se puede evitar.
server-tour-kind-knockout-hint = Los mejores de cada mesa pasan, hasta que queda una sola mesa.
server-tour-kind-season-hint = Varias partidas de las mismas personas en una mesa.
server-tour-rounds-count = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}
server-tour-size-fact = mesas de { $count }
server-tour-best-fact = { $count ->
    [one] pasa el mejor de cada mesa
   *[other] pasan los { $count } mejores de cada mesa
}
server-tour-odd = Si sobra gente
server-tour-odd-sizes = mesas de otros tamaños
server-tour-odd-bye = alguien descansa
server-tour-odd-bot = los bots ocupan los asientos libres
server-tour-odd-bye-fact = { $count ->
    [one] quien descansa tiene 1 punto
   *[other] quien descansa tiene { $count } puntos
}
server-tour-round-days-fact = una ronda dura como mucho { $span }
server-tour-entered = { $count } de { $most } inscritos
server-tour-closes = Empieza por sí solo
server-tour-due = Esta ronda acaba como muy tarde
server-tour-private = privado
server-tour-entrants = Inscritos
server-tour-entrants-none = Nadie se ha inscrito todavía.
server-tour-me = tú
server-tour-out = se ha retirado
server-tour-enter = Inscribirme
server-tour-withdraw = Retirarme del torneo
server-tour-withdraw-sure = ¿Retirarte del torneo? Si ya está en juego, un bot terminará tu partida.
server-tour-start = Empezar ya
server-tour-start-hint = Hacen falta al menos dos personas. Después ya no podrá inscribirse nadie.
server-tour-cancel = Cancelar el torneo
server-tour-cancel-sure = ¿Cancelar el torneo? Sus partidas siguen, pero ya no cuentan.
server-tour-close-round = Cerrar ya esta ronda
server-tour-close-round-sure = ¿Cerrar la ronda? Las mesas sin terminar cuentan tal como están ahora.
server-tour-lead = Para quien organiza
server-tour-lead-who = Alguien está ausente
server-tour-lead-entrant = Inscrito
server-tour-lead-choose = Elige…
server-tour-lead-name = Quién sigue en su lugar (nombre de una cuenta)
server-tour-lead-hint = Quien ocupa el lugar conserva lo ganado y se sienta a la mesa de la ronda.
server-tour-remove = Retirar
server-tour-remove-sure = ¿Retirar a esta persona? Si ya está en juego, un bot terminará su partida.
server-tour-replace = Sustituir
server-tour-invite = Traer a otros
server-tour-invite-private = Solo quien tenga este enlace encontrará el torneo.
server-tour-invite-open = Cualquiera lo ve en la lista. Con este enlace se encuentra enseguida.
server-tour-standings = Clasificación
server-tour-final = Clasificación final
server-tour-rounds = Rondas
server-tour-round = Ronda { $n }
server-tour-table = Mesa { $n }
server-tour-rests = descansa
server-tour-time = contada tal como estaba
server-tour-drawn = todos comparten los puntos
server-tour-col-place = Puesto
server-tour-col-name = Nombre
server-tour-col-points = Puntos
server-tour-col-games = Partidas
server-tour-col-wins = Victorias
server-tour-col-share = Parte del tanteo
server-tour-col-opponents = Puntos de rivales
server-tour-number = { $value }
server-tour-points = { $count } { $count ->
    [one] punto
   *[other] puntos
}
server-tour-percent = { $value } %
server-tour-breaks = El último de una mesa no tiene puntos, y cada puesto por delante vale uno más; quienes comparten puesto comparten sus puntos. Después cuentan las victorias, la parte del tanteo, los puntos de los rivales, las partidas entre sí y el sorteo.
server-tour-breaks-knockout = En una eliminatoria cuenta primero hasta dónde se ha llegado.
server-tour-seed = Lo que se dejó a la suerte salió de esta semilla:
server-tour-of = Torneo: { $title }, ronda { $round }, mesa { $table }
server-tour-form-name = Cómo se llama el torneo (opcional)
server-tour-form-rounds = Rondas, o partidas de la temporada
server-tour-form-size = Asientos por mesa
server-tour-form-best = Cuántos de cada mesa pasan
server-tour-form-bye = Puntos de quien descansa
server-tour-form-most = Cuántos pueden inscribirse como mucho
server-tour-form-closes = Cuándo empieza
server-tour-form-closes-hand = cuando yo lo empiece
server-tour-form-closes-in = dentro de { $span }, o antes
server-tour-form-closes-hint = Si para entonces hay menos de dos inscritos, se cancela.
server-tour-form-round-days = Una ronda dura como mucho
server-tour-form-round-free = lo que duren sus partidas
server-tour-form-round-hint = Entonces las mesas sin terminar cuentan tal como están, por lo que todos pueden ver.
server-tour-form-private = Privado: solo lo encuentra quien tiene el enlace
server-tour-form-make = Convocar el torneo

## Rechazos

server-error-cannot-enter = No puedes inscribirte en este torneo.
server-error-entered-already = { $name } ya está inscrito.
server-error-entry-closed = Este torneo ya ha empezado o ha terminado; ya no se puede entrar.
server-error-no-such-account = Nadie tiene una cuenta con el nombre { $name }.
server-error-no-entrant = No hay nadie inscrito con ese número.
server-error-no-tournament = No existe ese torneo, o es privado y necesitas su enlace.
server-error-not-entered = No te has inscrito en este torneo.
server-error-not-organiser = Solo puede hacerlo quien ha convocado el torneo.
server-error-too-few-entrants = Antes tienen que inscribirse al menos { $least } personas.
server-error-too-many-tournaments = Has convocado { $most } torneos que no han terminado. Cancela antes uno.
server-error-tournament-begun = Este torneo ya ha empezado.
server-error-tournament-full = Las { $most } plazas de este torneo están ocupadas.
server-error-tournament-not-running = Eso solo se puede hacer mientras el torneo está en juego.
server-error-tournament-over = Este torneo ha terminado.
