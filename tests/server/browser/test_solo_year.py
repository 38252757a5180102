"""A year alone against the Neutrals by key alone: every question is answered with the keyboard, and
what is asked is what the rules leave to the person (chapter IV).
"""

import re
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, expect

from aedilis.republic.definitions.components import FAMILIES
from tests.server.browser.planting import Guest, Town, at_once
from tests.server.browser.playing import LOOK, Hand, State, mostly_pass
from tests.server.browser.visiting import Visitors

SEED = "solo-keys"
SCENARIO: dict[str, object] = {"scenario": "early"}
# What is answered is marked, as for clicks: the mark goes with it once the answer is on its way.
MARK = f"() => {{ {LOOK} field().dataset.answered = 'yes'; }}"

LEFT = {
    "R 1.06.12": "whether a concession profits by a drought",
    "R 1.06.13": "the spoils of his own provinces",
    "R 1.06.3": "the talents of his own faction",
    "R 1.06.52": "what his own men give to the State",
    "R 1.07.21": "a storm, or an alliance, that names his own",
    "R 1.07.22": "a bid for an initiative",
    "R 1.07.32": "who of his own gets a concession out of his hand",
    "R 1.07.35": "cards out of his hand",
    "R 1.07.4": "whom his own men try to persuade",
    "R 1.07.412": "what his own man pays for it",
    "R 1.07.413": "money against an attempt at persuasion",
    "R 1.07.414": "more money for his own attempt",
    "R 1.07.5": "knights for his own men",
    "R 1.07.6": "games that his own men pay for",
    "R 1.07.7": "who leads his faction",
    "R 1.09.15": "cards against a Tribune",
    "R 1.09.33": "whom a Dictator of his own takes along",
    "R 1.09.645": "who of his own goes first",
    "R 1.10.1": "which war is fought first",
    "R 1.10.12": "whether a general goes ashore after a victory at sea",
    "R 1.11.1": "cards out of his hand",
    "R 1.11.3": "whether his own general lays down his command",
    "R 3.01.7": "who leads his faction",
    "R 3.01.9": "cards before the first year",
    "R 4.02.2": "what the Dominant Player settles",
    "R 4.05.2": "whether he joins a coalition, and with whom",
    "R 4.05.3": "a war that the lists leave to him",
    "R 4.05.31": "which general goes where, and which veterans",
    "R 4.05.4": "his share of the spoils",
    "R 4.05.41": "which office, and for whom",
    "R 4.05.415": "which province, and for whom",
    "R 4.05.416": "who of his own seconds a land bill",
    "R 4.05.417": "who of his own stands for one",
    "R 4.05.419": "a Tribune against what somebody takes",
    "R 4.06.1": "cards in exchange with Neutrals",
    "R 4.07.3": "a dagger of his own, or a check for one",
}
"""What the rules leave to who plays alone, by the paragraph that a question names."""
EVERY_YEAR = {"R 1.06.3", "R 1.07.4", "R 1.11.1"}
"""What is asked in every year, whatever is drawn."""
OF_HIS_OWN = {"R 1.06.3", "R 1.06.52", "R 1.07.5", "R 1.07.6", "R 1.07.7", "R 3.01.7"}
"""Where nobody else's men can be named."""


class Keys(Hand):
    """Answers with the keyboard, and notes what was asked. Nobody else moves meanwhile."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed, mostly_pass)
        self.asked: list[State] = []

    def answer(self, state: State) -> bool:
        assert state["kind"] != "late", f"nothing to answer: {state['question']}"
        assert state["refused"]["code"] == "", f"refused: {state['refused']['text']}"
        if state["kind"] != "preview":
            self.asked.append({**state, "rule": unquote(state["rule"])})
        if state["kind"] == "options":
            self._choose(state)
            return True
        if state["kind"] == "items":
            self._mark(len(state["items"]))
        self._give("Enter")
        return True

    def _give(self, key: str) -> None:
        """Press the key that answers."""
        self.page.evaluate(MARK)
        self.page.keyboard.press(key)

    def _choose(self, state: State) -> None:
        """Take an option by its digit; one that has none by the arrows."""
        page, at = self.page, self.choose(state, self.chance)
        option = page.locator(".decision-body > .compose .option").nth(at)
        sign = option.locator("kbd")
        if sign.count():
            self._give(sign.inner_text())
            return
        page.keyboard.press("d")
        for _ in state["options"]:
            if option.evaluate("(one) => one === document.activeElement"):
                break
            page.keyboard.press("ArrowDown")
        expect(option).to_be_focused()
        self._give("Enter")

    def _mark(self, count: int) -> None:
        """Mark as many of the first items as it takes."""
        confirm = self.page.locator(".decision-body > .compose .confirm")
        for n in range(count):
            if confirm.get_attribute("aria-disabled") != "true":
                return
            self.page.keyboard.press(str(n + 1))


def names(page: Page, where: str) -> set[str]:
    """The senators that a part of the page shows, by name."""
    return set(page.locator(f"{where} .r-senator-name").all_inner_texts())


def turn(page: Page) -> int:
    """The turn that the table is in; 0 before the first."""
    said = page.locator(".r-header").inner_text()
    return max(map(int, re.findall(r"turn (\d+)", said, re.IGNORECASE)), default=0)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_year_alone_by_key(visit: Visitors, town: Town, livia: Guest, seed: int) -> None:
    game = town.played("republic", [livia], f"solo-keys-{seed}", at_once, options=SCENARIO)
    page = visit(livia).sit(game)
    hand = Keys(page, seed)
    own = names(page, ".r-mine")
    assert own

    def played(_: State) -> bool:
        own.update(names(page, ".r-mine"))
        return turn(page) > 1

    hand.until(played)
    asked = {one["rule"] for one in hand.asked}
    assert asked <= set(LEFT), asked - set(LEFT)
    assert asked >= EVERY_YEAR, EVERY_YEAR - asked
    # Whoever ruled, the person had a word in it.
    assert any(one.startswith("R 4.0") for one in asked)
    strangers = {
        name
        for name in [family.id.title() for family in FAMILIES]
        if not any(name in one for one in own)
    }
    assert len(strangers) > len(own)
    for one in hand.asked:
        if one["rule"] in OF_HIS_OWN:
            said = " ".join([*one["options"], *one["items"]])
            named = {name for name in strangers if re.search(rf"\b{re.escape(name)}\b", said)}
            assert named == set(), f"{one['question']} {named}"
    expect(page.locator(".log")).to_contain_text("The ruling coalition")
    # All of it is the person's own doing: the keys work to the last, and nothing was refused.
    expect(page.locator(".refused")).to_have_count(0)
