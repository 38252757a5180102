"""Nobody at a shared terminal sees what only another seat may see (rules G.components.8)."""

import re
from collections.abc import Iterator

import pytest

from aedilis.bots.registry import make_player
from aedilis.glory.definitions.cards import BUILDING_IDS
from aedilis.glory.game import Glory
from aedilis.kernel.dice import stream
from aedilis.kernel.names import names_in
from aedilis.kernel.prompt import Prompt, walk
from aedilis.kernel.replaying import replay
from aedilis.kernel.rule import rule
from aedilis.kernel.table import Table
from aedilis.terminal.saving import SaveFile
from aedilis.terminal.session import Session
from aedilis.terminal.voice import CLEAR_ALL, Voice
from tests.terminal.robot import Answers, Screen, listed, play

CARD_NAMES = names_in("aedilis.glory.presentation", "en")["building"]
NAMES = ["Ana", "Luis", "Marta"]
LOOK_AROUND = ["?", "why", "view", "cards", "log 500", "card temple", "table", "", "order"]


def opening_hands(seed: str) -> list[list[str]]:
    """The names of the cards that two seats are dealt."""
    table = Table(Glory(), {"edition": "it2011"}, NAMES[:2], seed)
    return [[CARD_NAMES[BUILDING_IDS[card]] for card in camp.hand] for camp in table.state.camps]


@rule("G.components.8")
def test_no_page_names_a_card_that_only_the_other_seat_holds() -> None:
    hands = opening_hands("1")
    assert not set(hands[0]) & set(hands[1])
    looks = ["why", "view", "cards", "log", "table", ""]
    _, out = play(
        ["--seed", "1", "--seats", "2", "--humans", "2", "--name", "Ana,Luis"],
        listed(["", *looks, "lead architect with a jack", "", *looks]),
    )
    ana, luis = re.split(r"Hand over to \w+ and press Enter\.", out)[1:]
    for name in hands[0]:
        assert name in ana
        assert re.search(rf"\b{name}\b", luis) is None
    for name in hands[1]:
        assert name in luis
        assert re.search(rf"\b{name}\b", ana) is None


def random_game(seed: str) -> Iterator[tuple[Table, Prompt]]:
    """A table at each of its questions; it goes on when the next one is asked for."""
    game, dice = Glory(), stream(seed, "test")
    table = Table(game, {"edition": "fr2008"}, NAMES, seed)
    while not table.state.over:
        prompt = game.asked(table.state)[0]
        yield table, prompt
        table.play(prompt.seat, walk(prompt, dice))


def positions() -> list[tuple[Table, int]]:
    """Tables spread over a game, each with the seat that is asked there."""
    return [
        (replay(table.game, table.record), prompt.seat)
        for number, (table, prompt) in enumerate(random_game("middle"))
        if number % 15 == 14
    ]


def page(table: Table, seat: int, plain: bool) -> str:
    """All that `seat` can bring up at its question without deciding anything."""
    screen = Screen(real=not plain)
    voice = Voice(plain, Answers(screen, listed(["", *LOOK_AROUND])), screen)
    people = range(len(NAMES))
    session = Session(table, voice, people, "en", {}, SaveFile("glory"), lambda language: [])
    session.run()
    assert session.seat == seat
    return screen.getvalue()


@rule("G.components.8")
@pytest.mark.parametrize("plain", [True, False])
def test_what_is_shown_does_not_depend_on_what_is_hidden(plain: bool) -> None:
    tables = positions()
    assert len(tables) > 10
    different = 0
    for number, (table, seat) in enumerate(tables):
        before = page(table, seat, plain)
        state = table.state
        other = table.game.determinize(state, seat, stream(str(number), "hidden"))
        different += [c.hand for c in other.camps] != [c.hand for c in state.camps]
        table.state = other
        assert page(table, seat, plain) == before
    assert different > len(tables) // 2


def test_the_screen_and_what_scrolled_away_are_cleared_before_and_after_the_page_between() -> None:
    _, out = play(
        ["--seed", "13", "--seats", "2", "--humans", "2", "--name", "Ana,Luis"],
        listed(["", "lead architect with a jack", ""]),
        real=True,
    )
    ana = out.index("Your hand")
    cleared = out.index(CLEAR_ALL, ana)
    page_between = out.index("Hand over to Luis")
    cleared_again = out.index(CLEAR_ALL, page_between)
    luis = out.index("Your hand", page_between)
    assert ana < cleared < page_between < cleared_again < luis
    assert "\n" not in out[cleared + len(CLEAR_ALL) : page_between].strip("\n")


def test_one_person_alone_is_never_asked_to_hand_over() -> None:
    _, out = play(["--seed", "13", "--seats", "2"], listed([]), real=True)
    assert "Hand over" not in out
    assert CLEAR_ALL not in out


@rule("G.components.8")
def test_a_question_with_one_answer_is_put_where_several_people_look_on() -> None:
    """Otherwise they would see that nothing was asked, and so what the hand does not hold."""
    table, prompt = next(
        (table, prompt)
        for table, prompt in random_game("forced")
        if len(prompt.choices([])) == 1 and not prompt.choices(prompt.choices([]))
    )
    seat, lines = prompt.seat, len(table.entries)
    for people in ([seat], list(range(len(NAMES)))):
        copy = replay(table.game, table.record)
        screen = Screen()
        voice = Voice(True, Answers(screen, listed(["", "quit"])), screen)
        bots = {i: make_player("random", "glory", i, "1") for i in range(3) if i not in people}
        Session(copy, voice, people, "en", bots, SaveFile("glory"), lambda language: []).run()
        assert (len(copy.entries) > lines) is (len(people) == 1)
        assert ("There is only one answer" in screen.getvalue()) is (len(people) == 1)
