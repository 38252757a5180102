"""Positions of the Forum Phase, and moves in words, for tests."""

from aedilis.kernel.frame import Frame
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import (
    EVENTS,
    FORUM_EVENTS,
    LEADERS,
    PROVINCES,
    WARS,
    index_of,
)
from aedilis.republic.game import Republic
from aedilis.republic.phases.forum.initiative import InitiativeFrame
from aedilis.republic.rules.money import FACTION, balance
from aedilis.republic.rules.outbreak import join
from aedilis.republic.rules.persons import enter_family, of_faction
from aedilis.republic.state.table import FORUM_PHASE, Front, Holding, RepublicState
from aedilis.republic.state.zones import ACTIVE, AT_PROVINCE, CURIA, DECK, DISCARD, PROVINCE
from tests.republic.setup.opening import breaks_out, fetch, opened, sound, vacate

GAME = Republic()
NOTHING = [3, 4, 3, 3, 3]
"""Dice of an initiative that brings a drought, which changes nothing yet."""


def table(scenario: str = "early", seats: int = 3) -> RepublicState:
    """A table in its first Forum Phase, nobody with talents or cards, factions led."""
    s = opened(scenario, seats)
    s.stack.clear()
    s.turn = 1
    s.phase = FORUM_PHASE
    s.log = []
    for faction in s.factions:
        for number in faction.hand[:]:
            give_back(s, number)
    return sound(s)


def give_back(s: RepublicState, number: int) -> None:
    """Put a card from wherever it lies back into the deck."""
    fetch(s, number)
    s.layers[0].append(number)
    s.layers[0].sort()
    s.zone[number] = DECK


def start(
    s: RepublicState, frame: Frame[RepublicState], dice: list[int] | None = None
) -> RepublicState:
    """Put a frame on the stack and go on until somebody is asked, with these dice."""
    s.stack.append(frame)
    s.dice.script = dice[:] if dice is not None else None
    GAME.run(s)
    return s


def initiative(s: RepublicState, seat: int, dice: list[int] | None = None) -> RepublicState:
    """A faction's initiative begins, with the dice for it, and goes on to its first question."""
    return start(s, InitiativeFrame(seat), NOTHING if dice is None else dice)


def say(
    s: RepublicState, seat: int, words: dict[str, object], dice: list[int] | None = None
) -> None:
    """A seat makes a move in words; these are the dice that follow."""
    s.dice.script = dice[:] if dice is not None else []
    GAME.apply(s, seat, GAME.parse(s, seat, words))
    assert not s.dice.script
    sound(s)


def asked(s: RepublicState) -> tuple[int, str]:
    """The one seat the game waits for, and the key of the question; -1 for nobody."""
    prompts = GAME.asked(s) if s.stack and not s.over else []
    assert len(prompts) < 2
    return (prompts[0].seat, prompts[0].key) if prompts else (-1, "")


def offered(s: RepublicState, seat: int) -> list[object]:
    """The first things a seat may choose, in words."""
    prompt = GAME.prompt(s, seat)
    assert prompt is not None
    words = [GAME.word(s, seat, choice) for choice in prompt.choices([])]
    return [value for word in words for value in word.values()]


def skip_to(s: RepublicState, key: str) -> RepublicState:
    """Decline until a question is asked."""
    while asked(s)[1] != key:
        seat, _ = asked(s)
        assert seat >= 0, f"{key} is not asked"
        GAME.apply(s, seat, GAME.parse(s, seat, {"do": "stop"}))
    return s


def asks_for(s: RepublicState, what: str, seat: int) -> RepublicState:
    """A faction's initiative, at one of its questions."""
    return skip_to(initiative(s, seat), f"republic-ask-{what}")


def member(s: RepublicState, seat: int, leader: bool = False) -> int:
    """Some member of a faction that leads it, or does not."""
    return next(
        slot for slot, _ in of_faction(s, seat) if (s.factions[seat].leader == slot) == leader
    )


def treasury(s: RepublicState, seat: int) -> int:
    """What a faction's treasury holds."""
    return balance(s, FACTION + seat)


def unaligned(s: RepublicState, family: str) -> int:
    """A family unaligned in the Forum; gives its slot."""
    return enter_family(s, vacate(s, index_of("family", family)), NONE)


def aligned(s: RepublicState, family: str, seat: int) -> int:
    """A family that a faction has; gives its slot."""
    return enter_family(s, vacate(s, index_of("family", family)), seat)


def war(s: RepublicState, id_: str, status: int = ACTIVE) -> Front:
    """A war in the Forum."""
    index = index_of("war", id_)
    for front in s.fronts:
        if front.war == index:
            front.status = status
            return front
    return breaks_out(s, id_, status)


def no_wars(s: RepublicState) -> RepublicState:
    """The Forum without any war."""
    for front in s.fronts[:]:
        s.fronts.remove(front)
        give_back(s, WARS[front.war].card)
    return s


def foe(s: RepublicState, id_: str) -> int:
    """An enemy leader in the Forum; gives his index."""
    index = index_of("leader", id_)
    fetch(s, LEADERS[index].card)
    join(s, index)
    return index


def foe_in_curia(s: RepublicState, id_: str) -> int:
    """An enemy leader in the Curia; gives his card."""
    number = fetch(s, LEADERS[index_of("leader", id_)].card)
    s.zone[number] = CURIA
    s.curia.append(number)
    return number


def draws(s: RepublicState, seat: int, number: int, more: list[int] | None = None) -> RepublicState:
    """A faction draws a card that lies in the deck, with the outcomes that follow at once."""
    give_back(s, number)
    return initiative(s, seat, [1, 1, number, *(more or [])])


def no_deck(s: RepublicState, but: int = 0) -> RepublicState:
    """The whole deck has been drawn and discarded, but for its last layers."""
    while len(s.layers) > but:
        for number in s.layers.pop(0):
            s.zone[number] = DISCARD
            s.discards.append(number)
    return sound(s)


def card_of(kind: str, id_: str) -> int:
    """The number of a war, leader or forum event."""
    index = index_of(kind, id_)
    if kind == "war":
        return WARS[index].card
    return LEADERS[index].card if kind == "leader" else FORUM_EVENTS[index].card


def event(id_: str) -> int:
    """The index of an event."""
    return EVENTS[index_of("event", id_)].index


def governed(s: RepublicState, id_: str, slot: int) -> int:
    """A province governed by a senator; gives its index."""
    index = PROVINCES[index_of("province", id_)].index
    s.holdings[index] = Holding(False, slot, 3)
    s.senator(slot).place = PROVINCE
    s.senator(slot).at = index
    return index


def garrison(s: RepublicState, province: int, legions: list[int]) -> None:
    """Put legions into a province."""
    for n in legions:
        s.legions[n] = AT_PROVINCE + province
