"""Who pays, where several may and nobody has said who."""

from collections.abc import Sequence


def shared(purses: Sequence[int], talents: int) -> list[int]:
    """What each of some purses gives of so many talents: always the fullest the next, of equal ones
    the first, so that nobody is left poorer than need be.
    """
    left = list(purses)
    for _ in range(min(talents, sum(purses))):
        left[left.index(max(left))] -= 1
    return [before - now for before, now in zip(purses, left, strict=True)]
