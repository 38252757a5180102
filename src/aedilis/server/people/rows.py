"""People, sessions and tokens in the store: the statements, and nothing else."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import and_, delete, desc, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.people.person import Person
from aedilis.server.people.preferences import Preferences, read_preferences, write_preferences
from aedilis.server.store.schema import games, people, resets, seats, sessions, tokens

_PERSON: Final = (
    people.c.id,
    people.c.kind,
    people.c.name,
    people.c.language,
    people.c.preferences,
    people.c.owner,
    people.c.created,
    people.c.admin,
    people.c.suspended,
    people.c.suspended_why,
)


def person_of(row: Any) -> Person:
    """A row of `people` as a Person."""
    return Person(
        id=row.id,
        kind=row.kind,
        name=row.name,
        language=row.language,
        preferences=read_preferences(row.preferences, row.id),
        owner=row.owner,
        created=row.created,
        admin=row.admin,
        suspended=row.suspended,
        suspended_why=row.suspended_why or "",
    )


# -- people ----------------------------------------------------------------------------------------


async def add_person(c: AsyncConnection, **values: Any) -> int:
    """Keep somebody new; gives the id. Raises IntegrityError when the folded name is taken."""
    values.setdefault("preferences", "{}")
    done = await c.execute(insert(people).values(**values).returning(people.c.id))
    return int(done.scalar_one())


async def read_person(c: AsyncConnection, id_: int) -> Person | None:
    """One of the people, or None."""
    found = (await c.execute(select(*_PERSON).where(people.c.id == id_))).first()
    return person_of(found) if found is not None else None


async def read_people(c: AsyncConnection, ids: Sequence[int]) -> dict[int, Person]:
    """Those of the people that there are."""
    found = await c.execute(select(*_PERSON).where(people.c.id.in_(list(ids))))
    return {row.id: person_of(row) for row in found.all()}


async def read_account(c: AsyncConnection, folded: str) -> tuple[Person, str] | None:
    """An account by its folded name, with its password's hash."""
    query = select(*_PERSON, people.c.password).where(
        people.c.folded == folded, people.c.kind == "person", people.c.password.is_not(None)
    )
    found = (await c.execute(query)).first()
    return (person_of(found), found.password) if found is not None else None


async def read_named(c: AsyncConnection, folded: str) -> Person | None:
    """The account of a folded name."""
    query = select(*_PERSON).where(people.c.folded == folded, people.c.kind == "person")
    found = (await c.execute(query)).first()
    return person_of(found) if found is not None else None


async def read_password(c: AsyncConnection, id_: int) -> str | None:
    """The hash of somebody's password; None for who has none."""
    password: str | None = (
        await c.execute(select(people.c.password).where(people.c.id == id_))
    ).scalar()
    return password


async def read_place(c: AsyncConnection, folded: str) -> str | None:
    """The digest of where an account was last logged in from, by its folded name."""
    place: str | None = (
        await c.execute(select(people.c.place).where(people.c.folded == folded))
    ).scalar()
    return place


async def is_taken(c: AsyncConnection, folded: str) -> bool:
    """Whether an account or a bot has this name."""
    found = await c.execute(select(people.c.id).where(people.c.folded == folded))
    return found.first() is not None


async def change_person(c: AsyncConnection, id_: int, **values: Any) -> bool:
    """Set columns of one of the people; False when there is none of that id."""
    done = await c.execute(update(people).where(people.c.id == id_).values(**values))
    return done.rowcount == 1


async def hold_guest(c: AsyncConnection, id_: int) -> bool:
    """Whether somebody is there and a guest; who is, remains one until this transaction ends but
    for what it does itself.
    """
    query = select(people.c.id).where(people.c.id == id_, people.c.kind == "guest")
    return (await c.execute(query.with_for_update())).first() is not None


async def read_kept_preferences(
    c: AsyncConnection, id_: int, *, change: bool = False
) -> Preferences | None:
    """What a person likes; with `change`, nobody else changes it until this transaction ends."""
    query = select(people.c.preferences).where(people.c.id == id_)
    found = (await c.execute(query.with_for_update() if change else query)).scalar()
    return read_preferences(found, id_) if found is not None else None


async def keep_preferences(c: AsyncConnection, id_: int, preferences: Preferences) -> None:
    """Keep what a person likes."""
    await change_person(c, id_, preferences=write_preferences(preferences))


async def read_bots(c: AsyncConnection, owner: int) -> list[Person]:
    """A person's bots by age."""
    query = select(*_PERSON).where(people.c.owner == owner).order_by(people.c.id)
    return [person_of(row) for row in (await c.execute(query)).all()]


async def drop_idle_guests(c: AsyncConnection, before: float) -> int:
    """Forget guests whose last session has ended, who sit nowhere and host nothing."""
    idle = and_(
        people.c.kind == "guest",
        people.c.seen < before,
        ~exists().where(sessions.c.person == people.c.id),
        ~exists().where(seats.c.person == people.c.id),
        ~exists().where(games.c.host == people.c.id),
    )
    return (await c.execute(delete(people).where(idle))).rowcount


# -- sessions --------------------------------------------------------------------------------------


async def add_session(c: AsyncConnection, **values: Any) -> None:
    """Keep a new session."""
    await c.execute(insert(sessions).values(**values))


async def read_session(c: AsyncConnection, digest: str, now: float) -> tuple[Any, Person] | None:
    """A session that has not ended, and whose it is."""
    query = (
        select(*_PERSON, sessions.c.seen.label("used"), sessions.c.expires)
        .join(people, people.c.id == sessions.c.person)
        .where(sessions.c.digest == digest, sessions.c.expires > now)
    )
    found = (await c.execute(query)).first()
    return (found, person_of(found)) if found is not None else None


async def read_sessions(c: AsyncConnection, person: int, now: float) -> list[Any]:
    """A person's sessions that have not ended, the last used first."""
    query = select(sessions).where(sessions.c.person == person, sessions.c.expires > now)
    return list((await c.execute(query.order_by(desc(sessions.c.seen)))).all())


async def touch_session(c: AsyncConnection, digest: str, now: float, expires: float) -> None:
    """A session is used, and so lasts longer; its person has been here."""
    await c.execute(
        update(sessions).where(sessions.c.digest == digest).values(seen=now, expires=expires)
    )
    owner = select(sessions.c.person).where(sessions.c.digest == digest).scalar_subquery()
    await c.execute(update(people).where(people.c.id == owner).values(seen=now))


async def drop_session(c: AsyncConnection, digest: str) -> None:
    """End a session."""
    await c.execute(delete(sessions).where(sessions.c.digest == digest))


async def drop_sessions(c: AsyncConnection, person: int, digests: Sequence[str]) -> None:
    """End some sessions of a person."""
    await c.execute(
        delete(sessions).where(sessions.c.person == person, sessions.c.digest.in_(list(digests)))
    )


async def drop_all_sessions(c: AsyncConnection, person: int) -> None:
    """End all sessions of a person."""
    await c.execute(delete(sessions).where(sessions.c.person == person))


async def drop_old_sessions(c: AsyncConnection, now: float) -> int:
    """Forget the sessions that have ended."""
    return (await c.execute(delete(sessions).where(sessions.c.expires <= now))).rowcount


# -- links that set a password anew ----------------------------------------------------------------


async def add_reset(c: AsyncConnection, **values: Any) -> None:
    """Keep a new link; those of the same person from before hold no longer."""
    await c.execute(delete(resets).where(resets.c.person == values["person"]))
    await c.execute(insert(resets).values(**values))


async def read_reset(c: AsyncConnection, digest: str, now: float) -> Person | None:
    """Whose password a link sets, if it still holds."""
    query = (
        select(*_PERSON)
        .join(resets, resets.c.person == people.c.id)
        .where(resets.c.digest == digest, resets.c.expires > now, people.c.kind == "person")
    )
    found = (await c.execute(query)).first()
    return person_of(found) if found is not None else None


async def use_reset(c: AsyncConnection, digest: str, now: float) -> bool:
    """Use a link up; False when it holds no longer, or was used by somebody else just now."""
    query = delete(resets).where(resets.c.digest == digest, resets.c.expires > now)
    return (await c.execute(query)).rowcount == 1


async def drop_resets(c: AsyncConnection, person: int) -> None:
    """End all links of a person."""
    await c.execute(delete(resets).where(resets.c.person == person))


async def drop_old_resets(c: AsyncConnection, now: float) -> int:
    """Forget the links that nobody has used in time."""
    return (await c.execute(delete(resets).where(resets.c.expires <= now))).rowcount


# -- tokens ----------------------------------------------------------------------------------------


async def add_token(c: AsyncConnection, **values: Any) -> int:
    """Keep a new token; gives its id."""
    done = await c.execute(insert(tokens).values(**values).returning(tokens.c.id))
    return int(done.scalar_one())


async def read_token(c: AsyncConnection, digest: str) -> tuple[Any, Person] | None:
    """A token's row, and whose it is."""
    query = (
        select(*_PERSON, tokens.c.id.label("token"), tokens.c.used)
        .join(people, people.c.id == tokens.c.person)
        .where(tokens.c.digest == digest)
    )
    found = (await c.execute(query)).first()
    return (found, person_of(found)) if found is not None else None


async def read_tokens(c: AsyncConnection, person: int) -> list[Any]:
    """A bot's tokens by age."""
    query = select(tokens).where(tokens.c.person == person).order_by(tokens.c.id)
    return list((await c.execute(query)).all())


async def count_tokens(c: AsyncConnection, person: int) -> int:
    """How many tokens a bot has."""
    query = select(func.count()).where(tokens.c.person == person)
    return int((await c.execute(query)).scalar_one())


async def use_token(c: AsyncConnection, id_: int, now: float) -> None:
    """A token is used."""
    await c.execute(update(tokens).where(tokens.c.id == id_).values(used=now))


async def drop_token(c: AsyncConnection, person: int, id_: int) -> bool:
    """Revoke a token of a bot; False when it has none of that id."""
    done = await c.execute(delete(tokens).where(tokens.c.id == id_, tokens.c.person == person))
    return done.rowcount == 1
