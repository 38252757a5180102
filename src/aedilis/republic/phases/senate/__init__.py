"""The Senate Phase (rules 1.09)."""
