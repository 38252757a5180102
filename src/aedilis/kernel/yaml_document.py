"""One YAML document as plain data; what is taken of it `plain_yaml` tells."""

import re
from typing import Any, Final

import yaml

from aedilis.kernel.quoting import cut
from aedilis.kernel.scenario_error import DEPTH, Place, ScenarioError

TAG: Final = "tag:yaml.org,2002:"
WHOLE: Final = re.compile(r"[-+]?[0-9]{1,12}")
TRUE: Final = ("true", "yes", "on")


def document(text: str) -> tuple[object, dict[Place, int]]:
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
