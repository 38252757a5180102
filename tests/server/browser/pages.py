"""All pages there are, and both tables in the states that look different: what the tests of every
page go through.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Literal, NamedTuple

from aedilis.server.store.names import LONGEST
from aedilis.server.store.tournaments import Status
from tests.server.browser import peopling
from tests.server.browser.planting import Guest, Stop, Town, asked, at_once

Who = Literal["stranger", "guest", "account", "admin"]


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
    Shown("account", "/"),
    Shown("account", "/games"),
    Shown("account", "/new/glory"),
    Shown("account", "/profile"),
    Shown("account", "/profile/notices"),
    Shown("account", "/profile/bots"),
    Shown("account", "/profile/statistics"),
    Shown("guest", "/profile/statistics"),
    Shown("account", "/friends"),
    Shown("guest", "/friends"),
    Shown("stranger", "/forgotten"),
    Shown("stranger", "/reset/RESET"),
    Shown("stranger", "/mail/MAIL"),
    Shown("stranger", "/unsubscribe/UNSUBSCRIBE"),
    Shown("account", "/players/ME"),
    Shown("account", "/players/FRIEND"),
    Shown("account", "/players/BLOCKED"),
    Shown("stranger", "/players/bot/greedy"),
    Shown("account", "/ladder/glory"),
    Shown("stranger", "/ladder/glory?provisional=yes"),
    Shown("stranger", "/ladder/republic"),
    Shown("stranger", "/tournaments"),
    Shown("account", "/tournaments"),
    Shown("account", "/tournaments/new/republic"),
    Shown("account", "/tournaments/CALLED"),
    Shown("stranger", "/tournaments/CALLED"),
    Shown("account", "/tournaments/RUNNING"),
    Shown("stranger", "/tournaments/FINISHED"),
    Shown("stranger", "/learn"),
    Shown("stranger", "/help"),
    Shown("stranger", "/rules"),
    Shown("stranger", "/rules/glory"),
    Shown("stranger", "/rules/republic"),
    Shown("stranger", "/rules/republic?q=consul"),
    Shown("stranger", "/rules/glory/G.patron.1"),
    Shown("stranger", "/join/OPEN"),
    Shown("guest", "/join/OPEN"),
    Shown("account", "/report?matter=table&game=OPEN"),
    Shown("account", "/report?taken=yes"),
    Shown("admin", "/admin"),
    Shown("admin", "/admin?state=handled"),
    Shown("admin", "/admin/people?q=BLOCKED"),
    Shown("admin", "/admin/games"),
    Shown("admin", "/admin/acts"),
)
"""Every page but the tables and the lessons. A word in capitals stands for what `Places` has made:
OPEN for a table with an open seat that the guest has made, FRIEND for a friend of the account, and
so on.
"""


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


CONTESTS: Mapping[str, Status] = {
    "CALLED": "open",
    "RUNNING": "running",
    "FINISHED": "over",
}


class Places:
    """Where the pages and positions are on one server. `long`: all have the longest names."""

    def __init__(self, town: Town, language: str = "en", *, long: bool = False) -> None:
        self.town = town
        self.long = long
        self.guest = town.guest("Livia".ljust(LONGEST, "m") if long else "Livia", language)
        self.language = language
        self.open = town.open_game(self.guest)
        town.played("glory", [self.guest, town.guest("Gaia")], "listed", at_once)

    def _citizen(self, name: str) -> Guest:
        """Somebody with an account, whose name is nobody else's on this server."""
        name = f"{name} {self.guest.person.id}"
        if self.long:
            name = f"{name} ".ljust(LONGEST, "m")
        return peopling.citizen(self.town, name, self.language)

    @cached_property
    def others(self) -> dict[str, Guest]:
        """Those whom the account knows, by what they are to it."""
        names = {
            "friend": "Gaia",
            "rival": "Marcus",
            "asks": "Titus",
            "asked": "Quintus",
            "blocked": "Nero",
        }
        return {what: self._citizen(name) for what, name in names.items()}

    @cached_property
    def account(self) -> Guest:
        """Somebody with an account who has been here for a while."""
        one, others = self._citizen("Fabia"), self.others
        friend, rival = others["friend"], others["rival"]
        peopling.acquaint(self.town, one, others)
        peopling.settle_in(self.town, one, f"Bot {one.person.id}".ljust(LONGEST * self.long, "m"))
        peopling.rate(self.town, [one, friend, rival], "rated")
        self.town.played("glory", [one, "greedy", friend], "finished")
        self.town.played("glory", [one, friend], "goes on", at_once)
        self.town.open_game(friend)
        return one

    @cached_property
    def admin(self) -> Guest:
        """Somebody who looks after the server."""
        one = self._citizen("Custos")
        peopling.look_after(self.town, one, self.others, self.open)
        return one

    def _contest(self, status: Status) -> str:
        others = self.others
        who = [self.account, *(others[one] for one in ("friend", "rival", "asks"))]
        return peopling.contest(self.town, status, who, "ludi")

    @cached_property
    def _made(self) -> dict[str, str]:
        """What the words in capitals stand for, once somebody has asked for it."""
        return {"OPEN": self.open}

    def _make(self, word: str) -> str:
        if word in ("RESET", "MAIL", "UNSUBSCRIBE"):
            return peopling.link(self.town, self.account, word)
        if word in CONTESTS:
            return self._contest(CONTESTS[word])
        who = self.account if word == "ME" else self.others[word.lower()]
        return str(who.person.id)

    def who(self, who: Who) -> Guest | None:
        """Whose cookie a page is looked at with."""
        if who == "stranger":
            return None
        if who == "guest":
            return self.guest
        return self.account if who == "account" else self.admin

    def path(self, shown: Shown) -> str:
        """The path of a page."""

        def meant(found: re.Match[str]) -> str:
            word = found[0]
            if word not in self._made:
                self._made[word] = self._make(word)
            return self._made[word]

        return re.sub(r"\b[A-Z]{2,}\b", meant, shown.path)

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
