"""Operations that make something, and make it once for all requests with one key."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from aedilis.server.api.operations import KEY_HEADER, Call
from aedilis.server.store.idempotency import IdempotentRequest

_encode = msgspec.json.Encoder().encode


def idempotent_request(call: Call) -> IdempotentRequest | None:
    """The request of a call; None for one without a key. Where it goes is told by its path."""
    if KEY_HEADER not in call.request.headers:
        return None
    where = f"{call.request.method} {call.request.url.path}"
    asked = [call.query, call.body]
    return IdempotentRequest(call.service.store, call.person.id, where, call.key, asked)


async def answer_once(
    call: Call, make: Callable[[IdempotentRequest | None], Awaitable[Any]]
) -> Any:
    """The answer to a call that makes something; to one that has been answered, the same."""
    idempotent = idempotent_request(call)
    if idempotent is None:
        return await make(None)
    before = await idempotent.before()
    if before is not None and before.answer is not None:
        return msgspec.Raw(before.answer.encode())
    return msgspec.Raw(await idempotent.tell(_encode(await make(idempotent))))
