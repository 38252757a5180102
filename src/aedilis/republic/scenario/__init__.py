"""Scenario files of The Republic of Rome: given, when, then."""
