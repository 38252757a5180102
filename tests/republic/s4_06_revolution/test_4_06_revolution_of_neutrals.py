"""What factions without a player do in the Revolution Phase (4.06.1, 4.06.2, 4.07.1)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import LAWS, STATESMEN, card_word, index_of
from aedilis.republic.definitions.numbers import HAND_LIMIT
from aedilis.republic.neutrals.at_any_time import concessions_at_hand
from aedilis.republic.neutrals.deciding import answered
from aedilis.republic.neutrals.opening import next_card
from aedilis.republic.neutrals.revolting import (
    all_legions,
    could_revolt,
    expected,
    has_enough,
)
from aedilis.republic.neutrals.trading import NeutralTradesFrame, unplayable
from aedilis.republic.phases.revolution.cards import DiscardFrame, PlayFrame
from aedilis.republic.phases.revolution.declare import DECLARE_STEPS, DeclareFrame
from aedilis.republic.phases.revolution.secondary import SecondaryFrame
from aedilis.republic.phases.revolution.trade import TradeFrame
from aedilis.republic.phases.senate.law_cards import playable
from aedilis.republic.rules.persons import of_faction
from aedilis.republic.state.choices import CARD, NO, SENATOR, YES, code
from aedilis.republic.state.table import REVOLUTION, RepublicState
from aedilis.republic.state.zones import BARRACKS, FIELD, REBEL, UNDER, VICTOR
from aedilis.republic.view import RepublicView
from tests.republic.setup.neutrals import (
    CONSERVATIVE,
    IMPERIAL,
    PLUTOCRAT,
    YOU,
    bare,
    chest,
    holds,
    member,
    named,
    throws,
)
from tests.republic.setup.revolution import say, start


def in_revolution(seats: int = 1, scenario: str = "early") -> RepublicState:
    s = bare(seats, scenario)
    s.phase = REVOLUTION
    return s


# -- cards -----------------------------------------------------------------------------------------


@rule("R 1.04.5", "R 4.04.1")
def test_cards_shown_in_an_exchange_cannot_be_played_while_it_is_open() -> None:
    """Where laws and concessions come at any time, what lies on the table has to stay there."""
    s = in_revolution(2, "middle")
    for seat, name in ((0, "julius"), (1, "claudius")):
        member(s, seat, name)
    mine = holds(s, 0, "military_reforms")
    theirs, other = holds(s, 1, "servilian"), holds(s, 1, "harbor_fees")
    start(s, TradeFrame(0, 0))
    laws = [law(0, s), law(1, s)]
    assert laws == [[mine], [theirs]]
    say(s, {"do": "trade", "to": 1, "cards": [card_word(mine)]})
    assert (law(0, s), law(1, s)) == ([], [theirs])
    say(s, {"do": "trade", "cards": [card_word(theirs), card_word(other)]})
    assert (law(0, s), law(1, s), concessions_at_hand(s, 1)) == ([], [], [])
    say(s, {"answer": "no"})
    assert [law(0, s), law(1, s)] == laws
    assert concessions_at_hand(s, 1) == [other]


def law(seat: int, s: RepublicState) -> list[int]:
    """The laws that a seat may play, by card number."""
    return [LAWS[one].card for one in playable(s, seat)]


def trading(mine: str, theirs: tuple[str, ...], partner: int) -> tuple[RepublicState, int]:
    """The Imperials hold Scipio, whose family a partner has with these cards; they have Fabius."""
    s = in_revolution()
    member(s, IMPERIAL, "fabius")
    member(s, partner, "cornelius")
    number = holds(s, IMPERIAL, mine)
    for card in theirs:
        holds(s, partner, card)
    s.stack.append(NeutralTradesFrame(IMPERIAL, 0, []))
    return s, number


def run(s: RepublicState) -> None:
    """Go on as far as nobody is asked."""
    while s.stack and (s.stack[-1].advance(s) or answered(s, s.stack[-1].asks(s))):
        pass


@rule("R 4.06.1-a")
def test_a_statesman_nobody_of_mine_can_be_is_traded_for_one_i_can_play() -> None:
    s, number = trading("scipio_africanus", ("fabius_cunctator", "assassin"), CONSERVATIVE)
    wanted = STATESMEN[index_of("statesman", "fabius_cunctator")].card
    assert unplayable(s, IMPERIAL) == [number]
    run(s)
    assert s.factions[IMPERIAL].hand == [wanted]
    assert number in s.factions[CONSERVATIVE].hand
    # Nobody was asked, and the round is over.
    assert not s.stack


@rule("R 4.06.1-a")
@pytest.mark.parametrize("cards", [("assassin", "tribune", "blackmail"), ("assassin",), ()])
def test_or_for_two_intrigue_cards(cards: tuple[str, ...]) -> None:
    """R-4.06.1: a partner with one card gives one."""
    s, number = trading("scipio_africanus", cards, CONSERVATIVE)
    run(s)
    assert len(s.factions[IMPERIAL].hand) == min(2, len(cards))
    assert number in s.factions[CONSERVATIVE].hand


@rule("R 4.06.1")
def test_what_a_player_is_asked_tells_nobody_what_he_holds() -> None:
    """Nor does the wait: whether he is asked follows from what lies open."""
    told = []
    for theirs in ("fabius_cunctator", "tribune", "graft"):
        s, _ = trading("scipio_africanus", (theirs,), YOU)
        run(s)
        told.append([RepublicView(s, -1, [p.seat], p.key).to_data() for p in s.stack[-1].asks(s)])
    assert told[0]
    assert told == [told[0]] * 3


@rule("R 4.06.1-a")
@pytest.mark.parametrize("answer", [YES, NO])
def test_a_player_may_refuse(answer: int) -> None:
    s, number = trading("scipio_africanus", ("assassin", "tribune"), YOU)
    run(s)
    assert [prompt.seat for prompt in s.stack[-1].asks(s)] == [YOU]
    s.stack[-1].answer(s, YOU, [answer])
    run(s)
    assert not s.stack
    assert (number in s.factions[YOU].hand) == (answer == YES)


@rule("R 4.06.1-b")
def test_the_lowest_number_is_traded_first() -> None:
    s = in_revolution()
    member(s, IMPERIAL, "fabius")
    member(s, CONSERVATIVE, "cornelius")
    member(s, PLUTOCRAT, "quinctius")
    later = holds(s, IMPERIAL, "flamininus")
    first = holds(s, IMPERIAL, "scipio_africanus")
    assert unplayable(s, IMPERIAL) == [first, later]


@rule("R 4.06.1-c", "R 4.01.4-c")
def test_statesmen_are_played_at_once() -> None:
    s = in_revolution()
    member(s, IMPERIAL, "fabius")
    holds(s, IMPERIAL, "fabius_cunctator")
    s.stack.append(PlayFrame(IMPERIAL, 0))
    run(s)
    statesmen = [one.statesman for _, one in of_faction(s, IMPERIAL)]
    assert statesmen == [index_of("statesman", "fabius_cunctator")]


@rule("R 4.01.4", "R 4.01.4-c", "R 4.06.1-c")
def test_the_statesman_of_the_lowest_number_first_and_concessions_after_them() -> None:
    s = in_revolution()
    slots = [member(s, IMPERIAL, "fabius"), member(s, IMPERIAL, "cornelius")]
    mining = holds(s, IMPERIAL, "mining")
    second = holds(s, IMPERIAL, "fabius_cunctator")
    first = holds(s, IMPERIAL, "scipio_africanus")
    for number, turn, rule_of_play in ((first, 1, "R 4.06.1"), (second, 0, "R 4.01.4")):
        s.turn, s.log = turn, []
        assert next_card(s, IMPERIAL) == [code("card", CARD, number)]
        played = [(one.key, one.params) for one in s.log]
        assert played == [("republic-neutral-statesman", {"rule": rule_of_play, "card": number})]
        s.factions[IMPERIAL].hand.remove(number)
    # Neither has a concession; Cornelius has more influence. All are told by which guideline.
    s.senator(slots[1]).influence = 9
    s.log = []
    assert next_card(s, IMPERIAL) == [
        code("card", CARD, mining), code("to", SENATOR, slots[1])
    ]  # fmt: skip
    told = [(one.key, one.params.get("rule")) for one in s.log]
    assert told == [("republic-neutral-concession", "R 4.01.4")]


@rule("R 4.07.1-a")
def test_no_limit_on_what_a_neutral_holds() -> None:
    s = in_revolution()
    member(s, IMPERIAL, "fabius")
    member(s, YOU, "cornelius")
    cards = ("assassin", "tribune", "blackmail", "seduction", "graft", "mob_incited")
    for card in cards:
        holds(s, IMPERIAL, card)
    assert len(cards) > HAND_LIMIT
    s.stack.append(DiscardFrame(IMPERIAL, 0))
    run(s)
    assert len(s.factions[IMPERIAL].hand) == len(cards)


@rule("R 4.07.1-b", "R 4.01.4-b")
def test_what_a_neutral_holds_lies_open() -> None:
    s = in_revolution(2)
    for faction, name in enumerate(("cornelius", "fabius", "valerius")):
        member(s, faction, name)
    card = holds(s, 2, "assassin")
    mine = holds(s, 1, "tribune")
    seen = RepublicView(s, 0, [], "")
    assert seen.table.factions[2].hand == [card]
    assert seen.table.factions[1].hand != [mine]


# -- revolts ---------------------------------------------------------------------------------------


def general(
    legions: int, own: int, all_there_are: int, talents: int, treasury: int, scenario: str = "early"
) -> tuple[RepublicState, int]:
    """A victorious Imperial general with so many legions, of which so many are his own veterans."""
    s = in_revolution(1, scenario)
    slot = member(s, IMPERIAL, "fabius", talents=talents)
    s.factions[IMPERIAL].leader = slot
    chest(s, IMPERIAL, treasury)
    s.senator(slot).place = FIELD
    s.senator(slot).marks |= VICTOR
    s.senator(slot).serial = 1
    for n in range(all_there_are):
        s.legions[n] = UNDER + slot if n < legions else BARRACKS
    for n in range(own):
        s.veterans |= 1 << n
        s.loyal[n] = slot
    s.stack.append(DeclareFrame([slot], DECLARE_STEPS.first, NONE, 0, [], 0))
    return s, slot


@rule("R 4.06.2-b", "R 4.06.2-c", "R 4.06.2-d")
def test_a_general_pays_where_he_may_hope_for_more_than_half() -> None:
    """R-4.06.2b: 11 others at an even chance and 1 of his own, of 12."""
    s, slot = general(12, 1, 12, 11, 25)
    assert all_legions(s) == 12
    assert expected(s, slot) == 6.5
    assert could_revolt(s, slot)
    throws(s, *[6] * 11)
    assert answered(s, s.stack[-1].asks(s))
    assert s.senator(slot).talents == 0
    assert named(s, "republic-loyalty")[0]["legions"] == 11
    # What made him try stands before it.
    keys = [event.key for event in s.log or []]
    assert keys.index("republic-neutral-tests") < keys.index("republic-loyalty")


@rule("R 4.06.2-c")
def test_not_without_three_talents_a_legion() -> None:
    s, slot = general(12, 1, 12, 11, 24)
    assert not could_revolt(s, slot)


@rule("R 4.06.2-d", "R 4.06.2-f")
@pytest.mark.parametrize(("own", "talents"), [(0, 12), (1, 10)])
def test_not_without_hope_or_the_money_for_all(own: int, talents: int) -> None:
    s, slot = general(12, own, 12, talents, 40)
    assert not could_revolt(s, slot)
    assert answered(s, s.stack[-1].asks(s))
    assert s.senator(slot).talents == talents
    assert not s.senator(slot).marks & VICTOR
    assert [one["rule"] for one in named(s, "republic-neutral-loyal")] == ["R 4.06.2"]


@rule("R 4.06.2-e")
@pytest.mark.parametrize(("follow", "revolts"), [(7, False), (8, True)])
def test_he_revolts_with_sixty_per_cent_of_all_legions(follow: int, revolts: bool) -> None:
    """R-4.06.2: with 7 of 12 he does not."""
    s, slot = general(follow, 1, 12, 0, 0)
    frame = s.stack[-1]
    assert isinstance(frame, DeclareFrame)
    frame.step = DECLARE_STEPS.step("decides")
    assert has_enough(s, slot) == revolts
    assert answered(s, s.stack[-1].asks(s))
    assert (frame.claimant == slot) == revolts


@rule("R 4.06.2-a", "R 4.06.2-b")
def test_a_general_of_the_middle_republic() -> None:
    s, slot = general(9, 2, 12, 7, 20, "middle")
    assert expected(s, slot) == pytest.approx(2 + 7 * 4 / 6)
    assert could_revolt(s, slot)
    throws(s, *[6] * 7)
    assert answered(s, s.stack[-1].asks(s))
    assert answered(s, s.stack[-1].asks(s))
    run(s)
    assert s.rebel == slot
    assert s.senator(slot).place == REBEL


@rule("R 4.06.2-a")
def test_nobody_joins_him_but_his_master_of_horse() -> None:
    """R-4.06.2b."""
    s, slot = general(9, 9, 9, 0, 0)
    friend = member(s, IMPERIAL, "cornelius")
    s.rebel = slot
    s.stack.append(SecondaryFrame([friend]))
    assert answered(s, s.stack[-1].asks(s))
    assert s.senator(friend).place != REBEL
