"""Holds that a run tells what differed, and holds only when nothing did."""

import pytest

from aedilis.glory.scenario.vocabulary import GloryScenarios
from aedilis.kernel.scenario import parse
from aedilis.kernel.scenario_run import Difference, run

HEAD = """\
game: glory
edition: it2011
title: The steps of one turn
rules: [G.laborer.1]
seats: [you, left]
leader: you
given:
  pool: [wood, wood, brick]
  you: {hand: [insula, road, bar, bar, jack], stockpile: [wall], buildings: [temple]}
  left: {hand: [insula, road, bar, jack]}
"""
LED = "  - you: {lead: laborer, with: [insula]}\n"


def differences(body: str, language: str = "en") -> list[Difference]:
    scenario = parse(HEAD + body, "f.yaml", {"glory": GloryScenarios()})
    return list(run(scenario, "it2011", language).differences)


def texts(body: str) -> list[str]:
    return [one.text for one in differences(body)]


# A check and the end of what must be told of it; nothing where it holds.
CHECKS = [
    ("you.hand_size: 5", ""),
    ("you.hand_size: 4", "you.hand_size is 5, should be 4"),
    ("you.hand_size: true", "you.hand_size is 5, should be true"),
    ("you.hand_size: {at_least: 5, at_most: 5}", ""),
    ("you.hand_size: {at_least: 6}", "is 5, should be at least 6"),
    ("you.hand_size: {at_most: 4}", "is 5, should be at most 4"),
    ("you.hand_size: {not: 4}", ""),
    ("you.hand_size: {not: 5}", "is 5, should not be 5"),
    ("you.hand: {at_least: 1}", "is [bar, bar, insula, road, jack], should be at least 1"),
    ("over: false", ""),
    ("over: 0", "over is false, should be 0"),
    ("leader: you", ""),
    ("leader: left", "leader is you, should be left"),
    ("asked: you", ""),
    ("asked: [you]", ""),
    ("asked: [you, left]", "asked is [you], should be [you, left]"),
    ("you: {done: temple, begun: []}", ""),
    ("you: {done: forum}", "you.done is [temple], should be forum"),
    ("pool: [brick, wood, wood]", ""),
    ("pool: [brick, wood]", "should be [brick, wood]"),
    ("pool: [brick, wood, wood, wood]", "should be [brick, wood, wood, wood]"),
    ("pool: {contains: [wood, wood]}", ""),
    ("pool: {contains: wood}", ""),
    ("pool: {contains: [wood, wood, wood]}", "should contain [wood, wood, wood]"),
    ("pool: {lacks: [stone, marble]}", ""),
    ("pool: {lacks: [stone, wood]}", "should lack [stone, wood]"),
    # A wider word must leave the card that only the narrower word can mean.
    ("you.hand: [rubble, rubble, rubble, insula, jack]", ""),
    ("you.hand: [rubble, insula, insula, bar, jack]", "[rubble, insula, insula, bar, jack]"),
    ("you.structures.temple: {complete: true, site: marble, opened: false}", ""),
    ("you.structures.temple.complete: false", "complete is true, should be false"),
    ("you.structures.forum.complete: false", "there is no forum of you"),
    ("can: [you, {think: jack}]", ""),
    ("can: [[you, {think: jack}], [you, {lead: patron}]]", ""),
    ("can: [left, {think: jack}]", "left cannot {think: jack}"),
    ("cannot: [left, {think: jack}]", ""),
    ("cannot: [[left, {think: jack}], [you, {think: jack}]]", "you can {think: jack}"),
]


@pytest.mark.parametrize(("check", "told"), CHECKS)
def test_a_check_holds_or_tells_what_is_found(check: str, told: str) -> None:
    found = texts(f"then: {{{check}}}\n")
    assert len(found) == (1 if told else 0)
    assert all(text.endswith(told) for text in found)


def test_all_checks_of_a_block_are_told_with_their_lines() -> None:
    found = differences("then:\n  over: true\n  you:\n    hand_size: 4\n    jacks: 1\n  jacks: 9\n")
    assert [(one.place, one.text) for one in found] == [
        ("line 12, then.over", "over is false, should be true"),
        ("line 14, then.you.hand_size", "you.hand_size is 5, should be 4"),
        ("line 16, then.jacks", "jacks is 4, should be 9"),
    ]
    assert found[0].to_data() == {
        "place": "line 12, then.over",
        "text": "over is false, should be true",
    }


def test_a_check_between_steps_sees_the_state_there() -> None:
    body = f"when:\n  - then: {{led: nobody}}\n{LED}  - then: {{led: laborer}}\n"
    assert texts(body) == []
    assert texts(body.replace("led: nobody", "led: laborer")) == [
        "led is nobody, should be laborer"
    ]


def test_an_illegal_step_ends_the_run_and_lists_the_legal_moves() -> None:
    body = f"when:\n{LED}  - left: {{follow: patron, with: [jack]}}\nthen: {{over: true}}\n"
    (only,) = differences(body)
    assert only.place == "line 13, when[2].left"
    assert only.text.startswith("no move of left fits: ")
    assert (
        "(G.follow.1) left: Laborer is led: follow, or think. "
        "Legal now: {think: jack}; {think: refill}; " in only.text
    )
    assert "{follow: laborer, with: [insula], as: card}" in only.text


def test_reasons_are_told_in_the_language_asked_for() -> None:
    body = f"when:\n{LED}  - left: {{follow: laborer, with: [wall]}}\n"
    (english,) = differences(body)
    (spanish,) = differences(body, "es")
    assert english.text != spanish.text
    assert "Muralla" in spanish.text


def test_a_step_that_fits_several_moves_is_refused() -> None:
    (only,) = texts("when:\n  - you: {lead: laborer, with: [rubble]}\n")
    assert only.startswith(
        "several moves of you fit: {lead: laborer, with: [bar], as: card}; {lead"
    )


def test_cards_of_one_name_are_one_move() -> None:
    assert texts("when:\n  - you: {lead: laborer, with: [bar]}\nthen: {you.played: bar}\n") == []


def test_a_step_of_a_seat_that_is_not_asked() -> None:
    (only,) = texts("when:\n  - left: {think: jack}\n")
    assert only.endswith("(G.turn.1) Asked now: you: You are the leader: lead a role, or think.")


def test_a_refused_step_needs_an_illegal_move_and_its_rule() -> None:
    step = f"when:\n{LED}  - left: {{refused: {{think: card}}, rule: G.think.4}}\n"
    assert texts(step) == []
    assert texts(step.replace(", rule: G.think.4", "")) == []
    assert texts(step.replace("think: card", "think: jack")) == [
        "this is legal, and should be refused"
    ]
    (wrong,) = texts(step.replace("G.think.4", "G.think.3"))
    assert wrong.startswith("refused by G.think.4, not by G.think.3: ")


def test_rest_thinks_for_those_who_have_not_followed() -> None:
    assert texts(f"when:\n{LED}  - rest: think\nthen: {{left.hand_size: 5, asked: you}}\n") == []
    assert texts("when:\n  - rest: think\n") == ["nobody is left to think"]


def test_rest_stops_whoever_could_still_act() -> None:
    body = f"when:\n{LED}  - rest: think\n  - rest: stop\nthen: {{turn: 2, you.stockpile: wall}}\n"
    assert texts(body) == []
    assert texts("when:\n  - rest: stop\n") == ["nobody is left to stop"]


def test_rest_does_not_decide_what_must_be_decided() -> None:
    body = """\
when:
  - you: {lead: legionary, with: [jack]}
  - left: {think: jack}
  - you: {demand: [bar]}
  - rest: stop
"""
    (only,) = texts(body)
    assert only == (
        "this must be decided, so write it out: left: you demands rubble: choose what you give."
    )


def test_a_step_after_the_end_tells_how_the_game_ended() -> None:
    head = HEAD.replace("pool: [wood, wood, brick]", "deck_size: 1")
    scenario = parse(
        head + "when:\n  - you: {think: refill}\n  - left: {think: jack}\n",
        "f.yaml",
        {"glory": GloryScenarios()},
    )
    (only,) = run(scenario, "it2011").differences
    assert only.place == "line 13, when[2].left"
    assert only.text.endswith("Ending: deck")
