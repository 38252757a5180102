"""A general of the Senate attacks a rebel governor in his province (rules 2.03.81, 2.03.9, 2.03.91,
2.03.92).

The governor's fleet is beaten first where it has to be, then his land forces. Both sides lose what
the table says, and both commanders may fall. If he beats the army sent against him, the governor
has won nothing but time.
"""

from collections.abc import Sequence
from typing import Any, Final

from aedilis.kernel.phase import Over, Phase, Step
from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import BATTLES, DEFEAT, NONE, STALEMATE, VICTORY
from aedilis.republic.definitions.numbers import VICTORY_UNREST
from aedilis.republic.phases.combat.battle import (
    AT_SEA,
    BY_LAND,
    Battle,
    abilities,
    honour,
    promote_veterans,
    rating_in_battle,
    roman_strength,
    take_losses,
)
from aedilis.republic.phases.combat.clash import draw_for_both, lose_to_rebel, throw_between_romans
from aedilis.republic.phases.combat.landing import after_the_fleet, can_land, cannot_attack
from aedilis.republic.rules.abroad import become_proconsul, governor_at
from aedilis.republic.rules.armies import fleets_at
from aedilis.republic.rules.camps import open_to_attack, recall_from, ships_of, the_rising
from aedilis.republic.rules.death import die
from aedilis.republic.rules.desertion import patrons
from aedilis.republic.rules.frontier import land_force, naval_force
from aedilis.republic.rules.holdouts import fleet_there, governor_sails, support_there
from aedilis.republic.rules.moments import HoldFrame
from aedilis.republic.rules.persons import person, who
from aedilis.republic.rules.rebel_losses import MANY, lose_on_land, take_ships
from aedilis.republic.rules.resolution import Outcome, units_lost
from aedilis.republic.rules.revolt import gather_veterans, put_down
from aedilis.republic.rules.strength import with_military
from aedilis.republic.rules.unrest import change_unrest
from aedilis.republic.rules.wars import rebelling, rebels_of
from aedilis.republic.state.choices import NO, YES
from aedilis.republic.state.frame import RepublicPhase
from aedilis.republic.state.table import Front, RepublicState
from aedilis.republic.state.zones import ACTIVE, AT_PROVINCE, FIELD, UNDER, VICTOR


@rule("R 2.03.81")
def province_attacked(s: RepublicState, slot: int) -> int:
    """The rebel province that the commander in a slot has to attack; NONE when there is none."""
    one = s.senators[slot]
    if one is None or one.place != FIELD or not one.serial or one.marks & VICTOR:
        return NONE
    province = rebels_of(one.at)
    return province if province in open_to_attack(s) else NONE


class HoldoutStep(Step[RepublicState, "HoldoutFrame"]):
    """A step of a commander who has a rebel province to attack. When he has none any more the frame
    goes.
    """

    __slots__ = ()

    def run(self, state: RepublicState, frame: "HoldoutFrame") -> bool:
        province = province_attacked(state, frame.slot)
        if province == NONE:
            state.stack.pop()
            return True
        return self.act(state, frame, province)

    def act(self, s: RepublicState, frame: "HoldoutFrame", province: int) -> bool:
        """What `run` does while there is that province."""
        raise NotImplementedError


cite("R 1.10.12")


class Begins(HoldoutStep):
    """The rebels' veterans join them. Who lacks what his battle needs cannot attack."""

    __slots__ = ()

    def act(self, s: RepublicState, frame: "HoldoutFrame", province: int) -> bool:
        gather_veterans(s)
        at_sea = fleet_there(s, province)
        if at_sea and fleets_at(s, UNDER + frame.slot):
            frame.go(s, SAILS)
        elif not at_sea and can_land(s, frame.slot, support_there(s, province)):
            frame.go(s, LANDS)
        else:
            cannot_attack(s, frame.slot, rebelling(province))
            frame.step = DONE
        return True


class Sails(HoldoutStep):
    """The naval battle, and what he may do when he has won it."""

    __slots__ = ()

    def act(self, s: RepublicState, frame: "HoldoutFrame", province: int) -> bool:
        slot = frame.slot
        frame.step = DONE
        result, frame.gained = attack_province(s, slot, province, True, 0)
        if result != VICTORY or province_attacked(s, slot) == NONE:
            return True
        if after_the_fleet(s, slot, support_there(s, province)):
            frame.step = OFFER
        return True


class Offer(HoldoutStep):
    """Whether he fights on by land, after a victory at sea."""

    __slots__ = ()

    def act(self, s: RepublicState, frame: "HoldoutFrame", province: int) -> bool:
        return False


class Lands(HoldoutStep):
    """The land battle."""

    __slots__ = ()

    def act(self, s: RepublicState, frame: "HoldoutFrame", province: int) -> bool:
        frame.step = DONE
        attack_province(s, frame.slot, province, False, frame.gained)
        return True


SAILS: Final[Step[Any, Any]] = Sails("sails")
OFFER: Final[Step[Any, Any]] = Offer("offer")
LANDS: Final[Step[Any, Any]] = Lands("lands")
DONE: Final[Step[Any, Any]] = Over("done")

HOLDOUT_STEPS: Final = Phase((Begins("begins"), SAILS, OFFER, LANDS, DONE))

cite("R 2.03.81", "R 2.03.9", "R 1.10.12")


class HoldoutFrame(RepublicPhase):
    """The battles of the commander in `slot`, one or two; `gained` is the strength of the fleet he
    has beaten just now.
    """

    __slots__ = ("gained", "slot")

    def __init__(self, slot: int, step: Step[Any, Any] | None = None, gained: int = 0) -> None:
        super().__init__(step if step is not None else HOLDOUT_STEPS.first)
        self.slot = slot
        self.gained = gained

    def kind(self) -> str:
        return "holdout"

    def fields(self) -> list[object]:
        return [self.slot, self.step, self.gained]

    def asks(self, state: RepublicState) -> list[Prompt]:
        seat = state.senator(self.slot).faction
        prompt = Choose(seat, "republic-ask-land-battle", "R 2.03.81", [YES, NO])
        war = state.senator(self.slot).at
        prompt.params = {"war": war, "general": who(state, self.slot)}
        return [prompt]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        if move[0] == YES:
            self.go(state, LANDS)
        else:
            become_proconsul(state, self.slot)
            self.step = DONE

    @rule("R 2.03.22", "R 1.11.36")
    def go(self, s: RepublicState, step: Step[Any, Any]) -> None:
        """A battle is next; veterans of loyal senators may be called away first."""
        self.step = step
        waits = [0 if patrons(s, seat) else 1 for seat in range(len(s.factions))]
        if 0 in waits:
            s.stack.append(HoldFrame("desertion", 1, waits))


@rule("R 2.03.81", "R 2.03.9", "R 2.03.91", "R 2.03.92", "R 1.11.37")
def attack_province(
    s: RepublicState, slot: int, province: int, naval: bool, gained: int
) -> tuple[int, int]:
    """The Senate's general in a slot attacks a rebel governor by land or at sea, and all that
    follows is done. Gives the result (`codes.BATTLES`) and the strength he has met.

    `gained` is the strength of the fleet he has beaten this turn, when he fights on by land.
    """
    battle = Battle(s, slot, Front(rebelling(province), ACTIVE, False, False), naval)
    governor = governor_at(s, province)
    rebel = s.senator(governor)
    roman = roman_strength(s, battle)
    force = naval_force(s, province) if naval else land_force(s, province)
    rating = rating_in_battle(s, governor) if governor_sails(s, naval) else 0
    against = with_military(force, rating)
    outcome, dice = throw_between_romans(s, roman, against)
    the_rising(s).fought[province] |= AT_SEA if naval else BY_LAND
    if s.log is not None:
        told = {
            "general": person(battle.commander), "other": person(rebel), "province": province,
            "naval": int(naval), **dice,
        }  # fmt: skip
        s.note(f"republic-holdout-{BATTLES[outcome.result]}", battle.commander.faction, told)
    lost = take_losses(s, battle, outcome)
    if outcome.result == DEFEAT:
        lose_to_rebel(s, battle, rebelling(province))
        return outcome.result, against
    lost += _province_loses(s, province, outcome, naval)
    if outcome.result == VICTORY and not naval:
        # Whatever becomes of the rebel in the draw, this army has won.
        battle.commander.marks |= VICTOR
    draw_for_both(s, [slot, *battle.masters, governor], lost)
    if not naval:
        promote_veterans(s, battle, outcome.result)
    fallen = s.senators[governor] is not rebel
    if fallen:
        # His camp went with him, perhaps before the general who had won fell as well.
        recall_from(s, rebelling(province))
    if outcome.result == VICTORY:
        _win(s, battle, province, against, gained)
    if outcome.result == VICTORY and not naval and not fallen:
        _execute(s, governor)
    elif s.rebel == NONE:
        if s.log is not None:
            s.note("republic-revolt-collapses", rebel.faction, {})
        put_down(s)
    elif outcome.result == STALEMATE and not fallen and battle.commands(s):
        become_proconsul(s, slot)
    return outcome.result, against


@rule("R 2.03.81", "R 2.02.411")
def _province_loses(s: RepublicState, province: int, outcome: Outcome, naval: bool) -> int:
    """A rebel governor's forces lose what the table says: fleets in any battle, and on land his
    garrison and troops as well. Gives how many units are lost.
    """
    governor = s.senator(governor_at(s, province))
    able = abilities(governor)
    ships = min(ships_of(s, [province]), units_lost(outcome, MANY, able))
    take_ships(s, [province], ships)
    if s.log is not None and ships:
        told = {"person": person(governor), "province": province, "fleets": ships}
        s.note("republic-rebel-ships-lost", governor.faction, told)
    if naval:
        return ships
    return ships + lose_on_land(s, governor, able, AT_PROVINCE + province, [province], outcome)


@rule("R 2.03.91", "R 1.11.371")
def _win(s: RepublicState, battle: Battle, province: int, against: int, gained: int) -> None:
    """Rome has beaten a rebel governor: unrest falls, and the general, if he lives, gains half of
    what his enemy was worth, fractions up, and once for fleet and army together.
    """
    change_unrest(s, VICTORY_UNREST)
    gain = battle.gain(s, against, gained)
    if s.log is not None:
        told = {"general": person(battle.commander), "province": province, "count": gain}
        key = "republic-rebel-fleet-beaten" if battle.naval else "republic-province-taken"
        s.note(key, battle.commander.faction, told)
    honour(s, battle, gain)
    if battle.naval and province in open_to_attack(s):
        the_rising(s).naval_won |= 1 << province


@rule("R 2.03.91", "R 1.11.371")
def _execute(s: RepublicState, governor: int) -> None:
    """A rebel governor who was beaten on land is executed; with the Primary Rebel all are."""
    if governor == s.rebel:
        put_down(s)
        return
    if s.log is not None:
        s.note("republic-executed", s.senator(governor).faction, {"person": who(s, governor)})
    die(s, governor)
