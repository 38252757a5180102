"""Reads YAML as plain data: mappings, lists, texts, whole numbers, true, false and null.

Scenario files come from anybody, so nothing else is taken: no other tags, no aliases (a few lines
of them can grow without bound), no key twice. Every value keeps the line it came from, and a
document that misses its schema tells the first thing wrong with it in one line.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

import yaml
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError, relevance

from aedilis.kernel.quoting import cut, flow, one_line

Place = tuple[str | int, ...]
"""The way to a value: keys of mappings and positions in lists, from 0."""

Lines = Mapping[Place, int]

DEPTH: Final = 24
"""No sound document nests deeper."""

LONGEST_TEXT: Final = 400
LONGEST_KEY: Final = 80
LARGEST_NUMBER: Final = 10**12

TAG: Final = "tag:yaml.org,2002:"
WHOLE: Final = re.compile(r"[-+]?[0-9]{1,12}")
TRUE: Final = ("true", "yes", "on")
KINDS: Final = {
    "object": "a mapping",
    "array": "a list",
    "string": "a text",
    "integer": "a whole number",
    "boolean": "true or false",
    "null": "nothing",
}


class ScenarioError(ValueError):
    """A scenario file that cannot be read or makes no sense; the text is one line, place first."""

    def __init__(self, text: str, place: Place = (), name: str = "", line: int = 0) -> None:
        self.text = one_line(text)
        self.place = place
        self.line = line
        where = [f"{name}:{line}" if name and line else name, written(place), self.text]
        super().__init__(": ".join(part for part in where if part))

    def within(self, name: str, lines: Lines) -> "ScenarioError":
        """The same error, with the file and the line of its place (or of the nearest around it)."""
        place = self.place
        while place and place not in lines:
            place = place[:-1]
        return ScenarioError(self.text, self.place, name, self.line or lines.get(place, 0))


def written(place: Place) -> str:
    """A place as people write it: `when[2].you.add`, lists counted from 1."""
    text = ""
    for step in place[: DEPTH + 1]:
        if isinstance(step, int):
            text += f"[{step + 1}]"
        else:
            text += f".{step}" if text else step
    return cut(text, 80)


def read_yaml(text: str) -> tuple[object, dict[Place, int]]:
    """The document as plain data, and the line of every value. Raises ScenarioError."""
    lines: dict[Place, int] = {}
    try:
        node = yaml.compose(text, Loader=yaml.SafeLoader)
        data = None if node is None else _plain(node, (), lines, set())
    except yaml.MarkedYAMLError as error:
        told = error.problem or error.context or "it cannot be read"
        line = _line(error.problem_mark or error.context_mark)
        raise ScenarioError(f"this is no YAML: {told}", line=line) from error
    except yaml.YAMLError as error:
        raise ScenarioError(f"this is no YAML: {error}") from error
    except RecursionError as error:
        raise ScenarioError("this is nested too deeply") from error
    return data, lines


def _line(mark: Any) -> int:
    return 0 if mark is None else int(mark.line) + 1


def _plain(node: yaml.Node, place: Place, lines: dict[Place, int], met: set[int]) -> object:
    """One node as plain data. `met` are the nodes seen before: an alias is the same node again."""
    line = _line(node.start_mark)
    if id(node) in met:
        raise ScenarioError("aliases are not used here; write it out", place, line=line)
    met.add(id(node))
    lines[place] = line
    if len(place) > DEPTH:
        raise ScenarioError("this is nested too deeply", place[:3], line=line)
    if isinstance(node, yaml.SequenceNode) and node.tag == TAG + "seq":
        return [_plain(item, (*place, i), lines, met) for i, item in enumerate(node.value)]
    if isinstance(node, yaml.MappingNode) and node.tag == TAG + "map":
        out: dict[str, object] = {}
        for key_node, value_node in node.value:
            key = _key(key_node, place)
            if key in out:
                at = _line(key_node.start_mark)
                raise ScenarioError("this stands here twice", (*place, key), line=at)
            out[key] = _plain(value_node, (*place, key), lines, met)
        return out
    if isinstance(node, yaml.ScalarNode):
        return _scalar(node, place)
    raise ScenarioError(f"the tag {cut(node.tag)} is not used here", place, line=line)


def _key(node: yaml.Node, place: Place) -> str:
    if isinstance(node, yaml.ScalarNode) and isinstance(node.value, str) and node.value:
        if node.tag == TAG + "str":
            return node.value
        text = f"the key {cut(node.value)} must be a text; put it in quotes"
        raise ScenarioError(text, place, line=_line(node.start_mark))
    raise ScenarioError("a key must be a text", place, line=_line(node.start_mark))


def _scalar(node: yaml.ScalarNode, place: Place) -> object:
    value = str(node.value)
    tag = node.tag.removeprefix(TAG)
    if tag == "null":
        return None
    if tag == "bool":
        return value.lower() in TRUE
    if tag == "int" and WHOLE.fullmatch(value):
        return int(value)
    if tag in ("str", "int", "float", "timestamp", "value", "merge"):
        return value
    text = f"the tag {cut(node.tag)} is not used here"
    raise ScenarioError(text, place, line=_line(node.start_mark))


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
    errors = sorted(Draft202012Validator(schema).iter_errors(data), key=_weight)
    if errors:
        raise _told(errors[0])


def _weight(error: ValidationError) -> tuple[object, ...]:
    # The outermost error first, in the order of the file; `relevance` would turn it round.
    return (len(error.path), [str(step) for step in error.path], relevance(error))


def _told(error: ValidationError) -> ScenarioError:
    place: Place = tuple(error.absolute_path)
    kind = str(error.validator)
    wanted: Any = error.validator_value
    found: Any = error.instance
    schema: Any = error.schema
    if kind == "additionalProperties":
        known = list(schema.get("properties", {}))
        unknown = next(key for key in found if key not in known)
        return ScenarioError(f"no such word; there are: {', '.join(known)}", (*place, unknown))
    if kind == "required":
        absent = next(key for key in wanted if key not in found)
        return ScenarioError(f"{absent} is missing", place)
    if kind == "type":
        kinds = [wanted] if isinstance(wanted, str) else list(wanted)
        told = " or ".join(KINDS[one] for one in kinds)
        return ScenarioError(f"must be {told}, not {flow(found)}", place)
    if kind in ("enum", "const"):
        words = [flow(word) for word in wanted] if kind == "enum" else [flow(wanted)]
        one_of = f"one of {', '.join(words)}" if len(words) > 1 else words[0]
        told = f"; {schema['description']}" if "description" in schema else ""
        return ScenarioError(f"{flow(found)} is not {one_of}{told}", place)
    told = cut(error.message)
    if isinstance(schema, dict):
        told = schema.get("description", told)
    return ScenarioError(f"{flow(found)} does not fit: {told}", place)
