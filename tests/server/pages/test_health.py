"""What the machine that runs the server asks of it."""

from pathlib import Path

import pytest

from tests.server.pages.browser import Browser, running, settings_in

pytestmark = pytest.mark.anyio


async def test_a_server_whose_store_answers_is_well(browser: Browser) -> None:
    answer = await browser.get("/healthz")
    assert (answer.status_code, answer.text) == (200, "ok\n")


async def test_a_server_whose_store_does_not_answer_is_not(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone() -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(browser.service.store, "reading", gone)
    answer = await browser.get("/healthz")
    assert answer.status_code == 503
    assert "Traceback" not in answer.text


async def test_the_numbers_are_there(browser: Browser) -> None:
    await browser.get("/")
    answer = await browser.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    assert 'aedilis_requests_total{method="GET",route="/",status="200"} 1.0' in answer.text


@pytest.mark.parametrize("sent", ["", "Bearer wrong", "Basic right", "right"])
async def test_with_a_token_the_numbers_are_for_those_who_have_it(
    tmp_path: Path, sent: str
) -> None:
    async with (
        running(settings_in(tmp_path, metrics_token="right")) as app,
        Browser(app) as browser,
    ):
        headers = {"authorization": sent} if sent else {}
        assert (await browser.get("/metrics", headers=headers)).status_code == 404
        allowed = await browser.get("/metrics", headers={"authorization": "Bearer right"})
        assert allowed.status_code == 200


async def test_a_server_may_keep_its_numbers_to_itself(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, metrics=False)) as app, Browser(app) as browser:
        assert (await browser.get("/metrics")).status_code == 404
