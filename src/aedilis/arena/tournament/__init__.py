"""Tournaments of programs: who meets whom, games in many processes, ratings, and a report."""
