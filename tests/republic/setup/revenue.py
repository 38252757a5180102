"""Years of The Republic of Rome for the Revenue Phase: a table with nothing on it, things to lay
on it, and a way through the phase.
"""

from aedilis.kernel.prompt import Prompt
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import CONCESSIONS, index_of
from aedilis.republic.phases.ending import settle
from aedilis.republic.phases.revenue.phase import RevenueFrame
from aedilis.republic.rules.concessions import grant
from aedilis.republic.rules.money import all_talents
from aedilis.republic.state.choices import PASS, SENATOR, STOP
from aedilis.republic.state.person import Senator
from aedilis.republic.state.table import Holding, RepublicState
from aedilis.republic.state.zones import PROVINCE, REBEL, UNDER
from tests.republic.setup.opening import disarm, fetch, opened, province_number, sound

# The senators of the three seats, of whom the first leads. Seat 0 has the Consul.
FLAMINIUS, CLAUDIUS, AURELIUS = 12, 4, 8
TERENTIUS, CORNELIUS, JULIUS = 19, 0, 3
ACILIUS, FULVIUS, PAPIRIUS = 11, 6, 10


def quiet() -> RepublicState:
    """A game of three without wars and forces, and with 100 talents in the State treasury."""
    s = opened("early", 3)
    names = [FLAMINIUS, TERENTIUS, ACILIUS]
    assert [faction.leader for faction in s.factions] == names
    disarm(s)
    s.log = []
    return sound(s)


def govern(
    s: RepublicState, slot: int, name: str, developed: bool = False, term: int = 3
) -> Holding:
    """A senator governs a province, and is there."""
    number = province_number(name)
    holding = Holding(developed, slot, term if slot != NONE else 0)
    s.holdings[number] = holding
    if slot != NONE:
        s.senator(slot).place, s.senator(slot).at = PROVINCE, number
    return holding


def by_legate(s: RepublicState, slot: int, name: str, developed: bool = False) -> Holding:
    """A senator governs a province through a legate."""
    holding = Holding(developed, slot, 3)
    holding.legate = True
    s.holdings[province_number(name)] = holding
    return holding


def hold_concession(s: RepublicState, slot: int, name: str) -> int:
    number = index_of("concession", name)
    fetch(s, CONCESSIONS[number].card)
    grant(s, number, slot)
    return number


def rebel(s: RepublicState, slot: int, legions: int) -> Senator:
    """A senator is the Primary Rebel with the first so many legions."""
    one = s.senator(slot)
    one.place = REBEL
    s.rebel = slot
    s.legions[:legions] = [UNDER + slot] * legions
    return one


def unaligned(s: RepublicState, slot: int) -> Senator:
    """A senator leaves his faction for the Forum."""
    one = s.senator(slot)
    one.faction = NONE
    return one


def begin(s: RepublicState) -> Prompt | None:
    """The Revenue Phase begins; gives its first question."""
    s.stack = [RevenueFrame()]
    return go_on(s)


def go_on(s: RepublicState) -> Prompt | None:
    """Go on to the next question, None at the end of the phase or of the game."""
    while s.stack and not s.over:
        if not s.stack[-1].advance(s):
            return s.stack[-1].asks(s)[0]
        if s.flagged:
            settle(s)
        assert all_talents(s) == 0
    return None


def say(s: RepublicState, *move: int) -> Prompt | None:
    """Answer the question now open; gives the next."""
    prompt = s.stack[-1].asks(s)[0]
    assert prompt.accepts(list(move)), (prompt.key, move, prompt.choices([]))
    s.stack[-1].answer(s, prompt.seat, list(move))
    return go_on(s)


def decline(prompt: Prompt) -> list[int]:
    """Stop, pass, or give nothing; as little as may be."""
    move: list[int] = []
    while choices := prompt.choices(move):
        move.append(next((one for one in (STOP, PASS) if one in choices), choices[0]))
    return move


def until(s: RepublicState, kind: str, prompt: Prompt | None) -> Prompt | None:
    """Decline everything until a kind of frame asks, or the phase is over."""
    while prompt is not None and s.stack[-1].kind() != kind:
        prompt = say(s, *decline(prompt))
    return prompt


def finish(s: RepublicState, prompt: Prompt | None) -> None:
    """Decline everything from a question on to the end of the phase."""
    until(s, "", prompt)
    if not s.over:
        assert s.stack == []
        sound(s)


def a_year(s: RepublicState) -> None:
    """A whole phase in which everything is declined."""
    finish(s, begin(s))


def dice(s: RepublicState, *outcomes: int) -> None:
    s.dice.script = list(outcomes)


def told(s: RepublicState, key: str) -> list[dict[str, object]]:
    """What was told under a key, secrets too."""
    assert s.log is not None
    return [{**one.params, **(one.secret or {})} for one in s.log if one.key == key]


def slots(prompt: Prompt | None) -> list[int]:
    """The senators a question offers."""
    assert isinstance(prompt, Prompt)
    return [(one & 4095) - SENATOR for one in prompt.choices([]) if one not in (STOP, PASS)]


def asked(prompt: Prompt | None) -> tuple[int, str]:
    """Who is asked, and what."""
    assert prompt is not None
    return prompt.seat, prompt.key
