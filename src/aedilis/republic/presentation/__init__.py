"""The Republic of Rome in words and signs, for terminal and page."""
