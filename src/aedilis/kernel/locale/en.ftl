# Words that all games share.

kernel-and = and
kernel-and-alike = and
kernel-seat = Seat { $number }
kernel-quoted = “{ $text }”
kernel-colon = { ": " }
kernel-semicolon = { "; " }

kernel-pick-exactly = Choose { $low }.
kernel-pick-up-to = Choose up to { $high }.
kernel-pick-between = Choose { $low } to { $high }.
kernel-amount = A number from { $low } to { $high }.
kernel-text = One line in your own words, up to { $high } characters.
kernel-group = Other
kernel-no-orders = In this game no standing orders can be given.

kernel-ambiguous = Several moves fit this description. Say more precisely what you mean.
kernel-odd-word = “{ $word }” stands for something that no move says: there can be a text, a whole number, true or false, or a list of these.

kernel-undo-over = The game is over: nothing can be taken back.
kernel-undo-nothing = There is nothing to take back yet.
kernel-undo-revealed = Nothing can be taken back: the last move brought something hidden to light.
kernel-undo-other = Nothing of yours can be taken back: another player has moved since.

kernel-recorded-deal = As recorded, dealt: { $out }
kernel-recorded-move = As recorded, { $name }: { $move }
kernel-recorded-chance = As recorded, { $name }: { $move }; by chance: { $out }
kernel-recorded-undo = As recorded, { $name }: took a move back
kernel-recorded-won = As recorded: { $ending }. Won by: { $names }.
kernel-recorded-unwon = As recorded: { $ending }. Nobody has won.

kernel-earlier-first = { $kind }, alone: your first game.
kernel-earlier = { $kind }, alone: { $count ->
    [one] 1 game of yours before this one
   *[other] { $count } games of yours before this one
}; won: { $won }.
kernel-earlier-now = This game
kernel-earlier-best = Your best
kernel-earlier-median = Your median
kernel-earlier-record = Everyone’s best
kernel-earlier-better = your new best
kernel-earlier-line = { $measure }: { $now }
kernel-earlier-line-beside = { $measure }: { $now } (best before: { $best }, median: { $median })
kernel-earlier-line-better = { $measure }: { $now }, your new best (best before: { $best }, median: { $median })
