"""The Senate in session with wars, armies, provinces and money put where a test wants them."""

from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import CONCESSIONS, LAWS, index_of
from aedilis.republic.definitions.named import FIELD_CONSUL
from aedilis.republic.phases.senate.vote import the_vote
from aedilis.republic.rules.money import BANK, STATE, pay
from aedilis.republic.rules.persons import in_rome
from aedilis.republic.state.sitting import CONSULS, OTHER
from aedilis.republic.state.table import Holding, RepublicState
from aedilis.republic.state.zones import (
    ACTIVE,
    AT_PROVINCE,
    BARRACKS,
    FIELD,
    FORUM,
    LAW,
    PLAY,
    POOL,
    PROCONSUL,
    PROVINCE,
    UNDER,
)
from tests.republic.setup.opening import breaks_out, disarm, fetch, name
from tests.republic.setup.trials import (
    GAME,
    asked,
    do,
    member,
    sitting,
    vote_all,
)


def floor(step: str = OTHER, scenario: str = "early", talents: int = 100) -> RepublicState:
    """The Senate at a step of its order of business: no war, no unit raised, so much money. Faction
    0 has the Rome Consul and presides; the second member of faction 1 is Censor.
    """
    s = sitting(step, scenario)
    disarm(s)
    pay(s, STATE, BANK, s.treasury)
    pay(s, BANK, STATE, talents)
    return s


def before_elections() -> RepublicState:
    """The Senate has just opened, under last year's Consul of faction 0."""
    s = floor(CONSULS)
    s.sitting().ended = 0
    s.sitting().outgoing = 1 << member(s, 0)
    return s


def field_consul(s: RepublicState, seat: int = 1) -> int:
    """The first member of a faction is Field Consul; gives his slot."""
    slot = member(s, seat)
    s.senator(slot).offices = 1 << FIELD_CONSUL
    return slot


def war(s: RepublicState, word: str, status: int = ACTIVE) -> int:
    """A war lies in the Forum; gives its number."""
    return breaks_out(s, word, status).war


def units(
    s: RepublicState, legions: int, fleets: int = 0, veterans: int = 0, place: int = BARRACKS
) -> list[int]:
    """So many legions, of which the last are veterans, and fleets come out of the pool to a place;
    gives the legions.
    """
    numbers = [n for n, at in enumerate(s.legions) if at == POOL][:legions]
    for n in numbers:
        s.legions[n] = place
    for n in numbers[legions - veterans :]:
        s.veterans |= 1 << n
    for n in [n for n, at in enumerate(s.fleets) if at == POOL][:fleets]:
        s.fleets[n] = place
    return numbers


def abroad(s: RepublicState, slot: int, at: int, legions: int, fleets: int = 0) -> int:
    """A senator stands on a war with an army, as Proconsul since last year; gives his slot."""
    one = s.senator(slot)
    one.place, one.at, one.serial = FIELD, at, 1
    one.marks |= PROCONSUL
    s.serial = s.sitting().first_serial = 1
    units(s, legions, fleets, 0, UNDER + slot)
    return slot


def province(s: RepublicState, word: str, governor: int = NONE, garrison: int = 0) -> int:
    """A province, vacant or with a governor in his second year; gives its number."""
    number = index_of("province", word)
    s.holdings[number] = Holding(False, governor, 0 if governor == NONE else 2)
    if governor != NONE:
        s.senator(governor).place, s.senator(governor).at = PROVINCE, number
    units(s, garrison, 0, 0, AT_PROVINCE + number)
    return number


def concession(s: RepublicState, word: str, owner: int = NONE) -> int:
    """A concession lies in the Forum, or a senator has it; gives its number."""
    number = index_of("concession", word)
    s.zone[fetch(s, CONCESSIONS[number].card)] = FORUM if owner == NONE else PLAY
    s.owner[number] = owner
    return number


def enact_law(s: RepublicState, law: int) -> None:
    """A law is in force."""
    s.zone[fetch(s, LAWS[law].card)] = LAW


def at(s: RepublicState, place: int) -> tuple[int, int]:
    """How many legions and fleets are in a place."""
    return s.legions.count(place), s.fleets.count(place)


def names(s: RepublicState, slots: list[int]) -> list[str]:
    """How moves name those who sit in some slots."""
    return [name(s, slot) for slot in slots]


def pass_all(s: RepublicState, *words: str) -> RepublicState:
    """Everybody votes as the words say, from the seat after the chair's on; by default for it."""
    return vote_all(s, *(words or ("yes",) * 5))


def finish_vote(s: RepublicState, word: str) -> RepublicState:
    """All who are still to vote on what is on the floor do so in the same way."""
    frame = the_vote(s)
    assert frame is not None
    while the_vote(s) is frame:
        seat, key = asked(s)[0]
        if key == "republic-ask-call":
            do(s, seat, do="call_rest")
        elif word != "abstain" and any(
            s.senator(slot).talents for slot in in_rome(s, frame.tally.asked)
        ):
            do(s, seat, do=word, how="stop")
        else:
            do(s, seat, do=word)
    return s


def offered(s: RepublicState, seat: int, what: str, /, **words: object) -> bool:
    """Whether a proposal of which these are words can be made."""
    return next(GAME.matches(s, seat, {"do": f"propose_{what}", **words}), None) is not None


def propose(s: RepublicState, seat: int, what: str, /, **words: object) -> RepublicState:
    """A seat makes a proposal: of those with these words the one without veterans, and with no part
    more, as far as they do not say otherwise.
    """
    for word, value in (("veterans", []), ("more", "stop"), ("veterans_2", []), ("more_2", "stop")):
        if word not in words and offered(s, seat, what, **{**words, word: value}):
            words = {**words, word: value}
    return do(s, seat, **{"do": f"propose_{what}", **words})
