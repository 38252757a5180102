"""A picture of the table to give away: what everybody may see, unless the reader says otherwise."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, expect

from tests.server.browser.planting import Guest, Town, asked
from tests.server.browser.visiting import LAPTOP, Visitors

XHTML = "{http://www.w3.org/1999/xhtml}"


def taken(page: Page, kind: str, into: Path) -> Path:
    """The picture as a file."""
    with page.expect_download() as download:
        page.get_by_role("button", name=f"Download as {kind}").click()
    file = into / download.value.suggested_filename
    download.value.save_as(file)
    return file


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
    game = town.played("glory", [livia, marcus], "back", asked("glory-ask-lead", 0, after=40))
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
