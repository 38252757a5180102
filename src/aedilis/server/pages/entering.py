"""Coming in and going out: log-in, accounts, guests, log-out."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from aedilis.server.errors import Refused
from aedilis.server.pages.forms import Form, address_of, browser_of, go, read_form
from aedilis.server.pages.render import language_of, person_of, render, service_of
from aedilis.server.people import Entered, accounts, sessions
from aedilis.server.people.visitors import forget_session, set_session
from aedilis.server.security.limits import Limit
from aedilis.server.security.places import safe_next
from aedilis.server.store.names import fold

LONGEST_FIELD = 400


async def log_in_page(request: Request) -> Response:
    """The form to log in."""
    return _page(request, "login.html", Form([]))


async def log_in(request: Request) -> Response:
    """Log in, and go where one wanted to."""
    service = service_of(request)
    form = await read_form(request)
    name = form.text("name", LONGEST_FIELD)
    counted = await _count(request, name)
    try:
        entered = await accounts.log_in(
            service.store, name, form.password("password"), browser_of(request)
        )
    except Refused as error:
        return _page(request, "login.html", form, error)
    for limit, key in counted:
        limit.give_back(key)
    return _in(request, form, entered)


async def _count(request: Request, name: str) -> list[tuple[Limit, str]]:
    """Count one try to log in; gives what is given back when the password is right. Raises Refused.

    A name is tried from one address only so often. Besides, an address tries only so many names,
    and a name is tried only so often from anywhere: but for whoever is logged in under it, or was
    last, so that nobody is locked out by what others guess.
    """
    limits, folded, address = service_of(request).limits, fold(name[:200]), address_of(request)
    counted = [(limits.guesses, f"{address} {folded}")]
    person = person_of(request)
    mine = person is not None and person.kind == "person" and fold(person.name) == folded
    store = service_of(request).store
    if not mine and not await accounts.is_known_place(store, name, browser_of(request)):
        counted += [(limits.logins, address), (limits.names, folded)]
    for limit, key in counted:
        limit.check(key)
    return counted


async def sign_up_page(request: Request) -> Response:
    """The form to make an account, for strangers and guests."""
    person = person_of(request)
    if person is not None and person.kind != "guest":
        return go("/profile")
    _open(request)
    return _page(request, "signup.html", Form([]))


async def sign_up(request: Request) -> Response:
    """Make an account; a guest's games come with him."""
    _open(request)
    service, person = service_of(request), person_of(request)
    form = await read_form(request)
    service.limits.newcomers.check(address_of(request))
    name, password = form.text("name", LONGEST_FIELD), form.password("password")
    try:
        if person is not None and person.kind == "guest":
            entered = await accounts.upgrade(
                service.store, person, name, password, browser_of(request)
            )
        elif person is not None:
            raise Refused("not-guest", status=403)
        else:
            entered = await accounts.sign_up(
                service.store, name, password, language_of(request), browser_of(request)
            )
    except Refused as error:
        return _page(request, "signup.html", form, error)
    return _in(request, form, entered)


async def enter_as_guest(request: Request) -> Response:
    """Come in with a name only."""
    service = service_of(request)
    form = await read_form(request)
    if person_of(request) is not None:
        return go(form.text("next"))
    if not service.settings.guests:
        raise Refused("no-guests", status=403)
    service.limits.newcomers.check(address_of(request))
    try:
        entered = await accounts.enter_as_guest(
            service.store,
            form.text("name", LONGEST_FIELD),
            language_of(request),
            browser_of(request),
        )
    except Refused as error:
        return _page(request, "login.html", form, error, part="guest")
    return _in(request, form, entered)


async def log_out(request: Request) -> Response:
    """End this session."""
    service = service_of(request)
    await read_form(request)
    if request.state.session:
        await sessions.end(service.store, request.state.session)
    response = go("/")
    forget_session(response, service.settings)
    # The browser forgets the pages that it has kept for going back.
    response.headers["clear-site-data"] = '"cache"'
    return response


def _open(request: Request) -> None:
    """Raises Refused where nobody may make an account."""
    if not service_of(request).settings.sign_up:
        raise Refused("no-sign-up", status=403)


def _in(request: Request, form: Form, entered: Entered) -> Response:
    response = go(form.text("next"))
    set_session(response, entered.token, service_of(request).settings)
    return response


def _page(
    request: Request,
    template: str,
    form: Form,
    error: Refused | None = None,
    part: str = "form",
) -> Response:
    settings = service_of(request).settings
    wanted = form.values.get("next", request.query_params.get("next", "/"))
    return render(
        request,
        template,
        error=error,
        next=safe_next(wanted),
        name=form.values.get("name", "")[:LONGEST_FIELD],
        guests=settings.guests,
        sign_up=settings.sign_up,
        part=part,
    )


routes: list[BaseRoute] = [
    Route("/login", log_in_page),
    Route("/login", log_in, methods=["POST"]),
    Route("/signup", sign_up_page),
    Route("/signup", sign_up, methods=["POST"]),
    Route("/guest", enter_as_guest, methods=["POST"]),
    Route("/logout", log_out, methods=["POST"]),
]
