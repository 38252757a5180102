# Il tavolo di Sit Gloria Romae, raccontato e disegnato in un terminale, in italiano. $who è "you" per
# chi legge e "other" per tutti gli altri. Ciò che è "short" o "column" sta in posti stretti.

glory-table-none = niente
glory-table-turn = Turno { $turn }, { $who ->
    [you] il Prefetto sei tu
   *[other] Prefetto: { $leader }
}{ $role ->
    [none] {""}
   *[other] ; si conduce { $role }
}
glory-table-deck = { $deck ->
    [one] 1 carta
   *[other] { $deck } carte
} nel mazzo, { $jacks ->
    [one] resta 1 Senatore
   *[other] restano { $jacks } Senatori
}
glory-table-pool = Piatto: { $cards }
glory-table-sites = Siti In Città: { $sites }
glory-table-sites-outside = Siti Fuori Città: { $sites }
glory-table-open-to-all = Pubblici per tutti: { $cards }
glory-table-camp = { $who ->
    [you] Il tuo campo ({ $name })
   *[other] Campo { DI($name) }
}
glory-table-camp-influence = Influenza { $influence }; { $hand ->
    [one] 1 carta
   *[other] { $hand } carte
} in mano, { $jacks ->
    [0] nessun Senatore
    [one] di cui 1 Senatore
   *[other] di cui { $jacks } Senatori
}; limite di mano { $limit }
glory-table-thought = pensa in questo turno
glory-table-led = conduce con { $cards }
glory-table-followed = segue con { $cards }
glory-table-camp-clientele = Clientela { $count } su { $limit }: { $clients }
glory-table-camp-stockpile = Magazzino: { $cards }
glory-table-camp-vault = Cantina { $count } su { $limit }{ $known ->
    [0] {""}
   *[other] , scoperte: { $cards }
}
glory-table-camp-done = Completi: { $cards }
glory-table-camp-begun = Iniziato: { $card }, Sito di { $site }, { $have } su { $need }{ $have ->
    [0] {""}
   *[other] {" "}({ $materials })
}
glory-table-camp-force = Funzioni in vigore: { $cards }
glory-table-camp-drawn = Pescata e non ancora collocata: { $card }
glory-table-camp-backs = Concederebbe la vittoria { A($name) }
glory-table-your-hand = { $count ->
    [0] La tua mano è vuota
    [one] La tua mano: 1 carta
   *[other] La tua mano: { $count } carte
}
glory-table-rank = { $score }, { $hand ->
    [one] 1 carta
   *[other] { $hand } carte
} in mano
glory-table-deck-short = mazzo { $deck } · Senatori { $jacks }
glory-table-pool-short = Piatto
glory-table-sites-short = In Città
glory-table-outside-short = Fuori
glory-table-column-camp = { " " }Giocatore
glory-table-column-influence = Infl
glory-table-column-clientele = Clientela
glory-table-column-stockpile = Magazzino
glory-table-column-vault = Cantina
glory-table-column-hand = Mano
glory-table-legend-materials = Materiali: { $letters }; J Senatore
glory-table-legend-signs = { $done } completo, { $missing } materiale mancante, { $force } in vigore prima del completamento, { $down } coperta
glory-table-group-cards = Carta
glory-table-group-jack = Senatore
glory-table-group-petition = Supplica
glory-table-group-palace = Palazzo
glory-table-group-think = Pensare
glory-table-group-discard = Scartare
glory-table-group-lay = Fondamenta
glory-table-group-add = Materiale
glory-table-group-open = Scalinata
glory-table-group-other = Altro
glory-table-short-think-jack = Un Senatore
glory-table-short-think-refill = Riempire
glory-table-short-think-card = Una carta
glory-table-command-order = order gift ask|never — se ti si chiede che cosa consegni quando una richiesta non ti obbliga
glory-table-order-usage = Scrivi: order gift ask oppure order gift never.
