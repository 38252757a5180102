# Accounts, profile, notices, bots, in English.

server-login-title = Log in
server-login-account = With an account
server-login-do = Log in
server-login-guest-warning = You are here as the guest { $name }. If you log in, you leave that guest and the tables behind. To keep them, make an account instead.
server-guest-title = As a guest
server-guest-about = Just a name. You can make an account of it later, and keep your tables.
server-guest-do = Come in as a guest
server-forgotten-link = Forgotten your password?
server-forgotten-title = A forgotten password
server-forgotten-about = Give the name of your account. If a mail address has been proven in its profile, a letter with a link goes there.
server-forgotten-do = Send the letter
server-forgotten-sent = If there is an account of this name with a proven mail address, a letter is on its way. Its link holds for { $hours } hours, and once.
server-forgotten-by-hand = This server sends no mail. Ask whoever runs it for a link that sets a new password.
server-reset-for = For the account { $name }
server-reset-ends = All sessions end with it.
server-mail-reset = A new password for { $name }
    .long =
        Hello { $name },

        somebody has asked for a new password for your account at Aedilis. With this link you set one:

        { $url }

        The link holds for { $hours } hours, and once. If it was not you, do nothing: your password stays as it is.

server-signup-title = A new account
server-signup-about = A name and a password, nothing else.
server-signup-keeps = Your tables stay yours, under the name you choose here.
server-signup-name-hint = 2 to { $high } letters, figures, spaces or ' - _ .
server-signup-password-hint = At least { $low } characters. Several words are better than signs nobody can remember.
server-signup-kept = Forgotten, it can be set anew with a link: by mail, once you have proven an address in your profile, or from whoever runs this server.
server-signup-do = Make an account
server-signup-have = You have one already?

## Profile

server-profile-parts = Parts of the profile
server-profile-kind-person = Account
server-profile-kind-guest = Guest
server-profile-guest = You are known by this browser alone. With an account you can come back from anywhere.
server-profile-about = About you
server-profile-sounds = A sound when it is my turn
server-profile-done-saved = Saved.
server-profile-done-password = The new password holds. All other sessions have ended.
server-profile-done-revoked = The session has ended.
server-profile-password = Password
server-profile-password-old = Password until now
server-profile-password-new = New password
server-profile-password-ends = All other sessions end with it.
server-profile-password-do = Set the new password
server-profile-sessions = Where you are logged in
server-profile-since = Since
server-profile-seen = Last used
server-profile-this = here
server-profile-revoke = End
server-profile-revoke-others = End all others
server-profile-logout = Log out
server-profile-guest-logout = A guest who logs out cannot come back to the same tables. Log out?
server-profile-data = Your data
server-profile-data-about = All that is kept of you, as one file. Of games that still run it has what your seat may know.
server-profile-export = Get my data
server-profile-delete = Delete everything
server-profile-delete-about = Your name, your words, your bots and your notes are deleted for good. Your seats in running games go to bots; tables that have not begun end. What others wrote stays.
server-profile-delete-sure = Yes, delete it all
server-profile-delete-last = This cannot be taken back. Delete everything?
server-profile-delete-do = Delete

## Notices

server-notices-title = Notices
server-notices-about = How you hear of your tables while you are away. Nothing is sent that is not ticked here.
server-notices-ways = What is told, and how
server-notices-kind = What
server-notices-kind-your-turn = It is my turn
server-notices-kind-offer = Somebody offers me an agreement
server-notices-kind-over = A game is over
server-notices-kind-mention = Somebody calls me in the chat
server-notices-kind-chat = Somebody writes in the chat
server-notices-kind-seat = Something becomes of my seat, or I am invited to one
server-notices-way-mail = Mail
server-notices-way-webhook = Webhook
server-notices-way-push = Browser
server-notices-quiet = Send nothing while I am here
server-notices-address = Mail address
server-notices-address-hint = You get a letter with a link, and the address counts from then on. Leave it empty to have none.
server-notices-verified = This address is proven.
server-notices-unverified = This address is not proven yet: look for the letter. Save it again for another one.
server-notices-mail-do = Keep the address
server-notices-no-mail = This server sends no mail.
server-notices-browsers = { $count ->
    [0] No browser gets notices.
    [one] One browser gets notices.
   *[other] { $count } browsers get notices.
}
server-notices-push-here = Send notices to this browser
server-notices-no-push = This server sends no notices to browsers.
server-notices-webhook-about = The server calls this address for each notice, with a signature that proves who calls.
server-notices-webhook-url = Address (empty: none)
server-notices-webhook-do = Keep, with a new secret
server-notices-secret = This is the secret that signs the calls. It is shown only now:
server-notices-off = { $way ->
    [mail] Mail has been switched off.
    [webhook] The webhook has been switched off.
   *[push] Notices to a browser have been switched off.
}
server-notices-idle = { $way ->
    [mail] Nothing is sent to your mail address yet: tick what you want to be told by mail.
    [webhook] Nothing is sent to your webhook yet: tick what you want to be told there.
   *[push] Nothing is sent to your browser yet: tick what you want to be told there.
}
server-notices-nowhere = { $way ->
    [mail] You want to be told by mail, but there is no proven address yet.
    [webhook] You want your webhook to be called, but it has no address yet.
   *[push] You want to be told in a browser, but no browser gets notices yet.
}
server-notices-again = Switch it on again
server-notices-done-saved = Saved.
server-notices-done-letter = A letter is on its way. The address counts when you have followed its link.
server-notices-done-verified = The address is proven.
server-notices-done-again = It is on again.

server-mail-proof = Is this your address?
    .long =
        Hello { $name },

        if you have entered this address at Aedilis, follow this link and press the button there:

        { $url }

        The link holds for three days. If it was not you, do nothing: no more letters come.
server-mail-prove = Is this your address?
    .long = Press the button, and notices may be sent to it.
    .button = Yes, it is mine
server-mail-proven = The address is proven
    .long = Notices may be sent to it now.
server-mail-unsubscribe = No more letters?
    .long = { $kind ->
        [your-turn] You will get no more letters about your turn.
        [offer] You will get no more letters about agreements that are offered.
        [over] You will get no more letters about games that are over.
        [mention] You will get no more letters when somebody calls you in a chat.
        [chat] You will get no more letters about chats.
       *[seat] You will get no more letters about your seats.
    }
    .button = No more letters of this kind
server-mail-unsubscribed = No more letters of this kind
    .long = { $kind ->
        [your-turn] No more letters come about your turn. You can change that in your profile.
        [offer] No more letters come about agreements that are offered. You can change that in your profile.
        [over] No more letters come about games that are over. You can change that in your profile.
        [mention] No more letters come when somebody calls you in a chat. You can change that in your profile.
        [chat] No more letters come about chats. You can change that in your profile.
       *[seat] No more letters come about your seats. You can change that in your profile.
    }

## Bots

server-bots-title = Bots
server-bots-about = Programs of yours that play under a name of their own.
server-bots-none = You have no bots.
server-bots-make = A new bot
server-bots-make-do = Make the bot
server-bots-remove = Remove this bot
server-bots-remove-sure = Remove the bot { $name } with all its tokens?
server-bots-token-once = This is the token. It is shown only now; keep it where only your program finds it.
server-bots-token-do = Make a token
server-bots-label = What the token is for
server-bots-unnamed = Token { $n }
server-bots-fresh = new
server-bots-no-token = This bot has no token, so no program can play with it.
server-bots-used = Last used
server-bots-unused = never
