# Palabras comunes a todos los juegos.

kernel-and = y
kernel-and-alike = e
kernel-seat = Asiento { $number }
kernel-quoted = «{ $text }»
kernel-colon = { ": " }
kernel-semicolon = { "; " }

kernel-pick-exactly = Elige { $low }.
kernel-pick-up-to = Elige hasta { $high }.
kernel-pick-between = Elige de { $low } a { $high }.
kernel-amount = Un número de { $low } a { $high }.
kernel-text = Una línea de texto libre, de { $high } caracteres como máximo.
kernel-group = Otras
kernel-no-orders = En este juego no se pueden dar órdenes permanentes.

kernel-ambiguous = Varias jugadas encajan con esta descripción. Di con más precisión cuál es.
kernel-odd-word = «{ $word }» lleva algo que ninguna jugada dice: puede ser un texto, un número entero, verdadero o falso, o una lista de estos.

kernel-undo-over = La partida ha terminado: ya no se puede deshacer nada.
kernel-undo-nothing = Todavía no hay nada que deshacer.
kernel-undo-revealed = No se puede deshacer: la última jugada ha descubierto algo oculto.
kernel-undo-other = No puedes deshacer tu jugada: otro jugador ha jugado después.

kernel-recorded-deal = Según el registro, repartido: { $out }
kernel-recorded-move = Según el registro, { $name }: { $move }
kernel-recorded-chance = Según el registro, { $name }: { $move }; por azar: { $out }
kernel-recorded-undo = Según el registro, { $name }: deshizo una jugada
kernel-recorded-won = Según el registro: { $ending }. Gana: { $names }.
kernel-recorded-unwon = Según el registro: { $ending }. No ha ganado nadie.

kernel-earlier-first = { $kind }, en solitario: tu primera partida.
kernel-earlier = { $kind }, en solitario: { $count ->
    [one] 1 partida tuya antes de esta
   *[other] { $count } partidas tuyas antes de esta
}; ganadas: { $won }.
kernel-earlier-now = Esta partida
kernel-earlier-best = Tu mejor
kernel-earlier-median = Tu mediana
kernel-earlier-record = La mejor de todos
kernel-earlier-better = tu nueva marca
kernel-earlier-line = { $measure }: { $now }
kernel-earlier-line-beside = { $measure }: { $now } (la mejor hasta ahora: { $best }, mediana: { $median })
kernel-earlier-line-better = { $measure }: { $now }, tu nueva marca (la mejor hasta ahora: { $best }, mediana: { $median })
