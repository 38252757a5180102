"""What plain data lacks to fit a JSON schema, in words for `plain_yaml`."""

from collections.abc import Mapping
from typing import Any, Final

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError, relevance

from aedilis.kernel.quoting import cut, flow
from aedilis.kernel.scenario_error import Place, ScenarioError

KINDS: Final = {
    "object": "a mapping",
    "array": "a list",
    "string": "a text",
    "integer": "a whole number",
    "boolean": "true or false",
    "null": "nothing",
}


def first_fault(data: object, schema: Mapping[str, Any]) -> ScenarioError | None:
    """The first thing in which plain data misses a JSON schema; None where it fits."""
    errors = sorted(Draft202012Validator(schema).iter_errors(data), key=_weight)
    return _told(errors[0]) if errors else None


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
