# Why something was refused, in English. Each text is a sentence for people; programs get the code.

server-error-away = The server cannot get at its data just now. Nothing is lost: try again in a moment.
server-error-bad-field = That cannot be taken: { $problem }.
server-error-bad-form = What the page sent cannot be read. Go back, load the page again and try once more.
server-error-bad-login = The name or the password is wrong.
server-error-bad-record = This is no record that can be played: { $problem }.
server-error-bad-request = The request cannot be read: { $problem }.
server-error-busy = Another record is being checked just now. Try again in a moment.
server-error-cross-site = This request comes from another site, so nothing was done.
server-error-csrf = This page is too old, or comes from another session. Load it again and try once more.
server-error-damaged = What is kept here is damaged and cannot be shown. Whoever runs the server finds it in the log.
server-error-empty = There is nothing in it.
server-error-fault = Something went wrong here, and not through you. It has been written down.
server-error-illegal = That move is not allowed.
server-error-in-lesson = There is no such thing in a lesson.
server-error-key-used = This key was used before, for something else.
server-error-lesson-other = That is allowed, but it is not what this step shows; nothing has been done.
server-error-lesson-over = The lesson is over.
server-error-letter-failed = The letter could not be sent. Check the address, or try again later.
server-error-log-in = Log in first.
server-error-mail-address = That is no mail address of the form name@host.
server-error-mail-link = This link does not hold, or no longer: it may be too old, or meant for another address.
server-error-no-hints = There are no hints at this table.
server-error-no-hints-now = There is no hint just now.
server-error-no-hints-aside = The bot that advises judges nothing that is done out of turn. It has hints once you are asked something.
server-error-reset-link = This link does not hold, or no longer: it may be too old, or used already.
server-error-media = This must be sent as { $media }.
server-error-method = The method { $method } means nothing at this address.
server-error-name-length = A name has { $low } to { $high } characters.
server-error-name-letters = A name is made of letters, figures, spaces and the signs ' - _ . and begins with a letter or a figure.
server-error-name-scripts = The letters of a name are all of one script.
server-error-name-taken = There is an account with this name, or one that looks much like it. Choose another.
server-error-needs-account = That needs an account. A guest can make one at any time and keeps all tables.
server-error-no-beginning = No move begins like that.
server-error-no-bot = You have no such bot.
server-error-no-game = There is no such table, or it is private and you need its link.
server-error-no-guests = This server takes no guests. Log in, or make an account.
server-error-no-mail = This server sends no mail.
server-error-no-open-seat = There is no seat left at this table.
server-error-no-page = There is nothing at this address.
server-error-no-past = This table’s past cannot be shown.
server-error-no-private-chat = This table has no private chat.
server-error-no-push = This server sends no notices to browsers.
server-error-no-rule = There is no such rule paragraph.
server-error-no-seat = There is no such seat.
server-error-no-session = That session has ended already.
server-error-no-sign-up = New accounts are not made here.
server-error-no-such-path = There is nothing at this address.
server-error-no-token = There is no such token.
server-error-not-asked = You are not asked anything now.
server-error-not-guest = You have an account already.
server-error-not-host = Only the host of the table may do that.
server-error-not-open = The game has begun already.
server-error-not-over = Other seats can be looked from once the game is over.
server-error-not-running = { $status ->
    [open] The game has not begun.
    [over] The game is over.
   *[stopped] The game has been stopped: the rules it was played by are not here any more.
}
server-error-not-seated = You have no seat at this table.
server-error-not-sure = Tick the box to show that you mean it.
server-error-not-yours = That seat is not yours.
server-error-other-rules = This record was played by other rules, and these do not fit it: { $problem }.
server-error-over = The game is over.
server-error-password-common = That password is known to everybody who guesses passwords. Take several words, for example.
server-error-password-length = A password has { $low } to { $high } characters.
server-error-password-simple = That password would be guessed at once. Take several words, for example.
server-error-seat-taken = Somebody sits there already.
server-error-stale = The game has gone on meanwhile: you had seen { $seen } lines, there are { $now }.
server-error-stood-in = A bot plays for you now. Take your seat back first.
server-error-stopped = The game has been stopped. It was begun under rules { $begun }, these are rules { $now }, and line { $line } does not come out by them as it was played.
server-error-token-shown = This request has made its token already, and a token is shown once. If it is lost, revoke it and make another with another key.
server-error-too-fast = That was too often in a short time. Wait a little.
server-error-too-large = That is too long: at most { $most } bytes are taken.
server-error-too-long = That is too long: at most { $most } characters are taken.
server-error-too-many-bots = You have { $most } bots already. Remove one first.
server-error-too-many-games = You have { $most } games that are not over. End one first.
server-error-too-many-imports = You, or others where you are, have brought in as many records, or as long ones, as one hour allows. Try again in { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }.
server-error-too-many-streams = You have too many pages of this server open.
server-error-too-many-tokens = This bot has { $most } tokens already. Revoke one first.
server-error-webhook = { $why ->
    [length] That address is too long.
    [scheme] The address must begin with https:// or http://.
    [credentials] The address may hold no user name and no password.
    [host] The address has no proper host.
    [port] That port is not allowed.
    [address] That address leads into a network that is not public.
   *[form] That cannot be read as an address.
}
server-error-wrong-password = The password is wrong.

## Titles of error pages

server-page-error-400 = That cannot be read
server-page-error-401 = Log in first
server-page-error-403 = That is not allowed
server-page-error-404 = Nothing here
server-page-error-405 = Not done that way
server-page-error-409 = That does not go now
server-page-error-413 = Too long
server-page-error-415 = Another form is needed
server-page-error-422 = Something is wrong with it
server-page-error-429 = Too fast
server-page-error-500 = Our fault
server-page-error-503 = Back in a moment
