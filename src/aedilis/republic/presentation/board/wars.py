"""Wars, the armies on them, and the chances that anybody can work out (rules 1.09.64, 1.10.11)."""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.text import capital
from aedilis.republic.definitions.codes import DEFEAT, NONE, STALEMATE, VICTORY
from aedilis.republic.definitions.components import LEADERS, STATESMEN, WARS
from aedilis.republic.presentation import facts
from aedilis.republic.presentation.board.parts import (
    AlliedProvince,
    Army,
    BattleOdds,
    EnemyLeader,
    Force,
    Named,
    RomanWar,
    Veteran,
)
from aedilis.republic.presentation.board.people import People
from aedilis.republic.presentation.board.refs import slot_ref, war_ref
from aedilis.republic.presentation.odds import (
    blockade_chances,
    can_be_fought,
    generals_at_hand,
    on_its_own,
    percent,
)
from aedilis.republic.presentation.theatres import theatre_of
from aedilis.republic.rules.abroad import governor_at
from aedilis.republic.rules.alliance import allied_side, allies
from aedilis.republic.rules.armies import fleets_at, legions_at, troop_strength, veterans_at
from aedilis.republic.rules.battle_odds import (
    Chances,
    battle_chances,
    enemy_met,
    fleet_met,
    province_chances,
    struck_numbers,
)
from aedilis.republic.rules.camps import marches, open_to_attack
from aedilis.republic.rules.holdouts import strength_there, support_there
from aedilis.republic.rules.resolution import DISASTER, STANDOFF, cancels_numbers
from aedilis.republic.rules.strength import military, with_military
from aedilis.republic.rules.wars import front_of, multiplier, rebelling, rebels_of
from aedilis.republic.state.sitting import OTHER
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import (
    AT_PROVINCE,
    AT_WAR,
    BARRACKS,
    FIELD,
    MARCH,
    REVOLTING,
    STATUSES,
    UNDER,
)
from aedilis.republic.view import FrontView

_REMEMBERED: Final = 4096


class Forces:
    """An army as the picture of its chances needs it: a commander, legions by number, fleets."""

    __slots__ = ("fleets", "legions", "slot")

    def __init__(self, slot: int, legions: Sequence[int], fleets: int) -> None:
        self.slot: Final = slot
        self.legions: Final = list(legions)
        self.fleets: Final = fleets


class WarPainter:
    """Makes pictures of wars and armies from one view."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.text = people.text
        self.view = people.view
        self.table = people.table

    # -- forces ------------------------------------------------------------------------------------

    def force(self, place: int) -> Force:
        """The legions and fleets in a place (`zones`)."""
        table = self.table
        veterans = [self.veteran(n) for n in veterans_at(table, place)]
        return Force(len(legions_at(table, place)), len(fleets_at(table, place)), veterans)

    def veteran(self, legion: int) -> Veteran:
        """A veteran legion."""
        loyal = self.table.loyal[legion]
        ref = slot_ref(self.table, loyal) if loyal != NONE else ""
        name = capital(self.text.slot(loyal, self.table)) if ref else ""
        return Veteran(f"legion:{legion}", self.text.legion(legion), name, ref)

    def armies(self, war: int) -> list[Army]:
        """The armies on a war."""
        return [self.army(one, war) for one in facts.armies_at(self.table, war)]

    def army(self, army: facts.Army, war: int) -> Army:
        """One of them."""
        if army.slot == NONE:
            return Army(None, -1, self.force(AT_WAR + war), 0, 0)
        seat = self.table.senator(army.slot).faction
        force = self.force(UNDER + army.slot)
        return Army(self.people.named(army.slot), seat, force, army.land, army.naval)

    # -- wars --------------------------------------------------------------------------------------

    def wars(self) -> list[RomanWar]:
        """The wars, those that burn first, then what else armies stand against."""
        fronts = sorted(self.view.fronts(), key=lambda front: -front.status)
        found = [self.war(front) for front in fronts]
        others = facts.away(self.table)
        if marches(self.table) and MARCH not in others:
            others = [MARCH, *others]
        found += [self.rebels(province) for province in open_to_attack(self.table)]
        return found + [self.instead(war) for war in others if rebels_of(war) == NONE]

    def war(self, front: FrontView) -> RomanWar:
        """A war in the Forum."""
        war = front.war
        struck = struck_numbers(self.table, front_of(self.table, war))
        return RomanWar(
            ref=war_ref(war),
            name=capital(self.text.war(war)),
            kind="revolt" if war >= REVOLTING else "war",
            status=STATUSES[front.status],
            theatre=theatre_of(war),
            unprosecuted=front.unprosecuted,
            drought=war < REVOLTING and WARS[war].drought,
            land=front.land,
            naval=front.naval,
            beaten=front.naval_won,
            support=front.support,
            spoils=front.spoils,
            times=multiplier(self.table, war),
            disaster=front.disaster,
            standoff=front.standoff,
            struck=[n for n in range(3, 19) if struck >> n & 1],
            leaders=[self.leader(leader) for leader in front.leaders],
            allies=self.allies(war),
            armies=self.armies(war),
            odds=self.odds_of(war),
        )

    def instead(self, war: int) -> RomanWar:
        """The rebel's march on Rome, or a bequest that is being taken up."""
        march = war == MARCH and self.table.rebel != NONE
        rebel = facts.army_of(self.table, self.table.rebel) if march else None
        found = self.without_card(
            war, war_ref(war), "march" if war == MARCH else "bequest", active=march
        )
        if rebel is not None:
            found.land = rebel.land
            found.armies = [self.army(rebel, war), *found.armies]
        return found

    def without_card(self, war: int, ref: str, kind: str, active: bool) -> RomanWar:
        """What stands in place of a war with a card, and those against it: it has no numbers."""
        return RomanWar(
            ref=ref,
            name=capital(self.text.war(war)),
            kind=kind,
            status="active" if active else "inactive",
            theatre=theatre_of(war),
            unprosecuted=False,
            drought=False,
            land=0,
            naval=0,
            beaten=False,
            support=0,
            spoils=0,
            times=1,
            disaster=[],
            standoff=[],
            struck=[],
            leaders=[],
            allies=[],
            armies=self.armies(war),
            odds=self.odds_of(war) if active else [],
        )

    def rebels(self, province: int) -> RomanWar:
        """A rebel governor in his province."""
        war = rebelling(province)
        rising = self.table.rising
        found = self.without_card(war, f"rebels:{province}", "rebels", active=True)
        found.land, found.naval = strength_there(self.table, province)
        found.beaten = rising is not None and bool(rising.naval_won >> province & 1)
        found.support = support_there(self.table, province)
        return found

    def allies(self, war: int) -> list[AlliedProvince]:
        """The provinces in league with a war."""
        frontier = self.table.frontier
        if frontier is None:
            return []
        found: list[AlliedProvince] = []
        for province in allies(self.table, war):
            side = allied_side(frontier, province)
            troops, fleets = frontier.troops[province], frontier.fleets[province]
            name = self.text.province(province)
            found.append(AlliedProvince(name, side.land, side.naval, troops, fleets))
        return found

    def leader(self, leader: int) -> EnemyLeader:
        """An enemy leader."""
        one = LEADERS[leader]
        name = self.text.leader(leader)
        return EnemyLeader(f"leader:{leader}", name, one.strength, one.disaster, one.standoff)

    # -- chances -----------------------------------------------------------------------------------

    def odds_of(self, war: int) -> list[BattleOdds]:
        """The chances of the armies there. Where nobody is, those of the province that has to fight
        by itself; and while the Senate may send one, of whom it could send with all that is in
        Rome.
        """
        table = self.table
        found: list[BattleOdds] = []
        for slot, one in self.view.senators():
            if one.place == FIELD and one.serial and one.at == war:
                there = Forces(slot, legions_at(table, UNDER + slot), self._fleets(UNDER + slot))
                found += self.odds(war, there, True, False)
        if found:
            return found
        found += self.of_province(war)
        session = table.senate_session
        if session is None or session.step != OTHER:
            return found
        waiting = AT_WAR + war
        legions = legions_at(table, BARRACKS) + legions_at(table, waiting)
        fleets = self._fleets(BARRACKS) + self._fleets(waiting)
        for slot in generals_at_hand(table)[:1]:
            found += self.odds(war, Forces(slot, legions, fleets), False, False)
        return found

    def _fleets(self, place: int) -> int:
        return len(fleets_at(self.table, place))

    def proposed(self, content: Sequence[int]) -> list[BattleOdds]:
        """The chances of the commanders whom a proposal would send."""
        found: list[BattleOdds] = []
        for one in facts.armies_sent(self.table, content):
            there = self.table.senators[one.slot] is not None
            if one.whole and there and can_be_fought(self.table, one.war):
                army = Forces(one.slot, one.legions, one.fleets)
                found += self.odds(one.war, army, False, True)
        return found

    def odds(self, war: int, army: Forces, sent: bool, proposed: bool) -> list[BattleOdds]:
        """What an army may expect: at sea where a fleet has to be beaten, and by land."""
        found: list[BattleOdds] = []
        if war == MARCH:
            # In Italy no fleet is of any account.
            army = Forces(army.slot, army.legions, 0)
        for naval in (True, False):
            able = army.fleets if naval else len(army.legions)
            if not able or (naval and not fleet_met(self.table, war)):
                continue
            chances = chances_of(self.table, army, war, naval)
            who = self.people.named(army.slot)
            one = told_of(chances, who, naval, len(army.legions), army.fleets)
            one.sent, one.proposed = sent, proposed
            found.append(one)
        return found

    def of_province(self, war: int) -> list[BattleOdds]:
        """The chances of the province that has to fight a war by itself, if one does."""
        table = self.table
        province = on_its_own(table, war)
        if province == NONE:
            return []
        who = self.people.named(governor_at(table, province))
        place = AT_PROVINCE + province
        legions, fleets = len(legions_at(table, place)), 0
        one = told_of(province_chances(table, war), who, fleet_met(table, war) > 0, legions, fleets)
        one.province = self.text.province(province)
        return [one]

    def at_sea(self, province: int) -> BattleOdds:
        """The chances of Rome's fleets against rebels who come from a province by sea."""
        fleets = self._fleets(BARRACKS)
        chances = blockade_chances(self.table, province)
        return told_of(chances, Named("", self.text.say("republic-place-rome")), True, 0, fleets)


def told_of(
    chances: Chances, commander: Named, naval: bool, legions: int, fleets: int
) -> BattleOdds:
    """Chances as a page draws them, of an army that is there."""
    return BattleOdds(
        commander=commander,
        province="",
        sent=True,
        proposed=False,
        naval=naval,
        legions=legions,
        fleets=fleets,
        victory=percent(chances.of(VICTORY)),
        stalemate=percent(chances.of(STALEMATE)),
        defeat=percent(chances.of(DEFEAT)),
        disaster=percent(chances.of(DISASTER)),
        standoff=percent(chances.of(STANDOFF)),
        lost_legions=round(chances.lost_legions(), 1),
        lost_fleets=round(chances.lost_fleets(), 1),
    )


# -- counted once ----------------------------------------------------------------------------------


_known: Final[dict[tuple[int, ...], Chances]] = {}
"""Chances by all that they hang on."""


def chances_of(table: RepublicState, army: Forces, war: int, naval: bool) -> Chances:
    """The chances of an army against a war. Counted over all throws once, then remembered."""
    one = table.senator(army.slot)
    abilities = STATESMEN[one.statesman].abilities if one.statesman != NONE else 0
    cancels = cancels_numbers(one, war)
    met = enemy_met(table, war, naval, cancels)
    strength, rating = troop_strength(table, army.legions), military(table, army.slot, war)
    roman = with_military(army.fleets if naval else strength, rating)
    men = len(army.legions)
    key = (
        met.enemy, met.disaster, met.standoff, met.omens, met.joining, met.deserting, roman, men,
        army.fleets, abilities,
    )  # fmt: skip
    chances = _known.get(key)
    if chances is None:
        if len(_known) >= _REMEMBERED:
            _known.clear()
        chances = battle_chances(
            table, war, strength, rating, army.fleets, naval, cancels, men, abilities
        )
        _known[key] = chances
    return chances
