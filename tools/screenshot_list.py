"""Which pictures the docs show: of what position, from which seat, and in which light."""

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from playwright.sync_api import Page

from tests.server.browser.planting import Stop, asked
from tests.server.browser.visiting import LAPTOP, PHONE


class Shot(NamedTuple):
    """One picture. Either `path` is a page, or `game` a table that bots play from `seed` until
    `until`; `then` is what the reader does before the picture is taken.
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


def offer(page: Page) -> None:
    """Offer the next player something, and show what has been offered."""
    page.get_by_role("button", name="Out of turn").click()
    compose = page.locator("#aside .compose")
    for answer in ("Offer", "Talents", "Livia", "Marcus"):
        compose.locator(".option", has_text=answer).first.click()
    compose.locator(".amount-line").fill("2")
    compose.locator(".amount-line").press("Enter")
    for answer in ("words", "Marcus", "Livia"):
        compose.locator(".option", has_text=answer).first.click()
    compose.locator(".words .line").fill("Marcus leaves the legions to Aurelius")
    compose.locator(".words .confirm").click()
    compose.locator(".option.last").click()
    compose.get_by_role("button", name="Send").click()
    page.get_by_role("tab", name="Agreements").click()
    page.locator(".r-deal").wait_for()


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
