"""What choices and items of picks are called, for buttons and menus (all editions).

The table says for each verb of `state.choices` which text it has and what its numbers mean.
"""

from typing import Final

from aedilis.glory.definitions.cards import BUILDINGS, JACK, TOWER
from aedilis.glory.presentation.names import Names
from aedilis.glory.state import choices as m
from aedilis.glory.view import CampView, GloryView
from aedilis.kernel.names import Args
from aedilis.kernel.prompt import Prompt
from aedilis.kernel.text import capital

# For each verb its key, and what the numbers a, b and c of the code are.
CHOICES: Final[dict[int, tuple[str, str, str, str]]] = {
    m.STOP: ("glory-choice-stop", "", "", ""),
    m.THINK_JACK: ("glory-choice-think-jack", "", "", ""),
    m.THINK_REFILL: ("glory-choice-think-refill", "", "", ""),
    m.THINK_CARD: ("glory-choice-think-card", "", "", ""),
    m.DISCARD: ("glory-choice-discard", "card", "", ""),
    m.DISCARD_HAND: ("glory-choice-discard-hand", "", "", ""),
    m.PLAY: ("glory-choice-play", "card", "role", ""),
    m.PLAY_JACK: ("glory-choice-play-jack", "", "role", ""),
    m.PETITION: ("glory-choice-petition", "of", "role", "size"),
    m.PALACE: ("glory-choice-palace", "", "role", ""),
    m.TAKE: ("glory-choice-take", "material", "", ""),
    m.DOCK_CARD: ("glory-choice-dock", "card", "", ""),
    m.HIRE: ("glory-choice-hire", "material", "", ""),
    m.HIRE_DECK: ("glory-choice-hire-deck", "", "", ""),
    m.HIRE_HAND: ("glory-choice-hire-hand", "card", "", ""),
    m.SELL: ("glory-choice-sell", "material", "", ""),
    m.SELL_DECK: ("glory-choice-sell-deck", "", "", ""),
    m.SELL_HAND: ("glory-choice-sell-hand", "card", "", ""),
    m.LAY: ("glory-choice-lay", "card", "site", "outside"),
    m.ADD_HAND: ("glory-choice-add-card", "card", "building", ""),
    m.ADD_STOCKPILE: ("glory-choice-add-stockpile", "material", "building", ""),
    m.ADD_POOL: ("glory-choice-add-pool", "material", "building", ""),
    m.OPEN_STOCKPILE: ("glory-choice-open-stockpile", "material", "building", "seat"),
    m.OPEN_POOL: ("glory-choice-open-pool", "material", "building", "seat"),
    m.DRAW: ("glory-choice-draw", "", "", ""),
    m.KEEP: ("glory-choice-keep", "drawn", "", ""),
    m.LAY_DRAWN: ("glory-choice-lay", "drawn", "site", "outside"),
    m.ADD_DRAWN: ("glory-choice-add-card", "drawn", "building", ""),
    m.DEMAND: ("glory-choice-demand", "", "", ""),
    m.ACT: ("glory-choice-act", "", "role", ""),
    m.HOLD: ("glory-choice-hold", "", "role", ""),
    m.SEIZE: ("glory-choice-seize", "", "building", "seat"),
    m.REVEAL: ("glory-choice-reveal", "card", "", ""),
    m.CONCEDE: ("glory-choice-concede", "", "", "seat"),
    m.UNCONCEDE: ("glory-choice-unconcede", "", "", ""),
}

ORDER_KEYS: Final = (
    "glory-choice-order-ask",
    "glory-choice-order-never",
)


def choice_label(names: Names, code: int, prompt: Prompt, view: GloryView) -> str:
    """The label of one choice of a prompt, to the seat that `prompt` asks and `view` belongs to."""
    verb = m.verb_of(code)
    if verb == m.ORDER:
        return names.say(ORDER_KEYS[m.b_of(code)])
    key, *kinds = CHOICES[verb]
    camp = view.camps[prompt.seat]
    args: Args = {
        "asked": prompt.key.partition("-ask-")[2],
        "limit": camp.hand_limit,
        "count": max(camp.hand_limit - camp.hand_size, 0),
    }
    for kind, number in zip(kinds, (m.a_of(code), m.b_of(code), m.c_of(code)), strict=True):
        _add(names, args, kind, number, camp)
    return capital(names.say(key, args))


def _add(names: Names, args: Args, kind: str, number: int, camp: CampView) -> None:
    """What one number of a choice code gives to its label."""
    if kind in ("card", "drawn"):
        card = number if kind == "card" else camp.drawn
        args["card"] = names.card(card)
        args["card-the"] = names.the(card)
        args["card-material"] = names.material_of(card)
        args["card-role"] = names.role_of(card)
    elif kind == "building":
        args["building"] = names.card(number)
        args["building-the"] = names.the(number)
    elif kind == "material":
        args[kind] = names.material(number)
        args["role"] = names.role(number)
    elif kind == "site":
        args[kind] = names.material(number)
    elif kind in ("role", "of"):
        args[kind] = names.role(number)
    elif kind == "seat":
        args[kind] = names.seat(number)
    elif kind == "outside":
        near = camp.active >> TOWER & 1
        args["place"] = ("near" if near else "far") if number else "town"
    elif kind:
        args[kind] = number


def item_label(names: Names, code: int) -> str:
    """The name of an item of a pick: a card, a material, a jack played, or somebody's client."""
    if code >= m.CLIENT_ITEM:
        seat, material = divmod(code - m.CLIENT_ITEM, 8)
        return names.say(
            "glory-item-client",
            {
                "name": names.seat(seat),
                "role": names.role(material),
                "material": names.material(material),
            },
        )
    if code >= m.MATERIAL_ITEM:
        return names.material(code - m.MATERIAL_ITEM)
    if code >= m.SEAT_ITEM:
        return names.say("glory-item-jack", {"name": names.seat(code - m.SEAT_ITEM)})
    if code == JACK or code < BUILDINGS:
        return names.card(code)
    raise ValueError(f"{code} is no item")
