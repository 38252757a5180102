"""What the server keeps: people, games with every move, chat, notes and notices, in SQLite or
PostgreSQL.

A move is in the store, flushed, before anybody hears that it was made. `(game, n)` is unique, so
that of two processes that make the same line of a game only one can.
"""
