"""What occurs is counted, what exists is known from the code, and a hole in the fuzzing is told."""

from pathlib import Path

import pytest

from aedilis.arena.occurrences import Occurrences, sides
from aedilis.arena.simulate import Plan, simulate
from aedilis.games import GAMES
from aedilis.glory.check.occurrences import VERBS
from aedilis.glory.game import Glory
from aedilis.glory.state import choices as moves
from aedilis.kernel.event import Event
from aedilis.republic.check.occurrences import PLAYED
from aedilis.republic.definitions.components import INTRIGUES
from tools.occurrences import REASONS, Known, known, never, table, wrong


def counted(game: str, options: dict[str, object], seats: int, games: int = 3) -> Occurrences:
    plan = Plan(GAMES[game], options, ["wild"] * seats, games, "count", count=True)
    tally = simulate(plan)
    assert tally.failures == []
    assert sum(tally.occurrences.counts["ending"].values()) == games
    return tally.occurrences


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [("glory", {"edition": "es2011"}, 3), ("republic", {"scenario": "late"}, 4)],
)
def test_all_that_occurs_is_known(game: str, options: dict[str, object], seats: int) -> None:
    """Every frame, question, verb, event, card and outcome of real games is in the lists."""
    of, found = known(GAMES[game]), counted(game, options, seats)
    assert list(wrong(of, found, False)) == []
    assert set(found.counts) <= set(of.names)
    assert found.counts["ask"].keys() | found.counts["told"].keys()


def test_counting_changes_nothing_in_the_games() -> None:
    options: dict[str, object] = {"scenario": "early"}
    one = simulate(Plan(GAMES["republic"], options, ["wild"] * 3, 3, "same"))
    two = simulate(Plan(GAMES["republic"], options, ["wild"] * 3, 3, "same", count=True))
    assert (one.moves, one.endings, one.wins) == (two.moves, two.endings, two.wins)
    assert one.occurrences.counts == {}


class Knows(Glory):
    """A game that knows a kind of happening which never comes about."""

    def occurrences(self) -> dict[str, tuple[str, ...]]:
        return {**super().occurrences(), "planted": ("unicorn", "sparrow")}

    def occurred(self, event: Event) -> list[tuple[str, str]]:
        sparrow = [("planted", "sparrow")] if event.key == "glory-turn" else []
        return [*super().occurred(event), *sparrow]


def test_a_kind_that_never_occurs_is_told_when_there_were_games_enough(tmp_path: Path) -> None:
    plan = Plan(Knows(), {"edition": "es2011"}, ["wild"] * 3, 2, "planted", count=True)
    found = simulate(plan).occurrences
    of = known(Knows())
    assert never(of, found, "planted") == ["unicorn"]
    assert "planted unicorn never occurs" in wrong(of, found, True)
    assert list(wrong(of, found, False)) == []
    assert "        0  unicorn" in "\n".join(table(of, found))
    reasons = tmp_path / "never.toml"
    reasons.write_text('[glory.planted]\nunicorn = "there are none"\n', encoding="utf-8")
    excused = known(Knows(), reasons)
    assert "planted unicorn never occurs" not in wrong(excused, found, True)
    assert any("unicorn (there are none)" in line for line in table(excused, found))


def test_what_nobody_knows_of_is_told_and_so_is_an_idle_reason() -> None:
    of = Known({"frame": ("turn",)}, {"frame": {"gone": "was here once"}, "nothing": {"x": "y"}})
    found = Occurrences()
    found.add("frame", "surprise")
    assert list(wrong(of, found, True)) == [
        "frame surprise occurs and is not known",
        "frame gone has a reason and is not known",
        "frame turn never occurs",
        "nothing has reasons and is no group",
    ]


@pytest.mark.parametrize("game", list(GAMES))
def test_every_reason_is_for_something_that_exists(game: str) -> None:
    assert REASONS.is_file()
    assert list(wrong(known(GAMES[game]), Occurrences(), False)) == []


def test_counts_of_several_runs_are_added() -> None:
    one, two = Occurrences(), Occurrences()
    one.add("told", "a")
    two.add("told", "a", 4)
    two.add("ask", "b")
    one.take(two)
    assert one.counts == {"told": {"a": 5}, "ask": {"b": 1}}


def test_events_are_known_from_the_sources() -> None:
    """Keys written out, put together, chosen between two, and handed on to a function."""
    told = known(GAMES["republic"]).names["told"]
    assert {
        "republic-proposed", "republic-tribune-veto", "republic-murder-failed", "republic-called",
        "republic-family-drawn",
    } <= set(told)  # fmt: skip
    assert not [key for key in told if "-ask-" in key or "-refused-" in key]


def test_the_verbs_of_glory_are_those_of_its_moves() -> None:
    numbers = {
        value: name.lower()
        for name, value in vars(moves).items()
        if name.isupper() and isinstance(value, int) and not name.endswith("_ITEM")
    }
    assert list(VERBS) == [numbers[n] for n in range(len(numbers))]


def test_each_intrigue_card_can_be_counted() -> None:
    by_name = {"assassin", "seduction", "blackmail", "cleopatra"}
    assert {one.id for one in INTRIGUES} <= set(PLAYED.values()) | by_name


@pytest.mark.parametrize(
    ("kind", "both"),
    [
        ("do:veto", ("do", "veto")),
        ("card=tribune", ("card", "")),
        ("do:play=patron", ("do", "play")),
        ("senator", ("senator", "")),
    ],
)
def test_a_kind_of_choice_has_a_field_and_perhaps_a_verb(kind: str, both: tuple[str, str]) -> None:
    assert sides(kind) == both
