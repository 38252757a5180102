"""Shared by the tests in the browser: a server, a browser, readers.

They need Chromium and the built page, and fail without them, saying what to do: what is not tried
in a browser is not known to work there.
"""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.browser.planting import Guest, Town
from tests.server.browser.serving import Served, Unbuilt
from tests.server.browser.visiting import Visitors

# A busy machine may take its time; what is right comes all the same.
expect.set_options(timeout=15_000)

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


# Playwright keeps an event loop running in this thread. It is ended with each module, so that tests
# elsewhere can have loops of their own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    try:
        path = chromium()
    except FileNotFoundError as missing:
        pytest.fail(str(missing))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(CALM))
        yield browser
        browser.close()


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
    visitors = Visitors(browser, served.url)
    yield visitors
    complaints = visitors.leave()
    assert complaints == []
    assert served.faults()[before:] == []
