# An agreement, written on a sheet: its promises as rows.

server-draft-title = Offer an agreement
server-draft-open = Offer an agreement
server-draft-begin = Begin from
server-draft-with = With
server-draft-row = Promise { $number }
server-draft-add = Another promise
server-draft-full = An agreement has no more promises than these.
server-draft-remove = Take out promise { $number }
server-draft-choose = Choose …
server-draft-told = What it comes to
server-draft-none = Nothing is promised yet.
server-draft-missing = Something is still missing in a promise.
server-draft-send = Offer this
server-draft-barred = What cannot be promised
server-draft-left = This stays out of your offer: only who holds a card can promise it.
