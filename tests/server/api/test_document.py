"""The OpenAPI document: it is sound, the reference page is made from it, and the server keeps to it
whatever it is sent.

The server is asked over a port, by schemathesis and by requests made from the document: what fits
it and what does not, with ids that are there and ids that are not.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import jsonschema
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import (
    ignored_auth,
    negative_data_rejection,
    positive_data_acceptance,
    unsupported_method,
)

from aedilis.games import lessons_of
from aedilis.server.api.document import document
from aedilis.server.api.routing import operations
from tests.patience import PATIENCE
from tests.server.api.serving import Apart, apart
from tests.server.api.world import World
from tools import api_page

ROOT = Path(__file__).parents[3]
DOCUMENT = document(operations)
EXAMPLES = 8

A_GAME = 10
"""How much longer than one thing a whole game may take."""

# Streams do not end; they have tests of their own. A body that fits the document may still be no
# legal move, and a method that the page does not name is tried in the tests of bounds. What admins
# may do is not there for anybody else, with a token or without.
REJECTED = ["400", "401", "403", "404", "405", "406", "409", "413", "415", "422", "429", "5xx"]
CONFIG = schemathesis.Config.from_dict(
    # What breaks a bound by its mere size is refused before it is read.
    {"checks": {"negative_data_rejection": {"expected-statuses": REJECTED}}}
)
SCHEMA = (
    schemathesis.openapi.from_dict(DOCUMENT, config=CONFIG)
    .exclude(path_regex="stream$")
    .exclude(path_regex="^/admin/")
)
WITHOUT = [ignored_auth, positive_data_acceptance, unsupported_method]
IN_GAMES = SCHEMA.include(path_regex="game}").exclude(path_regex="leave$").exclude(method="DELETE")
IN_LESSONS = SCHEMA.include(path_regex="lesson}")
BOUNDED = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


@schemathesis.serializer("application/x-ndjson")
def lines(ctx: schemathesis.SerializationContext, value: Any) -> bytes:
    """A record, or what is sent in the place of one."""
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "surrogatepass")


class Asked:
    """A server with games that run, are open and are over."""

    def __init__(self, server: Apart, games: list[str]) -> None:
        self.url = f"{server.url}/api/v1"
        self.games = games
        self.world: World = server.world
        self.turn = 0

    def game(self) -> str:
        """One of the games after the other."""
        self.turn += 1
        return self.games[self.turn % len(self.games)]


async def some_games(world: World) -> list[str]:
    running = await world.together("Anna", "Bert")
    for _ in range(8):
        await world.step(running, ("Anna", "Bert"))
    waiting = await world.new("open", "open")
    over = await world.together("Anna", "Bert")
    while await world.step(over, ("Anna", "Bert")):
        pass
    alone = await world.new("greedy", "random")
    return [running, waiting, over, alone]


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asked]:
    with apart(tmp_path_factory.mktemp("api")) as server:
        yield Asked(server, server.do(some_games(server.world), A_GAME * PATIENCE))


@SCHEMA.parametrize()
@BOUNDED
def test_the_server_keeps_to_its_document(case: Any, asked: Asked) -> None:
    token = asked.world.tokens["Anna"]
    case.call_and_validate(
        base_url=asked.url,
        headers={"authorization": f"Bearer {token}"},
        excluded_checks=WITHOUT,
        timeout=PATIENCE,
    )


@IN_GAMES.parametrize()
@BOUNDED
def test_the_server_keeps_to_its_document_in_games_that_are_there(case: Any, asked: Asked) -> None:
    case.path_parameters["game"] = asked.game()
    token = asked.world.tokens["Anna"]
    answer = case.call(
        base_url=asked.url, headers={"authorization": f"Bearer {token}"}, timeout=PATIENCE
    )
    # What was spoilt may have been the id or the token, which are right again.
    case.validate_response(answer, excluded_checks=[*WITHOUT, negative_data_rejection])
    assert answer.status_code != 500


@IN_LESSONS.parametrize()
@BOUNDED
def test_the_server_keeps_to_its_document_in_lessons(case: Any, asked: Asked) -> None:
    case.path_parameters["lesson"] = next(iter(lessons_of("republic")))
    answer = case.call(base_url=asked.url, timeout=PATIENCE)
    case.validate_response(answer, excluded_checks=[*WITHOUT, negative_data_rejection])
    assert answer.status_code != 500


@SCHEMA.parametrize()
@settings(BOUNDED, max_examples=2)
def test_the_server_keeps_to_its_document_for_strangers(case: Any, asked: Asked) -> None:
    if "game" in (case.path_parameters or {}):
        case.path_parameters["game"] = asked.game()
    answer = case.call(base_url=asked.url, timeout=PATIENCE)
    assert answer.status_code < 500
    described = DOCUMENT["paths"][case.operation.path][case.operation.method.lower()]
    if {} not in described.get("security", ()):
        assert answer.status_code in (401, 404, 405), answer.text


def test_the_document_is_handed_out(asked: Asked) -> None:
    answer = httpx.get(f"{asked.url}/openapi.json")
    assert answer.status_code == 200
    assert answer.json() == DOCUMENT


def test_every_operation_is_described() -> None:
    names = []
    for path, methods in DOCUMENT["paths"].items():
        for method, one in methods.items():
            names.append(one["operationId"])
            assert one["summary"].endswith("."), one["operationId"]
            in_path = [p["name"] for p in one["parameters"] if p["in"] == "path"]
            assert in_path == re.findall(r"{(\w+)}", path)
            assert {"401", "429"} <= set(one["responses"])
            if method != "get":
                assert "403" in one["responses"]
            for response in one["responses"].values():
                assert response["description"]
    assert len(names) == len(set(names)) == len(operations)


def test_every_schema_is_a_schema_and_every_reference_leads_to_one() -> None:
    schemas = DOCUMENT["components"]["schemas"]
    for schema in schemas.values():
        jsonschema.Draft202012Validator.check_schema(schema)
        assert schema.get("description"), schema.get("title")

    def look(part: Any) -> None:
        if isinstance(part, dict):
            if "$ref" in part:
                assert part["$ref"].rsplit("/", 1)[1] in schemas
            for one in part.values():
                look(one)
        elif isinstance(part, list):
            for one in part:
                look(one)

    look(DOCUMENT)


def test_the_reference_page_names_every_operation_and_links_to_what_is_there() -> None:
    text = api_page.page()
    for one in operations:
        assert f"### `{one.method} {one.path}`" in text
    headings = {
        re.sub(r"[^\w -]", "", line.lstrip("# ")).lower().replace(" ", "-")
        for line in text.splitlines()
        if line.startswith("#")
    }
    for target in re.findall(r"\]\(#([^)]+)\)", text):
        assert target in headings, target
    here = (ROOT / "docs" / api_page.PAGE).parent
    for target in re.findall(r"\]\(([^)#]+)", text):
        assert (here / target).is_file(), target


def test_the_reference_page_is_made_with_the_documentation_and_only_there() -> None:
    made = (ROOT / "mkdocs.yml").read_text("utf-8")
    assert "- tools/api_page.py\n" in made
    assert f": {api_page.PAGE}\n" in made
    assert not (ROOT / "docs" / api_page.PAGE).exists()
