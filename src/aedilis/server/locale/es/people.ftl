# Cuentas, perfil, avisos y bots, en español.

server-login-title = Entrar
server-login-account = Con una cuenta
server-login-do = Entrar
server-login-guest-warning = Estás aquí con el nombre de invitado { $name }. Si entras con una cuenta, pierdes ese nombre y sus mesas. Para conservarlos, crea una cuenta.
server-guest-title = Como invitado
server-guest-about = Solo un nombre. Más tarde puedes convertirlo en una cuenta y conservar tus mesas.
server-guest-do = Entrar como invitado
server-forgotten-link = ¿Has olvidado la contraseña?
server-forgotten-title = Contraseña olvidada
server-forgotten-about = Escribe el nombre de tu cuenta. Si en su perfil hay una dirección de correo confirmada, le llegará un mensaje con un enlace.
server-forgotten-do = Enviar el mensaje
server-forgotten-sent = Si hay una cuenta con ese nombre y con una dirección confirmada, el mensaje ya va de camino. Su enlace vale { $hours } horas y una sola vez.
server-forgotten-by-hand = Este servidor no envía correo. Pide a quien lo lleva un enlace para poner una contraseña nueva.
server-reset-for = Para la cuenta { $name }
server-reset-ends = Con el cambio se cierran todas las sesiones.
server-mail-reset = Una contraseña nueva para { $name }
    .long =
        Hola, { $name }:

        alguien ha pedido una contraseña nueva para tu cuenta de Aedilis. Con este enlace la pones:

        { $url }

        El enlace vale { $hours } horas y una sola vez. Si no has sido tú, no hagas nada: tu contraseña no cambia.

server-signup-title = Una cuenta nueva
server-signup-about = Un nombre y una contraseña, nada más.
server-signup-keeps = Tus mesas siguen siendo tuyas, con el nombre que elijas aquí.
server-signup-name-hint = De 2 a { $high } letras, cifras, espacios o ' - _ .
server-signup-password-hint = { $low } caracteres como mínimo. Varias palabras son mejores que signos que nadie recuerda.
server-signup-kept = Si la olvidas, se puede cambiar con un enlace: por correo, cuando hayas confirmado una dirección en tu perfil, o a través de quien lleva este servidor.
server-signup-do = Crear una cuenta
server-signup-have = ¿Ya tienes una?

## Perfil

server-profile-parts = Partes del perfil
server-profile-kind-person = Cuenta
server-profile-kind-guest = Invitado
server-profile-guest = Solo este navegador te conoce. Con una cuenta puedes volver desde cualquier lugar.
server-profile-about = Sobre ti
server-profile-sounds = Un sonido cuando me toca
server-profile-done-saved = Guardado.
server-profile-done-password = La contraseña nueva ya vale. Se han cerrado todas las demás sesiones.
server-profile-done-revoked = La sesión se ha cerrado.
server-profile-password = Contraseña
server-profile-password-old = Contraseña actual
server-profile-password-new = Contraseña nueva
server-profile-password-ends = Con el cambio se cierran todas las demás sesiones.
server-profile-password-do = Cambiar la contraseña
server-profile-sessions = Tus sesiones abiertas
server-profile-since = Desde
server-profile-seen = Último uso
server-profile-this = aquí
server-profile-revoke = Cerrar
server-profile-revoke-others = Cerrar las demás
server-profile-logout = Salir
server-profile-guest-logout = Un invitado que sale no puede volver a las mismas mesas. ¿Salir?
server-profile-data = Tus datos
server-profile-data-about = Todo lo que se guarda de ti, en un fichero. De las partidas en juego contiene lo que tu asiento puede saber.
server-profile-export = Obtener mis datos
server-profile-delete = Borrarlo todo
server-profile-delete-about = Tu nombre, lo que has escrito, tus bots y tus notas se borran para siempre. Tus asientos en las partidas en juego pasan a bots; las mesas que no han empezado desaparecen. Lo que han escrito los demás se queda.
server-profile-delete-sure = Sí, borrarlo todo
server-profile-delete-last = Esto no se puede deshacer. ¿Borrarlo todo?
server-profile-delete-do = Borrar

## Avisos

server-notices-title = Avisos
server-notices-about = Cómo sabes de tus mesas cuando no estás. No se envía nada que no esté marcado aquí.
server-notices-ways = De qué se avisa y cómo
server-notices-kind = Qué
server-notices-kind-your-turn = Me toca
server-notices-kind-offer = Alguien me ofrece un acuerdo
server-notices-kind-over = Una partida ha terminado
server-notices-kind-mention = Alguien me menciona en el chat
server-notices-kind-chat = Alguien escribe en el chat
server-notices-kind-seat = Algo cambia en mi asiento, o me invitan a uno
server-notices-way-mail = Correo
server-notices-way-webhook = Webhook
server-notices-way-push = Navegador
server-notices-quiet = No enviar nada mientras estoy aquí
server-notices-address = Dirección de correo
server-notices-address-hint = Recibirás un correo con un enlace, y desde entonces vale la dirección. Déjala vacía para no tener ninguna.
server-notices-verified = Esta dirección está confirmada.
server-notices-unverified = Esta dirección aún no está confirmada: busca el correo. Guárdala otra vez para recibir otro.
server-notices-mail-do = Guardar la dirección
server-notices-no-mail = Este servidor no envía correo.
server-notices-browsers = { $count ->
    [0] Ningún navegador recibe avisos.
    [one] Un navegador recibe avisos.
   *[other] { $count } navegadores reciben avisos.
}
server-notices-push-here = Enviar avisos a este navegador
server-notices-no-push = Este servidor no envía avisos a los navegadores.
server-notices-webhook-about = El servidor llama a esta dirección con cada aviso, con una firma que demuestra quién llama.
server-notices-webhook-url = Dirección (vacía: ninguna)
server-notices-webhook-do = Guardar con un secreto nuevo
server-notices-secret = Este es el secreto que firma las llamadas. Solo se muestra ahora:
server-notices-off = { $way ->
    [mail] Se ha desactivado el correo.
    [webhook] Se ha desactivado el webhook.
   *[push] Se han desactivado los avisos de un navegador.
}
server-notices-idle = { $way ->
    [mail] Todavía no se envía nada a tu dirección de correo: marca qué quieres saber por correo.
    [webhook] Todavía no se envía nada a tu webhook: marca qué quieres saber por él.
   *[push] Todavía no se envía nada a tu navegador: marca qué quieres saber en él.
}
server-notices-nowhere = { $way ->
    [mail] Quieres recibir avisos por correo, pero aún no hay una dirección confirmada.
    [webhook] Quieres que se llame a tu webhook, pero aún no tiene dirección.
   *[push] Quieres recibir avisos en un navegador, pero aún no los recibe ninguno.
}
server-notices-again = Activar de nuevo
server-notices-done-saved = Guardado.
server-notices-done-letter = Te hemos enviado un correo. La dirección vale en cuanto sigas su enlace.
server-notices-done-verified = La dirección está confirmada.
server-notices-done-again = Está activado de nuevo.

server-mail-proof = ¿Es esta tu dirección?
    .long =
        Hola, { $name }:

        si has escrito esta dirección en Aedilis, sigue este enlace y pulsa allí el botón:

        { $url }

        El enlace vale tres días. Si no has sido tú, no hagas nada: no llegarán más correos.
server-mail-prove = ¿Es esta tu dirección?
    .long = Pulsa el botón y se podrán enviar avisos a ella.
    .button = Sí, es la mía
server-mail-proven = La dirección está confirmada
    .long = Ya se pueden enviar avisos a ella.
server-mail-unsubscribe = ¿No más correos?
    .long = { $kind ->
        [your-turn] No recibirás más correos cuando te toque.
        [offer] No recibirás más correos cuando te ofrezcan un acuerdo.
        [over] No recibirás más correos sobre partidas terminadas.
        [mention] No recibirás más correos cuando alguien te mencione en un chat.
        [chat] No recibirás más correos sobre los chats.
       *[seat] No recibirás más correos sobre tus asientos.
    }
    .button = No más correos de esta clase
server-mail-unsubscribed = No más correos de esta clase
    .long = { $kind ->
        [your-turn] Ya no te llegarán correos cuando te toque. Puedes cambiarlo en tu perfil.
        [offer] Ya no te llegarán correos cuando te ofrezcan un acuerdo. Puedes cambiarlo en tu perfil.
        [over] Ya no te llegarán correos sobre partidas terminadas. Puedes cambiarlo en tu perfil.
        [mention] Ya no te llegarán correos cuando alguien te mencione en un chat. Puedes cambiarlo en tu perfil.
        [chat] Ya no te llegarán correos sobre los chats. Puedes cambiarlo en tu perfil.
       *[seat] Ya no te llegarán correos sobre tus asientos. Puedes cambiarlo en tu perfil.
    }

## Bots

server-bots-title = Bots
server-bots-about = Programas tuyos que juegan con nombre propio.
server-bots-none = No tienes ningún bot.
server-bots-make = Un bot nuevo
server-bots-make-do = Crear el bot
server-bots-remove = Eliminar este bot
server-bots-remove-sure = ¿Eliminar el bot { $name } con todos sus tokens?
server-bots-token-once = Este es el token. Solo se muestra ahora; guárdalo donde solo lo encuentre tu programa.
server-bots-token-do = Crear un token
server-bots-label = Para qué es el token
server-bots-unnamed = Token { $n }
server-bots-fresh = nuevo
server-bots-no-token = Este bot no tiene token, así que ningún programa puede jugar con él.
server-bots-used = Último uso
server-bots-unused = nunca
