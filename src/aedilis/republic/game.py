"""The Republic of Rome as a `Game`: the one door through which bots, terminal, server and arena
come in.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from aedilis.kernel.dice import Dice
from aedilis.kernel.event import Event
from aedilis.kernel.game import Game, IllegalMove, Words
from aedilis.kernel.prompt import Prompt
from aedilis.republic.asides import aside
from aedilis.republic.check import check
from aedilis.republic.components import DATA_HASH
from aedilis.republic.determinize import determinize
from aedilis.republic.ending import settle
from aedilis.republic.options import complete_options, scenario_index
from aedilis.republic.refusals import explain
from aedilis.republic.saving import state_from_data, to_data
from aedilis.republic.setup import set_up
from aedilis.republic.state import RepublicState
from aedilis.republic.things import thing
from aedilis.republic.turn import TurnFrame
from aedilis.republic.verdict import ENDINGS
from aedilis.republic.view import RepublicView
from aedilis.republic.words import choice_words, copy_of, item_matches, thing_word


@mypyc_attr(allow_interpreted_subclasses=True)
class Republic(Game[RepublicState]):
    """The Republic of Rome, 3 to 6 seats, the basic game in its three scenarios."""

    name = "republic"
    rules_version = "1"
    windows: tuple[str, ...] = (
        "proposal", "adjournment", "tribune", "silenced", "cleopatra", "desertion", "proscription",
        "revenue",
    )  # fmt: skip
    data_hash = DATA_HASH

    def options(self, options: Mapping[str, object], seats: int) -> dict[str, object]:
        return complete_options(options, seats)

    def new(
        self,
        options: Mapping[str, object],
        seats: int,
        dice: Dice,
        log: list[Event] | None = None,
    ) -> RepublicState:
        complete = complete_options(options, seats)
        optional = complete["late-marius-sulla"] is True
        state = set_up(scenario_index(complete), seats, dice, optional, log)
        state.options = complete
        state.stack.insert(0, TurnFrame(0))
        self.run(state)
        state.log = None
        return state

    def clone(self, state: RepublicState) -> RepublicState:
        return state.clone()

    def to_data(self, state: RepublicState) -> dict[str, object]:
        return to_data(state)

    def from_data(self, data: Mapping[str, Any]) -> RepublicState:
        return state_from_data(data)

    def view(self, state: RepublicState, seat: int) -> RepublicView:
        prompts = self.asked(state)
        awaited = [p.seat for p in prompts if not p.optional]
        return RepublicView(state, seat, awaited, prompts[0].key if prompts else "")

    def determinize(self, state: RepublicState, seat: int, dice: Dice) -> RepublicState:
        return determinize(state, seat, dice)

    def settle(self, state: RepublicState) -> None:
        settle(state)

    def check(self, state: RepublicState) -> list[str]:
        return check(state)

    def aside(self, state: RepublicState, seat: int) -> Prompt | None:
        return aside(state, seat)

    def answer_aside(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        prompt = aside(state, seat)
        assert prompt is not None
        prompt.act(move)

    def word(self, state: RepublicState, seat: int, code: int) -> Words:
        return choice_words(state, code)

    def item_word(self, state: RepublicState, code: int) -> object:
        return thing_word(state, thing(code))

    def item_matches(self, state: RepublicState, code: int, word: object) -> bool:
        return item_matches(state, code, word)

    def code_of(self, state: RepublicState, word: object) -> int | None:
        return copy_of(word)

    def explain(self, state: RepublicState, seat: int, words: Words) -> IllegalMove:
        return explain(state, seat, words)

    def winners(self, state: RepublicState) -> list[int]:
        return state.winners[:]

    def ending(self, state: RepublicState) -> str:
        return ENDINGS[state.ending] if state.over else ""
