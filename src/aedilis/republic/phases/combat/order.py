"""Which war is fought next, and by whom (rules 1.10.1, 1.09.645).

Wars are fought in the order in which the last commander was sent to each, one after the other to
the end. Where one proposal sent commanders to different wars, and where several stand on one war,
those whose they are choose who goes first; if they disagree, on one war the first to be sent goes
first, and dice decide what is still open.
"""

from collections.abc import Sequence

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.phases.combat.attack import AttackFrame
from aedilis.republic.phases.combat.civil_war import CivilWarFrame, can_attack_rebel
from aedilis.republic.phases.combat.holdout import HoldoutFrame
from aedilis.republic.rules.abroad import bring_home
from aedilis.republic.rules.camps import in_italy, marches, open_to_attack
from aedilis.republic.rules.persons import who
from aedilis.republic.rules.wars import front_of, rebels_of
from aedilis.republic.state.choices import PROVINCE, REBEL_WAR, SENATOR, WAR, code
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import MARCH, VICTOR

cite("R 1.10.1", "R 1.09.645", "R 1.11.35", "R 2.03.81", "R 2.03.8")


class BattlesFrame(RepublicFrame):
    """All battles of the phase.

    `done` are the slots of the commanders who have attacked, `war` is the war now fought (NONE
    between two), `civil` is 1 once the rebel has been attacked. `wishes` are what the owners have
    answered so far to the question that is open: wars, or slots of commanders.
    """

    __slots__ = ("civil", "done", "war", "wishes")

    def __init__(self, done: list[int], war: int, civil: int, wishes: list[int]) -> None:
        self.done = done
        self.war = war
        self.civil = civil
        self.wishes = wishes

    def kind(self) -> str:
        return "battles"

    def fields(self) -> list[object]:
        return [self.done, self.war, self.civil, self.wishes]

    def advance(self, state: RepublicState) -> bool:
        send_the_idle_home(state)
        choice = self.choice(state)
        if not choice:
            return self.finish(state)
        owners = self.owners(state, choice)
        if len(choice) > 1 and len(self.wishes) < len(owners):
            return False
        chosen = choice[0] if len(choice) == 1 else self.agree(state, choice)
        self.wishes = []
        if self.war == NONE:
            self.war = chosen
            return True
        self.done.append(chosen)
        if rebels_of(self.war) != NONE:
            state.stack.append(HoldoutFrame(chosen))
        elif self.war != MARCH:
            state.stack.append(AttackFrame(chosen))
        elif can_attack_rebel(state, chosen):
            self.civil = 1
            state.stack.append(CivilWarFrame(chosen))
        return True

    def waiting(self, s: RepublicState) -> list[int]:
        """The commanders who have still to attack, the first to be sent in front."""
        slots = [slot for slot in commanders(s) if slot not in self.done]
        return sorted(slots, key=lambda slot: (s.senator(slot).serial, slot))

    def choice(self, s: RepublicState) -> list[int]:
        """What may come next: commanders of the war that is being fought, or else wars."""
        waiting = self.waiting(s)
        if self.war != NONE:
            here = [slot for slot in waiting if s.senator(slot).at == self.war]
            if here:
                return here
            self.war = NONE
        last: dict[int, int] = {}
        for slot in waiting:
            last[s.senator(slot).at] = s.senator(slot).serial
        first = min(last.values(), default=0)
        return [war for war, serial in last.items() if serial == first]

    def owners(self, s: RepublicState, choice: list[int]) -> list[int]:
        """The seats whose commanders it is about, in order."""
        if self.war != NONE:
            slots = choice
        else:
            # Only those decide who were sent there last, and together.
            latest = max(s.senator(x).serial for x in commanders(s) if s.senator(x).at == choice[0])
            slots = [
                slot
                for slot in commanders(s)
                if s.senator(slot).at in choice and s.senator(slot).serial == latest
            ]
        return sorted({s.senator(slot).faction for slot in slots})

    def asks(self, state: RepublicState) -> list[Prompt]:
        choice = self.choice(state)
        seat = self.owners(state, choice)[len(self.wishes)]
        options = [self.option(one) for one in choice]
        if self.war != NONE:
            prompt = Choose(seat, "republic-ask-first-general", "R 1.09.645", options)
            prompt.params = {"war": self.war}
            return [prompt]
        return [Choose(seat, "republic-ask-first-war", "R 1.10.1", options)]

    def option(self, one: int) -> int:
        """The choice of a commander on the war that is being fought, or else of a war."""
        if self.war != NONE:
            return code("general", SENATOR, one)
        if rebels_of(one) != NONE:
            return code("war", PROVINCE, rebels_of(one))
        return code("war", 0, REBEL_WAR) if one == MARCH else code("war", WAR, one)

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        choice = self.choice(state)
        wish = choice[[self.option(one) for one in choice].index(move[0])]
        self.wishes.append(wish)
        if state.log is not None:
            if self.war != NONE:
                state.note("republic-wishes-general", seat, {"general": who(state, wish)})
            else:
                state.note("republic-wishes-war", seat, {"war": wish})

    def agree(self, s: RepublicState, choice: list[int]) -> int:
        """What comes first after everybody has said what he wishes."""
        open_still = [one for one in choice if one in self.wishes] or choice
        if len(open_still) > 1 and self.war != NONE:
            earliest = s.senator(choice[0]).serial
            open_still = [slot for slot in choice if s.senator(slot).serial == earliest]
        while len(open_still) > 1:
            throws = [s.dice.die() + s.dice.die() for _ in open_still]
            if s.log is not None:
                for one, roll in zip(open_still, throws, strict=True):
                    self.tell_throw(s, one, roll)
            best = max(throws)
            pairs = zip(open_still, throws, strict=True)
            open_still = [one for one, roll in pairs if roll == best]
        return open_still[0]

    def tell_throw(self, s: RepublicState, one: int, roll: int) -> None:
        """Tell what was thrown for a war or a commander."""
        if self.war != NONE:
            told = {"general": who(s, one), "roll": roll}
            s.note("republic-order-general", s.senator(one).faction, told)
        else:
            s.note("republic-order-war", -1, {"war": one, "roll": roll})

    def finish(self, s: RepublicState) -> bool:
        """All have fought. A rebel in Italy whom nobody has attacked has his way at last."""
        s.stack.pop()
        if s.rebel != NONE and not self.civil and in_italy(s):
            s.stack.append(CivilWarFrame(NONE))
        return True


@rule("R 1.10.1")
def commanders(s: RepublicState) -> list[int]:
    """The slots of those in command on a war or against a rebel, but for those who have won."""
    return [slot for slot, one in s.called().afield if one.serial and not one.marks & VICTOR]


@rule("R 1.09.644", "R 1.10.1", "R 2.03.81")
def send_the_idle_home(s: RepublicState) -> None:
    """Who has nothing left to fight comes home: his war is gone, or the rebel is."""
    for slot in commanders(s):
        war = s.senator(slot).at
        province = rebels_of(war)
        if war == MARCH:
            over = not marches(s)
        elif province != NONE:
            over = province not in open_to_attack(s)
        else:
            over = front_of(s, war) is None
        if over:
            bring_home(s, slot)
