"""Why a general cannot be sent to a war: wars of one series come in order, and each takes forces
that have to be there (rules 1.07.332, 1.09.64).
"""

from typing import Final

from aedilis.kernel.game import IllegalMove, Words
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.explain.reasons import refused
from aedilis.republic.phases.senate.commands import before
from aedilis.republic.phases.senate.deployment import Deploy, need_of
from aedilis.republic.rules.armies import fleets_at, legions_at
from aedilis.republic.rules.wars import front_of
from aedilis.republic.state.choices import PROVINCE, WAR, numbered
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import BARRACKS
from aedilis.republic.words import things_of

DEPLOY: Final = "propose_deploy"


def reason_for_army(s: RepublicState, name: str, words: Words) -> IllegalMove | None:
    """Why what the words of a proposal to send generals have for a field is no choice there; None
    where it has nothing to do with the war.
    """
    if words.get("do") != DEPLOY:
        return None
    for n in range(Deploy().most):
        if name == numbered("war", n):
            war = _war(s, words[name])
            return _of_target(s, war, n, words) if war != NONE else None
        if name == numbered("more", n) and words[name] == "stop":
            return _due(s, _wars(s, words, n + 1), NONE)
    return None


def _war(s: RepublicState, word: object) -> int:
    """The war in the Forum that a word names, NONE if it names none."""
    named = [thing - WAR for thing in things_of(s, word) if WAR <= thing < PROVINCE]
    return next((war for war in named if front_of(s, war) is not None), NONE)


def _wars(s: RepublicState, words: Words, parts: int) -> list[int]:
    """The wars that the first parts name."""
    named = [_war(s, words.get(numbered("war", n))) for n in range(parts)]
    return [war for war in named if war != NONE]


@rule("R 1.07.332", "R 1.09.64")
def _of_target(s: RepublicState, war: int, n: int, words: Words) -> IllegalMove | None:
    """Why a war is no target of part n: another one comes first, or it takes more than is left."""
    attacked = _wars(s, words, n)
    reason = _due(s, attacked, war) or _due(s, [*attacked, war], NONE)
    if reason is not None:
        return reason
    legions, fleets = _left(s, words, n)
    need = need_of(s, war, attacked)
    if need.met(legions, fleets) or need.met(0, fleets):
        return None
    least = need.least()[1]
    if fleets < least:
        return refused("war-needs-fleets", "R 1.09.64", war=war, least=least, count=fleets)
    return refused("war-needs-legions", "R 1.09.64", war=war)


def _due(s: RepublicState, attacked: list[int], war: int) -> IllegalMove | None:
    """That one of the wars attacked waits for an earlier one, unless that is the `war`."""
    for other in attacked:
        earlier = before(s, other, attacked)
        if earlier and war not in earlier:
            return refused("earlier-war", "R 1.07.332", war=other, earlier=earlier[0])
    return None


def _left(s: RepublicState, words: Words, n: int) -> tuple[int, int]:
    """The legions and fleets in Rome that the parts before part n leave, by their words."""
    legions, fleets = len(legions_at(s, BARRACKS)), len(fleets_at(s, BARRACKS))
    for part in range(n):
        regulars, ships = (words.get(numbered(what, part)) for what in ("legions", "fleets"))
        veterans = words.get(numbered("veterans", part))
        legions -= regulars if isinstance(regulars, int) else 0
        legions -= len(veterans) if isinstance(veterans, list) else 0
        fleets -= ships if isinstance(ships, int) else 0
    return legions, fleets
