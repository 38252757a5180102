"""The wars and the armies told in lines (rules 1.02, 1.10)."""

from collections.abc import Sequence

from aedilis.kernel.text import capital
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import WARS
from aedilis.republic.phases.senate.forces import unit_cost
from aedilis.republic.presentation.facts import (
    Army,
    armies_at,
    army_of,
    away,
    in_barracks,
    in_pool,
)
from aedilis.republic.presentation.terminal.frontier_lines import of_war
from aedilis.republic.presentation.terminal.speaker import Args, Speaker
from aedilis.republic.rules.camps import marches, open_to_attack, the_rising
from aedilis.republic.rules.holdouts import strength_there, support_there
from aedilis.republic.rules.wars import rebelling, rebels_of
from aedilis.republic.state.zones import MARCH, REVOLTING, STATUSES
from aedilis.republic.view import FrontView


def units(speaker: Speaker, army: Army) -> str:
    """The forces of an army."""
    return speaker.text.units(army.legions, army.fleets, army.veterans)


def forces_lines(speaker: Speaker) -> list[str]:
    """What is in Rome, and what can be raised."""
    told: Args = {
        "army": units(speaker, in_barracks(speaker.table)),
        "pool": units(speaker, in_pool(speaker.table)),
        "cost": unit_cost(speaker.table),
    }
    return [speaker.say("forces", told)]


def war_lines(speaker: Speaker) -> list[str]:
    """Every war with the armies that stand against it."""
    lines: list[str] = []
    for front in speaker.view.fronts():
        lines.append(war_line(speaker, front))
        lines += _army_lines(speaker, front.war)
    for province in open_to_attack(speaker.table):
        war = rebelling(province)
        land, naval = strength_there(speaker.table, province)
        support = support_there(speaker.table, province)
        rebels: Args = {"war": capital(speaker.text.war(war)), "land": land, "naval": naval}
        rebels |= {"support": support}
        rebels |= {"beaten": int(the_rising(speaker.table).naval_won >> province & 1)}
        lines.append(speaker.say("rebels", rebels))
        lines += _army_lines(speaker, war)
    for war in [one for one in away(speaker.table) if rebels_of(one) == NONE]:
        key = "march" if war == MARCH else "bequest"
        lines.append(speaker.say(key, {"war": speaker.text.war(war)}))
        lines += _army_lines(speaker, war)
    if marches(speaker.table):
        army = army_of(speaker.table, speaker.table.rebel)
        told: Args = {"person": speaker.person(speaker.table.rebel), "army": units(speaker, army)}
        lines.append(speaker.say("rebel-army", {**told, "land": army.land}))
    return lines or [speaker.say("no-wars")]


def war_line(speaker: Speaker, front: FrontView) -> str:
    """One war with its strengths and numbers."""
    told: Args = {
        "war": capital(speaker.text.war(front.war)),
        "status": speaker.say(f"status-{STATUSES[front.status]}"),
        "land": front.land,
        "naval": front.naval,
        "beaten": int(front.naval_won),
        "support": front.support,
        "disaster": _numbers(speaker, front.disaster),
        "standoff": _numbers(speaker, front.standoff),
        "spoils": front.spoils,
    }
    catalogue = speaker.text.catalogue
    said = [speaker.say("war", told)]
    if front.leaders:
        leaders = catalogue.join([speaker.text.leader(one) for one in front.leaders])
        said.append(speaker.say("war-leaders", {"leaders": leaders}))
    said += of_war(speaker, front.war)
    if front.unprosecuted:
        said.append(speaker.say("war-unprosecuted"))
    if front.war < REVOLTING and WARS[front.war].drought:
        said.append(speaker.say("war-drought"))
    return catalogue.apart(said)


def _numbers(speaker: Speaker, numbers: Sequence[int]) -> str:
    """Sums of dice as a list."""
    return ", ".join(str(n) for n in numbers) or speaker.say("numbers-none")


def _army_lines(speaker: Speaker, war: int) -> list[str]:
    """The armies on a war."""
    lines: list[str] = []
    for army in armies_at(speaker.table, war):
        told: Args = {"army": units(speaker, army)}
        if army.slot == NONE:
            lines.append("  " + speaker.say("army-alone", told))
            continue
        seat = speaker.table.senator(army.slot).faction
        told |= {"person": speaker.person(army.slot), "name": speaker.text.label(seat)}
        told |= {"land": army.land, "naval": army.naval}
        lines.append("  " + speaker.say("army", told))
    return lines
