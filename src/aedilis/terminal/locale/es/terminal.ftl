# Lo que dice el terminal, en español. $who es "you" para quien lee y "other" para los demás.

## Saludo y cambio de jugador

terminal-player = Jugador
terminal-player-number = Jugador { $number }
terminal-game-glory = Glory to Rome
terminal-game-republic = La República de Roma
terminal-welcome = { $game }: { $players }.
terminal-hint = Responde con un número o con las primeras palabras. ? explica la pregunta y enumera las órdenes, quit sale de la partida. Otra edición, número de jugadores o idioma: aedilis play --help
terminal-pass = Es el turno de { $name }. Pásale el aparato a { $name } y pulsa Intro.
terminal-news = Qué ha ocurrido
terminal-earlier = { $count ->
    [one] 1 suceso anterior (log lo muestra)
   *[other] { $count } sucesos anteriores (log los muestra)
}
terminal-undone = { $who ->
    [you] Deshaces tu última jugada.
   *[other] { $name } deshace su última jugada.
}
terminal-only-choice = Solo había una respuesta posible, así que se ha dado por ti.

## La mesa, contada

terminal-none = nada
terminal-turn = Turno { $turn }, { $who ->
    [you] el Líder eres tú
   *[other] Líder: { $leader }
}{ $role ->
    [none] {""}
   *[other] ; se lidera { $role }
}
terminal-deck = { $deck ->
    [one] 1 carta
   *[other] { $deck } cartas
} en el mazo, { $jacks ->
    [one] queda 1 Senador
   *[other] quedan { $jacks } Senadores
}
terminal-pool = Reserva: { $cards }
terminal-sites = Solares de la ciudad: { $sites }
terminal-sites-outside = Solares de las afueras: { $sites }
terminal-open-to-all = Públicos para todos: { $cards }
terminal-camp = { $who ->
    [you] Tu campamento ({ $name })
   *[other] Campamento de { $name }
}
terminal-camp-influence = Influencia { $influence }; { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
} en la mano, { $jacks ->
    [0] ningún Senador
    [one] 1 de ellas un Senador
   *[other] { $jacks } de ellas Senadores
}; límite de la mano { $limit }
terminal-thought = piensa este turno
terminal-led = lidera con { $cards }
terminal-followed = sigue con { $cards }
terminal-camp-clientele = Clientela { $count } de { $limit }: { $clients }
terminal-camp-stockpile = Almacén: { $cards }
terminal-camp-vault = Tesoro { $count } de { $limit }{ $known ->
    [0] {""}
   *[other] , a la vista: { $cards }
}
terminal-camp-done = Terminados: { $cards }
terminal-camp-begun = Empezado: { $card }, solar de { $site }, { $have } de { $need }{ $have ->
    [0] {""}
   *[other] {" "}({ $materials })
}
terminal-camp-force = Funciones en vigor: { $cards }
terminal-camp-drawn = Carta robada y aún sin colocar: { $card }
terminal-camp-backs = Concedería la victoria a { $name }
terminal-your-hand = { $count ->
    [0] Tu mano está vacía
    [one] Tu mano: 1 carta
   *[other] Tu mano: { $count } cartas
}
terminal-rank = { $score }, { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
} en la mano

## La mesa, dibujada. Estas palabras van en columnas estrechas.

terminal-deck-short = mazo { $deck } · Senadores { $jacks }
terminal-pool-short = Reserva
terminal-sites-short = Solares
terminal-outside-short = Afueras
terminal-column-camp = { " " }Jugador
terminal-column-influence = Infl
terminal-column-clientele = Clientela
terminal-column-stockpile = Almacén
terminal-column-vault = Tesoro
terminal-column-hand = Mano
terminal-legend-materials = Materiales: { $letters }; J Senador
terminal-legend-signs = { $done } terminado, { $missing } falta un material, { $force } en vigor antes de terminarse, { $down } boca abajo

## Preguntas

terminal-group-cards = Carta
terminal-group-jack = Senador
terminal-group-petition = Petición
terminal-group-palace = Palacio
terminal-group-think = Pensar
terminal-group-discard = Descartar
terminal-group-lay = Cimientos
terminal-group-add = Material
terminal-group-open = Escalera
terminal-group-other = Otras
terminal-pick-hint = Varios números separados por espacios, o nombres separados por comas.
terminal-pick-none-hint = Varios números separados por espacios, o nombres separados por comas; 0 para ninguno.
terminal-amount = Un número de { $low } a { $high }.
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
terminal-command-undo = undo — deshace tu última jugada, si desde entonces no se ha descubierto nada
terminal-command-table = table — otra vez toda la mesa
terminal-command-view = view [NOMBRE] — un campamento con detalle
terminal-command-cards = cards — tu mano, con lo que hace cada carta
terminal-command-card = card NOMBRE — lo que hace cualquier carta
terminal-command-log = log [N] — las últimas N cosas que han ocurrido
terminal-command-now = now — lo que puedes hacer fuera de turno, y hacerlo
terminal-command-save = save [FICHERO] — guarda la partida en un fichero
terminal-command-lang = lang en|es|it|fr — otro idioma
terminal-command-order = order gift ask|never — si se te pregunta por un regalo cuando una exigencia no te obliga
terminal-command-concede = concede NOMBRE|nobody — aceptar que gane otro
terminal-command-quit = quit — deja la mesa
terminal-ruling = Decisión: { $text }
terminal-no-rule = Ninguna regla ni carta corresponde a «{ $word }».
terminal-more-rules = Para leer una de ellas: ? { $id }
terminal-why-nothing = No hay nada prohibido que aquí tenga sentido intentar.
terminal-no-seat = «{ $name }» no está en la mesa. Juegan: { $names }.
terminal-no-card = «{ $name }» no es ninguna carta de este juego.
terminal-log-usage = log va con un número: log 30
terminal-lang-usage = lang va con uno de estos: { $languages }.
terminal-order-usage = Escribe: order gift ask u order gift never.
terminal-concede-usage = Di a quién: concede NOMBRE, o concede nobody para seguir jugando.
terminal-sure = ¿Seguro? (s/n)

## Guardar la partida

terminal-saved = Guardada en { $file }.
terminal-save-exists = { $file } ya existe; da otro nombre: save NOMBRE
terminal-save-failed = No se puede escribir { $file }: { $why }
terminal-quit = ¿Guardar la partida en { $file } antes de salir? (s/n, c para seguir jugando)
terminal-kept = La partida queda guardada en { $file }. Para seguir: aedilis play --load { $file }
terminal-keep-record = ¿Guardar el registro de esta partida? Intro para { $file }, otro nombre de fichero, o n.
