"""What of a page is too wide, too low or cut off."""

from playwright.sync_api import Page

from aedilis.server.store.names import LONGEST

LEAST = 44

WIDE = """() => {
  const width = document.documentElement.clientWidth;
  if (document.scrollingElement.scrollWidth <= width) return [];
  return [...document.querySelectorAll("body *")]
    .filter((one) => one.getBoundingClientRect().right > width + 1 && one.clientWidth > 0)
    .map((one) => `${one.tagName}.${one.className} ${one.getBoundingClientRect().right | 0}`)
    .slice(0, 8);
}"""

LOW = """([selector, least]) => [...document.querySelectorAll(selector)]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.width > 1 && box.height < least - 0.5)
  .filter(([one]) => !one.closest(".unseen, [aria-hidden=true]"))
  .map(([one, box]) => `${one.className || one.tagName} "${one.innerText.trim().slice(0, 24)}" ` +
    `${Math.round(box.height)}`)
  .filter((one, at, all) => all.indexOf(one) === at)"""

TABLE_CONTROLS = (
    ".option, .item-name, .step, .primary, .confirm, .sheet-tab, .tab, .tool, .strip, "
    ".decision .quiet, .disclose, .amount-line, .fold"
)

PAGE_CONTROLS = (
    ".button, .button-quiet, .button-danger, form button, input[type=text], input[type=password], "
    "input[type=email], input[type=search], select, .page-nav a, label.check, .choices label"
)


def wide(page: Page) -> list[str]:
    """What makes a page wider than the screen."""
    found: list[str] = page.evaluate(WIDE)
    return found


def low(page: Page, controls: str) -> list[str]:
    """Main controls that are lower than a finger."""
    found: list[str] = page.evaluate(LOW, [controls, LEAST])
    return found


# What a line of text to write in holds may be longer than the line, and a table of many columns is
# moved sideways within its frame, which the keyboard reaches.
CUT = """() => {
  const width = document.documentElement.clientWidth;
  const named = (one) =>
    `${one.tagName}.${one.className} "${(one.innerText ?? one.value ?? "").trim().slice(0, 40)}"`;
  const seen = [...document.querySelectorAll("body *")].filter((one) =>
    one.checkVisibility() && !one.closest(".unseen, .skip, svg, option"));
  const framed = (one) => one.parentElement.closest(".data-wrap[tabindex='0']");
  const out = seen.filter((one) => {
    if (framed(one)) return false;
    const { left, right, width: wide } = one.getBoundingClientRect();
    return wide > 1 && (left < -0.5 || right > width + 0.5);
  });
  const within = seen.filter((one) => !one.matches("input, select, .data-wrap[tabindex='0']") &&
    getComputedStyle(one).display !== "inline" && one.scrollWidth > one.clientWidth + 1);
  const things = seen.filter((one) => one.matches("a, button, input, select, .badge"));
  const over = (a, b) => [...a.getClientRects()].some((x) => [...b.getClientRects()].some((y) =>
    Math.min(x.right, y.right) - Math.max(x.left, y.left) > 1 &&
    Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top) > 1));
  const both = things.filter((one, n) => things.slice(0, n).some((other) =>
    !other.contains(one) && !one.contains(other) && over(one, other)));
  const sideways = document.documentElement.scrollWidth;
  return [
    ...(sideways > width ? [`is ${sideways} wide`] : []),
    ...out.map((one) => `beyond the edge: ${named(one)}`),
    ...within.map((one) => `wider than its place: ${named(one)}`),
    ...both.map((one) => `over another: ${named(one)}`),
  ].slice(0, 12);
}"""


def cut(page: Page) -> list[str]:
    """What of a page is not whole, with all that can be opened open."""
    page.evaluate("() => document.querySelectorAll('details').forEach((one) => (one.open = true))")
    page.evaluate("() => document.fonts.ready")
    found: list[str] = page.evaluate(CUT)
    return found


def longest(begin: str) -> str:
    """A name that is as long and as wide as a name may be."""
    return begin.ljust(LONGEST, "m")
