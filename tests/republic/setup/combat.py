"""Wars, armies and generals put where a test wants them, and battles fought with known dice."""

from collections.abc import Sequence

from aedilis.kernel.frame import Frame
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import (
    CHIT_NONE,
    FAMILIES,
    LEADERS,
    STATESMEN,
    index_of,
)
from aedilis.republic.definitions.named import DICTATOR, FIELD_CONSUL, MASTER_OF_HORSE
from aedilis.republic.phases.asides import aside
from aedilis.republic.phases.combat.battle import fight
from aedilis.republic.rules.abroad import send_out
from aedilis.republic.rules.persons import enter_family, in_play
from aedilis.republic.rules.wars import the_front
from aedilis.republic.state.table import COMBAT, RepublicState
from aedilis.republic.state.zones import MARCH, PLAY, POOL, UNDER
from tests.republic.setup.opening import breaks_out, bring, disarm, fetch, opened, sound, vacate


def war(name: str) -> int:
    return index_of("war", name)


def ground(*wars: str, scenario: str = "early", seats: int = 4) -> RepublicState:
    """A game in its Combat Phase with these active wars and no others, and all units unraised."""
    s = opened(scenario, seats)
    disarm(s)
    for name in wars:
        breaks_out(s, name)
    s.phase = COMBAT
    s.unrest = 3
    s.log = []
    return s


def leads(s: RepublicState, name: str) -> int:
    """An enemy leader is in play."""
    leader = index_of("leader", name)
    s.zone[fetch(s, LEADERS[leader].card)] = PLAY
    s.leaders.append(leader)
    return leader


def person(s: RepublicState, name: str, seat: int = 0) -> int:
    """Somebody of a faction, in Rome: a family, or a statesman without his family's card."""
    if index_of("statesman", name) != NONE:
        vacate(s, STATESMEN[index_of("statesman", name)].family)
        return bring(s, seat, name)
    family = vacate(s, index_of("family", name))
    return enter_family(s, family, seat)


def office(s: RepublicState, slot: int, which: int) -> None:
    """Give an office without more ado, taking it from whoever has it."""
    for _, one in in_play(s):
        one.offices &= ~(1 << which)
    s.senator(slot).offices = 1 << which


def arm(s: RepublicState, slot: int, legions: int, fleets: int = 0) -> list[int]:
    """Put units out of the pool under somebody's command; gives the legions' numbers."""
    numbers = [n for n, place in enumerate(s.legions) if place == POOL][:legions]
    for n in numbers:
        s.legions[n] = UNDER + slot
    for n in [n for n, place in enumerate(s.fleets) if place == POOL][:fleets]:
        s.fleets[n] = UNDER + slot
    return numbers


def general(
    s: RepublicState,
    name: str,
    against: str,
    legions: int,
    fleets: int = 0,
    seat: int = 0,
    which: int = FIELD_CONSUL,
    together: bool = False,
) -> int:
    """A general stands on a war ("rebel": on the march against him) with an army."""
    slot = person(s, name, seat)
    office(s, slot, which)
    arm(s, slot, legions, fleets)
    send_out(s, slot, MARCH if against == "rebel" else war(against), together)
    return slot


def dictator(
    s: RepublicState, name: str, master: str, against: str, legions: int, fleets: int = 0
) -> tuple[int, int]:
    """A Dictator on a war with his Master of Horse, who belongs to another faction."""
    horse = person(s, master, 1)
    office(s, horse, MASTER_OF_HORSE)
    return general(s, name, against, legions, fleets, 0, DICTATOR), horse


def battle(s: RepublicState, slot: int, *outcomes: int, naval: bool = False) -> int:
    """Fight the war of a general with these outcomes, no more and no fewer; gives the result."""
    s.dice.script = list(outcomes)
    result = fight(s, slot, the_front(s, s.senator(slot).at), naval)
    assert s.dice.script == []
    sound(s)
    return result


def run(s: RepublicState, frame: Frame[RepublicState], *answers: Sequence[int]) -> RepublicState:
    """Run a frame to its end; each answer is for what is then asked."""
    left = list(answers)
    s.stack.append(frame)
    while s.stack and not s.over:
        if s.stack[-1].advance(s):
            continue
        prompt = next(one for one in s.stack[-1].asks(s) if one.accepts(left[0]))
        s.stack[-1].answer(s, prompt.seat, left.pop(0))
    assert left == []
    return sound(s)


def under(s: RepublicState, slot: int) -> tuple[int, int]:
    """How many legions and fleets somebody commands."""
    return s.legions.count(UNDER + slot), s.fleets.count(UNDER + slot)


def number(s: RepublicState, slot: int) -> int:
    """The chit that strikes somebody."""
    one = s.senator(slot)
    family = one.family if one.statesman == NONE else STATESMEN[one.statesman].family
    return FAMILIES[family].number


def blanks(s: RepublicState, count: int) -> list[int]:
    """So many chits that strike nobody in play."""
    free = [n + 1 for n in range(24) if s.senators[n] is None]
    return ([CHIT_NONE] * 4 + free)[:count]


def endow(s: RepublicState, slot: int, own: int, common: int) -> None:
    """Give a senator and his faction so much money, from the bank or to it."""
    seat = s.senator(slot).faction
    s.bank += s.senator(slot).talents - own + s.factions[seat].treasury - common
    s.senator(slot).talents = own
    s.factions[seat].treasury = common


def aside_choices(s: RepublicState, seat: int) -> list[int]:
    """What a seat may do out of turn."""
    prompt = aside(s, seat)
    return prompt.choices([]) if prompt is not None else []
