# Parole comuni ai due giochi.

kernel-and = e
kernel-and-before-i = e
kernel-seat = Posto { $number }
kernel-quoted = «{ $text }»

kernel-pick-exactly = Scegline { $low }.
kernel-pick-up-to = Scegline fino a { $high }.
kernel-pick-between = Scegline da { $low } a { $high }.

kernel-ambiguous = Più mosse corrispondono a questa descrizione. Indica meglio quale intendi.

kernel-undo-over = La partita è finita: non si può più annullare nulla.
kernel-undo-nothing = Non c'è ancora nulla da annullare.
kernel-undo-revealed = Non si può annullare: l'ultima mossa ha rivelato qualcosa di nascosto.
kernel-undo-other = Non puoi annullare la tua mossa: un altro giocatore ha mosso dopo di te.
