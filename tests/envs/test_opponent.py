"""Bots that answer in games of an environment."""

import pytest

from aedilis.bots.asides import view_for
from aedilis.bots.registry import VERSIONS, best_bot, make_player
from aedilis.envs.opponent import NO_ACTION, Opponent
from aedilis.envs.play import Play
from aedilis.envs.spaces import package_named
from aedilis.envs.vector import VectorEnv
from aedilis.kernel.dice import Dice
from aedilis.kernel.player import Player
from tests.envs.named import NAMES

STEPS = 400


def answer_of(bot: str, play: Play) -> list[int]:
    """What a bot answers to the question that is open, asked by itself."""
    prompt = play.prompt()
    assert prompt is not None
    player = make_player(bot, play.rules.name, prompt.seat, "")
    return list(player.choose(view_for(play.rules, play.state, player), prompt))


@pytest.mark.parametrize("name", NAMES)
def test_it_walks_to_the_answer_of_its_bot(name: str) -> None:
    """Action by action it comes to what the bot would have answered in one."""
    bot = f"{best_bot(package_named(name).name)}@1"
    games = VectorEnv(name, 1, seats=3, asides=False, seed=3)
    opponent = Opponent(games.batch, bot)
    asked = walked = 0
    for _ in range(STEPS):
        play = games.batch.play(0)
        prompt, answer = play.prompt(), answer_of(bot, play)
        taken = []
        while play.prompt() is prompt:
            action = opponent.action(0)
            assert action in play.legal
            assert play.towards(answer) == action
            taken.append(action)
            _, ended, _ = games.step(games.masks.argmax(1) * 0 + action)
            if ended[0]:
                break
        asked += 1
        walked += len(taken)
    assert walked > asked, "no answer had more than one part"


def test_it_does_not_go_on_with_what_another_has_begun() -> None:
    """Where the answer that was begun is not its own, it has no action; at the next question it
    has one again.
    """
    games = VectorEnv("glory_v1", 1, seats=2, seed=1)
    opponent = Opponent(games.batch, "greedy@1")
    left = 0
    for _ in range(STEPS):
        play = games.batch.play(0)
        action = opponent.action(0)
        others = [one for one in play.legal if one != action]
        prompt = play.prompt()
        games.step(games.masks.argmax(1) * 0 + (others[-1] if others else action))
        if others and play.prompt() is prompt:
            while play.prompt() is prompt:
                told = opponent.action(0)
                assert told == NO_ACTION or told in play.legal
                left += told == NO_ACTION
                games.step(games.masks.argmax(1))
        assert opponent.action(0) in play.legal
    assert left > 0


def test_it_plays_in_each_game_by_itself() -> None:
    """What it does in one place does not depend on the places beside."""
    many = VectorEnv("glory_v1", 3, seats=2, seed=5)
    alone = VectorEnv("glory_v1", 1, seats=2, seed=5)
    crowd, one = Opponent(many.batch, "greedy"), Opponent(alone.batch, "greedy")
    for _ in range(STEPS):
        actions = many.masks.argmax(1)
        for place in range(3):
            actions[place] = crowd.action(place)
        assert actions[0] == one.action(0)
        many.step(actions)
        alone.step(actions[:1])


class Listener(Player):
    """A bot that remembers what its seat has seen."""

    def __init__(self, name: str, seat: int, dice: Dice) -> None:
        super().__init__(name, seat, dice)
        self.listens = True


def test_a_bot_that_listens_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody would tell it what happens."""
    monkeypatch.setitem(VERSIONS["glory"], "listener", {1: Listener})
    games = VectorEnv("glory_v1", 1, seats=3)
    with pytest.raises(ValueError, match="listens"):
        Opponent(games.batch, "listener")
