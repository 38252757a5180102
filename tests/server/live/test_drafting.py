"""Offering an agreement row by row, over the wire: what is offered to choose is legal in whatever
order it is said, rows that are not whole are no hindrance, templates and offers turned round fit.
"""

from typing import Any

import pytest

from aedilis.bots.registry import make_player
from aedilis.games import GAMES
from aedilis.kernel.dice import Dice, stream
from aedilis.kernel.prompt import Prompt
from aedilis.kernel.text import LANGUAGES
from aedilis.republic.deals.offers import OFFER
from aedilis.republic.state.choices import CARD, SEAT, thing, verb
from aedilis.republic.state.table import RepublicState
from aedilis.server import wire
from aedilis.server.wire.drafting import Writing
from aedilis.server.wire.parts import DraftAnswer, DraftRow
from aedilis.server.wire.reader import Reader
from tests.republic.setup.deals import GAME, say, sitting, table, talents, text
from tests.server.live.answering import answer_field

NAMES = ["David", "Roberto", "Paco", "Livia", "Ann"]


def written(
    s: RepublicState, seat: int = 0, language: str = "en", **said: Any
) -> tuple[wire.DraftMessage, Prompt]:
    """What the sheet of a seat shows of some rows, or of a move; and what it may do out of turn."""
    reader = Reader("republic", language, NAMES, seat)
    view = GAME.view(s, seat)
    reader.face.look(view)
    aside = GAME.aside(s, seat)
    assert aside is not None
    drafting = reader.drafting(view, aside)
    assert drafting is not None
    request = wire.DraftRequest(key="k", **said)
    return Writing(reader.asking(view, aside), drafting).message(request), aside


def answers(row: DraftRow) -> list[DraftAnswer]:
    return [DraftAnswer(one.part, one.said) for one in row.parts if one.said]


def filled(s: RepublicState, rows: int, dice: Dice) -> wire.DraftMessage:
    """A sheet with so many rows, each said by chance, part after part."""
    said: list[list[DraftAnswer]] = []
    for _ in range(rows):
        said.append([])
        for _ in range(12):
            message, _ = written(s, rows=said)
            row = message.rows[-1]
            said[-1] = answers(row)
            if row.whole:
                break
            part = row.parts[-1]
            said[-1].append(DraftAnswer(part.part, answer_field(part.field, dice)))
    return written(s, rows=said)[0]


def played(seed: str, moves: int) -> RepublicState:
    """A game of senators after some moves."""
    s = GAME.new({"scenario": "late"}, 5, stream(seed, "game"))
    players = [make_player("senator", "republic", seat, seed) for seat in range(5)]
    for _ in range(moves):
        prompt = GAME.due(s)
        GAME.apply(s, prompt.seat, players[prompt.seat].choose(GAME.view(s, prompt.seat), prompt))
    return s


@pytest.mark.parametrize("moves", [20, 60, 90, 120])
def test_whatever_is_said_row_by_row_is_legal(moves: int) -> None:
    s = played("rows", moves)
    dice = stream(f"rows {moves}", "draft")
    aside = GAME.aside(s, 0)
    assert aside is not None
    for rows in (1, 2, 4):
        message = filled(s, rows, dice)
        assert len(message.rows) == rows
        assert message.more == (rows < 4)
        assert aside.accepts(message.move)
        assert sum(len(one.lines) for one in message.told) >= rows
        # A move is read back as the rows that it was made of.
        again, _ = written(s, move=message.move)
        assert again.move == message.move
        # Rows that come before may go: the others stand as they are, or something in them is open.
        fewer, _ = written(s, rows=[answers(row) for row in message.rows[1:]])
        assert len(fewer.rows) == rows - 1
        assert fewer.move == [] or aside.accepts(fewer.move)


def test_a_row_that_is_not_whole_is_no_hindrance_to_the_others() -> None:
    s = table()
    whole = filled(s, 1, stream("whole", "draft")).rows[0]
    message, _ = written(s, rows=[[], answers(whole)])
    assert [row.whole for row in message.rows] == [False, True]
    assert message.move == []
    assert len(message.told) == 2


def test_what_no_longer_fits_is_asked_for_and_not_put_right_in_silence() -> None:
    s = table()
    say(s, 0, {"do": "offer", **talents(1, 0, 1, 3), **text(2, 1, 2, "something"),
               "clause_3": "end"})  # fmt: skip
    reader = Reader("republic", "en", NAMES, 1)
    view = GAME.view(s, 1)
    offer = reader.offers(view, GAME.aside(s, 1))[0]
    turned, _ = written(s, 1, move=offer.turned)
    assert [row.whole for row in turned.rows] == [True, True]
    # What is one's own comes first.
    assert turned.told[0].heading == "Roberto"
    assert turned.rows[0].parts[-1].field.kind == "text"
    named = {one.part: one for one in turned.rows[0].parts}
    said = [DraftAnswer("republic-ask-clause", named["republic-ask-clause"].said)]
    said.append(DraftAnswer("republic-ask-promise-by", [turned.rows[1].parts[1].said[0]]))
    said.append(DraftAnswer("republic-ask-promise-to", named["republic-ask-promise-to"].said))
    message, _ = written(s, 1, rows=[said])
    last = message.rows[0].parts[-1]
    assert (last.part, last.said) == ("republic-ask-promise-to", [])
    assert [option.label for option in last.field.options] != []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_promise_of_an_offer_begins_as_a_sentence(language: str) -> None:
    s = table()
    say(s, 0, {"do": "offer", **talents(1, 0, 1, 3), **talents(2, 1, 0, 1), "clause_3": "end"})
    names = ["senator 1", *NAMES[1:]]
    (offer,) = Reader("republic", language, names, 1).offers(GAME.view(s, 1), GAME.aside(s, 1))
    told = ["".join(piece.text for piece in line) for line in offer.promises]
    assert "senator 1" in told[0].lower()
    assert all(line[0].isupper() for line in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_templates_are_legal_as_they_are_given(language: str) -> None:
    found: set[str] = set()
    for moves in (25, 60, 80, 100, 120, 140):
        s = played("templates", moves)
        for seat in (0, 2):
            message, aside = written(s, seat, language)
            for template in message.templates:
                made, _ = written(s, seat, language, move=template.move)
                assert aside.accepts(made.move)
                assert all(row.whole for row in made.rows)
                assert {one.heading for one in made.told} >= {template.partner}
                found.add(template.label)
    assert len(found) >= 2


def test_what_cannot_be_promised_says_why_by_its_paragraph() -> None:
    s = sitting(table())
    s.factions[0].hand = []
    message, _ = written(s)
    assert [one.rule for one in message.barred] == ["R 1.04.5", "R 1.04.3"]
    assert "You hold no card" in message.barred[0].why
    kinds = [one.label for one in filled(s, 1, stream("k", "draft")).rows[0].parts[0].field.options]
    assert message.barred[0].label not in kinds


def test_a_card_of_somebody_else_stays_out_of_a_counter_offer() -> None:
    s = table()
    aside = GAME.aside(s, 0)
    assert aside is not None
    move = [OFFER]
    for wanted in (verb("promise_card"), SEAT + 1, CARD + s.factions[0].hand[0], verb("end")):
        same = [code for code in aside.choices(move) if thing(code) == thing(wanted)]
        move.append(same[0])
    assert aside.accepts(move)
    GAME.apply(s, 0, move)
    reader = Reader("republic", "en", NAMES, 1)
    offer = reader.offers(GAME.view(s, 1), GAME.aside(s, 1))[0]
    assert offer.turned == [OFFER]
    assert len(offer.left) == 1
    assert "David promises" in offer.left[0]


def test_a_game_without_rows_says_so() -> None:
    game = GAMES["glory"]
    s = game.new({}, 2, stream("glory", "game"))
    reader = Reader("glory", "en", NAMES[:2], 0)
    prompt = game.asked(s)[0]
    assert reader.drafting(game.view(s, 0), prompt) is None
    assert reader.drafting(game.view(s, 0), None) is None
