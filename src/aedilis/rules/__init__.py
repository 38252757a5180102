"""The rule reference: every rule paragraph with its text, its code and its tests."""
