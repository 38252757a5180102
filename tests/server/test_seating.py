"""Who sits where in a game that has not begun, and what bots are called."""

from aedilis.server.lobby.game_cards import ME
from aedilis.server.lobby.seating import bot_name, sit
from aedilis.server.people import Person


def test_no_bot_shares_an_initial_with_anybody() -> None:
    person = Person(id=1, kind="guest", name="Lucilla")
    sitting = sit(person, [ME, *["senator"] * 5])
    assert len({one.name[0] for one in sitting}) == 6
    assert bot_name(["Lucilla", "Marcus"]) == "Aurelia"
    assert bot_name(["álvaro", "Lucilla", "Marcus"]) == "Decimus"
