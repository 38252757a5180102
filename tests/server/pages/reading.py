"""Reads a page as a parser does, and tells what is wrong with it."""

import re
from html.parser import HTMLParser

from aedilis.glory.definitions.editions import PRINTED

VOID = frozenset(
    ["area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"]
)
LABELLED = frozenset(("input", "select", "textarea"))


class Page(HTMLParser):
    """A page taken apart. `problems` are what a reader or a browser would stumble over."""

    def __init__(self, text: str, *, whole: bool = True) -> None:
        super().__init__(convert_charrefs=True)
        self.whole = whole
        self.open: list[str] = []
        self.ids: list[str] = []
        self.labels: list[str] = []
        self.described: list[str] = []
        self.fields: list[dict[str, str | None]] = []
        self.in_label: list[bool] = []
        self.headings: list[int] = []
        self.buttons: list[str] = []
        self.problems: list[str] = []
        self.language = ""
        self.title = ""
        self.forms_without_method: int = 0
        self._button = ""
        self.feed(text)
        self.close()
        self._check()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if len(given) != len(attrs):
            self.problems.append(f"{tag}: an attribute stands twice")
        if tag not in VOID:
            self.open.append(tag)
        if given.get("id"):
            self.ids.append(given["id"] or "")
        if tag == "html":
            self.language = given.get("lang") or ""
        if tag == "label":
            self.labels.append(given.get("for") or "")
        for name in ("aria-describedby", "aria-labelledby", "aria-controls"):
            self.described += (given.get(name) or "").split()
        if tag in LABELLED and given.get("type") != "hidden" and "aria-hidden" not in given:
            self.fields.append(given)
            self.in_label.append("label" in self.open)
        if len(tag) == 2 and tag[0] == "h" and tag[1].isdigit():
            self.headings.append(int(tag[1]))
        if tag == "form" and not given.get("method"):
            self.forms_without_method += 1
        if tag == "img" and "alt" not in given:
            self.problems.append("img: no alt")
        if tag == "button":
            self._button = given.get("aria-label") or ""

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            return
        if not self.open or self.open[-1] != tag:
            self.problems.append(f"</{tag}> closes {self.open[-1:]}")
            return
        self.open.pop()
        if tag == "button":
            self.buttons.append(self._button.strip())

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "title":
            self.title += data
        if "button" in self.open:
            self._button += data

    def _check(self) -> None:
        self.problems += [f"<{tag}> is not closed" for tag in self.open]
        twice = {one for one in self.ids if self.ids.count(one) > 1}
        self.problems += [f"id {one} stands twice" for one in sorted(twice)]
        for field, inside in zip(self.fields, self.in_label, strict=True):
            if not inside and field.get("id") not in self.labels and not field.get("aria-label"):
                self.problems.append(f"no label: {field}")
        missing = [one for one in (*self.labels, *self.described) if one and one not in self.ids]
        self.problems += [f"nothing has the id {one}" for one in missing]
        self.problems += ["a button without words" for one in self.buttons if not one]
        if self.forms_without_method:
            self.problems.append("a form without a method")
        if self.whole:
            self._check_whole()

    def _check_whole(self) -> None:
        if self.headings.count(1) != 1:
            self.problems.append(f"{self.headings.count(1)} headings of the first rank")
        for before, after in zip(self.headings, self.headings[1:], strict=False):
            if after > before + 1:
                self.problems.append(f"h{after} follows h{before}")
        if not self.title.removesuffix("· Aedilis").strip():
            self.problems.append("no title")


EDITION_ID = re.compile("|".join(PRINTED))
"""What a form sends and no page says: an edition is called by its name. (The id of one made at home
may be a word that stands on a page for something else.)
"""


def check(answer: object, path: str, language: str) -> None:
    text = getattr(answer, "text", "")
    page = Page(text)
    assert page.problems == [], path
    assert page.language == language
    # A text that is missing is shown by its key.
    assert not re.search(r">[^<]*server-[a-z]+-", text.partition('id="setup"')[0]), path
    assert not EDITION_ID.search(re.sub(r'value="[^"]*"', "", text)), path
