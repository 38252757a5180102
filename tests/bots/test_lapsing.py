"""What is done for whoever lets his time run out: legal whatever is asked, and the plain thing."""

from collections import Counter
from typing import Any

import pytest

from aedilis.bots.registry import make_player
from aedilis.games import GAMES
from aedilis.kernel.game import Game
from aedilis.kernel.prompt import Choose, Form, Prompt
from aedilis.kernel.table import Table

DECLINES = {"abstain", "pass", "stop", "refuse", "stay"}
"""In words, what is done in the place of who is late, wherever it may be done."""


def played(game: str, seed: str, options: dict[str, object], seats: int) -> "Counter[str]":
    """Play a game with wild bots; at each question hold what is done against what is asked. Gives
    how often something was done, and (with a minus before it) how often nothing could be.
    """
    rules: Game[Any] = GAMES[game]
    table = Table(rules, options, [f"P{n}" for n in range(seats)], seed)
    players = [make_player("wild", game, seat, seed) for seat in range(seats)]
    met: Counter[str] = Counter()
    while not table.state.over and len(table.entries) < 900:
        for prompt in rules.asked(table.state):
            if not prompt.optional:
                met[said(rules, table.state, prompt)] += 1
        prompt = rules.due(table.state)
        player = players[prompt.seat]
        view = None if player.blind else rules.view(table.state, prompt.seat)
        table.play(prompt.seat, player.choose(view, prompt))
    return met


def said(rules: Game[Any], state: Any, prompt: Prompt) -> str:
    """Whether anything is done for who is asked, which is legal then and plain."""
    move = rules.lapsed(state, prompt.seat)
    if move is None:
        field = prompt.field([]) if isinstance(prompt, Form) else prompt
        options = field.options if isinstance(field, Choose) else []
        words = [rules.word(state, prompt.seat, one) for one in options]
        assert not any(DECLINES & {str(value) for value in one.values()} for one in words)
        assert not any("think" in one for one in words)
        return f"-{prompt.key}"
    assert prompt.accepts(move), prompt.key
    after = rules.clone(state)
    rules.apply(after, prompt.seat, move)
    return prompt.key


@pytest.mark.parametrize("seed", ["one", "two"])
@pytest.mark.parametrize("edition", ["es2011", "it2011"])
def test_glory(seed: str, edition: str) -> None:
    met = played("glory", seed, {"edition": edition}, 4)
    assert met["glory-ask-lead"]
    assert met["glory-ask-follow"]
    assert not met["-glory-ask-lead"] + met["-glory-ask-follow"] + met["-glory-ask-think"]


@pytest.mark.parametrize("scenario", ["early", "middle", "late"])
def test_republic(scenario: str) -> None:
    met = played("republic", scenario, {"scenario": scenario}, 4)
    assert met["republic-ask-vote"] > 20
    assert met["republic-ask-call"]
    for one in ("vote", "call", "consent", "bid", "redistribution", "trade", "counter", "persist"):
        assert not met[f"-republic-ask-{one}"], one
