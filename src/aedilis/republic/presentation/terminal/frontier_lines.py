"""What Provincial Wars add to the lines on provinces and wars (rules 2.02)."""

from typing import Protocol

from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.rules.alliance import allies
from aedilis.republic.rules.frontier import attacked
from aedilis.republic.state.table import RepublicState


class Says(Protocol):
    """Who tells of a table in words."""

    table: RepublicState
    text: RepublicText

    def say(self, key: str, args: dict[str, object] | None = None) -> str:
        """A sentence of the terminal's own."""


def of_province(teller: Says, province: int) -> str:
    """A province's own units, and whether it is attacked; empty where there is none of this."""
    frontier = teller.table.frontier
    if frontier is None:
        return ""
    line = ""
    troops, fleets = frontier.troops[province], frontier.fleets[province]
    if troops or fleets:
        line += f", {teller.say('province-own', {'troops': troops, 'fleets': fleets})}"
    if attacked(teller.table, province):
        line += f", {teller.say('province-attacked')}"
    return line


def of_war(teller: Says, war: int) -> str:
    """The provinces in league with a war, with their own units."""
    frontier = teller.table.frontier
    line = ""
    for province in allies(teller.table, war) if frontier is not None else []:
        told = {
            "province": teller.text.province(province),
            "troops": frontier.troops[province] if frontier is not None else 0,
            "fleets": frontier.fleets[province] if frontier is not None else 0,
        }
        line += f"; {teller.say('war-ally', told)}"
    return line
