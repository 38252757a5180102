"""The Senate in session with five factions of three, for trials, attempts and cards."""

from bisect import insort
from typing import Any

import msgspec

from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import card_from_word
from aedilis.republic.definitions.named import CENSOR, ROME_CONSUL
from aedilis.republic.game import Republic
from aedilis.republic.phases.senate.agenda import SITTING
from aedilis.republic.phases.senate.phase import SenateFrame
from aedilis.republic.rules.money import BANK, pay
from aedilis.republic.rules.persons import in_play, in_rome, of_faction, printed
from aedilis.republic.state.sitting import OTHER, TRIALS, SenateSession
from aedilis.republic.state.table import SENATE, RepublicState
from aedilis.republic.state.zones import CORRUPT, DECK, MAJOR, PRIOR_CONSUL, ROME
from tests.republic.setup.opening import into_hand, name, opened, sound

GAME = Republic()


def sitting(step: str = OTHER, scenario: str = "early") -> RepublicState:
    """Five factions of three or more in Rome with empty hands; nobody popular, nobody marked, no
    provinces. The first member of faction 0 is Rome Consul and presides, the second of faction 1 is
    Censor (and presides over trials).
    """
    s = opened(scenario, 5)
    for faction in s.factions:
        for number in faction.hand:
            s.zone[number] = DECK
            insort(s.layers[0], number)
        faction.hand = []
    s.holdings = [None] * len(s.holdings)
    for _, one in in_play(s):
        one.place, one.at, one.marks, one.offices = ROME, NONE, 0, 0
        one.popularity, one.influence = 0, 3
    s.turn, s.phase = 1, SENATE
    s.senate_session = SenateSession()
    s.senate_session.step = step
    consul, censor = member(s, 0), member(s, 1, 1)
    s.senator(consul).offices = 1 << ROME_CONSUL
    s.senator(censor).offices = 1 << CENSOR
    s.senator(censor).marks = PRIOR_CONSUL
    s.senate_session.ended = 1 << ROME_CONSUL | 1 << CENSOR
    s.senate_session.chair = censor if step == TRIALS else consul
    s.senate_session.former = consul
    s.stack = [SenateFrame(SITTING)]
    for seat in range(5):
        s.factions[seat].leader = member(s, seat)
    s.log = []
    return s


def run(s: RepublicState) -> RepublicState:
    """Go on to the next question."""
    GAME.run(s)
    return sound(s)


def member(s: RepublicState, seat: int, n: int = 0) -> int:
    """The slot of the n-th member of a faction."""
    return [slot for slot, _ in of_faction(s, seat)][n]


def give(s: RepublicState, seat: int, *words: str) -> list[int]:
    """Put cards into a hand, out of wherever they are; gives their numbers."""
    numbers = [card_from_word(word) for word in words]
    assert NONE not in numbers
    for number in numbers:
        into_hand(s, seat, number)
    return numbers


def endow(s: RepublicState, account: int, talents: int) -> None:
    """Pay somebody out of the bank."""
    pay(s, BANK, account, talents)


def do(s: RepublicState, seat: int, /, **words: Any) -> RepublicState:
    """Make a move in words; dice to come must have been scripted."""
    GAME.apply(s, seat, GAME.parse(s, seat, words))
    return sound(s)


def may(s: RepublicState, seat: int, word: str) -> bool:
    """Whether a seat can make a move that begins with a verb."""
    return next(GAME.matches(s, seat, {"do": word}), None) is not None


def values(s: RepublicState, seat: int, field: str, /, **words: Any) -> list[object]:
    """What can be chosen for a field, given other words of the move, in order."""
    found = [GAME.words(s, seat, move)[field] for move in GAME.matches(s, seat, words)]
    return list(dict.fromkeys(found))


def asked(s: RepublicState) -> list[tuple[int, str]]:
    """Which seats are waited for, and what they are asked."""
    return [(prompt.seat, prompt.key) for prompt in GAME.asked(s)]


def vote_all(s: RepublicState, *words: str) -> RepublicState:
    """The chair calls on all the rest; they vote as the words say, in the order they are asked."""
    todo = list(words)
    while todo:
        seat, key = asked(s)[0]
        if key == "republic-ask-call":
            do(s, seat, do="call_rest")
            continue
        assert key == "republic-ask-vote", key
        do(s, seat, do=todo.pop(0))
    return s


def vote(s: RepublicState, seat: int, word: str) -> RepublicState:
    """The chair calls on one faction, unless it is asked already, and it votes."""
    caller, key = asked(s)[0]
    if key == "republic-ask-call":
        do(s, caller, seat=seat)
    return do(s, seat, do=word)


def votes_in_rome(s: RepublicState, seat: int) -> int:
    """The votes a faction has in Rome."""
    members = [s.senator(slot) for slot in in_rome(s, seat)]
    return sum(printed(one).oratory + one.knights for one in members)


JUDGE = 1


def accuse(s: RepublicState, what: str, accused: int, prosecutor: int) -> None:
    """The Censor calls the trial of somebody, a minor one for corruption."""
    words = {"target": name(s, accused), "prosecutor": name(s, prosecutor)}
    if what == "minor":
        words["how"] = "corrupt"
    do(s, JUDGE, do=f"prosecute_{what}", **words)


def pleaded(
    what: str = "minor", influence: int = 3, advocates: bool = True, n: int = 0
) -> tuple[RepublicState, int, int]:
    """The leader of faction 2 (or its n-th after him) is accused, the leader of the Censor's
    faction prosecutes; an Advocate is looked for. Gives the state and their slots.
    """
    s = sitting(TRIALS)
    s.switches = msgspec.structs.replace(s.switches, advocates=advocates)
    accused, prosecutor = member(s, 2, n), member(s, JUDGE)
    s.senator(accused).marks |= MAJOR | CORRUPT
    s.senator(accused).influence = influence
    run(s)
    accuse(s, what, accused, prosecutor)
    return s, accused, prosecutor


def appeal(s: RepublicState, *dice: int) -> RepublicState:
    """The accused's faction is called, and he appeals to the people."""
    do(s, JUDGE, seat=2)
    s.dice.script = list(dice)
    return do(s, 2, do="appeal")
