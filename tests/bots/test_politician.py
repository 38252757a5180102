"""The politician bargains, says no and asks for more, stands against masters of Rome, uses
Tribunes, trades cards, and has a temperament.
"""

import hashlib
from collections import Counter
from collections.abc import Sequence

import pytest

from aedilis.arena.match import Match
from aedilis.bots.registry import UnknownBot, make_player
from aedilis.games import PACKAGES
from aedilis.kernel.prompt import Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.bots import haggling, judgement, mastery
from aedilis.republic.bots.temper import EVEN, TEMPERS, Counsel, Temper
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.numbers import CONSUL_FOR_LIFE_ELECTED
from aedilis.republic.game import Republic
from aedilis.republic.phases.senate.ballot import BUY, NO, Motion, Tally
from aedilis.republic.phases.senate.vote import VoteFrame
from aedilis.republic.rules.persons import in_play, in_rome, of_faction, votes_in_rome
from aedilis.republic.state.agreement import OFFERED, TALENTS, VOTE, WITHDRAWN, Clause, Deal
from aedilis.republic.state.choices import SENATOR, VERBS, thing, verb
from aedilis.republic.state.sitting import SenateSession
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import FIELD
from tests.bots.senators import answer, done_aside, near_to_master, reach
from tests.republic.setup import deals

GAME = Republic()
MINE, HIS = 1, 0
GREAT = 14
"""The influence of somebody whose rise is dear."""


def table() -> RepublicState:
    """A Senate that sits."""
    s = deals.table()
    s.senate_session = SenateSession()
    return s


def counsel(s: RepublicState, seat: int, temper: Temper = EVEN) -> Counsel:
    """What a senator of a temperament makes of a position out of turn."""
    prompt = GAME.aside(s, seat)
    assert prompt is not None
    return Counsel(GAME.view(s, seat), prompt, temper, False)


# -- temperaments ----------------------------------------------------------------------------------

KEPT: dict[str, tuple[int, dict[str, object], str]] = {
    "five": (5, {"scenario": "early"}, "cb1f8c3dc1887e59"),
    "three": (3, {"scenario": "late", **PACKAGES["republic"].advanced()}, "2d461020d1aa7d12"),
    "alone": (1, {"scenario": "middle"}, "9cb677f6430b45da"),
}
"""Games of the first senator, by their seats, options, and a digest of all their moves."""


@pytest.mark.parametrize("name", KEPT)
def test_the_first_senator_plays_as_it_always_did(name: str) -> None:
    seats, options, digest = KEPT[name]
    match = Match(GAME, options, ["senator@1"] * seats, f"kept-{name}")
    match.play()
    assert match.failure == ""
    assert hashlib.sha256(repr(match.moves).encode()).hexdigest()[:16] == digest


def test_only_temperaments_are_settings() -> None:
    for word in TEMPERS:
        assert make_player(f"politician:{word}", "republic", 0, "seed").setting == word
    with pytest.raises(UnknownBot, match="loyalist, schemer, general, banker"):
        make_player("politician:poet", "republic", 0, "seed")
    with pytest.raises(UnknownBot):
        make_player("senator:banker", "republic", 0, "seed")


# -- bargains --------------------------------------------------------------------------------------


def offered(s: RepublicState, talents: int) -> Deal:
    """An offer of so many talents for a vote for two men of whoever makes it."""
    first, second = in_rome(s, HIS)[:2]
    vote = Clause(VOTE, MINE, HIS, 1)
    vote.about = "consuls"
    vote.content = [SENATOR + first, SENATOR + second]
    vote.people = [s.senator(slot).family for slot in (first, second)]
    deal = Deal(1, s.turn, HIS, [vote, Clause(TALENTS, HIS, MINE, talents)])
    s.deals.append(deal)
    return deal


def said(s: RepublicState, temper: Temper = EVEN) -> str:
    """What the senator says of what lies on the table, in a word."""
    move = haggling.bargain(counsel(s, MINE, temper))
    return VERBS[thing(move[0])] if move else ""


@rule("R 1.04.3")
@pytest.mark.parametrize(("talents", "word"), [(1, "turn_down"), (30, "accept")])
def test_a_bad_bargain_is_refused(talents: int, word: str) -> None:
    s = table()
    offered(s, talents)
    assert said(s) == word


@rule("R 1.04.3")
def test_the_higher_somebody_stands_the_dearer_is_a_vote_for_him() -> None:
    s = table()
    deal = offered(s, 8)
    before = haggling.worth(counsel(s, MINE), deal)
    s.senator(in_rome(s, HIS)[0]).influence += GREAT
    assert haggling.worth(counsel(s, MINE), deal) < before


@rule("R 1.04.3")
def test_a_banker_asks_for_more_than_others() -> None:
    s = table()
    deal = offered(s, 8)
    worth = {name: haggling.worth(counsel(s, MINE, one), deal) for name, one in TEMPERS.items()}
    assert min(worth, key=lambda name: worth[name]) == "banker"


@rule("R 1.04.3")
def test_what_was_too_little_is_asked_for_with_more() -> None:
    s = table()
    s.senator(in_rome(s, HIS)[0]).talents = 20
    deal = offered(s, 8)
    wanting = EVEN.greed - haggling.worth(counsel(s, MINE), deal)
    assert 0 < wanting <= haggling.COUNTERED
    deal.state = WITHDRAWN
    assert done_aside(s, MINE, "politician") == "offer"
    counter = s.deals[-1]
    assert (counter.by, counter.state) == (MINE, OFFERED)
    paid = [one for one in counter.clauses if one.kind == TALENTS]
    assert [(one.by, one.to) for one in paid] == [(HIS, MINE)]
    assert paid[0].number >= 8 + wanting
    assert haggling.worth(counsel(s, MINE), counter) >= EVEN.greed
    # Once is enough: the other one's no is final.
    counter.state = WITHDRAWN
    assert said(s) == ""


@rule("R 1.04.3")
def test_the_senator_says_no_and_then_his_price() -> None:
    s = table()
    s.senator(in_rome(s, HIS)[0]).talents = 20
    offered(s, 1)
    assert done_aside(s, MINE, "senator") == "turn_down"
    assert s.deals[-1].state == WITHDRAWN
    # Until the fifth version he left it at that.
    assert done_aside(GAME.clone(s), MINE, "senator@4") == ""
    assert done_aside(s, MINE, "senator") == "offer"
    (price,) = [one for one in s.deals[-1].clauses if one.kind == TALENTS]
    assert (price.by, price.to, price.number) == (HIS, MINE, 3)
    # Nobody has answered: he waits.
    assert done_aside(s, MINE, "senator") == ""


@rule("R 1.04.3")
def test_who_has_not_as_much_is_only_refused() -> None:
    s = table()
    for slot in in_rome(s, HIS):
        s.senator(slot).talents = 0
    offered(s, 8).state = WITHDRAWN
    assert said(s) == ""


# -- masters of Rome -------------------------------------------------------------------------------


def mighty(s: RepublicState) -> int:
    """A rival who could be elected Consul for Life with one office more."""
    slot = in_rome(s, HIS)[0]
    s.senator(slot).influence = CONSUL_FOR_LIFE_ELECTED - 1
    s.senator(slot).talents = 40
    return slot


@rule("R 1.09.82", "R 1.09.821")
def test_nobody_votes_a_rival_into_reach_of_ruling_alone() -> None:
    s = table()
    motion = Motion("censor", [[SENATOR + mighty(s)]], HIS, in_rome(s, HIS)[0])
    assert mastery.makes_master(counsel(s, MINE), motion)
    # His own friends see it otherwise, and a small man is no danger.
    assert not mastery.makes_master(counsel(s, HIS), motion)
    s.senator(in_rome(s, HIS)[0]).influence = 3
    assert not mastery.makes_master(counsel(s, MINE), motion)


@rule("R 1.09.821", "R 1.09.142")
@pytest.mark.parametrize("purse", [3, 200])
def test_all_that_is_needed_is_spent_against_a_master(purse: int) -> None:
    s = table()
    slot = mighty(s)
    voter = in_rome(s, MINE)[0]
    for one in in_rome(s, MINE):
        s.senator(one).talents = 0
    s.senator(voter).talents = purse
    seats = len(s.factions)
    tally = Tally([int(seat != MINE) for seat in range(seats)], MINE, yes=60, no=10, opened=1)
    frame = VoteFrame(Motion("life", [[SENATOR + slot]], HIS, slot), tally)
    s.stack.append(frame)
    prompt = GAME.asked(s)[0]
    move = judgement.vote(Counsel(GAME.view(s, MINE), prompt, EVEN, False))
    assert move[:2] == [NO, BUY]
    yes, no = frame.totals(s)
    lacking = yes - no - votes_in_rome(s, MINE)
    assert sum(move[2:]) == min(purse, lacking)


@pytest.mark.parametrize(("bot", "word"), [("politician", "major"), ("politician@1", "")])
@rule("R 1.09.413")
def test_who_is_near_to_ruling_alone_is_tried_for_his_life(bot: str, word: str) -> None:
    s = reach("republic-ask-senate-prosecutions")
    seat = GAME.due(s).seat
    slot = next(one for one in in_rome(s) if s.senator(one).faction not in (NONE, seat))
    near_to_master(s, slot)
    move = answer(s, bot)[1]
    begun = verb("prosecute_major") if word else verb("end_trials")
    assert move[0] == begun
    if word:
        assert [thing(one) - SENATOR for one in move[1:2]] == [slot]
        assert s.senator(thing(move[2]) - SENATOR).faction == seat


# -- whole games -----------------------------------------------------------------------------------


class Course:
    """What bots at one table did over some games, seats turned: by bot the talents given to the
    State, the daggers and trials, the years in the field, the talents at the end; and what became
    of offers.
    """

    def __init__(self, bots: Sequence[str], games: int, seed: str) -> None:
        self.given = Counter[str]()
        self.plots = Counter[str]()
        self.afield = Counter[str]()
        self.rich = Counter[str]()
        self.offers = Counter[int]()
        for n in range(games):
            turned = [*bots[n % len(bots) :], *bots[: n % len(bots)]]
            self._play(turned, f"{seed}-{n}")

    def _play(self, bots: list[str], seed: str) -> None:
        match = Match(GAME, {"scenario": "early"}, bots, seed)
        keys: list[str] = []
        found: dict[tuple[int, int, int], int] = {}
        years: set[tuple[int, int]] = set()

        def watch(state: RepublicState, seat: int, prompt: Prompt) -> None:
            keys.append(prompt.key)
            for deal in state.deals:
                found[deal.turn, deal.number, deal.by] = deal.state
            for _, one in in_play(state):
                if one.place == FIELD and one.faction != NONE:
                    years.add((state.turn, one.faction))

        match.play(watch)
        assert match.failure == ""
        for key, (seat, move) in zip(keys, match.moves, strict=True):
            if key == "republic-ask-contribution" and len(move) > 1:
                self.given[bots[seat]] += move[1]
            word = VERBS[thing(move[0])] if move and thing(move[0]) < len(VERBS) else ""
            if word == "assassinate" or word.startswith("prosecute"):
                self.plots[bots[seat]] += 1
        self.offers.update(found.values())
        self.afield.update(bots[seat] for _, seat in years)
        for seat, bot in enumerate(bots):
            own = sum(one.talents for _, one in of_faction(match.state, seat))
            self.rich[bot] += match.state.factions[seat].treasury + own


def test_politicians_whose_leaders_fear_trials_play_on_where_the_censor_is_away() -> None:
    options: dict[str, object] = {"scenario": "middle", **PACKAGES["republic"].advanced()}
    match = Match(GAME, options, ["politician"] * 3, "sw1")
    match.play()
    assert match.failure == ""


@pytest.fixture(scope="module")
def course() -> Course:
    """Games of the four temperaments against each other."""
    return Course([f"politician:{word}" for word in TEMPERS], 12, "tempers")


@pytest.mark.slow
def test_each_temperament_is_known_by_what_it_does(course: Course) -> None:
    assert course.given.most_common(1)[0][0] == "politician:loyalist"
    assert course.plots.most_common(1)[0][0] == "politician:schemer"
    assert course.afield.most_common(1)[0][0] == "politician:general"
    # He is not the richest, for a general brings booty home; but nobody parts with less.
    assert course.given.most_common()[-1][0] == "politician:banker"
    assert course.rich["politician:banker"] > course.rich["politician:schemer"]
    assert course.rich["politician:banker"] > course.rich["politician:loyalist"]


@pytest.mark.slow
def test_not_every_offer_is_taken(course: Course) -> None:
    refused = course.offers[WITHDRAWN]
    assert refused >= 0.05 * course.offers.total()
