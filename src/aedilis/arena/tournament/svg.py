"""Plots drawn as SVG, for a page that fetches nothing: dots with intervals, bars, lines.

Colours and letters come from the page's style by class, so that a plot is right by day and by
night. Every plot has a title that says what it shows; the numbers themselves stand in the page's
tables beside it.
"""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple, Protocol

WIDTH: Final = 360
SIDE: Final = 14
ROW: Final = 46
TOP: Final = 10
BOTTOM: Final = 34
MOST_TICKS: Final = 5
LONGEST_LABEL: Final = 44
KINDS: Final = 6


class Dot(NamedTuple):
    """A row: its label, where it is measured, and between what it is."""

    label: str
    value: float
    low: float
    high: float


class Curve(NamedTuple):
    """A line: its label, and its values at equal steps from 0 to 1."""

    label: str
    values: Sequence[float]


def ticks(low: float, high: float) -> list[float]:
    """Round numbers from `low` to `high`."""
    span = max(high - low, 1e-9)
    step = 10 ** floor(log10(span / MOST_TICKS))
    for factor in (1, 2, 5, 10):
        if span / (step * factor) <= MOST_TICKS:
            step *= factor
            break
    first = ceil(low / step - 1e-9)
    last = floor(high / step + 1e-9)
    return [round(n * step, 10) for n in range(first, last + 1)]


class Numbers(Protocol):
    """How numbers are written in a language."""

    def number(self, value: float) -> str:
        """A number by itself."""

    def percent(self, share: float) -> str:
        """A share in whole percents."""


def _number(say: Numbers, value: float, percent: bool) -> str:
    return say.percent(value) if percent else say.number(value)


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">'
        + "".join(parts)
        + "</svg>"
    )


def _text(x: float, y: float, text: str, anchor: str, kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{named}>{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def _label(text: str) -> str:
    return text if len(text) <= LONGEST_LABEL else text[: LONGEST_LABEL - 1] + "…"


def dots(
    say: Numbers,
    title: str,
    rows: Sequence[Dot],
    mark: float | None = None,
    percent: bool = False,
    beside: Sequence[Dot] = (),
) -> str:
    """Values with their intervals, one below the other, each under its label; a dashed line at
    `mark`. The scale has room for those in plots `beside` it, so that all can be compared.
    """
    numbers = [x for row in (*rows, *beside) for x in (row.low, row.high)]
    numbers += [] if mark is None else [mark]
    low, high = min(numbers), max(numbers)
    pad = (high - low) * 0.04 or 1.0
    low, high = (max(0.0, low - pad), min(1.0, high + pad)) if percent else (low - pad, high + pad)
    inner = WIDTH - 2 * SIDE
    height = TOP + ROW * len(rows) + BOTTOM

    def x_of(value: float) -> float:
        return SIDE + inner * (value - low) / (high - low)

    parts = []
    for tick in ticks(low, high):
        x = x_of(tick)
        parts.append(_line(x, TOP, x, height - BOTTOM, "grid"))
        room = min(max(x, SIDE + 12), WIDTH - SIDE - 12)
        parts.append(_text(room, height - BOTTOM + 20, _number(say, tick, percent), "middle"))
    if mark is not None:
        parts.append(_line(x_of(mark), TOP, x_of(mark), height - BOTTOM, "mark"))
    for n, row in enumerate(rows):
        y = TOP + ROW * n
        parts.append(_text(SIDE, y + 17, _label(row.label), "start", "label"))
        parts.append(_line(x_of(row.low), y + 32, x_of(row.high), y + 32, "range"))
        parts.append(f'<circle cx="{x_of(row.value):.1f}" cy="{y + 32}" r="6" class="dot"/>')
    return _svg(title, height, parts)


def bars(say: Numbers, title: str, rows: Sequence[tuple[str, float]], percent: bool = False) -> str:
    """Bars lying one below the other, each under its label and with its number."""
    most = max((value for _, value in rows), default=0.0) or 1.0
    inner = WIDTH - 2 * SIDE - 56
    parts = []
    for n, (label, value) in enumerate(rows):
        y = TOP + ROW * n
        wide = inner * value / most
        parts.append(_text(SIDE, y + 15, _label(label), "start"))
        parts.append(f'<rect x="{SIDE}" y="{y + 22}" width="{wide:.1f}" height="16" class="bar"/>')
        parts.append(_text(SIDE + wide + 8, y + 35, _number(say, value, percent), "start"))
    return _svg(title, TOP + ROW * len(rows) + 6, parts)


def histogram(say: Numbers, title: str, values: Sequence[float], axis: str, bins: int = 20) -> str:
    """How often values of each size are there."""
    low, high = min(values), max(values)
    step = (high - low) / bins or 1.0
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, int((value - low) / step))] += 1
    high = low + step * bins
    left, height = 44, 220
    inner, tall = WIDTH - left - SIDE, height - TOP - BOTTOM - 14
    most = max(counts)
    parts = []
    for tick in ticks(0, most):
        y = TOP + tall * (1 - tick / most)
        parts.append(_line(left, y, WIDTH - SIDE, y, "grid"))
        parts.append(_text(left - 8, y + 5, say.number(tick), "end"))
    for n, count in enumerate(counts):
        x, wide, up = left + inner * n / bins, inner / bins - 2, tall * count / most
        parts.append(
            f'<rect x="{x + 1:.1f}" y="{TOP + tall - up:.1f}" width="{wide:.1f}" '
            f'height="{up:.1f}" class="bar"/>'
        )
    for tick in ticks(low, high):
        x = left + inner * (tick - low) / (high - low)
        parts.append(_text(x, TOP + tall + 22, say.number(tick), "middle"))
    parts.append(_text(left + inner / 2, height - 6, axis, "middle", "axis"))
    return _svg(title, height, parts)


def lines(say: Numbers, title: str, curves: Sequence[Curve], axis: str) -> str:
    """Curves over the course of a game, and under them what each is; each has a dash of its own
    besides its colour.
    """
    numbers = [x for curve in curves for x in curve.values]
    low, high = min(0.0, *numbers), max(1.0, *numbers)
    left, plot, legend = 44, 220, 24
    height = plot + legend * len(curves)
    inner, tall = WIDTH - left - SIDE, plot - TOP - BOTTOM - 18
    parts = []

    def y_of(value: float) -> float:
        return TOP + tall * (high - value) / (high - low)

    for tick in ticks(low, high):
        parts.append(_line(left, y_of(tick), left + inner, y_of(tick), "grid"))
        parts.append(_text(left - 8, y_of(tick) + 5, say.number(tick), "end"))
    for percent in (0, 50, 100):
        x = left + inner * percent / 100
        anchor = "start" if percent == 0 else "middle" if percent == 50 else "end"
        parts.append(_text(x, TOP + tall + 20, say.percent(percent / 100), anchor))
    parts.append(_text(left + inner / 2, plot - 10, axis, "middle"))
    for n, curve in enumerate(curves):
        steps = max(1, len(curve.values) - 1)
        points = " ".join(
            f"{left + inner * k / steps:.1f},{y_of(value):.1f}"
            for k, value in enumerate(curve.values)
        )
        parts.append(f'<polyline points="{points}" class="curve c{n % KINDS}"/>')
        y = plot + legend * n + 10
        parts.append(_line(left, y, left + 36, y, f"curve c{n % KINDS}"))
        parts.append(_text(left + 44, y + 5, _label(curve.label), "start"))
    return _svg(title, height, parts)
