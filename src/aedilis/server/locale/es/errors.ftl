# Por qué se ha rechazado algo, en español. Cada texto es una frase para personas; los programas reciben el código.

server-error-away = Ahora mismo el servidor no llega a sus datos. No se ha perdido nada: vuelve a intentarlo dentro de un momento.
server-error-bad-field = Eso no se puede aceptar: { $problem }.
server-error-bad-form = No se entiende lo que ha enviado la página. Vuelve atrás, cárgala de nuevo e inténtalo otra vez.
server-error-bad-login = El nombre o la contraseña no son correctos.
server-error-bad-record = Este registro no se puede jugar: { $problem }.
server-error-bad-request = No se entiende la petición: { $problem }.
server-error-busy = Ahora mismo se está comprobando otro registro. Inténtalo de nuevo dentro de un momento.
server-error-cross-site = Esta petición viene de otro sitio, así que no se ha hecho nada.
server-error-csrf = Esta página es demasiado antigua o viene de otra sesión. Cárgala de nuevo e inténtalo otra vez.
server-error-damaged = Lo que se guardó aquí está dañado y no se puede mostrar. Quien lleva el servidor lo encontrará en el registro.
server-error-empty = No contiene nada.
server-error-fault = Algo ha fallado aquí, y no por tu culpa. Ha quedado anotado.
server-error-illegal = Esa jugada no está permitida.
server-error-in-lesson = Eso no existe en una lección.
server-error-key-used = Esta clave ya se usó antes, para otra cosa.
server-error-lesson-other = Eso está permitido, pero no es lo que enseña este paso; no se ha hecho nada.
server-error-lesson-over = La lección ha terminado.
server-error-letter-failed = No se ha podido enviar el correo. Comprueba la dirección o inténtalo más tarde.
server-error-log-in = Primero tienes que entrar.
server-error-mail-address = Eso no es una dirección de correo de la forma nombre@servidor.
server-error-mail-link = Este enlace no vale, o ya no: puede ser demasiado antiguo o de otra dirección.
server-error-no-hints = En esta mesa no hay pistas.
server-error-no-hints-now = Ahora mismo no hay ninguna pista.
server-error-no-hints-aside = El bot que aconseja no juzga lo que se hace fuera de turno. Habrá pistas cuando se te pregunte algo.
server-error-reset-link = Este enlace no vale, o ya no: puede ser demasiado antiguo o haberse usado ya.
server-error-media = Esto se tiene que enviar como { $media }.
server-error-method = El método { $method } no significa nada en esta dirección.
server-error-name-length = Un nombre tiene de { $low } a { $high } caracteres.
server-error-name-letters = Un nombre se compone de letras, cifras, espacios y los signos ' - _ . y empieza por una letra o una cifra.
server-error-name-scripts = Las letras de un nombre son todas de una misma escritura.
server-error-name-taken = Ya hay una cuenta con este nombre, o con uno muy parecido. Elige otro.
server-error-needs-account = Para eso hace falta una cuenta. Un invitado puede crearla en cualquier momento y conserva todas sus mesas.
server-error-no-beginning = Ninguna jugada empieza así.
server-error-no-bot = No tienes ese bot.
server-error-no-game = No existe esa mesa, o es privada y necesitas su enlace.
server-error-no-guests = Este servidor no admite invitados. Entra con tu cuenta o crea una.
server-error-no-mail = Este servidor no envía correo.
server-error-no-open-seat = No queda ningún asiento en esta mesa.
server-error-no-page = No hay nada en esta dirección.
server-error-no-past = No se puede mostrar el pasado de esta mesa.
server-error-no-private-chat = Esta mesa no tiene chat privado.
server-error-no-push = Este servidor no envía avisos a los navegadores.
server-error-no-rule = No existe ese párrafo de las reglas.
server-error-no-seat = No existe ese asiento.
server-error-no-session = Esa sesión ya se ha cerrado.
server-error-no-sign-up = Aquí no se crean cuentas nuevas.
server-error-no-such-path = No hay nada en esta dirección.
server-error-no-token = No existe ese token.
server-error-not-asked = Ahora no te toca decidir.
server-error-not-guest = Ya tienes una cuenta.
server-error-not-host = Solo puede hacerlo quien ha creado la mesa.
server-error-not-open = La partida ya ha empezado.
server-error-not-over = Desde otros asientos solo se puede mirar cuando la partida ha terminado.
server-error-not-running = { $status ->
    [open] La partida no ha empezado.
    [over] La partida ha terminado.
   *[stopped] La partida se ha detenido: las reglas con las que se jugaba ya no están aquí.
}
server-error-not-seated = No tienes asiento en esta mesa.
server-error-not-sure = Marca la casilla para mostrar que de verdad lo quieres.
server-error-not-yours = Ese asiento no es tuyo.
server-error-other-rules = Este registro se jugó con otras reglas, y las de ahora no le sirven: { $problem }.
server-error-over = La partida ha terminado.
server-error-password-common = Esa contraseña la conoce cualquiera que se dedique a adivinarlas. Usa varias palabras, por ejemplo.
server-error-password-length = Una contraseña tiene de { $low } a { $high } caracteres.
server-error-password-simple = Esa contraseña se adivinaría enseguida. Usa varias palabras, por ejemplo.
server-error-seat-taken = Ya hay alguien sentado ahí.
server-error-stale = La partida ha seguido entretanto: habías visto { $seen } líneas y hay { $now }.
server-error-stood-in = Ahora juega un bot por ti. Recupera antes tu asiento.
server-error-stopped = La partida se ha detenido. Empezó con las reglas { $begun }, las de ahora son las { $now }, y con ellas la línea { $line } no sale como se jugó.
server-error-token-shown = Esta petición ya creó su token, y un token se muestra una sola vez. Si se ha perdido, revócalo y crea otro con otra clave.
server-error-too-fast = Demasiadas veces en poco tiempo. Espera un poco.
server-error-too-large = Es demasiado largo: se aceptan { $most } bytes como máximo.
server-error-too-long = Es demasiado largo: se aceptan { $most } caracteres como máximo.
server-error-too-many-bots = Ya tienes { $most } bots. Elimina uno primero.
server-error-too-many-games = Tienes { $most } partidas sin terminar. Acaba antes una.
server-error-too-many-imports = Tú, u otros desde donde estás, habéis traído tantos registros, o tan largos, como se permite en una hora. Vuelve a intentarlo dentro de { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.
server-error-too-many-streams = Tienes abiertas demasiadas páginas de este servidor.
server-error-too-many-tokens = Este bot ya tiene { $most } tokens. Revoca uno primero.
server-error-webhook = { $why ->
    [length] Esa dirección es demasiado larga.
    [scheme] La dirección tiene que empezar por https:// o http://.
    [credentials] La dirección no puede contener nombre de usuario ni contraseña.
    [host] La dirección no tiene un servidor válido.
    [port] Ese puerto no está permitido.
    [address] Esa dirección lleva a una red que no es pública.
   *[form] Eso no se puede leer como una dirección.
}
server-error-wrong-password = La contraseña no es correcta.

## Títulos de las páginas de error

server-page-error-400 = No se entiende
server-page-error-401 = Primero tienes que entrar
server-page-error-403 = No está permitido
server-page-error-404 = Aquí no hay nada
server-page-error-405 = Así no se hace
server-page-error-409 = Ahora no es posible
server-page-error-413 = Demasiado largo
server-page-error-415 = Hace falta otro formato
server-page-error-422 = Algo no es correcto
server-page-error-429 = Demasiado rápido
server-page-error-500 = Es culpa nuestra
server-page-error-503 = Volvemos enseguida
