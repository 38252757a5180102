"""Republic tables of several browsers: a deal that is offered, accepted and kept, and a veto."""

import re

from playwright.sync_api import Page, expect

from tests.server.browser.planting import Town, planted
from tests.server.browser.playing import Hand, agree, whose_turn
from tests.server.browser.visiting import Visitors


def unfold(page: Page) -> None:
    """Show what may be done out of turn."""
    button = page.get_by_role("button", name="Out of turn")
    button.wait_for()
    if button.get_attribute("aria-expanded") != "true":
        button.click()


def out_of_turn(page: Page, *answers: str) -> None:
    """Do something out of turn: one answer after the other by the words on its button, or a
    number; then send it.
    """
    unfold(page)
    compose = page.locator("#aside .compose")
    for answer in answers:
        number = compose.locator(".amount .number")
        if answer.isdecimal():
            number.fill(answer)
            number.press("Enter")
        else:
            compose.locator(".option", has_text=answer).first.click()
    compose.get_by_role("button", name="Send").click()


def test_a_deal_is_offered_accepted_and_kept(visit: Visitors, town: Town) -> None:
    """Roberto is to nominate Caesar for Censor and to vote for him, for 15 talents next year."""
    who = [town.guest(name) for name in ("David", "Roberto", "Paco")]
    game = planted(town, "terms/promised_votes.yaml", who)
    david, roberto, _ = pages = [visit(one).sit(game) for one in who]

    talents = ("Talents", "David", "Roberto", "15")
    proposal = ("A proposal", "Roberto", "David", "Censor", "Caesar")
    vote = ("A vote", "Roberto", "David", "Censor", "Caesar", "For it")
    out_of_turn(david, "Offer", *talents, *proposal, *vote, "Nothing more")
    for page in pages:
        expect(page.locator(".log")).to_contain_text("15 T at the next redistribution")
    out_of_turn(roberto, "Accept")
    for page in pages:
        page.get_by_role("tab", name="Agreements").click()
        deal = page.locator(".r-deal")
        expect(deal).to_have_class(re.compile("r-deal-binding"))
        expect(deal.locator(".r-fate-open")).to_have_count(3)

    # He is offered nothing but what keeps his promise; how the others vote is their affair.
    roberto.locator(".decision-body > .compose .option").click()
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


def test_a_tribune_vetoes_from_another_browser(visit: Visitors, town: Town) -> None:
    who = [town.guest(name) for name in ("Fabia", "Julia", "Claudia")]
    game = planted(town, "senate/tribune_vetoes.yaml", who)
    fabia, julia, claudia = [visit(one).sit(game) for one in who]
    forces = fabia.locator(".decision-body > .compose .option", has_text="legions and fleets")
    forces.click()
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
