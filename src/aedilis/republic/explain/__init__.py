"""Why a move of The Republic of Rome is refused."""
