"""Every reason for a refusal is true where it is given: hundreds of positions of random play in all
editions, poor and rich in buildings, and at each of them moves that cannot be made.
"""

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from aedilis.glory.definitions import cards as c
from aedilis.glory.definitions.editions import PRINTED
from aedilis.glory.explain.refusals import VERBS
from aedilis.glory.presentation.terminal.attempts import attempts
from aedilis.glory.state.table import GloryState
from aedilis.kernel.dice import Dice, stream
from aedilis.kernel.game import Words
from aedilis.kernel.prompt import walk
from tests.glory.random_play import positions
from tests.glory.reasons import TRUE_WHEN, Attempt, offered
from tests.glory.table import GAME, Table, each_edition
from tests.glory.turns import led

SOURCE = Path(__file__).parents[2] / "src" / "aedilis" / "glory"
WORDLESS = ("no-match", "unknown")
"""What is said of an attempt whose words are at fault, and of no other."""

SELDOM = {
    "clientele-full", "vault-full", "vault-room", "shown-already", "demanded-already",
    "held-already", "pool-closed", "too-few-in-pool", "empty-hand", "other-client", "not-exposed",
    "hold-builders", "no-hold", "no-seat",
}  # fmt: skip
"""Reasons that random play in an edition may miss; those below it meet by themselves."""
ELSEWHERE = {
    "es2011": {"no-concession"},
    "es2011-original": {"no-concession"},
    "it2011": {"no-hold", "backs-nobody", "backs-already", "concede-whom"},
    "fr2008": {"no-concession"},
}
"""Reasons that an edition has no use for."""

ACTION_VERBS = {
    "laborer": ["take", "dock", "act"],
    "craftsman": ["lay", "add", "draw", "act"],
    "legionary": ["demand", "act"],
    "architect": ["lay", "add", "open", "act"],
    "merchant": ["sell", "act"],
    "patron": ["hire", "act"],
}
FITTING = {
    "lead": ["lead", "follow", "think", "discard"],
    "follow": ["lead", "follow", "think", "discard"],
    "think": ["think", "discard"],
    "pool": ["take", "stop"],
    "give": ["give", "stop"],
    "clients": ["seize"],
    "bath": ["act", "hold"],
    "prison": ["seize"],
    "fountain": ["lay", "add", "keep"],
    "senate": ["claim"],
    "sewer": ["store"],
    "reveal": ["reveal"],
    **ACTION_VERBS,
}
"""The verbs that go with each question."""


def rich(edition: str, seed: int) -> Iterator[GloryState]:
    """Random play from a table where everybody has many buildings and few sites are left in
    town.
    """
    dice = stream(f"rich {edition}", str(seed))
    t = Table(edition)
    t.town(**{c.MATERIAL_IDS[m]: dice.below(2) for m in range(6)})
    for seat in range(3):
        for name in c.BUILDING_IDS:
            room = t.s.outskirts[c.MATERIAL[c.CARD_CODES[name]]] > 1
            gone = c.CARD_CODES[name] not in t.s.deck
            if not room or gone or name in ("catacomb", "forum", "prison"):
                continue
            chance = dice.below(9 if seat else 6)
            if chance < 2:
                t.build(seat, name, left(t, dice), opened=seat == 2 and chance == 0)
            elif chance == 2:
                added = dice.below(c.VALUE[c.MATERIAL[c.CARD_CODES[name]]])
                t.begin(seat, name, *[left(t, dice) for _ in range(added)])
    for seat in range(3):
        for _ in range(3 + dice.below(5)):
            t.hand(seat, left(t, dice))
        for _ in range(dice.below(6)):
            t.stockpile(seat, left(t, dice))
        for _ in range(1 + dice.below(3)):
            t.clientele(seat, left(t, dice))
    for _ in range(dice.below(7)):
        t.pool(left(t, dice))
    t.hand(0, jacks=1).hand(1, jacks=1)
    if t.s.rules.concession:
        t[0].backs = 1
    t.lead(0)
    for _ in range(60):
        if t.s.over:
            return
        yield t.s
        prompts = GAME.asked(t.s)
        prompt = prompts[dice.below(len(prompts))]
        move = walk(prompt, dice)
        GAME.apply(t.s, prompt.seat, move)


def left(t: Table, dice: Dice) -> str:
    """The material of some card in the deck."""
    return c.MATERIAL_IDS[c.MATERIAL[t.s.deck[dice.below(len(t.s.deck))]]]


def some(dice: Dice, values: Sequence[str]) -> str:
    return values[dice.below(len(values))]


class Tries:
    """Attempts at one position, most of them illegal."""

    def __init__(self, s: GloryState, seat: int, dice: Dice) -> None:
        self.s, self.seat, self.dice = s, seat, dice
        self.camp = s.camps[seat]

    def odds(self, n: int) -> bool:
        """Once in so many times."""
        return self.dice.below(n) == 0

    def some(self, values: list[str]) -> str:
        return some(self.dice, values)

    def card(self) -> str:
        hand = [c.BUILDING_IDS[card] for card in self.camp.hand]
        if self.camp.drawn >= 0 and self.odds(2):
            return c.BUILDING_IDS[self.camp.drawn]
        if hand and not self.odds(4):
            return self.some(hand)
        return self.some(self.some([" ".join(c.BUILDING_IDS), "jack", "mud"]).split())

    def cards(self, most: int = 3) -> list[str]:
        return [self.card() for _ in range(1 + self.dice.below(most))]

    def material(self) -> str:
        return "mud" if self.odds(20) else self.some(c.MATERIAL_IDS)

    def building(self) -> str:
        names = [c.BUILDING_IDS[x.name] for camp in self.s.camps for x in camp.structures]
        return self.some(names) if names and not self.odds(4) else self.card()

    def role(self) -> str:
        return "mud" if self.odds(20) else self.some(c.ROLE_IDS)

    def sources(self, words: Words, *sources: str) -> Words:
        if not self.odds(3):
            words["from"] = self.some(list(sources))
        return words

    def words(self, verb: str) -> Words:
        """One attempt with this verb."""
        make = getattr(self, verb, None)
        if make is not None:
            found: Words = make()
            return found
        if verb in ("think", "discard"):
            ways = ["jack", "refill", "card"] if verb == "think" else ["hand", self.card()]
            return {verb: self.some(ways)}
        if verb in ("act", "hold"):
            return {verb: self.role()}
        if verb in ("stop", "draw"):
            return {verb: True if verb == "stop" else "card"}
        return {verb: self.card()}

    def lead(self, verb: str = "lead") -> Words:
        words: Words = {verb: self.role()}
        if not self.odds(10):
            words["with"] = self.cards(4)
            if len(words["with"]) > 1 and self.odds(2):
                words["as"] = self.some(["petition", "palace"])
        return words

    def follow(self) -> Words:
        words = self.lead("follow")
        if self.s.role >= 0 and not self.odds(6):
            words["follow"] = c.ROLE_IDS[self.s.role]
        return words

    def take(self) -> Words:
        if self.key() == "pool":
            return {"take": [self.material() for _ in range(1 + self.dice.below(3))]}
        return {"take": self.material()}

    def key(self) -> str:
        return "".join(p.key.removeprefix("glory-ask-") for p in GAME.asked(self.s)[:1])

    def hire(self, verb: str = "hire", zone: str = "pool") -> Words:
        if self.odds(4):
            return {verb: "deck", "from": "deck"}
        if self.odds(3):
            return {verb: self.card(), "from": "hand"}
        return self.sources({verb: self.material()}, zone, "street")

    def sell(self) -> Words:
        return self.hire("sell", "stockpile")

    def demand(self) -> Words:
        return {"demand": [] if self.odds(9) else self.cards()}

    def give(self) -> Words:
        return {"give": [] if self.odds(6) else self.cards()}

    def store(self) -> Words:
        return {"store": self.cards()}

    def claim(self) -> Words:
        return {"claim": [self.dice.below(4) for _ in range(1 + self.dice.below(3))]}

    def seize(self) -> Words:
        if self.key() == "clients":
            n = 1 + self.dice.below(4)
            return {"seize": [[self.dice.below(3), self.material()] for _ in range(n)]}
        return self.of({"seize": self.building()})

    def of(self, words: Words) -> Words:
        return words if self.odds(2) else {**words, "of": self.dice.below(3)}

    def lay(self) -> Words:
        words: Words = {"lay": self.card()}
        if not self.odds(2):
            words["site"] = self.material()
        if not self.odds(2):
            words["out_of_town"] = self.odds(2)
        return self.sources(words, "hand", "hand", "deck", "deck", "pool")

    def add(self) -> Words:
        words: Words = {"add": self.card() if self.odds(2) else self.material()}
        if not self.odds(8):
            words["to"] = self.building()
        return self.sources(words, "hand", "stockpile", "pool", "deck")

    def open(self) -> Words:
        words: Words = self.of({"open": self.building()})
        if self.odds(2):
            words["with"] = self.material()
        return self.sources(words, "stockpile", "pool", "hand")

    def concede(self) -> Words:
        return {"concede": "nobody" if self.odds(3) else self.dice.below(4)}

    def order(self) -> Words:
        return {"order": self.some(["gift", "gift", "war"]), "be": self.some(["ask", "never", "x"])}


def all_words(s: GloryState, seat: int, dice: Dice) -> Iterator[tuple[Words, bool]]:
    """Attempts at a position; of each whether its words are sound."""
    tries = Tries(s, seat, dice)
    prompt = GAME.prompt(s, seat)
    fitting = FITTING[prompt.key.removeprefix("glory-ask-")] if prompt is not None else []
    for verb in fitting:
        for _ in range(7):
            yield tries.words(verb), True
        yield {**tries.words(verb), "colour": "red"}, False
    for _ in range(3):
        yield tries.words(some(dice, list(VERBS))), True
    yield tries.words(tries.some(["concede", "order"])), True
    yield {"sing": "loud"}, False
    if prompt is not None:
        for _, words in attempts(GAME.view(s, seat), prompt):
            yield words, True


def judge(s: GloryState, seat: int, words: Words, sound: bool) -> str | None:
    """The reason given for an attempt, which must be true; None for a move that is legal."""
    if next(GAME.matches(s, seat, words), None) is not None:
        return None
    refusal = GAME.explain(s, seat, words)
    reason = refusal.key.removeprefix("glory-refused-")
    verb = next((v for v in VERBS if v in words), "")
    a = Attempt(s, seat, verb, words, refusal.params)
    told = f"{words}: {reason} {refusal.params} of {offered(s, a.prompt)}"
    assert TRUE_WHEN[reason](a), told
    assert refusal.rule, told
    assert not (sound and reason in WORDLESS), told
    return reason


def tables(edition: str) -> Iterator[GloryState]:
    """Positions of an edition: whole random games, and games rich in buildings."""
    yield from positions({"edition": edition}, 3, f"reasons {edition}", 6)
    if not edition.startswith("it"):
        yield from positions({"edition": edition, "beginner": True}, 2, "reasons", 9)
    if edition == "es2011":
        yield from positions({"edition": edition, "expert": True}, 4, "reasons", 9)
    for seed in range(14):
        yield from rich(edition, seed)


@pytest.mark.parametrize("edition", PRINTED)
def test_every_reason_is_true_where_it_is_given(edition: str) -> None:
    dice = stream("reasons", edition)
    found: set[str | None] = set()
    at = 0
    for state in tables(edition):
        at += 1
        before = GAME.hash(state) if at % 40 == 0 else ""
        for seat in sorted({*(p.seat for p in GAME.asked(state)), dice.below(state.seats)}):
            found |= {judge(state, seat, *attempt) for attempt in all_words(state, seat, dice)}
        assert judge(state, state.seats, {"think": "jack"}, True) in ("over", "no-seat")
        assert not before or GAME.hash(state) == before
    assert at > 600
    assert set(TRUE_WHEN) - found <= {*SELDOM, *ELSEWHERE[edition]}


def made_by(path: Path) -> Iterator[object]:
    """The reasons that a source file gives."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "no":
            reason = node.args[0]
            assert isinstance(reason, ast.Constant)
            yield reason.value


def test_each_reason_has_its_truth() -> None:
    given = {reason for path in SOURCE.glob("explain/*.py") for reason in made_by(path)}
    assert given == set(TRUE_WHEN)


# -- reasons that random play seldom comes upon ----------------------------------------------------


def reason(t: Table, words: Words, seat: int = 0) -> str | None:
    """The reason given for an attempt, seen to be true."""
    return judge(t.s, seat, words, True)


@each_edition
def test_a_card_backs_one_demand_in_a_turn(edition: str) -> None:
    t = Table(edition).build(0, "bath").hand(0, "dock").clientele(0, "patron")
    t.pool("brick", "brick")
    led(t, "patron").do(0, {"hire": "brick"}).do(0, {"demand": ["dock"]}).do(0, {"hire": "brick"})
    assert reason(t, {"demand": ["dock"]}) == "shown-already"


@each_edition
def test_all_demands_are_made_together(edition: str) -> None:
    t = Table(edition).build(0, "storeroom").hand(0, "dock", "wall").clientele(0, "legionary")
    led(t, "legionary").do(0, {"demand": ["dock"]})
    assert reason(t, {"demand": ["wall"]}) == "demanded-already"
    assert reason(t, {"think": "jack"}, 3) == "no-seat"
    assert reason(t, {"act": "patron"}) == "only-laborer"


def test_one_bath_action_waits_at_a_time() -> None:
    t = Table("it2011").build(0, "bath", "rubble").build(0, "storeroom").clientele(0, "patron")
    led(t.pool("wood", "wood"), "patron").do(0, {"hire": "wood"})
    assert reason(t, {"hold": "merchant"}) == "hold-builders"
    assert reason(t, {"hold": "architect"}) == reason(t, {"act": "patron"}) == "other-client"
    t.do(0, {"hold": "craftsman"}).do(0, {"hire": "wood"})
    assert reason(t, {"hold": "craftsman"}) == "held-already"


@pytest.mark.parametrize("edition", [one for one in PRINTED if one != "it2011"])
def test_elsewhere_no_bath_action_waits(edition: str) -> None:
    t = Table(edition).build(0, "bath", "rubble").build(0, "storeroom").pool("wood")
    led(t, "patron").do(0, {"hire": "wood"})
    assert reason(t, {"hold": "craftsman"}) == "no-hold"


@each_edition
def test_clients_taken_need_room_in_the_vault(edition: str) -> None:
    t = Table(edition).build(0, "coliseum", "rubble").hand(0, "dock", "circus")
    t.vault(0, *["rubble"] * 4).clientele(1, "craftsman", "craftsman").clientele(0, "legionary")
    led(t, "legionary").do(0, {"demand": ["dock", "circus"]})
    assert reason(t, {"seize": [[1, "wood"], [1, "wood"]]}) == "vault-room"
    assert reason(t, {"seize": [[1, "brick"]]}) == "not-exposed"


@each_edition
def test_full_vaults_and_clienteles_while_clients_may_labor(edition: str) -> None:
    t = Table(edition).build(0, "storeroom", "rubble").stockpile(0, "wood").hand(0, "dock")
    t.clientele(0, *["merchant"] * 4).vault(0, *["rubble"] * 4).pool("wood")
    led(t, "merchant")
    assert reason(t, {"sell": "wood"}) == "vault-full"
    t = Table(edition).build(0, "storeroom", "rubble").pool("wood")
    led(t.clientele(0, *["patron"] * 4), "patron")
    assert reason(t, {"hire": "wood"}) == "clientele-full"


# -- what was said wrongly -------------------------------------------------------------------------


def only_stairway() -> Table:
    """In it2011 the architect action is spent, and a use of Stairway left."""
    t = Table("it2011").build(0, "stairway").build(1, "dock").stockpile(0, "wood", "brick")
    t.hand(0, "market", "bath").begin(0, "shrine")
    return led(t, "architect").do(0, {"lay": "market"})


def test_with_only_stairway_open_nothing_is_said_to_be_missing() -> None:
    t = only_stairway()
    assert reason(t, {"add": "brick", "to": "shrine"}) == "part-used"
    assert reason(t, {"lay": "bath"}) == "part-used"
    assert reason(t, {"open": "dock", "of": 2}) == "not-of-seat"
    assert reason(t, {"open": "market"}) == "not-theirs"
    t.do(0, {"open": "dock", "of": 1})
    assert t.key() == "glory-ask-lead"


@each_edition
def test_a_card_drawn_with_fountain_has_the_reasons_of_any_foundation(edition: str) -> None:
    t = Table(edition).build(0, "fountain").deck_top("bath").town(brick=1).hand(0, "wall")
    led(t, "craftsman").do(0, {"draw": "card"})
    assert reason(t, {"lay": "bath", "site": "wood"}) == "wrong-site"
    assert reason(t, {"lay": "bath", "out_of_town": True}) == "town-first"
    assert reason(t, {"lay": "wall"}) == "drawn-first"
    assert reason(t, {"add": "bath", "to": "bath"}) == "not-begun"


@each_edition
def test_a_site_in_town_that_is_gone_is_a_reason(edition: str) -> None:
    t = Table(edition).town(wood=0).hand(0, "dock").clientele(0, "craftsman")
    led(t, "craftsman")
    assert reason(t, {"lay": "dock", "out_of_town": False}) == "no-town-site"
    t.do(0, {"lay": "dock", "out_of_town": True})


@each_edition
def test_after_a_card_from_the_deck_the_pool_is_closed(edition: str) -> None:
    t = Table(edition).build(0, "bar").build(0, "aqueduct").hand(0, "dock").pool("wood")
    t.deck_top("road")
    led(t, "patron").do(0, {"hire": "deck"})
    assert reason(t, {"hire": "wood", "from": "pool"}) == "pool-closed"
    assert reason(t, {"hire": "deck"}) == "part-used"
    t.do(0, {"hire": "dock", "from": "hand"})


@each_edition
def test_two_words_for_one_card_are_too_many(edition: str) -> None:
    t = Table(edition).hand(0, "dock", "circus")
    led(t, "legionary")
    assert reason(t, {"demand": ["dock", "dock"]}) == "too-few"
    # The circus is the other wood: nothing is missing but a second action.
    assert reason(t, {"demand": ["wood", "dock"]}) == "too-many-demands"
