"""Legionaries, and what they bring on others: demands, gifts, clients seized; Prison and Senate."""

from aedilis.glory.bots.answers import Scale
from aedilis.glory.bots.estimates import demand_gain, reachable
from aedilis.glory.bots.outlook import Outlook
from aedilis.glory.bots.picks import pick_best, pick_worthwhile
from aedilis.glory.bots.standing import VICTORY, forum_gaps, forum_lacks
from aedilis.glory.bots.worth import card_worth, function_worth
from aedilis.glory.definitions.cards import FORUM, MATERIAL, VALUE
from aedilis.glory.state.choices import CLIENT_ITEM, DEMAND, SEIZE, b_of, c_of, verb_of
from aedilis.kernel.prompt import Form, Move, Pick, Prompt


def weigh_demand(o: Outlook, prompt: Form, w: Scale) -> None:
    """Demanding what is worth it, the best cards shown; each material alone; and nothing."""
    for choice in prompt.choices([]):
        if verb_of(choice) == DEMAND:
            pick = prompt.field([choice])
            assert isinstance(pick, Pick)
            value, move = pick_demands(o, pick)
            if move[0] > 0:
                w.add(choice, value, move)
            others = reachable(o)
            last = -1
            for card in pick.items if pick.low == 1 else []:
                m = MATERIAL[card]
                if m != last and move != [1, card]:
                    # Alone it is the better half at most: more demands cost nothing.
                    w.add(choice, 0.5 * demand_gain(o, m, others, 0) - 0.01, [1, card])
                last = m
        else:
            w.add(choice, 0.0)


def pick_demands(o: Outlook, pick: Pick) -> tuple[float, Move]:
    """The cards to show, each further one of a material being worth less than the one before, and
    what they bring; none that is shown for what nobody has.
    """
    others = reachable(o)
    taken = [0] * len(pick.items)
    shown = [0, 0, 0, 0, 0, 0]
    total = 0.0
    n = 0
    while n < pick.high:
        best, at = 0.0, -1
        for i, card in enumerate(pick.items):
            if taken[i] < pick.counts[i]:
                m = MATERIAL[card]
                gain = demand_gain(o, m, others, shown[m])
                if gain > best:
                    best, at = gain, i
        if at < 0:
            break
        total += best
        taken[at] += 1
        shown[MATERIAL[pick.items[at]]] += 1
        n += 1
    move: Move = [n]
    for i, card in enumerate(pick.items):
        for _ in range(taken[i]):
            move.append(card)
    return total, move


def weigh_gift(o: Outlook, pick: Pick, w: Scale) -> None:
    """Give what must be given, the least missed cards first."""
    values = [-card_worth(o, card) for card in pick.items]
    first = pick_best(pick, values, pick.low)
    w.add(first[0], 0.0, first[1:])
    if pick.low == 1:
        for card, value in zip(pick.items, values, strict=True):
            if card != first[1]:
                w.add(1, value + card_worth(o, first[1]), [card])


def choose_clients(pick: Pick) -> Move:
    """Take as many clients into the vault as may be taken, the most valuable first."""
    return pick_worthwhile(pick, [float(VALUE[(item - CLIENT_ITEM) % 8]) for item in pick.items])


def weigh_seizure(o: Outlook, prompt: Prompt, w: Scale) -> None:
    """Which building to take with Prison, if one is worth more than the site that pays for it."""
    for choice in prompt.choices([]):
        value = 0.0
        if verb_of(choice) == SEIZE:
            name = b_of(choice)
            value = function_worth(o, name, 0) - 4.5
            if name == FORUM and forum_gaps(o) + forum_lacks(o) == 0:
                value = VICTORY
            elif name == FORUM and len(o.clientele(c_of(choice))) >= 5:
                value += 4.0
        w.add(choice, value)
