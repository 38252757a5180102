"""One's programs: bot accounts and their tokens."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from aedilis.server.errors import Refused
from aedilis.server.pages.forms import account, go, log_in_first, read_form
from aedilis.server.pages.render import person_of, render, service_of
from aedilis.server.people import (
    leaving,
    list_bots_with_tokens,
    make_bot,
    make_token,
    remove_bot,
    revoke_token,
)
from aedilis.server.people.bots import LONGEST_LABEL

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
    return render(
        request,
        "bots.html",
        error=error,
        found=await list_bots_with_tokens(service.store, owner),
        token=token,
        fresh=fresh,
        longest_label=LONGEST_LABEL,
    )


routes: list[BaseRoute] = [
    Route("/profile/bots", bots),
    Route("/profile/bots", change, methods=["POST"]),
]
