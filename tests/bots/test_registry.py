"""Bots by name, version and setting; what they say, and what they remember."""

from dataclasses import replace
from typing import Any

import pytest

from aedilis.arena.match import Match
from aedilis.bots import registry
from aedilis.bots.hearing import remind
from aedilis.bots.registry import (
    UnknownBot,
    best_bot,
    bots_of,
    check_bot,
    is_bot,
    make_player,
    newest,
    offered,
    opponents,
    read_spec,
    simulated_bots,
)
from aedilis.games import GAMES, PACKAGES
from aedilis.kernel.dice import Dice
from aedilis.kernel.event import SeenEvent
from aedilis.kernel.player import Player, Setting
from aedilis.kernel.prompt import Move, Prompt, walk
from aedilis.kernel.table import Table

GAME = "glory"


class Temper(Player):
    """A bot that takes settings, and remembers what it hears."""

    def __init__(self, name: str, seat: int, dice: Dice) -> None:
        super().__init__(name, seat, dice)
        self.listens = True
        self.heard: list[tuple[str, dict[str, object]]] = []
        SEATED.append(self)

    def takes(self) -> tuple[Setting, ...]:
        return (Setting(("mild", "wild")), Setting(unit="ms", least=1, most=60_000, shared=2_000))

    def hear(self, event: SeenEvent) -> None:
        self.heard.append((event.key, event.params))

    def choose(self, view: Any, prompt: Prompt) -> Move:
        return walk(prompt, self.dice)

    def forget(self) -> None:
        self.heard = []


SEATED: list[Temper] = []


class Older(Player):
    """An earlier version."""


@pytest.fixture
def temper(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two versions of a bot more in the game."""
    bots = {**PACKAGES[GAME].bots, "temper@1": Older, "temper@2": Temper}
    monkeypatch.setitem(PACKAGES, GAME, replace(PACKAGES[GAME], bots=bots))
    monkeypatch.setitem(registry.VERSIONS, GAME, registry._versions(GAME))
    SEATED.clear()


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("greedy", ("greedy", 0, "")),
        ("greedy@1", ("greedy", 1, "")),
        ("ismcts:200ms", ("ismcts", 0, "200ms")),
        ("senator@12:banker", ("senator", 12, "banker")),
    ],
)
def test_a_bot_is_asked_for_by_name_version_and_setting(
    text: str, parts: tuple[str, int, str]
) -> None:
    assert read_spec(text) == parts
    assert str(read_spec(text)) == text


@pytest.mark.parametrize(
    "text", ["", "@1", "a@", "a@x", "a@0", "a@01", "a@²", "a:", "a@99999", "a b", "a:" + "x" * 40]
)
def test_nothing_else_asks_for_one(text: str) -> None:
    assert read_spec(text) is None
    with pytest.raises(UnknownBot, match="is no bot of glory"):
        make_player(text, GAME, 0, "seed")


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_has_a_version_that_stays(game: str) -> None:
    for name in registry.GAME_BOTS[game]:
        assert newest(name, game) >= 1
        for version in registry.VERSIONS[game][name]:
            assert is_bot(f"{name}@{version}", game)
    assert best_bot(game) == offered(game)[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_form_offers_each_bot_as_it_is_now(game: str) -> None:
    """An earlier version only where it plays a level; by name all of them may still sit down."""
    found = opponents(game)
    assert found[0] == best_bot(game)
    assert {read_spec(one).name for one in found} == set(registry.VERSIONS[game])  # type: ignore[union-attr]
    older = [one for one in offered(game) if one not in found]
    assert "random@1" in older
    assert all("@" in one and one not in PACKAGES[game].levels.values() for one in older)
    assert all(is_bot(one, game) for one in older)


@pytest.mark.usefixtures("temper")
def test_a_name_alone_is_the_newest_version() -> None:
    assert type(make_player("temper", GAME, 0, "s")) is Temper
    assert type(make_player("temper@2", GAME, 0, "s")) is Temper
    assert type(make_player("temper@1", GAME, 0, "s")) is Older
    with pytest.raises(UnknownBot, match=r"'temper@3': temper has no such version .*1, 2"):
        make_player("temper@3", GAME, 0, "s")
    found = ["temper", "temper:mild", "temper:wild", "temper@1"]
    assert [one for one in offered(GAME) if one.startswith("temper")] == found
    assert set(found) < set(bots_of(GAME)) < set(simulated_bots(GAME))


@pytest.mark.usefixtures("temper")
def test_a_setting_is_handed_to_the_bot_or_refused() -> None:
    assert make_player("temper:mild", GAME, 0, "s").setting == "mild"
    assert make_player("temper@2:60000ms", GAME, 0, "s").setting == "60000ms"
    with pytest.raises(UnknownBot, match="it takes mild, wild or 1ms to 60000ms"):
        make_player("temper:60001ms", GAME, 0, "s")
    with pytest.raises(UnknownBot, match="it takes no setting"):
        make_player("temper@1:mild", GAME, 0, "s")
    with pytest.raises(UnknownBot, match="it takes no setting"):
        make_player("random:mild", GAME, 0, "s")


@pytest.mark.usefixtures("temper")
def test_nobody_makes_a_table_wait_for_long() -> None:
    check_bot("temper:2000ms", GAME)
    with pytest.raises(UnknownBot, match="at a table it takes mild, wild or 1ms to 2000ms"):
        check_bot("temper:2001ms", GAME)
    with pytest.raises(UnknownBot):
        check_bot("wild", GAME)


@pytest.mark.usefixtures("temper")
def test_versions_and_settings_have_the_same_chances() -> None:
    asked = ("temper", "temper@1", "temper:mild")
    assert len({make_player(one, GAME, 1, "s").dice.word() for one in asked}) == 1


@pytest.mark.usefixtures("temper")
def test_a_bot_that_listens_hears_what_its_seat_sees_from_the_deal_on() -> None:
    match = Match(GAMES[GAME], {"edition": "it2011"}, ["temper", "random", "temper"], "ears")
    match.play()
    assert match.failure == ""
    table = Table(GAMES[GAME], {"edition": "it2011"}, ["a", "b", "c"], "ears")
    for seat, move in match.moves:
        table.play(seat, move)
    for bot in SEATED:
        story = [event for _, events in table.story(bot.seat) for event in events]
        assert bot.heard == [(event.key, event.params) for event in story]
    assert SEATED[0].heard != SEATED[1].heard


@pytest.mark.usefixtures("temper")
def test_what_was_taken_back_has_not_been_heard() -> None:
    table = Table(GAMES[GAME], {"edition": "it2011"}, ["a", "b"], "undone")
    while table.settled():
        prompt = table.game.asked(table.state)[0]
        bot = make_player("random", GAME, prompt.seat, str(len(table.entries)))
        table.play(prompt.seat, bot.choose(None, prompt))
    hearer = make_player("temper", GAME, 0, "s")
    assert isinstance(hearer, Temper)
    remind(hearer, table.entries[:-1])
    before = list(hearer.heard)
    remind(hearer, table.entries)
    assert len(hearer.heard) > len(before)
    table.undo(table.entries[-1].line.seat)
    remind(hearer, table.entries)
    assert hearer.heard == before


def test_a_player_has_nothing_to_say_and_nothing_to_remember_at_first() -> None:
    player = Player("x", 0, make_player("random", GAME, 0, "s").dice)
    assert not player.listens
    assert player.weighed() == ()
    assert player.takes() == ()
