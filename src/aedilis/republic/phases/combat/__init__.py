"""The Combat Phase (rules 1.10)."""
