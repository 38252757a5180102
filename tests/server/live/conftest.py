"""The tests of what is live run on a file of their own, and are dealt the same cards each time."""

import secrets
import signal
import time
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.server.live.house import House, opened


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    """No test waits for ever."""

    def enough(signum: int, frame: object) -> None:
        raise TimeoutError("the test takes too long")

    before = signal.signal(signal.SIGALRM, enough)
    signal.alarm(60)
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
    """Time that stands still until the test moves it on, and a desk that looks often."""
    hands = Hands()
    monkeypatch.setattr(time, "time", lambda: hands.now)
    monkeypatch.setattr("aedilis.server.live.desk.CLOCK_SECONDS", 0.01)
    return hands
