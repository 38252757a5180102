"""The rules, looked up at the table: a paragraph by its id or by words, a card by its name."""

from typing import Any, Final, Protocol

from aedilis.kernel.codec import BadFile
from aedilis.kernel.face import Face
from aedilis.kernel.quoting import cut
from aedilis.kernel.table import Table
from aedilis.kernel.text import Catalogue
from aedilis.rules.index import Index
from aedilis.rules.paragraphs import GAMES, load_paragraphs
from aedilis.rules.reference import Entry, Reference, load_reference
from aedilis.terminal.voice import Voice

FEW: Final = 4
"""So many rule paragraphs are told in full; of more, only the titles are listed."""


class Reader(Protocol):
    """Who looks them up: what is needed of his session."""

    table: Table
    voice: Voice
    face: Face
    words: Catalogue
    view: Any


class Rules:
    """The rules of the game on the table, told in the reader's language."""

    def __init__(self, session: Reader) -> None:
        self.session = session
        self.references: dict[str, Reference] = {}

    def look_up(self, word: str) -> None:
        """Tell the paragraphs and cards that a word means; of many, their titles."""
        session = self.session
        reference = self._reference()
        found = reference.find(word) if reference is not None else []
        cards = session.face.card(word, session.view)
        for line in cards:
            session.voice.say(line)
        if cards and reference is None:
            return
        if not found:
            self._say("terminal-no-rule", word=cut(word))
        elif len(found) > FEW:
            session.voice.items(f"{self._id(entry)}  {entry.text.title}" for entry in found)
            self._say("terminal-more-rules", id=self._id(found[0]))
        else:
            for entry in found:
                self._tell(entry)

    def tell_paragraph(self, id_: str) -> None:
        """Tell a paragraph by its id, if the game's rulebook has it."""
        reference = self._reference()
        if reference is not None:
            entry = reference.entries.get(id_.removeprefix(reference.paragraphs.game.prefix))
            if entry is not None:
                self._tell(entry)

    def _say(self, key: str, **params: object) -> None:
        self.session.voice.say(self.session.words.text(key, params))

    def _reference(self) -> Reference | None:
        """The rules in the reader's language, without the code and tests that hold them."""
        session = self.session
        language = session.face.language
        game = GAMES.get(session.table.game.name)
        if game is None:
            return None
        if language not in self.references:
            try:
                paragraphs = load_paragraphs(game)
                self.references[language] = load_reference(
                    paragraphs, Index({game.key: {}}), language
                )
            except BadFile as error:
                session.voice.say(str(error))
                return None
        return self.references[language]

    def _id(self, entry: Entry) -> str:
        """A paragraph's id as it is written where several games meet."""
        return f"{GAMES[self.session.table.game.name].prefix}{entry.id}"

    def _tell(self, entry: Entry) -> None:
        voice = self.session.voice
        voice.say(f"{self._id(entry)}  {entry.text.title}", "bold")
        voice.say(entry.text.text)
        if entry.text.ruling:
            self._say("terminal-ruling", text=entry.text.ruling)
