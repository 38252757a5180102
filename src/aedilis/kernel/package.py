"""What a game hands over to the house: a `GamePackage`, registered as an entry point of the group
`aedilis.games`.

Seats, editions or scenarios, options and bots are declared here once; forms, help texts and checks
are made from that. No other room names a game.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple, Protocol

from aedilis.kernel.board import Drawing
from aedilis.kernel.dice import Dice
from aedilis.kernel.encoding import Encoder
from aedilis.kernel.face import Face
from aedilis.kernel.game import BadOption, Game
from aedilis.kernel.guide import Guide
from aedilis.kernel.options import Option
from aedilis.kernel.player import Player
from aedilis.kernel.since import Weigh, usual
from aedilis.kernel.vocabulary import Vocabulary

LEVELS = ("beginner", "ordinary", "good", "strong", "master")
"""What levels of play are called, from the lowest on."""

MOST_DIGITS = 9
"""So many digits of a number that somebody typed are read; no option takes as many."""

ALL = "all"
"""What is typed for every advanced rule of a game."""

GROUP = "aedilis.games"
"""The group of entry points that games are found by."""

BOTS_GROUP = "aedilis.bots"
"""The group of entry points that bots are found by, beside those of the games themselves."""


class Seats(NamedTuple):
    """How many may play: the fewest, as many as usually, the most."""

    least: int
    usual: int
    most: int


@dataclass(frozen=True)
class Variants:
    """What a game is played by before all else: an edition of its rules, or a scenario.

    `option` is the option that says which, `names` are its values, `usual` is the one a game has if
    nothing is said. A reader in a language of `of_language` begins with the one named there.
    `bases` says which one another is made from: what a paragraph says of the base it says of both.
    """

    option: str
    names: tuple[str, ...]
    usual: str
    of_language: Mapping[str, str] = field(default_factory=dict)
    bases: Mapping[str, str] = field(default_factory=dict)

    def with_made(self, names: Sequence[str]) -> list[str]:
        """These names, and after them those that are made from one of them."""
        found = list(names)
        for name in self.names:
            if name not in found and self.bases.get(name) in found:
                found.append(name)
        return found

    def first(self, language: str) -> list[str]:
        """All names, that which a reader in a language begins with before the others."""
        first = self.of_language.get(language, self.usual)
        return [first, *(name for name in self.names if name != first)]


@dataclass(frozen=True)
class Rulebook:
    """How the rule paragraphs of a game are written.

    `prefix` stands before an id in code and tests, where the ids of several games meet; `pattern`
    finds an id written so in running text. `cards` are the kinds of things, among the names of the
    game, that can be looked up by name. Whoever reads a paragraph is told of which editions it is
    where the book `tells_editions`. `example` is the id of a paragraph for help texts.
    """

    key: str
    title: str
    prefix: str
    pattern: re.Pattern[str]
    cards: tuple[str, ...]
    tells_editions: bool = False
    example: str = ""


def read_option(text: str) -> tuple[str, object]:
    """An option as it is typed, `NAME=VALUE`: `true`, `false` and numbers are taken as such. Raises
    BadOption for anything of another form.
    """
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise BadOption(f"option: {text!r} is not of the form NAME=VALUE")
    if value.isdecimal() and value.isascii():
        return name, int(value[:MOST_DIGITS])
    return name, {"true": True, "false": False}.get(value, value)


class Terms(Protocol):
    """The words in which a game and what it offers are told, in one language. `GameNames` has most
    of them, by the keys of the game's catalogue.
    """

    def title(self) -> str:
        """The name of the game."""

    def about(self) -> str:
        """What kind of game it is, in a sentence or two."""

    def option(self, option: str) -> str:
        """One line on an option."""

    def variant(self, name: str) -> str:
        """One line on an edition or a scenario. Raises ValueError for one that does not exist."""

    def variant_name(self, name: str) -> str:
        """What an edition or a scenario is called. Raises ValueError for one that is not there."""

    def value(self, value: int | str) -> str:
        """What a value of an option is called."""

    def page_name(self, page: str) -> str:
        """What one of the game's pages is called."""

    def bot(self, bot: str) -> str:
        """What a bot that knows the game is called."""

    def measure(self, measure: str) -> str:
        """What is measured in the course of a game, or at its end."""

    def called(self, kind: str, id_: str) -> str:
        """The name of a thing of the game, by its kind and its id there. Raises KeyError."""

    def ending(self, word: str) -> str:
        """How a game has ended, by the word of its rules for it."""

    def common(self) -> str:
        """Whose a measure is that is the same for all seats."""


MakePlayer = Callable[[str, int, Dice], Player]
"""Makes a player out of the name of its kind, its seat and its dice."""


@dataclass(frozen=True)
class GamePackage:
    """One game, with everything that the house asks of it.

    `face` makes what a seat reads, in one language, with the names of all seats; `terms` the words
    for what the game offers. With these a game can be played everywhere. The rest may be left out:
    `variants`, where there are several editions or scenarios; `options`; `bots`, the players that
    know the game, each by its name and version (`greedy@2`; without one: the first), the one that
    sits where nothing is said before the others; `rulebook`; `scenarios`, what scenario files can
    say; `measures`,
    which counts up a view for the course of a finished game (values by seat, or one for all);
    `things`, what each seat has in a view that everybody sees, by a kind of names of the game
    (which is a measure's name too) and as names of that kind;
    `results`, what a finished game of one seat is remembered by, from its view: whole numbers by
    the names of measures, of which more is better;
    `weigh`, what an event weighs to a seat that looks again later, and its sign on the board;
    `scores`, by which seats are placed after the winners, from what everybody sees (of a game that
    runs, as it stands): by seat, what weighs most first, of which more is better;
    `guide`, by which a search can play the game, and `older_guides`, by which it did before, the
    first one first;
    `adviser`, the bot that is asked for hints (left out: the usual one), which is to answer within
    a second or so; `levels`, how well bots play, as measured (some of LEVELS, from the lowest on),
    each with the bot that plays so;
    `chances`, how likely each seat is to win from a whole state, by which a finished game is looked
    at again;
    `drawing`, without which a page shows a plain table made from the words of the face; `encoder`,
    which for a number of seats makes positions and choices into numbers, without which there are no
    environments for programs that learn; and `tables`, numbers of seats that have a name of their
    own on the command line.
    """

    name: str
    rules: Game[Any]
    seats: Seats
    face: Callable[[str, Sequence[str], int], Face]
    terms: Callable[[str], Terms]
    variants: Variants | None = None
    options: tuple[Option, ...] = ()
    bots: Mapping[str, MakePlayer] = field(default_factory=dict)
    rulebook: Rulebook | None = None
    scenarios: Callable[[], Vocabulary[Any]] | None = None
    lessons: Callable[[], Traversable] | None = None
    measures: Callable[[Any], dict[str, list[float]]] | None = None
    things: Callable[[Any], dict[str, list[list[str]]]] | None = None
    results: Callable[[Any, int], dict[str, int]] | None = None
    weigh: Weigh = usual
    scores: Callable[[Any], list[tuple[int, ...]]] | None = None
    guide: Guide | None = None
    older_guides: tuple[Guide, ...] = ()
    adviser: str = ""
    chances: Callable[[Any], list[float]] | None = None
    levels: Mapping[str, str] = field(default_factory=dict)
    drawing: Callable[[], Drawing] | None = None
    encoder: Callable[[int], Encoder[Any]] | None = None
    tables: Mapping[str, int] = field(default_factory=dict)

    def usual(self) -> dict[str, object]:
        """The options that name the usual edition or scenario; none where there is only one."""
        return {self.variants.option: self.variants.usual} if self.variants is not None else {}

    def advanced(self) -> dict[str, object]:
        """The options that play with every advanced rule of the game; none where it has none."""
        return {option.name: True for option in self.options if option.advanced}

    def read_options(self, typed: Sequence[str], group: str | None = None) -> dict[str, object]:
        """The options that were `typed`, each as `NAME=VALUE`; with `group` ALL every advanced rule
        that is not typed otherwise. Raises BadOption.
        """
        if group is not None and not self.advanced():
            raise BadOption(f"options: {self.name} has no advanced rules")
        named = dict(read_option(text) for text in typed)
        return {**(self.advanced() if group == ALL else {}), **named}


@dataclass(frozen=True)
class BotPackage:
    """A bot of somebody else's, registered as an entry point of the group `aedilis.bots`: the name
    of its kind, what makes a player of it, the `games` that it can play (none named: any), and what
    it is called in a language. `older` are its versions of before, by number from 1 on, which
    `NAME@VERSION` still asks for; `make` makes the one after them.
    """

    name: str
    make: MakePlayer
    called: Callable[[str], str]
    games: tuple[str, ...] = ()
    older: Mapping[int, MakePlayer] = field(default_factory=dict)
