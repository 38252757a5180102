"""A storm at sea: fleets are lost where the highest ranking official says (rule 1.07.21)."""

from collections.abc import Sequence

from aedilis.kernel.form import Ask
from aedilis.kernel.prompt import Amount, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.components import PROVINCES, WARS
from aedilis.republic.rules.armies import fleets_at, lose_fleets
from aedilis.republic.rules.persons import hrao_seat, printed
from aedilis.republic.rules.wars import province_of
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import (
    AT_PROVINCE,
    AT_WAR,
    BARRACKS,
    MARCH,
    POOL,
    REVOLTING,
    UNDER,
)


@rule("R 1.07.21")
def fleet_places(s: RepublicState) -> list[int]:
    """Where Rome has fleets, her provinces' own apart."""
    places = sorted(set(s.fleets))
    return [p for p in places if p != POOL and not AT_PROVINCE <= p < UNDER]


def place_word(s: RepublicState, place: int) -> str:
    """The word for a place of fleets in a written move."""
    if place == BARRACKS:
        return "rome"
    if place >= UNDER:
        return printed(s.senator(place - UNDER)).id
    war = place - AT_WAR
    if war == MARCH:
        return "rebel"
    return PROVINCES[province_of(war)].id if war >= REVOLTING else WARS[war].id


cite("R 1.07.21")


class StormFrame(RepublicFrame):
    """So many fleets are lost. Where there are several places, and not all is lost, the highest
    ranking official divides the loss among them.
    """

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def kind(self) -> str:
        return "storm"

    def fields(self) -> list[object]:
        return [self.count]

    def advance(self, state: RepublicState) -> bool:
        places = fleet_places(state)
        there = sum(len(fleets_at(state, place)) for place in places)
        if self.count and len(places) > 1 and there > self.count:
            return False
        for place in places:
            sink(state, place, self.count)
        state.stack.pop()
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        prompt = Ask(self, state, hrao_seat(state), "republic-ask-storm", "R 1.07.21")
        prompt.params = {"count": self.count}
        return [prompt]

    def field(self, state: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        places = fleet_places(state)
        if len(done) == len(places):
            return None
        left = self.count - sum(done)
        here = len(fleets_at(state, places[len(done)]))
        after = sum(len(fleets_at(state, place)) for place in places[len(done) + 1 :])
        name = f"fleets_{place_word(state, places[len(done)])}"
        low, high = max(0, left - after), min(here, left)
        return Amount(seat, "republic-ask-storm-fleets", "R 1.07.21", name, low, high)

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        for place, count in zip(fleet_places(state), move, strict=True):
            sink(state, place, count)
        state.stack.pop()


def sink(s: RepublicState, place: int, count: int) -> None:
    """Lose so many fleets of a place, or all there are."""
    lost = lose_fleets(s, place, count)
    if lost and s.log is not None:
        s.note("republic-fleets-lost", -1, {"count": lost})
