"""Why a thing cannot be chosen: what is wrong with a person, a province, a card, a war.

A reason is given only if it tells the thing from all those that may be chosen instead, so that it
is never beside the point.
"""

from collections.abc import Callable
from typing import Final

from aedilis.kernel.game import IllegalMove, Words
from aedilis.kernel.rule import rule
from aedilis.republic.deals.carrying import promised_cards
from aedilis.republic.definitions import codes
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import (
    CARDS,
    CONCESSIONS,
    GAMES,
    LAND_BILLS,
    LAWS,
    card,
)
from aedilis.republic.definitions.numbers import CONSUL_FOR_LIFE_ELECTED
from aedilis.republic.phases.senate.law_effects import is_due
from aedilis.republic.rules.camps import marches, open_to_attack
from aedilis.republic.rules.college import is_priest, pontifex
from aedilis.republic.rules.concessions import may_be_held_now
from aedilis.republic.rules.persons import holds_major, person, who, why_not_play
from aedilis.republic.rules.wars import front_of
from aedilis.republic.state.choices import (
    BILL,
    CARD,
    CONCESSION,
    LAW,
    LEADER,
    LEGION,
    OFFICE,
    PROVINCE,
    REBEL_WAR,
    SEAT,
    SENATOR,
    WAR,
)
from aedilis.republic.state.choices import GAMES as GAMES_THING
from aedilis.republic.state.person import STATESMEN_FROM, Senator
from aedilis.republic.state.table import SLOTS, RepublicState
from aedilis.republic.state.zones import (
    ACTIVE,
    CAPTIVE,
    FIELD,
    FORUM,
    PRIOR_CONSUL,
    REBEL,
    RETURNED,
    SENT,
    VICTOR,
)
from aedilis.republic.state.zones import PROVINCE as GOVERNS


def refused(reason: str, paragraph: str, **params: object) -> IllegalMove:
    """A refusal with its message key."""
    return IllegalMove(f"republic-refused-{reason}", paragraph, params)


class Trait:
    """Something about a person that may keep him from being chosen: a reason, its paragraph, and
    whether it is so, given the table, the seat that asks and his slot.
    """

    __slots__ = ("holds", "paragraph", "reason")

    def __init__(
        self,
        reason: str,
        paragraph: str,
        holds: Callable[[RepublicState, int, int, Senator], bool],
    ) -> None:
        self.reason: Final = reason
        self.paragraph: Final = paragraph
        self.holds: Final = holds


def _captive(s: RepublicState, seat: int, slot: int, one: Senator) -> bool:
    return one.place == CAPTIVE


def _rebel(s: RepublicState, seat: int, slot: int, one: Senator) -> bool:
    return one.place == REBEL


def _governs(s: RepublicState, seat: int, slot: int, one: Senator) -> bool:
    return one.place == GOVERNS


def _in_field(s: RepublicState, seat: int, slot: int, one: Senator) -> bool:
    return one.place == FIELD


def _unaligned(s: RepublicState, seat: int, slot: int, one: Senator) -> bool:
    return one.faction == NONE


def _theirs(s: RepublicState, seat: int, slot: int, one: Senator) -> bool:
    return one.faction not in (seat, NONE)


def _own(s: RepublicState, seat: int, slot: int, one: Senator) -> bool:
    return one.faction == seat


def _for_life(s: RepublicState, seat: int, slot: int, one: Senator) -> bool:
    return s.life == slot


def _outgoing(s: RepublicState, seat: int, slot: int, one: Senator) -> bool:
    return s.senate_session is not None and bool(s.senate_session.outgoing >> slot & 1)


def _pontifex(s: RepublicState, seat: int, slot: int, one: Senator) -> bool:
    return slot == pontifex(s)


def _priest(s: RepublicState, seat: int, slot: int, one: Senator) -> bool:
    return is_priest(s, slot)


def _major(s: RepublicState, seat: int, slot: int, one: Senator) -> bool:
    return holds_major(one)


def _never_consul(s: RepublicState, seat: int, slot: int, one: Senator) -> bool:
    return not one.marks & PRIOR_CONSUL


def _returned(s: RepublicState, seat: int, slot: int, one: Senator) -> bool:
    return bool(one.marks & RETURNED)


def _victor(s: RepublicState, seat: int, slot: int, one: Senator) -> bool:
    return bool(one.marks & VICTOR)


def _sent(s: RepublicState, seat: int, slot: int, one: Senator) -> bool:
    return bool(one.marks & SENT)


def _struck(s: RepublicState, seat: int, slot: int, one: Senator) -> bool:
    return (
        s.senate_session is not None
        and one.faction >= 0
        and bool(s.senate_session.struck >> one.faction & 1)
    )


def _low_influence(s: RepublicState, seat: int, slot: int, one: Senator) -> bool:
    return one.influence < CONSUL_FOR_LIFE_ELECTED


def _leads(s: RepublicState, seat: int, slot: int, one: Senator) -> bool:
    return one.faction >= 0 and s.factions[one.faction].leader == slot


def _poor(s: RepublicState, seat: int, slot: int, one: Senator) -> bool:
    return one.talents == 0


TRAITS: Final[tuple[Trait, ...]] = (
    Trait("captive", "R 1.10.71", _captive),
    Trait("rebel", "R 1.11.3", _rebel),
    Trait("governs", "R 1.09.51", _governs),
    Trait("in-field", "R 1.09.641", _in_field),
    Trait("unaligned", "R 1.09.11", _unaligned),
    Trait("for-life", "R 1.09.823", _for_life),
    Trait("theirs", "R 1.04.2", _theirs),
    Trait("own", "R 1.04.2", _own),
    Trait("outgoing", "R 1.09.2", _outgoing),
    Trait("is-pontifex", "R 2.01.2", _pontifex),
    Trait("major-office", "R 1.09.5", _major),
    Trait("victor", "R 1.09.644", _victor),
    Trait("just-sent", "R 1.09.644", _sent),
    Trait("returned", "R 1.09.51", _returned),
    Trait("struck-already", "R 1.09.7", _struck),
)
"""In the order in which they are looked for."""

BY_VERB: Final[dict[str, tuple[Trait, ...]]] = {
    "propose_censor": (Trait("never-consul", "R 1.09.4", _never_consul),),
    "propose_life": (Trait("low-influence", "R 1.09.821", _low_influence),),
    "name_priest": (Trait("is-priest", "R 2.01.31", _priest),),
    "leader": (Trait("leads-already", "R 1.07.7", _leads),),
    "persuade": (Trait("is-leader", "R VII.faction-leader", _leads),),
    "games": (Trait("no-talents", "R 1.07.6", _poor),),
    "attract": (Trait("no-talents", "R 1.07.5", _poor),),
    "contribute": (Trait("no-talents", "R 1.06.52", _poor),),
}
"""What matters only to some moves, and is looked for first."""


def reason_for_thing(
    s: RepublicState, seat: int, paragraph: str, offered: list[int], things: list[int], words: Words
) -> IllegalMove:
    """Why none of `things`, all that a word can mean, may be chosen where `offered` may."""
    for thing in things:
        reason = _reason(s, seat, offered, thing, words)
        if reason is not None:
            return reason
    for thing in things:
        if SENATOR <= thing < SENATOR + SLOTS:
            return refused("not-him", paragraph, person=who(s, thing - SENATOR))
    return refused("not-offered", paragraph)


def _reason(
    s: RepublicState, seat: int, offered: list[int], thing: int, words: Words
) -> IllegalMove | None:
    if SENATOR <= thing < SENATOR + SLOTS:
        return _of_person(s, seat, offered, thing - SENATOR, str(words.get("do", "")))
    if CARD < thing <= CARD + CARDS:
        return _of_card(s, seat, thing - CARD)
    if thing == REBEL_WAR:
        return refused("no-rebel", "R 1.11.33") if not marches(s) else None
    if WAR <= thing < PROVINCE:
        return _of_war(s, offered, thing - WAR)
    if PROVINCE <= thing < SEAT:
        if words.get("do") == "propose_deploy":
            return _of_rebels(s, thing - PROVINCE)
        return _of_province(s, offered, thing - PROVINCE)
    if CONCESSION <= thing < GAMES_THING:
        return _of_concession(s, thing - CONCESSION)
    if OFFICE <= thing < CONCESSION:
        return refused("office-filled", "R 1.09.2", office=thing - OFFICE)
    if GAMES_THING <= thing < BILL:
        games = thing - GAMES_THING
        return refused("games-dear", "R 1.07.6", games=games, talents=GAMES[games].talents)
    if BILL <= thing < LEADER:
        return _of_bill(s, thing - BILL)
    if LAW <= thing < LEGION:
        return _of_law(s, seat, thing - LAW)
    return None


@rule(
    "R 1.09.11",
    "R 1.09.2",
    "R 1.09.4",
    "R VII.censor",
    "R 1.09.5",
    "R 1.09.641",
    "R 1.10.71",
    "R 1.11.3",
)
def _of_person(
    s: RepublicState, seat: int, offered: list[int], slot: int, verb: str
) -> IllegalMove | None:
    one = s.senator(slot)
    others = [t - SENATOR for t in offered if SENATOR <= t < SENATOR + SLOTS]
    for trait in (*BY_VERB.get(verb, ()), *TRAITS):
        if trait.holds(s, seat, slot, one) and not any(
            trait.holds(s, seat, other, s.senator(other)) for other in others
        ):
            told: dict[str, object] = {"person": person(one)}
            if trait.reason == "governs":
                told["province"] = one.at
            return refused(trait.reason, trait.paragraph, **told)
    return _tried(s, verb, SENATOR + slot, {"person": person(one)})


@rule("R 1.09.131", "R 1.09.172")
def _tried(s: RepublicState, verb: str, thing: int, told: dict[str, object]) -> IllegalMove | None:
    """A proposal that names this thing has failed already, or found no consent."""
    if s.senate_session is None or not verb.startswith("propose_"):
        return None
    what = verb.removeprefix("propose_") + ":"
    if _names(s.senate_session.barred, what, thing):
        return refused("failed-already", "R 1.09.131", **told)
    if _names(s.senate_session.refused, what, thing):
        return refused("no-consent", "R 1.09.172", **told)
    return None


def _names(keys: list[str], what: str, thing: int) -> bool:
    """Whether one of the keys is of this kind of proposal and names this thing."""
    return any(key.startswith(what) and str(thing) in _numbers(key) for key in keys)


def _numbers(key: str) -> list[str]:
    """The numbers in the key of a proposal."""
    return "".join(c if c.isdigit() else " " for c in key).split()


@rule("R 1.07.3", "R 1.07.312")
def _of_card(s: RepublicState, seat: int, number: int) -> IllegalMove:
    """Only the seat's own hand is looked at."""
    if number not in s.factions[seat].hand:
        return refused("not-in-hand", "R 1.07.3", card=number)
    if number in promised_cards(s, seat):
        return refused("card-promised", "R 1.04.3", card=number)
    one = card(number)
    if one.kind == codes.STATESMAN:
        reason = why_not_play(s, seat, one.index)
        if reason:
            return IllegalMove(reason, "R 1.07.312", {"person": STATESMEN_FROM + one.index})
    if one.kind == codes.CONCESSION and not may_be_held_now(s, one.index):
        return refused("needs-land-bill", "R 1.09.61", concession=one.index)
    return refused("card-not-now", "R 1.07.35", card=number)


@rule("R 1.07.33", "R 1.07.331")
def _of_war(s: RepublicState, offered: list[int], war: int) -> IllegalMove | None:
    front = front_of(s, war)
    if front is None:
        return refused("no-war", "R 1.07.33", war=war)
    fronts = [front_of(s, t - WAR) for t in offered if WAR <= t < PROVINCE]
    if front.status != ACTIVE and all(f is None or f.status == ACTIVE for f in fronts):
        return refused("war-not-active", "R 1.07.331", war=war)
    return None


@rule("R 2.03.81", "R 2.03.71")
def _of_rebels(s: RepublicState, province: int) -> IllegalMove | None:
    """Why nobody is sent to a province: no rebel governor is there."""
    if province in open_to_attack(s):
        return None
    return refused("no-rebel-there", "R 2.03.81", province=province)


@rule("R 1.09.5", "R 1.09.54")
def _of_province(s: RepublicState, offered: list[int], province: int) -> IllegalMove | None:
    holding = s.holdings[province]
    if holding is None:
        return refused("not-roman", "R 1.09.5", province=province)
    others = [s.holdings[t - PROVINCE] for t in offered if PROVINCE <= t < SEAT]
    if holding.governor != NONE and all(h is None or h.governor == NONE for h in others):
        told = who(s, holding.governor)
        return refused("has-governor", "R 1.09.52", province=province, person=told)
    if holding.governor == NONE and all(h is None or h.governor != NONE for h in others):
        return refused("no-governor", "R 1.09.54", province=province)
    return None


@rule("R 1.07.32", "R 1.09.61")
def _of_concession(s: RepublicState, concession: int) -> IllegalMove | None:
    if s.owner[concession] != NONE:
        told = who(s, s.owner[concession])
        return refused("concession-held", "R 1.07.32", concession=concession, person=told)
    if s.zone[CONCESSIONS[concession].card] != FORUM:
        return refused("no-concession", "R 1.07.32", concession=concession)
    if not may_be_held_now(s, concession):
        return refused("needs-land-bill", "R 1.09.61", concession=concession)
    return refused("concession-tried", "R 1.09.61", concession=concession)


@rule("R 1.07.36", "R 2.06.2")
def _of_law(s: RepublicState, seat: int, law: int) -> IllegalMove | None:
    """Only the seat's own hand is looked at."""
    number = LAWS[law].card
    if number not in s.factions[seat].hand:
        return refused("not-in-hand", "R 1.07.36", card=number)
    if number in promised_cards(s, seat):
        return refused("card-promised", "R 1.04.3", card=number)
    if s.docket is not None and s.docket.refused >> law & 1:
        return refused("law-refused", "R 2.06.2", law=law)
    if not is_due(s, LAWS[law]):
        return refused("law-not-due", "R 1.07.36", law=law)
    return None


@rule("R 1.09.62", "R 1.09.621")
def _of_bill(s: RepublicState, bill: int) -> IllegalMove:
    if s.bills[bill] >= LAND_BILLS[bill].slots:
        return refused("bills-full", "R 1.09.62", bill=bill, count=s.bills[bill])
    return refused("bill-tried", "R 1.09.62", bill=bill)
