"""Governors: who can be sent to which province, and who is fetched home by his successor (rules
1.09.5 to 1.09.54).
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import VATINIAN
from aedilis.republic.definitions.numbers import GOVERNOR_TERM
from aedilis.republic.phases.senate.floor import controller
from aedilis.republic.phases.senate.kinds import Kind, Parts, slot_of
from aedilis.republic.rules.abroad import come_home, install, loyal_governor
from aedilis.republic.rules.laws import in_force
from aedilis.republic.rules.offices import barring
from aedilis.republic.rules.persons import in_play, in_rome, in_the_forum, who
from aedilis.republic.state.choices import PROVINCE, SENATOR, code, numbered, senators, verb
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.sitting import GOVERNORS
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CAPTIVE, REBEL, RETURNED, ROME
from aedilis.republic.state.zones import PROVINCE as GOVERNS

TRAVEL: Final = verb("travel", "how")
LEGATE: Final = verb("legate", "how")


@rule("R 1.09.5", "R 1.09.53", "R 1.13.1")
def governor_candidates(s: RepublicState) -> list[int]:
    """Who can be elected: senators in Rome without major office, and those in the Forum.

    With the Vatinian Law every aligned senator but rebels and captives.
    """
    if in_force(s, VATINIAN):
        aligned = [
            slot
            for slot, one in in_play(s)
            if one.faction != NONE and one.place not in (REBEL, CAPTIVE)
        ]
        return sorted([*aligned, *in_the_forum(s)])
    free = [slot for slot in in_rome(s) if not barring(s, slot)]
    return sorted([*free, *in_the_forum(s)])


def vacant(s: RepublicState) -> list[int]:
    """The provinces without a governor."""
    return [
        n
        for n, holding in enumerate(s.holdings)
        if holding is not None and holding.governor == NONE
    ]


@rule("R 1.09.52", "R V.3")
def recallable(s: RepublicState) -> list[int]:
    """The provinces whose governor may be replaced: neither a rebel nor elected in this sitting."""
    found = []
    for n, holding in enumerate(s.holdings):
        # Every Revenue Phase takes a year off a term: only one of this sitting is a full one.
        if holding is not None and holding.term != GOVERNOR_TERM and loyal_governor(s, n) != NONE:
            found.append(n)
    return found


@rule("R 1.09.5")
def left_for(s: RepublicState, province: int) -> list[int]:
    """Who has not been rejected for a province in this sitting."""
    return [slot for slot in governor_candidates(s) if _may_get(s, province, slot)]


@rule("R 1.09.131")
def _may_get(s: RepublicState, province: int, slot: int) -> bool:
    """Whether a candidate has not been rejected for a province, and does not govern it."""
    holding = s.holdings[province]
    if holding is not None and holding.governor == slot:
        return False
    barred = s.sitting().barred
    if not barred:
        return True
    return Governors().key([[PROVINCE + province, SENATOR + slot]]) not in barred


@rule("R 1.09.54", "R 1.09.5")
def must_fill(s: RepublicState) -> list[int]:
    """The vacant provinces for which there is still somebody to elect."""
    provinces = vacant(s)
    if not provinces:
        return []
    candidates = governor_candidates(s)
    return [province for province in provinces if _anybody(s, province, candidates)]


def _anybody(s: RepublicState, province: int, candidates: list[int]) -> bool:
    return any(_may_get(s, province, slot) for slot in candidates)


cite("R 1.09.5", "R 1.09.51", "R 1.09.52")


class Governors(Kind):
    """Governors for one province or several, elected or rejected together."""

    name = "governors"
    rule = "R 1.09.5"
    most = 15

    def may(self, s: RepublicState, seat: int, tribune: bool) -> bool:
        session = s.sitting()
        in_time = session.step == GOVERNORS or session.other_business()
        return in_time and bool(self.provinces(s, [], tribune))

    def provinces(self, s: RepublicState, parts: Parts, tribune: bool) -> list[int]:
        """The provinces that can still be put into the proposal. That of the chair begins with a
        vacant one; a Tribune may leave these to him.
        """
        urgent = must_fill(s) if not parts and not tribune else []
        if urgent:
            return urgent
        taken = [part[0] - PROVINCE for part in parts]
        used = [slot_of(part[1]) for part in parts]
        unused = [slot for slot in governor_candidates(s) if slot not in used]
        return [
            province
            for province in sorted([*vacant(s), *recallable(s)])
            if province not in taken and _anybody(s, province, unused)
        ]

    def field(self, s: RepublicState, seat: int, parts: Parts, part: list[int]) -> Prompt | None:
        n = len(parts)
        if not part:
            field = numbered("province", n)
            top = s.stack[-1]
            tribune = isinstance(top, RepublicFrame) and top.of_tribune()
            provinces = self.provinces(s, parts, tribune)
            options = [code(field, PROVINCE, province) for province in provinces]
            return Choose(seat, "republic-ask-province", self.rule, options)
        if len(part) == 1:
            used = [slot_of(one[1]) for one in parts]
            slots = [slot for slot in left_for(s, part[0] - PROVINCE) if slot not in used]
            options = senators(numbered("senator", n), slots)
            asked = Choose(seat, "republic-ask-governor-for", self.rule, options)
            # Where it is the only one nobody was asked which.
            asked.params = {"province": part[0] - PROVINCE}
            return asked
        return None

    def more(self, s: RepublicState, seat: int, parts: Parts) -> bool:
        return bool(self.provinces(s, parts, False))

    def consents(self, s: RepublicState, seat: int, parts: Parts) -> list[int]:
        """Those who have just come back, as long as there is somebody else for the province."""
        found: list[int] = []
        for part in parts:
            slot = slot_of(part[1])
            one = s.senator(slot)
            others = any(
                not s.senator(other).marks & RETURNED for other in left_for(s, part[0] - PROVINCE)
            )
            if one.marks & RETURNED and one.faction != NONE and others:
                found.append(slot)
        return found

    def holds(self, s: RepublicState, parts: Parts) -> bool:
        candidates = governor_candidates(s)
        provinces = [*vacant(s), *recallable(s)]
        return all(
            slot_of(part[1]) in candidates and part[0] - PROVINCE in provinces for part in parts
        )

    def carry(self, s: RepublicState, parts: Parts, by: int) -> None:
        for part in parts:
            elect_governor(s, part[0] - PROVINCE, slot_of(part[1]))


@rule("R 1.09.5", "R 1.09.51", "R 1.09.52", "R 1.13.1")
def elect_governor(s: RepublicState, province: int, slot: int) -> None:
    """A senator is elected; the governor he replaces comes home. Who may choose between going and
    sending a legate is asked.
    """
    holding = s.holdings[province]
    assert holding is not None
    if holding.governor != NONE:
        old = holding.governor
        if s.senator(old).place == GOVERNS and s.senator(old).at == province:
            come_home(s, old)
        s.senator(old).marks |= RETURNED
    here = s.senator(slot).place == ROME
    choose = in_force(s, VATINIAN) and s.senator(slot).faction != NONE
    must_send = choose and (not here or bool(barring(s, slot)))
    install(s, province, slot, must_send)
    if s.log is not None:
        told = {"person": who(s, slot), "province": province}
        s.note("republic-governor", s.senator(slot).faction, told)
    if choose and not must_send:
        s.stack.append(LegateFrame(province, slot))


cite("R 1.13.1")


class LegateFrame(RepublicFrame):
    """A governor elected in Rome goes to his province, or rules it through a legate."""

    __slots__ = ("province", "slot")

    def __init__(self, province: int, slot: int) -> None:
        self.province = province
        self.slot = slot

    def kind(self) -> str:
        return "legate"

    def fields(self) -> list[object]:
        return [self.province, self.slot]

    def advance(self, state: RepublicState) -> bool:
        if state.senators[self.slot] is not None:
            return False
        state.stack.pop()
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        seat = controller(state, state.senator(self.slot).faction)
        prompt = Choose(seat, "republic-ask-legate", "R 1.13.1", [TRAVEL, LEGATE])
        prompt.params = {"person": who(state, self.slot), "province": self.province}
        return [prompt]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        state.stack.pop()
        holding = state.holdings[self.province]
        assert holding is not None
        if move[0] == LEGATE:
            holding.legate = True
            come_home(state, self.slot)


@rule("R 1.09.5", "R 1.09.152")
def fill_automatically(s: RepublicState) -> bool:
    """A vacant province for which one candidate alone is left gets him without a vote; gives
    whether there was such a one.
    """
    for province in vacant(s):
        left = left_for(s, province)
        if len(left) == 1:
            elect_governor(s, province, left[0])
            return True
    return False
