"""Those elected take their posts: the two Consuls share theirs out, the Consuls may agree on a
Dictator, and he names his Master of Horse (rules 1.09.22, 1.09.31, 1.09.33).
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.dice import Dice
from aedilis.kernel.frame import Frame
from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.deals.carrying import note_nomination
from aedilis.republic.deals.prompts import naming
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import (
    CENSOR,
    DICTATOR,
    FIELD_CONSUL,
    MASTER_OF_HORSE,
    ROME_CONSUL,
)
from aedilis.republic.phases.senate.floor import controller, fill_chair, may_preside
from aedilis.republic.rules.offices import barring, take_office
from aedilis.republic.rules.persons import holder, in_rome, who
from aedilis.republic.state.choices import OFFICE, SENATOR, code, index, senators, verb
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState

NOBODY: Final = verb("no", "senator")
UNSAID: Final = -2
HIDDEN: Final = -9
"""In what a seat is shown: said, but not what."""


def take_post(s: RepublicState, slot: int, office: int) -> None:
    """A senator takes an office in this sitting; it is not filled again in it."""
    take_office(s, slot, office)
    s.sitting().ended |= 1 << office
    if s.log is not None:
        told = {"person": who(s, slot), "office": office}
        s.note("republic-takes-office", s.senator(slot).faction, told)


cite("R 1.09.22", "R 1.04.8")


class PostsFrame(RepublicFrame):
    """Each of two new Consuls says in secret which post he wants; dice decide if both want one.

    `wish` and `other_wish` are offices, NONE while not said; `second` is NONE when one man alone
    could be elected, who becomes Rome Consul.
    """

    __slots__ = ("first", "other_wish", "second", "wish")

    def __init__(self, first: int, second: int, wish: int, other_wish: int) -> None:
        self.first = first
        self.second = second
        self.wish = wish
        self.other_wish = other_wish

    def kind(self) -> str:
        return "posts"

    def fields(self) -> list[object]:
        return [self.first, self.second, self.wish, self.other_wish]

    def masked(self, seat: int) -> Frame[RepublicState]:
        hidden = [wish if wish == NONE else HIDDEN for wish in (self.wish, self.other_wish)]
        return PostsFrame(self.first, self.second, *hidden)

    def redeal(self, state: RepublicState, seat: int, dice: Dice) -> None:
        wishes = [self.wish, self.other_wish]
        for n, slot in enumerate((self.first, self.second)):
            said = wishes[n] != NONE
            if said and controller(state, state.senator(slot).faction) != seat:
                wishes[n] = (ROME_CONSUL, FIELD_CONSUL)[dice.below(2)]
        self.wish, self.other_wish = wishes

    def advance(self, state: RepublicState) -> bool:
        if self.second == NONE or not may_preside(state, self.second):
            self._settle(state, self.first, NONE)
        elif not may_preside(state, self.first):
            self._settle(state, self.second, NONE)
        elif NONE in (self.wish, self.other_wish):
            return False
        elif self.wish != self.other_wish:
            by_wish = self.wish == ROME_CONSUL
            self._settle(
                state,
                self.first if by_wish else self.second,
                self.second if by_wish else self.first,
            )
        else:
            self._throw(state)
        return True

    def _throw(self, s: RepublicState) -> None:
        """Both want the same post: the higher throw gets it."""
        mine = other = 0
        while mine == other:
            mine = s.dice.die() + s.dice.die()
            other = s.dice.die() + s.dice.die()
            if s.log is not None:
                told = {"person": who(s, self.first), "other": who(s, self.second)}
                s.note("republic-posts-thrown", -1, {**told, "roll": mine, "against": other})
        first_gets_rome = (mine > other) == (self.wish == ROME_CONSUL)
        if first_gets_rome:
            self._settle(s, self.first, self.second)
        else:
            self._settle(s, self.second, self.first)

    def _settle(self, s: RepublicState, rome: int, field: int) -> None:
        s.stack.pop()
        # What each of them wished is plain from what comes of it.
        s.learned |= (1 << s.seats) - 1
        if may_preside(s, rome):
            take_post(s, rome, ROME_CONSUL)
        if field != NONE:
            take_post(s, field, FIELD_CONSUL)
        fill_chair(s)

    def asks(self, state: RepublicState) -> list[Prompt]:
        prompts: list[Prompt] = []
        for slot, wish in ((self.first, self.wish), (self.second, self.other_wish)):
            seat = controller(state, state.senator(slot).faction)
            if wish == NONE and all(prompt.seat != seat for prompt in prompts):
                offices = [ROME_CONSUL, FIELD_CONSUL]
                options = [code("office", OFFICE, office) for office in offices]
                prompt = Choose(seat, "republic-ask-post", "R 1.09.22", options)
                prompt.params = {"person": who(state, slot)}
                prompts.append(prompt)
        return prompts

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        office = index(move[0], OFFICE)
        first = controller(state, state.senator(self.first).faction)
        second = controller(state, state.senator(self.second).faction)
        if first == second:
            # One seat decides for both: what it chooses for the one settles the other.
            self.wish = office
            self.other_wish = ROME_CONSUL + FIELD_CONSUL - office
        elif seat == first:
            self.wish = office
        else:
            self.other_wish = office


@rule("R 1.09.31", "R 1.09.33")
def appoint_dictator(s: RepublicState, slot: int) -> None:
    """A senator becomes Dictator, presides, and must name a Master of Horse if anybody can be."""
    take_post(s, slot, DICTATOR)
    fill_chair(s)
    s.stack.append(MasterFrame(slot))


@rule("R 1.09.33")
def masters(s: RepublicState) -> list[int]:
    """Who may be Master of Horse: in Rome, without office but perhaps that of Censor."""
    return [slot for slot in in_rome(s) if not barring(s, slot) & ~(1 << CENSOR)]


cite("R 1.09.33")


class MasterFrame(RepublicFrame):
    """The Dictator in a slot names his Master of Horse, of any faction."""

    __slots__ = ("dictator",)

    def __init__(self, dictator: int) -> None:
        self.dictator = dictator

    def kind(self) -> str:
        return "master"

    def fields(self) -> list[object]:
        return [self.dictator]

    def advance(self, state: RepublicState) -> bool:
        if may_preside(state, self.dictator) and masters(state):
            return False
        state.stack.pop()
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        seat = controller(state, state.senator(self.dictator).faction)
        options = senators("senator", masters(state))
        return [Choose(seat, "republic-ask-master", "R 1.09.33", options)]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        state.stack.pop()
        take_post(state, index(move[0], SENATOR), MASTER_OF_HORSE)


cite("R 1.09.31")


class AppointFrame(RepublicFrame):
    """Each Consul in Rome names a Dictator, or nobody, unseen by the other; agreement appoints him.

    `offers` are the slots that the `consuls` name: UNSAID, or NONE for nobody. One who has died
    meanwhile leaves it to the other.
    """

    __slots__ = ("consuls", "offers")

    def __init__(self, consuls: list[int], offers: list[int]) -> None:
        self.consuls = consuls
        self.offers = offers

    def kind(self) -> str:
        return "appoint"

    def fields(self) -> list[object]:
        return [self.consuls, self.offers]

    def masked(self, seat: int) -> Frame[RepublicState]:
        hidden = [offer if offer == UNSAID else HIDDEN for offer in self.offers]
        return AppointFrame(self.consuls[:], hidden)

    def redeal(self, state: RepublicState, seat: int, dice: Dice) -> None:
        names = [NONE, *masters(state)]
        for n, slot in enumerate(self.consuls):
            said = self.offers[n] != UNSAID
            if said and controller(state, state.senator(slot).faction) != seat:
                self.offers[n] = names[dice.below(len(names))]

    def bury(self, state: RepublicState, slot: int) -> None:
        self.offers = [UNSAID if offer == slot else offer for offer in self.offers]
        if slot in self.consuls:
            at = self.consuls.index(slot)
            self.consuls = self.consuls[:at] + self.consuls[at + 1 :]
            self.offers = self.offers[:at] + self.offers[at + 1 :]

    def advance(self, state: RepublicState) -> bool:
        said = [
            offer
            for slot, offer in zip(self.consuls, self.offers, strict=True)
            if may_preside(state, slot)
        ]
        if UNSAID in said:
            return False
        state.stack.pop()
        state.learned |= (1 << state.seats) - 1
        for slot, name in zip(self.consuls, self.offers, strict=True):
            if name not in (UNSAID, NONE) and may_preside(state, slot):
                seat = controller(state, state.senator(slot).faction)
                note_nomination(state, seat, "dictator", [SENATOR + name])
        agreed = said[0] if said and all(one == said[0] for one in said) else NONE
        if agreed != NONE and agreed in masters(state):
            appoint_dictator(state, agreed)
        else:
            state.sitting().dictator_open = True
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        prompts: list[Prompt] = []
        for slot, offer in zip(self.consuls, self.offers, strict=True):
            if offer != UNSAID or not may_preside(state, slot):
                continue
            seat = controller(state, state.senator(slot).faction)
            if all(prompt.seat != seat for prompt in prompts):
                options = [NOBODY, *senators("senator", masters(state))]
                asked = Choose(seat, "republic-ask-appoint", "R 1.09.31", options)
                prompts.append(naming(state, asked, "dictator"))
        return prompts

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        choice = NONE if move[0] == NOBODY else index(move[0], SENATOR)
        for n, slot in enumerate(self.consuls):
            if may_preside(state, slot) and controller(state, state.senator(slot).faction) == seat:
                self.offers[n] = choice


def consuls_in_rome(s: RepublicState) -> list[int]:
    """The Consuls who are in Rome, the Rome Consul first."""
    found = [holder(s, ROME_CONSUL), holder(s, FIELD_CONSUL)]
    return [slot for slot in found if may_preside(s, slot)]
