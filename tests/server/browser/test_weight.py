"""How much a first visit to a table loads."""

import gzip

import pytest
from playwright.sync_api import Response

from tests.server.browser.planting import Town, asked
from tests.server.browser.visiting import Visitors

MOST = 150_000
KEYS = {"glory": "glory-ask-lead", "republic": "republic-ask-redistribution"}


@pytest.mark.parametrize("game", ["glory", "republic"])
def test_the_first_load_of_a_table_is_small(visit: Visitors, town: Town, game: str) -> None:
    guests = [town.guest(name) for name in ("Livia", "Marcus", "Gaia")]
    table = town.played(game, guests, "weight", asked(KEYS[game]))
    visitor = visit(guests[0], fresh=True)
    answers: list[Response] = []

    def note(answer: Response) -> None:
        answers.append(answer)

    visitor.page.on("response", note)
    visitor.sit(table)
    visitor.page.wait_for_load_state("networkidle")
    sizes: dict[str, int] = {}
    for answer in answers:
        if answer.request.resource_type == "font" or answer.status != 200:
            continue
        sizes[answer.url.removeprefix(visitor.url)] = len(gzip.compress(answer.body(), 6))
    total = sum(sizes.values())
    print(f"{game}: {total} bytes compressed, without fonts")
    assert any(path.endswith(".js") for path in sizes)
    assert total < MOST, sizes
