"""Nobody learns from the log-in who has an account."""

import pytest
from argon2 import PasswordHasher

from aedilis.server.people import passwords
from aedilis.server.people.passwords import Passwords
from tests.server.pages.browser import Browser, alert

pytestmark = pytest.mark.anyio


class Counting(PasswordHasher):
    """Counts how often it works."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.verified: list[str | bytes] = []

    def verify(self, hash: str | bytes, password: str | bytes) -> bool:  # type: ignore[override]  # noqa: A002
        self.verified.append(hash)
        return super().verify(hash, password)


async def test_the_answer_and_the_work_are_the_same(
    browser: Browser, other: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    hasher = Counting()
    monkeypatch.setattr(passwords, "PASSWORDS", Passwords(hasher))
    await browser.sign_up()
    await browser.be_guest("Gaius")
    answers = {}
    for name in ("Livia", "Nobody", "Gaius", "", "x" * 300):
        hasher.verified.clear()
        answer = await other.log_in(name, "wrong password")
        answers[name] = (answer.status_code, alert(answer), len(hasher.verified))
        # The work is as hard for nobody as for somebody.
        assert "m=8,t=1,p=1" in str(hasher.verified[0])
        assert "set-cookie" not in answer.headers
    assert set(answers.values()) == {(403, "The name or the password is wrong.", 1)}


async def test_the_page_is_the_same_but_for_the_name_typed(
    browser: Browser, other: Browser
) -> None:
    await browser.sign_up()
    one = (await other.log_in("Livia", "wrong")).text
    two = (await other.log_in("Nemox", "wrong")).text
    assert one.replace("Livia", "NAME") == two.replace("Nemox", "NAME")
    assert "wrong" not in one.split("<main")[1].split("role=")[0]


async def test_a_password_never_comes_back(browser: Browser) -> None:
    for path in ("/login", "/signup"):
        answer = await browser.send_form(path, {"name": "x", "password": "secret hills, twice"})
        assert answer.status_code >= 400
        assert "secret hills" not in answer.text
