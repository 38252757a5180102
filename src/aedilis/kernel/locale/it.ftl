# Parole comuni a tutti i giochi.

kernel-and = e
kernel-and-alike = ed
kernel-seat = Posto { $number }
kernel-quoted = «{ $text }»
kernel-colon = { ": " }
kernel-semicolon = { "; " }

kernel-pick-exactly = Scegline { $low }.
kernel-pick-up-to = Scegline fino a { $high }.
kernel-pick-between = Scegline da { $low } a { $high }.
kernel-amount = Un numero da { $low } a { $high }.
kernel-text = Una riga di testo libero, al massimo { $high } caratteri.
kernel-group = Altro
kernel-no-orders = In questo gioco non si possono dare ordini permanenti.

kernel-ambiguous = Più mosse corrispondono a questa descrizione. Indica meglio quale intendi.
kernel-odd-word = «{ $word }» contiene qualcosa che nessuna mossa dice: può essere un testo, un numero intero, vero o falso, o una lista di questi.

kernel-undo-over = La partita è finita: non si può più annullare nulla.
kernel-undo-nothing = Non c’è ancora nulla da annullare.
kernel-undo-revealed = Non si può annullare: l’ultima mossa ha rivelato qualcosa di nascosto.
kernel-undo-other = Non puoi annullare la tua mossa: un altro giocatore ha mosso dopo di te.

kernel-recorded-deal = Come registrato, distribuito: { $out }
kernel-recorded-move = Come registrato, { $name }: { $move }
kernel-recorded-chance = Come registrato, { $name }: { $move }; dal caso: { $out }
kernel-recorded-undo = Come registrato, { $name }: ha annullato una mossa
kernel-recorded-won = Come registrato: { $ending }. Vince: { $names }.
kernel-recorded-unwon = Come registrato: { $ending }. Non ha vinto nessuno.

kernel-earlier-first = { $kind }, in solitario: la tua prima partita.
kernel-earlier = { $kind }, in solitario: { $count ->
    [one] 1 tua partita prima di questa
   *[other] { $count } tue partite prima di questa
}; vinte: { $won }.
kernel-earlier-now = Questa partita
kernel-earlier-best = La tua migliore
kernel-earlier-median = La tua mediana
kernel-earlier-record = La migliore di tutti
kernel-earlier-better = il tuo nuovo primato
kernel-earlier-line = { $measure }: { $now }
kernel-earlier-line-beside = { $measure }: { $now } (la migliore finora: { $best }, mediana: { $median })
kernel-earlier-line-better = { $measure }: { $now }, il tuo nuovo primato (la migliore finora: { $best }, mediana: { $median })
