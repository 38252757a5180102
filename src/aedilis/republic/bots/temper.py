"""Temperaments of the politician: what each of them weighs otherwise than the others.

A temperament changes weights and thresholds, never what is known or which rules are seen.
"""

from typing import Final

from aedilis.kernel.prompt import Prompt
from aedilis.republic.bots.mind import Mind

NEVER: Final = 1_000
"""An influence that nobody has."""


class Temper:
    """One temperament.

    `greed` is what a bargain has to bring beyond what it costs, in talents, and `price` by how
    much his own promises are dearer to him than to others. The State is helped while it will hold
    less than `zeal`, and the giver keeps `kept` talents. He marches on Rome with `daring` times
    what can be set against him, never with 0. Rivals with the influence of `knife` are struck at,
    those with that of `spite` are tried. `crown` says whether he would rule for life by vote,
    `robs` whether he takes the spoils of any province, and gains by hunger. `arms` is what each
    point of a general's rating is worth in an office, `soldier` what it is worth beside if the man
    is one's own.
    """

    __slots__ = (
        "arms", "crown", "daring", "greed", "kept", "knife", "name", "price", "robs", "soldier",
        "spite", "zeal",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        *,
        greed: float = 0.5,
        price: float = 1.0,
        zeal: int = 60,
        kept: int = 3,
        daring: float = 1.4,
        knife: int = 24,
        spite: int = 8,
        crown: bool = True,
        robs: bool = False,
        arms: float = 2.0,
        soldier: float = 0.0,
    ) -> None:
        self.name: Final = name
        self.greed: Final = greed
        self.price: Final = price
        self.zeal: Final = zeal
        self.kept: Final = kept
        self.daring: Final = daring
        self.knife: Final = knife
        self.spite: Final = spite
        self.crown: Final = crown
        self.robs: Final = robs
        self.arms: Final = arms
        self.soldier: Final = soldier


EVEN: Final = Temper("")
"""Who has no temperament in particular."""
FRUGAL: Final = Temper("", zeal=30)
"""Who gives the State little but what the forces cost that it lacks."""
TEMPERS: Final[dict[str, Temper]] = {
    one.name: one
    for one in (
        Temper(
            "loyalist", greed=0.0, zeal=110, kept=0, daring=0.0, knife=30, spite=12, crown=False
        ),
        Temper("schemer", zeal=45, daring=1.2, knife=16, spite=3, arms=1.5),
        Temper("general", daring=1.0, knife=28, arms=3.0, soldier=3.0),
        Temper("banker", greed=2.0, price=1.6, zeal=25, kept=15, knife=NEVER, robs=True, arms=1.5),
    )
}
"""The temperaments by the word that asks for them, as in `politician:banker`."""


class Counsel(Mind):
    """What the senator makes of the table, by his temperament. `traded` says that he has shown
    cards in exchange this year already.
    """

    __slots__ = ("temper", "traded")

    def __init__(self, view: object, prompt: Prompt, temper: Temper, traded: bool) -> None:
        super().__init__(view, prompt)
        self.temper: Final = temper
        self.traded: Final = traded
