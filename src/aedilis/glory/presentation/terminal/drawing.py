"""The table of Glory to Rome drawn with Rich.

Every material is told by a letter and a colour together, so that it survives a screen without
colours: r rubble, w wood, b brick, c concrete, s stone, m marble. A building begun shows one place
for each material it needs: the letter of what is there, a dot for what is missing.
"""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from aedilis.glory.definitions.cards import BUILDINGS, JACK, MATERIAL, VALUE
from aedilis.glory.presentation.faces import card_face
from aedilis.glory.presentation.names import counted
from aedilis.glory.presentation.terminal.lines import played, turn_line
from aedilis.glory.presentation.text import GloryText
from aedilis.glory.state.table import FOLLOWED, LED, THOUGHT, Structure
from aedilis.glory.view import HIDDEN, CampView, GloryView, count_faces
from aedilis.kernel.text import Catalogue

LETTERS: Final = "rwbcsm"
PIGMENTS: Final = (
    "black on #d9a441",  # yellow ochre
    "white on #7a5230",  # burnt umber
    "white on #b5382a",  # cinnabar
    "black on #a9b0b3",  # cool grey
    "white on #1f5fa8",  # Egyptian blue
    "white on #7d3c78",  # madder violet
)
DONE: Final = "✓"
MISSING: Final = "·"
FACE_DOWN: Final = "▒"
IN_FORCE: Final = "*"
ROOMY: Final = 34
"""From so many rows on there is room for the effect of each card in hand."""


def badge(material: int, count: int | None = None) -> Text:
    """The sign of a material, with how many of it there are; without a pigment if there is none."""
    number = "" if count is None else str(count)
    style = "dim" if count == 0 else PIGMENTS[material]
    return Text().append(f"{LETTERS[material]}{number}", style)


def badges(counts: Sequence[int], none: str = "-") -> Text:
    """So many of each material."""
    there = [badge(m, n) for m, n in enumerate(counts) if n]
    return Text(" ").join(there) if there else Text(none, style="dim")


def draw_table(text: GloryText, words: Catalogue, view: GloryView, rows: int) -> RenderableType:
    """The whole table for the viewer, in few rows unless there is room for more."""
    parts: list[RenderableType] = [
        _title(text, words, view),
        _centre(words, view, rows >= ROOMY),
    ]
    public = [card for card in range(BUILDINGS) if view.opened >> card & 1]
    if public:
        open_to_all = words.text("glory-table-open-to-all", {"cards": text.cards(public)})
        parts.append(Text(open_to_all, style="italic"))
    if rows >= ROOMY:
        names = " · ".join(f"{letter} {text.material(m)}" for m, letter in enumerate(LETTERS))
        parts += [Text(names, style="dim"), Text()]
    parts.append(_camps(text, words, view))
    if view.seat >= 0:
        parts.append(_hand(text, words, view, rows >= ROOMY))
    return Group(*parts)


def _title(text: GloryText, words: Catalogue, view: GloryView) -> Text:
    deck = words.text("glory-table-deck-short", {"deck": view.deck, "jacks": view.jacks})
    line = Text().append(f" {turn_line(text, words, view)} ", style="bold reverse")
    return line.append(f"  {deck} · {text.edition_name(view.rules.edition)}")


def _centre(words: Catalogue, view: GloryView, roomy: bool) -> Table:
    """Pool and sites: below each other, or side by side in a small window."""
    cells: list[list[Text]] = []
    for label, counts in (
        ("glory-table-pool-short", count_faces(view.pool)),
        ("glory-table-sites-short", view.town),
        ("glory-table-outside-short", view.outskirts),
    ):
        signs = Text(" ").join([badge(m, n) for m, n in enumerate(counts)])
        cells.append([Text(words.text(label), style="dim"), signs])
    grid = Table.grid(padding=(0, 1))
    for row in cells if roomy else [[cell for pair in cells for cell in pair]]:
        grid.add_row(*row)
    return grid


COLUMNS: Final = ("camp", "influence", "clientele", "stockpile", "vault", "hand")


def _camps(text: GloryText, words: Catalogue, view: GloryView) -> Group:
    """For each camp a row of figures, and below it what it has built over the whole width."""
    rows = [[Text(words.text(f"glory-table-column-{name}"), style="dim") for name in COLUMNS]]
    seats = [(view.leader + i) % len(view.camps) for i in range(len(view.camps))]
    for seat in seats:
        camp = view.camps[seat]
        rows.append(
            [
                _name(text, view, seat),
                Text(str(camp.influence), style="bold"),
                _limited(count_faces(camp.clientele), len(camp.clientele), camp.clientele_limit),
                badges(count_faces(camp.stockpile)),
                _vault(camp),
                _hand_size(camp),
            ]
        )
    widths = [max(cell_len(row[i].plain) for row in rows) for i in range(len(COLUMNS))]
    lines: list[Text] = []
    for seat, row in zip([-1, *seats], rows, strict=True):
        line = Text()
        for cell, width in zip(row, widths, strict=True):
            line.append_text(cell).append(" " * (width + 2 - cell_len(cell.plain)))
        line.rstrip()
        lines.append(line)
        if seat >= 0:
            lines += _built(text, words, view, seat)
    return Group(*lines)


def _name(text: GloryText, view: GloryView, seat: int) -> Text:
    mark = "▸" if seat in view.awaited else " "
    style = "bold underline" if seat == view.seat else "bold"
    return Text(mark).append(text.seat(seat), style=style)


def _limited(counts: Sequence[int], count: int, limit: int) -> Text:
    full = "bold" if count >= limit else ""
    return Text().append(f"{count}/{limit} ", style=full).append_text(badges(counts, ""))


def _vault(camp: CampView) -> Text:
    cell = _limited(count_faces(camp.vault), len(camp.vault), camp.vault_limit)
    hidden = sum(1 for card in camp.vault if card == HIDDEN)
    if hidden and hidden < len(camp.vault):
        cell.append(f" {FACE_DOWN}{hidden}")
    return cell


def _hand_size(camp: CampView) -> Text:
    return Text(str(camp.hand_size)).append(f" ({camp.jacks}J)" if camp.jacks else "", "dim")


def _built(text: GloryText, words: Catalogue, view: GloryView, seat: int) -> list[Text]:
    """What a seat has played this turn and what it has built; no line for nothing."""
    camp = view.camps[seat]
    pieces = [_structure(text, camp, x) for x in camp.structures]
    line = Text("   ").append_text(Text("  ").join(pieces))
    lines = [line] if pieces else []
    if camp.mode == THOUGHT:
        lines.append(Text(f"   {words.text('glory-table-thought')}", style="italic dim"))
    elif camp.mode in (LED, FOLLOWED):
        key = "glory-table-led" if camp.mode == LED else "glory-table-followed"
        lines.append(Text(f"   {words.text(key, {'cards': played(text, camp)})}", style="italic"))
    if len(lines) == 2 and cell_len(lines[0].plain) + cell_len(lines[1].plain) < 74:
        return [lines[0].append_text(Text("  —")).append_text(lines[1][2:])]
    return lines


def _structure(text: GloryText, camp: CampView, structure: Structure) -> Text:
    active = camp.active >> structure.name & 1
    out = badge(structure.site)
    out.append(f" {text.card(structure.name)}", style="bold" if active else "")
    if structure.complete:
        return out.append(DONE, style="bold green" if active else "dim")
    if active:
        out.append(IN_FORCE, style="bold green")
    out.append(" ")
    for card in structure.materials:
        out.append_text(badge(MATERIAL[card]))
    return out.append(MISSING * (VALUE[structure.site] - len(structure.materials)))


def _hand(text: GloryText, words: Catalogue, view: GloryView, roomy: bool) -> RenderableType:
    camp = view.camps[view.seat]
    cards = (camp.hand or []) + [JACK] * camp.jacks
    heading = words.text("glory-table-your-hand", {"count": len(cards)})
    if not roomy:
        line = Text().append(f"{heading}  ", style="dim")
        pieces = [_hand_card(text, card, n) for card, n in counted(cards)]
        return line.append_text(Text(", ").join(pieces))
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column()
    for card, n in counted(cards):
        face = card_face(text, card, view.rules)
        role = f"{face.role} {face.value}" if card < BUILDINGS else ""
        grid.add_row(_hand_card(text, card, n), Text(role, style="dim"), face.effect)
    return Group(Text(), Text(heading, style="dim"), grid)


def _hand_card(text: GloryText, card: int, count: int) -> Text:
    name = text.times(text.card(card), count)
    if card == JACK:
        return Text().append("J", style="reverse").append(f" {name}", style="bold")
    return badge(MATERIAL[card]).append(f" {name}", style="bold")


def legend(text: GloryText, words: Catalogue) -> list[str]:
    """What the letters and signs of the drawing mean."""
    letters = ", ".join(f"{letter} {text.material(i)}" for i, letter in enumerate(LETTERS))
    return [
        words.text("glory-table-legend-materials", {"letters": letters}),
        words.text(
            "glory-table-legend-signs",
            {"done": DONE, "missing": MISSING, "force": IN_FORCE, "down": FACE_DOWN},
        ),
    ]
