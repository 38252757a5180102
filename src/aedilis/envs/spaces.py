"""Which environments there are, and what one of them is made with."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from aedilis.envs.play import Play
from aedilis.games import PACKAGES
from aedilis.kernel.dice import stream
from aedilis.kernel.encoding import Encoder, Feature
from aedilis.kernel.game import BadOption
from aedilis.kernel.package import GamePackage

MOST_STEPS: Final = 20_000
"""A game that has taken so many actions is broken off, unless something else is said."""


class UnknownEnvironment(ValueError):
    """A name that no environment has; the text names those there are."""


@cache
def encoder_of(game: str, seats: int) -> Encoder[Any]:
    """The encoder of a game for so many seats; all environments share it. Raises BadOption."""
    package = PACKAGES[game]
    if package.encoder is None or not package.seats.least <= seats <= package.seats.most:
        raise BadOption(f"seats: {seats} is not from {package.seats.least} to {package.seats.most}")
    return package.encoder(seats)


@cache
def names() -> dict[str, str]:
    """The environments by name, each with its game: the game's name and the version of its
    numbers.
    """
    found = {}
    for name, package in PACKAGES.items():
        if package.encoder is not None:
            found[f"{name}_v{encoder_of(name, package.seats.usual).version}"] = name
    return found


def package_named(name: str) -> GamePackage:
    """The game of an environment, by the environment's name. Raises UnknownEnvironment."""
    if name not in names():
        raise UnknownEnvironment(f"{name!r} is no environment; there is {', '.join(names())}")
    return PACKAGES[names()[name]]


@dataclass(frozen=True)
class Setting:
    """What games of an environment are played with: `seats` (as many as usual, if 0), the game's
    `options`, whether moves out of turn are offered (`asides`; as is usual for the game, if None),
    and after how many actions a game is broken off.
    """

    name: str
    seats: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    asides: bool | None = None
    most_steps: int = MOST_STEPS

    def package(self) -> GamePackage:
        """The game. Raises UnknownEnvironment."""
        return package_named(self.name)

    def encoder(self) -> Encoder[Any]:
        """Its numbers. Raises UnknownEnvironment or BadOption."""
        package = self.package()
        return encoder_of(package.name, self.seats or package.seats.usual)

    def new(self, seed: str) -> Any:
        """A new state. Raises BadOption."""
        package = self.package()
        options = {**package.usual(), **self.options}
        return package.rules.new(options, self.encoder().seats, stream(seed, "game"))

    def play(self, seed: str) -> Play:
        """A new game at its first question. Raises BadOption."""
        encoder = self.encoder()
        asides = encoder.asides if self.asides is None else self.asides
        return Play(self.package().rules, encoder, asides, self.new(seed))


def observation_features(encoder: Encoder[Any]) -> list[Feature]:
    """All features of an observation, in order: the game's own, and what the seat has answered so
    far.
    """
    labels = tuple(encoder.action_label(action) for action in range(encoder.actions))
    told = "the actions taken so far in this answer: 1 the first, 2 the second, and so on"
    return [*encoder.features, Feature("answered", encoder.actions, 255, told, labels)]


def observation_size(encoder: Encoder[Any]) -> int:
    """How many numbers an observation has."""
    return encoder.size + encoder.actions
