# Looking for a table, and the next table that waits, in English.

server-nav-next = Next table
server-find-title = Look for a table
server-find-count = { $count ->
    [one] one filter
   *[other] { $count } filters
}
server-find-any = any
server-find-what = Game
server-find-pace = Pace
server-find-pace-live = in one sitting
server-find-pace-days = over days
server-find-pace-none = no clock
server-find-spoken = Language of the table
server-find-free = Free seats
server-find-free-count = { $count ->
    [one] one at least
   *[other] { $count } at least
}
server-find-newcomers = Only where newcomers are welcome
server-find-do = Show these
server-find-all = Show all tables
server-find-empty = No open table is like that just now.
server-find-make = Make one: { $game }
server-card-newcomers = newcomers welcome
server-card-until = answer by
server-join-newcomers = Newcomers are welcome at this table.
server-new-spoken = Language spoken at the table
server-new-spoken-any = any
server-new-newcomers = Newcomers are welcome: there is time for questions
