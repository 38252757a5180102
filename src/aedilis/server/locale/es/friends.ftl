# Amigos, invitaciones y personas de las que no se quiere oír nada, en español.

server-nav-friends = Amigos
server-friends-about = Con quién te gusta jugar, y dónde se sientan.
server-friends-title = Tus amigos
server-friends-none = Aquí todavía no tienes amigos. Pídeselo a alguien más abajo por su nombre.
server-friends-tables = Mesas
server-friends-no-table = En ninguna mesa que puedas ver.
server-friends-waits = te espera
server-friends-way-mine = tú también te sientas allí
server-friends-way-join = hay un asiento libre
server-friends-way-watch = se puede mirar
server-friends-asking = Quieren ser tus amigos
server-friends-asking-count = { $count ->
    [one] Alguien quiere ser tu amigo.
   *[other] { $count } personas quieren ser tus amigos.
}
server-friends-accept = Aceptar
server-friends-refuse = Rechazar
server-friends-remove = Quitar
server-friends-remove-sure = ¿Terminar la amistad ({ $name })?
server-friends-ask = Pedírselo a alguien
server-friends-ask-do = Pedir
server-friends-name = Nombre de la cuenta
server-friends-ask-hint = Encontrará tu petición en su página. A nadie se le dice si alguien ha rechazado.
server-friends-asked = Has pedido a
server-friends-take-back = Retirar
server-friends-invitations = Invitaciones
server-friends-invitations-who = Quién puede invitarte a una mesa
server-friends-invitations-anyone = cualquiera
server-friends-invitations-friends = amigos
server-friends-invitations-nobody = nadie
server-friends-blocked = Bloqueados
server-friends-blocked-about = No se te muestra nada de lo que dicen. No pueden pedirte ser amigos, invitarte, escribirte solo a ti ni sentarse a una mesa que hayas creado. No se les dice.
server-friends-about-player = Más sobre { $name }
server-friends-ask-player = Pedir ser amigos
server-friends-block-sure = ¿Dejar de oír lo que dice { $name }?
server-friends-report-name = Denunciar el nombre
server-friends-block = Bloquear
server-friends-unblock = Desbloquear
server-friends-done-asked = Se lo has pedido.
server-friends-done-accepted = Ahora sois amigos.
server-friends-done-ended = Hecho.
server-friends-done-blocked = Ya no oyes nada de esa persona.
server-friends-done-unblocked = Vuelves a oír a esa persona.
server-friends-done-saved = Guardado.

server-invited-title = Te invitan
server-invited-you = { $name } te guarda el asiento { $n }
server-invited-accept = Aceptar
server-invited-decline = Declinar
server-invite-title = Invitar por el nombre
server-invite-name = Nombre de la cuenta
server-invite-hint = El asiento se le guarda hasta que acepte o decline. Puedes invitar a tus amigos y a quien acepte invitaciones de cualquiera.
server-invite-do = Guardar el asiento e invitar
server-seat-held = guardado para alguien
server-seat-held-you = guardado para ti
server-seat-held-for = guardado para { $name }

server-error-cannot-invite = Ahora mismo no puedes invitar a esta persona. Haceos antes amigos, o envíale la dirección de la mesa.
server-error-cannot-join = No puedes sentarte a esta mesa.
server-error-invited-already = Esa persona ya se sienta a esta mesa o ya está invitada.
server-error-no-account = No hay ninguna cuenta con ese nombre.
server-error-no-invitation = Allí no hay ningún asiento guardado para ti.
server-error-no-line = No existe esa línea.
server-error-no-request = No existe esa petición ni ese amigo.
server-error-no-whisper = No puedes escribir solo a este asiento.
server-error-not-blocked = Esa persona no está bloqueada.
server-error-not-yourself = Esa persona eres tú.
server-error-too-many-friends = Ya tienes { $most }.
server-error-you-block = { $name } está entre quienes has bloqueado. Desbloquea primero a esa persona.
