"""What lies in the Forum of a given position: wars, enemy leaders, provinces, events, land bills.

See rules 1.07.21, 1.07.33, 1.07.34, 1.09.5 and 1.09.62.
"""

from collections.abc import Mapping
from typing import Any, Final

from aedilis.kernel.plain_yaml import Place, ScenarioError
from aedilis.republic.definitions.codes import LATE, NONE
from aedilis.republic.definitions.components import (
    FORUM_EVENTS,
    INTRIGUES,
    LAND_BILLS,
    LEADERS,
    WARS,
    index_of,
)
from aedilis.republic.definitions.named import CLEOPATRA, OPEN_BODYGUARD
from aedilis.republic.rules.camps import rebel_provinces
from aedilis.republic.rules.outbreak import arises_as_revolt
from aedilis.republic.rules.wars import rebelling, revolting
from aedilis.republic.scenario.given.cards import Cards
from aedilis.republic.state.rising import CAMPS
from aedilis.republic.state.table import Front, Holding, RepublicState
from aedilis.republic.state.zones import BEQUESTS, MARCH, PLAY, PROVINCE, RAIDERS, STATUSES
from aedilis.republic.words import slot_of

Given = Mapping[str, Any]

REVOLT: Final = "revolt."
FLAGS: Final = ("naval_won", "unprosecuted")
ELSEWHERE: Final = {"rebel": MARCH, "raiders": RAIDERS}
CLEOPATRA_IS: Final = ("", "ally", "enemy")


def lay_forum(s: RepublicState, cards: Cards, given: Given) -> None:
    """All that lies in the Forum, but for persons and cards that anybody may get."""
    for word, said in given.get("provinces", {}).items():
        place = ("given", "provinces", word)
        _lay_province(s, index_of("province", word), said or {}, place)
    for word, said in given.get("wars", {}).items():
        _lay_war(s, cards, word, said or {}, ("given", "wars", word))
    _lay_allies(s, given)
    _lay_leaders(s, cards, given)
    for word, level in given.get("events", {}).items():
        s.events[index_of("event", word)] = level
    for i, number in enumerate(given.get("bills", [])):
        s.bills[number - 1] += 1
        if s.bills[number - 1] > LAND_BILLS[number - 1].slots:
            text = f"no more than {LAND_BILLS[number - 1].slots} of type {number} can be in force"
            raise ScenarioError(text, ("given", "bills", i))
    _lay_bequests(s, given)
    s.era_ends = given.get("era_ends", False)
    s.no_recruitment = given.get("no_recruitment", False)


def _lay_province(s: RepublicState, province: int, said: Given, place: Place) -> None:
    holding = Holding(said.get("developed", False), NONE, 0)
    holding.overrun = said.get("overrun", False)
    holding.disorder = said.get("disorder", False)
    s.holdings[province] = holding
    _lay_own_forces(s, province, said, place)
    if "governor" not in said:
        if "term" in said or "legate" in said:
            raise ScenarioError("a vacant province has neither term nor legate", place)
        return
    slot = person_at(s, said["governor"], (*place, "governor"))
    holding.governor = slot
    holding.term = said.get("term", 1)
    holding.legate = said.get("legate", False)
    if not holding.legate:
        one = s.senator(slot)
        if one.place == PROVINCE:
            text = f"{said['governor']} is in another province already"
            raise ScenarioError(text, (*place, "governor"))
        one.place = PROVINCE
        one.at = province


def _lay_own_forces(s: RepublicState, province: int, said: Given, place: Place) -> None:
    """What a province has of its own, in games with Provincial Wars. Raises ScenarioError."""
    for word in ("own_troops", "own_fleets", "ally"):
        if word in said and s.frontier is None:
            raise ScenarioError("this needs the option provincial-wars", (*place, word))
    if s.frontier is not None:
        s.frontier.troops[province] = said.get("own_troops", 0)
        s.frontier.fleets[province] = said.get("own_fleets", 0)


def _lay_allies(s: RepublicState, given: Given) -> None:
    """The provinces in league with a war that is there. Raises ScenarioError."""
    for word, said in given.get("provinces", {}).items():
        if s.frontier is None or "ally" not in (said or {}):
            continue
        place = ("given", "provinces", word)
        if "governor" in said:
            raise ScenarioError("an ally of a war has no governor", (*place, "governor"))
        province = index_of("province", word)
        s.frontier.ally[province] = war_at(s, said["ally"], (*place, "ally"))
        s.frontier.developed |= int(said.get("developed", False)) << province
        s.holdings[province] = None


def _lay_war(s: RepublicState, cards: Cards, word: str, said: Given, place: Place) -> None:
    status = STATUSES.index(said.get("status", "active"))
    if word.startswith(REVOLT):
        province = index_of("province", word.removeprefix(REVOLT))
        if s.holdings[province] is not None:
            raise ScenarioError("this province is at peace: leave it out of provinces", place)
        war = revolting(province, said.get("developed", False))
        front = Front(war, status, False, True)
    else:
        if "developed" in said:
            raise ScenarioError("only a province in revolt is developed", (*place, "developed"))
        war = index_of("war", word)
        cards.take(WARS[war].card, place, PLAY)
        front = Front(war, status, False, said.get("revolt", arises_as_revolt(s, war)))
    for name in FLAGS:
        setattr(front, name, said.get(name, False))
    for number in said.get("used", []):
        front.used |= 1 << number
    s.fronts.append(front)


def person_at(s: RepublicState, word: str, place: Place) -> int:
    """The slot of a person in play. Raises ScenarioError when he is not."""
    slot = slot_of(s, word)
    if slot == NONE:
        raise ScenarioError(f"{word} is not in play", place)
    return slot


def war_at(s: RepublicState, word: str, place: Place, over: bool = False) -> int:
    """The war in the Forum that a word names; `over` takes one that is gone as well, whose victor
    is still in the field. Raises ScenarioError when it is not there.
    """
    if word in ELSEWHERE:
        return ELSEWHERE[word]
    province = index_of("province", word)
    if province != NONE:
        return rebelling(province)
    bequest = index_of("forum_event", word)
    if bequest != NONE:
        return BEQUESTS - bequest
    wars = [index_of("war", word)]
    if word.startswith(REVOLT):
        province = index_of("province", word.removeprefix(REVOLT))
        wars = [revolting(province, False), revolting(province, True)]
    there = [front.war for front in s.fronts]
    for war in wars:
        if war in there or over:
            return war
    raise ScenarioError(f"{word} is not in the Forum", place)


def _lay_leaders(s: RepublicState, cards: Cards, given: Given) -> None:
    for i, word in enumerate(given.get("leaders", [])):
        place = ("given", "leaders", i)
        leader = index_of("leader", word)
        cards.take(LEADERS[leader].card, place, PLAY)
        s.leaders.append(leader)
    for word, wars in given.get("aided", {}).items():
        for i, war in enumerate(wars):
            s.aiding += [index_of("leader", word), war_at(s, war, ("given", "aided", word, i))]
    s.refugees = [index_of("leader", word) for word in given.get("refugees", [])]
    if "cleopatra" in given:
        s.cleopatra = CLEOPATRA_IS.index(given["cleopatra"])
        cards.take(LEADERS[CLEOPATRA].card, ("given", "cleopatra"), PLAY)
        if given["cleopatra"] == "enemy":
            s.leaders.append(CLEOPATRA)
    if "rhodian_war" in given:
        s.rhodian = war_at(s, given["rhodian_war"], ("given", "rhodian_war"))


def _lay_bequests(s: RepublicState, given: Given) -> None:
    """Bequests that have been taken up, and are paid out in the next Revenue Phase."""
    for i, word in enumerate(given.get("bequests_due", [])):
        index = index_of("forum_event", word)
        if word not in given.get("bequests", []):
            raise ScenarioError(f"{word} is none of the bequests", ("given", "bequests_due", i))
        assert FORUM_EVENTS[index].creates != NONE
        s.bequests.append(index)


def lay_camps(s: RepublicState, given: Given) -> None:
    """Where rebel governors are with their forces, once it is known who rebels. Raises
    ScenarioError.
    """
    if s.rising is None:
        return
    for word, said in given.get("provinces", {}).items():
        province = index_of("province", word)
        for name in ("camp", "naval_won"):
            if name in (said or {}) and province not in rebel_provinces(s):
                raise ScenarioError("no rebel governs it", ("given", "provinces", word, name))
        if province in rebel_provinces(s):
            s.rising.camp[province] = CAMPS.index(said.get("camp", "at_home"))
            s.rising.naval_won |= int(said.get("naval_won", False)) << province
    s.rising.stalemate = given.get("stalemate", False)


def favour(s: RepublicState, cards: Cards, given: Given) -> None:
    """The Consul for Life, and whom the Open Bodyguard protects. Raises ScenarioError."""
    if "consul_for_life" in given:
        s.life = person_at(s, given["consul_for_life"], ("given", "consul_for_life"))
        s.elected = given.get("elected", False)
    elif "elected" in given:
        raise ScenarioError("there is no consul_for_life", ("given", "elected"))
    if "guarded" in given:
        s.guarded = person_at(s, given["guarded"], ("given", "guarded"))
        cards.take(INTRIGUES[OPEN_BODYGUARD].cards[LATE][0], ("given", "guarded"), PLAY)
