"""What a player of The Republic of Rome might want to do at a question, allowed or not.

The engine offers only legal moves. When a player asks why something is missing, these attempts are
put to it, and it answers each that it refuses with the reason and the rule paragraph.
"""

from typing import Final

from aedilis.kernel.game import Words
from aedilis.kernel.prompt import Choose, Form, Prompt
from aedilis.republic.senators import in_play, printed
from aedilis.republic.state import COMBAT, FORUM_PHASE, REVENUE, REVOLUTION, SENATE
from aedilis.republic.text import RepublicText
from aedilis.republic.things import SENATOR, VERBS, field_of, thing
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
    if isinstance(first, Choose) and any(thing(code) >= SENATOR for code in first.options):
        return _others(text, view, first)
    found: list[Attempt] = []
    for word in BY_PHASE.get(view.phase, ()):
        about = text.say(f"republic-do-{word.replace('_', '-')}", {"asked": "", "field": "do"})
        found.append((about, {"do": word}))
    return found


def _others(text: RepublicText, view: RepublicView, field: Choose) -> list[Attempt]:
    """The senators who are not offered."""
    fields = {field_of(code) for code in field.options if thing(code) >= len(VERBS)}
    offered = [thing(code) - SENATOR for code in field.options]
    if len(fields) != 1:
        return []
    word = next(iter(fields))
    return [
        (text.slot(slot, view.table), {word: printed(one).id})
        for slot, one in in_play(view.table)
        if slot not in offered
    ]
