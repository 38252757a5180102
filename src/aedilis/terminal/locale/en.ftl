# What the terminal itself says, in English. $who is "you" for the reader and "other" for all else.

## Greeting and handing over

terminal-player = Player
terminal-player-number = Player { $number }
terminal-welcome = { $game }: { $players }.
terminal-hint = Answer by number or by the first words. ? explains the question and lists the commands, quit leaves. Another game, edition or scenario, number of seats or language: aedilis play --help
terminal-pass = It is { $name }’s turn. Hand over to { $name } and press Enter.
terminal-news = What has happened
terminal-earlier = { $count ->
    [one] 1 event before that (log shows it)
   *[other] { $count } events before that (log shows them)
}
terminal-since = Since your last move, the weightiest first
terminal-since-nothing = Nothing has happened since your last move.
terminal-since-more = { $count ->
    [one] 1 event more (log shows it)
   *[other] { $count } events more (log shows them)
}
terminal-recorded = From here on these rules do not fit: as it was recorded
terminal-undone = { $who ->
    [you] You take your last move back.
   *[other] { $name } takes the last move back.
}
terminal-only-choice = There is only one answer to that, so it was given for you.
terminal-bot-fault = { $name } has a fault and could not answer as it should; something else was done in its place.

## Questions

terminal-pick-hint = Several numbers with spaces between them, or names with commas.
terminal-pick-none-hint = Several numbers with spaces between them, or names with commas; 0 for none.
terminal-text = One line in your own words, up to { $high } characters; in quotation marks if it begins like a command.
terminal-confirm = Enter to do that, n to choose again.
terminal-ambiguous = “{ $answer }” can mean any of these: { $numbers }. Give a number, or more of the words.
terminal-no-number = There is no choice { $answer } here.
terminal-not-understood = “{ $answer }” is neither a choice nor a command here. ? helps.
terminal-too-many-of = { $item } is there only { $count ->
    [one] once
   *[other] { $count } times
}.
terminal-words-yes = y yes ok
terminal-words-no = n no back
terminal-words-all = all
terminal-words-none = none

## Out of turn

terminal-now-nothing = There is nothing you may do out of turn now.
terminal-now-leave = n, or Enter alone, to do nothing.
terminal-now-hint = Out of turn you might do this (type now): { $choices }

## Help

terminal-help-commands = Commands at any question
terminal-help-answers = Enter alone shows the table again. An answer in several parts is asked for part by part; n begins it anew.
terminal-command-help = ? — explain this question and list the commands
terminal-command-rules = ? WORD — the rules on a word, a card or a paragraph
terminal-command-why = why — what you cannot do now, and which rule forbids it
terminal-command-hint = hint — what is worth doing here, and why
terminal-command-undo = undo — take your last move back, if nothing has been revealed since
terminal-command-table = table — the whole table again
terminal-command-view = view [NAME] — all that can be seen of a player
terminal-command-cards = cards — your hand with what each card does
terminal-command-card = card NAME — what any card does
terminal-command-since = since — the weightiest of what has happened since your last move
terminal-command-log = log [N] — the last N things that happened
terminal-command-now = now — what you may do out of turn, and do it
terminal-command-save = save [FILE] — keep the game in a file
terminal-command-lang = lang en|es|it|fr — another language
terminal-command-concede = concede NAME|nobody — agree that somebody else wins
terminal-command-quit = quit — leave the table
terminal-ruling = Ruling: { $text }
terminal-no-rule = No rule or card fits “{ $word }”.
terminal-more-rules = To read one of them: ? { $id }
terminal-why-nothing = Nothing that is likely here is forbidden.
terminal-advice = What is worth doing here, by a bot that sees what you may see:
terminal-advice-none = There is no hint just now.
terminal-review = Where the game was decided, by what the table showed afterwards
terminal-review-nothing = Nothing in this game changed anybody’s chances by much.
terminal-review-chance = { $name } { $before }% → { $after }%
terminal-review-rather = A bot in the same place would rather have played: { $answer }. { $why }
terminal-review-same = A bot in the same place would have done the same. { $why }
terminal-no-seat = “{ $name }” is nobody here. At the table: { $names }.
terminal-no-card = “{ $name }” is no card of this game.
terminal-log-usage = log takes a number: log 30
terminal-lang-usage = lang takes one of { $languages }.
terminal-concede-usage = Say to whom: concede NAME, or concede nobody to go on.
terminal-sure = Are you sure? (y/n)
terminal-order-longer = Orders that say more
terminal-order-how = Give one by its number or its words: order 1 asks for the rest; order 1 against 5 says it all.
terminal-order-given = { $order } (ordered)
terminal-order-back = take the order back
terminal-order-taken-back = Taken back: { $order }
terminal-order-most = { $counts }, at most: a number from 0 to { $most }.

## Keeping the game

terminal-saved = Saved to { $file }.
terminal-save-exists = { $file } is there already; give another name: save NAME
terminal-save-failed = { $file } cannot be written: { $why }
terminal-quit = Save the game to { $file } before you leave? (y/n, c to go on playing)
terminal-kept = The game is kept in { $file }. To go on: aedilis play --load { $file }
terminal-earlier-unkept = This result could not be kept in { $file }: { $why }
terminal-keep-record = Keep the record of this game? Enter for { $file }, another file name, or n.

## Lessons

terminal-lesson-guide = A guided game: { $title }
terminal-lesson-puzzle = A puzzle: { $title }
terminal-lesson-commands = hint helps, undo goes back, leave ends the lesson and lets you play on from here against bots.
terminal-lesson-other = That is allowed, but it is not what this step shows; nothing has been done. Read on below, or type hint.
terminal-lesson-left = { $count ->
    [one] You have 1 move left.
   *[other] You have { $count } moves left.
}
terminal-lesson-failed = That is not it. Your moves are used up, and the goal is not reached.
terminal-lesson-again = Press Enter to try again from the beginning, or type leave to play on from here, or quit.
terminal-lesson-rules = The rules about it: { $rules } (aedilis rules tells them).
terminal-lesson-go-on = Would you like to play this game to its end against bots? (y/n)
terminal-lesson-move = Try this: { $move }
terminal-lesson-move-now = Type now, and then choose: { $move }
terminal-lesson-astray = You have already gone another way. Type undo to go back, and then hint.
terminal-lesson-not-kept = A game that began as a lesson cannot be saved.
terminal-lesson-left-already = The lesson is over; this is a game like any other.
terminal-lesson-set-out = From here on you play against bots. Good luck!
terminal-command-leave = leave — ends the lesson; you play on from here against bots
