"""Checks and generators that a contributor runs; the package itself does not need them."""
