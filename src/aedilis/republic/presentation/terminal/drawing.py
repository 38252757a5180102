"""The table of The Republic of Rome drawn with Rich, for 80 columns and more.

From above: the State, the wars with the armies against them, the other factions in a line or two
each, one's own senators in a table, and one's hand. A war's status, an office and where somebody is
are told by a sign or a word together with colour, so that nothing is lost without colours.
"""

from typing import Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from aedilis.kernel.text import Catalogue, capital
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import LAND_BILLS, OFFICES
from aedilis.republic.phases.revenue.forecast import budget
from aedilis.republic.presentation.facts import (
    Army,
    armies_at,
    army_of,
    away,
    in_barracks,
    in_pool,
    marks_of,
    offices_of,
    presiding,
    ranked,
    seats_from,
    term_of,
)
from aedilis.republic.presentation.names import roman
from aedilis.republic.presentation.terminal.lines import Teller
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.rules.camps import marches, open_to_attack
from aedilis.republic.rules.concessions import of_senator
from aedilis.republic.rules.holdouts import strength_there, support_there
from aedilis.republic.rules.odds import loyalty
from aedilis.republic.rules.persons import hrao, in_the_forum, printed, votes, votes_in_rome
from aedilis.republic.rules.victory import faction_influence
from aedilis.republic.rules.wars import rebelling, rebels_of
from aedilis.republic.state.zones import ACTIVE, CAPTIVE, FIELD, IMMINENT, MARCH, REBEL
from aedilis.republic.view import FrontView, RepublicView

LEADER: Final = "★"
AWAITED: Final = "▸"
AWAY: Final = "→"
STATUS_SIGNS: Final = ("○", "◐", "●")
STATUS_STYLES: Final = ("dim", "yellow", "bold red")
ROOMY: Final = 50
"""From so many rows on every faction's senators stand in a table."""
WIDE: Final = 150
"""From so many columns on too, two factions side by side."""


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
    parts.append(_Factions(teller, rows))
    if view.seat >= 0:
        parts.append(_hand(teller))
    return Group(*parts)


class _Factions:
    """All factions, the viewer's last: as much of each as there is room for."""

    def __init__(self, teller: Teller, rows: int) -> None:
        self.teller = teller
        self.rows = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        teller, own = self.teller, self.teller.view.seat
        seats = seats_from(teller.table, own)
        others = [seat for seat in seats if seat != own]
        if options.max_width >= WIDE:
            grid = Table.grid(padding=(0, 2), expand=True)
            grid.add_column(ratio=1)
            grid.add_column(ratio=1)
            for at in range(0, len(seats), 2):
                grid.add_row(*(_senators(teller, seat) for seat in seats[at : at + 2]))
            yield grid
            return
        if self.rows >= ROOMY or own < 0:
            yield from (_senators(teller, seat) for seat in others)
        else:
            yield _strips(teller, others)
        if own >= 0:
            yield _senators(teller, own)


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
        there.append("; ", style="not bold")
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
        f"{teller.person(slot)} {_ratings(teller, slot)}" for slot in in_the_forum(teller.table)
    ]
    free = [teller.text.concession(one) for one in teller.view.free_concessions()]
    lines: list[RenderableType] = []
    for key, items in (("unaligned", unaligned), ("concessions", free)):
        if items:
            lines.append(Text(teller.say(key, {"items": ", ".join(items)}), style="dim"))
    return lines


# -- factions --------------------------------------------------------------------------------------


def _strips(teller: Teller, seats: list[int]) -> Table:
    """For each faction a row: its figures, and its senators by name."""
    table = teller.table
    grid = Table.grid(padding=(0, 1))
    for name in ("faction", "votes", "influence", "hand", "senators"):
        head = Text(teller.say(f"column-{name}"), style="dim")
        grid.add_column(head, no_wrap=name == "faction")
    grid.show_header = True
    for seat in seats:
        if table.factions[seat].gone:
            grid.add_row(_seat(teller, seat), "", "", "", teller.say("faction-gone"))
            continue
        names = [_brief(teller, slot) for slot in ranked(table, seat)]
        grid.add_row(
            _seat(teller, seat),
            str(votes_in_rome(table, seat)),
            str(faction_influence(table, seat)),
            str(teller.view.hand_size(seat)),
            Text(", ").join(names),
        )
    return grid


def _seat(teller: Teller, seat: int) -> Text:
    mark = AWAITED if seat in teller.view.awaited else " "
    style = "bold underline" if seat == teller.view.seat else "bold"
    return Text(mark).append(teller.text.label(seat), style=style)


def _brief(teller: Teller, slot: int) -> Text:
    """A senator of another faction: his name, his offices, and where he is."""
    one = teller.table.senator(slot)
    leads = teller.table.factions[one.faction].leader == slot
    name = Text(teller.person(slot) + (LEADER if leads else ""))
    for office in offices_of(one):
        name.append(f" {_office(teller, office)}", style="bold")
    where = _where(teller, slot)
    return name.append(f"{AWAY}{where}", style="cyan") if where else name


def _office(teller: Teller, office: int) -> str:
    return teller.say(f"short-{OFFICES[office].id.replace('_', '-')}")


def _where(teller: Teller, slot: int) -> str:
    """Where somebody is, if not in Rome."""
    one = teller.table.senator(slot)
    if one.place == FIELD:
        return teller.text.war(one.at)
    if one.place == CAPTIVE:
        return teller.say("short-captive")
    if one.place == REBEL:
        return teller.say("short-rebel")
    province = term_of(teller.table, slot)[0]
    return teller.text.province(province) if province != NONE else ""


def _ratings(teller: Teller, slot: int) -> str:
    card = printed(teller.table.senator(slot))
    return f"{card.military} {card.oratory} {loyalty(teller.table, slot)}"


SENATOR_COLUMNS: Final = (
    "ratings", "influence", "popularity", "knights", "talents", "votes",
)  # fmt: skip


def _senators(teller: Teller, seat: int) -> RenderableType:
    """A faction's senators in a table, headed by its figures."""
    table = teller.table
    head = _seat(teller, seat)
    if table.factions[seat].gone:
        return head.append(f"  {teller.say('faction-gone')}")
    grid = Table.grid(padding=(0, 1))
    # The same for all factions, so that their columns stand below each other.
    width = max(cell_len(teller.person(slot)) for slot, _ in teller.view.senators()) + 4
    grid.add_column(head, no_wrap=True, min_width=width)
    for name in SENATOR_COLUMNS:
        label = Text(teller.say(f"column-{name}"), style="dim")
        grid.add_column(label, no_wrap=True, justify="left" if name == "ratings" else "right")
    figures: dict[str, object] = {
        "votes": votes_in_rome(table, seat),
        "influence": faction_influence(table, seat),
        "cards": teller.view.hand_size(seat),
        "talents": teller.view.talents(seat),
    }
    grid.add_column(Text(teller.say("faction-figures", figures), style="dim"))
    grid.show_header = True
    for slot in ranked(table, seat):
        grid.add_row(*_senator(teller, slot))
    return grid


def _senator(teller: Teller, slot: int) -> list[Text | str]:
    table, one = teller.table, teller.table.senator(slot)
    leads = one.faction != NONE and table.factions[one.faction].leader == slot
    name = Text("  ").append(teller.person(slot) + (f" {LEADER}" if leads else ""), style="bold")
    notes = Text()
    for office in offices_of(one):
        notes.append(f"{teller.text.office(office)} ", style="bold magenta")
    where = _where(teller, slot)
    if where:
        term = term_of(table, slot)[1]
        notes.append(f"{AWAY} {where}{f' ({term})' if term else ''} ", style="cyan")
    for word in marks_of(table, slot):
        notes.append(f"{teller.say('mark-' + word.replace('_', '-'))} ", style="yellow")
    concessions = [teller.text.concession(n) for n in of_senator(table, slot)]
    notes.append(", ".join(concessions), style="green")
    return [
        name,
        _ratings(teller, slot),
        str(one.influence),
        str(one.popularity),
        str(one.knights),
        str(one.talents),
        str(votes(one)),
        notes,
    ]


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
