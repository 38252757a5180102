"""The generals of the plan leave for their wars (rules 4.05.3, 4.05.31, 4.05.35).

The Dominant Player says who goes where when there are several, and which veterans go that are loyal
to nobody of a general's faction.
"""

from collections.abc import Sequence

from aedilis.kernel.form import Ask
from aedilis.kernel.prompt import Choose, Pick, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import FORUM_EVENTS
from aedilis.republic.definitions.named import FIELD_CONSUL
from aedilis.republic.neutrals.armies import Attack, attacks
from aedilis.republic.neutrals.coalition import kept
from aedilis.republic.neutrals.deciding import decider
from aedilis.republic.neutrals.strategy import OWN, PEACE, generals_in_rome
from aedilis.republic.phases.senate.commands import (
    bequest_of,
    commanders,
    targets,
)
from aedilis.republic.phases.senate.deployment import deploy
from aedilis.republic.phases.senate.units import mask_of, ships, veteran_pick
from aedilis.republic.rules.armies import (
    fleets_at,
    legions_at,
    regulars_at,
    send_fleets,
    send_legions,
    veterans_at,
)
from aedilis.republic.rules.persons import holder, in_rome, who
from aedilis.republic.rules.wars import front_of, is_bequest
from aedilis.republic.state.choices import LEGION, numbered, senator, senators
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import BARRACKS, MARCH, SENT, UNDER

cite("R 4.05.3", "R 4.05.31")


class CampaignFrame(RepublicFrame):
    """The wars of the plan, one after the other. `generals` are those who go to each, NONE where
    one commands there or nobody has been named; `at` counts the wars that are done. `legions` and
    `fleets` are what is sent to each, worked out when all generals are named.
    """

    __slots__ = ("at", "fleets", "generals", "legions", "wars")

    def __init__(
        self,
        wars: list[int],
        generals: list[int],
        legions: list[int],
        fleets: list[int],
        at: int,
    ) -> None:
        self.wars = wars
        self.generals = generals
        self.legions = legions
        self.fleets = fleets
        self.at = at

    def kind(self) -> str:
        return "campaign"

    def fields(self) -> list[object]:
        return [self.wars, self.generals, self.legions, self.fleets, self.at]

    def bury(self, state: RepublicState, slot: int) -> None:
        self.generals = [NONE if one == slot else one for one in self.generals]

    # -- who goes where ----------------------------------------------------------------------------

    def _without(self, s: RepublicState) -> list[int]:
        """The wars to which somebody has to be sent."""
        return [war for war in self.wars if not commanders(s, war)]

    def advance(self, state: RepublicState) -> bool:
        if not self.wars:
            state.stack.pop()
            return True
        if not self.generals:
            free = generals_in_rome(state)[: len(self._without(state))]
            if len(free) > 1:
                return False
            self._name(state, free)
            return True
        if not self.legions:
            self._allot(state)
            return True
        if self.at == len(self.wars):
            state.stack.pop()
            return True
        if self._choice(state) is not None:
            return False
        self._send(state, [])
        return True

    @rule("R 4.05.31")
    def _name(self, s: RepublicState, named: Sequence[int]) -> None:
        """The generals go to the wars that have none, in this order."""
        left = list(named)
        found: list[int] = []
        for war in self.wars:
            there = commanders(s, war)
            found.append(there[0] if there else left.pop(0) if left else NONE)
        kept_wars = [n for n, slot in enumerate(found) if slot != NONE]
        self.wars = [self.wars[n] for n in kept_wars]
        self.generals = [found[n] for n in kept_wars]

    def _allot(self, s: RepublicState) -> None:
        found: list[Attack] = attacks(s, kept(s).plan[0], self.wars, self.generals)
        self.legions = [one.sent.legions for one in found]
        self.fleets = [one.sent.fleets for one in found]

    # -- veterans ----------------------------------------------------------------------------------

    @rule("R 4.05.31")
    def own_veterans(self, s: RepublicState, slot: int) -> list[int]:
        """The veterans in Rome that are loyal to somebody of a general's faction."""
        faction = s.senator(slot).faction
        return [n for n in veterans_at(s, BARRACKS) if _patron(s, n) == faction]

    def _others(self, s: RepublicState) -> list[int]:
        """The veterans in Rome that belong to no faction of a general still to be sent."""
        waiting = {s.senator(slot).faction for slot in self.generals[self.at :] if slot != NONE}
        return [n for n in veterans_at(s, BARRACKS) if _patron(s, n) not in waiting]

    def _places(self, s: RepublicState) -> int:
        """How many legions go to the war beside the general's own veterans."""
        own = len(self.own_veterans(s, self.generals[self.at]))
        return max(0, self.legions[self.at] - own)

    def _choice(self, s: RepublicState) -> Pick | None:
        """The question which of the other veterans go to the war; None where there is no choice."""
        if self.generals[self.at] == NONE:
            return None
        others, places = self._others(s), self._places(s)
        regulars = len(regulars_at(s, BARRACKS))
        low = max(0, min(places - regulars, len(others)))
        high = min(places, len(others))
        if not others or (low == high and (high == 0 or high == len(others))):
            return None
        excluded = mask_of(n for n in veterans_at(s, BARRACKS) if n not in others)
        pick = veteran_pick(s, decider(s), BARRACKS, "veterans", excluded)
        pick.key, pick.rule = "republic-ask-plan-veterans", "R 4.05.31"
        pick.low, pick.high = low, high
        pick.params = {
            "person": who(s, self.generals[self.at]), "war": self.wars[self.at],
            "legions": self.legions[self.at],
        }  # fmt: skip
        return pick

    @rule("R 4.05.31")
    def _send(self, s: RepublicState, chosen: Sequence[int]) -> None:
        """One general leaves with his own veterans, those chosen and regular legions; or is
        reinforced with them where he is.
        """
        slot, war = self.generals[self.at], self.wars[self.at]
        count, fleets = self.legions[self.at], self.fleets[self.at]
        first = self.at == 0
        self.at += 1
        if slot == NONE:
            return
        own = self.own_veterans(s, slot)[:count]
        new = s.sitting().raised[0]
        regulars = sorted(regulars_at(s, BARRACKS), key=lambda n: not new >> n & 1)
        rest = [n for n in veterans_at(s, BARRACKS) if n not in own and n not in chosen]
        legions = [*own, *chosen, *regulars, *rest][:count]
        if war in commanders_at(s, slot):
            _reinforce(s, slot, legions, fleets)
        else:
            deploy(s, slot, war, legions, fleets, together=not first)

    # -- questions ---------------------------------------------------------------------------------

    def asks(self, state: RepublicState) -> list[Prompt]:
        pick = self._choice(state) if self.legions else None
        if pick is not None:
            return [pick]
        form = Ask(self, state, decider(state), "republic-ask-generals", "R 4.05.31")
        form.params = {"war": self._without(state)[0]}
        return [form]

    def field(self, state: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        wars = self._without(state)
        free = generals_in_rome(state)[: len(wars)]
        if len(done) >= len(free):
            return None
        taken = [senator(one) for one in done]
        options = senators(
            numbered("general", len(done)), [slot for slot in free if slot not in taken]
        )
        prompt = Choose(decider(state), "republic-ask-general-of", "R 4.05.31", options)
        prompt.params = {"war": wars[len(done)]}
        return prompt

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        if self.legions:
            self._send(state, [one - LEGION for one in move[1:]])
        else:
            self._name(state, [senator(one) for one in move])


def _patron(s: RepublicState, legion: int) -> int:
    """The faction of who a legion is loyal to, NONE without one."""
    slot = s.loyal[legion]
    return s.senator(slot).faction if slot != NONE else NONE


def commanders_at(s: RepublicState, slot: int) -> list[int]:
    """The war at which somebody commands already, if he does."""
    return [] if slot in in_rome(s) else [s.senator(slot).at]


def _reinforce(s: RepublicState, slot: int, legions: list[int], fleets: int) -> None:
    """Somebody in the field gets more forces."""
    if not legions and not fleets:
        return
    send_legions(s, legions, UNDER + slot)
    send_fleets(s, ships(s, BARRACKS, fleets), UNDER + slot)
    s.senator(slot).marks |= SENT
    if s.log is not None:
        told = {"person": who(s, slot), "legions": len(legions), "fleets": fleets}
        s.note("republic-reinforced", s.senator(slot).faction, told)


@rule("R 4.05.3")
def go_to_war(s: RepublicState) -> None:
    """The generals of the plan leave."""
    ours = kept(s)
    line, wars = ours.plan[0], ours.plan[1:]
    there = [war for war in wars if war == MARCH or front_of(s, war) is not None]
    if line not in (PEACE, OWN) and there:
        s.stack.append(CampaignFrame(there, [], [], [], 0))


@rule("R 4.05.35", "R 1.07.37")
def collect_bequest(s: RepublicState) -> None:
    """The Field Consul takes up a bequest with what is left in Rome, if that is enough."""
    slot = holder(s, FIELD_CONSUL)
    if kept(s).plan[0] == OWN or slot not in in_rome(s):
        return
    legions, fleets = legions_at(s, BARRACKS), len(fleets_at(s, BARRACKS))
    for war in targets(s, slot):
        event = FORUM_EVENTS[bequest_of(war)] if is_bequest(war) else None
        if event is None or event.legions > len(legions) or event.fleets > fleets:
            continue
        regulars = regulars_at(s, BARRACKS)
        others = [n for n in legions if n not in regulars]
        deploy(s, slot, war, [*regulars, *others][: event.legions], event.fleets)
        return
