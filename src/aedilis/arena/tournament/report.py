"""The report of a tournament: one page of HTML with its plots in it, which fetches nothing and
reads on a phone and on paper, by day and by night.

Every plot has its numbers beside it in a table. What is shown is worked out from the journal alone.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from html import escape
from statistics import fmean
from typing import Any, Final

from aedilis.arena.tournament import svg
from aedilis.arena.tournament.playing import FORFEIT, Played
from aedilis.arena.tournament.standings import Interval, Results, wilson
from aedilis.arena.tournament.style import STYLE
from aedilis.games import PACKAGES
from aedilis.kernel.options import typed
from aedilis.kernel.package import Terms
from aedilis.kernel.text import Catalogue, capital

DASH: Final = "\N{EN DASH}"
STEPS: Final = 20
"""The course of a game is told at so many steps."""
MOST_THINGS: Final = 40
LEAST_HELD: Final = 5
"""A thing held less often tells nothing."""


class Reader:
    """Who reads the report: its words, and the game's."""

    def __init__(self, results: Results, language: str) -> None:
        self.language = language
        self.words = Catalogue(language, ("aedilis.kernel", "aedilis.arena"))
        self.terms: Terms = PACKAGES[results.contest.game].terms(language)

    def say(self, key: str, **params: object) -> str:
        """A text of the report."""
        return self.words.text(f"arena-report-{key}", params)

    def number(self, value: float) -> str:
        """A number, as it is written in the reader's language."""
        return self.say("number", value=value)

    def percent(self, share: float) -> str:
        """A share in whole percents."""
        return self.say("percent", value=100 * share)

    def share(self, share: float) -> str:
        """A share in percents and tenths of them."""
        return self.say("share", value=100 * share)

    def ending(self, word: str) -> str:
        """How games ended."""
        return capital(self.say("forfeit") if word == FORFEIT else self.terms.ending(word))


def page(results: Results, games: Sequence[Played], language: str) -> str:
    """The whole page, in a language. `games` are in the order of their numbers."""
    reader = Reader(results, language)
    counted = [one for one in games if not one.failure]
    parts = [
        *_head(results, reader),
        *_ratings(results, reader),
        *_seats(results, reader),
        *_endings(results, reader),
        *_lengths(results, counted, reader),
        *_course(results, counted, reader),
        *_things(results, counted, reader),
        *_method(results, reader),
    ]
    title = escape(reader.say("title", game=reader.terms.title()))
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def _range(one: Interval, reader: Reader) -> str:
    return f"{reader.share(one.low)} {DASH} {reader.share(one.high)}"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table whose first column names the row. It can be scrolled where it is too wide."""
    top = "".join(f'<th scope="col">{escape(one)}</th>' for one in head)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>'
        + "".join(f"<td>{escape(one)}</td>" for one in rest)
        + "</tr>"
        for first, *rest in rows
    )
    return (
        f'<div class="wide" tabindex="0" role="group" aria-label="{escape(head[0])}"><table><thead>'
        f"<tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _section(title: str, about: str, *parts: str) -> str:
    return f"<section><h2>{escape(title)}</h2><p>{escape(about)}</p>{''.join(parts)}</section>"


def _figure(drawn: str, caption: str = "") -> str:
    told = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    return f"<figure>{told}{drawn}</figure>"


def _head(results: Results, reader: Reader) -> Iterator[str]:
    contest, say = results.contest, reader.say
    variants = PACKAGES[contest.game].variants
    chosen = str(contest.options.get(variants.option, "")) if variants is not None else ""
    facts = say("facts", games=results.games, seats=contest.seats, seed=contest.seed)
    kind = f" · {reader.terms.variant_name(chosen)}" if chosen else ""
    yield (
        f"<header><p>{escape(reader.terms.title() + kind)}</p>"
        f"<h1>{escape(say('heading', players=len(contest.players)))}</h1>"
        f"<p>{escape(facts)}</p>{_lead(results, reader)}"
        "</header>"
    )


def _lead(results: Results, reader: Reader) -> str:
    """What one wants to know first: who has won most often, and whether it may be chance."""
    if len(results.standings) < 2:
        return ""
    best = max(results.standings, key=lambda one: one.share.value)
    share, even = reader.share(best.share.value), reader.share(best.even)
    told = reader.say("lead", player=best.player, share=share, even=even)
    sure = reader.say("lead-clear" if best.share.low > best.even else "lead-open")
    return f'<p class="lead">{escape(told)} {escape(sure)}</p>'


def _ratings(results: Results, reader: Reader) -> Iterator[str]:
    say, standings = reader.say, results.standings
    even = standings[0].even
    shares = [svg.Dot(one.player, *_three(one.share)) for one in standings]
    ratings = [svg.Dot(one.player, *_three(one.rating)) for one in standings]
    rows = [
        [
            one.player,
            f"{one.rating.value:.0f}",
            f"{one.rating.low:.0f} {DASH} {one.rating.high:.0f}",
            reader.share(one.share.value),
            _range(one.share, reader),
            str(one.games),
            str(one.faults),
        ]
        for one in standings
    ]
    head = [
        say(f"column-{one}")
        for one in ("player", "rating", "range", "won", "range", "games", "faults")
    ]
    faults = "".join(
        f"<p>{escape(say('fault', player=one.player, fault=one.fault))}</p>"
        for one in standings
        if one.fault
    )
    drawn = _figure(
        svg.dots(reader, say("won"), shares, even, True), say("won-about", even=reader.share(even))
    )
    if len(standings) > 1:
        drawn = _figure(svg.dots(reader, say("ratings"), ratings), say("ratings-about")) + drawn
    yield _section(
        say("strength"),
        say("strength-about"),
        f'<div class="plots">{drawn}</div>',
        _table(head, rows),
        faults,
    )


def _three(one: Interval) -> tuple[float, float, float]:
    return one.value, one.low, one.high


def _seats(results: Results, reader: Reader) -> Iterator[str]:
    say = reader.say
    even = 1 / results.contest.seats
    names = [say("seat", number=n) for n in range(1, results.contest.seats + 1)]
    everyone = [
        svg.Dot(name, *_three(one.share)) for name, one in zip(names, results.seats, strict=True)
    ]
    rows = [[say("all-players"), *(reader.share(one.share.value) for one in results.seats)]]
    plots = [(say("all-players"), everyone)]
    for one in results.standings if len(results.standings) > 1 else ():
        shares = [reader.share(seat.share.value) if seat.games else DASH for seat in one.seats]
        rows.append([one.player, *shares])
        held = [
            svg.Dot(name, *_three(seat.share))
            for name, seat in zip(names, one.seats, strict=True)
            if seat.games
        ]
        plots.append((one.player, held))
    every = [dot for _, held in plots for dot in held]
    drawn = "".join(
        _figure(svg.dots(reader, f"{say('by-seat')}: {name}", held, even, True, every), name)
        for name, held in plots
    )
    yield _section(
        say("by-seat"),
        say("by-seat-about"),
        f'<div class="plots">{drawn}</div>',
        _table([say("column-player"), *names], rows),
    )


def _endings(results: Results, reader: Reader) -> Iterator[str]:
    say = reader.say
    rows = [(reader.ending(one.ending), one.share.value) for one in results.endings]
    table = [
        [
            reader.ending(one.ending),
            str(one.games),
            reader.share(one.share.value),
            _range(one.share, reader),
            str(one.nobody),
        ]
        for one in results.endings
    ]
    head = [say(f"column-{one}") for one in ("ending", "games", "share", "range", "nobody")]
    about = say(
        "endings-about",
        nobody=reader.share(results.nobody.value),
        range=_range(results.nobody, reader),
    )
    yield _section(
        say("endings"),
        about,
        _figure(svg.bars(reader, say("endings"), rows, True)),
        _table(head, table),
    )


def _lengths(results: Results, games: Sequence[Played], reader: Reader) -> Iterator[str]:
    moves = [float(one.moves) for one in games if one.ending != FORFEIT]
    if not moves:
        return
    say = reader.say
    about = say(
        "length-about",
        mean=reader.number(results.moves.value),
        low=reader.number(results.moves.low),
        high=reader.number(results.moves.high),
        middle=reader.number(results.moves_median),
    )
    yield _section(
        say("length"), about, _figure(svg.histogram(reader, say("length"), moves, say("moves")))
    )


def _course(results: Results, games: Sequence[Played], reader: Reader) -> Iterator[str]:
    """What was measured in the course of the games: by player, or for the table as a whole."""
    say, contest = reader.say, results.contest
    names = list(dict.fromkeys(name for one in games for name in one.measures))
    drawn = ""
    for name in names:
        sums: dict[int, list[list[float]]] = defaultdict(lambda: [[] for _ in range(STEPS + 1)])
        for one in games:
            if not one.course or one.ending == FORFEIT:
                continue
            for step, counted in enumerate(_steps(one)):
                values = counted.get(name, [])
                by_seat = len(values) == contest.seats and len(values) > 1
                for seat, value in enumerate(values):
                    sums[one.seating[seat] if by_seat else -1][step].append(value)
        curves = [
            svg.Curve(
                contest.players[player] if player >= 0 else reader.terms.common(),
                [fmean(step) for step in sums[player]],
            )
            for player in sorted(sums)
            if all(sums[player])
        ]
        if curves:
            title = reader.terms.measure(name)
            drawn += _figure(svg.lines(reader, title, curves, say("course-axis")), title)
    if drawn:
        yield _section(say("course"), say("course-about"), f'<div class="plots">{drawn}</div>')


def _steps(one: Played) -> list[dict[str, list[float]]]:
    """What was counted at each step of a game: at that move, or last before it."""
    samples = [*one.course, (one.moves, one.measures)]
    out, at = [], 0
    for step in range(STEPS + 1):
        while at + 1 < len(samples) and samples[at + 1][0] <= one.moves * step / STEPS:
            at += 1
        out.append(samples[at][1])
    return out


def _things(results: Results, games: Sequence[Played], reader: Reader) -> Iterator[str]:
    """How often those win who have a thing at the end."""
    say = reader.say
    even = 1 / results.contest.seats
    kinds = list(dict.fromkeys(kind for one in games for kind in one.things))
    for kind in kinds:
        found = worth(games, kind)[:MOST_THINGS]
        if not found:
            continue
        rows: list[Any] = [
            svg.Dot(reader.terms.called(kind, name), *_three(share)) for name, _, share in found
        ]
        table = [
            [
                reader.terms.called(kind, name),
                str(held),
                reader.share(share.value),
                _range(share, reader),
            ]
            for name, held, share in found
        ]
        head = [say(f"column-{one}") for one in ("thing", "held", "won", "range")]
        title = reader.terms.measure(kind)
        yield _section(
            title,
            say("things-about", even=reader.share(even)),
            _figure(svg.dots(reader, title, rows, even, True)),
            f"<details><summary>{escape(say('numbers'))}</summary>{_table(head, table)}</details>",
        )


def worth(games: Sequence[Played], kind: str) -> list[tuple[str, int, Interval]]:
    """For each thing of a kind, how often a seat had it at the end and what share of these won, the
    best first.
    """
    held: dict[str, int] = defaultdict(int)
    wins: dict[str, float] = defaultdict(float)
    for one in games:
        for seat, things in enumerate(one.things.get(kind, [])):
            for thing in dict.fromkeys(things):
                held[thing] += 1
                wins[thing] += 1 / len(one.won) if seat in one.won else 0.0
    found = [(name, n, wilson(wins[name], n)) for name, n in held.items() if n >= LEAST_HELD]
    return sorted(found, key=lambda one: (-one[2].value, one[0]))


def _method(results: Results, reader: Reader) -> Iterator[str]:
    contest, say = results.contest, reader.say
    told = [say("method"), say("method-intervals")]
    if not results.balanced and len(set(contest.players)) > 1:
        told.append(say("method-unbalanced", games=contest.round_of()))
    if results.failures:
        told.append(say("method-failures", failures=results.failures))
    chosen = sorted(contest.options.items())
    options = ", ".join(f"{name} = {typed(value)}" for name, value in chosen)
    told.append(say("method-options", rules=contest.rules, options=options or DASH))
    lines = "".join(f"<p>{escape(one)}</p>" for one in told)
    yield f"<section><h2>{escape(say('how'))}</h2>{lines}</section>"
