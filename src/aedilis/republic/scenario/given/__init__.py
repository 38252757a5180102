"""Positions that scenario files describe: how `given` is laid out.

`position` puts all together, of which `cards`, `persons`, `forum`, `forces` and `moment` each lay
out a part.
"""
