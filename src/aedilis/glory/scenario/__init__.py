"""Scenario files of Glory to Rome: given, when, then."""
