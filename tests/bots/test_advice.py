"""Advice: what bots say they weighed, in words, and from nothing that the seat may not know."""

from collections.abc import Iterator
from typing import Any

import pytest

from aedilis.bots.advice import MOST, Advice, adviser, best_of, reason_of
from aedilis.bots.asides import view_for
from aedilis.bots.registry import check_bot, make_player
from aedilis.games import GAMES, face_of
from aedilis.kernel.dice import stream
from aedilis.kernel.languages import LANGUAGES
from aedilis.kernel.player import Weighed
from aedilis.kernel.prompt import Prompt, only_answer
from aedilis.kernel.table import Table

NAMES = ("Anna", "Bert", "Carla", "Dario", "Elena")
PLAYED: dict[str, tuple[str, dict[str, object], int]] = {
    "glory": ("greedy", {}, 3),
    "republic": ("politician", {"scenario": "middle"}, 5),
}
ADVISERS = [
    ("glory", "greedy"),
    ("glory", "ismcts:24"),
    ("republic", "politician"),
    ("republic", "politician:banker"),
    ("republic", "ismcts:12"),
    ("republic", "senator"),
]
"""Who is asked: the bots behind hints, by rounds and not by time."""


def asked(game: str, moves: int, seed: str = "advice") -> Iterator[tuple[Table, Prompt]]:
    """A table of bots at each question that leaves a choice."""
    bot, options, seats = PLAYED[game]
    rules = GAMES[game]
    table = Table(rules, options, NAMES[:seats], seed)
    players = [make_player(bot, game, seat, seed) for seat in range(seats)]
    for _ in range(moves):
        if table.state.over:
            return
        prompt = rules.due(table.state)
        if only_answer(prompt) is None:
            yield table, prompt
        player = players[prompt.seat]
        table.play(prompt.seat, player.choose(view_for(rules, table.state, player), prompt))


def advised(table: Table, prompt: Prompt, bot: str) -> list[Weighed]:
    return Advice(table, prompt.seat, prompt, bot, "hint").answers()


@pytest.mark.parametrize(("game", "bot"), ADVISERS)
def test_the_best_answers_can_be_given_and_the_first_is_the_bots_own(game: str, bot: str) -> None:
    several = 0
    for n, (table, prompt) in enumerate(asked(game, 120)):
        if n % 5:
            continue
        answers = advised(table, prompt, bot)
        assert 1 <= len(answers) <= MOST
        assert all(prompt.accepts(list(one.move)) for one in answers)
        assert len({tuple(one.move) for one in answers}) == len(answers)
        player = make_player(bot, game, prompt.seat, "hint")
        chosen = player.choose(view_for(GAMES[game], table.state, player), prompt)
        assert list(answers[0].move) == chosen
        several += len(answers) > 1
    assert several > 5


@pytest.mark.parametrize(("game", "bot"), ADVISERS)
def test_what_is_hidden_has_no_part_in_advice(game: str, bot: str) -> None:
    """Two positions that a seat cannot tell apart bring the same answers, values and reasons."""
    compared = 0
    for n, (table, prompt) in enumerate(asked(game, 150, "hidden")):
        if n % 9:
            continue
        mine = advised(table, prompt, bot)
        state = table.state
        table.state = table.game.imagined(state, prompt.seat, stream(str(n), "hidden"))
        assert advised(table, prompt, bot) == mine
        table.state = state
        compared += 1
    assert compared > 8


def test_advice_out_of_turn_is_an_answer_that_may_be_given_and_knows_nothing_hidden() -> None:
    """Of the Republic's bots, which speak up out of turn; they keep still more often than not."""
    acts = stills = 0
    for n, (table, prompt) in enumerate(asked("republic", 240, "asides")):
        for seat in range(5):
            aside = table.game.aside(table.state, seat)
            if aside is None or seat == prompt.seat or n % 3:
                continue
            advice = Advice(table, seat, aside, "politician", "hint")
            assert advice.judges_asides()
            found = advice.out_of_turn()
            assert all(aside.accepts(list(one.move)) for one in found)
            assert len(found) <= 1
            state = table.state
            table.state = table.game.imagined(state, seat, stream(str(n), "hidden"))
            assert Advice(table, seat, aside, "politician", "hint").out_of_turn() == found
            table.state = state
            acts += len(found)
            stills += not found
    assert acts > 0
    assert stills > acts


@pytest.mark.parametrize("game", PLAYED)
def test_reasons_are_told_in_every_language(game: str) -> None:
    """Each kind of reason becomes a sentence without a gap, and most answers have one."""
    bot = PLAYED[game][0]
    told: set[str] = set()
    for table, prompt in asked(game, 600):
        for one in advised(table, prompt, bot):
            reason = reason_of(one, prompt.seat)
            if reason is None or one.key in told:
                continue
            told.add(one.key)
            for language in LANGUAGES:
                sentence = _told(game, language, table, prompt.seat, reason)
                assert sentence.endswith(".")
                assert "{" not in sentence
                assert one.key not in sentence
    assert len(told) > 10


def _told(game: str, language: str, table: Table, seat: int, reason: Any) -> str:
    face = face_of(game, language, table.header.seats, seat)
    face.look(table.game.view(table.state, seat))
    return face.event(reason)


def test_who_has_weighed_nothing_is_advised_by_the_answer_alone() -> None:
    table, prompt = next(asked("glory", 5))
    answers = advised(table, prompt, "random")
    assert len(answers) == 1
    assert reason_of(answers[0], prompt.seat) is None


def test_what_is_not_offered_is_not_advised() -> None:
    _, prompt = next(asked("glory", 5))
    good = prompt.choices([])[0]
    weighed = [Weighed([-1], 9.0, "", {}), Weighed([good], 1.0, "", {})]
    assert best_of([good], weighed, prompt) == [weighed[1]]


@pytest.mark.parametrize("game", GAMES)
def test_there_is_an_adviser_for_every_game(game: str) -> None:
    check_bot(adviser(game), game)
