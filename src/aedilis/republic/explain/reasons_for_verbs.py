"""Why something cannot be done at all now: the wrong phase, no right to it, done already, or
nothing in hand to do it with.
"""

from typing import Final

from aedilis.kernel.game import IllegalMove, Words
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import (
    FREE_LAND_BILL_PROPOSAL,
    FREE_LAND_BILL_VETO,
    FREE_TRIBUNE,
    LAW,
    NONE,
)
from aedilis.republic.definitions.components import INTRIGUES, card
from aedilis.republic.definitions.named import (
    BLACKMAIL,
    GRAFT,
    INFLUENCE_PEDDLING,
    MOB_INCITED,
    MURDER,
    OPEN_BODYGUARD,
    PROSCRIPTION,
    SEDUCTION,
    TRIBUNE,
)
from aedilis.republic.explain.reasons import refused
from aedilis.republic.neutrals.division import division
from aedilis.republic.phases.senate.agenda import AGENDA
from aedilis.republic.phases.senate.floor import controller, presiding_seat
from aedilis.republic.phases.senate.law_votes import SPONSORS
from aedilis.republic.phases.senate.vote import the_vote
from aedilis.republic.rules.college import acting_pontifex
from aedilis.republic.rules.laws import held
from aedilis.republic.rules.persons import has, in_rome, of_faction, who
from aedilis.republic.rules.veterans import consuls_there, discharged, recallers, victors
from aedilis.republic.state.choices import VERBS
from aedilis.republic.state.sitting import (
    CENSOR_STEP,
    CONSULS,
    DICTATOR_STEP,
    GOVERNORS,
    OTHER,
    PONTIFEX_STEP,
    SenateSession,
)
from aedilis.republic.state.table import (
    COMBAT,
    FORUM_PHASE,
    REVENUE,
    REVOLUTION,
    SENATE,
    RepublicState,
)
from aedilis.republic.state.zones import CAPTIVE, REBEL

PHASE_OF: Final[dict[str, tuple[int, str]]] = {
    "veto": (SENATE, "R 1.09.152"),
    "tribune": (SENATE, "R 1.09.15"),
    "assassinate": (SENATE, "R 1.09.7"),
    "adjourn": (SENATE, "R 1.09.6"),
    "name_priest": (SENATE, "R 2.01.3"),
    "next_step": (SENATE, "R 1.09.1"),
    "take_office": (SENATE, "R 4.05.4"),
    "take_province": (SENATE, "R 4.05.4"),
    "take_concession": (SENATE, "R 4.05.4"),
    "sponsor_bill": (SENATE, "R 4.05.417"),
    "cosponsor_bill": (SENATE, "R 4.05.416"),
    "stop_pick": (SENATE, "R 4.05.419"),
    "stop_bill": (SENATE, "R 4.05.419"),
    "check_assassins": (SENATE, "R 4.07.3"),
    "call_back": (SENATE, "R 2.04.3"),
    "bid": (FORUM_PHASE, "R 1.07.22"),
    "persuade": (FORUM_PHASE, "R 1.07.4"),
    "seduce": (FORUM_PHASE, "R 1.07.4"),
    "blackmail": (FORUM_PHASE, "R 1.07.4"),
    "attract": (FORUM_PHASE, "R 1.07.5"),
    "press": (FORUM_PHASE, "R 1.07.51"),
    "games": (FORUM_PHASE, "R 1.07.6"),
    "leader": (FORUM_PHASE, "R 1.07.7"),
    "move": (REVENUE, "R 1.06.3"),
    "give": (REVENUE, "R 1.06.3"),
    "contribute": (REVENUE, "R 1.06.52"),
    "profiteer": (REVENUE, "R 1.06.12"),
    "trade": (REVOLUTION, "R 1.04.5"),
    "play": (REVOLUTION, "R 1.11.1"),
    "discard": (REVOLUTION, "R 1.11.2"),
    "disband": (REVOLUTION, "R 2.04.2"),
    "rebel": (REVOLUTION, "R 1.11.3"),
    "lay_down": (REVOLUTION, "R 1.11.3"),
    "march": (REVOLUTION, "R 2.03.7"),
    "hold_province": (REVOLUTION, "R 2.03.8"),
    "fight": (COMBAT, "R 1.10.1"),
}
"""The phase of a verb that belongs to one, with the paragraph that says so."""

CARD_FOR: Final[dict[str, tuple[int, str]]] = {
    "veto": (TRIBUNE, "R 1.09.152"),
    "tribune": (TRIBUNE, "R 1.09.15"),
    "stop_pick": (TRIBUNE, "R 4.05.419"),
    "stop_bill": (TRIBUNE, "R 4.05.419"),
    "seduce": (SEDUCTION, "R 1.07.35"),
    "blackmail": (BLACKMAIL, "R 1.07.35"),
    "peddle": (INFLUENCE_PEDDLING, "R 1.07.35"),
    "graft": (GRAFT, "R 1.07.35"),
    "murder": (MURDER, "R 1.07.35"),
    "mob": (MOB_INCITED, "R 1.07.35"),
    "proscribe": (PROSCRIPTION, "R 1.07.35"),
    "guard": (OPEN_BODYGUARD, "R 1.09.73"),
}
"""The intrigue card that a verb needs."""

CHAIR_ONLY: Final = (
    "call", "call_rest", "next_step", "adjourn", "prosecute_minor", "prosecute_major",
    "prosecute_leader", "end_trials",
)  # fmt: skip

NOT_BEFORE: Final[dict[str, tuple[str, str]]] = {
    "propose_pontifex": (PONTIFEX_STEP, "R 2.01.2"),
    "propose_dictator": (DICTATOR_STEP, "R 1.09.3"),
    "propose_censor": (CENSOR_STEP, "R 1.09.4"),
    "propose_governors": (GOVERNORS, "R 1.09.5"),
    "propose_life": (DICTATOR_STEP, "R 1.09.821"),
}
"""The step of the Senate's business before which a proposal has no place; OTHER for the rest."""

NOT_AFTER: Final[dict[str, tuple[str, str]]] = {
    "propose_consuls": (CONSULS, "R 1.09.2"),
    "propose_pontifex": (PONTIFEX_STEP, "R 2.01.2"),
    "propose_dictator": (DICTATOR_STEP, "R 1.09.32"),
    "propose_censor": (CENSOR_STEP, "R 1.09.4"),
}


def reason_for_verb(s: RepublicState, seat: int, words: Words) -> IllegalMove | None:
    """Why what the words want to do has no place now; None when there is nothing to say about it
    but that it is not asked.
    """
    if "do" not in words:
        return None
    word = str(words["do"])
    if word not in VERBS:
        return refused("no-verb", "R 1.03", word=word)
    wrong = _wrong_phase(s, word)
    if wrong is not None:
        return wrong
    if word in OF_SPOILS or (s.neutrals is not None and s.senate_session is not None):
        reason = _of_coalition(s, seat, word)
        if reason is not None:
            return reason
    elif s.senate_session is not None:
        reason = _in_senate(s, s.senate_session, seat, word)
        if reason is not None:
            return reason
    return _by_means(s, seat, word)


OF_SPOILS: Final = (
    "take_office", "take_province", "take_concession", "sponsor_bill", "cosponsor_bill",
    "stop_pick", "stop_bill", "check_assassins",
)  # fmt: skip
"""What is done only where Neutrals sit in the Senate."""
VOTED_ON: Final = ("tribune", "veto", "assassinate", "adjourn", "next_step")
"""What is not done there, beside proposals and prosecutions."""


@rule("R 4.05.1", "R 4.05.4", "R 4.05.419", "R 4.07.3")
def _of_coalition(s: RepublicState, seat: int, word: str) -> IllegalMove | None:
    """Why something has no place in the Senate of one or two people, or none without Neutrals."""
    if s.neutrals is None:
        return refused("no-neutrals", "R 4.05.1")
    if word not in OF_SPOILS:
        voted = word.startswith(("propose_", "prosecute_")) or word in VOTED_ON
        commands = s.stack[-1].kind() == "command"
        return refused("nothing-proposed", "R 4.05.1") if voted and not commands else None
    if word == "check_assassins" and s.neutrals.checked >> seat & 1:
        return refused("checked-already", "R 4.07.3")
    frame = division(s)
    if frame is None:
        return refused("no-division", "R 4.05.4")
    if word.startswith(("stop_", "check_")):
        return None
    if frame.picker(s) != seat:
        return refused("not-your-share", "R 4.05.4", seat=frame.picker(s))
    return None


@rule("R 1.03")
def _wrong_phase(s: RepublicState, word: str) -> IllegalMove | None:
    known = PHASE_OF.get(word)
    if known is None and word.startswith(("propose_", "prosecute_")):
        known = (SENATE, "R 1.09.1")
    if known is not None and known[0] != s.phase:
        return refused("wrong-phase", known[1], phase=known[0])
    return None


def _place(step: str) -> int:
    return AGENDA.step(step).place


@rule("R 1.09.1", "R 1.09.12", "R VII.presiding-magistrate", "R 1.09.7", "R 1.09.821")
def _in_senate(
    s: RepublicState, session: SenateSession, seat: int, word: str
) -> IllegalMove | None:
    if word == "assassinate":
        if session.attacked >> seat & 1:
            return refused("attacked-already", "R 1.09.7")
        if not in_rome(s, seat):
            return refused("nobody-in-rome", "R 1.09.7")
    if word == "propose_life" and session.life_tried:
        return refused("life-tried", "R 1.09.821")
    if word == "propose_repeal" and session.repealed:
        return refused("repeal-tried", "R 1.09.621")
    proposal = word.startswith("propose_")
    if proposal:
        last = NOT_AFTER.get(word)
        if last is not None and _place(session.step) > _place(last[0]):
            return refused("too-late", last[1])
        first = NOT_BEFORE.get(word, (OTHER, "R 1.09.6") if word not in NOT_AFTER else None)
        if first is not None and _place(session.step) < _place(first[0]):
            return refused("too-early", first[1])
    if (proposal or word in CHAIR_ONLY) and session.chair != NONE and presiding_seat(s) != seat:
        return refused("not-presiding", "R 1.09.12")
    return None


@rule("R 1.07.35", "R 1.07.36", "R 1.09.15", "R 1.10.71")
def _by_means(s: RepublicState, seat: int, word: str) -> IllegalMove | None:
    """What it takes to do something lies in the seat's own hand, or among its own people."""
    own = _of_pontifex(s, seat, word)
    if own is not None:
        return own
    needed = CARD_FOR.get(word)
    if needed is not None and not held(s, seat, needed[0]):
        none = refused("no-card", needed[1], card=_any_card(needed[0]))
        return _of_statesmen(s, seat, word, none) if needed[0] == TRIBUNE else none
    if word == "law" and all(card(number).kind != LAW for number in s.factions[seat].hand):
        return refused("no-law", "R 1.07.36")
    if word == "play_concession":
        return refused("no-concession-out-of-turn", "R 4.04.1")
    if word == "law" and s.docket is not None and len(in_rome(s)) < SPONSORS:
        return refused("no-sponsors", "R 2.06.2")
    if word == "ransom" and not any(one.place == CAPTIVE for _, one in of_faction(s, seat)):
        return refused("no-captive", "R 1.10.71")
    return _of_veterans(s, seat, word)


@rule("R 2.04.2", "R 2.04.3")
def _of_veterans(s: RepublicState, seat: int, word: str) -> IllegalMove | None:
    """Why nobody of a faction can disband veterans, or call them back."""
    if word == "disband" and not victors(s, seat):
        return refused("no-victor", "R 2.04.2")
    if word != "call_back" or not s.switches.veterans:
        return None
    own = [slot for slot in consuls_there(s) if s.senator(slot).faction == seat]
    if not any(discharged(s, slot) for slot in own):
        return refused("nobody-to-call", "R 2.04.3")
    return refused("no-money-to-call", "R 2.04.3") if not recallers(s, seat) else None


@rule("R 2.01.3", "R 2.01.5", "R 2.01.8")
def _of_pontifex(s: RepublicState, seat: int, word: str) -> IllegalMove | None:
    """Why the Pontifex Maximus for whom a seat decides cannot make a priest, or veto; None where it
    is not he who is meant.
    """
    if s.college is None or word not in ("name_priest", "veto"):
        return None
    slot = acting_pontifex(s)
    own = slot != NONE and controller(s, s.senator(slot).faction) == seat
    vote = the_vote(s)
    if word == "veto":
        if not own or held(s, seat, TRIBUNE):
            return None
        if vote is not None and vote.motion.what == "remove_pontifex":
            return refused("own-removal", "R 2.01.8")
        return refused("pontifex-vetoed", "R 2.01.5") if s.college.vetoed else None
    if not own:
        return refused("no-pontifex", "R 2.01.3")
    return refused("priest-named", "R 2.01.3") if s.college.named else None


def tribune_abilities(word: str) -> int:
    """The abilities of statesmen, any of them, that let a verb do without a Tribune card."""
    return FREE_TRIBUNE | (FREE_LAND_BILL_VETO if word == "veto" else FREE_LAND_BILL_PROPOSAL)


@rule("R 1.09.15", "R 1.09.151", "R 1.09.152", "R 1.09.62")
def _of_statesmen(s: RepublicState, seat: int, word: str, none: IllegalMove) -> IllegalMove | None:
    """Why no statesman of a faction stands in for the card, `none` where it has no such statesman;
    None when one could.
    """
    useful, vetoes = tribune_abilities(word), word == "veto"
    vote = the_vote(s)
    reason = none
    for slot, one in of_faction(s, seat):
        if not has(one, useful):
            continue
        if one.place in (CAPTIVE, REBEL):
            why = "captive" if one.place == CAPTIVE else "rebel"
        elif s.senate_session is not None and s.senate_session.free >> slot & 1:
            why = "tribune-used"
        elif vetoes and not has(one, FREE_TRIBUNE) and vote and vote.motion.what != "land_bill":
            why = "vetoes-land-bills"
        else:
            return None
        reason = refused(why, none.rule, person=who(s, slot))
    return reason


def _any_card(intrigue: int) -> int:
    """One of the cards of a kind, to name the kind by."""
    return next(number for deck in INTRIGUES[intrigue].cards for number in deck)
