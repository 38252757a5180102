"""Names of people: what they may be made of, and when two of them look alike."""

import secrets
import unicodedata
from typing import Final

from aedilis.server.errors import Refused

SHORTEST: Final = 2
LONGEST: Final = 24
_OTHERS: Final = frozenset(" '-_.")

# Letters of other scripts that cannot be told from Latin ones in most faces, figures that look like
# letters, and i, whose capital looks like l. For folded names only: a name is shown as it is
# written.
_LOOK_ALIKE: Final = str.maketrans(
    "аеорсухіјѕԁһԛԝгкмтвнαβεικνορτυχωγ01ıłøđi",  # noqa: RUF001
    "aeopcyxljsdhqwrkmtbhabelknoptuxwyolllodl",
)


def clean_name(text: str) -> str:
    """A name as it is shown: 2 to 24 letters, figures, spaces and `'-_.`, in one script, beginning
    with a letter or figure. Raises Refused that says what is wrong.
    """
    if len(text) > 8 * LONGEST:
        raise Refused("name-length", params=_BOUNDS, status=422)
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not SHORTEST <= len(name) <= LONGEST:
        raise Refused("name-length", params=_BOUNDS, status=422)
    if not all(letter in _OTHERS or _is_letter(letter) for letter in name):
        raise Refused("name-letters", status=422)
    if name[0] in _OTHERS or unicodedata.category(name[0])[0] == "M":
        raise Refused("name-letters", status=422)
    if len({_script(letter) for letter in name if unicodedata.category(letter)[0] == "L"}) > 1:
        raise Refused("name-scripts", status=422)
    return name


_BOUNDS: Final = {"low": SHORTEST, "high": LONGEST}


def _is_letter(letter: str) -> bool:
    # Marks belong to the letters of many scripts; enclosing ones (Me) do not.
    return unicodedata.category(letter) in ("Lu", "Ll", "Lt", "Lm", "Lo", "Nd", "Mn", "Mc")


def _script(letter: str) -> str:
    """Roughly the script of a letter, by the first word of its Unicode name. The scripts that
    Japanese is written in count as one.
    """
    word = unicodedata.name(letter, "?").split()[0]
    return "CJK" if word in ("CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA") else word


def fold(name: str) -> str:
    """A name without what the eye passes over: two names with one fold are too much alike."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    bare = "".join(c for c in plain if unicodedata.category(c)[0] in ("L", "N"))
    return bare.casefold().translate(_LOOK_ALIKE)[:80]


def guest_name() -> str:
    """A name for a guest who gives none."""
    return f"Hospes {1_000 + secrets.randbelow(9_000)}"
