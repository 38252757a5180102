"""Knights are attracted and pressed (1.07.5, 1.07.51)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.components import index_of
from aedilis.republic.definitions.named import EVIL_OMENS
from aedilis.republic.phases.forum.knights import patrons, suitors
from aedilis.republic.rules.odds import knight_chance, knight_drm
from aedilis.republic.rules.persons import of_faction, printed, votes
from aedilis.republic.state.zones import CAPTIVE, REBEL
from tests.republic.setup.forum import (
    GAME,
    asked,
    asks_for,
    governed,
    initiative,
    member,
    offered,
    say,
    table,
    treasury,
)
from tests.republic.setup.money import fund, rich
from tests.republic.setup.opening import bring, name, told, vacate


@rule("R 1.07.5-a", "R VII.knight", "R 1.07.5-b", "R 1.07.5-c")
@pytest.mark.parametrize(
    ("talents", "die", "won"), [(0, 6, True), (0, 5, False), (3, 3, True), (3, 2, False)]
)
def test_die_and_talents_have_to_make_six(talents: int, die: int, won: bool) -> None:
    """R-1.07.5: with 0 talents a 6 does; what is paid is gone either way."""
    s = table()
    slot = member(s, 0)
    rich(s, slot, 4)
    fund(s, 0, 9)
    asks_for(s, "knights", 0)
    say(s, 0, {"do": "attract", "senator": name(s, slot), "talents": talents}, [die])
    assert s.senator(slot).knights == int(won)
    assert s.senator(slot).talents == 4 - talents
    assert treasury(s, 0) == 9
    # One attempt in an initiative.
    assert asked(s)[1] != "republic-ask-knights"


@rule("R 1.07.5-b")
def test_he_pays_out_of_his_own_purse_as_much_as_he_likes() -> None:
    s = table()
    slot = member(s, 0)
    rich(s, slot, 9)
    fund(s, 0, 20)
    asks_for(s, "knights", 0)
    words = {"do": "attract", "senator": name(s, slot)}
    assert sorted(move[-1] for move in GAME.matches(s, 0, words)) == list(range(10))


@rule("R 1.07.5-d", "R 1.07.5-e")
def test_there_is_no_limit_and_each_is_a_vote() -> None:
    """R-0.4."""
    s = table()
    slot = member(s, 0)
    one = s.senator(slot)
    one.knights = 44
    before = votes(one)
    asks_for(s, "knights", 0)
    say(s, 0, {"do": "attract", "senator": name(s, slot), "talents": 0}, [6])
    assert one.knights == 45
    assert votes(one) == before + 1


@rule("R 1.07.5-a")
def test_only_in_rome_and_not_under_a_proscription() -> None:
    s = table("early")
    slot = member(s, 0)
    governed(s, "sicilia", slot)
    assert slot not in suitors(s, 0)
    assert suitors(s, 0)
    s.factions[0].no_knights = True
    assert suitors(s, 0) == []
    skip = initiative(s, 0)
    while asked(skip)[0] == 0:
        assert asked(skip)[1] != "republic-ask-knights"
        say(s, 0, {"do": "stop"})


@rule("R 1.07.5-c")
def test_what_changes_the_die() -> None:
    """R-0.9: omens, a law's favour, and Marius."""
    s = table("middle")
    vacate(s, index_of("family", "marius"))
    marius = bring(s, 0, "gaius_marius")
    other = member(s, 0)
    assert (knight_drm(s, marius), knight_drm(s, other)) == (1, 0)
    s.factions[0].knight_drm = 1
    s.events[EVIL_OMENS] = 3
    assert (knight_drm(s, marius), knight_drm(s, other)) == (-1, -2)
    assert knight_chance(s, other, 0) == 0
    assert knight_chance(s, other, 3) == pytest.approx(2 / 6)
    assert knight_chance(s, other, 9) == 1
    rich(s, other, 4)
    asks_for(s, "knights", 0)
    say(s, 0, {"do": "attract", "senator": name(s, other), "talents": 4}, [3])
    assert s.senator(other).knights == 0
    assert told(s, "republic-no-knight")[0]["total"] == 5


@rule("R 1.07.51-a", "R 1.07.51-b", "R 1.07.51-c", "R 1.07.51-d", "R 1.07.51-e")
def test_knights_of_several_senators_are_pressed_for_a_die_each() -> None:
    """R-1.07.51: those of a governor too; the money is their own patron's."""
    s = table("early")
    first, second = (slot for slot, _ in list(of_faction(s, 0))[:2])
    s.senator(first).knights, s.senator(second).knights = 3, 2
    governed(s, "sicilia", second)
    before = votes(s.senator(first))
    asks_for(s, "knights", 0)
    words: dict[str, object] = {
        "do": "press", f"press_{name(s, first)}": 1, f"press_{name(s, second)}": 2,
    }  # fmt: skip
    say(s, 0, words, [4, 2, 6])
    assert (s.senator(first).knights, s.senator(second).knights) == (2, 0)
    assert (s.senator(first).talents, s.senator(second).talents) == (4, 8)
    assert votes(s.senator(first)) == before - 1
    assert asked(s)[1] != "republic-ask-knights"


@rule("R 1.07.51-b")
def test_at_least_one_is_pressed() -> None:
    s = table()
    first, second = (slot for slot, _ in list(of_faction(s, 0))[:2])
    s.senator(first).knights = s.senator(second).knights = 1
    asks_for(s, "knights", 0)
    moves = [tuple(move[1:]) for move in GAME.matches(s, 0, {"do": "press"})]
    assert sorted(moves) == [(0, 1), (1, 0), (1, 1)]


@rule("R 1.07.51-c")
def test_omens_lower_each_die_to_nothing_at_least() -> None:
    s = table()
    slot = member(s, 0)
    s.senator(slot).knights = 3
    s.events[EVIL_OMENS] = 2
    asks_for(s, "knights", 0)
    say(s, 0, {"do": "press", f"press_{name(s, slot)}": 3}, [1, 2, 6])
    assert s.senator(slot).talents == 4


@rule("R 1.07.51-a")
@pytest.mark.parametrize("place", [CAPTIVE, REBEL])
def test_rebels_and_captives_press_none(place: int) -> None:
    s = table()
    slot = member(s, 0)
    s.senator(slot).knights = 2
    assert patrons(s, 0) == [slot]
    s.senator(slot).place = place
    assert patrons(s, 0) == []
    asks_for(s, "knights", 0)
    assert offered(s, 0) == ["attract", "stop"]
    assert printed(s.senator(slot)).oratory
