"""What every `Outbox` must do: a test class for each outbox inherits these tests."""

import msgspec
import pytest

from aedilis.server.notices.outbox import Debt, Entry, Outbox
from tests.server.notices.samples import TURN, notice


def entry(**changes: object) -> Entry:
    one = Entry(
        person=1, way="webhook", receiver="webhook:abc", notice=TURN, made=1000.0, due=1000.0
    )
    return msgspec.structs.replace(one, **changes)


def debt(**changes: object) -> Debt:
    return msgspec.structs.replace(
        Debt(game=TURN.game, person=1, kind="your-turn", made=1000.0), **changes
    )


class OutboxContract:
    """Inherit, and give the `outbox` fixture: an empty outbox with the people 1 and 2, the game of
    the samples, and the game `other`.
    """

    @pytest.mark.anyio
    async def test_a_debt_is_settled_once(self, outbox: Outbox) -> None:
        await outbox.owe([debt(), debt(made=1001.0), debt(person=2)])
        assert await outbox.owed(2000.0, 10) == [debt(), debt(person=2)]
        entries = [entry(), entry(receiver="webhook:def")]
        assert await outbox.settle(debt(), entries) == 2
        assert await outbox.settle(debt(), [entry(receiver="webhook:ghi")]) == 0
        assert len(await outbox.due(1000.0, 10, 60)) == 2
        assert await outbox.owed(2000.0, 10) == [debt(person=2)]

    @pytest.mark.anyio
    async def test_what_is_settled_keeps_to_the_slots(self, outbox: Outbox) -> None:
        assert await outbox.put(entry())
        await outbox.owe([debt()])
        assert await outbox.settle(debt(), [entry(), entry(receiver="webhook:def")]) == 1
        assert await outbox.owed(2000.0, 10) == []

    @pytest.mark.anyio
    async def test_debts_of_another_kind_are_others(self, outbox: Outbox) -> None:
        others = [
            debt(),
            debt(kind="over", made=1001.0),
            debt(kind="seat", news="begun", made=1002.0),
            debt(kind="seat", news="hurry", made=1003.0),
            debt(kind="chat", who="Marcus", made=1004.0),
            debt(game="other", made=1005.0),
        ]
        await outbox.owe(others[::-1])
        assert await outbox.owed(2000.0, 10) == others
        assert await outbox.owed(2000.0, 2) == others[:2]
        assert await outbox.owed(1003.0, 10) == others[:3]

    @pytest.mark.anyio
    async def test_debts_are_forgotten_like_entries(self, outbox: Outbox) -> None:
        await outbox.owe([debt(), debt(game="other"), debt(person=2), debt(person=2, game="other")])
        await outbox.looked(1, TURN.game)
        assert debt() not in await outbox.owed(2000.0, 10)
        assert len(await outbox.owed(2000.0, 10)) == 3
        await outbox.forget(2)
        assert await outbox.owed(2000.0, 10) == [debt(game="other")]
        await outbox.prune(1001.0)
        assert await outbox.owed(2000.0, 10) == []

    @pytest.mark.anyio
    async def test_what_is_put_comes_when_due(self, outbox: Outbox) -> None:
        assert await outbox.put(entry(due=1010.0))
        assert await outbox.due(1009.0, 10, 60) == []
        (one,) = await outbox.due(1010.0, 10, 60)
        assert msgspec.structs.replace(one, id=0) == entry(due=1010.0)
        assert one.id

    @pytest.mark.anyio
    async def test_a_lease_keeps_others_away_until_it_ends(self, outbox: Outbox) -> None:
        await outbox.put(entry())
        assert len(await outbox.due(1000.0, 10, 60)) == 1
        assert await outbox.due(1059.0, 10, 60) == []
        assert len(await outbox.due(1060.0, 10, 60)) == 1

    @pytest.mark.anyio
    async def test_the_longest_due_come_first(self, outbox: Outbox) -> None:
        for number, due in enumerate((1003.0, 1001.0, 1002.0, 1004.0)):
            await outbox.put(entry(receiver=f"webhook:{number}", due=due))
        first = await outbox.due(1005.0, 3, 60)
        assert [one.due for one in first] == [1001.0, 1002.0, 1003.0]
        assert [one.due for one in await outbox.due(1005.0, 3, 60)] == [1004.0]

    @pytest.mark.anyio
    async def test_a_slot_is_held_until_the_reader_looks(self, outbox: Outbox) -> None:
        assert await outbox.put(entry())
        assert not await outbox.put(entry(made=1001.0))
        (one,) = await outbox.due(1000.0, 10, 60)
        await outbox.done(one.id)
        assert not await outbox.put(entry(made=1002.0))
        assert await outbox.due(5000.0, 10, 60) == []
        await outbox.looked(1, TURN.game)
        assert await outbox.put(entry(made=1003.0, due=1003.0))
        (again,) = await outbox.due(1003.0, 10, 60)
        assert again.id != one.id

    @pytest.mark.anyio
    async def test_other_slots_are_free(self, outbox: Outbox) -> None:
        assert await outbox.put(entry())
        assert await outbox.put(entry(person=2))
        assert await outbox.put(entry(receiver="webhook:def"))
        assert await outbox.put(entry(notice=notice(kind="over")))
        assert await outbox.put(entry(notice=notice(kind="seat", news="begun")))
        assert await outbox.put(entry(notice=notice(kind="seat", news="hurry")))
        assert await outbox.put(entry(notice=notice(game="other")))
        assert len(await outbox.due(1000.0, 10, 60)) == 7

    @pytest.mark.anyio
    async def test_looking_forgets_this_game_of_this_person(self, outbox: Outbox) -> None:
        await outbox.put(entry())
        await outbox.put(entry(notice=notice(kind="chat")))
        await outbox.put(entry(person=2))
        await outbox.put(entry(notice=notice(game="other")))
        await outbox.looked(1, TURN.game)
        left = await outbox.due(1000.0, 10, 60)
        assert [(one.person, one.notice.game) for one in left] == [(2, TURN.game), (1, "other")]

    @pytest.mark.anyio
    async def test_a_failure_counts_and_being_put_off_does_not(self, outbox: Outbox) -> None:
        await outbox.put(entry())
        (one,) = await outbox.due(1000.0, 10, 60)
        await outbox.failed(one.id, 1030.0, "refused 500")
        assert await outbox.due(1029.0, 10, 60) == []
        (one,) = await outbox.due(1030.0, 10, 60)
        assert one.tries == 1
        await outbox.later(one.id, 1100.0)
        assert await outbox.due(1099.0, 10, 60) == []
        (one,) = await outbox.due(1100.0, 10, 60)
        assert one.tries == 1

    @pytest.mark.anyio
    async def test_what_is_given_up_holds_its_slot(self, outbox: Outbox) -> None:
        await outbox.put(entry())
        (one,) = await outbox.due(1000.0, 10, 60)
        await outbox.failed(one.id, None, "refused 404")
        assert await outbox.due(9000.0, 10, 60) == []
        assert not await outbox.put(entry())

    @pytest.mark.anyio
    async def test_what_is_gone_stays_gone(self, outbox: Outbox) -> None:
        await outbox.put(entry())
        (one,) = await outbox.due(1000.0, 10, 60)
        await outbox.looked(1, TURN.game)
        await outbox.done(one.id)
        await outbox.later(one.id, 1001.0)
        await outbox.failed(one.id, 1001.0, "refused 500")
        await outbox.failed(one.id, None, "refused 500")
        assert await outbox.due(9000.0, 10, 60) == []
        assert await outbox.put(entry())

    @pytest.mark.anyio
    async def test_a_person_can_be_forgotten(self, outbox: Outbox) -> None:
        await outbox.put(entry())
        await outbox.put(entry(person=2))
        (one, _) = await outbox.due(1000.0, 10, 60)
        await outbox.done(one.id)
        await outbox.put(entry(notice=notice(game="other")))
        await outbox.forget(1)
        assert [one.person for one in await outbox.due(9000.0, 10, 60)] == [2]
        assert await outbox.put(entry())

    @pytest.mark.anyio
    async def test_old_entries_and_marks_are_pruned(self, outbox: Outbox) -> None:
        await outbox.put(entry(made=900.0))
        await outbox.put(entry(receiver="webhook:def", made=900.0, due=5000.0))
        await outbox.put(entry(receiver="webhook:ghi", made=1000.0))
        for one in await outbox.due(1000.0, 1, 60):
            await outbox.done(one.id)
        await outbox.prune(1000.0)
        assert await outbox.put(entry())
        assert await outbox.put(entry(receiver="webhook:def"))
        assert not await outbox.put(entry(receiver="webhook:ghi"))
