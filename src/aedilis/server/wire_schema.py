"""Writes the JSON schema of the wire, from which the browser's types are made.

`python -m aedilis.server.wire_schema` prints it.
"""

import json
from typing import Any

import msgspec

from aedilis.server import wire


def schema() -> dict[str, Any]:
    """One JSON schema: every struct of the wire, with `ServerMessage` and `ClientMessage` as
    unions.
    """
    (server, client), parts = msgspec.json.schema_components(
        (wire.ServerMessage, wire.ClientMessage), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "type": "object",
        "properties": {"server": server, "client": client},
        "required": ["server", "client"],
        "$defs": {
            **{name: _closed(part) for name, part in parts.items()},
        },
    }


def _closed(part: dict[str, Any]) -> dict[str, Any]:
    """Say that a struct has no other fields, for the types made from it."""
    return {**part, "additionalProperties": False} if part.get("type") == "object" else part


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1, sort_keys=True))
