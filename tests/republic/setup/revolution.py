"""Victorious generals, rebels and the armies sent against them, and questions answered in words."""

from collections.abc import Mapping

from aedilis.kernel.frame import Frame
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import CONCESSIONS, INTRIGUES, STATESMEN, index_of
from aedilis.republic.definitions.named import FIELD_CONSUL, MASTER_OF_HORSE
from aedilis.republic.game import Republic
from aedilis.republic.phases.combat.order import BattlesFrame
from aedilis.republic.phases.revolution.declare import DECLARE_STEPS, DeclareFrame, candidates
from aedilis.republic.rules.death import die
from aedilis.republic.rules.moments import HoldFrame
from aedilis.republic.rules.money import BANK, FACTION, balance, pay
from aedilis.republic.rules.persons import hrao, in_play
from aedilis.republic.rules.revolt import begin
from aedilis.republic.state.table import COMBAT, REVOLUTION, RepublicState
from aedilis.republic.state.zones import CAPTIVE, FIELD, HAND, RAIDERS, VICTOR
from tests.republic.setup.combat import general, ground, office, person
from tests.republic.setup.opening import fetch, into_hand, sound

GAME = Republic()


def quiet(scenario: str = "early", seats: int = 4) -> RepublicState:
    """A game at the beginning of its Revolution Phase: no wars, no units, no cards in hands, and
    nobody who asks for anything else.
    """
    s = ground(scenario=scenario, seats=seats)
    s.phase = REVOLUTION
    for faction in s.factions:
        for number in faction.hand[:]:
            fetch(s, number)
    s.stack = [HoldFrame("revenue", 1, [0] * s.seats)]
    return s


def holds(s: RepublicState, seat: int, *names: str) -> list[int]:
    """Cards come into a hand: statesmen, concessions or intrigues; gives their numbers."""
    numbers: list[int] = []
    for name in names:
        if index_of("statesman", name) != NONE:
            number = STATESMEN[index_of("statesman", name)].card
        elif index_of("concession", name) != NONE:
            number = CONCESSIONS[index_of("concession", name)].card
        else:
            kinds = INTRIGUES[index_of("intrigue", name)].cards
            number = next(n for deck in kinds for n in deck if s.zone[n] != HAND)
        into_hand(s, seat, number)
        numbers.append(number)
    return numbers


def victor(
    s: RepublicState,
    name: str,
    legions: int,
    seat: int = 0,
    fleets: int = 0,
    which: int = FIELD_CONSUL,
    war: str = "first_gallic_war",
) -> int:
    """A general who has won a war that is gone, and is still in command."""
    slot = general(s, name, war, legions, fleets, seat, which)
    s.senator(slot).marks |= VICTOR
    return slot


def beside(s: RepublicState, slot: int, name: str, seat: int) -> int:
    """A Master of Horse in the field beside a Dictator."""
    master = person(s, name, seat)
    office(s, master, MASTER_OF_HORSE)
    s.senator(master).place = FIELD
    s.senator(master).at = s.senator(slot).at
    return master


def uprising(s: RepublicState, name: str, legions: int, seat: int = 0) -> int:
    """A Primary Rebel with an army."""
    slot = victor(s, name, legions, seat)
    begin(s, slot)
    return slot


def veteran(s: RepublicState, legion: int, patron: int = NONE) -> int:
    """A legion is a veteran one, loyal to somebody or nobody."""
    s.veterans |= 1 << legion
    s.loyal[legion] = patron
    return legion


def rich(s: RepublicState, slot: int, talents: int) -> None:
    """Give a senator exactly so many talents."""
    pay(s, slot, BANK, balance(s, slot))
    pay(s, BANK, slot, talents)


def start(s: RepublicState, frame: Frame[RepublicState], *outcomes: int) -> RepublicState:
    """Run a frame on top of the stack to its first question, with these outcomes in store. What is
    told from now on is what comes of it.
    """
    s.log = []
    s.dice.script = list(outcomes)
    s.stack.append(frame)
    GAME.run(s)
    return sound(s)


def say(s: RepublicState, words: Mapping[str, object], seat: int = -1) -> RepublicState:
    """Answer the question that is open (of a seat, if several are asked), in words."""
    if seat < 0:
        seat = GAME.awaited(s)[0]
    GAME.apply(s, seat, GAME.parse(s, seat, dict(words)))
    return sound(s)


def asked(s: RepublicState) -> tuple[str, int]:
    """The key of the first question that is open, and whose it is."""
    prompt = GAME.asked(s)[0]
    return prompt.key, prompt.seat


def choices(s: RepublicState, field: str) -> list[object]:
    """What the first field of the open question offers, in words, as far as it is that field."""
    prompt = GAME.asked(s)[0]
    words = [GAME.word(s, prompt.seat, code) for code in prompt.choices([])]
    return [word[field] for word in words if field in word]


def used_up(s: RepublicState) -> bool:
    """Whether every outcome in store was needed."""
    return s.dice.script == []


def has_died(s: RepublicState, name: str) -> bool:
    """Whether somebody of a family has died, as was told; an heir may sit in his slot."""
    assert s.log is not None
    family = index_of("family", name)
    return any(event.key == "republic-dies" and event.params["person"] == family for event in s.log)


def captive(s: RepublicState, name: str, seat: int) -> int:
    """Somebody whom raiders hold."""
    slot = person(s, name, seat)
    s.senator(slot).place = CAPTIVE
    s.senator(slot).at = RAIDERS
    return slot


def leaves(s: RepublicState, seat: int) -> None:
    """A faction is out of the game."""
    s.factions[seat].leader = NONE
    for slot, one in list(in_play(s)):
        if one.faction == seat:
            s.factions[seat].gone = True
            die(s, slot, heir=False)
    pay(s, FACTION + seat, BANK, s.factions[seat].treasury)


def first_of_all(s: RepublicState, slot: int) -> None:
    """Nobody in play ranks above a senator."""
    for _, one in in_play(s):
        one.influence = min(one.influence, 20)
        one.offices = one.offices if one is s.senator(slot) else 0
    s.senator(slot).influence = 30
    assert hrao(s, everywhere=True) == slot


def war_in_italy(
    rebels: int = 6, senate: int = 8, scenario: str = "early"
) -> tuple[RepublicState, int, int]:
    """A rebel (MIL 2) of seat 1 and a general of the Senate (MIL 4) of seat 0 with their armies;
    the legions are numbered from the rebel's on.
    """
    s = quiet(scenario)
    s.phase = COMBAT
    rebel = uprising(s, "fulvius", rebels, 1)
    return s, rebel, general(s, "cornelius", "rebel", senate)


def battles(s: RepublicState, *outcomes: int) -> RepublicState:
    """All battles of the Combat Phase, to the first question."""
    return start(s, BattlesFrame([], NONE, 0, []), *outcomes)


def declare(s: RepublicState, *outcomes: int) -> RepublicState:
    """The victorious generals declare themselves, to the first question."""
    return start(s, DeclareFrame(candidates(s), DECLARE_STEPS.first, NONE, 0, [], 0), *outcomes)


def over(s: RepublicState) -> bool:
    """Whether nothing of the declaration is left to be asked."""
    return asked(s)[0] == "republic-ask-hold-revenue"


def all_stay(s: RepublicState) -> None:
    """Nobody joins the rebel."""
    while asked(s)[0] == "republic-ask-join":
        say(s, {"do": "stay"})
