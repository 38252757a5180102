# La página de una mesa en el navegador, en español: las palabras que rodean la partida. Lo que dice el propio
# juego viene de los textos de los juegos y del terminal.

server-table-loading = Un momento…
server-table-home = Aedilis: todas las mesas
server-table-board = La mesa
server-table-beside = Junto a la mesa
server-table-skip = Saltar a lo que se pregunta
server-table-not-begun = La partida no ha empezado. Empieza cuando se ocupan todos los asientos.
server-table-sandbox = de pruebas
server-table-tournament = Torneo: ronda { $round }, mesa { $table }
server-table-you = tú
server-table-none = nada
server-table-labelled = { $label }:
server-table-close = Cerrar
server-table-rule = Regla
server-table-busy = Se consulta al servidor…

## La conexión con el servidor

server-table-line-lost = Se ha perdido la conexión con el servidor. Se está restableciendo; lo que has enviado no se pierde.
server-table-line-offline = Este aparato no tiene conexión. Lo que has enviado saldrá cuando la recupere.
server-table-line-now = Reintentar
server-table-line-closed = El servidor te ha cerrado esta mesa: quizá has salido de tu cuenta, o la mesa se ha trasladado.
server-table-reload = Cargar de nuevo la página

## A quién se espera

server-table-begun = La partida ha empezado.
server-table-title-begun = (●) Ha empezado: { $title }
server-table-title-turn = (●) Te toca · { $title }
server-table-head-asked = Te toca decidir
server-table-head-may = Puedes actuar
server-table-head-waiting = La mesa espera
server-table-head-passing = Pasas hasta que ocurra algo
server-table-head-over = La partida ha terminado
server-table-head-stopped = La partida se ha detenido
server-table-head-open = Hay asientos libres
server-table-head-looking-back = Miras atrás
server-table-fold = Mostrar o plegar lo que se pregunta
server-table-time-days = { $days } d { $hours } h
server-table-time-hours = { $hours } h { $minutes } min
server-table-time-left = quedan { $time }
server-table-waited = desde hace { $time }
server-table-news-asked = Te toca decidir: { $question }
server-table-differs = Las reglas de ahora no le sirven a esta partida desde la línea { $line }: { $problem }. La mesa se muestra como estaba antes; lo que sigue se cuenta como consta en el registro, y aquí no se puede comprobar.
server-table-unproved = Todas las jugadas de esta partida salen con las reglas de ahora, y aun así no le sirven: { $problem }. Su final se cuenta como consta en el registro.

## Responder

server-table-narrowed = { $count } de { $all } opciones: mostrar todas
server-table-search = Buscar una opción
server-table-so-far = Tu respuesta hasta ahora
server-table-change-part = { $part }: cambiar esto
server-table-send = Enviar
server-table-go-on = Continuar
server-table-back = Atrás
server-table-start-over = Desde cero
server-table-answer-dropped = La partida ha seguido: la respuesta que habías empezado ya no vale.
server-table-just-changed = Las opciones acaban de cambiar: vuelve a mirar.
server-table-confirm = Confirmar
server-table-confirm-picked = { $count ->
    [0] No elegir nada
    [one] Confirmar 1
   *[other] Confirmar { $count }
}
server-table-pick-most = Todo lo posible, con un clic
server-table-confirm-amount = Confirmar { $amount }
server-table-from-to = De { $low } a { $high }
server-table-fewer = Uno menos: { $name }
server-table-more = Uno más: { $name }
server-table-one-less = Uno menos
server-table-one-more = Uno más
server-table-letters-left = { $count ->
    [one] Queda 1 letra
   *[other] Quedan { $count } letras
}
server-table-send-amount = Enviar { $amount }
server-table-share-out = Repartir así y terminar
server-table-gift-to = Para
server-table-gift-from = De
server-table-gift-remove = Quitar el regalo { $n }
server-table-gift-amount = Cantidad dada
server-table-sheet = ¿Qué emprendes?
server-table-sheet-order = En este orden; lo que saltes ya no podrá hacerse.
server-table-sheet-nothing = Nada
server-table-add-in-parts = Decir quién paga
server-table-lay-all = Todo: { $count }
server-table-lay-all-of = Todo ({ $count }): { $name }
server-table-lay-none = Nadie
server-table-lay-add = Una parte más
server-table-lay-remove = Quitar la parte { $part }
server-table-lay-part = Parte { $part }
server-table-lay-steps = Responder paso a paso
server-table-lay-sheet = Responder en una sola hoja
server-table-lay-missing = Aún falta elegir algo.
server-table-chance = { $name } { $percent } %
server-table-deal-offered = { $name } te ofrece un acuerdo
server-table-deal-accept = Aceptar
server-table-deal-refuse = Rechazar
server-table-deal-counter = Hacer una contraoferta
server-table-deal-new = { $name } te ofrece un acuerdo: se espera tu respuesta.
server-table-title-deal = (✉) Te ofrecen un acuerdo · { $title }
server-table-out-of-turn = Fuera de turno
server-table-undo = Deshacer
server-table-why = ¿Por qué no…?
server-hint-ask = Pista
server-hint-head = Lo que aquí conviene
server-hint-aside = Lo que conviene hacer fuera de turno
server-hint-still = El bot que aconseja no haría nada ahora: esperaría su turno.
server-hint-note = El consejo de un bot, con lo que tú puedes saber. Al elegir una se rellena tu respuesta; todavía no se envía nada.
server-hint-busy = Buscando las mejores respuestas…
server-hint-take = Rellenar: { $answer }
server-table-nothing-refused = No hay nada prohibido que ahora tenga sentido intentar.
server-table-nothing-to-tell = No hay más que contar de esto.
server-table-pass-on = Pasar hasta que ocurra algo
server-table-pass-off = Dejar de pasar
server-table-pass-stopped = Ha ocurrido algo: ya no pasas automáticamente.

## Instrucciones permanentes

server-table-standing = Instrucciones permanentes
server-table-standing-given = Instrucciones que has dado
server-table-standing-end = Retirar: { $order }
server-table-standing-quick = A partir de ahora:
server-table-standing-about = Sobre
server-table-standing-way = Haz esto
server-table-standing-give = Dar la instrucción
server-table-orders-pass-all = Pasar las { $count } preguntas
server-table-orders = Instrucciones permanentes
server-table-orders-intro = En estos momentos la partida se detendría por ti. Una instrucción permanente responde por ti.
server-table-order-ask = Preguntarme siempre
server-table-order-open = Preguntarme cuando pueda hacer algo
server-table-order-never = No preguntarme nunca
server-table-order-pass = Pasar por mí

## Crónica, chat, notas, reglas

server-table-tab-log = Crónica
server-table-tab-chat = Chat
server-table-tab-notes = Notas
server-table-tab-rules = Reglas
server-table-unread = nuevo
server-table-undone = { $name } deshace su última jugada.
server-table-timed-out = A { $name } se le ha acabado el tiempo: por esta vez se decide sin su respuesta.
server-table-was-late = Se te había acabado el tiempo, y esa única decisión se tomó sin ti. Sigues jugando tú.
server-table-here = Aquí estoy
server-table-bot-plays = Un bot juega por ti.
server-table-time-short = Se te acaba el tiempo: quedan { $time }.
server-table-title-short = ({ $time }) Te toca · { $title }
server-table-log-empty = Todavía no ha ocurrido nada.
server-table-log-newest = Lo más reciente
server-table-earlier-lines = { $count ->
    [one] Mostrar la línea anterior
   *[other] Mostrar las { $count } líneas anteriores
}
server-table-look-at = Línea { $line }, { $time }: mostrar la mesa como estaba entonces
server-table-chat-empty = Nadie ha dicho nada todavía.
server-table-say = Decirlo
server-table-say-what = Di algo; @ y un nombre llama a alguien
server-table-say-to = A
server-table-say-to-all = toda la mesa
server-table-to-seat = solo { A($name) }
server-table-mention = Llamar a alguien
server-table-notes-label = Tus notas sobre esta partida; nadie más las ve
server-table-notes-kept = Guardadas
server-table-notes-keeping = Guardando…
server-table-notes-guest = Entra con tu cuenta para tomar notas de esta partida.
server-table-rules-contents = Todas las reglas
server-table-rules-failed = Ahora no se pueden obtener las reglas.
server-table-rules-none = Este juego no tiene aquí reglas que consultar.

## La mesa en palabras, y mirar atrás

server-table-told = La mesa en palabras
server-table-tools = Maneras de ver la mesa
server-table-tool-seats = Quién está en la mesa
server-table-tool-statistics = El curso de la partida
server-table-tool-map = El mapa
server-table-tool-legend = Todos los signos
server-table-tool-history = Mirar atrás
server-table-tool-text = La mesa en palabras
server-table-tool-settings = Ajustes
server-table-tool-help = Ayuda y teclas
server-table-sheets = Partes de la página
server-table-sheet-table = Mesa
server-table-sheet-mine = Lo mío
server-table-sheet-log = Crónica
server-table-looking-at = La mesa como estaba tras la línea { $line } de { $lines }.
server-table-asked-meanwhile = Mientras tanto, te toca decidir.
server-table-to-present = Volver al presente
server-table-replay-line = Línea de la historia
server-table-replay-at = { $line } de { $lines }
server-table-replay-play = Reproducirlo todo
server-table-replay-pause = Parar aquí
server-table-replay-from = Visto por
server-table-spectator = un espectador
server-table-fork = Probar desde aquí
server-table-fork-what = Crea tu propia mesa de pruebas, que empieza en este momento. Nadie más la ve.
server-table-fork-open = Abrir la prueba

## El final

server-table-no-statistics = No hay cifras de esta partida.
server-review-head = Dónde se decidió
server-review-ask = Buscar los puntos de inflexión
server-review-busy = Se repasa la partida…
server-review-nothing = Nada en esta partida cambió mucho las posibilidades de nadie.
server-review-played = { $name }: { $move }
server-review-chance = { $name }: { $before } % → { $after } %
server-review-same = Un bot en el mismo lugar habría hecho lo mismo. { $why }
server-review-rather = Un bot en el mismo lugar habría preferido: { $answer }. { $why }
server-review-look = Ver la línea { $line } ({ $turn })
server-table-no-map = De esta mesa no hay mapa.
server-table-measure = Qué se mide
server-table-plot = { $name }, turno a turno; los números están abajo en una tabla
server-table-plot-numbers = Los números
server-table-plot-turn = Turno

## Asientos

server-table-seat-here = aquí
server-table-seat-away = fuera
server-table-seat-bot = bot
server-table-seat-open = nadie aún
server-table-seat-is-bot = { $bot }
server-table-seat-stand-in = fuera; juega { $bot }
server-table-spectators = { $count ->
    [0] Nadie mira
    [one] Mira 1 persona
   *[other] Miran { $count } personas
}
server-table-which-bot = Qué bot
server-table-leave-to-bot = Dejar a un bot
server-table-take-back = Recuperar el asiento
server-table-give-back = Devolver el asiento
server-table-link = La dirección de esta mesa
server-table-link-copy = Copiar
server-table-link-copied = La dirección se ha copiado.

## Ajustes

server-table-language = Idioma
server-table-language-failed = Ahora no se pueden obtener los textos en ese idioma.
server-table-theme = Tema
server-table-theme-system = El del sistema
server-table-theme-light = Travertino (claro)
server-table-theme-dark = Basalto (oscuro)
server-table-set-text = La mesa en palabras
server-table-set-sounds = Sonidos
server-table-sounds-on = Sonidos activados.
server-table-sounds-off = Sonidos desactivados.
server-table-set-keys = Teclas sueltas como atajos
server-table-set-push = Avisarme cuando me toque, aunque esta página esté cerrada
server-table-push-denied = El navegador tiene orden de no mostrar avisos de aquí. Eso se puede cambiar en sus propios ajustes.
server-table-push-unsupported = Para recibir avisos cuando te toca hacen falta una cuenta y un navegador y un servidor que puedan enviarlos.
server-table-push-failed = Ahora los avisos no pueden llegar al navegador.

## Teclas

server-table-help-intro = Todo se puede hacer con el teclado. También se puede hacer clic en lo que está resaltado en la mesa y en cada nombre de la crónica.
server-table-help-log = En la crónica, izquierda y derecha van de nombre en nombre. El tabulador sale de cualquier lista.
server-table-key-choose = Elegir una respuesta por su número; 0 termina o pasa
server-table-key-send = Confirmar, o enviar la respuesta entera
server-table-key-back = Atrás: una parte de la respuesta, o al presente
server-table-key-arrows = De respuesta en respuesta, o de cosa en cosa en la mesa
server-table-key-undo = Deshacer
server-table-key-why = ¿Por qué no…?
server-hint-key = Pista: qué conviene aquí y por qué
server-table-key-pass = Pasar hasta que ocurra algo, o dejar de pasar
server-table-key-aside = Fuera de turno
server-table-key-decision = A lo que se pregunta
server-table-key-steady = A lo que siempre se puede hacer: pensar, pasar, acabar
server-table-key-board = A la mesa
server-table-key-log = Crónica
server-table-key-chat = Chat
server-table-key-notes = Notas
server-table-key-rules = Reglas
server-table-key-text = La mesa en palabras, o dibujada
server-table-key-map = Mostrar el mapa
server-table-key-history = Mirar atrás, o al presente
server-table-key-earlier = Una línea atrás
server-table-key-later = Una línea adelante
server-table-key-sounds = Activar o desactivar los sonidos
server-table-key-settings = Ajustes
server-table-key-help = Ayuda y teclas

## Lecciones

server-lesson-player = Jugador
server-lesson-look = La lección señala: { $things }
server-lesson-step = Paso { $step } de { $steps }
server-lesson-left = { $count ->
    [one] Te queda una jugada
   *[other] Te quedan { $count } jugadas
}
server-lesson-done-head = Bien hecho
server-lesson-failed-head = Así no
server-lesson-failed = No es eso. No te quedan jugadas y no has llegado a la meta.
server-lesson-hint = Pista
server-lesson-back = Volver atrás
server-lesson-again = Desde el principio
server-lesson-next = Siguiente
server-lesson-leave = Seguir desde aquí contra bots
server-lesson-all = Todas las lecciones
server-lesson-move = Prueba esto: { $move }
server-lesson-astray = Ya has ido por otro camino. Vuelve atrás y pregunta otra vez.

## La próxima mesa

server-table-tool-next = Próxima mesa que te espera
server-table-key-next = A la próxima mesa que te espera
server-table-next = { $count ->
    [one] Mesa siguiente: una te espera
   *[other] Mesa siguiente: { $count } te esperan
}
server-table-next-none = Ninguna otra mesa te espera.

## Personas de las que no se quiere oír nada

server-table-chat-hidden = Línea oculta de una persona bloqueada
server-table-chat-more = Más sobre esta línea
server-table-chat-block = Bloquear: { $name }
server-table-chat-report = Denunciar esta línea
server-table-chat-blocked = Ya no oyes lo que dice { $name }. Puedes desbloquear en «Amigos».
server-table-seat-held = guardado para alguien
