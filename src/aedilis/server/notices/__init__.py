"""Notices that reach a player who is away: by e-mail, by webhook, by web push, each only if asked
for.

`Courier` takes a notice for a person and sees to the rest: which ways the person has chosen, that
no more is sent than helps, that what failed is tried again, and that what keeps failing is switched
off. A notice says that there is something to do and where, in words that everybody at the table may
read.
"""
