"""What a notice is and what it says.

A notice goes over networks and through mailboxes that are not ours. So it holds only what everybody
at the table may know: the game, the phase, the matter in hand, and who spoke, but not what was
said.
"""

import unicodedata
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

import msgspec

from aedilis.kernel.text import FALLBACK, LANGUAGES, Catalogue
from aedilis.server.words import words as server_words

Kind: TypeAlias = Literal["your-turn", "offer", "over", "mention", "chat", "seat"]
Way: TypeAlias = Literal["mail", "webhook", "push"]
News: TypeAlias = Literal[
    "",
    "begun",
    "round",
    "hurry",
    "late",
    "replaced",
    "invited",
    "resigned",
    "end",
    "offered",
    "taken",
    "removed",
    "rematch",
]

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
WAYS: Final[tuple[Way, ...]] = get_args(Way)
FAREWELLS: Final[tuple[News, ...]] = ("taken", "removed")
"""What those are told who have a seat no more."""

LONGEST: Final = 120
"""No name, title or matter in a notice is longer than this; the rest is cut off."""


class Notice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing to tell one person. All texts are in that person's `language` and public.

    `game` is the game's id, `title` what its table is called, `url` where to look, `name` the
    person told. `phase` and `topic` say where the game stands and what is asked; `who` wrote the
    message, for mentions and chat, or made the offer, or has resigned, or proposes to end the game.
    `news` says what became of the seat: only for kind "seat".
    """

    kind: Kind
    game: str
    title: str
    url: str
    language: str
    name: str
    phase: str = ""
    topic: str = ""
    who: str = ""
    news: News = ""

    @property
    def about(self) -> str:
        """What the notice is of. One is enough until its reader has looked at the game again."""
        return f"{self.kind}:{self.news}" if self.news else self.kind


class Words(NamedTuple):
    """A notice in words: a subject, one line for small places, and a whole letter."""

    subject: str
    line: str
    body: str


def plain(text: str, longest: int = LONGEST) -> str:
    """One line of text: no control or direction characters, single spaces, cut to length."""
    letters = (
        " " if unicodedata.category(letter)[0] in "CZ" and letter not in "\u200c\u200d" else letter
        for letter in text[: longest * 4]
    )
    line = " ".join("".join(letters).split())
    return line if len(line) <= longest else line[: longest - 1].rstrip() + "…"


def _catalogue(language: str) -> Catalogue:
    return server_words(language if language in LANGUAGES else FALLBACK)


def words(notice: Notice, unsubscribe: str = "") -> Words:
    """Put a notice into the words of its reader's language.

    `unsubscribe` is the address that ends notices of this kind; the letter names it if it is given.
    """
    catalogue = _catalogue(notice.language)
    params = {
        "title": plain(notice.title),
        "name": plain(notice.name),
        "who": plain(notice.who),
        "news": notice.news,
    }
    subject = plain(catalogue.text(f"server-notice-{notice.kind}", params), 2 * LONGEST)
    phase, topic = plain(notice.phase), plain(notice.topic)
    line = " · ".join(part for part in (phase, topic) if part)
    parts = [
        catalogue.text("server-notice-greeting", params),
        catalogue.text(f"server-notice-{notice.kind}.long", params),
    ]
    if phase:
        parts.append(catalogue.text("server-notice-phase", {"phase": phase}))
    if topic:
        parts.append(catalogue.text("server-notice-topic", {"topic": topic}))
    parts.append(catalogue.text("server-notice-link", {"url": notice.url}))
    if unsubscribe:
        parts.append(catalogue.text("server-notice-why", {"url": unsubscribe}))
    return Words(subject, line or catalogue.text("server-notice-open"), "\n\n".join(parts) + "\n")


def describe(reason: str, language: str) -> str:
    """Why a receiver was switched off, in a reader's language: the `reason` that `Readers` kept."""
    word, _, code = reason.partition(" ")
    known = word in ("refused", "gone", "unreachable", "forbidden", "unusable")
    key = f"server-notice-off-{word}" if known else "server-notice-off-unusable"
    return _catalogue(language).text(key, {"code": code or "?"})
