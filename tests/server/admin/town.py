"""A small town to look after: people, games that really were played, talk, notes and notices."""

import asyncio
from typing import Any

from sqlalchemy import insert, text
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.kernel.table import Table
from aedilis.server.store import games as kept
from aedilis.server.store.games import GameRow, SeatRow
from aedilis.server.store.names import fold
from aedilis.server.store.schema import (
    chat,
    meta,
    notes,
    outbox,
    owed,
    people,
    requests,
    sessions,
    tokens,
)
from aedilis.server.store.store import Store
from tests.server.planted import add_game, after, game_row, play_on

LIVIA, MARCUS, LIVIAS_BOT = 1, 2, 3
NOW = 1_000_000.0


def row_here(table: Table, id_: str, **more: Any) -> GameRow:
    """The game of a table, which is Livia's unless `more` says otherwise."""
    values: dict[str, Any] = {
        "id": id_,
        "title": "Foro · Livia",
        "settings": {"spectator_delay": None},
        "host": LIVIA,
        "since": None,
        "until": None if table.state.over else NOW + 60,
    }
    return game_row(table, NOW, **(values | more))


def account(id_: int, name: str, kind: str = "person", owner: int | None = None) -> dict[str, Any]:
    return {
        "id": id_,
        "kind": kind,
        "name": name,
        "folded": fold(name),
        "password": "digest-of-a-password" if kind == "person" else None,
        "owner": owner,
        "language": "it",
        "preferences": '{"sound": true}',
        "created": NOW,
        "seen": NOW,
    }


async def found(c: AsyncConnection) -> None:
    """Livia has a bot and plays with Marcus: one game is over, one runs, one is not full."""
    await c.execute(insert(meta).values(name="push", value="a-secret-key"))
    for id_, name in ((LIVIA, "Livia"), (MARCUS, "Marcus")):
        await c.execute(insert(people).values(**account(id_, name)))
    await c.execute(insert(people).values(**account(LIVIAS_BOT, "Robur", "bot", LIVIA)))
    if c.dialect.name == "postgresql":
        await c.execute(text("SELECT setval(pg_get_serial_sequence('people', 'id'), 3)"))
    session = {"created": NOW, "seen": NOW, "expires": NOW + 9, "agent": "a browser"}
    await c.execute(insert(sessions).values(digest="session-digest", person=LIVIA, **session))
    await c.execute(insert(sessions).values(digest="of-marcus", person=MARCUS, **session))
    token = {"digest": "token-digest", "label": "at home", "created": NOW}
    await c.execute(insert(tokens).values(person=LIVIAS_BOT, **token))
    asked = {"key": "request-digest", "asked": "what-was-asked", "made": "hers", "at": NOW}
    await c.execute(insert(requests).values(person=LIVIA, **asked))

    names = ["Livia", "Marcus", "Robur"]
    sitting = [
        SeatRow(seat=0, name="Livia", person=LIVIA, clock=5.0),
        SeatRow(seat=1, name="Marcus", person=MARCUS),
        SeatRow(seat=2, name="Robur", person=LIVIAS_BOT),
    ]
    table, codes = play_on("glory", names, "over", None)
    await add_game(c, row_here(table, "over"), sitting, table, codes)
    table, codes = play_on("glory", names, "running", after(30))
    await add_game(c, row_here(table, "running"), sitting, table, codes)
    table, codes = play_on("republic", names, "rome", after(25))
    await add_game(c, row_here(table, "rome", host=MARCUS, title="Roma"), sitting, table, codes)
    await _add_open(c, "hers", LIVIA, [("Livia", LIVIA), ("Marcus", MARCUS)])
    await _add_open(c, "his", MARCUS, [("Livia", LIVIA), ("Marcus", MARCUS), ("", None)])

    said = {"game": "running", "at": NOW, "seat": 0, "text": "Salve, Marce!"}
    await c.execute(insert(chat).values(person=LIVIA, name="Livia", key="1:a", **said))
    await c.execute(insert(chat).values(person=MARCUS, name="Marcus", key="2:a", **said))
    for person in (LIVIA, MARCUS):
        await c.execute(insert(notes).values(game="running", person=person, text=f"note {person}"))
    notice = {"game": "running", "way": "mail", "receiver": "", "notice": "{}", "made": NOW}
    await c.execute(insert(outbox).values(person=LIVIA, slot="1:running", due=NOW, **notice))
    debt = {"kind": "mention", "news": "", "who": "Marcus", "made": NOW}
    await c.execute(insert(owed).values(game="running", person=LIVIA, **debt))


async def _add_open(
    c: AsyncConnection, id_: str, host: int, who: list[tuple[str, int | None]]
) -> None:
    row = GameRow(
        id=id_,
        game="glory",
        title=f"Aperta {id_}",
        options={},
        settings={},
        status="open",
        private=True,
        key="key",
        host=host,
        seats=len(who),
        created=NOW,
        updated=NOW,
    )
    sitting = [SeatRow(seat=n, name=name, person=id_) for n, (name, id_) in enumerate(who)]
    await kept.add_game(c, row, sitting)


def build(url: str) -> None:
    """Found the town in an empty database."""

    async def founding() -> None:
        store = Store(url)
        await store.open()
        await store.writing(found)
        await store.close()

    asyncio.run(founding())
