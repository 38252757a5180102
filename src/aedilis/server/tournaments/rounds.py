"""How a tournament goes on: it begins, rounds are made, tables come to their end, and so does it.

Each step is taken from what is kept and only if that is still so when it is kept (`Outdated`):
whoever is asked, once or often, here or in another process, it happens once. What a crash leaves
half done, the next look finishes.
"""

import asyncio
import logging
import time
from contextlib import suppress
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from aedilis.bots.registry import best_bot
from aedilis.games import GAMES
from aedilis.server.errors import Refused, is_away
from aedilis.server.lobby.new_rows import new_row
from aedilis.server.lobby.seating import bot_name
from aedilis.server.store import games as kept
from aedilis.server.store import tournaments as store
from aedilis.server.store.games import GameRow, SeatRow
from aedilis.server.store.tournaments import MatchRow, Outdated, Result, Whole
from aedilis.server.tournaments.pairing import pair
from aedilis.server.tournaments.plan import (
    LEAST,
    NewTournament,
    plan_of,
    table_of,
    ways_of,
)
from aedilis.server.tournaments.played import BOT
from aedilis.server.tournaments.results import drawn, played_of, result_of
from aedilis.server.tournaments.standings import Standing, going_on, standings

if TYPE_CHECKING:
    from aedilis.server.service import Service

DAY = 86_400.0

log = logging.getLogger("aedilis.tournaments")


async def go_on(service: "Service", id_: str) -> None:
    """Take all steps that can be taken now. Raises Refused for what cannot be read."""
    changed = False
    with suppress(Outdated):
        while await _step(service, id_):
            changed = True
    if changed:
        await service.lobby.changed()


async def read(service: "Service", id_: str) -> Whole:
    """A tournament. Raises Refused when there is none."""
    async with service.store.reading() as c:
        whole = await store.read(c, id_)
    if whole is None:
        raise Refused("no-tournament", status=404)
    return whole


def standings_of(whole: Whole, plan: NewTournament) -> list[Standing]:
    """How all stand."""
    return standings(
        [one.number for one in whole.entrants],
        played_of(whole.matches),
        kind=plan.kind,
        size=plan.size,
        bye=Fraction(plan.bye_points),
        seed=whole.row.seed,
    )


async def _step(service: "Service", id_: str) -> bool:
    """Take one step; gives whether there may be another. Raises Outdated."""
    whole, now = await read(service, id_), time.time()
    row = whole.row
    if row.status == "open":
        if row.closes is None or row.closes > now:
            return False
        await begin(service, whole)
        return True
    waiting = [one for one in whole.of_round if one.result is None]
    async with service.store.reading() as c:
        known = await store.statuses(c, [one.game for one in waiting if one.game is not None])
    for one in waiting:
        if one.game is not None and known.get(one.game) == "open":
            await service.lobby.begin(one.game)
    if row.status != "running":
        return False
    cut = row.due is not None and row.due <= now
    results = {
        one.number: await _result(service, one)
        for one in waiting
        if cut or one.game is None or known.get(one.game) not in ("open", "running")
    }
    if results:
        await _keep_results(service, whole, results)
        return True
    if waiting:
        return False
    await _next(service, whole)
    return True


async def _result(service: "Service", match: MatchRow) -> Result:
    """What became of a table, or how it stands."""
    if match.game is None:
        return drawn(len(match.seats))
    try:
        room = await service.rooms.room(match.game)
        await room.catch_up()
        async with room.lock:
            return result_of(room)
    except Refused as error:
        if error.code == "away":
            raise
        return drawn(len(match.seats))
    except Exception as error:
        if is_away(error):
            raise
        log.exception("a table cannot be counted", extra={"game": match.game})
        return drawn(len(match.seats))


async def _keep_results(service: "Service", whole: Whole, results: dict[int, Result]) -> None:
    row = whole.row

    async def work(c: Any) -> None:
        await store.change(c, row, updated=time.time())
        for one in whole.of_round:
            if one.number in results:
                await store.set_result(c, row.id, one, results[one.number])

    await service.store.writing(work)


async def begin(service: "Service", whole: Whole) -> None:
    """Begin a tournament that is open; one that too few have entered is cancelled. Raises
    Outdated.
    """
    if len(whole.entrants) < LEAST:
        await _change(service, whole, status="cancelled")
        return
    plan = plan_of(whole.row)
    if plan.kind == "season":
        # What a victory is worth stays so, whoever leaves.
        plan.size = len(whole.entrants)
    await _make_round(service, whole, plan)


async def _next(service: "Service", whole: Whole) -> None:
    """All tables of a round are done: the next, or the end. Raises Outdated."""
    plan = plan_of(whole.row)
    if len(_staying(whole, plan)) < LEAST or _was_last(whole, plan):
        await _change(service, whole, status="over", due=None)
    else:
        await _make_round(service, whole, plan)


def _was_last(whole: Whole, plan: NewTournament) -> bool:
    if plan.kind == "knockout":
        return len(whole.of_round) == 1
    return whole.row.round >= plan.rounds


def _staying(whole: Whole, plan: NewTournament) -> list[int]:
    """Who plays in the next round, the best first."""
    inside = {one.number for one in whole.entrants if not one.out}
    if plan.kind == "knockout" and whole.row.round:
        tables = played_of(whole.of_round)
        inside &= set(going_on(tables, plan.best, whole.row.seed))
    return [one.entrant for one in standings_of(whole, plan) if one.entrant in inside]


async def _change(service: "Service", whole: Whole, **values: Any) -> None:
    row = whole.row

    async def work(c: Any) -> None:
        await store.change(c, row, updated=time.time(), **values)

    await service.store.writing(work)


async def _make_round(service: "Service", whole: Whole, plan: NewTournament) -> None:
    """Make the tables of the next round and its games, all of it or nothing. Raises Outdated."""
    row, number = whole.row, whole.row.round + 1
    order, played = _staying(whole, plan), played_of(whole.matches)
    # Takes long enough for a thread of its own where many have entered.
    tables = await asyncio.to_thread(pair, ways_of(plan, row.seed), order, played, number)
    now = time.time()
    made = [_table(whole, plan, number, n, list(seats)) for n, seats in enumerate(tables, 1)]

    async def work(c: Any) -> None:
        await store.change(
            c,
            row,
            status="running",
            round=number,
            due=now + plan.round_days * DAY if plan.round_days else None,
            plan=kept.builtins(plan),
            updated=now,
        )
        for match, game, sitting in made:
            if game is not None:
                await kept.add_game(c, game, sitting)
            await store.add_match(c, row.id, match)

    await service.store.writing(work)


def _table(
    whole: Whole, plan: NewTournament, round_: int, number: int, seats: list[int]
) -> tuple[MatchRow, GameRow | None, list[SeatRow]]:
    """A table of a round with its game; of one who rests without."""
    row = whole.row
    match = MatchRow(round=round_, number=number, game=None, seats=seats)
    if len(seats) == 1:
        match.result = Result([1], [], "over")
        return match, None, []
    spec = table_of(plan, seats, row.private)
    options = GAMES[plan.game].options(plan.options, len(seats))
    ending = f" · {round_}.{number}"
    title = row.title[: 80 - len(ending)] + ending
    game = new_row(spec, options, title, None, tournament=row.id)
    # Whoever may see the tournament may see its tables.
    game.key = row.key
    match.game = game.id
    entrants = {one.number: one for one in whole.entrants}
    taken = [entrants[one].name for one in seats if one != BOT]
    sitting = []
    for seat, one in enumerate(seats):
        if one == BOT:
            taken.append(bot_name(taken))
            bot = plan.stand_in or best_bot(plan.game)
            sitting.append(SeatRow(seat=seat, name=taken[-1], bot=bot))
        else:
            entrant = entrants[one]
            sitting.append(SeatRow(seat=seat, name=entrant.name, person=entrant.person))
    return match, game, sitting
