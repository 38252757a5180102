"""The map told in lines: what is in each land, and which are still foreign."""

from aedilis.kernel.text import capital
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import Definition
from aedilis.republic.presentation.facts import armies_at, away, garrison, in_barracks
from aedilis.republic.presentation.terminal.speaker import Args, Speaker
from aedilis.republic.presentation.terminal.war_lines import units
from aedilis.republic.presentation.theatres import EVERYWHERE, ITALY, theatre_of
from aedilis.republic.rules.camps import marches, open_to_attack
from aedilis.republic.rules.wars import rebelling
from aedilis.republic.state.zones import MARCH, STATUSES


def map_lines(speaker: Speaker) -> list[str]:
    """A line for each land in which Rome or a war is; those in which neither is, in one."""
    lines: list[str] = []
    foreign: list[str] = []
    wars = _wars(speaker)
    for land in EVERYWHERE:
        said = _holding(speaker, land) + wars.get(land.id, [])
        name = speaker.text.of(land)
        if said:
            lines.append(speaker.text.catalogue.of(name, speaker.text.catalogue.apart(said)))
        elif land.kind == "province":
            foreign.append(name)
    if foreign:
        lines.append(speaker.say("map-foreign", {"items": ", ".join(foreign)}))
    return lines


def _holding(speaker: Speaker, land: Definition) -> list[str]:
    """What Rome has in a land: the city with its forces, or a province."""
    table = speaker.table
    if land is ITALY:
        return [speaker.say("map-rome", {"army": units(speaker, in_barracks(table))})]
    holding = table.holdings[land.index] if land.kind == "province" else None
    if holding is None:
        return []
    there = garrison(table, land.index)
    told: Args = {"state": "vacant", "person": "", "name": ""}
    if holding.governor != NONE:
        seat = table.senator(holding.governor).faction
        told["state"] = "governed"
        told["person"] = speaker.person(holding.governor)
        told["name"] = speaker.text.label(seat) if seat >= 0 else speaker.say("detail-unaligned")
    told["developed"] = int(holding.developed)
    told["legions"] = there.legions
    told["army"] = units(speaker, there)
    return [speaker.say("map-province", told)]


def _wars(speaker: Speaker) -> dict[str, list[str]]:
    """The wars in each land, each with what Rome has against it."""
    table = speaker.table
    found: dict[str, list[str]] = {}
    statuses = {front.war: STATUSES[front.status] for front in speaker.view.fronts()}
    others = [*(rebelling(one) for one in open_to_attack(table)), *away(table)]
    if marches(table):
        others.append(MARCH)
    for war in dict.fromkeys([*statuses, *others]):
        name = capital(speaker.text.war(war))
        if war in statuses:
            status = speaker.say(f"status-{statuses[war]}")
            name = speaker.say("map-war", {"war": name, "status": status})
        sent = [units(speaker, army) for army in armies_at(table, war)]
        if sent:
            name = speaker.say("map-sent", {"war": name, "army": speaker.words.join(sent)})
        found.setdefault(theatre_of(war), []).append(name)
    return found
