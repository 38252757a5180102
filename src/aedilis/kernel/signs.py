"""A letter for each seat, to stand where its name would be too long."""

import unicodedata
from collections.abc import Sequence


def plain(name: str) -> str:
    """The letters and digits of a name, small and without accents."""
    apart = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in apart if letter.isalnum())


def signs(names: Sequence[str]) -> list[str]:
    """The sign of each seat, which no other has: the initial of its name; where others share it,
    with the first later letter in which all of them differ; where there is none, with its number.
    """
    known = [plain(name) or "?" for name in names]
    return [_sign(known, seat) for seat in range(len(known))]


def _sign(known: Sequence[str], seat: int) -> str:
    own = known[seat]
    alike = [name for name in known if name[0] == own[0]]
    initial = own[0].upper()
    if len(alike) == 1:
        return initial
    for place in range(1, min(len(name) for name in alike)):
        if len({name[place] for name in alike}) == len(alike):
            return initial + own[place]
    return f"{initial}{seat + 1}"
