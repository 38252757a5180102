"""Reporting something: a page that shows what is reported and asks why."""

from typing import Any
from urllib.parse import urlencode

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from aedilis.server.errors import Refused
from aedilis.server.lobby import reporting
from aedilis.server.lobby.reporting import Reported
from aedilis.server.pages.forms import (
    LONGEST_KEY,
    Form,
    check_key,
    go,
    known_person,
    log_in_first,
    read_form,
)
from aedilis.server.pages.render import person_of, render, service_of
from aedilis.server.store.watch import LONGEST_REASON, MATTERS, Matter

LARGEST = 2**31 - 1
FIELDS = ("matter", "game", "line", "seat", "name", "key")


async def report_page(request: Request) -> Response:
    """The form: `?matter=` chat (with `game` and `line`), name (`name`, or `game` and `seat`) or
    table (`game`). Raises Refused, as if it were not there, for what one may not see.
    """
    if person_of(request) is None:
        return log_in_first(request)
    form = Form(request.query_params.multi_items())
    if "taken" in form.values:
        return render(request, "report.html", taken=True, seen=None, fields={}, reason="", most=0)
    return await _page(request, form)


async def report(request: Request) -> Response:
    """Take the report."""
    service, me = service_of(request), known_person(request)
    form = await read_form(request)
    try:
        await reporting.report(service, me, _what(request, form), _reason(form))
    except Refused as error:
        if error.status in (404, 429):
            raise
        return await _page(request, form, error)
    return go(f"/report?{urlencode({'taken': 'yes'})}")


def _reason(form: Form) -> str:
    return form.values.get("reason", "")[: LONGEST_REASON + 1]


def _what(request: Request, form: Form) -> Reported:
    key = form.text("key", LONGEST_KEY)
    check_key(request, key)
    return Reported(
        matter=msgspec.convert(form.word("matter", MATTERS), Matter),
        game=form.text("game", 16),
        line=form.number("line", 1, LARGEST) if form.text("line", 12) else None,
        seat=form.number("seat", 0, 63) if form.text("seat", 4) else None,
        name=form.text("name", 80),
        key=key,
    )


async def _page(request: Request, form: Form, error: Refused | None = None) -> Response:
    what = _what(request, form)
    fields: dict[str, Any] = {name: form.values[name] for name in FIELDS if name in form.values}
    return render(
        request,
        "report.html",
        error=error,
        taken=False,
        seen=await reporting.seen(service_of(request), known_person(request), what),
        matter=what.matter,
        fields=fields,
        reason=_reason(form),
        most=LONGEST_REASON,
    )


routes: list[BaseRoute] = [
    Route("/report", report_page),
    Route("/report", report, methods=["POST"]),
]
