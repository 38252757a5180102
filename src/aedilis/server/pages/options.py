"""The form for a new table: which options a game has, with a line each, and how the form becomes a
`NewGame`. What may be combined with what is for the game to say.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal
from urllib.parse import quote

import msgspec

from aedilis.bots.registry import (
    best_bot,
    bot_name,
    bots_of,
    levels,
    newest,
    opponents,
    read_spec,
)
from aedilis.games import PACKAGES
from aedilis.kernel.languages import LANGUAGES, Language
from aedilis.kernel.package import Terms
from aedilis.kernel.text import capital, unbroken
from aedilis.server.lobby.game_cards import ME, OPEN, Clock, NewGame
from aedilis.server.pages.forms import Form
from aedilis.server.words import words

AS_USUAL: Final = ""
NOBODY: Final = "-"
Spoken = Language | Literal[""]
NEVER: Final = "never"
HOUR: Final = 3_600
DAY: Final = 86_400
MOVE_SECONDS: Final = (60, 300, HOUR, 12 * HOUR, DAY, 3 * DAY, 7 * DAY)
BANK_SECONDS: Final = (900, 1_800, HOUR, 3 * HOUR, 12 * HOUR)
LATE: Final = ("move", "bot")
DELAYS: Final = (0, 60, 600, HOUR)


class Value(msgspec.Struct, frozen=True):
    """One value of an option: what the form sends, and what the reader sees."""

    word: str
    label: str


class Choice(msgspec.Struct, frozen=True):
    """One option: its field, its line, its values, the usual one first, the rule it is from with
    the address where that can be read, and whether it is an advanced rule.
    """

    name: str
    line: str
    values: list[Value]
    rule: str = ""
    address: str = ""
    advanced: bool = False


def main_choice(game: str, language: str) -> Choice | None:
    """The edition or scenario, each with the line that tells it from the others; None for a game
    that has only one.
    """
    package = PACKAGES[game]
    terms, variants = package.terms(language), package.variants
    if variants is None:
        return None
    return Choice(
        variants.option,
        capital(terms.option(variants.option)),
        [Value(name, terms.variant(name)) for name in variants.first(language)],
    )


def other_choices(game: str, language: str) -> list[Choice]:
    """All other options, the advanced rules after the others."""
    package = PACKAGES[game]
    terms = package.terms(language)
    usual = Value(AS_USUAL, words(language).text("server-new-as-usual"))
    return [
        Choice(
            option.name,
            capital(terms.option(option.name)),
            [usual] * option.settled + [_value_of(one, terms, language) for one in option.values],
            unbroken(option.rule),
            f"/rules/{game}/{quote(option.rule, safe='')}",
            option.advanced,
        )
        for option in sorted(package.options, key=lambda one: one.advanced)
    ]


def _value_of(value: bool | int | str, terms: Terms, language: str) -> Value:
    """A value of an option, for the form."""
    if isinstance(value, bool):
        word = "yes" if value else "no"
        return Value(word, words(language).text(f"server-{word}"))
    return Value(str(value), terms.value(value))


def seat_choices(game: str, language: str) -> list[Value]:
    """What a seat can be given to, besides its maker."""
    say = words(language).text
    return [
        Value(OPEN, say("server-new-seat-open")),
        *(Value(bot, bot_label(game, bot, language)) for bot in opponents(game)),
    ]


def level_choices(game: str, language: str) -> list[Value]:
    """The levels of play that there are bots for, from the lowest on."""
    say = words(language).text
    return [Value(level, say(f"server-level-{level}")) for level in levels(game)]


def bot_label(game: str, bot: str, language: str) -> str:
    """What a bot is called that can play a game; an earlier version with its number, one with a
    number for a setting with that, and what it plays a level as with the level's name.
    """
    say, spec = words(language).text, read_spec(bot)
    name = spec.name if spec is not None else bot
    own = bot_name(bot, game, language)
    label = own if own is not None else say(f"server-bot-{name}")
    if spec is not None and any(one.isdecimal() for one in spec.setting):
        # Words behind a number are of no language: whose level it is tells enough.
        number = spec.setting.partition("-")[0]
        label = say("server-bot-set", {"bot": label, "setting": number})
    if spec is not None and spec.version and spec.version != newest(name, game):
        label = say("server-bot-version", {"bot": label, "version": spec.version})
    level = next((level for level, one in levels(game).items() if one == bot), "")
    if level:
        return say("server-bot-level", {"bot": label, "level": say(f"server-level-{level}")})
    return label


def quick_game(game: str, language: str, alone: bool = False, level: str = "") -> NewGame:
    """A table with oneself and bots of a level (empty: the game's usual ones), or oneself `alone`,
    begun at once and listed nowhere, in the edition of the reader's language.
    """
    package = PACKAGES[game]
    variants = package.variants
    own = variants.of_language.get(language) if variants is not None else None
    options = {} if variants is None or own is None else {variants.option: own}
    bot = levels(game).get(level) or best_bot(game)
    bots = [] if alone else [bot] * (package.seats.usual - 1)
    return NewGame(game=game, seats=[ME, *bots], options=options, private=True)


def read_new_game(game: str, form: Form, language: str) -> NewGame:
    """A new table as the form asks for it. Raises Refused naming the field."""
    options = {
        choice.name: value
        for choice in (main_choice(game, language), *other_choices(game, language))
        if choice is not None and (value := _value(choice, form)) is not None
    }
    known = [ME, OPEN, NOBODY, *bots_of(game)]
    most = PACKAGES[game].seats.most
    wanted = [form.word(f"seat-{n}", known, NOBODY) for n in range(most)]
    return NewGame(
        game=game,
        seats=[one for one in wanted if one != NOBODY] or [ME],
        options=options,
        title=form.text("title", 80),
        private=form.flag("private"),
        clock=_clock(form),
        spectator_delay=_delay(form),
        private_chat=form.flag("private-chat"),
        stand_in=form.word("stand-in", bots_of(game), best_bot(game)),
        language=msgspec.convert(form.word("spoken", ("", *LANGUAGES), ""), Spoken),
        newcomers=form.flag("newcomers"),
        rated=form.flag("rated"),
        hints=not form.flag("no-hints"),
    )


def _value(choice: Choice, form: Form) -> Any:
    """What the engine is given for an option; None: nothing, and then it is as usual."""
    word = form.word(choice.name, [value.word for value in choice.values], choice.values[0].word)
    if word == AS_USUAL:
        return None
    if word in ("yes", "no"):
        return word == "yes"
    return int(word) if word.isdecimal() else word


def _clock(form: Form) -> Clock:
    kind = form.word("clock", ("none", "move", "bank"), "none")
    late: Literal["move", "bot"] = "bot" if form.word("late", LATE, "move") == "bot" else "move"
    if kind == "move":
        return Clock("move", form.number("move-seconds", 10, 30 * DAY, DAY), late=late)
    if kind == "bank":
        seconds = form.number("bank-seconds", 10, 30 * DAY, HOUR)
        return Clock("bank", seconds, form.number("increment", 0, DAY, 0), late)
    return Clock()


def _delay(form: Form) -> int | None:
    delays: Sequence[str] = [NEVER, *(str(seconds) for seconds in DELAYS)]
    word = form.word("delay", delays, "0")
    return None if word == NEVER else int(word)
