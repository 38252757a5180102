"""Why a move of Glory to Rome is refused."""
