"""Where a given position stands in the Senate Phase of one or two people, and what has been settled
in it (rule 4.05).
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from aedilis.kernel.plain_yaml import Place, ScenarioError
from aedilis.republic.neutrals.coalition import kept, money_of
from aedilis.republic.neutrals.sitting import COALITION_STEPS, CoalitionPhaseFrame
from aedilis.republic.phases.senate.opening import open_senate
from aedilis.republic.phases.senate.phase import SENATE_STEPS, SenateFrame
from aedilis.republic.rules.persons import in_play, votes_in_rome
from aedilis.republic.scenario.camps import PLANS
from aedilis.republic.scenario.given.forum import war_at
from aedilis.republic.state.table import RepublicState

Given = Mapping[str, Any]
WHERE: Final = ("given", "senate")


def rule_from(s: RepublicState, given: Given, step: str, names: Sequence[str]) -> None:
    """The phase goes on from a step, with what has come before it: the ranks by votes and money,
    and what the file says of coalition and plan. Raises ScenarioError.
    """
    said: Given = given.get("senate", {})
    open_senate(s)
    s.stack.append(SenateFrame(SENATE_STEPS.step("coalition").next))
    s.stack.append(CoalitionPhaseFrame(COALITION_STEPS.step(step)))
    ours = kept(s)
    ours.ranks = sorted(
        s.playing(), key=lambda one: (-votes_in_rome(s, one), -money_of(s, one), one)
    )
    ours.crisis = said.get("crisis", False)
    if "coalition" in said:
        found = _factions(said["coalition"], names, (*WHERE, "coalition"))
        ours.coalition = [one for one in ours.ranks if one in found]
    if "dominant" in said:
        ours.dominant = _factions([said["dominant"]], names, (*WHERE, "dominant"))[0]
    if "plan" in said:
        ours.plan = _plan(s, said["plan"])
    if COALITION_STEPS.step(step).place > COALITION_STEPS.step("retire").place:
        # Who is in office now has got it in this sitting, unless the file says otherwise.
        session = s.sitting()
        session.outgoing = 0
        for _, one in in_play(s):
            session.ended |= one.offices


def _factions(words: Sequence[str], names: Sequence[str], place: Place) -> list[int]:
    for word in words:
        if word not in names:
            text = f"{word} is no faction; there are: {', '.join(names)}"
            raise ScenarioError(text, place)
    return [names.index(word) for word in words]


def _plan(s: RepublicState, words: Sequence[str]) -> list[int]:
    place = (*WHERE, "plan")
    if not words or words[0] not in PLANS:
        raise ScenarioError(f"a plan begins with one of {', '.join(PLANS)}", place)
    return [PLANS.index(words[0]), *(war_at(s, word, place) for word in words[1:])]
