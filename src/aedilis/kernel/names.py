"""The words of one reader that every game shares: what the seats are called, who is "you", and what
the things of a game are called.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from aedilis.kernel.data import read
from aedilis.kernel.languages import FALLBACK
from aedilis.kernel.prompt import Amount, Pick, Prompt, Text
from aedilis.kernel.text import Catalogue

Args = dict[str, object]

HOUSE: Final = (
    "about",
    "bot",
    "ending",
    "lesson",
    "measure",
    "option",
    "page",
    "title",
    "value",
)
"""The texts that the house asks of every game begin with the game's name and one of these."""


@cache
def names_in(package: str, language: str) -> dict[str, dict[str, str]]:
    """What things are called in one language, by kind and id: `names.<language>.toml` in the
    `locale` of a package. Empty where there is none. Raises BadFile.
    """
    file = files(package) / "locale" / f"names.{language}.toml"
    return read(file, dict[str, dict[str, str]]) if file.is_file() else {}


class SeatNames:
    """Names as one viewer reads them. `viewer` is the seat addressed as "you" (-1: nobody is).

    A game adds its own names, and the `packages` whose texts it speaks with.
    """

    packages: Sequence[str] = ("aedilis.kernel",)

    def __init__(
        self, language: str, seat_names: Sequence[str], viewer: int = -1, strict: bool = False
    ) -> None:
        self.language = language
        self.seat_names = list(seat_names)
        self.viewer = viewer
        self.catalogue = Catalogue(language, self.packages, strict)

    def say(self, key: str, args: Mapping[str, object] | None = None) -> str:
        """The catalogue's text for a key."""
        return self.catalogue.text(key, args)

    def called(self, kind: str, id_: str) -> str:
        """The name of a thing of the game, by its kind and its id there. Raises KeyError."""
        for language in (self.language, FALLBACK):
            for package in reversed(self.packages):
                name = names_in(package, language).get(kind, {}).get(id_)
                if name is not None:
                    return name
        raise KeyError(f"{kind} {id_}")

    def seat(self, seat: int) -> str:
        """The name of a seat, the viewer's own too."""
        if 0 <= seat < len(self.seat_names):
            return self.seat_names[seat]
        return self.say("kernel-seat", {"number": seat + 1})

    def who(self, seat: int) -> str:
        """Whether a sentence speaks of the viewer: "you", or "other"."""
        return "you" if seat == self.viewer and seat >= 0 else "other"

    def pick_range(self, pick: Pick) -> str:
        """How many things may be picked."""
        if pick.low == pick.high:
            return self.say("kernel-pick-exactly", {"low": pick.low})
        if pick.low == 0:
            return self.say("kernel-pick-up-to", {"high": pick.high})
        return self.say("kernel-pick-between", {"low": pick.low, "high": pick.high})

    def range(self, prompt: Prompt) -> str:
        """How many things may be picked, how high a number may be, or how long a text; empty for
        what has no bounds.
        """
        if isinstance(prompt, Pick):
            return self.pick_range(prompt)
        if isinstance(prompt, Amount):
            return self.say("kernel-amount", {"low": prompt.low, "high": prompt.high})
        if isinstance(prompt, Text):
            return self.say("kernel-text", {"high": prompt.high})
        return ""


class GameNames(SeatNames):
    """The same with what the house asks of every game: the texts of its own catalogue whose keys
    begin with the name of the `game`.
    """

    game: str = ""

    def title(self) -> str:
        """The name of the game (`GAME-title`)."""
        return self.say(f"{self.game}-title")

    def about(self) -> str:
        """What kind of game it is, in a sentence or two (`GAME-about`)."""
        return self.say(f"{self.game}-about")

    def option(self, option: str) -> str:
        """One line on an option of a new game (`GAME-option-OPTION`)."""
        return self.say(f"{self.game}-option-{option}")

    def value(self, value: int | str) -> str:
        """What a value of an option is called (`GAME-value-VALUE`); as it is, where it has no
        name.
        """
        key = f"{self.game}-value-{value}"
        return self.say(key) if self.catalogue.has(key) else str(value)

    def page_name(self, page: str) -> str:
        """What one of the game's pages is called (`GAME-page-PAGE`)."""
        return self.say(f"{self.game}-page-{page}")

    def bot(self, bot: str) -> str:
        """What a bot that knows the game is called (`GAME-bot-BOT`)."""
        return self.say(f"{self.game}-bot-{bot}")

    def measure(self, measure: str) -> str:
        """What is measured in the course of a game or at its end (`GAME-measure-MEASURE`)."""
        return self.say(f"{self.game}-measure-{measure}")

    def ending(self, word: str) -> str:
        """How a game has ended, without a full stop, by the word of its rules for it
        (`GAME-ending-WORD`); the word itself, where it has no text.
        """
        key = f"{self.game}-ending-{word.replace('_', '-')}"
        return self.say(key).rstrip(".") if self.catalogue.has(key) else word

    def common(self) -> str:
        """Whose a measure is that is the same for all seats (`GAME-measure-common`)."""
        return self.say(f"{self.game}-measure-common")
