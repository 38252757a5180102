"""The redistribution on one sheet: what each of one's own has, beside the faction's treasury (rule
1.06.3).
"""

from aedilis.kernel.board import Purse, Sharing
from aedilis.kernel.prompt import Prompt
from aedilis.kernel.text import capital
from aedilis.republic.phases.revenue.redistribution import MOVE, as_code, free_accounts
from aedilis.republic.presentation.names import Names
from aedilis.republic.presentation.phrases import thing_name
from aedilis.republic.rules.money import FACTION, balance
from aedilis.republic.state.choices import SENATOR, STOP
from aedilis.republic.view import RepublicView


def sharing(names: Names, view: RepublicView, prompt: Prompt) -> Sharing | None:
    """The reader's accounts whose money moves freely, where he is asked about it and has any."""
    if prompt.key != "republic-ask-redistribution" or MOVE not in prompt.choices([]):
        return None
    s, seat = view.table, prompt.of
    accounts = free_accounts(s, seat)
    if len(accounts) < 2 or not any(balance(s, one) for one in accounts):
        return None
    purses = [
        Purse(
            label=capital(
                names.account(seat) if one >= FACTION else thing_name(names, SENATOR + one, s)
            ),
            amount=balance(s, one),
            source=as_code("from", one),
            target=as_code("to", one),
        )
        for one in accounts
    ]
    return Sharing(purses, MOVE, [STOP])
