"""Sources are read again when they have changed, and only then."""

import os
import time
from pathlib import Path

import pytest

from aedilis.rules import index
from aedilis.rules.readings import KEPT
from aedilis.rules.sources import Found, read_code
from tests.rules.made_up import Project

CODE = "src/aedilis/glory/phases/thinking.py"
IMPORT = "from aedilis.kernel.rule import rule\n"
LONG_AGO = 1_000_000_000


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The modules of the package that are read."""
    files: list[str] = []

    def reader(path: Path, file: str) -> Found:
        files.append(file)
        return read_code(path, file)

    monkeypatch.setattr(index, "read_code", reader)
    return files


def write(project: Project, ids: str, at: float = LONG_AGO) -> None:
    path = project.write(CODE, f"{IMPORT}@rule({ids})\ndef think(): ...\n")
    os.utime(path, (at, at))


def test_what_has_not_changed_is_not_read_again(project: Project, read: list[str]) -> None:
    write(project, '"G.think.1"')
    first = project.index()
    assert (project.root / KEPT).is_file()
    assert read == [CODE]
    assert project.index() == first
    assert read == [CODE]
    assert [str(one.line) for one in project.coverage("G.think.1").code] == ["3"]


@pytest.mark.parametrize(("ids", "at"), [('"G.think.2"', LONG_AGO + 1), ('"G.b.wall.1"', LONG_AGO)])
def test_another_time_or_size_is_another_file(project: Project, ids: str, at: float) -> None:
    write(project, '"G.think.1"')
    assert project.code("G.think.1") == [f"{CODE}::think"]
    write(project, ids, at)
    assert project.code("G.think.1") == []
    assert project.code(ids.strip('"')) == [f"{CODE}::think"]


def test_a_file_that_may_still_be_changing_is_not_kept(project: Project, read: list[str]) -> None:
    write(project, '"G.think.1"', time.time())
    project.index()
    project.index()
    assert read == [CODE, CODE]


def test_another_reader_reads_all_again(project: Project, read: list[str]) -> None:
    write(project, '"G.think.1"')
    project.index()
    kept = project.root / KEPT
    kept.write_bytes(kept.read_bytes().replace(b'"readers":"', b'"readers":"0'))
    project.index()
    assert read == [CODE, CODE]


@pytest.mark.parametrize("text", ["", "[]", '{"readers":1}'])
def test_what_cannot_be_read_is_made_anew(project: Project, text: str) -> None:
    write(project, '"G.think.1"')
    project.write(KEPT.as_posix(), text)
    assert project.code("G.think.1") == [f"{CODE}::think"]
    assert b"G.think.1" in (project.root / KEPT).read_bytes()


def test_a_place_that_cannot_be_written_does_no_harm(project: Project) -> None:
    write(project, '"G.think.1"')
    project.write("build", "a file where the folder would be")
    assert project.code("G.think.1") == [f"{CODE}::think"]
