"""A forgotten password: asking for a letter with a link, and the page that the link leads to."""

import structlog
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from aedilis.server.errors import Refused
from aedilis.server.notices.delivery import Undelivered
from aedilis.server.pages.forms import address_of, browser_of, go, read_form
from aedilis.server.pages.render import render, service_of
from aedilis.server.people import resetting
from aedilis.server.people.visitors import set_session
from aedilis.server.service import Service
from aedilis.server.store.names import fold
from aedilis.server.words import words

LONGEST_FIELD = 400
HOURS = round(resetting.BY_MAIL / resetting.HOUR)

log = structlog.get_logger(__name__)


def _by_mail(service: Service) -> bool:
    """Whether this server can send letters with links."""
    return service.senders.mailer is not None and bool(service.settings.url)


async def forgotten_page(request: Request) -> Response:
    """The form to ask for a letter; where no mail is set up, whom to ask instead."""
    return _page(request)


async def forgotten(request: Request) -> Response:
    """Send a letter, if there is an account with an address. Nobody learns whether there is."""
    service = service_of(request)
    form = await read_form(request)
    name = form.text("name", LONGEST_FIELD)
    if not _by_mail(service):
        return _page(request)
    service.limits.letters.check(f"forgotten:{address_of(request)}")
    # The answer waits neither for the store nor for the mail server.
    service.rooms.later(_send(service, name), "letter")
    return _page(request, sent=True)


async def _send(service: Service, name: str) -> None:
    """Send a letter to whom the name belongs, if anybody."""
    if not service.limits.letters.take(f"forgotten:{fold(name[:200])}"):
        return
    found = await resetting.find(service.store, name)
    mailer = service.senders.mailer
    if found is None or mailer is None:
        return
    token = await resetting.make_link(service.store, found.person.id, resetting.BY_MAIL)
    say = words(found.person.language).text
    url = f"{service.settings.url.rstrip('/')}/reset/{token}"
    told = {"name": found.person.name, "url": url, "hours": HOURS}
    subject, body = say("server-mail-reset", told), say("server-mail-reset.long", told)
    try:
        await mailer.send_letter(found.address, subject, body, token)
    except Undelivered as error:
        log.warning("letter not sent", person=found.person.id, why=str(error))
    else:
        log.info("letter for a forgotten password", person=found.person.id)


def _page(request: Request, sent: bool = False) -> Response:
    mail = _by_mail(service_of(request))
    return render(request, "forgotten.html", by_mail=mail, sent=sent, hours=HOURS)


async def reset_page(request: Request) -> Response:
    """The page that the link leads to. It changes nothing; its button does."""
    person = await resetting.whose(service_of(request).store, request.path_params["token"])
    return render(request, "reset.html", name=person.name, error=None)


async def reset(request: Request) -> Response:
    """Set the new password; all sessions end, and one begins here."""
    service, token = service_of(request), request.path_params["token"]
    form = await read_form(request)
    service.limits.logins.check(address_of(request))
    person = await resetting.whose(service.store, token)
    try:
        entered = await resetting.set_password(
            service.store, token, form.password("password"), browser_of(request)
        )
    except Refused as error:
        if error.code == "reset-link":
            raise
        return render(request, "reset.html", name=person.name, error=error)
    log.info("forgotten password set anew", person=person.id)
    response = go("/profile?done=password")
    set_session(response, entered.token, service.settings)
    return response


routes: list[BaseRoute] = [
    Route("/forgotten", forgotten_page),
    Route("/forgotten", forgotten, methods=["POST"]),
    Route("/reset/{token}", reset_page),
    Route("/reset/{token}", reset, methods=["POST"]),
]
