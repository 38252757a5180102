"""Setting up a scenario of The Republic of Rome, and its first choices."""
