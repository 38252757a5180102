"""One's programs: bot accounts and their tokens."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from aedilis.server.errors import Refused
from aedilis.server.names import LONGEST as LONGEST_NAME
from aedilis.server.pages.forms import account, go, log_in_first, read_form
from aedilis.server.pages.render import language_of, person_of, render, service_of
from aedilis.server.people import (
    leaving,
    list_bots,
    list_tokens,
    make_bot,
    make_token,
    remove_bot,
    revoke_token,
)
from aedilis.server.people.bots import LONGEST_LABEL
from aedilis.server.words import refusal_text

LARGEST_ID = 2**31 - 1


async def bots(request: Request) -> Response:
    """The page."""
    if person_of(request) is None:
        return log_in_first(request)
    return await _page(request)


async def change(request: Request) -> Response:
    """`make` or `remove` a bot, make a `token` for one, or `revoke` one. A new token is on the page
    that answers, and never again.
    """
    service, owner = service_of(request), account(request)
    form = await read_form(request)
    action = form.word("action", ("make", "remove", "token", "revoke"))
    try:
        if action == "make":
            await make_bot(service.store, owner, form.text("name", 400))
            return go("/profile/bots")
        bot = form.number("bot", 1, LARGEST_ID)
        if action == "token":
            line, token = await make_token(service.store, owner, bot, form.text("label", 200))
            return await _page(request, token=token, fresh=line.id)
        if action == "revoke":
            token_id = form.number("token", 1, LARGEST_ID)
            await revoke_token(service.store, owner, bot, token_id)
        else:
            await leaving.tell(service, await remove_bot(service.store, owner, bot))
    except Refused as error:
        if error.status == 404:
            raise
        return await _page(request, error)
    return go("/profile/bots")


async def _page(
    request: Request, error: Refused | None = None, token: str = "", fresh: int = 0
) -> Response:
    service, owner = service_of(request), account(request)
    found: list[dict[str, Any]] = [
        {"bot": bot, "tokens": await list_tokens(service.store, owner, bot.id)}
        for bot in await list_bots(service.store, owner)
    ]
    return render(
        request,
        "bots.html",
        status=error.status if error is not None else 200,
        found=found,
        token=token,
        fresh=fresh,
        longest_name=LONGEST_NAME,
        longest_label=LONGEST_LABEL,
        error=refusal_text(error, language_of(request)) if error is not None else "",
    )


routes: list[BaseRoute] = [
    Route("/profile/bots", bots),
    Route("/profile/bots", change, methods=["POST"]),
]
