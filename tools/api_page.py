"""Writes the reference page of the API while the documentation is built, from the API's own
document.
"""

import json
from collections.abc import Iterator
from typing import Any, Final

from aedilis.games import PACKAGES
from aedilis.kernel.board import PlainPicture
from aedilis.server.api.document import PREFIX, document
from aedilis.server.api.routing import operations
from aedilis.server.store.idempotency import REMEMBERED_SECONDS
from tools.pages import write

PAGE: Final = "reference/api.md"

OPENING: Final = """\
# The HTTP API

Everything below is at `{prefix}` of a server, and the server itself hands out this description for
programs at `{prefix}/openapi.json` (OpenAPI 3.1). How to use it is told in
[Write a bot](../how-to/write-a-bot.md).

## Rules for all requests

- A program shows its token: `Authorization: Bearer TOKEN`. In a browser the session's cookie works
  as well; what changes something then needs the header `x-csrf-token`.
- Bodies are JSON (`content-type: application/json`). Fields and query parameters that are not known
  are refused, and so is what is out of bounds.
- What is refused changes nothing. The answer is a [Problem](#problem) with a word for programs
  (`error`), a text for people in their language, and the rule paragraph where there is one.
- Where an `Idempotency-Key` is taken, the same key sent again acts once and has the same answer.
  After a cut connection simply send the request again. A key is yours alone, and belongs to the
  address it is sent to. Where something is made (201), the same key for something else is refused
  (422 `key-used`), and a key is known for {days} days.
- A game that you may not know of is answered like one that does not exist: 404.
- Requests are counted. 429 means: wait a little. 503 means that the server cannot get at its data:
  the header `Retry-After` says for how many seconds to wait.
"""

SOCKET: Final = """\
## The socket

`{prefix}/games/{{game}}/socket` is a WebSocket for programs that play many games at once; `view=1`
adds the view to each state, `words=1` the words of the choices, `key` is that of a private game's
link.

The server sends a [State](#state) when the socket is opened and at each change: the newest only,
however many there were. Requests are JSON objects with `do` and a `key` of your own (up to 48
characters); each is answered with the same key.

- `{{"do": "move", "key": K, "seq": N, "move": [...]}}` is answered with
  `{{"type": "done", "key": K, "seq": N}}`: the move is kept. The same key again acts once.
- `{{"do": "undo", "key": K, "seq": N}}` likewise.
- `{{"do": "part", "key": K, "done": [...], "aside": false}}` is answered with
  [Choices](#choices), `"type": "part"`.
- What is refused is answered with
  `{{"type": "error", "key": K, "code": C, "text": T, "rule": R}}`.

A socket is closed with 4404 when there is no such game (any more), with 4401 when the token is
none, with 1012 when the server is started anew (come again), with 1013 when you have too many, with
1008 and 1009 when you send too much.
"""


def page() -> str:
    """The whole page."""
    made = document(operations)
    return "\n".join([*_lines(made)]).rstrip("\n") + "\n"


def _lines(made: dict[str, Any]) -> Iterator[str]:
    yield OPENING.format(prefix=PREFIX, days=round(REMEMBERED_SECONDS / 86_400))
    for tag in made["tags"]:
        yield f"## {tag['name']}\n"
        for path, methods in made["paths"].items():
            for method, one in methods.items():
                if tag["name"] in one["tags"]:
                    yield from _operation(method.upper(), path, one)
    yield SOCKET.format(prefix=PREFIX)
    yield "## Schemas\n"
    yield "The parts of the page's own table are in the document; here is what programs need.\n"
    schemas = made["components"]["schemas"]
    for name in sorted(_wanted(made)):
        yield from _schema(name, schemas[name])


def _operation(method: str, path: str, one: dict[str, Any]) -> Iterator[str]:
    yield f"### `{method} {path}`\n"
    yield one["summary"] + (" Anyone may ask." if {} in one.get("security", ()) else "") + "\n"
    if "description" in one:
        yield one["description"] + "\n"
    given = [p for p in one["parameters"] if p["in"] != "path"]
    if given:
        yield "| Parameter | Type | |"
        yield "| --- | --- | --- |"
        for parameter in given:
            name = f"`{parameter['name']}`"
            if parameter["in"] == "header":
                name += " (header)"
            text = parameter.get("description", "")
            yield f"| {name} | {_type(parameter['schema'])} | {text} |"
        yield ""
    if "requestBody" in one:
        ((media, content),) = one["requestBody"]["content"].items()
        yield f"Body: {_type(content['schema'])}, as `{media}`.\n"
    answers = []
    for status, response in one["responses"].items():
        if status[0] != "2":
            continue
        for content in response.get("content", {}).values():
            events = response["description"] if "events" in response["description"] else ""
            answers.append(f"{status}: {events or _type(content['schema'])}")
        if "content" not in response:
            answers.append(f"{status}: nothing")
    refused = ", ".join(status for status in one["responses"] if status[0] != "2")
    yield f"Answer {'; '.join(answers).rstrip('.')}. Refusals: {refused}.\n"


def _wanted(made: dict[str, Any]) -> set[str]:
    """The schemas that operations name, and what these are made of, but for the drawn table."""
    schemas = made["components"]["schemas"]
    pictures: list[type[Any]] = [PlainPicture]
    pictures += [one.drawing().picture for one in PACKAGES.values() if one.drawing]
    drawn = {"TableMessage", *(one.__name__ for one in pictures)}
    queries = {one.query.__name__ for one in operations if one.query is not None}
    found: set[str] = set()
    waiting = sorted(_refs(made["paths"]) | {"State", "Choices", "Change"})
    while waiting:
        name = waiting.pop()
        if name in found or name in drawn or name in queries:
            continue
        found.add(name)
        waiting += sorted(_refs(schemas[name]))
    return found


def _refs(part: Any) -> set[str]:
    if isinstance(part, dict):
        own = {part["$ref"].rsplit("/", 1)[1]} if "$ref" in part else set()
        return own.union(*(_refs(one) for one in part.values()))
    if isinstance(part, list):
        return set().union(*(_refs(one) for one in part))
    return set()


def _schema(name: str, schema: dict[str, Any]) -> Iterator[str]:
    yield f"### {name}\n"
    if "description" in schema:
        yield " ".join(schema["description"].split()) + "\n"
    properties = schema.get("properties", {})
    if not properties:
        return
    yield "| Field | Type | |"
    yield "| --- | --- | --- |"
    required = schema.get("required", ())
    for field, part in properties.items():
        text = part.get("description", "")
        if field not in required and "default" in part:
            text = f"{text}; " if text else ""
            text += f"default `{_plain(part['default'])}`"
        yield f"| `{field}` | {_type(part)} | {text} |"
    yield ""


def _plain(value: Any) -> str:
    return json.dumps(value)


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return name if name == "TableMessage" else f"[{name}](#{name.lower()})"
    if "anyOf" in schema:
        return " or ".join(_type(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"`{_plain(one)}`" for one in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    kind = str(schema.get("type", "anything"))
    bounds = [
        f"{word} {schema[key]}"
        for key, word in (
            ("minimum", "from"),
            ("maximum", "to"),
            ("minLength", "at least"),
            ("maxLength", "at most"),
        )
        if key in schema
    ]
    return f"{kind} ({' '.join(bounds)})" if bounds else kind


def main() -> None:
    write({PAGE: page()})


# The build of the documentation runs this file under a name of its own.
if __name__ == "<run_path>":
    main()
