"""How the game that one person has ended alone stands beside those that he ended before it, and
beside everybody's that are public.

What each game is remembered by stands with its ending. Only who played it is told: what somebody
did in other games is nobody else's to know.
"""

from typing import TYPE_CHECKING

from aedilis.games import PACKAGES
from aedilis.kernel.results import compare, kind_of
from aedilis.server.store.results import Result, own_results, public_results
from aedilis.server.store.shapes import ending_in
from aedilis.server.wire.parts import Compared, Earlier
from aedilis.server.words import words

if TYPE_CHECKING:
    from aedilis.server.store.games import GameRow
    from aedilis.server.store.store import Store

Found = tuple[list[Result], list[Result]]
"""A person's own earlier results, and those that are public."""


def remembered(row: "GameRow") -> dict[str, int]:
    """What a game is remembered by; nothing for one that is not over, a sandbox, and one of several
    people.
    """
    if row.status != "over" or row.sandbox or row.ending is None:
        return {}
    return ending_in(row.ending).measured


async def find_earlier(store: "Store", row: "GameRow", person: int) -> Found | None:
    """What the game of this person is compared with; None where it is not over, or not of one."""
    if not remembered(row):
        return None
    variants = PACKAGES[row.game].variants
    option = variants.option if variants is not None else None
    async with store.reading() as c:
        own = await own_results(c, row, person, option)
        return own, await public_results(c, row, option)


def earlier_of(row: "GameRow", found: Found, language: str) -> Earlier:
    """The same in words."""
    own, public = found
    package = PACKAGES[row.game]
    terms, say = package.terms(language), words(language).text
    kind = kind_of(package, row.options, language)
    won = sum(one.won for one in own)
    told = {"kind": kind, "count": len(own), "won": won}
    here = remembered(row)
    records = {one.measure: one.best for one in compare(here, [one.measured for one in public])}
    compared = [
        Compared(
            one.measure,
            terms.measure(one.measure),
            one.now,
            one.best,
            one.median,
            records[one.measure],
            say("kernel-earlier-better") if one.better else "",
        )
        for one in compare(here, [one.measured for one in own])
    ]
    columns = [say(f"kernel-earlier-{one}") for one in ("now", "best", "median", "record")]
    heading = say("kernel-earlier" if own else "kernel-earlier-first", told)
    return Earlier(heading, columns, compared, len(own), won, len(public))
