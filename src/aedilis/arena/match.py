"""One game among bots, from the deal or from a position to the end, as fast as it goes or with a
record of it.

The same seed gives the same game either way. A game that breaks, or that will not end, is stopped;
what it was up to then is kept, so that it can be looked at.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from aedilis.arena.occurrences import Occurrences
from aedilis.bots.asides import out_of_turn, view_for
from aedilis.bots.hearing import tell
from aedilis.bots.registry import make_player
from aedilis.kernel.dice import stream
from aedilis.kernel.event import Event
from aedilis.kernel.game import Game, IllegalMove
from aedilis.kernel.player import Player
from aedilis.kernel.prompt import Move, Prompt
from aedilis.kernel.record import Record
from aedilis.kernel.table import Mismatch, Table

MOST_MOVES: Final = 20_000
"""No game takes so many moves. One that does is taken to have no end."""


class Broken(Exception):
    """Something that must not happen has happened in a game; the text says what."""


Watch = Callable[[Any, int, Prompt], None]
"""Called before every move with the state, the seat that moves, and its prompt. Raises Broken."""


class Match:
    """One game: who plays, what was played, and how it came out.

    `moves` are all moves made, as seat and codes. `failure` tells what broke, and is empty for a
    game that ran to its end.
    """

    def __init__(
        self,
        game: Game[Any],
        options: Mapping[str, object],
        bots: Sequence[str],
        seed: str,
        *,
        asides: bool = True,
        most_moves: int = MOST_MOVES,
        counts: Occurrences | None = None,
        position: Any = None,
    ) -> None:
        """`bots` names one bot a seat; `asides` lets them act out of turn, as far as they do. What
        occurs is added to `counts`. With a `position` the game begins there, with dice of its own
        seed, and takes it over; of such a game there is no record.
        """
        self.game = game
        self.options = options
        self.bots = list(bots)
        self.seed = seed
        self.asides = asides
        self.most_moves = most_moves
        self.counts = counts
        self.dealt = position is None
        self.moves: list[tuple[int, Move]] = []
        self.failure = ""
        self.state: Any = position
        self._listeners: list[Player] = []
        self._eager = False
        self._logs = False

    def play(self, watch: Watch | None = None) -> None:
        """Play to the end. What goes wrong is not raised but kept in `failure`.

        Raises BadOption for options that the game does not have.
        """
        game = self.game
        players = [self.seat(name, seat) for seat, name in enumerate(self.bots)]
        self._listeners = [player for player in players if player.listens]
        self._eager = any(player.eager for player in players)
        self._logs = bool(self._listeners) or self.counts is not None
        log: list[Event] | None = [] if self._logs else None
        dice = stream(self.seed, "game")
        if self.dealt:
            complete = self.game.options(self.options, len(players))
            self.state = game.new(complete, len(players), dice, log)
        else:
            self.state.dice = dice
        self._happened(log or [])
        try:
            while not self.state.over:
                self._move(players, watch)
            if self.counts is not None:
                self.counts.ended(game, self.state)
        except Broken as broken:
            self.failure = str(broken)
        except Exception as error:
            # Whatever an engine or a bot trips over is this game's failure, not the whole run's.
            self.failure = f"{type(error).__name__}: {error}"

    def _move(self, players: list[Player], watch: Watch | None) -> None:
        """One move: an aside if a bot wants one, else the answer of a seat that is waited for."""
        if len(self.moves) >= self.most_moves:
            raise Broken(f"no end after {self.most_moves} moves")
        state = self.state
        prompts = self.game.asked(state)
        prompt = prompts[0] if prompts else None
        if prompt is None or prompt.optional:
            prompt = next((p for p in prompts if not p.optional), None)
        if prompt is None:
            raise Broken("nobody is waited for, and the game is not over")
        found = self._aside(players, prompts, prompt.seat) if self.asides else None
        if found is not None:
            prompt, move = found
        else:
            move = self.answer(players[prompt.seat], prompt)
        seat = prompt.seat
        if watch is not None:
            watch(state, seat, prompt)
        counts = self.counts
        if counts is not None:
            counts.moved(self.game, prompt, move, found is not None)
        if self._logs:
            state.log = []
        try:
            self.game.apply(state, seat, move)
        except IllegalMove as error:
            bot = players[seat].name
            raise Broken(f"{bot} in seat {seat} makes the illegal move {move}: {error}") from None
        self.moves.append((seat, move))
        if self._logs:
            self._happened(state.log)
            state.log = None

    def _happened(self, events: list[Event]) -> None:
        """Count what has happened, and tell those who listen."""
        if self.counts is not None:
            self.counts.happened(self.game, self.state, events)
        tell(self._listeners, events)

    def _aside(
        self, players: list[Player], prompts: list[Prompt], seat: int
    ) -> tuple[Prompt, Move] | None:
        """What is done out of turn: by those who may interrupt, by the seat that moves, or by any
        who is eager.
        """
        if len(prompts) == 1 and not self._eager:
            return self.speak((players[seat],))
        able = [p.seat for p in prompts if p.optional]
        around = [*players[seat + 1 :], *players[:seat]]
        eager = [one.seat for one in around if one.eager and one.seat not in able]
        speakers = [players[one] for one in [*able, seat, *eager]]
        return self.speak(speakers)

    # -- what a kind of match of its own may do otherwise ------------------------------------------

    def seat(self, name: str, seat: int) -> Player:
        """Who plays a seat."""
        return make_player(name, self.game.name, seat, self.seed)

    def answer(self, player: Player, prompt: Prompt) -> Move:
        """The answer of a seat that is waited for."""
        return player.choose(view_for(self.game, self.state, player), prompt)

    def speak(self, players: Sequence[Player]) -> tuple[Prompt, Move] | None:
        """What the first of these does out of turn that wants to."""
        return out_of_turn(self.game, self.state, players)

    def record(self) -> Record:
        """The game as a record: all moves that were made, and the end when it was reached.

        Raises Broken when the moves cannot be made again, or the game began in a position.
        """
        if not self.dealt:
            raise Broken("it began in a position")
        names = [f"{bot} {seat + 1}" for seat, bot in enumerate(self.bots)]
        table = Table(self.game, self.options, names, self.seed)
        for n, (seat, move) in enumerate(self.moves, 1):
            try:
                table.play(seat, move)
            except (IllegalMove, Mismatch) as error:
                raise Broken(f"move {n} cannot be made again: {error}") from None
        return table.record
