# La morra in italiano. $who è "you" per chi legge e "other" per tutti gli altri.

morra-title = Morra
morra-about = Dita e calcolo, come si giocava in ogni strada di Roma: mostra, chiama la somma e prendi la posta. Da 2 a 5 giocatori, pochi minuti.
morra-bot-augur = Bot: un augure, che conta ciò che si è mostrato
morra-option-points = con quanti punti si vince
morra-measure-points = Punti

morra-ask = Quante dita mostri?
    .topic = dita e una chiamata
morra-ask-call = Quante ne mostrerete tutti insieme?
morra-fingers = { $count ->
    [one] { $count } dito
   *[other] { $count } dita
}
morra-move = { morra-fingers }, chiamando { $call }

morra-round = Mano { $round }: la posta è di { $stake ->
    [one] { $stake } punto
   *[other] { $stake } punti
}.
morra-chosen = { $who ->
    [you] Hai
   *[other] { $name } ha
} scelto.
morra-chosen-seen = Mostri { $fingers } e chiami { $call }.
morra-shown = { $who ->
    [you] Mostri { $fingers } e hai
   *[other] { $name } mostra { $fingers } e ha
} chiamato { $call }.
morra-sum = In tutto si mostrano { $sum }.
morra-taken = { $who ->
    [you] Prendi
   *[other] { $name } prende
} la posta, { $stake ->
    [one] { $stake } punto
   *[other] { $stake } punti
}{ $several ->
    [1] {""}
   *[other] , a sorte fra { $several }
}.
morra-over = { $won ->
    [you] Hai vinto: { $winners }.
   *[other] Fine della partita: vince { $winners }.
}

morra-turn = Mano { $turn }
morra-stake = La posta di questa mano è di { $stake ->
    [one] { $stake } punto
   *[other] { $stake } punti
}; si vince con { $target }.
morra-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
morra-ready = ha scelto
morra-thinking = ci pensa ancora
morra-before = la mano prima: { morra-fingers }, chiamando { $call }
morra-hand = La tua mano
morra-hand-open = ancora da decidere
morra-score = { $name }: { morra-points }

morra-refused-over = La partita è finita.
morra-refused-chosen = In questa mano hai già scelto.
morra-refused-odd = Mostra da 1 a { $hand } dita e chiama una somma che possano dare con le altre mani.
