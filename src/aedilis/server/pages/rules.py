"""The rules to read: contents, a search, and each paragraph with its text and ruling. `?part=1`
gives the piece alone, for the table's side panel.
"""

import re
from collections.abc import Sequence
from functools import cache
from urllib.parse import quote

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from aedilis.kernel.text import unbroken
from aedilis.rules.index import Index
from aedilis.rules.paragraphs import GAMES, load_paragraphs
from aedilis.rules.reference import Entry, Reference, load_reference
from aedilis.server.errors import Refused
from aedilis.server.pages.render import language_of, render

LONGEST_QUERY = 100
MOST_FOUND = 60
HOLDS = {"cache-control": "private, no-cache"}


class Section(msgspec.Struct):
    """A section of the rules and its paragraphs."""

    title: str
    entries: list[Entry]


class Piece(msgspec.Struct, frozen=True):
    """A piece of text; `path` is the paragraph it names, if any."""

    text: str
    path: str = ""


@cache
def reference(game: str, language: str) -> Reference:
    """The rules of a game in a language, without the code and tests that hold them."""
    return load_reference(load_paragraphs(GAMES[game]), Index({game: {}}), language)


async def overview(request: Request) -> Response:
    """The games that have a rulebook."""
    return render(request, "rules.html", kinds=list(GAMES), headers=HOLDS)


async def contents(request: Request) -> Response:
    """One game's rules: all sections, or what `?q=` finds."""
    game = _game(request)
    rules = reference(game, language_of(request))
    query = request.query_params.get("q", "").strip()[:LONGEST_QUERY]
    found: Sequence[Entry] = rules.find(query) if query else []
    if query and request.query_params.get("go") and len(found) == 1:
        return RedirectResponse(address(game, found[0].id), 303)
    return render(
        request,
        "parts/contents.html" if _fragment(request) else "contents.html",
        headers=HOLDS,
        game=game,
        query=query,
        found=found[:MOST_FOUND],
        count=len(found),
        sections=_sections(rules),
        address=address,
        written=written,
    )


async def paragraph(request: Request) -> Response:
    """One paragraph. An id of an assertion within one leads to it; both ways of writing an id hold.
    Raises Refused.
    """
    game = _game(request)
    rules = reference(game, language_of(request))
    wanted = request.path_params["paragraph"].strip()
    entry = rules.entries.get(wanted.removeprefix(GAMES[game].prefix))
    if entry is None:
        full = wanted if wanted.startswith(GAMES[game].prefix) else GAMES[game].prefix + wanted
        owner = rules.paragraphs.owner(full)
        entry = rules.entries.get(owner) if owner is not None else None
    if entry is None:
        raise Refused("no-rule", status=404)
    ids = list(rules.entries)
    at = ids.index(entry.id)
    fragment = _fragment(request)
    return render(
        request,
        "parts/paragraph.html" if fragment else "paragraph.html",
        headers=HOLDS,
        part_only=fragment,
        game=game,
        entry=entry,
        tells_editions=GAMES[game].tells_editions,
        text=linked(rules, entry.text.text),
        ruling=linked(rules, entry.text.ruling),
        before=rules.entries[ids[at - 1]] if at else None,
        after=rules.entries[ids[at + 1]] if at + 1 < len(ids) else None,
        address=address,
        written=written,
    )


def written(entry: Entry) -> str:
    """A paragraph's id as the game writes it, on one line."""
    return unbroken(GAMES[entry.game].prefix + entry.id)


def address(game: str, id_: str) -> str:
    """The path of a paragraph."""
    return f"/rules/{game}/{quote(GAMES[game].prefix + id_, safe='')}"


def linked(rules: Reference, text: str) -> list[Piece]:
    """A text with the paragraphs that it names as links."""
    game = rules.paragraphs.game
    pieces: list[Piece] = []
    at = 0
    for match in re.finditer(r"(?<![\w.])[A-Z0-9IVX]+(?:\.[\w-]*\w)+", text):
        name = match.group()
        owner = rules.paragraphs.owner(game.prefix + name)
        if owner is None:
            continue
        pieces += [Piece(text[at : match.start()]), Piece(name, address(game.key, owner))]
        at = match.end()
    return [piece for piece in (*pieces, Piece(text[at:])) if piece.text]


def _sections(rules: Reference) -> list[Section]:
    """Each section once, in the order of their first paragraphs: one of the Living Rules adds to a
    section of the rulebook, wherever it stands itself.
    """
    out: dict[str, Section] = {}
    for entry in rules.entries.values():
        out.setdefault(entry.section, Section(entry.section, [])).entries.append(entry)
    return list(out.values())


def _fragment(request: Request) -> bool:
    return bool(request.query_params.get("part"))


def _game(request: Request) -> str:
    game = str(request.path_params["game"])
    if game not in GAMES:
        raise Refused("no-page", status=404)
    return game


routes: list[BaseRoute] = [
    Route("/rules", overview),
    Route("/rules/{game}", contents),
    Route("/rules/{game}/{paragraph}", paragraph),
]
