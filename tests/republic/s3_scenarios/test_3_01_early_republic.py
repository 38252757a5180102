"""The Early Republic's set-up (3.01), and what the other scenarios share with it."""

import pytest

from aedilis.kernel.dice import stream
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import CONCESSION, FAMILY, NONE, STATESMAN
from aedilis.republic.definitions.components import (
    CHITS,
    CONCESSIONS,
    ERA_ENDS,
    FAMILIES,
    STATESMEN,
    WARS,
    card,
    cards_of,
    index_of,
)
from aedilis.republic.rules.persons import hrao, in_play, of_faction, with_identity
from aedilis.republic.setup.opening import playable
from aedilis.republic.state.choices import CARD, SENATOR, STOP, code, senator, senators
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import (
    BARRACKS,
    DECK,
    HAND,
    INACTIVE,
    OUT,
    PLAY,
    POOL,
    PRIOR_CONSUL,
    ROME,
)
from tests.republic.setup.opening import SCENARIO_IDS, fresh, into_hand, opened, play

every_table = pytest.mark.parametrize(
    ("scenario", "seats"), [(one, seats) for one in SCENARIO_IDS for seats in (3, 4, 5, 6)]
)


@every_table
def test_every_opening_is_sound_to_its_end(scenario: str, seats: int) -> None:
    for seed in range(12):
        s = fresh(scenario, seats, str(seed))
        play(s, stream(str(seed), "moves"))
        assert [f.leader != NONE for f in s.factions] == [True] * seats


@rule(
    "R 3.01.3",
    "R 3.01.5",
    "R 3.01.8",
    "R 3.01.1",
    "R 3.00",
    "R 3.01.3-b",
    "R 3.01.3-c",
    "R 3.01.5-a",
    "R 3.01.5-b",
    "R 3.01.8-a",
)
def test_the_state_begins_with_money_legions_and_no_province() -> None:
    s = fresh("early")
    assert (s.treasury, s.unrest) == (100, 0)
    assert s.legions == [BARRACKS] * 4 + [POOL] * 21
    assert s.fleets == [POOL] * 25
    assert s.holdings == [None] * 15
    assert len(CHITS) == 36


@rule("R 3.01.4-b")
def test_the_first_punic_war_waits_in_the_forum() -> None:
    s = fresh("early")
    assert [(WARS[f.war].id, f.status) for f in s.fronts] == [("first_punic_war", INACTIVE)]


@rule("R 3.01.4-c", "R 3.01.2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_each_faction_is_dealt_three_families(seats: int) -> None:
    s = fresh("early", seats)
    for seat in range(seats):
        members = [one for _, one in of_faction(s, seat)]
        assert len(members) == 3
        assert all(one.statesman == NONE and one.place == ROME for one in members)
    dealt = {one.family for _, one in in_play(s)}
    assert all(FAMILIES[one].card in cards_of(0) for one in dealt)
    left = [number for layer in s.layers for number in layer if card(number).kind == FAMILY]
    early = [number for number in left if number in cards_of(0)]
    assert len(early) + len(dealt) == 20


@rule("R 3.01.4-d", "R 1.07.3")
def test_hands_hold_three_faction_cards_and_others_go_back() -> None:
    for seed in range(8):
        s = fresh("early", 6, str(seed))
        for faction in s.factions:
            assert len(faction.hand) == 3
            assert all(card(number).faction for number in faction.hand)
            assert all(s.zone[number] == HAND for number in faction.hand)
        aside = [e for e in s.log or [] if e.key == "republic-laid-aside"]
        for event in aside:
            shown = event.params["cards"]
            assert isinstance(shown, list)
            assert all(s.zone[number] == DECK and not card(number).faction for number in shown)


@rule("R 3.01.4-e", "R 3.01.4-g", "R V.1-b")
@pytest.mark.parametrize("seats", [3, 6])
def test_era_ends_lies_among_the_last_thirteen(seats: int) -> None:
    """R-3.01.4."""
    s = fresh("early", seats)
    top, bottom = s.layers
    assert len(bottom) == 13
    assert ERA_ENDS in bottom
    assert sum(number in cards_of(1) for number in bottom) == 6
    assert sum(number in cards_of(0) for number in bottom) == 6
    # 64 white cards and the war in the Forum: 63 less families and hands dealt, and six below.
    assert len(top) == 63 - 6 * seats - 6
    assert all(number in cards_of(0) for number in top)


@rule("R 3.01.4-f", "R VII.scenario-decks-a")
def test_the_other_decks_stay_in_the_box() -> None:
    s = fresh("early")
    low = s.layers[-1]
    for number in [*cards_of(1), *cards_of(2)]:
        assert s.zone[number] == (DECK if number in low else OUT)


@rule("R 3.01.6", "R 3.01.6-c", "R V.9-a", "R VII.consuls-d")
def test_a_chit_names_the_first_consul() -> None:
    """R-3.01.6: he has the marker, and 5 influence more."""
    named = set()
    for seed in range(30):
        s = fresh("early", 5, str(seed))
        holders = [(slot, one) for slot, one in in_play(s) if one.offices]
        assert len(holders) == 1
        slot, consul = holders[0]
        assert consul.offices == 1 << index_of("office", "rome_consul")
        assert consul.marks == PRIOR_CONSUL
        assert consul.influence == FAMILIES[consul.family].influence + 5
        assert hrao(s) == slot
        named.add(slot)
    assert len(named) > 8


@rule("R 3.01.7", "R 1.04.2", "R 3.01.7-a")
def test_leaders_are_named_clockwise_from_the_consuls_faction() -> None:
    s = fresh("early", 4)
    first = s.senator(hrao(s)).faction
    asked = []
    while s.stack[-1].kind() == "leaders":
        frame = s.stack[-1]
        if frame.advance(s):
            continue
        prompt = frame.asks(s)[0]
        asked.append(prompt.seat)
        members = senators("senator", [slot for slot, _ in of_faction(s, prompt.seat)])
        assert prompt.choices([]) == members
        frame.answer(s, prompt.seat, [members[1]])
        assert s.factions[prompt.seat].leader == senator(members[1])
    assert asked == [(first + i) % 4 for i in range(4)]


def hold(s: RepublicState, seat: int, card_id: str, kind: str) -> int:
    """Put a card of the deck, or of anywhere, into a hand for a test."""
    index = index_of(kind, card_id)
    number = (STATESMEN if kind == "statesman" else CONCESSIONS)[index].card
    into_hand(s, seat, number)
    return number


@rule("R 3.01.9", "R 1.07.32", "R VII.initial-faction-phase-a")
def test_concessions_and_statesmen_may_be_played_as_many_as_one_likes() -> None:
    s = play(fresh("early", 3), until="hands")
    frame = s.stack[-1]
    seat = frame.asks(s)[0].seat
    grain = hold(s, seat, "sicilian_grain", "concession")
    fees = hold(s, seat, "harbor_fees", "concession")
    slot = of_faction(s, seat)[0][0]
    for number in (grain, fees):
        move = [code("card", CARD, number), code("to", SENATOR, slot)]
        assert frame.asks(s)[0].accepts(move)
        frame.answer(s, seat, move)
        assert s.zone[number] == PLAY
        assert s.owner[card(number).index] == slot
        assert frame.asks(s)[0].seat == seat
    frame.answer(s, seat, [STOP])
    assert frame.asks(s)[0].seat == (seat + 1) % 3


@rule("R 3.01.9-a")
def test_nothing_else_may_be_played_at_the_start() -> None:
    for seed in range(6):
        s = play(fresh("early", 6, str(seed)), until="hands")
        for seat, faction in enumerate(s.factions):
            kinds = {card(number).kind for number in playable(s, seat)}
            assert kinds <= {CONCESSION, STATESMAN}
            missed = set(faction.hand) - set(playable(s, seat))
            # Without a land bill the Land Commissioner has to wait.
            waits = CONCESSIONS[index_of("concession", "land_commissioner")].card
            assert {n for n in missed if card(n).kind == CONCESSION} <= {waits}


@rule("R 1.04.9")
def test_only_the_dealt_seat_hears_which_cards() -> None:
    s = fresh("early")
    dealt = [event for event in s.log or [] if event.key == "republic-hand"]
    assert [event.seat for event in dealt] == list(range(5))
    for event in dealt:
        for viewer in range(-1, 5):
            seen = event.seen_by(viewer)
            assert ("cards" in seen.params) == (viewer == event.seat)
            assert seen.params["count"] == 3


@rule("R 1.09.11")
def test_without_an_officer_in_rome_influence_ranks_then_oratory_then_id() -> None:
    s = opened("early", 3)
    for _, one in in_play(s):
        one.offices = 0
        one.influence = 2
    best = max(
        (FAMILIES[one.family].oratory, -one.family) for _, one in in_play(s) if one.faction != NONE
    )
    assert hrao(s) == -best[1]
    other = next(slot for slot, _ in in_play(s) if slot != hrao(s))
    s.senator(other).influence = 3
    assert hrao(s) == other
    assert with_identity(s, other + 1) == [other]
