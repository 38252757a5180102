"""What the store knows of one person: handed over, or taken away.

Handing over follows the rule of the tables: of a game that still runs a person gets what the own
seat may know. Taking away leaves the games to the others: the seat stays, without a name, and a bot
plays it on. What was said is taken away with the account; moves stay, for without them no game
replays.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import RowMapping, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.bots.registry import best_bot, is_bot
from aedilis.kernel.event import from_data
from aedilis.kernel.record import Header, Line
from aedilis.kernel.table import Entry, is_secret
from aedilis.server.store import watch
from aedilis.server.store.affair_rows import leave_affairs
from aedilis.server.store.bonds import export_bonds
from aedilis.server.store.nameless import GONE as GONE
from aedilis.server.store.nameless import called, leave_tournaments, tournaments_of, without
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
from aedilis.server.store.shapes import awaited_in


class NoPerson(LookupError):
    """There is no such person; the text says who."""


class Deleted(msgspec.Struct):
    """What deleting a person has changed: games that go on (or are over) without the name, games
    that are gone, and how many lines of chat were taken away.
    """

    changed: list[str]
    dropped: list[str]
    chat: int


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


# -- handing over ----------------------------------------------------------------------------------


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
    told, known = [], list[Entry]()
    for n, at, text, events in (await c.execute(query)).all():
        line = plain(text)
        try:
            seen = [from_data(event) for event in plain(events)]
            known.append(Entry(msgspec.convert(line, Line), seen))
            shown = line if over else _as_seen(known, seat)
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


def _as_seen(known: Sequence[Entry], seat: int) -> dict[str, Any]:
    """The last of some lines as a seat saw it. A standing order is nobody else's to know."""
    entry = known[-1]
    own = entry.line.seat == seat
    secret = not own and is_secret(known, len(known) - 1)
    seen = Line(
        n=entry.line.n,
        seat=-1 if secret else entry.line.seat,
        move=entry.line.move if own else None,
        undo=entry.line.undo and not secret,
    )
    line: dict[str, Any] = msgspec.to_builtins(seen)
    return {**line, "events": [event.seen_by(seat).to_data() for event in entry.events]}


# -- taking away -----------------------------------------------------------------------------------


async def delete_person(c: AsyncConnection, person: int) -> Deleted:
    """Delete an account with its bots, sessions, tokens, notes, notices and ratings, and take its
    name and its chat away from all games. Games that have not begun lose the seat's player, or end
    when it was the host's; sandboxes end. Raises NoPerson.

    Whoever has such a game in memory must be told to read it again.
    """
    query = select(people.c.id, people.c.name).where(
        or_(people.c.id == person, people.c.owner == person)
    )
    names = {row.id: row.name for row in (await c.execute(query)).all()}
    if person not in names:
        raise NoPerson(f"there is no person {person}")
    ids = list(names)
    dropped = await _drop_games(c, ids)
    changed = await _leave_seats(c, names)
    changed += await _leave_records(c, names, changed)
    changed += await _leave_titles(c, names, changed)
    told = await leave_affairs(c, names, GONE)
    changed += [id_ for id_ in told if id_ not in changed]
    await leave_tournaments(c, names)
    silenced = await c.execute(
        update(chat).where(chat.c.person.in_(ids)).values(text="", name=GONE, key=None)
    )
    await watch.forget_person(c, ids, GONE)
    await c.execute(delete(people).where(people.c.id.in_(ids)))
    return Deleted(changed, dropped, silenced.rowcount)


async def _drop_games(c: AsyncConnection, ids: list[int]) -> list[str]:
    """Games that nobody else plays, and games that end when their host leaves."""
    query = select(games.c.id).where(
        games.c.host.in_(ids), or_(games.c.sandbox, games.c.status == "open")
    )
    dropped = [id_ for (id_,) in (await c.execute(query)).all()]
    await c.execute(delete(games).where(games.c.id.in_(dropped)))
    return dropped


async def _leave_seats(c: AsyncConnection, names: Mapping[int, str]) -> list[str]:
    """Take the names from the seats and the records; gives the games."""
    # A sandbox that somebody else made of a game has its names, but none of its people; and a seat
    # that was left in the middle of a game has its name until somebody else sits down.
    left = games.c.sandbox | (seats.c.bot == "")
    named = seats.c.person.is_(None) & seats.c.name.in_(called(names)) & left
    query = (
        select(games, seats.c.seat, seats.c.name)
        .join(seats, seats.c.game == games.c.id)
        .where(or_(seats.c.person.in_(names), named))
        .order_by(games.c.id, seats.c.seat)
    )
    changed: dict[str, dict[str, Any]] = {}
    for row in (await c.execute(query)).mappings().all():
        id_, seat = row["id"], row["seat"]
        values: dict[str, Any] = {"person": None, "name": f"{GONE} {seat + 1}"}
        if row["status"] == "open":
            values["name"] = ""
        elif row["status"] == "running" and not row["sandbox"]:
            values["stand_in"] = _bot(row)
        await c.execute(
            update(seats).where(seats.c.game == id_, seats.c.seat == seat).values(**values)
        )
        header = changed.setdefault(id_, _header(id_, row["header"]))
        if seat < len(header.get("seats", ())):
            header["seats"][seat] = values["name"]
    for id_, header in changed.items():
        if header:
            text = msgspec.json.encode(header).decode()
            await c.execute(update(games).where(games.c.id == id_).values(header=text))
        await _clock(c, id_)
    return list(changed)


def _header(id_: str, text: str | None) -> dict[str, Any]:
    """A record's header as plain data; empty for none, and for one that is damaged."""
    if text is None:
        return {}
    try:
        header: dict[str, Any] = msgspec.to_builtins(msgspec.json.decode(text, type=Header))
    except (ValueError, RecursionError) as error:
        damaged("games", id_, error)
        return {}
    return header


async def _leave_records(
    c: AsyncConnection, names: Mapping[int, str], changed: list[str]
) -> list[str]:
    """Take the names from the records of games that were left in the middle, in which somebody else
    has the seat now; gives those games that were not among the changed ones.
    """
    all_names = called(names)
    if not all_names:
        return []
    quoted = [msgspec.json.encode(name).decode() for name in all_names]
    query = (
        select(games.c.id, games.c.header, seats.c.seat, seats.c.name)
        .join(seats, seats.c.game == games.c.id)
        .where(or_(*(games.c.header.contains(name, autoescape=True) for name in quoted)))
    )
    headers: dict[str, dict[str, Any]] = {}
    texts: dict[str, str] = {}
    for row in (await c.execute(query)).all():
        header = headers.get(row.id) or _header(row.id, row.header)
        if len(header.get("seats", ())) <= row.seat:
            # Nobody knows what a damaged one says, but the name is not to stay in it.
            for name in quoted:
                texts[row.id] = texts.get(row.id, row.header).replace(name, f'"{GONE}"')
            continue
        # Whoever sits there under this name is somebody else who has it too.
        if header["seats"][row.seat] in all_names and header["seats"][row.seat] != row.name:
            header["seats"][row.seat] = f"{GONE} {row.seat + 1}"
            headers[row.id] = header
    texts |= {id_: msgspec.json.encode(header).decode() for id_, header in headers.items()}
    for id_, text in texts.items():
        await c.execute(update(games).where(games.c.id == id_).values(header=text))
    return [id_ for id_ in texts if id_ not in changed]


async def _leave_titles(
    c: AsyncConnection, names: Mapping[int, str], changed: list[str]
) -> list[str]:
    """Take the names from the titles of games that the person made or played; gives those games
    that were not among the changed ones.
    """
    query = select(games.c.id, games.c.title).where(
        or_(games.c.id.in_(changed), games.c.host.in_(names))
    )
    more = []
    for id_, title in (await c.execute(query)).all():
        told = without(title, names)
        if told != title:
            await c.execute(update(games).where(games.c.id == id_).values(title=told[:80]))
            if id_ not in changed:
                more.append(id_)
    return more


def _bot(row: RowMapping) -> str:
    """The bot that plays on: the one the table chose, or the game's own."""
    settings, game = plain(row["settings"]), row["game"]
    chosen = settings.get("stand_in") if isinstance(settings, dict) else None
    return str(chosen) if is_bot(chosen, game) else best_bot(game)


async def _clock(c: AsyncConnection, id_: str) -> None:
    """A game that now waits for nobody but bots has no deadline. Where it waits for others too, it
    keeps its deadline, which is at worst too early by the clock of who has gone.
    """
    row = (await c.execute(select(games.c.awaited).where(games.c.id == id_))).first()
    if row is None:
        return
    people_left = select(seats.c.seat).where(
        seats.c.game == id_,
        seats.c.seat.in_(awaited_in(row.awaited)),
        seats.c.bot == "",
        seats.c.stand_in == "",
    )
    if (await c.execute(people_left.limit(1))).first() is None:
        await c.execute(update(games).where(games.c.id == id_).values(until=None))
