"""What keeps people out of a page, as axe-core finds it."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[3] / "node_modules" / "axe-core" / "axe.min.js"

# What is written on a thing on the table is shorthand ("4·2·9"), and its name says it in full. So a
# name there cannot hold what is written letter by letter.
GRAVE = """async (contrast) => {
  const shorthand = ({ id }, { element }) =>
    id === "label-content-name-mismatch" && element.closest(".board, .r-map-sheet");
  const rules = { "color-contrast": { enabled: contrast } };
  const wanted = { resultTypes: ["violations"], elementRef: true, rules };
  const { violations } = await axe.run(document, wanted);
  return violations
    .filter(({ impact }) => ["serious", "critical"].includes(impact))
    .flatMap((one) => one.nodes.filter((node) => !shorthand(one, node)).slice(0, 4)
      .map(({ target, html }) => `${one.id}: ${target} ${html.slice(0, 160)}`));
}"""

# Which words have a contrast below 7:1 with what they stand on. axe asks for less, and passes over
# single letters.
FAINT = """() => {
  const dot = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const laid = (colours) => {
    for (const colour of colours) { dot.fillStyle = colour; dot.fillRect(0, 0, 1, 1); }
    const [red, green, blue] = [...dot.getImageData(0, 0, 1, 1).data].map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const contrast = (ground, ink, solid) => {
    const below = laid(ground);
    dot.globalAlpha = solid;
    const [low, high] = [below, laid([ink])].sort((a, b) => a - b);
    dot.globalAlpha = 1;
    return high / low;
  };
  // A pattern is as many grounds as it has colours.
  const COLOUR = /(?:rgba?|color)[(][^)]*[)]/g;
  const around = (one) => (one ? [...around(one.parentElement), one] : []);
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    around(one).every((each) => !getComputedStyle(each).clipPath.startsWith("inset"));
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const one = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || one.closest("script, style") || !seen(one)) continue;
    const styles = around(one).map((each) => getComputedStyle(each));
    let grounds = [["#fff"]];
    for (const { backgroundColor, backgroundImage } of styles) {
      grounds = grounds.map((ground) => [...ground, backgroundColor]);
      const drawn = backgroundImage.match(COLOUR) ?? [];
      grounds.push(...grounds.flatMap((ground) => drawn.map((colour) => [...ground, colour])));
    }
    const solid = styles.reduce((part, each) => part * Number(each.opacity), 1);
    const ink = styles.at(-1).color;
    const least = Math.min(...grounds.map((ground) => contrast(ground, ink, solid)));
    if (least < 7)
      found.push(`${least.toFixed(1)}:1 ${one.className} ${texts.currentNode.data.trim()}`);
  }
  return [...new Set(found)];
}"""


def grave(page: Page, *, covered: bool = False) -> list[str]:
    """What axe holds to be serious or critical on a page as it stands, and words too faint. With
    `covered` axe looks at contrasts too, which takes it longer than all the rest: it sees on what
    words stand that lie over something else.
    """
    if not AXE.is_file():
        pytest.fail(f"{AXE} is missing: `npm ci` fetches axe-core")
    # Given to the page by the browser, not as a script of the page, which its policy would forbid.
    if page.evaluate("() => !window.axe"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = [*page.evaluate(GRAVE, covered), *page.evaluate(FAINT)]
    return found
