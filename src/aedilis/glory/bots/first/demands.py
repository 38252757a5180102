"""Legionaries, and what they bring on others: demands, gifts, clients seized; Prison and Senate."""

from aedilis.glory.bots.first.actions import choose_action
from aedilis.glory.bots.first.estimates import demand_gain, reachable
from aedilis.glory.bots.first.outlook import Outlook
from aedilis.glory.bots.first.picks import pick_best, pick_worthwhile
from aedilis.glory.bots.first.worth import card_worth, function_worth
from aedilis.glory.definitions.cards import FORUM, LEGIONARY, MATERIAL, VALUE
from aedilis.glory.state.choices import CLIENT_ITEM, DEMAND, SEIZE, b_of, c_of, verb_of
from aedilis.kernel.prompt import Form, Move, Pick, Prompt


def choose_demand(o: Outlook, prompt: Form) -> Move:
    """Demand as often as the actions allow, the best materials first: it costs nothing."""
    for choice in prompt.choices([]):
        if verb_of(choice) == DEMAND:
            pick = prompt.field([choice])
            assert isinstance(pick, Pick)
            return [choice, *pick_demands(o, pick)]
    return choose_action(o, prompt, LEGIONARY)


def pick_demands(o: Outlook, pick: Pick) -> Move:
    """The cards to show, each further one of a material being worth less than the one before."""
    others = reachable(o)
    taken = [0] * len(pick.items)
    shown = [0, 0, 0, 0, 0, 0]
    for _ in range(pick.high):
        best, at = -1e9, -1
        for i, card in enumerate(pick.items):
            if taken[i] < pick.counts[i]:
                m = MATERIAL[card]
                gain = demand_gain(o, m, others, shown[m])
                if gain > best:
                    best, at = gain, i
        taken[at] += 1
        shown[MATERIAL[pick.items[at]]] += 1
    move: Move = [pick.high]
    for i, card in enumerate(pick.items):
        for _ in range(taken[i]):
            move.append(card)
    return move


def choose_gift(o: Outlook, pick: Pick) -> Move:
    """Give what must be given, the least missed cards first."""
    return pick_best(pick, [-card_worth(o, card) for card in pick.items], pick.low)


def choose_clients(pick: Pick) -> Move:
    """Take as many clients into the vault as may be taken, the most valuable first."""
    return pick_worthwhile(pick, [float(VALUE[(item - CLIENT_ITEM) % 8]) for item in pick.items])


def choose_seizure(o: Outlook, prompt: Prompt) -> Move:
    """Which building to take with Prison, if one is worth more than the site that pays for it."""
    options = prompt.choices([])
    best, chosen = 0.0, options[-1]
    for choice in options:
        if verb_of(choice) == SEIZE:
            name = b_of(choice)
            gain = function_worth(o, name, 0) - 4.5
            holder = o.view.camps[c_of(choice)]
            if name == FORUM and len(holder.clientele) >= 5:
                gain += 4.0
            if gain > best:
                best, chosen = gain, choice
    return [chosen]
