"""The form for a new table: which options a game has, with a line each, and how the form becomes a
`NewGame`. What may be combined with what is for the game to say.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from aedilis.bots.registry import GAME_BOTS, bots_of
from aedilis.glory.editions import EDITIONS
from aedilis.glory.text import GloryText
from aedilis.kernel.text import capital
from aedilis.republic.options import CHOICES, PLAYABLE
from aedilis.republic.text import RepublicText
from aedilis.server.cards import ME, OPEN, Clock, NewGame
from aedilis.server.pages.forms import Form
from aedilis.server.words import words

AS_USUAL: Final = ""
NOBODY: Final = "-"
NEVER: Final = "never"
HOUR: Final = 3_600
DAY: Final = 86_400
SEATS: Final = {"glory": (2, 5), "republic": (3, 6)}
QUICK_SEATS: Final = {"glory": 3, "republic": 4}
MOVE_SECONDS: Final = (60, 300, HOUR, 12 * HOUR, DAY, 3 * DAY, 7 * DAY)
BANK_SECONDS: Final = (900, 1_800, HOUR, 3 * HOUR, 12 * HOUR)
DELAYS: Final = (0, 60, 600, HOUR)


class Value(msgspec.Struct, frozen=True):
    """One value of an option: what the form sends, and what the reader sees."""

    word: str
    label: str


class Choice(msgspec.Struct, frozen=True):
    """One option: its field, its line, and its values, the usual one first."""

    name: str
    line: str
    values: list[Value]


def main_choice(game: str, language: str) -> Choice:
    """The edition or scenario, each with the line that tells it from the others."""
    if game == "glory":
        glory = GloryText(language, (), -1)
        usual = ["it2011", *(one for one in EDITIONS if one != "it2011")]
        return Choice(
            "edition",
            glory.option("edition"),
            [Value(edition, glory.edition(edition)) for edition in usual],
        )
    republic = RepublicText(language, (), -1)
    return Choice(
        "scenario",
        capital(republic.option("scenario")),
        [Value(one, republic.scenario(one)) for one in PLAYABLE],
    )


def other_choices(game: str, language: str) -> list[Choice]:
    """All other options."""
    say = words(language).text
    usual = Value(AS_USUAL, say("server-new-as-usual"))
    yes, no = Value("yes", say("server-yes")), Value("no", say("server-no"))
    if game == "glory":
        line = GloryText(language, (), -1).option
        three = Value("3", say("server-new-town-3"))
        shown = Value("open", say("server-new-vault-open"))
        hidden = Value("rules", say("server-new-vault-rules"))
        return [
            Choice("beginner", line("beginner"), [no, yes]),
            Choice("expert", line("expert"), [no, yes]),
            Choice("town-sites", line("town-sites"), [usual, three]),
            Choice("vault-memory", line("vault-memory"), [hidden, shown]),
            Choice("prison-triggers", line("prison-triggers"), [usual, yes, no]),
            Choice("scriptorium-completes", line("scriptorium-completes"), [usual, yes, no]),
            Choice("bath-wild", line("bath-wild"), [yes, no]),
        ]
    told = RepublicText(language, (), -1)
    out: list[Choice] = []
    for name, values in CHOICES.items():
        if name == "scenario":
            continue
        labels = [
            (yes if value else no)
            if isinstance(value, bool)
            else Value(str(value), say(f"server-new-value-{value}"))
            for value in values
        ]
        out.append(Choice(name, capital(told.option(name)), labels))
    return out


def seat_choices(game: str, language: str) -> list[Value]:
    """What a seat can be given to, besides its maker."""
    say = words(language).text
    return [
        Value(OPEN, say("server-new-seat-open")),
        *(Value(bot, bot_label(bot, language)) for bot in _best_first(game)),
    ]


def bot_label(bot: str, language: str) -> str:
    """What a bot is called."""
    return words(language).text(f"server-bot-{bot}")


def _best_first(game: str) -> list[str]:
    best = list(GAME_BOTS[game])
    return best + [bot for bot in bots_of(game) if bot not in best]


def quick_game(game: str) -> NewGame:
    """A table with oneself and the game's best bots, begun at once and listed nowhere."""
    bots = [GAME_BOTS[game][0]] * (QUICK_SEATS[game] - 1)
    return NewGame(game=game, seats=[ME, *bots], private=True)  # type: ignore[arg-type]


def read_new_game(game: str, form: Form) -> NewGame:
    """A new table as the form asks for it. Raises Refused naming the field."""
    options = {
        choice.name: value
        for choice in (main_choice(game, "en"), *other_choices(game, "en"))
        if (value := _value(choice, form)) is not None
    }
    known = [ME, OPEN, NOBODY, *bots_of(game)]
    _, most = SEATS[game]
    wanted = [form.word(f"seat-{n}", known, NOBODY) for n in range(most)]
    return NewGame(
        game=game,  # type: ignore[arg-type]
        seats=[one for one in wanted if one != NOBODY] or [ME],
        options=options,
        title=form.text("title", 80),
        private=form.flag("private"),
        clock=_clock(form),
        spectator_delay=_delay(form),
        private_chat=form.flag("private-chat"),
        stand_in=form.word("stand-in", bots_of(game), GAME_BOTS[game][0]),
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
    if kind == "move":
        return Clock("move", form.number("move-seconds", 10, 30 * DAY, DAY))
    if kind == "bank":
        seconds = form.number("bank-seconds", 10, 30 * DAY, HOUR)
        return Clock("bank", seconds, form.number("increment", 0, DAY, 0))
    return Clock()


def _delay(form: Form) -> int | None:
    delays: Sequence[str] = [NEVER, *(str(seconds) for seconds in DELAYS)]
    word = form.word("delay", delays, "0")
    return None if word == NEVER else int(word)
