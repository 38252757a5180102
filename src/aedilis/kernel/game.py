"""What every game is to the rest of the house: a state of plain data, and a `Game` that knows its
rules.

    prompts = game.prompts(state)              # {seat: Prompt}; several seats may be free to act
    game.apply(state, seat, move)              # IllegalMove, with the rule paragraph, if refused
    view = game.view(state, seat)              # what that seat may know, and no more
    other = game.determinize(state, seat, dice)  # a full state the seat could not tell apart

The base classes here and in `frame`, `prompt`, `form` and `hold` may be subclassed by plain Python
even when they are compiled themselves: a game of one's own needs no compiler.
"""

import warnings
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Literal, TypeVar

from mypy_extensions import mypyc_attr

from aedilis.kernel.codec import digest
from aedilis.kernel.dice import Dice
from aedilis.kernel.event import Event
from aedilis.kernel.frame import State as State
from aedilis.kernel.frame import frames_to_data
from aedilis.kernel.prompt import Move, Prompt
from aedilis.kernel.quoting import cut
from aedilis.kernel.words import Worded, matching, odd_word, to_words
from aedilis.kernel.words import Words as Words

MOST_QUOTED: Final = 60
"""So many characters of a word that somebody wrote are repeated in a refusal."""
MOST_ORDERED: Final = 1_000
"""So many answers in a row are given by standing orders; then somebody is asked all the same."""

ENDLESS: Final = "standing orders answer for ever"
"""How the warning begins that so many were given. A checked game is broken by it."""


class IllegalMove(Exception):
    """A refused move: a message key with parameters, and the rule paragraph that forbids it.

    Of a text that somebody wrote only the beginning becomes a parameter.
    """

    def __init__(self, key: str, rule: str, params: Mapping[str, object] | None = None) -> None:
        super().__init__(key, rule)
        self.key = key
        self.rule = rule
        self.params: Mapping[str, object] = {
            name: cut(value, MOST_QUOTED) if isinstance(value, str) else value
            for name, value in (params if params is not None else {}).items()
        }

    def __str__(self) -> str:
        return f"{self.key} ({self.rule})"


class BadOption(ValueError):
    """An option of a new game that it does not have or that does not fit; the text names the
    field, and quotes no more than the beginning of what was given.
    """

    def __init__(self, text: str) -> None:
        super().__init__(cut(text, 200))


OrderWord = Literal["ask", "open", "never", "pass"]
ORDERS: Final[tuple[OrderWord, ...]] = ("ask", "open", "never")
"""The standing orders for moments at which the game may wait."""
ANSWER_ORDERS: Final[tuple[OrderWord, ...]] = ("open", "pass")
"""Those for questions that may be answered in advance: be asked, or do nothing more than must be
done.
"""

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Worded[S]):
    """The rules of one game. Stateless: one instance serves every table.

    `rules_version` is raised whenever games go otherwise than before.
    """

    name: str = ""
    rules_version: str = "1"
    windows: tuple[str, ...] = ()

    # -- to be given by each game ------------------------------------------------------------------

    def options(self, options: Mapping[str, object], seats: int) -> dict[str, object]:
        """Options completed with their defaults. Raises BadOption naming the field that is
        wrong.
        """
        raise NotImplementedError

    def identity(self, options: Mapping[str, object], seats: int) -> str:
        """The hash of the facts that a game of these options, which are complete, and of so many
        seats is played by.
        """
        return ""

    def new(
        self,
        options: Mapping[str, object],
        seats: int,
        dice: Dice,
        log: list[Event] | None = None,
    ) -> S:
        """A game set up, run to its first decision; `log` collects what happens. Raises
        BadOption.
        """
        raise NotImplementedError

    def clone(self, state: S) -> S:
        """An independent copy, without log."""
        raise NotImplementedError

    def to_data(self, state: S) -> dict[str, object]:
        """The whole state as plain data, secrets included."""
        raise NotImplementedError

    def from_data(self, data: Mapping[str, Any]) -> S:
        """The state that `to_data` gave."""
        raise NotImplementedError

    def settle(self, state: S) -> None:
        """Look for the end of the game after something that may have brought it about."""
        raise NotImplementedError

    def view(self, state: S, seat: int) -> Any:
        """What `seat` may know (-1: a spectator). Has `to_data()`."""
        raise NotImplementedError

    def determinize(self, state: S, seat: int, dice: Dice) -> S:
        """A state with everything `seat` cannot know dealt anew from `dice`; its view is the
        same.
        """
        raise NotImplementedError

    def imagined(self, state: S, seat: int, dice: Dice) -> S:
        """A state that a seat which remembers all it has ever seen could not tell from the real
        one: what a search plays on in. Where a view keeps everything there is to remember, it is
        the same as `determinize`.
        """
        return self.determinize(state, seat, dice)

    def check(self, state: S) -> list[str]:
        """The invariants that do not hold (none, in a sound state)."""
        raise NotImplementedError

    def choice_kind(self, code: int) -> str:
        """The kind of choice that a code is, the same in every state: `field`, `field:verb` or
        `field=thing`, with a thing behind the verb too where it makes much of a difference. Kinds
        are few, and each is worth trying.
        """
        return str(code)

    def explain(self, state: S, seat: int, words: Words) -> IllegalMove:
        """Why this move in words, none of which is odd (`why_not`), is refused now."""
        raise NotImplementedError

    def lapsed(self, state: S, seat: int) -> Move | None:
        """What the rules have a seat do, that is asked, when its player lets his time run out:
        nothing more than must be done. None where something has to be chosen.
        """
        return None

    def further(self, state: S, seat: int) -> list[Prompt]:
        """The questions that follow at once for a seat that is asked, in their order, as long as it
        leaves undone what it is asked before; they hang on nothing hidden and on no chance.
        """
        return []

    def aside(self, state: S, seat: int) -> Prompt | None:
        """What this seat may do at any time, outside the run of play (concede, ...); None for
        nothing.
        """
        return None

    def windows_to_come(self, state: S) -> Sequence[str]:
        """The windows that may open in the game as it stands now, by what everybody knows."""
        return self.windows

    def orders_for(self, window: str) -> Sequence[OrderWord]:
        """The standing orders that can be given for a window."""
        return ORDERS

    def in_advance(self, state: S, prompt: Prompt) -> Move | None:
        """What a standing order of the seat that is asked answers; None where it has to answer
        itself. Whether an order answers must depend on nothing hidden.
        """
        return None

    def answer_aside(self, state: S, seat: int, move: Sequence[int]) -> None:
        """Take a legal move of the seat's aside."""
        raise NotImplementedError

    def offered(self, state: S) -> list[tuple[int, int]]:
        """What somebody has offered others and they have not answered: the offer's number and a
        seat that may, each.
        """
        return []

    def lasting(self, move: Sequence[int]) -> bool:
        """Whether a move of an aside means the same whatever is going on: a standing order does, an
        objection is one to what is going on.
        """
        return False

    def going_on(self, state: S, seat: int) -> list[dict[str, object]]:
        """The frames as plain data, bottom first, with no more in them than a seat may know."""
        return frames_to_data([frame.masked(seat) for frame in state.stack])

    def outcome_word(self, outcome: int) -> str | int:
        """A recorded outcome in words (cards by name; dice as they are)."""
        return outcome

    def outcome_code(self, word: object) -> int:
        """The outcome that `outcome_word` wrote. Raises ValueError."""
        if isinstance(word, int) and not isinstance(word, bool):
            return word
        raise ValueError(f"{word!r} is no outcome")

    def winners(self, state: S) -> list[int]:
        """The seats that have won (several share a victory; none: nobody wins); empty while it goes
        on.
        """
        raise NotImplementedError

    def ending(self, state: S) -> str:
        """The word for how the game ended; empty while it goes on."""
        raise NotImplementedError

    def occurrences(self) -> "dict[str, tuple[str, ...]]":
        """What can occur in games, in groups: names of things that a count should find sooner or
        later.
        """
        return {}

    def occurred(self, event: Event) -> list[tuple[str, str]]:
        """What an event shows of that, as group and name."""
        return []

    # -- the same for every game -------------------------------------------------------------------

    def run(self, state: S) -> None:
        """Go on until somebody must decide who has not done so in advance, or the game is over."""
        self.go_on(state)
        answered = 0
        while state.orders and self._ordered(state):
            self.go_on(state)
            answered += 1
            if answered == MOST_ORDERED:
                # Whatever has been ordered: no move of anybody's may hold up all others.
                told = f"{ENDLESS}: {state.stack[-1].kind()}"
                warnings.warn(told, RuntimeWarning, stacklevel=1)
                return

    def _ordered(self, state: S) -> bool:
        """Give one answer that a standing order gives; gives whether there was one."""
        if state.over or not state.stack:
            return False
        for prompt in self.asked(state):
            move = None if prompt.optional else self.in_advance(state, prompt)
            if move is None or not prompt.accepts(move):
                continue
            # It is somebody's answer: nobody else takes a move back across it.
            state.learned |= ((1 << state.seats) - 1) & ~(1 << prompt.seat)
            state.stack[-1].answer(state, prompt.of, move)
            if state.flagged:
                self.settle(state)
            return True
        return False

    def go_on(self, state: S) -> None:
        """Go on until somebody is asked or the game is over."""
        state.asked = None
        stack = state.stack
        while not state.over and stack:
            if not stack[-1].advance(state):
                break
            if state.flagged:
                self.settle(state)

    def asked(self, state: S) -> list[Prompt]:
        """The prompts now open, awaited ones first. Kept until the next move; empty when the game
        is over.
        """
        prompts = state.asked
        if prompts is None:
            prompts = [] if state.over else state.stack[-1].asks(state)
            state.asked = prompts
        return prompts

    def prompts(self, state: S) -> dict[int, Prompt]:
        """For each seat that may act now its prompt."""
        return {p.seat: p for p in self.asked(state)}

    def prompt(self, state: S, seat: int) -> Prompt | None:
        """This seat's prompt, if it has one."""
        for p in self.asked(state):
            if p.seat == seat:
                return p
        return None

    def awaited(self, state: S) -> list[int]:
        """The seats the game waits for."""
        return [p.seat for p in self.asked(state) if not p.optional]

    def due(self, state: S) -> Prompt:
        """The first question that the game waits for. Raises LookupError where it waits for
        nobody.
        """
        for prompt in self.asked(state):
            if not prompt.optional:
                return prompt
        raise LookupError("nobody is asked")

    def apply(self, state: S, seat: int, move: Sequence[int]) -> None:
        """Make a move, in place. Raises IllegalMove, the state untouched, when it is not legal
        now.
        """
        prompt = self.prompt(state, seat)
        if prompt is not None and prompt.accepts(move):
            state.stack[-1].answer(state, prompt.of, move)
        else:
            aside = self.aside(state, seat)
            if aside is None or not aside.accepts(move):
                raise self.refusal(state, seat, move)
            self.answer_aside(state, seat, move)
        if state.flagged:
            self.settle(state)
        self.run(state)

    def refusal(self, state: S, seat: int, move: Sequence[int]) -> IllegalMove:
        """The reason for refusing a move given in codes."""
        if self.prompt(state, seat) is None:
            return self.explain(state, seat, {})
        words: Words = {}
        if len(move) == 1:
            try:
                words = self.word(state, seat, move[0])
            except (ValueError, IndexError):
                words = {}
        return self.explain(state, seat, words)

    def words(self, state: S, seat: int, move: Sequence[int]) -> Words:
        """A legal move in words."""
        prompt = self.prompt(state, seat)
        if prompt is None or not prompt.accepts(move):
            prompt = self.aside(state, seat)
        if prompt is None or not prompt.accepts(move):
            raise self.refusal(state, seat, move)
        return to_words(self, state, prompt, move)

    def matches(self, state: S, seat: int, words: Words) -> Iterator[list[int]]:
        """The legal moves that a (perhaps partial) description in words fits."""
        if odd_word(words) is not None:
            return
        prompt = self.prompt(state, seat)
        found = False
        if prompt is not None:
            for move in matching(self, state, prompt, words):
                found = True
                yield move
        aside = None if found else self.aside(state, seat)
        if aside is not None:
            yield from matching(self, state, aside, words)

    def parse(self, state: S, seat: int, words: Words) -> list[int]:
        """The one legal move that a description means. Raises IllegalMove when there is none, or
        several.
        """
        best: list[int] | None = None
        for move in self.matches(state, seat, words):
            if self.words(state, seat, move) == words:
                return move
            if best is not None:
                raise IllegalMove("kernel-ambiguous", "")
            best = move
        if best is None:
            raise self.why_not(state, seat, words)
        return best

    def why_not(self, state: S, seat: int, words: Words) -> IllegalMove:
        """Why this move in words, which may be anybody's and hold anything, is refused now."""
        odd = odd_word(words)
        if odd is not None:
            return IllegalMove("kernel-odd-word", "", {"word": odd})
        return self.explain(state, seat, words)

    def hash(self, state: S) -> str:
        """A short digest of the whole state, the same on every build."""
        return digest(self.to_data(state))
