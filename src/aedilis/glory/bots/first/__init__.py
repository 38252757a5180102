"""The greedy bot as it was at first, `greedy@1`: the yardstick for what came after it.

It plays every game as it always did. Nothing here is made better: what is learned goes into the
modules one room further out.
"""
