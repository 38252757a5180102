"""The steps of setting up, one by one, in the three single scenarios (3.01 to 3.03)."""

from collections import Counter

import pytest

from aedilis.kernel.game import IllegalMove
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import EARLY, FAMILY, LATE, MIDDLE, STATESMAN
from aedilis.republic.definitions.components import (
    CHITS,
    CONCESSIONS,
    ERA_ENDS,
    FAMILIES,
    card,
    card_word,
    cards_of,
)
from aedilis.republic.definitions.named import ROME_CONSUL
from aedilis.republic.game import Republic
from aedilis.republic.phases.revolution.trade import GIVE, TRADE
from aedilis.republic.rules.chits import draw_chits
from aedilis.republic.rules.draw_deck import next_card
from aedilis.republic.rules.draws import CHITS as CHITS_QUEUE
from aedilis.republic.rules.persons import holder, in_play, of_faction, with_identity
from aedilis.republic.setup.table import first_consul
from aedilis.republic.state.choices import senator
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import (
    BARRACKS,
    DECK,
    HAND,
    LAW,
    OUT,
    PLAY,
    POOL,
    PRIOR_CONSUL,
    PROVINCE,
    REMOVED,
)
from aedilis.republic.view import RepublicView
from tests.republic.setup.opening import SCENARIO_IDS, fresh, play

GAME = Republic()
every_single_scenario = pytest.mark.parametrize("scenario", SCENARIO_IDS)
tables = pytest.mark.parametrize("seats", [3, 4, 5, 6])


def zone_of(s: RepublicState, numbers: list[int]) -> set[int]:
    return {s.zone[number] for number in numbers}


def families(s: RepublicState) -> set[int]:
    """The cards of the families that were dealt."""
    return {FAMILIES[one.family].card for _, one in in_play(s)}


def laid_aside(s: RepublicState) -> list[int]:
    """The Forum cards that came up while hands were dealt."""
    found: list[int] = []
    for event in s.log or []:
        if event.key == "republic-laid-aside":
            shown = event.params["cards"]
            assert isinstance(shown, list)
            found += shown
    return found


@rule("R 3.01.1-a", "R 3.02.1-a", "R 3.03.1-a", "R 3.01.3-b", "R 3.01.3-c", "R 3.01.5-b")
@every_single_scenario
@tables
def test_what_the_early_republic_sets_up_the_others_do_too(scenario: str, seats: int) -> None:
    s = fresh(scenario, seats)
    assert (s.treasury, s.unrest, s.fleets) == (100, 0, [POOL] * 25)
    assert [len(faction.hand) for faction in s.factions] == [3] * seats
    consul = s.senator(holder(s, ROME_CONSUL))
    assert consul.marks & PRIOR_CONSUL
    kinds = [frame.kind() for frame in s.stack]
    # Leaders are chosen first; where provinces are dealt their governors come next.
    assert kinds == ["hands", *["governors"] * (scenario != "early"), "leaders"]


@rule("R 3.01.2-b")
@every_single_scenario
@tables
def test_each_player_has_a_treasury_and_nothing_in_it(scenario: str, seats: int) -> None:
    s = fresh(scenario, seats)
    assert [faction.treasury for faction in s.factions] == [0] * seats


@rule("R 3.01.3-a", "R 1.05-fig-a-a")
def test_every_chit_is_in_the_cup() -> None:
    counts: Counter[int] = Counter()
    for seed in range(40):
        drawn = draw_chits(fresh("early", 3, str(seed)).dice, len(CHITS))
        # All but the two that say "Draw 2", which go back.
        assert len(drawn) == 34
        counts.update(drawn)
    assert counts == {0: 4 * 40, **dict.fromkeys(range(1, 31), 40)}


@rule("R 3.01.4-a", "R 3.01.4-h", "R 3.01.8-a")
@tables
def test_the_early_republic_begins_with_its_own_deck(seats: int) -> None:
    s = fresh("early", seats)
    assert zone_of(s, cards_of(EARLY)) == {DECK, HAND, PLAY}
    top = s.layers[0]
    assert {card(number).deck for number in top} == {EARLY}
    # What lies above the bottom is drawn first.
    while s.layers[0] is top and top:
        assert next_card(s) in cards_of(EARLY)
    assert len(s.layers[0]) == 13
    assert s.holdings == [None] * 15


@rule("R 3.02.2-a", "R 3.02.2-b", "R 3.02.2-d", "R 3.02.2-i")
@tables
def test_the_middle_republic_begins_with_its_own_deck_and_the_early_concessions(
    seats: int,
) -> None:
    s = fresh("middle", seats)
    assert s.fronts == []
    assert zone_of(s, cards_of(MIDDLE)) == {DECK, HAND, PLAY}
    in_play_already = {n for n in range(1, 161) if s.zone[n] == PLAY}
    assert in_play_already == families(s)
    concessions = [one.card for one in CONCESSIONS if one.card in cards_of(EARLY)]
    assert len(concessions) == 13
    assert zone_of(s, concessions) <= {DECK, HAND}
    top, bottom = s.layers
    assert len(top) == 85 - 7 * seats - 6
    assert {card(number).deck for number in top} <= {EARLY, MIDDLE}
    above = list(top)
    assert next_card(s) in above
    assert len(bottom) == 13


@rule("R 3.02.2-c")
@tables
def test_four_of_the_early_and_middle_families_are_dealt_to_each(seats: int) -> None:
    dealt = set()
    both = [n for n in [*cards_of(EARLY), *cards_of(MIDDLE)] if card(n).kind == FAMILY]
    assert len(both) == 25
    for seed in range(12):
        s = fresh("middle", seats, str(seed))
        assert [len(list(of_faction(s, seat))) for seat in range(seats)] == [4] * seats
        assert families(s) <= set(both)
        assert {s.zone[n] for n in both if n not in families(s)} == {DECK}
        told = RepublicView(s, -1, [], "").to_data()["senators"]
        assert isinstance(told, list)
        assert len(told) == 4 * seats
        dealt.add(frozenset(families(s)))
    assert len(dealt) > 6


@rule("R 3.02.2-e", "R 3.03.2-f")
@pytest.mark.parametrize(
    ("scenario", "decks"), [("middle", [EARLY]), ("late", [EARLY, MIDDLE])], ids=["middle", "late"]
)
def test_six_faction_cards_of_the_decks_before_come_in_unseen(
    scenario: str, decks: list[int]
) -> None:
    before = [n for deck in decks for n in cards_of(deck)]
    apart = {one.card for one in CONCESSIONS}
    added = set()
    for seed in range(12):
        s = fresh(scenario, 4, str(seed))
        there = [n for n in before if s.zone[n] in (DECK, HAND) and n not in apart]
        six = [n for n in there if card(n).kind != FAMILY]
        assert len(six) == 6
        assert all(card(n).faction and card(n).kind != STATESMAN for n in six)
        assert laid_aside(s) == [n for n in laid_aside(s) if n not in six]
        for event in s.log or []:
            # Whoever has drawn one knows it; nobody else has been told of any.
            cards = event.seen_by(-1).params.get("cards", [])
            assert isinstance(cards, list)
            assert not set(six) & set(cards)
        added.add(frozenset(six))
    assert len(added) > 6


@rule("R 3.02.2-f", "R 3.03.2-g")
@pytest.mark.parametrize("scenario", ["middle", "late"])
@tables
def test_forum_cards_that_come_up_for_a_hand_are_shown_and_go_back(
    scenario: str, seats: int
) -> None:
    shown = 0
    for seed in range(6):
        s = fresh(scenario, seats, str(seed))
        for seat, faction in enumerate(s.factions):
            assert len(faction.hand) == 3
            assert all(card(n).faction and s.zone[n] == HAND for n in faction.hand)
            other = RepublicView(s, (seat + 1) % seats, [], "").to_data()["factions"]
            assert isinstance(other, list)
            assert other[seat]["hand"] is None
        aside = laid_aside(s)
        shown += len(aside)
        assert all(s.zone[n] == DECK and not card(n).faction for n in aside)
        assert all(any(n in layer for layer in s.layers) for n in aside)
    assert shown > 0


@rule("R 3.02.2-g", "R 3.02.2-h")
def test_under_the_middle_deck_lie_six_of_it_six_of_the_late_one_and_era_ends() -> None:
    late = set()
    for seed in range(12):
        s = fresh("middle", 4, str(seed))
        bottom = s.layers[-1]
        following = frozenset(n for n in bottom if n in cards_of(LATE))
        own = [n for n in bottom if n not in following and n != ERA_ENDS]
        assert (len(following), len(own), bottom.count(ERA_ENDS)) == (6, 6, 1)
        assert {s.zone[n] for n in cards_of(LATE) if n not in following} == {OUT}
        kept = {n for n in cards_of(EARLY) if s.zone[n] != OUT}
        # Of the early deck there are but families, concessions and the six.
        assert len(kept) == 20 + 13 + 6
        late.add(following)
    assert len(late) > 6


@rule("R 3.03.2-a", "R 3.03.2-b", "R 3.03.2-e", "R 3.03.2-j", "R 3.03.2-h")
@tables
def test_the_late_republic_begins_with_its_own_deck_and_the_early_concessions(seats: int) -> None:
    s = fresh("late", seats)
    assert s.fronts == []
    assert zone_of(s, cards_of(LATE)) == {DECK, HAND, PLAY}
    assert {n for n in range(1, 161) if s.zone[n] == PLAY} == families(s)
    concessions = [one.card for one in CONCESSIONS if one.card in cards_of(EARLY)]
    assert zone_of(s, concessions) <= {DECK, HAND}
    top, bottom = s.layers
    # Ten cards and Era Ends lie under the others.
    assert (len(bottom), bottom.count(ERA_ENDS)) == (11, 1)
    assert len(top) == 93 - 8 * seats - 10
    above = list(top)
    assert next_card(s) in above


@rule("R 3.03.2-d")
@tables
def test_five_of_all_the_families_are_dealt_to_each(seats: int) -> None:
    dealt = set()
    for seed in range(12):
        s = fresh("late", seats, str(seed))
        assert [len(list(of_faction(s, seat))) for seat in range(seats)] == [5] * seats
        others = {one.card for one in FAMILIES} - families(s)
        assert len(others) == 30 - 5 * seats
        assert {s.zone[n] for n in others} <= {DECK}
        dealt.add(tuple(one.faction for _, one in sorted(in_play(s))))
    assert len(dealt) > 6


@rule("R 3.03.2-i")
def test_the_early_and_middle_decks_stay_in_the_box() -> None:
    s = fresh("late", 4)
    apart = {one.card for one in FAMILIES} | {one.card for one in CONCESSIONS}
    others = [n for n in [*cards_of(EARLY), *cards_of(MIDDLE)] if n not in apart]
    found = Counter(s.zone[n] for n in others)
    # Six of them came in by chance, and the laws of the middle deck are in force or gone.
    assert found[DECK] + found[HAND] == 6
    assert (found[LAW], found[REMOVED]) == (3, 2)
    assert set(found) <= {OUT, DECK, HAND, LAW, REMOVED}


@rule("R 3.01.6-a", "R 3.01.6-b", "R 3.01.6-c", "R 3.01.6-d")
def test_chits_of_absent_senators_are_set_aside_until_one_names_the_consul() -> None:
    s = fresh("early", 3)
    before = holder(s, ROME_CONSUL)
    s.senator(before).offices = s.senator(before).marks = 0
    absent = [chit for chit in range(1, 31) if not with_identity(s, chit)][:3]
    slot = next(slot for slot, _ in in_play(s) if slot != before)
    had = s.senator(slot).influence
    s.dice.queues = {CHITS_QUEUE: [*absent, 0, FAMILIES[s.senator(slot).family].number]}
    assert first_consul(s) == slot
    one = s.senator(slot)
    assert (holder(s, ROME_CONSUL), one.marks, one.influence) == (slot, PRIOR_CONSUL, had + 5)
    # He is so in the first year until Consuls are elected, and the cup is full again.
    assert sorted(draw_chits(s.dice, len(CHITS))) == sorted(chit for chit in CHITS if chit >= 0)


@rule("R 3.01.5-a", "R 3.02.3-a", "R 3.03.3-a")
@pytest.mark.parametrize(("scenario", "legions"), [("early", 4), ("middle", 6), ("late", 8)])
def test_the_legions_of_the_start_are_in_rome(scenario: str, legions: int) -> None:
    s = fresh(scenario)
    assert s.legions == [BARRACKS] * legions + [POOL] * (25 - legions)


@rule("R 3.02.4-b", "R 3.03.4-d")
@pytest.mark.parametrize("scenario", ["middle", "late"])
@pytest.mark.parametrize("term", [1, 2, 3])
def test_each_chooses_the_governor_and_his_term(scenario: str, term: int) -> None:
    s = play(fresh(scenario, 4), until="governors")
    while s.stack and s.stack[-1].kind() == "governors":
        frame = s.stack[-1]
        prompt = frame.asks(s)[0]
        choices = prompt.choices([])
        assert {s.senator(senator(one)).faction for one in choices} == {prompt.seat}
        assert prompt.choices([choices[-1]]) == [1, 2, 3]
        frame.answer(s, prompt.seat, [choices[-1], term])
        sent = s.senator(senator(choices[-1]))
        holding = s.holdings[sent.at]
        assert (sent.place, holding and holding.term) == (PROVINCE, term)
        frame.advance(s)


@rule("R 3.01.9-b")
def test_no_card_changes_hands_while_the_game_is_set_up() -> None:
    for kind in ("leaders", "hands"):
        s = play(fresh("early", 3), until=kind)
        prompt = s.stack[-1].asks(s)[0]
        given = [card_word(s.factions[prompt.seat].hand[0])]
        for verb in ("give", "trade"):
            with pytest.raises(IllegalMove):
                GAME.parse(
                    s, prompt.seat, {"do": verb, "to": (prompt.seat + 1) % 3, "cards": given}
                )
        for seat in range(3):
            aside = GAME.aside(s, seat)
            assert aside is None or not {GIVE, TRADE} & set(aside.choices([]))
