# How a game of The Republic of Rome ends, in English.

## What happened

republic-appointed-for-life = { $person } has { $influence } influence and is appointed Consul for Life.
republic-tie-throw = { $who ->
    [you] You throw { $roll } to break the tie.
   *[other] { $name } throws { $roll } to break the tie.
}
republic-rebel-succeeds = { $ending ->
    [2] The State is bankrupt, and the rebel { $person } has what he wanted.
    [3] The people revolt, and the rebel { $person } has what he wanted.
   *[1] The rebel { $person } has Rome in his hands.
}
republic-takes-rome = { $person } takes all legions and fleets in Rome: he has { $legions ->
    [one] 1 legion
   *[other] { $legions } legions
} and { $fleets ->
    [one] 1 fleet
   *[other] { $fleets } fleets
} now, and { $count ->
    [one] 1 active war
   *[other] { $count } active wars
} to face. Unless he wins enough of them, one by one, all lose.

## What is asked

republic-ask-survival-war = { $count ->
    [one] One more war has to be won for Rome to survive. Which war is fought next?
   *[other] { $count } more wars have to be won for Rome to survive. Which war is fought next?
}
    .topic = survival of Rome
