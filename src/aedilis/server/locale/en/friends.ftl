# Friends, invitations and people one does not want to hear, in English.

server-nav-friends = Friends
server-friends-about = Whom you like to play with, and where they sit.
server-friends-title = Your friends
server-friends-none = You have no friends here yet. Ask somebody below by name.
server-friends-tables = Tables
server-friends-no-table = At no table that you may see.
server-friends-waits = waits for you
server-friends-way-mine = you sit there too
server-friends-way-join = a seat is free
server-friends-way-watch = may be watched
server-friends-asking = They ask to be your friends
server-friends-asking-count = { $count ->
    [one] Somebody asks to be your friend.
   *[other] { $count } people ask to be your friends.
}
server-friends-accept = Accept
server-friends-refuse = Refuse
server-friends-remove = Remove
server-friends-remove-sure = Be friends with { $name } no more?
server-friends-ask = Ask somebody
server-friends-ask-do = Ask
server-friends-name = Name of the account
server-friends-ask-hint = They find your question on their page. Whether somebody has refused is told to nobody.
server-friends-asked = You have asked
server-friends-take-back = Take back
server-friends-invitations = Invitations
server-friends-invitations-who = Who may invite you to a table
server-friends-invitations-anyone = anyone
server-friends-invitations-friends = friends
server-friends-invitations-nobody = nobody
server-friends-blocked = Blocked
server-friends-blocked-about = You are shown nothing of what they say. They cannot ask you to be a friend, invite you, write to you alone, or sit down at a table that you made. They are not told.
server-friends-about-player = More about { $name }
server-friends-ask-player = Ask to be a friend
server-friends-block-sure = Hear nothing of { $name } any more?
server-friends-report-name = Report the name
server-friends-block = Block
server-friends-unblock = Unblock
server-friends-done-asked = You have asked.
server-friends-done-accepted = You are friends now.
server-friends-done-ended = Done.
server-friends-done-blocked = You hear nothing of them any more.
server-friends-done-unblocked = You hear of them again.
server-friends-done-saved = Saved.

server-invited-title = You are invited
server-invited-you = { $name } holds seat { $n } for you
server-invited-accept = Accept
server-invited-decline = Decline
server-invite-title = Invite by name
server-invite-name = Name of the account
server-invite-hint = The seat is held for them until they accept or decline. You may invite friends, and whoever takes anybody’s invitations.
server-invite-do = Hold the seat and invite
server-seat-held = held for somebody
server-seat-held-you = held for you
server-seat-held-for = held for { $name }

server-error-cannot-invite = This person cannot be invited by you just now. Become friends first, or send the address of the table.
server-error-cannot-join = You cannot sit down at this table.
server-error-invited-already = That person sits at this table or is invited to it already.
server-error-no-account = There is no account with this name.
server-error-no-invitation = No seat is held for you there.
server-error-no-line = There is no such line.
server-error-no-request = There is no such request or friend.
server-error-no-whisper = You cannot write to this seat alone.
server-error-not-blocked = That person is not blocked.
server-error-not-yourself = That is yourself.
server-error-too-many-friends = You have { $most } of them already.
server-error-you-block = You have blocked { $name }. Unblock them first.
