"""Lists to choose from: numbered, and found again by number or by the beginning of their words.

Numbers begin at 1 in the order shown; 0 is the choice that stops, where there is one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from aedilis.kernel.folding import fold

GAP: Final = 3


@dataclass(frozen=True)
class Entry:
    """One line of a menu. `group` is the heading it stands under, `code` what choosing it means."""

    number: int
    label: str
    group: str
    code: int


class Menu:
    """Entries in the order shown, those of one group together, the one that stops last as 0."""

    def __init__(self, choices: Sequence[tuple[int, str, str]]) -> None:
        """`choices` are codes, labels and groups; a choice that stops has no group."""
        groups = list(dict.fromkeys(group for _, _, group in choices if group))
        self.entries: list[Entry] = []
        for wanted in groups:
            for code, label, group in choices:
                if group == wanted:
                    self.entries.append(Entry(len(self.entries) + 1, label, group, code))
        last = [(code, label) for code, label, group in choices if not group]
        if len(last) == 1:
            self.entries.append(Entry(0, last[0][1], "", last[0][0]))
        else:
            for code, label in last:
                self.entries.append(Entry(len(self.entries) + 1, label, "", code))

    def find(self, answer: str) -> list[Entry]:
        """The entries an answer can mean: one when it is clear, several when it is not."""
        if answer.isdecimal():
            return [entry for entry in self.entries if entry.number == int(answer)]
        wanted = fold(answer)
        if not wanted:
            return []
        labels = [(entry, fold(entry.label)) for entry in self.entries]
        same = [entry for entry, label in labels if label == wanted]
        begins = [entry for entry, label in labels if label.startswith(wanted)]
        spread = [entry for entry, label in labels if _in_order(wanted.split(), label.split())]
        return same or begins or spread

    def lines(self, colon: str) -> list[str]:
        """The menu line by line, each group under its heading, which ends in a colon as the reader
        writes it.
        """
        out: list[str] = []
        heading = ""
        for entry in self.entries:
            if entry.group != heading and entry.group and self._has_groups():
                out.append(f"{entry.group}{colon}")
            heading = entry.group
            out.append(f"{entry.number}. {entry.label}")
        return out

    def drawn(self, width: int) -> list[Text]:
        """The menu in columns where the width allows it, groups named at the left."""
        headings = self._has_groups()
        left = max((len(entry.group) for entry in self.entries), default=0) + 2 if headings else 0
        out: list[Text] = []
        for group in dict.fromkeys(entry.group for entry in self.entries):
            labels = [entry for entry in self.entries if entry.group == group]
            rows = _in_columns(labels, width - left)
            for i, row in enumerate(rows):
                heading = group if i == 0 and headings else ""
                out.append(Text().append(heading.ljust(left), style="dim").append_text(row))
        return out

    def _has_groups(self) -> bool:
        return len({entry.group for entry in self.entries if entry.group}) > 1


def _in_order(wanted: list[str], words: list[str]) -> bool:
    """Whether for each wanted word there is one that begins with it, in the same order."""
    rest = iter(words)
    return all(any(word.startswith(one) for word in rest) for one in wanted)


def _in_columns(entries: list[Entry], width: int) -> list[Text]:
    cell = max(len(entry.label) for entry in entries) + 4 + GAP
    columns = max(1, min(len(entries), (width + GAP) // cell))
    height = -(-len(entries) // columns)
    rows: list[Text] = []
    for i in range(height):
        row = Text()
        for entry in entries[i::height]:
            row.append(f"{entry.number:>3} ", style="bold cyan")
            row.append(entry.label.ljust(cell - 4))
        row.rstrip()
        rows.append(row)
    return rows
