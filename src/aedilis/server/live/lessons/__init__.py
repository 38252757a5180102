"""Lessons on the page: guided games and puzzles, played without an account and kept nowhere.

A lesson lives as long as somebody's connection to it. What he has moved so far his browser keeps,
and sends it along when it comes again; the same moves always lead to the same table. Who leaves a
lesson and goes on playing gets a game of his own, which is kept like any other.
"""
