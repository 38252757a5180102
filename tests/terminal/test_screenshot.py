"""The picture of the terminal: made by the program, with nothing from elsewhere in it."""

import re
from pathlib import Path
from xml.etree import ElementTree

from tools.screenshot import NAMES, PICTURE, main

NAMESPACE = "http://www.w3.org/2000/svg"


def test_the_picture_shows_a_table_and_points_nowhere(own_place: Path) -> None:
    file = own_place / "images" / "terminal.svg"
    assert main(file) == 0
    svg = file.read_text(encoding="utf-8")
    words = " ".join(ElementTree.fromstring(svg).itertext())
    assert all(name in words for name in NAMES)
    assert "(G.building.1)" in words
    assert set(re.findall(r"https?://[^\"'\s<)]+", svg)) == {NAMESPACE}


def test_the_picture_of_the_readme_points_nowhere() -> None:
    svg = PICTURE.read_text(encoding="utf-8")
    assert set(re.findall(r"https?://[^\"'\s<)]+", svg)) == {NAMESPACE}
