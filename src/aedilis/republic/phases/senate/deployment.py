"""Generals are sent to war (rules 1.09.64 to 1.09.643, 1.09.645)."""

from aedilis.kernel.prompt import Amount, Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import FORUM_EVENTS
from aedilis.republic.phases.senate.commands import (
    before,
    bequest_of,
    generals,
    targets,
    too_weak,
    war_of,
    war_thing,
    with_master,
)
from aedilis.republic.phases.senate.kinds import Kind, Parts, slot_of
from aedilis.republic.phases.senate.units import ships, taken, veteran_pick
from aedilis.republic.rules.abroad import send_out
from aedilis.republic.rules.armies import (
    count_fleets,
    count_legions,
    legions_at,
    move_all,
    send_fleets,
    send_legions,
)
from aedilis.republic.rules.holdouts import fleet_there, support_there
from aedilis.republic.rules.outbreak import activate
from aedilis.republic.rules.persons import who
from aedilis.republic.rules.wars import front_of, is_bequest, naval_strength, rebels_of, support
from aedilis.republic.state.choices import LEGION, numbered, senators
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import (
    ACTIVE,
    AT_WAR,
    BARRACKS,
    FIELD,
    MARCH,
    SENT,
    UNDER,
    VICTOR,
)


class Need:
    """The least that a war takes: `legions`, with `fleets` to support them; or `alone`, so many
    fleets without legions, -1 where those have nothing to fight. What waits there counts already.
    """

    __slots__ = ("alone", "fleets", "legions")

    def __init__(self, legions: int, fleets: int, alone: int) -> None:
        self.legions = legions
        self.fleets = fleets
        self.alone = alone

    def fleets_with(self, legions: int) -> int:
        """The fewest fleets that are enough with so many legions; -1 where none are."""
        if legions == 0 and self.alone >= 0:
            return self.alone
        return self.fleets if legions >= self.legions else -1

    def met(self, legions: int, fleets: int) -> bool:
        """Whether an army of so many is enough."""
        return 0 <= self.fleets_with(legions) <= fleets

    def least(self) -> tuple[int, int]:
        """The fewest legions and fleets that are enough."""
        return (0, self.alone) if self.alone >= 0 else (self.legions, self.fleets)


@rule("R 1.09.64", "R 1.09.641", "R 2.03.81")
def need_of(s: RepublicState, war: int, attacked: list[int]) -> Need:
    """What a war takes of a general, if those before him in his proposal go to the wars in
    `attacked`: the first finds the forces that were left there.
    """
    if is_bequest(war):
        event = FORUM_EVENTS[bequest_of(war)]
        return Need(event.legions, event.fleets, -1)
    joins = war not in attacked
    legions = count_legions(s, AT_WAR + war) if joins else 0
    if war == MARCH:
        return Need(int(legions == 0), 0, -1)
    fleets = count_fleets(s, AT_WAR + war) if joins else 0
    province = rebels_of(war)
    if province == NONE:
        at_sea, supporting = naval_strength(s, war) > 0, support(war)
    else:
        at_sea, supporting = fleet_there(s, province), support_there(s, province)
    supporting = max(supporting, int(at_sea))
    alone = max(0, 1 - fleets) if at_sea and not legions else -1
    return Need(int(legions == 0), max(0, supporting - fleets), alone)


cite("R 1.09.64", "R 1.09.641", "R 1.09.642", "R 1.09.643", "R 1.09.645", "R 1.07.332")


class Deploy(Kind):
    """Generals with their armies against wars, the rebel, or to take up a bequest.

    A part is general, war, regular legions, veterans (as a pick), fleets. A war whose turn has not
    come can be attacked if the next part attacks the one before it.
    """

    name = "deploy"
    rule = "R 1.09.64"
    most = 3

    def may(self, s: RepublicState, seat: int, tribune: bool) -> bool:
        return s.sitting().other_business() and bool(self.pairs(s, [], 1))

    def of_war(self, s: RepublicState, parts: Parts) -> bool:
        return any(not is_bequest(war_of(part[1])) for part in parts)

    def pairs(self, s: RepublicState, parts: Parts, most: int = 0) -> list[tuple[int, int]]:
        """Who can be sent where, after the parts before; only to the war that those have put off,
        if they have. With `most` the first so many are enough.
        """
        legions, fleets = self.left(s, parts)
        sent = [slot_of(part[0]) for part in parts]
        attacked = [war_of(part[1]) for part in parts]
        due = self.due(s, attacked)
        found: list[tuple[int, int]] = []
        # Whoever goes to a war, it takes the same; of several there is another for the next one.
        enough: dict[int, bool] = {}
        for slot in generals(s, sent):
            for war in targets(s, slot):
                if due and war not in due:
                    continue
                if war not in enough:
                    spared = self.spared(s, slot, war, sent, attacked)
                    enough[war] = spared is not None and self._fits(
                        need_of(s, war, attacked), legions - spared[0], fleets - spared[1]
                    )
                if enough[war]:
                    found.append((slot, war))
                    if len(found) == most:
                        return found
        return found

    def _fits(self, need: Need, legions: int, fleets: int) -> bool:
        if legions < 0 or fleets < 0:
            # Not even what has to be spared is there.
            return False
        return need.met(legions, fleets) or need.met(0, fleets)

    def due(self, s: RepublicState, attacked: list[int]) -> list[int]:
        """The wars that have to be attacked as well, for the sake of those that are."""
        return [one for war in attacked for one in before(s, war, attacked)]

    def spared(
        self, s: RepublicState, slot: int, war: int, sent: list[int], attacked: list[int]
    ) -> tuple[int, int] | None:
        """The legions and fleets to be kept for the war before this one, if the next general is to
        attack that; None if he cannot.
        """
        earlier = before(s, war, [*attacked, war])
        if not earlier:
            return 0, 0
        others = generals(s, [*sent, slot])
        if len(earlier) > 1 or len(sent) + 1 >= self.most or not others:
            return None
        return need_of(s, earlier[0], attacked).least()

    def left(self, s: RepublicState, parts: Parts) -> tuple[int, int]:
        """Legions and fleets in Rome that no part has taken yet."""
        legions = count_legions(s, BARRACKS)
        fleets = count_fleets(s, BARRACKS)
        for part in parts:
            legions -= part[2] + part[3]
            fleets -= part[-1]
        return legions, fleets

    def field(self, s: RepublicState, seat: int, parts: Parts, part: list[int]) -> Prompt | None:
        n = len(parts)
        if not part:
            slots = sorted({slot for slot, _ in self.pairs(s, parts)})
            options = senators(numbered("general", n), slots)
            return Choose(seat, "republic-ask-general", self.rule, options)
        if len(part) == 1:
            field = numbered("war", n)
            wars = [war for slot, war in self.pairs(s, parts) if slot == slot_of(part[0])]
            options = [war_thing(field, war) for war in wars]
            return Choose(seat, "republic-ask-war", self.rule, options)
        return self._units(s, seat, parts, part)

    def _units(self, s: RepublicState, seat: int, parts: Parts, part: list[int]) -> Prompt | None:
        n = len(parts)
        war = war_of(part[1])
        attacked = [war_of(one[1]) for one in parts]
        sent = [slot_of(one[0]) for one in parts]
        need = need_of(s, war, attacked)
        spared = self.spared(s, slot_of(part[0]), war, sent, attacked) or (0, 0)
        legions, fleets = self.left(s, parts)
        legions, fleets = legions - spared[0], fleets - spared[1]
        pick = veteran_pick(s, seat, BARRACKS, numbered("veterans", n), self.used_veterans(parts))
        regulars = self.left(s, parts)[0] - len(pick.items)
        if fleets < need.fleets:
            legions = 0  # nothing could support them
        fewest = 0 if need.met(0, fleets) else need.legions
        if len(part) == 2:
            low = max(0, fewest - len(pick.items))
            name = numbered("legions", n)
            return Amount(
                seat, "republic-ask-legions", self.rule, name, low, min(regulars, legions)
            )
        if len(part) == 3:
            pick.high = min(pick.high, legions - part[2])
            pick.low = max(0, fewest - part[2])
            return pick
        if len(part) == 4 + part[3]:
            low = need.fleets_with(part[2] + part[3])
            name = numbered("fleets", n)
            return Amount(seat, "republic-ask-fleets", self.rule, name, low, fleets)
        return None

    def used_veterans(self, parts: Parts) -> int:
        """The mask of veterans that parts before have taken."""
        mask = 0
        for part in parts:
            for thing in part[4:-1]:
                mask |= 1 << (thing - LEGION)
        return mask

    def more(self, s: RepublicState, seat: int, parts: Parts) -> bool:
        return bool(self.pairs(s, parts, 1))

    def unfinished(self, s: RepublicState, parts: Parts) -> bool:
        return bool(self.due(s, [war_of(part[1]) for part in parts]))

    def consents(self, s: RepublicState, seat: int, parts: Parts) -> list[int]:
        """Generals whose armies would be weaker than what they have to fight first."""
        wars = [war_of(part[1]) for part in parts]
        found: list[int] = []
        for n, part in enumerate(parts):
            slot, war = slot_of(part[0]), wars[n]
            legions = taken(s, BARRACKS, part[:-1], 2)
            fleets = part[-1]
            if war not in wars[:n]:
                legions = [*legions, *legions_at(s, AT_WAR + war)]
                fleets += count_fleets(s, AT_WAR + war)
            if too_weak(s, slot, war, legions, fleets, wars):
                found.append(slot)
        return found

    def holds(self, s: RepublicState, parts: Parts) -> bool:
        """Whether all of it can still be done as it was said."""
        regulars = count_legions(s, BARRACKS)
        veterans = veteran_pick(s, 0, BARRACKS, "veterans").items
        regulars -= len(veterans) + sum(part[2] for part in parts)
        if regulars < 0 or self.left(s, parts)[1] < 0:
            return False
        done: Parts = []
        for part in parts:
            war = war_of(part[1])
            if (slot_of(part[0]), war) not in self.pairs(s, done):
                return False
            need = need_of(s, war, [war_of(one[1]) for one in done])
            if not need.met(part[2] + part[3], part[-1]):
                return False
            if any(thing not in veterans for thing in part[4:-1]):
                return False
            done.append(part)
        return not self.unfinished(s, parts)

    def leaving(self, s: RepublicState, parts: Parts) -> list[int]:
        return with_master(s, [slot_of(part[0]) for part in parts])

    def carry(self, s: RepublicState, parts: Parts, by: int) -> None:
        """All of them leave; who presided is among them, the sitting is over."""
        for n, part in enumerate(parts):
            legions = taken(s, BARRACKS, part[:-1], 2)
            deploy(s, slot_of(part[0]), war_of(part[1]), legions, part[-1], together=n > 0)
        chair_leaves(s)


@rule("R 1.09.642")
def chair_leaves(s: RepublicState) -> None:
    """If who presided has been sent away, the sitting is over."""
    session = s.sitting()
    session.departed = session.chair != NONE and s.senator(session.chair).place == FIELD


@rule("R 1.09.64", "R 1.09.641", "R 1.07.3321")
def deploy(
    s: RepublicState, slot: int, war: int, legions: list[int], fleets: int, together: bool = False
) -> None:
    """A general leaves with his army; a war that slept breaks out, and forces that were left
    there join him. `together` is for all but the first that a proposal sends: none goes before the
    others.
    """
    send_out(s, slot, war, together)
    s.senator(slot).marks |= SENT
    send_legions(s, legions, UNDER + slot)
    send_fleets(s, ships(s, BARRACKS, fleets), UNDER + slot)
    if s.log is not None:
        told = {"person": who(s, slot), "war": war, "legions": len(legions), "fleets": fleets}
        s.note("republic-sent", s.senator(slot).faction, told)
    if is_bequest(war):
        s.bequests.append(bequest_of(war))
        s.senator(slot).marks |= VICTOR
        return
    move_all(s, AT_WAR + war, UNDER + slot)
    front = front_of(s, war)
    if front is not None and front.status != ACTIVE:
        activate(s, front)
