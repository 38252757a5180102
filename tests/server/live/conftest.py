"""The tests of what is live run on a file of their own, and are dealt the same cards each time."""

import secrets
import signal
import time
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import pytest

from aedilis.server.notices.kinds import Notice
from aedilis.server.notices.outbox import Debt
from tests.patience import PATIENCE
from tests.server.live.house import House, eventually, opened
from tests.server.made import made, made_tables

__all__ = ["made", "made_tables"]

Told = list[tuple[int, Notice]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    """No test waits for ever."""

    def enough(signum: int, frame: object) -> None:
        raise TimeoutError("the test takes too long")

    before = signal.signal(signal.SIGALRM, enough)
    signal.alarm(int(2 * PATIENCE))
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture
def chances(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deals each time."""
    numbers = count(1)
    monkeypatch.setattr(secrets, "token_hex", lambda size: f"{next(numbers):0{2 * size}x}")


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite3'}"


@pytest.fixture
async def house(url: str, chances: None) -> AsyncIterator[House]:
    async with opened(url) as house:
        yield house


class Hands:
    """The hands of all clocks, which the test moves on."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def on(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    """Time that stands still until the test moves it on, and rooms that are looked at often."""
    hands = Hands()
    monkeypatch.setattr(time, "time", lambda: hands.now)
    monkeypatch.setattr("aedilis.server.live.rooms.CLOCK_SECONDS", 0.01)
    return hands


@pytest.fixture
def told(house: House, monkeypatch: pytest.MonkeyPatch) -> Told:
    """What the courier is given to deliver."""
    out: Told = []

    async def tell(
        person: int, notice: Notice, *, live: bool = False, debt: Debt | None = None
    ) -> None:
        out.append((person, notice))
        if debt is not None:
            await house.service.notify.outbox.settle(debt, [])

    monkeypatch.setattr(house.service.notify.courier, "tell", tell)
    return out


async def quiet(house: House) -> None:
    """Wait until all that nobody waits for is done."""
    await eventually(lambda: not house.service.rooms._finishing)


def kinds(told: Told, person: int) -> list[str]:
    """What a person was told, in order; what different things bring about is told side by side, so
    that one may overtake the other.
    """
    return [one.news or one.kind for who, one in told if who == person]
