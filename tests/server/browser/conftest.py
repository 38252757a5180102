"""Shared by the tests in the browser: a server, a browser, readers.

They need Chromium and the built page, and fail without them, saying what to do: what is not tried
in a browser is not known to work there.
"""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.server.browser.lending import Lender
from tests.server.browser.planting import Guest, Town
from tests.server.browser.serving import Served, Unbuilt
from tests.server.browser.visiting import WAIT, Visitors

# A busy machine may take its time; what is right comes all the same.
expect.set_options(timeout=WAIT)

HERE = Path(__file__).resolve().parent

# The headless shell is the same engine without the windows around it, which nobody sees here and
# which cost as much again.
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
CALM = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
# Nobody sees what is drawn: no process of its own draws it, and no second thread. With
# `--disable-threaded-compositing`, which would save more, no animation frame ever comes.
UNSEEN = ("--in-process-gpu", "--num-raster-threads=1")


def chromium() -> str:
    """Where Chromium is. Raises FileNotFoundError that says what to do."""
    wanted = os.environ.get("AEDILIS_CHROMIUM")
    found = shutil.which(wanted) if wanted else next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        raise FileNotFoundError(
            "no Chromium: install one (Debian: apt-get install chromium), or name one in "
            "AEDILIS_CHROMIUM"
        )
    return found


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for all tests of this process."""
    try:
        server = Served(Path(tmp_path_factory.mktemp("served")))
    except Unbuilt as missing:
        pytest.fail(str(missing))
    server.start()
    yield server
    server.stop()


OPEN: Final[list[tuple[Playwright, Browser]]] = []
"""The browser of this process, while tests of this folder follow each other."""

LENDERS: Final[list[Lender]] = []
"""Who lends its contexts."""


@pytest.fixture(scope="module")
def browser() -> Browser:
    """A browser, in which each reader has a context of their own."""
    if not OPEN:
        try:
            path = chromium()
        except FileNotFoundError as missing:
            pytest.fail(str(missing))
        playwright = sync_playwright().start()
        try:
            launched = playwright.chromium.launch(
                executable_path=path, args=[*CALM, *UNSEEN], timeout=WAIT
            )
        except BaseException:
            playwright.stop()
            raise
        OPEN.append((playwright, launched))
    return OPEN[0][1]


# Playwright keeps an event loop running in this thread. It is ended when a test elsewhere is next,
# which may have a loop of its own.
@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    try:
        return (yield)
    finally:
        here = nextitem is not None and nextitem.path.is_relative_to(HERE)
        while OPEN and not here:
            playwright, launched = OPEN.pop()
            LENDERS.clear()
            launched.close()
            playwright.stop()


@pytest.fixture
def town(served: Served) -> Town:
    """The database of the server."""
    return Town(f"sqlite+aiosqlite:///{served.database}")


@pytest.fixture
def livia(town: Town) -> Guest:
    return town.guest("Livia")


@pytest.fixture
def marcus(town: Town) -> Guest:
    return town.guest("Marcus")


@pytest.fixture
def visit(served: Served, browser: Browser) -> Iterator[Visitors]:
    """Readers; after the test no page of theirs may have complained, nor the server."""
    before = len(served.faults())
    if not LENDERS:
        LENDERS.append(Lender(browser, served.url))
    visitors = Visitors(browser, served.url, LENDERS[0])
    yield visitors
    complaints = visitors.leave()
    assert complaints == []
    assert served.faults()[before:] == []
