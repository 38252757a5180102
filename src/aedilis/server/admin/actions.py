"""What each action of `aedilis admin` does, what it prints, and its exit code."""

import argparse
import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from sqlalchemy import func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.kernel.codec import BadFile
from aedilis.server.admin import room
from aedilis.server.admin.copying import restore, write_backup
from aedilis.server.admin.verifying import GameCheck, games_to_verify, verify_games
from aedilis.server.bus import announce
from aedilis.server.people import resetting, rows
from aedilis.server.store import usage, watch
from aedilis.server.store.deleting import delete_person
from aedilis.server.store.engine import BadDatabase, is_sqlite, sqlite_file
from aedilis.server.store.personal import NoPerson, export_person, find_person
from aedilis.server.store.schema import chat, people, seats
from aedilis.server.store.store import Store
from aedilis.server.store.watch import Act


def _guarded(work: Callable[[str, argparse.Namespace], Any]) -> Callable[..., int]:
    """An action whose errors are one line."""

    def action(url: str, args: argparse.Namespace) -> int:
        try:
            code: int = asyncio.run(work(url, args))
            return code
        except BadFile as error:
            return _error(str(error), 1)
        except (BadDatabase, NoPerson) as error:
            return _error(str(error), 2)
        except DBAPIError as error:
            return _error(f"database: {error.orig}", 2)
        except OSError as error:
            return _error(f"{error.filename}: {error.strerror}", 2)

    return action


async def _backup(url: str, args: argparse.Namespace) -> int:
    with _counting("rows") as told:
        done = await write_backup(url, args.file, told)
    if args.json:
        print(json.dumps(done))
    else:
        print(f"{args.file}: {_holds(done['rows'])}, {done['bytes']} bytes")
    return 0


async def _restore(url: str, args: argparse.Namespace) -> int:
    if not args.file.is_file():
        return _error(f"{args.file}: no such file", 2)
    with _counting("rows") as told:
        done = await restore(url, args.file, replace=args.replace, told=told)
    if args.json:
        print(json.dumps(done))
    else:
        print(f"restored {_holds(done['rows'])}")
    return 0


async def _verify(url: str, args: argparse.Namespace) -> int:
    verdicts: list[GameCheck] = []
    async with _open(url) as store:
        try:
            ids = await games_to_verify(store, args.games)
        except LookupError as error:
            return _error(f"game: {error.args[0]!r} is not the id of a game that has begun", 2)
        with _counting("games", len(ids)) as told:
            async for verdict in verify_games(store, ids):
                verdicts.append(verdict)
                told(len(verdicts))
                if not args.json:
                    _tell(verdict)
    holds = all(verdict.holds for verdict in verdicts)
    if args.json:
        told_games = [{**msgspec.to_builtins(one), "holds": one.holds} for one in verdicts]
        print(json.dumps({"holds": holds, "games": told_games}, ensure_ascii=False))
    else:
        good = sum(verdict.holds for verdict in verdicts)
        print(f"{good} of {len(verdicts)} games hold")
    return 0 if holds else 1


def _tell(verdict: GameCheck) -> None:
    if verdict.state == "recorded":
        read = f"only kept to be read: line {verdict.line}: {verdict.difference}"
        print(f"{verdict.id}: {read}")
        return
    if verdict.holds:
        print(f"{verdict.id}: holds ({verdict.game}, {verdict.moves} moves, {verdict.status})")
        return
    why = "played by other rules; " if verdict.state == "other-rules" else ""
    where = f"line {verdict.line}: " if verdict.line is not None else ""
    _error(f"{verdict.id}: {why}{where}{verdict.difference}", 1)


async def _export(url: str, args: argparse.Namespace) -> int:
    async with _open(url) as store, store.reading() as c:
        data = await export_person(c, await find_person(c, args.person))
    text = json.dumps(data, ensure_ascii=False)
    if args.output is None:
        print(text)
        return 0
    _write_private(args.output, text + "\n")
    if args.json:
        print(json.dumps({"file": str(args.output), "person": data["person"]["id"]}))
    return 0


async def _delete(url: str, args: argparse.Namespace) -> int:
    async with _open(url) as store:
        async with store.reading() as c:
            person = await find_person(c, args.person)
            name = (await c.execute(select(people.c.name).where(people.c.id == person))).scalar()
            held = await _held(c, person)
        if not args.yes:
            return _error(
                f"delete: {name} (number {person}) with seats in {held['games']} games and "
                f"{held['chat']} lines of chat: this cannot be undone; add --yes to do it",
                2,
            )
        done = await store.writing(lambda c: delete_person(c, person))
        await announce(store)
    if args.json:
        print(json.dumps({"person": person, "name": name, **msgspec.to_builtins(done)}))
    else:
        print(
            f"deleted {name} (number {person}): {len(done.changed)} games go on without the name, "
            f"{len(done.dropped)} are gone, {done.chat} lines of chat are empty"
        )
    return 0


async def _reset(url: str, args: argparse.Namespace) -> int:
    async with _open(url) as store:
        async with store.reading() as c:
            person = await find_person(c, args.person)
            found = await rows.read_person(c, person)
        if found is None or found.kind != "person":
            return _error(f"reset: {args.person!r} is no account with a password", 2)
        token = await resetting.make_link(store, person, resetting.BY_HAND)
    link = f"{args.url.rstrip('/')}/reset/{token}"
    if args.json:
        print(json.dumps({"person": person, "name": found.name, "link": link}, ensure_ascii=False))
    else:
        print(f"{found.name} (number {person}) sets a new password at {link}")
    return 0


async def _grant(url: str, args: argparse.Namespace) -> int:
    return await _set_admin(url, args, True)


async def _revoke(url: str, args: argparse.Namespace) -> int:
    return await _set_admin(url, args, False)


async def _set_admin(url: str, args: argparse.Namespace, admin: bool) -> int:
    act: Act = "grant" if admin else "revoke"

    async def work(c: AsyncConnection) -> watch.Found | None:
        person = await find_person(c, args.person)
        if not await watch.set_admin(c, person, admin):
            return None
        found = await watch.found_person(c, person)
        await watch.note_act(c, act, about=person, about_name=found.name)
        return found

    async with _open(url) as store:
        found = await store.writing(work)
    if found is None:
        return _error(f"{act}: {args.person!r} is no account with a password", 2)
    if args.json:
        told = {"person": found.id, "name": found.name, "admin": admin}
        print(json.dumps(told, ensure_ascii=False))
    else:
        does = "looks after the server" if admin else "looks after the server no more"
        print(f"{found.name} (number {found.id}) {does}")
    return 0


async def _usage(url: str, args: argparse.Namespace) -> int:
    async with _open(url) as store, store.reading() as c:
        data = room.report(args.what, await usage.measure(c), args.limit)
    if args.json:
        print(json.dumps(data, ensure_ascii=False))
        return 0
    for line in room.told(args.what, data):
        print(line)
    return 0


async def _drop(url: str, args: argparse.Namespace) -> int:
    async with _open(url) as store:
        async with store.reading() as c:
            try:
                wanted = room.find(await usage.measure(c), args.games)
            except room.NoGame as error:
                return _error(str(error), 1)
        if not args.yes:
            told = room.summary(wanted)
            return _error(f"drop: {told}: this cannot be undone; add --yes to do it", 2)
        done = await store.writing(lambda c: usage.drop(c, wanted))
        await announce(store)
    if args.json:
        print(json.dumps({"games": msgspec.to_builtins(done)}, ensure_ascii=False))
        return 0
    for one in done:
        print(room.deleted(one))
    return 0


async def _held(c: AsyncConnection, person: int) -> dict[str, int]:
    counts = {}
    for name, table in (("games", seats), ("chat", chat)):
        query = select(func.count()).select_from(table).where(table.c.person == person)
        counts[name] = int((await c.execute(query)).scalar_one())
    return counts


@asynccontextmanager
async def _open(url: str) -> AsyncIterator[Store]:
    """The store, which must be there already."""
    if is_sqlite(url) and not sqlite_file(url).is_file():
        raise BadDatabase(f"database: {sqlite_file(url)}: no such file")
    store = Store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@contextmanager
def _counting(what: str, total: int | None = None) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal, nothing in a pipe."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda done: None
        return
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(what, total=total)
        yield lambda done: progress.update(task, completed=done)


def _write_private(path: Path, text: str) -> None:
    """Write a file that nobody else may read, whole or not at all."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        number = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(number, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _holds(rows: Mapping[str, int]) -> str:
    return f"{rows['people']} people, {rows['games']} games, {rows['lines']} lines of games"


def _error(text: str, code: int) -> int:
    sys.stdout.flush()
    print(f"aedilis: {' '.join(text.split())}", file=sys.stderr)
    return code


ACTIONS: Final[dict[str, Callable[[str, argparse.Namespace], int]]] = {
    "backup": _guarded(_backup),
    "restore": _guarded(_restore),
    "verify": _guarded(_verify),
    "export": _guarded(_export),
    "delete": _guarded(_delete),
    "reset": _guarded(_reset),
    "grant": _guarded(_grant),
    "revoke": _guarded(_revoke),
    "usage": _guarded(_usage),
    "drop": _guarded(_drop),
}
"""Each action by its name."""
