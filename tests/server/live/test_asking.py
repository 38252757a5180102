"""What is asked over the wire: every prompt is walked part by part, in every language, and what is
not allowed is told with its reason.
"""

from itertools import pairwise
from typing import Any

import pytest

from aedilis.games import GAMES
from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import Amount, Choose, Form, Pick, Prompt, Text, walk
from aedilis.kernel.text import LANGUAGES
from aedilis.server import wire
from aedilis.server.live.room import Room
from tests.server.live.answering import answer_field
from tests.server.live.house import House, Viewer, a_move, viewing

pytestmark = pytest.mark.anyio

KINDS = {Choose: "choose", Pick: "pick", Amount: "amount", Text: "text"}


def parts(prompt: Prompt, move: list[int]) -> list[Prompt]:
    """The fields of a prompt that a whole move answers."""
    if not isinstance(prompt, Form):
        return [prompt]
    out, at = [], 0
    while (field := prompt.field(move[:at])) is not None:
        out.append(field)
        at += field.span(move, at)
    return out


async def walked(viewer: Viewer, prompt: Prompt, aside: bool, dice: Any) -> set[str]:
    """Walk a prompt through the wire; gives the kinds of its fields. What was composed is legal."""
    kinds, done = set[str](), list[int]()
    for _ in range(100):
        part = await viewer.ask(wire.PartRequest, done=done, aside=aside)
        assert part.done[: len(done)] == done
        if part.field is None:
            assert prompt.accepts(part.done)
            assert part.label
            return kinds
        field = part.field
        kinds.add(field.kind)
        assert field.question
        if field.kind == "choose":
            codes = [one.code for one in field.options]
            assert len(set(codes)) == len(codes) > 0
            assert all(one.label for one in field.options)
        if field.kind == "pick":
            assert field.low <= field.high <= sum(one.count for one in field.items)
            assert all(one.label for one in field.items)
        done = [*part.done, *answer_field(field, dice)]
    raise AssertionError("a question without end")


@pytest.mark.parametrize(
    ("game", "most", "options"),
    [
        ("glory", 250, {"edition": "it2011"}),
        ("republic", 420, {"scenario": "middle"}),
    ],
)
async def test_every_kind_of_prompt_is_walked_part_by_part(
    house: House, game: str, most: int, options: dict[str, object]
) -> None:
    room = await house.two(game, options=options)
    dice = stream(game, "walk")
    met = set[str]()
    viewers = {
        seat: Viewer(house, room, house.person_of(room, seat), LANGUAGES[seat], 0)
        for seat in range(len(room.sitting))
    }
    for n in range(most):
        if room.row.status != "running":
            break
        assert room.table is not None
        rules, state = room.table.game, room.table.state
        for seat, viewer in viewers.items():
            if n % 3 and seat not in room.row.awaited:
                continue
            for aside in (False, True):
                prompt = rules.aside(state, seat) if aside else rules.prompt(state, seat)
                if prompt is not None and (not aside or n % 7 == 0):
                    met |= await walked(viewer, prompt, aside, dice)
        # Moves out of turn too, now and then: they lead to questions that are met no other way.
        seat = room.row.awaited[0]
        out_of_turn = rules.aside(state, n % len(viewers)) if n % 5 == 0 else None
        if out_of_turn is not None:
            seat, move = out_of_turn.seat, walk(out_of_turn, dice)
            if "concede" in str(rules.words(state, seat, move)):
                seat, move = room.row.awaited[0], a_move(room, room.row.awaited[0], str(n))
        else:
            move = a_move(room, seat, str(n))
        await room.move(seat, len(room.times), None, move)
    assert met >= ({"choose", "pick"} if game == "glory" else {"choose", "pick", "amount"})


@pytest.mark.parametrize(("game", "most"), [("glory", 60), ("republic", 160)])
async def test_the_question_and_its_parts_are_the_prompts_own(
    house: House, game: str, most: int
) -> None:
    room = await house.two(game)
    kinds = set[type]()
    for n in range(most):
        if room.row.status != "running":
            break
        assert room.table is not None
        seat = room.row.awaited[0]
        prompt = room.table.game.prompt(room.table.state, seat)
        assert prompt is not None
        viewer = Viewer(house, room, house.person_of(room, seat), "en", 0)
        question = viewer.watcher.table().question
        assert question is not None
        move = a_move(room, seat, str(n))
        first = parts(prompt, move)[0]
        kinds.add(type(prompt))
        assert question.field.kind == KINDS[type(first)]
        assert question.whole == (not isinstance(prompt, Form))
        assert question.rule == prompt.rule
        if isinstance(first, Choose):
            assert sorted(one.code for one in question.field.options) == sorted(first.options)
        await room.move(seat, n + 1, None, move)
    assert len(kinds) > 1 or game == "glory"


async def test_what_is_no_beginning_of_a_move_is_refused(house: House) -> None:
    room = await house.plant("republic", 150)
    seat = room.row.awaited[0]
    viewer = Viewer(house, room, house.person_of(room, seat), "en", 0)
    for done in ([99_999], [-5], [1] * 100, [2**60], [0, 0, 0, 0, 99_999]):
        error = await viewer.refused(wire.PartRequest, done=done)
        assert (error.code, error.status) == ("no-beginning", 422)
    assert (await viewer.refused(wire.PartRequest, done=[1] * 2_001)).code == "bad-field"
    other = next(one.seat for one in room.sitting if one.seat not in room.row.awaited)
    viewer = Viewer(house, room, house.person_of(room, other), "en", 0)
    assert room.table is not None
    if room.table.game.prompt(room.table.state, other) is None:
        assert (await viewer.refused(wire.PartRequest, done=[])).code == "not-asked"


@pytest.mark.parametrize(("game", "most"), [("glory", 50), ("republic", 140)])
async def test_a_move_out_of_turn_is_never_taken_for_an_answer(
    house: House, game: str, most: int
) -> None:
    """Both go the same way, so their codes must not be the same."""
    for seed in ("one", "two"):
        room = await house.plant(game, most, seed=seed)
        assert room.past is not None
        dice = stream(seed, "asides")
        rules = GAMES[game]
        for state in room.past.course(range(0, most, 3)):
            for seat in range(3):
                prompt, aside = rules.prompt(state, seat), rules.aside(state, seat)
                if prompt is not None and aside is not None:
                    for _ in range(5):
                        assert not prompt.accepts(walk(aside, dice))


@pytest.mark.parametrize(("game", "most"), [("glory", 60), ("republic", 150)])
async def test_why_something_is_not_allowed_is_told(house: House, game: str, most: int) -> None:
    room = await house.two(game)
    told = []
    for n in range(most):
        if room.row.status != "running":
            break
        seat = room.row.awaited[0]
        if n % 12 == 0:
            viewer = Viewer(house, room, house.person_of(room, seat), "fr", 0)
            answer = await viewer.ask(wire.WhyRequest)
            assert all(one.why for one in answer.refusals)
            assert len({(one.why, one.rule) for one in answer.refusals}) == len(answer.refusals)
            told += answer.refusals
            idle = next((s for s in range(2) if s not in room.row.awaited), None)
            if idle is not None and game == "glory":
                viewer = Viewer(house, room, house.person_of(room, idle), "fr", 0)
                assert (await viewer.refused(wire.WhyRequest)).code == "not-asked"
        await room.move(seat, n + 1, None, a_move(room, seat, str(n)))
    assert len(told) > 4
    assert sum(1 for one in told if one.rule) > len(told) / 2


async def test_orders_are_given_and_shown_to_their_giver_alone(house: House) -> None:
    room = await house.two("republic")
    async with viewing(house, room, house.ana) as ana, viewing(house, room, house.ben) as ben:
        await ana.until(lambda: bool(ana.table.orders))
        windows = [one.window for one in ana.table.orders]
        assert len(windows) > 2
        assert {one.order for one in ana.table.orders} == {"open"}
        await ana.ask(wire.OrderRequest, key="o1", window=windows[0], order="never")
        again = await ana.ask(wire.OrderRequest, key="o1", window=windows[0], order="never")
        assert again.seq == 2
        await ana.until(lambda: ana.table.orders[0].order == "never")
        assert (await ben.seen(1)).seq == 1
        assert {one.order for one in ben.table.orders} == {"open"}
        assert "never" not in str([entry.lines for entry in ben.log.values()])
        error = await ana.refused(wire.OrderRequest, window="nothing", order="ask")
        assert error.status == 422
    again_room = await house.reread(room)
    assert again_room.table is not None
    assert again_room.table.state.orders == {f"0:{windows[0]}": "never"}


async def test_orders_in_glory_are_there_where_the_edition_has_them(house: House) -> None:
    for edition, shown in (("it2011", True), ("fr2008", None), ("es2011", None)):
        room = await house.two("glory", options={"edition": edition})
        viewer = Viewer(house, room, house.ana, "en", 0)
        table = viewer.watcher.table()
        assert room.table is not None
        has = room.table.state.rules.voluntary_gifts
        assert bool(table.orders) == has
        if shown is not None:
            assert has == shown
        if has:
            assert [one.order for one in table.orders] == ["never"]
            await viewer.ask(wire.OrderRequest, window="gift", order="ask")
            assert [one.order for one in viewer.watcher.table().orders] == ["ask"]


async def test_a_reader_changes_his_language_and_reads_all_anew(house: House) -> None:
    room = await house.two("glory")
    await house.play(room, 10)
    told: dict[str, Any] = {}
    async with viewing(house, room, house.ana) as viewer:
        await viewer.until(lambda: len(viewer.log) == 11)
        for language in LANGUAGES:
            sent = len(viewer.all(wire.LogMessage))
            await viewer.ask(wire.LanguageRequest, language=language)
            await viewer.until(lambda sent=sent: len(viewer.all(wire.LogMessage)) > sent)  # type: ignore[misc]
            assert viewer.table.language == language
            entries = viewer.all(wire.LogMessage)[-1].entries
            assert [one.n for one in entries] == list(range(11))
            told[language] = [wire.encode(one.lines) for one in entries]
    for one, other in pairwise(LANGUAGES):
        assert told[one] != told[other]


TELLS = [
    ("table", ""),
    ("camp", "0"),
    ("camp", "9"),
    ("camp", "x"),
    ("card", "forum"),
    ("card", ""),
    ("card", "nothing of the kind"),
    ("hand", ""),
    ("legend", ""),
    ("nonsense", "x" * 500),
]


@pytest.mark.parametrize(("game", "most"), [("glory", 40), ("republic", 130)])
async def test_pages_and_cards_are_told(house: House, game: str, most: int) -> None:
    room: Room = await house.plant(game, most)
    for person in (house.ana, None):
        for language in LANGUAGES:
            viewer = Viewer(house, room, person, language, 0)
            pages = [(name, "") for name in viewer.watcher.reader().face.pages]
            for what, rest in [*TELLS, *pages]:
                answer = await viewer.ask(wire.TellRequest, what=what, rest=rest)
                nothing = (what, rest) in [
                    ("camp", "9"),
                    ("camp", "x"),
                    ("card", ""),
                    ("card", "nothing of the kind"),
                ] or what == "nonsense"
                if nothing or (what == "hand" and person is None):
                    assert answer.sections == []
                elif what in ("table", "camp", "hand", "legend"):
                    assert answer.sections
