"""The greedy player: counts up its view, and hands each prompt to whoever weighs such questions."""

from typing import Any

from aedilis.glory.bots.first.actions import choose_action
from aedilis.glory.bots.first.demands import (
    choose_clients,
    choose_demand,
    choose_gift,
    choose_seizure,
)
from aedilis.glory.bots.first.outlook import Outlook
from aedilis.glory.bots.first.picks import pick_best
from aedilis.glory.bots.first.plays import choose_play, choose_think
from aedilis.glory.bots.first.worth import card_worth, fill_begun
from aedilis.glory.definitions.cards import ARCHITECT, CRAFTSMAN
from aedilis.glory.state.choices import a_of
from aedilis.glory.view import GloryView
from aedilis.kernel.player import Player
from aedilis.kernel.prompt import Form, Move, Pick, Prompt


class FirstGreedy(Player):
    """Plays Glory to Rome, any edition, by weighing each choice alone. It uses no chance."""

    def choose(self, view: Any, prompt: Prompt) -> Move:
        assert isinstance(view, GloryView)
        o = fill_begun(Outlook(view))
        key = prompt.key
        if isinstance(prompt, Pick):
            return self._pick(o, prompt)
        if key in ("glory-ask-lead", "glory-ask-follow"):
            return choose_play(o, prompt, key == "glory-ask-lead")
        if key == "glory-ask-think":
            return choose_think(o, prompt)
        if isinstance(prompt, Form):
            return choose_demand(o, prompt)
        if key == "glory-ask-prison":
            return choose_seizure(o, prompt)
        if key == "glory-ask-reveal":
            return self._reveal(o, prompt)
        role = ARCHITECT if key == "glory-ask-architect" else CRAFTSMAN
        return choose_action(o, prompt, role)

    def _pick(self, o: Outlook, pick: Pick) -> Move:
        if pick.key == "glory-ask-give":
            return choose_gift(o, pick)
        if pick.key == "glory-ask-clients":
            return choose_clients(pick)
        # From the pool, by Senate or by Sewer: all that may be had.
        return pick_best(pick, [0.0] * len(pick.items), pick.high)

    def _reveal(self, o: Outlook, prompt: Prompt) -> Move:
        """At the experts' start the card that is missed least is laid down."""
        best, chosen = 1e9, prompt.choices([])[0]
        for choice in prompt.choices([]):
            worth = card_worth(o, a_of(choice))
            if worth < best:
                best, chosen = worth, choice
        return [chosen]
