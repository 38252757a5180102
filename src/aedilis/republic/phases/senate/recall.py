"""Generals in the field are reinforced, recalled and replaced (rules 1.09.643 to 1.09.647)."""

from typing import Final

from aedilis.kernel.prompt import Amount, Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.phases.senate.commands import (
    generals,
    lacks,
    leaderless,
    may_be_recalled,
    reinforceable,
    too_weak,
    war_of,
    war_thing,
    with_master,
)
from aedilis.republic.phases.senate.deployment import chair_leaves
from aedilis.republic.phases.senate.kinds import Kind, Parts, slot_of
from aedilis.republic.phases.senate.units import can_take, mask_of, ships, taken, veteran_pick
from aedilis.republic.rules.abroad import bring_home, come_home, send_out
from aedilis.republic.rules.armies import (
    count_fleets,
    count_legions,
    fleets_at,
    legions_at,
    move_all,
    send_fleets,
    send_legions,
)
from aedilis.republic.rules.persons import who
from aedilis.republic.state.choices import (
    GROUPS,
    LEGION,
    SENATOR,
    WAR,
    code,
    numbered,
    senators,
    verb,
)
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import AT_WAR, BARRACKS, SENT, UNDER

ALL: Final = verb("take")
SOME: Final = verb("split")
REPLACE: Final = verb("yes")

cite("R 1.09.647", "R 1.09.6")


class Reinforce(Kind):
    """More forces for generals who were away when the session began.

    A part is a general, regular legions, veterans (as a pick), and fleets.
    """

    name = "reinforce"
    rule = "R 1.09.647"
    most = GROUPS

    def of_war(self, s: RepublicState, parts: Parts) -> bool:
        return True

    def may(self, s: RepublicState, seat: int, tribune: bool) -> bool:
        return s.sitting().other_business() and self.more(s, seat, [])

    def left(self, s: RepublicState, parts: Parts) -> tuple[int, int]:
        """Legions and fleets in Rome that no part has taken yet."""
        legions = count_legions(s, BARRACKS) - sum(part[1] + part[2] for part in parts)
        return legions, count_fleets(s, BARRACKS) - sum(part[-1] for part in parts)

    def generals(self, s: RepublicState, parts: Parts) -> list[int]:
        """The generals whom no part names yet."""
        named = [slot_of(part[0]) for part in parts]
        return [slot for slot in reinforceable(s) if slot not in named]

    def more(self, s: RepublicState, seat: int, parts: Parts) -> bool:
        return any(self.left(s, parts)) and bool(self.generals(s, parts))

    def field(self, s: RepublicState, seat: int, parts: Parts, part: list[int]) -> Prompt | None:
        n = len(parts)
        if not part:
            options = senators(numbered("general", n), self.generals(s, parts))
            return Choose(seat, "republic-ask-reinforced", self.rule, options)
        legions, fleets = self.left(s, parts)
        used = mask_of(one - LEGION for gone in parts for one in gone[3:-1])
        pick = veteran_pick(s, seat, BARRACKS, numbered("veterans", n), used)
        if len(part) == 1:
            most = legions - len(pick.items)
            low = 0 if fleets or pick.items else 1
            name = numbered("legions", n)
            return Amount(seat, "republic-ask-legions", self.rule, name, low, most)
        if len(part) == 2:
            pick.low = 0 if fleets or part[1] else 1
            return pick
        if len(part) == 3 + part[2]:
            low = 0 if part[1] + part[2] else 1
            name = numbered("fleets", n)
            return Amount(seat, "republic-ask-fleets", self.rule, name, low, fleets)
        return None

    def holds(self, s: RepublicState, parts: Parts) -> bool:
        if min(self.left(s, parts)) < 0:
            return False
        used = 0
        for part in parts:
            if not can_take(s, BARRACKS, part[:-1], 1, used):
                return False
            used |= mask_of(taken(s, BARRACKS, part[:-1], 1, used))
        return all(slot_of(part[0]) in reinforceable(s) for part in parts)

    def carry(self, s: RepublicState, parts: Parts, by: int) -> None:
        for part in parts:
            slot = slot_of(part[0])
            legions = taken(s, BARRACKS, part[:-1], 1)
            send_legions(s, legions, UNDER + slot)
            send_fleets(s, ships(s, BARRACKS, part[-1]), UNDER + slot)
            s.senator(slot).marks |= SENT
            if s.log is not None:
                told = {"person": who(s, slot), "legions": len(legions), "fleets": part[-1]}
                s.note("republic-reinforced", s.senator(slot).faction, told)


cite("R 1.09.644", "R 1.09.643", "R 1.09.6")


class Recall(Kind):
    """Generals come home with all they have, give up part of it, or are replaced by others; or
    forces that nobody commands come home.

    A part is a general, what of his, and then his successor, or legions, veterans and fleets; or it
    is the war whose leaderless forces are fetched.
    """

    name = "recall"
    rule = "R 1.09.644"
    most = GROUPS

    def of_war(self, s: RepublicState, parts: Parts) -> bool:
        return True

    def may(self, s: RepublicState, seat: int, tribune: bool) -> bool:
        return s.sitting().other_business() and self.more(s, seat, [])

    def more(self, s: RepublicState, seat: int, parts: Parts) -> bool:
        return any(self.open(s, parts))

    def open(self, s: RepublicState, parts: Parts) -> tuple[list[int], list[int]]:
        """The generals and the wars with leaderless forces that no part names yet."""
        named = [part[0] for part in parts]
        slots = [slot for slot in may_be_recalled(s) if SENATOR + slot not in named]
        fetched = [war_of(one) for one in named if one >= WAR]
        return slots, [war for war in leaderless(s) if war not in fetched]

    def field(self, s: RepublicState, seat: int, parts: Parts, part: list[int]) -> Prompt | None:
        n = len(parts)
        if not part:
            slots, wars = self.open(s, parts)
            field = numbered("general", n)
            options = senators(field, slots) + [war_thing(field, war) for war in wars]
            return Choose(seat, "republic-ask-recalled", self.rule, options)
        if part[0] >= WAR:
            return None
        slot = slot_of(part[0])
        if len(part) == 1:
            field = numbered("how", n)
            options = [code(field, 0, way) for way in self.ways(s, parts, slot)]
            return Choose(seat, "republic-ask-recall-how", self.rule, options)
        if part[1] == ALL:
            return None
        if part[1] == SOME:
            return self._some(s, seat, parts, part)
        if len(part) > 2:
            return None
        options = senators(numbered("new", n), self.successors(s, parts))
        return Choose(seat, "republic-ask-successor", self.rule, options)

    def ways(self, s: RepublicState, parts: Parts, slot: int) -> list[int]:
        """What can become of a general."""
        ways = [ALL]
        if count_legions(s, UNDER + slot) + count_fleets(s, UNDER + slot) > 1:
            ways.append(SOME)
        if self.successors(s, parts):
            ways.append(REPLACE)
        return ways

    def successors(self, s: RepublicState, parts: Parts) -> list[int]:
        """Who can take over, after the parts before: whom the Senate could send to war."""
        return generals(s, self.leaving(s, parts))

    def _some(self, s: RepublicState, seat: int, parts: Parts, part: list[int]) -> Prompt | None:
        """Part of his forces: at least one unit, and one at least is left to him."""
        n = len(parts)
        place = UNDER + slot_of(part[0])
        pick = veteran_pick(s, seat, place, numbered("veterans", n))
        legions = count_legions(s, place) - len(pick.items)
        fleets = count_fleets(s, place)
        units = legions + fleets + len(pick.items)
        if len(part) == 2:
            low = 0 if fleets or pick.items else 1
            name = numbered("legions", n)
            most = min(legions, units - 1)
            return Amount(seat, "republic-ask-legions", self.rule, name, low, most)
        if len(part) == 3:
            pick.high = min(pick.high, units - 1 - part[2])
            pick.low = 0 if fleets or part[2] else 1
            return pick
        if len(part) == 4 + part[3]:
            gone = part[2] + part[3]
            name = numbered("fleets", n)
            most = min(fleets, units - 1 - gone)
            return Amount(seat, "republic-ask-fleets", self.rule, name, 0 if gone else 1, most)
        return None

    def consents(self, s: RepublicState, seat: int, parts: Parts) -> list[int]:
        """A general left too weak by what is taken from him, and one who is to take over an army
        that is too weak.
        """
        found: list[int] = []
        for part in parts:
            if part[0] >= WAR or part[1] == ALL:
                continue
            slot = slot_of(part[0])
            war = s.senator(slot).at
            legions = legions_at(s, UNDER + slot)
            fleets = count_fleets(s, UNDER + slot)
            if part[1] == REPLACE:
                if too_weak(s, slot_of(part[2]), war, legions, fleets, []):
                    found.append(slot_of(part[2]))
                continue
            gone = taken(s, UNDER + slot, part[:-1], 2)
            left = [n for n in legions if n not in gone]
            strong = not too_weak(s, slot, war, legions, fleets, [])
            weak = too_weak(s, slot, war, left, fleets - part[-1], [])
            able = not lacks(s, war, len(legions), fleets)
            if (strong and weak) or (able and lacks(s, war, len(left), fleets - part[-1])):
                found.append(slot)
        return found

    def holds(self, s: RepublicState, parts: Parts) -> bool:
        for n, part in enumerate(parts):
            if part[0] >= WAR:
                if war_of(part[0]) not in leaderless(s):
                    return False
                continue
            slot = slot_of(part[0])
            if slot not in may_be_recalled(s):
                return False
            if part[1] == REPLACE and slot_of(part[2]) not in self.successors(s, parts[:n]):
                return False
            if part[1] == SOME:
                there = can_take(s, UNDER + slot, part[:-1], 2)
                if not there or part[-1] > count_fleets(s, UNDER + slot):
                    return False
        return True

    def leaving(self, s: RepublicState, parts: Parts) -> list[int]:
        """The successors, with their Master of Horse."""
        named = [part[2] for part in parts if part[0] < WAR and part[1] == REPLACE]
        return with_master(s, [slot_of(one) for one in named])

    def carry(self, s: RepublicState, parts: Parts, by: int) -> None:
        for part in parts:
            if part[0] >= WAR:
                fetch(s, war_of(part[0]))
            else:
                recall(s, slot_of(part[0]), part)
        chair_leaves(s)


def fetch(s: RepublicState, war: int) -> None:
    """Forces that nobody commands come home."""
    move_all(s, AT_WAR + war, BARRACKS)
    if s.log is not None:
        s.note("republic-forces-home", -1, {"war": war})


@rule("R 1.09.644")
def recall(s: RepublicState, slot: int, part: list[int]) -> None:
    """A general comes home, or gives up part of his forces, or another takes his place."""
    told, seat = {"person": who(s, slot)}, s.senator(slot).faction
    if part[1] == REPLACE:
        new = slot_of(part[2])
        if s.log is not None:
            s.note("republic-replaced", seat, {**told, "other": who(s, new)})
        replace(s, slot, new)
    elif part[1] == SOME:
        legions = taken(s, UNDER + slot, part[:-1], 2)
        send_legions(s, legions, BARRACKS)
        send_fleets(s, fleets_at(s, UNDER + slot)[: part[-1]], BARRACKS)
        if s.log is not None:
            units = {"legions": len(legions), "fleets": part[-1]}
            s.note("republic-recalled-part", seat, {**told, **units})
    else:
        bring_home(s, slot)
        if s.log is not None:
            s.note("republic-recalled", seat, told)


@rule("R 1.09.644")
def replace(s: RepublicState, old: int, new: int) -> None:
    """A new general takes over an army; the old one comes home."""
    war = s.senator(old).at
    come_home(s, old)
    send_out(s, new, war)
    s.senator(new).marks |= SENT
    move_all(s, UNDER + old, UNDER + new)
