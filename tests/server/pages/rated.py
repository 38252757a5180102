"""A rated game that is over, for the tests of pages."""

import time
from typing import Any

from aedilis.server.store.games import SeatRow
from aedilis.server.store.ratings import enter, settle
from tests.server.pages.browser import Browser
from tests.server.planted import add_game, game_row, play_on

LIVIA, MARCUS = 1, 2


async def finished(browser: Browser, id_: str, **more: Any) -> None:
    """A rated game of Glory between Livia and Marcus that is over."""
    table, codes = play_on("glory", ["Livia", "Marcus"], id_, None)
    values = {"id": id_, "title": f"Foro {id_}", "host": LIVIA, "settings": {"rated": True}}
    row = game_row(table, time.time(), **(values | more))
    sitting = [
        SeatRow(seat=0, name="Livia", person=LIVIA),
        SeatRow(seat=1, name="Marcus", person=MARCUS),
    ]

    async def work(c: Any) -> None:
        await add_game(c, row, sitting, table, codes)
        await enter(c, id_, sitting)
        await settle(c, row, table.game.winners(table.state), time.time())

    await browser.service.store.writing(work)
