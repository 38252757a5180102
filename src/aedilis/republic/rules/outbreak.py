"""Wars and enemy leaders come into the Forum, and wars break out (rules 1.07.33 to 1.07.344)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import (
    DRAWN_ACTIVE,
    DRAWN_BY_PROVINCE,
    LEADER,
    NONE,
    REVOLT_ALWAYS,
    REVOLT_BY_PROVINCE,
    WAITS_FOR_PROVINCES,
    WAKES_INACTIVE_SERIES,
)
from aedilis.republic.definitions.components import LEADERS, WARS, card
from aedilis.republic.rules.alliance import exists
from aedilis.republic.rules.concessions import destroy
from aedilis.republic.rules.wars import place_in_series, series
from aedilis.republic.state.table import Front, RepublicState
from aedilis.republic.state.zones import (
    ACTIVE,
    CURIA,
    DISCARD,
    IMMINENT,
    INACTIVE,
    PLAY,
    REMOVED,
    REVOLTING,
)


@rule("R 1.07.333", "R VII.revolt")
def waits_for_province(s: RepublicState, war: int) -> bool:
    """Whether a war sleeps because a province it arises in does not exist."""
    if war >= REVOLTING or WARS[war].drawn != DRAWN_BY_PROVINCE:
        return False
    return any(not exists(s, province) for province in WARS[war].active_with)


@rule(
    "R 1.07.33",
    "R 1.07.331",
    "R VII.inactive-imminent",
    "R 1.07.3321",
    "R 1.07.341",
    "R VII.leader",
)
def place_war(s: RepublicState, war: int) -> Front:
    """A drawn war goes to the Forum: imminent beside one that matches it, else active or not as
    its card and its leader have it.
    """
    definition = WARS[war]
    s.zone[definition.card] = PLAY
    matching = [front for front in s.fronts if series(front.war) == series(war)]
    front = Front(war, INACTIVE, False, arises_as_revolt(s, war))
    s.fronts.append(front)
    if s.log is not None:
        s.note("republic-war-drawn", -1, {"war": war})
    if waits_for_province(s, war):
        pass
    elif matching:
        front.status = IMMINENT
        stir(s, matching)
    elif definition.drawn in (DRAWN_ACTIVE, DRAWN_BY_PROVINCE) or waiting_leaders(s, war):
        activate(s, front)
    if definition.traits & WAKES_INACTIVE_SERIES:
        wake_all_series(s)
    for leader in s.refugees:
        s.aiding += [leader, war]
        if s.log is not None:
            s.note("republic-refugee-joins", -1, {"leader": leader, "war": war})
    s.refugees = []
    return front


@rule("R 1.07.333")
def arises_as_revolt(s: RepublicState, war: int) -> bool:
    """Whether a war drawn now gives no spoils: by its card, by a province that exists, or because
    the last war of its series has been defeated.
    """
    definition = WARS[war]
    if definition.revolt == REVOLT_ALWAYS:
        return True
    if definition.revolt == REVOLT_BY_PROVINCE and exists(s, definition.revolt_with):
        return True
    last = last_of_series(war)
    return last != war and s.zone[WARS[last].card] in (DISCARD, REMOVED)


def last_of_series(war: int) -> int:
    """The last war in the sequence of a war's series."""
    if WARS[war].series == NONE:
        return war
    same = [one for one in WARS if one.series == WARS[war].series]
    return max(same, key=lambda one: one.place).index


@rule("R 1.07.3321")
def stir(s: RepublicState, matching: list[Front]) -> None:
    """Of the inactive wars that a drawn one matches the earliest breaks out; the others become
    imminent.
    """
    asleep = [f for f in matching if f.status == INACTIVE and not waits_for_province(s, f.war)]
    asleep.sort(key=lambda one: place_in_series(one.war))
    for n, front in enumerate(asleep):
        if n == 0:
            activate(s, front)
        else:
            front.status = IMMINENT


@rule("R 1.07.37")
def wake_all_series(s: RepublicState) -> None:
    """The Social War wakes every inactive war that belongs to a series."""
    for front in s.fronts:
        matched = front.war < REVOLTING and WARS[front.war].series != NONE
        if matched and front.status == INACTIVE and not waits_for_province(s, front.war):
            activate(s, front)


@rule("R 1.07.331", "R 1.07.341")
def activate(s: RepublicState, front: Front) -> None:
    """A war breaks out: leaders who wait for it in the Curia join, and what it destroys is lost."""
    front.status = ACTIVE
    if s.log is not None:
        s.note("republic-war-active", -1, {"war": front.war})
    for leader in waiting_leaders(s, front.war):
        join(s, leader)
    if front.war < REVOLTING and WARS[front.war].destroys != NONE:
        destroy(s, WARS[front.war].destroys)


def waiting_leaders(s: RepublicState, war: int) -> list[int]:
    """The leaders of a war who lie in the Curia."""
    found: list[int] = []
    for number in s.curia:
        one = card(number)
        if one.kind == LEADER and war < REVOLTING and LEADERS[one.index].leads(WARS[war]):
            found.append(one.index)
    return found


def join(s: RepublicState, leader: int) -> None:
    """A leader comes to his wars, out of the Curia if he lay there."""
    number = LEADERS[leader].card
    if number in s.curia:
        s.curia.remove(number)
    s.zone[number] = PLAY
    s.leaders.append(leader)
    if s.log is not None:
        s.note("republic-leader-joins", -1, {"leader": leader})


@rule("R 1.07.341", "R 1.07.344")
def place_leader(s: RepublicState, leader: int) -> None:
    """A drawn leader joins his war, and an inactive one breaks out; without one he goes to the
    Curia. An imminent war, or one that waits for a province, is not enough.
    """
    definition = LEADERS[leader]
    fronts = [
        front
        for front in s.fronts
        if front.war < REVOLTING
        and definition.leads(WARS[front.war])
        and front.status != IMMINENT
        and not waits_for_province(s, front.war)
    ]
    if s.log is not None:
        s.note("republic-leader-drawn", -1, {"leader": leader})
    if not fronts:
        s.zone[definition.card] = CURIA
        s.curia.append(definition.card)
        return
    join(s, leader)
    for front in fronts:
        if front.status == INACTIVE:
            activate(s, front)


@rule("R 1.07.341", "R 1.07.8", "R VII.putting-rome-in-order", "R VII.curia")
def has_imminent_war(s: RepublicState, leader: int) -> bool:
    """Whether a leader in the Curia waits for a war already in the Forum, and so does not age."""
    if LEADERS[leader].traits & WAITS_FOR_PROVINCES:
        return any(
            LEADERS[leader].leads(WARS[front.war]) and front.status == IMMINENT
            for front in s.fronts
            if front.war < REVOLTING and not waits_for_province(s, front.war)
        )
    return any(
        LEADERS[leader].leads(WARS[front.war]) for front in s.fronts if front.war < REVOLTING
    )


@rule("R 1.07.333")
def wake_by_province(s: RepublicState) -> None:
    """Revolts whose provinces have come to exist break out, the earliest of each series; the
    others become imminent (at the Revolution Phase).
    """
    woken: list[Front] = []
    for front in s.fronts:
        by_province = front.war < REVOLTING and WARS[front.war].drawn == DRAWN_BY_PROVINCE
        if by_province and front.status == INACTIVE and not waits_for_province(s, front.war):
            woken.append(front)
    woken.sort(key=lambda one: place_in_series(one.war))
    for front in woken:
        group = [f for f in s.fronts if series(f.war) == series(front.war) and f is not front]
        if any(other.status != INACTIVE for other in group):
            front.status = IMMINENT
        else:
            activate(s, front)
