"""Reads YAML as plain data: mappings, lists, texts, whole numbers, true, false and null.

Scenario files come from anybody, so nothing else is taken: no other tags, no aliases (a few lines
of them can grow without bound), no key twice. Every value keeps the line it came from, and a
document that misses its schema tells the first thing wrong with it in one line.

The libraries that read YAML and know schemas take as long to import as half of all the rest, and
few programs read such files: they are fetched when the first one is read.
"""

from collections.abc import Mapping
from typing import Any, Final

from aedilis.kernel.quoting import flow
from aedilis.kernel.scenario_error import DEPTH as DEPTH
from aedilis.kernel.scenario_error import Lines as Lines
from aedilis.kernel.scenario_error import Place as Place
from aedilis.kernel.scenario_error import ScenarioError as ScenarioError
from aedilis.kernel.scenario_error import written as written

LONGEST_TEXT: Final = 400
LONGEST_KEY: Final = 80
LARGEST_NUMBER: Final = 10**12


def read_yaml(text: str) -> tuple[object, dict[Place, int]]:
    """The document as plain data, and the line of every value. Raises ScenarioError."""
    from aedilis.kernel.yaml_document import document

    return document(text)


def check_plain(data: object, place: Place = ()) -> None:
    """Refuse what no document gives: keys that are no texts, other values, endless depth."""
    if len(place) > DEPTH:
        raise ScenarioError("this is nested too deeply", place[:3])
    if isinstance(data, dict):
        for key, value in data.items():
            if not isinstance(key, str) or not key:
                raise ScenarioError(f"the key {flow(key)} must be a text", place)
            if len(key) > LONGEST_KEY:
                raise ScenarioError(f"a key has at most {LONGEST_KEY} characters", (*place, key))
            check_plain(value, (*place, key))
    elif isinstance(data, list):
        for i, value in enumerate(data):
            check_plain(value, (*place, i))
    elif isinstance(data, str):
        if len(data) > LONGEST_TEXT:
            raise ScenarioError(f"a text has at most {LONGEST_TEXT} characters", place)
    elif isinstance(data, int):
        if not -LARGEST_NUMBER <= data <= LARGEST_NUMBER:
            raise ScenarioError("the number is too large", place)
    elif data is not None:
        raise ScenarioError(f"{flow(data)} is neither text, whole number, true nor false", place)


def check_schema(data: object, schema: Mapping[str, Any]) -> None:
    """Raise ScenarioError for the first thing in which plain data misses a JSON schema."""
    from aedilis.kernel.schema_faults import first_fault

    fault = first_fault(data, schema)
    if fault is not None:
        raise fault
