"""The redistribution on one sheet: what each of one's own has, beside the faction's treasury, and
whom in other factions something may be given (rule 1.06.3).
"""

from aedilis.kernel.board import Giving, Purse, Receiver, Sharing
from aedilis.kernel.prompt import Prompt
from aedilis.kernel.text import capital
from aedilis.republic.phases.revenue.redistribution import (
    GIVE,
    MOVE,
    as_code,
    free_accounts,
    payees,
    seat_of,
    sources,
)
from aedilis.republic.presentation.names import Names
from aedilis.republic.presentation.phrases import thing_name
from aedilis.republic.rules.money import FACTION, balance
from aedilis.republic.state.choices import SENATOR, STOP, thing
from aedilis.republic.state.table import RepublicState
from aedilis.republic.view import RepublicView


def sharing(names: Names, view: RepublicView, prompt: Prompt) -> Sharing | None:
    """The reader's accounts whose money moves freely, where he is asked about it and has any."""
    if prompt.key != "republic-ask-redistribution":
        return None
    s, seat = view.table, prompt.of
    accounts = free_accounts(s, seat)
    giving = _giving(names, s, prompt)
    if not any(balance(s, one) for one in accounts) or (len(accounts) < 2 and giving is None):
        return None
    purses = [
        Purse(
            label=_label(names, s, one),
            amount=balance(s, one),
            source=as_code("from", one),
            target=as_code("to", one),
        )
        for one in accounts
    ]
    # What rebels share among themselves is said step by step (rule 1.11.34).
    said = [GIVE] if set(sources(s, seat, False)) - set(accounts) else [MOVE, GIVE]
    return Sharing(purses, MOVE, [STOP], said, giving)


def _giving(names: Names, s: RepublicState, prompt: Prompt) -> Giving | None:
    """How the reader gives talents to other factions; None where he may not."""
    if GIVE not in prompt.choices([]):
        return None
    receivers = [
        Receiver(
            owner=names.label(seat_of(s, one)),
            label=_label(names, s, one),
            target=as_code("to", one),
        )
        for one in payees(s, prompt.of, FACTION + prompt.of, True)
    ]
    return Giving(thing_name(names, thing(GIVE)), GIVE, receivers)


def _label(names: Names, s: RepublicState, account: int) -> str:
    """What an account is called at the head of a line."""
    if account >= FACTION:
        return capital(names.account(seat_of(s, account)))
    return capital(thing_name(names, SENATOR + account, s))
