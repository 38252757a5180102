"""Which tables somebody looks for in the lobby: what they choose is kept for the next time."""

from typing import Final, Literal, get_args

import msgspec

from aedilis.kernel.languages import Language

Pace = Literal["live", "days", "none"]
PACES: Final[tuple[Pace, ...]] = get_args(Pace)
"""A game of one sitting, one of days, and one without a clock."""

MOST_FREE: Final = 5


class Taste(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a table has to be like; all of it empty: anything. `variant` is an edition or a
    scenario of `game`; `language` is what is spoken there, and a table that names none is one of
    all languages; `newcomers` asks for tables that welcome them; `free` for so many seats at least;
    `rated` for rated tables.
    """

    game: str = ""
    variant: str = ""
    pace: Pace | Literal[""] = ""
    language: Language | Literal[""] = ""
    newcomers: bool = False
    free: int = 0
    rated: bool = False

    @property
    def chosen(self) -> int:
        """How many things are asked for."""
        wanted = (self.game, self.pace, self.language, self.newcomers, self.free, self.rated)
        return sum(map(bool, wanted))


ANYTHING: Final = Taste()
