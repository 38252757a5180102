"""The greedy player: counts up its view, and hands each prompt to whoever weighs such questions."""

from collections.abc import Sequence
from typing import Any

from aedilis.glory.bots.actions import weigh_action
from aedilis.glory.bots.answers import Answers, Best, Scale
from aedilis.glory.bots.demands import (
    choose_clients,
    weigh_demand,
    weigh_gift,
    weigh_seizure,
)
from aedilis.glory.bots.outlook import Outlook, outlook_of
from aedilis.glory.bots.picks import pick_best
from aedilis.glory.bots.plays import weigh_play, weigh_think
from aedilis.glory.bots.reasons import reason
from aedilis.glory.bots.worth import card_worth
from aedilis.glory.definitions.cards import ARCHITECT, CRAFTSMAN
from aedilis.glory.state.choices import a_of
from aedilis.glory.view import GloryView
from aedilis.kernel.dice import Dice
from aedilis.kernel.player import Player, Weighed
from aedilis.kernel.prompt import Form, Move, Pick, Prompt


class GloryGreedy(Player):
    """Plays Glory to Rome, any edition, by weighing each choice alone. It uses no chance."""

    def __init__(self, name: str, seat: int, dice: Dice) -> None:
        super().__init__(name, seat, dice)
        self._asked: tuple[GloryView, Prompt] | None = None

    def choose(self, view: Any, prompt: Prompt) -> Move:
        assert isinstance(view, GloryView)
        self._asked = (view, prompt)
        best = Best()
        weigh(outlook_of(view), prompt, best)
        return best.move()

    def weighed(self) -> Sequence[Weighed]:
        """All answers that it thought of, with what each is worth in points, worked out anew: few
        ever ask.
        """
        if self._asked is None:
            return ()
        view, prompt = self._asked
        o = outlook_of(view)
        w = Answers()
        weigh(o, prompt, w)
        out = []
        for move, value in sorted(zip(w.moves, w.values, strict=True), key=_by_value):
            key, params = reason(o, prompt, move, value)
            out.append(Weighed(move, value, key, params))
        return out


def _by_value(answer: tuple[Move, float]) -> float:
    return -answer[1]


def weigh(o: Outlook, prompt: Prompt, w: Scale) -> None:
    """Lay on a scale what the answers to a prompt are worth that are worth thinking of, in points;
    there is at least one.
    """
    key = prompt.key
    if isinstance(prompt, Pick):
        _weigh_pick(o, prompt, w)
    elif key == "glory-ask-lead" or key == "glory-ask-follow":
        weigh_play(o, prompt, key == "glory-ask-lead", w)
    elif key == "glory-ask-think":
        weigh_think(o, prompt, w)
    elif isinstance(prompt, Form):
        weigh_demand(o, prompt, w)
    elif key == "glory-ask-prison":
        weigh_seizure(o, prompt, w)
    elif key == "glory-ask-reveal":
        _weigh_reveal(o, prompt, w)
    else:
        role = ARCHITECT if key == "glory-ask-architect" else CRAFTSMAN
        weigh_action(o, prompt, role, w)


def _weigh_pick(o: Outlook, pick: Pick, w: Scale) -> None:
    if pick.key == "glory-ask-give":
        weigh_gift(o, pick, w)
        return
    if pick.key == "glory-ask-clients":
        move = choose_clients(pick)
    else:
        # From the pool, by Senate or by Sewer: all that may be had.
        move = pick_best(pick, [0.0] * len(pick.items), pick.high)
    w.add(move[0], 0.0, move[1:])


def _weigh_reveal(o: Outlook, prompt: Prompt, w: Scale) -> None:
    """At the experts' start the card that is missed least is laid down."""
    for choice in prompt.choices([]):
        w.add(choice, -card_worth(o, a_of(choice)))
