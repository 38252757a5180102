# The board of The Republic of Rome in the browser, in English.
#
# These are the words printed on the board itself; names and sentences come from the game. Those that
# begin with "letter" or "phase" stand in narrow places: one letter, or one short word.

## A thing, and what is said of it

server-table-republic-said-of = { $thing }: { $said }

## The State

server-table-republic-start = Before the first turn
server-table-republic-turn = Turn { $turn }
server-table-republic-phases = Phases of the turn
server-table-republic-phase-mortality = Mortality
server-table-republic-phase-revenue = Revenue
server-table-republic-phase-forum = Forum
server-table-republic-phase-population = People
server-table-republic-phase-senate = Senate
server-table-republic-phase-combat = Combat
server-table-republic-phase-revolution = Revolution
server-table-republic-steps = Steps of this phase
server-table-republic-step-consuls = Consuls
server-table-republic-step-dictator = Dictator
server-table-republic-step-censor = Censor
server-table-republic-step-prosecutions = Trials
server-table-republic-step-governors = Governors
server-table-republic-step-other = Business
server-table-republic-step-closing = Closing
server-table-republic-treasury = State treasury { $treasury } talents, next year { $change }. Show the budget
server-table-republic-unrest = Unrest
server-table-republic-active-wars = Active wars: { $count } of the { $most } that ruin Rome
server-table-republic-legions-in-rome = Legions in Rome
server-table-republic-fleets-in-rome = Fleets in Rome
server-table-republic-pool = + { $legions } and { $fleets } for { $cost } T each
server-table-republic-no-recruits = none may be raised
server-table-republic-deck = Cards in the deck
server-table-republic-in-force = In force
server-table-republic-era-ends = The era ends
server-table-republic-force-law = Law in force: { $name }
server-table-republic-force-event = Event in force: { $name }{ $level ->
    [one] {""}
   *[other] , { $level } times
}
server-table-republic-force-bill = Land bill in force: { $name }{ $level ->
    [one] {""}
   *[other] , { $level } times
}
server-table-republic-force-bequest = Bequest in the Forum: { $name }
server-table-republic-force-letter-law = L
server-table-republic-force-letter-event = E
server-table-republic-force-letter-bill = B
server-table-republic-force-letter-bequest = T
server-table-republic-veteran = Veteran { $name }{ $loyal ->
    [none] {""}
   *[other] , loyal to { $loyal }
}

## The budget

server-table-republic-budget = Next Revenue Phase
server-table-republic-budget-treasury = In the treasury now
server-table-republic-budget-annual = Yearly revenue
server-table-republic-budget-gains = Events and bequests
server-table-republic-budget-provinces = Provinces
server-table-republic-budget-wars = Active wars
server-table-republic-budget-waking = Wars that break out before
server-table-republic-budget-bills = Land bills
server-table-republic-budget-owed = What provinces have cost
server-table-republic-budget-upkeep = Legions and fleets
server-table-republic-budget-result = After it

## Wars

server-table-republic-wars = Wars
server-table-republic-no-wars = Rome is at peace.
server-table-republic-status-active = active
server-table-republic-status-imminent = imminent
server-table-republic-status-inactive = inactive
server-table-republic-war-numbers = land strength { $land }{ $naval ->
    [0] {""}
   *[other] , naval strength { $naval }
}{ $support ->
    [0] {""}
   *[other] , needs { $support } fleets by land
}
server-table-republic-land = Land strength
server-table-republic-naval = Naval strength
server-table-republic-beaten = Its fleet is beaten
server-table-republic-support = Fleets needed by land
server-table-republic-times = strength ×{ $times } for matching wars
server-table-republic-unprosecuted = unprosecuted
server-table-republic-drought = brings a drought
server-table-republic-spoils = spoils { $talents } T
server-table-republic-disaster = Disaster numbers
server-table-republic-standoff = Standoff numbers
server-table-republic-letter-disaster = D
server-table-republic-letter-standoff = S
server-table-republic-enemy-leader = Enemy leader { $name }: strength +{ $strength }, disaster { $disaster }, standoff { $standoff }
server-table-republic-no-commander = no commander
server-table-republic-strength = Strength { $land } by land, { $naval } at sea
server-table-republic-legions = Legions
server-table-republic-fleets = Fleets
server-table-republic-odds-land = by land
server-table-republic-odds-naval = at sea
server-table-republic-odds-lost = losses
server-table-republic-odds-sent = { $person } with { $legions } legions, { $fleets } fleets
server-table-republic-odds-proposed = { $person } with { $legions } legions, { $fleets } fleets, as proposed
server-table-republic-odds-could = { $person } with all in Rome: { $legions } legions, { $fleets } fleets
server-table-republic-odds-victory = victory
server-table-republic-odds-stalemate = stalemate
server-table-republic-odds-standoff = standoff
server-table-republic-odds-defeat = defeat
server-table-republic-odds-disaster = disaster
server-table-republic-odds-losses = losses about { $legions } legions, { $fleets } fleets

## The Forum and the provinces

server-table-republic-forum = Forum
server-table-republic-forum-empty = Nothing lies in the Forum.
server-table-republic-curia = Curia
server-table-republic-kind-family = family
server-table-republic-kind-statesman = dead statesman
server-table-republic-kind-concession = destroyed concession
server-table-republic-kind-war = war
server-table-republic-kind-leader = enemy leader
server-table-republic-kind-leader-intrigue = enemy leader
server-table-republic-provinces = Provinces
server-table-republic-no-provinces = Rome has no provinces.
server-table-republic-developed = developed
server-table-republic-undeveloped = undeveloped
server-table-republic-governed = governed by { $person } for { $term ->
    [one] 1 turn
   *[other] { $term } turns
}
server-table-republic-vacant = vacant
server-table-republic-legate = by a legate
server-table-republic-frontier = frontier
server-table-republic-garrison = garrison of { $legions ->
    [one] 1 legion
   *[other] { $legions } legions
}
server-table-republic-overrun = overrun by raiders
server-table-republic-disorder = in disorder
server-table-republic-province-numbers = brings the State { $income }, its governor { $spoils }, taxes { $taxes }

## Senators and factions

server-table-republic-letter-military = MIL
server-table-republic-letter-oratory = ORA
server-table-republic-letter-loyalty = LOY
server-table-republic-influence = Influence
server-table-republic-popularity = Popularity
server-table-republic-knights = Knights
server-table-republic-talents = Talents
server-table-republic-votes = Votes in Rome
server-table-republic-cards = Cards in hand
server-table-republic-treasury-of-faction = Faction treasury
server-table-republic-senator-numbers = military { $military }, oratory { $oratory }, loyalty { $loyalty }, influence { $influence }, popularity { $popularity }, { $knights ->
    [0] no knights
    [one] 1 knight
   *[other] { $knights } knights
}, { $talents ->
    [one] 1 talent
   *[other] { $talents } talents
}, { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
server-table-republic-exposed = { $name } (corruption)
server-table-republic-mark-leader = faction leader
server-table-republic-mark-presiding = presides
server-table-republic-mark-first = highest ranking official
server-table-republic-mark-guarded = guarded
server-table-republic-mark-for-life = Consul for Life
server-table-republic-mark-prior-consul = has been Consul
server-table-republic-mark-corrupt = corrupt
server-table-republic-mark-major = major office this year
server-table-republic-mark-victor = victorious
server-table-republic-mark-proconsul = Proconsul
server-table-republic-place-province = governs { $where }{ $term ->
    [0] {""}
    [one] , 1 turn left
   *[other] , { $term } turns left
}
server-table-republic-place-field = in the field: { $where }
server-table-republic-place-captive = captive: { $where }
server-table-republic-place-rebel = in revolt
server-table-republic-rebel = rebel
server-table-republic-standard-eagle = the eagle
server-table-republic-standard-wolf = the wolf
server-table-republic-standard-boar = the boar
server-table-republic-standard-horse = the horse
server-table-republic-standard-bull = the bull
server-table-republic-standard-serpent = the serpent
server-table-republic-faction-numbers = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} in Rome, influence { $influence }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
server-table-republic-faction-talents = { $talents ->
    [one] 1 talent
   *[other] { $talents } talents
} in the faction treasury
server-table-republic-asked = awaited
server-table-republic-gone = out of the game
server-table-republic-no-senators = no senators
server-table-republic-mine = Your faction: { $name }
server-table-republic-hand = { $count ->
    [0] No cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
server-table-republic-open-faction = Show the senators of { $name }
server-table-republic-close-faction = Hide the senators of { $name }
server-table-republic-no-knights = no more knights
server-table-republic-knight-drm = +{ $drm } for knights

## What is going on

server-table-republic-stage = What is going on
server-table-republic-stage-opening = The beginning
server-table-republic-stage-mortality = Mortality
server-table-republic-stage-revenue = Revenue
server-table-republic-stage-forum = The Forum
server-table-republic-stage-population = The people
server-table-republic-stage-senate = The floor
server-table-republic-stage-combat = Battle
server-table-republic-stage-revolution = Revolution
server-table-republic-stage-over = The end
server-table-republic-tab-deals = Agreements
server-table-republic-tab-budget = Budget
server-table-republic-tab-dice = Dice
server-table-republic-quiet-opening = The factions prepare: leaders, governors, first cards.
server-table-republic-quiet-mortality = Who will live, and which wars break out?
server-table-republic-quiet-revenue = The year’s money comes in.
server-table-republic-quiet-forum = The Forum is being put in order.
server-table-republic-quiet-population = The people listen.
server-table-republic-quiet-senate = The Senate gathers.
server-table-republic-quiet-combat = The armies march.
server-table-republic-quiet-revolution = The year ends.

## The Senate

server-table-republic-presiding = presiding
server-table-republic-no-chair = Nobody presides.
server-table-republic-no-motion = Nothing is being voted on.
server-table-republic-by = proposed by { $name }
server-table-republic-by-tribune = proposed by { $name } with a Tribune
server-table-republic-consent = Needs the consent of { $names }
server-table-republic-for = for
server-table-republic-against = against
server-table-republic-votes-for = { $count ->
    [one] 1 vote for it
   *[other] { $count } votes for it
}
server-table-republic-votes-against = { $count ->
    [one] 1 vote against it
   *[other] { $count } votes against it
}
server-table-republic-voting-order = Order of voting
server-table-republic-voter = { $name }: { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}, { $talents } more for talents
server-table-republic-voter-for = voted for it
server-table-republic-voter-against = voted against it
server-table-republic-voter-split = split its votes
server-table-republic-voter-abstained = abstained
server-table-republic-voter-asked = votes now
server-table-republic-voter-waits = has not voted yet
server-table-republic-may-interrupt = May interrupt
server-table-republic-interrupt-cards = { $cards ->
    [one] one card that might be a Tribune
   *[other] { $cards } cards, any of which might be a Tribune
}
server-table-republic-interrupt-free = { $person } needs no card for a Tribune
server-table-republic-interrupt-dagger = no attempt at assassination made yet
server-table-republic-claims = next proposal: { $names }
server-table-republic-trials-held = trials held: { $minor } minor, { $major } major
server-table-republic-decisions = Decided in this sitting
server-table-republic-decision-passed = Passed
server-table-republic-decision-rejected = Rejected
server-table-republic-decision-vetoed = Vetoed
server-table-republic-decision-void = Dropped

## The Forum Phase

server-table-republic-initiatives = Initiatives of this turn
server-table-republic-auctioned = auction
server-table-republic-initiative-persuasion = Persuasion
server-table-republic-initiative-knights = Knights
server-table-republic-initiative-games = Games
server-table-republic-initiative-leader = Leader
server-table-republic-auction = An initiative is auctioned
server-table-republic-bid-by = bid by { $person }
server-table-republic-no-bid = nobody has bid yet
server-table-republic-bids-now = { $name } bids now
server-table-republic-best-chances = Your best chances
server-table-republic-knight-chances = Your chances of a knight
server-table-republic-chance = { $percent } % to succeed
server-table-republic-chance-for = { $percent } % for { $talents } T
server-table-republic-persuasion-openly = persuades
server-table-republic-persuasion-seduction = seduces
server-table-republic-persuasion-blackmail = blackmails
server-table-republic-base-number = base number
server-table-republic-needs-at-most = Two dice may show { $most } at most
server-table-republic-hopeless = No throw is low enough
server-table-republic-with-more = With more talents
server-table-republic-with = +{ $talents }:
server-table-republic-decides = { $name } decides
server-table-republic-pile-oratory = oratory
server-table-republic-pile-influence = influence
server-table-republic-pile-bribe = bribe
server-table-republic-pile-loyalty = loyalty
server-table-republic-pile-aligned = has a faction
server-table-republic-pile-talents = his talents
server-table-republic-pile-counter = counter-bribe

## Revenue and revolution

server-table-republic-revenue-unrest = Raids
server-table-republic-revenue-state = State
server-table-republic-revenue-income = Income
server-table-republic-revenue-redistribution = Redistribution
server-table-republic-revenue-development = Development
server-table-republic-revenue-provinces = Provinces
server-table-republic-revenue-contributions = Contributions
server-table-republic-revenue-debits = Expenses
server-table-republic-incomes = Income on the table
server-table-republic-income-of = { $name }: { $talents } T
server-table-republic-revolution-trade = Trade
server-table-republic-revolution-play = Cards
server-table-republic-revolution-discard = Discards
server-table-republic-revolution-declare = Generals
server-table-republic-generals = Still to speak

## Dice and battles

server-table-republic-throws = Dice of this turn
server-table-republic-no-dice = No dice have been thrown this turn.
server-table-republic-die-black = black die { $value }
server-table-republic-die-white = white dice { $value }
server-table-republic-die-plain = dice { $value }
server-table-republic-sum-popularity = popularity
server-table-republic-sum-before = unrest
server-table-republic-sum-omens = evil omens
server-table-republic-sum-drm = modifiers
server-table-republic-sum-talents = talents
server-table-republic-speech = State of the Republic
server-table-republic-about-to-fight = About to be fought
server-table-republic-result-victory = victory
server-table-republic-result-stalemate = stalemate
server-table-republic-result-standoff = standoff
server-table-republic-result-defeat = defeat
server-table-republic-result-disaster = disaster
server-table-republic-roman = Rome
server-table-republic-enemy = enemy
server-table-republic-lost = Lost: { $what }
server-table-republic-no-losses = No losses
server-table-republic-lost-legions = { $count ->
    [one] 1 legion
   *[other] { $count } legions
}{ $veterans ->
    [0] {""}
   *[other] {" "}({ $veterans } veteran)
}
server-table-republic-lost-fleets = { $count ->
    [one] 1 fleet
   *[other] { $count } fleets
}

## Agreements

server-table-republic-no-deals = There are no public agreements.
server-table-republic-deal = Agreement { $number }, offered by { $name }
server-table-republic-deal-offered = offered
server-table-republic-deal-binding = binding
server-table-republic-deal-settled = settled
server-table-republic-deal-withdrawn = off
server-table-republic-deal-waits = still to accept: { $names }
server-table-republic-fate-open = open
server-table-republic-fate-kept = kept
server-table-republic-fate-released = released
server-table-republic-fate-failed = not kept
