"""The options of a game: the edition, and what it leaves open or a table may play otherwise."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal

from aedilis.glory.definitions.editions import EDITIONS, USUAL, edition_facts
from aedilis.glory.definitions.facts import Edition
from aedilis.kernel.game import BadOption
from aedilis.kernel.options import From, Switches, Value, some_of, switched
from aedilis.kernel.rule import cite


class Start(Switches, frozen=True, kw_only=True):
    """What is played, and from which position: this settles what is usual of other options."""

    cite("G.components.6", "G.beginner.1", "G.beginner.3", "G.setup.3")
    edition: Annotated[str, From("G.components.6", EDITIONS)] = USUAL
    beginner: Annotated[bool, From("G.beginner.1", plain=True)] = False
    expert: Annotated[bool, From("G.setup.7", plain=True)] = False


class GlorySwitches(Start, frozen=True, kw_only=True):
    """The options, each with the usual value; without one, the edition settles it."""

    town_sites: Annotated[int, From("G.setup.4", (2,))]
    vault_memory: Annotated[Literal["rules", "open"], From("G.merchant.3")] = "rules"
    prison_triggers: Annotated[bool, From("G.b.prison.3")]
    scriptorium_completes: Annotated[bool, From("G.b.scriptorium.1")]
    bath_wild: Annotated[bool, From("G.b.bath.5")] = True
    demand_shows_card: Annotated[bool, From("G.legionary.11")]


SEATS: Final = (2, 3, 4, 5)


def switches_of(options: Mapping[str, object], seats: int) -> GlorySwitches:
    """The switches that options set. Raises BadOption naming the field that is wrong."""
    start = some_of(Start, options)
    facts = edition_facts(start.edition)
    settled: dict[str, tuple[Value, ...]] = {
        "town_sites": _town(facts, start.beginner, seats),
        "prison_triggers": _usual_first(facts.prison_triggers),
        "scriptorium_completes": _usual_first(facts.scriptorium_completes),
        "demand_shows_card": _usual_first(facts.demand_shows_card),
    }
    switches = switched(GlorySwitches, options, settled)
    if seats not in SEATS:
        raise BadOption(f"seats: {seats} is not from {SEATS[0]} to {SEATS[-1]}")
    if switches.expert and not facts.expert_start:
        raise BadOption(f"expert: {switches.edition} has no experts' start")
    if switches.expert and switches.beginner:
        raise BadOption("expert: not together with beginner")
    return switches


def _usual_first(usual: bool) -> tuple[bool, bool]:
    return usual, not usual


def _town(facts: Edition, beginner: bool, seats: int) -> tuple[int, ...]:
    """How many in-town sites of each material there may be, the usual number first."""
    if seats not in SEATS:
        return SEATS
    if beginner:
        return (facts.beginner_town[seats - SEATS[0]],)
    return tuple(facts.two_seats_town) if seats == SEATS[0] else (seats,)
