# The words that stand on the table of Glory to Rome in the browser. What the game itself says is in
# its own catalogue; these are titles of places, and what a screen reader says of a thing.

glory-board-turn = Turn { $turn }
glory-board-leads = { $name } leads
glory-board-edition = Edition: { $edition }
glory-board-beginner = beginners’ game
glory-board-deck = Deck
glory-board-deck-label = Deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
glory-board-jacks = Jacks
glory-board-jacks-label = { $count ->
    [0] No jacks left
    [one] 1 jack left
   *[other] { $count } jacks left
}

## The centre

glory-board-place = Place
glory-board-pool = Pool
glory-board-sites = Sites
glory-board-in-and-out = in + out
glory-board-kind-label = { $role } and { $material }, value { $value }{ $led ->
    [yes] ; the role led this turn
   *[no] {""}
}
glory-board-pool-label = { $material }: { $count } in the pool
glory-board-site-label = { $material } sites: { $town } in town, { $outside } out of town
glory-board-roles = Roles of this turn
glory-board-role-led = { $role } is led
glory-board-no-role = No role led yet
glory-board-mode-awaited = to decide
glory-board-mode-led = leads
glory-board-mode-followed = follows
glory-board-mode-thought = thinks
glory-board-has-drawn = a card drawn
glory-board-public = In force for everybody:

## A camp

glory-board-others = Other camps
glory-board-camp = { $who ->
    [you] Your camp
   *[other] Camp of { $name }
}
glory-board-seat-label = { $title }. Influence { $influence }. { $hand ->
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
glory-board-points = { $count } VP
glory-board-points-label = Points that all can count: { $count }
glory-board-points-now = now { $least } to { $most } and bonuses
glory-board-points-now-label = If the game ended now, you would have { $least } to { $most } points and what you win of the bonuses
glory-board-you = you
glory-board-leader = leader
glory-board-backs = would concede to { $name }
glory-board-held = action held: { $role }
glory-board-own-sites = Sites of completed buildings: { $sites }
glory-board-open = Open the camp of { $name }
glory-board-close = Close the camp of { $name }
glory-board-clients = Clientele
glory-board-stock = Stockpile
glory-board-vault = Vault
glory-board-built = Buildings of { $name }
glory-board-nothing = –
glory-board-nothing-built = Nothing built yet
glory-board-hidden = { $count } face down
glory-board-client-label = { $role }: { $count ->
    [one] 1 client
   *[other] { $count } clients
} of { $name }, { $ready } yet to act
glory-board-stock-label = { $material }: { $count } in the stockpile of { $name }
glory-board-vault-label = { $material }: { $count } in the vault of { $name }
glory-board-hand-label = { $name }: { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, limit { $limit }{ $jacks ->
    [0] {""}
    [one] {""}; 1 jack
   *[other] {""}; { $jacks } jacks
}
glory-board-structure-label = { $name }, { $owner }: { $state ->
    [done] completed
   *[begun] begun on a { $site } site, { $done } of { $need }
}{ $opened ->
    [yes] , in force for everybody
   *[no] { $force ->
        [yes] , in force
       *[no] {""}
    }
}. { $effect }
glory-board-for-all = for all

## One's own hand

glory-board-your-hand = Your hand
glory-board-own-hand-label = Your hand: { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}, limit { $limit }
glory-board-empty-hand = Your hand is empty
glory-board-just-drawn = just drawn
glory-board-card-label = { $name }{ $count ->
    [one] {""}
   *[other] {""}, { $count } of them
}. { $role }, { $material }, value { $value }. { $effect }
glory-board-jack-label = { $name }{ $count ->
    [one] {""}
   *[other] {""}, { $count } of them
}. { $effect }
glory-board-played-label = Played{ $name ->
    [none] {""}
   *[other] {" "}by { $name }
}: { $card }
glory-board-about = About { $thing }

## The end

glory-board-scores = Scores
glory-board-player = Player
glory-board-winner = winner
glory-board-score-influence = Influence
glory-board-score-vault = Vault
glory-board-score-bonuses = Bonuses
glory-board-score-total = Total
glory-board-score-hand = Hand
