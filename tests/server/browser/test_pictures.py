"""A picture of the table to give away: what everybody may see, unless the reader says otherwise."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, expect

from tests.server.browser.planting import Guest, Town, asked
from tests.server.browser.visiting import LAPTOP, PHONE, Visitors

XHTML = "{http://www.w3.org/1999/xhtml}"
SVG = "{http://www.w3.org/2000/svg}"


def taken(page: Page, kind: str, into: Path) -> Path:
    """The picture as a file."""
    with page.expect_download() as download:
        page.get_by_role("button", name=f"Download as {kind}").click()
    file = into / download.value.suggested_filename
    download.value.save_as(file)
    return file


# A browser that hands files on to other programs, as phones do.
SENDS = """() => {
  navigator.canShare = ({ files }) => files.every((one) => one.type === "image/png");
  navigator.share = async ({ files: [file], title }) => {
    window.sent = [file.name, file.type, file.size, title];
    if (window.refuses) throw new DOMException("", window.refuses);
  };
}"""


def test_a_picture_is_sent_from_a_phone(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest
) -> None:
    game = town.played("glory", [livia, marcus], "back", asked("glory-ask-lead", 0, after=40))
    visitor = visit(livia, size=PHONE, has_touch=True, is_mobile=True)
    visitor.context.add_init_script(f"({SENDS})()")
    page = visitor.sit(game)
    for name in ("Settings", "Picture of the table"):
        page.get_by_role("button", name=name).tap()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("img")).to_be_visible()
    send = dialog.get_by_role("button", name="Send to others")
    send.tap()
    page.wait_for_function("() => window.sent")
    name, kind, size, title = page.evaluate("() => window.sent")
    assert name.startswith(f"aedilis-{game}-")
    assert (name[-4:], kind) == (".png", "image/png")
    assert size > 50_000
    assert title.startswith("Forum")
    # Whoever thinks better of it is told nothing; where it cannot be sent, that is told.
    page.evaluate("() => { window.sent = null; window.refuses = 'AbortError'; }")
    send.tap()
    page.wait_for_function("() => window.sent")
    expect(page.locator(".toast")).to_have_count(0)
    page.evaluate("() => { window.refuses = 'NotAllowedError'; }")
    send.tap()
    expect(page.locator(".toast")).to_be_attached()


def test_the_course_of_a_game_is_taken_as_a_file(
    visit: Visitors, town: Town, livia: Guest, marcus: Guest, tmp_path: Path
) -> None:
    page = visit(livia).sit(town.played("glory", [livia, marcus], "course"))
    page.locator(".tool-statistics").click()
    plot = page.get_by_role("dialog").locator(".plot").first
    button = plot.get_by_role("button", name="Download as SVG")
    expect(button).to_have_attribute("aria-disabled", "false")
    # No browser of a desk hands files on, and none is promised.
    expect(plot.get_by_role("button", name="Send to others")).to_have_count(0)
    with page.expect_download() as download:
        button.click()
    name = download.value.suggested_filename
    assert name.endswith("-course.svg")
    download.value.save_as(tmp_path / name)
    drawn = ElementTree.fromstring((tmp_path / name).read_text("utf-8"))
    lines = list(drawn.iter(f"{SVG}polyline"))
    assert len(lines) == 2
    # It has its ink with it: it is looked at where there are no style sheets.
    assert len({one.get("stroke") for one in lines}) == 2
    assert drawn.find(f"{SVG}title") is not None
    with page.expect_download() as download:
        plot.get_by_role("button", name="Download as PNG").click()
    download.value.save_as(tmp_path / "course.png")
    assert (tmp_path / "course.png").read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"


@pytest.mark.parametrize(("size", "way"), [(LAPTOP, ["Settings"]), ((1600, 900), [])])
def test_a_picture_of_the_table_holds_no_hand(
    visit: Visitors,
    town: Town,
    livia: Guest,
    marcus: Guest,
    tmp_path: Path,
    size: tuple[int, int],
    way: list[str],
) -> None:
    """It is asked for in the settings, and at the top of the page where there is room."""
    who: list[Guest | str] = [livia, marcus, "random"]
    game = town.played("glory", who, "back", asked("glory-ask-lead", 0, after=40))
    page = visit(livia, size=size).sit(game)
    page.locator(".g-hand .g-card").first.wait_for()
    for name in [*way, "Picture of the table"]:
        page.get_by_role("button", name=name).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("img", name="The table: Forum")).to_be_visible()

    svg = taken(page, "SVG", tmp_path)
    text = svg.read_text("utf-8")
    drawn = ElementTree.fromstring(text)
    classes = {one.get("class", "") for one in drawn.iter(f"{XHTML}section")}
    assert any("g-camp" in one for one in classes)
    assert not any("g-hand" in one for one in classes)
    # Nor what opens a camp, which only a page can do.
    assert page.locator(".board .g-toggle").count() > 0
    buttons = list(drawn.iter(f"{XHTML}button"))
    assert buttons
    assert not any(one.get("aria-expanded") for one in buttons)
    assert "@font-face" in text
    assert "http://127.0.0.1" not in text
    assert svg.name.startswith(f"aedilis-{game}-")

    png = taken(page, "PNG", tmp_path).read_bytes()
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(png[16:20], "big") == 2400
    assert len(png) > 100_000

    dialog.get_by_role("radio", name="What I see").check()
    expect(dialog.get_by_role("button", name="Download as SVG")).to_have_attribute(
        "aria-disabled", "false"
    )
    assert 'class="g-hand"' in taken(page, "SVG", tmp_path).read_text("utf-8")
