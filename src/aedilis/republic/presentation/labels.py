"""What choices, items of picks, amounts and whole moves are called, for buttons and menus.

A choice is a plain word (`things.VERBS`) or a thing. What a word is called may hang on the question
and on what it is chosen as; a thing is called by its name.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.names import Args
from aedilis.kernel.prompt import Amount, Choose, Form, Move, Pick, Prompt, Text, text_of
from aedilis.kernel.text import capital
from aedilis.republic.deals.offers import Draft
from aedilis.republic.deals.terms import TRIALS
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import CARDS
from aedilis.republic.presentation.names import Names
from aedilis.republic.presentation.phrases import (
    clause_words,
    content_words,
    named_by_id,
    thing_name,
)
from aedilis.republic.rules.odds import persuasion_chance
from aedilis.republic.state.choices import (
    CARD,
    CONCESSION,
    GROUPS,
    OFFICE,
    SEAT,
    VERBS,
    field_of,
    numbered,
    senator,
    stem,
    thing,
)
from aedilis.republic.state.table import RepublicState
from aedilis.republic.view import RepublicView

ACCOUNTS: Final = ("republic-ask-talents-from", "republic-ask-talents-to")
"""The questions where a seat stands for the treasury of its faction."""

OF_SOMEBODY: Final = ("votes", "press", "pay", "fleets")
"""Names of amounts that go on with the id of whose they are."""

ASK: Final = "republic-ask-"

ONE_CHARGE: Final = {"prosecute_major": "major", "prosecute_leader": "omens"}
"""Trials whose charge is not asked for, since there is only one."""

BETWEEN: Final = ("move", "give", "persuade", "seduce", "blackmail")
PARTS: Final = 4
"""Moves of four parts from one person or purse to another, which have sentences of their own."""


def choice_label(names: Names, code: int, prompt: Prompt, view: RepublicView) -> str:
    """The label of one choice of a prompt; `view` is that of the seat asked. Who may be persuaded
    has the chance without a bribe beside his name, which anybody can work out (1.07.41).
    """
    label = capital(_choice(names, code, prompt, view))
    persuader = (prompt.params or {}).get("persuader", NONE)
    if not isinstance(persuader, int) or persuader == NONE:
        return label
    percent = round(100 * persuasion_chance(view.table, persuader, senator(code), 0, 0))
    return names.say("republic-choice-chance", {"choice": label, "percent": percent})


def _choice(names: Names, code: int, prompt: Prompt, view: RepublicView) -> str:
    what = thing(code)
    field = stem(field_of(code))
    if what < len(VERBS):
        word = VERBS[what]
        if field == "proposal":
            return names.proposal(word.removeprefix("propose_"))
        args: Args = {"asked": prompt.key.removeprefix(ASK), "field": field}
        return names.say(f"republic-do-{word.replace('_', '-')}", args)
    if prompt.key in ACCOUNTS and what >= SEAT:
        return names.account(what - SEAT)
    name = thing_name(names, what, view.table)
    if field == "with":
        card = CARD < what <= CARD + CARDS
        means = "card" if card else "office" if OFFICE <= what < CONCESSION else "free"
        return names.say("republic-means", {"means": means, "name": name})
    return name


def whose(prompt: Prompt) -> tuple[str, str]:
    """The stem of the name of an amount, and the id of whose it is; empty if it is nobody's."""
    name = prompt.name if isinstance(prompt, Amount | Pick | Text) else ""
    front, _, rest = name.partition("_")
    if front in OF_SOMEBODY and rest and not rest.isdecimal():
        return front, rest
    return stem(name), ""


def item_label(names: Names, code: int, view: RepublicView | None = None) -> str:
    """The name of an item of a pick: a senator, a card or a legion."""
    return thing_name(names, thing(code), view.table if view is not None else None)


def amount_label(names: Names, prompt: Amount, count: int) -> str:
    """An amount with what it is of."""
    kind, of = whose(prompt)
    args: Args = {
        "count": count,
        "person": named_by_id(names, of) if of else "",
        "of": "somebody" if of else "nobody",
    }
    return names.say(f"republic-amount-{kind.replace('_', '-')}", args)


# -- whole moves -----------------------------------------------------------------------------------


def move_label(names: Names, move: Move, prompt: Prompt, view: RepublicView) -> str:
    """The label of a whole answer: its parts one after the other, or the proposal or the agreement
    that it makes.
    """
    first = VERBS[thing(move[0])] if move and _begins_with_word(prompt, move) else ""
    if first == "offer":
        return _offer(names, prompt.seat, move, view.table)
    if first.startswith("propose_"):
        kind = first.removeprefix("propose_")
        words = content_words(names, kind, content_of(prompt, move), view.table)
        asked = prompt.key.removeprefix(ASK)
        return names.say("republic-move-proposal", {"content": words, "asked": asked})
    if first in TRIALS:
        content = content_of(prompt, move)
        if first in ONE_CHARGE:
            content.insert(1, VERBS.index(ONE_CHARGE[first]))
        words = content_words(names, first, content, view.table)
        return names.say("republic-move-trial", {"content": words})
    labels = [part for part in _labels(names, move, prompt, view) if part]
    if first in BETWEEN and len(labels) == PARTS:
        told: Args = {"choice": labels[0], "one": labels[1], "other": labels[2]}
        return capital(names.say(f"republic-move-{first}", {**told, "amount": labels[3]}))
    if len(labels) < 2:
        return capital(labels[0]) if labels else ""
    return names.say(
        "republic-move", {"choice": capital(labels[0]), "parts": ", ".join(labels[1:])}
    )


def _begins_with_word(prompt: Prompt, move: Move) -> bool:
    field = prompt.field([]) if isinstance(prompt, Form) else prompt
    return isinstance(field, Choose) and thing(move[0]) < len(VERBS)


def _offer(names: Names, seat: int, move: Move, table: RepublicState) -> str:
    draft = Draft(table, seat, move)
    draft.read()
    clauses = [clause_words(names, clause, table) for clause in draft.clauses]
    return names.say("republic-move-offer", {"clauses": " ".join(clauses)})


def parts_of(prompt: Prompt, move: Move) -> list[tuple[Prompt, Move]]:
    """The fields of an answer with what was said to each."""
    if not isinstance(prompt, Form):
        return [(prompt, list(move))]
    found: list[tuple[Prompt, Move]] = []
    at = 0
    while at < len(move):
        field = prompt.field(move[:at])
        n = field.span(move, at) if field is not None else -1
        if field is None or n < 0:
            break
        found.append((field, list(move[at : at + n])))
        at += n
    return found


_MORE: Final = frozenset(numbered("more", n) for n in range(GROUPS))


def content_of(prompt: Prompt, move: Move) -> list[int]:
    """What a proposal says, from the answer that makes it, as the Senate keeps it."""
    content: list[int] = []
    for field, said in parts_of(prompt, move)[1:]:
        if isinstance(field, Choose) and field_of(said[0]) in _MORE:
            continue
        content += [thing(code) for code in said]
    return content


def _labels(names: Names, move: Move, prompt: Prompt, view: RepublicView) -> list[str]:
    found: list[str] = []
    for field, said in parts_of(prompt, move):
        if isinstance(field, Choose):
            found.append(_choice(names, said[0], field, view))
        elif isinstance(field, Amount):
            found.append(amount_label(names, field, said[0]))
        elif isinstance(field, Text):
            found.append(names.say("kernel-quoted", {"text": text_of(said[1:])}))
        elif isinstance(field, Pick):
            found.append(_picked(names, field, said[1:], view))
    return found


def _picked(names: Names, field: Pick, items: Sequence[int], view: RepublicView) -> str:
    """The things picked, with what for."""
    labels = [item_label(names, item, view) for item in items]
    things = names.catalogue.join(labels) if labels else names.say("republic-none")
    return names.say(
        f"republic-pick-{whose(field)[0].replace('_', '-')}",
        {"count": len(items), "items": things},
    )
