"""The options of a game: the scenario; the points that the rules leave open, each with its ruling
as the usual value; the changes of the Living Rules; and the advanced rules (2.00), each of which is
off where nobody names it.
"""

from collections.abc import Mapping
from typing import Annotated, Final, Literal

import msgspec

from aedilis.kernel.game import BadOption
from aedilis.kernel.options import From, Switches, as_options, declared, switched, typed
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.components import SCENARIOS, index_of
from aedilis.republic.state.neutrals import MOST_PEOPLE

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


class RepublicSwitches(Switches, frozen=True, kw_only=True):
    """The options, each with the usual value."""

    cite("R 1.04")
    scenario: Annotated[str, From("R 3.01.1", tuple(PLAYABLE))] = "early"
    dictator_strength: Annotated[Literal["modified", "printed"], From("R 1.09.3")] = "modified"
    repopulation_tie: Annotated[Literal["influence", "senators-in-rome"], From("R 1.09.81")] = (
        "influence"
    )
    civil_war_is_active_war: Annotated[bool, From("R 1.11.3")] = True
    late_marius_sulla: Annotated[bool, From("R 3.03.2")] = False
    unsold_initiatives: Annotated[Literal["one", "all"], From("R 1.07.22")] = "one"
    draw_two_chits: Annotated[int, From("R 1.05.21", (2, 1, 3, 4))] = 2
    raiders_ransom: Annotated[Literal["forum", "senate"], From("R 1.10.71")] = "forum"
    open_bodyguard: Annotated[int, From("R 1.09.73", (2, 1))] = 2
    unrest_at_ten: Annotated[int, From("R 1.08.2", (1, 0))] = 1
    living_rules: Annotated[bool, From("R V.0", plain=True)] = False
    provincial_wars: Annotated[bool, From("R 2.02.1", advanced=True)] = False
    pontifex: Annotated[bool, From("R 2.01.1", advanced=True)] = False
    pontifex_exclusive: Annotated[bool, From("R 2.01.2")] = True
    allied_strength: Annotated[Literal["added", "multiplied"], From("R 2.02.412")] = "added"
    reshuffled_allies: Annotated[Literal["freed", "kept"], From("R 2.02.414")] = "freed"
    rebel_governors: Annotated[bool, From("R 2.03.1", advanced=True)] = False
    rebels_build: Annotated[bool, From("R 2.03.5")] = True
    interception: Annotated[Literal["hrao", "always"], From("R 2.03.72")] = "hrao"
    passing_laws: Annotated[bool, From("R 2.06.1", advanced=True)] = False
    advocates: Annotated[bool, From("R 2.05.1", advanced=True)] = False
    veterans: Annotated[bool, From("R 2.04.1", advanced=True)] = False
    disband_scope: Annotated[Literal["any", "own-force"], From("R 2.04.2")] = "any"
    recall_by: Annotated[Literal["consul", "consul-or-dictator"], From("R 2.04.3")] = "consul"


BASIC: Final = ("early", "middle", "late")
"""The scenarios that one or two people can play as well, by the words of the option."""
ALONE: Final = range(1, MOST_PEOPLE + 1)
"""The numbers of people with whom there are factions without a player."""
ADVANCED: Final = "2"
"""The chapter of the advanced rules."""
cite("R 4.00", "R 4.01.1")

USUAL: Final = RepublicSwitches()
"""What whoever names nothing plays with."""

BY_LIVING_RULES: Final = RepublicSwitches(
    late_marius_sulla=True, disband_scope="own-force", recall_by="consul-or-dictator"
)
"""What is as usual by the Living Rules."""

SETTLED_BY_LIVING_RULES: Final[Mapping[str, bool | int | str]] = {
    name: value
    for name, value in msgspec.structs.asdict(BY_LIVING_RULES).items()
    if value != msgspec.structs.asdict(USUAL)[name]
}
"""The options that the Living Rules settle, with their values; what else they change,
`rules/living.py` says.
"""


def switches_of(options: Mapping[str, object], seats: int) -> RepublicSwitches:
    """The switches that options set. Raises BadOption naming the field that is wrong."""
    switches = switched(RepublicSwitches, options)
    if switches.living_rules:
        switches = _under_living_rules(switches)
    if seats in ALONE and switches.scenario in BASIC:
        _none_advanced(switches, seats)
        return switches
    if switches.rebel_governors and not switches.provincial_wars:
        raise BadOption("rebel-governors: these need provincial-wars as well")
    scenario = SCENARIOS[scenario_index(switches.scenario)]
    if not scenario.seats_min <= seats <= scenario.seats_max:
        least, most = scenario.seats_min, scenario.seats_max
        if switches.scenario in BASIC:
            least = ALONE.start
        raise BadOption(f"seats: {switches.scenario} is for {least} to {most} seats, not {seats}")
    return switches


def _under_living_rules(switches: RepublicSwitches) -> RepublicSwitches:
    """The switches with what the Living Rules settle. Raises BadOption for one that is neither so
    nor as usual.
    """
    chosen, usual = msgspec.structs.asdict(switches), msgspec.structs.asdict(USUAL)
    for name, settled in SETTLED_BY_LIVING_RULES.items():
        value = chosen[name]
        if value not in (settled, usual[name]):
            told = f"{name.replace('_', '-')}: {typed(value)}"
            raise BadOption(f"{told} is not what the Living Rules have, {typed(settled)}")
    return msgspec.structs.replace(switches, **SETTLED_BY_LIVING_RULES)


@rule("R 4.01.1")
def _none_advanced(switches: RepublicSwitches, seats: int) -> None:
    """No advanced rule is played by so few."""
    chosen = as_options(switches)
    usual = as_options(_under_living_rules(USUAL) if switches.living_rules else USUAL)
    for option in declared(RepublicSwitches):
        advanced = option.rule.split(" ")[-1].startswith(ADVANCED)
        if advanced and chosen[option.name] != usual[option.name]:
            told = f"{option.name}: an advanced rule is for {ALONE.stop} seats or more"
            raise BadOption(f"{told}, not {seats} (R 4.01.1)")


def scenario_index(scenario: str) -> int:
    """The index of a scenario that the option names."""
    return index_of("scenario", PLAYABLE[scenario])
