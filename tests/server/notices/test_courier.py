"""The courier: who is told what, by which way, how often, and what happens when it fails."""

from collections.abc import Callable

import anyio
import msgspec
import pytest

from aedilis.server.notices.courier import Courier
from aedilis.server.notices.delivery import Undelivered
from aedilis.server.notices.kinds import WAYS
from aedilis.server.notices.outbox import Entry, MemoryOutbox
from aedilis.server.notices.preferences import Preferences, receiver
from aedilis.server.notices.webhook import Hook, WebhookSender
from aedilis.server.security.safe_http import HttpSettings, SafeHttp
from tests.patience import PATIENCE
from tests.server.notices.receiver import Receiver, answer
from tests.server.notices.samples import TURN, People, notice
from tests.server.notices.world import ALL, BROWSERS, HOOK, HOOK_ONLY, FakeWebhooks, Senders, World

MAIL = ("mail", "livia@example.org")
WEBHOOK = ("webhook", HOOK.url)
PUSHES = [("push", one.endpoint) for one in BROWSERS]


@pytest.mark.anyio
async def test_a_notice_goes_by_all_ways_chosen() -> None:
    world = World(ALL)
    assert await world.courier.tell(7, TURN) == 4
    assert await world.after(0) == [MAIL, WEBHOOK, *PUSHES]
    assert await world.after(10_000) == []
    assert [world.counted(way, "sent") for way in WAYS] == [1, 1, 2]


@pytest.mark.parametrize(
    "preferences",
    [
        None,
        Preferences(),
        msgspec.structs.replace(ALL, ways={}),
        msgspec.structs.replace(ALL, ways={"over": WAYS}),
        msgspec.structs.replace(
            ALL, ways={"your-turn": ("mail",)}, verified=False, webhook=None, subscriptions=()
        ),
        msgspec.structs.replace(ALL, ways={"your-turn": ("mail",)}, address=""),
        msgspec.structs.replace(ALL, ways={"your-turn": ("webhook",)}, webhook=None),
    ],
)
@pytest.mark.anyio
async def test_nothing_is_sent_that_was_not_asked_for(preferences: Preferences | None) -> None:
    world = World(preferences)
    assert await world.courier.tell(7, TURN) == 0
    assert await world.after(10_000) == []


@pytest.mark.anyio
async def test_a_way_that_is_not_set_up_is_not_used() -> None:
    people = People()
    people.chosen[7] = ALL
    senders = Senders()
    courier = Courier(MemoryOutbox(), people, webhooks=FakeWebhooks(senders))
    assert courier.ways == ("webhook",)
    assert await courier.tell(7, TURN) == 1
    await courier.deliver()
    assert senders.places == [WEBHOOK]


@pytest.mark.anyio
async def test_one_notice_until_the_reader_has_looked() -> None:
    world = World()
    assert await world.courier.tell(7, TURN) == 1
    assert await world.courier.tell(7, notice(phase="Combat")) == 0
    assert await world.after(0) == [WEBHOOK]
    assert await world.courier.tell(7, TURN) == 0
    assert await world.courier.tell(7, notice(game="other")) == 1
    assert await world.after(60) == [WEBHOOK]
    await world.courier.looked(7, TURN.game)
    assert await world.courier.tell(7, TURN) == 1
    assert await world.after(60) == [WEBHOOK]


@pytest.mark.anyio
async def test_who_has_looked_is_not_told() -> None:
    world = World(ALL)
    await world.courier.tell(7, TURN)
    await world.courier.looked(7, TURN.game)
    assert await world.after(10_000) == []


@pytest.mark.anyio
async def test_a_letter_waits_in_a_live_game() -> None:
    world = World(ALL, grace=120)
    await world.courier.tell(7, TURN, live=True)
    assert await world.after(0) == [WEBHOOK, *PUSHES]
    assert await world.after(119) == []
    assert await world.after(1) == [MAIL]


@pytest.mark.anyio
async def test_who_is_here_is_left_in_peace() -> None:
    world = World(recheck=60)
    world.people.here.add(7)
    await world.courier.tell(7, TURN)
    assert await world.after(0) == []
    assert await world.after(3600) == []
    world.people.here.clear()
    assert await world.after(59) == []
    assert await world.after(1) == [WEBHOOK]


@pytest.mark.anyio
async def test_who_wants_to_be_told_even_here_is_told() -> None:
    world = World(msgspec.structs.replace(HOOK_ONLY, quiet=False))
    world.people.here.add(7)
    await world.courier.tell(7, TURN)
    assert await world.after(0) == [WEBHOOK]


@pytest.mark.anyio
async def test_a_choice_withdrawn_in_time_holds() -> None:
    world = World(ALL)
    await world.courier.tell(7, TURN)
    world.people.chosen[7] = msgspec.structs.replace(ALL, address="new@example.org", webhook=None)
    assert await world.after(0) == PUSHES
    del world.people.chosen[7]
    await world.courier.looked(7, TURN.game)
    assert await world.after(10_000) == []


@pytest.mark.anyio
async def test_old_news_is_no_news() -> None:
    world = World(stale=3600)
    await world.courier.tell(7, TURN)
    assert await world.after(3601) == []
    assert await world.after(10_000) == []


@pytest.mark.anyio
async def test_failures_are_tried_again_after_longer_and_longer_waits() -> None:
    world = World(tries=4, backoff=30, longest=200)
    world.senders.outcomes = [Undelivered("refused 500", retry=True) for _ in range(9)]
    await world.courier.tell(7, TURN)
    deliveries = set()
    for wait in (0, 30, 120, 200):
        if wait:
            assert await world.after(wait - 1) == []
        assert await world.after(min(wait, 1)) == [WEBHOOK]
        deliveries.add(world.senders.sent[0][2])
    assert len(deliveries) == 1
    assert await world.after(10_000) == []
    assert world.counted("webhook", "failed") == 1
    assert world.people.failures == {(7, receiver("webhook", HOOK).key): 1}


@pytest.mark.anyio
async def test_a_receiver_may_say_when() -> None:
    world = World(backoff=30, longest=3600)
    world.senders.outcomes = [
        Undelivered("refused 429", retry=True, after=600),
        Undelivered("refused 429", retry=True, after=1e9),
    ]
    await world.courier.tell(7, TURN)
    assert await world.after(0) == [WEBHOOK]
    assert await world.after(599) == []
    assert await world.after(1) == [WEBHOOK]
    assert await world.after(3600) == [WEBHOOK]
    assert world.counted("webhook", "sent") == 1


@pytest.mark.anyio
async def test_what_fails_for_good_is_not_tried_again() -> None:
    world = World()
    world.senders.outcomes = [Undelivered("refused 404")]
    await world.courier.tell(7, TURN)
    assert await world.after(0) == [WEBHOOK]
    assert await world.after(10_000) == []


@pytest.mark.anyio
async def test_a_receiver_that_keeps_failing_is_switched_off() -> None:
    world = World(ALL, failures=3)
    world.people.chosen[7] = HOOK_ONLY
    key = receiver("webhook", HOOK).key
    for number in range(3):
        assert world.people.chosen[7].off == {}
        world.senders.outcomes = [Undelivered("refused 404")]
        assert await world.courier.tell(7, notice(game=f"g{number}")) == 1
        await world.after(1)
    assert world.people.chosen[7].off == {key: "refused 404"}
    assert await world.courier.tell(7, notice(game="g9")) == 0
    # Another address is another receiver.
    world.people.chosen[7] = msgspec.structs.replace(
        world.people.chosen[7], webhook=Hook("https://new.example.org/", "s")
    )
    assert await world.courier.tell(7, notice(game="g9")) == 1


@pytest.mark.anyio
async def test_a_success_forgives() -> None:
    world = World(failures=2)
    for number, fails in enumerate((True, False, True, False, True)):
        world.senders.outcomes = [Undelivered("refused 404") if fails else None]
        await world.courier.tell(7, notice(game=f"g{number}"))
        await world.after(1)
    assert world.people.chosen[7].off == {}


@pytest.mark.anyio
async def test_what_is_gone_is_switched_off_at_once() -> None:
    world = World(msgspec.structs.replace(ALL, ways={"your-turn": ("push",)}))
    world.senders.outcomes = [Undelivered("gone 410", gone=True)]
    await world.courier.tell(7, TURN)
    await world.after(0)
    assert world.people.chosen[7].off == {receiver("push", BROWSERS[0]).key: "gone 410"}
    assert world.people.chosen[7].receivers()[-1] == receiver("push", BROWSERS[1])


@pytest.mark.anyio
async def test_a_fault_of_ours_is_not_held_against_a_receiver() -> None:
    world = World(tries=2, backoff=1, failures=1)
    world.senders.outcomes = [Undelivered("unreachable", retry=True, ours=True), KeyError("bug")]
    await world.courier.tell(7, TURN)
    assert await world.after(0) == [WEBHOOK]
    assert await world.after(1) == [WEBHOOK]
    assert await world.after(10_000) == []
    assert world.people.failures == {}
    assert world.people.chosen[7].off == {}
    assert world.counted("webhook", "failed") == 1


class BrokenOutbox(MemoryOutbox):
    async def put(self, entry: Entry) -> bool:
        raise RuntimeError("store")

    async def due(self, now: float, limit: int, lease: float) -> list[Entry]:
        raise RuntimeError("store")

    async def looked(self, person: int, game: str) -> None:
        raise RuntimeError("store")

    async def prune(self, before: float) -> None:
        raise RuntimeError("store")


@pytest.mark.anyio
async def test_no_trouble_reaches_who_told() -> None:
    people = People()
    people.chosen[7] = HOOK_ONLY
    courier = Courier(BrokenOutbox(), people, webhooks=FakeWebhooks(Senders()))
    assert await courier.tell(7, TURN) == 0
    await courier.looked(7, TURN.game)
    assert await courier.deliver() == 0


class ForgetfulOutbox(MemoryOutbox):
    async def done(self, number: int) -> None:
        raise RuntimeError("store")


@pytest.mark.anyio
async def test_one_entry_in_trouble_does_not_stop_the_others() -> None:
    people = People()
    people.chosen[7] = ALL
    senders = Senders()
    courier = Courier(ForgetfulOutbox(), people, webhooks=FakeWebhooks(senders))
    for number in range(3):
        await courier.tell(7, notice(game=f"g{number}"))
    assert await courier.deliver() == 3
    assert len(senders.sent) == 3


@pytest.mark.anyio
async def test_a_slow_receiver_holds_nobody_up() -> None:
    world = World(ALL)
    world.senders.hold = anyio.Event()
    for number in range(5):
        await world.courier.tell(7, notice(game=f"g{number}"))
    async with anyio.create_task_group() as group:
        group.start_soon(world.courier.deliver)
        with anyio.fail_after(PATIENCE):
            while len(world.senders.sent) < 10:
                await anyio.sleep(0)
        # At most ten at once, and telling goes on meanwhile.
        assert await world.courier.tell(7, notice(game="g9")) == 4
        assert len(world.senders.sent) == 10
        world.senders.hold.set()
    assert len(world.senders.sent) == 20


async def until(true: Callable[[], bool]) -> None:
    with anyio.fail_after(PATIENCE):
        while not true():
            await anyio.sleep(0.005)


@pytest.mark.anyio
async def test_the_courier_wakes_for_a_notice_and_prunes() -> None:
    world = World(poll=60.0, keep=100.0)
    async with anyio.create_task_group() as group:
        group.start_soon(world.courier.run)
        await anyio.sleep(0.02)
        await world.courier.tell(7, TURN)
        await until(lambda: len(world.senders.sent) == 1)
        assert await world.courier.tell(7, TURN) == 0
        world.now += 4000
        await world.courier.tell(7, notice(game="other"))
        await until(lambda: len(world.senders.sent) == 2)
        await anyio.sleep(0.02)
        # The mark of the first is forgotten by now.
        assert await world.courier.tell(7, TURN) == 1
        group.cancel_scope.cancel()


@pytest.mark.anyio
async def test_from_a_notice_to_a_real_receiver() -> None:
    http = SafeHttp(HttpSettings(ports=(), allow=("127.0.0.1/32",), timeout=PATIENCE))
    now = 1000.0
    async with Receiver(answer(503), answer(200)) as place:
        people = People()
        hook = Hook(f"http://127.0.0.1:{place.port}/", "s")
        people.chosen[7] = msgspec.structs.replace(HOOK_ONLY, webhook=hook)
        courier = Courier(MemoryOutbox(), people, webhooks=WebhookSender(http), clock=lambda: now)
        await courier.tell(7, TURN)
        await courier.deliver()
        now += 30
        await courier.deliver()
        now += 3000
        await courier.deliver()
    assert len(place.got) == 2
    assert place.got[0].headers["aedilis-delivery"] == place.got[1].headers["aedilis-delivery"]
