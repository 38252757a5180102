# The words of The Republic of Rome in English: names of persons, phases and places, what can be chosen, and how a
# proposal or a move is read out.
#
# $who is "you" for the reader and "other" for everybody else; $name is then the name of that seat.

## Names

republic-person-scipio-africanus = Scipio Africanus
republic-person-fabius-cunctator = Fabius Cunctator
republic-person-flamininus = Flamininus
republic-person-aemilius-paullus = Aemilius Paullus
republic-person-cato-the-elder = Cato the Elder
republic-person-scipio-aemilianus = Scipio Aemilianus
republic-person-sulla = Sulla
republic-person-fulvius-flaccus = Fulvius Flaccus
republic-person-servilius-glaucia = Servilius Glaucia
republic-person-popillius-laenas = Popillius Laenas
republic-person-tiberius-gracchus = Tiberius Gracchus
republic-person-gaius-gracchus = Gaius Gracchus
republic-person-gaius-marius = Gaius Marius
republic-person-julius-caesar = Julius Caesar
republic-person-cato-the-younger = Cato the Younger
republic-person-cicero = Cicero
republic-person-crassus = Crassus
republic-person-lucullus = Lucullus
republic-person-pompey = Pompey
republic-nobody = nobody
republic-none = none
republic-hidden-card = a card
republic-several = { $name } ×{ $count }
republic-legion = Legion { $number }
republic-chit-none = no name
republic-chit-two = draw two more
republic-clause = clause { $clause }
republic-deal = agreement { $deal }
republic-faction-of = { $who ->
    [you] your faction
   *[other] the faction of { $name }
}
republic-faction-imperials = the Imperial Faction
republic-faction-plutocrats = the Plutocrat Faction
republic-faction-conservatives = the Conservative Faction
republic-faction-populists = the Populist Faction
republic-treasury-of = { $who ->
    [you] your faction treasury
   *[other] treasury of { $faction }
}
republic-place-rome = Rome
republic-war-revolt = revolt in { $province }
republic-war-raiders = barbarian raiders
republic-war-march = rebel’s march on Rome
republic-legions = { $count ->
    [one] 1 legion
   *[other] { $count } legions
}{ $veterans ->
    [0] {""}
    [one] {" "}(1 veteran)
   *[other] {" "}({ $veterans } veterans)
}
republic-fleets = { $count ->
    [one] 1 fleet
   *[other] { $count } fleets
}
republic-no-forces = no forces
republic-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}

## Phases

republic-phase-mortality = Mortality Phase
republic-phase-revenue = Revenue Phase
republic-phase-forum = Forum Phase
republic-phase-population = Population Phase
republic-phase-senate = Senate Phase
republic-phase-combat = Combat Phase
republic-phase-revolution = Revolution Phase

republic-era-early = Early Republic
republic-era-middle = Middle Republic
republic-era-late = Late Republic

republic-moment-proposal = a proposal, before the first vote
republic-moment-adjournment = the adjournment of the Senate
republic-moment-tribune = a Tribune is used
republic-moment-silenced = a Tribune is attacked
republic-moment-cleopatra = a battle of the Alexandrine War
republic-moment-desertion = a battle against a rebel who has veterans of yours
republic-moment-proscription = a civil war is won
republic-moment-revenue = the Revenue Phase begins
republic-moment-dictator = the Senate goes on to the Censor without a Dictator
republic-moment-spoils = a share of the spoils is named
republic-moment-check = the spoils are about to be divided
republic-moment-province-spoils = the spoils of a province you govern
republic-moment-redistribution = redistribution of money
republic-moment-contributions = contributions to the State
republic-moment-levies = levies of your provinces: what the tax pays
republic-moment-persuading = an attempt at persuasion
republic-moment-defending = bribes against an attempt at persuasion
republic-moment-attracting = knights
republic-moment-holding-games = games
republic-moment-naming-leader = another faction leader
republic-moment-auction = the auction of an initiative
republic-moment-pleading = whether one of yours pleads
republic-moment-trades = trades of cards
republic-moment-disbanding = veterans to be disbanded, when you hold no cards

## Kinds of proposals and votes

republic-proposal-consuls = election of Consuls
republic-proposal-dictator = election of a Dictator
republic-proposal-censor = election of a Censor
republic-proposal-governors = election of governors
republic-proposal-concessions = granting of concessions
republic-proposal-land-bill = land bill
republic-proposal-repeal = repeal of a land bill
republic-proposal-forces = raising and disbanding of forces
republic-proposal-deploy = sending of generals
republic-proposal-reinforce = reinforcements
republic-proposal-recall = recall of a general
republic-proposal-garrison = garrison
republic-proposal-recall-garrison = recall of a garrison
republic-proposal-life = Consul for Life
republic-proposal-reject-rhodes = rejection of the Rhodian alliance
republic-proposal-prosecute-minor = minor prosecution
republic-proposal-prosecute-major = major prosecution
republic-proposal-special-trial = trial for assassination

## What a proposal says

republic-content-consuls = { $person } and { $other } as Consuls
republic-content-dictator = { $person } as Dictator
republic-content-censor = { $person } as Censor
republic-content-life = { $person } as Consul for Life
republic-content-governors = { $person } as governor of { $province }
republic-content-concessions = { $concession } for { $person }
republic-content-land-bill = { $bill }, sponsored by { $person } and { $other }
republic-content-repeal = repeal of { $bill }, sponsored by { $person }
republic-content-forces = { $what ->
    [both] raise { $raised } and disband { $disbanded }
    [raise] raise { $raised }
   *[disband] disband { $disbanded }
}
republic-content-deploy = { $general } with { $army } against: { $war }
republic-content-reinforce = { $army } as reinforcements for { $general }
republic-content-recall = { $how ->
    [war] fetch home the forces without commander: { $general }
    [split] take { $army } from the army of { $general }
    [yes] recall { $general } and give his army to { $other }
   *[take] recall { $general } with his army
}
republic-content-garrison = { $army } as garrison for { $province }
republic-content-recall-garrison = bring home { $army } from { $province }
republic-content-reject-rhodes = reject the fleets of Rhodes
republic-content-prosecute-minor = minor prosecution of { $person } for { $charge }, by { $prosecutor }
republic-content-prosecute-major = major prosecution of { $person } for { $charge }, by { $prosecutor }
republic-content-special-trial = trial of { $person } for assassination
republic-charge-corrupt = corruption in his province
republic-charge-major = misconduct in office
republic-charge-concession = corruption with { $concession }
republic-charge-province = plundering { $province }

## Whole moves

republic-move = { $choice }: { $parts }
republic-move-proposal = { $asked ->
    [command] { $content }
   *[other] Propose { $content }
}
republic-move-trial = Begin a { $content }
republic-move-move = Move { $amount } from { $one } to { $other }
republic-move-give = Give { $amount } from { $one } to { $other }
republic-choice-chance = { $choice } ({ $percent }%)
republic-move-persuade = { $one } tries to persuade { $other }, { $amount }
republic-move-seduce = { $one } tries to persuade { $other } with Seduction, { $amount }
republic-move-blackmail = { $one } tries to persuade { $other } with Blackmail, { $amount }
republic-move-offer = Offer an agreement. { $clauses }
republic-amount-bid = { $count } T bid
republic-amount-bribe = bribe of { $count } T
republic-amount-counter = { $count } T against it
republic-amount-talents = { $count } T
republic-amount-personal = { $count } T of his own
republic-amount-treasury = { $count } T out of the faction treasury
republic-amount-master = { $count } T by the Master of Horse
republic-amount-term = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
republic-amount-cards = { $count ->
    [one] 1 Assassin card
   *[other] { $count } Assassin cards
}
republic-amount-guards = { $count ->
    [one] 1 secret bodyguard
   *[other] { $count } secret bodyguards
}
republic-amount-votes = { $count ->
    [one] 1 vote bought by { $person }
   *[other] { $count } votes bought by { $person }
}
republic-amount-press = { $person }: { $count ->
    [one] 1 knight
   *[other] { $count } knights
}
republic-amount-pay = { $count } T by { $person }
republic-amount-fleets = { $of ->
    [nobody] {""}
   *[somebody] { $person }: {""}
}{ $count ->
    [one] 1 fleet
   *[other] { $count } fleets
}
republic-amount-legions = { $count ->
    [one] 1 legion
   *[other] { $count } legions
}
republic-amount-regulars = { $count ->
    [one] 1 regular legion
   *[other] { $count } regular legions
}
republic-amount-raise-legions = { $count ->
    [one] raise 1 legion
   *[other] raise { $count } legions
}
republic-amount-raise-fleets = { $count ->
    [one] raise 1 fleet
   *[other] raise { $count } fleets
}
republic-amount-disband-legions = { $count ->
    [one] disband 1 legion
   *[other] disband { $count } legions
}
republic-amount-disband-fleets = { $count ->
    [one] disband 1 fleet
   *[other] disband { $count } fleets
}
republic-pick-for = { $count ->
    [0] nobody for
   *[other] for: { $items }
}
republic-pick-against = { $count ->
    [0] nobody against
   *[other] against: { $items }
}
republic-pick-cards = { $items }
republic-pick-veterans = { $count ->
    [0] no veterans
   *[other] veterans: { $items }
}
republic-pick-disband-veterans = { $count ->
    [0] no veterans
   *[other] disband veterans: { $items }
}

## Choices. $asked is the end of the key of the question, $field what the word is chosen as.

republic-do-stop = { $field ->
    [how] Buy no votes
    [more] No more: that is the whole proposal
   *[do] { $asked ->
        [command] No more orders
        [persuasion] No persuasion attempt
        [knights] No knights
        [games] No games
        [new-leader] Keep the leader
        [redistribution] Done with the redistribution
        [contribution] No further contribution
        [tribune-proposal] No proposal
       *[other] Done
    }
}
republic-do-pass = { $asked ->
    [share] Take nothing
    [partner] Form no coalition
    [bid] No bid
    [vote] Pass
    [spoils] Leave the province its money
    [profiteer] Take the usual income
   *[other] Let it go on
}
republic-do-yes = { $field ->
    [do] Vote for it
    [vote] For it
    [more] Yes, one more
    [how] Send another general in his place
   *[answer] Yes
}
republic-do-no = { $field ->
    [do] Vote against it
    [vote] Against it
    [senator] Nobody
   *[answer] No
}
republic-do-abstain = Abstain
republic-do-split = { $field ->
    [how] Take part of his army
   *[do] Split the votes
}
republic-do-veto = Veto it with a Tribune
republic-do-call = Call for votes
republic-do-call-rest = Call all others, one after the other
republic-do-roll = { $asked ->
    [declare] Ask the legions for their loyalty
   *[other] Roll
}
republic-do-raise = Offer more
republic-do-refuse = Refuse
republic-do-take = { $field ->
    [how] Bring him home with his army
   *[other] Take it
}
republic-do-leave = Leave it
republic-do-rome = Rome
republic-do-travel = He goes to his province
republic-do-legate = He stays and sends a legate
republic-do-ask = Always wait for me (ask)
republic-do-open = Wait for me only where it waits for everybody (open)
republic-do-never = Never wait for me (never)
republic-do-propose-consuls = Propose two Consuls
republic-do-propose-dictator = Propose a Dictator
republic-do-propose-censor = Propose a Censor
republic-do-propose-governors = Propose governors
republic-do-propose-concessions = Propose concessions
republic-do-propose-land-bill = Propose a land bill
republic-do-propose-repeal = Propose the repeal of a land bill
republic-do-propose-forces = { $asked ->
    [command] Raise or disband legions and fleets
   *[other] Propose to raise or disband legions and fleets
}
republic-do-propose-deploy = { $asked ->
    [command] Send generals to war
   *[other] Propose to send generals to war
}
republic-do-propose-reinforce = { $asked ->
    [command] Reinforce a general
   *[other] Propose reinforcements for a general
}
republic-do-propose-recall = { $asked ->
    [command] Recall a general
   *[other] Propose to recall a general
}
republic-do-propose-garrison = { $asked ->
    [command] Send a garrison
   *[other] Propose a garrison
}
republic-do-propose-recall-garrison = { $asked ->
    [command] Bring a garrison home
   *[other] Propose to bring a garrison home
}
republic-do-propose-life = Nominate a Consul for Life
republic-do-propose-reject-rhodes = Propose to reject the Rhodian alliance
republic-do-propose-repeal-law = Propose the repeal of a law
republic-do-propose-recall-governor = Propose to recall a governor
republic-do-next-step = Go on to the next business
republic-do-adjourn = Adjourn the Senate
republic-do-prosecute-minor = Begin a minor prosecution
republic-do-prosecute-major = Begin a major prosecution
republic-do-end-trials = End the prosecutions
republic-do-appeal = Appeal to the people
republic-do-appeal-more = Appeal to the people with more dice
republic-do-appoint = Appoint
republic-do-election = Hold an election
republic-do-yield = Give up presiding
republic-do-lose-influence = Lose influence and preside on
republic-do-minor-motion = Make a minor motion
republic-do-assassinate = Attempt an assassination
republic-do-tribune = Use a Tribune for a proposal
republic-do-law = Play a law
republic-do-ransom = Ransom a captive
republic-do-peddle = Play Influence Peddling
republic-do-claim-commissioner = Claim the Land Commissioner
republic-do-fine = Impose the fine of the Calpurnian Law
republic-do-graft = Play Graft against the Tribune
republic-do-murder = Play Murder of a Tribune
republic-do-mob = Play Mob Incited to Violence
republic-do-proscribe = Play Proscription
republic-do-ally = Play Cleopatra as an ally of Rome
republic-do-enemy = Play Cleopatra as an enemy of Rome
republic-do-guard = Play the Open Bodyguard
republic-do-order = Give a standing order
republic-do-take-office = Take an office
republic-do-take-province = Take a province
republic-do-take-concession = Take a concession
republic-do-sponsor-bill = Sponsor a land bill
republic-do-cosponsor-bill = Co-sponsor the land bill
republic-do-stop-pick = Stop it with a Tribune
republic-do-stop-bill = Stop the land bill with a Tribune
republic-do-check-assassins = Ask for an assassination check
republic-do-offer = Offer an agreement
republic-do-accept = Accept an agreement
republic-do-turn-down = Refuse an offered agreement
republic-do-withdraw = Withdraw from an offered agreement
republic-do-dispute = Dispute a clause
republic-do-kept = It was kept
republic-do-broken = It was broken
republic-do-end = Nothing more: that is the agreement
republic-do-promise-talents = Talents at the next redistribution
republic-do-promise-card = A card in the next Revolution Phase
republic-do-promise-vote = A vote
republic-do-promise-nominate = A proposal
republic-do-promise-consent = A consent
republic-do-promise-text = Something in words
republic-do-bid = Bid
republic-do-persuade = Attempt a persuasion
republic-do-seduce = Attempt it with Seduction
republic-do-blackmail = Attempt it with Blackmail
republic-do-attract = Attract a knight
republic-do-press = Press knights
republic-do-games = Hold games
republic-do-leader = Name another leader
republic-do-move = Move talents within the faction
republic-do-give = { $asked ->
    [trade] Give cards away
   *[other] Give talents to another faction
}
republic-do-contribute = Contribute
republic-do-spoils = Take the spoils
republic-do-profiteer = Profiteer
republic-do-pay = { $field ->
    [how] Buy votes
   *[other] Pay
}
republic-do-play = Play a card
republic-do-trade = { $asked ->
    [return] Offer cards in return
   *[other] Offer a trade
}
republic-do-discard = Discard
republic-do-rebel = Rebel
republic-do-lay-down = Lay down the command
republic-do-join = Join the revolt
republic-do-stay = Stay loyal
republic-do-fight = Fight
republic-do-move-army = Keep the army and go to another war
republic-do-defect = Call veterans away from the rebel
republic-do-retire = Go home
republic-do-come-back = Come back
republic-do-corrupt = Corruption in his province
republic-do-major = Misconduct in office
republic-do-knights = For knights: +1 on all later rolls for knights
republic-do-repeal = To repeal the Acilian Law
republic-do-stay-in-game = Stay in the game
republic-do-leave-game = Leave the game for good
republic-means = { $means ->
    [office] The power of his office: { $name }
    [free] { $name }, who needs no card
   *[card] A { $name } card
}

## Waiting, and the end

republic-awaiting = { $who ->
    [you] You are awaited: { $topic }
   *[other] Waiting for { $names }: { $topic }
}
republic-score = { $who ->
    [you] You
   *[other] { $name }
}: influence { $influence }, { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}, { $senators ->
    [one] 1 senator
   *[other] { $senators } senators
}
republic-ending-rebel-battle = the rebel’s victory
republic-ending-rebel-bankruptcy = bankruptcy during a revolt
republic-ending-rebel-revolt = the people rise for the rebel
republic-ending-consul-appointed = Consul for Life by influence
republic-ending-consul-elected = Consul for Life by vote
republic-ending-era-ends = the end of the era
republic-ending-lost-wars = too many wars
republic-ending-lost-revolt = the people rise
republic-ending-lost-bankruptcy = bankruptcy
republic-ending-lost-rebel = Rome falls under the rebel

## A new game

republic-scenario-early = { $name }: from 264 to 192 BC, the Punic Wars and the first wars in the East. The scenario to begin with.
republic-scenario-middle = { $name }: from 149 to 104 BC, provinces, land bills and the first laws.
republic-scenario-late = { $name }: from 90 to 52 BC, great generals, and all laws.
republic-scenario-early-middle = { $name }: the Early Republic, and on into the Middle Republic without a break. Longer.
republic-scenario-middle-late = { $name }: the Middle Republic, and on into the Late Republic without a break. Longer.
republic-scenario-early-late = { $name }: all three eras, one after the other. Very long.
republic-scenario-alternate = { $name }: the cards of all three eras in one deck.
republic-option-scenario = the period: early, middle or late, or several of them
republic-option-dictator-strength = whether a war of strength 20 that allows a Dictator is counted with multipliers and leaders (modified) or as printed
republic-option-repopulation-tie = who gets a new senator of factions with as few: the one with less influence, or with fewer senators, in Rome
republic-option-civil-war-is-active-war = whether a civil war counts among the four active wars that ruin Rome
republic-option-late-marius-sulla = whether Marius and Sulla are in the late scenario
republic-option-unsold-initiatives = whether the HRAO’s faction gets one initiative that nobody bids for, and the next is auctioned anew (one), or all that are left with it (all)
republic-option-draw-two-chits = how many of the six mortality chits without a number say “Draw 2”; the others are blank
republic-option-raiders-ransom = until when a governor whom barbarian raiders hold can be ransomed
republic-option-open-bodyguard = what an Open Bodyguard takes off every assassination roll: 2, as its card says, or 1, as the rules do
republic-option-unrest-at-ten = by how much a 10 on the population table raises the unrest: by 1, or not at all
republic-option-living-rules = with the changes of the Living Rules 1.07A: Marius and Sulla in the late scenario, one warning, of a treasury below 70 T, a Proconsul’s office a major one, the end of the era before a Consul for Life, and others in the advanced rules
republic-option-provincial-wars = whether provinces raise forces of their own and have to fight the wars that attack them (advanced rule 2.02)
republic-option-allied-strength = whether the printed strength of provinces that have joined a war is added to it (added) or multiplied with it (multiplied)
republic-option-reshuffled-allies = what becomes of provinces that have joined a war when it goes back into the deck: they lie in the Forum again (freed) or wait for it (kept)
republic-option-veterans = whether victorious generals may disband veterans for influence and oratory, and Consuls call them back (advanced rule 2.04)
republic-option-disband-scope = which veterans loyal to him a general may disband: all (any) or those of his own army (own-force)
republic-option-recall-by = who may call disbanded veterans back: a Consul (consul) or a Dictator as well (consul-or-dictator)
