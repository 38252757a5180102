"""Everything that can be got out of a table by one who watches it, as it goes over the wire."""

from typing import Any

from aedilis.games import GAMES
from aedilis.kernel.dice import Dice, stream
from aedilis.server import wire
from aedilis.server.errors import Refused
from aedilis.server.live.room import Room
from tests.server.live.answering import answer_field
from tests.server.live.house import House, Viewer

WALKS = 4
ILLEGAL = 12
CARDS = {
    "glory": ("forum", "latrine", "jack", "palisade", "card:17", "foundry"),
    "republic": ("hannibal", "tribune", "1", "scipio", "cornelius", "card:12", "punic"),
}


async def told(house: House, room: Room, person: Any, label: str) -> list[bytes]:
    """All that this person (None: a stranger) is told of a table as it stands, in bytes. What is
    asked follows from `label` and from what was told before alone.
    """
    viewer = Viewer(house, room, person, "en", 0)
    out = Told(viewer, stream(label, "told"))
    await viewer.watcher.refresh()
    await out.questions()
    await out.pages()
    await out.illegal(room)
    for request, fields in (
        (wire.StatsRequest, {}),
        (wire.LookRequest, {"n": 1, "seat": 1}),
        (wire.LookRequest, {"n": 99_999}),
        (wire.UndoRequest, {"seq": -1}),
        (wire.ForkRequest, {"n": 99_999}),
        (wire.StandInRequest, {"seat": 9}),
        (wire.OrderRequest, {"window": "nothing", "order": "ask"}),
    ):
        await out.ask(request, **fields)
    await viewer.watcher.service.talk.lines(room, viewer.watcher.seat, person, 0)
    return [*out.answers, *viewer.sent]


class Told:
    """Asks on behalf of one viewer, and keeps what is answered."""

    def __init__(self, viewer: Viewer, dice: Dice) -> None:
        self.viewer = viewer
        self.dice = dice
        self.answers: list[bytes] = []

    async def ask(self, request: type, **fields: Any) -> Any:
        """An answer, or the error that the socket makes of a refusal."""
        try:
            answer = await self.viewer.ask(request, key="k", **fields)
        except Refused as error:
            text = self.viewer.requests.illegal_text(error) or f"{error.key} {error.params}"
            answer = wire.ErrorMessage(error.code, text, "k", error.rule)
        self.answers.append(wire.encode(answer))
        return answer

    async def questions(self) -> None:
        """Walk what is asked a few times, by random ways."""
        for aside in (False, True):
            for _ in range(WALKS):
                done: list[int] = []
                while True:
                    part = await self.ask(wire.PartRequest, done=done, aside=aside)
                    if not isinstance(part, wire.PartMessage) or part.field is None:
                        break
                    done = [*part.done, *answer_field(part.field, self.dice)]
        await self.ask(wire.WhyRequest)
        sheet = await self.ask(wire.DraftRequest, rows=[[]])
        if isinstance(sheet, wire.DraftMessage):
            for template in sheet.templates:
                await self.ask(wire.DraftRequest, move=template.move)

    async def pages(self) -> None:
        """Every page, each seat's camp, and some cards."""
        room = self.viewer.watcher.room
        asked = [(page, "") for page in self.viewer.watcher.reader().face.pages]
        asked += [("table", ""), ("hand", ""), ("legend", "")]
        asked += [("camp", str(seat)) for seat in range(len(room.sitting))]
        asked += [("card", name) for name in CARDS[room.row.game]]
        for what, rest in asked:
            await self.ask(wire.TellRequest, what=what, rest=rest)

    async def illegal(self, room: Room) -> None:
        """Moves that are not legal for this viewer: of others, and nonsense."""
        assert room.table is not None
        game, state = room.table.game, room.table.state
        seat = self.viewer.watcher.seat
        mine = [game.prompt(state, seat), game.aside(state, seat)] if seat >= 0 else []
        seq = self.viewer.watcher.number(len(room.times))
        tried = 0
        while tried < ILLEGAL:
            move = [self.dice.below(1 << (4 + self.dice.below(20)))]
            move += [self.dice.below(70) for _ in range(self.dice.below(3))]
            tried += 1
            if not any(prompt is not None and prompt.accepts(move) for prompt in mine):
                await self.ask(wire.MoveRequest, seq=seq, move=move)


def dealt_anew(room: Room, state: Any, seat: int, n: int) -> Any:
    """Another state that this seat cannot tell from this one."""
    return GAMES[room.row.game].determinize(state, seat, stream(f"anew {n}", room.id))
