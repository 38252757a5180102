"""Readers at their browsers. Whatever a page complains of on its console is a fault of the test."""

import os
import re
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, expect

from tests.patience import PATIENCE
from tests.server.browser.lending import Lender, Lent
from tests.server.browser.planting import Guest

LATE = int(os.environ.get("AEDILIS_LATE_LINE", "0"))
"""So much later, in milliseconds, comes what a server sends, for who looks for races (`steady`)."""

LAPTOP = (1366, 768)
PHONE = (360, 740)
WAIT = int(1_000 * PATIENCE)
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# Tells once a table is drawn, and what there is instead where it takes too long. Playwright walks
# through every element, over and over, to find one that does not hold another (`:has`): on a large
# table that takes more time than drawing it.
LAID = """(wait) => new Promise((tell) => {
  const laid = () => {
    const all = (what) => [...document.querySelectorAll(what)];
    const seen = (what) => all(what).some((one) => one.checkVisibility());
    return seen(".decision") && seen(".board > *") && !seen(".board [aria-busy=true]");
  };
  if (laid()) return tell(null);
  const watch = new MutationObserver(() => laid() && done(null));
  const late = setTimeout(() => done(document.body.innerText), wait);
  const done = (found) => { watch.disconnect(); clearTimeout(late); tell(found); };
  watch.observe(document, { subtree: true, childList: true, attributes: true });
})"""

# What comes over a socket comes later, by now more and by now less, one message after the other.
LATER = """(() => {
  const heard = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  Object.defineProperty(WebSocket.prototype, "onmessage", {
    set(hear) {
      let before = Promise.resolve();
      const pause = () => new Promise((on) => setTimeout(on, Math.random() * 2 * %d));
      heard.set.call(this, (event) => {
        before = before.then(pause).then(() => hear(event));
      });
    },
  });
})()"""
CONDITIONS = {"offline": False, "downloadThroughput": -1, "uploadThroughput": -1}

LOST = r"WebSocket connection|ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE"
"""What a browser says of a line that was cut on purpose."""


class Visitor:
    """One person with a browser of their own, or with one that is `lent`."""

    def __init__(self, context: BrowserContext, url: str, lent: Lent | None = None) -> None:
        self._context = context
        self._lent = lent
        self.url = url
        self.problems: list[str] = []
        self.expected: list[str] = []
        context.on("page", self._watch)
        if LATE:
            context.add_init_script(LATER % LATE)
        if lent is None:
            self.page = context.new_page()
        else:
            self.page = lent.page
            self._watch(self.page)
        if LATE:
            line = context.new_cdp_session(self.page)
            line.send("Network.emulateNetworkConditions", {**CONDITIONS, "latency": LATE})

    @property
    def context(self) -> BrowserContext:
        """All that the browser is. Who asks for it may change it for good: it is not lent again."""
        self._lent = None
        return self._context

    def _watch(self, page: Page) -> None:
        page.on("console", self._said)
        page.on("pageerror", self._broke)

    def _said(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self.problems.append(f"{said.type}: {said.text}")

    def _broke(self, error: Error) -> None:
        self.problems.append(f"page error: {error}")

    def leave(self) -> Lent | None:
        """Go home. Gives what was lent, to be given back."""
        lent, self._lent = self._lent, None
        if lent is not None and not self.page.is_closed():
            # What the page has complained of until now is heard before this is answered.
            with suppress(Error):
                self.page.evaluate("0")
                self._context.remove_listener("page", self._watch)
                self.page.remove_listener("console", self._said)
                self.page.remove_listener("pageerror", self._broke)
                return lent
        self._context.close()
        return None

    def open(self, path: str) -> Page:
        """Go to a path of the server."""
        self.page.goto(self.url + path)
        return self.page

    def sit(self, game: str) -> Page:
        """Go to a table, and wait until it is drawn."""
        page = self.open(f"/table/{game}")
        instead = page.evaluate(LAID, WAIT)
        assert instead is None, f"there is no table, but: {instead}"
        return page

    def resize(self, width: int, height: int) -> None:
        """Make the window another size, and wait until what is in it has been laid out anew."""
        resize(self.page, width, height)

    def expect(self, pattern: str) -> None:
        """Something of this kind may be complained of."""
        self.expected.append(pattern)

    def complaints(self) -> list[str]:
        """What was complained of and not expected."""
        return [one for one in self.problems if not any(re.search(p, one) for p in self.expected)]


def resize(page: Page, width: int, height: int) -> None:
    """Make a page's window another size, and wait until what is in it has been laid out anew."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN)
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


class Visitors:
    """All readers of a test. `known` are those who come back with the same browser; with a
    `lender`, others had it before.
    """

    def __init__(self, browser: Browser, url: str, lender: Lender | None = None) -> None:
        self.browser = browser
        self.url = url
        self.lender = lender
        self.all: list[Visitor] = []
        self.known: dict[str, Visitor] = {}

    def again(self, who: Guest | None = None, **look: Any) -> Visitor:
        """The same reader as before who looks so; the first time, somebody new."""
        key = repr((who and who.cookie, look))
        if key not in self.known:
            self.known[key] = self(who, **look)
        return self.known[key]

    def __call__(
        self,
        who: Guest | None = None,
        *,
        language: str = "en",
        size: tuple[int, int] = LAPTOP,
        scheme: Literal["light", "dark"] = "light",
        script: bool = True,
        motion: Literal["reduce", "no-preference"] = "reduce",
        fresh: bool = False,
        **more: Any,
    ) -> Visitor:
        """Somebody new; with a guest's cookie, that guest. With a `fresh` browser nobody has ever
        been here, and nobody will be: the page may be changed for good, and what it opens looks
        alike.
        """
        look = {
            "viewport": {"width": size[0], "height": size[1]},
            "locale": language,
            "color_scheme": scheme,
            "java_script_enabled": script,
            "reduced_motion": motion,
            **more,
        }
        lent = None
        if self.lender is not None and script and not fresh and not LATE:
            lent = self.lender.lend(look)
        context = lent.context if lent else self.browser.new_context(**look)
        context.set_default_timeout(WAIT)
        if who is not None:
            context.add_cookies([{"name": "aedilis", "value": who.cookie, "url": self.url}])
        visitor = Visitor(context, self.url, lent)
        self.all.append(visitor)
        return visitor

    def leave(self) -> list[str]:
        """All go home. Gives what was complained of."""
        for one in self.all:
            lent = one.leave()
            if lent is not None and self.lender is not None:
                self.lender.take_back(lent)
        return [*complaints(self.all)]


def complaints(visitors: Iterable[Visitor]) -> list[str]:
    """What all pages complained of."""
    return [one for visitor in visitors for one in visitor.complaints()]
