"""What a rebel's army costs him, and what becomes of legions he cannot pay (rules 1.06.2, 1.06.53,
1.11.33, 1.11.34).
"""

from collections.abc import Sequence

from aedilis.kernel.form import Ask
from aedilis.kernel.prompt import Amount, Pick, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.numbers import REBEL_UPKEEP, UNIT_UPKEEP
from aedilis.republic.phases.revenue.books import RELEASED_FLEETS, books
from aedilis.republic.rules.armies import disband_legion, is_veteran, legions_at, send_legions
from aedilis.republic.rules.money import BANK, FACTION, pay, state_owes
from aedilis.republic.rules.persons import hrao_seat, printed, who
from aedilis.republic.rules.revolt import rebels
from aedilis.republic.state.choices import LEGION, code, index
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import BARRACKS, POOL, UNDER


@rule("R 1.11.33", "R 1.06.2")
def costly(s: RepublicState) -> list[int]:
    """The legions of the Primary Rebel that cost him upkeep: all that are loyal to no rebel."""
    if s.rebel == NONE:
        return []
    loyal = rebels(s)
    return [n for n in legions_at(s, UNDER + s.rebel) if s.loyal[n] not in loyal]


class Choice:
    """Some legions out of several: how many regular ones, and which veterans.

    `low` to `high` are chosen altogether. A field is asked for only where it leaves a choice, or
    tells the regulars apart from the veterans.
    """

    __slots__ = ("_high", "_low", "_regulars", "_veterans")

    def __init__(self, s: RepublicState, legions: list[int], low: int, high: int) -> None:
        self._regulars = [n for n in legions if not is_veteran(s, n)]
        self._veterans = [n for n in legions if is_veteran(s, n)]
        self._low = low
        self._high = high

    def field(self, seat: int, key: str, rule_: str, done: Sequence[int]) -> Prompt | None:
        """The next field after those in `done`; None when the choice is complete."""
        if not done:
            least = max(0, self._low - len(self._veterans))
            most = min(self._high, len(self._regulars))
            return Amount(seat, key, rule_, "regulars", least, most)
        if len(done) == 1 and self._veterans:
            items = [code("legion", LEGION, n) for n in self._veterans]
            least = max(0, self._low - done[0])
            most = self._high - done[0]
            return Pick(seat, key, rule_, "veterans", items, [1] * len(items), least, most)
        return None

    def chosen(self, done: Sequence[int]) -> list[int]:
        """The legions that the whole answers in `done` mean."""
        return self._regulars[: done[0]] + [index(item, LEGION) for item in done[2:]]


cite("R 1.06.2", "R 1.11.33", "R 1.11.34")


class UpkeepFrame(RepublicFrame):
    """The rebels' player says from where the upkeep comes, and which legions go if it falls short.

    He pays for as many as he can, out of the rebels' own treasuries and his faction's. The year's
    income of his other senators is not yet there for it.
    """

    __slots__ = ()

    def kind(self) -> str:
        return "upkeep"

    def fields(self) -> list[object]:
        return []

    def advance(self, state: RepublicState) -> bool:
        if costly(state):
            return False
        state.stack.pop()
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        seat = state.senator(state.rebel).faction
        prompt = Ask(self, state, seat, "republic-ask-upkeep", "R 1.11.33")
        prompt.params = {"legions": len(costly(state))}
        return [prompt]

    def field(self, state: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        legions = costly(state)
        bill = REBEL_UPKEEP * kept(state)
        if not done:
            own = sum(state.senator(slot).talents for slot in payers(state))
            least = max(0, bill - own)
            most = min(bill, state.factions[seat].treasury)
            key = "republic-ask-upkeep-treasury"
            return Amount(seat, key, "R 1.11.33", "treasury", least, most)
        asked = payers(state)[:-1]
        if len(done) <= len(asked):
            slot = asked[len(done) - 1]
            left = bill - sum(done)
            later = sum(state.senator(other).talents for other in payers(state)[len(done) :])
            least = max(0, left - later)
            most = min(left, state.senator(slot).talents)
            key = "republic-ask-upkeep-personal"
            name = f"pay_{printed(state.senator(slot)).id}"
            prompt = Amount(seat, key, "R 1.11.33", name, least, most)
            prompt.params = {"person": who(state, slot)}
            return prompt
        if kept(state) == len(legions):
            return None
        count = len(legions) - kept(state)
        choice = Choice(state, legions, count, count)
        rest = done[1 + len(asked) :]
        return choice.field(seat, "republic-ask-release", "R 1.11.33", rest)

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        legions = costly(state)
        bill = REBEL_UPKEEP * kept(state)
        count = len(legions) - kept(state)
        sources = payers(state)
        amounts = list(move[1 : max(1, len(sources))])
        rest = move[1 + len(amounts) :]
        if sources:
            amounts.append(bill - move[0] - sum(amounts))
        released = Choice(state, legions, count, count).chosen(rest) if count else []
        pay(state, FACTION + seat, BANK, move[0])
        for slot, talents in zip(sources, amounts, strict=True):
            pay(state, slot, BANK, talents)
        send_legions(state, released, BARRACKS)
        books(state).released = released
        if released:
            # Now everybody knows how little there was in the treasury.
            state.learned |= (1 << state.seats) - 1
        state.stack.pop()
        if state.log is not None:
            told = {"person": who(state, state.rebel), "talents": bill, "count": count}
            state.note("republic-rebel-upkeep", seat, told)


def payers(s: RepublicState) -> list[int]:
    """The rebels who have talents of their own."""
    return [slot for slot in rebels(s) if s.senator(slot).talents]


@rule("R 1.11.33")
def kept(s: RepublicState) -> int:
    """For how many of the legions that cost upkeep the rebels can pay."""
    own = sum(s.senator(slot).talents for slot in payers(s))
    means = own + s.factions[s.senator(s.rebel).faction].treasury
    return min(len(costly(s)), means // REBEL_UPKEEP)


cite("R 1.06.53", "R 1.11.33")


class KeepFrame(RepublicFrame):
    """The HRAO says which of the legions and fleets a rebel released the State keeps, as far as it
    can pay; the others are disbanded.
    """

    __slots__ = ()

    def kind(self) -> str:
        return "keep"

    def fields(self) -> list[object]:
        return []

    def advance(self, state: RepublicState) -> bool:
        if books(state).released and state.treasury >= UNIT_UPKEEP:
            return False
        self._keep(state, [])
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        return [Ask(self, state, hrao_seat(state), "republic-ask-keep", "R 1.06.53")]

    def field(self, state: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        fleets, done = self._fleets(state, done)
        if fleets < 0:
            released = [n for n in books(state).released if n >= RELEASED_FLEETS]
            most = min(len(released), state.treasury // UNIT_UPKEEP)
            return Amount(seat, "republic-ask-keep-fleets", "R 2.03.6", "fleets", 0, most)
        if not self._legions(state):
            return None
        choice = self._choice(state, fleets)
        return choice.field(seat, "republic-ask-keep", "R 1.06.53", done)

    def _legions(self, state: RepublicState) -> list[int]:
        return [n for n in books(state).released if n < RELEASED_FLEETS]

    @rule("R 2.03.6")
    def _fleets(self, state: RepublicState, done: Sequence[int]) -> tuple[int, Sequence[int]]:
        """How many fleets are kept, which is said first where there are any, and the rest of the
        answer; -1 while it is open.
        """
        if len(self._legions(state)) == len(books(state).released):
            return 0, done
        return (done[0], done[1:]) if done else (-1, done)

    def _choice(self, state: RepublicState, fleets: int) -> Choice:
        released = self._legions(state)
        affordable = state.treasury // UNIT_UPKEEP - fleets
        return Choice(state, released, 0, min(len(released), affordable))

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        fleets, rest = self._fleets(state, move)
        ships = [n for n in books(state).released if n >= RELEASED_FLEETS]
        legions = self._choice(state, fleets).chosen(rest) if self._legions(state) else []
        self._keep(state, [*legions, *ships[:fleets]])

    def _keep(self, state: RepublicState, units: list[int]) -> None:
        released = books(state).released
        state.stack.pop()
        if not released:
            return
        lost = [n for n in released if n not in units]
        if state.log is not None:
            told = {"count": len(units), "talents": UNIT_UPKEEP * len(units)}
            key = "republic-released"
            if any(n >= RELEASED_FLEETS for n in released):
                key = "republic-released-units"
            state.note(key, hrao_seat(state), {**told, "lost": len(lost)})
        for unit in lost:
            if unit >= RELEASED_FLEETS:
                state.fleets[unit - RELEASED_FLEETS] = POOL
            else:
                disband_legion(state, unit)
        state_owes(state, UNIT_UPKEEP * len(units))
        books(state).released = []
