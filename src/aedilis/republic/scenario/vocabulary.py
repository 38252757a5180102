"""Scenario files of The Republic of Rome: what their words mean.

Files are built as `schema` beside this says, `given` is laid out in `given`, `then` is read in
`values`, and `rest` steps are carried out in `rest`. Here is what remains: the outcomes told
beforehand, and seats by name in moves.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from aedilis.kernel.dice import DICE, ScriptError
from aedilis.kernel.game import IllegalMove, Words
from aedilis.kernel.plain_yaml import ScenarioError
from aedilis.kernel.prompt import Move, Prompt
from aedilis.kernel.quoting import flow
from aedilis.kernel.scenario import impossible, outcomes
from aedilis.kernel.vocabulary import Vocabulary
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import (
    CARD_IDS,
    FAMILIES,
    PROVINCES,
    card_from_word,
    card_word,
    index_of,
)
from aedilis.republic.game import Republic
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.rules.draws import CHITS, DECK, HANDS, LEGIONS, PRETENDER, QUEUES
from aedilis.republic.scenario.camps import camps
from aedilis.republic.scenario.given.position import lay_out
from aedilis.republic.scenario.rest import WAYS, TurnPhase, next_rest, turn_phase
from aedilis.republic.scenario.schema import CHIT_WORDS, schema
from aedilis.republic.scenario.values import RepublicReader, means
from aedilis.republic.state.choices import ALL_FIELDS
from aedilis.republic.state.options import PLAYABLE
from aedilis.republic.state.table import LEGIONS as ALL_LEGIONS
from aedilis.republic.state.table import RepublicState
from aedilis.republic.words import NAMED, PERSONS

RANGES: Final = {DICE: (1, 6), CHITS: (1, len(FAMILIES)), LEGIONS: (0, ALL_LEGIONS - 1)}
"""The outcomes that are plain numbers."""
OUTCOMES: Final = {
    DICE: "a die shows 1 to 6",
    CHITS: "a chit is 1 to 30, a family, none or draw_two",
    LEGIONS: f"a legion is 0 to {ALL_LEGIONS - 1}",
    PRETENDER: "it must be a province",
}
RESERVED: Final = frozenset({"then", "rest", "can", "cannot", "nobody", "any"})

AMOUNTS: Final = (
    "against", "bid", "bribe", "cards", "counter", "disband_fleets", "disband_legions",
    "disband_veterans", "enlist", "fleets", "for", "guards", "legions", "master", "personal",
    "raise_fleets", "raise_legions", "regulars", "talents", "term", "treasury", "troops", "units",
    "veterans",
)  # fmt: skip
"""The words of a move beside those of its choices."""
NUMBERED_AMOUNTS: Final = re.compile(
    r"(talents|text|legions|fleets|veterans)_[1-9]|(votes|pay|press|fleets|troops|legions)_[a-z_]+"
)
SEAT_FIELDS: Final = re.compile(r"seat|from|to|(by|to)_[1-9]")
"""The words of a move that may name a seat."""

PLACES: Final = (
    *("question", "hand", "faction", "rivals", "treasury", "unrest", "rome", "wars", "forum"),
    *("provinces", "laws", "curia", "deck", "log", "deals"),
)
POINTS: Final = (*PLACES, *(f"hand.{card}" for card in CARD_IDS), *sorted(PERSONS))
"""What a lesson can point at: places of the table, cards in the hand, and persons."""


class RepublicScenarios(Vocabulary[RepublicState]):
    """The words of the scenario files of The Republic of Rome."""

    version = "scenario"

    def __init__(self) -> None:
        self.game = Republic()
        self.reader = RepublicReader(self.game)

    def schema(self) -> Mapping[str, Any]:
        return schema()

    def editions(self, data: Mapping[str, Any]) -> list[str]:
        scenario = data["scenario"]
        if scenario == "all":
            return list(PLAYABLE)
        return [scenario] if isinstance(scenario, str) else list(scenario)

    def check(self, data: Mapping[str, Any]) -> None:
        seats = data["seats"]
        centre = schema()["$defs"]["given"]["properties"]
        taken = {*centre, *RESERVED, *QUEUES, *PERSONS, *NAMED, *self.reader.centre}
        for i, seat in enumerate(seats):
            if seat in taken:
                raise ScenarioError(f"{seat} means something else here", ("seats", i))
        for key in data.get("given", {}):
            if key not in centre and key not in camps(seats):
                words = ", ".join([*camps(seats), *centre])
                raise ScenarioError(f"no such word; there are: {words}", ("given", key))
        for queue in self.queues():
            if queue in data.get("given", {}):
                list(outcomes(self, queue, data["given"][queue], ("given", queue)))

    def build(self, data: Mapping[str, Any], edition: str) -> RepublicState:
        given = data.get("given", {})
        first = {
            queue: [self.outcome(queue, word) for word in given[queue]]
            for queue in self.queues()
            if queue in given
        }
        later = [self.outcome(DECK, word) for word in _drawn_later(data)]
        try:
            return lay_out(data, edition, first, later)
        except ScriptError as error:
            raise ScenarioError(impossible(self, error), ("given", error.queue)) from error

    # -- outcomes --------------------------------------------------------------------------------

    def queues(self) -> Sequence[str]:
        return (DICE, *QUEUES)

    def outcome(self, queue: str, word: object) -> int:
        if queue in (DECK, HANDS):
            return _card(word)
        if isinstance(word, int) and not isinstance(word, bool):
            least, most = RANGES.get(queue, (1, 0))
            if least <= word <= most:
                return word
        elif queue == CHITS and word in CHIT_WORDS:
            return CHIT_WORDS[word]
        elif queue == PRETENDER and isinstance(word, str) and index_of("province", word) != NONE:
            return index_of("province", word)
        raise ScenarioError(f"{flow(word)} is wrong: {OUTCOMES[queue]}")

    def outcome_word(self, queue: str, outcome: int) -> object:
        if queue in (DECK, HANDS):
            return card_word(outcome)
        if queue == PRETENDER:
            return PROVINCES[outcome].id
        if queue == CHITS:
            return next(word for word, chit in CHIT_WORDS.items() if chit == outcome)
        return outcome

    # -- moves -----------------------------------------------------------------------------------

    def to_move(self, words: Words, seats: Sequence[str]) -> Words:
        out: Words = {}
        for key, value in words.items():
            if not _is_move_word(key):
                raise ScenarioError("no such word in a move", (key,))
            if isinstance(value, bool):
                # YAML reads a plain yes or no so; no move has anything else that is true or false.
                value = "yes" if value else "no"
            names = camps(seats)
            named = SEAT_FIELDS.fullmatch(key) is not None and value in names
            out[key] = names.index(value) if named else value
        return out

    def to_words(self, words: Words, seats: Sequence[str]) -> Words:
        return {
            key: camps(seats)[value]
            if SEAT_FIELDS.fullmatch(key) is not None and type(value) is int
            else value
            for key, value in words.items()
        }

    def reason(self, error: IllegalMove, seats: Sequence[str], language: str) -> str:
        return RepublicText(language, list(seats)).refusal(error)

    def question(self, prompt: Prompt, seats: Sequence[str], language: str) -> str:
        return RepublicText(language, list(seats)).question(prompt)

    # -- steps and checks ------------------------------------------------------------------------

    def rest_words(self) -> Sequence[str]:
        return WAYS

    def here(self, state: RepublicState) -> object:
        return turn_phase(state)

    def rest(self, state: RepublicState, word: str, begun: object) -> tuple[int, Move] | None:
        assert isinstance(begun, TurnPhase)
        return next_rest(self.game, state, word, begun)

    def check_word(self, path: Sequence[str], seats: Sequence[str]) -> None:
        self.reader.check_word(path, camps(seats))

    def read(self, state: RepublicState, path: Sequence[str], seats: Sequence[str]) -> object:
        return self.reader.read(state, path, camps(seats))

    def points(self) -> Sequence[str]:
        return POINTS

    def means(self, item: object, word: object) -> bool:
        return means(item, word)


def _drawn_later(data: Mapping[str, Any]) -> Iterator[object]:
    """The cards that are drawn in the steps of a file, and after those of its guide."""
    taught = data.get("lesson", {}).get("steps", [])
    for steps in (data.get("when", []), *(one.get("meanwhile", []) for one in taught)):
        for step in steps:
            yield from step.get(DECK, [])


def _is_move_word(key: str) -> bool:
    return key in ALL_FIELDS or key in AMOUNTS or NUMBERED_AMOUNTS.fullmatch(key) is not None


def _card(word: object) -> int:
    """The one card that a word means. Raises ScenarioError, also when there are copies of it."""
    number = card_from_word(word) if isinstance(word, str) else NONE
    if number != NONE:
        return number
    copies = CARD_IDS.get(word, ()) if isinstance(word, str) else ()
    if copies:
        words = ", ".join(card_word(one) for one in copies)
        raise ScenarioError(f"there are several; write one of {words}")
    raise ScenarioError(f"{flow(word)} is no card")
