"""Bot accounts and their tokens."""

import pytest
from sqlalchemy import select

from aedilis.server.errors import Refused
from aedilis.server.people import (
    Browser,
    Person,
    accounts,
    list_bots,
    list_tokens,
    make_bot,
    make_token,
    person_of_token,
    remove_bot,
    revoke_token,
)
from aedilis.server.people.bots import MOST_BOTS, MOST_TOKENS
from aedilis.server.store.schema import tokens
from aedilis.server.store.store import Store

pytestmark = pytest.mark.anyio


async def person(store: Store, name: str) -> Person:
    return (await accounts.sign_up(store, name, f"{name} and the river", "es", Browser())).person


async def test_a_token_is_its_bot_until_it_is_revoked(store: Store) -> None:
    livia = await person(store, "Livia")
    bot = await make_bot(store, livia, "Machina")
    assert (bot.kind, bot.owner, bot.language) == ("bot", livia.id, "es")
    line, token = await make_token(store, livia, bot.id, " my\tlaptop ")
    assert line.label == "my laptop"
    assert await person_of_token(store, token) == bot
    there = await list_tokens(store, livia, bot.id)
    assert [one.used is not None for one in there] == [True]
    async with store.reading() as c:
        assert token not in str((await c.execute(select(tokens))).all())
    await revoke_token(store, livia, bot.id, line.id)
    assert await person_of_token(store, token) is None
    with pytest.raises(Refused, match="no-token"):
        await revoke_token(store, livia, bot.id, line.id)


async def test_a_bot_is_its_owners_alone(store: Store) -> None:
    livia, marcus = await person(store, "Livia"), await person(store, "Marcus")
    bot = await make_bot(store, livia, "Machina")
    line, token = await make_token(store, livia, bot.id, "")
    for refused in (
        make_token(store, marcus, bot.id, ""),
        list_tokens(store, marcus, bot.id),
        revoke_token(store, marcus, bot.id, line.id),
        remove_bot(store, marcus, bot.id),
        remove_bot(store, livia, livia.id),
        make_token(store, livia, marcus.id, ""),
    ):
        with pytest.raises(Refused, match="no-bot"):
            await refused
    assert await person_of_token(store, token) is not None
    assert await list_bots(store, marcus) == []


async def test_a_removed_bot_takes_its_tokens_along(store: Store) -> None:
    livia = await person(store, "Livia")
    bot = await make_bot(store, livia, "Machina")
    _, token = await make_token(store, livia, bot.id, "")
    await remove_bot(store, livia, bot.id)
    assert await person_of_token(store, token) is None
    assert (await make_bot(store, livia, "Machina")).name == "Machina"


async def test_bots_have_names_of_their_own(store: Store) -> None:
    livia = await person(store, "Livia")
    await make_bot(store, livia, "Machina")
    with pytest.raises(Refused, match="name-taken"):
        await make_bot(store, livia, "machina")
    with pytest.raises(Refused, match="name-taken"):
        await make_bot(store, livia, "LIVIA")


async def test_no_bot_logs_in_with_a_password(store: Store) -> None:
    await make_bot(store, await person(store, "Livia"), "Machina")
    with pytest.raises(Refused, match="bad-login"):
        await accounts.log_in(store, "Machina", "", Browser())


async def test_guests_and_bots_have_no_bots(store: Store) -> None:
    livia = await person(store, "Livia")
    guest = (await accounts.enter_as_guest(store, "Gaius", "en", Browser())).person
    bot = await make_bot(store, livia, "Machina")
    for owner in (guest, bot):
        with pytest.raises(Refused, match="needs-account"):
            await make_bot(store, owner, "Other")


async def test_there_are_not_ever_more(store: Store) -> None:
    livia = await person(store, "Livia")
    bots = [await make_bot(store, livia, f"Machina {n}") for n in range(10, 10 + MOST_BOTS)]
    with pytest.raises(Refused, match="too-many-bots"):
        await make_bot(store, livia, "Machina")
    for _ in range(MOST_TOKENS):
        await make_token(store, livia, bots[0].id, "")
    with pytest.raises(Refused, match="too-many-tokens"):
        await make_token(store, livia, bots[0].id, "")


@pytest.mark.parametrize("token", ["", "aedilis_", "x" * 43, "aedilis_" + "x" * 10_000, "\x00"])
async def test_what_is_no_token_is_nobody(store: Store, token: str) -> None:
    assert await person_of_token(store, token) is None
