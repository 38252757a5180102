"""What several roles share: functions of buildings, limits, points and the end of the game."""
