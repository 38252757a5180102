"""Names that still know what they name, inside sentences made by a catalogue.

A catalogue joins names into text and knows nothing of refs. So a name is given a mark that no
reader sees: private-use characters behind it that tell how long it is and what it names. The mark
stands behind, because texts look at the first letter of a name (a capital at the start of a
sentence, the Spanish "y" that becomes "e"). `spans` takes the marks out again.
"""

import re
from typing import Final

import msgspec

_OPEN: Final = 0xE000
_BASE: Final = 0xE100
_MARK: Final = re.compile("\ue000([\ue100-\ue17f]*)")
_OURS: Final = re.compile("[\ue000-\ue17f]")
_CONTENT: Final = re.compile(r"(\d+) (\S+)", re.ASCII)


class Span(msgspec.Struct, omit_defaults=True):
    """A piece of text. `ref` names the thing on the table it speaks of, if any: `card:12`,
    `seat:0`.
    """

    text: str
    ref: str = ""


Line = list[Span]


def mark(ref: str, text: str) -> str:
    """The text, marked as the name of `ref` (ASCII without spaces). Marks inside it are lost."""
    bare = plain(text)
    content = f"{len(bare)} {ref}"
    return bare + chr(_OPEN) + "".join(chr(_BASE + ord(c)) for c in content)


def spans(text: str) -> list[tuple[str, str]]:
    """The pieces of a text in order, each with its ref (empty for what is no name). No piece is
    empty.
    """
    pieces: list[tuple[str, str]] = []
    at = 0
    for found in _MARK.finditer(text):
        before = clean(text[at : found.start()])
        at = found.end()
        content = _CONTENT.fullmatch("".join(chr(ord(c) - _BASE) for c in found[1]))
        if content is None:
            pieces.append((before, ""))
            continue
        cut = max(len(before) - int(content[1]), 0)
        pieces += [(before[:cut], ""), (before[cut:], content[2])]
    pieces.append((clean(text[at:]), ""))
    return [piece for piece in pieces if piece[0]]


def line(text: str) -> Line:
    """A marked text as it goes to a page."""
    return [Span(words, ref) for words, ref in spans(text)]


def plain(text: str) -> str:
    """The text as it is read, without marks."""
    return clean(_MARK.sub("", text))


def clean(text: str) -> str:
    """A foreign text (a player's name, say) without the characters that marks are made of."""
    return _OURS.sub("", text)
