"""The options of a game: the scenario, and the points that the rules leave open (3.01, 1.09.3,
1.09.81, 1.11.3, 3.03.2).
"""

from collections.abc import Mapping
from typing import Final

from aedilis.kernel.game import BadOption
from aedilis.kernel.rule import cite
from aedilis.republic.components import SCENARIOS, index_of

PLAYABLE: Final[dict[str, str]] = {
    "early": "early",
    "middle": "middle",
    "late": "late",
    "early-middle": "early_middle",
    "middle-late": "middle_late",
    "early-late": "early_middle_late",
    "alternate": "alternate_history",
}
"""The scenarios by the words of the option, with the ids of their data."""

cite("R 1.04")
CHOICES: Final[dict[str, tuple[object, ...]]] = {
    "scenario": tuple(PLAYABLE),
    "dictator-strength": ("modified", "printed"),
    "repopulation-tie": ("influence", "senators-in-rome"),
    "civil-war-is-active-war": (True, False),
    "late-marius-sulla": (False, True),
}
"""Each option with its values, the default first. None of them is an advanced rule."""


def complete_options(options: Mapping[str, object], seats: int) -> dict[str, object]:
    """Options completed with their defaults. Raises BadOption naming the field that is wrong."""
    for name in options:
        if name not in CHOICES:
            raise BadOption(f"{name}: there is no such option; known are {', '.join(CHOICES)}")
    complete: dict[str, object] = {}
    for name, values in CHOICES.items():
        value = options.get(name, values[0])
        if value not in values or isinstance(value, bool) is not isinstance(values[0], bool):
            known = ", ".join(
                str(one).lower() if isinstance(one, bool) else str(one) for one in values
            )
            raise BadOption(f"{name}: {value!r} is not one of {known}")
        complete[name] = value
    scenario = SCENARIOS[scenario_index(complete)]
    if not scenario.seats_min <= seats <= scenario.seats_max:
        least, most = scenario.seats_min, scenario.seats_max
        raise BadOption(
            f"seats: {complete['scenario']} is for {least} to {most} seats, not {seats}"
        )
    return complete


def scenario_index(options: Mapping[str, object]) -> int:
    """The index of the scenario that the options name."""
    return index_of("scenario", PLAYABLE[str(options["scenario"])])
