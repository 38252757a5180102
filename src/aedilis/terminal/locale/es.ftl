# Lo que dice el terminal, en español. $who es "you" para quien lee y "other" para los demás.

## Saludo y cambio de jugador

terminal-player = Jugador
terminal-player-number = Jugador { $number }
terminal-welcome = { $game }: { $players }.
terminal-hint = Responde con un número o con las primeras palabras. ? explica la pregunta y enumera las órdenes, quit sale de la partida. Otro juego, otra edición u otro escenario, otro número de jugadores u otro idioma: aedilis play --help
terminal-pass = Es el turno { DE($name) }. Pásale el aparato { A($name) } y pulsa Intro.
terminal-news = Qué ha ocurrido
terminal-earlier = { $count ->
    [one] 1 suceso anterior (log lo muestra)
   *[other] { $count } sucesos anteriores (log los muestra)
}
terminal-since = Desde tu última jugada, lo de más peso primero
terminal-since-nothing = No ha ocurrido nada desde tu última jugada.
terminal-since-more = { $count ->
    [one] 1 suceso más (log lo muestra)
   *[other] { $count } sucesos más (log los muestra)
}
terminal-recorded = Desde aquí estas reglas no le sirven: según el registro
terminal-undone = { $who ->
    [you] Deshaces tu última jugada.
   *[other] { $name } deshace su última jugada.
}
terminal-only-choice = Solo había una respuesta posible, así que se ha dado por ti.
terminal-bot-fault = { $name } tiene un fallo y no ha podido responder como debía; en su lugar se ha hecho otra cosa.

## Preguntas

terminal-pick-hint = Varios números separados por espacios, o nombres separados por comas.
terminal-pick-none-hint = Varios números separados por espacios, o nombres separados por comas; 0 para ninguno.
terminal-text = Una línea de texto libre, de { $high } caracteres como máximo; entre comillas rectas si empieza como una orden.
terminal-confirm = Intro para hacerlo, n para elegir de nuevo.
terminal-ambiguous = «{ $answer }» puede ser cualquiera de estas: { $numbers }. Da un número o más palabras.
terminal-no-number = Aquí no hay ninguna opción { $answer }.
terminal-not-understood = «{ $answer }» no es aquí ni una opción ni una orden. ? ayuda.
terminal-too-many-of = De { $item } solo hay { $count }.
terminal-words-yes = s sí y yes ok
terminal-words-no = n no volver back
terminal-words-all = todo todas todos all
terminal-words-none = nada ninguna ninguno none

## Fuera de turno

terminal-now-nothing = Ahora no puedes hacer nada fuera de turno.
terminal-now-leave = n, o Intro solo, para no hacer nada.
terminal-now-hint = Fuera de turno podrías hacer esto (escribe now): { $choices }

## Ayuda

terminal-help-commands = Órdenes en cualquier pregunta
terminal-help-answers = Intro solo muestra otra vez la mesa. Una respuesta en varias partes se pregunta parte por parte; n la empieza de nuevo.
terminal-command-help = ? — explica esta pregunta y enumera las órdenes
terminal-command-rules = ? PALABRA — las reglas sobre una palabra, una carta o un párrafo
terminal-command-why = why — lo que ahora no puedes hacer, y qué regla lo impide
terminal-command-hint = hint — qué conviene aquí y por qué
terminal-command-undo = undo — deshace tu última jugada, si desde entonces no se ha descubierto nada
terminal-command-table = table — otra vez toda la mesa
terminal-command-view = view [NOMBRE] — todo lo que se ve de un jugador
terminal-command-cards = cards — tu mano, con lo que hace cada carta
terminal-command-card = card NOMBRE — lo que hace cualquier carta
terminal-command-since = since — lo de más peso de cuanto ha ocurrido desde tu última jugada
terminal-command-log = log [N] — las últimas N cosas que han ocurrido
terminal-command-now = now — lo que puedes hacer fuera de turno, y hacerlo
terminal-command-save = save [FICHERO] — guarda la partida en un fichero
terminal-command-lang = lang en|es|it|fr — otro idioma
terminal-command-concede = concede NOMBRE|nobody — acepta que gane otro
terminal-command-quit = quit — deja la mesa
terminal-ruling = Decisión: { $text }
terminal-no-rule = Ninguna regla ni carta corresponde a «{ $word }».
terminal-more-rules = Para leer una de ellas: ? { $id }
terminal-why-nothing = No hay nada prohibido que aquí tenga sentido intentar.
terminal-advice = Lo que aquí conviene, según un bot que ve lo que tú puedes ver:
terminal-advice-none = Ahora mismo no hay ninguna pista.
terminal-review = Dónde se decidió la partida, por lo que después mostró la mesa
terminal-review-nothing = Nada en esta partida cambió mucho las posibilidades de nadie.
terminal-review-chance = { $name } { $before } % → { $after } %
terminal-review-rather = Un bot en el mismo lugar habría preferido: { $answer }. { $why }
terminal-review-same = Un bot en el mismo lugar habría hecho lo mismo. { $why }
terminal-no-seat = «{ $name }» no está en la mesa. Juegan: { $names }.
terminal-no-card = «{ $name }» no es ninguna carta de este juego.
terminal-log-usage = log va con un número: log 30
terminal-lang-usage = lang va con uno de estos: { $languages }.
terminal-concede-usage = Di a quién: concede NOMBRE, o concede nobody para seguir jugando.
terminal-sure = ¿Seguro? (s/n)
terminal-order-longer = Órdenes que dicen más
terminal-order-how = Da una por su número o sus palabras: order 1 pregunta lo demás; order 1 contra 5 lo dice todo.
terminal-order-given = { $order } (ordenado)
terminal-order-back = retirar la orden
terminal-order-taken-back = Retirada: { $order }
terminal-order-most = { $counts }, como máximo: un número de 0 a { $most }.

## Guardar la partida

terminal-saved = Guardada en { $file }.
terminal-save-exists = { $file } ya existe; da otro nombre: save NOMBRE
terminal-save-failed = No se puede escribir { $file }: { $why }
terminal-quit = ¿Guardar la partida en { $file } antes de salir? (s/n, c para seguir jugando)
terminal-kept = La partida queda guardada en { $file }. Para seguir: aedilis play --load { $file }
terminal-earlier-unkept = Este resultado no se ha podido guardar en { $file }: { $why }
terminal-keep-record = ¿Guardar el registro de esta partida? Intro para { $file }, otro nombre de fichero, o n.

## Lecciones

terminal-lesson-guide = Partida guiada: { $title }
terminal-lesson-puzzle = Problema: { $title }
terminal-lesson-commands = hint te ayuda, undo vuelve atrás, leave termina la lección y te deja seguir desde aquí contra bots.
terminal-lesson-other = Eso está permitido, pero no es lo que enseña este paso; no se ha hecho nada. Sigue leyendo, o escribe hint.
terminal-lesson-left = { $count ->
    [one] Te queda 1 jugada.
   *[other] Te quedan { $count } jugadas.
}
terminal-lesson-failed = No es eso. No te quedan jugadas y no has llegado a la meta.
terminal-lesson-again = Pulsa Intro para volver a empezar, o escribe leave para seguir desde aquí, o quit.
terminal-lesson-rules = Las reglas sobre esto: { $rules } (aedilis rules las muestra).
terminal-lesson-go-on = ¿Quieres jugar esta partida hasta el final contra bots? (s/n)
terminal-lesson-move = Prueba esto: { $move }
terminal-lesson-move-now = Escribe now y elige después: { $move }
terminal-lesson-astray = Ya has ido por otro camino. Escribe undo para volver atrás, y luego hint.
terminal-lesson-not-kept = Una partida que empezó como lección no se puede guardar.
terminal-lesson-left-already = La lección ha terminado; esta es una partida como cualquier otra.
terminal-lesson-set-out = Desde aquí juegas contra bots. ¡Suerte!
terminal-command-leave = leave — termina la lección; sigues desde aquí contra bots
