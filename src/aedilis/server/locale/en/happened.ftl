# What has happened on the table, in English: since the reader's last move.

## Since the last move

server-since-move = Since your last move
server-since-look = Since you last looked
server-since-count = { $count ->
    [one] thing has happened
   *[other] things have happened
}
server-since-more = { $count ->
    [one] 1 more in the log
   *[other] { $count } more in the log
}
server-since-key = What has happened since your last move

## News of weight

server-since-set-moments = News of weight in the middle of the table for a moment

## The pace of bots

server-since-pace = The pace of bots
server-since-pace-quick = quick
server-since-pace-calm = calm
server-since-pace-step = step by step
server-since-pace-note = Calm and step by step are for tables where all others are bots and no clock runs.
server-since-pace-now = Bots: { $pace }
server-since-steps = { $count ->
    [one] 1 move still to be shown
   *[other] { $count } moves still to be shown
}
server-since-go-on = Go on
server-since-all = Show all
server-since-key-on = Go on: the next move of the bots
server-since-key-all = Show all moves of the bots at once
