"""Players and ratings: who sees whose page and what of it, rated tables, the ladder."""

from typing import Any

import pytest
from sqlalchemy import insert

from aedilis.server.people import Person
from aedilis.server.store.rating import Rating
from aedilis.server.store.schema import people, ratings
from tests.server.api.players import add_people, finished
from tests.server.api.world import World, problem

pytestmark = pytest.mark.anyio

CLOCK = {"kind": "move", "seconds": 86_400}
RATED: dict[str, Any] = {
    "game": "glory",
    "seats": ["me", "open"],
    "rated": True,
    "clock": CLOCK,
    "private": True,
}


async def show(world: World, who: str, shown: str, *, counted: bool = False) -> None:
    body = {"shown": shown, "counted": counted}
    answer = await world.ask("PUT", "/me/page", body, who=who)
    assert answer.status_code == 200, answer.text
    assert (await world.ask("GET", "/me/page", who=who)).json() == body


async def player(world: World, id_: int, who: str) -> dict[str, Any] | None:
    """A page as somebody sees it, if so."""
    answer = await world.ask("GET", f"/players/{id_}", who=who)
    if answer.status_code == 404:
        assert problem(answer) == "no-player"
        return None
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def seen_by(world: World, id_: int, *who: str) -> list[str]:
    return [name for name in who if await player(world, id_, name) is not None]


async def test_a_page_is_shown_to_whom_its_person_wants(world: World) -> None:
    found = await add_people(world, "Livia", "Marcus", "Sextus")
    livia, marcus = found["Livia"], found["Marcus"]
    await finished(world, "both", livia, marcus)
    everybody = ("nobody", "Livia", "Marcus", "Sextus", "Anna")
    assert await seen_by(world, livia.id, *everybody) == ["Livia", "Marcus", "Sextus", "Anna"]
    for shown, expected in (
        ("everyone", list(everybody)),
        ("members", ["Livia", "Marcus", "Sextus", "Anna"]),
        ("played", ["Livia", "Marcus"]),
        ("nobody", ["Livia"]),
    ):
        await show(world, "Livia", shown)
        assert await seen_by(world, livia.id, *everybody) == expected, shown
        for path in ("/games", "/ratings"):
            for name in everybody:
                answer = await world.ask("GET", f"/players/{livia.id}{path}", who=name)
                assert (answer.status_code == 200) == (name in expected), (shown, path, name)
        for name in everybody:
            answer = await world.ask("GET", "/players?name=livia", who=name)
            assert (answer.status_code == 200) == (name in expected)
    # Whose page may not be seen is not to be told from who is not there.
    hidden = await world.ask("GET", f"/players/{livia.id}", who="Sextus")
    assert hidden.text == (await world.ask("GET", "/players/99999", who="Sextus")).text


async def test_guests_have_no_page_for_others_and_bots_that_of_their_owner(world: World) -> None:
    found = await add_people(world, "Livia")
    now = {"created": 1.0, "seen": 1.0}
    guest = insert(people).values(id=900, kind="guest", name="Gaius", language="en", **now)
    await world.service.store.writing(lambda c: c.execute(guest))
    await finished(world, "both", found["Livia"], Person(id=900, kind="guest", name="Gaius"))
    assert await player(world, 900, "Livia") is None
    page = await player(world, found["Livia"].id, "Livia")
    assert page is not None
    assert page["companions"] == []
    (game,) = (await world.ask("GET", f"/players/{found['Livia'].id}/games", who="Livia")).json()[
        "games"
    ]
    assert [("player" in one, one["name"]) for one in game["seats"]] == [
        (True, "Livia"),
        (False, "Gaius"),
    ]
    anna = (await world.ask("GET", "/me")).json()["id"]
    bot = await player(world, anna, "Livia")
    assert bot is not None
    assert (bot["kind"], bot["owner"]) == ("bot", world.owner.id)
    await show(world, "owner", "nobody")
    assert await seen_by(world, anna, "Livia", "Anna", "owner", "nobody") == ["Anna", "owner"]
    # A program looks for its owner, and has no page of its own to show.
    assert await player(world, world.owner.id, "Anna") is not None
    body = {"shown": "everyone", "counted": False}
    assert problem(await world.ask("PUT", "/me/page", body)) == "needs-account"


async def test_results_are_counted_against_chance(world: World) -> None:
    found = await add_people(world, "Livia", "Marcus", "Sextus")
    livia, marcus, sextus = found.values()
    won = [
        await finished(world, "a", livia, marcus),
        await finished(world, "b", livia, marcus, sextus),
        await finished(world, "c", livia, "greedy", "random"),
    ]
    left = await finished(world, "d", livia, marcus, away=0)
    await finished(world, "e", livia, marcus, sandbox=True, private=True)
    page = await player(world, livia.id, "Marcus")
    assert page is not None
    (glory,) = page["games"]
    assert glory["game"] == "glory"
    total = glory["total"]
    assert (total["games"], total["left"]) == (4, 1)
    assert total["won"] == sum(0 in one for one in won)
    assert total["even"] == pytest.approx(1 / 2 + 1 / 3 + 1 / 3 + 1 / 2, abs=1e-3)
    assert sum(one["games"] for one in glory["variants"].values()) == 4
    assert [(one["name"], one["games"]) for one in page["companions"]] == [
        ("Marcus", 3),
        ("Sextus", 1),
    ]
    games = (await world.ask("GET", f"/players/{livia.id}/games", who="Marcus")).json()
    assert (games["total"], {one["id"] for one in games["games"]}) == (4, {"a", "b", "c", "d"})
    (away,) = [one for one in games["games"] if one["id"] == "d"]
    assert away["left"]
    assert not away.get("won", False)
    assert [one.get("won", False) for one in away["seats"]] == [n in left for n in range(2)]
    own = (await world.ask("GET", "/me/statistics", who="Livia")).json()["games"][0]
    assert {n: one["games"] for n, one in own["sizes"].items()} == {"2": 2, "3": 2}
    assert {n: one["games"] for n, one in own["places"].items()} == {"0": 4}
    assert {n: one["games"] for n, one in own["bots"].items()} == {"greedy": 1, "random": 1}
    assert own["people"]["games"] == 3
    assert sum(own["endings"].values()) == 4
    assert own["lines"] > 10


async def test_private_games_are_led_to_by_nobody_and_count_only_if_wanted(world: World) -> None:
    found = await add_people(world, "Livia", "Marcus", "Sextus")
    livia, marcus = found["Livia"], found["Marcus"]
    await finished(world, "open", livia, marcus)
    await finished(world, "closed", livia, marcus, private=True)

    async def told(who: str) -> tuple[int, list[str], int]:
        page = await player(world, livia.id, who)
        assert page is not None
        games = (await world.ask("GET", f"/players/{livia.id}/games", who=who)).json()
        assert games["total"] == len(games["games"])
        with_marcus = sum(one["games"] for one in page["companions"])
        ids = sorted(one["id"] for one in games["games"])
        return page["games"][0]["total"]["games"], ids, with_marcus

    assert await told("Sextus") == (1, ["open"], 1)
    assert await told("Marcus") == (2, ["closed", "open"], 2)
    assert await told("Livia") == (2, ["closed", "open"], 2)
    await show(world, "Livia", "members", counted=True)
    # The number tells of it, and nothing else does.
    assert await told("Sextus") == (2, ["open"], 1)


async def test_companions_that_hide_are_not_told_of(world: World) -> None:
    found = await add_people(world, "Livia", "Marcus", "Sextus")
    await finished(world, "open", found["Livia"], found["Marcus"])
    await show(world, "Marcus", "nobody")
    page = await player(world, found["Livia"].id, "Sextus")
    assert page is not None
    assert page["companions"] == []
    games = (await world.ask("GET", f"/players/{found['Livia'].id}/games", who="Sextus")).json()
    assert "player" not in games["games"][0]["seats"][1]


async def test_the_servers_bots_have_pages_of_public_games(world: World) -> None:
    found = await add_people(world, "Livia")
    await finished(world, "open", found["Livia"], "greedy", "greedy")
    await finished(world, "closed", found["Livia"], "greedy", private=True)
    bot = (await world.ask("GET", "/players/bots/greedy", who="nobody")).json()
    assert bot["plays"] == ["glory"]
    assert bot["games"][0]["total"]["games"] == 2
    assert problem(await world.ask("GET", "/players/bots/nothing")) == "no-player"


# -- rated tables ----------------------------------------------------------------------------------


async def test_a_rated_table_is_for_people_with_accounts_and_a_clock(world: World) -> None:
    await add_people(world, "Livia", "Marcus")
    for change, who, error in (
        ({}, "Anna", "rated-account"),
        ({"seats": ["me", "random"]}, "Livia", "rated-bots"),
        ({"game": "republic", "seats": ["me"]}, "Livia", "rated-alone"),
        ({"clock": {"kind": "none"}}, "Livia", "rated-clock"),
    ):
        answer = await world.ask("POST", "/games", RATED | change, who=who)
        assert problem(answer) == error
    card = (await world.ask("POST", "/games", RATED, who="Livia")).json()
    assert card["rated"] is True
    path = f"/games/{card['id']}"
    for method, at, body, who, error in (
        ("POST", "/join", {"key": card["key"]}, "Anna", "rated-account"),
        ("PUT", "/seats/1", {"bot": "random"}, "Livia", "rated-bots"),
        ("POST", "/start", None, "Livia", "rated-open"),
    ):
        assert problem(await world.ask(method, path + at, body, who=who)) == error
    await world.ask("POST", f"{path}/join", {"key": card["key"]}, who="Marcus")
    assert (await world.ask("GET", path, who="Marcus")).json()["status"] == "running"


async def told_at_table(world: World, game: str) -> list[tuple[str, int]]:
    """What Livia is told at the table of how ratings stood before the game."""
    table = (await world.ask("GET", f"/games/{game}/table", who="Livia")).json()
    assert table["rated"] is True
    return [(one["name"], one["before"]) for one in table["result"]["rated"]]


async def test_the_end_of_a_rated_game_is_on_the_ladder(world: World) -> None:
    found = await add_people(world, "Livia", "Marcus")
    card = (await world.ask("POST", "/games", RATED, who="Livia")).json()
    game = card["id"]
    await world.ask("POST", f"/games/{game}/join", {"key": card["key"]}, who="Marcus")
    while await world.step(game, ("Livia", "Marcus")):
        pass
    assert (await world.ask("GET", "/ladder/glory")).json()["rungs"] == []
    ladder = (await world.ask("GET", "/ladder/glory?provisional=1")).json()
    assert ladder["total"] == 2
    first, second = ladder["rungs"]
    assert first["rank"] == 0
    assert first["rating"]["rating"] > 1500 > second["rating"]["rating"]
    assert first["rating"]["provisional"]
    assert (first["rating"]["games"], first["rating"]["won"]) == (1, 1)
    for name, one in found.items():
        changes = (await world.ask("GET", f"/players/{one.id}/ratings", who=name)).json()["changes"]
        assert [(c["game"], c["before"], c["id"]) for c in changes] == [("glory", 1500, game)]
        assert changes[0]["place"] == (1 if one.id == first["player"] else 2)
        # Who may not open the private game is not led to it.
        told = (await world.ask("GET", f"/players/{one.id}/ratings", who="owner")).json()
        assert "id" not in told["changes"][0]
    assert (await world.ask("GET", "/ladder/republic?provisional=1")).json()["total"] == 0
    assert await told_at_table(world, game) == [("Livia", 1500), ("Marcus", 1500)]
    await show(world, "Marcus", "nobody")
    assert await told_at_table(world, game) == [("Livia", 1500)]
    # The result is that of the record, and of no second end.
    undo = await world.ask("POST", f"/games/{game}/undo", {"seq": 1}, who="Livia")
    assert problem(undo) == "not-running"


async def test_a_rated_game_that_is_ended_early_counts_who_had_left_as_last(world: World) -> None:
    await add_people(world, "Livia", "Marcus", "Sextus")
    card = (await world.ask("POST", "/games", RATED, who="Livia")).json()
    game = card["id"]
    await world.ask("POST", f"/games/{game}/join", {"key": card["key"]}, who="Marcus")
    # A position before the last needs a move, and nobody knows when a bot makes one.
    who = ("Livia", "Marcus")[(await world.state(game, "Livia"))["awaited"][0]]
    state = await world.state(game, who)
    body = {"seq": state["seq"], "move": await world.walk(game, who, state)}
    made = await world.ask("POST", f"/games/{game}/moves", body, who=who)
    assert made.status_code == 200, made.text
    assert (await world.ask("POST", f"/games/{game}/resign", who="Marcus")).status_code == 204
    table = (await world.ask("GET", f"/games/{game}/table", who="Livia")).json()
    assert table["aims"]
    await world.ask("POST", f"/games/{game}/end", {"answer": "propose"}, who="Livia")
    table = (await world.ask("GET", f"/games/{game}/table", who="Livia")).json()
    result = table["result"]
    assert [one["name"] for one in result["rated"]] == ["Livia", "Marcus"]
    livia, marcus = result["rated"]
    assert livia["after"] > livia["before"] == 1500 == marcus["before"] > marcus["after"]
    # The position is one in which the rules would wait for somebody; the table waits for nobody.
    assert (table["picture"]["awaited"], table.get("aims", [])) == ([], [])
    told = await world.ask("GET", f"/games/{game}/look", who="Livia", params={"n": 1})
    assert told.json()["picture"]["awaited"] != []


async def test_a_ladder_has_those_who_let_themselves_be_seen_in_order(world: World) -> None:
    found = await add_people(world, *(f"Player {n:02}" for n in range(60)))

    async def rate(c: Any) -> None:
        for n, one in enumerate(found.values()):
            kept = Rating(20.0 + n / 10, 5.0)
            values = {"mu": kept.mu, "sigma": kept.sigma, "low": kept.low, "sure": kept.sure}
            counts = {"games": n + 5, "won": n, "updated": 1.0}
            await c.execute(insert(ratings).values(kind="glory", person=one.id, **values, **counts))

    await world.service.store.writing(rate)
    await show(world, "Player 59", "nobody")
    first = (await world.ask("GET", "/ladder/glory")).json()
    assert first["total"] == 59
    assert [one["name"] for one in first["rungs"]] == [f"Player {n:02}" for n in range(58, 8, -1)]
    assert [one["rank"] for one in first["rungs"]] == list(range(1, 51))
    second = (await world.ask("GET", "/ladder/glory?page=2")).json()
    assert [one["rank"] for one in second["rungs"]] == list(range(51, 60))
    assert second["rungs"][-1]["rating"]["least"] == 1500 - 200 - 400
    assert (await world.ask("GET", "/ladder/glory", who="nobody")).json()["total"] == 0
    own = (await world.ask("GET", "/ladder/glory", who="Player 59")).json()
    assert (own["total"], own["rungs"][0]["name"]) == (60, "Player 59")
    for path in ("/ladder/nothing", "/ladder/glory?page=0"):
        assert (await world.ask("GET", path)).status_code in (404, 422)
