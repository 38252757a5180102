"""The OpenAPI document, made from the operations and the structs they take and give."""

from collections.abc import Sequence
from functools import cache
from importlib.metadata import version
from typing import Any, Final

import msgspec

from aedilis.server.api.operations import (
    EVENTS,
    JSON,
    KEY_HEADER,
    LINES,
    PATH_PARTS,
    Operation,
    Problem,
    RequestKey,
)

PREFIX: Final = "/api/v1"
REFS: Final = "#/components/schemas/{name}"

SAID: Final[dict[int, str]] = {
    400: "The body is not JSON.",
    401: "Nobody is logged in, or the token is none.",
    403: "You may not do that.",
    404: "There is no such thing, or none that you may know of.",
    409: "Not now: the game stands otherwise.",
    413: "The body is too large.",
    415: "The body is of another media type.",
    422: "A field is wrong, or the move is not legal.",
    429: "Too much in too short a time, or too many.",
    503: "The database is away, or its disk is full: try again after `Retry-After` seconds.",
}

OPENING: Final = """\
All that can be done at the web table, for programs.

A program logs in with a token: `Authorization: Bearer TOKEN`. Its owner makes bots and their tokens
on the profile page, or here. A browser's session works as well; requests that change something then
need its token in `x-csrf-token`.

Games are played by small numbers: a prompt offers `choices`, and a move is the list of those
chosen, until nothing has to follow. What is refused changes nothing and is answered with a
`Problem`.
"""


def document(operations: Sequence[Operation]) -> dict[str, Any]:
    """The document of all operations."""
    types = _types(operations)
    schemas, components = msgspec.json.schema_components(types, ref_template=REFS)
    schema_of = {_key(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for operation in operations:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _described(
            operation, schema_of, components
        )
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Aedilis",
            "version": version("aedilis"),
            "description": OPENING,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": PREFIX}],
        "security": [{"token": []}],
        "tags": [{"name": name} for name in dict.fromkeys(one.group for one in operations)],
        "paths": paths,
        "components": {
            "schemas": dict(sorted(components.items())),
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _key(kind: Any) -> str:
    return repr(kind)


def _types(operations: Sequence[Operation]) -> list[Any]:
    """All types that the document speaks of, each once."""
    found: dict[str, Any] = {_key(kind): kind for kind in (Problem, RequestKey)}
    for kind in PATH_PARTS.values():
        found[_key(kind)] = kind
    for operation in operations:
        for kind in (*_forms(operation), operation.body, operation.query):
            if kind is not None and kind is not bytes:
                found[_key(kind)] = kind
    return list(found.values())


def _forms(operation: Operation) -> tuple[Any, ...]:
    """The types an answer can have."""
    answer = operation.answer
    return answer if isinstance(answer, tuple) else (answer,)


def _described(
    operation: Operation, schema_of: dict[str, Any], components: dict[str, Any]
) -> dict[str, Any]:
    summary, description = operation.text
    out: dict[str, Any] = {
        "operationId": operation.name,
        "summary": summary,
        "tags": [operation.group],
        "parameters": parameters(operation, schema_of, components),
        "responses": _responses(operation, schema_of),
    }
    if description:
        out["description"] = description
    if operation.who == "anyone":
        out["security"] = [{}, {"token": []}]
    if operation.body is not None:
        lines = {"type": "string", "description": "a record: one JSON object a line"}
        schema = lines if operation.body is bytes else schema_of[_key(operation.body)]
        out["requestBody"] = {
            "required": operation.body_required,
            "content": {operation.body_media: {"schema": schema}},
        }
    return out


def parameters(
    operation: Operation, schema_of: dict[str, Any], components: dict[str, Any]
) -> list[dict[str, Any]]:
    """What stands in the path, the query and the headers."""
    out: list[dict[str, Any]] = []
    for name in operation.parts:
        schema = dict(schema_of[_key(PATH_PARTS[name])])
        text = schema.pop("description", name)
        where = {"name": name, "in": "path", "required": True}
        out.append({**where, "description": text, "schema": schema})
    if operation.query is not None:
        part = components[operation.query.__name__]
        for name, field in part["properties"].items():
            schema = dict(field)
            where = {"name": name, "in": "query", "required": name in part.get("required", ())}
            text = schema.pop("description", "")
            out.append({**where, **({"description": text} if text else {}), "schema": schema})
    if operation.keyed:
        schema = dict(schema_of[_key(RequestKey)])
        text = schema.pop("description")
        where = {"name": KEY_HEADER, "in": "header", "required": False}
        out.append({**where, "description": text, "schema": schema})
    return out


def _responses(operation: Operation, schema_of: dict[str, Any]) -> dict[str, Any]:
    problem = {JSON: {"schema": schema_of[_key(Problem)]}}
    out: dict[str, Any] = {str(operation.status): _success(operation, schema_of)}
    for status in operation.statuses:
        out[str(status)] = {"description": SAID[status], "content": problem}
    return out


def _success(operation: Operation, schema_of: dict[str, Any]) -> dict[str, Any]:
    if operation.answer is None:
        return {"description": "It is done."}
    if operation.media == LINES:
        schema: dict[str, Any] = {"type": "string"}
        text = "A record: one JSON object a line."
    elif operation.media == EVENTS:
        schema = {"type": "string"}
        name = operation.answer.__name__
        text = f"Server-sent events; the data of each is a `{name}` (see the schemas)."
    else:
        forms = [schema_of[_key(kind)] for kind in _forms(operation)]
        schema = forms[0] if len(forms) == 1 else {"anyOf": forms}
        text = "Here it is." if operation.status == 200 else "It is made."
    return {"description": text, "content": {operation.media: {"schema": schema}}}


@cache
def encoded(operations: tuple[Operation, ...]) -> bytes:
    """The document as JSON."""
    return msgspec.json.encode(document(operations))
