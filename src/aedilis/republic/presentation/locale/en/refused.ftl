# What The Republic of Rome refuses, in English.
#
# $word is a word of the attempt as it was written.

## Nothing of the kind

republic-refused-over = The game is over.
republic-refused-no-seat = There is no such seat at this table.
republic-refused-gone = Your faction is out of the game.
republic-refused-not-asked = It is not for you to decide now.
republic-refused-unknown = That is no move of this game.
republic-refused-no-verb = Nothing called “{ $word }” can be done in this game.
republic-refused-not-part = “{ $word }” is not asked for here.
republic-refused-no-number = “{ $word }” has to be a whole number.
republic-refused-no-list = “{ $word }” has to be a list.
republic-refused-no-such = There is nothing called “{ $word }”.
republic-refused-not-in-play = “{ $word }” is not in play.
republic-refused-too-many = “{ $word }” is { $count }, and may be { $most } at most.
republic-refused-too-few = “{ $word }” is { $count }, and must be { $least } at least.

## What cannot be done now

republic-refused-not-now = Not possible now: { $word }.
republic-refused-promised = You have promised { $to } to propose this first: { $promised }.
republic-refused-promised-vote = You have promised { $to } to vote { $yes ->
    [0] against
   *[other] for
} this: { $promised }.
republic-refused-card-promised = You have promised this card to somebody: { $card }.
republic-refused-wrong-phase = That belongs to another phase: { $phase }.
republic-refused-too-early = The Senate has not come to that yet.
republic-refused-too-late = The Senate is past that.
republic-refused-no-neutrals = That is done only at a table of one or two people.
republic-refused-nothing-proposed = Nothing is proposed, voted on or prosecuted at a table of one or two people.
republic-refused-checked-already = You have asked for an assassination check this turn.
republic-refused-no-division = The spoils are not being divided now.
republic-refused-not-your-share = It is the turn of { $seat } to choose from the spoils.
republic-refused-not-presiding = Only who presides over the Senate may do that, or somebody with a Tribune.
republic-refused-no-card = You have no card of this kind: { $card }.
republic-refused-tribune-used = { $person } has used his Tribune this turn.
republic-refused-vetoes-land-bills = { $person } vetoes land bills only.
republic-refused-no-law = You have no law in hand.
republic-refused-attacked-already = Your faction has made its attempt at assassination this turn.
republic-refused-nobody-in-rome = You have no senator in Rome.
republic-refused-life-tried = Somebody has been nominated Consul for Life this turn.
republic-refused-repeal-tried = The repeal of a land bill has been tried this turn.
republic-refused-no-captive = None of your senators is a captive.

## Persons

republic-refused-captive = { $person } is a captive.
republic-refused-rebel = { $person } is in revolt.
republic-refused-governs = { $person } is not in Rome; he governs { $province }.
republic-refused-in-field = { $person } is not in Rome; he is in the field.
republic-refused-unaligned = { $person } belongs to no faction.
republic-refused-for-life = { $person } is Consul for Life.
republic-refused-theirs = { $person } is not of your faction.
republic-refused-own = { $person } is of your own faction.
republic-refused-outgoing = { $person } was Consul or Dictator when the Senate met, and cannot be elected again at once.
republic-refused-major-office = { $person } holds a major office.
republic-refused-victor = { $person } has won his battle and commands until the Revolution Phase.
republic-refused-just-sent = { $person } was sent out, or reinforced, in this session.
republic-refused-returned = { $person } has come home from a province this turn.
republic-refused-struck-already = There has been an attempt on a senator of the faction of { $person } this turn.
republic-refused-never-consul = { $person } has never been Consul.
republic-refused-low-influence = { $person } has too little influence to be nominated Consul for Life.
republic-refused-no-talents = { $person } has no talents of his own.
republic-refused-failed-already = This proposal about { $person } has failed already this turn.
republic-refused-no-consent = This proposal about { $person } has just been refused the consent it needs.
republic-refused-leads-already = { $person } leads the faction already.
republic-refused-is-leader = { $person } leads his faction, and nobody can persuade him away.
republic-refused-not-him = { $person } cannot be chosen here.
republic-refused-same-id = Somebody with this ID is in play already.
republic-refused-family-elsewhere = Another faction has his family.

## Cards and other things

republic-refused-not-offered = That cannot be chosen here.
republic-refused-not-in-hand = You do not hold { $card }.
republic-refused-card-not-now = { $card } cannot be used here.
republic-refused-concession-held = { $concession } belongs to { $person }.
republic-refused-no-concession = { $concession } does not lie in the Forum.
republic-refused-concession-tried = { $concession } has been proposed already this turn.
republic-refused-needs-land-bill = { $concession } may be held only while a land bill is in force.
republic-refused-no-war = the { $war } is not in the Forum.
republic-refused-no-rebel = nobody marches on Rome in revolt.
republic-refused-no-rebel-there = no rebel governor is in { $province } who could be attacked there.
republic-refused-war-not-active = the { $war } is not active.
republic-refused-earlier-war = the { $war } cannot be attacked unless the { $earlier } is attacked as well.
republic-refused-war-needs-fleets = the { $war } takes { $least ->
    [one] one fleet
   *[other] { $least } fleets
}, and { $count ->
    [0] none is left
    [one] one is left
   *[other] { $count } are left
} in Rome.
republic-refused-war-needs-legions = the { $war } takes legions, and none are left in Rome.
republic-refused-not-roman = { $province } is no province of Rome.
republic-refused-has-governor = { $province } is governed by { $person }.
republic-refused-no-governor = { $province } has no governor.
republic-refused-office-filled = { $office } cannot be given now.
republic-refused-games-dear = { $games } cost { $talents } T.
republic-refused-bills-full = As many land bills of type { $bill } as there can be are in force.
republic-refused-bill-tried = A land bill of type { $bill } cannot be proposed now.

## Money and forces

republic-refused-talents-short = { $talents } T are too many; at most { $most } can be paid.
republic-refused-treasury-short = That costs { $talents } T, and the State has { $treasury }.
republic-refused-legions-short = { $count ->
    [one] 1 legion is too many
   *[other] { $count } legions are too many
}; at most { $most } can go.
republic-refused-fleets-short = { $count ->
    [one] 1 fleet is too many
   *[other] { $count } fleets are too many
}; at most { $most } can go.
republic-refused-support-short = { $count ->
    [one] 1 fleet is too few
   *[other] { $count } fleets are too few
}; at least { $least } have to go.
