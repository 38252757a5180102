"""Where one's notices go: which kinds by which way, the mail address and its proof, the webhook,
the browsers; and the links in letters that prove an address or end letters of a kind.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from aedilis.server.errors import Refused, bad_field
from aedilis.server.notices.delivery import Undelivered
from aedilis.server.notices.kinds import KINDS, WAYS, Kind, Way, describe
from aedilis.server.notices.preferences import MOST_SUBSCRIPTIONS, Preferences, receiver
from aedilis.server.notices.push import Subscription
from aedilis.server.notices.unsubscribe import Wish
from aedilis.server.notices.webhook import Hook, new_secret
from aedilis.server.pages.forms import account, go, log_in_first, read_form
from aedilis.server.pages.render import language_of, person_of, render, service_of
from aedilis.server.people import Person, change_notices, mail, notice_preferences
from aedilis.server.security.safe_http import LONGEST_URL, AddressRefused
from aedilis.server.words import words

DONE = ("saved", "letter", "verified", "again")


async def notices(request: Request) -> Response:
    """The page."""
    if person_of(request) is None:
        return log_in_first(request)
    return await _page(request)


async def save_ways(request: Request) -> Response:
    """Keep which kinds go which way."""
    service, person = service_of(request), account(request)
    form = await read_form(request)
    offered = _offered(request)

    def change(there: Preferences) -> Preferences:
        ways: dict[Kind, tuple[Way, ...]] = {}
        for kind in KINDS:
            # What the form does not offer stays as it was.
            chosen = tuple(
                way
                for way in WAYS
                if (
                    form.flag(f"{kind}:{way}")
                    if way in offered
                    else way in there.ways.get(kind, ())
                )
            )
            if chosen:
                ways[kind] = chosen
        return msgspec.structs.replace(there, ways=ways, quiet=form.flag("quiet"))

    await change_notices(service.store, person.id, change)
    return go("/profile/notices?done=saved")


def _offered(request: Request) -> list[Way]:
    """The ways by which this server can send."""
    service = service_of(request)
    senders = service.senders
    there = {
        "mail": senders.mailer is not None and bool(service.settings.url),
        "webhook": True,
        "push": senders.pushes is not None,
    }
    return [way for way in WAYS if there[way]]


async def save_mail(request: Request) -> Response:
    """Keep a mail address, and send a letter to prove it; an empty one forgets it."""
    service, person = service_of(request), account(request)
    form = await read_form(request)
    try:
        text = form.text("address", 400)
        if text.strip() and "mail" not in _offered(request):
            raise Refused("no-mail")
        if text.strip():
            service.limits.letters.check(f"person:{person.id}")
        address = await mail.set_address(service.store, person.id, text)
        if not address:
            return go("/profile/notices?done=saved")
        there = await notice_preferences(service.store, person.id)
        if there is not None and there.verified:
            return go("/profile/notices?done=verified")
        await _send_proof(request, person, address)
    except Refused as error:
        return await _page(request, error, "mail")
    return go("/profile/notices?done=letter")


async def _send_proof(request: Request, person: Person, address: str) -> None:
    """Send the letter with the link. Raises Refused."""
    service = service_of(request)
    mailer = service.senders.mailer
    assert mailer is not None
    say = words(language_of(request)).text
    token = mail.Verifier(bytes.fromhex(service.keys.signing)).token(person.id, address)
    url = f"{service.settings.url.rstrip('/')}/mail/{token}"
    told = {"name": person.name, "url": url}
    subject = say("server-mail-proof", told)
    try:
        await mailer.send_letter(address, subject, say("server-mail-proof.long", told), token)
    except Undelivered:
        raise Refused("letter-failed", status=502) from None


async def prove(request: Request) -> Response:
    """The page that the letter's link leads to. It changes nothing; its button does."""
    _proof(request)
    return _confirm(request, "server-mail-prove", request.url.path)


async def proven(request: Request) -> Response:
    """The address is its owner's."""
    proof = _proof(request)
    await mail.verify(service_of(request).store, proof)
    if person_of(request) is not None:
        return go("/profile/notices?done=verified")
    return _confirm(request, "server-mail-proven", "")


def _proof(request: Request) -> mail.Proof:
    service = service_of(request)
    proof = mail.Verifier(bytes.fromhex(service.keys.signing)).read(request.path_params["token"])
    if proof is None:
        raise Refused("mail-link", status=404)
    return proof


async def unsubscribe_page(request: Request) -> Response:
    """The page that ends letters of a kind. It changes nothing; its button does, or a mail program
    that asks for the same with a POST.
    """
    return _confirm(request, "server-mail-unsubscribe", request.url.path, _wish(request).kind)


async def unsubscribe(request: Request) -> Response:
    """End letters of a kind."""
    wish = _wish(request)

    def change(there: Preferences) -> Preferences:
        ways = dict(there.ways)
        left = tuple(way for way in ways.pop(wish.kind, ()) if way != "mail")
        return msgspec.structs.replace(there, ways=ways | ({wish.kind: left} if left else {}))

    # Whoever has gone gets no letters either.
    with suppress(Refused):
        await change_notices(service_of(request).store, wish.person, change)
    return _confirm(request, "server-mail-unsubscribed", "", wish.kind)


def _wish(request: Request) -> Wish:
    wish = service_of(request).senders.unsubscriber.read(request.path_params["token"])
    if wish is None:
        raise Refused("mail-link", status=404)
    return wish


def _confirm(request: Request, key: str, action: str, kind: str = "") -> Response:
    return render(request, "confirm.html", key=key, action=action, kind=kind)


async def save_webhook(request: Request) -> Response:
    """Keep a webhook and show its secret, once; an empty address forgets it."""
    service, person = service_of(request), account(request)
    form = await read_form(request)
    url = form.text("url", LONGEST_URL + 1).strip()
    secret = new_secret() if url else ""
    try:
        if url:
            service.senders.webhooks.check(url)
    except AddressRefused as error:
        refused = Refused("webhook", params={"why": error.why}, status=422)
        return await _page(request, refused, "webhook")

    def change(there: Preferences) -> Preferences:
        hook = Hook(url, secret) if url else None
        return msgspec.structs.replace(there.revived("webhook"), webhook=hook)

    await change_notices(service.store, person.id, change)
    if not url:
        return go("/profile/notices?done=saved")
    return await _page(request, secret=secret)


async def switch_on(request: Request) -> Response:
    """Send again to a receiver that was switched off."""
    service, person = service_of(request), account(request)
    key = (await read_form(request)).text("receiver", 80)

    def change(there: Preferences) -> Preferences:
        off = {one: why for one, why in there.off.items() if one != key}
        return msgspec.structs.replace(there, off=off)

    await change_notices(service.store, person.id, change)
    return go("/profile/notices?done=again")


# -- browsers --------------------------------------------------------------------------------------


class _Keys(msgspec.Struct):
    p256dh: str
    auth: str


class _Given(msgspec.Struct):
    """What a browser's `PushSubscription.toJSON()` gives."""

    endpoint: str
    keys: _Keys


class _Gone(msgspec.Struct):
    endpoint: str


async def push(request: Request) -> Response:
    """Send notices to this browser too: a script sends what the browser gave it."""
    service, person = service_of(request), account(request)
    given = await _json(request, _Given)
    subscription = Subscription(given.endpoint, given.keys.p256dh, given.keys.auth)
    pushes = service.senders.pushes
    if pushes is None:
        raise Refused("no-push")
    try:
        pushes.check(subscription)
    except (ValueError, AddressRefused) as error:
        raise bad_field(str(error)[:200]) from None

    def change(there: Preferences) -> Preferences:
        others = [one for one in there.subscriptions if one.endpoint != subscription.endpoint]
        kept = (*others[-(MOST_SUBSCRIPTIONS - 1) :], subscription)
        key = receiver("push", subscription).key
        off = {one: why for one, why in there.off.items() if one != key}
        ways = there.ways
        if not there.subscriptions and not any("push" in chosen for chosen in ways.values()):
            # Whoever switches a browser on wants to be told of something: of his turn.
            ways = {**ways, "your-turn": (*ways.get("your-turn", ()), "push")}
        return msgspec.structs.replace(there, subscriptions=kept, off=off, ways=ways)

    await change_notices(service.store, person.id, change)
    return Response(status_code=204)


async def forget_push(request: Request) -> Response:
    """Send nothing more to this browser."""
    service, person = service_of(request), account(request)
    given = await _json(request, _Gone)

    def change(there: Preferences) -> Preferences:
        kept = tuple(one for one in there.subscriptions if one.endpoint != given.endpoint)
        return msgspec.structs.replace(there, subscriptions=kept)

    await change_notices(service.store, person.id, change)
    return Response(status_code=204)


async def _json(request: Request, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        problem = " ".join(str(error).split())[:200]
        raise Refused("bad-request", params={"problem": problem}, status=400) from None


# -- the page --------------------------------------------------------------------------------------


async def _page(
    request: Request, error: Refused | None = None, at: str = "", secret: str = ""
) -> Response:
    service, person = service_of(request), account(request)
    there = await notice_preferences(service.store, person.id) or Preferences()
    language = language_of(request)
    done = request.query_params.get("done", "") if request.method == "GET" else ""
    pushes, offered = service.senders.pushes, _offered(request)
    idle, nowhere = _in_vain(there, offered)
    return render(
        request,
        "notices.html",
        error=error,
        notices=there,
        kinds=KINDS,
        ways=offered,
        has_mail="mail" in offered,
        vapid=pushes.public_key if pushes is not None else "",
        off=[(key, key.partition(":")[0], describe(why, language)) for key, why in _off(there)],
        idle=idle,
        nowhere=nowhere,
        secret=secret,
        done=done if done in DONE else "",
        at=at,
    )


def _in_vain(there: Preferences, offered: Sequence[Way]) -> tuple[list[Way], list[Way]]:
    """The ways that reach a person and tell him nothing, since nothing is ticked for them; and
    those for which something is ticked, but which lead nowhere.
    """
    reaching = {one.way for one in there.receivers()}
    ticked = {way for ways in there.ways.values() for way in ways}
    off = {key.partition(":")[0] for key, _ in _off(there)}
    idle = [way for way in offered if way in reaching and way not in ticked]
    nowhere = [way for way in offered if way in ticked and way not in reaching | off]
    return idle, nowhere


def _off(there: Preferences) -> list[tuple[str, str]]:
    """The receivers that are switched off and still there."""
    keys = {receiver("mail", there.address).key}
    if there.webhook is not None:
        keys.add(receiver("webhook", there.webhook).key)
    keys |= {receiver("push", one).key for one in there.subscriptions}
    return [(key, why) for key, why in there.off.items() if key in keys]


routes: list[BaseRoute] = [
    Route("/profile/notices", notices),
    Route("/profile/notices", save_ways, methods=["POST"]),
    Route("/profile/mail", save_mail, methods=["POST"]),
    Route("/profile/webhook", save_webhook, methods=["POST"]),
    Route("/profile/receivers", switch_on, methods=["POST"]),
    Route("/profile/push", push, methods=["POST"]),
    Route("/profile/push", forget_push, methods=["DELETE"]),
    Route("/mail/{token}", prove),
    Route("/mail/{token}", proven, methods=["POST"]),
    Route("/unsubscribe/{token}", unsubscribe_page),
    Route("/unsubscribe/{token}", unsubscribe, methods=["POST"]),
]
