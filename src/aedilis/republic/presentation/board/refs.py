"""How things on the table of The Republic of Rome are named for the browser, and which of them an
option or an item means.

A card stands for what it brings: a statesman's card is `senator:N` of that person, a war's `war:N`,
so that a thing keeps its name from hand to table. Intrigue cards and forum events are `card:N`.
"""

from collections.abc import Callable
from typing import Final

from aedilis.kernel.board import place_ref
from aedilis.kernel.prompt import Prompt
from aedilis.republic.definitions.codes import (
    CONCESSION,
    EVENT,
    FAMILY,
    LAW,
    LEADER,
    LEADER_INTRIGUE,
    NONE,
    STATESMAN,
    WAR,
)
from aedilis.republic.definitions.components import (
    ALL_CARDS,
    CARDS,
    CONCESSIONS,
    FORUM_EVENTS,
    LAND_BILLS,
    PROVINCES,
    card,
)
from aedilis.republic.definitions.deck import CARD_IDS
from aedilis.republic.presentation.faces import card_face, province_lines
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.rules.persons import person
from aedilis.republic.rules.wars import is_bequest, rebels_of
from aedilis.republic.state.choices import (
    BILL,
    CARD,
    DEAL,
    DISBANDED,
    LEGION,
    PROVINCE,
    REBEL_WAR,
    SEAT,
    SENATOR,
    VERBS,
    kind_of,
    thing,
)
from aedilis.republic.state.choices import CONCESSION as CONCESSION_THING
from aedilis.republic.state.choices import EVENT as EVENT_THING
from aedilis.republic.state.choices import LAW as LAW_THING
from aedilis.republic.state.choices import LEADER as LEADER_THING
from aedilis.republic.state.choices import WAR as WAR_THING
from aedilis.republic.state.person import STATESMEN_FROM
from aedilis.republic.state.table import SLOTS, RepublicState
from aedilis.republic.state.zones import BEQUESTS, MARCH, RAIDERS
from aedilis.republic.state.zones import FORUM as IN_FORUM
from aedilis.republic.state.zones import LAW as IN_FORCE
from aedilis.republic.view import RepublicView
from aedilis.republic.words import slot_of

VOTES: Final = {"yes": "vote:for", "no": "vote:against"}
"""The two answers to a vote have their places on the Senate's floor."""


def seat_ref(seat: int) -> str:
    """A faction."""
    return f"seat:{seat}"


def person_ref(number: int) -> str:
    """A person, by his number (`senators.person`)."""
    return f"senator:{number}" if number >= 0 else ""


def slot_ref(table: RepublicState, slot: int) -> str:
    """Who sits in a slot; empty if nobody does."""
    one = table.senators[slot] if 0 <= slot < SLOTS else None
    return person_ref(person(one)) if one is not None else ""


def war_ref(war: int) -> str:
    """A war, a province in revolt, or what may stand in place of one."""
    if rebels_of(war) != NONE:
        return f"province:{rebels_of(war)}"
    if is_bequest(war):
        return f"card:{FORUM_EVENTS[BEQUESTS - war].card}"
    return {MARCH: "war:march", RAIDERS: "war:raiders"}.get(war, f"war:{war}" if war >= 0 else "")


def card_ref(number: int) -> str:
    """What a card brings, or the card itself; empty for one whose face is not known."""
    if not 0 < number <= CARDS:
        return ""
    one = card(number)
    if one.kind == STATESMAN:
        return person_ref(STATESMEN_FROM + one.index)
    word = _CARD_WORDS.get(one.kind)
    return f"{word}:{one.index}" if word is not None else f"card:{number}"


_CARD_WORDS: Final = {
    FAMILY: "senator", CONCESSION: "concession", WAR: "war", LEADER: "leader",
    LEADER_INTRIGUE: "leader", LAW: "law", EVENT: "event",
}  # fmt: skip


# -- what options mean -----------------------------------------------------------------------------


def choice_refs(code: int, prompt: Prompt, view: RepublicView) -> list[str]:
    """The things on the table that mean a choice: none, or the one a click on which takes it."""
    what = thing(code)
    if what < len(VERBS):
        ref = VOTES.get(VERBS[what], "") if prompt.key == "republic-ask-vote" else ""
    else:
        ref = _thing_ref(what, view)
    return [ref] if ref else []


def item_refs(code: int, view: RepublicView) -> list[str]:
    """The things on the table that mean an item of a pick."""
    ref = _thing_ref(thing(code), view)
    return [ref] if ref else []


def _thing_ref(what: int, view: RepublicView) -> str:
    if what == REBEL_WAR:
        return war_ref(MARCH) if view.table.rebel != NONE else ""
    kind = kind_of(what)
    rule = _RULES.get(kind)
    return rule(what - kind, view) if rule is not None else ""


def _senator(slot: int, view: RepublicView) -> str:
    return slot_ref(view.table, slot)


def _card(number: int, view: RepublicView) -> str:
    """A card that lies open, or in a hand that may be seen."""
    if number > CARDS:
        return ""
    table = view.table
    seen = any(number in faction.hand for faction in table.factions)
    lies = number in table.curia or table.zone[number] in (IN_FORUM, IN_FORCE)
    return card_ref(number) if seen or lies else _on_the_table(number, view)


def _on_the_table(number: int, view: RepublicView) -> str:
    one = card(number)
    if one.kind == WAR:
        return _war(one.index, view)
    if one.kind in (LEADER, LEADER_INTRIGUE):
        return _leader(one.index, view)
    return ""


def _war(war: int, view: RepublicView) -> str:
    return war_ref(war) if any(front.war == war for front in view.table.fronts) else ""


def _province(province: int, view: RepublicView) -> str:
    return f"province:{province}" if view.table.holdings[province] is not None else ""


def _seat(seat: int, view: RepublicView) -> str:
    return seat_ref(seat) if seat < view.seats else ""


def _concession(concession: int, view: RepublicView) -> str:
    table = view.table
    lies = table.zone[CONCESSIONS[concession].card] == IN_FORUM
    in_curia = CONCESSIONS[concession].card in table.curia
    held = table.owner[concession] != NONE
    return f"concession:{concession}" if lies or held or in_curia else ""


def _bill(bill: int, view: RepublicView) -> str:
    return f"bill:{bill}" if bill < len(LAND_BILLS) and view.table.bills[bill] else ""


def _leader(leader: int, view: RepublicView) -> str:
    table = view.table
    there = leader in table.leaders or leader in table.aiding[::2] or leader in table.refugees
    return f"leader:{leader}" if there else ""


def _event(event: int, view: RepublicView) -> str:
    return f"event:{event}" if view.table.events[event] else ""


def _law(law: int, view: RepublicView) -> str:
    return f"law:{law}" if law in view.laws() else ""


def _legion(legion: int, view: RepublicView) -> str:
    """Only veteran legions lie on the table one by one."""
    there = legion < len(view.table.legions) and view.table.veterans >> legion & 1
    return f"legion:{legion}" if there else ""


def _deal(number: int, view: RepublicView) -> str:
    return f"deal:{number}" if any(one.number == number for one in view.table.deals) else ""


_Rule = Callable[[int, RepublicView], str]

_RULES: Final[dict[int, _Rule]] = {
    SENATOR: _senator,
    CARD: _card,
    WAR_THING: _war,
    PROVINCE: _province,
    SEAT: _seat,
    CONCESSION_THING: _concession,
    BILL: _bill,
    LEADER_THING: _leader,
    EVENT_THING: _event,
    LAW_THING: _law,
    LEGION: _legion,
    DEAL: _deal,
    DISBANDED: _legion,
}


# -- what a thing is -------------------------------------------------------------------------------


def about(text: RepublicText, ref: str) -> tuple[str, list[str]] | None:
    """What stands on the card of a thing: its name and its lines; None for what has no card."""
    word, _, rest = ref.partition(":")
    if not rest.isdecimal():
        return None
    number = int(rest)
    if word == "province" and number < len(PROVINCES):
        return text.province(number), province_lines(text, number)
    found = _number_of(word, number)
    if found is None:
        return None
    face = card_face(text, found)
    return face.name, [face.kind, *face.lines]


def _number_of(word: str, number: int) -> int | None:
    """The number of the card of a thing."""
    if word == "card":
        return number if 0 < number <= CARDS else None
    for one in ALL_CARDS:
        if card_ref(one.number) == f"{word}:{number}":
            return one.number
    return None


# -- what a lesson points at -----------------------------------------------------------------------


def pointed(word: str, view: RepublicView) -> list[str]:
    """The things, or else the place, that a lesson points at for the seat whose view this is."""
    place, _, name = word.partition(".")
    if name:
        hand = view.table.factions[view.seat].hand if view.seat >= 0 else ()
        return [card_ref(one) for one in CARD_IDS[name] if one in hand] or [place_ref(place)]
    if place == "faction" and view.seat >= 0:
        return [seat_ref(view.seat)]
    return [slot_ref(view.table, slot_of(view.table, place)) or place_ref(place)]
