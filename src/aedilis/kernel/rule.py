"""Ties code and tests to the rule paragraphs they hold.

``rule`` marks a function, ``cite`` stands beside a data table, a class or a function that is called
too often to be wrapped. Neither does anything when the program runs: the rule index reads the
sources, so a compiled build tells the same story as a pure one.
"""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def _unchanged(thing: T) -> T:
    return thing


def rule(*ids: str) -> Callable[[T], T]:
    """Mark a function or a test as holding the rule paragraphs ``ids`` as their game writes them.

    The ids are written as plain strings, since they are read from the source. The id of one
    assertion (a letter after the paragraph's own id) counts for its paragraph.
    """
    return _unchanged


def cite(*ids: str) -> None:
    """Say at module level that the next definition holds the rule paragraphs ``ids``.

    It belongs to the table, class or function right below it, or, as the last statement of a
    module, to the one above. Within a class or function it belongs to that one.
    """
