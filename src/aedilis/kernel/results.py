"""What a finished game of one seat comes to, in numbers, and how it stands beside earlier ones.

A game's package declares what counts (`GamePackage.results`): whole numbers by the names of their
measures, of which more is better. Where results are kept, server and terminal know themselves.
"""

from collections.abc import Mapping, Sequence
from statistics import median_low
from typing import Any, Final, NamedTuple

from aedilis.kernel.package import GamePackage

ALONE: Final = 1
"""Only who plays alone has nobody at the table to compare himself with."""


class Comparison(NamedTuple):
    """One measure: what it is `now`, and the best and the middle of earlier games (None: of none
    it is known). Of an even number the middle is the lower one, so that it is a game's own.
    """

    measure: str
    now: int
    best: int | None
    median: int | None

    @property
    def better(self) -> bool:
        """Whether it is better than ever before."""
        return self.best is not None and self.now > self.best


def result(package: GamePackage, state: Any, seats: int) -> dict[str, int]:
    """What a game that is over is remembered by; nothing for one of several seats, and where the
    package says nothing.
    """
    if package.results is None or seats != ALONE or not state.over:
        return {}
    return package.results(package.rules.view(state, 0), 0)


def compare(now: Mapping[str, int], earlier: Sequence[Mapping[str, int]]) -> list[Comparison]:
    """Each measure of a result beside the same of earlier results."""
    out: list[Comparison] = []
    for measure, value in now.items():
        before = [one[measure] for one in earlier if measure in one]
        best, middle = (max(before), median_low(before)) if before else (None, None)
        out.append(Comparison(measure, value, best, middle))
    return out


def played_by(package: GamePackage, options: Mapping[str, object]) -> str:
    """The edition or scenario among complete options; empty where the game has only one. Results of
    different ones are not compared.
    """
    return str(options.get(package.variants.option, "")) if package.variants is not None else ""


def kind_of(package: GamePackage, options: Mapping[str, object], language: str) -> str:
    """What the games are called that a result is compared with."""
    terms, variant = package.terms(language), played_by(package, options)
    return terms.variant_name(variant) if variant else terms.title()
