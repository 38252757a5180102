# The pages of the server, in English: lobby, tables, rules, help.

server-page-hero = Games of ancient Rome in your browser: with friends, with strangers, or with bots.
server-page-skip = Skip to the page
server-page-nav = Pages
server-page-to-lobby = To the lobby
server-page-no-script = The table is drawn by a script, which this browser does not run. Below it is told in words as it stands now. To play without a browser’s script there is an API.
server-nav-lobby = Lobby
server-nav-games = My tables
server-nav-learn = Learn
server-nav-rules = Rules
server-nav-help = Help
server-nav-profile = Profile
server-nav-login = Log in

server-yes = yes
server-no = no
server-do-cancel = Cancel
server-do-change = Change
server-do-copied = Copied
server-do-copy = Copy
server-do-join = Sit down
server-do-open = Open
server-do-save = Save
server-do-watch = Watch
server-field-language = Language
server-field-name = Name
server-field-password = Password
server-span-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
server-span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
server-span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
server-span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}

## The lobby

server-lobby-title = The lobby
server-lobby-name-hint = What others see. Leave it empty and you get one.
server-lobby-play-now = Play now against bots
server-lobby-learn = Learn it step by step
server-lobby-play-alone = Play alone
server-lobby-new = New table …
server-lobby-mine = My tables
server-lobby-mine-empty = You sit at no table. Begin one above, or sit down at one below.
server-lobby-mine-all = All my tables, past ones too
server-lobby-open = Open tables
server-lobby-open-empty = No table waits for players just now.
server-lobby-running = Tables to watch
server-lobby-running-empty = No table can be watched just now.

server-card-delete = Delete
server-card-delete-sure = Delete this sandbox? It cannot be brought back.
server-card-my-turn = your turn
server-card-private = private
server-card-sandbox = sandbox
server-card-seats = Seats
server-card-facts = What is played
server-card-option = { $option }: { $value }
server-card-seat-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
server-card-clock-none = no clock
server-card-clock-move = { $span } for each decision
server-card-clock-bank = { $span } for the whole game
server-card-clock-more = { ", " }{ $count ->
    [one] 1 second
   *[other] { $count } seconds
} more for each decision
server-card-watch-now = spectators may watch
server-card-watch-later = spectators see it { $span } later
server-card-watch-never = no spectators
server-card-talk = private talk
server-card-talk-not = no private talk
server-card-hints-not = no hints
server-status-open = waiting for players
server-status-running = running
server-status-over = over
server-status-stopped = stopped
server-seat-open = open
server-seat-you = you
server-seat-awaited = (awaited)
server-kind-bot = bot
server-kind-guest = guest
server-bot-random = Bot: plays at random
server-bot-version = { $bot }, version { $version }
server-bot-set = { $bot }, { $setting }
server-bot-novice = Bot: plans, but often acts rashly
server-bot-level = { $bot } – { $level }
server-level-beginner = for beginners
server-level-ordinary = ordinary
server-level-good = good
server-level-strong = strong
server-level-master = masterly
server-lobby-level = How well the bots play

## My tables

server-mine-turn = Your turn
server-mine-running = Running
server-mine-open = Waiting for players
server-mine-over = Over
server-mine-won = Won
server-mine-no-turn = No table waits for you.
server-mine-counts = In numbers
server-mine-game = Game

## A new table

server-new-title = New table: { $game }
server-new-name = What the table is called (optional)
server-new-seats = Seats
server-new-seats-hint = From { $least } to { $most } seats, in this order round the table. An open seat waits for somebody to come; when none is open, the game begins at once.
server-new-seat = Seat { $n }
server-new-seat-me = me
server-new-seat-open = open: for whoever comes
server-new-seat-none = no seat
server-new-who = Who sees it
server-new-private = Private: only who has the link finds it
server-new-delay = Spectators
server-new-delay-none = see what is public at once
server-new-delay-never = are not let in
server-new-private-chat = Players may talk in private
server-new-no-hints = Nobody may ask for hints
server-new-time = Time
server-new-clock-none = No clock: everybody takes the time needed
server-new-clock-move = A deadline for each decision
server-new-clock-bank = A clock for the whole game
server-new-move-seconds = Time for a decision
server-new-bank-seconds = Time for the whole game
server-new-increment = Seconds more for each decision
server-new-late = When somebody’s time has run out
server-new-late-move = They pass or abstain in that one decision; where something must be chosen, the bot does
server-new-late-bot = If they are not there, the bot takes their seat
server-new-stand-in = Who plays for somebody absent
server-new-stand-in-hint = When somebody’s time has run out, or somebody leaves. The seat can be taken back, and whoever answers has it back.
server-new-more = More options
server-new-advanced = Advanced rules
server-new-make = Make the table
server-new-as-usual = as the edition has it

## Sitting down

server-join-host = made by { $name }
server-join-sit = Sit down
server-join-seat = Seat
server-join-any = any that is open
server-join-name-hint = No account is needed. Leave it empty and you get a name.
server-join-begun-title = (●) It has begun: { $title }
server-join-begun = The game has begun.
server-join-to-table = To the table
server-join-invite = Invite others
server-join-invite-open = The table is listed in the lobby. This address leads to it:
server-join-invite-private = Only who has this address finds the table:
server-join-start = Begin now
server-join-start-hint = The game begins by itself when the last seat is taken. If you begin it now, bots take the open seats.
server-join-stop = Take the table back
server-join-stop-sure = Take this table back? Whoever sits there has to go.
server-join-leave = Leave the table

## Rules

server-rules-about = Every paragraph in our own words, with the rulings on what the rulebooks leave open.
server-rules-of = Rules of { $game }
server-rules-search = Words, a card’s name, or a paragraph’s number
server-rules-search-hint = A card’s name may be in any language the game is told in.
server-rules-find = Find
server-rules-found = { $count ->
    [0] Nothing for “{ $words }”
    [one] 1 paragraph for “{ $words }”
   *[other] { $count } paragraphs for “{ $words }”
}
server-rules-ruling = Ruling
server-rules-section = Section
server-rules-editions = Editions
server-rules-nearby = Paragraphs before and after

## Help

server-help-begin = To begin
server-help-begin-1 = Play now against bots makes a table at once; no account is needed. New table has all options: edition or scenario, seats, clock, who may watch.
server-help-begin-2 = To play with friends, make a private table and send them its link. Whoever opens it gives a name and sits down. Open tables in the lobby are for everybody.
server-help-begin-3 = A guest is known by one browser only. Make an account to come back from another one; your tables come with you.
server-help-begin-4 = Each table has the rules beside it. Every question names the paragraph it comes from, and a click on its number shows it.
server-help-table = At the table
server-help-table-1 = The decision bar says who is awaited, and for what. When you are asked, it lists all you may do; what is outlined on the table can be clicked instead.
server-help-table-2 = A move of several parts is put together step by step. You see what it will be before you send it, and can change any part.
server-help-table-3 = Why not …? tells what is not allowed now, why, and by which rule. Undo takes back your last move as long as nobody has learned or rolled anything since.
server-help-table-4 = The table in words shows the same position as headings and lists, for screen readers and for whoever likes to read.
server-help-together = Together
server-help-together-1 = The chat is for the whole table; where the table allows it, you can also write to one player alone. Write @ and a name to call somebody.
server-help-together-2 = Notes are yours alone. Agreements that a game knows are public, and bind: what was promised is carried out when its time comes.
server-help-together-3 = Spectators see what is public, later if the table wants it so. They never see a hand.
server-help-together-4 = In your profile you choose how you hear of your turn: by mail, by a notice of the browser, or by a webhook. Nothing is sent unless you ask for it.
server-help-time = Time
server-help-time-1 = A game may be played in one sitting or over weeks. Whatever you have sent is kept; come back at any time.
server-help-time-2 = Standing orders answer for you at moments when you could interrupt. Pass until something happens lets the game go on until you are needed.
server-help-time-3 = When a clock has run out, that seat passes, declines or abstains in that one decision, and a bot makes it only where something must be chosen; or the bot takes the seat of who is not there, if the table wants it so and other people play there. Any answer gives the seat back.
server-help-time-4 = Look back at any moment from your own seat; when the game is over, from every seat. From any moment you can make a sandbox of your own, to try things out.
server-help-keys = Keys
server-help-key = Key
server-help-does = What it does
server-help-privacy = Privacy
server-help-privacy-1 = Kept of you: your name, a digest of your password and of the address you last logged in from, your sessions, what you chose in your profile, who your friends are and whom you have blocked, what you have reported, your games and what you said at them. No address is asked for; a mail address is yours to give.
server-help-privacy-2 = There are two cookies: one holds your session, one your language. Nobody else is told of your visit; everything the pages load comes from this server.
server-help-privacy-3 = Your profile gives you all of your data as a file, and deletes it. The moves of a game stay for the others, without your name.
server-help-privacy-4 = A private table’s link holds its key: whoever has it may come in. Give it only to those you want there.
server-help-programs = Programs
server-help-programs-1 = Everything that the pages do can be done by programs: make a bot account in your profile, and a token for it. Games, moves, a stream of changes and records are there; the description in OpenAPI is at this address:
server-help-programs-2 = A bot plays under its own name, and you answer for it.

## Lessons

server-learn-intro = A guided first game, and puzzles with one good answer. Nobody needs an account for them.
server-learn-guide = guided, { $count } steps
server-learn-puzzle = { $count ->
    [one] one move
   *[other] { $count } moves
}
server-learn-done = done
server-learn-begun = begun
