"""A server that was killed and came back: the clocks have stood still meanwhile."""

import signal
import time
from pathlib import Path

import anyio
import psycopg
import pytest
from sqlalchemy.engine import make_url

from aedilis.server.store.engine import is_sqlite
from tests.server.faults.load import read
from tests.server.faults.serving import Process, Program, tokens
from tests.server.faults.waiting import until

pytestmark = pytest.mark.anyio

CLOCK = {"kind": "bank", "seconds": 300, "increment": 0}
GONE = 3.0
HELD = """SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE locktype = 'advisory' AND datname = current_database()"""


async def nobody_holds(database: str) -> None:
    """Wait until the system has let go of what a dead process held: on a machine with much else to
    do that may take its database a while.
    """
    if is_sqlite(database):
        return
    url = make_url(database).set(drivername="postgresql").render_as_string(hide_password=False)
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:

        async def let_go() -> bool:
            found = await connection.execute(HELD)
            return await found.fetchone() == (0,)

        await until(let_go)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
async def test_clocks_stand_still_while_there_is_no_process(
    tmp_path: Path, database: str, how: signal.Signals
) -> None:
    [token, _] = await tokens(database, "One", "Two")
    server, other = Process(tmp_path, database), Process(tmp_path, database)
    try:
        await server.start()
        async with Program(server, token) as program:
            game = await program.create("me", "random", clock=CLOCK)

        async def asked() -> bool:
            return (await read(database, [game]))[game][0].until is not None

        # Where the bot begins, nobody's clock runs until it has moved.
        await until(asked)
        before = (await read(database, [game]))[game][0]
        assert before.until is not None
        server.end(how)
        ended = time.time()
        await anyio.sleep(GONE)
        await nobody_holds(database)
        begun = time.time()
        await server.start()
        after = (await read(database, [game]))[game][0]
        # Nothing more than what passed from the last sign of life until it answered.
        assert begun - ended <= after.until - before.until <= time.time() - before.since
        # While one of them serves, no other one gives anybody time.
        await other.start()
        server.end(how)
        await server.start()
        assert (await read(database, [game]))[game][0].until == after.until
    finally:
        server.end(signal.SIGKILL)
        other.end(signal.SIGKILL)
