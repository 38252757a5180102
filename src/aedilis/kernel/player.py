"""What a bot is: a player made for one seat, who gets a view and a prompt and gives a move.

A player has a dice stream of its own, so that the same game with the same seeds is played the same
way every time, whoever else sits at the table. It is never given a state: what its seat may not
see, it cannot use.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from mypy_extensions import mypyc_attr

from aedilis.kernel.dice import Dice
from aedilis.kernel.event import SeenEvent
from aedilis.kernel.prompt import Move, Prompt

MOST_DIGITS: Final = 9
"""A number in a setting has at most so many."""


class Setting(NamedTuple):
    """One kind of setting that a bot takes: one of some `words`, or a whole number of a `unit`
    (`200ms`) from `least` to `most`. At a table that others wait at it is at most `shared`, where
    that is not 0: nobody can make a server think for long.
    """

    words: tuple[str, ...] = ()
    unit: str = ""
    least: int = 0
    most: int = 0
    shared: int = 0

    def number(self, setting: str) -> int | None:
        """The number that is told in this unit; None for anything else."""
        if self.words or not setting.endswith(self.unit):
            return None
        digits = setting[: len(setting) - len(self.unit)]
        if not (digits.isascii() and digits.isdecimal()) or len(digits) > MOST_DIGITS:
            return None
        return int(digits)

    def fits(self, setting: str, shared: bool = False) -> bool:
        """Whether this is such a setting; `shared`: that may be asked for at a table."""
        number = self.number(setting)
        if number is None:
            return setting in self.words
        most = self.shared if shared and self.shared else self.most
        return self.least <= number <= most

    def told(self, shared: bool = False) -> str:
        """What is taken, for an error and for help."""
        if self.words:
            return ", ".join(self.words)
        most = self.shared if shared and self.shared else self.most
        return f"{self.least}{self.unit} to {most}{self.unit}"


class BadSetting(ValueError):
    """A setting that a bot does not take; the text says what it takes."""


Reason = tuple[str, dict[str, object]]
"""Why somebody does something: a message key of the game's catalogues, with its parameters, which
become names as those of an event do.
"""


class Weighed(NamedTuple):
    """One answer that a player weighed: the `move`, what it is worth to the player (more is
    better, by a measure of its own), and the reason as a message key of the game's catalogues with
    its parameters, which become names as those of an event do (no key: there is nothing to say). It
    is told to who sits in the player's seat, and so holds nothing that the seat may not know.
    """

    move: Sequence[int]
    value: float
    key: str
    params: Mapping[str, object]


class Imagined(NamedTuple):
    """What a player who imagines is given in place of a view alone: its `view`, and a `world`, a
    whole state that is as likely as the true one for all that its seat knows and remembers.
    """

    view: Any
    world: Any


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """A bot in one seat. `name` is what it was asked for by: its kind, perhaps with version and
    setting; `setting` is the latter alone, empty where there is none.

    One that has no use for a view says so in `blind`, and may then be given None for it; that may
    change after each answer. One that wants to act out of turn whoever moves says so in `eager`,
    where many games are played at speed: there others are asked only when it is their move, or when
    they may interrupt. One that remembers what its seat has seen says so in `listens`, and hears of
    all of it before it is asked. One that plays on in its mind says so in `imagines`, and is given
    an `Imagined` where others are given a view.
    """

    def __init__(self, name: str, seat: int, dice: Dice) -> None:
        self.name = name
        self.seat = seat
        self.dice = dice
        self.setting = ""
        self.blind = False
        self.eager = False
        self.listens = False
        self.imagines = False
        # Who has nothing of its own to do out of turn is never asked: what may be done then is
        # worked out anew in each position, which takes a large part of a game's time.
        self._still = type(self).aside is Player.aside

    # -- settings ----------------------------------------------------------------------------------

    def takes(self) -> Sequence[Setting]:
        """The settings that bots of this class take; always the same."""
        return ()

    def tune(self, setting: str) -> None:
        """Play by a setting from now on; called once, before anything is asked. A class with
        settings reads its own here, after this. Raises BadSetting.
        """
        kinds = self.takes()
        if not any(kind.fits(setting) for kind in kinds):
            told = " or ".join(kind.told() for kind in kinds)
            raise BadSetting(f"it takes {told}" if told else "it takes no setting")
        self.setting = setting

    # -- playing -----------------------------------------------------------------------------------

    def choose(self, view: Any, prompt: Prompt) -> Move:
        """A whole legal answer to `prompt`, given what the seat sees. Neither is changed."""
        raise NotImplementedError

    def speaks_up(self) -> bool:
        """Whether it thinks at all of acting out of turn in this position: asked before anything is
        prepared for it, once in each position. By itself a class that leaves `aside` as it is never
        does.
        """
        return not self._still

    def aside(self, view: Any, prompt: Prompt) -> Move | None:
        """An answer to a prompt that may be left alone; None leaves it alone."""
        return None

    # -- what it says and remembers ----------------------------------------------------------------

    def weighed(self) -> Sequence[Weighed]:
        """What it weighed for the answer that it gave last, the best first; nothing where it has
        nothing to say.
        """
        return ()

    def hear(self, event: SeenEvent) -> None:
        """Something has happened, as its seat saw it. Only for who `listens`: events come in their
        order, from the deal on, and none of those that were taken back.
        """

    def forget(self) -> None:
        """Begin again with an empty memory: everything is told anew afterwards."""
