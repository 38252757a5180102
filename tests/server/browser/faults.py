"""What is drawn wrongly on a page: over its edge, cut off, one over the other."""

from playwright.sync_api import Page

FAULTS = """() => {
  const named = (one) =>
    `${one.tagName.toLowerCase()}.${(one.getAttribute("class") ?? "").split(" ", 2).join(".")}`;
  const style = (one) => getComputedStyle(one);
  const above = function* (one) {
    for (let at = one; at && at !== document.body; at = at.parentElement) yield at;
  };
  const heard = (one) => [...above(one)].some((at) => style(at).clipPath.startsWith("inset(50%"));
  const seen = (one) => one.checkVisibility({ visibilityProperty: true })
    && !one.closest(".skip, .notices, script, style, option, [hidden]");
  const found = new Set();

  // Letters: how large they are, and whether all of them are within what clips them.
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const one = text.parentElement, said = text.data.trim();
    if (!said || !seen(one) || heard(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    if (!boxes.length) continue;
    const drawn = one.ownerSVGElement ? one.getScreenCTM().a : 1;
    const size = parseFloat(style(one).fontSize) * drawn;
    if (size < 11.99) found.add(`${size.toFixed(1)} px: ${named(one)}`);
    // A word that stands on one line elsewhere is not torn apart.
    if (one.closest(".board") && new Set(boxes.map((box) => Math.round(box.top))).size > 1) {
      for (const { 0: word, index } of text.data.matchAll(/[\\p{L}]+/gu)) {
        range.setStart(text, index), range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) found.add(`torn: ${named(one)} "${word}"`);
      }
    }
    for (const at of above(one)) {
      const { overflowX, overflowY, textOverflow, position } = style(at);
      const within = at.getBoundingClientRect();
      const across = boxes.some((box) =>
        box.right > within.right + 1 || box.left < within.left - 1);
      const down = boxes.some((box) =>
        box.bottom > within.bottom + 4 || box.top < within.top - 4);
      const clips = (flow) => flow === "hidden" || flow === "clip";
      // What is cut with a mark, and can be told apart all the same, is tried on its own.
      const marked = textOverflow === "ellipsis" && at.matches(".may-be-cut");
      if (clips(overflowX) && across && !marked)
        found.add(`cut: ${named(one)} "${said.slice(0, 24)}" in ${named(at)}`);
      if (clips(overflowY) && down) found.add(`cut below: ${named(one)} "${said.slice(0, 24)}"`);
      if (overflowX === "auto" || overflowY === "auto" || position === "fixed") break;
    }
  }

  // Names that have no room: what is left of two different ones is not the same.
  const left = new Map();
  for (const name of document.querySelectorAll(".r-mini-name")) {
    if (!seen(name)) continue;
    const rest = [...name.children].map((word) => {
      const range = document.createRange(), end = word.getBoundingClientRect().right;
      const dots = word.scrollWidth > word.clientWidth ? 8 : -1;
      return [...word.textContent].filter((_, n) => {
        range.setStart(word.firstChild, n), range.setEnd(word.firstChild, n + 1);
        return range.getBoundingClientRect().right <= end - dots;
      }).join("");
    }).join(" ");
    if ((left.get(rest) ?? name.textContent) !== name.textContent)
      found.add(`looks like ${left.get(rest)}: ${name.textContent}`);
    left.set(rest, name.textContent);
  }

  // Things that stand beside one another: no box over another, as far as both are in sight.
  const part = (one) => {
    let { left, top, right, bottom } = one.getBoundingClientRect();
    for (const at of above(one.parentElement)) {
      if (style(at).overflowX === "visible" && style(at).overflowY === "visible") continue;
      const box = at.getBoundingClientRect();
      left = Math.max(left, box.left), right = Math.min(right, box.right);
      top = Math.max(top, box.top), bottom = Math.min(bottom, box.bottom);
    }
    return { left, top, right, bottom };
  };
  const floats = (one) => [...above(one)].some((at) =>
    ["fixed", "sticky"].includes(style(at).position));
  const things = [...document.querySelectorAll(
    "button, a, input, select, section, h1, h2, h3, h4, .r-strip, .r-mine, .r-header, .r-chip, " +
    ".r-box, .r-plate-name, .r-figure, .r-senator-name, .g-zone, .g-pile, .g-name")]
    .filter((one) => seen(one) && !heard(one) && !floats(one))
    .map((one) => [one, part(one)])
    .filter(([, box]) => box.right - box.left > 2 && box.bottom - box.top > 2);
  // A thing that is pressed as a whole lies under what it holds; its help lies on it.
  const around = (one) => one.matches(".r-hit, .g-help") ? one.parentElement : one;
  things.forEach(([one, a], n) => things.slice(0, n).forEach(([other, b]) => {
    if (around(one).contains(other) || around(other).contains(one)) return;
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 2 && high > 2) found.add(`over another: ${named(one)}, ${named(other)}`);
  }));

  // What can be scrolled is seen through more than a slit.
  for (const one of document.querySelectorAll(".board *")) {
    if (!seen(one) || !["auto", "scroll"].includes(style(one).overflowY)) continue;
    if (one.scrollHeight > one.clientHeight + 4 && one.clientHeight < 60)
      found.add(`a slit: ${named(one)} ${one.clientHeight}`);
  }
  return [...found].slice(0, 40);
}"""


def faults(page: Page) -> list[str]:
    """What is cut, covered or too small on a page."""
    page.evaluate("() => document.fonts.ready")
    found: list[str] = page.evaluate(FAULTS)
    return found
