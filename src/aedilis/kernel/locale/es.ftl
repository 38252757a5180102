# Palabras comunes a los dos juegos.

kernel-and = y
kernel-and-before-i = e
kernel-seat = Asiento { $number }
kernel-quoted = «{ $text }»

kernel-pick-exactly = Elige { $low }.
kernel-pick-up-to = Elige hasta { $high }.
kernel-pick-between = Elige de { $low } a { $high }.

kernel-ambiguous = Varias jugadas encajan con esta descripción. Di con más precisión cuál es.

kernel-undo-over = La partida ha terminado: ya no se puede deshacer nada.
kernel-undo-nothing = Todavía no hay nada que deshacer.
kernel-undo-revealed = No se puede deshacer: la última jugada ha descubierto algo oculto.
kernel-undo-other = No puedes deshacer tu jugada: otro jugador ha jugado después.
