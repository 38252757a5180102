"""The files and guides for running a server name only what exists: settings, commands, pages."""

import argparse
import re
import shlex
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from aedilis.cli import Parser
from aedilis.server.admin import cli as admin_cli
from aedilis.server.cli import add_parser as add_serve
from aedilis.server.security.body import LARGEST_API
from aedilis.server.settings import PREFIX, Settings, database_url, read_settings

ROOT = Path(__file__).resolve().parents[3]
DEPLOY = ROOT / "deploy"
GUIDES = [ROOT / "docs/how-to/serve.md", ROOT / "docs/how-to/back-up.md"]
FILES = [ROOT / "Dockerfile", *sorted(DEPLOY.iterdir()), *GUIDES]
FIELDS = {f"{PREFIX}{field.name.upper()}": field for field in msgspec.structs.fields(Settings)}


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_every_variable_is_a_setting(path: Path) -> None:
    named = set(re.findall(rf"\b{PREFIX}[A-Z_]+\b", path.read_text(encoding="utf-8")))
    assert sorted(named - set(FIELDS)) == []


def test_the_list_of_settings_is_whole_and_has_the_true_defaults() -> None:
    text = (DEPLOY / "aedilis.env").read_text(encoding="utf-8")
    listed = dict(re.findall(rf"^#({PREFIX}[A-Z_]+)=(.*)$", text, re.MULTILINE))
    assert list(listed) == list(FIELDS)
    assert read_settings({}, listed) == Settings(database=database_url(""))


def test_only_comments_and_settings_stand_in_the_list() -> None:
    for line in (DEPLOY / "aedilis.env").read_text(encoding="utf-8").splitlines():
        assert not line or line.startswith("#")


def parser() -> argparse.ArgumentParser:
    made = Parser(prog="aedilis")
    subparsers = made.add_subparsers(dest="command")
    add_serve(subparsers)
    admin_cli.add_parser(subparsers)
    return made


def commands(text: str) -> list[list[str]]:
    """Every call of `aedilis` in the lines of a file, as words."""
    found = []
    for line in text.splitlines():
        call = re.search(r"(?:^|[\s/])aedilis (?=serve|admin)", line)
        if call is None or line.startswith(("#", "|")) or "`" in line:
            continue
        rest = re.split(r"\s[>|]\s", line[call.end() :])[0]
        # The unit hands its command to a shell, in quotes.
        found.append(shlex.split(rest.removesuffix("'") if "sh -c" in line else rest))
    return found


@pytest.mark.parametrize(
    ("path", "least"),
    [
        (DEPLOY / "aedilis.service", 1),
        (DEPLOY / "aedilis-backup.service", 1),
        (GUIDES[0], 7),
        (GUIDES[1], 9),
    ],
    ids=lambda value: value.name if isinstance(value, Path) else str(value),
)
def test_every_command_is_one(path: Path, least: int) -> None:
    found = commands(path.read_text(encoding="utf-8"))
    assert len(found) >= least
    for words in found:
        args = parser().parse_args(words)
        assert args.command == words[0]
        if args.command == "admin":
            assert args.action == words[1]


def test_a_command_that_is_none_would_be_found() -> None:
    (words,) = commands("runuser -u aedilis -- /opt/aedilis/bin/aedilis admin backup a --fast")
    with pytest.raises(SystemExit):
        parser().parse_args(words)


def test_every_file_that_a_guide_names_is_there() -> None:
    for guide in GUIDES:
        text = guide.read_text(encoding="utf-8")
        for name in re.findall(r"\bdeploy/[a-z.-]+[a-z]", text):
            assert (ROOT / name).exists(), name


def test_every_make_target_of_a_guide_is_there() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    for guide in GUIDES:
        for line in re.findall(r"^make (.+)$", guide.read_text(encoding="utf-8"), re.MULTILINE):
            assert set(line.split()) <= targets, line


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    data: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return data


def test_compose_names_what_it_declares(compose: dict[str, Any]) -> None:
    services = compose["services"]
    assert set(services) == {"db", "app"}
    for service in services.values():
        assert set(service["networks"]) <= set(compose["networks"])
        for volume in service["volumes"]:
            assert volume.split(":")[0] in compose["volumes"]
    assert set(services["app"]["depends_on"]) <= set(services)
    gateway = compose["networks"]["inside"]["ipam"]["config"][0]["gateway"]
    assert services["app"]["environment"]["AEDILIS_PROXIES"].endswith(f"-{gateway}}}")


def composed(compose: dict[str, Any], values: dict[str, str]) -> dict[str, str]:
    """What the server's container has in its environment when `.env` holds these values."""

    def filled(found: re.Match[str]) -> str:
        return values.get(found["name"], found["otherwise"] or "")

    pattern = re.compile(r"\$\{(?P<name>[A-Z_]+)(?::[-?](?P<otherwise>[^}]*))?\}")
    environment = {}
    for name, value in compose["services"]["app"]["environment"].items():
        # A name without a value is passed on when there is one.
        if value is not None:
            environment[name] = pattern.sub(filled, str(value))
        elif name in values:
            environment[name] = values[name]
    return environment


def compose_env() -> dict[str, str]:
    """The values that one begins with, and those that must be filled in."""
    text = (DEPLOY / "compose.env").read_text(encoding="utf-8")
    return dict(re.findall(r"^(\w+)=(.*)$", text, re.MULTILINE)) | {"POSTGRES_PASSWORD": "word"}


def test_compose_gives_settings_that_the_server_takes(compose: dict[str, Any]) -> None:
    settings = read_settings({}, composed(compose, compose_env()))
    assert settings == Settings(
        database="postgresql+psycopg://aedilis:word@db/aedilis",
        url="https://rome.example.org",
        secure=True,
        proxies=compose["networks"]["inside"]["ipam"]["config"][0]["gateway"],
        log_format="json",
    )


def test_compose_passes_every_setting_on(compose: dict[str, Any]) -> None:
    """All but those that are the containers' own."""
    own = {"AEDILIS_HOST", "AEDILIS_PORT", "AEDILIS_DATABASE"}
    values = {name: f"given {name}" for name in FIELDS}
    given = composed(compose, values)
    assert {name for name in FIELDS if given.get(name) == values[name]} == set(FIELDS) - own
    guide = GUIDES[0].read_text(encoding="utf-8").split("## In containers")[1].split("\n## ")[0]
    assert set(re.findall(rf"\b{PREFIX}[A-Z_]+\b", guide)) == own


def test_compose_takes_nothing_from_the_image(compose: dict[str, Any]) -> None:
    """A name without a value that nobody gives one is unset, whatever the image says."""
    image = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    set_there = set(re.findall(rf"^(?:ENV)? +({PREFIX}[A-Z_]+)=", image, re.MULTILINE))
    environment = compose["services"]["app"]["environment"]
    assert len(set_there) == 4
    assert not {name for name, value in environment.items() if value is None} & set_there


def test_mail_by_tls_can_be_asked_for_with_containers(compose: dict[str, Any]) -> None:
    wanted = {"AEDILIS_MAIL_PORT": "465", "AEDILIS_MAIL_TLS": "tls"}
    assert set(wanted) <= set(compose_env())
    settings = read_settings({}, composed(compose, compose_env() | wanted))
    assert (settings.mail_port, settings.mail_tls) == (465, "tls")


def test_the_units_pass_every_setting_on() -> None:
    for name in ("aedilis.service", "aedilis-backup.service"):
        text = (DEPLOY / name).read_text(encoding="utf-8")
        # What stands in the file goes before what the unit itself says.
        assert "\nEnvironmentFile=-/etc/aedilis.env\n" in text
        assert "UnsetEnvironment" not in text
        (command,) = re.findall(r"^ExecStart=(.+)$", text, re.MULTILINE)
        assert "--" not in command


def test_the_proxy_of_the_guide_takes_what_the_server_takes() -> None:
    (size,) = re.findall(
        r"^ *client_max_body_size (\d+)m;$", GUIDES[0].read_text(encoding="utf-8"), re.MULTILINE
    )
    assert int(size) * 1024 * 1024 >= max(LARGEST_API, Settings().largest_body)


def test_nothing_secret_is_in_the_files(compose: dict[str, Any]) -> None:
    for path in (DEPLOY / "compose.env", DEPLOY / "aedilis.env"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if re.match(r"#?\w*(PASSWORD|TOKEN)\w*=", line):
                assert line.endswith("="), line
    assert compose["services"]["db"]["environment"]["POSTGRES_PASSWORD"].startswith("${")


def test_the_image_copies_what_is_there_and_sent() -> None:
    """A path that is left out for the builder would only be missed where there is one."""
    sent = {
        line[1:]
        for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
        if line.startswith("!")
    }
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    copied: set[str] = set()
    for line in re.findall(r"^COPY (?!--from)(.+)$", text, re.MULTILINE):
        copied.update(line.split()[:-1])
    # A single file out of a folder that is sent needs no line of its own.
    below = {one for one in copied if any(one.startswith(f"{folder}/") for folder in sent)}
    assert copied - below == sent
    for name in copied:
        assert (ROOT / name).exists(), name


def test_the_image_is_not_run_by_root_and_looks_after_itself() -> None:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    last = text[text.rindex("\nFROM ") :]
    assert "\nUSER aedilis\n" in last
    assert "/healthz" in last
    assert 'ENTRYPOINT ["aedilis"]\nCMD ["serve"]' in last


@pytest.mark.parametrize(
    "name", ["aedilis.service", "aedilis-backup.service", "aedilis-backup.timer"]
)
def test_units_are_made_of_sections_and_assignments(name: str) -> None:
    section = ""
    seen: set[str] = set()
    for line in (DEPLOY / name).read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        if line.startswith("["):
            section = line
            seen.add(section)
            continue
        assert section
        assert re.match(r"^[A-Z][A-Za-z]+=", line), line
    kind = "[Timer]" if name.endswith("timer") else "[Service]"
    assert {"[Unit]", kind} <= seen
