# Tournaments, in English: their pages, and why something in them was refused.

server-nav-tournaments = Tournaments
server-tour-hero = Several tables, one standing: anybody with an account can call a tournament.
server-tour-new = Call a tournament
server-tour-new-title = New tournament: { $game }
server-tour-new-account = Log in with an account to call a tournament or to enter one.
server-tour-mine = My tournaments
server-tour-list-open = Open for entry
server-tour-list-running = Running
server-tour-list-over = Over
server-tour-empty = None just now.
server-tour-status-open = open for entry
server-tour-status-running = running
server-tour-status-over = over
server-tour-status-cancelled = called off
server-tour-by = called by { $name }
server-tour-facts = What is played, and how
server-tour-kind = Kind
server-tour-kind-robin = round robin
server-tour-kind-swiss = Swiss
server-tour-kind-knockout = knock-out
server-tour-kind-season = season
server-tour-kind-robin-hint = Everybody meets as many others as possible.
server-tour-kind-swiss-hint = Those meet who stand alike, and not twice if that can be avoided.
server-tour-kind-knockout-hint = The best of each table go on, until one table is left.
server-tour-kind-season-hint = A number of games of the same people at one table.
server-tour-rounds-count = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
server-tour-size-fact = tables of { $count }
server-tour-best-fact = { $count ->
    [one] the best of each table goes on
   *[other] the best { $count } of each table go on
}
server-tour-odd = If people are over
server-tour-odd-sizes = tables of other sizes
server-tour-odd-bye = some rest
server-tour-odd-bot = bots take the seats that are left
server-tour-odd-bye-fact = { $count ->
    [one] who rests has 1 point
   *[other] who rests has { $count } points
}
server-tour-round-days-fact = a round lasts at most { $span }
server-tour-entered = { $count } of { $most } entered
server-tour-closes = Begins by itself
server-tour-due = This round ends at the latest
server-tour-private = private
server-tour-entrants = Entrants
server-tour-entrants-none = Nobody has entered yet.
server-tour-me = you
server-tour-out = has left
server-tour-enter = Enter
server-tour-withdraw = Leave the tournament
server-tour-withdraw-sure = Leave the tournament? Once it runs, a bot plays your table to its end.
server-tour-start = Begin now
server-tour-start-hint = It takes two people at least. Afterwards nobody can enter any more.
server-tour-cancel = Call it off
server-tour-cancel-sure = Call the tournament off? Its games go on, but count for nothing.
server-tour-close-round = End this round now
server-tour-close-round-sure = End the round? Tables that are not done count as they stand now.
server-tour-lead = For the organiser
server-tour-lead-who = Somebody is absent
server-tour-lead-entrant = Entrant
server-tour-lead-choose = Choose …
server-tour-lead-name = Who goes on in this place (name of an account)
server-tour-lead-hint = Who takes the place keeps all that was won there, and sits down at the table of the round.
server-tour-remove = Remove
server-tour-remove-sure = Remove this entrant? Once it runs, a bot plays the table to its end.
server-tour-replace = Replace
server-tour-invite = Bring others in
server-tour-invite-private = Only who has this link finds the tournament.
server-tour-invite-open = Everybody sees it in the list. With this link one finds it at once.
server-tour-standings = Standings
server-tour-final = Final standings
server-tour-rounds = Rounds
server-tour-round = Round { $n }
server-tour-table = Table { $n }
server-tour-rests = rests
server-tour-time = counted as it stood
server-tour-drawn = all share the points
server-tour-col-place = Place
server-tour-col-name = Name
server-tour-col-points = Points
server-tour-col-games = Games
server-tour-col-wins = Wins
server-tour-col-share = Share of the score
server-tour-col-opponents = Points of opponents
server-tour-number = { $value }
server-tour-points = { $count } { $count ->
    [one] point
   *[other] points
}
server-tour-percent = { $value }%
server-tour-breaks = The last at a table has no point, each place before that one more; who share a place share its points. Then count wins, the share of the score, the points of opponents, the games against each other, and the lot.
server-tour-breaks-knockout = In a knock-out, how far one came counts first.
server-tour-seed = What was left to the lot was drawn from this seed:
server-tour-of = Tournament: { $title }, round { $round }, table { $table }
server-tour-form-name = What the tournament is called (optional)
server-tour-form-rounds = Rounds, or games of a season
server-tour-form-size = Seats at a table
server-tour-form-best = So many of each table go on
server-tour-form-bye = Points for who rests
server-tour-form-most = At most so many may enter
server-tour-form-closes = It begins
server-tour-form-closes-hand = when I begin it
server-tour-form-closes-in = in { $span }, or earlier
server-tour-form-closes-hint = If fewer than two have entered by then, it is called off.
server-tour-form-round-days = A round lasts at most
server-tour-form-round-free = as long as its games take
server-tour-form-round-hint = Then tables that are not done count as they stand, by what everybody can see.
server-tour-form-private = Private: only who has the link finds it
server-tour-form-make = Call the tournament

## Refusals

server-error-cannot-enter = You cannot enter this tournament.
server-error-entered-already = { $name } has entered already.
server-error-entry-closed = This tournament has begun or is over; nobody can enter any more.
server-error-no-such-account = Nobody has an account with the name { $name }.
server-error-no-entrant = There is no such entrant.
server-error-no-tournament = There is no such tournament, or it is private and you need its link.
server-error-not-entered = You have not entered this tournament.
server-error-not-organiser = Only who has called the tournament may do that.
server-error-too-few-entrants = At least { $least } people have to enter first.
server-error-too-many-tournaments = You have called { $most } tournaments that are not over. Call one off first.
server-error-tournament-begun = This tournament has begun already.
server-error-tournament-full = All { $most } places of this tournament are taken.
server-error-tournament-not-running = That can be done only while the tournament runs.
server-error-tournament-over = This tournament is over.
