# Denuncias, y las páginas de quienes cuidan el servidor, en español.

server-report-title = Denunciar algo
server-report-about = A quien cuida este servidor se le muestra lo que está aquí y tu motivo, y nada más. A quien se refiere no se le dice.
server-report-matter-chat = Una línea del chat
server-report-matter-name = Un nombre
server-report-matter-table = El título de una mesa
server-report-reason = Motivo
server-report-do = Denunciar
server-report-table = Denunciar esta mesa
server-report-taken = Tu denuncia se ha recibido. Quien cuida este servidor se ocupará de ella.

server-suspended-you = { $good ->
    [yes] Tu cuenta está suspendida para siempre: puedes leer, seguir jugando donde te sientas y llevarte o borrar tus datos, pero no crear mesas, sentarte ni escribir.
   *[no] Tu cuenta está suspendida hasta { $until }: puedes leer, seguir jugando donde te sientas y llevarte o borrar tus datos, pero no crear mesas, sentarte ni escribir.
}
server-error-suspended = { $good ->
    [yes] Tu cuenta está suspendida para siempre.
   *[no] Tu cuenta está suspendida hasta { $until }.
}
server-error-not-suspended = Esa persona no está suspendida.
server-error-no-report = No existe esa denuncia, o ya está atendida.
server-error-is-admin = Esa persona también cuida este servidor. Eso solo se cambia en la línea de órdenes.

server-admin-title = Cuidar el servidor
server-admin-reports = Denuncias
server-admin-people = Personas
server-admin-games = Partidas
server-admin-acts = Lo que se ha hecho
server-admin-reports-open = Denuncias abiertas
server-admin-reports-handled = Denuncias atendidas
server-admin-none = No hay nada.
server-admin-by = denunciado por { $name }
server-admin-about = sobre { $name }
server-admin-why = Motivo: { $reason }
server-admin-handled = Atendida
server-admin-handle = Marcar como atendida
server-admin-note = Qué se ha hecho (opcional)
server-admin-search = Un nombre o un número
server-admin-nobody = Nadie se llama así.
server-admin-is = cuida el servidor
server-admin-suspended-good = Suspensión para siempre
server-admin-suspended-until = Suspensión hasta
server-admin-acts-about = Hacer algo
server-admin-suspend = Suspender
server-admin-unsuspend = Levantar la suspensión
server-admin-days = Por cuánto tiempo
server-admin-good = para siempre
server-admin-sessions = Terminar todas las sesiones
server-admin-name = Otro nombre
server-admin-rename = Cambiar el nombre
server-admin-done-suspend = Suspensión impuesta.
server-admin-done-unsuspend = Suspensión levantada.
server-admin-done-sessions = Todas las sesiones han terminado.
server-admin-done-rename = Nombre cambiado.
server-admin-room = { $count ->
    [one] Una partida, { $kb } kB
   *[other] { $count } partidas, { $kb } kB
}
server-admin-size = { $kb } kB
server-admin-sure = Lo digo en serio
server-admin-drop-sure = ¿Borrar para siempre la mesa «{ $title }»?
server-admin-when = Cuándo
server-admin-who = Quién
server-admin-what = Qué
server-admin-whom = Sobre
server-admin-command = la línea de órdenes
server-admin-older = Anteriores
server-admin-act-grant = encargó el cuidado del servidor
server-admin-act-revoke = retiró el cuidado del servidor
server-admin-act-handle = atendió una denuncia
server-admin-act-suspend = suspendió
server-admin-act-unsuspend = levantó la suspensión
server-admin-act-sessions = terminó todas las sesiones
server-admin-act-rename = cambió el nombre
server-admin-act-drop-game = borró una partida
