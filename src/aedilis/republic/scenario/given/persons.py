"""The persons of a given position: who is in play, what lies on each, and where he is.

See rules 1.07.31, 1.09.11, 1.09.5, 1.10.71 and 1.11.3.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from aedilis.kernel.plain_yaml import Place, ScenarioError
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import (
    CARD_IDS,
    CONCESSIONS,
    FAMILIES,
    STATESMEN,
    index_of,
)
from aedilis.republic.definitions.named import MASTER_OF_HORSE
from aedilis.republic.rules.camps import pitch_camp
from aedilis.republic.rules.concessions import grant
from aedilis.republic.rules.persons import (
    enter_family,
    enter_statesman,
    printed,
    why_not_play,
    with_identity,
)
from aedilis.republic.scenario.given.cards import Cards
from aedilis.republic.scenario.given.forum import person_at, war_at
from aedilis.republic.state.college import College
from aedilis.republic.state.person import Senator
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CAPTIVE, FIELD, MARKS, PLAY, PROVINCE, REBEL

Given = Mapping[str, Any]

NUMBERS: Final = ("influence", "popularity", "knights", "talents")
WHY_NOT: Final = {
    "republic-refused-same-id": "somebody with his ID is in play already",
    "republic-refused-family-elsewhere": "his family is in play for somebody else",
}


def everybody(given: Given, seats: Sequence[str]) -> list[tuple[int, str, Given, Place]]:
    """The persons of a file: seat (NONE for the unaligned), id, what is said, and where."""
    found: list[tuple[int, str, Given, Place]] = []
    for seat, name in enumerate(seats):
        for id_, said in given.get(name, {}).get("senators", {}).items():
            found.append((seat, id_, said or {}, ("given", name, "senators", id_)))
    for id_, said in given.get("forum", {}).items():
        found.append((NONE, id_, said or {}, ("given", "forum", id_)))
    return found


def bring_everybody(s: RepublicState, cards: Cards, given: Given, seats: Sequence[str]) -> None:
    """Bring all persons into play with their own values, and lead their factions."""
    for seat, id_, said, place in everybody(given, seats):
        slot = _enter(s, cards, seat, id_, said, place)
        _value(s.senator(slot), said)
        if said.get("priest", False):
            _priests(s, (*place, "priest")).priests |= 1 << slot
    for seat, name in enumerate(seats):
        camp = given.get(name, {})
        faction = s.factions[seat]
        faction.treasury = camp.get("treasury", 0)
        faction.knight_drm = camp.get("knight_drm", 0)
        faction.no_knights = camp.get("no_knights", False)
        faction.gone = camp.get("gone", False)
        if camp.get("answerable", False):
            _priests(s, ("given", name, "answerable")).answerable = seat
        if "leader" in camp:
            place = ("given", name, "leader")
            faction.leader = person_at(s, camp["leader"], place)


def _priests(s: RepublicState, place: Place) -> College:
    """What is kept of the priests. Raises ScenarioError in a game without them."""
    if s.college is None:
        raise ScenarioError("this takes the option pontifex", place)
    return s.college


def _enter(s: RepublicState, cards: Cards, seat: int, id_: str, said: Given, place: Place) -> int:
    number = CARD_IDS[id_][0]
    family = index_of("family", id_)
    if family != NONE:
        cards.take(number, place, PLAY)
        if with_identity(s, family + 1):
            text = "somebody with his ID is in play; with_family puts a family under its statesman"
            raise ScenarioError(text, place)
        return enter_family(s, family, seat)
    statesman = index_of("statesman", id_)
    if seat == NONE:
        raise ScenarioError("a statesman always has a faction", place)
    own = STATESMEN[statesman].family
    reason = why_not_play(s, seat, statesman)
    if reason or (with_identity(s, own + 1) and not _pair(s, own)):
        raise ScenarioError(WHY_NOT.get(reason, WHY_NOT["republic-refused-same-id"]), place)
    cards.take(number, place, PLAY)
    slot = enter_statesman(s, seat, statesman)
    if said.get("with_family", False):
        cards.take(FAMILIES[own].card, (*place, "with_family"), PLAY)
        s.senator(slot).family = own
    one = s.senator(slot)
    one.influence = printed(one).influence
    one.popularity = printed(one).popularity
    return slot


def _pair(s: RepublicState, family: int) -> bool:
    """Whether whoever has a family's ID is a statesman, who may have another beside him."""
    return all(s.senator(slot).statesman != NONE for slot in with_identity(s, family + 1))


def _value(one: Senator, said: Given) -> None:
    for name in NUMBERS:
        if name in said:
            setattr(one, name, said[name])
    if "office" in said:
        one.offices = 1 << index_of("office", said["office"])
    for word in said.get("marks", []):
        one.marks |= 1 << MARKS.index(word)
    for word in said.get("plundered", []):
        one.plundered |= 1 << index_of("province", word)


def endow_everybody(s: RepublicState, cards: Cards, given: Given, seats: Sequence[str]) -> None:
    """Concessions, and where everybody is; wars and provinces are there by now."""
    for _, id_, said, place in everybody(given, seats):
        slot = person_at(s, id_, place)
        _grant(s, cards, slot, said, place)
        _send(s, slot, said, place)


def _grant(s: RepublicState, cards: Cards, slot: int, said: Given, place: Place) -> None:
    for i, word in enumerate(said.get("concessions", [])):
        index = index_of("concession", word)
        cards.take(CONCESSIONS[index].card, (*place, "concessions", i), PLAY)
        grant(s, index, slot)
    for i, word in enumerate(said.get("exposed", [])):
        index = index_of("concession", word)
        if s.owner[index] != slot:
            raise ScenarioError(f"he does not hold {word}", (*place, "exposed", i))
        s.exposed |= 1 << index


def _send(s: RepublicState, slot: int, said: Given, place: Place) -> None:
    """Put somebody in the field, in the enemy's hands, or among the rebels."""
    away = [word for word in ("field", "captive", "rebel") if word in said]
    if not away:
        return
    one = s.senator(slot)
    if away == ["rebel"] and s.rising is not None and one.place == PROVINCE:
        province = one.at
        one.place = REBEL
        one.at = NONE
        pitch_camp(s, province)
        if said["rebel"] == "primary":
            s.rebel = slot
        return
    if len(away) > 1 or any(x is not None and x.governor == slot for x in s.holdings):
        raise ScenarioError("he can be in one place only", (*place, away[-1]))
    word: str = said[away[0]]
    if away[0] == "rebel":
        one.place = REBEL
        if word == "primary":
            s.rebel = slot
        return
    one.at = war_at(s, word, (*place, away[0]), "victor" in said.get("marks", []))
    if away[0] == "captive":
        one.place = CAPTIVE
        return
    one.place = FIELD
    if not one.offices >> MASTER_OF_HORSE & 1:
        s.serial += 1
        one.serial = s.serial
