"""French writes a no-break space before its high signs, also where lines are put together."""

import re

import pytest

from tests.terminal.robot import play, robot

pytestmark = pytest.mark.usefixtures("strict")

TIGHT = re.compile(r"[^\s\N{NO-BREAK SPACE}.:;!?][:;!?»](?=\s|$)")
# A question mark alone is a command.
BROKEN = re.compile(r" [:;!»](?=\s|$)")


@pytest.mark.parametrize(
    ("game", "commands"),
    [
        ("glory", ["?", "cards", "why", "card jack", "card latrine", "rules"]),
        (
            "republic",
            ["?", "cards", "why", "card tribun", "card sicilia", "odds", "table", "order", "deals"],
        ),
    ],
)
def test_no_sign_sticks_to_its_word(game: str, commands: list[str]) -> None:
    given, asked = robot("french", limit=220), iter(commands * 3)
    count = 0

    def answer(news: str) -> str | None:
        nonlocal count
        count += 1
        return (next(asked, None) if count % 6 == 0 else None) or given(news)

    _, out = play([game, "--lang", "fr", "--seed", "9", "--humans", "1"], answer)
    said = "\n".join(line for line in out.splitlines() if not line.startswith(">"))
    assert said.count("\N{NO-BREAK SPACE}:") > 30
    assert [line for line in said.splitlines() if TIGHT.search(line)] == []
    assert [line for line in said.splitlines() if BROKEN.search(line)] == []
