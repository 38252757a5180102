"""Why a move is refused: the reason in a message key, and the rule paragraph that forbids it.

The engine never offers an illegal move; this module only explains. It follows the words of the
attempt through the question as far as they fit, and looks at the first part that does not. Only
what the seat itself may know is looked at. Every reason has a message `republic-refused-...` in the
catalogues.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.game import IllegalMove, Words
from aedilis.kernel.prompt import Amount, Choose, Form, Pick, Prompt, Text, text_move
from aedilis.kernel.rule import rule
from aedilis.republic.deals.carrying import absolve
from aedilis.republic.deals.prompts import promised_params
from aedilis.republic.explain.reasons import reason_for_thing, refused
from aedilis.republic.explain.reasons_for_verbs import reason_for_verb
from aedilis.republic.explain.reasons_for_wars import reason_for_army
from aedilis.republic.phases.asides import aside
from aedilis.republic.phases.senate.forces import unit_cost
from aedilis.republic.phases.senate.vote import current_vote
from aedilis.republic.state.choices import field_of, kind_of, stem, thing
from aedilis.republic.state.table import RepublicState
from aedilis.republic.words import PERSONS, choice_words, item_matches, things_of

TALENTS: Final = ("talents", "bribe", "counter", "bid", "personal", "treasury")
"""The names of amounts that somebody has to have."""

PROMISE: Final = ("promised", "content", "people", "to", "yes")
"""What a question says of the promise that binds whoever is asked."""

LIMIT: Final = 200
"""At most so many answers to parts of a question are tried to explain one refusal."""


@rule("R 1.04.8", "R 1.05.4", "R 1.12.1")
def explain(
    s: RepublicState, seat: int, words: Words, asked: Sequence[Prompt], prompt: Prompt | None
) -> IllegalMove:
    """The reason why `words` is no legal move of `seat` now: what is `asked` of anybody, and the
    `prompt` that the seat may answer.
    """
    if s.over:
        return refused("over", "R 1.12.1")
    if not 0 <= seat < s.seats:
        return refused("no-seat", "R 1.04.2")
    if s.factions[seat].gone:
        return refused("gone", "R 1.05.4")
    found = _farthest(s, seat, prompt, words)
    reason = _promise(s, seat, prompt, words, found)
    if reason is not None:
        return reason
    if found is None or not found.used:
        reason = reason_for_verb(s, seat, words)
        if reason is not None:
            return reason
        if prompt is None:
            seats = [p.seat for p in asked if not p.optional]
            return refused("not-asked", asked[0].rule if asked else "R 1.03", to=seats)
    assert found is not None
    return _of_part(s, seat, found, words)


def _farthest(s: RepublicState, seat: int, prompt: Prompt | None, words: Words) -> "Misfit | None":
    """Where an attempt gets farthest, as an answer or out of turn; None if there is no question."""
    found: Misfit | None = None
    for question in (prompt, aside(s, seat)):
        if question is not None:
            other = Search(s, words).run(question)
            if found is None or other.reach() > found.reach():
                found = other
    return found


@rule("R 1.04.3")
def _promise(
    s: RepublicState, seat: int, prompt: Prompt | None, words: Words, found: "Misfit | None"
) -> IllegalMove | None:
    """The promise of the seat's own that keeps it from what it wants to do, without which it would
    get farther; None if none does.
    """
    params = (prompt.params or {}) if prompt is not None else {}
    if "promised" not in params:
        vote = current_vote(s)
        clause = vote.promised(s, seat) if vote is not None else None
        if clause is None:
            return None
        params = promised_params(clause)
    free = s.clone()
    absolve(free, seat)
    asked = [] if prompt is None else free.stack[-1].asks(free)
    other = _farthest(free, seat, next((p for p in asked if p.seat == seat), None), words)
    if other is None or (found is not None and other.reach() <= found.reach()):
        return None
    told = {name: params[name] for name in PROMISE if name in params}
    return refused("promised-vote" if "yes" in told else "promised", "R 1.04.3", **told)


class Misfit:
    """The part of a question at which an attempt fails, after the words `used`.

    `word` is the one that does not fit; the question is over before it if `left_over`. It is empty
    where a part has to be named and is not. `whole` says that nothing fails: it is a legal move.
    """

    __slots__ = ("left_over", "part", "used", "whole", "word")

    def __init__(self, part: Prompt, used: list[str], word: str, left_over: bool) -> None:
        self.part = part
        self.used = used
        self.word = word
        self.left_over = left_over
        self.whole = False

    def reach(self) -> int:
        """How far the attempt gets."""
        return LIMIT if self.whole else len(self.used)


class Search:
    """Follows words through a question, every way they can go, and keeps where they got farthest;
    of two as far, where a part is asked for and does not fit.
    """

    __slots__ = ("_best", "_left", "_s", "_whole", "_words")

    def __init__(self, s: RepublicState, words: Words) -> None:
        self._s = s
        self._words = words
        self._left = LIMIT
        self._best: Misfit | None = None
        self._whole = False

    def run(self, prompt: Prompt) -> Misfit:
        """The part of the question where the attempt fails."""
        self._follow(prompt, [], [])
        found = self._best if self._best is not None else Misfit(prompt, [], "", True)
        found.whole = self._whole
        return found

    def _fails(self, part: Prompt, used: list[str], word: str, left_over: bool) -> None:
        best = self._best
        if best is not None:
            if len(used) < len(best.used):
                return
            if len(used) == len(best.used) and (left_over or not best.left_over):
                return
        self._best = Misfit(part, used, word, left_over)

    def _follow(self, prompt: Prompt, done: list[int], used: list[str]) -> None:
        """Go on after the whole answers in `done`."""
        part = prompt.field(done) if isinstance(prompt, Form) else (None if done else prompt)
        if part is None:
            left = [word for word in self._words if word not in used]
            if left:
                self._fails(prompt, used, left[0], True)
            else:
                self._whole = True
            return
        for answer, more in self._answers(part, used):
            if self._left == 0:
                return
            self._left -= 1
            self._follow(prompt, done + answer, used + more)

    def _answers(self, part: Prompt, used: list[str]) -> list[tuple[list[int], list[str]]]:
        """The answers to one part that contradict no word, each with the words it uses."""
        if part.named and name_of(part) not in self._words:
            self._fails(part, used, "", False)
            return []
        if isinstance(part, Text):
            given = self._words[part.name]
            fits = isinstance(given, str) and len(given) <= part.high
            move = text_move(str(given)) if fits else []
            if part.accepts(move):
                return [(move, [part.name])]
            self._fails(part, used, part.name, False)
            return []
        if isinstance(part, Choose):
            return self._choices(part, used)
        if isinstance(part, Amount):
            return self._amounts(part, used)
        if isinstance(part, Pick):
            return self._picks(part, used)
        return []

    def _choices(self, part: Choose, used: list[str]) -> list[tuple[list[int], list[str]]]:
        out: list[tuple[list[int], list[str]]] = []
        missed: list[str] = []
        fitted: list[str] = []
        for choice in part.options:
            name, mine = next(iter(choice_words(self._s, choice).items()))
            if name not in self._words:
                # A verb has to be said: a long question may follow, in which nothing would fit.
                if not part.named and name != "do":
                    out.append(([choice], []))
            elif mine == self._words[name] or item_matches(self._s, choice, self._words[name]):
                out.append(([choice], [name]))
                fitted.append(name)
            elif name not in missed:
                missed.append(name)
        for name in missed:
            if name not in fitted:
                self._fails(part, used, name, False)
        if not out and not missed:
            self._fails(part, used, "", False)
        return out

    def _amounts(self, part: Amount, used: list[str]) -> list[tuple[list[int], list[str]]]:
        if part.name not in self._words:
            return [([n], []) for n in sorted({part.low, part.high})]
        n = self._words[part.name]
        if isinstance(n, int) and not isinstance(n, bool) and part.low <= n <= part.high:
            return [([n], [part.name])]
        self._fails(part, used, part.name, False)
        return []

    def _picks(self, part: Pick, used: list[str]) -> list[tuple[list[int], list[str]]]:
        if part.name not in self._words:
            move = [part.low]
            while choices := part.choices(move):
                move.append(choices[0])
            return [(move, [])]
        items = picked(self._s, part, self._words[part.name])
        if items is None or len(items) < part.low:
            self._fails(part, used, part.name, False)
            return []
        return [([len(items), *items], [part.name])]


def picked(s: RepublicState, part: Pick, given: object) -> list[int] | None:
    """The items of a pick that a written list means, in the order of the items; None if one of
    them is not there, or the list is too long.
    """
    if not isinstance(given, list) or len(given) > part.high:
        return None
    taken = [0] * len(part.items)
    for word in given:
        at = first_item(s, part, word, taken)
        if at < 0:
            return None
        taken[at] += 1
    return [item for item, n in zip(part.items, taken, strict=True) for _ in range(n)]


def first_item(s: RepublicState, part: Pick, word: object, taken: list[int]) -> int:
    """The place of the first item not yet taken that a word can mean, -1 if there is none."""
    for at, item in enumerate(part.items):
        if taken[at] < part.counts[at] and item_matches(s, item, word):
            return at
    return -1


def _of_part(s: RepublicState, seat: int, found: Misfit, words: Words) -> IllegalMove:
    """The reason why a part does not fit."""
    part = found.part
    if found.word == "" and part.named:
        return refused("unsaid", part.rule, word=name_of(part))
    if found.word == "":
        return refused("unknown", part.rule)
    given: object = words[found.word]
    if found.left_over:
        return refused("not-part", part.rule, word=found.word)
    if isinstance(part, Amount):
        return _amount(s, part, given)
    if isinstance(part, Pick):
        return _pick(s, seat, part, given)
    if isinstance(part, Text):
        return _text(part, given)
    assert isinstance(part, Choose)
    if found.word.startswith("proposal_"):
        return refused("not-promised", "R 1.04.3", word=given)
    return _thing(s, seat, part.rule, part.options, found.word, words)


@rule("R 1.09.63", "R VII.legion-fleet", "R VII.army-force", "R 1.09.64")
def _amount(s: RepublicState, part: Amount, given: object) -> IllegalMove:
    if not isinstance(given, int) or isinstance(given, bool):
        return refused("no-number", part.rule, word=part.name)
    word = stem(part.name)
    if given > part.high:
        if word in ("raise_legions", "raise_fleets") and given * unit_cost(s) > s.treasury:
            cost = given * unit_cost(s)
            return refused("treasury-short", "R 1.09.63", talents=cost, treasury=s.treasury)
        if word == "legions":
            return refused("legions-short", "R 1.09.64", count=given, most=part.high)
        if word == "fleets":
            return refused("fleets-short", "R 1.09.64", count=given, most=part.high)
        # What is promised need not be there yet.
        if word in TALENTS and not part.named:
            return refused("talents-short", part.rule, talents=given, most=part.high)
        return refused("too-many", part.rule, word=part.name, count=given, most=part.high)
    if word == "fleets":
        return refused("support-short", "R 1.09.64", count=given, least=part.low)
    return refused("too-few", part.rule, word=part.name, count=given, least=part.low)


def _text(part: Text, given: object) -> IllegalMove:
    if not isinstance(given, str):
        return refused("no-text", part.rule, word=part.name)
    if len(given) > part.high:
        return refused("too-long", part.rule, word=part.name, count=len(given), most=part.high)
    return refused("odd-text", part.rule, word=part.name)


def name_of(part: Prompt) -> str:
    """The word of a part in a written move; empty for a form."""
    if isinstance(part, Choose):
        return field_of(part.options[0])
    return part.name if isinstance(part, Amount | Pick | Text) else ""


def _pick(s: RepublicState, seat: int, part: Pick, given: object) -> IllegalMove:
    if not isinstance(given, list):
        return refused("no-list", part.rule, word=part.name)
    taken = [0] * len(part.items)
    for word in given[: part.high + 1]:
        at = first_item(s, part, word, taken)
        if at < 0:
            return _thing(s, seat, part.rule, part.items, part.name, {part.name: word})
        taken[at] += 1
    if len(given) > part.high:
        return refused("too-many", part.rule, word=part.name, count=len(given), most=part.high)
    return refused("too-few", part.rule, word=part.name, count=len(given), least=part.low)


def _thing(
    s: RepublicState, seat: int, paragraph: str, offered: list[int], name: str, words: Words
) -> IllegalMove:
    """Why a word means none of the things offered."""
    word = words[name]
    if name == "do":
        return refused("not-now", paragraph, word=str(word))
    reason = reason_for_army(s, name, words)
    if reason is not None:
        return reason
    there = [thing(choice) for choice in offered]
    kinds = {kind_of(one) for one in there}
    things = [one for one in things_of(s, word) if kind_of(one) in kinds]
    if not things and isinstance(word, str):
        if word in PERSONS:
            return refused("not-in-play", "R 1.07.31", word=word)
        return refused("no-such", paragraph, word=word)
    return reason_for_thing(s, seat, paragraph, there, things, words)
