# Dejar la partida y volver: qué ocurre con los asientos aparte de las jugadas. También los usa la página.

server-became-resigned = { $name } ha abandonado.
server-became-taken = { $name } ha ocupado el asiento { DE($other) } y sigue jugando.
server-became-proposed = { $name } propone terminar ya la partida.
server-became-withdrawn = { $name } ya no quiere terminar la partida.
server-became-refused = { $name } no quiere terminar la partida.
server-became-agreed = Todos han acordado terminar ya la partida.

server-ended-agreed = Terminada de común acuerdo: no ha ganado nadie
server-ended-resigned = Terminada por abandono: no ha ganado nadie

server-table-given-up = abandonado; sigue { $bot }
server-table-offered-lobby = Disponible en la sala para quien lo quiera.
server-table-offered-link = Ofrecido: puede ocuparlo quien tenga este enlace.
server-table-offer-lobby = Ofrecer en la sala
server-table-offer-link = Ofrecer con un enlace
server-table-offer-end = Dejar de ofrecerlo
server-table-offer-address = Enlace al asiento { DE($name) }
server-table-offered-mine = Los demás han ofrecido tu asiento a otra persona.

server-table-leave = Dejar o terminar la partida
server-table-key-seats = Quién está en la mesa, y dejarla
server-table-resign = Abandonar
server-table-resign-what = Renuncias a tu asiento para siempre y un bot sigue en él. Los demás lo ven, y constará junto al resultado.
server-table-resign-alone = No hay nadie más aquí: la partida termina y no gana nadie.
server-table-resign-end = Proponer además a los otros que la partida termine ya
server-table-resign-sure = Abandonar para siempre
server-table-end = Proponer terminar la partida
server-table-end-alone = Terminar la partida
server-table-end-what = La partida termina ya, sin que gane nadie, si están de acuerdo todas las personas de la mesa. Después cualquiera puede verla entera, desde todos los asientos.
server-table-end-what-alone = La partida termina ya, sin que gane nadie. Después puedes verla entera, desde todos los asientos.
server-table-end-sure = Proponerlo
server-table-cancel = Seguir jugando

server-table-ending = { $name } propone terminar ya la partida, sin que gane nadie.
server-table-ending-mine = Propones terminar ya la partida. Termina cuando todos estén de acuerdo.
server-table-ending-waits = Faltan por responder: { $names }
server-table-ending-agree = De acuerdo
server-table-ending-refuse = Seguir jugando
server-table-ending-withdraw = Retirar la propuesta
server-table-ending-agreed = Has dicho que sí.

server-error-gave-up = Has renunciado a tu asiento en esta mesa, o ahora lo tiene otra persona.
server-error-not-away = En ese asiento no juega un bot por alguien ausente.
server-error-no-proposal = Nadie propone terminar la partida, o ya no.
server-error-removed = Quien creó la mesa te ha quitado de ella.

server-lobby-removed = Quien creó la mesa «{ $title }» te ha quitado de ella. Aquí te esperan otras.
server-join-remove = Quitar de la mesa
server-join-remove-sure = ¿Quitar de la mesa { A($name) }? No podrá volver a sentarse en ella.
server-seat-free = libre
server-join-goes-on = La partida está en marcha: ese asiento lo juega un bot y tú sigues desde ahí, con lo que tenga.
server-status-agreed = terminada de común acuerdo
server-status-resigned = terminada por abandono

server-became-rematch = { $name } ha abierto una mesa para la revancha.
server-table-rematch = Revancha
server-table-rematch-join = Unirse a la revancha
server-table-record = Descargar el registro
server-table-fork-all = Jugar todos los asientos desde aquí
server-table-fork-all-what = Seguir desde este momento en una partida de pruebas privada en la que juegas tú todos los asientos
server-error-no-rematch = La revancha se juega cuando la partida ha terminado.
server-error-too-many-sandboxes = Tienes { $most } partidas de pruebas. Borra antes una.
server-card-record = Registro
server-mine-sandboxes = Partidas de pruebas
server-upload = Traer un registro
server-upload-what = Un registro descargado aquí, o que viene del terminal, se convierte en una partida de pruebas privada. Antes se comprueba jugada por jugada.
server-upload-script = El archivo lo envía un script, y este navegador no ejecuta ninguno.
server-upload-file = Archivo con un registro
server-upload-choose = Elegir un archivo
server-upload-none = Aún no has elegido ninguno
server-upload-seat = Juegas
server-upload-all = todos los asientos
server-upload-send = Traerlo
