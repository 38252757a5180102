# Leaving and coming back: what becomes of seats besides moves. The page draws with these as well.

server-became-resigned = { $name } has resigned.
server-became-taken = { $name } has taken the seat of { $other } and plays on.
server-became-proposed = { $name } proposes to end the game now.
server-became-withdrawn = { $name } no longer wants to end the game.
server-became-refused = { $name } does not want to end the game.
server-became-agreed = All have agreed to end the game now.

server-ended-agreed = Ended by agreement: nobody has won
server-ended-resigned = Ended by resigning: nobody has won

server-table-given-up = given up; { $bot } plays on
server-table-offered-lobby = Open in the lobby for whoever wants it.
server-table-offered-link = Offered: whoever has this link may take it.
server-table-offer-lobby = Offer in the lobby
server-table-offer-link = Offer by a link
server-table-offer-end = Offer it no more
server-table-offer-address = Link to the seat of { $name }
server-table-offered-mine = The others have offered your seat to somebody else.

server-table-leave = Leave or end the game
server-table-key-seats = Who is at the table, and leaving it
server-table-resign = Resign
server-table-resign-what = You give up your seat for good, and a bot plays it on. The others see it, and it stands beside the result.
server-table-resign-alone = Nobody else sits here: the game ends, and nobody has won.
server-table-resign-end = Propose to the others as well that the game ends now
server-table-resign-sure = Resign for good
server-table-end = Propose to end the game
server-table-end-alone = End the game
server-table-end-what = The game ends now without a winner, if all people at the table agree. Everybody may look at all of it then, from every seat.
server-table-end-what-alone = The game ends now without a winner. You may look at all of it then, from every seat.
server-table-end-sure = Propose it
server-table-cancel = Play on

server-table-ending = { $name } proposes to end the game now, without a winner.
server-table-ending-mine = You propose to end the game now. It ends when all have agreed.
server-table-ending-waits = Not answered yet: { $names }
server-table-ending-agree = Agree
server-table-ending-refuse = Play on
server-table-ending-withdraw = Take it back
server-table-ending-agreed = You have agreed.

server-error-gave-up = You have given up your seat at this table, or somebody else has it now.
server-error-not-away = That seat is not played by a bot for somebody who is away.
server-error-no-proposal = Nobody proposes to end the game, or not any more.
server-error-removed = The host has taken you from this table.

server-lobby-removed = The host has taken you from the table “{ $title }”. Other tables wait here.
server-join-remove = Take from the table
server-join-remove-sure = Take { $name } from the table? Whoever is taken from it cannot sit down here again.
server-seat-free = free
server-join-goes-on = The game runs: a bot plays this seat, and you play on from there, with what it has.
server-status-agreed = ended by agreement
server-status-resigned = ended by resigning

server-became-rematch = { $name } has made a table for a rematch.
server-table-rematch = Rematch
server-table-rematch-join = Join the rematch
server-table-record = Download the record
server-table-fork-all = Play all seats from here
server-table-fork-all-what = Go on from this moment in a private sandbox in which you play every seat yourself
server-error-no-rematch = There is a rematch once the game is over.
server-error-too-many-sandboxes = You have { $most } sandboxes. Delete one first.
server-card-record = Record
server-mine-sandboxes = Sandboxes
server-upload = Bring in a record
server-upload-what = A record that was downloaded here, or comes from the terminal, becomes a private sandbox. It is checked move by move first.
server-upload-script = The file is sent by a script, and this browser runs none.
server-upload-file = File with a record
server-upload-choose = Choose a file
server-upload-none = No file chosen yet
server-upload-seat = You play
server-upload-all = all seats
server-upload-send = Bring it in
