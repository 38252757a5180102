"""What a player of The Republic of Rome might want to do at a question, allowed or not.

The engine offers only legal moves. When a player asks why something is missing, these attempts are
put to it, and it answers each that it refuses with the reason and the rule paragraph.
"""

from typing import Final

from aedilis.kernel.game import Words
from aedilis.kernel.prompt import Choose, Form, Prompt
from aedilis.republic.definitions.codes import LAW
from aedilis.republic.definitions.components import card
from aedilis.republic.definitions.named import TRIBUNE
from aedilis.republic.explain.reasons_for_verbs import CARD_FOR, tribune_abilities
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.rules.laws import held
from aedilis.republic.rules.persons import has, in_play, of_faction, printed
from aedilis.republic.state.choices import CARD, SENATOR, VERBS, field_of, thing
from aedilis.republic.state.table import (
    COMBAT,
    FORUM_PHASE,
    REVENUE,
    REVOLUTION,
    SENATE,
    RepublicState,
)
from aedilis.republic.state.zones import CAPTIVE, FIELD, VICTOR
from aedilis.republic.view import RepublicView

Attempt = tuple[str, Words]
"""What an attempt is about (its refusal says it all, if that is empty), and the move in words."""

BY_PHASE: Final[dict[int, tuple[str, ...]]] = {
    REVENUE: ("move", "give", "contribute", "guard", "ransom"),
    FORUM_PHASE: ("persuade", "seduce", "blackmail", "attract", "press", "games", "peddle"),
    SENATE: (
        "propose_consuls", "propose_dictator", "propose_censor", "prosecute_minor",
        "prosecute_major", "propose_governors", "propose_concessions", "propose_land_bill",
        "propose_repeal", "propose_forces", "propose_deploy", "propose_reinforce",
        "propose_recall", "propose_garrison", "propose_life", "adjourn", "tribune", "veto",
        "assassinate", "law", "peddle",
    ),
    COMBAT: ("ransom",),
    REVOLUTION: ("play", "trade", "rebel"),
}  # fmt: skip
"""The words that players think of in each phase."""


def attempts(text: RepublicText, view: RepublicView, prompt: Prompt) -> list[Attempt]:
    """Moves that come to mind at this question; nothing here is checked."""
    first = prompt.field([]) if isinstance(prompt, Form) else prompt
    if isinstance(first, Choose) and any(SENATOR <= thing(code) < CARD for code in first.options):
        return _others(text, view, first)
    found: list[Attempt] = []
    for word in BY_PHASE.get(view.phase, ()):
        if not _in_reach(view.table, prompt.seat, word):
            continue
        about = text.say(f"republic-do-{word.replace('_', '-')}", {"asked": "", "field": "do"})
        found.append((about, {"do": word}))
    return found


def _in_reach(table: RepublicState, seat: int, word: str) -> bool:
    """Whether the seat holds, or the table shows, what a word is about."""
    own = of_faction(table, seat)
    card_for = CARD_FOR.get(word)
    if card_for is not None:
        # Some statesmen are Tribunes without a card.
        free = tribune_abilities(word) if card_for[0] == TRIBUNE else 0
        return any(has(one, free) for _, one in own) or bool(held(table, seat, card_for[0]))
    if word == "law":
        return any(card(number).kind == LAW for number in table.factions[seat].hand)
    if word == "play":
        return bool(table.factions[seat].hand)
    if word == "propose_repeal":
        return any(table.bills)
    if word in ("propose_governors", "propose_garrison"):
        return any(one is not None for one in table.holdings)
    if word in ("propose_recall", "propose_reinforce"):
        return any(one.place == FIELD for _, one in in_play(table))
    if word in ("ransom", "press", "rebel"):
        return any(
            {"ransom": one.place == CAPTIVE, "press": one.knights > 0}.get(
                word, one.place in (FIELD, VICTOR)
            )
            for _, one in own
        )
    return True


def _others(text: RepublicText, view: RepublicView, field: Choose) -> list[Attempt]:
    """The senators who are not offered: the seat's own where its own can be chosen, else those of
    all others.
    """
    mine = {slot for slot, _ in of_faction(view.table, field.seat)}
    fields = {field_of(code) for code in field.options if thing(code) >= len(VERBS)}
    offered = [thing(code) - SENATOR for code in field.options]
    if len(fields) != 1:
        return []
    ours = any(slot in mine for slot in offered)
    word = next(iter(fields))
    return [
        (text.slot(slot, view.table), {word: printed(one).id})
        for slot, one in in_play(view.table)
        if slot not in offered and (slot in mine) is ours
    ]
