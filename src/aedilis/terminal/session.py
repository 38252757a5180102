"""One game at one terminal: people who share it, and bots that play at once.

Every person sees only what their seat may see. Where several share the screen it is cleared, with
all that has scrolled away, before it is handed on.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from aedilis.games import face_of
from aedilis.kernel.face import Face
from aedilis.kernel.player import Player
from aedilis.kernel.prompt import Move, Prompt, only_answer
from aedilis.kernel.table import Table
from aedilis.kernel.text import Catalogue
from aedilis.terminal.asking import Asker, Cancelled
from aedilis.terminal.commands import Changed, Commands, Left
from aedilis.terminal.company import Company
from aedilis.terminal.ending import keep_unfinished, offer_record, remember
from aedilis.terminal.saving import SaveFile
from aedilis.terminal.since import MUCH, fitting, weighty
from aedilis.terminal.voice import Closed, Voice
from aedilis.terminal.words import terminal_words

LEAVING: Final = ("quit", "exit", "q")
INTERRUPTED: Final = 130
FEW_NEWS: Final = 5
"""At least so many of the last events are shown, however small the window."""


class Session:
    """A table played to its end, or until somebody leaves.

    `people` are the seats of people, who all read `language` until one chooses another; `bots` play
    the other seats. While somebody is asked, `seat`, `face`, `view` and `prompt` are theirs.
    `whole` asks for the whole table to be told again.
    """

    def __init__(
        self,
        table: Table,
        voice: Voice,
        people: Sequence[int],
        language: str,
        bots: Mapping[int, Player],
        file: SaveFile,
        greeting: Callable[[str], list[str]],
    ) -> None:
        self.table = table
        self.voice = voice
        self.language = language
        self.languages = dict.fromkeys(people, language)
        self.company = Company(bots, self._tell_fault)
        self.file = file
        self.saved = len(table.entries)
        self.commands = Commands(self)
        self.here = -1
        self.seat = min(people, default=-1)
        self.face: Face
        self.words: Catalogue
        self.view: Any = None
        self.prompt: Prompt
        self.asker: Asker
        self.whole = True
        self.last_turn = -1
        # Of a game that goes on, the last round is told once more.
        since = max(0, len(table.entries) - 2 * len(table.header.seats))
        self._since = dict.fromkeys(people, since)
        self._greeting = greeting
        self._notes: dict[int, list[str]] = {seat: [] for seat in people}
        self._unmoved = set(people)
        self.take_seat(self.seat)

    # -- the loop ----------------------------------------------------------------------------------

    def run(self) -> int:
        """Play; gives the exit code. An interrupted game is saved."""
        try:
            while self._goes_on():
                self._step()
            self._finish()
        except Left:
            return 0
        except Closed:
            keep_unfinished(self)
            return 0
        except KeyboardInterrupt:
            keep_unfinished(self)
            return INTERRUPTED
        return 0

    def _goes_on(self) -> bool:
        return not self.table.state.over

    def unsaved(self) -> bool:
        """Whether anything has happened that no file holds."""
        return len(self.table.entries) > self.saved

    def _step(self) -> None:
        """One move: of a bot out of turn, else of the first seat awaited, bots before people."""
        spoken = self.company.speak(self.table)
        if spoken is not None:
            self._let_play(*spoken)
            return
        game, state = self.table.game, self.table.state
        awaited = [prompt for prompt in game.asked(state) if not prompt.optional]
        prompt = min(awaited, key=lambda one: one.seat in self.languages)
        seat = prompt.seat
        if seat in self.company.bots:
            self._let_play(seat, self.company.answer(self.table, prompt))
            return
        if self.here != seat and len(self.languages) > 1:
            self._hand_over(seat)
        self.here = seat
        self.take_seat(seat)
        self._turn_of(prompt)

    def _tell_fault(self, seat: int) -> None:
        """Tell people that a bot has a fault."""
        name = {"name": self.table.header.seats[seat]}
        for person, language in self.languages.items():
            self._notes[person].append(terminal_words(language).text("terminal-bot-fault", name))
        if not self.languages:
            self.voice.say(self.words.text("terminal-bot-fault", name))

    def _let_play(self, seat: int, move: Move) -> None:
        """Make a bot's move. It is told at once where nobody will be asked."""
        self.table.play(seat, move)
        if not self.languages:
            self.voice.items(self.told(len(self.table.entries) - 1))

    def take_seat(self, seat: int) -> None:
        """Look and read as this seat does."""
        self.seat = seat
        language = self.languages.get(seat, self.language)
        self.face = face_of(self.table.game.name, language, self.table.header.seats, seat)
        self.words = terminal_words(language)
        self.view = self.table.game.view(self.table.state, seat)
        self.face.look(self.view)

    def speak(self, language: str) -> None:
        """Change the language of the seat that is asked."""
        self.languages[self.seat] = language
        self.take_seat(self.seat)
        self.whole = True

    def _hand_over(self, seat: int) -> None:
        """A page that shows nothing, until the next player sits down."""
        if self.here >= 0:
            self.voice.forget()
        self.take_seat(seat)
        self.whole = True
        while True:
            self.voice.say(
                self.words.text("terminal-pass", {"name": self.table.header.seats[seat]})
            )
            answer = self.voice.ask()
            if answer not in LEAVING:
                break
            self.commands.obey(answer)
        self.voice.forget()

    def _turn_of(self, prompt: Prompt) -> None:
        """Show the table and make the move that the seat chooses."""
        self.prompt = prompt
        only = self.forced(prompt)
        if only is not None:
            if not self.face.window(prompt):
                text = self.words.text("terminal-only-choice")
                self._notes[self.seat].append(f"{self.face.question(prompt)} {text}")
            self.table.play(self.seat, only)
            return
        asker = Asker(self.voice, self.face, self.view, prompt, self._hear)
        self.asker = asker
        self._show(asker)
        try:
            move = asker.answer()
        except Changed:
            return
        self._play(move)

    def part(self) -> Prompt:
        """The part of the question that is being asked."""
        return self.asker.part

    def question(self) -> str:
        """The question that is being asked, in words."""
        return self.asker.question()

    # -- out of turn -------------------------------------------------------------------------------

    def order(self, window: str) -> str:
        """The standing order of the seat asked for a moment."""
        return str(self.table.state.order(self.seat, window))

    def out_of_turn(self) -> None:
        """Ask the seat what it does out of turn. Raises Changed when it has done something."""
        prompt = self.table.game.aside(self.table.state, self.seat)
        if prompt is None:
            self.voice.say(self.words.text("terminal-now-nothing"))
            return
        asker = Asker(self.voice, self.face, self.view, prompt, self._hear, may_leave=True)
        asked, self.asker = self.asker, asker
        asker.say_field(asker.first_part(), self.face.hints(self.view, prompt, []))
        self.voice.say(self.words.text("terminal-now-leave"))
        try:
            move = asker.answer()
        except Cancelled:
            self.asker = asked
            asked.say_field(asked.part, [])
            return
        self._play(move)
        raise Changed

    def possible(self) -> list[str]:
        """What the seat might do out of turn that is worth a pause."""
        prompt = self.table.game.aside(self.table.state, self.seat)
        codes = prompt.choices([]) if prompt is not None else []
        return [
            self.face.choice(code, prompt, self.view)
            for code in codes
            if prompt is not None and self.face.matters(code)
        ]

    def _play(self, move: Move) -> None:
        """Make the seat's move. What it brings about is news at the seat's next question."""
        self._since[self.seat] = len(self.table.entries)
        self._notes[self.seat] = []
        self._unmoved.discard(self.seat)
        self.table.play(self.seat, move)

    def forced(self, prompt: Prompt) -> Move | None:
        """The answer that is given without asking, since there is no other.

        Among several people every question is put, or its absence would tell the others what a hand
        does not hold.
        """
        if len(self.languages) > 1:
            return None
        window = self.face.window(prompt)
        if window and (self.order(window) == "ask" or self.possible()):
            return None
        return only_answer(prompt)

    def _hear(self, even_empty: bool) -> str:
        """The next answer that is not a command. An empty one, unless it counts as an answer, shows
        everything again.
        """
        while True:
            line = self.voice.ask()
            if not line:
                if even_empty:
                    return line
                self.whole = True
                raise Changed
            if not self.commands.obey(line):
                return line

    # -- showing -----------------------------------------------------------------------------------

    def told(self, since: int) -> list[str]:
        """What has happened from a line of the record on, as the seat asked may know it."""
        out: list[str] = []
        for line, events in self.table.story(self.seat, since):
            if line.undo:
                name = self.table.header.seats[line.seat]
                who = "you" if line.seat == self.seat else "other"
                out.append(self.words.text("terminal-undone", {"name": name, "who": who}))
            out += [self.face.event(event) for event in events]
        return out

    def weighty(self) -> tuple[list[str], int]:
        """The weightiest of what has happened since the seat asked last moved, and how many more
        there are.
        """
        return weighty(self.table, self.seat, self._since.get(self.seat, 0) + 1, self.face)

    def _news(self) -> list[str]:
        """Notes to the seat asked, and what has happened since it was last asked."""
        greeting = self._greeting(self.face.language) if self.seat in self._unmoved else []
        return greeting + self._notes.get(self.seat, []) + self.told(self._since[self.seat])

    def _show(self, asker: Asker) -> None:
        """The table, the news and the question."""
        news = self._news()
        question = self.face.question(self.prompt)
        rule = f" ({self.prompt.rule})" if self.prompt.rule else ""
        menu = asker.first_menu()
        hints = self.face.hints(self.view, self.prompt, [])
        possible = self.possible()
        if possible:
            hints.append(
                self.words.text("terminal-now-hint", {"choices": self.words.apart(possible)})
            )
        if self.voice.plain:
            heavy, more = self.weighty()
            if len(heavy) + more > MUCH:
                self.voice.heading(self.words.text("terminal-since"))
                self.voice.items(heavy)
            if news:
                self.voice.heading(self.words.text("terminal-news"))
                self.voice.items(news)
            turn = self.face.turn(self.view)
            if self.whole or turn != self.last_turn:
                self.last_turn = turn
                self._tell_table()
            self._above()
            self.voice.heading(f"{question}{rule}")
        else:
            columns, rows = self.voice.size
            drawn = self.face.table(self.view, rows)
            height = len(self.voice.console.render_lines(drawn))
            below = len(menu.drawn(columns)) if menu is not None else 1
            self.voice.wipe()
            self.voice.show(drawn)
            self._show_news(news, rows - height - below - len(hints) - 5)
            self._above()
            self.voice.say()
            title = Text(question, style="bold")
            self.voice.show(title.append(rule, style="dim not bold"))
        self.whole = False
        asker.say_hints(hints)
        if menu is not None:
            asker.say_menu(menu)
        asker.say_range()

    def _above(self) -> None:
        """Say what belongs between the news and the question; here nothing."""

    def _tell_table(self) -> None:
        for heading, lines in self.face.lines(self.view):
            self.voice.heading(heading)
            self.voice.items(lines)

    def _show_news(self, news: list[str], room: int) -> None:
        most = max(room, FEW_NEWS)
        self.voice.say()
        if len(news) > most:
            hidden, heavy, news = fitting(news, self.weighty()[0], most)
            self.voice.say(f"• {self.words.text('terminal-earlier', {'count': hidden})}", "dim")
            for line in heavy:
                self.voice.say(f"! {line}")
        for line in news:
            self.voice.say(f"• {line}", "dim")

    # -- the end -----------------------------------------------------------------------------------

    def _finish(self) -> None:
        """The last events, the final table, the ranking, and the record."""
        if len(self.languages) > 1:
            self.voice.forget()
        if len(self.languages) == 1:
            self.take_seat(self.seat)
            news = self._news()
        else:
            since = max(self._since.values(), default=len(self.table.entries))
            self.take_seat(-1)
            news = self.told(since)
        if self.voice.plain:
            self.voice.heading(self.words.text("terminal-news"))
            self.voice.items(news)
            self._tell_table()
        else:
            self.voice.wipe()
            self.voice.show(self.face.table(self.view, self.voice.size[1]))
            self._show_news(news, FEW_NEWS)
        heading, lines = self.face.result(self.view)
        self.voice.heading(heading)
        for number, line in enumerate(lines, 1):
            self.voice.say(f"{number}. {line}")
        self._remember()
        offer_record(self, self.commands)

    def _remember(self) -> None:
        """Tell what the end of a game is compared with; of a lesson there is nothing."""
        remember(self)
