"""Glory to Rome in words for a reader: events, questions, refusals, endings and scores.

`GloryText` speaks one language to one viewer, who is "you". It alone knows how the parameters of
the engine's messages become names; the sentences are in `locale/*.ftl`. What a choice is called is
told in `aedilis.glory.presentation.labels`, what a card says in `aedilis.glory.presentation.faces`.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from aedilis.glory.definitions.cards import (
    AMPHITHEATRE,
    BUILDINGS,
    CRAFTSMAN,
    FOUNDRY,
    GARDEN,
    JACK,
    LABORER,
    MATERIAL,
    PATRON,
)
from aedilis.glory.definitions.rules import Rules
from aedilis.glory.presentation.faces import (
    CardFace,
    card_face,
    edition_line,
    edition_name,
    option_line,
)
from aedilis.glory.presentation.labels import choice_label, item_label
from aedilis.glory.presentation.names import Names, counted
from aedilis.glory.rules.scoring import Score
from aedilis.glory.state.table import END_CATACOMB, END_CONCESSION, END_DECK, END_FORUM, END_SITES
from aedilis.glory.view import GloryView
from aedilis.kernel.event import SeenEvent
from aedilis.kernel.game import IllegalMove
from aedilis.kernel.names import Args
from aedilis.kernel.prompt import Form, Move, Pick, Prompt
from aedilis.kernel.text import capital

ENDING_KEYS: Final[dict[object, str]] = {
    END_DECK: "glory-ending-deck",
    END_SITES: "glory-ending-sites",
    END_CATACOMB: "glory-ending-catacomb",
    END_FORUM: "glory-ending-forum",
    END_CONCESSION: "glory-ending-concession",
}

BY_MATERIAL: Final = ("glory-ask-give", "glory-ask-demand", "glory-ask-legionary")
"""The questions for cards that count by their material alone."""

BURST_ROLES: Final = {AMPHITHEATRE: CRAFTSMAN, FOUNDRY: LABORER, GARDEN: PATRON}


class GloryText(Names):
    """Texts in one language for one viewer (-1: a spectator). See `Names` for the single names."""

    # -- events ------------------------------------------------------------------------------------

    def event(self, event: SeenEvent) -> str:
        """A sentence for what happened, as far as the event tells it."""
        args: Args = {"who": self.who(event.seat)}
        if event.seat >= 0:
            args["name"] = self.seat(event.seat)
        for name, value in event.params.items():
            self._event_args(args, event, name, value)
        return capital(self.say(event.key, args))

    def _event_args(self, args: Args, event: SeenEvent, name: str, value: object) -> None:
        """Add what one parameter of an event gives to the sentence."""
        if event.key == "glory-over":
            args.update(self._result(event.params["ending"], _ints(event.params["winners"])))
        elif event.key == "glory-first-cards":
            pairs = zip(_ints(event.params["seats"]), _ints(event.params["cards"]), strict=True)
            args["cards"] = ", ".join(
                self.say("glory-first-card", {"name": self.seat(seat), "card": self.card(card)})
                for seat, card in pairs
            )
        elif name == "cards":
            cards = _ints(value)
            jacks = event.params.get("jacks", 0)
            args["count"] = len(cards)
            args["cards"] = self.cards(cards + [JACK] * (jacks if isinstance(jacks, int) else 0))
            args["cards-materials"] = self.materials([MATERIAL[c] for c in cards if c < BUILDINGS])
        elif name == "materials":
            args[name] = self.materials(_ints(value))
        elif name == "from" and isinstance(value, list):
            # Of a Senate: one entry for each jack.
            seats = _ints(value)
            args["from"] = self.seats([seat for seat, _ in counted(seats)])
            args["count"] = len(seats)
        elif isinstance(value, int):
            self._number_arg(args, event, name, value)
        else:
            args[name] = str(value)

    def _number_arg(self, args: Args, event: SeenEvent, name: str, value: int) -> None:
        """A number in an event is a card, a role, a material, a seat, or just a number."""
        if name in ("card", "with") or (name == "to" and event.key == "glory-added"):
            args[name] = self.card(value)
            args[f"{name}-the"] = self.the(value)
            args[f"{name}-material"] = self.material_of(value)
            args[f"{name}-role"] = self.role_of(value)
            if event.key == "glory-burst":
                args["gift"] = self._gift(value, event.params.get("count", 0))
        elif name in ("material", "site"):
            args[name] = self.material(value)
        elif name == "role":
            args[name] = self.role(value)
        elif name in ("from", "of", "to"):
            args[name] = self.seat(value)
            args[f"{name}-who"] = self.who(value)
        else:
            args[name] = value

    def _gift(self, building: int, count: object) -> str:
        """What a building grants when completed: "actions of a role", or thinks."""
        if building in BURST_ROLES:
            role = self.role(BURST_ROLES[building])
            return self.say("glory-gift-actions", {"count": count, "role": role})
        return self.say("glory-gift-thinks", {"count": count})

    # -- questions ---------------------------------------------------------------------------------

    def question(self, prompt: Prompt) -> str:
        """What the seat of a prompt, and nobody else, is asked."""
        args: Args = {"left": 0}
        for name, value in (prompt.params or {}).items():
            if not isinstance(value, int):
                args[name] = str(value)
            elif name == "card":
                args[name] = self.card(value)
            elif name == "role":
                args[name] = self.role(value)
            elif name == "material":
                args[name] = self.material(value)
            elif name == "demander":
                args[name] = self.seat(value)
            else:
                args[name] = value
        if isinstance(prompt, Pick):
            args["low"] = prompt.low
            args["high"] = prompt.high
        return self.say(prompt.key, args)

    def awaiting(self, view: GloryView) -> str:
        """Whom the game waits for, and what for; empty when it waits for nobody."""
        if not view.awaited:
            return ""
        mine = self.viewer in view.awaited and self.viewer >= 0
        return self.say(
            "glory-awaiting",
            {
                "who": "you" if mine else "other",
                "names": self.catalogue.join([self.seat(seat) for seat in view.awaited]),
                "topic": self.say(f"{view.asking}.topic"),
            },
        )

    # -- choices -----------------------------------------------------------------------------------

    def choice(self, code: int, prompt: Prompt, view: GloryView) -> str:
        """The label of one choice code of a prompt; `view` is that of the seat asked."""
        return choice_label(self, code, prompt, view)

    def item(self, code: int, key: str = "") -> str:
        """The label of one item of a pick, at the question with this key: where cards are asked
        for by their material, that comes first.
        """
        if key in BY_MATERIAL and code < BUILDINGS:
            named: Args = {"material": self.material_of(code), "card": self.card(code)}
            return capital(self.say("glory-item-card", named))
        return capital(item_label(self, code))

    def move(self, move: Move, prompt: Prompt, view: GloryView) -> str:
        """The label of a whole move: the choice with the things picked for it."""
        if isinstance(prompt, Pick):
            return self._items(prompt.key, capital(self.say(f"{prompt.key}.topic")), move[1:])
        label = self.choice(move[0], prompt, view)
        if isinstance(prompt, Form) and isinstance(prompt.field(move[:1]), Pick):
            return self._items(prompt.key, label, move[2:])
        return label

    def _items(self, key: str, choice: str, items: Sequence[int]) -> str:
        if not items:
            return self.say("glory-choice-with-nothing", {"choice": choice})
        labels = [self.times(self.item(item, key), n) for item, n in counted(items)]
        return self.say(
            "glory-choice-with", {"choice": choice, "items": self.catalogue.join(labels)}
        )

    # -- cards, editions, options ------------------------------------------------------------------

    def face(self, card: int, rules: Rules) -> CardFace:
        """What stands on a card, with its function under these rules in one line."""
        return card_face(self, card, rules)

    def edition(self, edition: str) -> str:
        """One line on an edition. Raises ValueError for one that does not exist."""
        return edition_line(self, edition)

    def edition_name(self, edition: str) -> str:
        """What an edition is called. Raises ValueError for one that does not exist."""
        return edition_name(self, edition)

    def variant(self, name: str) -> str:
        """One line on an edition, as `Terms` asks for it."""
        return self.edition(name)

    def variant_name(self, name: str) -> str:
        """What an edition is called, as `Terms` asks for it."""
        return self.edition_name(name)

    def option(self, option: str) -> str:
        """One line on an option of a new game."""
        return option_line(self, option)

    # -- refusals ----------------------------------------------------------------------------------

    def refusal(self, error: IllegalMove) -> str:
        """Why a move was refused. The paragraph is in `error.rule`."""
        key = error.key
        if key == "glory-refused-other-role" and error.params.get("role") == -1:
            key = "glory-refused-nothing-led"
        args: Args = {}
        for name, value in error.params.items():
            if name in ("building", "what", "word"):
                args[name] = capital(self.word(value))
                args[f"{name}-the"] = self.the_word(value)
            elif name == "material" and isinstance(value, int):
                args[name] = self.material(value)
            elif name == "role" and isinstance(value, int) and value >= 0:
                args[name] = self.role(value)
            elif isinstance(value, int):
                args[name] = value
            elif not isinstance(value, Mapping):
                args[name] = str(value)
        return capital(self.say(key, args))

    # -- the end -----------------------------------------------------------------------------------

    def result(self, view: GloryView) -> str:
        """How the game ended and who has won; empty while it goes on."""
        if not view.over:
            return ""
        return self.say("glory-over", self._result(view.ending, view.winners))

    def _result(self, ending: object, winners: Sequence[int]) -> Args:
        mine = self.viewer in winners and self.viewer >= 0
        others = [seat for seat in winners if seat != self.viewer or not mine]
        if mine:
            won = "shared" if others else "you"
        else:
            won = "several" if len(others) > 1 else "one"
        return {
            "ending": self.say(ENDING_KEYS[ending]),
            "won": won,
            "winners": self.catalogue.join([self.seat(seat) for seat in others]),
        }

    def score(self, seat: int, score: Score) -> str:
        """One seat's points, by where they come from."""
        parts = [
            self.say("glory-score-influence", {"points": score.influence}),
            self.say("glory-score-vault", {"points": score.vault}),
        ]
        if score.bonuses:
            parts.append(self.say("glory-score-bonuses", {"points": score.bonuses}))
        if score.statue:
            parts.append(self.say("glory-score-statue", {"points": score.statue}))
        if score.wall:
            parts.append(self.say("glory-score-wall", {"points": score.wall}))
        return capital(
            self.say(
                "glory-score",
                {
                    "who": self.who(seat),
                    "name": self.seat(seat),
                    "total": score.total(),
                    "parts": ", ".join(parts),
                },
            )
        )


def _ints(value: object) -> list[int]:
    return [n for n in value if isinstance(n, int)] if isinstance(value, list | tuple) else []
