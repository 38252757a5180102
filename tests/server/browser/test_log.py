"""The log follows the game, goes where one looks back to, and stays where it was scrolled."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.browser.planting import Guest, Town, asked
from tests.server.browser.playing import Hand, anything, mostly_pass
from tests.server.browser.visiting import LAPTOP, PHONE, Visitors

DECISIONS = 200

# Notes whenever the foot of the log stays out of view for longer than anybody sees: what is
# measured anew while a page is drawn may be a frame late.
FOLLOWED = """() => {
  const log = document.querySelector(".log");
  const foot = document.createElement("div");
  foot.style.height = "2px";
  log.append(foot);
  log.scrollTop = log.scrollHeight;
  window.behind = [];
  window.grown = 0;
  let frames = 0;
  const seen = new IntersectionObserver((all) => {
    for (const one of all) {
      if (one.isIntersecting) {
        frames = 0;
        continue;
      }
      frames = 1;
      const look = () => {
        if (frames === 0) return;
        frames += 1;
        if (frames > 3) window.behind.push([log.scrollHeight, log.scrollTop]);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }
  }, { root: log });
  new MutationObserver(() => { window.grown += 1; })
    .observe(log.querySelector(".entries"), { childList: true });
  requestAnimationFrame(() => seen.observe(foot));
}"""
LEFT = """() => {
  const log = document.querySelector(".log");
  return Math.round(log.scrollHeight - log.scrollTop - log.clientHeight);
}"""
STILL = """(log) => new Promise((tell) => {
  let top = log.scrollTop, frames = 0;
  const look = () => {
    frames = log.scrollTop === top ? frames + 1 : 0;
    top = log.scrollTop;
    if (frames > 20) tell();
    else requestAnimationFrame(look);
  };
  look();
})"""
# Whether the line that is looked back to is in view, and all later ones are dim.
HERE = """(n) => {
  const log = document.querySelector(".log").getBoundingClientRect();
  const here = document.querySelector(".entry.here");
  if (!here) return false;
  const box = here.getBoundingClientRect();
  const number = (one) => Number(one.querySelector(".number").textContent);
  const entries = [...document.querySelectorAll(".entry")];
  return box.top >= log.top - 1 && box.bottom <= log.bottom + 1 && number(here) < n
    && entries.every((one) => one.classList.contains("later") === number(one) >= n);
}"""


def left(page: Page) -> int:
    """How far from the foot the log is, in pixels."""
    far: int = page.evaluate(LEFT)
    return far


@pytest.mark.parametrize(
    ("game", "size"), [("glory", LAPTOP), ("republic", LAPTOP), ("republic", PHONE)]
)
def test_the_log_follows_two_hundred_decisions(
    visit: Visitors, town: Town, livia: Guest, game: str, size: tuple[int, int]
) -> None:
    bots = ["greedy"] * 2 if game == "glory" else ["senator"] * 2
    key = "glory-ask-lead" if game == "glory" else "republic-ask-first-cards"
    page = visit(livia, size=size).sit(town.played(game, [livia, *bots], "log", asked(key)))
    if size == PHONE:
        page.get_by_role("button", name="Log").click()
    page.evaluate(FOLLOWED)
    hand = Hand(page, seed=11, choose=anything if game == "glory" else mostly_pass)
    while sum(hand.answers.values()) < DECISIONS:
        state = hand.next()
        if state["kind"] == "over":
            break
        hand.answer(state)
    expect(page.locator(".newest")).to_have_count(0)
    page.wait_for_function("() => window.grown > 20")
    assert page.evaluate("() => window.behind") == []
    assert left(page) <= 2


def scrolled(page: Page, by: str) -> None:
    """Scrolls the log away from its foot, as a reader may."""
    box = page.locator(".log").bounding_box()
    assert box is not None
    if by == "key":
        page.locator(".log").focus()
        page.keyboard.press("PageUp")
    else:
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.wheel(0, -400)
    page.wait_for_function(f"() => ({LEFT})() > 100")
    # A browser scrolls softly, for a while.
    page.locator(".log").evaluate(STILL)


@pytest.mark.parametrize("by", ["wheel", "key"])
def test_a_log_that_was_scrolled_stays_and_comes_back(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest, by: str
) -> None:
    game = town.played("glory", [livia, marcus], "scrolled", asked("glory-ask-lead", 1, after=60))
    page, other = visit(livia).sit(game), Hand(visit(marcus).sit(game))
    newest = page.get_by_role("button", name="Newest lines")
    expect(newest).to_have_count(0)
    scrolled(page, by)
    expect(newest).to_be_visible()
    at = page.locator(".log").evaluate("(log) => log.scrollTop")
    before = Hand(page).line()
    other.move()
    page.wait_for_function(
        "(n) => Number([...document.querySelectorAll('.entry .number')].at(-1).textContent) > n",
        arg=before,
    )
    assert page.locator(".log").evaluate("(log) => log.scrollTop") == at
    expect(newest).to_be_visible()
    newest.click()
    expect(newest).to_have_count(0)
    page.wait_for_function(f"() => ({LEFT})() <= 2")
    expect(page.locator(".log")).to_be_focused()


def test_the_log_goes_where_the_reader_looks_back_to(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    game = town.played("glory", [livia, marcus, "greedy"], "replay", bots="greedy")
    page = visit(livia).sit(game)
    page.get_by_role("button", name="Look back").click()
    slider = page.get_by_role("slider", name="Line of the history")
    last = int(slider.get_attribute("max") or 0)
    for n in (last // 2, last // 5, last - 10):
        slider.evaluate("(one, n) => { one.value = n; one.dispatchEvent(new Event('input')); }", n)
        expect(page.locator(".replay-at")).to_have_text(re.compile(f"^{n} of "))
        page.wait_for_function(f"(n) => ({HERE})(n)", arg=n)
    page.get_by_role("button", name="Back to the present").first.click()
    expect(page.locator(".entry.later")).to_have_count(0)
    page.wait_for_function(f"() => ({LEFT})() <= 2")


def test_it_is_all_played_from_the_end_too(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    game = town.played("glory", [livia, marcus], "film", asked("glory-ask-lead", after=30))
    page = visit(livia).sit(game)
    page.get_by_role("button", name="Look back").click()
    # At the present there is nothing more to play, so it begins anew.
    page.get_by_role("button", name="Play it all").click()
    for n in (1, 2, 3):
        expect(page.locator(".replay-at")).to_have_text(re.compile(f"^{n} of "))
        page.wait_for_function(f"(n) => ({HERE})(n)", arg=n)
    page.get_by_role("button", name="Stop here").click()
