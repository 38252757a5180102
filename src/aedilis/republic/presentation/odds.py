"""Chances told in words: battles, persuasion, knights, assassination (rules 1.07.41, 1.07.5,
1.09.72, 1.10.11).

All of it comes from what lies open, and anybody could work it out.
"""

from collections.abc import Sequence
from typing import Final

from fluent.runtime.types import FluentNumber, fluent_number

from aedilis.kernel.folding import fold
from aedilis.republic.definitions.codes import CAUGHT, KILLED, NONE
from aedilis.republic.definitions.components import INTRIGUES, STATESMEN
from aedilis.republic.definitions.named import (
    ASSASSIN,
    DICTATOR,
    EVIL_OMENS,
    FIELD_CONSUL,
    ROME_CONSUL,
)
from aedilis.republic.definitions.tables import assassination_result
from aedilis.republic.phases.combat.blockade import fleet_of_rebels
from aedilis.republic.phases.forum.persuasion import targets
from aedilis.republic.presentation.terminal.lines import Part, Teller
from aedilis.republic.rules.armies import fleets_at, is_veteran, legions_at, troop_strength
from aedilis.republic.rules.battle_odds import (
    Chances,
    battle_chances,
    count_throws,
    fleet_met,
    province_chances,
)
from aedilis.republic.rules.camps import marches, open_to_attack
from aedilis.republic.rules.frontier import defender
from aedilis.republic.rules.odds import base_number, knight_chance, persuasion_chance
from aedilis.republic.rules.persons import holder, in_rome
from aedilis.republic.rules.resolution import RESULTS, Clash, cancels_numbers
from aedilis.republic.rules.strength import military
from aedilis.republic.rules.wars import front_of, rebelling, rebels_of
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import ACTIVE, BARRACKS, FIELD, MARCH, UNDER

ORDER: Final = ("victory", "stalemate", "defeat", "disaster", "standoff")
CERTAIN: Final = 0.999
FEW: Final = 12
"""At most so many lines of a kind."""


def percent(chance: float) -> int:
    """A chance in whole percent."""
    return round(100 * chance)


# -- battles ---------------------------------------------------------------------------------------


def chances_of(
    table: RepublicState, slot: int, war: int, legions: Sequence[int], fleets: int, naval: bool
) -> Chances:
    """The chances of a commander in a slot with these legions, by number, and so many fleets."""
    one = table.senator(slot)
    abilities = STATESMEN[one.statesman].abilities if one.statesman != NONE else 0
    return battle_chances(
        table,
        war,
        troop_strength(table, list(legions)),
        military(table, slot, war),
        fleets,
        naval,
        cancels_numbers(one, war),
        len(legions),
        abilities,
    )


def battle_lines(
    teller: Teller, slot: int, war: int, legions: Sequence[int], fleets: int
) -> list[str]:
    """What an army may expect of a war or of rebels: at sea first where a fleet has to be beaten,
    then by land.
    """
    table = teller.table
    lines: list[str] = []
    if not can_be_fought(table, war):
        return lines
    # In Italy no fleet is of any account.
    fleets = fleets if war != MARCH else 0
    veterans = sum(1 for n in legions if is_veteran(table, n))
    for naval in (True, False):
        if (naval and not fleet_met(table, war)) or (not naval and not legions):
            continue
        chances = chances_of(table, slot, war, legions, fleets, naval)
        lines.append(
            teller.say(
                "odds-naval" if naval else "odds-land",
                {
                    "person": teller.person(slot),
                    "army": teller.text.units(len(legions), fleets, veterans),
                    "war": teller.text.war(war),
                    "chances": _results(teller, chances),
                    "legions": tenths(chances.lost_legions()),
                    "fleets": tenths(chances.lost_fleets()),
                },
            )
        )
    return lines


def _results(teller: Teller, chances: Chances) -> str:
    told = [
        teller.say(f"odds-{word}", {"percent": percent(chances.of(RESULTS.index(word)))})
        for word in ORDER
        if chances.of(RESULTS.index(word)) > 0
    ]
    return ", ".join(told)


def can_be_fought(table: RepublicState, war: int) -> bool:
    """Whether there is something to fight in a war, or in what stands in its place."""
    if rebels_of(war) != NONE:
        return rebels_of(war) in open_to_attack(table)
    return marches(table) if war == MARCH else front_of(table, war) is not None


def province_line(teller: Teller, war: int) -> list[str]:
    """What the province may expect that fights a war when no army of the Senate does."""
    province = on_its_own(teller.table, war)
    if province == NONE:
        return []
    told: dict[str, object] = {
        "province": teller.text.province(province),
        "war": teller.text.war(war),
        "chances": _results(teller, province_chances(teller.table, war)),
    }
    return [teller.say("odds-province", told)]


def blockade_chances(table: RepublicState, province: int) -> Chances:
    """The chances of the fleets in Rome against rebels who come from a province (2.03.72)."""
    fleets = len(fleets_at(table, BARRACKS))
    met = Clash(fleet_of_rebels(table, province), 0, 0, table.events[EVIL_OMENS], 0, 0)
    return count_throws(met, fleets, 0, fleets, 0)


def tenths(number: float) -> FluentNumber:
    """A number with one place after its sign, which every language writes its own way."""
    told = fluent_number(number, minimumFractionDigits=1, maximumFractionDigits=1)
    assert isinstance(told, FluentNumber)
    return told


def blockade_line(teller: Teller, province: int) -> str:
    """The same in words."""
    chances = blockade_chances(teller.table, province)
    told: dict[str, object] = {
        "chances": _results(teller, chances),
        "fleets": tenths(chances.lost_fleets()),
    }
    return teller.say("odds-rome", told)


def on_its_own(table: RepublicState, war: int) -> int:
    """The province that has to fight an active war unless an army of the Senate holds its ground
    there first; NONE if there is none, or an army has.
    """
    front = front_of(table, war)
    if table.frontier is None or front is None or front.status != ACTIVE:
        return NONE
    return defender(table, war) if war not in table.frontier.held else NONE


def generals_at_hand(table: RepublicState) -> list[int]:
    """Who may command an army, wherever the Senate stands: the Consuls and the Dictator."""
    found = [holder(table, office) for office in (FIELD_CONSUL, ROME_CONSUL, DICTATOR)]
    return [slot for slot in found if slot != NONE and table.senator(slot).place != FIELD]


def odds_page(teller: Teller, rest: str) -> Part:
    """The chances of armies in the field and of whom the Senate could send. `rest` names a war, a
    general, and numbers of legions and fleets.
    """
    heading = teller.say("odds")
    asked = _Asked(teller)
    for word in rest.split():
        if not asked.hears(word):
            return heading, [teller.say("odds-unknown", {"word": word})]
    lines = [*_in_the_field(teller, asked), *_at_home(teller, asked)]
    lines += _by_themselves(teller, asked)
    return heading, lines[: 2 * FEW] or [teller.say("odds-none")]


class _Asked:
    """What the words after `odds` mean."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.wars: list[int] = []
        self.slots: list[int] = []
        self.numbers: list[int] = []

    def hears(self, word: str) -> bool:
        """Take up a word; False when it means nothing."""
        if word.isdecimal():
            self.numbers.append(int(word))
            return True
        wars = enemies(self.teller.table)
        found = [war for war in wars if _begins(self.teller.text.war(war), word)]
        slots = [slot for slot, _ in self.teller.view.senators() if self._is(slot, word)]
        self.wars += found
        self.slots += slots
        return bool(found or slots)

    def _is(self, slot: int, word: str) -> bool:
        return _begins(self.teller.person(slot), word)

    def wants(self, war: int, slot: int) -> bool:
        """Whether a war and a general are among what is asked for."""
        return (not self.wars or war in self.wars) and (not self.slots or slot in self.slots)


def _begins(name: str, word: str) -> bool:
    return any(part.startswith(fold(word)) for part in fold(name).split())


def _in_the_field(teller: Teller, asked: _Asked) -> list[str]:
    table = teller.table
    lines: list[str] = []
    if asked.numbers:
        return lines
    for slot, one in teller.view.senators():
        if one.place == FIELD and one.serial and asked.wants(one.at, slot):
            legions = legions_at(table, UNDER + slot)
            lines += battle_lines(
                teller, slot, one.at, legions, len(fleets_at(table, UNDER + slot))
            )
    return lines


def _at_home(teller: Teller, asked: _Asked) -> list[str]:
    """With all that is in Rome, or the numbers asked for."""
    table = teller.table
    there = legions_at(table, BARRACKS)
    # The best first: veterans before the others.
    there.sort(key=lambda n: not is_veteran(table, n))
    legions, fleets = there, len(fleets_at(table, BARRACKS))
    if asked.numbers:
        legions = _made_up(table, there, asked.numbers[0])
        fleets = asked.numbers[1] if len(asked.numbers) > 1 else fleets
    lines: list[str] = []
    for slot in asked.slots or generals_at_hand(table):
        for war in enemies(table):
            if table.senator(slot).place != FIELD and asked.wants(war, slot):
                lines += battle_lines(teller, slot, war, legions, fleets)
    return lines


def enemies(table: RepublicState) -> list[int]:
    """All that an army could be sent against: wars, and what rebels stand in place of one."""
    found = [front.war for front in table.fronts]
    if marches(table):
        found.append(MARCH)
    return found + [rebelling(province) for province in open_to_attack(table)]


def _by_themselves(teller: Teller, asked: _Asked) -> list[str]:
    """The provinces that wars attack."""
    lines: list[str] = []
    for front in teller.table.fronts if not asked.slots and not asked.numbers else []:
        if not asked.wars or front.war in asked.wars:
            lines += province_line(teller, front.war)
    return lines


def _made_up(table: RepublicState, there: list[int], count: int) -> list[int]:
    """So many legions, those in Rome first and then any regular ones."""
    others = [n for n in range(len(table.legions)) if n not in there and not is_veteran(table, n)]
    return [*there, *others][:count]


# -- the Forum -------------------------------------------------------------------------------------


def persuasion_page(teller: Teller) -> Part:
    """For whom of the viewer's senators in Rome it is likeliest to persuade whom."""
    table, seat = teller.table, teller.view.seat
    found: list[tuple[float, float, int, int]] = []
    for slot in in_rome(table, seat) if seat >= 0 else []:
        own = table.senator(slot).talents
        for target in targets(table, seat):
            with_all = persuasion_chance(table, slot, target, own, 0)
            plain = persuasion_chance(table, slot, target, 0, 0)
            found.append((-with_all, -plain, slot, target))
    lines: list[str] = []
    for with_all, plain, slot, target in sorted(found)[:FEW]:
        own = table.senator(slot).talents
        told: dict[str, object] = {
            "person": teller.person(slot),
            "target": teller.person(target),
            "base": base_number(table, slot, target),
            "percent": percent(-plain),
            "best": percent(-with_all) if own else -1,
            "talents": own,
        }
        lines.append(teller.say("persuasion-line", told))
    return teller.say("persuasion"), lines or [teller.say("persuasion-none")]


def persuasion_steps(teller: Teller, slot: int, target: int) -> str:
    """The chance to persuade somebody for each number of talents that changes it."""
    own = teller.table.senator(slot).talents
    chances = [
        persuasion_chance(teller.table, slot, target, talents, 0) for talents in range(own + 1)
    ]
    return teller.say("hint-chances", {"items": _steps(teller, chances)})


def knight_steps(teller: Teller, slot: int) -> str:
    """The chance to gain a knight for each number of talents that changes it."""
    own = teller.table.senator(slot).talents
    chances = [knight_chance(teller.table, slot, talents) for talents in range(own + 1)]
    return teller.say("hint-chances", {"items": _steps(teller, chances)})


def _steps(teller: Teller, chances: list[float]) -> str:
    told: list[str] = []
    before = -1.0
    for talents, chance in enumerate(chances):
        if chance != before:
            step: dict[str, object] = {"percent": percent(chance), "talents": talents}
            told.append(teller.say("hint-chance", step))
        before = chance
    return ", ".join(told)


def knights_page(teller: Teller) -> Part:
    """The chances of the viewer's senators in Rome to gain a knight."""
    table, seat = teller.table, teller.view.seat
    lines: list[str] = []
    slots = in_rome(table, seat) if seat >= 0 and not table.factions[seat].no_knights else []
    for slot in slots:
        own = table.senator(slot).talents
        chances = [knight_chance(table, slot, talents) for talents in range(own + 1)]
        sure = next((n for n, chance in enumerate(chances) if chance > CERTAIN), -1)
        told: dict[str, object] = {
            "person": teller.person(slot),
            "percent": percent(chances[0]),
            "talents": sure,
            "best": percent(chances[-1]),
            "own": own,
        }
        lines.append(teller.say("knights-line" if sure >= 0 else "knights-never", told))
    return teller.say("knights"), lines or [teller.say("knights-none")]


def assassination_steps(teller: Teller, most: int, guarded: int) -> str:
    """The chances of an attempt with each number of Assassin cards, before secret bodyguards."""
    told: list[str] = []
    omens = teller.table.events[EVIL_OMENS]
    for cards in range(most + 1):
        drm = cards * INTRIGUES[ASSASSIN].drm + guarded - omens
        results = [assassination_result(die + drm) for die in range(1, 7)]
        told.append(
            teller.say(
                "hint-attempt",
                {
                    "cards": cards,
                    "killed": percent(results.count(KILLED) / 6),
                    "caught": percent(results.count(CAUGHT) / 6),
                },
            )
        )
    return teller.say("hint-assassination", {"items": teller.text.catalogue.apart(told)})
