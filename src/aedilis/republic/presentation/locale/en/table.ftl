# What the terminal says of a table of The Republic of Rome, in English.
#
# $who is "you" for the reader and "other" for everybody else; $name is then the name of that seat.

## The State

republic-table-turn = Turn { $turn } · { $phase }{ $step ->
    [none] {""}
   *[other] : { $step }
}
republic-table-step-consuls = election of Consuls
republic-table-step-coalition = forming a coalition
republic-table-step-plan = military plan
republic-table-step-spoils = division of the spoils
republic-table-step-recruit = recruiting
republic-table-step-send = armies
republic-table-step-dictator = Dictator
republic-table-step-censor = election of the Censor
republic-table-step-prosecutions = prosecutions
republic-table-step-governors = governors
republic-table-step-other = other business
republic-table-step-closing = closing
republic-table-start = the start of the game
republic-table-scenario = { $scenario }, { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in the deck
republic-table-treasury = State treasury: { $treasury } T; after the next Revenue Phase { $low ->
    [-1000] {""}
   *[other] { $spread ->
        [0] { $low } T
       *[other] { $low } to { $high } T
    }
}, if nothing else is spent
republic-table-unrest = Unrest: { $unrest }
republic-table-first = Highest ranking official: { $person } ({ $name })
republic-table-presiding = Presiding: { $person } ({ $name })
republic-table-life = Consul for Life: { $person } ({ $name })
republic-table-rebel = Primary Rebel: { $person } ({ $name })
republic-table-wars-count = Active wars: { $count } ({ $most } ruin Rome)
republic-table-laws = Laws in force: { $items }
republic-table-bills = Land bills in force: { $items }
republic-table-events = Events in force: { $items }
republic-table-bequests = Bequests in the Forum: { $items }
republic-table-no-recruitment = No legion or fleet may be raised this turn
republic-table-era-ends = The era ends with this Forum Phase
republic-table-level = { $name } ×{ $count }

## Wars

republic-table-wars = Wars
republic-table-no-wars = No war is in the Forum.
republic-table-status-inactive = inactive
republic-table-status-imminent = imminent
republic-table-status-active = active
republic-table-war = { $war } ({ $status }): land strength { $land }, { $naval ->
    [0] { $beaten ->
        [0] no fleet to beat
       *[other] its fleet is beaten
    }
   *[other] naval strength { $naval }
}, { $support ->
    [0] no fleets needed
   [one] 1 fleet needed
   *[other] { $support } fleets needed by land
}; disaster on { $disaster }, standoff on { $standoff }; spoils { $spoils } T
republic-table-war-leaders = led by { $leaders }
republic-table-war-unprosecuted = unprosecuted
republic-table-war-drought = brings a drought
republic-table-army = { $person } ({ $name }) with { $army }: strength { $land } by land, { $naval } at sea
republic-table-army-alone = without commander: { $army }
republic-table-march = Against the rebel
republic-table-bequest = Sent for: { $war }
republic-table-rebels = { $war }: land strength { $land }, { $naval ->
    [0] { $beaten ->
        [0] no fleet to beat
       *[other] its fleet is beaten
    }
   *[other] naval strength { $naval }
}, { $support ->
    [0] no fleets needed
   [one] 1 fleet needed
   *[other] { $support } fleets needed by land
}
republic-table-rebel-army = { $person } marches on Rome with { $army }: strength { $land }
republic-table-numbers-none = none

## The Forum

republic-table-forum = Forum
republic-table-unaligned = Unaligned: { $items }
republic-table-concessions = Concessions for the Senate to give: { $items }
republic-table-curia = Curia: { $items }
republic-table-leaders-waiting = Enemy leaders: { $items }
republic-table-forces = Forces in Rome: { $army }; { $pool } can still be raised, for { $cost } T each
republic-table-forum-empty = Nothing lies in the Forum.

## Provinces

republic-table-provinces = Provinces
republic-table-no-provinces = Rome has no provinces.
republic-table-province = { $province } ({ $developed ->
    [0] undeveloped
   *[other] developed
}): { $state ->
    [vacant] no governor
    [legate] { $person } ({ $name }) by a legate, { $term ->
        [one] 1 turn
       *[other] { $term } turns
    }
   *[governed] { $person } ({ $name }), { $term ->
        [one] 1 turn
       *[other] { $term } turns
    }
}; income { $income }, spoils { $spoils }{ $legions ->
    [0] {""}
   *[other] , { $army }
}
republic-table-province-frontier = frontier
republic-table-province-overrun = overrun by raiders
republic-table-province-disorder = in disorder
republic-table-province-at-home = held by a rebel
republic-table-province-at-sea = a rebel’s, who is at sea with his forces
republic-table-province-in-italy = a rebel’s, who is in Italy with his forces

## Factions

republic-table-faction = { $who ->
    [you] Your faction ({ $name })
    [neutral] { $name }
   *[other] Faction of { $name }
}
republic-table-faction-line = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} in Rome, influence { $influence }, { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
} in hand{ $talents ->
    [-1] {""}
   *[other] , { $talents } T in the faction treasury
}
republic-table-faction-figures = { $votes } in Rome · inf { $influence } · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $talents ->
    [-1] {""}
   *[other] {" "}· { $talents } T
}
republic-table-faction-gone = out of the game
republic-table-senator = { $person }: MIL { $military }, ORA { $oratory }, LOY { $loyalty }{ $printed ->
    [-1] {""}
   *[other] {" "}({ $printed } on the card)
}; influence { $influence }, popularity { $popularity }, { $knights ->
    [0] no knights
    [one] 1 knight
   *[other] { $knights } knights
}, { $talents } T, { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}{ $notes ->
    [none] {""}
   *[other] ; { $notes }
}
republic-table-note-leader = faction leader
republic-table-note-governor = governor of { $province } for { $term ->
    [one] 1 turn
   *[other] { $term } turns
}
republic-table-note-legate = { $province } by a legate, { $term ->
    [one] 1 turn
   *[other] { $term } turns
}
republic-table-note-field = in the field: { $war }
republic-table-note-captive = captive of: { $war }
republic-table-note-rebel = in revolt
republic-table-note-guarded = guarded
republic-table-note-concession = { $concession }
republic-table-note-exposed = { $concession } (corruption)
republic-table-mark-prior-consul = has been Consul
republic-table-mark-corrupt = corrupt
republic-table-mark-major = major office this year
republic-table-mark-victor = victorious
republic-table-mark-proconsul = Proconsul
republic-table-knights-off = attracts no more knights
republic-table-knights-drm = +{ $drm } on rolls for knights
republic-table-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
republic-table-hand-seen = Hand of { $name }: { $cards }

## The table, drawn. These stand in narrow columns.

republic-table-state-short = State { $treasury } T ({ $change }) · unrest { $unrest }
republic-table-deck-short = deck { $deck }
republic-table-events-short = Events: { $items }
republic-table-laws-short = Laws: { $items }
republic-table-bills-short = Land bills: { $items }
republic-table-bequests-short = Bequests: { $items }
republic-table-change = { $spread ->
    [0] { $low }
   *[other] { $low } to { $high }
}
republic-table-rome-short = Rome
republic-table-pool-short = to raise
republic-table-chair-short = presides
republic-table-first-short = first
republic-table-column-war = { " " }War
republic-table-column-land = Land
republic-table-column-naval = Sea
republic-table-column-support = Need
republic-table-column-disaster = Disaster
republic-table-column-standoff = Standoff
republic-table-column-army = Leaders; armies
republic-table-column-faction = { " " }Faction
republic-table-column-votes = Vot
republic-table-column-influence = Inf
republic-table-column-hand = Hand
republic-table-column-senators = Senators
republic-table-column-ratings = M O L
republic-table-column-popularity = Pop
republic-table-column-knights = Kn
republic-table-column-talents = T
republic-table-short-dictator = Dict
republic-table-short-rome-consul = RomeC
republic-table-short-field-consul = FieldC
republic-table-short-censor = Cens
republic-table-short-master-of-horse = MoH
republic-table-short-pontifex-maximus = Pont
republic-table-short-captive = captive
republic-table-short-rebel = rebel
republic-table-short-legions = { $count }L
republic-table-short-veterans = +{ $count }v
republic-table-short-fleets = { $count }F
republic-table-legend-signs = { $leader } faction leader, { $asked } awaited, { $away } where somebody is; L legions, v veterans among them, F fleets
republic-table-legend-wars = { $active } active war, { $imminent } imminent, { $inactive } inactive; Land, Sea: strength by land and of a fleet not yet beaten; Need: fleets needed by land
republic-table-legend-ratings = M military, O oratory, L loyalty; Inf influence, Pop popularity, Kn knights, T talents, Vot votes

## Pages

republic-table-command-senate = senate — who presides, what is voted on, who may still interrupt
republic-table-command-forum = forum — wars, senators, concessions; chances to persuade and to gain knights
republic-table-command-treasury = treasury — the State’s next year
republic-table-command-provinces = provinces — governors, terms, income
republic-table-command-factions = factions — all factions in a line each
republic-table-command-faction = faction [NAME] — a faction in detail
republic-table-command-deals = deals — public agreements
republic-table-command-odds = odds [WAR] [GENERAL] [LEGIONS] [FLEETS] — the chances of battles
republic-table-command-order = order [WINDOW ask|open|never|pass] — when the game waits for you: ask for always, never, or open as the rules have it; pass answers a question with nothing; order alone lists the moments and the orders that say more (votes, bids, agreements), each with a number: order 3
republic-table-order-usage = Say which moment and how: order proposal ask. Moments: proposal, adjournment, tribune, silenced, cleopatra, desertion, proscription, revenue, dictator, spoils, check; each ask, open or never. Questions: province_spoils, redistribution, contributions, levies, persuading, defending, attracting, holding_games, naming_leader, auction, pleading, trades, disbanding; each open or pass.
republic-table-senate = Senate
republic-table-no-senate = The Senate does not sit now.
republic-table-floor = On the floor: { $content }
republic-table-floor-by = Proposed by { $who ->
    [you] you
   *[other] { $name }
}{ $tribune ->
    [0] {""}
   *[other] {" "}with a Tribune
}
republic-table-floor-votes = So far { $yes } for it, { $no } against it
republic-table-floor-left = Still to vote: { $items }
republic-table-floor-voter = { $name } ({ $votes }{ $talents ->
    [0] {""}
   *[other] , and { $talents } more for money
})
republic-table-floor-yours = You have { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} and could buy { $talents } more
republic-table-floor-none = Nothing is being voted on.
republic-table-waiting = { $text }
republic-table-votes = Votes in Rome: { $items }
republic-table-votes-of = { $name } { $votes }
republic-table-interrupt = May interrupt
republic-table-interrupt-card = { $name }: { $cards ->
    [one] the one card in hand might be a Tribune
   *[other] any of { $cards } cards in hand might be a Tribune
}
republic-table-interrupt-free = { $name }: { $person } needs no card for a Tribune
republic-table-interrupt-dagger = { $name } has made no attempt at assassination yet
republic-table-interrupt-none = Nobody, as far as everybody knows.
republic-table-claims = Next proposals are claimed by: { $items }
republic-table-laws-waiting = Laws to be voted on: { $items }
republic-table-trials-left = Prosecutions: { $minor } minor and { $major } major held this turn
republic-table-budget = Next Revenue Phase
republic-table-budget-treasury = now in the treasury: { $talents } T
republic-table-budget-annual = yearly revenue: +{ $talents } T
republic-table-budget-gains = events and bequests: +{ $talents } T
republic-table-budget-provinces = provinces: { $low } to { $high } T
republic-table-budget-wars = active wars: -{ $talents } T
republic-table-budget-waking = wars that will break out before: -{ $talents } T
republic-table-budget-bills = land bills: -{ $talents } T
republic-table-budget-owed = what provinces have cost: -{ $talents } T
republic-table-budget-upkeep = legions and fleets: -{ $talents } T
republic-table-budget-result = after it: { $spread ->
    [0] { $low } T
   *[other] { $low } to { $high } T
}
republic-table-budget-ruin = The State may be unable to pay: that is the ruin of Rome.
republic-table-factions = Factions
republic-table-faction-short = { $name }: { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}, influence { $influence }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}; { $senators }
republic-table-deals = Agreements
republic-table-no-deals = There are no public agreements. To offer one: now.
republic-table-deal = Agreement { $deal } ({ $state }), offered by { $name }{ $waiting ->
    [none] {""}
   *[other] ; still to accept: { $waiting }
}
republic-table-deal-offered = offered
republic-table-deal-binding = binding
republic-table-deal-settled = settled
republic-table-deal-withdrawn = off
republic-table-clause = { $number }. { $text }{ $fate ->
    [open] {""}
   *[other] {" "}({ $fate })
}
republic-table-fate-kept = kept
republic-table-fate-released = released
republic-table-fate-failed = not kept

## Chances

republic-table-odds = Chances in battle
republic-table-odds-none = There is no war to fight, or nobody to lead an army.
republic-table-odds-unknown = No war, general or number is called “{ $word }” here. For example: odds punic 10 5
republic-table-odds-land = { $person } by land with { $army } against the { $war }: { $chances }; losses about { $legions } legions, { $fleets } fleets
republic-table-odds-naval = { $person } at sea with { $army } against the { $war }: { $chances }; losses about { $legions } legions, { $fleets } fleets
republic-table-odds-victory = victory { $percent }%
republic-table-odds-stalemate = stalemate { $percent }%
republic-table-odds-defeat = defeat { $percent }%
republic-table-odds-disaster = disaster { $percent }%
republic-table-odds-standoff = standoff { $percent }%
republic-table-odds-province = { $province } by itself ({ $war }): { $chances }
republic-table-odds-rome = Rome’s fleets at sea: { $chances }; losses about { $fleets } fleets
republic-table-persuasion = Chances to persuade
republic-table-persuasion-line = { $person } and { $target }: base number { $base }, { $percent }%{ $best ->
    [-1] {""}
   *[other] ; { $best }% for { $talents } T
}
republic-table-persuasion-none = None of your senators in Rome has anybody to persuade.
republic-table-knights = Chances to gain a knight
republic-table-knights-line = { $person }: { $percent }% without talents, certain from { $talents } T on; he has { $own } T
republic-table-knights-never = { $person }: { $percent }% without talents, { $best }% for all his { $own } T
republic-table-knights-none = None of your senators in Rome can gain a knight.

## What helps to decide

republic-table-hint-chances = Chance to succeed: { $items }
republic-table-hint-chance = { $percent }% for { $talents } T
republic-table-hint-base = Now the base number is { $base }, a chance of { $percent }%; each talent moves it by 1
republic-table-hint-cost = Each legion or fleet costs { $cost } T; the State has { $treasury } T
republic-table-hint-contribution = Influence gained: { $items }
republic-table-hint-step = { $influence } from { $talents } T on
republic-table-hint-price = Price: { $talents } T
republic-table-hint-assassination = With so many Assassin cards: { $items }
republic-table-hint-attempt = { $cards }: killed { $killed }%, caught { $caught }%
republic-table-hint-fleets-rome = Fleets in Rome: { $count }
republic-table-hint-fleets-army = Fleets with { $person }: { $count }
republic-table-hint-fleets-war = Fleets without a commander ({ $war }): { $count }
republic-table-hint-spoils = Spoils: { $low } to { $high } T
republic-table-detail = { $label } ({ $detail })
republic-table-detail-senator = { $whose ->
    [own] {""}
   *[other] { $name },{" "}
}MIL { $military } ORA { $oratory } LOY { $loyalty }{ $printed ->
    [-1] {""}
   *[other] {" "}({ $printed } on the card)
}, infl { $influence }, pop { $popularity }, { $talents } T{ $notes ->
    [none] {""}
   *[other] , { $notes }
}
republic-table-detail-unaligned = unaligned
republic-table-detail-war = { $status }, land { $land }, sea { $naval }, fleets needed { $support }
republic-table-detail-games = { $talents } T, popularity +{ $popularity }, unrest { $unrest }
republic-table-detail-votes = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}, { $talents } T
republic-table-detail-account = { $talents } T
republic-table-detail-province = { $state ->
    [vacant] vacant
   *[governed] { $person }, { $term ->
        [one] 1 turn
       *[other] { $term } turns
    }
}; income { $income }, spoils { $spoils }
republic-table-detail-legion = loyal to { $person }
republic-table-detail-deal = offered by { $name }: { $promises }
republic-table-group-other = Other
