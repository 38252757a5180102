"""What the fuzzer goes through: tables of options and seats, and who sits at them."""

from collections.abc import Iterator, Mapping
from itertools import combinations, product
from typing import Any, Final

from aedilis.bots.registry import GAME_BOTS
from aedilis.games import GAMES, PACKAGES
from aedilis.kernel.game import BadOption, Game

SEATS: Final = "seats"

Table = tuple[dict[str, object], int]
"""The options of a game and the number of its seats."""


def tables(game: str) -> list[Table]:
    """The tables of a game: each edition or scenario with each number of seats as it is, and all
    pairs of options, seats and editions or scenarios.
    """
    return [*plain(game), *pairwise(GAMES[game], choices(game))]


def plain(game: str) -> Iterator[Table]:
    """A game as it is played."""
    chosen: list[dict[str, object]] = [
        {option: name} for option, names in variants(game).items() for name in names
    ]
    for one, seats in product(chosen or [{}], numbers_of_seats(game)):
        table = {**one, SEATS: seats}
        if valid(GAMES[game], table):
            yield split(table)


def variants(game: str) -> dict[str, tuple[object, ...]]:
    """The editions or scenarios of a game, under the option that says which; nothing where there
    is only one.
    """
    found = PACKAGES[game].variants
    return {found.option: found.names} if found is not None else {}


def numbers_of_seats(game: str) -> tuple[int, ...]:
    """How many may play."""
    seats = PACKAGES[game].seats
    return tuple(range(seats.least, seats.most + 1))


def choices(game: str) -> dict[str, tuple[object, ...]]:
    """All that can be chosen for a game, what everything else depends on first: editions or
    scenarios, and seats. None leaves it to the edition or scenario.
    """
    package = PACKAGES[game]
    return {
        **variants(game),
        SEATS: numbers_of_seats(game),
        **{one.name: (None,) * one.settled + one.values for one in package.options},
    }


def pairwise(game: Game[Any], choices: Mapping[str, tuple[object, ...]]) -> list[Table]:
    """Tables in which every pair of choices comes up that can: each begins with a pair that has not
    come up yet, and takes of everything else what makes the most new pairs.
    """
    missing = {
        (one, two)
        for a, b in combinations(choices, 2)
        for one in product([a], choices[a])
        for two in product([b], choices[b])
    }
    found: list[Table] = []
    for a, b in combinations(choices, 2):
        for one in product([a], choices[a]):
            for two in product([b], choices[b]):
                if (one, two) in missing and (row := _begun(game, choices, dict((one, two)))):
                    _fill(game, choices, row, {a, b}, missing)
                    missing -= pairs(row)
                    found.append(split(row))
    return found


def pairs(row: Mapping[str, object]) -> set[tuple[tuple[str, object], tuple[str, object]]]:
    """All pairs of choices in a row."""
    return set(combinations(row.items(), 2))


def _begun(
    game: Game[Any], choices: Mapping[str, tuple[object, ...]], pair: dict[str, object]
) -> dict[str, object]:
    """A row that can be with a pair of choices: all else is usual, but for as few as need be of
    what comes first among the choices. Nothing where there is none.
    """
    free = tuple(name for name in choices if name not in pair)
    others = ((*free[:2], name) for name in free[2:])
    for changed in ((), free[:1], free[:2], *others):
        for values in product(*(choices[name] for name in changed)):
            chosen = {**pair, **dict(zip(changed, values, strict=True))}
            row = {name: chosen.get(name, known[0]) for name, known in choices.items()}
            if valid(game, row):
                return row
    return {}


def _fill(
    game: Game[Any],
    choices: Mapping[str, tuple[object, ...]],
    row: dict[str, object],
    kept: set[str],
    missing: set[tuple[tuple[str, object], tuple[str, object]]],
) -> None:
    """Give a row, in its other places, what makes the most pairs that are missing."""
    for name in [one for one in choices if one not in kept]:
        rows = [{**row, name: value} for value in choices[name]]
        gains = [len(pairs(one) & missing) if valid(game, one) else -1 for one in rows]
        row[name] = choices[name][gains.index(max(gains))]


def split(chosen: Mapping[str, object]) -> Table:
    """A row of choices as options and seats."""
    seats = chosen[SEATS]
    assert isinstance(seats, int)
    return {
        name: value for name, value in chosen.items() if name != SEATS and value is not None
    }, seats


def valid(game: Game[Any], chosen: Mapping[str, object]) -> bool:
    """Whether choices go together."""
    options, seats = split(chosen)
    try:
        game.options(options, seats)
    except BadOption:
        return False
    return True


def lineups(game: str, seats: int) -> list[list[str]]:
    """Who plays: wild players alone most of all, wild ones among good ones and among such as play
    at random, and good ones, who get furthest, with and without such.
    """
    good = GAME_BOTS[game][0]
    return [
        ["wild"] * seats,
        [good if seat % 2 == 0 else "wild" for seat in range(seats)],
        ["wild"] * seats,
        ["random" if seat % 2 == 0 else "wild" for seat in range(seats)],
        ["wild"] * seats,
        [good if seat % 2 == 0 else "random" for seat in range(seats)],
    ]
