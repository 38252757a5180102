# Morra in English. $who is "you" for the reader and "other" for everybody else.

morra-title = Morra
morra-about = Fingers and guesses, as Romans played in every street: show, call the sum, and take the stake. 2 to 5 players, a few minutes.
morra-bot-augur = Bot: an augur, who counts what was shown
morra-option-points = how many points win
morra-measure-points = Points

morra-ask = How many fingers do you show?
    .topic = fingers and a call
morra-ask-call = How many will all show together?
morra-fingers = { $count ->
    [one] { $count } finger
   *[other] { $count } fingers
}
morra-move = { morra-fingers }, and the call { $call }

morra-round = Round { $round }: the stake is { $stake ->
    [one] { $stake } point
   *[other] { $stake } points
}.
morra-chosen = { $who ->
    [you] You have
   *[other] { $name } has
} chosen.
morra-chosen-seen = You show { $fingers } and call { $call }.
morra-shown = { $who ->
    [you] You show { $fingers } and called
   *[other] { $name } shows { $fingers } and called
} { $call }.
morra-sum = All together show { $sum }.
morra-taken = { $who ->
    [you] You take
   *[other] { $name } takes
} the stake, { $stake ->
    [one] { $stake } point
   *[other] { $stake } points
}{ $several ->
    [1] {""}
   *[other] , by lot among { $several }
}.
morra-over = { $won ->
    [you] You have won: { $winners }.
   *[other] The game is won by { $winners }.
}

morra-turn = Round { $turn }
morra-stake = The stake of this round: { $stake ->
    [one] { $stake } point
   *[other] { $stake } points
}; { $target } win.
morra-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
morra-ready = has chosen
morra-thinking = is still thinking
morra-before = the round before: { morra-fingers }, and the call { $call }
morra-hand = Your hand
morra-hand-open = still open
morra-score = { $name }: { morra-points }

morra-refused-over = The game is over.
morra-refused-chosen = You have chosen for this round.
morra-refused-odd = Show 1 to { $hand } fingers, and call a sum that they and the other hands can make.
