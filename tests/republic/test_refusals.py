"""Why a move is refused: the right reason, and the paragraph that forbids it."""

from collections.abc import Callable

import pytest

from aedilis.kernel.game import IllegalMove
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE, STATESMAN
from aedilis.republic.definitions.components import FAMILIES, LAND_BILLS, card, index_of
from aedilis.republic.definitions.named import CENSOR, DICTATOR, FIELD_CONSUL, TRIBUNE
from aedilis.republic.explain.reasons import reason_for_thing
from aedilis.republic.rules.laws import held
from aedilis.republic.rules.money import BANK, STATE, pay
from aedilis.republic.rules.offices import take_office
from aedilis.republic.rules.persons import in_play, in_rome, of_faction, person, printed
from aedilis.republic.state.choices import BILL, CARD, CONCESSION, PROVINCE, SENATOR, WAR
from aedilis.republic.state.sitting import CONSULS, OTHER, SenateSession
from aedilis.republic.state.table import FORUM_PHASE, LEGIONS, SENATE, Front, Holding, RepublicState
from aedilis.republic.state.zones import (
    ACTIVE,
    BARRACKS,
    CAPTIVE,
    FIELD,
    FORUM,
    INACTIVE,
    OUT,
    POOL,
    PRIOR_CONSUL,
    RAIDERS,
    REBEL,
    RETURNED,
    SENT,
    VICTOR,
)
from aedilis.republic.state.zones import PROVINCE as GOVERNS
from tests.republic.setup.games import GAME, begun, positions
from tests.republic.setup.opening import fetch, name, vacate
from tests.republic.setup.refusals import told


def refusal(s: RepublicState, seat: int, words: dict[str, object]) -> tuple[str, str]:
    """The reason for refusing a move in words, which must be none."""
    assert list(GAME.matches(s, seat, words)) == []
    return told(GAME.explain(s, seat, words))


def first(s: RepublicState) -> int:
    """The seat that is asked."""
    return GAME.asked(s)[0].seat


def asked(kind: str, scenario: str = "early", seats: int = 3) -> RepublicState:
    """A position of random play in which a kind of frame asks."""
    for s in positions(scenario, seats, "refused", 1):
        if s.stack and s.stack[-1].kind() == kind:
            return s
    raise AssertionError(f"no {kind} in this game")


# -- whose turn ------------------------------------------------------------------------------------


def test_somebody_else_is_asked() -> None:
    s = begun()
    other = (first(s) + 1) % 4
    error = GAME.explain(s, other, {})
    assert told(error) == ("not-asked", "R 3.01.7")
    assert error.params["to"] == [first(s)]
    assert told(GAME.explain(s, first(s), {})) == ("unknown", "R 3.01.7")


def test_no_such_seat_no_faction_any_more_and_the_end() -> None:
    s = begun()
    assert told(GAME.explain(s, 4, {})) == ("no-seat", "R 1.04.2")
    s.factions[2].gone = True
    assert told(GAME.explain(s, 2, {"senator": "julius"})) == ("gone", "R 1.05.4")
    s.over = True
    assert told(GAME.explain(s, 0, {"senator": "julius"})) == ("over", "R 1.12.1")


def test_a_move_in_codes_is_refused_with_the_same_reasons() -> None:
    s = begun()
    seat = first(s)
    rival = next(slot for slot, one in in_play(s) if one.faction != seat)
    with pytest.raises(IllegalMove, match="republic-refused-theirs"):
        GAME.apply(s, seat, [GAME.asked(s)[0].choices([])[0] // 4096 * 4096 + SENATOR + rival])


# -- the words of a move ---------------------------------------------------------------------------


def test_words_that_nobody_asks_for_or_that_name_nothing() -> None:
    s = begun()
    seat = first(s)
    own = name(s, next(slot for slot, _ in of_faction(s, seat)))
    gone = FAMILIES[vacate(s, index_of("family", "julius"))].id
    assert refusal(s, seat, {"senator": own, "term": 3}) == ("not-part", "R 3.01.7")
    assert refusal(s, seat, {"senator": "romulus"}) == ("no-such", "R 3.01.7")
    assert refusal(s, seat, {"senator": gone}) == ("not-in-play", "R 1.07.31")
    assert refusal(s, seat, {"senator": 7}) == ("not-offered", "R 3.01.7")
    assert refusal(s, seat, {"do": "dance"}) == ("no-verb", "R 1.03")


@rule("R 3.02.4", "R 1.09.5")
def test_a_governor_who_holds_office_and_a_term_that_is_too_long() -> None:
    s = asked("governors", "middle", 4)
    seat = first(s)
    own = in_rome(s, seat)
    take_office(s, own[0], CENSOR)
    s.asked = None
    one = name(s, own[1])
    assert refusal(s, seat, {"senator": name(s, own[0])}) == ("major-office", "R 1.09.5")
    assert refusal(s, seat, {"senator": one, "term": 9}) == ("too-many", "R 3.02.4")
    assert refusal(s, seat, {"senator": one, "term": 0}) == ("too-few", "R 3.02.4")
    assert refusal(s, seat, {"senator": one, "term": "long"}) == ("no-number", "R 3.02.4")


@rule("R 1.07.312", "R 1.07.3", "R 1.09.61")
def test_cards_that_are_not_there_or_have_no_place() -> None:
    s = asked("hands", "early", 3)
    seat = first(s)
    scipio = index_of("statesman", "scipio_africanus")
    number = fetch(s, next(c for c in range(1, 179) if (card(c).kind, card(c).index)
                           == (STATESMAN, scipio)))  # fmt: skip
    s.asked = None
    other = next(n for n in s.factions[(seat + 1) % 3].hand)
    hand = s.factions[seat].hand
    offered = [CARD + n for n in hand]
    assert told(reason_for_thing(s, seat, "R 1.1", offered, [CARD + other], {})) == (
        "not-in-hand", "R 1.07.3",
    )  # fmt: skip
    hand.append(number)
    family = vacate(s, index_of("family", "cornelius"))
    rival = next(slot for slot, one in in_play(s) if one.faction != seat)
    s.sit(family, s.senator(rival).clone())
    s.senator(family).family = family
    assert told(reason_for_thing(s, seat, "R 1.1", [], [CARD + number], {})) == (
        "family-elsewhere", "R 1.07.312",
    )  # fmt: skip
    land = index_of("concession", "land_commissioner")
    assert told(reason_for_thing(s, seat, "R 1.1", [], [CONCESSION + land], {}))[0] == (
        "no-concession"
    )


# -- verbs -----------------------------------------------------------------------------------------


@rule("R 1.03", "R 1.07.4", "R 1.09.152", "R 1.10.71", "R 1.07.36")
def test_the_wrong_phase_and_nothing_to_do_it_with() -> None:
    s = begun()
    s.phase = FORUM_PHASE
    seat = first(s)
    assert refusal(s, seat, {"do": "veto"}) == ("wrong-phase", "R 1.09.152")
    assert refusal(s, seat, {"do": "propose_consuls"}) == ("wrong-phase", "R 1.09.1")
    s.phase = SENATE
    assert refusal(s, seat, {"do": "persuade"}) == ("wrong-phase", "R 1.07.4")
    for faction in s.factions:
        for number in faction.hand:
            s.zone[number] = OUT
        faction.hand.clear()
    assert held(s, seat, TRIBUNE) == []
    error = GAME.explain(s, seat, {"do": "veto"})
    assert told(error) == ("no-card", "R 1.09.152")
    assert card(int(str(error.params["card"]))).id == "tribune"
    assert refusal(s, seat, {"do": "law"}) == ("no-law", "R 1.07.36")
    assert refusal(s, seat, {"do": "ransom"}) == ("no-captive", "R 1.10.71")


@rule("R 1.09.12", "R 1.09.1", "R 1.09.7", "R 1.09.821", "R 1.09.621")
def test_business_of_the_senate_out_of_place() -> None:
    s = begun()
    s.phase = SENATE
    s.senate_session = session = SenateSession()
    session.chair = next(slot for slot, one in in_play(s) if one.faction == 1)
    session.step = OTHER
    assert refusal(s, 0, {"do": "propose_forces"}) == ("not-presiding", "R 1.09.12")
    assert refusal(s, 0, {"do": "adjourn"}) == ("not-presiding", "R 1.09.12")
    assert refusal(s, 1, {"do": "propose_consuls"}) == ("too-late", "R 1.09.2")
    session.attacked = 1
    assert refusal(s, 0, {"do": "assassinate"}) == ("attacked-already", "R 1.09.7")
    session.life_tried = True
    assert refusal(s, 1, {"do": "propose_life"}) == ("life-tried", "R 1.09.821")
    session.repealed = True
    assert refusal(s, 1, {"do": "propose_repeal"}) == ("repeal-tried", "R 1.09.621")
    session.step = CONSULS
    assert refusal(s, 1, {"do": "propose_forces"}) == ("too-early", "R 1.09.6")
    assert refusal(s, 1, {"do": "propose_governors"}) == ("too-early", "R 1.09.5")
    for slot in in_rome(s, 2):
        s.senator(slot).place, s.senator(slot).at = CAPTIVE, RAIDERS
    assert refusal(s, 2, {"do": "assassinate"}) == ("nobody-in-rome", "R 1.09.7")


# -- things ----------------------------------------------------------------------------------------

Spoil = Callable[[RepublicState, int], None]


def put(place: int, at: int = NONE) -> Spoil:
    def spoil(s: RepublicState, slot: int) -> None:
        s.senator(slot).place, s.senator(slot).at = place, at

    return spoil


def mark(bit: int) -> Spoil:
    def spoil(s: RepublicState, slot: int) -> None:
        s.senator(slot).marks |= bit

    return spoil


def unaligned(s: RepublicState, slot: int) -> None:
    s.senator(slot).faction = NONE


def for_life(s: RepublicState, slot: int) -> None:
    s.life = slot


def outgoing(s: RepublicState, slot: int) -> None:
    s.senate_session = SenateSession()
    s.senate_session.outgoing = 1 << slot


def office(s: RepublicState, slot: int) -> None:
    s.senator(slot).offices = 1 << FIELD_CONSUL


@pytest.mark.parametrize(
    ("spoil", "reason", "paragraph"),
    [
        (put(CAPTIVE, RAIDERS), "captive", "R 1.10.71"),
        (put(REBEL), "rebel", "R 1.11.3"),
        (put(GOVERNS, 2), "governs", "R 1.09.51"),
        (put(FIELD, 0), "in-field", "R 1.09.641"),
        (unaligned, "unaligned", "R 1.09.11"),
        (for_life, "for-life", "R 1.09.823"),
        (outgoing, "outgoing", "R 1.09.2"),
        (office, "major-office", "R 1.09.5"),
        (mark(VICTOR), "victor", "R 1.09.644"),
        (mark(SENT), "just-sent", "R 1.09.644"),
        (mark(RETURNED), "returned", "R 1.09.51"),
        (mark(0), "not-him", "R 1.1"),
    ],
)
@rule("R 1.09.11", "R 1.09.2", "R 1.09.5", "R 1.09.641", "R 1.09.644", "R 1.10.71", "R 1.11.3")
def test_what_keeps_a_person_from_being_chosen(spoil: Spoil, reason: str, paragraph: str) -> None:
    s = begun("late", 3)
    for _, senator in in_play(s):
        senator.offices = 0
    slots = [slot for slot, _ in of_faction(s, 1)]
    spoil(s, slots[0])
    offered = [SENATOR + slot for slot in slots[1:]]
    error = reason_for_thing(s, 1, "R 1.1", offered, [SENATOR + slots[0]], {})
    assert told(error) == (reason, paragraph)
    assert error.params["person"] == person(s.senator(slots[0]))
    if reason == "governs":
        assert error.params["province"] == 2
    # What those have too who may be chosen is no reason.
    for slot in slots[1:]:
        spoil(s, slot)
    assert told(reason_for_thing(s, 1, "R 1.1", offered, [SENATOR + slots[0]], {}))[0] in (
        "not-him", reason if reason in ("for-life", "outgoing") else "not-him",
    )  # fmt: skip


@rule("R 1.09.4", "R 1.09.821", "R 1.09.7", "R 1.09.131", "R 1.09.172", "R 1.07.6", "R 1.07.7")
def test_reasons_that_belong_to_one_kind_of_move() -> None:
    s = begun("late", 3)
    s.senate_session = session = SenateSession()
    for _, senator in in_play(s):
        senator.offices = 0
        senator.marks = PRIOR_CONSUL
        senator.influence = 30
        senator.talents = 5
    slots = [slot for slot, _ in of_faction(s, 1)]
    one = s.senator(slots[0])
    offered = [SENATOR + slot for slot in slots[1:]]

    def reason(verb: str, seat: int = 1) -> str:
        words: dict[str, object] = {"do": verb}
        return told(reason_for_thing(s, seat, "R 1.1", offered, [SENATOR + slots[0]], words))[0]

    one.marks = 0
    assert (reason("propose_censor"), reason("propose_life")) == ("never-consul", "not-him")
    one.marks = PRIOR_CONSUL
    one.influence = 20
    assert (reason("propose_life"), reason("propose_censor")) == ("low-influence", "not-him")
    one.influence = 30
    one.talents = 0
    assert (reason("games"), reason("propose_censor")) == ("no-talents", "not-him")
    s.factions[1].leader = slots[0]
    assert (reason("leader"), reason("persuade", 2)) == ("leads-already", "is-leader")
    session.barred = [f"censor:[[{SENATOR + slots[0]}]]"]
    assert (reason("propose_censor"), reason("propose_life")) == ("failed-already", "not-him")
    session.refused = [f"deploy:[[{SENATOR + slots[0]}, {WAR}, 4, 0, 2]]"]
    assert reason("propose_deploy") == "no-consent"
    theirs = [SENATOR + slot for slot, _ in of_faction(s, 2)]
    session.struck = 1 << 1
    error = reason_for_thing(s, 0, "R 1.1", theirs, [SENATOR + slots[0]], {"do": "assassinate"})
    assert told(error) == ("struck-already", "R 1.09.7")


@rule("R 1.07.33", "R 1.07.331", "R 1.09.52", "R 1.09.54", "R 1.07.32", "R 1.09.62")
def test_what_is_wrong_with_wars_provinces_concessions_and_bills() -> None:
    s = begun("early", 3)
    s.fronts = [Front(0, ACTIVE, False, False), Front(1, INACTIVE, False, False)]
    slot = in_rome(s, 0)[0]

    def reason(thing: int, offered: list[int]) -> tuple[str, str]:
        return told(reason_for_thing(s, 0, "R 1.1", offered, [thing], {}))

    assert reason(WAR + 2, [WAR]) == ("no-war", "R 1.07.33")
    assert reason(WAR + 1, [WAR]) == ("war-not-active", "R 1.07.331")
    assert reason(WAR + 1, [WAR + 1]) == ("not-offered", "R 1.1")
    s.holdings[0] = Holding(False, slot, 2)
    s.holdings[1] = Holding(False, NONE, 0)
    assert reason(PROVINCE, [PROVINCE + 1]) == ("has-governor", "R 1.09.52")
    assert reason(PROVINCE + 1, [PROVINCE]) == ("no-governor", "R 1.09.54")
    assert reason(PROVINCE + 2, [PROVINCE]) == ("not-roman", "R 1.09.5")
    fees = index_of("concession", "harbor_fees")
    land = index_of("concession", "land_commissioner")
    s.owner[fees] = slot
    assert reason(CONCESSION + fees, []) == ("concession-held", "R 1.07.32")
    s.owner[fees] = NONE
    numbers = {one: card(one).index for one in range(1, 179) if card(one).kind == 2}
    for number, index in numbers.items():
        if index in (fees, land):
            fetch(s, number)
            s.zone[number] = FORUM
    assert reason(CONCESSION + fees, []) == ("concession-tried", "R 1.09.61")
    assert reason(CONCESSION + land, []) == ("needs-land-bill", "R 1.09.61")
    s.bills[1] = LAND_BILLS[1].slots
    assert reason(BILL + 1, []) == ("bills-full", "R 1.09.62")
    assert reason(BILL, []) == ("bill-tried", "R 1.09.62")


# -- how many --------------------------------------------------------------------------------------


@rule("R 1.09.63", "R 1.09.64")
def test_money_legions_and_fleets_that_are_not_there() -> None:
    s = asked("senate", "early", 3)
    session = s.sitting()
    session.step = OTHER
    s.asked = None
    seat = first(s)
    pay(s, STATE, BANK, s.treasury - 35)
    for n in range(LEGIONS):
        s.legions[n] = s.fleets[n] = BARRACKS if n < 6 else POOL
    error = GAME.explain(s, seat, {"do": "propose_forces", "raise_legions": 4})
    assert told(error) == ("treasury-short", "R 1.09.63")
    assert error.params == {"talents": 40, "treasury": 35}
    s.fronts = [Front(index_of("war", "first_illyrian_war"), ACTIVE, False, False)]
    s.asked = None
    general = s.senator(session.chair)
    for _, one in in_play(s):
        one.offices = 0
    general.offices = 1 << DICTATOR
    words: dict[str, object] = {
        "do": "propose_deploy", "general": printed(general).id, "war": "first_illyrian_war",
    }  # fmt: skip
    short = {**words, "legions": 9, "fleets": 3}
    assert refusal(s, seat, short) == ("legions-short", "R 1.09.64")
    assert refusal(s, seat, {**words, "legions": 5, "fleets": 9}) == ("fleets-short", "R 1.09.64")
    assert refusal(s, seat, {**words, "legions": 5, "fleets": 0}) == ("support-short", "R 1.09.64")
    assert refusal(s, seat, {**words, "war": "first_punic_war"}) == ("no-war", "R 1.07.33")


@rule("R 1.07.35")
def test_peddling_belongs_to_no_phase_of_its_own() -> None:
    """Without the card that is what is missing, in the Forum as in the Senate."""
    s = begun()
    s.phase = FORUM_PHASE
    assert refusal(s, 0, {"do": "peddle"}) == ("no-card", "R 1.07.35")
