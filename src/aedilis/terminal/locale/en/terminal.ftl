# What the terminal itself says, in English. $who is "you" for the reader and "other" for all else.

## Greeting and handing over

terminal-player = Player
terminal-player-number = Player { $number }
terminal-game-glory = Glory to Rome
terminal-game-republic = The Republic of Rome
terminal-welcome = { $game }: { $players }.
terminal-hint = Answer by number or by the first words. ? explains the question and lists the commands, quit leaves. Another game, edition or scenario, number of seats or language: aedilis play --help
terminal-pass = It is { $name }’s turn. Hand over to { $name } and press Enter.
terminal-news = What has happened
terminal-earlier = { $count ->
    [one] 1 event before that (log shows it)
   *[other] { $count } events before that (log shows them)
}
terminal-undone = { $who ->
    [you] You take your last move back.
   *[other] { $name } takes the last move back.
}
terminal-only-choice = There is only one answer to that, so it was given for you.

## The table, told

terminal-none = none
terminal-turn = Turn { $turn }, { $who ->
    [you] you are the leader
   *[other] leader { $leader }
}{ $role ->
    [none] {""}
   *[other] : { $role } is led
}
terminal-deck = { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in the deck, { $jacks ->
    [one] 1 jack
   *[other] { $jacks } jacks
} left
terminal-pool = Pool: { $cards }
terminal-sites = Sites in town: { $sites }
terminal-sites-outside = Sites out of town: { $sites }
terminal-open-to-all = Open to everybody: { $cards }
terminal-camp = { $who ->
    [you] Your camp ({ $name })
   *[other] Camp of { $name }
}
terminal-camp-influence = Influence { $influence }; { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $jacks ->
    [0] no jack
    [one] 1 of them a jack
   *[other] { $jacks } of them jacks
}; hand limit { $limit }
terminal-thought = thinks this turn
terminal-led = leads with { $cards }
terminal-followed = follows with { $cards }
terminal-camp-clientele = Clientele { $count } of { $limit }: { $clients }
terminal-camp-stockpile = Stockpile: { $cards }
terminal-camp-vault = Vault { $count } of { $limit }{ $known ->
    [0] {""}
   *[other] , open: { $cards }
}
terminal-camp-done = Completed: { $cards }
terminal-camp-begun = Begun: { $card } on { $site }, { $have } of { $need }{ $have ->
    [0] {""}
   *[other] {" "}({ $materials })
}
terminal-camp-force = Functions in force: { $cards }
terminal-camp-drawn = Drawn and not yet placed: { $card }
terminal-camp-backs = Would concede the game to { $name }
terminal-your-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
terminal-rank = { $score }, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand

## The table, drawn. These stand in narrow columns.

terminal-deck-short = deck { $deck } · jacks { $jacks }
terminal-pool-short = Pool
terminal-sites-short = In town
terminal-outside-short = Outside
terminal-column-camp = { " " }Camp
terminal-column-influence = Infl
terminal-column-clientele = Clientele
terminal-column-stockpile = Stockpile
terminal-column-vault = Vault
terminal-column-hand = Hand
terminal-legend-materials = Materials: { $letters }; J jack
terminal-legend-signs = { $done } complete, { $missing } material missing, { $force } in force before it is complete, { $down } face down

## Questions

terminal-group-cards = Card
terminal-group-jack = Jack
terminal-group-petition = Petition
terminal-group-palace = Palace
terminal-group-think = Think
terminal-group-discard = Discard
terminal-group-lay = Foundation
terminal-group-add = Material
terminal-group-open = Stairway
terminal-group-other = Other
terminal-pick-hint = Several numbers with spaces between them, or names with commas.
terminal-pick-none-hint = Several numbers with spaces between them, or names with commas; 0 for none.
terminal-amount = A number from { $low } to { $high }.
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
terminal-command-undo = undo — take your last move back, if nothing has been revealed since
terminal-command-table = table — the whole table again
terminal-command-view = view [NAME] — all that can be seen of a player
terminal-command-cards = cards — your hand with what each card does
terminal-command-card = card NAME — what any card does
terminal-command-log = log [N] — the last N things that happened
terminal-command-now = now — what you may do out of turn, and do it
terminal-command-save = save [FILE] — keep the game in a file
terminal-command-lang = lang en|es|it|fr — another language
terminal-command-order = order gift ask|never — whether you are asked for a gift when a demand does not bind you
terminal-command-concede = concede NAME|nobody — agree that somebody else wins
terminal-command-quit = quit — leave the table
terminal-ruling = Ruling: { $text }
terminal-no-rule = No rule or card fits “{ $word }”.
terminal-more-rules = To read one of them: ? { $id }
terminal-why-nothing = Nothing that is likely here is forbidden.
terminal-no-seat = “{ $name }” is nobody here. At the table: { $names }.
terminal-no-card = “{ $name }” is no card of this game.
terminal-log-usage = log takes a number: log 30
terminal-lang-usage = lang takes one of { $languages }.
terminal-order-usage = Say: order gift ask or order gift never.
terminal-concede-usage = Say to whom: concede NAME, or concede nobody to go on.
terminal-sure = Are you sure? (y/n)

## Keeping the game

terminal-saved = Saved to { $file }.
terminal-save-exists = { $file } is there already; give another name: save NAME
terminal-save-failed = { $file } cannot be written: { $why }
terminal-quit = Save the game to { $file } before you leave? (y/n, c to go on playing)
terminal-kept = The game is kept in { $file }. To go on: aedilis play --load { $file }
terminal-keep-record = Keep the record of this game? Enter for { $file }, another file name, or n.
