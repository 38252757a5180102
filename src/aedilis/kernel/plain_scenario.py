"""Scenario files for a game that says no more of itself than it must: what stands on its table are
numbers, one for all or one for each seat, and these can be given and looked at by name.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

from aedilis.kernel.dice import DICE, stream
from aedilis.kernel.face import Face
from aedilis.kernel.game import BadOption, Game, IllegalMove, State, Words
from aedilis.kernel.plain_yaml import ScenarioError
from aedilis.kernel.prompt import Prompt
from aedilis.kernel.quoting import flow
from aedilis.kernel.vocabulary import Vocabulary

S = TypeVar("S", bound=State)

COURSE: Final = ("awaited", "ending", "over", "winners")
"""What can be looked at in every game."""

SEAT: Final = {"type": "string", "pattern": "^[a-z][a-z0-9_]{0,30}$"}
NUMBER: Final = {"type": "integer", "minimum": 0, "maximum": 1_000_000}


class PlainVocabulary(Vocabulary[S]):
    """The words of the scenario files of `game`: the `numbers` of its state, attributes that are an
    int, or a list with one for each seat. `face` says why something is refused.
    """

    def __init__(
        self,
        game: Game[S],
        numbers: Sequence[str],
        face: Callable[[str, Sequence[str], int], Face],
    ) -> None:
        self.game = game
        self._numbers = tuple(numbers)
        self._face = face

    def schema(self) -> Mapping[str, Any]:
        number = {**NUMBER, "type": ["integer", "object"], "additionalProperties": NUMBER}
        return {
            "type": "object",
            "additionalProperties": False,
            "required": ["game", "title", "seats"],
            "properties": {
                "game": {"const": self.game.name},
                "title": {"type": "string", "minLength": 1},
                "rules": {"type": "array", "items": {"type": "string"}},
                "seats": {"type": "array", "minItems": 1, "uniqueItems": True, "items": SEAT},
                "options": {"type": "object"},
                "seed": {"type": ["string", "integer"]},
                "given": {
                    "type": "object",
                    "additionalProperties": False,
                    "properties": dict.fromkeys(self._numbers, number),
                },
                "when": {"type": "array", "items": {"type": "object"}},
                "then": {"type": "object"},
            },
        }

    def editions(self, data: Mapping[str, Any]) -> list[str]:
        return [self.game.name]

    def check(self, data: Mapping[str, Any]) -> None:
        for word, value in data.get("given", {}).items():
            for seat in value if isinstance(value, dict) else ():
                if seat not in data["seats"]:
                    raise ScenarioError(f"{seat} is none of the seats", ("given", word, seat))

    def build(self, data: Mapping[str, Any], edition: str) -> S:
        seats: list[str] = data["seats"]
        dice = stream(str(data.get("seed", "scenario")), "game")
        try:
            options = self.game.options(data.get("options", {}), len(seats))
            state = self.game.new(options, len(seats), dice)
        except BadOption as error:
            raise ScenarioError(str(error), ("options",)) from error
        for word, value in data.get("given", {}).items():
            if isinstance(value, dict) != isinstance(getattr(state, word), list):
                raise ScenarioError("not one for all, or not one for each seat", ("given", word))
            if isinstance(value, dict):
                for seat, number in value.items():
                    getattr(state, word)[seats.index(seat)] = number
            else:
                setattr(state, word, value)
        wrong = self.game.check(state)
        if wrong:
            raise ScenarioError("; ".join(wrong), ("given",))
        return state

    def to_move(self, words: Words, seats: Sequence[str]) -> Words:
        return words

    def to_words(self, words: Words, seats: Sequence[str]) -> Words:
        return words

    def reason(self, error: IllegalMove, seats: Sequence[str], language: str) -> str:
        return self._face(language, seats, -1).refusal(error)

    def question(self, prompt: Prompt, seats: Sequence[str], language: str) -> str:
        return self._face(language, seats, -1).question(prompt)

    def rest_words(self) -> Sequence[str]:
        return ()

    def queues(self) -> Sequence[str]:
        return (DICE,)

    def outcome(self, queue: str, word: object) -> int:
        if isinstance(word, int) and not isinstance(word, bool) and word > 0:
            return word
        raise ScenarioError(f"{flow(word)} is nothing that a die shows")

    def check_word(self, path: Sequence[str], seats: Sequence[str]) -> None:
        single = len(path) == 1 and path[0] in (*self._numbers, *COURSE)
        if not single and not (len(path) == 2 and path[0] in self._numbers and path[1] in seats):
            words = ", ".join(sorted({*self._numbers, *COURSE}))
            raise ScenarioError(f"no such word; there are: {words}, and a seat behind numbers")

    def read(self, state: S, path: Sequence[str], seats: Sequence[str]) -> object:
        word = path[0]
        if word == "awaited":
            return [seats[seat] for seat in self.game.awaited(state)]
        if word == "winners":
            return [seats[seat] for seat in self.game.winners(state)]
        if word == "ending":
            return self.game.ending(state)
        found: object = getattr(state, word)
        if len(path) == 1:
            return found
        if not isinstance(found, list):
            raise KeyError(path[1])
        value: object = found[seats.index(path[1])]
        return value
