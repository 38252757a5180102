"""What the store knows of one person, handed over by the rule of the tables: of a game that still
runs a person gets what the own seat may know. `store.deleting` takes it away.
"""

from typing import Any

import msgspec
from sqlalchemy import RowMapping, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.kernel.event import from_data
from aedilis.kernel.record import Line
from aedilis.kernel.table import Entry
from aedilis.kernel.unheard import Unheard, known_of
from aedilis.server.store import watch
from aedilis.server.store.bonds import export_bonds
from aedilis.server.store.nameless import tournaments_of
from aedilis.server.store.names import fold
from aedilis.server.store.plain import damaged, plain
from aedilis.server.store.schema import (
    chat,
    games,
    lines,
    notes,
    outbox,
    owed,
    people,
    rated,
    ratings,
    requests,
    seats,
    sessions,
    tokens,
)


class NoPerson(LookupError):
    """There is no such person; the text says who."""


async def find_person(c: AsyncConnection, text: str) -> int:
    """The id of a person named by id or by name. Raises NoPerson."""
    query = select(people.c.id).where(or_(people.c.name == text, people.c.folded == fold(text)))
    found = [id_ for (id_,) in (await c.execute(query.order_by(people.c.id))).all()]
    if len(found) > 1:
        numbers = ", ".join(map(str, found))
        raise NoPerson(f"{text!r} is the name of several; give one of the numbers {numbers}")
    if not found and text.isascii() and text.isdecimal() and len(text) < 10:
        by_id = select(people.c.id).where(people.c.id == int(text))
        found = [id_ for (id_,) in (await c.execute(by_id)).all()]
    if not found:
        raise NoPerson(f"{text!r} is neither the name nor the number of a person")
    return int(found[0])


async def export_person(c: AsyncConnection, person: int) -> dict[str, Any]:
    """All data of a person as plain data for JSON. Secrets (password, digests of sessions and
    tokens) are left out, and so is what others may not show. Raises NoPerson.
    """
    found = (await c.execute(select(people).where(people.c.id == person))).mappings().first()
    if found is None:
        raise NoPerson(f"there is no person {person}")
    profile = {name: found[name] for name in ("id", "kind", "name", "language", "created", "seen")}
    if found["suspended"] is not None:
        profile |= {name: found[name] for name in ("suspended", "suspended_why")}
    profile["preferences"] = plain(found["preferences"])
    profile["page"] = {"shown": found["shown"], "counted": found["counted"]}
    own = select(people.c.id, people.c.name, people.c.created).where(people.c.owner == person)
    return {
        "person": profile,
        "bots": await _rows(c, own.order_by(people.c.id)),
        **await _ways_in(c, person),
        **await _played(c, person),
        **await _said(c, person),
        **await _expected(c, person),
    }


async def _ways_in(c: AsyncConnection, person: int) -> dict[str, Any]:
    """From where the account is used."""
    return {
        "sessions": await _rows(
            c,
            select(sessions.c.created, sessions.c.seen, sessions.c.expires, sessions.c.agent)
            .where(sessions.c.person == person)
            .order_by(sessions.c.created),
        ),
        "tokens": await _rows(
            c,
            select(tokens.c.label, tokens.c.created, tokens.c.used)
            .where(tokens.c.person == person)
            .order_by(tokens.c.id),
        ),
        "requests": await _rows(
            c,
            select(requests.c.made, requests.c.at)
            .where(requests.c.person == person)
            .order_by(requests.c.at),
        ),
    }


async def _played(c: AsyncConnection, person: int) -> dict[str, Any]:
    """What was played, and what it came to."""
    return {
        "games": await _games(c, person),
        "ratings": await _rows(
            c,
            select(
                *(ratings.c[name] for name in ("kind", "mu", "sigma", "games", "won", "updated"))
            )
            .where(ratings.c.person == person)
            .order_by(ratings.c.kind),
        ),
        "rated": await _rows(
            c,
            select(*(one for one in rated.c if one.name != "person"))
            .where(rated.c.person == person)
            .order_by(rated.c.at, rated.c.game),
        ),
        "tournaments": await tournaments_of(c, person),
    }


async def _said(c: AsyncConnection, person: int) -> dict[str, Any]:
    """What was said to others and about them, and what was written down."""
    return {
        "chat": await _rows(
            c,
            select(chat.c.game, chat.c.at, chat.c.seat, chat.c.to, chat.c.text)
            .where(chat.c.person == person)
            .order_by(chat.c.id),
        ),
        "notes": await _rows(
            c,
            select(notes.c.game, notes.c.text)
            .where(notes.c.person == person)
            .order_by(notes.c.game),
        ),
        **await export_bonds(c, person),
        "reports": await watch.reports_of(c, person),
    }


async def _expected(c: AsyncConnection, person: int) -> dict[str, Any]:
    """What the person has not answered or not heard yet."""
    return {
        "invitations": await _rows(
            c,
            select(seats.c.game, seats.c.seat)
            .where(seats.c.invited == person)
            .order_by(seats.c.game),
        ),
        "notices": [
            {**row, "notice": plain(row["notice"])}
            for row in await _rows(
                c,
                select(outbox.c.way, outbox.c.made, outbox.c.due, outbox.c.notice)
                .where(outbox.c.person == person)
                .order_by(outbox.c.id),
            )
        ],
        "owed": await _rows(
            c,
            select(owed.c.game, owed.c.kind, owed.c.news, owed.c.who, owed.c.made)
            .where(owed.c.person == person)
            .order_by(owed.c.game, owed.c.kind, owed.c.news),
        ),
    }


async def _rows(c: AsyncConnection, query: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in (await c.execute(query)).mappings()]


async def _games(c: AsyncConnection, person: int) -> list[dict[str, Any]]:
    query = (
        select(games, seats.c.seat)
        .join(seats, (seats.c.game == games.c.id) & (seats.c.person == person), isouter=True)
        .where(or_(seats.c.person == person, games.c.host == person))
        .order_by(games.c.created, games.c.id, seats.c.seat)
    )
    out = []
    for row in (await c.execute(query)).mappings().all():
        names = (
            "id",
            "game",
            "title",
            "status",
            "private",
            "sandbox",
            "created",
            "updated",
            "seat",
        )
        told = {name: row[name] for name in names}
        told["host"] = row["host"] == person
        told["options"] = plain(row["options"])
        # Whether a host who does not play may watch is for the table to say.
        if row["status"] == "over" or (row["header"] is not None and row["seat"] is not None):
            told["record"] = await _record(c, row)
        out.append(told)
    return out


async def _record(c: AsyncConnection, row: RowMapping) -> dict[str, Any]:
    """The whole record of a game that is over; else what the seat has seen of it."""
    over = row["status"] == "over"
    seat = row["seat"]
    query = select(lines.c.n, lines.c.at, lines.c.line, lines.c.events)
    query = query.where(lines.c.game == row["id"]).order_by(lines.c.n)
    told, known, unheard = [], list[Entry](), Unheard()
    for n, at, text, events in (await c.execute(query)).all():
        line = plain(text)
        try:
            seen = [from_data(event) for event in plain(events)]
            known.append(Entry(msgspec.convert(line, Line), seen))
            unheard.follow(known)
            hidden = [] if over else unheard.hidden_from(seat)
            if hidden and hidden[-1] == n:
                continue
            shown = line if over else _as_seen(known[-1], known_of(hidden, n), seat)
        except Exception as error:
            # What comes after it cannot be understood without it.
            damaged("lines", f"{row['id']} {n}", error)
            break
        told.append({**shown, "at": at})
    record = {"header": plain(row["header"]), "lines": told}
    if over:
        record["seed"] = row["seed"]
        record["ending"] = plain(row["ending"])
    return record


def _as_seen(entry: Entry, n: int, seat: int) -> dict[str, Any]:
    """A line as a seat saw it, with its number for it."""
    own = entry.line.seat == seat
    move = entry.line.move if own else None
    seen = Line(n=n, seat=entry.line.seat, move=move, undo=entry.line.undo)
    line: dict[str, Any] = msgspec.to_builtins(seen)
    return {**line, "events": [event.seen_by(seat).to_data() for event in entry.events]}
