"""What every game stands on: frames, prompts, events, dice, records. It knows no game."""
