"""One game of a tournament, and what is kept of it.

A player that raises, answers what is not offered, or takes too long has lost: the game ends there,
and the others share the victory. What breaks in the rules is nobody's doing, and counts for nobody.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from aedilis.arena.match import Broken, Match
from aedilis.arena.tournament.plan import Contest, Fixture
from aedilis.arena.tournament.programs import ProgramPlayer, is_program
from aedilis.bots.asides import open_to, view_for
from aedilis.bots.registry import make_player
from aedilis.bots.steady import Fault, answer_of, aside_of
from aedilis.games import PACKAGES
from aedilis.kernel.dice import stream
from aedilis.kernel.game import IllegalMove
from aedilis.kernel.player import Player
from aedilis.kernel.prompt import Move, Prompt
from aedilis.kernel.quoting import cut

FORFEIT: Final = "forfeit"
"""How a game ends that a player's fault has ended."""
MOST_SAMPLES: Final = 32
"""The course of a game is kept in at most so many samples."""
MOST_TOLD: Final = 200
LONGEST_NAME: Final = 36

Measures = dict[str, list[float]]


class Played(msgspec.Struct):
    """What came of a game: the player in each seat, the seats that have `won`, all seats by `place`
    (0: the winners), how it ended, what was counted up at its end and in its course (after so many
    moves), and the things that each seat had at the end. `forfeit` is the seat whose fault ended
    it, with the `fault`; `failure` says what broke in the rules.
    """

    number: int
    seed: str
    seating: tuple[int, ...]
    moves: int
    ending: str
    won: list[int]
    place: list[int]
    measures: Measures
    course: list[tuple[int, Measures]]
    things: dict[str, list[list[str]]]
    forfeit: int = -1
    fault: str = ""
    failure: str = ""


class Forfeit(Broken):
    """A player's fault ends the game."""

    def __init__(self, seat: int, what: str) -> None:
        super().__init__(what)
        self.seat = seat


class Bout(Match):
    """A match in which players may fail, and whose course is kept."""

    def __init__(self, contest: Contest, fixture: Fixture) -> None:
        self.contest = contest
        self.package = PACKAGES[contest.game]
        self.forfeit = -1
        self.course: list[tuple[int, Measures]] = []
        self.stride = 1
        self.programs: list[ProgramPlayer] = []
        super().__init__(
            self.package.rules,
            contest.options,
            [contest.players[one] for one in fixture.seating],
            fixture.seed,
            most_moves=contest.most_moves,
        )

    def seat(self, name: str, seat: int) -> Player:
        """A bot, or somebody's program."""
        if not is_program(name):
            return make_player(name, self.game.name, seat, self.seed)
        player = ProgramPlayer(name, seat, stream(self.seed, f"bot:{seat}"), self.contest.limit)
        self.programs.append(player)
        return player

    def play_out(self) -> None:
        """Play to the end, or to a fault."""
        try:
            self.play()
        finally:
            for program in self.programs:
                program.close()

    def answer(self, player: Player, prompt: Prompt) -> Move:
        """The answer of a seat that is waited for. Raises Forfeit."""
        state = self.state
        try:
            if isinstance(player, ProgramPlayer):
                if player.line is None:
                    options = dict(self.contest.options)
                    player.begin(self.game.name, state.seats, options, self.seed)
                player.words = lambda codes: self._words(player.seat, codes)
            move = answer_of(player, view_for(self.game, state, player), prompt)
        except Fault as fault:
            raise self._forfeit(player.seat, str(fault)) from fault
        except Exception as error:
            raise self._forfeit(player.seat, f"{type(error).__name__}: {error}") from error
        self._sample()
        return move

    def speak(self, players: Sequence[Player]) -> tuple[Prompt, Move] | None:
        """What is done out of turn, as far as anything is. Raises Forfeit."""
        for player in players:
            if not player.speaks_up():
                continue
            for prompt in open_to(self.game, self.state, player.seat):
                view = view_for(self.game, self.state, player)
                try:
                    move = aside_of(player, view, prompt)
                except Fault as fault:
                    raise self._forfeit(player.seat, str(fault)) from fault
                if move is not None:
                    return prompt, move
        return None

    def _forfeit(self, seat: int, what: str) -> Forfeit:
        self.forfeit = seat
        return Forfeit(seat, cut(what, MOST_TOLD))

    def _words(self, seat: int, codes: Sequence[int]) -> list[Any]:
        out: list[Any] = []
        for code in codes:
            try:
                out.append(self.game.word(self.state, seat, code))
            except (ValueError, IndexError, KeyError, IllegalMove):
                out.append(code)
        return out

    def _sample(self) -> None:
        """Count up the table now and then; the further the game, the more seldom."""
        count = self.package.measures
        if count is None or len(self.moves) % self.stride:
            return
        self.course.append((len(self.moves), count(self.game.view(self.state, -1))))
        if len(self.course) >= MOST_SAMPLES:
            del self.course[1::2]
            self.stride *= 2


def play_one(contest: Contest, fixture: Fixture, record: bool) -> tuple[Played, bytes]:
    """Play a game; gives what came of it and, if wanted, its record as a file has it."""
    bout = Bout(contest, fixture)
    bout.play_out()
    game, state = bout.game, bout.state
    failed = bool(bout.failure) and bout.forfeit < 0
    view = game.view(state, -1)
    package = bout.package
    counted = package.measures(view) if package.measures is not None else {}
    things = package.things(view) if package.things is not None else {}
    if bout.forfeit >= 0:
        won = [seat for seat in range(contest.seats) if seat != bout.forfeit]
        ending = FORFEIT
    else:
        won = [] if failed else list(game.winners(state))
        ending = "" if failed else game.ending(state)
    played = Played(
        number=fixture.number,
        seed=fixture.seed,
        seating=fixture.seating,
        moves=len(bout.moves),
        ending=ending,
        won=won,
        place=_places(bout, won, view),
        measures=counted,
        course=bout.course,
        things=things,
        forfeit=bout.forfeit,
        fault=bout.failure if bout.forfeit >= 0 else "",
        failure=cut(bout.failure, MOST_TOLD) if failed else "",
    )
    return played, b"".join(_record(bout).encoded()) if record else b""


def _record(bout: Bout) -> Any:
    """The record of a game. Programs are named shortly in it."""
    bout.bots = [cut(name, LONGEST_NAME) for name in bout.bots]
    return bout.record()


def _places(bout: Bout, won: list[int], view: Any) -> list[int]:
    """The place of each seat: winners first, then by the game's own scores where it has some."""
    seats = range(bout.contest.seats)
    scores = bout.package.scores
    if not won or scores is None or bout.forfeit >= 0:
        return [0 if seat in won or not won else 1 for seat in seats]
    found = scores(view)
    keys = [(seat in won, () if seat in won else found[seat]) for seat in seats]
    order = sorted(set(keys), reverse=True)
    return [order.index(key) for key in keys]


class Job(msgspec.Struct, frozen=True):
    """A batch of games for a worker."""

    contest: Contest
    fixtures: tuple[Fixture, ...]
    records: bool


class Done(msgspec.Struct):
    """A batch that was played, each game with its record (empty where none was wanted)."""

    games: list[tuple[Played, str]]


def play_batch(told: bytes) -> bytes:
    """Play a batch; job and result are JSON, so that any kind of worker can carry them."""
    job = msgspec.json.decode(told, type=Job)
    games = [play_one(job.contest, fixture, job.records) for fixture in job.fixtures]
    return msgspec.json.encode(Done([(played, record.decode()) for played, record in games]))
