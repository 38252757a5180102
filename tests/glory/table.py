"""A small builder for positions: lay out a table, play moves in words, look at what came of it.

    t = Table("fr2008", 3).hand(0, "road", "wood", jacks=1).clientele(0, "merchant")
    t.build(0, "dock").begin(1, "villa", "stone").pool("brick").lead(0)
    t.do(0, {"lead": "laborer", "with": ["road"]}).others_think().do(0, {"take": "brick"})

A table starts empty: no hands, no pool, every order card in the deck. Cards go where they are asked
for out of the deck, sites out of town ones first, so that the position always holds together. A
card is named by its building, or by its material or role for any card of it.
"""

from collections.abc import Iterable, Mapping, Sequence

import pytest

from aedilis.glory.definitions.cards import (
    BUILDING_IDS,
    BUILDINGS,
    CARD_CODES,
    JACKS,
    MATERIAL,
    MATERIAL_CODES,
    MATERIAL_IDS,
    ROLE_CODES,
    VALUE,
    copies,
)
from aedilis.glory.definitions.editions import PRINTED, edition_facts
from aedilis.glory.game import Glory
from aedilis.glory.rules.functions import refresh
from aedilis.glory.state.table import SEEN_BY_ALL, SEEN_BY_NONE, Camp, GloryState, Structure
from aedilis.glory.turn import TurnFrame
from aedilis.kernel.dice import stream
from aedilis.kernel.event import Event
from aedilis.kernel.game import IllegalMove, Words
from aedilis.kernel.words import matching

GAME = Glory()
OLD_CIRCUS = tuple(one for one in PRINTED if edition_facts(one).circus == "pair")
"""The editions with three-card petitions, in which a Circus makes pairs do."""

PRINTED_BUILDINGS = [BUILDING_IDS[card] for card, number in enumerate(copies(())) if number]
"""The buildings that lie in every box: none that one edition has in place of another."""

each_edition = pytest.mark.parametrize("edition", PRINTED)
"""The printed ones: what another changes has tests of its own."""


def names(zone: Iterable[int]) -> list[str]:
    """The cards of a zone by name, sorted; of a vault as well."""
    return sorted(BUILDING_IDS[card & 63] for card in zone)


def materials(zone: Iterable[int]) -> list[str]:
    """The materials of a zone, cheapest first; of a vault as well."""
    return [MATERIAL_IDS[m] for m in sorted(MATERIAL[card & 63] for card in zone)]


def roles(zone: Iterable[int]) -> list[str]:
    """The roles of a clientele, in the order of their materials."""
    found = sorted(MATERIAL[card] for card in zone)
    return [role for m in found for role, code in ROLE_CODES.items() if code == m]


class Table:
    """A position under construction, then in play. Setup methods may be used in play as well."""

    def __init__(self, edition: str = "it2011", seats: int = 3, **options: object) -> None:
        chosen = {name.replace("_", "-"): value for name, value in options.items()}
        self.game = GAME
        self.s: GloryState = GAME.new(
            {"edition": edition, **chosen}, seats, stream("table", edition)
        )
        s = self.s
        for camp in s.camps:
            s.deck.extend(camp.hand)
            camp.hand.clear()
            camp.jacks = 0
        s.deck.extend(s.pool + s.box)
        s.deck.sort()
        s.pool.clear()
        s.box = []
        s.jacks = JACKS
        s.turn = 0
        self.started = False

    # -- laying out --------------------------------------------------------------------------------

    def card(self, word: str) -> int:
        """Take a card out of the deck: the named one, or of a material or role the commonest. What
        the deck no longer has comes out of the box.
        """
        if word in CARD_CODES:
            wanted = [CARD_CODES[word]]
        else:
            material = MATERIAL_CODES.get(word, ROLE_CODES.get(word, -1))
            assert material >= 0, f"{word} is no card, material or role"
            wanted = [card for card in range(BUILDINGS) if MATERIAL[card] == material]
        for zone in (self.s.deck, self.s.box):
            fitting = [card for card in wanted if card in zone]
            if fitting:
                card = max(fitting, key=lambda c: (zone.count(c), c))
                zone.remove(card)
                return card
        raise AssertionError(f"no {word} is left in the deck")

    def cards(self, words: Sequence[str]) -> list[int]:
        """Take cards out of the deck, those named by building first."""
        taken = {i: self.card(w) for i, w in enumerate(words) if w in CARD_CODES}
        taken |= {i: self.card(w) for i, w in enumerate(words) if i not in taken}
        return [taken[i] for i in range(len(words))]

    def hand(self, seat: int, *words: str, jacks: int = 0) -> "Table":
        """Give cards and jacks into a hand."""
        camp = self.s.camps[seat]
        camp.hand = sorted(camp.hand + self.cards(words))
        camp.jacks += jacks
        self.s.jacks -= jacks
        return self._changed()

    def jacks(self, left: int) -> "Table":
        """Leave so many jacks in the pile; the others lie in the last seat's hand."""
        self.s.camps[-1].jacks += self.s.jacks - left
        self.s.jacks = left
        return self._changed()

    def clientele(self, seat: int, *words: str) -> "Table":
        """Give clients."""
        self.s.camps[seat].clientele.extend(self.cards(words))
        return self._changed()

    def stockpile(self, seat: int, *words: str) -> "Table":
        """Fill a stockpile."""
        self.s.camps[seat].stockpile.extend(self.cards(words))
        return self._changed()

    def vault(self, seat: int, *words: str, seen: bool = False) -> "Table":
        """Fill a vault; `seen` cards everybody saw enter it."""
        mark = SEEN_BY_ALL if seen else SEEN_BY_NONE
        self.s.camps[seat].vault.extend(card | mark << 6 for card in self.cards(words))
        return self._changed()

    def pool(self, *words: str) -> "Table":
        """Add cards to the pool."""
        self.s.pool.extend(self.cards(words))
        return self._changed()

    def deck_top(self, *words: str) -> "Table":
        """Fix the next cards of the deck, the first to be drawn first."""
        self.s.top = [*reversed(self.cards(words)), *self.s.top]
        return self._changed()

    def deck_only(self, *words: str) -> "Table":
        """Leave only these cards in the deck, first to be drawn first; the rest goes to the box."""
        self.deck_top(*words)
        self.s.box = sorted(self.s.box + self.s.deck)
        self.s.deck.clear()
        return self._changed()

    def town(self, **left: int) -> "Table":
        """Leave so many sites of a material in town; the others lie out of town."""
        for name, n in left.items():
            m = MATERIAL_CODES[name]
            both = self.s.town[m] + self.s.outskirts[m]
            assert 0 <= n <= both, f"there are {both} sites of {name}"
            self.s.town[m] = n
            self.s.outskirts[m] = both - n
        return self._changed()

    def site(self, material: int) -> int:
        """Take a site: one out of town while there is one."""
        zone = self.s.outskirts if self.s.outskirts[material] > 0 else self.s.town
        assert zone[material] > 0, f"no site of {MATERIAL_IDS[material]} is left"
        zone[material] -= 1
        return material

    def build(
        self,
        seat: int,
        name: str,
        *added: str,
        complete: bool = True,
        site: str = "",
        opened: bool = False,
    ) -> "Table":
        """A completed building, holding what it takes unless `added` says otherwise. That it was
        completed sets off nothing.
        """
        card = self.card(name)
        material = self.site(MATERIAL_CODES[site] if site else MATERIAL[card])
        if complete and not added:
            added = (MATERIAL_IDS[material],) * VALUE[material]
        camp = self.s.camps[seat]
        structure = Structure(card, material, tuple(self.cards(added)), complete, opened)
        camp.structures.append(structure)
        if complete:
            self._own_site(camp, material)
        return self._changed()

    def begin(self, seat: int, name: str, *added: str, site: str = "") -> "Table":
        """A building begun, with the materials added so far."""
        return self.build(seat, name, *added, complete=False, site=site)

    def influence(self, seat: int, points: int) -> "Table":
        """Give site cards until the influence is `points`, dear ones first."""
        camp = self.s.camps[seat]
        for m in reversed(range(6)):
            while VALUE[m] <= points - camp.influence and self.s.outskirts[m] > 0:
                self._own_site(camp, self.site(m))
        assert camp.influence == points, f"no sites to make an influence of {points}"
        return self._changed()

    def _own_site(self, camp: Camp, material: int) -> None:
        owned = list(camp.sites)
        owned[material] += 1
        camp.sites = tuple(owned)
        camp.influence += VALUE[material]

    def _changed(self) -> "Table":
        self.s.asked = None
        refresh(self.s)
        return self

    def lead(self, seat: int) -> "Table":
        """Begin a new turn at this seat's decision to think or lead."""
        self.started = True
        self._changed()
        self.s.leader = seat
        self.s.stack = [TurnFrame()]
        self.s.log = []
        self.game.settle(self.s)
        self.game.run(self.s)
        self._sound()
        return self

    def _sound(self) -> None:
        wrong = self.game.check(self.s)
        assert wrong == [], wrong

    # -- playing -----------------------------------------------------------------------------------

    def do(self, seat: int, words: Words) -> "Table":
        """Make the one legal move that the words mean, and see that the position is sound."""
        assert self.started, "say who leads first"
        self.s.log = []
        self.game.apply(self.s, seat, self.game.parse(self.s, seat, words))
        self._sound()
        return self

    def stop(self, seat: int) -> "Table":
        """Do nothing more here."""
        return self.do(seat, {"stop": True})

    def think(self, seat: int) -> "Table":
        """Think in the way that changes least: a jack if there is one, else cards."""
        ways: list[Words] = [{"think": "jack"}, {"think": "refill"}, {"think": "card"}]
        return self.do(seat, next(way for way in ways if self.can(seat, way)))

    def others_think(self) -> "Table":
        """Everybody still to follow or think thinks."""
        while self.key() == "glory-ask-follow":
            self.think(self.asked()[0])
        return self

    def end_turn(self) -> "Table":
        """Everybody still to decide thinks, and nobody does anything more in this turn."""
        turn = self.s.turn
        nothing: list[Words] = [{"stop": True}, {"claim": []}, {"store": []}]
        while not self.s.over and self.s.turn == turn:
            seat = self.asked()[0]
            if self.key() in ("glory-ask-lead", "glory-ask-follow"):
                self.think(seat)
            else:
                self.do(seat, next(way for way in nothing if self.can(seat, way)))
        return self

    def repeat(self, seat: int, words: Words) -> int:
        """Make a move as often as the seat may go on doing so; gives how often that was."""
        n = 0
        while self.asked() == [seat] and self.can(seat, words):
            self.do(seat, words)
            n += 1
        return n

    def refused(self, seat: int, words: Words) -> str:
        """The rule paragraph that forbids a move, which must not change anything."""
        before = self.game.hash(self.s)
        with pytest.raises(IllegalMove) as refusal:
            self.game.parse(self.s, seat, words)
        assert refusal.value.key != "kernel-ambiguous", f"{words} means several moves"
        assert self.game.hash(self.s) == before
        return refusal.value.rule

    # -- looking -----------------------------------------------------------------------------------

    def __getitem__(self, seat: int) -> Camp:
        return self.s.camps[seat]

    def can(self, seat: int, words: Words) -> bool:
        """Whether some legal move fits the words."""
        return any(True for _ in self.game.matches(self.s, seat, words))

    def moves(self, seat: int) -> list[Words]:
        """All legal moves of the seat's prompt, in words."""
        prompt = self.game.prompt(self.s, seat)
        if prompt is None:
            return []
        found = matching(self.game, self.s, prompt, {})
        return [self.game.words(self.s, seat, move) for move in found]

    def asked(self) -> list[int]:
        """The seats the game waits for."""
        return self.game.awaited(self.s)

    def key(self) -> str:
        """The message key of what is asked; empty when the game is over."""
        prompts = self.game.asked(self.s)
        return prompts[0].key if prompts else ""

    def events(self, key: str) -> list[Mapping[str, object]]:
        """The public parameters of the events of one key since the last move."""
        return [event.params for event in self.log() if event.key == key]

    def log(self) -> list[Event]:
        """All events of the last move."""
        return self.s.log or []
