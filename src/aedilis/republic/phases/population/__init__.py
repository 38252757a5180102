"""The Population Phase (rules 1.08)."""
