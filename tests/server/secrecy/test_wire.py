"""What is sent is the same in each byte when all that is hidden from its reader is dealt anew."""

from typing import Any

import pytest

from aedilis.games import GAMES, PACKAGES
from aedilis.server import wire
from tests.server.live.house import House, Viewer
from tests.server.secrecy.told import dealt_anew, told

pytestmark = pytest.mark.anyio

TABLES = [
    ("glory", {"edition": "it2011"}, "one", (1, 23, 64)),
    ("glory", {"edition": "fr2008"}, "two", (9, 47, 101)),
    ("glory", {"edition": "es2011"}, "three", (16, 83)),
    ("republic", {"scenario": "early"}, "one", (1, 45, 130, 215)),
    ("republic", {"scenario": "middle"}, "two", (60, 170)),
    ("republic", {"scenario": "late"}, "three", (85, 240)),
    ("republic", {"scenario": "middle", **PACKAGES["republic"].advanced()}, "four", (40, 150, 260)),
]


@pytest.mark.parametrize(("game", "options", "seed", "at"), TABLES)
async def test_nothing_hidden_is_told_to_a_seat_or_to_anybody_else(
    house: House, game: str, options: dict[str, Any], seed: str, at: tuple[int, ...]
) -> None:
    changed = 0
    for most in at:
        room = await house.plant(game, most, seed=seed, options=options)
        assert room.table is not None
        true = room.table.state
        rules = GAMES[game]
        readers = [(0, house.ana), (1, house.ben), (2, house.cleo), (-1, house.dora), (-1, None)]
        for n, (seat, person) in enumerate(readers):
            label = f"{most}:{n}"
            room.table.state = true
            before = await told(house, room, person, label)
            for hidden_from in [seat] if seat >= 0 else [0, 2]:
                other = dealt_anew(room, true, hidden_from, n)
                changed += rules.hash(other) != rules.hash(true)
                room.table.state = other
                after = await told(house, room, person, label)
                assert len(before) == len(after) > 20
                for one, two in zip(before, after, strict=True):
                    assert one == two
        room.table.state = true
        assert len(await house.lines(room.id)) == len(room.times)
    assert changed > 5 * len(at) / 2


@pytest.mark.parametrize("game", ["glory", "republic"])
async def test_nothing_hidden_is_told_of_the_past(house: House, game: str) -> None:
    room = await house.plant(game, 120, seed="past")
    assert room.past is not None
    for seat, person in ((0, house.ana), (1, house.ben), (-1, None)):
        for n in (2, 30, 77):
            viewer = Viewer(house, room, person, "en", 0)
            await viewer.ask(wire.LookRequest, n=n)
            true = room.past.state(n - 1)
            before = wire.encode(viewer.watcher.table())
            pages = wire.encode(await viewer.ask(wire.TellRequest, key="t", what="table"))
            room.past._asked[n - 1] = dealt_anew(room, true, max(seat, 0), n)
            assert wire.encode(viewer.watcher.table()) == before
            again = wire.encode(await viewer.ask(wire.TellRequest, key="t", what="table"))
            assert again == pages
            room.past._asked[n - 1] = true


async def test_the_test_would_find_a_leak(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the reader were given more than his view, the bytes would differ."""
    room = await house.plant("republic", 130, seed="one")
    assert room.table is not None
    true = room.table.state
    other = dealt_anew(room, true, 0, 1)
    monkeypatch.setattr(GAMES["republic"], "view", lambda state, seat: RULES_VIEW(state, 1))
    viewer = Viewer(house, room, house.ana, "en", 0)
    before = wire.encode(viewer.watcher.table().picture)
    room.table.state = other
    assert wire.encode(viewer.watcher.table().picture) != before


RULES_VIEW = GAMES["republic"].view


@pytest.mark.parametrize("game", ["glory", "republic"])
async def test_the_history_holds_what_the_reader_saw_and_no_more(house: House, game: str) -> None:
    """The secret part of an event is told to those who saw it alone."""
    room = await house.plant(game, 150, seed="log")
    assert room.table is not None
    secret = 0
    for seat, person in ((0, house.ana), (1, house.ben), (-1, None)):
        viewer = Viewer(house, room, person, "en", 0)
        log = {one.n: one.lines for one in viewer.watcher.history()}
        assert sorted(log) == list(range(len(room.times)))
        reader, view = viewer.watcher.own(), viewer.watcher.view()
        for entry in room.table.entries:
            for event, line in zip(entry.events, log[entry.line.n], strict=True):
                if event.secret is not None and not event.sees(seat):
                    secret += 1
                    bare = type(event)(event.key, event.seat, event.params)
                    assert line == reader.event(bare.seen_by(seat), view)
    assert secret > 5
