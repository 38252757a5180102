# The board of The Republic of Rome in the browser, in English.
#
# These are the words printed on the board itself; names and sentences come from the game. Those that
# begin with "letter" or "phase" stand in narrow places: one letter, or one short word.

## A thing, and what is said of it

republic-board-said-of = { $thing }: { $said }

## The State

republic-board-start = Before the first turn
republic-board-turn = Turn { $turn }
republic-board-phases = Phases of the turn
republic-board-phase-mortality = Mortality
republic-board-phase-revenue = Revenue
republic-board-phase-forum = Forum
republic-board-phase-population = People
republic-board-phase-senate = Senate
republic-board-phase-combat = Combat
republic-board-phase-revolution = Revolution
republic-board-steps = Steps of this phase
republic-board-step-consuls = Consuls
republic-board-step-pontifex = Pontifex
republic-board-step-coalition = Coalition
republic-board-step-plan = Plan
republic-board-step-spoils = Spoils
republic-board-step-recruit = Recruiting
republic-board-step-send = Armies
republic-board-step-dictator = Dictator
republic-board-step-censor = Censor
republic-board-step-prosecutions = Trials
republic-board-step-governors = Governors
republic-board-step-other = Business
republic-board-step-closing = Closing
republic-board-treasury = State treasury { $treasury } T, next year { $change }. Show the budget
republic-board-unrest = Unrest
republic-board-active-wars = Active wars: { $count } ({ $most } ruin Rome)
republic-board-legions-in-rome = Legions in Rome
republic-board-fleets-in-rome = Fleets in Rome
republic-board-pool = + { $legions } and { $fleets } for { $cost } T each
republic-board-no-recruits = none may be raised
republic-board-deck = Cards in the deck
republic-board-in-force = In force
republic-board-era-ends = The era ends
republic-board-force-law = Law in force: { $name }
republic-board-force-event = Event in force: { $name }{ $level ->
    [one] {""}
   *[other] , { $level } times
}
republic-board-force-bill = Land bill in force: { $name }{ $level ->
    [one] {""}
   *[other] , { $level } times
}
republic-board-force-bequest = Bequest in the Forum: { $name }
republic-board-force-letter-law = L
republic-board-force-letter-event = E
republic-board-force-letter-bill = B
republic-board-force-letter-bequest = T
republic-board-veteran = Veteran { $name }{ $loyal ->
    [none] {""}
   *[other] , loyal to { $loyal }
}

## The budget

republic-board-budget = Next Revenue Phase
republic-board-budget-treasury = In the treasury now
republic-board-budget-annual = Yearly revenue
republic-board-budget-gains = Events and bequests
republic-board-budget-provinces = Provinces
republic-board-budget-wars = Active wars
republic-board-budget-waking = Wars that break out before
republic-board-budget-bills = Land bills
republic-board-budget-owed = What provinces have cost
republic-board-budget-upkeep = Legions and fleets
republic-board-budget-result = After it

## Wars

republic-board-wars = Wars
republic-board-no-wars = Rome is at peace.
republic-board-status-active = active
republic-board-status-imminent = imminent
republic-board-status-inactive = inactive
republic-board-war-numbers = land strength { $land }{ $naval ->
    [0] {""}
   *[other] , naval strength { $naval }
}{ $support ->
    [0] {""}
   [one] , needs 1 fleet by land
   *[other] , needs { $support } fleets by land
}
republic-board-land = Land strength
republic-board-naval = Naval strength
republic-board-beaten = Its fleet is beaten
republic-board-support = Fleets needed by land
republic-board-times = strength ×{ $times } for matching wars
republic-board-unprosecuted = unprosecuted
republic-board-drought = brings a drought
republic-board-spoils = spoils { $talents } T
republic-board-disaster = Disaster numbers
republic-board-standoff = Standoff numbers
republic-board-letter-disaster = D
republic-board-letter-standoff = S
republic-board-enemy-leader = Enemy leader { $name }: strength +{ $strength }, disaster { $disaster }, standoff { $standoff }
republic-board-no-commander = no commander
republic-board-strength = Strength { $land } by land, { $naval } at sea
republic-board-legions = Legions
republic-board-fleets = Fleets
republic-board-odds-land = by land
republic-board-odds-naval = at sea
republic-board-odds-lost = losses
republic-board-odds-sent = { $person } with { $legions ->
    [one] 1 legion
   *[other] { $legions } legions
}, { $fleets ->
    [one] 1 fleet
   *[other] { $fleets } fleets
}
republic-board-odds-province = { $province } by itself, under { $person }
republic-board-odds-proposed = { $person } with { $legions ->
    [one] 1 legion
   *[other] { $legions } legions
}, { $fleets ->
    [one] 1 fleet
   *[other] { $fleets } fleets
}, as proposed
republic-board-odds-could = { $person } with all in Rome: { $legions ->
    [one] 1 legion
   *[other] { $legions } legions
}, { $fleets ->
    [one] 1 fleet
   *[other] { $fleets } fleets
}
republic-board-odds-victory = victory
republic-board-odds-stalemate = stalemate
republic-board-odds-standoff = standoff
republic-board-odds-defeat = defeat
republic-board-odds-disaster = disaster
republic-board-odds-losses = losses about { $legions } legions, { $fleets } fleets

## The Forum and the provinces

republic-board-forum = Forum
republic-board-forum-empty = Nothing lies in the Forum.
republic-board-curia = Curia
republic-board-kind-family = family
republic-board-kind-statesman = dead statesman
republic-board-kind-concession = destroyed concession
republic-board-kind-war = war
republic-board-kind-leader = enemy leader
republic-board-kind-leader-intrigue = enemy leader
republic-board-provinces = Provinces
republic-board-no-provinces = Rome has no provinces.
republic-board-developed = developed
republic-board-undeveloped = undeveloped
republic-board-governed = governed by { $person } for { $term ->
    [one] 1 turn
   *[other] { $term } turns
}
republic-board-vacant = vacant
republic-board-legate = by a legate
republic-board-frontier = frontier
republic-board-garrison = garrison of { $legions ->
    [one] 1 legion
   *[other] { $legions } legions
}
republic-board-overrun = overrun by raiders
republic-board-disorder = in disorder
republic-board-camp-at-home = held by a rebel
republic-board-camp-at-sea = a rebel’s, who is at sea with his forces
republic-board-camp-in-italy = a rebel’s, who is in Italy with his forces
republic-board-own-forces = own troops { $troops }, own fleets { $fleets }
republic-board-attacked = attacked
republic-board-ally = in league with it: { $province } (troops { $troops }, fleets { $fleets })
republic-board-disbanded = has disbanded { $count ->
    [one] 1 veteran legion
   *[other] { $count } veteran legions
}
republic-board-province-numbers = brings the State { $income }, its governor { $spoils }, taxes { $taxes }

## Senators and factions

republic-board-letter-military = MIL
republic-board-letter-oratory = ORA
republic-board-letter-loyalty = LOY
republic-board-influence = Influence
republic-board-popularity = Popularity
republic-board-knights = Knights
republic-board-talents = Talents
republic-board-votes = Votes in Rome
republic-board-cards = Cards in hand
republic-board-treasury-of-faction = Faction treasury
republic-board-senator-numbers = military { $military }, oratory { $oratory }, loyalty { $loyalty }{ $printed ->
    [-1] {""}
   *[other] {" "}({ $printed } on the card)
}, influence { $influence }, popularity { $popularity }, { $knights ->
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
republic-board-exposed = { $name } (corruption)
republic-board-mark-leader = faction leader
republic-board-mark-presiding = presides
republic-board-mark-first = highest ranking official
republic-board-mark-guarded = guarded
republic-board-mark-for-life = Consul for Life
republic-board-mark-prior-consul = has been Consul
republic-board-mark-corrupt = corrupt
republic-board-mark-major = major office this year
republic-board-mark-victor = victorious
republic-board-mark-proconsul = Proconsul
republic-board-mark-priest = priest
republic-board-place-province = governs { $where }{ $term ->
    [0] {""}
    [one] , 1 turn left
   *[other] , { $term } turns left
}
republic-board-place-field = in the field: { $where }
republic-board-place-captive = captive: { $where }
republic-board-place-rebel = in revolt
republic-board-rebel = rebel
republic-board-standard-eagle = the eagle
republic-board-standard-wolf = the wolf
republic-board-standard-boar = the boar
republic-board-standard-horse = the horse
republic-board-standard-bull = the bull
republic-board-standard-serpent = the serpent
republic-board-faction-numbers = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} in Rome, influence { $influence }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
republic-board-faction-talents = { $talents ->
    [one] 1 talent
   *[other] { $talents } talents
} in the faction treasury
republic-board-asked = awaited
republic-board-gone = out of the game
republic-board-no-senators = no senators
republic-board-mine = Your faction: { $name }
republic-board-hand = { $count ->
    [0] No cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
republic-board-open-faction = Show the senators of { $name }
republic-board-close-faction = Hide the senators of { $name }
republic-board-no-knights = no more knights
republic-board-knight-drm = +{ $drm } for knights

## What is going on

republic-board-stage = What is going on
republic-board-stage-opening = The beginning
republic-board-stage-mortality = Mortality
republic-board-stage-revenue = Revenue
republic-board-stage-forum = The Forum
republic-board-stage-population = The people
republic-board-stage-senate = The floor
republic-board-stage-combat = Battle
republic-board-stage-revolution = Revolution
republic-board-stage-over = The end
republic-board-tab-deals = Agreements
republic-board-tab-budget = Budget
republic-board-tab-dice = Dice
republic-board-quiet-opening = The factions prepare: leaders, governors, first cards.
republic-board-quiet-mortality = Who will live, and which wars break out?
republic-board-quiet-revenue = The year’s money comes in.
republic-board-quiet-forum = The Forum is being put in order.
republic-board-quiet-population = The people listen.
republic-board-quiet-senate = The Senate gathers.
republic-board-quiet-combat = The armies march.
republic-board-quiet-revolution = The year ends.

## The Senate

republic-board-presiding = presiding
republic-board-no-chair = Nobody presides.
republic-board-no-motion = Nothing is being voted on.
republic-board-by = { $who ->
    [you] proposed by you
   *[other] proposed by { $name }
}
republic-board-by-tribune = { $who ->
    [you] proposed by you with a Tribune
   *[other] proposed by { $name } with a Tribune
}
republic-board-consent = Needs the consent of { $names }
republic-board-for = for
republic-board-against = against
republic-board-votes-for = { $count ->
    [one] 1 vote for it
   *[other] { $count } votes for it
}
republic-board-votes-against = { $count ->
    [one] 1 vote against it
   *[other] { $count } votes against it
}
republic-board-voting-order = Order of voting
republic-board-voter = { $name }: { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}, { $talents } more for talents
republic-board-voter-for = voted for it
republic-board-voter-against = voted against it
republic-board-voter-split = split its votes
republic-board-voter-abstained = abstained
republic-board-voter-asked = votes now
republic-board-voter-waits = has not voted yet
republic-board-may-interrupt = May interrupt
republic-board-interrupt-cards = { $cards ->
    [one] one card that might be a Tribune
   *[other] { $cards } cards, any of which might be a Tribune
}
republic-board-interrupt-free = { $person } needs no card for a Tribune
republic-board-interrupt-dagger = no attempt at assassination made yet
republic-board-claims = next proposal: { $names }
republic-board-laws-waiting = laws to be voted on: { $names }
republic-board-trials-held = trials held: { $minor } minor, { $major } major
republic-board-decisions = Decided in this sitting
republic-board-decision-passed = Passed
republic-board-decision-rejected = Rejected
republic-board-decision-vetoed = Vetoed
republic-board-decision-void = Lapsed

## The Forum Phase

republic-board-initiatives = Initiatives of this turn
republic-board-auctioned = auction
republic-board-initiative-persuasion = Persuasion
republic-board-initiative-knights = Knights
republic-board-initiative-games = Games
republic-board-initiative-leader = Leader
republic-board-auction = An initiative is auctioned
republic-board-bid-by = bid by { $person }
republic-board-no-bid = nobody has bid yet
republic-board-bids-now = { $name } bids now
republic-board-best-chances = Your best chances
republic-board-knight-chances = Your chances of a knight
republic-board-percent = { $percent }%
republic-board-chance = { $percent }% to succeed
republic-board-chance-for = { $percent }% for { $talents } T
republic-board-persuasion-openly = persuades
republic-board-persuasion-seduction = seduces
republic-board-persuasion-blackmail = blackmails
republic-board-base-number = base number
republic-board-needs-at-most = Two dice may show { $most } at most
republic-board-hopeless = No throw is low enough
republic-board-with-more = With more talents
republic-board-with = +{ $talents }:
republic-board-decides = { $name } decides
republic-board-pile-oratory = oratory
republic-board-pile-influence = influence
republic-board-pile-bribe = bribe
republic-board-pile-loyalty = loyalty
republic-board-pile-aligned = has a faction
republic-board-pile-talents = his talents
republic-board-pile-counter = counter-bribe

## Revenue and revolution

republic-board-revenue-unrest = Raids
republic-board-revenue-state = State
republic-board-revenue-income = Income
republic-board-revenue-redistribution = Redistribution
republic-board-revenue-development = Development
republic-board-revenue-provinces = Provinces
republic-board-revenue-contributions = Contributions
republic-board-revenue-debits = Expenses
republic-board-incomes = Income on the table
republic-board-income-of = { $name }: { $talents } T
republic-board-revolution-reinforce = Reinforcement
republic-board-revolution-rise = Revolts
republic-board-revolution-trade = Trade
republic-board-revolution-play = Cards
republic-board-revolution-discard = Discards
republic-board-revolution-declare = Generals
republic-board-generals = Still to speak

## Dice and battles

republic-board-throws = Dice of this turn
republic-board-no-dice = No dice have been thrown this turn.
republic-board-die-black = black die { $value }
republic-board-die-white = white dice { $value }
republic-board-die-plain = dice { $value }
republic-board-sum-popularity = popularity
republic-board-sum-before = unrest
republic-board-sum-omens = evil omens
republic-board-sum-drm = modifiers
republic-board-sum-talents = talents
republic-board-speech = State of the Republic
republic-board-about-to-fight = About to be fought
republic-board-result-victory = victory
republic-board-result-stalemate = stalemate
republic-board-result-standoff = standoff
republic-board-result-defeat = defeat
republic-board-result-disaster = disaster
republic-board-roman = Rome
republic-board-enemy = enemy
republic-board-lost = Lost: { $what }
republic-board-no-losses = No losses
republic-board-lost-legions = { $count ->
    [one] 1 legion
   *[other] { $count } legions
}{ $veterans ->
    [0] {""}
   *[other] {" "}({ $veterans } veteran)
}
republic-board-lost-fleets = { $count ->
    [one] 1 fleet
   *[other] { $count } fleets
}

## Agreements

republic-board-no-deals = There are no public agreements.
republic-board-deal = Agreement { $number }, offered by { $name }
republic-board-deal-offered = offered
republic-board-deal-binding = binding
republic-board-deal-settled = settled
republic-board-deal-withdrawn = off
republic-board-deal-waits = still to accept: { $names }
republic-board-fate-open = open
republic-board-fate-kept = kept
republic-board-fate-released = released
republic-board-fate-failed = not kept

## The map

republic-board-map = The Mediterranean
republic-board-map-larger = Show the map over the table
republic-board-map-rome = Rome
republic-board-map-rome-has = Rome: { $legions ->
    [0] no legions
    [one] 1 legion
   *[other] { $legions } legions
} and { $fleets ->
    [0] no fleets
    [one] 1 fleet
   *[other] { $fleets } fleets
} in the city
republic-board-map-foreign = { $land }, still foreign
republic-board-map-key-roman = Rome’s
republic-board-map-key-developed = developed
republic-board-map-key-foreign = still foreign
republic-board-map-key-risen = in revolt
republic-board-map-key-active = war: active
republic-board-map-key-imminent = imminent
republic-board-map-key-inactive = inactive
