# The Senate Phase of one or two people in English: the coalition, the plan, the spoils.
#
# $rule is the paragraph of the rulebook by which a faction without a player, or Rome itself, does something.

## The coalition

republic-ranks = By votes in Rome: { $seats } ({ $cast }). A majority is { $majority }.
republic-coalition = The ruling coalition: { $seats } ({ $rule }, line { $line }).
republic-coalition-refused = { $who ->
    [you] You do not join the coalition.
   *[other] { $name } does not join the coalition.
}
republic-coalition-not-sought = { $who ->
    [you] You form no coalition of your own.
   *[other] { $name } forms no coalition.
}
republic-dominant = { $who ->
    [you] You are the Dominant Player.
   *[other] { $name } is the Dominant Player.
}
republic-ask-coalition = A coalition with a majority: { $seats }. Do you join it?
    .topic = coalition
republic-ask-partner = You may form a coalition. Whom do you take in?
    .topic = coalition

## The plan

republic-crisis = Rome is in a crisis ({ $rule }).
republic-plan = { $line ->
    [0] No war is in play: Rome keeps a small army ({ $rule }).
    [1] The plan: two active wars, each with a proper force ({ $rule }): { $wars }.
    [2] The plan: a dangerous war with a proper force ({ $rule }): { $wars }.
    [3] The plan: an active war with a proper force ({ $rule }): { $wars }.
    [4] The plan: an inactive war with a proper force ({ $rule }): { $wars }.
    [5] The plan: with all force, until only three wars are left ({ $rule }): { $wars }.
    [6] The plan: with all force against the rebel ({ $rule }).
    [7] The plan: three active wars, each with a proper force ({ $rule }): { $wars }.
    [8] The plan: two active wars, each with a proper force ({ $rule }): { $wars }.
    [9] The plan: the weakest active war with all force ({ $rule }): { $wars }.
   *[other] No plan of the list: the Dominant Player conducts the war ({ $rule }).
}
republic-plan-fails = The plan cannot be carried out any more: the Dominant Player conducts the war ({ $rule }).
republic-ask-generals = Each general leaves for a war. Who goes to this one: { $war }?
    .topic = generals
republic-ask-general-of = Who goes to this war: { $war }?
    .topic = generals
republic-ask-plan-veterans = { $person } leads { $legions ->
    [one] 1 legion
   *[other] { $legions } legions
} to war: { $war }. Which other veteran legions go with him?
    .topic = veteran legions
republic-ask-command = You conduct the war. What do you order?
    .topic = conduct of the war
republic-neutral-dictator = { $person } ({ $name }) has the best military rating and is to be Dictator ({ $rule }).
republic-neutral-master = { $person } is to be Master of Horse: the next best military rating ({ $rule }).

## The spoils

republic-share-office = { $who ->
    [you] Your share of the spoils: { $office } for { $person }.
   *[other] { $name }’s share of the spoils: { $office } for { $person }.
}
republic-share-province = { $who ->
    [you] Your share of the spoils: { $province } for { $person }.
   *[other] { $name }’s share of the spoils: { $province } for { $person }.
}
republic-share-concession = { $who ->
    [you] Your share of the spoils: { $concession } for { $person }.
   *[other] { $name }’s share of the spoils: { $concession } for { $person }.
}
republic-share-sponsor = { $person } sponsors a land bill and waits for a co-sponsor: { $bill }.
republic-share-cosponsor = { $person } offers to co-sponsor the land bill.
republic-share-pass = { $who ->
    [you] You take nothing.
   *[other] { $name } takes nothing.
}
republic-neutral-share-office = Share of { $name }: { $office } for { $person }, by the list of its guideline ({ $rule }).
republic-neutral-share-province = Share of { $name }: { $province } for { $person }, by the list of its guideline ({ $rule }).
republic-neutral-share-concession = Share of { $name }: { $concession } for { $person }, by the list of its guideline ({ $rule }).
republic-neutral-share-sponsor = Share of { $name }: { $person } sponsors a land bill and waits for a co-sponsor, by the list of its guideline ({ $rule }): { $bill }.
republic-neutral-share-cosponsor = Share of { $name }: { $person } offers to co-sponsor the land bill, by the list of its guideline ({ $rule }).
republic-neutral-share-pass = { $name }: nothing left on the list of its guideline ({ $rule }).
republic-neutral-outsider = Nobody of the coalition can have it: it falls to { $person } ({ $rule }).
republic-land-bill-due = { $person } is less popular than Rome is restless, and has to sponsor a land bill ({ $rule }): { $bill }.
republic-land-bill-fails = There is no land bill this year.
republic-land-bill-seconded = { $person } and { $other } pass a land bill: { $bill }.
republic-marks-forgotten = Nobody is prosecuted: Corrupt and Major markers come off all who are in Rome ({ $rule }).
republic-ask-share = It is your turn to choose from the spoils. What do you take?
    .topic = spoils
republic-ask-share-office = Which office?
    .topic = spoils
republic-ask-share-for = Who takes the office: { $office }?
    .topic = spoils

## Tribunes

republic-tribune-stop-pick = { $who ->
    [you] You play a Tribune against it.
   *[other] { $name } plays a Tribune against it.
}
republic-tribune-stop-bill = { $who ->
    [you] You play a Tribune against the land bill.
   *[other] { $name } plays a Tribune against the land bill.
}
republic-free-tribune-stop-pick = { $person } stops it as Tribune.
republic-free-tribune-stop-bill = { $person } stops the land bill as Tribune.
republic-pick-stopped = { $who ->
    [you] You are passed over this time, by a Tribune of { $seat }.
   *[other] { $name } is passed over this time, by a Tribune of { $seat-who ->
        [you] yours
       *[other] { $seat }
    }.
}
republic-neutral-stops = { $name } against { $seat }: this is the first thing left on the list of its guideline ({ $rule }).
republic-neutral-graft = { $name }: { $person } tries to buy the Tribune off, by its guideline ({ $rule }).
republic-neutral-murder = { $name }: { $person } has the Tribune attacked, by its guideline ({ $rule }).
republic-neutral-mob = { $name }: { $person } incites the mob, by its guideline ({ $rule }).
republic-ask-hold-spoils = { $seat-who ->
    [you] You have said what you take from the spoils. Do you leave it at that?
   *[other] { $seat } has said what to take from the spoils. Do you allow it?
}
    .topic = spoils
republic-ask-hold-check = The spoils are about to be divided. You may ask for an assassination check first.
    .topic = assassination check

## Assassins

republic-check = { $who ->
    [you] You ask for an assassination check on { $target }.
   *[other] { $name } asks for an assassination check on { $target }.
}
republic-check-nobody = No faction can strike at { $target }.
republic-check-throw = { $who ->
    [you] You throw { $dice } for who has to strike{ $drm ->
        [0] {""}
       *[other] , with cards { $total }
    }.
   *[other] { $name }: { $dice } on the die for who has to strike{ $drm ->
        [0] {""}
       *[other] , with cards { $total }
    }.
}
republic-neutral-strikes = { $name }: { $person } has to strike, with all its Assassin cards ({ $rule }).
republic-neutral-guards = { $name } uses all its Secret Bodyguards ({ $rule }): { $count }.
republic-life-nominated = One faction alone rules: { $person } is to be Consul for Life if he survives ({ $rule }).
republic-ask-check-target = On whom is the check made?
    .topic = assassination check
republic-ask-check-strike = You have to strike at { $target }. Who does it?
    .topic = assassination

## Where the Senate stands

republic-now-ranks = By votes
republic-now-coalition = Coalition
republic-now-dominant = Dominant Player
republic-now-plan = Plan
republic-now-turn = Chooses now
republic-now-said = Has said
republic-now-left = Still to be had
republic-now-bill = Land bill
republic-now-force = Proper against { $war }: { $units } (in the field: { $there }).
republic-now-sponsored = { $person } waits for a co-sponsor: { $bill }
