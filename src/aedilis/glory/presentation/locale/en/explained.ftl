# What each sign means, and how the game stands, in English.

glory-sign-part-kinds = Materials and roles
glory-sign-part-camp = In a camp
glory-sign-part-buildings = On a building
glory-sign-part-middle = In the middle
glory-sign-part-asked = When you are asked
glory-sign-laborer = Takes a material from the pool into the stockpile.
glory-sign-craftsman = Lays a foundation, or adds a material from the hand to a building.
glory-sign-legionary = Demands the materials of the cards shown: from the pool, and from the neighbours’ hands.
glory-sign-architect = Lays a foundation, or adds a material from the stockpile to a building.
glory-sign-merchant = Moves a material from the stockpile face down into the vault, where it scores its value.
glory-sign-patron = Hires a card from the pool as a client, who acts whenever his role is led.
glory-sign-jack = Jack
    .line = Stands for any role when you lead or follow; it is no material.
glory-sign-coins = Coins
    .line = The value of a card: so many materials its building takes, so much influence it brings, so many points it scores in a vault.
glory-sign-influence = Influence
    .line = Each is a point at the end; it also bounds clientele and vault, and buildings count by it.
glory-sign-points = Points that all can count
    .line = The most points win; what lies face down in vaults, and the bonuses for it, are known at the end only.
glory-sign-clients = Clientele
    .line = Each client acts once more for you when his role is led, even if you think.
glory-sign-stock = Stockpile
    .line = What architects build with and merchants sell; it has no limit.
glory-sign-vault = Vault
    .line = Each card scores its value at the end, and most of a material 3 more.
glory-sign-hand = Hand
    .line = Cards to play as roles, to lay as buildings or to use as materials; the limit matters only when you think.
glory-sign-begun = Building begun
    .line = Each empty place is a material still missing.
glory-sign-done = Building completed
    .line = Its site counts as influence, and its function is in force.
glory-sign-for-all = For all
    .line = A Stairway has opened this function to everybody.
glory-sign-glow = Golden edge
    .line = This building’s function matters to what you are asked now.
glory-sign-deck = Deck
    .line = Thinking and some buildings draw from it; when it is used up the game ends.
glory-sign-pool = Pool
    .line = Laborers take materials from it, patrons hire clients, legionaries demand. Cards played as roles come here after the turn.
glory-sign-sites = Sites
    .line = Left in town, and after the plus out of town; every building stands on one.
glory-sign-open = Green edge
    .line = This can be chosen now.
glory-sign-chosen = Green edge with a tick
    .line = This is part of your answer.
glory-explain-jacks = { $count } of the { $all } lie in the pile.
glory-explain-value = value { $value }
glory-explain-pair = Role { $role }, material { $material }: the two always stand on the same cards.
glory-explain-material = A building of it takes as many materials as its value, { $value }, and brings as much influence; in a vault a card of it scores as much.
glory-explain-own-clients = { $count ->
    [0] You have no such clients.
    [one] 1 client of yours acts as well when it is led.
   *[other] { $count } clients of yours act as well when it is led.
}
glory-explain-led = led this turn
glory-explain-site = Site: { $material }
glory-explain-site-left = { $town } in town, { $outside } out of town
glory-explain-sites-all = Left in town, all materials together: { $count }.
glory-explain-site-use = A building of this material begins on it, takes { $value } of it and brings { $value } influence.
glory-explain-site-outside = Out of town a foundation costs two actions of the role.
glory-explain-pool = In the pool: { $material }
glory-explain-count = { $count }
glory-explain-influence-is = influence { $count }
glory-explain-leads = { $who ->
    [you] You lead this turn.
   *[other] { $name } leads this turn.
}
glory-explain-camp = A camp: clients, materials, vault, buildings, and the influence that bounds them.
glory-explain-begun-with = { $count } to begin with.
glory-explain-from-sites = +{ $points } from { $count ->
    [one] 1 site
   *[other] { $count } sites
} of { $material }.
glory-explain-limit-influence = The limit is the influence: { $count }.
glory-explain-raised = { $card }: +{ $count }.
glory-explain-doubled = { $card }: the limit is doubled.
glory-explain-hidden = { $count ->
    [one] 1 card lies face down.
   *[other] { $count } cards lie face down.
}
glory-explain-points-influence = { $count } for influence.
glory-explain-points-vault = { $count } for open cards in the vault.
glory-explain-points-statue = { $count } for the Statue.
glory-explain-points-wall = { $count } for the Wall, by the stockpile.
glory-explain-points-hidden = { $count ->
    [one] 1 face-down card
   *[other] { $count } face-down cards
} in the vault: { $least } to { $most } more.
glory-explain-points-bonuses = Merchant bonuses, 3 for the most of each material in vaults, are not counted here.
glory-explain-points-won-bonuses = { $count } for merchant bonuses.
glory-explain-hand-limit = When you think you may fill it up to { $count }.
glory-explain-hand-jacks = { $count ->
    [one] 1 of them is a jack.
   *[other] { $count } of them are jacks.
}
glory-explain-stocked = { $material } in the stockpile of { $name }
glory-explain-client = { $role }, client of { $name }
glory-explain-ready = Yet to act this turn: { $ready } of { $count }.
glory-explain-client-use = Acts whenever { $role } is led, whether the owner follows or thinks.
glory-explain-vaulted = { $material } in the vault of { $name }
glory-explain-worth = { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
glory-explain-played = { $who ->
    [you] You have played it this turn; afterwards it goes to the pool, a jack to its pile.
   *[other] { $name } has played it this turn; afterwards it goes to the pool, a jack to its pile.
}
glory-explain-completed = completed
glory-explain-begun = { $have } of { $need } materials
glory-explain-holds = Holds { $materials }.
glory-explain-missing = Still missing: { $count } of { $material }, or what a function lets you use instead.
glory-explain-will-bring = Completed it brings { $count } influence.
glory-explain-has-brought = It has brought { $count } influence.
glory-explain-in-force = Its function is in force.
glory-explain-in-force-early = Its function is in force already, though it is not completed (Gate).
glory-explain-counted = { $name }: { $count }{ $hidden ->
    [0] .
    [one] {""}, and 1 card face down.
   *[other] {""}, and { $hidden } cards face down.
}
glory-explain-if-now = If it ended now you would have at least { $least } points and at most { $most }{ $bonuses ->
    [0] .
   *[other] {""}, and what you win of the bonuses.
}
glory-aim-points = Ahead: { $names }, { $points } VP
    .name = Who wins
    .line = At the end the most points win: influence, vault, bonuses, Statue and Wall; cards in hand break ties.
glory-aim-sites = { $count ->
    [one] 1 site left: then it ends
   *[other] { $count } sites left: then it ends
}
    .name = Sites in town
    .line = When the last site in town is taken the game ends at once; the building just begun stays unfinished.
glory-aim-deck = { $count ->
    [one] 1 card left: then it ends
   *[other] { $count } cards left: then it ends
}
    .name = The deck
    .line = When the deck is used up the game ends. A completed Catacomb ends it too.
glory-aim-forum = Forum in force: { $names }
    .name = The Forum
    .line = Whoever has a working Forum wins at once with a client of each role, and in some editions also each material in the stockpile.
