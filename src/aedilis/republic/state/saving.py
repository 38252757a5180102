"""A state of The Republic of Rome as plain data, and back.

Everything is written but the log and the prompts now open. Saved games rely on the names; a field
added later has to be read with a default.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from aedilis.kernel.dice import from_data
from aedilis.kernel.frame import FrameKinds, frames_to_data
from aedilis.kernel.options import as_options, switched
from aedilis.republic.state.advanced import added, empty
from aedilis.republic.state.agreement import Clause, Deal
from aedilis.republic.state.faction import Faction
from aedilis.republic.state.options import RepublicSwitches
from aedilis.republic.state.person import Senator
from aedilis.republic.state.sitting import SenateSession
from aedilis.republic.state.table import Front, Holding, RepublicState

SENATOR: Final = (
    "family", "statesman", "faction", "influence", "popularity", "knights", "talents", "offices",
    "marks", "place", "at", "serial", "plundered",
)  # fmt: skip
SENATOR_ADDED: Final = ("eloquence",)
"""Fields that are 0 without an advanced rule, and saved only when they are not."""
FACTION: Final = ("hand", "treasury", "leader", "gone", "knight_drm", "no_knights")
FRONT: Final = ("war", "status", "naval_won", "revolt", "unprosecuted", "fought", "used")
HOLDING: Final = ("developed", "governor", "term", "legate", "overrun", "disorder")
SESSION: Final = (
    "step", "chair", "former", "yielded", "outgoing", "ended", "barred", "minor", "major",
    "attacked", "struck", "free", "claims", "raised", "disbanded", "dictator_open",
    "dictator_over", "fined", "repealed", "life_tried", "rhodian_open", "departed", "veto",
    "trials_over", "callers", "refused", "fresh_legions", "deaths", "finer", "first_serial",
)  # fmt: skip
DEAL: Final = ("number", "turn", "by", "accepted", "state", "due")
CLAUSE: Final = (
    "kind", "by", "to", "number", "about", "content", "people", "text", "fate", "judged",
)  # fmt: skip
STATE: Final = (
    "over", "flagged", "learned", "era", "turn", "phase", "treasury", "bank", "escrow", "bankrupt",
    "unrest", "zone", "layers", "near_top", "curia", "discards", "leaders", "aiding", "refugees",
    "owner", "exposed", "legions", "veterans", "loyal", "fleets", "events", "era_ends",
    "no_recruitment", "bequests", "bequests_kept", "bereft", "bills", "rebel", "life", "elected",
    "guarded", "cleopatra", "rhodian", "rhodian_turn", "serial", "ending", "winners",
)  # fmt: skip
"""The fields of each class that are plain data themselves, by the names they are saved under."""


def read(one: object, names: Sequence[str]) -> dict[str, object]:
    """The named fields of an object, lists copied."""
    return {name: copied(getattr(one, name)) for name in names}


def copied(value: Any) -> Any:
    """The same plain data, its lists new ones."""
    return [copied(part) for part in value] if isinstance(value, list) else value


def write(one: Any, names: Sequence[str], data: Mapping[str, Any]) -> None:
    """Set the named fields of an object as the data has them."""
    for name in names:
        setattr(one, name, copied(data[name]))


def senator_to_data(one: Senator) -> dict[str, object]:
    """A person as plain data. Everybody may see all of it."""
    data = read(one, SENATOR)
    data.update({name: value for name, value in read(one, SENATOR_ADDED).items() if value})
    return data


def deal_to_data(deal: Deal) -> dict[str, object]:
    """A deal as plain data. Everybody may see all of it."""
    data = read(deal, DEAL)
    data["clauses"] = [read(clause, CLAUSE) for clause in deal.clauses]
    return data


def deal_from_data(data: Mapping[str, Any]) -> Deal:
    """The deal that `deal_to_data` gave."""
    clauses = [_clause(one) for one in data["clauses"]]
    deal = Deal(data["number"], data["turn"], data["by"], clauses)
    write(deal, DEAL, data)
    return deal


def to_data(s: RepublicState) -> dict[str, object]:
    """The whole state, secrets included."""
    data: dict[str, object] = {
        "scenario": s.scenario,
        "seats": s.seats,
        "options": as_options(s.switches),
        "dice": s.dice.to_data(),
        "orders": dict(s.orders),
        "stack": frames_to_data(s.stack),
        "senators": [None if one is None else senator_to_data(one) for one in s.senators],
        "factions": [read(one, FACTION) for one in s.factions],
        "fronts": [read(one, FRONT) for one in s.fronts],
        "holdings": [None if one is None else read(one, HOLDING) for one in s.holdings],
        "session": None if s.senate_session is None else read(s.senate_session, SESSION),
        "deals": [deal_to_data(deal) for deal in s.deals],
    }
    data.update(read(s, STATE))
    data.update(added_to_data(s))
    return data


def added_to_data(s: RepublicState) -> dict[str, object]:
    """What advanced rules add: nothing is said of those that are not played."""
    return {name: read(getattr(s, name), fields) for name, fields in added(s).items()}


def state_from_data(data: Mapping[str, Any], frames: FrameKinds) -> RepublicState:
    """The state that `to_data` gave, which has such `frames`. Raises ValueError for others."""
    s = RepublicState(data["scenario"], data["seats"], from_data(data["dice"]))
    s.switches = switched(RepublicSwitches, data["options"])
    s.orders = dict(data["orders"])
    s.stack = frames.read(data["stack"])
    for slot, one in enumerate(data["senators"]):
        if one is not None:
            s.sit(slot, _senator(one))
    s.factions = [_faction(one) for one in data["factions"]]
    s.fronts = [_front(one) for one in data["fronts"]]
    s.holdings = [None if one is None else _holding(one) for one in data["holdings"]]
    if data["session"] is not None:
        s.senate_session = SenateSession()
        write(s.senate_session, SESSION, data["session"])
    s.deals = [deal_from_data(one) for one in data["deals"]]
    write(s, STATE, data)
    empty(s, data)
    for name, fields in added(s).items():
        write(getattr(s, name), fields, data[name])
    return s


def _senator(data: Mapping[str, Any]) -> Senator:
    one = Senator(data["family"], data["statesman"], data["faction"])
    write(one, SENATOR, data)
    write(one, [name for name in SENATOR_ADDED if name in data], data)
    return one


def _faction(data: Mapping[str, Any]) -> Faction:
    one = Faction()
    write(one, FACTION, data)
    return one


def _front(data: Mapping[str, Any]) -> Front:
    one = Front(data["war"], data["status"], data["naval_won"], data["revolt"])
    write(one, FRONT, data)
    return one


def _holding(data: Mapping[str, Any]) -> Holding:
    one = Holding(data["developed"], data["governor"], data["term"])
    write(one, HOLDING, data)
    return one


def _clause(data: Mapping[str, Any]) -> Clause:
    clause = Clause(data["kind"], data["by"], data["to"])
    write(clause, CLAUSE, data)
    return clause
