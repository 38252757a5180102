"""The server's own log tells neither what is hidden nor what it follows from."""

import io
import json
import logging
from collections.abc import Iterator

import anyio
import pytest
import structlog
from sqlalchemy.exc import OperationalError

from aedilis.server import wire
from aedilis.server.observe import logs
from aedilis.server.store.outage import Outage
from tests.server.live.house import House, eventually, viewing

pytestmark = pytest.mark.anyio


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """What the log says, written as the server writes it, down to the last detail."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    stream = io.StringIO()
    logs.configure(form="json", level="debug", stream=stream)
    yield stream
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


async def test_nothing_hidden_is_logged(
    house: House, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aedilis.server.live.rooms.PAUSES", (0.01,))
    logging.getLogger("aedilis").info("it begins")
    id_ = await house.create("republic", "me", "senator", "random")
    room = await house.service.rooms.room(id_)
    for n in range(6):
        await eventually(lambda: 0 in room.row.awaited)
        await house.answer_for(room, 0, str(n))
    planted = await house.plant("glory", 60, bots=1)
    async with viewing(house, planted, house.ana) as viewer:
        await viewer.refused(wire.MoveRequest, seq=61, move=[9])
        await viewer.ask(wire.ForkRequest, n=40)
    # Errors of the database are logged with what was to be written. Nobody notices beforehand that
    # it would be in vain.
    monkeypatch.setattr(Outage, "lasts", False)
    async with house.service.store.writers.begin() as c:
        pages = (await c.exec_driver_sql("PRAGMA page_count")).scalar_one()
        await c.exec_driver_sql(f"PRAGMA max_page_count={pages}")
    for n in range(400):
        try:
            if not await house.answer_for(room, 0, f"full{n}"):
                await anyio.sleep(0.01)
        except OperationalError:
            logging.getLogger("aedilis.test").exception("as the socket logs it")
        if written.getvalue().count("disk is full") > 2:
            break
    text = written.getvalue()
    assert "it begins" in text
    assert "disk is full" in text
    for game in (room, planted):
        row = await house.row(game.id)
        assert row.seed
        assert len(row.seed) < 10 or row.seed not in text
        for line in await house.lines(game.id):
            for event in line.events:
                if event[3] is not None:
                    assert json.dumps(event[3]) not in text
                    assert wire.encode(event[3]).decode() not in text
    assert "[parameters" not in text
