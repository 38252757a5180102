"""Wrong passwords are counted, and lock nobody out who was here before."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from starlette.applications import Starlette

from tests.server.pages.browser import PASSWORD, Browser, running, settings_in

pytestmark = pytest.mark.anyio


@pytest.fixture
async def app(tmp_path: Path, cheap_passwords: None) -> AsyncIterator[Starlette]:
    async with running(settings_in(tmp_path, logins_a_minute=3)) as one:
        yield one


async def guess(app: Starlette, times: int = 4) -> None:
    """Lock the name of Livia, each time from another address."""
    for n in range(times):
        async with Browser(app, f"203.0.113.{n}") as one:
            status = (await one.log_in("Livia", "wrong password")).status_code
    assert status == 429


async def test_who_comes_from_where_they_last_did_is_not_locked_out(
    browser: Browser, app: Starlette
) -> None:
    await browser.sign_up()
    await guess(app)
    async with Browser(app, "198.51.100.7") as same:
        assert (await same.log_in("LIVIA", PASSWORD)).status_code == 303
    async with Browser(app, "198.51.100.99") as elsewhere:
        assert (await elsewhere.log_in("Livia", PASSWORD)).status_code == 429


async def test_who_is_signed_in_is_not_locked_out(browser: Browser, app: Starlette) -> None:
    await browser.sign_up()
    async with Browser(app, "198.51.100.99") as elsewhere:
        # Where they last came from is elsewhere now.
        assert (await elsewhere.log_in("Livia", PASSWORD)).status_code == 303
    await guess(app)
    assert (await browser.get("/profile")).status_code == 200
    assert (await browser.log_in("Livia", PASSWORD)).status_code == 303


async def test_a_known_place_may_not_guess_for_ever(browser: Browser, app: Starlette) -> None:
    await browser.sign_up()
    async with Browser(app, "198.51.100.7") as same:
        statuses = [(await same.log_in("Livia", f"wrong {n}")).status_code for n in range(5)]
    assert statuses == [403, 403, 403, 429, 429]


async def test_only_wrong_passwords_are_counted(browser: Browser, app: Starlette) -> None:
    await browser.sign_up()
    for n in range(6):
        async with Browser(app, f"203.0.113.{n}") as one:
            assert (await one.log_in("Livia", PASSWORD)).status_code == 303


async def test_the_place_of_nobody_is_nowhere(browser: Browser, app: Starlette) -> None:
    async with Browser(app, "203.0.113.50") as one:
        statuses = [(await one.log_in("Nemo", "wrong")).status_code for _ in range(5)]
    assert statuses == [403, 403, 403, 429, 429]
    async with Browser(app, "203.0.113.51") as one:
        assert (await one.log_in("Nemo", "wrong")).status_code == 429
