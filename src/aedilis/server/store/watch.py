"""What keeps an open server livable, in the store: reports, who may make and say nothing for a
while, and what those who look after the server have done about it.
"""

import time
from collections.abc import Sequence
from typing import Any, Final, Literal, get_args

import msgspec
from sqlalchemy import and_, desc, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.errors import Refused
from aedilis.server.store.names import fold
from aedilis.server.store.schema import acts, people, reports

Matter = Literal["chat", "name", "table"]
MATTERS: Final[tuple[Matter, ...]] = get_args(Matter)
Act = Literal[
    "grant", "revoke", "handle", "suspend", "unsuspend", "sessions", "rename", "drop-game"
]

FOR_GOOD: Final = 253_370_764_800.0
"""The time until which somebody is suspended for good."""

LONGEST_REASON: Final = 500


class Report(msgspec.Struct, omit_defaults=True):
    """Something that was reported. `text` is what was reported, as it stood then, and nothing
    beside it: a line of the chat, a name, or the title of a table. `about` is whose it is.
    """

    id: int
    at: float
    matter: Matter
    text: str
    reason: str
    reporter: int | None = None
    reporter_name: str = ""
    about: int | None = None
    about_name: str = ""
    game: str = ""
    handled: float | None = None
    note: str = ""


class Deed(msgspec.Struct, omit_defaults=True):
    """Something that an admin has done (or, where `admin_name` is empty, the command line): about
    whom or which game, and why.
    """

    id: int
    at: float
    act: str
    admin: int | None = None
    admin_name: str = ""
    about: int | None = None
    about_name: str = ""
    game: str = ""
    text: str = ""


class Found(msgspec.Struct, omit_defaults=True):
    """Somebody as an admin sees him. `suspended`: until when, `why`."""

    id: int
    kind: str
    name: str
    created: float
    seen: float
    admin: bool = False
    owner: int | None = None
    suspended: float | None = None
    why: str = ""


def one_line(text: str, most: int = LONGEST_REASON) -> str:
    """A reason as it is kept: printable, on one line, and no longer than that. Raises Refused."""
    line = " ".join("".join(ch if ch.isprintable() else " " for ch in text).split())
    if not line:
        raise Refused("empty", status=422)
    if len(line) > most:
        raise Refused("too-long", params={"most": most}, status=422)
    return line


# -- reports ---------------------------------------------------------------------------------------


async def report(c: AsyncConnection, **values: Any) -> int:
    """Keep a report; gives its number, or that of the same one by the same person that is open."""
    same = and_(*(reports.c[name].is_not_distinct_from(values[name]) for name in _SAME))
    query = select(reports.c.id).where(same, reports.c.handled.is_(None))
    there = (await c.execute(query)).scalar()
    if there is not None:
        return int(there)
    done = await c.execute(insert(reports).values(at=time.time(), **values).returning(reports.c.id))
    return int(done.scalar_one())


_SAME: Final = ("reporter", "matter", "game", "line", "about")


async def list_reports(
    c: AsyncConnection, handled: bool, limit: int = 100, before: int | None = None
) -> list[Report]:
    """Reports that are open or handled, the last ones first."""
    query = select(reports).where(
        reports.c.handled.is_not(None) if handled else reports.c.handled.is_(None)
    )
    if before is not None:
        query = query.where(reports.c.id < before)
    found = (await c.execute(query.order_by(desc(reports.c.id)).limit(limit))).mappings().all()
    names = await _names(c, [one[side] for one in found for side in ("reporter", "about")])
    return [_report(one, names) for one in found]


def _report(row: Any, names: dict[int, str]) -> Report:
    return Report(
        id=row["id"],
        at=row["at"],
        matter=row["matter"],
        text=row["text"],
        reason=row["reason"],
        reporter=row["reporter"],
        reporter_name=names.get(row["reporter"], ""),
        about=row["about"],
        # As he is called now; what he was called is in the text, where it is a name.
        about_name=names.get(row["about"], ""),
        game=row["game"],
        handled=row["handled"],
        note=row["note"],
    )


async def reports_of(c: AsyncConnection, reporter: int) -> list[dict[str, Any]]:
    """What a person has reported, as far as it is theirs to know."""
    query = select(
        reports.c.at, reports.c.matter, reports.c.game, reports.c.reason, reports.c.handled
    )
    query = query.where(reports.c.reporter == reporter).order_by(reports.c.id)
    return [dict(row) for row in (await c.execute(query)).mappings()]


async def count_open(c: AsyncConnection) -> int:
    """How many reports wait for somebody."""
    query = select(func.count()).where(reports.c.handled.is_(None))
    return int((await c.execute(query)).scalar_one())


async def handle(c: AsyncConnection, number: int, note: str) -> Report:
    """A report has been dealt with. Raises Refused."""
    these = (reports.c.id == number) & reports.c.handled.is_(None)
    done = await c.execute(update(reports).where(these).values(handled=time.time(), note=note))
    if done.rowcount != 1:
        raise Refused("no-report", status=404)
    row = (await c.execute(select(reports).where(reports.c.id == number))).mappings().one()
    return _report(row, await _names(c, [row["about"]]))


async def _names(c: AsyncConnection, ids: Sequence[int | None]) -> dict[int, str]:
    wanted = {one for one in ids if one is not None}
    query = select(people.c.id, people.c.name).where(people.c.id.in_(wanted))
    return {row.id: row.name for row in (await c.execute(query)).all()}


# -- people ----------------------------------------------------------------------------------------

_FOUND: Final = (
    people.c.id,
    people.c.kind,
    people.c.name,
    people.c.created,
    people.c.seen,
    people.c.admin,
    people.c.owner,
    people.c.suspended,
    func.coalesce(people.c.suspended_why, "").label("why"),
)


async def find_people(c: AsyncConnection, text: str, limit: int = 50) -> list[Found]:
    """The people whose name has a text in it, or whose number it is; those seen last first."""
    wanted = fold(text)
    named = people.c.folded.contains(wanted, autoescape=True) if wanted else people.c.id.is_(None)
    plainly = people.c.name.icontains(text, autoescape=True)
    query = select(*_FOUND)
    if text:
        number = text.isascii() and text.isdecimal() and len(text) < 10
        alike = or_(named, plainly, people.c.id == int(text)) if number else or_(named, plainly)
        query = query.where(alike)
    query = query.order_by(desc(people.c.seen), people.c.id).limit(limit)
    return [Found(**row) for row in (await c.execute(query)).mappings()]


async def found_person(c: AsyncConnection, id_: int) -> Found:
    """One of the people as an admin sees him. Raises Refused."""
    row = (await c.execute(select(*_FOUND).where(people.c.id == id_))).mappings().first()
    if row is None:
        raise Refused("no-account", status=404)
    return Found(**row)


async def set_suspended(c: AsyncConnection, id_: int, until: float | None, why: str) -> None:
    """Suspend somebody until a time, or (None) no more."""
    values = {"suspended": until, "suspended_why": why}
    await c.execute(update(people).where(people.c.id == id_).values(**values))


async def refuse_suspended(c: AsyncConnection, id_: int) -> None:
    """Raises Refused for who is suspended, and for the bots of who is."""
    mine = select(people.c.owner).where(people.c.id == id_).scalar_subquery()
    query = select(people.c.suspended).where(
        or_(people.c.id == id_, people.c.id == mine), people.c.suspended > time.time()
    )
    until = (await c.execute(query.limit(1))).scalar()
    if until is not None:
        raise Refused("suspended", params=until_params(until), status=403)


def until_params(until: float) -> dict[str, object]:
    """For texts: until when somebody is suspended."""
    if until >= FOR_GOOD:
        return {"good": "yes", "until": ""}
    return {"good": "no", "until": time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(until))}


async def set_admin(c: AsyncConnection, id_: int, admin: bool) -> bool:
    """Make an account one that looks after the server, or no more. False when it is no account."""
    these = (people.c.id == id_) & (people.c.kind == "person")
    return (await c.execute(update(people).where(these).values(admin=admin))).rowcount == 1


# -- what was done ---------------------------------------------------------------------------------


async def note_act(
    c: AsyncConnection,
    act: Act,
    *,
    admin: int | None = None,
    admin_name: str = "",
    about: int | None = None,
    about_name: str = "",
    game: str = "",
    text: str = "",
) -> None:
    """Write down what an admin has done, in the transaction in which it is done."""
    await c.execute(
        insert(acts).values(
            at=time.time(),
            act=act,
            admin=admin,
            admin_name=admin_name,
            about=about,
            about_name=about_name,
            game=game,
            text=text[:LONGEST_REASON],
        )
    )


async def list_acts(c: AsyncConnection, limit: int = 100, before: int | None = None) -> list[Deed]:
    """What was done, the last first."""
    query = select(acts).order_by(desc(acts.c.id)).limit(limit)
    if before is not None:
        query = query.where(acts.c.id < before)
    return [Deed(**row) for row in (await c.execute(query)).mappings()]


async def forget_person(c: AsyncConnection, ids: Sequence[int], gone: str) -> None:
    """Take what people have said, and their names, from reports and from what was done."""
    about = update(reports).where(reports.c.about.in_(ids))
    await c.execute(about.values(text="", about=None))
    mine = update(reports).where(reports.c.reporter.in_(ids))
    await c.execute(mine.values(reason="", reporter=None))
    await c.execute(
        update(acts).where(acts.c.about.in_(ids)).values(about_name=gone, text="", about=None)
    )
    await c.execute(update(acts).where(acts.c.admin.in_(ids)).values(admin_name=gone, admin=None))
