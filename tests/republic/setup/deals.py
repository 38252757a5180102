"""Tables for public agreements: an early game of five, offers in words, and a sitting Senate."""

from aedilis.kernel.game import Words
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import ROME_CONSUL
from aedilis.republic.game import Republic
from aedilis.republic.phases.senate.agenda import SITTING
from aedilis.republic.phases.senate.phase import SenateFrame
from aedilis.republic.rules.moments import HoldFrame
from aedilis.republic.rules.money import BANK, FACTION, pay
from aedilis.republic.rules.persons import holder, in_play, of_faction
from aedilis.republic.state.agreement import BINDING, Deal
from aedilis.republic.state.sitting import CENSOR_STEP, SenateSession
from aedilis.republic.state.table import SENATE, RepublicState
from aedilis.republic.turn import TURN_STEPS, TurnFrame
from tests.republic.setup import opening
from tests.republic.setup.opening import name, opened

GAME = Republic()


def table(seats: int = 5, seed: str = "deals") -> RepublicState:
    """A game in its first year, before the Senate meets; seat 0 has the Consul."""
    s = opened("early", seats, seed)
    s.turn = 1
    s.phase = SENATE
    s.log = []
    consul = holder(s, ROME_CONSUL)
    # The seats turn until the Consul's is the first, so that tests can name them.
    first = s.senator(consul).faction
    s.factions = s.factions[first:] + s.factions[:first]
    for _, one in in_play(s):
        if one.faction != NONE:
            one.faction = (one.faction - first) % seats
    # Nobody lets this moment pass: nothing goes on by itself.
    s.stack = [TurnFrame(TURN_STEPS.step("combat")), HoldFrame("proposal", 1, [0] * seats)]
    return s


def sitting(s: RepublicState, step: str = CENSOR_STEP) -> RepublicState:
    """The Senate sits under the Consul, at a step of its business; runs to the first question."""
    s.senate_session = SenateSession()
    s.senate_session.step = step
    s.senate_session.chair = holder(s, ROME_CONSUL)
    s.stack.append(SenateFrame(SITTING))
    GAME.run(s)
    return s


def say(s: RepublicState, seat: int, words: Words) -> None:
    """Make a move in words."""
    GAME.apply(s, seat, GAME.parse(s, seat, words))
    sound(s)


def deal(s: RepublicState, seat: int, words: Words, *accepting: int) -> Deal:
    """An offer in words, accepted by some seats."""
    say(s, seat, {"do": "offer", **words})
    made = s.deals[-1]
    for other in accepting:
        say(s, other, {"do": "accept", "deal": made.number})
    assert (made.state == BINDING) == (made.parties() & ~made.accepted == 0)
    return made


def member(s: RepublicState, seat: int, n: int = 0) -> str:
    """The word for the nth senator of a seat."""
    return name(s, slot(s, seat, n))


def slot(s: RepublicState, seat: int, n: int = 0) -> int:
    return [slot for slot, _ in of_faction(s, seat)][n]


def talents(n: int, by: int, to: int, amount: int) -> Words:
    """Clause n: talents."""
    return {f"clause_{n}": "promise_talents", f"by_{n}": by, f"to_{n}": to, f"talents_{n}": amount}


def vote(n: int, by: int, to: int, about: str, whom: str, way: str = "yes") -> Words:
    """Clause n: a vote on a proposal that names one person."""
    return {
        f"clause_{n}": "promise_vote", f"by_{n}": by, f"to_{n}": to, f"whom_{n}": whom,
        f"proposal_{n}": f"propose_{about}", f"vote_{n}": way,
    }  # fmt: skip


def nominate(n: int, by: int, to: int, about: str, whom: str) -> Words:
    """Clause n: a nomination of one person."""
    return {
        f"clause_{n}": "promise_nominate", f"by_{n}": by, f"to_{n}": to, f"whom_{n}": whom,
        f"proposal_{n}": f"propose_{about}",
    }  # fmt: skip


def text(n: int, by: int, to: int, words: str) -> Words:
    """Clause n: a promise in words."""
    return {f"clause_{n}": "promise_text", f"by_{n}": by, f"to_{n}": to, f"text_{n}": words}


def end(n: int) -> Words:
    return {f"clause_{n}": "end"}


def fund(s: RepublicState, seat: int, amount: int) -> None:
    """Set what lies in a faction's treasury."""
    pay(s, FACTION + seat, BANK, s.factions[seat].treasury)
    pay(s, BANK, FACTION + seat, amount)


def empty(s: RepublicState, seat: int) -> None:
    """Take all talents from a faction and its senators."""
    fund(s, seat, 0)
    for at, one in of_faction(s, seat):
        pay(s, at, BANK, one.talents)


def sound(s: RepublicState) -> None:
    opening.sound(s)
    assert GAME.to_data(GAME.from_data(GAME.to_data(s))) == GAME.to_data(s)
