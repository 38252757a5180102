"""A pupil at the terminal: asks for hints until the move is told, and makes it, part by part.

Beside the terminal it plays the same lesson for itself, and so it knows what each number means.
"""

from collections.abc import Callable, Iterator

from aedilis.games import face_of
from aedilis.kernel.lesson_file import Lesson
from aedilis.kernel.lesson_run import PLAYING, LessonRun
from aedilis.kernel.prompt import Amount, Form, Move, Pick, Prompt, only_part
from aedilis.terminal.asking import Asker
from aedilis.terminal.lesson_cli import lesson_session
from aedilis.terminal.voice import Voice
from aedilis.terminal.words import terminal_words
from tests.terminal.robot import Answers, Screen, listed


def pupil(lesson: Lesson, language: str) -> Callable[[str], str | None]:
    """What answers the terminal through a whole lesson. It stops when the lesson is over, or when
    it is told of another move than the lesson has in mind.
    """
    go_on = terminal_words(language).text("terminal-lesson-go-on")
    lines = _lines(lesson, language)

    def answer(news: str) -> str | None:
        told, line = next(lines, ("", "n" if go_on in news else None))
        return line if told in news else None

    return answer


def _lines(lesson: Lesson, language: str) -> Iterator[tuple[str, str]]:
    """What is typed, and what must have been said just before it."""
    screen = Screen()
    voice = Voice(True, Answers(screen, listed([])), screen)
    course = lesson_session(lesson.name, language, voice).course
    assert course is not None
    names = course.names
    run = LessonRun(lesson, names)
    words = terminal_words(language)
    face = face_of(lesson.game, language, names, lesson.seat)
    while run.state == PLAYING:
        for _ in [*run.hints(), "the move itself"]:
            yield "", "hint"
        game, state = run.table.game, run.table.state
        view = game.view(state, lesson.seat)
        face.look(view)
        move = game.parse(state, lesson.seat, run.wanted())
        prompt = run.asking(move)
        assert prompt is not None
        told = {"move": face.move(move, prompt, view)}
        before = words.text("terminal-lesson-move", told)
        asked = run.prompt()
        if asked is None or not asked.accepts(move):
            yield words.text("terminal-lesson-move-now", told), "now"
            before = ""
        for n, (field, part) in enumerate(_fields(prompt, move)):
            if n == 0 or only_part(field) is None:
                asker = Asker(voice, face, view, field, lambda _: "")
                yield before if n == 0 else "", _typed(asker, field, part)
        if len(list(_fields(prompt, move))) > 1:
            yield "", words.text("terminal-words-yes").split()[0]
        run.play(move)


def _fields(prompt: Prompt, move: Move) -> Iterator[tuple[Prompt, Move]]:
    """The parts of a question with what a move answers to each."""
    begun: Move = []
    while len(begun) < len(move):
        field = prompt.field(begun) if isinstance(prompt, Form) else prompt
        assert field is not None
        size = move[len(begun)] + 1 if isinstance(field, Pick) else 1
        yield field, move[len(begun) : len(begun) + size]
        begun += move[len(begun) : len(begun) + size]


def _typed(asker: Asker, field: Prompt, part: Move) -> str:
    """The number of a choice in its menu, those of all that is picked, or an amount."""
    menu = asker.first_menu()
    if menu is None:
        assert isinstance(field, Amount)
        return str(part[0])
    if isinstance(field, Pick):
        return " ".join(str(field.items.index(item) + 1) for item in part[1:]) or "0"
    return next(str(entry.number) for entry in menu.entries if entry.code == part[0])
