"""What every sign on the table of Glory to Rome means, and how the game stands."""
