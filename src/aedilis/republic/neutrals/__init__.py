"""What factions without a player do by their guidelines (rules 4.01 to 4.08)."""
