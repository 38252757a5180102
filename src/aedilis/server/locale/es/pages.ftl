# Las páginas del servidor, en español: sala, mesas, reglas, ayuda.

server-page-hero = Juegos de la antigua Roma en tu navegador: con amigos, con desconocidos o con bots.
server-page-skip = Saltar al contenido
server-page-nav = Páginas
server-page-to-lobby = A la sala
server-page-no-script = La mesa la dibuja un script que este navegador no ejecuta. Abajo se cuenta en palabras tal como está ahora. Para jugar sin los scripts de un navegador hay una API.
server-nav-lobby = Sala
server-nav-games = Mis mesas
server-nav-learn = Aprender
server-nav-rules = Reglas
server-nav-help = Ayuda
server-nav-profile = Perfil
server-nav-login = Entrar

server-yes = sí
server-no = no
server-do-cancel = Cancelar
server-do-change = Cambiar
server-do-copied = Copiado
server-do-copy = Copiar
server-do-join = Sentarse
server-do-open = Abrir
server-do-save = Guardar
server-do-watch = Mirar
server-field-language = Idioma
server-field-name = Nombre
server-field-password = Contraseña
server-span-seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
}
server-span-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
server-span-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
server-span-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}

## La sala

server-lobby-title = La sala
server-lobby-name-hint = Lo que ven los demás. Si lo dejas vacío, se te da uno.
server-lobby-play-now = Jugar ya contra bots
server-lobby-learn = Aprender paso a paso
server-lobby-play-alone = Jugar en solitario
server-lobby-new = Nueva mesa…
server-lobby-mine = Mis mesas
server-lobby-mine-empty = No estás en ninguna mesa. Empieza una arriba o siéntate en una de abajo.
server-lobby-mine-all = Todas mis mesas, también las pasadas
server-lobby-open = Mesas abiertas
server-lobby-open-empty = Ahora mismo ninguna mesa espera jugadores.
server-lobby-running = Mesas para mirar
server-lobby-running-empty = Ahora mismo no se puede mirar ninguna mesa.

server-card-delete = Borrar
server-card-delete-sure = ¿Borrar esta partida de pruebas? No se puede recuperar.
server-card-my-turn = te toca
server-card-private = privada
server-card-sandbox = de pruebas
server-card-seats = Asientos
server-card-facts = Qué se juega
server-card-option = { $option }: { $value }
server-card-seat-count = { $count ->
    [one] { $count } asiento
   *[other] { $count } asientos
}
server-card-clock-none = sin reloj
server-card-clock-move = { $span } por decisión
server-card-clock-bank = { $span } para toda la partida
server-card-clock-more = { ", " }{ $count ->
    [one] 1 segundo
   *[other] { $count } segundos
} más por decisión
server-card-watch-now = con espectadores
server-card-watch-later = los espectadores la ven { $span } después
server-card-watch-never = sin espectadores
server-card-talk = se puede hablar en privado
server-card-talk-not = no se puede hablar en privado
server-card-hints-not = sin pistas
server-status-open = espera jugadores
server-status-running = en juego
server-status-over = terminada
server-status-stopped = detenida
server-seat-open = libre
server-seat-you = tú
server-seat-awaited = (se le espera)
server-kind-bot = bot
server-kind-guest = invitado
server-bot-random = Bot: juega al azar
server-bot-version = { $bot }, versión { $version }
server-bot-set = { $bot }, { $setting }
server-bot-novice = Bot: planea, pero a menudo actúa a la ligera
server-bot-level = { $bot } – { $level }
server-level-beginner = para principiantes
server-level-ordinary = corriente
server-level-good = bueno
server-level-strong = fuerte
server-level-master = magistral
server-lobby-level = Cómo de bien juegan los bots

## Mis mesas

server-mine-turn = Te toca
server-mine-running = En juego
server-mine-open = Esperan jugadores
server-mine-over = Terminadas
server-mine-won = Ganadas
server-mine-no-turn = Ninguna mesa te espera.
server-mine-counts = En cifras
server-mine-game = Juego

## Una mesa nueva

server-new-title = Nueva mesa: { $game }
server-new-name = Cómo se llama la mesa (opcional)
server-new-seats = Asientos
server-new-seats-hint = De { $least } a { $most } asientos, en este orden alrededor de la mesa. Un asiento libre espera a que venga alguien; si no hay ninguno libre, la partida empieza enseguida.
server-new-seat = Asiento { $n }
server-new-seat-me = yo
server-new-seat-open = libre: para quien venga
server-new-seat-none = sin asiento
server-new-who = Quién la ve
server-new-private = Privada: solo la encuentra quien tiene el enlace
server-new-delay = Espectadores
server-new-delay-none = ven enseguida lo que es público
server-new-delay-never = no se admiten
server-new-private-chat = Los jugadores pueden hablar en privado
server-new-no-hints = Nadie puede pedir pistas
server-new-time = Tiempo
server-new-clock-none = Sin reloj: cada uno se toma el tiempo que necesita
server-new-clock-move = Un plazo para cada decisión
server-new-clock-bank = Un reloj para toda la partida
server-new-move-seconds = Tiempo para una decisión
server-new-bank-seconds = Tiempo para toda la partida
server-new-increment = Segundos que suma cada decisión
server-new-late = Cuando a alguien se le acaba el tiempo
server-new-late-move = En esa única decisión pasa o se abstiene; si hay que elegir algo, lo elige el bot
server-new-late-bot = Si no está, el bot ocupa su asiento
server-new-stand-in = Quién juega por un ausente
server-new-stand-in-hint = Cuando a alguien se le acaba el tiempo o se va. El asiento se puede recuperar, y quien responde lo tiene de nuevo.
server-new-more = Más opciones
server-new-advanced = Reglas avanzadas
server-new-make = Crear la mesa
server-new-as-usual = como en la edición

## Sentarse

server-join-host = creada por { $name }
server-join-sit = Sentarse
server-join-seat = Asiento
server-join-any = cualquiera libre
server-join-name-hint = No hace falta cuenta. Si lo dejas vacío, se te da un nombre.
server-join-begun-title = (●) Ha empezado: { $title }
server-join-begun = La partida ha empezado.
server-join-to-table = A la mesa
server-join-invite = Invitar a otros
server-join-invite-open = La mesa aparece en la sala. Esta dirección lleva a ella:
server-join-invite-private = Solo encuentra la mesa quien tiene esta dirección:
server-join-start = Empezar ya
server-join-start-hint = La partida empieza sola cuando se ocupa el último asiento. Si la empiezas ya, los asientos libres son para bots.
server-join-stop = Retirar la mesa
server-join-stop-sure = ¿Retirar esta mesa? Quien esté sentado en ella tendrá que irse.
server-join-leave = Dejar la mesa

## Reglas

server-rules-about = Todos los párrafos con nuestras propias palabras, y las decisiones sobre lo que los reglamentos dejan abierto.
server-rules-of = Reglas de { $game }
server-rules-search = Palabras, el nombre de una carta o el número de un párrafo
server-rules-search-hint = El nombre de una carta puede estar en cualquiera de los idiomas del juego.
server-rules-find = Buscar
server-rules-found = { $count ->
    [0] Nada para «{ $words }»
    [one] 1 párrafo para «{ $words }»
   *[other] { $count } párrafos para «{ $words }»
}
server-rules-ruling = Decisión
server-rules-section = Sección
server-rules-editions = Ediciones
server-rules-nearby = Párrafos anterior y siguiente

## Ayuda

server-help-begin = Para empezar
server-help-begin-1 = «Jugar ya contra bots» crea una mesa al momento; no hace falta cuenta. «Nueva mesa» tiene todas las opciones: edición o escenario, asientos, reloj, quién puede mirar.
server-help-begin-2 = Para jugar con amigos, crea una mesa privada y envíales su enlace. Quien lo abre da un nombre y se sienta. Las mesas abiertas de la sala son para todos.
server-help-begin-3 = A un invitado solo lo conoce un navegador. Crea una cuenta para volver desde otro; tus mesas te acompañan.
server-help-begin-4 = Cada mesa tiene las reglas al lado. Toda pregunta nombra el párrafo del que viene, y un clic en su número lo muestra.
server-help-table = En la mesa
server-help-table-1 = La barra de decisión dice a quién se espera y para qué. Cuando te toca decidir, enumera todo lo que puedes hacer; también puedes hacer clic en lo que está resaltado en la mesa.
server-help-table-2 = Una jugada de varias partes se compone paso a paso. Ves cómo será antes de enviarla y puedes cambiar cualquier parte.
server-help-table-3 = «¿Por qué no…?» dice qué no está permitido ahora, por qué y según qué regla. «Deshacer» retira tu última jugada mientras nadie haya sabido nada nuevo ni tirado dados desde entonces.
server-help-table-4 = «La mesa en palabras» muestra la misma situación con títulos y listas, para lectores de pantalla y para quien prefiera leer.
server-help-together = Juntos
server-help-together-1 = El chat es para toda la mesa; donde la mesa lo permite, puedes escribir también a un solo jugador. Escribe @ y un nombre para llamar a alguien.
server-help-together-2 = Las notas son solo tuyas. Los acuerdos que un juego conoce son públicos y obligan: lo prometido se cumple cuando llega su momento.
server-help-together-3 = Los espectadores ven lo que es público, más tarde si la mesa lo quiere así. Nunca ven una mano.
server-help-together-4 = En tu perfil eliges cómo te enteras de que te toca: por correo, por un aviso del navegador o por un webhook. No se envía nada que no pidas.
server-help-time = Tiempo
server-help-time-1 = Una partida se puede jugar de una sentada o durante semanas. Todo lo que has enviado queda guardado; vuelve cuando quieras.
server-help-time-2 = Las instrucciones permanentes responden por ti en los momentos en que podrías interrumpir. «Pasar hasta que ocurra algo» deja que la partida siga hasta que haces falta.
server-help-time-3 = Cuando se acaba el tiempo, el asiento pasa, renuncia o se abstiene en esa única decisión, y un bot la toma solo cuando hay que elegir algo; o bien el bot ocupa el asiento de quien no está, si la mesa así lo quiere y juegan en ella otras personas. Con cualquier respuesta recuperas el asiento.
server-help-time-4 = Puedes mirar atrás a cualquier momento desde tu asiento; terminada la partida, desde todos. Desde cualquier momento puedes crear tu propia mesa de pruebas para probar cosas.
server-help-keys = Teclas
server-help-key = Tecla
server-help-does = Qué hace
server-help-privacy = Privacidad
server-help-privacy-1 = De ti se guarda: tu nombre, una huella criptográfica de tu contraseña y otra de la dirección de red desde la que entraste por última vez, tus sesiones, lo que has elegido en tu perfil, quiénes son tus amigos y a quién has bloqueado, lo que has denunciado, tus partidas y lo que has dicho en ellas. No se pide ninguna dirección; la de correo la das si quieres.
server-help-privacy-2 = Hay dos cookies: una guarda tu sesión y otra tu idioma. Nadie más sabe de tu visita; todo lo que cargan las páginas viene de este servidor.
server-help-privacy-3 = Tu perfil te da todos tus datos en un fichero, y los borra. Las jugadas de una partida quedan para los demás, sin tu nombre.
server-help-privacy-4 = El enlace de una mesa privada contiene su llave: quien lo tiene puede entrar. Dáselo solo a quien quieras tener allí.
server-help-programs = Programas
server-help-programs-1 = Todo lo que hacen las páginas lo pueden hacer programas: crea en tu perfil una cuenta de bot y un token para ella. Hay partidas, jugadas, un flujo de cambios y registros; la descripción en OpenAPI está en esta dirección:
server-help-programs-2 = Un bot juega con su propio nombre, y tú respondes de él.

## Lecciones

server-learn-intro = Una primera partida guiada y problemas con una sola respuesta buena. No hace falta ninguna cuenta.
server-learn-guide = guiada, { $count } pasos
server-learn-puzzle = { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}
server-learn-done = hecho
server-learn-begun = empezado
