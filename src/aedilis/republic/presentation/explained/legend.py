"""The signs of The Republic of Rome: what is drawn, by its id, with its name and what it means."""

from typing import Final

from aedilis.kernel.explaining import Explanation, LegendPart, LegendSign
from aedilis.kernel.text import capital
from aedilis.republic.definitions.components import OFFICES
from aedilis.republic.presentation.names import Names
from aedilis.republic.state.table import PHASES

SIGN: Final = "republic-sign-"
OFFICE: Final = "office-"
PHASE: Final = "phase-"

PERSON: Final = (
    "military", "oratory", "loyalty", "influence", "popularity", "knights", "talents", "votes",
)  # fmt: skip
"""What stands on a senator, each as `FIGURE@senator:N`."""
MARKS: Final = (
    "leader", "first", "presiding", "prior_consul", "corrupt", "major", "victor", "proconsul",
    "for_life", "guarded", "priest", "away", "captive", "vexillum",
    "dead",
)  # fmt: skip
WAR: Final = (
    "active", "imminent", "inactive", "land", "naval", "support", "disaster", "standoff", "spoils",
    "times", "unprosecuted", "drought", "odds", "camp",
)  # fmt: skip
STATE: Final = (
    "treasury", "unrest", "war", "legions", "fleets", "pool", "deck", "cards",
    "treasury_of_faction", "rebel",
)  # fmt: skip
SENATE: Final = ("for", "against", "tribune", "dagger")
ASKED: Final = ("open", "chosen")

RULES: Final[dict[str, str]] = {
    "military": "R 1.07.31", "oratory": "R 1.07.31", "loyalty": "R 1.07.411",
    "influence": "R 1.07.31", "popularity": "R 1.07.31", "knights": "R 1.07.5",
    "talents": "R 1.06.3", "votes": "R 1.04.7", "leader": "VII.faction-leader",
    "first": "R 1.09.11", "presiding": "VII.presiding-magistrate",
    "prior_consul": "VII.consular-marker", "corrupt": "R 1.09.4", "major": "R 1.09.4",
    "victor": "R 1.11.3", "proconsul": "R 1.10.8", "for_life": "R 1.09.82",
    "guarded": "VII.bodyguard", "priest": "VII.priest", "away": "R 1.04.7",
    "captive": "R 1.10.71", "vexillum": "R 1.11.3", "active": "VII.inactive-imminent",
    "imminent": "VII.inactive-imminent", "inactive": "VII.inactive-imminent",
    "land": "R 1.10.11", "naval": "R 1.10.12", "support": "R 1.10.11", "disaster": "R 1.10.21",
    "standoff": "R 1.10.31", "spoils": "R 1.10.4", "times": "R 1.07.332",
    "unprosecuted": "R 1.08.11", "drought": "R 1.08.12", "odds": "R 1.10.1", "camp": "R 2.03.7",
    "treasury": "R 1.06.53", "unrest": "R 1.08.1", "war": "R 1.12.3", "legions": "R 1.10.11",
    "fleets": "R 1.10.12", "pool": "R 1.09.62", "deck": "R 1.07.2", "cards": "R 1.11.2",
    "dead": "R 1.05", "treasury_of_faction": "R 1.06.3", "rebel": "R 1.08.2", "for": "R 1.09.14",
    "against": "R 1.09.14", "tribune": "R 1.09.15", "dagger": "R 1.09.7",
    "office-dictator": "R 1.09.33", "office-rome_consul": "R 1.09.12",
    "office-field_consul": "R 1.09.22", "office-censor": "R 1.09.4",
    "office-master_of_horse": "R 1.09.34", "office-pontifex_maximus": "R 2.01.1",
    "office-proconsul": "R 1.10.8", "phase-mortality": "R 1.05", "phase-revenue": "R 1.06.1",
    "phase-forum": "R 1.07.1", "phase-population": "R 1.08.2", "phase-senate": "R 1.09.1",
    "phase-combat": "R 1.10.1", "phase-revolution": "R 1.11.1",
}  # fmt: skip
"""The paragraph of each sign."""


def parts_of() -> dict[str, tuple[str, ...]]:
    """All signs, by their parts of the legend."""
    offices = tuple(f"{OFFICE}{one.id}" for one in OFFICES)
    return {
        "person": PERSON,
        "marks": MARKS,
        "offices": offices,
        "wars": WAR,
        "state": STATE,
        "senate": SENATE,
        "phases": tuple(f"{PHASE}{one}" for one in PHASES),
        "asked": ASKED,
    }


def legend(names: Names) -> list[LegendPart]:
    """All signs, in parts."""
    return [
        LegendPart(
            names.say(f"{SIGN}part-{part}"),
            [
                LegendSign(one, sign_name(names, one), line(names, one), RULES.get(one, ""))
                for one in signs
            ],
        )
        for part, signs in parts_of().items()
    ]


def is_sign(sign: str) -> bool:
    """Whether there is a sign of that id."""
    return sign in ASKED or sign in RULES


def sign_name(names: Names, sign: str) -> str:
    """What a sign is called."""
    if sign.startswith(OFFICE):
        index = next(one.index for one in OFFICES if f"{OFFICE}{one.id}" == sign)
        return capital(names.office(index))
    if sign.startswith(PHASE):
        return capital(names.phase(PHASES.index(sign.removeprefix(PHASE))))
    return names.say(_key(sign))


def line(names: Names, sign: str) -> str:
    """What a sign means."""
    named = sign.startswith((OFFICE, PHASE))
    return names.say(_key(sign) if named else f"{_key(sign)}.line")


def explained(names: Names, ref: str, sign: str, whose: str = "", value: str = "") -> Explanation:
    """A sign, and whose it is."""
    name = sign_name(names, sign)
    if whose:
        name = names.catalogue.of(whose, name)
    return Explanation(ref, name, value, [], [line(names, sign)], RULES.get(sign, ""))


def _key(sign: str) -> str:
    return SIGN + sign.replace("_", "-")
