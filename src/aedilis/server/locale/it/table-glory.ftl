# Le parole che stanno sul tavolo di Glory to Rome nel browser. Ciò che dice il gioco sta nel suo
# catalogo; questi sono titoli di luoghi, e ciò che di una cosa dice un lettore di schermo.

server-table-glory-turn = Turno { $turn }
server-table-glory-leads = Prefetto: { $name }
server-table-glory-edition = Edizione { $edition }
server-table-glory-beginner = per principianti
server-table-glory-deck = Mazzo
server-table-glory-deck-label = Mazzo: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
server-table-glory-jacks = Senatori
server-table-glory-jacks-label = { $count ->
    [0] Non restano Senatori
    [one] Resta 1 Senatore
   *[other] Restano { $count } Senatori
}

## Il centro

server-table-glory-place = Luogo
server-table-glory-pool = Piatto
server-table-glory-sites = Siti
server-table-glory-in-and-out = in + fuori
server-table-glory-kind-label = { $role } e { $material }, valore { $value }{ $led ->
    [yes] ; il ruolo condotto in questo turno
   *[no] {""}
}
server-table-glory-pool-label = { $material }: { $count } nel Piatto
server-table-glory-site-label = Siti di { $material }: { $town } In Città, { $outside } Fuori Città
server-table-glory-roles = Ruoli di questo turno
server-table-glory-role-led = Si conduce { $role }
server-table-glory-no-role = Nessun ruolo condotto
server-table-glory-mode-awaited = decide
server-table-glory-mode-led = conduce
server-table-glory-mode-followed = segue
server-table-glory-mode-thought = pensa
server-table-glory-has-drawn = una carta pescata
server-table-glory-public = Pubblici per tutti:

## Un campo

server-table-glory-others = Altri campi
server-table-glory-camp = { $who ->
    [you] Il tuo campo
   *[other] Campo di { $name }
}
server-table-glory-seat-label = { $title }. Influenza { $influence }. { $hand ->
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
server-table-glory-you = tu
server-table-glory-leader = Prefetto
server-table-glory-backs = concederebbe a { $name }
server-table-glory-held = azione in sospeso: { $role }
server-table-glory-own-sites = Siti degli edifici completi: { $sites }
server-table-glory-open = Apri il campo di { $name }
server-table-glory-close = Chiudi il campo di { $name }
server-table-glory-clients = Clientela
server-table-glory-stock = Magazzino
server-table-glory-vault = Cantina
server-table-glory-built = Edifici di { $name }
server-table-glory-nothing = –
server-table-glory-nothing-built = Ancora nessun edificio
server-table-glory-hidden = { $count ->
    [one] 1 coperta
   *[other] { $count } coperte
}
server-table-glory-client-label = { $role }: { $count ->
    [one] 1 cliente
   *[other] { $count } clienti
} di { $name }, ancora da usare { $ready }
server-table-glory-stock-label = { $material }: { $count } nel Magazzino di { $name }
server-table-glory-vault-label = { $material }: { $count } nella Cantina di { $name }
server-table-glory-hand-label = { $name }: { $hand ->
    [one] 1 carta
   *[other] { $hand } carte
} in mano, limite { $limit }{ $jacks ->
    [0] {""}
    [one] {""}; 1 Senatore
   *[other] {""}; { $jacks } Senatori
}
server-table-glory-structure-label = { $name }, { $owner }: { $state ->
    [done] completo
   *[begun] iniziato, Sito di { $site }, { $done } su { $need }
}{ $opened ->
    [yes] , in vigore per tutti
   *[no] { $force ->
        [yes] , in vigore
       *[no] {""}
    }
}. { $effect }
server-table-glory-for-all = per tutti

## La propria mano

server-table-glory-your-hand = La tua mano
server-table-glory-own-hand-label = La tua mano: { $hand ->
    [one] 1 carta
   *[other] { $hand } carte
}, limite { $limit }
server-table-glory-empty-hand = La tua mano è vuota
server-table-glory-just-drawn = appena pescata
server-table-glory-card-label = { $name }{ $count ->
    [one] {""}
   *[other] {""}, in { $count } copie
}. { $role }, { $material }, valore { $value }. { $effect }
server-table-glory-jack-label = { $name }{ $count ->
    [one] {""}
   *[other] {""}, in { $count } copie
}. { $effect }
server-table-glory-played-label = Giocata{ $name ->
    [none] {""}
   *[other] {" "}da { $name }
}: { $card }
server-table-glory-about = Dettagli: { $thing }

## La fine

server-table-glory-scores = Punteggi
server-table-glory-player = Giocatore
server-table-glory-winner = vince
server-table-glory-score-influence = Influenza
server-table-glory-score-vault = Cantina
server-table-glory-score-bonuses = Bonus
server-table-glory-score-total = Totale
server-table-glory-score-hand = Mano
