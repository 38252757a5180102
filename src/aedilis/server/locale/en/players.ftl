# Players, their results and ratings, and the ladders, in English.

server-error-no-player = There is nobody of that name or number here whose page you may see.
server-error-rated-account = Only people with an account sit at a rated table: no guests, no bots.
server-error-rated-bots = A rated table has no bots: every seat is for a person.
server-error-rated-alone = A rated table has at least two seats.
server-error-rated-clock = A rated table needs a clock, so that nobody can let it stand for ever.
server-error-rated-open = A rated table begins when all its seats are taken: bots take none of them.

server-nav-ladder = Ladder
server-card-rated = rated
server-new-rated = Rated: the result changes the players’ ratings
server-new-rated-hint = Only people with an account, no bots, and with a clock. Whoever leaves before the end counts as last. How it works is told with the ladder.
server-find-rated = Only rated tables
server-join-rated = This table is rated: its end changes the ratings of all who begin it, and whoever leaves before counts as last.
server-join-rated-account = It takes people with an account only.

server-player-since = here since
server-player-bot-of = Bot of
server-player-house = A bot of this server
server-player-own = This is your own page.
server-player-own-more = Your statistics, and who may see this page
server-player-ratings = Ratings
server-player-rating = Rating
server-player-rating-told = { $rating } ± { $spread }
server-player-provisional = provisional
server-player-number = { $n }
server-player-least = At least
server-player-games = Games
server-player-won = Won
server-player-even = At 1/n
server-player-left = Left
server-player-even-about = “At 1/n” is how many would be won if all seats were equally strong. “Left” are games that a bot has ended in the seat.
server-player-results = Results
server-player-what = Game
server-player-total = all
server-player-alone = alone
server-player-none = No finished games to be seen.
server-player-with = Plays with
server-player-with-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}
server-player-finished = Finished games
server-player-place = { $place ->
    [1] won
    [2] not won
   *[other] left
}
server-player-winner = won
server-player-not-ended = left to a bot
server-player-changes = How the rating came about
server-player-when = When
server-player-result = Result
server-player-before = Before
server-player-after = After
server-player-private-game = a table you cannot open
server-pages-nav = Pages of the list
server-pages-at = Page { $page } of { $pages }
server-pages-before = Earlier page
server-pages-after = Next page

server-ladder-title = Ladder: { $game }
server-ladder-about = It is ordered by what a rating is at least, very probably: the rating less twice its uncertainty (±). Everybody begins at 1500; only rated tables count, at which no bots play. You see those who let themselves be seen.
server-ladder-games = Games
server-ladder-rank = Rank
server-ladder-name = Name
server-ladder-empty = Nobody stands here yet.
server-ladder-provisional = Provisional
server-ladder-provisional-about = Too little is known of these yet: their uncertainty is still above 300. They have no rank.
server-ladder-provisional-all = All provisional ratings
server-ladder-back = Back to the ladder
server-ladder-rules = What counts at a rated table
server-ladder-rule-1 = Whoever wins comes before all who do not; these share one place, for the rules of the games know nothing of second and third. When nobody wins, all have lost, as if to one of their own middling strength.
server-ladder-rule-2 = Whoever left before the end, or whose seat a bot plays at the end, comes last, even if the seat wins. Who takes over a seat in the middle is not rated.
server-ladder-rule-3 = A move may be taken back only as everywhere here: one’s own last, as long as no other person has moved since, and never past dice or cards that have come to light. So nobody gains by it.
server-ladder-rule-4 = The model is that of Plackett and Luce, in the form of Weng and Lin (OpenSkill), one rating for each game.

server-stats-title = Statistics
server-stats-about = All your finished games, private ones too. Sandboxes do not count.
server-stats-none = You have finished no game yet.
server-stats-by = By what
server-stats-variants = Edition or scenario
server-stats-sizes = Number of players
server-stats-places = Seat
server-stats-bots = Bots at the table
server-stats-people = people only
server-stats-size = { $count } players
server-stats-seat = Seat { $n }
server-stats-endings = How they ended
server-stats-ending = { $ending }: { $count }
server-stats-length = Middle length: { $lines }, { $days }
server-stats-lines = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
server-stats-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
server-stats-page = My page
server-stats-page-see = See my page
server-stats-page-shown = Who may see my page, with my games, results and ratings
server-stats-shown-everyone = everybody
server-stats-shown-members = whoever is signed in
server-stats-shown-played = those I have played with
server-stats-shown-nobody = nobody but me
server-stats-page-counted = Count my private tables in the numbers that others see (nobody is led to them)
server-stats-page-hint = On the ladder you are seen by the same people. My bots’ pages are shown to the same.
server-stats-page-saved = Saved.
server-stats-guest = Others see no page of a guest. With an account you have one, and can play rated games.
