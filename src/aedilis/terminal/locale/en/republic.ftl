# What the terminal says of a table of The Republic of Rome, in English.
#
# $who is "you" for the reader and "other" for everybody else; $name is then the name of that seat.

## The State

terminal-republic-turn = Turn { $turn } · { $phase }{ $step ->
    [none] {""}
   *[other] : { $step }
}
terminal-republic-step-consuls = election of Consuls
terminal-republic-step-dictator = Dictator
terminal-republic-step-censor = election of the Censor
terminal-republic-step-prosecutions = prosecutions
terminal-republic-step-governors = governors
terminal-republic-step-other = other business
terminal-republic-step-closing = closing
terminal-republic-start = the start of the game
terminal-republic-scenario = { $scenario }, { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in the deck
terminal-republic-treasury = State treasury: { $treasury } T; after the next Revenue Phase { $low ->
    [-1000] {""}
   *[other] { $spread ->
        [0] { $low } T
       *[other] { $low } to { $high } T
    }
}, if nothing else is spent
terminal-republic-unrest = Unrest: { $unrest }
terminal-republic-first = Highest ranking official: { $person } ({ $name })
terminal-republic-presiding = Presiding: { $person } ({ $name })
terminal-republic-life = Consul for Life: { $person } ({ $name })
terminal-republic-rebel = Primary Rebel: { $person } ({ $name })
terminal-republic-wars-count = Active wars: { $count } of the { $most } that ruin Rome
terminal-republic-laws = Laws in force: { $items }
terminal-republic-bills = Land bills in force: { $items }
terminal-republic-events = Events in force: { $items }
terminal-republic-bequests = Bequests in the Forum: { $items }
terminal-republic-no-recruitment = No legion or fleet may be raised this turn
terminal-republic-era-ends = The era ends with this Forum Phase
terminal-republic-level = { $name } ×{ $count }

## Wars

terminal-republic-wars = Wars
terminal-republic-no-wars = No war is in the Forum.
terminal-republic-status-inactive = inactive
terminal-republic-status-imminent = imminent
terminal-republic-status-active = active
terminal-republic-war = { $war } ({ $status }): land strength { $land }, { $naval ->
    [0] { $beaten ->
        [0] no fleet to beat
       *[other] its fleet is beaten
    }
   *[other] naval strength { $naval }
}, { $support ->
    [0] no fleets needed
   *[other] { $support } fleets needed by land
}; disaster on { $disaster }, standoff on { $standoff }; spoils { $spoils } T
terminal-republic-war-leaders = led by { $leaders }
terminal-republic-war-unprosecuted = unprosecuted
terminal-republic-war-drought = brings a drought
terminal-republic-army = { $person } ({ $name }) with { $army }: strength { $land } by land, { $naval } at sea
terminal-republic-army-alone = without commander: { $army }
terminal-republic-march = Against the rebel
terminal-republic-bequest = Sent for: { $war }
terminal-republic-rebel-army = { $person } marches on Rome with { $army }: strength { $land }
terminal-republic-numbers-none = none

## The Forum

terminal-republic-forum = Forum
terminal-republic-unaligned = Unaligned: { $items }
terminal-republic-concessions = Concessions for the Senate to give: { $items }
terminal-republic-curia = Curia: { $items }
terminal-republic-leaders-waiting = Enemy leaders: { $items }
terminal-republic-forces = Forces in Rome: { $army }; { $pool } can still be raised, for { $cost } T each
terminal-republic-forum-empty = Nothing lies in the Forum.

## Provinces

terminal-republic-provinces = Provinces
terminal-republic-no-provinces = Rome has no provinces.
terminal-republic-province = { $province } ({ $developed ->
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
terminal-republic-province-frontier = frontier
terminal-republic-province-overrun = overrun by raiders
terminal-republic-province-disorder = in disorder

## Factions

terminal-republic-faction = { $who ->
    [you] Your faction ({ $name })
   *[other] Faction of { $name }
}
terminal-republic-faction-line = { $votes ->
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
terminal-republic-faction-figures = { $votes } in Rome · inf { $influence } · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $talents ->
    [-1] {""}
   *[other] {" "}· { $talents } T
}
terminal-republic-faction-gone = out of the game
terminal-republic-senator = { $person }: MIL { $military }, ORA { $oratory }, LOY { $loyalty }; influence { $influence }, popularity { $popularity }, { $knights ->
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
terminal-republic-note-leader = faction leader
terminal-republic-note-governor = governor of { $province } for { $term ->
    [one] 1 turn
   *[other] { $term } turns
}
terminal-republic-note-legate = { $province } by a legate, { $term ->
    [one] 1 turn
   *[other] { $term } turns
}
terminal-republic-note-field = in the field: { $war }
terminal-republic-note-captive = captive of: { $war }
terminal-republic-note-rebel = in revolt
terminal-republic-note-guarded = guarded
terminal-republic-note-concession = { $concession }
terminal-republic-note-exposed = { $concession } (corruption)
terminal-republic-mark-prior-consul = has been Consul
terminal-republic-mark-corrupt = corrupt
terminal-republic-mark-major = major office this year
terminal-republic-mark-victor = victorious
terminal-republic-mark-proconsul = Proconsul
terminal-republic-knights-off = attracts no more knights
terminal-republic-knights-drm = +{ $drm } on rolls for knights
terminal-republic-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
terminal-republic-hand-seen = Hand of { $name }: { $cards }

## The table, drawn. These stand in narrow columns.

terminal-republic-state-short = State { $treasury } T ({ $change }) · unrest { $unrest }
terminal-republic-deck-short = deck { $deck }
terminal-republic-events-short = Events: { $items }
terminal-republic-laws-short = Laws: { $items }
terminal-republic-bills-short = Land bills: { $items }
terminal-republic-bequests-short = Bequests: { $items }
terminal-republic-change = { $spread ->
    [0] { $low }
   *[other] { $low } to { $high }
}
terminal-republic-rome-short = Rome
terminal-republic-pool-short = to raise
terminal-republic-chair-short = presides
terminal-republic-first-short = first
terminal-republic-column-war = { " " }War
terminal-republic-column-land = Land
terminal-republic-column-naval = Sea
terminal-republic-column-support = Need
terminal-republic-column-disaster = Disaster
terminal-republic-column-standoff = Standoff
terminal-republic-column-army = Leaders; armies
terminal-republic-column-faction = { " " }Faction
terminal-republic-column-votes = Vot
terminal-republic-column-influence = Inf
terminal-republic-column-hand = Hand
terminal-republic-column-senators = Senators
terminal-republic-column-ratings = M O L
terminal-republic-column-popularity = Pop
terminal-republic-column-knights = Kn
terminal-republic-column-talents = T
terminal-republic-short-dictator = Dict
terminal-republic-short-rome-consul = RomeC
terminal-republic-short-field-consul = FieldC
terminal-republic-short-censor = Cens
terminal-republic-short-master-of-horse = MoH
terminal-republic-short-pontifex-maximus = Pont
terminal-republic-short-captive = captive
terminal-republic-short-rebel = rebel
terminal-republic-short-legions = { $count }L
terminal-republic-short-veterans = +{ $count }v
terminal-republic-short-fleets = { $count }F
terminal-republic-legend-signs = { $leader } faction leader, { $asked } awaited, { $away } where somebody is; L legions, v veterans among them, F fleets
terminal-republic-legend-wars = { $active } active war, { $imminent } imminent, { $inactive } inactive; Land, Sea: strength by land and of a fleet not yet beaten; Need: fleets needed by land
terminal-republic-legend-ratings = M military, O oratory, L loyalty; Inf influence, Pop popularity, Kn knights, T talents, Vot votes

## Pages

terminal-republic-command-senate = senate — who presides, what is voted on, who may still interrupt
terminal-republic-command-forum = forum — wars, senators, concessions; chances to persuade and to gain knights
terminal-republic-command-treasury = treasury — the State’s next year
terminal-republic-command-provinces = provinces — governors, terms, income
terminal-republic-command-factions = factions — all factions in a line each
terminal-republic-command-faction = faction [NAME] — a faction in detail
terminal-republic-command-deals = deals — public agreements
terminal-republic-command-odds = odds [WAR] [GENERAL] [LEGIONS] [FLEETS] — the chances of battles
terminal-republic-command-order = order [WINDOW ask|open|never] — when the game waits for you: ask for always, never, or open as the rules have it; order alone lists the moments
terminal-republic-order-usage = Say which moment and how: order proposal ask. Moments: proposal, adjournment, tribune, silenced, cleopatra, desertion, proscription, revenue; each ask, open or never.
terminal-republic-senate = Senate
terminal-republic-no-senate = The Senate does not sit now.
terminal-republic-floor = On the floor: { $content }
terminal-republic-floor-by = Proposed by { $name }{ $tribune ->
    [0] {""}
   *[other] {" "}with a Tribune
}
terminal-republic-floor-votes = So far { $yes } for it, { $no } against it
terminal-republic-floor-left = Still to vote: { $items }
terminal-republic-floor-voter = { $name } ({ $votes }, and { $talents } more for money)
terminal-republic-floor-yours = You have { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} and could buy { $talents } more
terminal-republic-floor-none = Nothing is being voted on.
terminal-republic-waiting = { $text }
terminal-republic-votes = Votes in Rome: { $items }
terminal-republic-votes-of = { $name } { $votes }
terminal-republic-interrupt = May interrupt
terminal-republic-interrupt-card = { $name }: any of { $cards } cards in hand might be a Tribune
terminal-republic-interrupt-free = { $name }: { $person } needs no card for a Tribune
terminal-republic-interrupt-dagger = { $name } has made no attempt at assassination yet
terminal-republic-interrupt-none = Nobody, as far as everybody knows.
terminal-republic-claims = Next proposals are claimed by: { $items }
terminal-republic-trials-left = Prosecutions: { $minor } minor and { $major } major held this turn
terminal-republic-budget = Next Revenue Phase
terminal-republic-budget-treasury = now in the treasury: { $talents } T
terminal-republic-budget-annual = yearly revenue: +{ $talents } T
terminal-republic-budget-gains = events and bequests: +{ $talents } T
terminal-republic-budget-provinces = provinces: { $low } to { $high } T
terminal-republic-budget-wars = active wars: -{ $talents } T
terminal-republic-budget-waking = wars that will break out before: -{ $talents } T
terminal-republic-budget-bills = land bills: -{ $talents } T
terminal-republic-budget-owed = what provinces have cost: -{ $talents } T
terminal-republic-budget-upkeep = legions and fleets: -{ $talents } T
terminal-republic-budget-result = after it: { $spread ->
    [0] { $low } T
   *[other] { $low } to { $high } T
}
terminal-republic-budget-ruin = The State may be unable to pay: that is the ruin of Rome.
terminal-republic-factions = Factions
terminal-republic-faction-short = { $name }: { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}, influence { $influence }, { $cards } cards; { $senators }
terminal-republic-deals = Agreements
terminal-republic-no-deals = There are no public agreements. To offer one: now.
terminal-republic-deal = Agreement { $deal } ({ $state }), offered by { $name }{ $waiting ->
    [none] {""}
   *[other] ; still to accept: { $waiting }
}
terminal-republic-deal-offered = offered
terminal-republic-deal-binding = binding
terminal-republic-deal-settled = settled
terminal-republic-deal-withdrawn = off
terminal-republic-clause = { $number }. { $text }{ $fate ->
    [open] {""}
   *[other] {" "}({ $fate })
}
terminal-republic-fate-kept = kept
terminal-republic-fate-released = released
terminal-republic-fate-failed = not kept

## Chances

terminal-republic-odds = Chances in battle
terminal-republic-odds-none = There is no war to fight, or nobody to lead an army.
terminal-republic-odds-unknown = No war, general or number is called “{ $word }” here. For example: odds punic 10 5
terminal-republic-odds-land = { $person } by land with { $army } against the { $war }: { $chances }; losses about { $legions } legions, { $fleets } fleets
terminal-republic-odds-naval = { $person } at sea with { $army } against the { $war }: { $chances }; losses about { $legions } legions, { $fleets } fleets
terminal-republic-odds-victory = victory { $percent } %
terminal-republic-odds-stalemate = stalemate { $percent } %
terminal-republic-odds-defeat = defeat { $percent } %
terminal-republic-odds-disaster = disaster { $percent } %
terminal-republic-odds-standoff = standoff { $percent } %
terminal-republic-odds-march = Against a rebel both armies throw for themselves; the stronger one is likely to win: { $roman } against { $enemy }.
terminal-republic-persuasion = Chances to persuade
terminal-republic-persuasion-line = { $person } and { $target }: base number { $base }, { $percent } %{ $best ->
    [-1] {""}
   *[other] ; { $best } % for { $talents } T
}
terminal-republic-persuasion-none = None of your senators in Rome has anybody to persuade.
terminal-republic-knights = Chances to gain a knight
terminal-republic-knights-line = { $person }: { $percent } % without talents, certain from { $talents } T on; he has { $own } T
terminal-republic-knights-never = { $person }: { $percent } % without talents, { $best } % for all his { $own } T
terminal-republic-knights-none = None of your senators in Rome can gain a knight.

## What helps to decide

terminal-republic-hint-chances = Chance to succeed: { $items }
terminal-republic-hint-chance = { $percent } % for { $talents } T
terminal-republic-hint-base = Now the base number is { $base }, a chance of { $percent } %; each talent moves it by 1
terminal-republic-hint-cost = Each legion or fleet costs { $cost } T; the State has { $treasury } T
terminal-republic-hint-contribution = Influence gained: { $items }
terminal-republic-hint-step = { $influence } from { $talents } T on
terminal-republic-hint-price = Price: { $talents } T
terminal-republic-hint-assassination = With so many Assassin cards: { $items }
terminal-republic-hint-attempt = { $cards }: killed { $killed } %, caught { $caught } %
terminal-republic-hint-spoils = Spoils: { $low } to { $high } T
terminal-republic-detail = { $label } ({ $detail })
terminal-republic-detail-senator = { $name }, MIL { $military } ORA { $oratory } LOY { $loyalty }, infl { $influence }, pop { $popularity }, { $talents } T{ $notes ->
    [none] {""}
   *[other] , { $notes }
}
terminal-republic-detail-unaligned = unaligned
terminal-republic-detail-war = { $status }, land { $land }, sea { $naval }, fleets needed { $support }
terminal-republic-detail-games = { $talents } T, popularity +{ $popularity }, unrest { $unrest }
terminal-republic-detail-votes = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}, { $talents } T
terminal-republic-detail-account = { $talents } T
terminal-republic-detail-province = { $state ->
    [vacant] vacant
   *[governed] { $person }, { $term ->
        [one] 1 turn
       *[other] { $term } turns
    }
}; income { $income }, spoils { $spoils }
terminal-republic-detail-legion = loyal to { $person }
terminal-republic-detail-deal = offered by { $name }: { $promises }
terminal-republic-group-other = Other
