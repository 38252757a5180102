"""Friends: who they are and where they play, who asks to be one, who is blocked, and whose
invitations one takes.
"""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from aedilis.server.errors import Refused
from aedilis.server.lobby.company import Company, blocked_of, company_of
from aedilis.server.pages.forms import Form, go, known_person, log_in_first, read_form
from aedilis.server.pages.forms import account as account_of
from aedilis.server.pages.render import person_of, render, service_of
from aedilis.server.people import Preferences, change_preferences, friends
from aedilis.server.people.preferences import INVITATIONS

DONE = ("asked", "accepted", "ended", "blocked", "unblocked", "saved")
LARGEST_ID = 2**31 - 1


async def friends_page(request: Request) -> Response:
    """The page. A guest has no friends, but may block."""
    if person_of(request) is None:
        return log_in_first(request)
    return await _page(request)


async def ask(request: Request) -> Response:
    """Ask somebody by name."""
    service, me = service_of(request), account_of(request)
    form = await read_form(request)
    service.limits.asking.check(f"person:{me.id}")
    try:
        await friends.ask(service.store, me, form.text("name", 400))
    except Refused as error:
        return await _page(request, form, error, "ask")
    return go("/friends?done=asked")


async def answer(request: Request) -> Response:
    """Accept who asks; or refuse, take back, or be friends no more."""
    service, me = service_of(request), account_of(request)
    form = await read_form(request)
    other = form.number("person", 1, LARGEST_ID)
    if form.word("action", ("accept", "end")) == "accept":
        await friends.accept(service.store, me, other)
        return go("/friends?done=accepted")
    await friends.end(service.store, me, other)
    return go("/friends?done=ended")


async def block(request: Request) -> Response:
    """Block an account by name or number, or hear of it again."""
    service, me = service_of(request), known_person(request)
    form = await read_form(request)
    action = form.word("action", ("block", "unblock"))
    try:
        if action == "unblock":
            await friends.unblock(service.store, me, form.number("person", 1, LARGEST_ID))
        elif "person" in form.values:
            await friends.block(service.store, me, form.number("person", 1, LARGEST_ID))
        else:
            await friends.block_by_name(service.store, me, form.text("name", 400))
    except Refused as error:
        return await _page(request, form, error, "block")
    service.talk.tell_again(me.id)
    return go(f"/friends?done={action}ed")


async def save(request: Request) -> Response:
    """Keep whose invitations are taken."""
    service, me = service_of(request), account_of(request)
    form = await read_form(request)
    who = form.word("who", INVITATIONS)

    def change(preferences: Preferences) -> Preferences:
        return msgspec.structs.replace(preferences, invitations=who)

    await change_preferences(service.store, me.id, change)
    return go("/friends?done=saved")


async def _page(
    request: Request, form: Form | None = None, error: Refused | None = None, at: str = ""
) -> Response:
    service, me = service_of(request), known_person(request)
    own = me.kind == "person"
    done = request.query_params.get("done", "")
    return render(
        request,
        "friends.html",
        error=error,
        at=at,
        name=form.values.get("name", "")[:80] if form is not None else "",
        company=await company_of(service, me) if own else Company([], [], []),
        blocked=(await blocked_of(service, me)).blocked,
        invitations=INVITATIONS,
        done=done if done in DONE else "",
    )


routes: list[BaseRoute] = [
    Route("/friends", friends_page),
    Route("/friends", ask, methods=["POST"]),
    Route("/friends/answer", answer, methods=["POST"]),
    Route("/friends/block", block, methods=["POST"]),
    Route("/friends/invitations", save, methods=["POST"]),
]
