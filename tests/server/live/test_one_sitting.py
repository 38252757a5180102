"""A letter about one's turn waits a little in a game that is played in one sitting, and comes at
once to who has been away for longer.
"""

import pytest

from aedilis.server.notices.kinds import Notice
from aedilis.server.notices.outbox import Debt
from tests.server.live.conftest import Hands, quiet
from tests.server.live.house import House, a_move

pytestmark = pytest.mark.anyio

DAY = 86_400.0


async def test_a_letter_waits_for_who_was_here_a_short_while_ago_only(
    house: House, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[int, bool]] = []

    async def tell(
        person: int, notice: Notice, *, live: bool = False, debt: Debt | None = None
    ) -> None:
        if notice.kind == "your-turn":
            told.append((person, live))
        assert debt is not None
        await house.service.notify.outbox.settle(debt, [])

    monkeypatch.setattr(house.service.notify.courier, "tell", tell)
    room = await house.two("glory")
    await quiet(house)
    first = room.row.awaited[0]
    # It has begun just now.
    assert told == [(first + 1, True)]
    for seconds, waits in ((DAY, False), (DAY, False), (5.0, True), (DAY, False)):
        hands.on(seconds)
        seat = room.row.awaited[0]
        while room.row.awaited == [seat]:
            await room.move(seat, len(room.times), None, a_move(room, seat, str(len(room.times))))
        await quiet(house)
        assert told[-1] == (2 - seat, waits), seconds
