"""The seven phases of a turn, one module or package each (rules 1.05 to 1.11)."""
