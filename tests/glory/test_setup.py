"""Setting up: hands, sites, the first leader, the first pool; the experts' start (G.setup)."""

import pytest

from aedilis.glory.definitions.cards import CARD_CODES
from aedilis.glory.state.table import GloryState
from aedilis.kernel.dice import stream
from aedilis.kernel.game import BadOption, IllegalMove
from aedilis.kernel.rule import rule
from tests.glory.table import GAME, Table, each_edition, names

SUGGESTING = ["es2011", "es2011-original"]
"""Editions that suggest three sites of each material in town for two seats."""

each_number = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def new(edition: str, seats: int, seed: str = "setup", **options: object) -> GloryState:
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return GAME.new({"edition": edition, **chosen}, seats, stream(seed, "game"))


def scripted(edition: str, seats: int, *cards: str, expert: bool = False) -> GloryState:
    """A game with these cards drawn, hands first."""
    dice = stream("scripted", "game")
    dice.script = [CARD_CODES[card] for card in cards]
    return GAME.new({"edition": edition, "expert": expert}, seats, dice)


def drawn(edition: str, seats: int, *first_cards: str) -> GloryState:
    """A game in which these cards are turned up to find the first leader."""
    hand = ["road", "market", "dock", "palisade"]
    return scripted(edition, seats, *hand * seats, *first_cards)


def experts(seats: int, *first_cards: str) -> GloryState:
    """An experts' game with equal hands; in it Circo comes before Empalizada, and Muelle last."""
    hand = ["road", "circus", "dock", "palisade", "latrine"]
    return scripted("es2011", seats, *hand * seats, *first_cards, expert=True)


@rule("G.setup.1-a")
@each_edition
@each_number
def test_camps_are_empty(edition: str, seats: int) -> None:
    s = new(edition, seats)
    assert len(s.camps) == seats
    for camp in s.camps:
        assert camp.influence == 2
        zones = [camp.clientele, camp.stockpile, camp.vault, camp.structures, camp.played]
        assert zones == [[], [], [], [], []]


@rule("G.setup.1-b", "G.components.6-a")
@pytest.mark.parametrize(("edition", "red"), [("es2011", False), ("es2011-original", True)])
def test_only_the_variant_plays_with_the_red_cards(edition: str, red: bool) -> None:
    rules = new(edition, 3).rules
    assert rules.circus_pair is red
    assert rules.circus_architect is not red
    assert rules.forum_needs_materials is not red


@rule("G.setup.2-a", "G.setup.2-b", "G.setup.2-c")
@each_edition
@each_number
def test_hands_of_four_cards_and_a_jack(edition: str, seats: int) -> None:
    s = new(edition, seats)
    assert [(len(camp.hand), camp.jacks) for camp in s.camps] == [(4, 1)] * seats
    assert s.jacks == 6 - seats
    assert GAME.check(s) == []
    # Shuffled: another seed deals other hands.
    assert [c.hand for c in s.camps] != [c.hand for c in new(edition, seats, "other").camps]


@rule("G.setup.2-a", "G.components.8-b")
@each_edition
def test_dealt_hands_are_secret(edition: str) -> None:
    s = new(edition, 3)
    assert GAME.view(s, 1).camps[1].hand == s.camps[1].hand
    assert [GAME.view(s, 0).camps[i].hand for i in (1, 2)] == [None, None]


@rule("G.setup.4-a", "G.setup.4-b", "G.setup.4-c")
@each_edition
@each_number
def test_as_many_sites_in_town_as_seats(edition: str, seats: int) -> None:
    s = new(edition, seats)
    sites = 3 if seats == 2 and edition in SUGGESTING else seats
    assert s.town == [sites] * 6
    assert s.outskirts == [6 - sites] * 6
    for seat in range(-1, seats):
        view = GAME.view(s, seat)
        assert (view.town, view.outskirts) == (s.town, s.outskirts)


@rule("G.setup.4-d")
@pytest.mark.parametrize("edition", SUGGESTING)
def test_two_seats_may_play_with_two_sites(edition: str) -> None:
    for sites in (2, 3):
        s = new(edition, 2, town_sites=sites)
        assert s.town == [sites] * 6
        assert s.outskirts == [6 - sites] * 6


@rule("G.setup.4-a", "G.setup.4-d")
@pytest.mark.parametrize(
    ("edition", "seats", "sites"),
    [
        ("es2011", 3, 4),
        ("es2011", 2, 4),
        ("es2011", 3, 2),
        ("it2011", 2, 3),
        ("fr2008", 2, 3),
        ("fr2008", 4, 3),
    ],
)
def test_no_other_number_of_sites(edition: str, seats: int, sites: int) -> None:
    with pytest.raises(BadOption, match="town-sites"):
        new(edition, seats, town_sites=sites)


@rule("G.setup.5-a", "G.setup.5-b", "G.setup.5-e")
@pytest.mark.parametrize(
    ("edition", "leader"),
    [
        ("fr2008", 0),  # Bath, School, Wall
        ("es2011", 1),  # Termas, Escuela, Muralla
        ("es2011-original", 1),
        ("it2011", 2),  # Terme, Scuola, Muro
    ],
)
def test_the_edition_s_alphabet_finds_the_leader(edition: str, leader: int) -> None:
    s = drawn(edition, 3, "bath", "school", "wall")
    assert s.leader == leader
    assert GAME.awaited(s) == [leader]
    assert names(s.pool) == ["bath", "school", "wall"]


@rule("G.setup.5-e")
def test_accents_do_not_count() -> None:
    # Ínsula stands before Jardín, and Jardín before Ludus Magna.
    assert drawn("es2011", 3, "garden", "ludus_magna", "insula").leader == 2


@rule("G.setup.5-c", "G.setup.5-d", "G.setup.6-a")
@each_edition
def test_only_the_tied_draw_again(edition: str) -> None:
    # Seats 0 and 2 tie and draw again. Seat 1 stays out of it, and the old cards no longer count.
    s = drawn(edition, 3, "academy", "villa", "academy", "wall", "atrium")
    assert s.leader == 2
    assert names(s.pool) == ["academy", "academy", "atrium", "villa", "wall"]


@rule("G.setup.5-c", "G.setup.6-a")
@each_edition
def test_ties_may_come_again(edition: str) -> None:
    s = drawn(edition, 3, *["academy"] * 3, *["archway"] * 3, "villa", "villa", "atrium")
    assert s.leader == 2
    assert len(s.pool) == 9


@rule("G.setup.5-c")
@each_edition
def test_a_tie_behind_the_first_does_not_matter(edition: str) -> None:
    s = drawn(edition, 3, "villa", "academy", "villa")
    assert s.leader == 1
    assert len(s.pool) == 3


@rule("G.setup.6-a", "G.setup.6-b")
@each_edition
@each_number
def test_the_first_pool_and_the_deck(edition: str, seats: int) -> None:
    s = new(edition, seats)
    assert len(s.pool) >= seats
    assert s.deck_size() == 144 - 4 * seats - len(s.pool)
    for seat in range(-1, seats):
        assert GAME.view(s, seat).pool == s.pool
        assert "deck" in GAME.view(s, seat).to_data()
        assert GAME.view(s, seat).deck == s.deck_size()


@rule("G.setup.6-b")
@each_edition
def test_the_deck_is_never_refilled(edition: str) -> None:
    t = Table(edition, 2).deck_only("road", "dock").pool("bar", "wall").lead(0)
    t.do(0, {"think": "refill"})
    assert t.s.over
    assert t.game.ending(t.s) == "deck"
    assert names(t[0].hand) == ["dock", "road"]
    assert (names(t.s.pool), t.s.deck_size()) == (["bar", "wall"], 0)


@rule("G.setup.7-a", "G.setup.7-b")
@pytest.mark.parametrize("edition", ["es2011", "es2011-original"])
def test_experts_choose_at_once_and_face_down(edition: str) -> None:
    s = new(edition, 3, expert=True)
    assert [(len(camp.hand), camp.jacks) for camp in s.camps] == [(5, 1)] * 3
    assert (s.pool, s.jacks) == ([], 3)
    # All are asked together, and answer in any order; nothing is shown before the last.
    assert GAME.awaited(s) == [0, 1, 2]
    before = GAME.view(s, 0).to_data()
    prompt = GAME.prompt(s, 2)
    assert prompt is not None
    GAME.apply(s, 2, prompt.choices([])[:1])
    assert GAME.awaited(s) == [0, 1]
    assert GAME.view(s, 0).to_data() == before | {"awaited": [0, 1]}


def reveal(s: GloryState, *chosen: str) -> GloryState:
    for seat, card in enumerate(chosen):
        GAME.apply(s, seat, GAME.parse(s, seat, {"reveal": card}))
    return s


@rule("G.setup.7-b", "G.setup.7-c", "G.setup.7-d")
def test_the_first_name_among_the_experts_cards_leads() -> None:
    s = reveal(experts(2), "dock", "palisade")
    assert s.leader == 1
    assert names(s.pool) == ["dock", "palisade"]
    assert [(len(camp.hand), camp.jacks) for camp in s.camps] == [(4, 1)] * 2
    assert GAME.awaited(s) == [1]
    assert GAME.check(s) == []


@rule("G.setup.7-c", "G.setup.7-d")
def test_experts_ties_are_broken_from_the_deck() -> None:
    s = reveal(experts(3, "villa", "academy"), "circus", "circus", "palisade")
    assert s.leader == 1
    assert names(s.pool) == ["academy", "circus", "circus", "palisade", "villa"]
    assert [len(camp.hand) for camp in s.camps] == [4, 4, 4]


@rule("G.setup.7-b")
def test_an_expert_reveals_a_card_of_the_hand() -> None:
    s = experts(2)
    with pytest.raises(IllegalMove) as refusal:
        GAME.parse(s, 0, {"reveal": "temple"})
    assert refusal.value.rule == "G.setup.7"
    with pytest.raises(IllegalMove):
        GAME.parse(s, 0, {"reveal": "jack"})


@rule("G.setup.7-a")
@pytest.mark.parametrize("edition", ["it2011", "fr2008"])
def test_other_editions_have_no_experts_start(edition: str) -> None:
    with pytest.raises(BadOption, match="expert"):
        new(edition, 3, expert=True)
