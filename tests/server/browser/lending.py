"""Contexts of the browser that are lent out, and come back as if nobody had been there.

A new context has a process of its own, which compiles all scripts anew and loads every font: half
of what it takes to look at a table.
"""

from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Error, Page

MOST: Final = 4
"""So many that nobody uses are kept. Each takes the memory of a page."""

CHANGING: Final = ("viewport", "color_scheme", "reduced_motion")
"""What of a context's look can be another for a page."""

# Forgets what a page may keep for its next visit. Tells whether it keeps nothing else.
FORGET: Final = """async () => {
  localStorage.clear();
  sessionStorage.clear();
  const workers = await navigator.serviceWorker.getRegistrations();
  const kept = [...await indexedDB.databases(), ...await caches.keys()];
  return workers.length + kept.length === 0;
}"""


class Lent(NamedTuple):
    """A context, and its page."""

    context: BrowserContext
    page: Page
    lasting: dict[str, Any]
    """What of its look is always the same."""


class Lender:
    """Lends the contexts of a browser to who visits the server at `url`."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self._free: list[Lent] = []

    def lend(self, look: dict[str, Any]) -> Lent:
        """A context that looks so, with a page."""
        lasting = {name: value for name, value in look.items() if name not in CHANGING}
        for at, one in enumerate(self._free):
            if one.lasting == lasting:
                del self._free[at]
                one.page.set_viewport_size(look["viewport"])
                one.page.emulate_media(
                    media="null",
                    color_scheme=look["color_scheme"],
                    reduced_motion=look["reduced_motion"],
                    forced_colors="none",
                    contrast="no-preference",
                )
                return one
        context = self.browser.new_context(**look)
        return Lent(context, context.new_page(), lasting)

    def take_back(self, one: Lent) -> None:
        """Make it as it was, or close it where that is not possible."""
        if not self._cleaned(one):
            one.context.close()
            return
        self._free.append(one)
        if len(self._free) > MOST:
            self._free.pop(0).context.close()

    def _cleaned(self, one: Lent) -> bool:
        if one.context.pages != [one.page]:
            return False
        try:
            one.page.unroute_all()
            # A page of the same server: one from elsewhere would end the process.
            one.page.goto(f"{self.url}/healthz")
            # The pointer is nowhere.
            one.page.mouse.move(-5, -5)
            one.context.clear_cookies()
            return bool(one.page.evaluate(FORGET))
        except Error:
            return False
