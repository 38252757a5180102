# The table of Glory to Rome told and drawn in a terminal, in English. $who is "you" for the reader and
# "other" for everybody else. What is "short" or a "column" stands in narrow places.

glory-table-none = none
glory-table-turn = Turn { $turn }, { $who ->
    [you] you are the leader
   *[other] leader { $leader }
}{ $role ->
    [none] {""}
   *[other] : { $role } is led
}
glory-table-deck = { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in the deck, { $jacks ->
    [one] 1 jack
   *[other] { $jacks } jacks
} left
glory-table-pool = Pool: { $cards }
glory-table-sites = Sites in town: { $sites }
glory-table-sites-outside = Sites out of town: { $sites }
glory-table-open-to-all = Open to everybody: { $cards }
glory-table-camp = { $who ->
    [you] Your camp ({ $name })
   *[other] Camp of { $name }
}
glory-table-camp-influence = Influence { $influence }; { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $jacks ->
    [0] no jack
    [one] 1 of them a jack
   *[other] { $jacks } of them jacks
}; hand limit { $limit }
glory-table-thought = thinks this turn
glory-table-led = leads with { $cards }
glory-table-followed = follows with { $cards }
glory-table-camp-clientele = Clientele { $count } of { $limit }: { $clients }
glory-table-camp-stockpile = Stockpile: { $cards }
glory-table-camp-vault = Vault { $count } of { $limit }{ $known ->
    [0] {""}
   *[other] , open: { $cards }
}
glory-table-camp-done = Completed: { $cards }
glory-table-camp-begun = Begun: { $card } on { $site }, { $have } of { $need }{ $have ->
    [0] {""}
   *[other] {" "}({ $materials })
}
glory-table-camp-force = Functions in force: { $cards }
glory-table-camp-drawn = Drawn and not yet placed: { $card }
glory-table-camp-backs = Would concede the game to { $name }
glory-table-your-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
glory-table-rank = { $score }, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand
glory-table-deck-short = deck { $deck } · jacks { $jacks }
glory-table-pool-short = Pool
glory-table-sites-short = In town
glory-table-outside-short = Outside
glory-table-column-camp = { " " }Camp
glory-table-column-influence = Infl
glory-table-column-clientele = Clientele
glory-table-column-stockpile = Stockpile
glory-table-column-vault = Vault
glory-table-column-hand = Hand
glory-table-legend-materials = Materials: { $letters }; J jack
glory-table-legend-signs = { $done } complete, { $missing } material missing, { $force } in force before it is complete, { $down } face down
glory-table-group-cards = Card
glory-table-group-jack = Jack
glory-table-group-petition = Petition
glory-table-group-palace = Palace
glory-table-group-think = Think
glory-table-group-discard = Discard
glory-table-group-lay = Foundation
glory-table-group-add = Material
glory-table-group-open = Stairway
glory-table-group-other = Other
glory-table-short-think-jack = A jack
glory-table-short-think-refill = Refill
glory-table-short-think-card = One card
glory-table-command-order = order gift ask|never — whether you are asked for a gift when a demand does not bind you
glory-table-order-usage = Say: order gift ask or order gift never.
