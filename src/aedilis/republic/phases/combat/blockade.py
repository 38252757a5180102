"""Rebels who cross the sea may be stopped there, before all other battles (rule 2.03.72).

The fleets in Rome meet those of the province they come from and all that the Primary Rebel has. No
commander adds anything, nobody draws chits, and unrest stays what it is.
"""

from collections.abc import Sequence
from typing import Any, Final

from aedilis.kernel.phase import Phase, Step
from aedilis.kernel.prompt import Amount, Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import ALL_LOST, BATTLES, VICTORY, WAR_DICE_NONE
from aedilis.republic.definitions.named import EVIL_OMENS
from aedilis.republic.rules.abroad import governor_at
from aedilis.republic.rules.armies import fleets_at, lose_fleets
from aedilis.republic.rules.camps import (
    land,
    rebel_provinces,
    recall_from,
    roman_fleets,
    ships_of,
    the_rising,
    with_primary,
)
from aedilis.republic.rules.frontier import naval_force
from aedilis.republic.rules.persons import hrao_seat, who
from aedilis.republic.rules.rebel_losses import in_turns, take_ships
from aedilis.republic.rules.resolution import Clash, Outcome, resolve
from aedilis.republic.state.choices import NO, YES
from aedilis.republic.state.frame import RepublicPhase
from aedilis.republic.state.rising import AT_HOME, AT_SEA
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import BARRACKS, MARCH, UNDER


@rule("R 2.03.72")
def crossing(s: RepublicState) -> list[int]:
    """The provinces whose rebel governors are at sea with their forces."""
    return [p for p in rebel_provinces(s) if the_rising(s).camp[p] == AT_SEA]


def beside(s: RepublicState, province: int) -> list[int]:
    """The other provinces whose fleets the Primary Rebel has with him when one sends its own."""
    if governor_at(s, province) == s.rebel:
        return []
    return [other for other in with_primary(s) if other != province]


@rule("R 2.03.72")
def fleet_of_rebels(s: RepublicState, province: int) -> int:
    """What sails from a province: its base naval strength, its own fleets and all of the Primary
    Rebel's.
    """
    return naval_force(s, province) + ships_of(s, beside(s, province)) + len(roman_fleets(s))


cite("R 2.03.72")


class BlockadeStep(Step[RepublicState, "BlockadeFrame"]):
    """A step of those who are at sea with their forces, and what is asked there."""

    __slots__ = ()

    def run(self, state: RepublicState, frame: "BlockadeFrame") -> bool:
        if frame.province not in crossing(state):
            state.stack.pop()
            return True
        return self.act(state, frame)

    def act(self, s: RepublicState, frame: "BlockadeFrame") -> bool:
        """What `run` does while they are at sea."""
        raise NotImplementedError

    def question(self, s: RepublicState, frame: "BlockadeFrame") -> Prompt:
        """What is asked, and of whom."""
        raise NotImplementedError

    def answer(self, s: RepublicState, frame: "BlockadeFrame", answer: int) -> None:
        """Take the answer."""
        raise NotImplementedError


class Decides(BlockadeStep):
    """The HRAO decides whether they are met at sea."""

    __slots__ = ()

    def act(self, s: RepublicState, frame: "BlockadeFrame") -> bool:
        if fleets_at(s, BARRACKS) and s.switches.interception != "always":
            return False
        frame.meet(s, bool(fleets_at(s, BARRACKS)))
        return True

    def question(self, s: RepublicState, frame: "BlockadeFrame") -> Prompt:
        asked = Choose(hrao_seat(s), "republic-ask-intercept", "R 2.03.72", [YES, NO])
        asked.params = {
            **frame.told(s),
            "fleets": len(fleets_at(s, BARRACKS)),
            "enemy": fleet_of_rebels(s, frame.province),
        }
        return asked

    def answer(self, s: RepublicState, frame: "BlockadeFrame", answer: int) -> None:
        frame.meet(s, answer == YES)


class Loses(BlockadeStep):
    """The rebels' player chooses whose fleets are lost."""

    __slots__ = ()

    def act(self, s: RepublicState, frame: "BlockadeFrame") -> bool:
        low, high = frame.own_lost(s)
        if low < high:
            return False
        frame.lose(s, low)
        return True

    def question(self, s: RepublicState, frame: "BlockadeFrame") -> Prompt:
        seat = s.senator(governor_at(s, frame.province)).faction
        key = "republic-ask-fleets-lost"
        asked = Amount(seat, key, "R 2.03.72", "fleets", *frame.own_lost(s))
        asked.params = {**frame.told(s), "count": frame.lost}
        return asked

    def answer(self, s: RepublicState, frame: "BlockadeFrame", answer: int) -> None:
        frame.lose(s, answer)


DECIDES: Final[Step[Any, Any]] = Decides("decides")
LOSES: Final[Step[Any, Any]] = Loses("loses")

BLOCKADE_STEPS: Final = Phase((DECIDES, LOSES))

cite("R 2.03.72")


class BlockadeFrame(RepublicPhase):
    """Those who come from one `province`. When they have been met at sea, `lost` is how many fleets
    that has cost them and `result` what it has come to.
    """

    __slots__ = ("lost", "province", "result")

    def __init__(
        self, province: int, step: Step[Any, Any] | None = None, result: int = 0, lost: int = 0
    ) -> None:
        super().__init__(step if step is not None else BLOCKADE_STEPS.first)
        self.province = province
        self.result = result
        self.lost = lost

    def kind(self) -> str:
        return "blockade"

    def fields(self) -> list[object]:
        return [self.province, self.step, self.result, self.lost]

    def asks(self, state: RepublicState) -> list[Prompt]:
        step = self.step
        assert isinstance(step, BlockadeStep)
        return [step.question(state, self)]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        step = self.step
        assert isinstance(step, BlockadeStep)
        step.answer(state, self, move[0])

    def told(self, s: RepublicState) -> dict[str, object]:
        """Who comes, and from where."""
        return {"person": who(s, governor_at(s, self.province)), "province": self.province}

    def own_lost(self, s: RepublicState) -> tuple[int, int]:
        """The least and the most of the lost fleets that may be the province's own."""
        others = ships_of(s, beside(s, self.province))
        own = ships_of(s, [self.province])
        return max(0, self.lost - others), min(self.lost, own)

    def meet(self, s: RepublicState, stops: bool) -> None:
        """They are met at sea, or come through."""
        if not stops:
            s.stack.pop()
            arrive(s, self.province)
            return
        outcome = battle_at_sea(s, self.province)
        self.result = outcome.result
        self.step = LOSES
        losses = 0 if outcome.losses == ALL_LOST else outcome.losses
        ours = len(fleets_at(s, BARRACKS)) if outcome.losses == ALL_LOST else losses
        sunk = lose_fleets(s, BARRACKS, ours)
        ships = ships_of(s, [self.province, *beside(s, self.province)])
        self.lost, roman = in_turns(losses, ships, len(roman_fleets(s)))
        lose_fleets(s, UNDER + s.rebel, roman)
        if s.log is not None and sunk + self.lost + roman:
            told = {"fleets": sunk, "count": self.lost, "romans": roman}
            s.note("republic-blockade-losses", -1, {**told, "province": self.province})

    def lose(self, s: RepublicState, own: int) -> None:
        """So many of the lost fleets are the province's own; and those who sailed arrive or not."""
        s.stack.pop()
        take_ships(s, [self.province], own)
        take_ships(s, beside(s, self.province), self.lost - own)
        if self.result == VICTORY:
            turn_back(s, self.province)
        else:
            arrive(s, self.province)


@rule("R 2.03.72")
def battle_at_sea(s: RepublicState, province: int) -> Outcome:
    """The throw that decides it: Rome attacks."""
    roman, against = len(fleets_at(s, BARRACKS)), fleet_of_rebels(s, province)
    omens = s.events[EVIL_OMENS]
    black = s.dice.die()
    white = s.dice.die() + s.dice.die()
    met = Clash(against, 0, 0, omens, WAR_DICE_NONE, WAR_DICE_NONE)
    outcome = resolve(met, roman, black, white)
    if s.log is not None:
        slot = governor_at(s, province)
        told = {
            "person": who(s, slot), "province": province, "black": black, "white": white,
            "roll": outcome.roll, "roman": roman, "enemy": against, "omens": omens,
            "total": outcome.total,
        }  # fmt: skip
        s.note(f"republic-blockade-{BATTLES[outcome.result]}", -1, told)
    return outcome


@rule("R 2.03.72", "R 2.03.71")
def arrive(s: RepublicState, province: int) -> None:
    """They land in Italy."""
    slot = governor_at(s, province)
    land(s, province)
    if s.log is not None:
        told = {"person": who(s, slot), "province": province}
        s.note("republic-rebels-land", s.senator(slot).faction, told)


@rule("R 2.03.72")
def turn_back(s: RepublicState, province: int) -> None:
    """They are in their province again. Whom the Senate has sent against a Primary Rebel who does
    not come is in Rome.
    """
    slot = governor_at(s, province)
    the_rising(s).camp[province] = AT_HOME
    if s.log is not None:
        told = {"person": who(s, slot), "province": province}
        s.note("republic-rebels-turned-back", s.senator(slot).faction, told)
    if slot == s.rebel:
        the_rising(s).stopped = True
        recall_from(s, MARCH)
