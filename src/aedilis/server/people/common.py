"""Passwords that everybody knows, since they were found in what others have lost.

The list is that of `zxcvbn`, a library under the MIT licence that ranks what is guessed first: the
30,000 passwords most often met in published leaks. It comes with the package, so that no password,
nor anything made of one, is ever asked about elsewhere.
"""

from functools import cache
from typing import Final

FEWEST_LETTERS: Final = 4
"""A word shorter than this tells nothing about what stands around it."""


@cache
def _known() -> frozenset[str]:
    # Most processes never set a password, and the list is large.
    from zxcvbn.frequency_lists import FREQUENCY_LISTS

    return frozenset(FREQUENCY_LISTS["passwords"])


def is_common(password: str) -> bool:
    """Whether a password is one of those, however its letters are written, alone or with nothing
    but figures and signs around it, or said twice.
    """
    text = password.casefold()
    if text in _known():
        return True
    half = len(text) // 2
    if len(text) % 2 == 0 and text[:half] == text[half:]:
        text = text[:half]
    if text in _known():
        return True
    word = _without_ends(text)
    return len(word) >= FEWEST_LETTERS and word in _known()


def _without_ends(text: str) -> str:
    """What is left without the figures and signs before and after."""
    start, end = 0, len(text)
    while start < end and not text[start].isalpha():
        start += 1
    while end > start and not text[end - 1].isalpha():
        end -= 1
    return text[start:end]
