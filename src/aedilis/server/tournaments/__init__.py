"""Tournaments that people call: entries, rounds of tables, standings, an end.

Who meets whom (`grouping`, `seating`, `pairing`) and how all stand (`standings`) are pure functions
of what was entered and played; the rest keeps it, makes the tables and goes on by itself.
"""
