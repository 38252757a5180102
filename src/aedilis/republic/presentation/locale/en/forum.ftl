# The Forum Phase of The Republic of Rome in English, and what may happen in any phase.
#
# $dice is what the dice show, $omens what evil omens change, $drm what else does, $total the end of the sum.

## The game

republic-turn = Turn { $turn } begins.
republic-over = { $ending ->
    [1] No army of Rome stops the Primary Rebel: { $seats } wins.
    [2] The Republic is bankrupt while a rebel stands against it: { $seats } wins.
    [3] The people rise for the rebel: { $seats } wins.
    [4] His influence makes a senator Consul for Life: { $seats } wins.
    [5] The Senate has elected a Consul for Life: { $seats } wins.
    [6] The era has ended: { $seats } wins.
    [7] Rome cannot withstand so many wars. Everybody loses.
    [8] The people rise against the Senate. Everybody loses.
    [9] Rome is bankrupt. Everybody loses.
   *[10] Rome falls to her enemies under the rebel. Everybody loses.
}

## Wars, leaders and provinces

republic-war-drawn = the { $war } comes into the Forum.
republic-leader-drawn = An enemy leader appears: { $leader }.
republic-leader-joins = { $leader } joins his war.
republic-leader-leaves = { $gone ->
    [0] { $leader } is left without a war and goes to the Curia.
   *[other] { $leader } is left without a war, and none can come for him any more: he is out of the game.
}
republic-leader-ages = { $leader } dies in the Curia.
republic-refuge = { $leader } finds refuge.
republic-refugee-joins = { $leader }, who had found refuge, aids the { $war }.
republic-province-created = { $province } is a province now.
republic-province-revolts = { $province } revolts, and is an active war.
republic-concession-destroyed = { $concession } is destroyed and lies in the Curia.
republic-concession-returns = { $concession } lies in the Forum again.

## Initiatives

republic-initiative = { $who ->
    [you] Your initiative: the dice show { $dice }.
   *[other] Initiative of { $name }: the dice show { $dice }.
}
republic-draws = { $who ->
    [you] You draw a faction card.
   *[other] { $name } draws a faction card.
}
republic-draws-seen = { $who ->
    [you] You draw { $card }.
   *[other] { $name } draws { $card }.
}
republic-deck-empty = The deck is empty: no card is drawn.
republic-family-drawn = The family { $family } appears, unaligned in the Forum.
republic-family-returns = The family { $family } is in the Forum again, unaligned.
republic-family-joins = The family { $family } joins its statesman { $person }.
republic-forum-event = { $card } is revealed.
republic-bid = { $person } bids { $talents } T.
republic-auction = { $who ->
    [you] You have the initiative: { $person } pays { $talents } T.
   *[other] { $name } has the initiative: { $person } pays { $talents } T.
}
republic-auction-free = { $who ->
    [you] Nobody bids: your faction, that of the highest ranking official, has the initiative.
   *[other] Nobody bids: { $faction }, that of the highest ranking official, has the initiative.
}

## Events

republic-event = The event dice show { $dice }: { $event }.
republic-event-nothing = { $event } changes nothing.
republic-mob = The mob: { $dice } on the die, { $count ->
    [one] one mortality chit
   *[other] { $count } mortality chits
} in all.
republic-disaster = The die shows { $dice }: the disaster strikes { $concession }.
republic-storm = The storm: { $dice } on the dice, { $count ->
    [0] no fleet is lost
    [one] one fleet is lost
   *[other] { $count } fleets are lost
}, if there are so many.
republic-fleets-lost = { $count ->
    [one] A fleet is lost.
   *[other] { $count } fleets are lost.
}
republic-rhodes = { $count ->
    [one] A fleet comes
   *[other] { $count } fleets come
} from Rhodes, until the { $war } is over.
republic-pretender = A pretender rises in { $province }.
republic-pretender-victory = { $governor } holds { $province }: strength { $roman } against { $enemy }, dice { $black } and { $white }, roll { $roll }, evil omens { $omens }, total { $total }.
republic-pretender-stalemate = { $governor } cannot hold { $province } and dies: strength { $roman } against { $enemy }, dice { $black } and { $white }, roll { $roll }, evil omens { $omens }, total { $total }. What is left of the garrison goes to Rome.
republic-pretender-defeat = { $governor } loses { $province } and his life: strength { $roman } against { $enemy }, dice { $black } and { $white }, roll { $roll }, evil omens { $omens }, total { $total }. What is left of the garrison goes to Rome.
republic-catiline = { $person } strikes at { $to-faction } over the conspiracy: { $dice } on the die, { $count ->
    [one] one mortality chit
   *[other] { $count } mortality chits
}.
republic-enemy-leader-dies = { $leader } dies.
republic-sues-for-peace = the { $war } is over for now: its people sue for peace. The State gets { $talents } T.
republic-alliance = A new alliance ends the { $war }. The State gets { $talents } T.

## Persuasion

republic-plays = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
}
republic-persuades = { $person } tries to persuade { $target } with a bribe of { $talents } T: base number { $base }.
republic-counter-bribe = { $who ->
    [you] You lay { $talents } T against it
   *[other] { $name } lays { $talents } T against it
}: base number { $base }.
republic-bribe-raised = { $who ->
    [you] You add { $talents } T to the bribe
   *[other] { $name } adds { $talents } T to the bribe
}: base number { $base }.
republic-persuaded = { $person } persuades { $target }: { $dice } on the dice{ $omens ->
    [0] {""}
   *[other] , { $omens } more for evil omens, { $total } in all
}, base number { $base }.
republic-persuasion-fails = { $person } does not persuade { $target }: { $dice } on the dice{ $omens ->
    [0] {""}
   *[other] , { $omens } more for evil omens, { $total } in all
}, base number { $base }.
republic-exposed = Blackmail harms { $person }: { $dice } on the dice, { $count } influence and popularity lost.

## Knights and games

republic-knight = { $person } gains a knight: { $dice } on the die, { $talents } for talents, { $drm } modifiers, { $total } in all.
republic-no-knight = { $person } gains no knight: { $dice } on the die, { $talents } for talents, { $drm } modifiers, { $total } in all.
republic-pressed = { $person } presses { $count ->
    [one] a knight
   *[other] { $count } knights
} for { $talents } T.
republic-games = { $person } holds games: { $games }, for { $talents } T.

## Rome is put in order

republic-tax-farmers = The land is devastated: the die for the tax farmers shows { $dice }.
republic-curia-die = The die for { $card } in the Curia shows { $dice }{ $omens ->
    [0] {""}
   *[other] , { $total } under evil omens
}.

## What is asked

republic-ask-aside = You may do this out of turn.
    .topic = out of turn
republic-ask-hold-proposal = { $seat-who ->
    [you] Your proposal lies before the Senate. Do you let it go to the vote?
   *[other] A proposal of { $seat } lies before the Senate. Do you let it go to the vote?
}
    .topic = proposal
republic-ask-hold-adjournment = The Senate is about to be adjourned. Do you let it close?
    .topic = adjournment
republic-ask-hold-dictator = The Senate is about to go on to the election of a Censor. Do you let it go on without a Dictator?
    .topic = Dictator
republic-ask-hold-tribune = { $seat-who ->
    [you] You have used a Tribune. Do you let him speak?
   *[other] { $seat } has used a Tribune. Do you let him speak?
}
    .topic = Tribune
republic-ask-hold-silenced = { $seat-who ->
    [you] You have a Tribune attacked. Do you let it happen?
   *[other] { $seat } has a Tribune attacked. Do you let it happen?
}
    .topic = Tribune
republic-ask-hold-proscription = The civil war is won. Do you let the game go on?
    .topic = proscription
republic-ask-persuasion = Will you persuade a senator?
    .topic = persuasion
republic-ask-persuader = Who speaks for you?
    .topic = persuasion
republic-ask-target = Whom will he persuade?
    .topic = persuasion
republic-ask-bribe = How many talents does he offer?
    .topic = persuasion
republic-ask-counter = { $person } wants to persuade { $target }, base number { $base }. How many talents of your treasury do you lay against it?
    .topic = counter-bribe
republic-ask-persist = { $person } and { $target }: base number { $base }. Roll, or offer more?
    .topic = persuasion
republic-ask-knights = Will you attract a knight, or press some?
    .topic = knights
republic-ask-suitor = For whom?
    .topic = knights
republic-ask-knight-talents = How many talents does he spend?
    .topic = knights
republic-ask-press = How many of his knights are pressed?
    .topic = knights
republic-ask-games = Will you hold games?
    .topic = games
republic-ask-sponsor = Who pays for them?
    .topic = games
republic-ask-kind-of-games = Which games?
    .topic = games
republic-ask-new-leader = Who leads your faction from now on?
    .topic = faction leader
republic-ask-bid = An initiative is auctioned; { $talents ->
    [0] nobody has bid yet
    [one] { $other } has bid one talent
   *[other] { $other } has bid { $talents } T
}. Who bids for you?
    .topic = auction
republic-ask-bid-talents = { $person } bids for the initiative; { $talents ->
    [0] nobody has bid yet
    [one] { $other } has bid one talent
   *[other] { $other } has bid { $talents } T
}. How many talents?
    .topic = auction
republic-ask-storm = { $count ->
    [one] One fleet is lost
   *[other] { $count } fleets are lost
} in the storm. Which?
    .topic = storm
republic-ask-storm-fleets = How many are lost here?
    .topic = storm
republic-ask-catiline = At which faction do you strike over the conspiracy?
    .topic = conspiracy
republic-ask-enemy-leader = Which enemy leader dies?
    .topic = enemy leader
republic-ask-alliance = Which war does the new alliance end?
    .topic = new alliance
