"""The few ways that are worth taking after a choice, each with its chance: the talents for a knight
(rule 1.07.5).
"""

from aedilis.kernel.board import Way
from aedilis.kernel.prompt import Amount, Choose, Form, Move, Prompt
from aedilis.republic.presentation.odds import CERTAIN, percent
from aedilis.republic.presentation.terminal.lines import Teller
from aedilis.republic.rules.odds import knight_chance
from aedilis.republic.state.choices import senator


def ways(teller: Teller, prompt: Prompt, done: Move) -> dict[int, list[Way]]:
    """For each senator who may attract a knight the talents he may spend, up to those after which
    more would change nothing.
    """
    field = prompt.field(done) if isinstance(prompt, Form) else None
    if not isinstance(field, Choose) or field.key != "republic-ask-suitor":
        return {}
    return {one: _talents(teller, prompt, [*done, one]) for one in field.options}


def _talents(teller: Teller, prompt: Prompt, done: Move) -> list[Way]:
    amount = prompt.field(done) if isinstance(prompt, Form) else None
    if not isinstance(amount, Amount):
        return []
    slot = senator(done[-1])
    found: list[Way] = []
    for talents in range(amount.low, amount.high + 1):
        chance = knight_chance(teller.table, slot, talents)
        told: dict[str, object] = {"percent": percent(chance), "talents": talents}
        found.append(Way(teller.say("hint-chance", told), [talents]))
        if chance > CERTAIN:
            break
    return found
