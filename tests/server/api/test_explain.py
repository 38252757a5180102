"""What a sign means, for programs: by its ref, in the reader's language, as a seat may know it."""

import pytest

from tests.server.api.world import World

pytestmark = pytest.mark.anyio


async def test_a_sign_is_explained_in_the_language_asked_for(world: World) -> None:
    game = await world.together("Anna", "Bert")
    path = f"/games/{game}/explain"
    answer = await world.ask("GET", path, params={"ref": "influence@seat:0", "language": "es"})
    told = answer.json()
    assert told["about"]["value"] == "2"
    assert told["about"]["why"] == ["2 desde el principio."]
    assert told["about"]["rule"] == "G.building.12"
    assert told["signs"] == []


async def test_without_a_ref_all_signs_are_named(world: World) -> None:
    game = await world.together("Anna", "Bert")
    path = f"/games/{game}/explain"
    found = {who: (await world.ask("GET", path, who=who)).json() for who in ("Anna", "Bert")}
    assert found["Anna"]["about"] is None
    names = {one["ref"]: one["name"] for one in found["Anna"]["signs"]}
    assert names["pile:deck"] == "Deck"

    def cards(who: str) -> set[str]:
        refs = {one["ref"] for one in found[who]["signs"]}
        return {ref for ref in refs if ref.startswith("card:")}

    # Each has the cards of its own hand, and no others.
    for who in found:
        state = await world.state(game, who, view=1)
        hand = state["view"]["camps"][state["view"]["seat"]]["hand"]
        assert {ref for ref in cards(who) if ref != "card:jack"} == {f"card:{n}" for n in hand}


async def test_what_is_no_sign_has_no_explanation(world: World) -> None:
    game = await world.together("Anna", "Bert")
    answer = await world.ask("GET", f"/games/{game}/explain", params={"ref": "card:99"})
    assert answer.json() == {"about": None, "signs": []}
    too_long = await world.ask("GET", f"/games/{game}/explain", params={"ref": "x" * 81})
    assert too_long.status_code in (400, 422)


async def test_the_table_tells_how_it_ends(world: World) -> None:
    game = await world.together("Anna", "Bert")
    table = (await world.ask("GET", f"/games/{game}/table")).json()
    told = {aim["ref"]: aim["text"] for aim in table["aims"]}
    town = sum(site["town"] for site in table["picture"]["sites"])
    assert told["aim:sites"] == f"{town} sites left: then it ends"
    assert f"{table['picture']['deck']} cards left" in told["aim:deck"]
