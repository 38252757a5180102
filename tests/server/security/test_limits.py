"""Limits: buckets, keys, memory, and what happens to whoever asks too often."""

from pathlib import Path

import pytest

from aedilis.server.errors import Refused
from aedilis.server.security.limits import Bucket, Counted, Limit, address_key, visitor_key
from tests.server.pages.browser import PASSWORD, Browser, alert, running, settings_in


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_fills_again() -> None:
    clock = Clock()
    bucket = Bucket(3, 60.0, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait() == pytest.approx(20.0)
    clock.now += 20.0
    assert bucket.take()
    assert not bucket.take()
    clock.now += 1e6
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_key_has_a_bucket_of_its_own() -> None:
    limit = Limit(1, clock=Clock())
    assert limit.take("a")
    assert limit.take("b")
    with pytest.raises(Refused) as refused:
        limit.check("a")
    assert refused.value.status == 429
    assert refused.value.params == {"seconds": 60}


def test_ever_new_keys_do_not_make_it_grow() -> None:
    limit = Limit(1, most_keys=100, clock=Clock())
    for n in range(1000):
        limit.take(f"key:{n}")
    assert len(limit) == 100


def test_what_is_open_is_counted() -> None:
    counted = Counted(2)
    assert [counted.take("a") for _ in range(3)] == [True, True, False]
    assert counted.take("b")
    counted.give_back("a")
    assert counted.take("a")
    for key in ("a", "a", "b", "b", "never"):
        counted.give_back(key)
    assert len(counted) == 0


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2", True),
        ("testclient", "testclient", True),
    ],
)
def test_one_household_is_one_address(one: str, other: str, same: bool) -> None:
    assert (address_key(one) == address_key(other)) is same


def test_a_person_is_known_by_himself() -> None:
    assert visitor_key(7, "192.0.2.1") == visitor_key(7, "192.0.2.2") == "person:7"
    assert visitor_key(None, "192.0.2.1") == address_key("192.0.2.1")


@pytest.mark.anyio
async def test_guessing_from_one_address_is_stopped(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, logins_a_minute=3)) as app:
        async with Browser(app) as browser:
            statuses = [(await browser.log_in(f"name{n}")).status_code for n in range(5)]
            assert statuses == [403, 403, 403, 429, 429]
            last = await browser.log_in("other")
            assert 0 < int(last.headers["retry-after"]) <= 60
            assert alert(last)
        async with Browser(app, "203.0.113.9") as other:
            assert (await other.log_in("name9")).status_code == 403


@pytest.mark.anyio
async def test_guessing_one_name_from_many_addresses_is_stopped(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, logins_a_minute=3)) as app:
        statuses = []
        for n in range(5):
            async with Browser(app, f"203.0.113.{n}") as browser:
                statuses.append((await browser.log_in("Livia")).status_code)
        assert statuses == [403, 403, 403, 429, 429]
        async with Browser(app, "203.0.113.99") as browser:
            # Even the right password, and however the name is written.
            assert (await browser.log_in("LIVIA", PASSWORD)).status_code == 429


@pytest.mark.anyio
async def test_newcomers_from_one_address_are_counted(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, logins_a_minute=1)) as app:
        statuses = []
        for n in range(8):
            async with Browser(app) as browser:
                statuses.append((await browser.be_guest(f"Gaius {n}")).status_code)
        assert statuses == [303] * 6 + [429] * 2


@pytest.mark.anyio
async def test_requests_are_counted_and_pages_of_files_are_not(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, requests_a_minute=5)) as app:
        async with Browser(app) as browser:
            statuses = [(await browser.get("/help")).status_code for _ in range(7)]
            assert statuses == [200] * 5 + [429] * 2
            refused = await browser.get("/help", headers={"accept": "application/json"})
            assert refused.status_code == 429
            assert refused.json()["error"] == "too-fast"
            assert int(refused.headers["retry-after"]) >= 1
            assert (await browser.get("/static/icon.svg")).status_code == 200
        async with Browser(app, "203.0.113.9") as other:
            assert (await other.get("/help")).status_code == 200
