"""What is there for outsiders can be read, and asks only for what there is: workflows, issue forms,
hooks. None of it names a place from which packages come.
"""

import json
import os
import re
import tomllib
from datetime import date
from pathlib import Path
from typing import Any

import pytest
import yaml

from aedilis import __version__
from setup import ROOT as SETUP_ROOT
from setup import import_path, project_urls

ROOT = Path(__file__).parent.parent
FORMS = sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml"))
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
HOOKS = ROOT / ".pre-commit-config.yaml"
DEPENDABOT = ROOT / ".github/dependabot.yml"


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


def targets() -> set[str]:
    text = (ROOT / "Makefile").read_text("utf-8")
    return set(re.findall(r"^([a-z][a-z-]*):", text, re.MULTILINE))


def steps(path: Path) -> list[dict[str, Any]]:
    return [step for job in read(path)["jobs"].values() for step in job["steps"]]


def unknown(commands: list[str]) -> set[str]:
    """The targets that the commands call and the Makefile does not have."""
    called = {one for line in commands for one in re.findall(r"\bmake ([a-z][a-z-]*)", line)}
    return called - targets()


@pytest.mark.parametrize("path", WORKFLOWS, ids=named)
def test_a_workflow_calls_targets_that_exist(path: Path) -> None:
    commands = [step["run"] for step in steps(path) if "run" in step]
    assert any("make " in one for one in commands)
    assert unknown(commands) == set()
    assert unknown(["make no-such-target"]) == {"no-such-target"}


@pytest.mark.parametrize("path", WORKFLOWS, ids=named)
def test_a_workflow_may_only_read(path: Path) -> None:
    assert read(path)["permissions"] == {"contents": "read"}
    assert all(("run" in step) != ("uses" in step) for step in steps(path))


def test_everything_that_has_to_hold_is_run() -> None:
    commands = "\n".join(step.get("run", "") for step in steps(WORKFLOWS[0]))
    for target in ("check", "docs", "test", "coverage", "compiled", "test-compiled", "wheel"):
        assert re.search(rf"\bmake {target}$", commands, re.MULTILINE), target


def test_tests_run_on_the_versions_that_wheels_are_made_for() -> None:
    facts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    versions = read(WORKFLOWS[0])["jobs"]["test"]["strategy"]["matrix"]["python"]
    assert f">={versions[0]}" == facts["project"]["requires-python"]
    built = facts["tool"]["cibuildwheel"]["build"]
    assert built == [f"cp{one.replace('.', '')}-*" for one in versions]


@pytest.mark.parametrize("path", [one for one in FORMS if one.stem != "config"], ids=named)
def test_a_form_can_be_filled_in(path: Path) -> None:
    form = read(path)
    assert form["name"]
    assert form["description"]
    fields = [one["id"] for one in form["body"]]
    assert len(set(fields)) == len(fields) > 1
    for one in form["body"]:
        assert one["type"] in {"input", "textarea", "dropdown"}
        assert one["attributes"]["label"]
        assert ("options" in one["attributes"]) == (one["type"] == "dropdown")


def test_hooks_run_what_the_checks_run() -> None:
    checked = (ROOT / "Makefile").read_text("utf-8")
    (own,) = read(HOOKS)["repos"]
    assert own["repo"] == "local", "no other host is asked for a hook"
    for hook in own["hooks"]:
        words = hook["entry"].removeprefix(".venv/bin/").removeprefix("npx ").split()
        known = checked + (ROOT / "package.json").read_text("utf-8")
        assert " ".join(words[:2]) in known, hook["id"]


def test_updates_are_looked_for_where_there_is_something_to_update() -> None:
    kinds = {one["package-ecosystem"] for one in read(DEPENDABOT)["updates"]}
    assert kinds == {"pip", "npm", "github-actions", "docker"}


def fetching() -> list[Path]:
    """Every file that says what is fetched to build, test or run this, and by which tool: pins and
    locks, settings of tools, workflows, images; none that is only read by people.
    """
    patterns = ("*", "requirements/*", ".ci/*", ".github/**/*", "deploy/*", "web/*.*", "tools/*.*")
    found = {path for pattern in patterns for path in ROOT.glob(pattern) if path.is_file()}
    told = {"README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", ".git", "web/README.md"}
    return sorted(path for path in found if named(path) not in told)


FETCHING = fetching()

PLACE = re.compile(
    r"(?:https?|ftp|git|ssh|file|oci)://(?!(?:127\.0\.0\.1|localhost|[\w.]*example\.(?:org|com))\b|[${*])\S+"
    r"|--(?:extra-)?index-url|--registry|--(?:trusted-host|find-links|proxy)"
    r"|(?i:\b(?:pip|uv|npm_config|yarn)_\w*(?:index|registry|proxy|mirror|find_links)\w*)"
    r"|(?m:^\s*(?:\S+:)?(?:registry|index-url|proxy|https-proxy|replace-registry-host)\s*[=:])"
    r"|\"resolved\"|git\+\w+|== *@|\s@ \w+:"
)
"""An address that something is fetched from, or the setting of one. This machine, examples and what
is put together at run time are none.
"""

LOCK = ROOT / "package-lock.json"


def written(path: Path) -> str:
    """What stands in a file; in the lock without whom its packages ask to be thanked."""
    text = path.read_text("utf-8")
    if path != LOCK:
        return text
    return json.dumps(without_funding(json.loads(text)), indent=1)


def without_funding(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: without_funding(one) for key, one in data.items() if key != "funding"}
    return data


IMAGE = re.compile(r"^\s*(?:FROM|image:)\s+(\S+)", re.MULTILINE)


def test_what_is_fetched_is_known() -> None:
    known = {named(path) for path in FETCHING}
    assert {
        "requirements/dev.txt", "package-lock.json", "package.json", ".npmrc", "Dockerfile",
        ".ci/run", ".github/workflows/check.yml", ".github/workflows/wheels.yml", "Makefile",
        "pyproject.toml", "setup.py", "mkdocs.yml", ".pre-commit-config.yaml",
        "deploy/compose.yaml", "SECURITY.md", "web/vite.config.ts",
    } <= known  # fmt: skip


@pytest.mark.parametrize("path", FETCHING, ids=named)
def test_no_place_is_named(path: Path) -> None:
    assert PLACE.findall(written(path)) == []


@pytest.mark.parametrize("path", [ROOT / "Dockerfile", ROOT / "deploy/compose.yaml"], ids=named)
def test_an_image_is_named_without_a_host(path: Path) -> None:
    images = IMAGE.findall(path.read_text("utf-8"))
    assert images
    assert [one for one in images if re.match(r"[^/]*[.:][^/]*/|localhost/", one)] == []


@pytest.mark.parametrize(
    "line",
    [
        "numpy @ https://mirror.example.net/numpy.whl",
        "--index-url=x",
        "pip install --trusted-host mirror x",
        "ENV PIP_INDEX_URL=x",
        "  NPM_CONFIG_REGISTRY: x",
        "registry=x",
        "@scope:registry = x",
        '      "resolved": "x",',
        "pip install git+ssh://x",
        "proxy=http",
    ],
)
def test_a_place_is_found_however_it_is_named(line: str) -> None:
    assert PLACE.search(line)


@pytest.mark.parametrize(
    "line",
    [
        "omit-lockfile-registry-resolved=true",
        "AEDILIS_URL=https://rome.example.org",
        "postgresql://aedilis@localhost/aedilis",
        "http://127.0.0.1:8064/healthz",
        "--no-emit-index-url",
        "one file for each proxy of a server",
    ],
)
def test_what_names_no_place_is_left(line: str) -> None:
    assert not PLACE.search(line)


HEADING = re.compile(r"^## (.*)$", re.MULTILINE)
VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+) - (\d{4}-\d\d-\d\d)")


def test_every_version_has_its_entry_in_the_changelog() -> None:
    unreleased, *entries = HEADING.findall((ROOT / "CHANGELOG.md").read_text("utf-8"))
    assert unreleased == "Unreleased"
    found = [VERSION.fullmatch(one) for one in entries]
    assert all(found), entries
    # The newest first, each with the day on which it was made.
    numbers = [tuple(map(int, one.groups()[:3])) for one in found if one is not None]
    days = [date.fromisoformat(one[4]) for one in found if one is not None]
    assert numbers == sorted(set(numbers), reverse=True)
    assert days == sorted(days, reverse=True)
    facts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert facts["project"]["version"] == __version__
    assert entries[0].startswith(f"{__version__} - ")


def test_the_addresses_of_the_project_come_from_one_setting(tmp_path: Path) -> None:
    facts = '[tool.aedilis]\nrepository = "{}"\n'
    (tmp_path / "pyproject.toml").write_text(facts.format("https://example.org/a"))
    urls = project_urls(tmp_path)
    assert urls["Source"] == "https://example.org/a"
    assert set(urls) == {"Source", "Issues", "Changelog"}
    assert all(one.startswith("https://example.org/a") for one in urls.values())
    (tmp_path / "pyproject.toml").write_text(facts.format(""))
    assert project_urls(tmp_path) == {}


def test_what_a_build_runs_keeps_the_import_path_of_its_caller() -> None:
    """By it pip shows what it has installed for the build alone; the sources come first."""
    sources = str(SETUP_ROOT / "src")
    assert import_path({}) == import_path({"PYTHONPATH": ""}) == sources
    assert import_path({"PYTHONPATH": "/overlay"}) == f"{sources}{os.pathsep}/overlay"
