"""The Republic of Rome in the terminal."""
