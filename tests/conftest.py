"""How long tests may take.

The collector of garbage looks at what a test leaves behind, and not at the thousands of tests
themselves: while they are collected it rests, and afterwards it takes them for what stays. It also
looks less often than it does by itself. Together that is a tenth of the time of all tests.

Marks the tests that take long as `slow`: `make test-fast` leaves them out.

A whole folder, a file, or one test of a file. `make test ARGS=--durations=30` names the candidates.
"""

import gc
from pathlib import Path
from typing import Final

import pytest
from hypothesis import settings

# How long an example takes says how busy the machine is, and nothing of what is tried.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")

# Until they are collected. Nothing of them is ever let go.
gc.disable()

TESTS: Final = Path(__file__).resolve().parent

SLOW: Final = (
    # A browser, a database, processes of their own.
    "server/",
    # Many whole games, or every word of them spoilt.
    "arena/",
    "odd/",
    "bots/",
    "lessons/test_lessons.py::test_a_sure_answer",
    "lessons/test_lessons.py::test_a_puzzle_has_one_answer",
    "lessons/test_lessons.py::test_a_lesson_is_played_to_its_end_in_the_terminal",
    "republic/test_every_switch.py",
    "republic/test_explained.py::test_what_the_advanced_rules_add_is_explained",
    "republic/test_golden.py",
    "republic/test_large_questions.py",
    "republic/test_orders.py::test_the_game_waits_at_no_moment_that_was_not_offered",
    "republic/test_orders_tell_nothing.py",
    "republic/test_secrets.py",
    "republic/test_text.py::test_every_event_has_a_sentence_for_every_viewer",
    "republic/test_text.py::test_random_games_are_told_without_a_gap",
    "republic/s2_03_rebel_governors/test_2_03_91_recorded_games.py",
    "republic/s4_08_victory/test_4_08_1_recorded_games.py",
    "republic/s1_04_terms/test_1_04_3_can_be_kept.py",
    "glory/test_golden.py",
    "glory/test_positions.py",
    "glory/test_reasons.py",
    "glory/test_secrets.py",
    "terminal/",
    # Everything there is of sources or words.
    "rules/",
    "glory/test_editions.py::test_every_row_is_held_by_code_and_tests",
    "kernel/test_text.py::test_the_check_",
    "kernel/test_text.py::test_the_translations_are_whole",
    "kernel/test_text.py::test_secret_events_need_a_text_for_those_who_see",
    "kernel/test_scenario_loader.py::test_no_change_to_a_sound_file_crashes_it",
    "test_arrows.py",
    "test_build.py",
    "test_compilable.py",
    "test_identity.py::test_a_key_counts_as_decided",
    "test_language.py",
    "test_steady.py",
    "test_versions.py",
    # Copies of the sources that pages are followed on, and packages that are installed.
    "test_how_to.py",
    "test_third_game.py",
)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Where what is slow is left out, whole folders and files of it are not even read."""
    if config.getoption("markexpr") != "not slow" or not collection_path.is_relative_to(TESTS):
        return None
    name = collection_path.relative_to(TESTS).as_posix()
    return True if f"{name}/" in SLOW or name in SLOW else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if f"{item.path.relative_to(TESTS).as_posix()}::{item.name}".startswith(SLOW):
            item.add_marker(pytest.mark.slow)


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)
    gc.enable()
