"""Takes secrets out of what is to be logged, and bounds the rest.

First by name: what stands under `password`, `cookie`, `csrf` and the like is removed whole, at any
depth, in pairs of headers too; but a number that says how many there are (`sessions`) stays. Then
by shape, for what has come into a text: `name=value` with such a name, `Bearer ...`, the user part
and the telling parameters of a URL, password digests, and long runs of letters and digits that
nobody would write by hand, which is what links to private games, session ids and tokens look like.
The second is a net below the first: do not log a secret and trust in it.
"""

import enum
import math
import re
import string
import traceback
import uuid
from collections.abc import Mapping, Set
from datetime import date
from pathlib import PurePath
from typing import Any, Final, TypeAlias, cast

Clean: TypeAlias = "str | int | float | bool | list[Clean] | dict[str, Clean] | None"

REMOVED: Final = "[removed]"
LONGEST_TEXT: Final = 1_000
MOST_ITEMS: Final = 50
DEEPEST: Final = 4
MOST_LINES: Final = 40

_WORDS: Final = (
    "password passwd passphrase pwd token cookie auth session seed csrf xsrf secret "
    "apikey privatekey credential signature vapid p256dh invitation invite jwt"
)
_SECRET_PARTS: Final = tuple(_WORDS.split())
_SECRET_NAMES: Final = frozenset(("key", "pass", "sid", "link", "sig", "dsn", "otp"))

# How many there are of something secret, how long it is or lasts, may be told: a number alone.
_AMOUNT_WORDS: Final = (
    "bytes count days hours length limit minutes most ms seconds size total "
    "sessions tokens keys cookies passwords secrets links seeds credentials signatures invites"
)
_AMOUNTS: Final = frozenset(_AMOUNT_WORDS.split())
_NUMBER: Final = re.compile(r"-?\d{1,9}(?:\.\d{1,9})?")

# A name, what stands between it and its value, and the value: as in a query, a header, a form, or
# Python's and JSON's way of writing a mapping or a pair. An encoded sign before a name is no part
# of it.
_NAME: Final = re.compile(
    r"""(?x) (?<![\w-]) (?: (?<=%) [0-9a-fA-F]{2} )?+ ([\w-]++)
    ( ["']? \s{0,4} [=:] \s{0,4} | ["'] \s{0,2} , \s{0,2} | %3[adAD] )"""
)
_VALUE: Final = re.compile(
    r"""(?xi) [bru]{0,2} " (?: [^"\\] | \\. )*+ "?
    | [bru]{0,2} ' (?: [^'\\] | \\. )*+ '?
    | (?: (?: bearer | basic | digest | vapid | webpush ) \s+ )? [^\s&;,"']+ """
)
_SCHEME: Final = re.compile(r"(?i)\b(bearer|basic|digest|vapid|webpush)\s+[^\s,;\"']+")
_WHOLE_LINE: Final = re.compile(r"(?i)\b((?:set-)?cookie|authorization)(\s*[:=]\s*)[^\r\n]+")
_USER: Final = re.compile(r"(?i)([a-z][a-z0-9+.-]{0,20}://)[^\s/?#]*@")
_DIGEST: Final = re.compile(r"\$[a-z0-9-]{1,16}\$[^\s'\"]+")
_RUN: Final = re.compile(r"[A-Za-z0-9_~-]{20,}")
_HEX: Final = re.compile(r"(?i)[0-9a-f]{32,}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
_OF_RUNS: Final = string.ascii_letters + string.digits + "_~-"
_CONTROL: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ud800-\udfff]"
)


def is_secret(name: str) -> bool:
    """Whether what stands under a name is never written."""
    folded = re.sub(r"[^a-z0-9]", "", name.lower())
    if any(part in folded for part in _SECRET_PARTS):
        return True
    return any(part in _SECRET_NAMES for part in re.split(r"[^a-z0-9]+", name.lower()))


def is_amount(name: str) -> bool:
    """Whether a number under a name says how many or how long, even where the name is a secret's:
    `sessions`, `token_count`, `seconds of the session`.
    """
    words = re.split(r"[^a-z0-9]+", re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", name).lower())
    return words[-1] in _AMOUNTS or words[0] in _AMOUNTS


def _looks_random(run: str) -> bool:
    """Whether a long run of letters and digits looks drawn rather than written."""
    if _HEX.fullmatch(run):
        return True
    parts = [part for part in re.split(r"[-_~]", run) if part]
    if any(not part.isalpha() and not part.isdigit() for part in parts):
        return True
    if any(part.isdigit() and len(part) >= 20 for part in parts):
        return True
    capitals = sum(letter.isupper() for letter in run)
    small = sum(letter.islower() for letter in run)
    # Names in code have a capital for each word; drawn letters are half capitals.
    return capitals > 0 and small > 0 and 3 * capitals > capitals + small


def _hide_run(match: re.Match[str]) -> str:
    return REMOVED if _looks_random(match.group()) else match.group()


def _hide_values(text: str) -> str:
    """Remove the values that stand behind a secret's name within a text."""
    parts: list[str] = []
    at = kept = 0
    while found := _NAME.search(text, at):
        at = found.end()
        value = _VALUE.match(text, at)
        if value is None or not is_secret(name := found.group(1)):
            continue
        if is_amount(name) and _NUMBER.fullmatch(value.group().rstrip(")]}")):
            at = value.end()
        else:
            parts += [text[kept:at], REMOVED]
            at = kept = value.end()
    return "".join((*parts, text[kept:]))


def clean_text(text: str) -> str:
    """A text without secrets by their shape, control characters as escapes, cut to LONGEST_TEXT."""
    cut = len(text) > 4 * LONGEST_TEXT
    if cut:
        # A secret that the cut goes through would no longer be known by its shape.
        text = text[: 4 * LONGEST_TEXT].rstrip(_OF_RUNS)
    text = _WHOLE_LINE.sub(rf"\1\2{REMOVED}", text)
    text = _USER.sub(rf"\1{REMOVED}@", text)
    text = _hide_values(text)
    text = _SCHEME.sub(rf"\1 {REMOVED}", text)
    text = _DIGEST.sub(REMOVED, text)
    text = _RUN.sub(_hide_run, text)
    text = _CONTROL.sub(lambda match: f"\\u{ord(match.group()):04x}", text)
    if cut or len(text) > LONGEST_TEXT:
        text = text[: LONGEST_TEXT - 1] + "…"
    return text


def clean(value: object, name: str = "", depth: int = 0) -> Clean:
    """A value that may be written under a name: plain data, bounded, without secrets.

    Of what is not plain data only the name of its type is kept, since a `repr` may tell anything.
    """
    if is_secret(name) and not (isinstance(value, int | float) and is_amount(name)):
        return REMOVED
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, enum.Enum):
        return clean(value.value, name, depth)
    if isinstance(value, int):
        return value if value.bit_length() < 64 else REMOVED
    if isinstance(value, float):
        # JSON has no word for the others.
        return value if math.isfinite(value) else str(value)
    if isinstance(value, str):
        return clean_text(value)
    if isinstance(value, bytes | bytearray):
        return clean_text(bytes(value[: 5 * LONGEST_TEXT]).decode("utf-8", "backslashreplace"))
    if isinstance(value, uuid.UUID | date | PurePath):
        return clean_text(str(value))
    if isinstance(value, BaseException):
        return clean_text(f"{type(value).__name__}: {value}")
    if depth >= DEEPEST:
        return "…"
    if isinstance(value, Mapping):
        return _clean_mapping(value, depth)
    if isinstance(value, list | tuple):
        return _clean_items(value, depth)
    if isinstance(value, Set):
        return _clean_items(sorted(value, key=repr), depth)
    return f"<{type(value).__name__}>"


def _clean_mapping(value: Mapping[Any, Any], depth: int) -> Clean:
    kept: dict[str, Clean] = {}
    for name, inner in list(value.items())[:MOST_ITEMS]:
        text = _name(name)
        kept[clean_text(text)] = clean(inner, text, depth + 1)
    return kept


def _clean_items(items: list[Any] | tuple[Any, ...], depth: int) -> Clean:
    # A header is a pair of its name and its value.
    if len(items) == 2 and isinstance(items[0], str | bytes) and is_secret(_name(items[0])):
        return [clean_text(_name(items[0])), REMOVED]
    kept = [clean(item, "", depth + 1) for item in items[:MOST_ITEMS]]
    return [*kept, "…"] if len(items) > MOST_ITEMS else kept


def _name(name: object) -> str:
    if isinstance(name, bytes):
        return name[:200].decode("latin-1")
    return str(name)[:200] if isinstance(name, str | int | float) else f"<{type(name).__name__}>"


def clean_traceback(error: BaseException) -> list[str]:
    """An exception as clean lines: where it came from, without the values of variables."""
    whole = traceback.TracebackException.from_exception(error, limit=-20, compact=True)
    lines = [line for block in whole.format() for line in block.rstrip("\n").split("\n")]
    if len(lines) > MOST_LINES:
        # What was raised last says the most.
        lines = ["…", *lines[1 - MOST_LINES :]]
    return cast(list[str], [clean_text(line) for line in lines])
