"""Runs scenario files that have been read: the steps, the checks, and what differed.

A step that cannot be done ends the run, with the moves that would have been legal; all checks
before it are told.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from aedilis.kernel.dice import ScriptError
from aedilis.kernel.game import Game, IllegalMove, Words
from aedilis.kernel.plain_yaml import Place, ScenarioError, written
from aedilis.kernel.prompt import Prompt
from aedilis.kernel.quoting import flow, one_line
from aedilis.kernel.scenario import (
    CheckStep,
    May,
    MoveStep,
    QueueStep,
    RefusedStep,
    RestStep,
    Scenario,
    impossible,
)
from aedilis.kernel.vocabulary import Stuck, Vocabulary

TELL: Final = 30
"""At most so many legal moves are listed when a step fails."""

LONGEST: Final = 300
"""At most so many characters of a move or of what was found are told."""

MOST_MOVES: Final = 500
"""A `rest` step that needs more moves than this would never end."""


@dataclass(frozen=True)
class Difference:
    """A place in a scenario file that did not come true, and how."""

    place: str
    text: str

    def to_data(self) -> dict[str, str]:
        """Plain data: `{place, text}`."""
        return {"place": self.place, "text": self.text}


@dataclass(frozen=True)
class Run:
    """One run of a scenario. It holds when there are no differences."""

    edition: str
    differences: tuple[Difference, ...]

    @property
    def holds(self) -> bool:
        """Whether everything came out as written."""
        return not self.differences


SHOULD: Final = {
    "is": "be",
    "contains": "contain",
    "lacks": "lack",
    "at_least": "be at least",
    "at_most": "be at most",
    "not": "not be",
}


def run_all(scenario: Scenario, language: str = "en") -> list[Run]:
    """Run a scenario in every edition it names. Raises ScenarioError like `run`."""
    return [run(scenario, edition, language) for edition in scenario.editions]


def run(scenario: Scenario, edition: str, language: str = "en") -> Run:
    """Run a scenario in one edition. Raises ScenarioError when `given` is impossible in it.

    Reasons for refusals are told in `language`.
    """
    try:
        state = scenario.vocabulary.build(scenario.data, edition)
    except ScenarioError as error:
        raise error.within(scenario.name, scenario.lines) from error
    differences: list[Difference] = []
    for step in scenario.steps:
        if isinstance(step, CheckStep):
            differences.extend(unmet(scenario, state, step))
            continue
        if isinstance(step, QueueStep):
            queue_up(state, step)
            continue
        try:
            wrong = _do(scenario, state, step, language)
        except ScriptError as error:
            wrong = impossible(scenario.vocabulary, error)
        if wrong:
            # Later steps build on this one; they would only tell of the same fault again.
            differences.append(_difference(scenario, step.place, wrong))
            break
    else:
        differences.extend(left_waiting(scenario, state))
    return Run(edition, tuple(differences))


def queue_up(state: Any, step: QueueStep) -> None:
    """Have these outcomes come next, after those that wait already."""
    queues = state.dice.queues if state.dice.queues is not None else {}
    queues.setdefault(step.queue, []).extend(step.outcomes)
    state.dice.queues = queues


def left_waiting(scenario: Scenario, state: Any) -> Iterator[Difference]:
    """Outcomes that never came: the file has the dice of another course of things."""
    queues: dict[str, list[int]] = state.dice.queues if state.dice.queues is not None else {}
    for queue in scenario.vocabulary.queues():
        left = [scenario.vocabulary.outcome_word(queue, one) for one in queues.get(queue, [])]
        if left:
            yield _difference(scenario, (queue,), f"{flow(left)} never came")


def _difference(scenario: Scenario, place: Place, text: str) -> Difference:
    line = scenario.lines.get(place, 0)
    where = f"line {line}, {written(place)}" if line else written(place)
    return Difference(one_line(where), one_line(text))


def _do(
    scenario: Scenario, state: Any, step: MoveStep | RefusedStep | RestStep, language: str
) -> str:
    """Carry out a step. Gives what is wrong, or nothing."""
    game: Game[Any] = scenario.vocabulary.game
    if isinstance(step, RestStep):
        return _rest(scenario, state, step.word, language)
    if isinstance(step, RefusedStep):
        if _open(game, state, step.seat, step.words):
            return "this is legal, and should be refused"
        reason = game.why_not(state, step.seat, step.words)
        if step.rule and reason.rule != step.rule:
            told = scenario.vocabulary.reason(reason, scenario.seats, language)
            return f"refused by {reason.rule or 'no paragraph'}, not by {step.rule}: {told}"
        return ""
    try:
        move = game.parse(state, step.seat, step.words)
    except IllegalMove as error:
        return no_move(scenario, state, step, error, language)
    game.apply(state, step.seat, move)
    return ""


def _rest(scenario: Scenario, state: Any, word: str, language: str) -> str:
    vocabulary = scenario.vocabulary
    done = 0
    begun = vocabulary.here(state)
    while done < MOST_MOVES:
        try:
            found = vocabulary.rest(state, word, begun)
        except Stuck as error:
            asked = _asked(scenario, error.prompt, language)
            return f"this must be decided, so write it out: {asked}"
        if found is None:
            return "" if done else f"nobody is left to {word}"
        vocabulary.game.apply(state, found[0], found[1])
        done += 1
    return f"still not done after {MOST_MOVES} moves"


def _open(game: Game[Any], state: Any, seat: int, words: Words) -> bool:
    return next(iter(game.matches(state, seat, words)), None) is not None


def no_move(
    scenario: Scenario, state: Any, step: MoveStep, error: IllegalMove, language: str
) -> str:
    """Why no single move is meant, and what could have been said."""
    game: Game[Any] = scenario.vocabulary.game
    who = scenario.seats[step.seat]
    fitting = [
        game.words(state, step.seat, move)
        for move in islice(game.matches(state, step.seat, step.words), TELL)
    ]
    if fitting:
        return f"several moves of {who} fit: {_list(scenario, fitting)}"
    prompt = game.prompt(state, step.seat)
    told = scenario.vocabulary.reason(error, scenario.seats, language)
    reason = f"no move of {who} fits: {told} ({error.rule or 'no paragraph'})"
    if state.over:
        return f"{reason} Ending: {game.ending(state)}"
    if prompt is None:
        waiting = "; ".join(_asked(scenario, one, language) for one in game.asked(state))
        return f"{reason} Asked now: {waiting}"
    # What begins as the step does is of most use; at last everything begins so.
    for n in range(len(step.words) - 1, -1, -1):
        begun = dict(list(step.words.items())[:n])
        legal = [
            game.words(state, step.seat, move)
            for move in islice(game.matches(state, step.seat, begun), TELL)
        ]
        if legal:
            break
    return f"{reason} {_asked(scenario, prompt, language)} Legal now: {_list(scenario, legal)}"


def _asked(scenario: Scenario, prompt: Prompt, language: str) -> str:
    """Who is asked, and what."""
    question = scenario.vocabulary.question(prompt, scenario.seats, language)
    return f"{scenario.seats[prompt.seat]}: {question}"


def _list(scenario: Scenario, moves: Sequence[Words]) -> str:
    texts = [flow(scenario.vocabulary.to_words(words, scenario.seats), LONGEST) for words in moves]
    return "; ".join(texts) + ("; ..." if len(texts) == TELL else "")


def unmet(scenario: Scenario, state: Any, step: CheckStep) -> Iterator[Difference]:
    """What of a check is not so in a state, place by place."""
    vocabulary = scenario.vocabulary
    for value in step.values:
        if isinstance(value, May):
            if _open(vocabulary.game, state, value.seat, value.words) != value.allowed:
                told = flow(vocabulary.to_words(value.words, scenario.seats))
                text = f"{scenario.seats[value.seat]} {'cannot' if value.allowed else 'can'} {told}"
                yield _difference(scenario, value.place, text)
            continue
        try:
            found = vocabulary.read(state, value.path, scenario.seats)
        except KeyError as error:
            yield _difference(scenario, value.place, f"there is no {error.args[0]}")
            continue
        if not _compares(vocabulary, found, value.relation, value.wanted):
            should = f"{SHOULD[value.relation]} {flow(value.wanted)}"
            text = f"{'.'.join(value.path)} is {flow(found, LONGEST)}, should {should}"
            yield _difference(scenario, value.place, text)


def _compares(vocabulary: Vocabulary[Any], found: object, relation: str, wanted: object) -> bool:
    if relation in ("at_least", "at_most"):
        if not isinstance(found, int) or not isinstance(wanted, int):
            return False
        return found >= wanted if relation == "at_least" else found <= wanted
    if relation == "not":
        return not _same(vocabulary, found, wanted)
    if relation == "is":
        return _same(vocabulary, found, wanted)
    items = found if isinstance(found, list) else [found]
    words = wanted if isinstance(wanted, list) else [wanted]
    if relation == "contains":
        return _left_over(vocabulary, items, words) is not None
    return not any(vocabulary.means(item, word) for item in items for word in words)


def _same(vocabulary: Vocabulary[Any], found: object, wanted: object) -> bool:
    """Equal; lists in any order, each word meaning one item; one word for a list of one."""
    if isinstance(found, list):
        words = wanted if isinstance(wanted, list) else [wanted]
        return _left_over(vocabulary, found, words) == 0
    # True is no 1 here.
    return type(found) is type(wanted) and vocabulary.means(found, wanted)


def _left_over(
    vocabulary: Vocabulary[Any], items: Sequence[object], words: Sequence[object]
) -> int | None:
    """How many items remain when each word has taken one; None if a word finds none.

    Words that name an item exactly choose first, so that a wider word never takes what only they
    can mean.
    """
    left = list(items)
    wider: list[object] = []
    for word in words:
        if word in left:
            left.remove(word)
        else:
            wider.append(word)
    for word in wider:
        item = next((one for one in left if vocabulary.means(one, word)), None)
        if item is None:
            return None
        left.remove(item)
    return len(left)
