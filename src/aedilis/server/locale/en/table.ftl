# The page of a table in the browser, in English: the words around the game. What the game says itself
# comes from the texts of the games and of the terminal.

server-table-loading = One moment …
server-table-home = Aedilis: all tables
server-table-board = The table
server-table-beside = Beside the table
server-table-skip = Skip to what is asked
server-table-not-begun = The game has not begun. It begins when every seat is taken.
server-table-sandbox = sandbox
server-table-tournament = Tournament: round { $round }, table { $table }
server-table-you = you
server-table-none = none
server-table-labelled = { $label }:
server-table-close = Close
server-table-rule = Rule
server-table-busy = The server is asked …

## The line to the server

server-table-line-lost = The line to the server is broken. It is being mended; what you sent is not lost.
server-table-line-offline = This device is offline. What you sent goes out when the line is back.
server-table-line-now = Try now
server-table-line-closed = The server has closed this table to you: perhaps you signed out, or it was moved.
server-table-reload = Load the page again

## Who is awaited

server-table-begun = The game has begun.
server-table-title-begun = (●) It has begun: { $title }
server-table-title-turn = (●) Your turn · { $title }
server-table-head-asked = You are asked
server-table-head-may = You may
server-table-head-waiting = The table waits
server-table-head-passing = You pass until something happens
server-table-head-over = The game is over
server-table-head-stopped = The game has been stopped
server-table-head-open = Seats are open
server-table-head-looking-back = You look back
server-table-fold = Show or fold what is asked
server-table-time-days = { $days } d { $hours } h
server-table-time-hours = { $hours } h { $minutes } min
server-table-time-left = { $time } left
server-table-waited = for { $time }
server-table-news-asked = You are asked: { $question }
server-table-differs = These rules do not fit this game from line { $line } on: { $problem }. The table is shown as it stood before; what follows is told as it was recorded, and cannot be checked here.
server-table-unproved = All moves of this game come out by these rules, and still they do not fit it: { $problem }. Its end is told as it was recorded.

## Answering

server-table-narrowed = { $count } of { $all } choices: show all
server-table-search = Find a choice
server-table-so-far = Your answer so far
server-table-change-part = { $part }: change this
server-table-send = Send
server-table-go-on = Go on
server-table-back = Back
server-table-start-over = Start over
server-table-answer-dropped = The game has gone on: the answer you had begun no longer fits.
server-table-just-changed = The choices changed just now: look again.
server-table-confirm = Confirm
server-table-confirm-picked = { $count ->
    [0] Pick nothing
    [one] Confirm 1
   *[other] Confirm { $count }
}
server-table-pick-most = As many as may be, with one click
server-table-confirm-amount = Confirm { $amount }
server-table-from-to = From { $low } to { $high }
server-table-fewer = One less of { $name }
server-table-more = One more of { $name }
server-table-one-less = One less
server-table-one-more = One more
server-table-letters-left = { $count ->
    [one] 1 letter left
   *[other] { $count } letters left
}
server-table-send-amount = Send { $amount }
server-table-share-out = Share it out so, and be done
server-table-gift-to = To
server-table-gift-from = From
server-table-gift-remove = Leave out gift { $n }
server-table-gift-amount = Amount given
server-table-sheet = What do you undertake?
server-table-sheet-order = In this order; whatever you pass over cannot be done any more.
server-table-sheet-nothing = Nothing
server-table-add-in-parts = Say who pays
server-table-lay-all = All { $count }
server-table-lay-all-of = All { $count }: { $name }
server-table-lay-none = Nobody
server-table-lay-add = One more part
server-table-lay-remove = Leave out part { $part }
server-table-lay-part = Part { $part }
server-table-lay-steps = Answer step by step
server-table-lay-sheet = Answer on one sheet
server-table-lay-missing = Something is still to be chosen.
server-table-chance = { $name } { $percent }%
server-table-deal-offered = { $name } offers you an agreement
server-table-deal-accept = Accept
server-table-deal-refuse = Refuse
server-table-deal-counter = Make a counter-offer
server-table-deal-new = { $name } offers you an agreement: your answer is asked for.
server-table-title-deal = (✉) An agreement is offered · { $title }
server-table-out-of-turn = Out of turn
server-table-undo = Undo
server-table-why = Why not …?
server-hint-ask = Hint
server-hint-head = Worth doing here
server-hint-aside = Worth doing out of turn
server-hint-still = The bot that advises would keep still now and wait for its turn.
server-hint-note = A bot’s advice, from what you may know. Choosing one fills in your answer; nothing is sent yet.
server-hint-busy = Looking for the best answers …
server-hint-take = Fill in: { $answer }
server-table-nothing-refused = Nothing that comes to mind is forbidden now.
server-table-nothing-to-tell = There is nothing more to tell of this.
server-table-pass-on = Pass until something happens
server-table-pass-off = Stop passing
server-table-pass-stopped = Something happened: you no longer pass by yourself.

## Standing orders

server-table-standing = Standing orders
server-table-standing-given = Orders you have given
server-table-standing-end = Take back: { $order }
server-table-standing-quick = From now on:
server-table-standing-about = About
server-table-standing-way = Do this
server-table-standing-give = Give the order
server-table-orders-pass-all = Pass all { $count } questions
server-table-orders = Standing orders
server-table-orders-intro = At these moments the game would stop for you. An order that stands answers for you.
server-table-order-ask = Always ask me
server-table-order-open = Ask me when there is something I can do
server-table-order-never = Never ask me
server-table-order-pass = Pass for me

## Log, chat, notes, rules

server-table-tab-log = Log
server-table-tab-chat = Chat
server-table-tab-notes = Notes
server-table-tab-rules = Rules
server-table-unread = new
server-table-undone = { $name } takes the last move back.
server-table-timed-out = The time of { $name } has run out: this once it is decided without them.
server-table-was-late = Your time had run out, and that one decision was made without you. You play on.
server-table-here = I am here
server-table-bot-plays = A bot plays for you.
server-table-time-short = Your time is running out: { $time } left.
server-table-title-short = ({ $time }) Your turn · { $title }
server-table-log-empty = Nothing has happened yet.
server-table-log-newest = Newest lines
server-table-earlier-lines = { $count ->
    [one] Show the line before
   *[other] Show the { $count } lines before
}
server-table-look-at = Line { $line }, { $time }: show the table as it was then
server-table-chat-empty = Nobody has said anything yet.
server-table-say = Say it
server-table-say-what = Say something; @ and a name calls somebody
server-table-say-to = To
server-table-say-to-all = the whole table
server-table-to-seat = to { $name } alone
server-table-mention = Call somebody
server-table-notes-label = Your notes on this game; nobody else sees them
server-table-notes-kept = Kept
server-table-notes-keeping = Being kept …
server-table-notes-guest = Sign in to keep notes on this game.
server-table-rules-contents = All rules
server-table-rules-failed = The rules cannot be fetched now.
server-table-rules-none = This game has no rules to look up here.

## The table in words, and looking back

server-table-told = The table in words
server-table-tools = Ways to look at the table
server-table-tool-seats = Who is at the table
server-table-tool-statistics = The course of the game
server-table-tool-map = The map
server-table-tool-legend = All signs
server-table-tool-history = Look back
server-table-tool-text = The table in words
server-table-tool-settings = Settings
server-table-tool-help = Help and keys
server-table-sheets = Parts of the page
server-table-sheet-table = Table
server-table-sheet-mine = Mine
server-table-sheet-log = Log
server-table-looking-at = The table as it was after line { $line } of { $lines }.
server-table-asked-meanwhile = Meanwhile you are asked.
server-table-to-present = Back to the present
server-table-replay-line = Line of the history
server-table-replay-at = { $line } of { $lines }
server-table-replay-play = Play it all
server-table-replay-pause = Stop here
server-table-replay-from = As seen by
server-table-spectator = a spectator
server-table-fork = Try from here
server-table-fork-what = Makes a sandbox of your own that begins at this moment. Nobody else sees it.
server-table-fork-open = Open the sandbox

## The end

server-table-no-statistics = There are no figures on this game.
server-review-head = Where it was decided
server-review-ask = Find the turning points
server-review-busy = Playing the game again in mind …
server-review-nothing = Nothing in this game changed anybody’s chances by much.
server-review-played = { $name }: { $move }
server-review-chance = { $name }: { $before }% → { $after }%
server-review-same = A bot in the same place would have done the same. { $why }
server-review-rather = A bot in the same place would rather have played: { $answer }. { $why }
server-review-look = Show line { $line } ({ $turn })
server-table-no-map = There is no map of this table.
server-table-measure = What is measured
server-table-plot = { $name }, turn by turn; the numbers stand below as a table
server-table-plot-numbers = The numbers
server-table-plot-turn = Turn

## Seats

server-table-seat-here = here
server-table-seat-away = away
server-table-seat-bot = bot
server-table-seat-open = nobody yet
server-table-seat-is-bot = { $bot }
server-table-seat-stand-in = away; { $bot } plays
server-table-spectators = { $count ->
    [0] Nobody watches
    [one] 1 watches
   *[other] { $count } watch
}
server-table-which-bot = Which bot
server-table-leave-to-bot = Leave to a bot
server-table-take-back = Take the seat back
server-table-give-back = Give the seat back
server-table-link = The address of this table
server-table-link-copy = Copy
server-table-link-copied = The address has been copied.

## Settings

server-table-language = Language
server-table-language-failed = The texts in that language cannot be fetched now.
server-table-theme = Theme
server-table-theme-system = As the system
server-table-theme-light = Travertine (light)
server-table-theme-dark = Basalt (dark)
server-table-set-text = The table in words
server-table-set-sounds = Sounds
server-table-sounds-on = Sounds are on.
server-table-sounds-off = Sounds are off.
server-table-set-keys = Single keys as shortcuts
server-table-set-push = Tell me when it is my turn, though this page is closed
server-table-push-denied = The browser has been told to show no notices from here. That can be changed in its own settings.
server-table-push-unsupported = Notices of one’s turn need an account, and a browser and a server that can send them.
server-table-push-failed = The browser cannot be reached by notices now.

## Keys

server-table-help-intro = Everything can be done by key. What is outlined on the table, and every name in the log, can be clicked too.
server-table-help-log = In the log, left and right go from name to name. Tab leaves every list.
server-table-key-choose = Choose an answer by its number; 0 ends or passes
server-table-key-send = Confirm, or send the whole answer
server-table-key-back = Back: a part of the answer, or to the present
server-table-key-arrows = From answer to answer, or from thing to thing on the table
server-table-key-undo = Undo
server-table-key-why = Why not …?
server-hint-key = Hint: what is worth doing here, and why
server-table-key-pass = Pass until something happens, or stop passing
server-table-key-aside = Out of turn
server-table-key-decision = To what is asked
server-table-key-steady = To what can always be done: think, pass, finish
server-table-key-board = To the table
server-table-key-log = Log
server-table-key-chat = Chat
server-table-key-notes = Notes
server-table-key-rules = Rules
server-table-key-text = The table in words, or drawn
server-table-key-map = Show the map
server-table-key-history = Look back, or to the present
server-table-key-earlier = One line earlier
server-table-key-later = One line later
server-table-key-sounds = Sounds on or off
server-table-key-settings = Settings
server-table-key-help = Help and keys

## Lessons

server-lesson-player = Player
server-lesson-look = The lesson points at: { $things }
server-lesson-step = Step { $step } of { $steps }
server-lesson-left = { $count ->
    [one] One move left
   *[other] { $count } moves left
}
server-lesson-done-head = Well done
server-lesson-failed-head = Not this way
server-lesson-failed = That is not it. Your moves are used up, and the goal is not reached.
server-lesson-hint = Hint
server-lesson-back = Go back
server-lesson-again = From the beginning
server-lesson-next = Next
server-lesson-leave = Play on from here against bots
server-lesson-all = All lessons
server-lesson-move = Try this: { $move }
server-lesson-astray = You have already gone another way. Go back, and then ask again.

## The next table

server-table-tool-next = Next table that waits for you
server-table-key-next = To the next table that waits for you
server-table-next = { $count ->
    [one] Next table: one waits for you
   *[other] Next table: { $count } wait for you
}
server-table-next-none = No other table waits for you.

## People one does not want to hear

server-table-chat-hidden = Hidden line of a blocked person
server-table-chat-more = More about this line
server-table-chat-block = Block { $name }
server-table-chat-report = Report this line
server-table-chat-blocked = You hear nothing of { $name } any more. Unblock them under “Friends”.
server-table-seat-held = held for somebody
