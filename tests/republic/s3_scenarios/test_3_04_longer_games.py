"""Games over several decks: the extended ones (3.04) and the alternate history (3.05)."""

import pytest

from aedilis.kernel.dice import stream
from aedilis.kernel.rule import rule
from aedilis.republic.components import ERA_ENDS, SCENARIOS, card, cards_of
from aedilis.republic.definitions.codes import EARLY, LATE, MIDDLE, MIXED
from aedilis.republic.game import Republic
from aedilis.republic.phases.forum.drawing import draw
from aedilis.republic.state import RepublicState
from aedilis.republic.turn import change_era

GAME = Republic()


def begun(scenario: str, seats: int = 4) -> RepublicState:
    """A game at its first question."""
    return GAME.new({"scenario": scenario}, seats, stream("longer", scenario))


@rule("R 3.04.1-a", "R VII.extended-scenario", "R 3.04.1-b", "R 3.04.1-e")
@pytest.mark.parametrize(
    ("scenario", "decks", "own", "others"),
    [
        ("early-middle", [EARLY, MIDDLE], 6, 6),
        ("middle-late", [MIDDLE, LATE], 10, 0),
        ("early-late", [EARLY, MIDDLE, LATE], 10, 0),
    ],
)
def test_the_decks_follow_each_other_and_era_ends_lies_under_the_last(
    scenario: str, decks: list[int], own: int, others: int
) -> None:
    s = begun(scenario)
    assert len(s.layers) == len(decks) + 1
    for deck, layer in zip(decks[1:], s.layers[1:-1], strict=True):
        assert {card(number).deck for number in layer} == {deck}
    last = set(s.layers[-1])
    assert ERA_ENDS in last
    assert len(last) == own + others + 1
    assert sum(1 for n in last if n != ERA_ENDS and card(n).deck == decks[-1]) == own
    # Later decks are put in as they are, concessions and families too.
    late = [n for layer in s.layers[1:] for n in layer if card(n).deck == decks[-1]]
    assert sorted(late) == sorted(cards_of(decks[-1]))


@rule("R 3.04.1-c", "R 3.04.1-d")
def test_the_first_card_of_a_new_deck_begins_its_era() -> None:
    s = begun("early-middle")
    assert s.era == EARLY
    s.layers = [[n for n in s.layers[1] if card(n).faction][:2]]
    draw(s, 0)
    assert s.era == MIDDLE
    # What lies beside Era Ends out of a deck that is not played changes nothing.
    s.layers = [[n for n in cards_of(LATE) if card(n).faction][:1]]
    draw(s, 1)
    assert s.era == MIDDLE


@rule("R 3.04.1-d")
def test_in_a_single_scenario_the_era_stays() -> None:
    """R-3.04b."""
    s = begun("early")
    s.layers = [[n for n in cards_of(MIDDLE) if card(n).faction][:1]]
    draw(s, 0)
    assert s.era == EARLY


@rule("R 3.05.1", "R VII.scenario-decks")
def test_the_alternate_history_mixes_all_decks_and_changes_eras_by_turn() -> None:
    """R-3.05."""
    s = begun("alternate", 5)
    assert SCENARIOS[s.scenario].decks == (MIXED,)
    assert len(s.layers[-1]) == 13
    assert ERA_ENDS in s.layers[-1]
    eras = {card(n).deck for layer in s.layers for n in layer if n != ERA_ENDS}
    assert eras == {EARLY, MIDDLE, LATE}
    seen = []
    for turn in range(1, 18):
        s.turn = turn
        change_era(s)
        seen.append(s.era)
    assert seen == [EARLY] * 7 + [MIDDLE] * 8 + [LATE] * 2
