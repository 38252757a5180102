"""The Republic of Rome in words for a reader: events, questions, refusals and endings.

`RepublicText` speaks one language to one viewer, who is "you". It alone knows how the parameters of
the engine's messages become names; the sentences are in `locale/<language>/*.ftl`. What a choice is
called is told in `labels`, what a proposal says in `phrases`, what a card says in `faces`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from aedilis.kernel.event import SeenEvent
from aedilis.kernel.game import IllegalMove
from aedilis.kernel.names import Args
from aedilis.kernel.prompt import Amount, Move, Pick, Prompt
from aedilis.kernel.text import capital
from aedilis.republic.presentation.faces import (
    CardFace,
    card_face,
    option_line,
    scenario_line,
    scenario_name,
)
from aedilis.republic.presentation.labels import choice_label, item_label, move_label, whose
from aedilis.republic.presentation.names import Names, roman
from aedilis.republic.presentation.phrases import content_words, named_by_id, promised
from aedilis.republic.rules.persons import of_faction, votes
from aedilis.republic.rules.victory import faction_influence
from aedilis.republic.state.choices import VERBS
from aedilis.republic.state.table import RepublicState
from aedilis.republic.view import RepublicView

PEOPLE: Final = (
    "person", "other", "target", "sponsor", "cosponsor", "prosecutor", "governor", "general",
)  # fmt: skip
"""The parameters that are persons."""

PROMISES: Final = "republic-clause-"

WITH_UNITS: Final = (
    "republic-raised", "republic-sent", "republic-reinforced", "republic-recalled-part",
)  # fmt: skip
"""Events that tell of legions and fleets together, as `units`."""


class RepublicText(Names):
    """Texts in one language for one viewer (-1: a spectator). See `Names` for the single names."""

    def __init__(
        self, language: str, seat_names: Sequence[str], viewer: int = -1, strict: bool = False
    ) -> None:
        super().__init__(language, seat_names, viewer, strict)
        self._single: dict[str, Callable[[int], str]] = {
            **dict.fromkeys(PEOPLE, self.person),
            "family": self.person,
            "card": self.card,
            "war": self.war,
            "earlier": self.war,
            "province": self.province,
            "concession": self.concession,
            "office": self.office,
            "event": self.event_name,
            "law": self.law,
            "bill": self.bill,
            "games": self.games,
            "leader": self.leader,
            "phase": self.phase,
            "era": self.era,
            "seat": self.seat,
            "chit": self.chit,
            "legion": self.legion,
        }

    # -- events ------------------------------------------------------------------------------------

    def event(self, event: SeenEvent, table: RepublicState | None = None) -> str:
        """A sentence for what happened, as far as the event tells it. The table, if it is given,
        tells who the senators of a proposal are.
        """
        args: Args = {"who": self.who(event.seat), "name": "", "faction": ""}
        # Kept lines of earlier versions name no parties of an agreement.
        args["parties"] = len(_ints(event.params.get("seats")))
        if event.seat >= 0:
            args |= {"name": self.seat(event.seat), "faction": self.faction(event.seat)}
        for name, value in event.params.items():
            self._add(args, name, value)
        if event.key in WITH_UNITS:
            both = [event.params["legions"], event.params["fleets"]]
            args["units"] = self.units(*_ints(both))
        if args["who"] == "other" and event.params.get("to") == [self.viewer]:
            args["who"] = "to-you"
        if "content" in event.params:
            self._add_content(args, event, table)
        if event.key == "republic-over":
            args.update(self._result(event.params["ending"], _ints(event.params["seats"])))
        return capital(self.say(event.key, args))

    def _add(self, args: Args, name: str, value: object) -> None:
        """Add what one parameter gives to a sentence."""
        if isinstance(value, list | tuple):
            self._add_list(args, name, _ints(value))
        elif isinstance(value, bool) or not isinstance(value, int):
            args[name] = self.proposal(str(value)) if name == "proposal" else str(value)
        elif name in self._single:
            args[name] = self._single[name](value)
            if name == "seat":
                args["seat-who"] = self.who(value)
                args["seat-faction"] = self.faction(value)
        elif name == "how":
            args[name] = VERBS[value]
        else:
            args[name] = value

    def _add_list(self, args: Args, name: str, values: list[int]) -> None:
        if name == "cards":
            args[name] = self.cards(values)
        elif name in ("families", "people"):
            args[name] = self.catalogue.join([self.person(one) for one in values])
        elif name == "wars":
            args[name] = self.catalogue.join([self.war(one) for one in values])
        elif name in ("seats", "to"):
            args[name] = self.seats(values)
            single = len(values) == 1
            args[f"{name}-who"] = self.who(values[0]) if single else "other"
            if single:
                args[f"{name}-faction"] = self.faction(values[0])
        else:
            args[name] = ", ".join(str(value) for value in values)

    def _add_content(self, args: Args, event: SeenEvent, table: RepublicState | None) -> None:
        content = _ints(event.params["content"])
        people = _ints(event.params.get("people"))
        kind = str(event.params["proposal"])
        if event.key.startswith(PROMISES):
            args.update(promised(self, kind, content, table, people))
        else:
            args["content"] = content_words(self, kind, content, table, people)

    # -- questions ---------------------------------------------------------------------------------

    def question(self, prompt: Prompt, whole: Prompt | None = None) -> str:
        """What the seat of a prompt, and nobody else, is asked. `whole` is the question of which
        the prompt is a part.
        """
        params = {**((whole.params or {}) if whole is not None else {}), **(prompt.params or {})}
        # The Senate and a general raise forces by the same question.
        args: Args = {"by": "general" if "general" in params else "state"}
        binding = self._binding(params)
        for name, value in params.items():
            self._add(args, name, value)
        if isinstance(prompt, Pick | Amount):
            args["low"] = prompt.low
            args["high"] = prompt.high
            of = whose(prompt)[1]
            if of:
                args["person"] = named_by_id(self, of)
        asked = " ".join([capital(self.say(prompt.key, args)), *binding])
        outer = whole if whole is not None else prompt
        if outer.of == outer.seat:
            return asked
        return self.say("republic-asked-for", {"name": self.seat(outer.of), "asked": asked})

    def _binding(self, params: dict[str, object]) -> list[str]:
        """The sentence on the promise that binds whoever is asked, taken out of the parameters."""
        if "promised" not in params:
            return []
        key = "republic-ask-promised-ballot" if "yes" in params else "republic-ask-promised"
        return [self.say(key, self._promise(params))]

    def _promise(self, params: dict[str, object]) -> Args:
        """What is told of a promise, taken out of the parameters of a question or a refusal."""
        kind, content = str(params.pop("promised")), _ints(params.pop("content"))
        args = promised(self, kind, content, None, _ints(params.pop("people")))
        args["to"] = self.seats(_ints(params.pop("to")))
        args["yes"] = int(str(params.pop("yes", 0)))
        return args

    def topic(self, key: str) -> str:
        """What a question is about, as everybody may know it."""
        return self.say(f"{key}.topic")

    def awaiting(self, view: RepublicView) -> str:
        """Whom the game waits for, and what for; empty when it waits for nobody."""
        if not view.awaited:
            return ""
        mine = self.viewer in view.awaited and self.viewer >= 0
        return self.say(
            "republic-awaiting",
            {
                "who": "you" if mine else "other",
                "names": self.seats(view.awaited),
                "topic": self.topic(view.asking),
            },
        )

    # -- choices -----------------------------------------------------------------------------------

    def choice(self, code: int, prompt: Prompt, view: RepublicView) -> str:
        """The label of one choice code of a prompt; `view` is that of the seat asked."""
        return choice_label(self, code, prompt, view)

    def item(self, code: int, view: RepublicView | None = None) -> str:
        """The label of one item of a pick."""
        return capital(item_label(self, code, view))

    def move(self, move: Move, prompt: Prompt, view: RepublicView) -> str:
        """The label of a whole answer."""
        return move_label(self, move, prompt, view)

    # -- cards, scenarios, options -----------------------------------------------------------------

    def face(self, number: int) -> CardFace:
        """What stands on a card."""
        return card_face(self, number)

    def scenario(self, scenario: str) -> str:
        """One line on a scenario. Raises ValueError for one that does not exist."""
        return scenario_line(self, scenario)

    def variant(self, name: str) -> str:
        """One line on a scenario, as `Terms` asks for it."""
        return self.scenario(name)

    def variant_name(self, name: str) -> str:
        """What a scenario is called, as `Terms` asks for it."""
        return scenario_name(self, name)

    def option(self, option: str) -> str:
        """One line on an option of a new game."""
        return option_line(self, option)

    # -- refusals ----------------------------------------------------------------------------------

    def refusal(self, error: IllegalMove) -> str:
        """Why a move was refused. The paragraph is in `error.rule`."""
        params = dict(error.params)
        args = self._promise(params) if "promised" in params else {}
        for name, value in params.items():
            if name == "bill" and isinstance(value, int):
                args[name] = roman(value + 1)
            elif name == "word":
                args[name] = self._word(str(value))
            elif not isinstance(value, Mapping):
                self._add(args, name, value)
        return capital(self.say(error.key, args))

    def _word(self, word: str) -> str:
        """A word of an attempt: what a verb of the game is called, any other as it was written."""
        if word not in VERBS:
            return word
        label = self.say(f"republic-do-{word.replace('_', '-')}", {"asked": "", "field": "do"})
        return f"{label[:1].lower()}{label[1:]}"

    # -- the end -----------------------------------------------------------------------------------

    def result(self, view: RepublicView) -> str:
        """How the game ended and who has won; empty while it goes on."""
        if not view.table.over:
            return ""
        return self.say("republic-over", self._result(view.table.ending, view.table.winners))

    def ending(self, word: str) -> str:
        """The name of an ending by its word in records."""
        return self.say(f"republic-ending-{word.replace('_', '-')}")

    def _result(self, ending: object, winners: Sequence[int]) -> Args:
        mine = self.viewer in winners and self.viewer >= 0
        return {
            "ending": ending if isinstance(ending, int) else 0,
            "seats": self.seats(winners),
            "won": "you" if mine else "other" if winners else "nobody",
        }

    def score(self, view: RepublicView, seat: int) -> str:
        """What a faction has come to: its influence, votes and senators (1.12.2)."""
        members = [one for _, one in of_faction(view.table, seat)]
        return capital(
            self.say(
                "republic-score",
                {
                    "who": self.who(seat),
                    "name": self.seat(seat),
                    "influence": faction_influence(view.table, seat),
                    "votes": sum(votes(one) for one in members),
                    "senators": len(members),
                },
            )
        )


def _ints(value: object) -> list[int]:
    return [n for n in value if isinstance(n, int)] if isinstance(value, list | tuple) else []
