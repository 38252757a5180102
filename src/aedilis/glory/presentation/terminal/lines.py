"""The table of Glory to Rome told in lines: headings, lists, whole words, nothing that needs to be
seen.

It is the plain view, and the detail behind the drawing (rules G.components.7, G.components.8).
"""

from collections.abc import Sequence
from typing import Final

from aedilis.glory.definitions.cards import BUILDINGS, JACK, MATERIAL, VALUE
from aedilis.glory.presentation.faces import card_face
from aedilis.glory.presentation.names import counted
from aedilis.glory.presentation.text import GloryText
from aedilis.glory.state.table import FOLLOWED, LED, THOUGHT, Structure
from aedilis.glory.view import HIDDEN, CampView, GloryView
from aedilis.kernel.text import Catalogue

Args = dict[str, object]

MODES: Final = {
    THOUGHT: "glory-table-thought",
    LED: "glory-table-led",
    FOLLOWED: "glory-table-followed",
}


def table_lines(text: GloryText, words: Catalogue, view: GloryView) -> list[tuple[str, list[str]]]:
    """The whole table: the turn, the centre, every camp with one's own last, and one's hand."""
    seats = [(view.leader + i) % len(view.camps) for i in range(len(view.camps))]
    seats.sort(key=lambda seat: seat == view.seat)
    parts = [(turn_line(text, words, view), centre_lines(text, words, view))]
    parts += [camp_lines(text, words, view, seat) for seat in seats]
    if view.seat >= 0:
        camp = view.camps[view.seat]
        cards = (camp.hand or []) + [JACK] * camp.jacks
        lines = [card_line(text, card, n, view) for card, n in counted(cards)]
        parts.append((words.text("glory-table-your-hand", {"count": len(cards)}), lines))
    return parts


def turn_line(text: GloryText, words: Catalogue, view: GloryView) -> str:
    """The turn, its leader, and the role led."""
    args: Args = {
        "turn": view.turn,
        "leader": text.seat(view.leader),
        "who": text.who(view.leader),
        "role": text.role(view.role) if view.role >= 0 else "none",
    }
    return words.text("glory-table-turn", args)


def centre_lines(text: GloryText, words: Catalogue, view: GloryView) -> list[str]:
    """What lies in the middle of the table."""
    lines = [
        words.text("glory-table-deck", {"deck": view.deck, "jacks": view.jacks}),
        words.text("glory-table-pool", {"cards": materials_or_none(text, words, view.pool)}),
        words.text("glory-table-sites", {"sites": sites_or_none(text, words, view.town)}),
        words.text(
            "glory-table-sites-outside", {"sites": sites_or_none(text, words, view.outskirts)}
        ),
    ]
    public = [card for card in range(BUILDINGS) if view.opened >> card & 1]
    if public:
        lines.append(words.text("glory-table-open-to-all", {"cards": text.cards(public)}))
    return lines


def camp_lines(
    text: GloryText, words: Catalogue, view: GloryView, seat: int
) -> tuple[str, list[str]]:
    """One camp as the viewer may see it."""
    camp = view.camps[seat]
    heading = words.text("glory-table-camp", {"who": text.who(seat), "name": text.seat(seat)})
    args: Args = {
        "influence": camp.influence,
        "hand": camp.hand_size,
        "jacks": camp.jacks,
        "limit": camp.hand_limit,
    }
    roles = [text.role(MATERIAL[card]) for card in sorted(camp.clientele, key=MATERIAL.__getitem__)]
    lines = [words.text("glory-table-camp-influence", args)]
    if camp.mode in MODES:
        lines.append(words.text(MODES[camp.mode], {"cards": played(text, camp)}))
    lines += [
        words.text(
            "glory-table-camp-clientele",
            {
                "clients": _counted_names(text, words, roles),
                "count": len(roles),
                "limit": camp.clientele_limit,
            },
        ),
        words.text(
            "glory-table-camp-stockpile", {"cards": materials_or_none(text, words, camp.stockpile)}
        ),
        words.text("glory-table-camp-vault", _vault_args(text, camp)),
    ]
    done = [x for x in camp.structures if x.complete]
    begun = [x for x in camp.structures if not x.complete]
    if done:
        lines.append(
            words.text("glory-table-camp-done", {"cards": text.cards([x.name for x in done])})
        )
    lines += [structure_line(text, words, camp, x) for x in begun]
    in_force = [card for card in range(BUILDINGS) if camp.active >> card & 1]
    if in_force:
        lines.append(words.text("glory-table-camp-force", {"cards": text.cards(in_force)}))
    if camp.drawn >= 0:
        lines.append(words.text("glory-table-camp-drawn", {"card": text.card(camp.drawn)}))
    if camp.backs >= 0:
        lines.append(words.text("glory-table-camp-backs", {"name": text.seat(camp.backs)}))
    return heading, lines


def _vault_args(text: GloryText, camp: CampView) -> Args:
    known = [card for card in camp.vault if card != HIDDEN]
    return {
        "count": len(camp.vault),
        "limit": camp.vault_limit,
        "known": len(known),
        "cards": text.materials([MATERIAL[card] for card in known]),
    }


def structure_line(text: GloryText, words: Catalogue, camp: CampView, structure: Structure) -> str:
    """A building begun, with what it has and needs (rules G.building.8, G.building.11)."""
    return words.text(
        "glory-table-camp-begun",
        {
            "card": text.card(structure.name),
            "site": text.material(structure.site),
            "have": len(structure.materials),
            "need": VALUE[structure.site],
            "materials": text.materials([MATERIAL[card] for card in structure.materials]),
        },
    )


def card_line(text: GloryText, card: int, count: int, view: GloryView) -> str:
    """A card with all that stands on it."""
    face = card_face(text, card, view.rules)
    name = text.times(face.name, count)
    if card == JACK:
        return text.catalogue.of(name, face.effect)
    material = text.material_of(card)
    return text.catalogue.of(f"{name} ({face.role}, {material}, {face.value})", face.effect)


def played(text: GloryText, camp: CampView) -> str:
    """The cards a camp has played this turn and still has lying there."""
    return text.cards(camp.played + [JACK] * camp.played_jacks)


def materials_or_none(text: GloryText, words: Catalogue, cards: Sequence[int]) -> str:
    """Cards by their materials, or the word for nothing."""
    if not cards:
        return words.text("glory-table-none")
    return sites_or_none(
        text, words, [sum(1 for card in cards if MATERIAL[card] == m) for m in range(6)]
    )


def sites_or_none(text: GloryText, words: Catalogue, counts: Sequence[int]) -> str:
    """So many of each material, or the word for nothing."""
    there = [f"{n} {text.material(m)}" for m, n in enumerate(counts) if n]
    return ", ".join(there) if there else words.text("glory-table-none")


def _counted_names(text: GloryText, words: Catalogue, names: Sequence[str]) -> str:
    if not names:
        return words.text("glory-table-none")
    different = list(dict.fromkeys(names))
    return ", ".join(text.times(name, names.count(name)) for name in different)
