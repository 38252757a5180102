"""What Provincial Wars add to the lines on provinces and wars (rules 2.02)."""

from aedilis.republic.presentation.terminal.speaker import Speaker
from aedilis.republic.rules.alliance import allies
from aedilis.republic.rules.frontier import attacked


def of_province(speaker: Speaker, province: int) -> str:
    """A province's own units, and whether it is attacked; empty where there is none of this."""
    frontier = speaker.table.frontier
    if frontier is None:
        return ""
    line = ""
    troops, fleets = frontier.troops[province], frontier.fleets[province]
    if troops or fleets:
        line += f", {speaker.say('province-own', {'troops': troops, 'fleets': fleets})}"
    if attacked(speaker.table, province):
        line += f", {speaker.say('province-attacked')}"
    return line


def of_war(speaker: Speaker, war: int) -> list[str]:
    """The provinces in league with a war, each with its own units."""
    frontier = speaker.table.frontier
    said: list[str] = []
    for province in allies(speaker.table, war) if frontier is not None else []:
        told = {
            "province": speaker.text.province(province),
            "troops": frontier.troops[province] if frontier is not None else 0,
            "fleets": frontier.fleets[province] if frontier is not None else 0,
        }
        said.append(speaker.say("war-ally", told))
    return said
