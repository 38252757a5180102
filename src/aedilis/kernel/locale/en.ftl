# Words that both games share.

kernel-and = and
kernel-and-before-i = and
kernel-seat = Seat { $number }
kernel-quoted = “{ $text }”

kernel-pick-exactly = Choose { $low }.
kernel-pick-up-to = Choose up to { $high }.
kernel-pick-between = Choose { $low } to { $high }.

kernel-ambiguous = Several moves fit this description. Say more precisely what you mean.

kernel-undo-over = The game is over: nothing can be taken back.
kernel-undo-nothing = There is nothing to take back yet.
kernel-undo-revealed = Nothing can be taken back: the last move brought something hidden to light.
kernel-undo-other = Nothing of yours can be taken back: another player has moved since.
