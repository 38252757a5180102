"""Which pictures the docs show: of what position, from which seat, and in which light."""

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from playwright.sync_api import Page

from tests.server.browser.dealing import another, open_sheet, promise
from tests.server.browser.dealing import offer as offer_on_sheet
from tests.server.browser.planting import Stop, asked
from tests.server.browser.visiting import LAPTOP, PHONE


class Shot(NamedTuple):
    """One picture. Either `path` is a page (`{me}`: the reader's number), or `game` a table that
    bots play from `seed` until `until`; `then` is what the reader does before the picture is taken,
    with an `account` of this name where that needs one, and in the `past` of the reader a game that
    he has played to its end so many times.
    """

    name: str
    path: str = ""
    game: str = ""
    seed: str = "a"
    seats: int = 3
    until: Stop | None = None
    seat: int = 0
    scheme: Literal["light", "dark"] = "light"
    size: tuple[int, int] = LAPTOP
    scale: float = 1
    account: str = ""
    past: tuple[str, int] = ("", 0)
    then: Callable[[Page], None] | None = None


def in_words(page: Page) -> None:
    page.get_by_role("button", name="The table in words").click()
    page.locator(".told-part").first.wait_for()


def rule_of_the_question(page: Page) -> None:
    page.locator(".question .rule").first.click()
    page.locator(".rules .paragraph").wait_for()


def course(page: Page) -> None:
    page.get_by_role("button", name="The course of the game").last.click()
    page.get_by_role("dialog").get_by_role("img").first.wait_for()


def on_the_sheet(page: Page) -> None:
    """Begin an agreement from a template, on its sheet."""
    open_sheet(page).get_by_role("button", name="Votes for talents").click()
    another(page)
    promise(page, 3, "words", "Livia", "Marcus", "Livia leaves the legions to Aurelius")
    page.locator(".draft-told").get_by_text("Aurelius").wait_for()


def offer(page: Page) -> None:
    """Offer the next player something, and show what has been offered."""
    words = ("words", "Marcus", "Livia", "Marcus leaves the legions to Aurelius")
    offer_on_sheet(page, ("Talents", "Livia", "Marcus", "2"), words)
    page.get_by_role("tab", name="Agreements").click()
    page.locator(".r-deal").wait_for()


def signs(page: Page) -> None:
    page.locator("#asked").focus()
    page.keyboard.press("y")
    page.locator("dialog .legend-row").first.wait_for()


def forces(page: Page) -> None:
    """Raise a legion on the sheet."""
    page.locator(".decision .option", has_text="raise or disband").click()
    page.get_by_role("button", name="One more of How many legions does the State raise?").click()
    page.locator(".laid-send[aria-disabled=false]").wait_for()


def ludi(page: Page) -> None:
    """Call a tournament, and enter it."""
    page.get_by_label("What the tournament is called").fill("Ludi Romani")
    page.get_by_role("button", name="Call the tournament").click()
    page.get_by_role("button", name="Enter", exact=True).click()
    page.get_by_role("button", name="Leave the tournament").wait_for()


SHOTS: Final = (
    Shot("lobby", path="/"),
    Shot("new-table", path="/new/glory"),
    Shot("glory-begin", game="glory", seed="b", until=asked("glory-ask-lead")),
    Shot(
        "glory-table", game="glory", seed="b", seats=4, until=asked("glory-ask-craftsman", 0, 150)
    ),
    Shot(
        "glory-dark",
        game="glory",
        seed="b",
        seats=4,
        scheme="dark",
        until=asked("glory-ask-craftsman", 0, 150),
    ),
    Shot("glory-end", game="glory", then=course),
    Shot(
        "republic-revenue",
        game="republic",
        seats=4,
        until=asked("republic-ask-redistribution", 0, 90),
    ),
    Shot("republic-persuasion", game="republic", seats=4, until=asked("republic-ask-counter")),
    Shot(
        "republic-battle",
        game="republic",
        seed="c",
        seats=4,
        until=asked("republic-ask-play", 0, 400),
    ),
    Shot(
        "republic-deals",
        game="republic",
        seats=5,
        until=asked("republic-ask-vote", 0, 60),
        then=offer,
    ),
    Shot(
        "republic-offer",
        game="republic",
        seats=5,
        until=asked("republic-ask-vote", 0, 60),
        then=on_the_sheet,
    ),
    Shot(
        "republic-initiative",
        game="republic",
        seats=4,
        until=asked("republic-ask-persuasion"),
    ),
    Shot(
        "republic-forces",
        game="republic",
        seats=5,
        until=asked("republic-ask-senate-other"),
        then=forces,
    ),
    Shot("legend", game="republic", seats=5, until=asked("republic-ask-vote", 0, 60), then=signs),
    Shot("lesson", path="/learn/one-year"),
    Shot("puzzle", path="/learn/two-at-once"),
    Shot("player", path="/players/{me}", account="Gaia Circensis", past=("glory", 5)),
    Shot("tournament", path="/tournaments/new/glory", account="Livia Circensis", then=ludi),
    Shot("republic-vote", game="republic", seats=5, until=asked("republic-ask-vote", 0, 60)),
    Shot(
        "republic-dark",
        game="republic",
        seats=5,
        scheme="dark",
        until=asked("republic-ask-vote", 0, 60),
    ),
    Shot(
        "phone", game="glory", seed="b", size=PHONE, scale=2, until=asked("glory-ask-lead", 0, 60)
    ),
    Shot(
        "text-view",
        game="glory",
        seed="b",
        until=asked("glory-ask-lead", 0, 60),
        then=in_words,
    ),
    Shot(
        "rules",
        game="glory",
        seed="b",
        until=asked("glory-ask-lead", 0, 60),
        then=rule_of_the_question,
    ),
)
