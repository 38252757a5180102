"""The Revenue Phase (rules 1.06)."""
