"""The picture of Glory to Rome: what a seat may know, nothing else, and every option is on it."""

from collections.abc import Iterator

import msgspec
import pytest

from aedilis.glory.definitions.cards import JACK, MATERIAL, VALUE
from aedilis.glory.definitions.editions import EDITIONS
from aedilis.glory.presentation.board.picture import GloryPicture, letters, picture
from aedilis.glory.presentation.board.refs import choice_refs, item_refs
from aedilis.glory.presentation.text import GloryText
from aedilis.glory.state import choices as m
from aedilis.glory.state.table import GloryState
from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import Form, Pick, Prompt
from aedilis.kernel.rule import rule
from aedilis.kernel.text import LANGUAGES
from tests.glory.random_play import GAME, VARIANTS, positions
from tests.glory.table import Table

NAMES = ["Livia", "Marcus", "Octavia", "Gracco", "Anna"]


def seen(state: GloryState, seat: int, language: str = "en") -> GloryPicture:
    text = GloryText(language, NAMES[: state.seats], seat, strict=True)
    return picture(text, GAME.view(state, seat))


def drawn(value: object) -> Iterator[str]:
    """All refs of a picture but those of materials, which are names and no things on the table."""
    if isinstance(value, dict):
        for name, part in value.items():
            if name == "ref" or name.endswith("_ref"):
                if not part.startswith("material:"):
                    yield part
            else:
                yield from drawn(part)
    elif isinstance(value, list):
        for part in value:
            yield from drawn(part)


@rule("G.components.8", "G.merchant.3")
@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_hidden_cards_change_nothing_in_a_picture(options: dict[str, object], seats: int) -> None:
    dice = stream("permute", "pictures")
    for state in positions(options, seats, "pictures", 7):
        for seat in range(-1, seats):
            other = GAME.determinize(state, seat, dice)
            assert msgspec.json.encode(seen(other, seat)) == msgspec.json.encode(seen(state, seat))


@rule("G.components.8")
def test_a_hand_is_in_no_picture_but_its_own() -> None:
    """The seat's hand is there by name, of the others only how many cards they hold."""
    for state in positions({"edition": "es2011"}, 3, "hands", 9):
        for seat in range(-1, 3):
            shown = seen(state, seat)
            own = state.camps[seat].hand if seat >= 0 else []
            jacks = state.camps[seat].jacks if seat >= 0 else 0
            held = [card.number for card in shown.hand for _ in range(card.count)]
            assert sorted(held) == sorted(own + [JACK] * jacks)
            assert [camp.hand for camp in shown.camps] == [c.hand_size() for c in state.camps]
            for camp, real in zip(shown.camps, state.camps, strict=True):
                assert camp.vault.count == len(real.vault)
                assert camp.vault.hidden + sum(p.count for p in camp.vault.known) == len(real.vault)
                if not state.over:
                    assert camp.vault.known == []


def fields(prompt: Prompt) -> Iterator[Prompt]:
    """The fields of a prompt that can be reached with one choice."""
    if not isinstance(prompt, Form):
        yield prompt
        return
    first = prompt.field([])
    assert first is not None
    yield first
    for code in first.choices([]):
        following = prompt.field([code])
        if following is not None:
            yield following


WITHOUT_THING = {m.STOP, m.ORDER}


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_every_option_is_on_the_table(options: dict[str, object]) -> None:
    """What an option or an item means is drawn, and only stopping and orders mean no thing."""
    for state in positions(options, 3, "options", 1):
        asked = GAME.asked(state)
        asides = [GAME.aside(state, seat) for seat in range(state.seats)]
        for prompt in [*asked, *(aside for aside in asides if aside is not None)]:
            view = GAME.view(state, prompt.seat)
            refs = set(drawn(msgspec.to_builtins(seen(state, prompt.seat))))
            for field in fields(prompt):
                if isinstance(field, Pick):
                    for item in field.items:
                        found = item_refs(item, view)
                        assert found, item
                        assert refs.issuperset(found)
                    continue
                for code in field.choices([]):
                    found = choice_refs(code, prompt, view)
                    assert bool(found) != (m.verb_of(code) in WITHOUT_THING), code
                    assert refs.issuperset(found), (code, found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_is_in_the_reader_s_language(language: str) -> None:
    text = GloryText(language, NAMES[:5], 2)
    last = None
    for state in positions({"edition": "fr2008"}, 5, "language", 11):
        shown = seen(state, 2, language)
        for card in shown.hand:
            assert card.name == text.card(card.number)
            assert card.value == (0 if card.number == JACK else VALUE[MATERIAL[card.number]])
        for camp in shown.camps:
            for structure in camp.structures:
                assert structure.name == text.card(structure.number)
                assert structure.effect
        assert [kind.role for kind in shown.kinds] == [text.role(role) for role in range(6)]
        assert len({kind.letter for kind in shown.kinds}) == 6
        last = shown
    assert last is not None
    assert last.end is not None
    assert last.end.scores[0].won
    assert not last.end.scores[-1].won
    assert last.end.statue == text.card(38)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_is_called_by_its_name(edition: str, language: str) -> None:
    shown = seen(next(iter(positions({"edition": edition}, 2, "named", 1))), 0, language)
    assert shown.edition == GloryText(language, NAMES[:2], 0).edition_name(edition)
    told = msgspec.json.encode(shown).decode()
    assert [one for one in EDITIONS if one in told] == []


def test_letters_differ_and_come_from_the_names() -> None:
    assert letters(["Rubble", "Wood", "Brick"]) == ["R", "W", "B"]
    assert letters(["Madera", "Mármol", "Bloc", "Béton"]) == ["M", "A", "B", "E"]


def test_a_camp_is_drawn_as_it_is() -> None:
    table = Table("it2011", 3).hand(0, "road", "wood", jacks=2).stockpile(1, "brick", "brick")
    table.build(0, "dock").begin(1, "statue", "brick", site="brick").vault(1, "marble")
    table.clientele(1, "merchant").pool("brick", "stone").lead(0)
    shown = seen(table.s, 0)
    mine, other, _ = shown.camps
    assert mine.mine
    assert not other.mine
    dock = mine.structures[0]
    assert (dock.complete, dock.active, dock.need) == (True, True, 1)
    statue = other.structures[0]
    assert (statue.site, statue.material, statue.materials, statue.need) == (2, 5, [2], 2)
    assert not statue.complete
    assert [(p.ref, p.count) for p in other.stock] == [("stock:1-2", 2)]
    assert [(p.ref, p.count, p.ready) for p in other.clients] == [("client:1-4", 1, 1)]
    assert (other.vault.count, other.vault.hidden, other.vault.known) == (1, 1, [])
    assert [card.ref for card in shown.hand][-1] == "card:jack"
    assert shown.hand[-1].count == 2
    assert [pile.count for pile in shown.pool] == [0, 0, 1, 0, 1, 0]
    assert shown.awaited == [0]


@rule("G.b.dock.1")
def test_buildings_that_matter_glow_for_the_seat_that_is_asked() -> None:
    table = Table("it2011", 3).hand(0, "road", "palisade").build(0, "dock").build(0, "market")
    table.build(2, "wall").pool("brick").lead(0)
    assert seen(table.s, 0).glow == []
    table.do(0, {"lead": "laborer", "with": ["road"]}).others_think()
    assert table.key() == "glory-ask-laborer"
    assert seen(table.s, 0).glow == ["structure:0-5"]
    assert seen(table.s, 1).glow == []
    assert seen(table.s, -1).glow == []


@rule("G.b.wall.1")
def test_an_opponent_s_protection_glows_when_rome_demands() -> None:
    table = Table("it2011", 3).hand(0, "atrium", "palisade").build(2, "wall").pool("brick").lead(0)
    table.do(0, {"lead": "legionary", "with": ["atrium"]}).others_think()
    assert table.key() == "glory-ask-legionary"
    assert seen(table.s, 0).glow == ["structure:2-23"]


def test_a_picture_survives_the_wire() -> None:
    for state in positions({"edition": "it2011"}, 2, "wire", 15):
        shown = seen(state, 1)
        raw = msgspec.json.encode(shown)
        assert msgspec.json.decode(raw, type=GloryPicture) == shown
