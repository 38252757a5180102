# Le parole che stanno sul tavolo di Glory to Rome nel browser. Ciò che dice il gioco sta nel suo
# catalogo; questi sono titoli di luoghi, e ciò che di una cosa dice un lettore di schermo.

glory-board-turn = Turno { $turn }
glory-board-leads = Prefetto: { $name }
glory-board-edition = Edizione: { $edition }
glory-board-beginner = per principianti
glory-board-deck = Mazzo
glory-board-deck-label = Mazzo: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
glory-board-jacks = Senatori
glory-board-jacks-label = { $count ->
    [0] Non restano Senatori
    [one] Resta 1 Senatore
   *[other] Restano { $count } Senatori
}

## Il centro

glory-board-place = Luogo
glory-board-pool = Piatto
glory-board-sites = Siti
glory-board-in-and-out = in + fuori
glory-board-kind-label = { $role } e { $material }, valore { $value }{ $led ->
    [yes] ; il ruolo condotto in questo turno
   *[no] {""}
}
glory-board-pool-label = { $material }: { $count } nel Piatto
glory-board-site-label = Siti di { $material }: { $town } In Città, { $outside } Fuori Città
glory-board-roles = Ruoli di questo turno
glory-board-role-led = Si conduce { $role }
glory-board-no-role = Nessun ruolo condotto
glory-board-mode-awaited = decide
glory-board-mode-led = conduce
glory-board-mode-followed = segue
glory-board-mode-thought = pensa
glory-board-has-drawn = una carta pescata
glory-board-public = Pubblici per tutti:

## Un campo

glory-board-others = Altri campi
glory-board-camp = { $who ->
    [you] Il tuo campo
   *[other] Campo { DI($name) }
}
glory-board-seat-label = { $title }. Influenza { $influence }. { $hand ->
    [one] 1 carta
   *[other] { $hand } carte
} in mano{ $jacks ->
    [0] {""}
    [one] {""}, di cui 1 Senatore
   *[other] {""}, di cui { $jacks } Senatori
}{ $leads ->
    [yes] . Prefetto di questo turno
   *[no] {""}
}.
glory-board-points = { $count } PV
glory-board-points-label = Punti che tutti possono contare: { $count }
glory-board-points-now = ora da { $least } a { $most } e bonus
glory-board-points-now-label = Se la partita finisse ora, avresti da { $least } a { $most } punti e i bonus che ottieni
glory-board-you = tu
glory-board-leader = Prefetto
glory-board-backs = concederebbe { A($name) }
glory-board-held = azione in sospeso: { $role }
glory-board-own-sites = Siti degli edifici completi: { $sites }
glory-board-open = Apri il campo { DI($name) }
glory-board-close = Chiudi il campo { DI($name) }
glory-board-clients = Clientela
glory-board-stock = Magazzino
glory-board-vault = Cantina
glory-board-built = Edifici { DI($name) }
glory-board-nothing = –
glory-board-nothing-built = Ancora nessun edificio
glory-board-hidden = { $count ->
    [one] 1 coperta
   *[other] { $count } coperte
}
glory-board-client-label = { $role }: { $count ->
    [one] 1 cliente
   *[other] { $count } clienti
} { DI($name) }, ancora da usare { $ready }
glory-board-stock-label = { $material }: { $count } nel Magazzino { DI($name) }
glory-board-vault-label = { $material }: { $count } nella Cantina { DI($name) }
glory-board-hand-label = { $name }: { $hand ->
    [one] 1 carta
   *[other] { $hand } carte
} in mano, limite { $limit }{ $jacks ->
    [0] {""}
    [one] {""}; 1 Senatore
   *[other] {""}; { $jacks } Senatori
}
glory-board-structure-label = { $name }, { $owner }: { $state ->
    [done] completo
   *[begun] iniziato, Sito di { $site }, { $done } su { $need }
}{ $opened ->
    [yes] , in vigore per tutti
   *[no] { $force ->
        [yes] , in vigore
       *[no] {""}
    }
}. { $effect }
glory-board-for-all = per tutti

## La propria mano

glory-board-your-hand = La tua mano
glory-board-own-hand-label = La tua mano: { $hand ->
    [one] 1 carta
   *[other] { $hand } carte
}, limite { $limit }
glory-board-empty-hand = La tua mano è vuota
glory-board-just-drawn = appena pescata
glory-board-card-label = { $name }{ $count ->
    [one] {""}
   *[other] {""}, in { $count } copie
}. { $role }, { $material }, valore { $value }. { $effect }
glory-board-jack-label = { $name }{ $count ->
    [one] {""}
   *[other] {""}, in { $count } copie
}. { $effect }
glory-board-played-label = Giocata{ $name ->
    [none] {""}
   *[other] {" "}da { $name }
}: { $card }
glory-board-about = Dettagli: { $thing }

## La fine

glory-board-scores = Punteggi
glory-board-player = Giocatore
glory-board-winner = vince
glory-board-score-influence = Influenza
glory-board-score-vault = Cantina
glory-board-score-bonuses = Bonus
glory-board-score-total = Totale
glory-board-score-hand = Mano
