"""The signs of Glory to Rome: what is drawn, by its id, with its name and what it means."""

from typing import Final

from aedilis.glory.definitions.cards import ROLE_IDS, VALUE
from aedilis.glory.presentation.names import Names
from aedilis.kernel.explaining import LegendPart, LegendSign
from aedilis.kernel.text import capital

SIGN: Final = "glory-sign-"
PARTS: Final = {
    "kinds": (*(f"material-{n}" for n in range(len(VALUE))), "jack", "coins"),
    "camp": ("influence", "points", "clients", "stock", "vault", "hand"),
    "buildings": ("begun", "done", "for-all", "glow"),
    "middle": ("deck", "pool", "sites"),
    "asked": ("open", "chosen"),
}
"""The signs by their parts of the legend."""

ROLE_RULES: Final = (
    "G.laborer.1", "G.building.1", "G.legionary.1", "G.building.1", "G.merchant.1", "G.patron.1",
)  # fmt: skip
"""The paragraph of each role."""
RULES: Final = {
    "jack": "G.components.4", "coins": "G.components.2", "influence": "G.building.12",
    "points": "G.score.2", "clients": "G.patron.2", "stock": "G.components.7",
    "vault": "G.merchant.2", "hand": "G.think.5", "begun": "G.building.1",
    "done": "G.building.12", "for-all": "G.b.stairway.1", "deck": "G.end.1", "pool": "G.turn.6",
    "sites": "G.components.3",
}  # fmt: skip
"""The paragraphs of the other signs; what is asked has none."""


def legend(names: Names) -> list[LegendPart]:
    """All signs, in parts."""
    return [
        LegendPart(names.say(f"{SIGN}part-{part}"), [_sign(names, one) for one in signs])
        for part, signs in PARTS.items()
    ]


def line(names: Names, sign: str) -> str:
    """What a sign means."""
    return names.say(f"{SIGN}{sign}.line")


def role_line(names: Names, role: int) -> str:
    """What a role does."""
    return names.say(f"{SIGN}{ROLE_IDS[role]}")


def _sign(names: Names, sign: str) -> LegendSign:
    word, _, number = sign.partition("-")
    if word == "material":
        kind = int(number)
        name = f"{capital(names.material(kind))} · {names.role(kind)} · {VALUE[kind]}"
        return LegendSign(sign, name, role_line(names, kind), ROLE_RULES[kind])
    return LegendSign(sign, names.say(f"{SIGN}{sign}"), line(names, sign), RULES.get(sign, ""))
