"""Elections and offices: whom the senator puts forward, and what he does with a post."""

from typing import Final

from aedilis.kernel.prompt import Move
from aedilis.republic.bots.mind import Mind
from aedilis.republic.bots.revenue import worth_robbing
from aedilis.republic.deals.carrying import nominations
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import DICTATOR, FIELD_CONSUL, ROME_CONSUL
from aedilis.republic.definitions.numbers import CONSUL_FOR_LIFE_ELECTED
from aedilis.republic.phases.senate.elections import censor_candidates, consul_pairs, free_of_office
from aedilis.republic.phases.senate.governors import Governors, left_for, must_fill
from aedilis.republic.phases.senate.posts import NOBODY, PostsFrame, masters
from aedilis.republic.phases.senate.trials import accusable, prosecutors
from aedilis.republic.rules.persons import in_rome, in_the_forum, of_faction, oratory, who
from aedilis.republic.rules.wars import active_fronts, land_strength
from aedilis.republic.state.choices import (
    OFFICE,
    PROVINCE,
    SENATOR,
    STOP,
    code,
    thing,
    verb,
)
from aedilis.republic.state.zones import REBEL, RETURNED

OWN: Final = 6.0
"""What an office for one's own man is worth, beside what each point of a general's rating is worth
in war, in peace, and to the second of two generals.
"""
GENERAL: Final = 2.0
PEACE: Final = 0.5
SECOND: Final = 0.7
TOGETHER: Final = 3
"""So many provinces are put into one proposal."""
SUPPORT: Final = 0.25
ENVY: Final = 0.08
"""What each vote of a Consul's friends is worth, less his influence, and what his faction's costs.
"""
FEAR: Final = 0.3
"""What each point of a Dictator's influence costs who is not of his faction."""
TRIED: Final = 8
"""After so many rejections nobody is proposed as Dictator any more."""
CLEARLY: Final = 3
"""The lead passes to somebody worth that much more."""
PAYING: Final = 3
"""One part in so many of the talents of the others is thought to be spent on votes against one."""
RECRUIT: Final = 4.0
MISSED: Final = 0.5
LEADERSHIP: Final = 10.0
SILENCED: Final = 0.4
POOR_PROVINCE: Final = 2.0
"""Of governors: the worth of sending somebody out of the Forum; what a man costs who is missed in
Rome, and a leader beside; the worth of each vote a rival loses; the cost of a poor province.
"""
ACCUSED: Final = 8
"""Nobody with less influence is worth a trial."""
GREAT: Final = 15
"""A war of such strength is too great for a Consul alone."""


def leader(mind: Mind) -> Move:
    """The faction is led by the senator most worth keeping."""
    best = max(mind.own(), key=lambda slot: (mind.worth(slot), -slot))
    return [code("senator", SENATOR, best)]


def new_leader(mind: Mind) -> Move:
    """The lead passes to a senator who is clearly worth more, for nobody can win over a leader."""
    now = mind.leader()
    safe = [slot for slot in mind.own() if mind.one(slot).place != REBEL]
    if not safe:
        return [STOP]
    best = max(safe, key=lambda slot: (mind.worth(slot), -slot))
    if now == NONE or mind.worth(best) > mind.worth(now) + CLEARLY:
        return [code("senator", SENATOR, best)]
    return [STOP]


def first_governor(mind: Mind) -> Move:
    """The least of the senators governs, for as long as he may."""
    choices = mind.prompt.choices([])
    for slot in sorted(mind.own(), key=lambda x: (x == mind.leader(), mind.worth(x), x)):
        if code("senator", SENATOR, slot) in choices:
            return [code("senator", SENATOR, slot), 3]
    return []


# -- elections -------------------------------------------------------------------------------------


def consuls(mind: Mind) -> Move:
    """Of the pairs that are left the one that was promised, or serves Rome and the own faction
    best.
    """
    life = _own_life(mind)
    if life:
        return life
    pairs = consul_pairs(mind.s)
    promised = [
        sorted(one - SENATOR for one in clause.content)
        for clause in nominations(mind.s, mind.seat, "consuls")
    ]
    kept = [pair for one in promised for pair in pairs if sorted(pair) == one]
    first, second = kept[0] if kept else best_pair(mind, pairs)
    return mind.spelled([verb("propose_consuls"), SENATOR + first, SENATOR + second])


def best_pair(mind: Mind, pairs: list[tuple[int, int]]) -> tuple[int, int]:
    """The best of some pairs, one's own man first."""
    first, second = max(pairs, key=lambda pair: (pair_value(mind, pair), pair))
    return (first, second) if mind.mine(first) or not mind.mine(second) else (second, first)


def electable(mind: Mind, seat: int) -> list[int]:
    """The men of a faction who may be Consuls in the next sitting, as it looks now."""
    barred = 1 << ROME_CONSUL | 1 << FIELD_CONSUL | 1 << DICTATOR
    return [slot for slot in in_rome(mind.s, seat) if not mind.one(slot).offices & barred]


def pair_value(mind: Mind, pair: tuple[int, int]) -> float:
    """What a pair of Consuls is worth to the senator."""
    ratings = [mind.military(slot) for slot in pair]
    wars = len(active_fronts(mind.s))
    # One goes to war, and with several wars his colleague has to follow.
    value = (GENERAL if wars else PEACE) * max(ratings)
    if wars > 1:
        value += SECOND * min(ratings)
    for slot in pair:
        if mind.mine(slot):
            value += OWN
        else:
            seat = mind.one(slot).faction
            # Who gets a Consul votes for the pair.
            value += SUPPORT * (mind.votes_of(seat) - mind.one(slot).influence)
            value -= ENVY * mind.influence_of(seat)
    return value


def post(mind: Mind) -> Move:
    """In war the better general of the two takes the field, and the other one keeps Rome; in peace
    Rome is the better post.
    """
    frame = mind.s.stack[-1]
    office = ROME_CONSUL
    if isinstance(frame, PostsFrame) and active_fronts(mind.s) and frame.second != NONE:
        person = (mind.prompt.params or {}).get("person")
        mine, other = frame.first, frame.second
        if who(mind.s, mine) != person:
            mine, other = other, mine
        if (mind.military(mine), -mine) > (mind.military(other), -other):
            office = FIELD_CONSUL
    return [code("office", OFFICE, office)]


def dictator_wanted(mind: Mind) -> bool:
    """Whether a war is too great for a Consul alone."""
    return mind.peril() or any(
        land_strength(mind.s, one.war) >= GREAT for one in active_fronts(mind.s)
    )


def not_rejected(mind: Mind) -> list[int]:
    """Those free of office whom the Senate has not rejected as Dictator in this sitting."""
    barred = mind.s.sitting().barred
    return [x for x in free_of_office(mind.s) if f"dictator:[[{SENATOR + x}]]" not in barred]


def _dictator(mind: Mind, candidates: list[int]) -> int:
    """The best general of one's own, else anybody's who is not too mighty; NONE without any."""

    def value(slot: int) -> float:
        kinship = OWN if mind.mine(slot) else -FEAR * mind.one(slot).influence
        return GENERAL * mind.military(slot) + kinship

    return max(candidates, key=lambda slot: (value(slot), -slot), default=NONE)


def appoint(mind: Mind) -> Move:
    """A Dictator, if Rome needs one."""
    candidates = masters(mind.s)
    if not dictator_wanted(mind) or not candidates:
        return [NOBODY]
    # What both Consuls can agree on without a word: the best general there is.
    best = max(candidates, key=lambda slot: (mind.military(slot), -mind.one(slot).influence, -slot))
    return [code("senator", SENATOR, best)]


def dictator(mind: Mind) -> Move:
    """A Dictator by vote, if Rome needs one and one's own can be it."""
    best = _dictator(mind, not_rejected(mind))
    if best == NONE or not dictator_wanted(mind) or len(mind.s.sitting().barred) > TRIED:
        return [verb("next_step")]
    return [verb("propose_dictator"), code("senator", SENATOR, best)]


def master(mind: Mind) -> Move:
    """The Dictator takes the best general along, his own one by choice."""
    best = max(
        masters(mind.s),
        key=lambda slot: (mind.military(slot) + (2 if mind.mine(slot) else 0), -slot),
    )
    return [code("senator", SENATOR, best)]


def censor(mind: Mind) -> Move:
    """One's own man, else the least dangerous."""
    life = _own_life(mind)
    if life:
        return life
    best = max(
        censor_candidates(mind.s),
        key=lambda slot: (mind.mine(slot), -mind.one(slot).influence),
    )
    return [verb("propose_censor"), code("senator", SENATOR, best)]


def _own_life(mind: Mind) -> Move:
    """A Consul for Life of one's own, when the votes for him are there."""
    begin = verb("propose_life")
    if begin not in mind.prompt.choices([]):
        return []
    own = mind.votes_of(mind.seat) + sum(mind.one(slot).talents for slot in mind.own_in_rome())
    rest = 0
    for seat in range(len(mind.s.factions)):
        if seat != mind.seat:
            talents = sum(one.talents for _, one in of_faction(mind.s, seat))
            rest += mind.votes_of(seat) + talents // PAYING
    for slot in mind.own_in_rome():
        influence = mind.one(slot).influence
        if influence >= CONSUL_FOR_LIFE_ELECTED and own + influence > rest:
            return mind.spelled([begin, SENATOR + slot])
    return []


# -- prosecutions ----------------------------------------------------------------------------------


def prosecute(mind: Mind) -> Move:
    """A minor trial of the foremost rivals, unless Rome has other cares."""
    begin = verb("prosecute_minor")
    choices = mind.prompt.choices([])
    if begin not in choices or mind.peril():
        return [verb("end_trials")]
    rivals = [slot for slot in accusable(mind.s, "prosecute_minor") if not mind.mine(slot)]
    if not rivals:
        return [verb("end_trials")]
    accused = max(rivals, key=lambda slot: (mind.one(slot).influence, -slot))
    if mind.one(accused).influence < ACCUSED:
        return [verb("end_trials")]
    move = [begin, code("target", SENATOR, accused)]
    charges = mind.prompt.choices(move)
    move.append(charges[0])
    own = [slot for slot in prosecutors(mind.s, accused, thing(charges[0])) if mind.mine(slot)]
    if not own:
        return [verb("end_trials")]
    best = min(own, key=lambda slot: (mind.one(slot).influence, slot))
    return [*move, code("prosecutor", SENATOR, best)]


# -- governors -------------------------------------------------------------------------------------


def governors(mind: Mind) -> Move:
    """Provinces go to those whom Rome and the own faction miss least: several at once, and one by
    one when that has failed.
    """
    provinces = must_fill(mind.s)
    if not provinces:
        return []
    move: Move = [verb("propose_governors")]
    taken: list[int] = []
    for province in provinces[: 1 if mind.failed("governors") else TOGETHER]:
        best = _governor(mind, province, taken)
        if best == NONE:
            continue
        if taken:
            move.append(thing(verb("yes")))
        taken.append(best)
        move += [PROVINCE + province, SENATOR + best]
    if taken:
        return mind.spelled(move)
    best = _governor(mind, provinces[0], [], asking=True)
    return mind.spelled([*move, PROVINCE + provinces[0], SENATOR + best])


def _governor(mind: Mind, province: int, taken: list[int], asking: bool = False) -> int:
    """The best candidate for a province who need not be asked, or may be; NONE without one."""
    refused = mind.s.sitting().refused
    kind = Governors()
    found = [
        slot
        for slot in left_for(mind.s, province)
        if slot not in taken
        and (asking or _may_go(mind, slot))
        and kind.key([[PROVINCE + province, SENATOR + slot]]) not in refused
    ]
    return max(found, key=lambda slot: (_governor_value(mind, slot, province), -slot), default=NONE)


def _may_go(mind: Mind, slot: int) -> bool:
    """Whether nobody has to be asked before a senator governs again."""
    one = mind.one(slot)
    return mind.mine(slot) or one.faction == NONE or not one.marks & RETURNED


def _governor_value(mind: Mind, slot: int, province: int) -> float:
    if slot in in_the_forum(mind.s):
        return RECRUIT
    value = -MISSED * mind.worth(slot)
    if mind.mine(slot):
        value += OWN if worth_robbing(mind, province) else -POOR_PROVINCE
        if slot == mind.leader():
            value -= LEADERSHIP
    else:
        # A rival far away has no votes.
        value += SILENCED * oratory(mind.one(slot))
    return value


def legate(mind: Mind) -> Move:
    """One rules from Rome if one can."""
    return [verb("legate", "how")]


def recruit(mind: Mind) -> Move:
    """The best of those in the Forum."""
    best = max(in_the_forum(mind.s), key=lambda slot: (mind.worth(slot), -slot))
    return [code("senator", SENATOR, best)]


def yield_chair(mind: Mind) -> Move:
    """One influence is not worth the chair, unless it is the last."""
    chair = mind.s.sitting().chair
    return [verb("yield") if mind.one(chair).influence <= 1 else verb("lose_influence")]
