"""Six people play a tournament of two rounds to its end, each with a browser of his own. The games
are real ones; so that they are soon over, everybody lets a bot play.
"""

import re

from playwright.sync_api import Page, expect

from tests.server.browser.barriers import grave
from tests.server.browser.measuring import cut, longest
from tests.server.browser.planting import Town
from tests.server.browser.visiting import PHONE, Visitor, Visitors

PLAYED = 120_000
"""So long, in milliseconds, bots may take for a round."""

FAMILY = ("Livia", "Marcus", "Nero", "Octavia", "Piso")
NAMES = (*(f"{name} Circensis" for name in FAMILY), longest("Quintus "))


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def let_bots_play(visitor: Visitor, path: str) -> None:
    """Somebody leaves his seat in the newest round to a bot."""
    csrf = visitor.page.locator("input[name=csrf]").first.get_attribute("value")
    api = f"{visitor.url}/api/v1"
    shown = visitor.context.request.get(f"{api}{path}").json()
    for table in shown["rounds"][0]["tables"]:
        for seat, one in enumerate(table["seats"]):
            if one.get("mine"):
                answer = visitor.context.request.post(
                    f"{api}/games/{table['game']}/stand-in",
                    data={"seat": seat, "bot": "greedy"},
                    headers={"x-csrf-token": csrf or ""},
                )
                assert answer.ok, answer.text()
                return
    raise AssertionError("he sits nowhere")


def test_six_people_play_two_rounds_and_see_the_standings(visit: Visitors, town: Town) -> None:
    people = [visit(town.account(name)) for name in NAMES]
    livia = people[0]
    page = livia.open("/tournaments")
    page.get_by_role("link", name="New tournament: Glory to Rome").click()
    page.get_by_label("What the tournament is called").fill("Ludi Romani")
    page.get_by_role("radio", name="Swiss").check()
    expect(page.get_by_label("So many of each table go on")).to_be_hidden()
    page.get_by_label("Rounds, or games of a season").fill("2")
    page.get_by_label("Seats at a table").select_option("3")
    press(page, "Call the tournament")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ludi Romani")
    path = re.sub(r"^.*?(?=/tournaments/)", "", page.url)
    for one in people:
        there = one.open(path)
        press(there, "Enter")
        expect(there.get_by_role("button", name="Leave the tournament")).to_be_visible()
    # The organiser sees who comes in without doing anything.
    expect(page.get_by_text("6 of 32 entered")).to_be_visible()
    press(page, "Begin now")
    for number in (1, 2):
        # Nor does anybody do anything for the next round, or for the end.
        expect(page.get_by_role("heading", name=f"Round {number}", exact=True)).to_be_visible(
            timeout=PLAYED
        )
        if number == 1:
            see_the_table(people[1], path)
        for one in people:
            one.open(path)
            let_bots_play(one, path)
    expect(page.get_by_role("heading", name="Final standings")).to_be_visible(timeout=PLAYED)
    places = page.locator(".standings tbody tr td:first-child")
    expect(places).to_have_text(["1", "2", "3", "4", "5", "6"])
    told = page.locator(".standings tbody th").all_inner_texts()
    assert sorted(one.replace("you", "").strip() for one in told) == sorted(NAMES)
    points = page.locator(".standings tbody td:nth-child(3)").all_inner_texts()
    assert sum(map(float, points)) == 4 * 3
    assert grave(page) == []
    stranger = visit(language="fr", size=PHONE, scheme="dark")
    page = stranger.open(path)
    expect(page.get_by_role("heading", name="Classement final")).to_be_visible()
    assert cut(page) == []
    assert grave(page) == []


def see_the_table(visitor: Visitor, path: str) -> None:
    """From the tournament to one's own table, and back by the link there."""
    page = visitor.open(path)
    page.get_by_role("link", name=re.compile("Round 1, Table 1")).click()
    # It says which table this is, apart from what is said of the turn.
    expect(page.locator(".turn")).to_have_text(re.compile(r"\w · Tournament: round 1, table \d$"))
    page.get_by_role("link", name="Tournament: round 1").click()
    page.wait_for_url(f"**{path}")


def test_it_is_called_and_entered_without_a_script(visit: Visitors, town: Town) -> None:
    livia = visit(town.account("Livia tarda", "it"), script=False, language="it", size=PHONE)
    livia.expect("409")
    page = livia.open("/tournaments/new/republic")
    page.get_by_label("stagione", exact=False).first.check()
    # Under a name of its own: an Italian one would stand in the lists of other languages.
    page.get_by_label("Come si chiama il torneo").fill("Ludi tardi")
    press(page, "Indici il torneo")
    press(page, "Iscriviti")
    expect(page.locator(".seat-chip")).to_have_text(["Livia tarda tu"])
    press(page, "Comincia ora")
    # One is too few, which is told.
    expect(page.get_by_role("alert")).to_contain_text("almeno 2")
