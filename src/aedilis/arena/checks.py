"""What `aedilis simulate --check` holds before every move and at the end of every game.

The rules' own invariants; that a copy is equal and stands alone; that a state written down and read
again is the same; that what is hidden from a seat changes nothing that the seat sees, is asked or
is refused. Which of the dearer checks are made when is drawn from a dice stream of the checker's
own, so that the same seed checks the same things.
"""

import warnings
from typing import Any, Final

from aedilis.arena.match import Broken, Match
from aedilis.kernel.codec import decode, encode
from aedilis.kernel.dice import stream
from aedilis.kernel.event import Event
from aedilis.kernel.game import ENDLESS, Game, IllegalMove, Words
from aedilis.kernel.prompt import Move, Prompt, walk
from aedilis.kernel.record import parse
from aedilis.kernel.replaying import verify
from aedilis.kernel.table import Mismatch

BRANCHES: Final = 6
"""At so many of the legal moves, drawn at random, a copy is tried out before each real one."""
SAVE_ODDS: Final = 2
"""Before one in so many moves the state is written down and read again."""
HIDDEN_ODDS: Final = 2
"""Before one in so many moves the hidden cards are dealt anew, for one seat or a spectator."""
ATTEMPTS: Final = 4
"""So many moves of earlier in the game are then tried in both, to compare what becomes of them."""
REPLAY_ODDS: Final = 2
"""One in so many games is played again from its record, all moves in words."""

SAMPLES: Final = (
    f"Checked before every move: the rules' invariants, and on copies {BRANCHES} legal moves and "
    f"one out of turn. Before one move in {SAVE_ODDS}: writing the state down and reading it "
    f"again. Before one in {HIDDEN_ODDS}: "
    "views, prompts, refusals and events with the hidden cards dealt anew. After one game in "
    f"{REPLAY_ODDS}: replaying its record, from its outcomes and from its seed."
)


class Checker:
    """Watches one game. Gives itself as `watch` to a `Match`, and judges the whole at the end.

    The rules' invariants are held before every move; all that is dearer before one in `every`.
    """

    def __init__(self, game: Game[Any], seed: str, every: int = 1) -> None:
        self.game = game
        self.dice = stream(seed, "check")
        self.every = every
        self.recent: list[Words] = []
        warnings.filterwarnings("error", ENDLESS, RuntimeWarning)

    def watch(self, state: Any, seat: int, prompt: Prompt) -> None:
        """Everything that must hold before a move. Raises Broken."""
        self._invariants(state)
        if self.every > 1 and self.dice.below(self.every):
            return
        data = encode(self.game.to_data(state))
        self._copies(state, data)
        if self.dice.below(SAVE_ODDS) == 0:
            self._saved(state, data)
        if self.dice.below(HIDDEN_ODDS) == 0:
            self._hidden(state, self.dice.below(state.seats + 1) - 1, seat)
        if encode(self.game.to_data(state)) != data:
            raise Broken("the checks themselves have changed the state")
        self._remember(state, seat, prompt)

    def finish(self, match: Match) -> None:
        """What must hold of a whole game. Raises Broken."""
        self._invariants(match.state)
        if not self.game.ending(match.state):
            raise Broken("over, and nothing says how")
        if match.dealt and self.dice.below(REPLAY_ODDS) == 0:
            record = match.record()
            try:
                verify(self.game, parse(b"".join(record.encoded()), "record"))
            except Mismatch as error:
                raise Broken(f"the record does not hold: {error}") from None
            end = record.end
            if end is None or end.winners != self.game.winners(match.state):
                raise Broken("the record ends otherwise than the game")

    # -- the single checks -------------------------------------------------------------------

    def _invariants(self, state: Any, when: str = "") -> None:
        """The rules' own invariants. `when` says how a state came about that is not the game's."""
        wrong = self.game.check(state)
        if wrong:
            raise Broken(when + "; ".join(wrong))

    def _copies(self, state: Any, data: bytes) -> None:
        """Equal copies, on which moves leave the original as it is."""
        game = self.game
        if encode(game.to_data(game.clone(state))) != data:
            raise Broken("a copy is not equal to what it was made of")
        for seat, first in self._branches(state):
            copy = game.clone(state)
            prompt = game.prompt(copy, seat)
            if prompt is None:
                raise Broken(f"a copy does not ask seat {seat}")
            self._try(copy, seat, walk(prompt, self.dice, [first]))
            if encode(game.to_data(state)) != data:
                raise Broken(f"a move of seat {seat} on a copy has changed the original")
        copy = game.clone(state)
        seat = self.dice.below(copy.seats)
        aside = game.aside(copy, seat)
        if aside is not None:
            self._try(copy, seat, walk(aside, self.dice))

    def _try(self, copy: Any, seat: int, move: Move) -> None:
        """Make a move that is offered, on a copy."""
        try:
            self.game.apply(copy, seat, move)
        except IllegalMove as error:
            raise Broken(f"seat {seat} is offered {move}, and refused it: {error}") from None
        self._invariants(copy, f"were seat {seat} to move {move}: ")

    def _branches(self, state: Any) -> list[tuple[int, int]]:
        """Some of the legal first choices of those who may act, drawn at random."""
        all_of_them = [
            (prompt.seat, first)
            for prompt in self.game.asked(state)
            for first in prompt.choices([])
        ]
        if not all_of_them:
            raise Broken("somebody is asked, and there is nothing to choose")
        chosen: list[tuple[int, int]] = []
        for _ in range(min(BRANCHES, len(all_of_them))):
            chosen.append(all_of_them.pop(self.dice.below(len(all_of_them))))
        return chosen

    def _saved(self, state: Any, data: bytes) -> None:
        """Written down and read again it is the same, and asks the same."""
        again = self.game.from_data(decode(data, "state"))
        if encode(self.game.to_data(again)) != data:
            raise Broken("a state read again is not the one that was written")
        if asked(self.game, again) != asked(self.game, state):
            raise Broken("a state read again asks something else")

    def _hidden(self, state: Any, viewer: int, mover: int) -> None:
        """What `viewer` cannot see (-1: a spectator) makes no difference to what it is told."""
        game = self.game
        # No hand is a spectator's: any seat's guess at the others must look the same from outside.
        own = viewer if viewer >= 0 else mover
        other = game.determinize(state, own, self.dice)
        self._invariants(other, f"the hidden cards dealt anew for seat {own}: ")
        if encode(game.view(other, viewer).to_data()) != encode(game.view(state, viewer).to_data()):
            raise Broken(f"the view of seat {viewer} tells what is hidden")
        if game.awaited(other) != game.awaited(state):
            raise Broken(f"hidden cards decide who is waited for (seen by seat {viewer})")
        if viewer >= 0:
            if asked(game, other, viewer) != asked(game, state, viewer):
                raise Broken(f"the prompt of seat {viewer} tells what is hidden")
            for words in self._attempts():
                if attempt(game, other, viewer, words) != attempt(game, state, viewer, words):
                    raise Broken(f"what becomes of {words} tells seat {viewer} what is hidden")
        if own == mover:
            self._consequences(state, other, viewer, mover)

    def _consequences(self, state: Any, other: Any, viewer: int, mover: int) -> None:
        """A move that brings nothing hidden to light looks the same with other hidden cards."""
        game = self.game
        prompt = game.prompt(state, mover)
        if prompt is None:
            return
        move = walk(prompt, self.dice)
        one, two = game.clone(state), game.clone(other)
        for table in (one, two):
            table.log = []
            table.dice.log = []
            table.learned = 0
            game.apply(table, mover, move)
        if one.dice.log or two.dice.log or one.learned or two.learned or one.over or two.over:
            return
        if seen(one.log, viewer) != seen(two.log, viewer):
            raise Broken(f"the events of move {move} tell seat {viewer} what is hidden")
        if encode(game.view(one, viewer).to_data()) != encode(game.view(two, viewer).to_data()):
            raise Broken(f"after move {move} the view of seat {viewer} tells what was hidden")

    # -- moves of earlier ----------------------------------------------------------------------

    def _attempts(self) -> list[Words]:
        """Some earlier moves of the game, most of them refused by now."""
        if not self.recent:
            return []
        return [self.recent[self.dice.below(len(self.recent))] for _ in range(ATTEMPTS)]

    def _remember(self, state: Any, seat: int, prompt: Prompt) -> None:
        move = walk(prompt, self.dice)
        self.recent.append(self.game.words(state, seat, move))
        if len(self.recent) > 40:
            del self.recent[0]


def asked(game: Game[Any], state: Any, seat: int | None = None) -> list[object]:
    """What is asked now, of everybody or of one seat, so that it can be compared."""
    out: list[object] = []
    for p in game.asked(state):
        if seat is None or p.seat == seat:
            out.append([p.seat, p.key, p.rule, p.optional, p.params, first_answers(p)])
    if seat is not None:
        aside = game.aside(state, seat)
        out.append(None if aside is None else [aside.key, first_answers(aside)])
    return out


def first_answers(prompt: Prompt) -> list[list[int]]:
    """The first choices of a prompt, each with those that follow it."""
    return [[first, *prompt.choices([first])] for first in prompt.choices([])]


def attempt(game: Game[Any], state: Any, seat: int, words: Words) -> object:
    """What becomes of a move in words: the move it means, or why it is refused."""
    try:
        return game.parse(state, seat, words)
    except IllegalMove as error:
        return [error.key, error.rule, sorted((k, str(v)) for k, v in error.params.items())]


def seen(events: list[Event], viewer: int) -> list[object]:
    """The events as a viewer may know them, so that they can be compared."""
    return [event.seen_by(viewer).to_data() for event in events]
