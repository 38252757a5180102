# What a player who is away is told by e-mail, webhook or web push, in English.
#
# The text of a kind is a subject line; its .long is the sentence in the letter. $title is what the
# table is called, $name the reader, $who the person who wrote.

server-notice-your-turn = Your turn: { $title }
    .long = It is your turn at the table “{ $title }”.
server-notice-offer = { $who } offers you an agreement: { $title }
    .long = { $who } offers you an agreement at the table “{ $title }”. You can accept it there, refuse it, or offer another.
server-notice-over = The game is over: { $title }
    .long = The game at the table “{ $title }” is over. You can see there how it ended and replay it.
server-notice-mention = { $who } mentioned you: { $title }
    .long = { $who } mentioned you in the chat of the table “{ $title }”.
server-notice-chat = { $who } wrote at { $title }
    .long = { $who } wrote in the chat of the table “{ $title }”.
server-notice-seat = { $news ->
    [begun] The game has begun: { $title }
    [round] Your round has begun: { $title }
    [hurry] Your time is running out: { $title }
    [late] Your time had run out: { $title }
    [replaced] Your seat is being played for you: { $title }
    [invited] You are invited to a table: { $title }
    [resigned] { $who } has resigned: { $title }
    [end] { $who } proposes to end the game: { $title }
    [offered] Your seat is being offered: { $title }
    [taken] Somebody plays on in your place: { $title }
    [removed] The host has taken you from a table: { $title }
    [rematch] A rematch waits: { $title }
   *[other] News of your seat: { $title }
}
    .long = { $news ->
    [begun] The game at the table “{ $title }” has begun, and you have a seat in it.
    [round] Your round of the tournament has begun. Your table in it is “{ $title }”.
    [hurry] Your time to move at the table “{ $title }” is running out.
    [late] Your time at the table “{ $title }” had run out, and that one decision was made without you. You play on.
    [replaced] Your seat at the table “{ $title }” is being played for you, because your time ran out or you left. You can take it back there.
    [invited] { $who } holds a seat for you at the table “{ $title }”. You can accept or decline there.
    [resigned] { $who } has resigned at the table “{ $title }”. A bot plays that seat on until you have found somebody for it.
    [end] { $who } proposes to end the game at the table “{ $title }” now, without a winner. It ends if all agree.
    [offered] { $who } has offered your seat at the table “{ $title }” to somebody else, because a bot plays it. You can take it back there until somebody has it.
    [taken] { $who } has taken your seat at the table “{ $title }” and plays on in your place.
    [removed] { $who } has taken you from the table “{ $title }” before the game began. Other tables wait in the lobby.
    [rematch] { $who } has made a table for a rematch of “{ $title }” and keeps a seat for you. Join it at the old table.
   *[other] Something has changed about your seat at the table “{ $title }”.
}

server-notice-greeting = Hello { $name },
server-notice-phase = Phase: { $phase }
server-notice-topic = Asked: { $topic }
server-notice-link = Go to the table: { $url }
server-notice-open = Open the table
server-notice-why = You get this letter because you asked for it in your settings. To have no more letters of this kind: { $url }

## Why a way of notice was switched off

server-notice-off-refused = It was refused several times (code { $code }).
server-notice-off-gone = The receiver says that this address no longer exists.
server-notice-off-unreachable = It could not be reached, several times in a row.
server-notice-off-forbidden = The address leads to a place that this server does not send to.
server-notice-off-unusable = It does not work as it was entered.
