"""Takes the pictures of the pages and tables for the docs: `python -m tools.screenshots [NAME…]`.

A server of its own is started; what stands on its tables has been played by bots from fixed seeds,
so that the pictures are of the same positions each time. They are kept small enough for a
repository: no picture is larger than 250 kB.
"""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from aedilis.bots.registry import GAME_BOTS, best_bot
from aedilis.games import GAMES
from tests.server.browser.conftest import CALM, chromium
from tests.server.browser.planting import Guest, Town
from tests.server.browser.serving import Served
from tests.server.browser.visiting import Visitors
from tools.screenshot_list import SHOTS, Shot

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "images"
LARGEST: Final = 250_000
NAMES: Final = ("Livia", "Marcus", "Gaia", "Titus", "Fabia")


@contextmanager
def visitors() -> Iterator[tuple[Visitors, Town]]:
    """A server, a browser, and its readers."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        served.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(CALM))
        readers = Visitors(browser, served.url)
        try:
            yield readers, Town(f"sqlite+aiosqlite:///{served.database}")
        finally:
            readers.leave()
            browser.close()
            served.stop()


def take(shot: Shot, visit: Visitors, town: Town) -> bytes:
    """One picture."""
    guests = [town.guest(name) for name in NAMES]
    reader = town.account(shot.account) if shot.account else guests[shot.seat]
    visitor = visit(reader, size=shot.size, scheme=shot.scheme, device_scale_factor=shot.scale)
    game, times = shot.past
    for n in range(times):
        town.played(game, [reader, *[best_bot(game)] * (1 + n % 3)], f"past-{n}")
    if shot.game:
        id_ = plant(shot, town, guests)
        page = visitor.sit(id_)
    else:
        for guest, game in zip(guests[1:], reversed(GAMES), strict=False):
            town.open_game(guest, game, best_bot(game))
        page = visitor.open(shot.path.format(me=reader.person.id))
    settle(page)
    if shot.then is not None:
        shot.then(page)
        settle(page)
    picture = page.screenshot(animations="disabled", caret="hide")
    visitor.context.close()
    return picture


def plant(shot: Shot, town: Town, guests: list[Guest]) -> str:
    """The game that a picture shows. Gives its id."""
    return town.played(
        shot.game,
        guests[: shot.seats],
        shot.seed,
        shot.until,
        bots=GAME_BOTS[shot.game][0],
        title="Forum Romanum",
    )


def settle(page: Page) -> None:
    """Wait for the letters and whatever still moves."""
    page.evaluate("() => document.fonts.ready")
    page.wait_for_load_state("networkidle")
    page.evaluate(
        "() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => 0)))"
    )


def main(wanted: list[str]) -> int:
    """Take the pictures that are wanted, or all."""
    known = {shot.name for shot in SHOTS}
    for name in wanted:
        if name not in known:
            print(f"screenshots: no picture is called {name}", file=sys.stderr)
            return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    too_large = False
    with visitors() as (visit, town):
        for shot in SHOTS:
            if wanted and shot.name not in wanted:
                continue
            picture = take(shot, visit, town)
            (FOLDER / f"{shot.name}.png").write_bytes(picture)
            print(f"{shot.name}.png: {len(picture) // 1000} kB", flush=True)
            too_large = too_large or len(picture) > LARGEST
    if too_large:
        print(f"screenshots: a picture is larger than {LARGEST // 1000} kB", file=sys.stderr)
    return int(too_large)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
