# The Republic of Rome in English.
#
# $name is whose faction it is about, $who is "you" for its player and "other" for everybody else.

## What happened

republic-families = { $who ->
    [you] Your families: { $families }.
   *[other] Families of { $name }: { $families }.
}
republic-hand = { $who ->
    [you] You are dealt { $count ->
        [one] 1 faction card
       *[other] { $count } faction cards
    }.
   *[other] { $name } is dealt { $count ->
        [one] 1 faction card
       *[other] { $count } faction cards
    }.
}
republic-hand-seen = { $who ->
    [you] You are dealt { $cards }.
   *[other] { $name } is dealt { $cards }.
}
republic-laid-aside = No faction cards, shuffled in again: { $cards }.
republic-first-consul = { $person } is the first Consul.
republic-leader = { $person } leads { $faction }.
republic-governor = { $person } governs { $province }.
republic-statesman = { $who ->
    [you] You bring { $person } into play.
   *[other] { $name } brings { $person } into play.
}
republic-concession = { $person } gets { $concession }.
republic-war-active = the { $war } breaks out.
republic-chit = Mortality chit: { $chit }.
republic-dies = { $person } dies.
republic-called = { $family } joins { $faction }, which had no senator left, and leads it.
republic-waits-for-senator = { $who ->
    [you] You stay in the game and wait for the first senator who enters the Curia.
   *[other] { $name } stays in the game and waits for the first senator who enters the Curia.
}
republic-leaves-game = { $who ->
    [you] You have no senators left, and leave the game.
   *[other] { $name } has no senators left, and leaves the game.
}

## What is asked

republic-ask-leader = Choose the leader of your faction.
    .topic = faction leader
republic-ask-governor = Who governs { $province }, and for how many turns?
    .topic = governor
republic-ask-term = How many turns?
    .topic = governor
republic-ask-first-cards = Play statesmen and concessions from your hand, as many as you like.
    .topic = first cards
republic-ask-holder = Who holds the concession?
    .topic = first cards
republic-ask-leave-or-take = Your faction has lost its last senator. Do you stay in the game, with { $family } from the Curia as your leader?
    .topic = no senators left
republic-ask-leave-or-wait = Your faction has lost its last senator. Do you stay in the game, and wait for the first who enters the Curia?
    .topic = no senators left
