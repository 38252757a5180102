"""The table of The Republic of Rome drawn with Rich, for 80 columns and more.

From above: the State, the wars with the armies against them, the other factions in a line or two
each, one's own senators in a table, and one's hand. A war's status, an office and where somebody is
are told by a sign or a word together with colour, so that nothing is lost without colours.
"""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from aedilis.kernel.text import Catalogue, capital
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import LAND_BILLS
from aedilis.republic.phases.revenue.forecast import budget
from aedilis.republic.presentation.facts import (
    Army,
    armies_at,
    army_of,
    away,
    in_barracks,
    in_pool,
    presiding,
)
from aedilis.republic.presentation.names import roman
from aedilis.republic.presentation.terminal.drawn_factions import (
    AWAITED,
    AWAY,
    LEADER,
    Factions,
    ratings,
)
from aedilis.republic.presentation.terminal.lines import Teller
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.rules.camps import marches, open_to_attack
from aedilis.republic.rules.holdouts import strength_there, support_there
from aedilis.republic.rules.persons import hrao, in_the_forum
from aedilis.republic.rules.wars import rebelling, rebels_of
from aedilis.republic.state.zones import ACTIVE, IMMINENT, MARCH
from aedilis.republic.view import FrontView, RepublicView

STATUS_SIGNS: Final = ("○", "◐", "●")
STATUS_STYLES: Final = ("dim", "yellow", "bold red")


def draw_table(
    text: RepublicText, words: Catalogue, view: RepublicView, rows: int
) -> RenderableType:
    """The whole table for the viewer."""
    teller = Teller(text, words, view)
    parts: list[RenderableType] = [_title(teller), _state(teller)]
    in_force = _in_force(teller)
    if in_force:
        parts.append(Text(in_force, style="italic"))
    parts += _wars(teller)
    parts += _forum(teller)
    parts.append(Factions(teller, rows))
    if view.seat >= 0:
        parts.append(_hand(teller))
    return Group(*parts)


# -- the State -------------------------------------------------------------------------------------


def _title(teller: Teller) -> Text:
    view = teller.view
    plan = budget(view.table)
    low, high = plan.low() - plan.treasury, plan.high() - plan.treasury
    change = teller.say("change", {"low": f"{low:+}", "high": f"{high:+}", "spread": high - low})
    told: dict[str, object] = {"treasury": view.treasury, "change": change, "unrest": view.unrest}
    state = teller.say("state-short", told)
    line = Text().append(f" {teller.turn_line()} ", style="bold reverse")
    return line.append("  ").append(state, style="bold red" if plan.low() < 0 else "")


def _state(teller: Teller) -> Text:
    table = teller.table
    line = Text()
    chair = presiding(table)
    for key, slot in (("chair-short", chair), ("first-short", hrao(table))):
        if slot != NONE and not (key == "first-short" and slot == chair):
            line.append(f"{teller.say(key)} ", style="dim")
            line.append(teller.person(slot), style="bold")
            seat = table.senator(slot).faction
            line.append(f" ({teller.text.label(seat)})  " if seat >= 0 else "  ")
    for key, army in (("rome-short", in_barracks(table)), ("pool-short", in_pool(table))):
        line.append(f"{teller.say(key)} ", style="dim").append(f"{units(teller, army)}  ")
    deck: dict[str, object] = {"deck": teller.view.deck}
    line.append(teller.say("deck-short", deck), style="dim")
    if table.life != NONE:
        line.append(f"  {teller.named('life', table.life)}", style="bold magenta")
    return line


def _in_force(teller: Teller) -> str:
    """Events, laws and land bills in one line; the bills by their types alone."""
    bills = [roman(bill.type) for bill in LAND_BILLS for _ in range(teller.table.bills[bill.index])]
    laws = [teller.text.law(law) for law in teller.view.laws()]
    found = [
        teller.say(key, {"items": ", ".join(items)})
        for key, items in (
            ("events-short", teller.events()),
            ("laws-short", laws),
            ("bills-short", bills),
            ("bequests-short", teller.bequests()),
        )
        if items
    ]
    if teller.table.no_recruitment:
        found.append(teller.say("no-recruitment"))
    if teller.table.era_ends:
        found.append(teller.say("era-ends"))
    return " · ".join(found)


def units(teller: Teller, army: Army) -> str:
    """The forces of an army in few signs."""
    legions = teller.say("short-legions", {"count": army.legions})
    if army.veterans:
        legions += teller.say("short-veterans", {"count": army.veterans})
    fleets = teller.say("short-fleets", {"count": army.fleets})
    return f"{legions} {fleets}"


# -- wars ------------------------------------------------------------------------------------------


def _wars(teller: Teller) -> list[RenderableType]:
    table = teller.table
    fronts = sorted(teller.view.fronts(), key=lambda front: -front.status)
    others = away(table)
    if not fronts and not others and table.rebel == NONE:
        return [Text(teller.say("no-wars"), style="dim")]
    grid = Table.grid(padding=(0, 1))
    for name in ("war", "land", "naval", "support", "disaster", "standoff"):
        grid.add_column(Text(teller.say(f"column-{name}"), style="dim"), no_wrap=name == "war")
    grid.add_column(Text(teller.say("column-army"), style="dim"))
    grid.show_header = True
    for front in fronts:
        grid.add_row(*_war(teller, front))
    for province in open_to_attack(table):
        grid.add_row(*_rebels(teller, province))
    for war in [one for one in others if rebels_of(one) == NONE]:
        name = teller.say("march") if war == MARCH else teller.text.war(war)
        grid.add_row(f"  {name}", "", "", "", "", "", _armies(teller, war))
    if marches(table):
        army = army_of(table, table.rebel)
        told = Text(f"● {teller.person(table.rebel)}", style="bold red")
        grid.add_row(told, str(army.land), "", "", "", "", units(teller, army))
    return [grid]


def _war(teller: Teller, front: FrontView) -> list[Text | str]:
    style = STATUS_STYLES[front.status]
    name = Text(STATUS_SIGNS[front.status], style=style).append(
        f" {capital(teller.text.war(front.war))}", style="bold" if front.active else ""
    )
    if front.unprosecuted:
        name.append("!", style="bold red")
    there = Text(", ".join(teller.text.leader(one) for one in front.leaders), style="bold")
    armies = _armies(teller, front.war)
    if there.plain and armies.plain:
        there.append(teller.text.catalogue.apart(["", ""]), style="not bold")
    return [
        name,
        str(front.land),
        str(front.naval) if front.naval else ("✓" if front.naval_won else "-"),
        str(front.support) if front.support else "-",
        ",".join(str(n) for n in front.disaster),
        ",".join(str(n) for n in front.standoff),
        there.append_text(armies),
    ]


def _rebels(teller: Teller, province: int) -> list[Text | str]:
    """A rebel governor in his province, and who stands against him."""
    table = teller.table
    land, naval = strength_there(table, province)
    war = rebelling(province)
    beaten = table.rising is not None and table.rising.naval_won >> province & 1
    return [
        Text(f"● {capital(teller.text.war(war))}", style="bold red"),
        str(land),
        str(naval) if naval else ("✓" if beaten else "-"),
        str(support_there(table, province) or "-"),
        "",
        "",
        _armies(teller, war),
    ]


def _armies(teller: Teller, war: int) -> Text:
    there: list[Text] = []
    for army in armies_at(teller.table, war):
        name = teller.person(army.slot) if army.slot != NONE else "?"
        there.append(Text(f"{name} {units(teller, army)}", style="green"))
    return Text(", ").join(there)


# -- the Forum -------------------------------------------------------------------------------------


def _forum(teller: Teller) -> list[RenderableType]:
    unaligned = [
        f"{teller.person(slot)} {ratings(teller, slot)}" for slot in in_the_forum(teller.table)
    ]
    free = [teller.text.concession(one) for one in teller.view.free_concessions()]
    lines: list[RenderableType] = []
    for key, items in (("unaligned", unaligned), ("concessions", free)):
        if items:
            lines.append(Text(teller.say(key, {"items": ", ".join(items)}), style="dim"))
    return lines


# -- the hand ------------------------------------------------------------------------------------


def _hand(teller: Teller) -> Text:
    view = teller.view
    heading = teller.say("hand", {"count": len(view.hand)})
    line = Text().append(f"{heading}  ", style="dim")
    line.append(teller.text.cards(view.hand), style="bold")
    return line


def legend(words: Catalogue) -> list[str]:
    """What the signs of the drawing mean."""
    key = "republic-table-legend-"
    return [
        words.text(f"{key}signs", {"leader": LEADER, "asked": AWAITED, "away": AWAY}),
        words.text(
            f"{key}wars",
            {
                "active": STATUS_SIGNS[ACTIVE],
                "imminent": STATUS_SIGNS[IMMINENT],
                "inactive": STATUS_SIGNS[0],
            },
        ),
        words.text(f"{key}ratings"),
    ]
