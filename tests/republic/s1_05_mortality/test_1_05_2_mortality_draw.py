"""The mortality draw (1.05.2, 1.05.21, 1.05.22)."""

from collections import Counter

from aedilis.kernel.dice import Dice, stream
from aedilis.kernel.rule import rule
from aedilis.republic.check.table import check
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import CHIT_DRAW_TWO, CHIT_NONE, FAMILIES, index_of
from aedilis.republic.phases.mortality import mortality_draw
from aedilis.republic.rules.chits import draw_chits, whom
from aedilis.republic.rules.persons import enter_family, in_play
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CAPTIVE, CURIA, DECK
from tests.republic.setup.opening import bring, opened, vacate


def scripted(*outcomes: int) -> Dice:
    dice = Dice(0, 0, 0, 0)
    dice.script = list(outcomes)
    return dice


@rule("R 1.05.2", "R 1.05.2-a")
def test_one_chit_is_drawn_each_turn() -> None:
    counts = Counter(len(draw_chits(stream(str(seed), "cup"), 1)) for seed in range(400))
    # One, unless "Draw 2" came up.
    assert counts[1] > 350
    assert set(counts) <= {1, 2, 3, 4}


@rule("R 1.05.21-a", "R 1.05-fig-a", "R 1.05.21-b", "R 1.05-fig-a-a", "R VII.death-resolution-b")
def test_the_chit_strikes_whoever_has_its_number() -> None:
    s = opened("early", 3)
    slot = in_play(s)[0][0]
    absent = next(i for i in range(30) if s.senators[i] is None)
    before = {i for i, _ in in_play(s)}
    s.dice = scripted(absent + 1)
    mortality_draw(s, 1)
    assert {i for i, _ in in_play(s)} == before
    dead = s.senator(slot)
    s.dice = scripted(slot + 1)
    mortality_draw(s, 1)
    assert s.senators[slot] is not dead


@rule("R 1.05.21-b", "R 1.05.2")
def test_who_is_not_in_play_is_not_struck() -> None:
    """R-1.05.21a: the unaligned in the Forum are in play; Curia, hands and the deck are not."""
    s = opened("early", 3)
    fabius, julius = (vacate(s, index_of("family", name)) for name in ("fabius", "julius"))
    enter_family(s, fabius, NONE)
    for name, zone in (("claudius", CURIA), ("cornelius", DECK)):
        s.zone[FAMILIES[vacate(s, index_of("family", name))].card] = zone
    enter_family(s, julius, 0)
    s.senator(julius).place, s.senator(julius).at = CAPTIVE, 0
    before = len(in_play(s))
    for name in ("claudius", "cornelius"):
        s.dice = scripted(index_of("family", name) + 1)
        mortality_draw(s, 1)
    assert len(in_play(s)) == before
    for slot in (fabius, julius):
        s.dice = scripted(slot + 1)
        mortality_draw(s, 1)
        assert s.senators[slot] is None
    assert s.curia[-2:] == [FAMILIES[fabius].card, FAMILIES[julius].card]


@rule("R 1.05.21-c", "R 1.05.21-f", "R 1.05.21-g")
def test_chits_stay_out_until_all_are_drawn() -> None:
    for seed in range(20):
        drawn = draw_chits(stream(str(seed), "cup"), 12)
        numbers = [chit for chit in drawn if chit != CHIT_NONE]
        assert len(numbers) == len(set(numbers))
        assert drawn.count(CHIT_NONE) <= 4
    assert draw_chits(scripted(5), 1) == draw_chits(scripted(5), 1) == [5]


@rule("R 1.05.21-d", "R 1.05.21-e")
def test_draw_two_goes_back_and_asks_for_two_more() -> None:
    assert draw_chits(scripted(CHIT_DRAW_TWO, 5, 12), 1) == [5, 12]
    again = [CHIT_DRAW_TWO, CHIT_DRAW_TWO, CHIT_DRAW_TWO, 1, 2, 3, 4]
    assert draw_chits(scripted(*again), 1) == [1, 2, 3, 4]


@rule("R 1.05.21")
def test_the_draw_ends_when_only_draw_two_is_left() -> None:
    drawn = draw_chits(stream("all", "cup"), 50)
    assert sorted(drawn) == [CHIT_NONE] * 4 + list(range(1, 31))


def gracchi() -> tuple[RepublicState, int, int]:
    """Both Gracchi in play, for different factions, the family with the first."""
    s = opened("late", 3)
    family = vacate(s, index_of("family", "sempronius"))
    enter_family(s, family, 0)
    first, second = bring(s, 0, "tiberius_gracchus"), bring(s, 1, "gaius_gracchus")
    assert check(s) == []
    return s, first, second


@rule("R 1.05.22")
def test_of_two_with_one_number_the_lower_throw_dies() -> None:
    """R-1.05.22: A throws 9 and B 4, so B dies."""
    s, first, second = gracchi()
    assert (first, second) == (24, 30)
    s.dice = scripted(6, 3, 2, 2)
    assert whom(s, 25) == second
    s.dice = scripted(1, 1, 2, 2)
    assert whom(s, 25) == first


@rule("R 1.05.22-b", "R 1.04.8")
def test_equal_throws_are_repeated() -> None:
    s, first, second = gracchi()
    s.dice = scripted(3, 4, 5, 2, 6, 6, 1, 2)
    assert whom(s, 25) == second
    s.dice = scripted(25, 1, 1, 6, 6)
    mortality_draw(s, 1)
    assert s.senators[first] is None
    assert s.senator(second).family == 24
    assert check(s) == []
