"""What rebels pay for all their forces where governors may rebel, and what they release when they
cannot (rule 2.03.6).

One bill: each point that is printed on the rebel provinces, each of their own units, each Roman
fleet, and each legion that is not loyal to a rebel. What they lack money for goes in this order:
Roman units, which the State may keep, then the provinces' own, which are gone.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.form import Ask
from aedilis.kernel.prompt import Amount, Pick, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import PROVINCES
from aedilis.republic.definitions.numbers import REBEL_UPKEEP
from aedilis.republic.phases.revenue.books import RELEASED_FLEETS, books
from aedilis.republic.phases.revenue.rebels import payers
from aedilis.republic.rules.armies import is_veteran, send_fleets, send_legions
from aedilis.republic.rules.camps import (
    base_points,
    rebel_places,
    rebel_provinces,
    roman_fleets,
    ships_of,
    troops_of,
)
from aedilis.republic.rules.frontier import the_frontier
from aedilis.republic.rules.money import BANK, FACTION, pay
from aedilis.republic.rules.persons import printed, who
from aedilis.republic.rules.revolt import rebels
from aedilis.republic.state.choices import LEGION, code, index
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import AT_PROVINCE, BARRACKS, UNDER

ITALY: Final = "italy"


cite("R 2.03.6", "R 1.11.33")


class Bill:
    """What the rebels owe: for `base` points, the `legions` that cost anything, the Roman `fleets`
    and so many `provincial` units; and how many Roman and provincial units they cannot keep, and
    what they pay then.
    """

    __slots__ = ("base", "fleets", "legions", "provincial", "provincial_gone", "roman_gone", "sum")

    def __init__(self, s: RepublicState) -> None:
        loyal = rebels(s)
        places = rebel_places(s)
        self.base = REBEL_UPKEEP * base_points(s)
        self.legions = [
            n for n, at in enumerate(s.legions) if at in places and s.loyal[n] not in loyal
        ]
        self.fleets = roman_fleets(s)
        provinces = rebel_provinces(s)
        self.provincial = troops_of(s, provinces) + ships_of(s, provinces)
        roman = len(self.legions) + len(self.fleets)
        own = sum(s.senator(slot).talents for slot in payers(s))
        means = own + s.factions[s.senator(s.rebel).faction].treasury
        for_roman = (means - self.base) // REBEL_UPKEEP - self.provincial
        for_all = max(0, (means - self.base) // REBEL_UPKEEP)
        self.roman_gone = roman - max(0, min(roman, for_roman))
        self.provincial_gone = self.provincial - min(self.provincial, for_all)
        kept = roman - self.roman_gone + self.provincial - self.provincial_gone
        self.sum = min(means, self.base + REBEL_UPKEEP * kept)


class Answer:
    """What the player has said so far: what comes out of the faction's `treasury` and of each
    payer, and what goes. `open` is what it lacks.
    """

    __slots__ = ("fleets", "legions", "open", "paid", "ships", "treasury", "troops")

    def __init__(self) -> None:
        self.treasury = 0
        self.paid: list[int] = []
        self.legions: list[int] = []
        self.fleets = 0
        self.troops: list[tuple[int, int]] = []
        self.ships: list[tuple[int, int]] = []
        self.open: Prompt | None = None


cite("R 2.03.6", "R 1.11.33")


class CampUpkeepFrame(RepublicFrame):
    """The rebels' player says from where the upkeep comes, and what goes if it falls short."""

    __slots__ = ()

    def kind(self) -> str:
        return "camp_upkeep"

    def fields(self) -> list[object]:
        return []

    def advance(self, state: RepublicState) -> bool:
        if state.rebel != NONE:
            bill = Bill(state)
            if bill.base or bill.legions or bill.fleets or bill.provincial:
                return False
        state.stack.pop()
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        seat = state.senator(state.rebel).faction
        bill = Bill(state)
        prompt = Ask(self, state, seat, "republic-ask-camp-upkeep", "R 2.03.6")
        prompt.params = {
            "talents": bill.sum, "count": bill.roman_gone, "lost": bill.provincial_gone,
        }  # fmt: skip
        return [prompt]

    def field(self, state: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        return read(state, seat, done).open

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        found = read(state, seat, move)
        state.stack.pop()
        carry_out(state, seat, found, Bill(state))


class _Reader:
    """Reads the numbers of an answer one after the other; what is settled is not asked."""

    def __init__(self, seat: int, done: Sequence[int]) -> None:
        self.seat = seat
        self.done = done
        self.at = 0
        self.open: Prompt | None = None

    def amount(
        self, key: str, name: str, low: int, high: int, told: dict[str, object], asked: bool = False
    ) -> int:
        """The next number; the least while it is not said. `asked` is for one that is asked for
        though it may be settled.
        """
        if self.open is not None or (low == high and not asked):
            return low
        if self.at == len(self.done):
            self.open = Amount(self.seat, key, "R 2.03.6", name, low, high)
            self.open.params = told
            return low
        self.at += 1
        return self.done[self.at - 1]

    def picked(self, key: str, items: list[int], low: int, high: int) -> list[int]:
        """The next picks; the first ones while they are not said, or where all or none go."""
        if self.open is not None or low == high == 0 or low == len(items):
            return items[:low]
        if self.at == len(self.done):
            ones = [1] * len(items)
            self.open = Pick(self.seat, key, "R 2.03.6", "veterans", items, ones, low, high)
            return items[:low]
        count = self.done[self.at]
        chosen = list(self.done[self.at + 1 : self.at + 1 + count])
        self.at += 1 + count
        return chosen


def read(s: RepublicState, seat: int, done: Sequence[int]) -> Answer:
    """Read an answer as far as it goes: who pays what, and what goes from where."""
    bill, found, reader = Bill(s), Answer(), _Reader(seat, done)
    _read_money(s, seat, bill, found, reader)
    if bill.roman_gone:
        _read_roman(s, bill, found, reader)
    if bill.provincial_gone:
        _read_provincial(s, bill, found, reader)
    found.open = reader.open
    return found


def _read_money(s: RepublicState, seat: int, bill: Bill, found: Answer, reader: _Reader) -> None:
    sources = payers(s)
    purses = [s.senator(slot).talents for slot in sources]
    least = max(0, bill.sum - sum(purses))
    most = min(bill.sum, s.factions[seat].treasury)
    key = "republic-ask-upkeep-treasury"
    # Whether there is anything in it nobody is to learn from what is asked.
    found.treasury = reader.amount(key, "treasury", least, most, {}, asked=True)
    left = bill.sum - found.treasury
    for n, slot in enumerate(sources):
        name = f"pay_{printed(s.senator(slot)).id}"
        least = max(0, left - sum(purses[n + 1 :]))
        told: dict[str, object] = {"person": who(s, slot)}
        key = "republic-ask-upkeep-personal"
        paid = reader.amount(key, name, least, min(left, purses[n]), told)
        found.paid.append(paid)
        left -= paid


def _read_roman(s: RepublicState, bill: Bill, found: Answer, reader: _Reader) -> None:
    """Roman units that go: fleets, regular legions place by place, and veterans loyal to others."""
    veterans = [n for n in bill.legions if is_veteran(s, n)]
    regulars = [n for n in bill.legions if not is_veteran(s, n)]
    left = bill.roman_gone
    low, high = max(0, left - len(bill.legions)), min(left, len(bill.fleets))
    found.fleets = reader.amount("republic-ask-release-fleets", "fleets", low, high, {})
    left -= found.fleets
    waiting = len(regulars)
    for place in rebel_places(s):
        here = [n for n in regulars if s.legions[n] == place]
        waiting -= len(here)
        low = max(0, left - waiting - len(veterans))
        province = place - AT_PROVINCE if place < UNDER else -1
        name = f"legions_{PROVINCES[province].id if province >= 0 else ITALY}"
        key = "republic-ask-release-legions" if province >= 0 else "republic-ask-release-italy"
        told: dict[str, object] = {"province": province}
        count = reader.amount(key, name, low, min(left, len(here)), told)
        found.legions += here[:count]
        left -= count
    items = [code("legion", LEGION, n) for n in veterans]
    picked = reader.picked("republic-ask-release", items, left, left)
    found.legions += [index(item, LEGION) for item in picked]


def _read_provincial(s: RepublicState, bill: Bill, found: Answer, reader: _Reader) -> None:
    """The provinces' own units that go, province by province."""
    frontier = the_frontier(s)
    left = bill.provincial_gone
    waiting = bill.provincial
    for province in rebel_provinces(s):
        for word, units, gone in (
            ("troops", frontier.troops[province], found.troops),
            ("fleets", frontier.fleets[province], found.ships),
        ):
            waiting -= units
            low, high = max(0, left - waiting), min(left, units)
            name = f"{word}_{PROVINCES[province].id}"
            told: dict[str, object] = {"province": province}
            count = reader.amount(f"republic-ask-release-own-{word}", name, low, high, told)
            gone.append((province, count))
            left -= count


@rule("R 2.03.6", "R 1.11.33")
def carry_out(s: RepublicState, seat: int, found: Answer, bill: Bill) -> None:
    """The rebels pay. What they release is in Rome until the HRAO says whether the State keeps it;
    units of provinces are gone.
    """
    sources = payers(s)
    pay(s, FACTION + seat, BANK, found.treasury)
    for slot, talents in zip(sources, found.paid, strict=True):
        pay(s, slot, BANK, talents)
    fleets = bill.fleets[: found.fleets]
    send_legions(s, found.legions, BARRACKS)
    send_fleets(s, fleets, BARRACKS)
    books(s).released = [*found.legions, *[RELEASED_FLEETS + n for n in fleets]]
    frontier = the_frontier(s)
    for province, count in found.troops:
        frontier.troops[province] -= count
    for province, count in found.ships:
        frontier.fleets[province] -= count
    if bill.roman_gone or bill.provincial_gone:
        # Now everybody knows how little there was in the treasury.
        s.learned |= (1 << s.seats) - 1
    if s.log is not None:
        told = {
            "person": who(s, s.rebel), "talents": bill.sum, "legions": len(found.legions),
            "fleets": len(fleets), "lost": bill.provincial_gone,
        }  # fmt: skip
        s.note("republic-camp-upkeep", seat, told)
