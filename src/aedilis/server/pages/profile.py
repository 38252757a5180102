"""The profile: name, language, looks, password, sessions; all data to take away or delete."""

from datetime import UTC, datetime

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from aedilis.kernel.text import LANGUAGES
from aedilis.server.errors import Refused
from aedilis.server.pages.forms import (
    account,
    address_of,
    browser_of,
    go,
    known_person,
    log_in_first,
    read_form,
)
from aedilis.server.pages.render import person_of, render, service_of
from aedilis.server.people import Preferences, accounts, leaving, sessions
from aedilis.server.people.accounts import change_preferences
from aedilis.server.people.preferences import THEMES
from aedilis.server.people.visitors import forget_session, set_language, set_session

DONE = ("saved", "password", "revoked")


async def profile(request: Request) -> Response:
    """One's own page."""
    if person_of(request) is None:
        return log_in_first(request)
    return await _page(request)


async def save(request: Request) -> Response:
    """Keep name, language and looks."""
    service, person = service_of(request), known_person(request)
    form = await read_form(request)
    language = form.word("language", LANGUAGES, person.language)
    theme = form.word("theme", THEMES, "system")

    def change(preferences: Preferences) -> Preferences:
        return msgspec.structs.replace(preferences, theme=theme, sounds=form.flag("sounds"))

    try:
        name = form.text("name", 400)
        if name != person.name:
            await accounts.rename(service.store, person, name)
    except Refused as error:
        return await _page(request, error, "about")
    await accounts.set_language(service.store, person, language)
    await change_preferences(service.store, person.id, change)
    response = go("/profile?done=saved")
    set_language(response, language, service.settings)
    return response


async def change_password(request: Request) -> Response:
    """Set a new password; all other sessions end."""
    service, person = service_of(request), account(request)
    form = await read_form(request)
    service.limits.logins.check(address_of(request))
    old, new = form.password("old"), form.password("new")
    try:
        entered = await accounts.change_password(
            service.store, person, old, new, browser_of(request)
        )
    except Refused as error:
        return await _page(request, error, "password")
    response = go("/profile?done=password")
    set_session(response, entered.token, service.settings)
    return response


async def revoke(request: Request) -> Response:
    """End one of one's sessions, or all others."""
    service, person = service_of(request), known_person(request)
    form = await read_form(request)
    if form.flag("others"):
        await sessions.revoke_others(service.store, person.id, request.state.session)
    else:
        await sessions.revoke(service.store, person.id, form.text("session", 64))
    return go("/profile?done=revoked")


async def export(request: Request) -> Response:
    """All that is kept of one, as a file."""
    service, person = service_of(request), known_person(request)
    service.limits.letters.check(f"export:{person.id}")
    data = await accounts.export(service.store, person)
    day = datetime.now(UTC).strftime("%Y-%m-%d")
    headers = {"content-disposition": f'attachment; filename="aedilis-{day}.json"'}
    file = msgspec.json.format(msgspec.json.encode(data), indent=1)
    return Response(file, headers=headers, media_type="application/json")


async def delete(request: Request) -> Response:
    """Delete oneself, for good."""
    service, person = service_of(request), known_person(request)
    form = await read_form(request)
    if person.kind == "person":
        service.limits.logins.check(address_of(request))
    try:
        if not form.flag("sure"):
            raise Refused("not-sure", status=422)
        deleted = await accounts.delete(service.store, person, form.password("password"))
    except Refused as error:
        return await _page(request, error, "delete")
    await leaving.tell(service, deleted)
    response = go("/")
    forget_session(response, service.settings)
    response.headers["clear-site-data"] = '"cache", "storage"'
    return response


async def _page(request: Request, error: Refused | None = None, at: str = "") -> Response:
    service, person = service_of(request), known_person(request)
    done = request.query_params.get("done", "")
    return render(
        request,
        "profile.html",
        error=error,
        sessions=await sessions.list_sessions(service.store, person.id, request.state.session),
        themes=THEMES,
        sign_up=service.settings.sign_up,
        done=done if done in DONE else "",
        at=at,
    )


routes: list[BaseRoute] = [
    Route("/profile", profile),
    Route("/profile", save, methods=["POST"]),
    Route("/profile/password", change_password, methods=["POST"]),
    Route("/profile/sessions", revoke, methods=["POST"]),
    Route("/profile/data.json", export),
    Route("/profile/delete", delete, methods=["POST"]),
]
