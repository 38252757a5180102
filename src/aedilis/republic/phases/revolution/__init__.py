"""The Revolution Phase (rules 1.11)."""
