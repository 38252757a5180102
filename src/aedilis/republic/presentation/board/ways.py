"""The few ways that are worth taking after a choice, each a whole answer with one click: talents
for a knight with his chance, two Consuls of one's own, as many legions as the State can pay, a
concession or a land bill for one's own, who is to hold a concession from one's hand (rules 1.07.5,
1.09.21, 1.09.63, 1.09.61, 1.09.62, 1.07.32).

All other answers are given part by part, or on the sheet that they have.
"""

from collections.abc import Callable
from itertools import combinations, permutations
from typing import Final

from aedilis.kernel.board import Way
from aedilis.kernel.prompt import Amount, Choose, Form, Move, Prompt
from aedilis.republic.phases.senate.forces import unit_cost
from aedilis.republic.presentation.odds import CERTAIN, percent
from aedilis.republic.presentation.phrases import thing_name
from aedilis.republic.presentation.terminal.lines import Teller
from aedilis.republic.rules.armies import fleets_at
from aedilis.republic.rules.odds import knight_chance
from aedilis.republic.rules.persons import ranking
from aedilis.republic.rules.wars import active_fronts, support
from aedilis.republic.state.choices import SENATOR, senator, thing, verb
from aedilis.republic.state.table import SLOTS
from aedilis.republic.state.zones import BARRACKS

ATTRACT: Final = verb("attract")
CONCESSIONS: Final = verb("propose_concessions")
FORCES: Final = verb("propose_forces")
MOST: Final = 6
"""No more ways than that stand beside one choice."""


def ways(teller: Teller, prompt: Prompt, done: Move) -> dict[int, list[Way]]:
    """The ways after each choice of the next part of an answer that has any."""
    field = prompt.field(done) if isinstance(prompt, Form) else None
    if not isinstance(field, Choose):
        return {}
    found = _FOUND.get(field.key)
    if found is None:
        return {}
    beside = ((one, found(teller, prompt, [*done, one])) for one in field.options)
    return {one: some[:MOST] for one, some in beside if some}


# -- knights ---------------------------------------------------------------------------------------


def _knight(teller: Teller, prompt: Prompt, done: Move) -> list[Way]:
    """To attract a knight: for the richest who may, the talents that he may spend."""
    suitors = _options(prompt, done) if done == [ATTRACT] else []
    if not suitors:
        return []
    # Before others of as much money comes who ranks first.
    order = ranking(teller.table)
    richest = max(suitors, key=lambda one: (_talents(teller, one), -order.index(senator(one))))
    name = teller.text.slot(senator(richest), teller.table)
    return [
        Way(teller.say("way-named", {"person": name, "way": way.label}), [richest, *way.rest])
        for way in _spent(teller, prompt, [*done, richest])
    ]


def _talents(teller: Teller, choice: int) -> int:
    return teller.table.senator(senator(choice)).talents


def _spent(teller: Teller, prompt: Prompt, done: Move) -> list[Way]:
    """For a senator who may attract a knight the talents he may spend, up to those after which more
    would change nothing.
    """
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


# -- one's own -------------------------------------------------------------------------------------


def _options(prompt: Prompt, done: Move) -> list[int]:
    """What may be chosen next in an answer; nothing where nothing is to be chosen."""
    field = prompt.field(done) if isinstance(prompt, Form) else None
    return field.options if isinstance(field, Choose) else []


def _own(teller: Teller, options: list[int]) -> list[int]:
    """Those choices that name one of the reader's own."""
    return [one for one in options if _is_own(teller, thing(one) - SENATOR)]


def _is_own(teller: Teller, slot: int) -> bool:
    one = teller.table.senators[slot] if 0 <= slot < SLOTS else None
    return one is not None and one.faction == teller.view.seat


def _named(teller: Teller, key: str, choice: int, **told: object) -> str:
    person = teller.text.slot(senator(choice), teller.table)
    return teller.say(key, {"person": person, **told})


def _colleague(teller: Teller, prompt: Prompt, done: Move) -> list[Way]:
    """To one of one's own as Consul those who may be his colleague, each pair once."""
    own = _own(teller, [done[-1]]) and _own(teller, _options(prompt, done))
    later = [one for one in own if senator(one) > senator(done[-1])]
    return [Way(_named(teller, "way-with", one), [one]) for one in later]


def _business(teller: Teller, prompt: Prompt, done: Move) -> list[Way]:
    """To what may be proposed the ways there are for it."""
    if done == [FORCES]:
        return _units(teller, prompt)
    return _one_concession(teller, prompt, done)


def _units(teller: Teller, prompt: Prompt) -> list[Way]:
    """As many legions as the State can pay, and with the fleets that the wars ask for."""
    legions, fleets = prompt.field([FORCES]) if isinstance(prompt, Form) else None, _fleets(teller)
    if not isinstance(legions, Amount) or not legions.high:
        return []
    payable = max(0, teller.table.treasury) // unit_cost(teller.table)
    wanted = [(min(legions.high, payable - n), n) for n in dict.fromkeys((0, fleets))]
    return [
        Way(teller.text.units(one, n, 0), _raised(prompt, one, n)) for one, n in wanted if one > 0
    ]


def _fleets(teller: Teller) -> int:
    """The fleets that Rome lacks for the legions of the active war that asks for the most."""
    s = teller.table
    asked = max((support(one.war) for one in active_fronts(s)), default=0)
    return max(0, asked - len(fleets_at(s, BARRACKS)))


def _raised(prompt: Prompt, legions: int, fleets: int) -> Move:
    """The rest of an answer that raises so many, and disbands nothing."""
    rest = [legions, fleets]
    while isinstance(prompt, Form) and prompt.field([FORCES, *rest]) is not None:
        rest.append(0)
    return rest


def _one_concession(teller: Teller, prompt: Prompt, done: Move) -> list[Way]:
    """Where there is one concession in the Forum, the reader's own who may get it."""
    free = _options(prompt, done) if done == [CONCESSIONS] else []
    if len(free) != 1:
        return []
    what = thing_name(teller.text, thing(free[0]), teller.table)
    own = _own(teller, _options(prompt, [*done, free[0]]))
    return [Way(_named(teller, "way-gives", one, card=what), [free[0], one]) for one in own]


def _sponsors(teller: Teller, prompt: Prompt, done: Move) -> list[Way]:
    """To a land bill two of one's own, the sponsor first, who gains the most by it; where there are
    many such pairs the higher ranking of the two.
    """
    own = _own(teller, _options(prompt, done))
    order = ranking(teller.table)
    own.sort(key=lambda one: order.index(senator(one)))
    pairs = list(permutations(own, 2))
    if len(pairs) > MOST:
        # Of two the higher ranking is the sponsor.
        pairs = list(combinations(own, 2))
    return [
        Way(_pair(teller, first, second), [first, _again(prompt, [*done, first], second)])
        for first, second in pairs
    ]


def _again(prompt: Prompt, done: Move, choice: int) -> int:
    """The code of the same thing in the next part of an answer."""
    options = _options(prompt, done)
    return next((one for one in options if thing(one) == thing(choice)), choice)


def _pair(teller: Teller, first: int, second: int) -> str:
    names = [teller.text.slot(senator(one), teller.table) for one in (first, second)]
    return teller.say("way-two", {"person": names[0], "other": names[1]})


def _cosponsor(teller: Teller, prompt: Prompt, done: Move) -> list[Way]:
    """To a sponsor of one's own another of them."""
    own = _own(teller, [done[-1]]) and _own(teller, _options(prompt, done))
    return [Way(_named(teller, "way-with", one), [one]) for one in own]


def _holder(teller: Teller, prompt: Prompt, done: Move) -> list[Way]:
    """To a concession from one's hand who is to hold it."""
    return [Way(_named(teller, "way-to", one), [one]) for one in _options(prompt, done)]


_FOUND: Final[dict[str, Callable[[Teller, Prompt, Move], list[Way]]]] = {
    "republic-ask-knights": _knight,
    "republic-ask-suitor": _spent,
    "republic-ask-consuls": _colleague,
    "republic-ask-senate-other": _business,
    "republic-ask-tribune-proposal": _business,
    "republic-ask-bill": _sponsors,
    "republic-ask-bill-sponsor": _cosponsor,
    "republic-ask-first-cards": _holder,
    "republic-ask-play": _holder,
}
"""By the key of the part: what stands beside each of its choices."""
