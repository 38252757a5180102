"""The command `aedilis admin`: what it prints, its exit codes, and its errors of one line."""

import asyncio
import json
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from aedilis.cli import COMMANDS, main
from aedilis.server.errors import Refused
from aedilis.server.people import Browser, accounts, resetting, sessions
from aedilis.server.store import watch
from aedilis.server.store.engine import is_sqlite
from aedilis.server.store.schema import games
from aedilis.server.store.store import Store
from tests.server.admin.town import build

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(COMMANDS, "admin", ("aedilis.server.admin.cli", "look after a server"))
    monkeypatch.delenv("AEDILIS_DATABASE", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs `aedilis admin`; gives the exit code, what was printed, and the errors."""

    def run(*words: str) -> tuple[int, str, str]:
        code = main(["admin", *words])
        out, err = capsys.readouterr()
        assert err.count("\n") == (0 if code == 0 else err.count("aedilis: ")), err
        return code, out, err

    return run


def one_object(text: str) -> dict[str, Any]:
    assert text.count("\n") == 1
    data: dict[str, Any] = json.loads(text)
    return data


def test_backup_and_restore(admin: Run, town: str, tmp_path: Path) -> None:
    code, out, _ = admin("backup", "a.backup", "--database", town)
    assert code == 0
    assert out.startswith("a.backup: 3 people, 5 games, ")
    code, out, _ = admin("backup", "b.backup", "--database", town, "--json")
    assert code == 0
    told = one_object(out)
    assert told["file"] == "b.backup"
    assert told["rows"]["people"] == 3
    assert told["bytes"] == (tmp_path / "b.backup").stat().st_size
    new = str(tmp_path / "new.sqlite3")
    code, out, _ = admin("restore", "a.backup", "--database", new)
    assert (code, out.split(",")[0]) == (0, "restored 3 people")
    code, _, err = admin("restore", "a.backup", "--database", new)
    assert code == 2
    assert "--replace" in err
    code, out, _ = admin("restore", "a.backup", "--database", new, "--replace", "--json")
    assert code == 0
    assert one_object(out)["rows"] == told["rows"]


def test_verify(admin: Run, town: str) -> None:
    code, out, _ = admin("verify", "--database", town)
    assert code == 0
    assert out.splitlines()[1:] == [
        "rome: holds (republic, 25 moves, running)",
        "running: holds (glory, 30 moves, running)",
        "3 of 3 games hold",
    ]
    code, out, _ = admin("verify", "rome", "--database", town, "--json")
    assert code == 0
    assert one_object(out) == {
        "holds": True,
        "games": [
            {
                "id": "rome",
                "game": "republic",
                "status": "running",
                "moves": 25,
                "state": "ok",
                "line": None,
                "difference": "",
                "holds": True,
            }
        ],
    }


def test_verify_finds_what_was_changed(admin: Run, town: str) -> None:
    async def spoil() -> None:
        store = Store(town)
        await store.open()
        where = games.c.id == "rome"
        await store.writing(lambda c: c.execute(update(games).where(where).values(seed="bent")))
        await store.close()

    asyncio.run(spoil())
    code, out, err = admin("verify", "--database", town)
    assert code == 1
    assert err == "aedilis: rome: line 0: the seed does not fit the commitment\n"
    assert out.endswith("2 of 3 games hold\n")
    code, out, _ = admin("verify", "--database", town, "--json")
    assert code == 1
    assert one_object(out)["holds"] is False


def test_export(admin: Run, town: str, tmp_path: Path) -> None:
    code, out, _ = admin("export", "Livia", "--database", town)
    assert code == 0
    assert one_object(out)["person"]["id"] == 1
    code, out, _ = admin("export", "1", "--output", "livia.json", "--database", town)
    assert (code, out) == (0, "")
    assert one_object((tmp_path / "livia.json").read_text())["person"]["name"] == "Livia"
    assert stat.S_IMODE((tmp_path / "livia.json").stat().st_mode) == 0o600


def test_delete(admin: Run, town: str) -> None:
    code, out, err = admin("delete", "Livia", "--database", town)
    assert (code, out) == (2, "")
    assert "add --yes" in err
    code, out, _ = admin("delete", "Livia", "--yes", "--database", town, "--json")
    assert code == 0
    told = one_object(out)
    assert told["person"] == 1
    assert told["dropped"] == ["hers"]
    code, _, err = admin("export", "Livia", "--database", town)
    assert code == 2
    assert "'Livia' is neither the name nor the number of a person" in err
    assert admin("verify", "--database", town)[0] == 0


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["backup"], "FILE"),
        (["restore", "none.backup"], "none.backup: no such file"),
        (["backup", "missing/a.backup"], "No such file"),
        (["verify", "nowhere"], "'nowhere' is not the id of a game"),
        (["export", "Nobody"], "'Nobody' is neither"),
        (["delete", "Nobody", "--yes"], "'Nobody' is neither"),
        (["frobnicate"], "frobnicate"),
        (["usage", "chats"], "chats"),
        (["usage", "--limit", "-1"], "0 or more"),
        (["drop"], "GAME"),
        (["verify", "--database", "mysql://x"], "'mysql' is not sqlite or postgresql"),
        (["verify", "--database", "none.sqlite3"], "no such file"),
        (["backup", "a", "--database", "none.sqlite3"], "no such file"),
    ],
)
def test_wrong_usage_is_one_line(admin: Run, tmp_path: Path, words: list[str], told: str) -> None:
    build(f"sqlite+aiosqlite:///{tmp_path / 'town.sqlite3'}")
    if "--database" not in words and words not in (["backup"], ["frobnicate"]):
        words = [*words, "--database", "town.sqlite3"]
    code, out, err = admin(*words)
    assert out == ""
    assert code == 2
    assert told in err
    assert err.count("\n") == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["town.sqlite3"]


def test_the_database_of_the_environment_is_used(
    admin: Run, town: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AEDILIS_DATABASE", town)
    assert admin("verify")[0] == 0


def test_the_database_of_the_server_is_used_where_none_is_named(admin: Run, tmp_path: Path) -> None:
    code, _, err = admin("verify")
    assert code == 2
    assert str(tmp_path / "data" / "aedilis" / "aedilis.sqlite3") in err


def test_a_server_that_is_away_is_told_in_one_line(admin: Run, tmp_path: Path) -> None:
    url = f"postgresql://ana:secret@/aedilis?host={tmp_path}"
    for words in (["verify"], ["backup", "a"], ["export", "Livia"]):
        code, _, err = admin(*words, "--database", url)
        assert code == 2
        assert "cannot be used" in err
        assert "secret" not in err


def test_a_restore_of_a_spoiled_file_fails_as_a_check_does(admin: Run, town: str) -> None:
    Path("a.backup").write_text("nothing of the kind")
    code, _, err = admin("restore", "a.backup", "--replace", "--database", town)
    assert (code, err) == (1, "aedilis: a.backup: not a backup\n")
    assert admin("verify", "--database", town)[0] == 0


@pytest.mark.parametrize(
    "action",
    [
        "backup",
        "restore",
        "verify",
        "export",
        "delete",
        "reset",
        "grant",
        "revoke",
        "usage",
        "drop",
    ],
)
def test_every_action_explains_itself(admin: Run, action: str) -> None:
    code, out, _ = admin(action, "--help")
    assert code == 0
    assert "examples:\n  aedilis admin" in out
    assert "--json" in out
    assert "--database" in out
    assert max(map(len, out.splitlines())) <= 100


def test_without_an_action_the_help_is_shown(admin: Run) -> None:
    code, out, _ = admin()
    assert code == 0
    assert "backup" in out


def test_a_file_of_one_kind_goes_into_the_other(admin: Run, town: str, postgres_url: str) -> None:
    other = postgres_url if is_sqlite(town) else "other.sqlite3"
    assert admin("backup", "a.backup", "--database", town)[0] == 0
    assert admin("restore", "a.backup", "--database", other)[0] == 0
    assert admin("verify", "--database", other)[0] == 0


def test_who_looks_after_the_server_is_said_by_the_command_line(admin: Run, town: str) -> None:
    async def there() -> tuple[list[str], list[str]]:
        store = Store(town)
        await store.open()
        try:
            async with store.reading() as c:
                admins = [one.name for one in await watch.find_people(c, "") if one.admin]
                return admins, [f"{one.act} {one.about_name}" for one in await watch.list_acts(c)]
        finally:
            await store.close()

    code, out, _ = admin("grant", "livia", "--database", town, "--json")
    assert code == 0
    assert json.loads(out) == {"person": 1, "name": "Livia", "admin": True}
    assert asyncio.run(there()) == (["Livia"], ["grant Livia"])
    code, out, _ = admin("revoke", "1", "--database", town)
    assert code == 0
    assert "Livia (number 1) looks after the server no more" in out
    assert asyncio.run(there()) == ([], ["revoke Livia", "grant Livia"])
    for nobody in ("Robur", "Nemo"):
        code, out, err = admin("grant", nobody, "--database", town)
        assert (code, out) == (2, "")
        assert nobody in err


def test_reset(admin: Run, town: str) -> None:
    code, out, _ = admin("reset", "livia", "--database", town, "--url", "https://a.test/", "--json")
    assert code == 0
    told = one_object(out)
    assert (told["person"], told["name"]) == (1, "Livia")
    token = told["link"].removeprefix("https://a.test/reset/")

    async def change() -> tuple[str, list[str]]:
        store = Store(town)
        await store.open()
        try:
            whose = (await resetting.whose(store, token)).name
            await sessions.begin(store, 1)
            await resetting.set_password(store, token, "three geese on the Capitol", Browser())
            refused = []
            for words in ("three geese on the Capitol", "digest-of-a-password"):
                try:
                    await accounts.log_in(store, "Livia", words, Browser())
                except Refused as error:
                    refused.append(error.code)
            assert len(await sessions.list_sessions(store, 1, "")) == 2
            try:
                await resetting.whose(store, token)
            except Refused as error:
                refused.append(error.code)
            return whose, refused
        finally:
            await store.close()

    assert asyncio.run(change()) == ("Livia", ["bad-login", "reset-link"])
    code, out, _ = admin("reset", "1", "--database", town)
    assert code == 0
    assert out.startswith("Livia (number 1) sets a new password at /reset/")
    for who in ("3", "nobody"):
        code, _, err = admin("reset", who, "--database", town)
        assert code == 2
        assert "aedilis: " in err
