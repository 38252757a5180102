"""The factions drawn in the terminal: a table of senators for each, or a strip where room is scarce
(rule 1.04.9).
"""

from typing import Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import OFFICES
from aedilis.republic.presentation.facts import (
    marks_of,
    offices_of,
    ranked,
    seats_from,
    term_of,
)
from aedilis.republic.presentation.terminal.lines import Teller
from aedilis.republic.rules.concessions import of_senator
from aedilis.republic.rules.odds import loyalty
from aedilis.republic.rules.persons import printed, votes, votes_in_rome
from aedilis.republic.rules.victory import faction_influence
from aedilis.republic.state.zones import CAPTIVE, FIELD, REBEL

LEADER: Final = "★"
AWAITED: Final = "▸"
AWAY: Final = "→"
ROOMY: Final = 50
"""From so many rows on every faction's senators stand in a table."""
WIDE: Final = 150
"""From so many columns on too, two factions side by side."""


class Factions:
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


def ratings(teller: Teller, slot: int) -> str:
    """The three ratings of a person, in figures."""
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
        ratings(teller, slot),
        str(one.influence),
        str(one.popularity),
        str(one.knights),
        str(one.talents),
        str(votes(one)),
        notes,
    ]
