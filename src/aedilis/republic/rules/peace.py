"""Wars end: provinces are won, leaders lose their cause, captives die (rules 1.10.4, 1.07.344)."""

from typing import Final

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import (
    CREATES_WHEN_ATTACKED,
    CREATES_WHEN_SERIES_DEFEATED,
    ERAS,
    MIXED,
    NONE,
)
from aedilis.republic.definitions.components import LAWS, LEADERS, SCENARIOS, WARS
from aedilis.republic.definitions.named import (
    ALEXANDRINE_WAR,
    CLEOPATRA,
    PLAUTIAN,
    REFUGE,
    SOCIAL_WAR,
)
from aedilis.republic.rules.abroad import bring_home
from aedilis.republic.rules.alliance import KEPT, exists, free_allies
from aedilis.republic.rules.armies import move_all
from aedilis.republic.rules.death import die
from aedilis.republic.rules.draw_deck import TOP, into_top_six, left_in_deck
from aedilis.republic.rules.outbreak import activate, last_of_series, waits_for_province
from aedilis.republic.rules.persons import in_play
from aedilis.republic.rules.wars import province_of, series
from aedilis.republic.state.table import Front, Holding, RepublicState
from aedilis.republic.state.zones import (
    ACTIVE,
    AT_WAR,
    BARRACKS,
    CAPTIVE,
    CURIA,
    DECK,
    DISCARD,
    FIELD,
    INACTIVE,
    LAW,
    PLAY,
    REMOVED,
    REVOLTING,
    VICTOR,
)

DEFEATED: Final = 0
"""Beaten by Rome in battle."""
BOUGHT: Final = 1
"""Ended for good by an alliance: gone, with its provinces won."""
RESHUFFLED: Final = 2
"""Back among the next cards of the deck."""
REPULSED: Final = 3
"""Beaten by a governor: back among the next cards of the deck, or out of the game when hardly any
are left.
"""


@rule("R 1.10.4", "R 1.10.71", "R 1.09.645")
def end_war(s: RepublicState, front: Front, how: int, victor: int = NONE) -> None:
    """A war leaves the Forum. Its captives die, all forces on it come home, its leaders go, and
    its provinces are won when it is over for good.

    The `victor` is the slot of the commander who has won it in battle: he alone, and a Master of
    Horse with him, stay in the field with his army, marked as VICTOR and still at the number of the
    war that is gone.
    """
    war = front.war
    for slot, one in in_play(s):
        if one.place == CAPTIVE and one.at == war:
            die(s, slot)
    for slot, one in in_play(s):
        if one.place == FIELD and one.at == war and one.serial and slot != victor:
            bring_home(s, slot)
    if victor != NONE:
        s.senator(victor).marks |= VICTOR
    move_all(s, AT_WAR + war, BARRACKS)
    s.fronts.remove(front)
    if war >= REVOLTING:
        s.holdings[province_of(war)] = Holding(False, NONE, 0)
    else:
        _put_card_away(s, war, how)
    if war == ALEXANDRINE_WAR:
        _cleopatra_leaves(s)
    if how == DEFEATED and s.neutrals is not None:
        s.neutrals.won += 1
    release_leaders(s, war, how == DEFEATED)
    if s.frontier is not None and not _keeps_allies(s, war):
        free_allies(s, war)
    if how not in (RESHUFFLED, REPULSED):
        _win_provinces(s, war)
    if war == SOCIAL_WAR and s.zone[LAWS[PLAUTIAN].card] == LAW:
        s.zone[LAWS[PLAUTIAN].card] = REMOVED


@rule("R 1.07.34")
def _cleopatra_leaves(s: RepublicState) -> None:
    """What she brought either side ends with the Alexandrine War, and she is out of the game."""
    if s.cleopatra:
        s.cleopatra = 0
        s.zone[LEADERS[CLEOPATRA].card] = REMOVED
        if CLEOPATRA in s.leaders:
            s.leaders.remove(CLEOPATRA)


@rule("R 2.02.412", "R 2.02.414")
def _keeps_allies(s: RepublicState, war: int) -> bool:
    """Whether a war that has left the Forum keeps its allies: where the table plays so, one that
    will come again.
    """
    if war >= REVOLTING or s.zone[WARS[war].card] != DECK:
        return False
    return s.switches.reshuffled_allies == KEPT


@rule("R 2.02.414", "R 3.04.1")
def repulse(s: RepublicState, number: int) -> None:
    """The card of a war that a governor has beaten and that cannot rest goes among the next six of
    the deck. Are there no more than six, it goes among those of the next deck, if there is one.
    """
    left = left_in_deck(s)
    if left > TOP:
        into_top_six(s, number)
    elif left < s.deck_size():
        into_top_six(s, number, left)
    else:
        s.zone[number] = REMOVED


def _put_card_away(s: RepublicState, war: int, how: int) -> None:
    number = WARS[war].card
    if how == RESHUFFLED:
        into_top_six(s, number)
        return
    if how == REPULSED:
        repulse(s, number)
        return
    s.zone[number] = DISCARD
    s.discards.append(number)
    if war == last_of_series(war):
        for other in s.fronts:
            if series(other.war) == series(war):
                other.revolt = True


@rule("R 1.10.4", "R 1.09.5", "R 1.09.54")
def _win_provinces(s: RepublicState, war: int) -> None:
    """The provinces that a war's end creates come to the Forum, vacant; undeveloped, but for one
    that its card brings developed, or turns so.
    """
    if war >= REVOLTING or WARS[war].creates_when == CREATES_WHEN_ATTACKED:
        return
    definition = WARS[war]
    if definition.creates_when == CREATES_WHEN_SERIES_DEFEATED:
        same = [one for one in WARS if one.series == definition.series]
        if any(s.zone[one.card] not in (DISCARD, REMOVED) for one in same):
            return
    for province in definition.creates:
        held = s.holdings[province]
        if province == definition.develops and held is not None:
            held.developed = True
        else:
            create_province(s, province, province == definition.develops)


@rule("R 1.10.4", "R 1.09.5")
def win_by_attack(s: RepublicState, war: int) -> None:
    """The provinces that Rome gains as soon as she fights a war, whatever comes of it."""
    if 0 <= war < REVOLTING and WARS[war].creates_when == CREATES_WHEN_ATTACKED:
        for province in WARS[war].creates:
            create_province(s, province)


@rule("R 1.09.5")
def create_province(s: RepublicState, province: int, developed: bool = False) -> None:
    """A new province lies in the Forum, unless it exists or is in revolt."""
    if exists(s, province):
        return
    if any(province_of(front.war) == province for front in s.fronts):
        return
    s.holdings[province] = Holding(developed, NONE, 0)
    if s.log is not None:
        s.note("republic-province-created", -1, {"province": province})


@rule("R 1.07.344", "R 1.07.21")
def release_leaders(s: RepublicState, war: int, in_battle: bool) -> None:
    """Leaders without a cause go to the Curia, or out of the game when none can come any more.

    A leader whose war was lost in battle may find refuge, where that event waits for one.
    """
    pairs = [(s.aiding[i], s.aiding[i + 1]) for i in range(0, len(s.aiding), 2)]
    s.aiding = [n for pair in pairs if pair[1] != war for n in pair]
    touched = [leader for leader, aided in pairs if aided == war]
    if war < REVOLTING:
        touched += [leader for leader in s.leaders if LEADERS[leader].leads(WARS[war])]
    for leader in dict.fromkeys(touched):
        if leader in s.leaders and not _has_cause(s, leader):
            s.leaders.remove(leader)
            if in_battle and s.events[REFUGE]:
                _take_refuge(s, leader)
            else:
                dismiss(s, leader)


def _has_cause(s: RepublicState, leader: int) -> bool:
    """Whether a leader has an active war of his own left, or one that he aids, or waits in refuge
    for the next one.
    """
    if leader in s.aiding[::2] or leader in s.refugees:
        return True
    return any(
        front.status == ACTIVE and front.war < REVOLTING and LEADERS[leader].leads(WARS[front.war])
        for front in s.fronts
    )


@rule("R 1.07.21")
def _take_refuge(s: RepublicState, leader: int) -> None:
    """A leader waits for the next war drawn, or, on the dark side, aids every war there is."""
    dark = s.events[REFUGE] > 1
    s.events[REFUGE] = 0
    active = [front.war for front in s.fronts]
    if dark and active:
        s.leaders.append(leader)
        for war in active:
            s.aiding += [leader, war]
        for front in list(s.fronts):
            if front.status != ACTIVE and _may_be_woken(s, front):
                activate(s, front)
    else:
        s.refugees.append(leader)
        s.leaders.append(leader)
    if s.log is not None:
        s.note("republic-refuge", -1, {"leader": leader})


def _may_be_woken(s: RepublicState, front: Front) -> bool:
    """Whether a leader from refuge wakes a war: an inactive one that waits for no province."""
    return front.status == INACTIVE and not waits_for_province(s, front.war)


@rule("R 1.07.344")
def dismiss(s: RepublicState, leader: int) -> None:
    """A leader goes to the Curia, or out of the game if no war of his can come any more."""
    number = LEADERS[leader].card
    if number in s.curia:
        s.curia.remove(number)
    gone = wars_gone(s, leader)
    if gone:
        s.zone[number] = REMOVED
    else:
        s.zone[number] = CURIA
        s.curia.append(number)
    if s.log is not None:
        s.note("republic-leader-leaves", -1, {"leader": leader, "gone": int(gone)})


@rule("R 1.07.344")
def wars_gone(s: RepublicState, leader: int) -> bool:
    """Whether, by what everybody knows, no war that a leader can lead can come or is in play."""
    scenario = SCENARIOS[s.scenario]
    lowest = scenario.bottom.next_deck if scenario.bottom.next else NONE
    decks = {*scenario.decks, lowest}
    if MIXED in decks:
        decks = set(range(len(ERAS)))
    for war in WARS:
        if not LEADERS[leader].leads(war):
            continue
        zone = s.zone[war.card]
        if zone == PLAY:
            return False
        if zone not in (DISCARD, REMOVED) and war.deck in decks and s.deck_size():
            return False
    return True
