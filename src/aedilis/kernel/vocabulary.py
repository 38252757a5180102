"""What the scenario files of one game can say: the words under `given`, `when` and `then`.

Each game fills this in for itself; `aedilis.kernel.scenario` reads files by it.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from aedilis.kernel.game import Game, IllegalMove, State, Words
from aedilis.kernel.plain_yaml import ScenarioError
from aedilis.kernel.prompt import Move, Prompt

S = TypeVar("S", bound=State)


class Stuck(Exception):
    """A `rest` step that cannot go on: a seat must decide what the `prompt` asks."""

    def __init__(self, prompt: Prompt) -> None:
        super().__init__(prompt.key)
        self.prompt = prompt


class Vocabulary(Generic[S]):
    """What the scenario files of one game can say. Stateless; `game` is what they are about."""

    game: Game[S]

    version: str = "edition"
    """The word of a file that names what it is to be run for: `editions`."""

    def schema(self) -> Mapping[str, Any]:
        """The JSON schema of the game's files."""
        raise NotImplementedError

    def editions(self, data: Mapping[str, Any]) -> list[str]:
        """The names of the editions (or scenarios) a file is to be run for, one run each."""
        raise NotImplementedError

    def check(self, data: Mapping[str, Any]) -> None:
        """What the schema cannot say. Raises ScenarioError with the place in the file."""
        raise NotImplementedError

    def build(self, data: Mapping[str, Any], edition: str) -> S:
        """The position of `given`, run to its first decision. Raises ScenarioError."""
        raise NotImplementedError

    def to_move(self, words: Words, seats: Sequence[str]) -> Words:
        """A move of the file in the words of records: seats by number. Raises ScenarioError."""
        raise NotImplementedError

    def to_words(self, words: Words, seats: Sequence[str]) -> Words:
        """The way back: a move in the words of records, seats by name."""
        raise NotImplementedError

    def reason(self, error: IllegalMove, seats: Sequence[str], language: str) -> str:
        """Why a move was refused, in a language that the game speaks."""
        raise NotImplementedError

    def question(self, prompt: Prompt, seats: Sequence[str], language: str) -> str:
        """What is asked, in a language that the game speaks."""
        raise NotImplementedError

    def rest_words(self) -> Sequence[str]:
        """What a `rest` step may say."""
        raise NotImplementedError

    def here(self, state: S) -> object:
        """Where the game stands as a `rest` step begins: what `rest` has to know of it."""
        return None

    def rest(self, state: S, word: str, begun: object) -> tuple[int, Move] | None:
        """The next move of a `rest` step that began `here`, with its seat; None when it is done.
        Raises Stuck.
        """
        raise NotImplementedError

    def queues(self) -> Sequence[str]:
        """The kinds of outcomes that a file can tell beforehand (`Dice.queues`)."""
        return ()

    def outcome(self, queue: str, word: object) -> int:
        """The outcome of a kind that a word means. Raises ScenarioError, without a place."""
        raise NotImplementedError

    def outcome_word(self, queue: str, outcome: int) -> object:
        """The way back."""
        return outcome

    def check_word(self, path: Sequence[str], seats: Sequence[str]) -> None:
        """Raise ScenarioError (without a place) when `then` has no such word."""
        raise NotImplementedError

    def read(self, state: S, path: Sequence[str], seats: Sequence[str]) -> object:
        """The value of a known word of `then`, plain. Raises KeyError for what is not there."""
        raise NotImplementedError

    def points(self) -> Sequence[str]:
        """What a lesson can point at: places of the table (`hand`), and things there
        (`hand.foundry`).
        """
        return ("question",)

    def check_point(self, word: str, seats: Sequence[str]) -> None:
        """Raise ScenarioError (without a place) when a lesson cannot point at this."""
        if word not in self.points():
            places = ", ".join(one for one in self.points() if "." not in one)
            raise ScenarioError(f"no such thing; there are, and a thing behind some: {places}")

    def means(self, item: object, word: object) -> bool:
        """Whether a written word can mean this item of a list (a material: any card of it)."""
        return item == word
