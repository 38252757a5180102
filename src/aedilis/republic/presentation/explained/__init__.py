"""What every sign on the table of The Republic of Rome means, and how the game stands."""
