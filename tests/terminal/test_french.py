"""French writes a no-break space before its high signs, also where lines are put together."""

import ast
import re
from pathlib import Path

import pytest

import aedilis
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


SOURCE = Path(aedilis.__file__).parent
ROOMS = sorted(SOURCE.glob("*/presentation/**/*.py"))
SIGN = re.compile(r"^[;:!?] |[;:] $| [;:] ")


def signs(source: str) -> list[str]:
    """Where a program writes signs between texts itself, which are a language's to choose. What
    an error says to a program is English.
    """
    tree = ast.parse(source)
    raised = [node for node in ast.walk(tree) if isinstance(node, ast.Raise)]
    errors = {id(part) for node in raised for part in ast.walk(node)}
    found: list[str] = []
    for node in ast.walk(tree):
        if id(node) in errors:
            continue
        parts = node.values if isinstance(node, ast.JoinedStr) else []
        written = [part.value for part in parts if isinstance(part, ast.Constant)]
        if any(SIGN.search(str(one)) for one in written) or (
            isinstance(node, ast.Constant) and node.value in {"; ", ": "}
        ):
            found.append(ast.unparse(node))
    return found


def test_signs_between_texts_are_the_languages() -> None:
    found = {path.stem: signs(path.read_text(encoding="utf-8")) for path in ROOMS}
    assert {stem: said for stem, said in found.items() if said} == {}


def test_signs_between_texts_are_found() -> None:
    assert len(ROOMS) > 40
    assert signs("f'; {a}'") == ["f'; {a}'", "'; '"]
    assert signs("f'{a}: {b}'")
    assert signs("'; '.join(x)")
    assert not signs("f'{a}:{b}'")
