"""Scenario files of Glory to Rome: what their words mean.

Files are built as `schema` beside this says, `given` is laid out in `position`, and `then` is read
in `values`. Here is what remains: seats by name in moves, and the two `rest` steps.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from aedilis.glory.definitions.cards import BUILDING_IDS, MATERIAL_IDS, ROLE_IDS
from aedilis.glory.definitions.editions import EDITIONS
from aedilis.glory.game import Glory
from aedilis.glory.presentation.text import GloryText
from aedilis.glory.scenario.position import lay_out
from aedilis.glory.scenario.schema import REST_STOP, REST_WORDS, schema
from aedilis.glory.scenario.values import check_word, means, read
from aedilis.glory.state.choices import STOP, THINK_CARD, THINK_REFILL, verb_of
from aedilis.glory.state.table import GloryState
from aedilis.kernel.game import IllegalMove, Words
from aedilis.kernel.plain_yaml import Place, ScenarioError
from aedilis.kernel.prompt import Move, Pick, Prompt
from aedilis.kernel.quoting import flow
from aedilis.kernel.vocabulary import Stuck, Vocabulary


class GloryScenarios(Vocabulary[GloryState]):
    """The words of Glory's scenario files."""

    def __init__(self) -> None:
        self.game = Glory()

    def schema(self) -> Mapping[str, Any]:
        return schema()

    def editions(self, data: Mapping[str, Any]) -> list[str]:
        edition = data["edition"]
        if edition == "all":
            return list(EDITIONS)
        return [edition] if isinstance(edition, str) else list(edition)

    def check(self, data: Mapping[str, Any]) -> None:
        seats = data["seats"]
        given = data.get("given", {})
        if "leader" in data and data["leader"] not in seats:
            raise ScenarioError(f"{data['leader']} is none of the seats", ("leader",))
        centre = schema()["$defs"]["given"]["properties"]
        for seat in seats:
            if seat in centre or seat in RESERVED or "." in seat:
                raise ScenarioError(f"a seat cannot be called {seat}", ("seats",))
        for key in given:
            if key not in centre and key not in seats:
                words = ", ".join([*seats, *centre])
                raise ScenarioError(f"no such word; there are: {words}", ("given", key))

    def build(self, data: Mapping[str, Any], edition: str) -> GloryState:
        return lay_out(data, edition)

    def to_move(self, words: Words, seats: Sequence[str]) -> Words:
        def number(word: object, place: Place) -> object:
            if isinstance(word, str) and word in seats:
                return seats.index(word)
            raise ScenarioError(f"{flow(word)} is no seat; there are: {', '.join(seats)}", place)

        return _seat_words(words, number)

    def to_words(self, words: Words, seats: Sequence[str]) -> Words:
        def name(word: object, place: Place) -> object:
            return seats[word] if isinstance(word, int) else word

        return _seat_words(words, name)

    def reason(self, error: IllegalMove, seats: Sequence[str], language: str) -> str:
        return GloryText(language, list(seats)).refusal(error)

    def question(self, prompt: Prompt, seats: Sequence[str], language: str) -> str:
        return GloryText(language, list(seats)).question(prompt)

    def rest_words(self) -> Sequence[str]:
        return REST_WORDS

    def rest(self, state: GloryState, word: str, begun: object) -> tuple[int, Move] | None:
        """`think`: whoever is asked to follow thinks and draws. `stop`: whoever is asked does
        nothing more, until the next turn begins.
        """
        asked = self.game.asked(state)
        if not asked or asked[0].key == "glory-ask-lead":
            return None
        prompt = asked[0]
        if word == REST_STOP:
            return prompt.seat, _stop(prompt)
        if prompt.key != "glory-ask-follow":
            return None
        options = prompt.choices([])
        return prompt.seat, [next(c for c in options if verb_of(c) in (THINK_REFILL, THINK_CARD))]

    def check_word(self, path: Sequence[str], seats: Sequence[str]) -> None:
        check_word(path, seats)

    def read(self, state: GloryState, path: Sequence[str], seats: Sequence[str]) -> object:
        return read(self.game, state, path, seats)

    def points(self) -> Sequence[str]:
        return POINTS

    def means(self, item: object, word: object) -> bool:
        return means(item, word)


RESERVED: Final = ("then", "rest", "can", "cannot", "nobody")

POINTS: Final = (
    *("question", "hand", "pool", "sites", "deck", "jacks", "camp", "neighbours", "leader"),
    *("stockpile", "clientele", "vault", "buildings", "influence", "log"),
    *(f"hand.{card}" for card in ("jack", *MATERIAL_IDS, *BUILDING_IDS)),
    *(
        f"{place}.{material}"
        for place in ("pool", "sites", "stockpile")
        for material in MATERIAL_IDS
    ),
    *(f"clientele.{role}" for role in ROLE_IDS),
    *(f"buildings.{building}" for building in BUILDING_IDS),
)
"""What a lesson can point at: places of the table, and cards, sites and buildings there."""


def _stop(prompt: Prompt) -> Move:
    """The answer that does nothing. Raises Stuck where something must be done."""
    if isinstance(prompt, Pick):
        if prompt.low == 0:
            return [0]
    elif STOP << 18 in prompt.choices([]):
        return [STOP << 18]
    raise Stuck(prompt)


def _seat_words(words: Words, change: Callable[[object, Place], object]) -> Words:
    """A move with `change` done to each seat in it, wherever its words name one."""
    out: Words = dict(words)
    if "of" in out:
        out["of"] = change(out["of"], ("of",))
    if out.get("concede", "nobody") != "nobody":
        out["concede"] = change(out["concede"], ("concede",))
    if isinstance(out.get("claim"), list):
        out["claim"] = [change(seat, ("claim", i)) for i, seat in enumerate(out["claim"])]
    if isinstance(out.get("seize"), list):
        out["seize"] = [
            [change(seat, ("seize", i)), material]
            for i, (seat, material) in enumerate(out["seize"])
        ]
    return out
