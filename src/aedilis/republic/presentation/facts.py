"""What the terminal shows of a table of The Republic of Rome, worked out from a view: armies, who
presides, what is on the floor, marks and offices. No words here.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import OFFICES
from aedilis.republic.definitions.named import PONTIFEX
from aedilis.republic.phases.senate.commands import war_of
from aedilis.republic.phases.senate.floor import may_preside
from aedilis.republic.phases.senate.law_votes import SponsorsFrame
from aedilis.republic.phases.senate.vote import VoteFrame
from aedilis.republic.rules.armies import fleets_at, legions_at, regulars_at, veterans_at
from aedilis.republic.rules.college import is_priest
from aedilis.republic.rules.odds import loyalty
from aedilis.republic.rules.persons import in_play, in_rome, of_faction, printed
from aedilis.republic.rules.revolt import rebel_strength
from aedilis.republic.rules.strength import own_strength
from aedilis.republic.rules.wars import is_bequest
from aedilis.republic.state.choices import LEGION, SENATOR
from aedilis.republic.state.docket import LAW
from aedilis.republic.state.person import Senator
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import (
    AT_PROVINCE,
    AT_WAR,
    BARRACKS,
    FIELD,
    MARKS,
    POOL,
    PRIOR_CONSUL,
    REVOLTING,
    UNDER,
)

SHOWN_MARKS: Final = ("prior_consul", "corrupt", "major", "victor", "proconsul")
"""The marks that players look at; the others only serve the order of play."""


@dataclass(frozen=True)
class Army:
    """Forces in one place. `slot` is who commands them, NONE for nobody; `land` and `naval` what
    they are worth in battle with him.
    """

    slot: int
    legions: int
    veterans: int
    fleets: int
    land: int = 0
    naval: int = 0


def forces(table: RepublicState, place: int) -> Army:
    """The forces in a place (`zones`), under nobody's command."""
    legions, veterans = legions_at(table, place), veterans_at(table, place)
    return Army(NONE, len(legions), len(veterans), len(fleets_at(table, place)))


def army_of(table: RepublicState, slot: int) -> Army:
    """The forces under a senator."""
    one = forces(table, UNDER + slot)
    war = table.senator(slot).at
    war = war if war >= 0 else NONE
    rebel = slot == table.rebel and table.rising is not None
    land = rebel_strength(table) if rebel else own_strength(table, slot, False, war)
    naval = own_strength(table, slot, True, war)
    return Army(slot, one.legions, one.veterans, one.fleets, land, naval)


def armies_at(table: RepublicState, war: int) -> list[Army]:
    """The armies on a war, the first to be sent in front, and forces there without a commander."""
    there = [
        (one.serial, slot)
        for slot, one in in_play(table)
        if one.place == FIELD and one.at == war and one.serial
    ]
    found = [army_of(table, slot) for _, slot in sorted(there)]
    left = forces(table, AT_WAR + war) if not is_bequest(war) else Army(NONE, 0, 0, 0)
    return [*found, left] if left.legions or left.fleets else found


def in_barracks(table: RepublicState) -> Army:
    """The forces in Rome."""
    return forces(table, BARRACKS)


def in_pool(table: RepublicState) -> Army:
    """What can still be raised."""
    return forces(table, POOL)


def garrison(table: RepublicState, province: int) -> Army:
    """The legions in a province."""
    return forces(table, AT_PROVINCE + province)


def away(table: RepublicState) -> list[int]:
    """What else armies stand against than wars in the Forum: the rebel, rebel governors, and
    bequests.
    """
    wars = [one.at for _, one in in_play(table) if one.place == FIELD and one.serial]
    fronts = [front.war for front in table.fronts]
    return [war for war in dict.fromkeys(wars) if war not in fronts and war < REVOLTING]


@dataclass(frozen=True)
class Sent:
    """An army that a proposal sends against a war, with the forces that wait there for its general.

    While it is being made up, only `said` fields of it are known, the general and the war first; it
    is `whole` when all are. Until then its `legions`, by number, and its `fleets` are all that the
    armies before it have left in Rome.
    """

    slot: int
    war: int
    legions: list[int]
    fleets: int
    said: int
    whole: bool


def armies_sent(table: RepublicState, content: Sequence[int]) -> Iterator[Sent]:
    """The armies of a proposal to send generals, as the Senate keeps its content. Whoever is named
    first for a war finds the forces that wait there.
    """
    regulars, veterans = regulars_at(table, BARRACKS), veterans_at(table, BARRACKS)
    ships = len(fleets_at(table, BARRACKS))
    attacked: list[int] = []
    at = 0
    while at + 1 < len(content):
        said = content[at : at + 5 + content[at + 3]] if at + 3 < len(content) else content[at:]
        whole = len(said) > 3 and len(said) == 5 + said[3]
        war = war_of(said[1])
        legions, fleets = [*regulars, *veterans], ships
        if whole:
            named = [n - LEGION for n in said[4:-1]]
            legions, fleets = [*regulars[: said[2]], *named], said[-1]
            regulars, ships = regulars[said[2] :], ships - fleets
            veterans = [n for n in veterans if n not in named]
        waits = war not in attacked and not is_bequest(war)
        more = legions_at(table, AT_WAR + war) if waits else []
        fleets += len(fleets_at(table, AT_WAR + war)) if waits else 0
        yield Sent(said[0] - SENATOR, war, [*legions, *more], fleets, len(said), whole)
        attacked.append(war)
        at += len(said)


# -- the Senate ------------------------------------------------------------------------------------


def presiding(table: RepublicState) -> int:
    """The slot of who presides, NONE outside the Senate's sitting."""
    if table.senate_session is None or not may_preside(table, table.senate_session.chair):
        return NONE
    return table.senate_session.chair


def content_of_vote(vote: VoteFrame) -> list[int]:
    """What a vote is about, as one list."""
    return vote.motion.content()


def purse_in_rome(table: RepublicState, seat: int) -> int:
    """How many votes a faction could buy."""
    return sum(table.senator(slot).talents for slot in in_rome(table, seat))


def open_laws(table: RepublicState) -> list[int]:
    """The laws that lie open before the Senate: those that wait for their turn, then one that looks
    for its sponsors.
    """
    waiting = [one[LAW] for one in table.docket.queue] if table.docket is not None else []
    return [*waiting, *(frame.law for frame in table.stack if isinstance(frame, SponsorsFrame))]


# -- senators --------------------------------------------------------------------------------------


def ranked(table: RepublicState, seat: int) -> list[int]:
    """The members of a faction, its leader first, then by influence."""
    members = list(of_faction(table, seat))
    leader = table.factions[seat].leader
    members.sort(key=lambda one: (one[0] != leader, -one[1].influence, one[0]))
    return [slot for slot, _ in members]


def loyalty_told(table: RepublicState, slot: int) -> dict[str, object]:
    """The loyalty of somebody that is in force, and the one printed on his card where that is
    another; -1 where not.
    """
    held, card = loyalty(table, slot), printed(table.senator(slot)).loyalty
    return {"loyalty": held, "printed": card if card != held else -1}


def offices_of(senator: Senator) -> list[int]:
    """The offices somebody holds."""
    return [one.index for one in OFFICES if senator.offices >> one.index & 1]


def marks_of(table: RepublicState, slot: int) -> list[str]:
    """The marks on somebody that matter to players, by their words; that he has been Consul only
    while he is it no more.
    """
    senator = table.senator(slot)
    found = [word for bit, word in enumerate(MARKS) if senator.marks >> bit & 1]
    if senator.offices & ~(1 << PONTIFEX) and senator.marks & PRIOR_CONSUL:
        found.remove("prior_consul")
    shown = [word for word in found if word in SHOWN_MARKS]
    return [*shown, "priest"] if is_priest(table, slot) else shown


def term_of(table: RepublicState, slot: int) -> tuple[int, int]:
    """The province that somebody governs, there or by a legate, and the turns left; NONE and 0 for
    none.
    """
    for province, holding in enumerate(table.holdings):
        if holding is not None and holding.governor == slot:
            return province, holding.term
    return NONE, 0


def seats_from(table: RepublicState, viewer: int) -> Sequence[int]:
    """All seats round the table, the viewer's last."""
    return table.round_from(table.at_place(viewer, 1) if viewer >= 0 else 0)
