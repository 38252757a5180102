"""Laws played from the hand, and what they do at once (rules 1.07.36, 1.13.1).

A law is played at any time while the Senate sits and may be interrupted; nobody votes on it, and
its player needs no senator in Rome. What a law in force changes elsewhere is looked up there with
`laws.in_force`.
"""

from collections.abc import Sequence

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.deals.carrying import promised_cards
from aedilis.republic.definitions.cards import Law
from aedilis.republic.definitions.codes import LASTS, NEEDS, NONE
from aedilis.republic.definitions.codes import LAW as LAW_CARD
from aedilis.republic.definitions.components import LAWS, card
from aedilis.republic.definitions.named import JULIAN, MANPOWER, SERVILIAN
from aedilis.republic.phases.forum.rolls import count_under_omens
from aedilis.republic.phases.senate.floor import controller, in_session
from aedilis.republic.rules.laws import in_force, throw_away
from aedilis.republic.rules.persons import gain_influence, gain_popularity, of_faction, who
from aedilis.republic.rules.unrest import change_unrest
from aedilis.republic.rules.wars import active_fronts, front_of, land_strength, naval_strength
from aedilis.republic.rules.wars import series as series_of
from aedilis.republic.state.choices import LAW, code, index, verb
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import DISCARD
from aedilis.republic.state.zones import LAW as IN_FORCE

PLAY = verb("law")
FOR_KNIGHTS = verb("knights", "how")
TO_REPEAL = verb("repeal", "how")

NEEDS_STRENGTH = NEEDS.index("active_strength")
NEEDS_LAW = NEEDS.index("law")
NEEDS_WAR = NEEDS.index("war")
NEEDS_SERIES = NEEDS.index("series")
AT_ONCE = LASTS.index("at_once")


@rule("R 1.07.36")
def is_due(s: RepublicState, law: Law) -> bool:
    """Whether what a law needs is there: wars of enough strength, another law, a certain war."""
    if law.needs == NEEDS_STRENGTH:
        wars = [front.war for front in active_fronts(s)]
        total = sum(land_strength(s, war) + naval_strength(s, war) for war in wars)
        return total >= law.needs_strength
    if law.needs == NEEDS_LAW:
        return in_force(s, law.needs_law)
    if law.needs == NEEDS_WAR:
        return front_of(s, law.needs_war) is not None
    if law.needs == NEEDS_SERIES:
        return any(series_of(front.war) == law.needs_series for front in s.fronts)
    return True


@rule("R 1.07.36", "R 1.04.3", "R 4.04.1")
def playable(s: RepublicState, seat: int) -> list[int]:
    """The laws in a hand that may be played now, as indexes."""
    if s.neutrals is not None:
        if s.turn == 0:
            return []
    elif not in_session(s) or controller(s, seat) != seat:
        return []
    promised = promised_cards(s, seat)
    return [
        card(number).index
        for number in s.factions[seat].hand
        if card(number).kind == LAW_CARD
        and number not in promised
        and is_due(s, LAWS[card(number).index])
    ]


def law_options(s: RepublicState, seat: int) -> list[int]:
    """The verb, when there is a law to play."""
    return [PLAY] if playable(s, seat) else []


def law_field(s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
    """Which law, and of one that can repeal another, what it is for."""
    if len(done) == 1:
        laws = [code("law", LAW, law) for law in playable(s, seat)]
        return Choose(seat, "republic-ask-law", "R 1.07.36", laws)
    law = LAWS[index(done[1], LAW)]
    if len(done) == 2 and law.repeals != NONE and in_force(s, law.repeals):
        return Choose(seat, "republic-ask-law-use", "R 1.07.36", [FOR_KNIGHTS, TO_REPEAL])
    return None


@rule("R 1.07.36")
def play_law(s: RepublicState, seat: int, move: Sequence[int]) -> None:
    """A law is played. It lies in the place of laws while it lasts."""
    law = LAWS[index(move[1], LAW)]
    repeal = len(move) > 2 and move[2] == TO_REPEAL
    throw_away(s, seat, law.card)
    if s.log is not None:
        key = "republic-law-repeals" if repeal else "republic-law"
        s.note(key, seat, {"law": law.index})
    if repeal:
        s.zone[LAWS[law.repeals].card] = DISCARD
        s.discards.append(LAWS[law.repeals].card)
        return
    if law.lasts != AT_ONCE:
        s.discards.remove(law.card)
        s.zone[law.card] = IN_FORCE
    enact(s, seat, law)


cite("R 1.07.36", "R 1.13.1")


def enact(s: RepublicState, seat: int, law: Law) -> None:
    """What a law changes at once."""
    if law.index == SERVILIAN:
        s.factions[seat].knight_drm += law.knight_drm
    if law.unrest:
        change_unrest(s, law.unrest)
        if s.log is not None:
            s.note("republic-law-unrest", seat, {"unrest": s.unrest})
    if law.popularity:
        for _, one in of_faction(s, seat):
            gain_popularity(one, law.popularity)
    if law.index == JULIAN:
        s.events[MANPOWER] = 0
        s.no_recruitment = False
        _lose_influence(s, seat)


@rule("R 1.07.36")
def _lose_influence(s: RepublicState, seat: int) -> None:
    """Each senator of the faction throws for the influence that a law costs him."""
    for slot, one in of_faction(s, seat):
        thrown = s.dice.die()
        lost = min(one.influence, count_under_omens(s, thrown))
        gain_influence(s, slot, -lost)
        if s.log is not None:
            told = {"person": who(s, slot), "dice": thrown, "influence": lost}
            s.note("republic-law-influence", seat, told)
