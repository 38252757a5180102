"""How soon a move made in one browser is seen in another: `python -m bench.browser [--moves 40]`.

Two people play at one table of a server of their own, through their pages; measured is the time
from a click until the other page has drawn the line of the log. On an idle machine the 95th
percentile is to be below 150 ms.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from aedilis.games import GAMES
from bench.server.figures import spread
from tests.server.browser.conftest import CALM, chromium
from tests.server.browser.planting import Town, at_once
from tests.server.browser.playing import Hand, agree, whose_turn
from tests.server.browser.serving import Served
from tests.server.browser.visiting import Visitors

FIRST = next(iter(GAMES))
TARGET = 150.0
GIVEN_UP = 1_000

SEEN = """(before) => new Promise((tell) => {
  const begun = performance.now();
  const look = () => {
    const one = window.shown.find(([line]) => line > before);
    if (one) tell(one[1]);
    else if (performance.now() - begun > SLOWEST) tell(null);
    else requestAnimationFrame(look);
  };
  look();
})""".replace("SLOWEST", str(GIVEN_UP))
CLICKED = """() => {
  window.clicked = 0;
  document.addEventListener("click", (event) => {
    if (event.target.closest(".decision .option, .decision .confirm, .decision .primary"))
      window.clicked = performance.timeOrigin + performance.now();
  }, true);
}"""
SHOWN = """() => {
  window.shown = [];
  const line = () => Number([...document.querySelectorAll(".entry .number")].at(-1)?.textContent);
  let known = line();
  new MutationObserver(() => {
    const now = line();
    if (now === known) return;
    known = now;
    requestAnimationFrame(() => requestAnimationFrame(() =>
      window.shown.push([now, performance.timeOrigin + performance.now()])));
  }).observe(document.querySelector(".log"), { subtree: true, childList: true });
}"""


def measure(visit: Visitors, town: Town, moves: int) -> list[float]:
    """The times from click to drawing of so many moves, in seconds."""
    livia, marie = town.guest("Livia"), town.guest("Marie", "fr")
    game = town.played(FIRST, [livia, marie], "latency", at_once)
    pages = [visit(livia).sit(game), visit(marie).sit(game)]
    hands = [Hand(page, seed=7 + n) for n, page in enumerate(pages)]
    for page in pages:
        page.evaluate(CLICKED)
        page.evaluate(SHOWN)
    delays: list[float] = []
    while len(delays) < moves:
        mine = whose_turn(pages)
        mover, other = hands[mine], hands[1 - mine]
        before = other.line()
        mover.move()
        # Some moves, such as ending a turn of actions, are not worth a line.
        at = other.page.evaluate(SEEN, before)
        if at is not None:
            delays.append((at - mover.page.evaluate("() => window.clicked")) / 1000)
        agree(hands)
    return delays


def main() -> int:
    """Measure, and print what came of it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        served.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(CALM))
        try:
            visit = Visitors(browser, served.url)
            town = Town(f"sqlite+aiosqlite:///{served.database}")
            figures = spread(measure(visit, town, args.moves))
            visit.leave()
        finally:
            browser.close()
            served.stop()
    if args.json:
        print(json.dumps({"moves": args.moves, **figures}))
    else:
        print(f"move to the other screen, {args.moves} moves: {figures}")
    return int(figures["p95_ms"] > TARGET)


if __name__ == "__main__":
    sys.exit(main())
