"""Reads the JSON schema of a game's scenario files, and fills in what the game's facts say.

The file says how a scenario file is built. Where lists of ids and numbers of the rules belong, it
names them, as ``{"$facts": "cards"}``, and the game gives them: so they stand nowhere twice.
"""

import json
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Any, Final

FACTS: Final = "$facts"
"""The only key of an object in whose place facts come."""


def read_schema(file: Traversable, facts: Mapping[str, object]) -> dict[str, Any]:
    """The schema in a file, with the game's facts in all places that name them. Raises KeyError for
    a name that is none of theirs.
    """

    def filled(part: dict[str, Any]) -> object:
        return facts[part[FACTS]] if list(part) == [FACTS] else part

    schema: dict[str, Any] = json.loads(file.read_text("utf-8"), object_hook=filled)
    return schema
