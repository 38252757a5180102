"""All pages there are, and both tables in the states that look different: what the tests of every
page go through.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Literal, NamedTuple

from tests.server.browser.planting import Guest, Stop, Town, asked, at_once

Who = Literal["stranger", "guest", "account"]


class Shown(NamedTuple):
    """A page as somebody sees it."""

    who: Who
    path: str


PAGES: Sequence[Shown] = (
    Shown("stranger", "/"),
    Shown("guest", "/"),
    Shown("stranger", "/login"),
    Shown("stranger", "/signup"),
    Shown("stranger", "/new/glory"),
    Shown("guest", "/new/republic"),
    Shown("guest", "/games"),
    Shown("guest", "/profile"),
    Shown("account", "/profile"),
    Shown("account", "/profile/notices"),
    Shown("account", "/profile/bots"),
    Shown("stranger", "/tournaments"),
    Shown("account", "/tournaments"),
    Shown("account", "/tournaments/new/republic"),
    Shown("stranger", "/help"),
    Shown("stranger", "/rules"),
    Shown("stranger", "/rules/glory"),
    Shown("stranger", "/rules/republic"),
    Shown("stranger", "/rules/glory/G.patron.1"),
    Shown("stranger", "/join/OPEN"),
    Shown("guest", "/join/OPEN"),
)
"""Every page but the tables. OPEN stands for a table with an open seat that the guest has made."""


class Position(NamedTuple):
    """A table as its first seat sees it."""

    name: str
    game: str
    seed: str
    seats: int
    until: Stop | None
    language: str = "en"
    options: dict[str, object] | None = None


POSITIONS: Sequence[Position] = (
    Position("glory-lead", "glory", "b", 2, asked("glory-ask-lead")),
    Position("glory-craftsman", "glory", "b", 4, asked("glory-ask-craftsman", after=60)),
    Position("glory-over", "glory", "b", 3, None),
    Position("republic-first", "republic", "a", 3, asked("republic-ask-first-cards")),
    Position("republic-revenue", "republic", "a", 4, asked("republic-ask-redistribution")),
    Position("republic-persuasion", "republic", "a", 4, asked("republic-ask-counter")),
    Position("republic-vote", "republic", "a", 4, asked("republic-ask-vote", after=60)),
    Position("republic-over", "republic", "a", 4, None),
)
OTHERS = ("Marcus", "Gaia", "Titus", "Fabia", "Quintus")
BOTS = {"glory": "greedy", "republic": "senator"}


def listed(found: Mapping[object, Iterable[str]]) -> str:
    """What was found wrong, a line each, and where; empty when all is well."""
    return "\n".join(f"{where}: {one}" for where, faults in found.items() for one in faults)


class Places:
    """Where the pages and positions are on one server."""

    def __init__(self, town: Town, language: str = "en") -> None:
        self.town = town
        self.guest = town.guest("Livia", language)
        self.language = language
        self.open = town.open_game(self.guest)
        town.played("glory", [self.guest, town.guest("Gaia")], "listed", at_once)

    @cached_property
    def account(self) -> Guest:
        """Somebody with a password, which takes its time to hash: only where it is looked for."""
        return self.town.account(f"Fabia {self.guest.person.id}", self.language)

    def who(self, who: Who) -> Guest | None:
        """Whose cookie a page is looked at with."""
        if who == "stranger":
            return None
        return self.account if who == "account" else self.guest

    def path(self, shown: Shown) -> str:
        """The path of a page."""
        return shown.path.replace("OPEN", self.open)

    def table(self, position: Position) -> str:
        """A game in a position, with the guest in the first seat. Gives its id."""
        who = [self.guest, *map(self.town.guest, OTHERS[: position.seats - 1])]
        assert len(who) == position.seats
        return self.town.played(
            position.game,
            who,
            position.seed,
            position.until,
            BOTS[position.game],
            position.options,
        )
