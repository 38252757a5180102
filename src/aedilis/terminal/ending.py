"""What is done with a game at its end, or when it is left: compared with earlier ones, and kept."""

from aedilis.kernel.folding import fold
from aedilis.terminal.asking import no_words, yes_words
from aedilis.terminal.commands import Commands, Seated
from aedilis.terminal.earlier import earlier_than, ended, keep, results_file, told
from aedilis.terminal.saving import CannotSave
from aedilis.terminal.voice import Closed


def remember(session: Seated) -> None:
    """Tell who has played alone how that stands beside his earlier games, and keep it."""
    one = ended(session.table) if session.languages else None
    if one is None:
        return
    file = results_file()
    heading, lines = told(one, earlier_than(one, file), session.table, session.face.language)
    session.voice.heading(heading)
    session.voice.items(lines)
    why = keep(one, file)
    if why:
        told_why = {"file": str(file), "why": why}
        session.voice.say(session.words.text("terminal-earlier-unkept", told_why))


def offer_record(session: Seated, commands: Commands) -> None:
    """Ask where the record of a finished game is to be kept, unless a file has it."""
    if not session.unsaved():
        return
    suggestion = str(session.file.suggestion())
    while True:
        session.voice.say(session.words.text("terminal-keep-record", {"file": suggestion}))
        try:
            answer = session.voice.ask()
        except Closed:
            return
        if fold(answer) in no_words(session.words):
            return
        if commands.save("" if fold(answer) in yes_words(session.words) else answer):
            return


def keep_unfinished(session: Seated) -> None:
    """Save a game that was left in the middle, if anything has happened, and say where."""
    if not session.unsaved() or session.table.state.over:
        return
    try:
        path = session.file.save(session.table.record)
    except CannotSave as error:
        key, params = error.key, {"file": error.file, "why": error.why}
    else:
        key, params = "terminal-kept", {"file": str(path)}
    session.voice.say(f"\n{session.words.text(key, params)}")
