"""What a view tells: all that is public, by structure, and nothing that changes with the state."""

import json

import pytest

from aedilis.kernel.frame import Plain
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.components import LAWS, SCENARIOS, index_of
from aedilis.republic.rules.armies import legions_at
from aedilis.republic.rules.concessions import give_up
from aedilis.republic.rules.money import FACTION, STATE, pay
from aedilis.republic.rules.odds import loyalty
from aedilis.republic.rules.persons import hrao, in_play, in_rome, printed, votes
from aedilis.republic.rules.wars import land_strength, naval_strength
from aedilis.republic.state.table import Front
from aedilis.republic.state.zones import ACTIVE, BARRACKS, IMMINENT, LAW
from aedilis.republic.view import UNKNOWN, RepublicView
from tests.republic.setup.games import GAME, TABLES, begun, positions
from tests.republic.setup.opening import fetch


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_a_view_shares_nothing_with_its_state(scenario: str, seats: int) -> None:
    for state in positions(scenario, seats, "views", 23):
        before = json.dumps(GAME.to_data(state))
        view = GAME.view(state, 0)
        told = json.dumps(view.to_data())
        table = view.table
        for slot, one in in_play(table):
            one.talents += 1
            one.place = slot
        for faction in table.factions:
            faction.hand.append(3)
        for part in (table.fronts, table.layers, table.legions, table.owner, table.curia):
            part.clear()
        for frame in table.stack:
            parts = [part for part in frame.fields() if isinstance(part, Plain)]
            for field in [*frame.fields(), *(one for part in parts for one in part.fields())]:
                if isinstance(field, list):
                    field.clear()
        assert json.dumps(GAME.to_data(state)) == before
        assert json.dumps(GAME.view(state, 0).to_data()) == told


def test_what_a_seat_sees_of_itself_and_of_others() -> None:
    state = begun("middle", 4)
    pay(state, STATE, FACTION + 2, 13)
    view = GAME.view(state, 2)
    assert (view.seat, view.seats, view.turn, view.phase) == (2, 4, state.turn, state.phase)
    assert (view.treasury, view.unrest, view.era) == (state.treasury, state.unrest, state.era)
    assert view.hand == state.factions[2].hand
    assert [view.talents(seat) for seat in range(4)] == [UNKNOWN, UNKNOWN, 13, UNKNOWN]
    assert [view.hand_size(seat) for seat in range(4)] == [3, 3, 3, 3]
    assert view.deck == state.deck_size()
    assert view.awaited == [GAME.asked(state)[0].seat]
    assert view.asking == "republic-ask-leader"
    assert view.floor() == {
        "kind": "leaders",
        "first": state.stack[-1].fields()[0],
        "at": 0,
    }
    assert GAME.view(state, -1).hand == []


@rule("R 1.04.9", "R 1.07.332", "R 1.07.343")
def test_wars_are_seen_with_their_present_strengths() -> None:
    state = begun("early", 3)
    punic, second = index_of("war", "first_punic_war"), index_of("war", "second_punic_war")
    hannibal = index_of("leader", "hannibal")
    state.fronts = [Front(punic, ACTIVE, False, False), Front(second, IMMINENT, False, False)]
    state.leaders = [hannibal]
    one, two = GAME.view(state, 0).fronts()
    assert (one.war, one.active, one.support) == (punic, True, 5)
    assert (one.land, one.naval) == (land_strength(state, punic), naval_strength(state, punic))
    assert (one.leaders, two.active, two.status) == ([hannibal], False, IMMINENT)
    assert two.land == land_strength(state, second)
    assert set(one.disaster) > set()
    fronts = GAME.view(state, 0).to_data()["fronts"]
    assert isinstance(fronts, list)
    assert [front["land"] for front in fronts] == [one.land, two.land]


def test_the_table_can_be_asked_what_a_state_can_be_asked() -> None:
    state = begun("late", 3)
    view = GAME.view(state, 1)
    assert hrao(view.table) == hrao(state)
    assert in_rome(view.table) == in_rome(state)
    assert legions_at(view.table, BARRACKS) == legions_at(state, BARRACKS)
    assert [slot for slot, _ in view.senators()] == [slot for slot, _ in in_play(state)]
    for slot, one in view.members(0):
        assert one.faction == 0
        assert votes(one) == votes(state.senator(slot))
    assert view.laws() == [one.index for one in LAWS if state.zone[one.card] == LAW]
    assert view.laws()
    fees = index_of("concession", "harbor_fees")
    assert fees not in view.free_concessions()
    number = next(n for n in range(1, 179) if GAME.item_word(state, 400 + n) == "harbor_fees")
    fetch(state, number)
    give_up(state, fees)
    assert GAME.view(state, 1).free_concessions() == [fees]


def test_a_view_as_data_is_plain_and_names_ratings() -> None:
    state = begun("late", 5)
    data = GAME.view(state, 3).to_data()
    assert json.loads(json.dumps(data)) == data
    assert data["scenario"] == "late"
    assert SCENARIOS[state.scenario].id == "late"
    senators = data["senators"]
    assert isinstance(senators, list)
    for told in senators:
        card = printed(state.senator(told["slot"]))
        assert (told["military"], told["oratory"], told["printed_loyalty"]) == (
            card.military, card.oratory, card.loyalty,
        )  # fmt: skip
        assert told["loyalty"] == loyalty(state, told["slot"])
        assert told["votes"] == votes(state.senator(told["slot"]))
    assert not {"bank", "dice", "layers"} & set(data)


def test_a_view_of_the_end() -> None:
    state = begun("early", 3)
    state.over, state.ending, state.winners, state.stack = True, 6, [2], []
    view = RepublicView(state, 0, [], "")
    assert view.floor() == {}
    data = view.to_data()
    assert (data["over"], data["winners"], data["ending"]) == (True, [2], 6)
