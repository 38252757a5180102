"""Who one is, and the bots one owns with their tokens."""

from typing import Any

import msgspec

from aedilis.server.api.bodies import ChangeMe, NewBot, NewToken
from aedilis.server.api.keyed import answer_once, idempotent_request
from aedilis.server.api.operations import Call, Operations
from aedilis.server.errors import Refused
from aedilis.server.people import (
    Person,
    TokenLine,
    list_bots,
    list_tokens,
    make_bot,
    make_token,
    remove_bot,
    revoke_token,
)
from aedilis.server.people.accounts import set_language
from aedilis.server.store.idempotency import Claiming, IdempotentRequest
from aedilis.server.store.requests import Again

operations = Operations("People")


class Me(msgspec.Struct, omit_defaults=True):
    """Who you are: a "person", a "guest", or a "bot", which has an `owner`."""

    id: int
    kind: str
    name: str
    language: str
    owner: int | None = None


class Bots(msgspec.Struct):
    """Your bots by age."""

    bots: list[Me]


class Tokens(msgspec.Struct):
    """The tokens of a bot. Times are seconds since 1970."""

    tokens: list[TokenLine]


class Token(msgspec.Struct):
    """A new token. It is shown this once; the server keeps only its digest."""

    id: int
    label: str
    token: str


def _me(person: Person) -> Me:
    return Me(person.id, person.kind, person.name, person.language, person.owner)


@operations("GET", "/me", answer=Me)
async def get_me(call: Call) -> Me:
    """Who you are."""
    return _me(call.person)


@operations("PATCH", "/me", answer=Me, body=ChangeMe)
async def change_me(call: Call) -> Me:
    """Read in another language from now on."""
    person = call.person
    await set_language(call.service.store, person, call.body.language)
    return _me(msgspec.structs.replace(person, language=call.body.language))


@operations("GET", "/bots", answer=Bots)
async def get_bots(call: Call) -> Bots:
    """Your bots: programs that play under names of their own."""
    return Bots([_me(one) for one in await list_bots(call.service.store, call.person)])


@operations("POST", "/bots", answer=Me, status=201, body=NewBot, keyed=True, refuses=(409,))
async def add_bot(call: Call) -> Any:
    """Make a bot account of yours. You answer for what it does."""
    return await answer_once(call, lambda idempotent: _make_bot(call, idempotent))


async def _make_bot(call: Call, idempotent: IdempotentRequest | None) -> Me:
    store, owner, name = call.service.store, call.person, call.body.name
    if idempotent is None:
        return _me(await make_bot(store, owner, name))
    claiming = Claiming(idempotent, lambda bot: bot.id)

    async def make() -> str:
        return str((await make_bot(claiming, owner, name)).id)

    made = await idempotent.act(make)
    for bot in await list_bots(store, owner):
        if str(bot.id) == made:
            return _me(bot)
    raise Refused("no-bot", status=404)


@operations("DELETE", "/bots/{bot}")
async def drop_bot(call: Call) -> None:
    """Forget a bot of yours and its tokens."""
    await remove_bot(call.service.store, call.person, call.path["bot"])


@operations("GET", "/bots/{bot}/tokens", answer=Tokens)
async def get_tokens(call: Call) -> Tokens:
    """The tokens of a bot of yours."""
    return Tokens(await list_tokens(call.service.store, call.person, call.path["bot"]))


@operations(
    "POST",
    "/bots/{bot}/tokens",
    answer=Token,
    status=201,
    body=NewToken,
    keyed=True,
    refuses=(409,),
)
async def add_token(call: Call) -> Token:
    """Make a token for a bot of yours. It is shown this once.

    A request that is repeated with its idempotency key makes no second one, and is refused
    (`token-shown`), for the server cannot show a token again.
    """
    store, bot = call.service.store, call.path["bot"]
    idempotent = idempotent_request(call)
    if idempotent is not None:
        if await idempotent.made() is not None:
            raise Refused("token-shown")
        store = Claiming(idempotent, lambda token: token)
    try:
        line, token = await make_token(store, call.person, bot, call.body.label)
    except Again:
        raise Refused("token-shown") from None
    return Token(line.id, line.label, token)


@operations("DELETE", "/bots/{bot}/tokens/{token}")
async def drop_token(call: Call) -> None:
    """Revoke a token; whoever shows it is refused from then on."""
    path = call.path
    await revoke_token(call.service.store, call.person, path["bot"], path["token"])
