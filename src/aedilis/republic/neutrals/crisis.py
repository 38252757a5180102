"""In a crisis a Dictator and his Master of Horse are made before anything is divided (rules
4.05.34, 4.05.411).
"""

from aedilis.kernel.prompt import Choose, Move, Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import CENSOR, DICTATOR
from aedilis.republic.neutrals.coalition import kept
from aedilis.republic.neutrals.guidelines import guided, is_neutral, told_of
from aedilis.republic.phases.senate.elections import consul_candidates
from aedilis.republic.phases.senate.posts import MasterFrame, take_post
from aedilis.republic.rules.lots import best, drawn_by_lot
from aedilis.republic.rules.persons import printed
from aedilis.republic.rules.resolution import cancels_numbers
from aedilis.republic.state.choices import SENATOR, code, senator
from aedilis.republic.state.table import RepublicState


def free(s: RepublicState, slots: list[int]) -> list[int]:
    """Those of some senators who have got no office in this sitting. Who was Censor before may get
    another.
    """
    given = s.sitting().ended | ~(1 << CENSOR)
    return [slot for slot in slots if not s.senator(slot).offices & given]


def militaries(s: RepublicState, slots: list[int]) -> list[int]:
    """The military ratings of some senators."""
    return [printed(s.senator(slot)).military for slot in slots]


def least_influential(s: RepublicState, slots: list[int]) -> list[int]:
    """Those of some senators who have least influence."""
    if len(slots) < 2:
        return slots[:]
    return best(slots, [-s.senator(slot).influence for slot in slots])


@rule("R 4.05.34", "R 4.05.3")
def main_war(s: RepublicState) -> int:
    """The first war of the plan; NONE without any."""
    wars = kept(s).plan[1:]
    return wars[0] if wars else NONE


@rule("R 4.05.34", "R 4.05.411", "R 1.04.8")
def who_is_dictator(s: RepublicState) -> int:
    """The best general in Rome whom nothing bars; of equals who voids the numbers of the war in
    question, then one of the ruling coalition, then who has least influence, then by lot. NONE when
    there is nobody.
    """
    found = free(s, consul_candidates(s))
    if not found:
        return NONE
    war, ruling = main_war(s), kept(s).coalition
    found = best(found, militaries(s, found))
    found = best(found, [int(cancels_numbers(s.senator(slot), war)) for slot in found])
    found = best(found, [int(s.senator(slot).faction in ruling) for slot in found])
    return drawn_by_lot(s, least_influential(s, found))


@rule("R 4.05.34", "R 4.05.411")
def fill_crisis_offices(s: RepublicState) -> None:
    """The Dictator is made, and names his Master of Horse."""
    slot = who_is_dictator(s)
    if slot == NONE:
        return
    guided(s, s.senator(slot).faction, "republic-neutral-dictator", "R 4.05.34", told_of(s, slot))
    take_post(s, slot, DICTATOR)
    s.stack.append(MasterFrame(slot))


@rule("R 4.05.34", "R 1.04.8")
def master_of_neutral(s: RepublicState, prompt: Prompt) -> Move | None:
    """A Neutral's Dictator takes the next best general along; of equals who has least influence,
    then by lot.
    """
    if not isinstance(prompt, Choose) or not is_neutral(s, prompt.of):
        return None
    slots = [senator(choice) for choice in prompt.options]
    found = best(slots, militaries(s, slots))
    slot = drawn_by_lot(s, least_influential(s, found))
    guided(s, prompt.of, "republic-neutral-master", "R 4.05.34", told_of(s, slot))
    return [code("senator", SENATOR, slot)]
