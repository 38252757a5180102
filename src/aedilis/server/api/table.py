"""The table for programs: what is asked, moves, undo, orders, standing in, and talk."""

from typing import Any

import msgspec

from aedilis.server import wire
from aedilis.server.api.bodies import GiveOrder, MoveBody, Note, Part, Say, StandIn, Undo
from aedilis.server.api.carrying_out import carried_out, meant, unheard
from aedilis.server.api.machine import Choices, State, choices_of, state_of
from aedilis.server.api.operations import Call, Operations
from aedilis.server.api.queries import ChatQuery, InGame, LanguageQuery, PartQuery, TableQuery
from aedilis.server.errors import Refused, bad_field
from aedilis.server.live.requests import Requests
from aedilis.server.live.talk import own_key
from aedilis.server.live.watcher import Watcher
from aedilis.server.wire.parts import ChatLine, Hint, Refusal

operations = Operations("At the table")


class Done(msgspec.Struct):
    """It is done and kept; `seq` is the number of lines now."""

    seq: int


class Chat(msgspec.Struct):
    """What was said, in order."""

    lines: list[ChatLine]


class NoteText(msgspec.Struct):
    """Your private note."""

    text: str


class Hints(msgspec.Struct):
    """The best answers to what you are asked after `seq` lines, the best first. With `aside` you
    are asked nothing, and they are what is worth doing out of turn; none: to keep still.
    """

    seq: int
    hints: list[Hint]
    aside: bool = False


class Refusals(msgspec.Struct):
    """What you might think of now and may not do."""

    refusals: list[Refusal]


class Visitor(Watcher):
    """Somebody who looks at a table once."""

    async def prepare(self) -> None:
        """Make what is shown ready, if it is an old position."""
        await self._prepare()


async def watching(call: Call) -> Visitor:
    """Somebody who looks at the game of the call once. Raises Refused, as if there were no such
    game, for whoever may not see it.
    """
    service, person = call.service, call.visitor
    key = getattr(call.query, "key", "") or None
    room = await service.lobby.watched(call.game, person, key)
    language = getattr(call.query, "language", None) or call.language
    visitor = Visitor(service, room, person, language, unheard)
    await visitor.prepare()
    return visitor


async def ask(call: Call, request: Any) -> Any:
    """Carry out a request as the page would. Raises Refused with its text made."""
    return await carried_out(Requests(call.service, await watching(call)), request)


@operations(
    "GET",
    "/games/{game}/table",
    answer=(wire.TableMessage, State),
    query=TableQuery,
    who="anyone",
)
async def get_table(call: Call) -> Any:
    """The whole table as you may know it.

    With `format=codes` in the lean form for programs: numbers and no texts; `view=1` adds all that
    your seat sees, `words=1` what the choices mean.
    """
    watcher = await watching(call)
    # While a move is being kept the table is ahead of what anybody may know.
    async with watcher.room.lock:
        if call.query.format == "codes":
            return state_of(watcher, view=call.query.view, words=call.query.words)
        return watcher.table()


@operations(
    "POST",
    "/games/{game}/part",
    answer=(wire.PartMessage, Choices),
    query=PartQuery,
    body=Part,
    refuses=(403, 409),
)
async def walk(call: Call) -> Any:
    """What may follow when a move is begun.

    Nothing changes by it. A move of several parts is composed with it; `done` is empty at first.
    """
    body: Part = call.body
    if call.query.format == "codes":
        watcher = await watching(call)
        async with watcher.room.lock:
            return choices_of(watcher, body.done, body.aside, call.query.words)
    return await ask(call, wire.PartRequest("part", body.done, body.aside, wanted=body.wanted))


@operations(
    "POST",
    "/games/{game}/moves",
    answer=Done,
    query=InGame,
    body=MoveBody,
    keyed=True,
    refuses=(409,),
)
async def move(call: Call) -> Done:
    """Make a move, in codes or in words. Once this is answered, the move is kept.

    `seq` is the number of lines you had seen. When the game has gone on since, the move is made if
    you are still asked the very same and its words mean what they meant; otherwise it came too late
    (`stale`): look at the table anew. Nothing else is ever done in its place. With an idempotency
    key a request can be repeated: it acts once, and the answer is the same.
    """
    body: MoveBody = call.body
    if (body.move is None) == (body.words is None):
        raise bad_field("body: either move or words")
    codes = body.move
    if codes is None:
        known, codes = await _in_words(call, body)
        if known is not None:
            return Done(known)
    answer = await ask(call, wire.MoveRequest(key=call.key, seq=body.seq, move=codes))
    return Done(answer.seq)


async def _in_words(call: Call, body: MoveBody) -> tuple[int | None, list[int]]:
    """The move that the words mean; or the number of lines after it, when the same request has
    acted before. Raises Refused.
    """
    watcher = await watching(call)
    async with watcher.room.lock:
        return _meant(call, watcher, body)


def _meant(call: Call, watcher: Watcher, body: MoveBody) -> tuple[int | None, list[int]]:
    room = watcher.room
    before = room.keys.get(own_key(call.person.id, call.key))
    if before is not None:
        return watcher.number(before + 1), []
    if watcher.seat < 0:
        raise Refused("not-seated", status=403)
    table = room.playing()
    lines, now = room.lines_of(watcher.seat, body.seq), len(table.entries)
    state = table.state if lines == now else room.recent.seen(lines)
    if state is None:
        raise Refused("stale", params={"seen": body.seq, "now": watcher.number(now)})
    return None, meant(table.game, state, watcher.seat, body.words or {}, watcher.reader())


@operations(
    "POST", "/games/{game}/undo", answer=Done, query=InGame, body=Undo, keyed=True, refuses=(409,)
)
async def undo(call: Call) -> Done:
    """Take back your last move, where that changes nothing for anybody."""
    answer = await ask(call, wire.UndoRequest(key=call.key, seq=call.body.seq))
    return Done(answer.seq)


@operations(
    "POST",
    "/games/{game}/orders",
    answer=Done,
    query=InGame,
    body=GiveOrder,
    keyed=True,
    refuses=(409,),
)
async def give_order(call: Call) -> Done:
    """Give a standing order: what to do at a moment, or with a question, without asking you."""
    body: GiveOrder = call.body
    request = wire.OrderRequest(key=call.key, window=body.window, order=body.order)
    return Done((await ask(call, request)).seq)


@operations(
    "POST", "/games/{game}/stand-in", answer=Done, query=InGame, body=StandIn, refuses=(409,)
)
async def stand_in(call: Call) -> Done:
    """Leave your seat to a bot, or take it back.

    The host may leave to a bot the seat of a player whose time is up.
    """
    body: StandIn = call.body
    request = wire.StandInRequest(key="stand-in", seat=body.seat, bot=body.bot)
    return Done((await ask(call, request)).seq)


@operations("GET", "/games/{game}/why", answer=Refusals, query=LanguageQuery, refuses=(403, 409))
async def why(call: Call) -> Refusals:
    """What you might think of now and may not do, why, and by which rule."""
    return Refusals((await ask(call, wire.WhyRequest(key="why"))).refusals)


@operations("GET", "/games/{game}/hint", answer=Hints, query=LanguageQuery, refuses=(403, 409, 429))
async def hint(call: Call) -> Hints:
    """The best answers to what you are asked, at most three, each with what speaks for it: the
    advice of a bot that sees what your seat may see. It is there within two seconds. While you are
    asked nothing, what it would do out of turn; `no-hints-aside` where it never does anything then.

    Nothing changes by it. There is none in rated games and tournaments, nor where the table was
    made without (`no-hints`).
    """
    found = await ask(call, wire.HintRequest(key="hint"))
    return Hints(found.seq, found.hints, found.aside)


@operations("GET", "/games/{game}/chat", answer=Chat, query=ChatQuery, who="anyone")
async def get_chat(call: Call) -> Chat:
    """What was said at the table, as you may hear it; the last 200 lines."""
    watcher = await watching(call)
    talk = call.service.talk
    return Chat(await talk.lines(watcher.room, watcher.seat, call.visitor, call.query.after))


@operations("POST", "/games/{game}/say", answer=Done, query=InGame, body=Say, keyed=True)
async def say(call: Call) -> Done:
    """Say something to the table, or where the game allows it to one seat."""
    body: Say = call.body
    return Done((await ask(call, wire.SayRequest(key=call.key, text=body.text, to=body.to))).seq)


@operations("GET", "/games/{game}/note", answer=NoteText, query=InGame)
async def get_note(call: Call) -> NoteText:
    """Your private note on this game."""
    watcher = await watching(call)
    return NoteText(await call.service.talk.note(watcher.room, call.person))


@operations("PUT", "/games/{game}/note", query=InGame, body=Note)
async def keep_note(call: Call) -> None:
    """Keep a private note; an empty one is none."""
    await ask(call, wire.NoteRequest(key="note", text=call.body.text))
