"""What is told of a tournament: a card for lists, and the whole with its rounds and standings."""

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

import msgspec

from aedilis.server.store.tournaments import EntrantRow, How, MatchRow, Status, Whole
from aedilis.server.tournaments.plan import NewTournament, most_of
from aedilis.server.tournaments.played import BOT, Played
from aedilis.server.tournaments.results import played_of
from aedilis.server.tournaments.standings import Standing, points_of

if TYPE_CHECKING:
    from aedilis.server.people import Person


class TournamentCard(msgspec.Struct, omit_defaults=True):
    """A tournament as lists show it. `entered` so many have, `me` is one's own number in it, and
    `key` that of its link, for those inside.
    """

    id: str
    title: str
    status: Status
    private: bool
    plan: NewTournament
    entered: int
    most: int
    round: int
    created: float
    updated: float
    organiser: str = ""
    is_organiser: bool = False
    me: int | None = None
    closes: float | None = None
    due: float | None = None
    options_text: list[str] = []
    key: str = ""


class Entrant(msgspec.Struct, omit_defaults=True):
    """Somebody who has entered; `out`: and has left again."""

    number: int
    name: str
    mine: bool = False
    out: bool = False


class Sitting(msgspec.Struct, omit_defaults=True):
    """A seat of a table: an entrant (None: a bot), his place once it is known, and the points that
    it brings him.
    """

    entrant: int | None
    name: str = ""
    mine: bool = False
    place: int | None = None
    points: float | None = None


class Match(msgspec.Struct, omit_defaults=True):
    """A table of a round: its game, and how it ended. One who sits alone rests."""

    number: int
    game: str | None
    seats: list[Sitting]
    how: How | None = None


class Round(msgspec.Struct):
    """A round and its tables."""

    number: int
    tables: list[Match]


class Line(msgspec.Struct, omit_defaults=True):
    """How somebody stands. `share` is that of the scores at his tables (0 to 1), `opponents` the
    points of those he met.
    """

    place: int
    entrant: int
    name: str
    points: float
    games: int
    wins: float
    share: float
    opponents: float
    mine: bool = False
    out: bool = False


class Tournament(TournamentCard, omit_defaults=True):
    """All of a tournament. `seed` is told at its end: it decided what was left to the lot."""

    entrants: list[Entrant] = []
    rounds: list[Round] = []
    standings: list[Line] = []
    seed: str = ""


def number_of(whole: Whole, person: "Person | None") -> int | None:
    """Somebody's own number in a tournament."""
    if person is None:
        return None
    return next((one.number for one in whole.entrants if one.person == person.id), None)


def card_of(
    kind: type[TournamentCard],
    whole: Whole,
    plan: NewTournament,
    person: "Person | None",
    organiser: str,
    options: list[str],
) -> TournamentCard:
    """A tournament as somebody may see it."""
    row, me = whole.row, number_of(whole, person)
    mine = person is not None and row.organiser == person.id
    return kind(
        id=row.id,
        title=row.title,
        status=row.status,
        private=row.private,
        plan=plan,
        entered=len(whole.entrants),
        most=most_of(plan),
        round=row.round,
        created=row.created,
        updated=row.updated,
        organiser=organiser,
        is_organiser=mine,
        me=me,
        closes=row.closes,
        due=row.due,
        options_text=options,
        key=row.key if mine or me is not None else "",
    )


def fill(
    out: Tournament, whole: Whole, plan: NewTournament, standings: Sequence[Standing]
) -> Tournament:
    """All the rest of a tournament."""
    names = {one.number: one for one in whole.entrants}
    out.entrants = [_entrant(one, out.me) for one in whole.entrants]
    out.rounds = [
        Round(
            number,
            [
                _match(one, table, names, out.me, plan)
                for one, table in zip(whole.matches, played_of(whole.matches), strict=True)
                if one.round == number
            ],
        )
        for number in range(whole.row.round, 0, -1)
    ]
    out.standings = [_line(one, names[one.entrant], out.me) for one in standings]
    out.seed = whole.row.seed if whole.row.status == "over" else ""
    return out


def _entrant(one: EntrantRow, me: int | None) -> Entrant:
    return Entrant(one.number, one.name, one.number == me, one.out)


def _match(
    one: MatchRow,
    table: Played,
    names: dict[int, EntrantRow],
    me: int | None,
    plan: NewTournament,
) -> Match:
    known = bool(table.places)

    def points(entrant: int) -> float | None:
        if entrant == BOT or not (known or table.bye):
            return None
        return round_of(points_of(table, entrant, plan.size, Fraction(plan.bye_points)))

    seats = [
        Sitting(
            None if entrant == BOT else entrant,
            names[entrant].name if entrant in names else "",
            entrant == me,
            table.places[seat] if known and not table.bye else None,
            points(entrant),
        )
        for seat, entrant in enumerate(one.seats)
    ]
    return Match(one.number, one.game, seats, one.result.how if one.result is not None else None)


def _line(one: Standing, entrant: EntrantRow, me: int | None) -> Line:
    return Line(
        place=one.place,
        entrant=one.entrant,
        name=entrant.name,
        points=round_of(one.points),
        games=one.games,
        wins=round_of(one.wins),
        share=round_of(one.share, 4),
        opponents=round_of(one.opponents),
        mine=entrant.number == me,
        out=entrant.out,
    )


def round_of(value: Fraction, digits: int = 2) -> float:
    """A fraction as it is shown."""
    return float(round(value, digits))
