"""A table of one or two people: five factions, guidelines, places and the first Consul (4.00 to
4.01.2).
"""

import pytest

from aedilis.kernel.dice import stream
from aedilis.kernel.game import BadOption
from aedilis.kernel.languages import LANGUAGES
from aedilis.kernel.prompt import Choose, walk
from aedilis.kernel.rule import rule
from aedilis.republic import Republic
from aedilis.republic.check.table import check
from aedilis.republic.definitions.codes import CONCESSION, NONE
from aedilis.republic.definitions.components import (
    CARD_IDS,
    FAMILIES,
    NEUTRALS,
    SCENARIOS,
    card,
    index_of,
)
from aedilis.republic.definitions.named import (
    CONSERVATIVES,
    IMPERIALS,
    PLUTOCRATS,
    POPULISTS,
    ROME_CONSUL,
)
from aedilis.republic.neutrals.deciding import answered, put_to_players
from aedilis.republic.phases.forum.foes import EnemyLeaderFrame
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.rules.persons import holder, of_faction, votes
from aedilis.republic.setup.neutrals import first_consul_of_neutrals, give_guidelines
from aedilis.republic.setup.opening import GovernorsFrame
from aedilis.republic.setup.table import deal_families, set_up
from aedilis.republic.state.saving import to_data
from aedilis.republic.state.table import Holding, RepublicState
from aedilis.republic.state.zones import PRIOR_CONSUL
from aedilis.republic.turn import begin_year
from aedilis.republic.view import UNKNOWN, masked
from tests.republic.setup.neutrals import (
    CONSERVATIVE,
    IMPERIAL,
    PLUTOCRAT,
    POPULIST,
    bare,
    chest,
    member,
    throws,
)

GAME = Republic()


def card_of(name: str) -> int:
    return CARD_IDS[name][0]


def begun(seats: int, seed: int = 1, scenario: str = "early") -> RepublicState:
    options = GAME.options({"scenario": scenario}, seats)
    return GAME.new(options, seats, stream(str(seed), "game"), [])


@rule("R 4.00-b", "R 4.01.1-a", "R 4.01.1-b", "R 4.01.1-c")
@pytest.mark.parametrize("scenario", ["early", "middle", "late"])
@pytest.mark.parametrize("seats", [1, 2])
def test_there_are_five_factions(seats: int, scenario: str) -> None:
    s = begun(seats, scenario=scenario)
    assert len(s.factions) == 5
    assert s.neutrals is not None
    assert sorted(s.neutrals.order) == [0, 1, 2, 3, 4]
    assert check(s) == []


@rule("R 4.00-a", "R 4.01.1-e")
@pytest.mark.parametrize("seats", [3, 5, 6])
def test_more_people_have_no_neutrals(seats: int) -> None:
    s = begun(seats)
    assert len(s.factions) == seats
    assert s.neutrals is None
    assert "neutrals" not in to_data(s)


@rule("R 4.01.1-a", "R 4.01.1-f")
@pytest.mark.parametrize("scenario", ["early-middle", "early-late", "alternate"])
def test_only_basic_scenarios(scenario: str) -> None:
    with pytest.raises(BadOption, match="seats"):
        GAME.options({"scenario": scenario}, 2)


@rule("R 4.01.1")
def test_places_are_drawn_by_lot() -> None:
    orders = {tuple(begun(2, seed).neutrals.order) for seed in range(12)}  # type: ignore[union-attr]
    assert len(orders) > 3


@rule("R 4.01.2-e")
@pytest.mark.parametrize("seed", range(6))
def test_extra_senators(seed: int) -> None:
    s = begun(1, seed)
    sizes = {
        faction: sum(1 for _, one in of_faction(s, faction) if one.family >= 0)
        for faction in range(5)
    }
    assert sizes == {0: 3, 1: 3, 2: 3, 3: 5, 4: 4}
    assert (IMPERIALS, POPULISTS) == (0, 3)


@rule("R 4.01.2-c", "R 4.01.2-d")
@pytest.mark.parametrize("seed", range(6))
def test_two_players_have_no_populists(seed: int) -> None:
    """R-4.01.2: three Neutrals, the extra senators with the last of them."""
    s = begun(2, seed)
    assert [len([1 for _, one in of_faction(s, n) if one.family >= 0]) for n in range(5)] == [
        3, 3, 3, 3, 5,
    ]  # fmt: skip
    assert 2 + CONSERVATIVES == 4


@rule("R 4.01.2-f")
@pytest.mark.parametrize("seed", range(6))
def test_the_first_consul_is_a_plutocrat(seed: int) -> None:
    s = begun(1, seed)
    consul = s.senator(holder(s, ROME_CONSUL))
    assert consul.faction == s.seats + PLUTOCRATS
    assert consul.marks & PRIOR_CONSUL
    assert consul.influence >= 5


@rule("R 4.01.2-a", "R 4.01.2-b", "R 4.01.2-h")
@pytest.mark.parametrize("seed", range(8))
def test_each_guideline_goes_to_the_families_that_fit_it(seed: int) -> None:
    """R-4.01.2: by the families as they are dealt, before any statesman."""
    s = RepublicState(0, 1, stream(str(seed), "game"))
    families = deal_families(s, SCENARIOS[0])
    before = [[one.family for _, one in of_faction(s, pack)] for pack in range(5)]
    ratings = {
        tuple(pack): (
            sum(FAMILIES[one].military for one in pack),
            sum(FAMILIES[one].influence for one in pack),
        )
        for pack in before
    }
    give_guidelines(s, families)
    packs = [tuple(one.family for _, one in of_faction(s, n))[:5] for n in range(5)]
    kept = [next(p for p in ratings if set(p) <= set(pack)) for pack in packs]
    assert kept[0] == tuple(before[0])
    assert ratings[kept[1]][0] == max(ratings[pack][0] for pack in kept[1:])
    assert ratings[kept[2]][1] == max(ratings[pack][1] for pack in kept[2:])
    assert ratings[kept[3]][1] == min(ratings[pack][1] for pack in kept[3:])


@rule("R 4.01.2-g")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_neutral_is_called_by_its_guideline(language: str) -> None:
    text = RepublicText(language, ["Livia"], 0, strict=True)
    names = [text.seat(seat) for seat in range(5)]
    assert names[0] == "Livia"
    assert len(set(names)) == 5
    assert RepublicText(language, ["Livia", "Marcus"], 0).seat(2) == names[1]


@rule("R VII.dominant-player-a", "R VII.neutral-player-a")
@rule("R 4.02.2-b", "R 4.02.2-c", "R 4.02.2-d")
def test_the_dominant_player_decides() -> None:
    s = begun(2)
    assert s.neutrals is not None
    s.neutrals.dominant = 1
    prompt = Choose(3, "republic-ask-catiline", "R 1.07.37", [1])
    put_to_players(s, [prompt])
    assert (prompt.seat, prompt.of) == (1, 3)


@rule("R 4.01.1-d")
def test_what_neutrals_hold_lies_open() -> None:
    s = begun(2)
    for faction in s.factions[2:]:
        faction.treasury = 7
    seen = masked(s, 0)
    assert [faction.treasury for faction in seen.factions[1:]] == [UNKNOWN, 7, 7, 7]
    assert [faction.hand for faction in seen.factions[2:]] == [
        faction.hand for faction in s.factions[2:]
    ]
    assert set(seen.factions[1].hand) <= {0}


@rule("R 4.01.1-c", "R 4.02.2-a")
def test_nobody_but_people_is_asked() -> None:
    s = begun(1)
    assert [prompt.seat for prompt in GAME.asked(s)] == [0]


@rule("R 4.01.4-a", "R 4.01.4-b")
def test_everybody_is_dealt_three_cards() -> None:
    s = set_up(0, 2, stream("1", "game"))
    assert [len(faction.hand) for faction in s.factions] == [3] * 5


@rule("R 4.01.4-c", "R 4.01.4-d", "R 4.02.1-a", "R 4.02.1-b")
@pytest.mark.parametrize("seed", range(6))
def test_neutrals_choose_leaders_and_play_what_they_can(seed: int) -> None:
    s = begun(1, seed)
    while s.turn == 0:
        prompt = GAME.asked(s)[0]
        GAME.apply(s, prompt.seat, walk(prompt, s.dice.clone()))
    for faction in range(1, 5):
        assert s.factions[faction].leader != NONE
        kinds = {card(number).kind for number in s.factions[faction].hand}
        assert CONCESSION not in kinds or card_of("land_commissioner") in s.factions[faction].hand


@rule("R 4.01.2-f", "R 4.01.4-a")
@pytest.mark.parametrize("scenario", ["middle", "late"])
def test_neutral_governors_have_the_terms_of_their_guideline(scenario: str) -> None:
    s = begun(1, 3, scenario)
    while s.turn == 0:
        prompt = GAME.asked(s)[0]
        GAME.apply(s, prompt.seat, walk(prompt, s.dice.clone()))
        terms = {
            s.senator(holding.governor).faction: holding.term
            for holding in s.holdings
            if holding is not None and holding.governor != NONE and s.turn == 0
        }
        for faction, term in terms.items():
            if faction > 0:
                assert term == NEUTRALS[faction - 1].first_term


@rule("R 4.01.2-f", "R 1.04.8")
@pytest.mark.parametrize(("dice", "chosen"), [((1, 1, 6, 6), 1), ((6, 6, 1, 1), 0)])
def test_equal_plutocrats_throw_for_the_first_consul(dice: tuple[int, ...], chosen: int) -> None:
    """R-4.01.2b: at 5 and 5 two dice each; then he has 5 more, and the marker."""
    s = bare()
    slots = [member(s, PLUTOCRAT, name, 5) for name in ("fabius", "valerius")]
    member(s, PLUTOCRAT, "julius", 4)
    member(s, IMPERIAL, "cornelius", 9)
    throws(s, *dice)
    assert first_consul_of_neutrals(s) == slots[chosen]
    assert [s.senator(slot).influence for slot in slots] == [5 + 5 * (n == chosen) for n in (0, 1)]
    assert s.senator(slots[chosen]).marks & PRIOR_CONSUL


@rule("R 3.02.4", "R 4.05.415")
@pytest.mark.parametrize(
    ("faction", "term"), [(IMPERIAL, 3), (PLUTOCRAT, 1), (CONSERVATIVE, 1), (POPULIST, 2)]
)
def test_who_has_fewest_votes_governs_a_province_dealt(faction: int, term: int) -> None:
    """R-4.01.2c: the Imperials' governor has three turns; the first Consul stays in Rome."""
    s = bare(scenario="middle")
    consul, many, few, fewest = (
        member(s, faction, name, influence)
        for name, influence in (("furius", 1), ("cornelius", 1), ("manlius", 9), ("aemilius", 2))
    )
    for slot, count in ((consul, 5), (many, 8), (few, 6), (fewest, 6)):
        s.senator(slot).knights = count - votes(s.senator(slot))
    s.senator(consul).offices |= 1 << ROME_CONSUL
    s.holdings[0] = Holding(False, NONE, 0)
    s.stack.append(GovernorsFrame([faction, 0]))
    assert answered(s, s.stack[-1].asks(s))
    holding = s.holdings[0]
    assert holding is not None
    assert (holding.governor, holding.term) == (fewest, term)


def unequal(first: int, second: int) -> RepublicState:
    """Two players with so many votes in Rome, before the first year, and a Neutral with more."""
    s = bare(2)
    s.turn = 0
    for seat, (name, count) in enumerate((("valerius", first), ("julius", second))):
        one = s.senator(member(s, seat, name))
        one.knights = count - votes(one)
    s.senator(member(s, 2, "cornelius")).knights = 20
    return s


@rule("R 4.02.2-d", "R VII.dominant-player")
@pytest.mark.parametrize(
    ("seats", "purse", "dice", "dominant"),
    [
        ((7, 6), 9, (), 0),
        ((6, 7), 0, (), 1),
        ((7, 7), 1, (), 1),
        ((7, 7), 0, (2, 2, 5, 5), 1),
        ((7, 7), 0, (5, 5, 2, 2), 0),
    ],
)
def test_before_any_coalition_the_player_with_more_votes_decides(
    seats: tuple[int, int], purse: int, dice: tuple[int, ...], dominant: int
) -> None:
    """R-4.02.2: then the one with more money, then lots."""
    s = unequal(*seats)
    chest(s, 1, purse)
    throws(s, *dice)
    begin_year(s)
    assert s.neutrals is not None
    assert s.neutrals.dominant == dominant
    assert [one.seat for one in s.log or [] if one.key == "republic-dominant"] == [dominant]
    # In later years a coalition has decided it.
    s.senator(next(slot for slot, _ in of_faction(s, 1 - dominant))).knights += 9
    begin_year(s)
    assert s.neutrals.dominant == dominant


@rule("R 4.02.2-a", "R 4.02.2-d", "R 1.07.21")
@pytest.mark.parametrize("dominant", [0, 1])
def test_the_dominant_player_chooses_for_a_neutral_official(dominant: int) -> None:
    """R-4.05.1b: an enemy leader dies while a Neutral's man is highest in Rome."""
    s = bare(2)
    for faction, name in enumerate(("valerius", "julius", "cornelius")):
        member(s, faction, name)
    official = next(slot for slot, _ in of_faction(s, 2))
    s.senator(official).offices |= 1 << ROME_CONSUL
    s.leaders = [index_of("leader", name) for name in ("hannibal", "antiochus")]
    assert s.neutrals is not None
    s.neutrals.dominant = dominant
    s.stack.append(EnemyLeaderFrame())
    assert not answered(s, s.stack[-1].asks(s))
    prompts = s.stack[-1].asks(s)
    put_to_players(s, prompts)
    assert [(one.seat, one.of) for one in prompts] == [(dominant, 2)]


@rule("R 4.01.1", "R 1.04.3")
def test_neutrals_make_no_agreements() -> None:
    """R-4.01.1: neither who promises nor to whom can be one of them."""
    s = bare(2)
    for faction, name in enumerate(("valerius", "julius", "cornelius", "fabius", "claudius")):
        member(s, faction, name)
    assert s.players() == [0, 1]
