"""The games that can be played, by the names that commands and records use."""

from typing import Any, Final

from aedilis.glory.game import Glory
from aedilis.kernel.game import Game
from aedilis.republic.game import Republic

GAMES: Final[dict[str, Game[Any]]] = {"glory": Glory(), "republic": Republic()}
