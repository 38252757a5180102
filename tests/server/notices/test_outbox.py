"""The outbox that is kept in memory."""

import pytest

from aedilis.server.notices.outbox import MemoryOutbox, Outbox
from tests.server.notices.contract import OutboxContract, entry


class TestMemoryOutbox(OutboxContract):
    @pytest.fixture
    def outbox(self) -> Outbox:
        return MemoryOutbox()


@pytest.mark.anyio
async def test_reasons_are_kept_until_the_reader_looks() -> None:
    outbox = MemoryOutbox()
    await outbox.put(entry())
    (one,) = await outbox.due(1000.0, 1, 60)
    await outbox.failed(one.id, None, "refused 404")
    assert outbox.reasons == {one.id: "refused 404"}
    await outbox.looked(1, one.notice.game)
    assert outbox.reasons == {}


def test_a_slot_is_short() -> None:
    wide = entry(person=2**63, receiver="webhook:" + "f" * 24)
    assert len(wide.slot) <= 120
