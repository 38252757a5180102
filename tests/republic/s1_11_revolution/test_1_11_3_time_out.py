"""What a general does who may rebel, when his player lets the time run out."""

import pytest

from aedilis.bots.registry import make_player
from aedilis.kernel.rule import rule
from aedilis.republic.state.choices import verb
from tests.republic.setup.games import GAME, begun


@rule("R 1.11.3")
@pytest.mark.parametrize("seed", ["time 0", "time 1", "time 2"])
def test_he_lays_down_his_command_before_he_asks_his_legions(seed: str) -> None:
    s = begun("early", 5, seed)
    players = [make_player("senator@3", "republic", seat, seed) for seat in range(5)]
    for _ in range(2500):
        prompt = GAME.due(s)
        if prompt.key == "republic-ask-declare":
            assert GAME.lapsed(s, prompt.seat) == [verb("lay_down")]
            return
        GAME.apply(s, prompt.seat, players[prompt.seat].choose(GAME.view(s, prompt.seat), prompt))
    raise AssertionError("no general had to declare himself")
