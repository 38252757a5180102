"""A bot that has learned from games what a position is worth, and looks ahead with it."""
