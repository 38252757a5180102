"""The Republic of Rome as a `Game`: the one door through which bots, terminal, server and arena
come in.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from aedilis.kernel.dice import Dice
from aedilis.kernel.event import Event
from aedilis.kernel.game import Game, IllegalMove, OrderWord, Words
from aedilis.kernel.options import as_options, switched
from aedilis.kernel.prompt import Move, Prompt
from aedilis.republic.check.occurrences import choice_kind, occurred, occurrences
from aedilis.republic.check.table import check
from aedilis.republic.deals.offers import acceptable
from aedilis.republic.definitions.identity import identity
from aedilis.republic.definitions.scenarios import SCENARIOS
from aedilis.republic.determinize import determinize
from aedilis.republic.explain.refusals import explain
from aedilis.republic.neutrals.cards import played
from aedilis.republic.neutrals.deciding import answered, put_to_players
from aedilis.republic.neutrals.verdict import tell_verdict
from aedilis.republic.phases.asides import LASTING, aside
from aedilis.republic.phases.ending import settle
from aedilis.republic.phases.forum.auction import ordered_bid
from aedilis.republic.phases.forum.initiative import InitiativeFrame
from aedilis.republic.phases.lapsing import lapsed
from aedilis.republic.phases.leaving import ask_bereft
from aedilis.republic.phases.revenue.redistribution import RedistributionFrame
from aedilis.republic.phases.senate.by_custom import ordered_business
from aedilis.republic.phases.senate.standing_votes import ordered_call, ordered_vote
from aedilis.republic.rules.moments import WINDOWS
from aedilis.republic.rules.standing_orders import is_answered, orders_for, windows_to_come
from aedilis.republic.setup.table import set_up
from aedilis.republic.state.advanced import equip
from aedilis.republic.state.choices import thing
from aedilis.republic.state.endings import ENDINGS
from aedilis.republic.state.options import ALONE, RepublicSwitches, scenario_index, switches_of
from aedilis.republic.state.saving import state_from_data, to_data
from aedilis.republic.state.table import RepublicState
from aedilis.republic.turn import FRAMES, TurnFrame
from aedilis.republic.view import RepublicView
from aedilis.republic.words import choice_words, copy_of, item_matches, thing_word


@mypyc_attr(allow_interpreted_subclasses=True)
class Republic(Game[RepublicState]):
    """The Republic of Rome, 1 to 6 seats, with those of its advanced rules that are asked for."""

    name = "republic"
    rules_version = "7"
    windows: tuple[str, ...] = WINDOWS

    def options(self, options: Mapping[str, object], seats: int) -> dict[str, object]:
        return as_options(switches_of(options, seats))

    def identity(self, options: Mapping[str, object], seats: int) -> str:
        switches = switched(RepublicSwitches, options)
        scenario = SCENARIOS[scenario_index(switches.scenario)]
        return identity(scenario.id, switches.late_marius_sulla, seats in ALONE)

    def windows_to_come(self, state: RepublicState) -> Sequence[str]:
        return windows_to_come(state)

    def orders_for(self, window: str) -> Sequence[OrderWord]:
        return orders_for(window)

    def in_advance(self, state: RepublicState, prompt: Prompt) -> Move | None:
        if is_answered(state, prompt):
            return lapsed(state, prompt)
        return (
            ordered_bid(state, prompt)
            or ordered_call(state, prompt)
            or ordered_vote(state, prompt)
            or ordered_business(state, prompt)
        )

    def new(
        self,
        options: Mapping[str, object],
        seats: int,
        dice: Dice,
        log: list[Event] | None = None,
    ) -> RepublicState:
        switches = switches_of(options, seats)
        scenario = scenario_index(switches.scenario)
        state = set_up(scenario, seats, dice, switches.late_marius_sulla, log)
        state.switches = switches
        equip(state)
        state.stack.insert(0, TurnFrame())
        self.run(state)
        state.log = None
        return state

    def clone(self, state: RepublicState) -> RepublicState:
        return state.clone()

    def to_data(self, state: RepublicState) -> dict[str, object]:
        return to_data(state)

    def from_data(self, data: Mapping[str, Any]) -> RepublicState:
        return state_from_data(data, FRAMES)

    def view(self, state: RepublicState, seat: int) -> RepublicView:
        prompts = self.asked(state)
        awaited = [p.seat for p in prompts if not p.optional]
        return RepublicView(state, seat, awaited, prompts[0].key if prompts else "")

    def determinize(self, state: RepublicState, seat: int, dice: Dice) -> RepublicState:
        return determinize(state, seat, dice)

    def settle(self, state: RepublicState) -> None:
        settle(state)
        ask_bereft(state)

    def check(self, state: RepublicState) -> list[str]:
        return check(state)

    def go_on(self, state: RepublicState) -> None:
        super().go_on(state)
        # What a guideline does, or answers, is no move of anybody's. What else is asked stays open.
        while state.neutrals is not None and not state.over and state.stack:
            if not played(state) and not answered(state, super().asked(state)):
                return
            if state.flagged:
                self.settle(state)
            super().go_on(state)
        if state.neutrals is not None and state.over:
            tell_verdict(state)

    def asked(self, state: RepublicState) -> list[Prompt]:
        prompts = super().asked(state)
        if state.neutrals is not None:
            put_to_players(state, prompts)
        return prompts

    def prompt(self, state: RepublicState, seat: int) -> Prompt | None:
        found = super().prompt(state, seat)
        if found is None and not state.over and state.neutrals is None and state.stack:
            top = state.stack[-1]
            # What is open to all at once is no reason to ask anybody before his turn.
            return top.early(state, seat) if isinstance(top, RedistributionFrame) else None
        return found

    def lapsed(self, state: RepublicState, seat: int) -> Move | None:
        prompt = self.prompt(state, seat)
        return lapsed(state, prompt) if prompt is not None else None

    def further(self, state: RepublicState, seat: int) -> list[Prompt]:
        prompt = self.prompt(state, seat)
        top = state.stack[-1] if state.stack else None
        if prompt is None or prompt.of != seat or not isinstance(top, InitiativeFrame):
            return []
        # What an order answers is not asked.
        return [one for one in top.further(state) if self.in_advance(state, one) is None]

    def aside(self, state: RepublicState, seat: int) -> Prompt | None:
        return aside(state, seat)

    def answer_aside(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        prompt = aside(state, seat)
        assert prompt is not None
        prompt.act(move)

    def offered(self, state: RepublicState) -> list[tuple[int, int]]:
        return [(number, seat) for seat in range(state.seats) for number in acceptable(state, seat)]

    def lasting(self, move: Sequence[int]) -> bool:
        return move[0] in LASTING

    def word(self, state: RepublicState, seat: int, code: int) -> Words:
        return choice_words(state, code)

    def item_word(self, state: RepublicState, code: int) -> object:
        return thing_word(state, thing(code))

    def item_matches(self, state: RepublicState, code: int, word: object) -> bool:
        return item_matches(state, code, word)

    def code_of(self, state: RepublicState, word: object) -> int | None:
        return copy_of(word)

    def choice_kind(self, code: int) -> str:
        return choice_kind(code)

    def occurrences(self) -> dict[str, tuple[str, ...]]:
        return occurrences()

    def occurred(self, event: Event) -> list[tuple[str, str]]:
        return occurred(event)

    def explain(self, state: RepublicState, seat: int, words: Words) -> IllegalMove:
        return explain(state, seat, words, self.asked(state), self.prompt(state, seat))

    def winners(self, state: RepublicState) -> list[int]:
        return [seat for seat in state.winners if seat < state.seats]

    def ending(self, state: RepublicState) -> str:
        return ENDINGS[state.ending] if state.over else ""
