"""Public agreements: offered, accepted, kept, missed and judged."""

import pytest

from aedilis.kernel.dice import stream
from aedilis.kernel.game import IllegalMove, Words
from aedilis.kernel.prompt import Prompt, walk
from aedilis.kernel.rule import rule
from aedilis.republic.deals.carrying import (
    expire,
    nominations,
    note_consent,
    pay_promised_talents,
    promised_consent,
    vote_clause,
)
from aedilis.republic.deals.offers import OFFER, OFFERS, OPEN_OFFERS, deal_options
from aedilis.republic.rules.death import die
from aedilis.republic.rules.money import BANK, pay
from aedilis.republic.rules.persons import printed
from aedilis.republic.state.agreement import (
    BINDING,
    FAILED,
    KEPT,
    OFFERED,
    OPEN,
    RELEASED,
    SETTLED,
    WITHDRAWN,
)
from aedilis.republic.state.choices import PROVINCE, SENATOR
from aedilis.republic.state.saving import deal_from_data, deal_to_data
from aedilis.republic.state.sitting import CENSOR_STEP, GOVERNORS
from aedilis.republic.state.table import COMBAT, Holding, RepublicState
from aedilis.republic.state.zones import PRIOR_CONSUL
from tests.republic.setup.deals import (
    GAME,
    deal,
    empty,
    end,
    fund,
    member,
    nominate,
    say,
    sitting,
    slot,
    sound,
    table,
    talents,
    text,
    vote,
)
from tests.republic.setup.opening import told


def former_consuls(s: RepublicState, *seats: int) -> None:
    """The first senator of these seats may be elected Censor."""
    for seat in seats:
        s.senator(slot(s, seat)).marks |= PRIOR_CONSUL


def offered(s: RepublicState, seat: int, word: str = "do") -> list[object]:
    """What a seat is offered now, as words of one field."""
    prompt = GAME.prompt(s, seat)
    assert prompt is not None
    return [GAME.word(s, seat, code)[word] for code in prompt.choices([])]


@rule("R 1.04.3", "R 1.04.3-j", "R 1.04.3-d", "R 1.04.6-c")
def test_david_pays_roberto_though_caesar_lost() -> None:
    """David (1) promises Roberto (0) 15 T for a nomination and a vote; Paco (2) outvotes them."""
    s = table()
    former_consuls(s, 1, 3)
    caesar = member(s, 1)
    deal(
        s, 1,
        {**talents(1, 1, 0, 15), **nominate(2, 0, 1, "censor", caesar),
         **vote(3, 0, 1, "censor", caesar), **end(4)},
        0,
    )  # fmt: skip
    made = s.deals[0]
    assert (made.state, made.due) == (BINDING, 1)
    sitting(s, CENSOR_STEP)
    with pytest.raises(IllegalMove):
        GAME.parse(s, 0, {"do": "propose_censor", "senator": member(s, 3)})
    say(s, 0, {"do": "propose_censor", "senator": caesar})
    assert [one.fate for one in made.clauses] == [OPEN, KEPT, OPEN]
    # Nothing was said of the order of votes: Roberto calls on David first.
    say(s, 0, {"seat": 1})
    say(s, 1, {"do": "yes"})
    for seat in (2, 3, 4):
        say(s, 0, {"seat": seat})
        if seat == 2:
            rich = s.senator(slot(s, 2))
            pay(s, BANK, slot(s, 2), 40)
            bought = {"how": "pay", f"votes_{printed(rich).id}": 40}
            say(s, 2, {"do": "no", **bought})
        else:
            say(s, seat, {"do": "abstain"})
    assert offered(s, 0) == ["yes"]
    say(s, 0, {"do": "yes"})
    assert told(s, "republic-voted")[-1]["passed"] == 0
    assert [one.fate for one in made.clauses] == [OPEN, KEPT, KEPT]
    # The deal stands.
    empty(s, 0)
    fund(s, 1, 20)
    s.turn += 1
    pay_promised_talents(s)
    assert (s.factions[1].treasury, s.factions[0].treasury) == (5, 15)
    assert made.state == SETTLED
    sound(s)


@rule("R 1.04.3-b")
def test_a_deal_binds_when_every_party_has_accepted() -> None:
    s = table()
    words = {**talents(1, 0, 1, 3), **talents(2, 1, 2, 4), **end(3)}
    made = deal(s, 0, words)
    assert (made.state, made.accepted, made.parties()) == (OFFERED, 0b001, 0b111)
    say(s, 2, {"do": "accept", "deal": 1})
    assert made.state == OFFERED
    pay_promised_talents(s)
    assert told(s, "republic-deal-paid") == []
    say(s, 1, {"do": "accept", "deal": 1})
    assert made.state == BINDING
    for seat in (3, 4):
        with pytest.raises(IllegalMove):
            say(s, seat, {"do": "accept", "deal": 1})


@rule("R 1.04.3-a")
def test_an_offer_can_be_withdrawn_until_it_binds() -> None:
    s = table()
    made = deal(s, 0, {**talents(1, 0, 1, 3), **end(2)})
    with pytest.raises(IllegalMove):
        say(s, 1, {"do": "withdraw", "deal": 1})
    say(s, 0, {"do": "withdraw", "deal": 1})
    assert made.state == WITHDRAWN
    with pytest.raises(IllegalMove):
        say(s, 1, {"do": "accept", "deal": 1})
    deal(s, 0, {**talents(1, 0, 1, 3), **end(2)}, 1)
    for seat in (0, 1):
        with pytest.raises(IllegalMove):
            say(s, seat, {"do": "withdraw", "deal": 2})


@rule("R 1.04.3-a")
def test_offers_have_an_end() -> None:
    s = table()
    words = {"do": "offer", **text(1, 0, 1, "peace"), **end(2)}
    for _ in range(OPEN_OFFERS):
        say(s, 0, words)
    with pytest.raises(IllegalMove):
        say(s, 0, words)
    for n in range(OPEN_OFFERS):
        say(s, 0, {"do": "withdraw", "deal": n + 1})
    for _ in range(OFFERS - OPEN_OFFERS):
        say(s, 0, words)
        say(s, 1, {"do": "accept", "deal": s.deals[-1].number})
    with pytest.raises(IllegalMove):
        say(s, 0, words)
    # Others, and another year, are free of that.
    say(s, 1, {**words, "by_1": 1, "to_1": 0})
    s.turn += 1
    say(s, 0, words)
    assert s.deals[-1].number == OFFERS + 2


@rule("R 1.04.3")
def test_the_last_faction_has_nobody_to_make_an_offer_to() -> None:
    s = table()
    for other in s.factions[1:-1]:
        other.gone = True
    assert OFFER in deal_options(s, 0)
    s.factions[-1].gone = True
    assert OFFER not in deal_options(s, 0)
    with pytest.raises(IllegalMove):
        say(s, 0, {"do": "offer", "clause_1": "promise_consent", "by_1": 0})


@rule("R 1.04.3")
def test_an_offer_of_last_year_cannot_be_accepted() -> None:
    s = table()
    deal(s, 0, {**talents(1, 0, 1, 3), **end(2)})
    s.turn += 1
    s.asked = None
    with pytest.raises(IllegalMove):
        say(s, 1, {"do": "accept", "deal": 1})
    pay_promised_talents(s)
    assert s.deals[0].state == WITHDRAWN


@rule("R 1.04.3-d")
def test_a_promised_vote_offers_no_other() -> None:
    """R-0.8: a promised vote offers no other."""
    s = table()
    former_consuls(s, 2, 3, 4)
    deal(s, 0, {**vote(1, 1, 0, "censor", member(s, 2), "no"), **end(2)}, 1)
    sitting(s, CENSOR_STEP)
    say(s, 0, {"do": "propose_censor", "senator": member(s, 3)})
    say(s, 0, {"seat": 1})
    assert offered(s, 1)[:3] == ["yes", "no", "abstain"]
    say(s, 1, {"do": "no"})
    assert s.deals[0].clauses[0].fate == OPEN
    for seat in (0, 2, 3):
        say(s, 0, {"seat": seat})
        say(s, seat, {"do": "no"})
    # The last one is called of itself; a defeat against all others would unseat the chair.
    say(s, 4, {"do": "abstain"})
    say(s, 0, {"do": "propose_censor", "senator": member(s, 2)})
    say(s, 0, {"seat": 1})
    assert [word for word in offered(s, 1) if word != "veto"] == ["no"]
    say(s, 1, {"do": "no"})
    assert s.deals[0].clauses[0].fate == KEPT


@rule("R 1.04.3-c")
def test_who_does_not_get_his_due_is_released() -> None:
    s = table()
    words = {**talents(1, 0, 1, 10), **talents(2, 1, 0, 4), **end(3)}
    made = deal(s, 0, words, 1)
    empty(s, 0)
    empty(s, 1)
    fund(s, 0, 7)
    pay_promised_talents(s)
    # 7 are paid, 3 are missing: the other pays nothing, though he has the money by now.
    assert [one.fate for one in made.clauses] == [FAILED, RELEASED]
    assert (s.factions[0].treasury, s.factions[1].treasury) == (0, 7)
    assert made.state == SETTLED
    sound(s)


@rule("R 1.04.3-c")
def test_release_goes_round_but_does_not_free_who_missed() -> None:
    s = table()
    words = {
        **talents(1, 0, 1, 5), **talents(2, 1, 2, 5), **talents(3, 2, 0, 5),
        **vote(4, 0, 2, "life", member(s, 2), "no"),
    }  # fmt: skip
    made = deal(s, 0, words, 1, 2)
    for seat in (0, 1, 2):
        empty(s, seat)
    pay_promised_talents(s)
    assert [one.fate for one in made.clauses] == [FAILED, RELEASED, RELEASED, OPEN]


@rule("R 1.04.3-c")
def test_what_had_no_occasion_binds_neither_side() -> None:
    s = table()
    former_consuls(s, 1)
    words = {**talents(1, 1, 0, 6), **nominate(2, 0, 1, "censor", member(s, 1)), **end(3)}
    made = deal(s, 1, words, 0)
    expire(s)
    assert [one.fate for one in made.clauses] == [RELEASED, RELEASED]
    # Offered after the sitting it is meant for the next one.
    s.phase = COMBAT
    later = deal(s, 1, words, 0)
    assert later.due == s.turn + 1
    expire(s)
    assert [one.fate for one in later.clauses] == [OPEN, OPEN]
    s.turn += 1
    expire(s)
    assert [one.fate for one in later.clauses] == [RELEASED, RELEASED]


@rule("R 1.04.3-c")
def test_a_promise_about_a_dead_man_binds_no_more() -> None:
    s = table()
    first, other = slot(s, 1, 1), slot(s, 1, 2)
    name = printed(s.senator(first)).id
    words = {**vote(1, 0, 1, "dictator", name), **nominate(2, 0, 1, "dictator", name), **end(3)}
    made = deal(s, 0, words, 1)
    content = [SENATOR + first]
    binding = vote_clause(s, 0, "dictator", content)
    assert binding is not None
    assert binding.number == 1
    assert vote_clause(s, 0, "dictator", [SENATOR + other]) is None
    assert vote_clause(s, 0, "censor", content) is None
    assert [one.content for one in nominations(s, 0, "dictator")] == [content]
    lying = deal(s, 0, {**vote(1, 0, 1, "dictator", name), **end(2)})
    die(s, first)
    assert vote_clause(s, 0, "dictator", content) is None
    assert nominations(s, 0, "dictator") == []
    with pytest.raises(IllegalMove):
        say(s, 1, {"do": "accept", "deal": lying.number})
    expire(s)
    assert made.state == SETTLED


@rule("R 1.04.3-d")
def test_the_older_of_two_promises_counts_and_the_other_fails() -> None:
    s = table()
    former_consuls(s, 3, 4)
    name = member(s, 3)
    old = deal(s, 1, {**vote(1, 1, 0, "censor", name, "yes"), **end(2)}, 0)
    new = deal(s, 1, {**vote(1, 1, 2, "censor", name, "no"), **talents(2, 2, 1, 9), **end(3)}, 2)
    sitting(s, CENSOR_STEP)
    say(s, 0, {"do": "propose_censor", "senator": name})
    say(s, 0, {"seat": 1})
    assert "no" not in offered(s, 1)
    say(s, 1, {"do": "yes"})
    assert old.clauses[0].fate == KEPT
    assert [one.fate for one in new.clauses] == [FAILED, RELEASED]


@rule("R 1.04.3-d")
def test_a_promised_governor_is_the_one_that_can_be_proposed() -> None:
    s = table()
    for province in (0, 1):
        s.holdings[province] = Holding(False, -1, 0)
    man, other = slot(s, 1, 1), slot(s, 2, 1)
    words: Words = {
        "clause_1": "promise_nominate", "by_1": 0, "to_1": 1, "proposal_1": "propose_governors",
        "whom_1": printed(s.senator(man)).id, "what_1": GAME.item_word(s, PROVINCE + 1),
    }  # fmt: skip
    made = deal(s, 1, {**words, **end(2)}, 0)
    sitting(s, GOVERNORS)
    prompt = GAME.prompt(s, 0)
    assert prompt is not None
    begun = [code for code in prompt.choices([]) if GAME.word(s, 0, code)["do"] != "stop"][:1]
    assert [code & 4095 for code in prompt.choices(begun)] == [PROVINCE + 1]
    begun += prompt.choices(begun)
    assert [code & 4095 for code in prompt.choices(begun)] == [SENATOR + man]
    begun += prompt.choices(begun)
    # Another province may go with it, to whom it may.
    GAME.apply(s, 0, walk(prompt, stream("more", "moves"), begun))
    assert made.clauses[0].fate == KEPT
    assert SENATOR + other not in made.clauses[0].content


@rule("R 1.04.3-d")
def test_promised_consent_is_due() -> None:
    s = table()
    name, at = member(s, 1), slot(s, 1)
    words: Words = {
        "clause_1": "promise_consent", "by_1": 1, "to_1": 0, "proposal_1": "propose_land_bill",
        "whom_1": name,
    }  # fmt: skip
    made = deal(s, 0, {**words, **end(2)}, 1)
    assert promised_consent(s, 1, "land_bill", at)
    assert not promised_consent(s, 1, "repeal", at)
    assert not promised_consent(s, 1, "land_bill", slot(s, 1, 1))
    note_consent(s, 1, "land_bill", at)
    assert made.clauses[0].fate == KEPT
    with pytest.raises(IllegalMove):
        say(s, 0, {"do": "offer", **words, "whom_1": member(s, 2), **end(2)})


@rule("R 1.04.3", "R 1.04.9")
def test_everybody_sees_all_deals() -> None:
    s = table()
    number = s.factions[0].hand[0]
    words: Words = {
        "clause_1": "promise_card", "to_1": 1, "card_1": GAME.item_word(s, 400 + number)
    }  # fmt: skip
    made = deal(s, 0, {**words, **text(2, 1, 0, "Thanks."), **end(3)}, 1)
    for seat in range(-1, 5):
        assert GAME.view(s, seat).to_data()["deals"] == [deal_to_data(made)]
    assert deal_to_data(deal_from_data(deal_to_data(made))) == deal_to_data(made)
    twin = made.clone()
    assert deal_to_data(twin) == deal_to_data(made)
    twin.clauses[0].fate = FAILED
    assert made.clauses[0].fate == OPEN


def dealing(s: RepublicState) -> list[tuple[Prompt, list[int]]]:
    """For each seat that can do something about deals its prompt and what it can do."""
    found: list[tuple[Prompt, list[int]]] = []
    for seat in range(s.seats):
        prompt = GAME.aside(s, seat)
        choices = deal_options(s, seat)
        if choices:
            assert prompt is not None
            found.append((prompt, choices))
    return found


@rule("R 1.04.3")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_random_deals_come_to_an_end(seed: str) -> None:
    s = table(5, seed)
    dice = stream(seed, "deals")
    moves = 0
    while able := dealing(s):
        prompt, choices = able[dice.below(len(able))]
        begun = [choices[dice.below(len(choices))]]
        GAME.apply(s, prompt.seat, walk(prompt, dice, begun))
        while s.stack[-1].kind() == "dispute":
            asked = GAME.asked(s)[0]
            GAME.apply(s, asked.seat, walk(asked, dice))
        sound(s)
        moves += 1
        assert moves < 300
    assert len(s.deals) > OFFERS
    s.turn += 1
    pay_promised_talents(s)
    sound(s)
