"""Glory to Rome as a `Game`: the one door through which bots, terminal, server and arena come
in.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from aedilis.glory.buildings.fountain import FountainFrame
from aedilis.glory.buildings.prison import PrisonFrame
from aedilis.glory.check.occurrences import choice_kind, occurred, occurrences
from aedilis.glory.check.table import check
from aedilis.glory.definitions.cards import CARD_CODES, card_word
from aedilis.glory.definitions.identity import identity
from aedilis.glory.definitions.options import switches_of
from aedilis.glory.definitions.rules import rules_of
from aedilis.glory.determinize import determinize
from aedilis.glory.explain.refusals import explain
from aedilis.glory.phases.cleanup import SenateFrame, SewerFrame
from aedilis.glory.phases.lapsing import lapsed
from aedilis.glory.phases.thinking import ThinkFrame
from aedilis.glory.roles import building, laborer, legionary, merchant, patron
from aedilis.glory.roles.demand import DEMAND_STEPS, DemandFrame
from aedilis.glory.roles.patron import BathFrame
from aedilis.glory.roles.role import ActionsFrame
from aedilis.glory.rules.concession import answer_aside, aside
from aedilis.glory.rules.ending import settle
from aedilis.glory.setup import RevealFrame, new_table
from aedilis.glory.state.table import ENDINGS, GloryState, camp_from_data
from aedilis.glory.turn import TURN_STEPS, TurnFrame
from aedilis.glory.view import GloryView
from aedilis.glory.words import choice_words, code_of, item_matches, item_words
from aedilis.kernel.dice import Dice, from_data
from aedilis.kernel.event import Event
from aedilis.kernel.frame import FrameKind, FrameKinds, frames_to_data
from aedilis.kernel.game import Game, IllegalMove, Words
from aedilis.kernel.options import as_options
from aedilis.kernel.prompt import Move, Prompt

# Importing a role's module is what fills its place in the table of roles.
ROLE_MODULES: Final = (building, laborer, legionary, merchant, patron)


FRAMES: Final = FrameKinds(
    (
        FrameKind("turn", TurnFrame, step=TURN_STEPS.step),
        FrameKind("think", ThinkFrame),
        FrameKind("actions", ActionsFrame),
        FrameKind("demand", DemandFrame, step=DEMAND_STEPS.step),
        FrameKind("bath", BathFrame),
        FrameKind("prison", PrisonFrame),
        FrameKind("fountain", FountainFrame),
        FrameKind("senate", SenateFrame),
        FrameKind("sewer", SewerFrame),
        FrameKind("reveal", RevealFrame),
    )
)
"""Every kind of frame of this game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Glory(Game[GloryState]):
    """Glory to Rome, 2 to 5 seats, all editions."""

    name = "glory"
    rules_version = "3"
    windows: tuple[str, ...] = ("gift",)

    def options(self, options: Mapping[str, object], seats: int) -> dict[str, object]:
        return as_options(switches_of(options, seats))

    def identity(self, options: Mapping[str, object], seats: int) -> str:
        return identity(switches_of(options, seats).edition)

    def new(
        self,
        options: Mapping[str, object],
        seats: int,
        dice: Dice,
        log: list[Event] | None = None,
    ) -> GloryState:
        state = new_table(rules_of(switches_of(options, seats)), seats, dice, log)
        self.run(state)
        state.log = None
        return state

    def clone(self, state: GloryState) -> GloryState:
        return state.clone()

    def settle(self, state: GloryState) -> None:
        settle(state)

    def to_data(self, state: GloryState) -> dict[str, object]:
        return {
            "options": as_options(state.rules.switches),
            "seats": state.seats,
            "dice": state.dice.to_data(),
            "stack": frames_to_data(state.stack),
            "over": state.over,
            "learned": state.learned,
            "orders": dict(state.orders),
            "camps": [camp.to_data() for camp in state.camps],
            "deck": state.deck[:],
            "top": state.top[:],
            "box": state.box[:],
            "pool": state.pool[:],
            "jacks": state.jacks,
            "town": state.town[:],
            "outskirts": state.outskirts[:],
            "leader": state.leader,
            "turn": state.turn,
            "role": state.role,
            "opened": state.opened,
            "ending": state.ending,
            "winners": state.winners[:],
        }

    def from_data(self, data: Mapping[str, Any]) -> GloryState:
        seats = data["seats"]
        rules = rules_of(switches_of(data["options"], seats))
        state = GloryState(rules, seats, from_data(data["dice"]))
        state.stack = FRAMES.read(data["stack"])
        state.over = data["over"]
        state.learned = data["learned"]
        state.orders = dict(data["orders"])
        state.camps = [camp_from_data(camp) for camp in data["camps"]]
        for name in ("deck", "top", "box", "pool", "town", "outskirts", "winners"):
            setattr(state, name, list(data[name]))
        for name in ("jacks", "leader", "turn", "role", "opened", "ending"):
            setattr(state, name, data[name])
        return state

    def view(self, state: GloryState, seat: int) -> GloryView:
        prompts = self.asked(state)
        return GloryView(state, seat, [p.seat for p in prompts], prompts[0].key if prompts else "")

    def determinize(self, state: GloryState, seat: int, dice: Dice) -> GloryState:
        return determinize(state, seat, dice)

    def imagined(self, state: GloryState, seat: int, dice: Dice) -> GloryState:
        return determinize(state, seat, dice, remembers=True)

    def check(self, state: GloryState) -> list[str]:
        return check(state)

    def lapsed(self, state: GloryState, seat: int) -> Move | None:
        prompt = self.prompt(state, seat)
        return lapsed(prompt) if prompt is not None else None

    def aside(self, state: GloryState, seat: int) -> Prompt | None:
        return aside(state, seat)

    def answer_aside(self, state: GloryState, seat: int, move: Sequence[int]) -> None:
        answer_aside(state, seat, move)

    def lasting(self, move: Sequence[int]) -> bool:
        return True

    def word(self, state: GloryState, seat: int, code: int) -> Words:
        return choice_words(state, seat, code)

    def item_word(self, state: GloryState, code: int) -> object:
        return item_words(code)

    def item_matches(self, state: GloryState, code: int, word: object) -> bool:
        return item_matches(code, word)

    def code_of(self, state: GloryState, word: object) -> int | None:
        return code_of(word)

    def choice_kind(self, code: int) -> str:
        return choice_kind(code)

    def occurrences(self) -> dict[str, tuple[str, ...]]:
        return occurrences(FRAMES.names)

    def occurred(self, event: Event) -> list[tuple[str, str]]:
        return occurred(event)

    def explain(self, state: GloryState, seat: int, words: Words) -> IllegalMove:
        return explain(state, seat, words)

    def outcome_word(self, outcome: int) -> str | int:
        return card_word(outcome)

    def outcome_code(self, word: object) -> int:
        if isinstance(word, str) and word in CARD_CODES:
            return CARD_CODES[word]
        raise ValueError(f"{word!r} is no card")

    def winners(self, state: GloryState) -> list[int]:
        return state.winners[:]

    def ending(self, state: GloryState) -> str:
        return ENDINGS[state.ending] if state.over else ""
