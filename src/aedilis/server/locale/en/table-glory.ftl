# The words that stand on the table of Glory to Rome in the browser. What the game itself says is in
# its own catalogue; these are titles of places, and what a screen reader says of a thing.

server-table-glory-turn = Turn { $turn }
server-table-glory-leads = { $name } leads
server-table-glory-edition = Edition { $edition }
server-table-glory-beginner = beginners’ game
server-table-glory-deck = Deck
server-table-glory-deck-label = Deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
server-table-glory-jacks = Jacks
server-table-glory-jacks-label = { $count ->
    [0] No jacks left
    [one] 1 jack left
   *[other] { $count } jacks left
}

## The centre

server-table-glory-place = Place
server-table-glory-pool = Pool
server-table-glory-sites = Sites
server-table-glory-in-and-out = in + out
server-table-glory-kind-label = { $role } and { $material }, value { $value }{ $led ->
    [yes] ; the role led this turn
   *[no] {""}
}
server-table-glory-pool-label = { $material }: { $count } in the pool
server-table-glory-site-label = { $material } sites: { $town } in town, { $outside } out of town
server-table-glory-roles = Roles of this turn
server-table-glory-role-led = { $role } is led
server-table-glory-no-role = No role led yet
server-table-glory-mode-awaited = to decide
server-table-glory-mode-led = leads
server-table-glory-mode-followed = follows
server-table-glory-mode-thought = thinks
server-table-glory-has-drawn = a card drawn
server-table-glory-public = In force for everybody:

## A camp

server-table-glory-others = Other camps
server-table-glory-camp = { $who ->
    [you] Your camp
   *[other] Camp of { $name }
}
server-table-glory-seat-label = { $title }. Influence { $influence }. { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand{ $jacks ->
    [0] {""}
    [one] {""}, 1 of them a jack
   *[other] {""}, { $jacks } of them jacks
}{ $leads ->
    [yes] . Leader of this turn
   *[no] {""}
}.
server-table-glory-you = you
server-table-glory-leader = leader
server-table-glory-backs = would concede to { $name }
server-table-glory-held = action held: { $role }
server-table-glory-own-sites = Sites of completed buildings: { $sites }
server-table-glory-open = Open the camp of { $name }
server-table-glory-close = Close the camp of { $name }
server-table-glory-clients = Clientele
server-table-glory-stock = Stockpile
server-table-glory-vault = Vault
server-table-glory-built = Buildings of { $name }
server-table-glory-nothing = –
server-table-glory-nothing-built = Nothing built yet
server-table-glory-hidden = { $count } face down
server-table-glory-client-label = { $role }: { $count ->
    [one] 1 client
   *[other] { $count } clients
} of { $name }, { $ready } yet to act
server-table-glory-stock-label = { $material }: { $count } in the stockpile of { $name }
server-table-glory-vault-label = { $material }: { $count } in the vault of { $name }
server-table-glory-hand-label = { $name }: { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, limit { $limit }{ $jacks ->
    [0] {""}
    [one] {""}; 1 jack
   *[other] {""}; { $jacks } jacks
}
server-table-glory-structure-label = { $name }, { $owner }: { $state ->
    [done] completed
   *[begun] begun on a { $site } site, { $done } of { $need }
}{ $opened ->
    [yes] , in force for everybody
   *[no] { $force ->
        [yes] , in force
       *[no] {""}
    }
}. { $effect }
server-table-glory-for-all = for all

## One's own hand

server-table-glory-your-hand = Your hand
server-table-glory-own-hand-label = Your hand: { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}, limit { $limit }
server-table-glory-empty-hand = Your hand is empty
server-table-glory-just-drawn = just drawn
server-table-glory-card-label = { $name }{ $count ->
    [one] {""}
   *[other] {""}, { $count } of them
}. { $role }, { $material }, value { $value }. { $effect }
server-table-glory-jack-label = { $name }{ $count ->
    [one] {""}
   *[other] {""}, { $count } of them
}. { $effect }
server-table-glory-played-label = Played{ $name ->
    [none] {""}
   *[other] {" "}by { $name }
}: { $card }
server-table-glory-about = About { $thing }

## The end

server-table-glory-scores = Scores
server-table-glory-player = Player
server-table-glory-winner = winner
server-table-glory-score-influence = Influence
server-table-glory-score-vault = Vault
server-table-glory-score-bonuses = Bonuses
server-table-glory-score-total = Total
server-table-glory-score-hand = Hand
