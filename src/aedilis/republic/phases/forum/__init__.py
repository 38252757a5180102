"""The Forum Phase (rules 1.07)."""
