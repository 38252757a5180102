"""Veterans that change sides before a battle, and the Proscription after it (1.11.36, 1.10.51,
1.07.35).
"""

import pytest

from aedilis.kernel.game import IllegalMove
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.named import (
    EVIL_OMENS,
)
from aedilis.republic.rules.desertion import patrons
from aedilis.republic.rules.laws import throw_away
from aedilis.republic.rules.persons import in_play
from aedilis.republic.rules.revolt import join
from aedilis.republic.state.endings import ENDINGS
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import (
    BARRACKS,
    DISCARD,
    UNDER,
)
from tests.republic.setup.combat import blanks, person, under
from tests.republic.setup.opening import sound, told
from tests.republic.setup.revolution import (
    GAME,
    asked,
    battles,
    captive,
    first_of_all,
    holds,
    quiet,
    rich,
    say,
    uprising,
    used_up,
    veteran,
    war_in_italy,
)

# -- veterans that change sides --------------------------------------------------------------------


@rule("R 1.11.36-b", "R 1.10.51", "R 1.10.51-c")
def test_a_loyal_patron_calls_his_veterans_away_right_before_the_battle() -> None:
    """R-1.11.36: they change sides before strength is counted."""
    s, _, slot = war_in_italy()
    patron = person(s, "aelius", 3)
    for n in (0, 1):
        veteran(s, n, patron)
    veteran(s, 2)
    # 8 + 2 * 2 + 4 + 3 - (3 + 2 + 2) = 12: one legion each.
    battles(s, 1, 1, 1, 6, 3, *blanks(s, 2), 7)
    assert GAME.awaited(s) == [3]
    say(s, {"do": "defect", "senator": "aelius"}, 3)
    assert [s.legions[n] for n in (0, 1)] == [UNDER + slot] * 2
    say(s, {"do": "pass"}, 3)
    (event,) = told(s, "republic-civil-war-stalemate")
    assert (event["roman"], event["enemy"]) == (8 + 4 + 4, 5 + 2)


@rule("R 1.11.36-b")
def test_veterans_may_be_called_away_long_before_and_are_in_rome_then() -> None:
    s = quiet()
    rebel = uprising(s, "fulvius", 3, 1)
    patron = person(s, "aelius", 3)
    veteran(s, 1, patron)
    sound(s)
    with pytest.raises(IllegalMove):
        say(s, {"do": "defect", "senator": "aelius"}, 1)
    say(s, {"do": "defect", "senator": "aelius"}, 3)
    assert s.legions[1] == BARRACKS
    assert under(s, rebel)[0] == 2


@rule("R 1.11.36", "R 1.10.71")
def test_neither_a_rebel_nor_a_captive_calls_his_veterans_away() -> None:
    s, _, _ = war_in_italy()
    friend, prisoner = person(s, "aelius", 1), captive(s, "junius", 3)
    join(s, friend)
    veteran(s, 1, friend)
    veteran(s, 2, prisoner)
    assert [patrons(s, seat) for seat in range(4)] == [[], [], [], []]


@rule("R 1.10.51", "R 1.11.36", "R 1.10.51-b")
def test_the_rebels_veterans_leave_the_army_sent_against_him() -> None:
    s, rebel, slot = war_in_italy()
    veteran(s, 8, rebel)
    # 7 + 4 + 10 - (6 + 2 + 2) = 11: two legions each.
    battles(s, 4, 3, 3, 6, 7, 0, 1, *blanks(s, 4), 9)
    (event,) = told(s, "republic-civil-war-stalemate")
    assert (event["roman"], event["enemy"]) == (11, 10)
    assert s.legions[8] == UNDER + rebel
    assert under(s, slot)[0] == 5


# -- the Proscription ------------------------------------------------------------------------------


def victory(scenario: str = "late") -> tuple[RepublicState, int]:
    """The Senate has won; the battles wait for the Proscription, if they do."""
    s, _, slot = war_in_italy(scenario=scenario)
    for one, _ in list(in_play(s)):
        s.senator(one).knights = 0
    return s, slot


def battle_is_won(s: RepublicState, *outcomes: int) -> None:
    battles(s, 6, 6, 6, 9, *outcomes)


@rule("R 1.07.35")
def test_the_proscription_takes_all_knights_for_the_hrao() -> None:
    """The victor counts as in Rome; whoever plays the card, he decides and gets the talents."""
    s, slot = victory()
    (card,) = holds(s, 3, "proscription")
    holds(s, 1, "tribune")
    first_of_all(s, slot)
    person(s, "aelius", 2)
    rich(s, slot, 2)
    for one in (slot, next(x for x, y in in_play(s) if y.faction == 2)):
        s.senator(one).knights = 2
    battle_is_won(s, 1, 2, 3, 6)
    assert {asked(s)[0]} == {"republic-ask-hold-proscription"}
    assert GAME.awaited(s) == [1, 3]
    say(s, {"do": "proscribe"}, 3)
    assert asked(s) == ("republic-ask-proscribe", 0)
    say(s, {"answer": "yes"})
    assert used_up(s)
    assert s.senator(slot).talents == 2 + 12
    assert all(one.knights == 0 for _, one in in_play(s))
    assert s.factions[0].no_knights
    assert [faction.knight_drm for faction in s.factions] == [0, 1, 1, 1]
    assert not s.factions[1].no_knights
    assert s.zone[card] == DISCARD
    # Nobody waits any more.
    assert asked(s)[0] == "republic-ask-hold-revenue"


@rule("R 1.07.35")
def test_the_hrao_may_let_it_be_and_the_card_is_gone() -> None:
    s, slot = victory()
    (card,) = holds(s, 3, "proscription")
    first_of_all(s, slot)
    s.senator(slot).knights = 2
    battle_is_won(s)
    say(s, {"do": "proscribe"}, 3)
    say(s, {"answer": "no"})
    assert s.senator(slot).knights == 2
    assert not s.factions[0].no_knights
    assert s.zone[card] == DISCARD


@rule("R 1.07.35", "R 1.07.21")
def test_evil_omens_lower_the_dice_for_the_knights() -> None:
    s, slot = victory()
    holds(s, 3, "proscription")
    first_of_all(s, slot)
    rich(s, slot, 0)
    s.senator(slot).knights = 2
    s.events[EVIL_OMENS] = 2
    battle_is_won(s, 1, 5)
    say(s, {"do": "proscribe"}, 3)
    say(s, {"answer": "yes"})
    assert s.senator(slot).talents == 3


@rule("R 1.07.35", "R 1.04.9")
def test_the_game_waits_for_the_card_only_while_somebody_may_hold_it() -> None:
    for scenario, wait in (("early", False), ("late", True)):
        s, _ = victory(scenario)
        holds(s, 2, "tribune")
        battle_is_won(s)
        assert (asked(s)[0] == "republic-ask-hold-proscription") == wait
    s, _ = victory()
    holds(s, 2, "tribune")
    (card,) = holds(s, 3, "proscription")
    throw_away(s, 3, card)
    battle_is_won(s)
    assert asked(s)[0] == "republic-ask-hold-revenue"


@rule("R 1.07.35")
def test_the_card_may_be_played_at_no_other_time() -> None:
    s, _ = victory()
    holds(s, 3, "proscription")
    sound(s)
    with pytest.raises(IllegalMove):
        say(s, {"do": "proscribe"}, 3)


@rule("R 1.07.35", "R 1.12.2")
def test_the_card_may_be_played_on_the_victory_of_a_rebel() -> None:
    """He counts as in Rome; then he has won."""
    s, rebel, _ = war_in_italy(rebels=12, senate=1, scenario="late")
    holds(s, 3, "proscription")
    for _, one in in_play(s):
        one.offices, one.knights = 0, 0
        one.influence = min(one.influence, 20)
    s.senator(rebel).influence = 30
    rich(s, rebel, 0)
    battles(s, 1, 1, 1, 12)
    say(s, {"do": "proscribe"}, 3)
    assert asked(s) == ("republic-ask-proscribe", 1)
    say(s, {"answer": "yes"})
    assert (s.over, s.winners, ENDINGS[s.ending]) == (True, [1], "rebel_battle")
