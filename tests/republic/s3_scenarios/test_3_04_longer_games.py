"""Games over several decks: the extended ones (3.04) and the alternate history (3.05)."""

import pytest

from aedilis.kernel.dice import DICE, stream
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import EARLY, FAMILY, LATE, MIDDLE, MIXED
from aedilis.republic.definitions.components import (
    ERA_ENDS,
    FAMILIES,
    SCENARIOS,
    WARS,
    card,
    cards_of,
    index_of,
)
from aedilis.republic.definitions.tables import random_event
from aedilis.republic.game import Republic
from aedilis.republic.phases.forum.drawing import draw
from aedilis.republic.phases.forum.events import roll_event
from aedilis.republic.rules.persons import in_play, of_faction
from aedilis.republic.setup.table import set_up
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import BARRACKS, HAND, LAW, OUT, POOL
from aedilis.republic.turn import change_era
from tests.republic.setup.combat import under
from tests.republic.setup.opening import told
from tests.republic.setup.revolution import declare, quiet, say, victor

GAME = Republic()


def begun(scenario: str, seats: int = 4) -> RepublicState:
    """A game at its first question."""
    return GAME.new({"scenario": scenario}, seats, stream("longer", scenario))


@rule("R 3.04.1-a", "R 3.04.1-b", "R 3.04.1-e", "R VII.extended-scenario-a")
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
    """R-3.04."""
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
    """R-3.04: the era of the Middle Republic from its first card on."""
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


@rule("R 3.05.1", "R VII.scenario-decks-b")
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


@rule("R 3.05.1-a", "R 3.05.1-b", "R 3.05.1-d", "R 3.05.1-e")
@pytest.mark.parametrize("seats", [3, 6])
def test_the_alternate_history_is_set_up_like_the_early_republic_from_all_cards(
    seats: int,
) -> None:
    """R-3.05b: Era Ends is one of the last 13."""
    borders: dict[int, set[int]] = {FAMILY: set(), HAND: set()}
    for seed in range(12):
        s = set_up(index_of("scenario", "alternate_history"), seats, stream(str(seed), "game"))
        assert (s.treasury, s.unrest, s.legions.count(BARRACKS)) == (100, 0, 4)
        assert (s.holdings, s.fleets) == ([None] * 15, [POOL] * 25)
        assert [WARS[front.war].id for front in s.fronts] == ["first_punic_war"]
        assert LAW not in s.zone
        assert [frame.kind() for frame in s.stack] == ["hands", "leaders"]
        for seat, faction in enumerate(s.factions):
            assert (len(list(of_faction(s, seat))), len(faction.hand)) == (3, 3)
            borders[HAND] |= {card(number).deck for number in faction.hand}
        dealt = [FAMILIES[one.family].card for _, one in in_play(s)]
        borders[FAMILY] |= {card(number).deck for number in dealt}
        above, low = s.layers
        assert (len(low), ERA_ENDS in low) == (13, True)
        assert len(above) == 158 - 6 * seats - 12
        # Nothing stays in the box.
        assert all(s.zone[number] != OUT for number in cards_of(MIXED))
    assert borders == {FAMILY: {EARLY, MIDDLE, LATE}, HAND: {EARLY, MIDDLE, LATE}}


@rule("R 3.05.1-c")
@pytest.mark.parametrize(
    ("turn", "era", "least"), [(7, EARLY, 5), (8, MIDDLE, 4), (15, MIDDLE, 4), (16, LATE, 3)]
)
def test_in_the_alternate_history_events_and_loyalty_change_in_years_eight_and_sixteen(
    turn: int, era: int, least: int
) -> None:
    s = quiet("alternate_history")
    for s.turn in range(1, turn + 1):
        change_era(s)
    slot = victor(s, "fabius", 6, 1)
    declare(s, 1, 2, 3, 4, 5, 6)
    say(s, {"do": "roll"})
    assert under(s, slot)[0] == 7 - least
    total = next(n for n in range(8, 14) if len({random_event(at, n) for at in range(3)}) == 3)
    s.dice.script, s.dice.queues = None, {DICE: [1, 6, total - 7]}
    roll_event(s, 0)
    assert told(s, "republic-event")[0]["event"] == random_event(era, total)
