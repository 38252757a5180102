"""What somebody who calls a tournament asks for, and what of it fits the game."""

from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec

from aedilis.games import GAMES, LARGEST_TABLE, PACKAGES
from aedilis.kernel.game import BadOption
from aedilis.server.errors import Refused, bad_field
from aedilis.server.live.stand_ins import known_bot
from aedilis.server.lobby.game_cards import OPEN, Clock, GameName, NewGame, Title
from aedilis.server.store.games import Damaged
from aedilis.server.store.tournaments import TournamentRow
from aedilis.server.tournaments.pairing import Ways
from aedilis.server.tournaments.played import BOT, Kind, Odd

LEAST: Final = 2
"""So few people make a tournament, and so few a table of one."""

MOST: Final = 128
MOST_ROUNDS: Final = 30
LONGEST_ROUND: Final = 365
LATEST: Final = 366 * 86_400.0
"""So long before it begins a tournament may be called, in seconds."""


class NewTournament(msgspec.Struct, forbid_unknown_fields=True):
    """A tournament to be called. Its tables are of `size` seats (in a season of all who enter);
    `options`, `clock`, `spectator_delay`, `private_chat` and `stand_in` are those of its tables.

    `kind`: in a round robin ("robin") people meet as many others as they can; in a "swiss" those
    meet who stand alike; of each table of a "knockout" the `best` so many go on, until one table is
    left; a "season" is `rounds` games of the same people. `odd` says what becomes of a number of
    people that fills no tables: tables of other sizes, a bye worth `bye_points`, or bots. At most
    so many may enter (`most`), and it begins by itself at `closes` (seconds since 1970), where that
    is given. A round lasts at most `round_days` days (0: as long as it takes). If `rated`, it needs
    a clock; those of its tables are rated at which no bot sits.
    """

    kind: Kind
    game: GameName
    title: Title = ""
    private: bool = False
    rounds: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)] = 3
    size: Annotated[int, msgspec.Meta(ge=LEAST, le=LARGEST_TABLE)] = 4
    best: Annotated[int, msgspec.Meta(ge=1, le=LARGEST_TABLE)] = 1
    odd: Odd = "sizes"
    bye_points: Annotated[int, msgspec.Meta(ge=0, le=LARGEST_TABLE)] = 1
    most: Annotated[int, msgspec.Meta(ge=LEAST, le=MOST)] = 32
    closes: Annotated[float, msgspec.Meta(ge=0, le=2.0**40)] | None = None
    round_days: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_ROUND)] = 0
    options: dict[str, Any] = {}
    clock: Clock = msgspec.field(default_factory=Clock)
    spectator_delay: Annotated[int, msgspec.Meta(ge=0, le=86_400)] | None = 0
    private_chat: bool = False
    stand_in: str = ""
    rated: bool = False


def allowed_sizes(plan: NewTournament) -> tuple[int, ...]:
    """The numbers of seats, two and more, with which the game can be played by these options."""
    seats, game = PACKAGES[plan.game].seats, GAMES[plan.game]
    out = []
    for count in range(max(LEAST, seats.least), seats.most + 1):
        try:
            game.options(plan.options, count)
        except BadOption:
            continue
        out.append(count)
    return tuple(out)


def check(plan: NewTournament, now: float) -> None:
    """Hold a plan against its game. Raises Refused naming the field."""
    allowed = allowed_sizes(plan)
    size = plan.size
    if plan.kind == "season" or size not in allowed:
        # What is wrong with the options themselves is told by the game.
        try:
            GAMES[plan.game].options(
                plan.options, size if size in allowed or not allowed else allowed[0]
            )
        except BadOption as error:
            raise bad_field(str(error)) from None
        if plan.kind != "season":
            raise bad_field(f"size: not one of {', '.join(map(str, allowed))}")
    if plan.kind == "knockout" and plan.best >= size:
        raise bad_field(f"best: not less than size ({size})")
    if plan.bye_points >= size and plan.kind != "season":
        raise bad_field(f"bye_points: more than a victory is worth ({size - 1})")
    if plan.closes is not None and not now <= plan.closes <= now + LATEST:
        raise bad_field("closes: not within a year from now")
    if plan.rated and plan.clock.kind == "none":
        raise Refused("rated-clock", status=422)
    if plan.clock.kind != "none" and plan.clock.seconds < 10:
        raise bad_field("clock.seconds: at least 10")
    if plan.stand_in:
        known_bot(plan.stand_in, plan.game)


def most_of(plan: NewTournament) -> int:
    """How many may enter: a season has one table."""
    return min(plan.most, max(allowed_sizes(plan))) if plan.kind == "season" else plan.most


def plan_of(row: TournamentRow) -> NewTournament:
    """What was called for. Raises Damaged."""
    try:
        return msgspec.convert(row.plan, NewTournament)
    except ValueError as error:
        raise Damaged("tournaments", row.id, error) from None


def ways_of(plan: NewTournament, seed: str) -> Ways:
    """How its rounds are made."""
    return Ways(plan.kind, plan.size, plan.odd, allowed_sizes(plan), plan.rounds, seed)


def table_of(plan: NewTournament, seats: Sequence[int], private: bool) -> NewGame:
    """A table of a round, as the lobby makes them, for entrants and bots by their seats."""
    return NewGame(
        game=plan.game,
        seats=[OPEN] * len(seats),
        options=plan.options,
        private=private,
        clock=plan.clock,
        spectator_delay=plan.spectator_delay,
        private_chat=plan.private_chat,
        stand_in=plan.stand_in,
        rated=plan.rated and BOT not in seats,
        hints=False,
    )
