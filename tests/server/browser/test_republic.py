"""Republic tables of several browsers: a deal that is offered, accepted and kept, and a veto."""

import re

import pytest
from playwright.sync_api import Page, expect

from aedilis.bots.registry import make_player
from aedilis.kernel.table import Table
from aedilis.republic.deals.offers import OFFER, acceptable
from aedilis.republic.state.table import FORUM_PHASE, SENATE
from tests.server.browser.dealing import offer, sheet
from tests.server.browser.planting import Guest, Town, planted
from tests.server.browser.playing import Hand, agree, press, whose_turn
from tests.server.browser.visiting import Visitors


def unfold(page: Page) -> None:
    """Show what may be done out of turn."""
    button = page.get_by_role("button", name="Out of turn")
    button.wait_for()
    if button.get_attribute("aria-expanded") != "true":
        button.click()


def out_of_turn(page: Page, *answers: str) -> None:
    """Do something out of turn: one answer after the other by the words on its button, or a
    number; then send it, unless it was one answer.
    """
    unfold(page)
    compose = page.locator("#aside .compose")
    for answer in answers:
        number = compose.locator(".amount-line")
        if answer.isdecimal():
            number.fill(answer)
            number.press("Enter")
        else:
            press(page, "#aside .compose .option", answer)
    # What is one click is sent by that click.
    if len(answers) > 1:
        press(page, "#aside .compose .primary", "Send")


def test_a_deal_is_offered_accepted_and_kept(visit: Visitors, town: Town) -> None:
    """Roberto is to nominate Caesar for Censor and to vote for him, for 15 talents next year."""
    who = [town.guest(name) for name in ("David", "Roberto", "Paco")]
    game = planted(town, "terms/promised_votes.yaml", who)
    david, roberto, _ = pages = [visit(one).sit(game) for one in who]

    talents = ("Talents", "David", "Roberto", "15")
    proposal = ("A proposal", "Roberto", "David", "Censor", "Caesar")
    vote = ("A vote", "Roberto", "David", "Censor", "Caesar", "For it")
    offer(david, talents, proposal, vote)
    for page in pages:
        expect(page.locator(".log")).to_contain_text("15 T at the next redistribution")
    roberto.locator(".offer").get_by_role("button", name="Accept").click()
    for page in pages:
        page.get_by_role("tab", name="Agreements").click()
        deal = page.locator(".r-deal")
        expect(deal).to_have_class(re.compile("r-deal-binding"))
        expect(deal.locator(".r-fate-open")).to_have_count(3)

    # He is offered nothing but what keeps his promise; how the others vote is their affair.
    press(roberto, ".decision-body > .compose .option", "")
    named = roberto.locator(".decision-body > .compose").get_by_text("Caesar")
    expect(named.first).to_be_visible()
    expect(roberto.locator(".decision .option", has_text="Valerius")).to_have_count(0)
    hands = [Hand(page, seed=n) for n, page in enumerate(pages)]
    for _ in range(20):
        if david.locator(".r-fate-kept").count() == 2:
            break
        seat = whose_turn(pages)
        hands[seat].move()
        agree(hands)
    for page in pages:
        expect(page.locator(".r-deal .r-fate-kept")).to_have_count(2)
        expect(page.locator(".r-deal .r-fate-open")).to_have_count(1)


def test_an_agreement_that_is_offered_is_a_question(visit: Visitors, town: Town) -> None:
    who = [town.guest(name) for name in ("David", "Roberto", "Paco")]
    game = planted(town, "terms/promised_votes.yaml", who)
    david, roberto, paco = pages = [visit(one).sit(game) for one in who]
    for _ in range(2):
        offer(david, ("Talents", "David", "Roberto", "15"))
        card = roberto.locator(".decision .offer")
        # The notice stays for a few seconds only.
        expect(roberto.locator(".toast")).to_contain_text("David offers you an agreement")
        expect(card).to_contain_text("David offers you an agreement")
        expect(card).to_contain_text("15 T")
        for other in (david, paco):
            expect(other.locator(".offer")).to_have_count(0)
        if roberto.locator(".decision.mine").count() == 0:
            assert roberto.title().startswith("(\u2709)")
        # A counter-offer begins one's own; what was offered waits meanwhile.
        card.get_by_role("button", name="Make a counter-offer").click()
        expect(sheet(roberto).locator(".draft-row")).to_have_count(1)
        roberto.keyboard.press("Escape")
        card.get_by_role("button", name="Refuse").click()
        expect(card).to_have_count(0)
        for page in pages:
            expect(page.locator(".log")).to_contain_text(
                re.compile("(Roberto|You) refuses? agreement")
            )
    offer(david, ("Talents", "David", "Roberto", "7"))
    roberto.locator(".offer").get_by_role("button", name="Accept").click()
    expect(roberto.locator(".offer")).to_have_count(0)
    expect(david.locator(".log")).to_contain_text("is binding")


def about_to_offer(table: Table) -> bool:
    """Plays until the senator in the first seat would offer the second an agreement, and somebody
    else has to move.
    """
    game, state = table.game, table.state
    if state.phase not in (FORUM_PHASE, SENATE) or state.deals or 0 in game.awaited(state):
        return False
    aside = game.aside(state, 0)
    if aside is None:
        return False
    move = make_player("senator", "republic", 0, "offers").aside(game.view(state, 0), aside)
    if move is None or not aside.accepts(move) or move[0] != OFFER:
        return False
    after = game.clone(state)
    game.apply(after, 0, move)
    return bool(acceptable(after, 1))


@pytest.mark.parametrize("answer", ["Accept", "Refuse", "Make a counter-offer"])
def test_what_a_bot_offers_is_answered_like_what_a_person_offers(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest, answer: str
) -> None:
    who: list[Guest | str] = ["senator", livia, marcus]
    page = visit(livia).sit(town.played("republic", who, "b", about_to_offer, "senator"))
    card = page.locator(".decision .offer")
    expect(card).to_contain_text("Senator 1 offers you an agreement")
    for name in ("Accept", "Refuse", "Make a counter-offer"):
        expect(card.get_by_role("button", name=name)).to_be_visible()
    promised = card.filter(has_text=card.locator("ul").text_content() or "nothing")
    expect(promised).to_have_count(1)
    card.get_by_role("button", name=answer).click()
    if answer == "Make a counter-offer":
        assert sheet(page).locator(".draft-row").count() > 0
        page.keyboard.press("Escape")
        expect(card).to_be_visible()
        return
    # Who has asked for too much may come down when it is refused.
    expect(card if answer == "Accept" else promised).to_have_count(0)
    told = re.compile("is binding" if answer == "Accept" else "(Livia|You) refuses? agreement")
    expect(page.locator(".log")).to_contain_text(told)


def test_a_tribune_vetoes_from_another_browser(visit: Visitors, town: Town) -> None:
    who = [town.guest(name) for name in ("Fabia", "Julia", "Claudia")]
    game = planted(town, "senate/tribune_vetoes.yaml", who)
    fabia, julia, claudia = [visit(one).sit(game) for one in who]
    forces = fabia.locator(".decision-body > .compose .option", has_text="legions and fleets")
    press(fabia, ".decision-body > .compose .option", "legions and fleets")
    Hand(fabia).move()
    expect(julia.locator(".r-stage")).to_contain_text(re.compile(r"Raise \d legion"))
    expect(claudia.locator(".r-stage")).to_contain_text("one card that might be a Tribune")

    out_of_turn(julia, "Veto it with a Tribune")
    for page in (fabia, julia, claudia):
        expect(page.locator(".log")).to_contain_text(re.compile("veto", re.IGNORECASE))
        expect(page.locator(".r-stage")).not_to_contain_text("Raise")
    # The proposal is dead, and she is asked for another one.
    expect(forces).to_be_visible()
    unfold(julia)
    expect(julia.locator("#aside .option", has_text="Attempt")).to_be_visible()
    expect(julia.locator("#aside .option", has_text="Tribune")).to_have_count(0)
