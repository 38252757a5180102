"""The senator: a heuristic politician of The Republic of Rome."""
