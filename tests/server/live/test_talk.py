"""Talk at the table, in private where the game allows it, and private notes."""

import pytest

from aedilis.server import wire
from aedilis.server.errors import Refused
from aedilis.server.people import Person
from tests.server.live.conftest import Hands
from tests.server.live.house import House, viewing

pytestmark = pytest.mark.anyio


async def test_what_is_said_to_the_table_is_heard_by_all(house: House) -> None:
    room = await house.two(spectator_delay=0)
    async with (
        viewing(house, room, house.ana) as ana,
        viewing(house, room, house.ben) as ben,
        viewing(house, room, house.cleo) as cleo,
        viewing(house, room, None) as nobody,
    ):
        await ana.ask(wire.SayRequest, text="  Ave,\n omnes!\t\x07 ")
        await cleo.ask(wire.SayRequest, text="Bene")
        for viewer in (ana, ben, cleo, nobody):
            await viewer.until(lambda viewer=viewer: viewer.heard == ["Ave, omnes!", "Bene"])  # type: ignore[misc]
        said = [line for message in ben.all(wire.ChatMessage) for line in message.lines]
        assert [(one.name, one.seat, one.to) for one in said] == [
            ("Ana", 0, None),
            ("Cleo", None, None),
        ]
    async with viewing(house, room, house.dora) as late:
        await late.until(lambda: late.heard == ["Ave, omnes!", "Bene"])


async def test_whoever_hears_something_is_not_told_the_table_again(house: House) -> None:
    room = await house.two(spectator_delay=0)
    async with viewing(house, room, house.ana) as ana, viewing(house, room, None) as nobody:
        await ana.until(lambda: bool(ana.all(wire.TableMessage)))
        await nobody.until(lambda: bool(nobody.all(wire.TableMessage)))
        before = len(ana.all(wire.TableMessage)), len(nobody.all(wire.TableMessage))
        await house.service.talk.say(room, house.ben, "1", "Ave", None)
        for viewer in (ana, nobody):
            await viewer.until(lambda viewer=viewer: viewer.heard == ["Ave"])  # type: ignore[misc]
        assert (len(ana.all(wire.TableMessage)), len(nobody.all(wire.TableMessage))) == before


async def test_what_is_said_to_one_seat_is_heard_by_two(house: House) -> None:
    room = await house.two("republic", private_chat=True)
    async with (
        viewing(house, room, house.ana) as ana,
        viewing(house, room, house.ben) as ben,
        viewing(house, room, house.cleo) as cleo,
        viewing(house, room, house.dora) as dora,
        viewing(house, room, None) as nobody,
    ):
        await ana.ask(wire.SayRequest, text="for Ben", to=1)
        await ben.ask(wire.SayRequest, text="for Ana", to=0)
        await ana.ask(wire.SayRequest, text="for all")
        want = ["for Ben", "for Ana", "for all"]
        for viewer in (ana, ben):
            await viewer.until(lambda viewer=viewer: viewer.heard == want)  # type: ignore[misc]
        for viewer in (cleo, dora, nobody):
            await viewer.until(lambda viewer=viewer: viewer.heard == ["for all"])  # type: ignore[misc]
            assert b"for Ben" not in b"".join(viewer.sent)
        for to in (0, 7, -1):
            error = await ana.refused(wire.SayRequest, text="x", to=to)
            assert error.code == "no-seat"
        error = await dora.refused(wire.SayRequest, text="x", to=1)
        assert error.code == "no-private-chat"


async def test_what_was_said_to_a_seat_is_heard_by_nobody_who_sits_down_there_later(
    house: House,
) -> None:
    room = await house.two("republic", private_chat=True)
    talk, lobby = house.service.talk, house.service.lobby

    async def heard(person: Person) -> list[str]:
        lines = await talk.lines(room, room.seat_of(person.id), person, 0)
        return [line.text for line in lines]

    await talk.say(room, house.ana, "1", "to Ben", 1)
    await talk.say(room, house.ben, "2", "from Ben", 2)
    await talk.say(room, house.ana, "3", "to all", None)
    before = ["to Ben", "from Ben", "to all"]
    assert await heard(house.ben) == before
    await lobby.leave(house.ben, room.id)
    await talk.say(room, house.ana, "4", "to nobody", 1)
    async with viewing(house, room, house.ben) as ben, viewing(house, room, house.dora) as dora:
        await lobby.join(house.dora, room.id, None, 1)
        await talk.say(room, house.ana, "5", "to Dora", 1)
        await talk.say(room, house.dora, "6", "from Dora", 0)
        await dora.until(lambda: dora.heard == ["to all", "to Dora", "from Dora"])
        await ben.until(lambda: ben.heard == ["to all"])
        assert b"to Ben" not in b"".join(dora.sent)
        assert b"from Ben" not in b"".join(dora.sent)
        assert await heard(house.dora) == ["to all", "to Dora", "from Dora"]
        assert await heard(house.ben) == ["to all"]
        assert await heard(house.ana) == ["to Ben", "to all", "to nobody", "to Dora", "from Dora"]
        assert await heard(house.cleo) == ["from Ben", "to all"]
    # Whoever comes back knows again what he knew.
    await lobby.leave(house.dora, room.id)
    await lobby.join(house.ben, room.id, None, 1)
    assert await heard(house.ben) == before
    assert await heard(house.dora) == ["to all"]


async def test_where_the_game_does_not_allow_it_nothing_is_said_in_private(house: House) -> None:
    room = await house.two()
    async with viewing(house, room, house.ana) as ana:
        error = await ana.refused(wire.SayRequest, text="x", to=1)
        assert (error.code, error.status) == ("no-private-chat", 403)


async def test_a_mention_is_told_to_the_one_it_means(house: House) -> None:
    room = await house.two("republic")
    async with viewing(house, room, house.ana) as ana, viewing(house, room, house.ben) as ben:
        for text in ("@Ben?", "ave @bEN", "@Benno", "Ben", "@Ben,@Ana"):
            await ana.ask(wire.SayRequest, text=text)
        told = {}
        for viewer in (ana, ben):
            await viewer.until(lambda viewer=viewer: len(viewer.heard) == 5)  # type: ignore[misc]
            lines = [line for message in viewer.all(wire.ChatMessage) for line in message.lines]
            told[viewer] = [line.mention for line in lines]
        assert told[ben] == [True, True, False, False, True]
        assert told[ana] == [False, False, False, False, True]


async def test_the_same_request_is_said_once_and_another_persons_key_is_another(
    house: House,
) -> None:
    room = await house.two()
    async with viewing(house, room, house.ana) as ana, viewing(house, room, house.ben) as ben:
        for key in ("same", "k" * 64):
            for viewer in (ana, ana, ben):
                await viewer.ask(
                    wire.SayRequest,
                    key=key,
                    text=f"{key[0]}{viewer.table.viewer}" if viewer.got else "x",
                )
        await ana.until(lambda: len(ana.heard) == 4)
        await ben.until(lambda: len(ben.heard) == 4)


async def test_what_is_too_long_or_nothing_or_too_much_is_refused(house: House) -> None:
    room = await house.two()
    async with viewing(house, room, house.ana) as ana:
        assert (await ana.refused(wire.SayRequest, text=" \n\t")).code == "empty"
        assert (await ana.refused(wire.SayRequest, text="x" * 501)).code == "too-long"
        await ana.ask(wire.SayRequest, text="é" * 500)
        assert (await ana.refused(wire.NoteRequest, text="x" * 20_001)).code == "too-long"
        refused = 0
        for n in range(60):
            try:
                await ana.ask(wire.SayRequest, text=str(n))
            except Refused as error:
                refused += error.code == "too-fast"
        assert refused > 20


async def test_of_much_talk_the_last_is_told(house: House) -> None:
    room = await house.two()
    talk = house.service.talk
    for n in range(210):
        await talk.say(room, house.ana, f"k{n}", f"{n}", None)
    async with viewing(house, room, house.ben) as ben:
        await ben.until(lambda: len(ben.heard) >= 200)
        assert ben.heard == [str(n) for n in range(10, 210)]


async def test_a_note_is_for_its_writer_alone(house: House) -> None:
    room = await house.two()
    talk = house.service.talk
    async with viewing(house, room, house.ana) as ana, viewing(house, room, house.ben) as ben:
        await ana.ask(wire.NoteRequest, text="Ben has a Forum")
        await ben.ask(wire.NoteRequest, text="Ana has two\nlines")
        assert await talk.note(room, house.ana) == "Ben has a Forum"
        assert await talk.note(room, house.ben) == "Ana has two\nlines"
        assert await talk.note(room, house.cleo) == ""
        assert await talk.note(room, None) == ""
        await ana.ask(wire.NoteRequest, text="")
        assert await talk.note(room, house.ana) == ""
        for viewer in (ana, ben):
            assert b"Forum" not in b"".join(viewer.sent)


async def test_spectators_who_are_kept_behind_hear_players_later(
    house: House, hands: Hands
) -> None:
    """What players say tells of what they see; what spectators say does not."""
    room = await house.two(spectator_delay=60)
    async with viewing(house, room, house.cleo) as cleo, viewing(house, room, house.ben) as ben:
        await cleo.ask(wire.SayRequest, text="one")
        hands.on(10)
        await ben.ask(wire.SayRequest, text="two")
        hands.on(10)
        await cleo.ask(wire.SayRequest, text="three")
        await ben.until(lambda: ben.heard == ["one", "two", "three"])
        await cleo.until(lambda: cleo.heard == ["one", "three"])
        api = await house.service.talk.lines(room, -1, house.cleo, 0)
        assert [line.text for line in api] == ["one", "three"]
        hands.on(49)
        cleo.watcher.wake()
        await ben.ask(wire.SayRequest, text="four")
        await ben.until(lambda: len(ben.heard) == 4)
        assert cleo.heard == ["one", "three"]
        hands.on(2)
        cleo.watcher.wake()
        await cleo.until(lambda: cleo.heard == ["one", "three", "two"])
        assert b"four" not in b"".join(cleo.sent)
        hands.on(60)
        cleo.watcher.wake()
        await cleo.until(lambda: cleo.heard == ["one", "three", "two", "four"])
