"""A lesson being played: which step is on, which moves fit, what the others do, when it is over.

`LessonRun` keeps a table like that of any game. The reader makes his moves through it; it answers
for all other seats, so that the same moves always lead to the same table. Who leaves a lesson has
the table as it stands, for a game that goes on as any other.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from aedilis.kernel.dice import ScriptError
from aedilis.kernel.game import Game, IllegalMove, Words
from aedilis.kernel.lesson_file import GuideStep, Lesson, Puzzle, hint
from aedilis.kernel.plain_yaml import written
from aedilis.kernel.prompt import Move, Prompt, only_answer
from aedilis.kernel.record import FORMAT, Header, Line
from aedilis.kernel.scenario import CheckStep, MoveStep, QueueStep, RestStep, Step, impossible
from aedilis.kernel.scenario_run import (
    MOST_MOVES,
    Difference,
    left_waiting,
    no_move,
    queue_up,
    unmet,
)
from aedilis.kernel.table import Entry, Kept, Table

PLAYING: Final = "playing"
DONE: Final = "done"
FAILED: Final = "failed"

TAUGHT: Final = "taught"
OTHER: Final = "other"
"""What a legal move is in a guide: what its step asks for, or not."""


class LessonFault(Exception):
    """A lesson that does not go as it is written; the text says where."""


class LessonRun:
    """One reader's way through a lesson.

    `table` is the game, `at` the number of the step of a guide that is on, `made` are the moves of
    the reader so far, and `on_the_way` tells whether they are those of the lesson. `state` is
    PLAYING, DONE or, of a puzzle whose moves are used up, FAILED.
    """

    def __init__(self, lesson: Lesson, names: Sequence[str], seed: str = "lesson") -> None:
        """Lay out the position of a lesson; `names` are those of all seats. Raises LessonFault."""
        self.lesson = lesson
        self.names = list(names)
        self.seed = seed
        self.begin()

    def begin(self) -> None:
        """Go to the beginning."""
        self.table = _table(self.lesson, self.names, self.seed)
        self.at = 0
        self.made: list[Move] = []
        self.on_the_way = True
        self.state = PLAYING
        for step in self.lesson.scenario.steps:
            self._happen(step)
        self._go_on()

    # -- where it stands ---------------------------------------------------------------------------

    def step(self) -> GuideStep | None:
        """The step of a guide that is on; None when it is over, and in a puzzle."""
        steps = self.lesson.steps
        return steps[self.at] if self.at < len(steps) else None

    def left(self) -> int:
        """How many moves the reader of a puzzle still has."""
        puzzle = self.lesson.puzzle
        return puzzle.moves - len(self.made) if puzzle is not None else 0

    def prompt(self) -> Prompt | None:
        """What the reader is asked now."""
        game, state = self.table.game, self.table.state
        return game.prompt(state, self.lesson.seat) or game.aside(state, self.lesson.seat)

    def asking(self, move: Sequence[int]) -> Prompt | None:
        """The question that a move of the reader answers, which may be one out of turn beside
        `prompt`; None when it answers neither.
        """
        game, state = self.table.game, self.table.state
        for prompt in (game.prompt(state, self.lesson.seat), game.aside(state, self.lesson.seat)):
            if prompt is not None and prompt.accepts(move):
                return prompt
        return None

    def wanted(self) -> Words:
        """The next move that the lesson has in mind, in words; empty when none is left."""
        step, puzzle = self.step(), self.lesson.puzzle
        if step is not None:
            return step.moves[0]
        n = len(self.made)
        return puzzle.solution[n] if puzzle is not None and n < len(puzzle.solution) else {}

    def astray(self) -> bool:
        """Whether the reader of a puzzle has made another move than the solution has."""
        return self.lesson.puzzle is not None and not self.on_the_way

    def hints(self) -> list[str]:
        """The keys of a puzzle's hints, the slightest first."""
        puzzle = self.lesson.puzzle
        return [self.lesson.key(hint(n)) for n in range(puzzle.hints if puzzle is not None else 0)]

    def judge(self, move: Sequence[int]) -> str:
        """Whether a legal move of the reader does what the step asks: TAUGHT or OTHER. In a puzzle
        every legal move is his to make. Raises IllegalMove, with the paragraph, for any other.
        """
        # Whether it is legal at all.
        self.table.game.words(self.table.state, self.lesson.seat, move)
        step = self.step()
        if step is None or any(self._fits(move, wanted) for wanted in step.moves):
            return TAUGHT
        return OTHER

    def _fits(self, move: Sequence[int], wanted: Words) -> bool:
        return fits(self.table.game, self.table.state, self.lesson.seat, move, wanted)

    # -- playing -----------------------------------------------------------------------------------

    def play(self, move: Sequence[int]) -> str:
        """Make a move of the reader, if it is what is taught, and all that follows without him;
        gives what it is. Raises IllegalMove; LessonFault where the lesson itself goes wrong.
        """
        found = self.judge(move)
        if found == OTHER:
            return found
        step = self.step()
        self.on_the_way = self.on_the_way and self._fits(move, self.wanted())
        self.table.play(self.lesson.seat, move)
        self.made.append(list(move))
        for one in step.meanwhile if step is not None else ():
            self._happen(one)
        self.at += 1
        self._go_on()
        return found

    def back(self) -> bool:
        """Take back the reader's last move with all that followed; False when there is none."""
        made = self.made[:-1]
        if not self.made:
            return False
        self.begin()
        for move in made:
            self.play(move)
        return True

    def leave(self) -> Table:
        """The table as it stands, for a game that goes on as any other: what the lesson had told
        of chance beforehand comes no more.
        """
        self.table.state.dice.queues = None
        return self.table

    def _go_on(self) -> None:
        """After a move: what the others do in a puzzle, and whether the lesson is over."""
        puzzle = self.lesson.puzzle
        if puzzle is None:
            self.state = DONE if self.step() is None else PLAYING
            return
        for seat, move in replies(self.lesson, self.table.game, self.table.state):
            self.table.play(seat, move)
            if len(self.table.entries) > MOST_MOVES:
                raise LessonFault(f"{self.lesson.name}: the others never come to an end")
        self.state = puzzle_state(self.lesson, self.table.state, len(self.made))

    def _happen(self, step: Step) -> None:
        """Carry out what is written of a seat, of all who rest, or of chance. Raises
        LessonFault.
        """
        game = self.table.game
        try:
            if isinstance(step, QueueStep):
                queue_up(self.table.state, step)
            elif isinstance(step, MoveStep):
                move = game.parse(self.table.state, step.seat, step.words)
                self.table.play(step.seat, move)
            elif isinstance(step, RestStep):
                self._rest(step.word)
            elif isinstance(step, CheckStep):
                for one in unmet(self.lesson.scenario, self.table.state, step):
                    raise LessonFault(f"{self.lesson.name}: {one.place}: {one.text}")
        except IllegalMove as error:
            told = str(error)
            if isinstance(step, MoveStep):
                told = no_move(self.lesson.scenario, self.table.state, step, error, "en")
            raise LessonFault(f"{self.lesson.name}: {written(step.place)}: {told}") from error
        except ScriptError as error:
            told = impossible(self.lesson.scenario.vocabulary, error)
            raise LessonFault(f"{self.lesson.name}: {written(step.place)}: {told}") from error

    def _rest(self, word: str) -> None:
        vocabulary = self.lesson.scenario.vocabulary
        begun = vocabulary.here(self.table.state)
        for _ in range(MOST_MOVES):
            found = vocabulary.rest(self.table.state, word, begun)
            if found is None:
                return
            self.table.play(found[0], found[1])
        raise LessonFault(f"{self.lesson.name}: rest: {word}: still not done")


def _table(lesson: Lesson, names: Sequence[str], seed: str) -> Table:
    """The table of a lesson at its beginning: its position, and nothing that has happened."""
    scenario = lesson.scenario
    vocabulary, edition = scenario.vocabulary, scenario.editions[0]
    game: Game[Any] = vocabulary.game
    chosen = {**scenario.data.get("options", {}), vocabulary.version: edition}
    options = game.options(chosen, len(scenario.seats))
    header = Header(
        aedilis=FORMAT,
        game=game.name,
        rules=game.rules_version,
        data=game.identity(options, len(scenario.seats)),
        options=options,
        seats=list(names),
        commitment="",
    )
    state = vocabulary.build(scenario.data, edition)
    return Table(
        game, options, names, seed, header=header, kept=Kept(state, [Entry(Line(n=0), [])])
    )


def fits(game: Game[Any], state: Any, seat: int, move: Sequence[int], wanted: Words) -> bool:
    """Whether a partial description of a move can mean this one."""
    return any(one == list(move) for one in game.matches(state, seat, wanted))


# -- puzzles, by their states alone ----------------------------------------------------------------


def replies(lesson: Lesson, game: Game[Any], state: Any) -> Iterator[tuple[int, Move]]:
    """What is done in a puzzle without its reader, move by move as each is made: by the others,
    and for himself where there is but one thing to do, or where the file says what is done. It ends
    when he has to decide.
    """
    puzzle = _puzzle(lesson)
    while not state.over:
        found = _reply(lesson, puzzle, game, state)
        if found is None:
            return
        yield found


def _reply(lesson: Lesson, puzzle: Puzzle, game: Game[Any], state: Any) -> tuple[int, Move] | None:
    awaited = [prompt for prompt in game.asked(state) if not prompt.optional]
    for prompt in awaited:
        if prompt.seat != lesson.seat:
            return prompt.seat, _answer(puzzle, game, state, prompt)
    if not awaited:
        return None
    own = only_answer(awaited[0])
    if own is None:
        written_moves = _written(puzzle, game, state, lesson.seat)
        own = next((move for move in written_moves if awaited[0].accepts(move)), None)
    return (lesson.seat, own) if own is not None else None


def _written(puzzle: Puzzle, game: Game[Any], state: Any, seat: int) -> Iterator[Move]:
    """The legal ones among the written moves of a seat, out of turn as well."""
    for words in puzzle.others.get(seat, ()):
        yield from game.matches(state, seat, words)


def _answer(puzzle: Puzzle, game: Game[Any], state: Any, prompt: Prompt) -> Move:
    """The first of the written moves of a seat that is legal; else what the rules have one do whose
    time has run out; else the first answer there is.
    """
    legal = next(_written(puzzle, game, state, prompt.seat), None)
    if legal is not None:
        return legal
    lapsed = game.lapsed(state, prompt.seat)
    if lapsed is not None:
        return lapsed
    move: Move = []
    while choices := prompt.choices(move):
        move.append(choices[0])
    return move


def puzzle_state(lesson: Lesson, state: Any, made: int) -> str:
    """How a puzzle stands after so many moves of its reader: PLAYING, DONE or FAILED."""
    puzzle = _puzzle(lesson)
    if next(iter(unmet(lesson.scenario, state, puzzle.goal)), None) is None:
        return DONE
    return FAILED if state.over or made >= puzzle.moves else PLAYING


def _puzzle(lesson: Lesson) -> Puzzle:
    if lesson.puzzle is None:
        raise LessonFault(f"{lesson.name} is no puzzle")
    return lesson.puzzle


# -- playing a lesson by its own moves -------------------------------------------------------------


def own_way(lesson: Lesson) -> list[Difference]:
    """Play a lesson by the moves that it has in mind; gives what does not come out as written."""
    seats = lesson.scenario.seats
    try:
        run = LessonRun(lesson, seats)
        while run.state == PLAYING and run.wanted():
            state, step = run.table.state, MoveStep((), lesson.seat, run.wanted())
            try:
                move = run.table.game.parse(state, lesson.seat, step.words)
            except IllegalMove as error:
                told = no_move(lesson.scenario, state, step, error, "en")
                return [Difference(_where(run), told)]
            run.play(move)
    except LessonFault as error:
        return [Difference("lesson", str(error))]
    if run.state != DONE:
        return [Difference("lesson.goal", "the solution does not reach it")]
    end = unmet(lesson.scenario, run.table.state, lesson.end) if lesson.end is not None else ()
    return [*end, *left_waiting(lesson.scenario, run.table.state)]


def _where(run: LessonRun) -> str:
    """The place in its file of the move that a lesson has in mind now."""
    step = run.step()
    return written((*step.place, "do") if step else ("lesson", "solution", len(run.made)))
