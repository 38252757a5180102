"""What each sign on the table of Glory to Rome means, and why it is as it is: made from a view
alone, in the words of its reader.
"""

from collections.abc import Callable
from functools import cache
from importlib.resources import files

from aedilis.glory.definitions.cards import (
    BUILDING_IDS,
    BUILDINGS,
    JACK,
    JACKS,
    MATERIAL,
    VALUE,
)
from aedilis.glory.presentation.explained.camps import FIGURES, Camps
from aedilis.glory.presentation.explained.legend import ROLE_RULES, line, role_line
from aedilis.glory.presentation.explained.points import bonuses, points
from aedilis.glory.presentation.faces import card_face, effect
from aedilis.glory.presentation.names import counted
from aedilis.glory.presentation.text import GloryText
from aedilis.glory.state.table import Structure
from aedilis.glory.view import HIDDEN, GloryView
from aedilis.kernel.data import parsed
from aedilis.kernel.explaining import Explanation, parted
from aedilis.kernel.text import capital


@cache
def _paragraphs() -> frozenset[str]:
    """All paragraphs of the rules."""
    data = parsed(files("aedilis.glory").joinpath("data", "paragraphs.toml"))
    return frozenset(data["paragraphs"])


def _paragraph(card: int) -> str:
    """The paragraph on a building, or on all of them where it has none of its own."""
    own = f"G.b.{BUILDING_IDS[card]}.1"
    return own if own in _paragraphs() else "G.building.13"


class Explainer(Camps):
    """Explains the signs of one view to its reader."""

    def __init__(self, text: GloryText, view: GloryView) -> None:
        super().__init__(text, view)
        self._things: dict[str, Callable[[str, str], Explanation | None]] = {
            "card": self._card,
            "material": self._material,
            "role": self._role,
            "seat": self._seat,
            "site": self._site,
            "pool": self._pool,
            "stock": self._stored,
            "client": self._client,
            "vault": self._known,
            "hand": self._hand,
            "structure": self._structure,
            "played": self._played,
            "drawn": self._drawn,
            "public": self._card,
            "pile": self._pile,
            "aim": self._aim,
            "edition": self._edition,
        }

    def explain(self, ref: str) -> Explanation | None:
        """One sign; None for what is no sign on this table."""
        figure, thing = parted(ref)
        word, _, rest = thing.partition(":")
        if figure:
            seat = self._seat_of(rest) if word == "seat" and figure in FIGURES else -1
            return self._figure(ref, figure, seat) if seat >= 0 else None
        made = self._things.get(word)
        return made(ref, rest) if made is not None else None

    # -- cards and kinds ---------------------------------------------------------------------------

    def _card(self, ref: str, rest: str) -> Explanation | None:
        if rest == "jack":
            return self._jack(ref)
        if not (rest.isascii() and rest.isdecimal() and len(rest) < 3 and int(rest) < BUILDINGS):
            return None
        return self._building(ref, int(rest))

    def _jack(self, ref: str) -> Explanation:
        text = self.text
        return Explanation(
            ref,
            capital(text.card(JACK)),
            use=[effect(text, JACK, self.view.rules)],
            why=[self._say("jacks", count=self.view.jacks, all=JACKS)],
            rule="G.components.4",
            card="card:jack",
        )

    def _building(self, ref: str, card: int) -> Explanation:
        face = card_face(self.text, card, self.view.rules)
        return Explanation(
            ref,
            face.name,
            f"{face.role} · {face.material} · {face.value}",
            use=[face.effect],
            rule=_paragraph(card),
            card=f"card:{card}",
        )

    def _edition(self, ref: str, rest: str) -> Explanation:
        edition = self.view.rules.edition
        use = [self.text.edition(edition)]
        return Explanation(ref, self.text.edition_name(edition), use=use, rule="G.setup.1")

    def _kind(self, rest: str) -> int:
        return int(rest) if len(rest) == 1 and rest in "012345" else -1

    def _material(self, ref: str, rest: str) -> Explanation | None:
        kind = self._kind(rest)
        if kind < 0:
            return None
        text = self.text
        return Explanation(
            ref,
            capital(text.material(kind)),
            self._say("value", value=VALUE[kind]),
            [self._say("pair", role=text.role(kind), material=text.material(kind))],
            [self._say("material", value=VALUE[kind])],
            "G.components.2",
        )

    def _role(self, ref: str, rest: str) -> Explanation | None:
        kind = self._kind(rest)
        if kind < 0:
            return None
        view, text = self.view, self.text
        why = [self._say("pair", role=text.role(kind), material=text.material(kind))]
        if view.seat >= 0:
            own = sum(MATERIAL[card] == kind for card in view.camps[view.seat].clientele)
            why.append(self._say("own-clients", count=own))
        led = self._say("led") if view.role == kind else ""
        rule = ROLE_RULES[kind]
        return Explanation(ref, text.role(kind), led, why, [role_line(text, kind)], rule)

    # -- the middle --------------------------------------------------------------------------------

    def _site(self, ref: str, rest: str) -> Explanation | None:
        kind = self._kind(rest)
        if kind < 0:
            return None
        view = self.view
        name = self._say("site", material=self.text.material(kind))
        left = self._say("site-left", town=view.town[kind], outside=view.outskirts[kind])
        why = [self._say("sites-all", count=sum(view.town))]
        use = [self._say("site-use", value=VALUE[kind])]
        if view.outskirts[kind]:
            use.append(self._say("site-outside"))
        return Explanation(ref, name, left, why, use, "G.components.3")

    def _pool(self, ref: str, rest: str) -> Explanation | None:
        kind = self._kind(rest)
        if kind < 0:
            return None
        there = sum(card != HIDDEN and MATERIAL[card] == kind for card in self.view.pool)
        name = self._say("pool", material=self.text.material(kind))
        told = self._say("count", count=there)
        return Explanation(ref, name, told, [], [line(self.text, "pool")], "G.turn.6")

    def _pile(self, ref: str, rest: str) -> Explanation | None:
        if rest == "jacks":
            return self._jack(ref)
        if rest != "deck":
            return None
        name = self.text.say("glory-sign-deck")
        told = self._say("count", count=self.view.deck)
        return Explanation(ref, name, told, [], [line(self.text, "deck")], "G.end.1")

    def _played(self, ref: str, rest: str) -> Explanation | None:
        seat, card = self._pair(rest)
        if seat < 0:
            return None
        camp = self.view.camps[seat]
        if card not in camp.played and not (card == JACK and camp.played_jacks):
            return None
        found = self._jack(ref) if card == JACK else self._building(ref, card)
        told = {"who": self.text.who(seat), "name": self.text.seat(seat)}
        found.why = [self._say("played", **told)]
        return found

    def _drawn(self, ref: str, rest: str) -> Explanation | None:
        seat = self._seat_of(rest)
        if seat < 0 or self.view.camps[seat].drawn < 0:
            return None
        card = self.view.camps[seat].drawn
        if card == HIDDEN:
            return Explanation(ref, capital(self.text.card(card)), rule="G.b.fountain.1")
        return self._building(ref, card)

    # -- buildings ---------------------------------------------------------------------------------

    def _structure(self, ref: str, rest: str) -> Explanation | None:
        seat, card = self._pair(rest)
        there = [one for one in self.view.camps[seat].structures if one.name == card]
        if seat < 0 or not there:
            return None
        found = self._building(ref, card)
        one = there[0]
        have, need = len(one.materials), VALUE[one.site]
        if one.complete:
            found.value = self._say("completed")
        else:
            found.value = self._say("begun", have=have, need=need)
        found.why = self._standing(one, seat)
        return found

    def _standing(self, one: Structure, seat: int) -> list[str]:
        """What of a building is missing, what it brings, and whether its function is in force."""
        text = self.text
        told = []
        if one.materials:
            held = text.materials([MATERIAL[card] for card in one.materials])
            told.append(self._say("holds", materials=held))
        worth = VALUE[one.site]
        if not one.complete:
            missing = max(0, worth - len(one.materials))
            told.append(
                self._say("missing", count=missing, material=text.material(MATERIAL[one.name]))
            )
            told.append(self._say("will-bring", count=worth))
        else:
            told.append(self._say("has-brought", count=worth))
        if one.opened:
            told.append(line(text, "for-all"))
        elif self.view.camps[seat].active >> one.name & 1:
            told.append(self._say("in-force" if one.complete else "in-force-early"))
        return told

    # -- the end -----------------------------------------------------------------------------------

    def _aim(self, ref: str, rest: str) -> Explanation | None:
        view, text = self.view, self.text
        values = {
            "points": "",
            "sites": self._say("count", count=sum(view.town)),
            "deck": self._say("count", count=view.deck),
            "forum": "",
        }
        if rest not in values:
            return None
        why = []
        if rest == "points":
            for seat in range(len(view.camps)):
                found = points(view, seat)
                told = {"name": text.seat(seat), "count": found.sure(), "hidden": found.hidden}
                why.append(self._say("counted", **told))
            if view.seat >= 0 and not view.over:
                mine = points(view, view.seat)
                bounds = {"least": mine.sure() + mine.least(), "most": mine.sure() + mine.most()}
                why.append(self._say("if-now", **bounds, bonuses=bonuses(view)))
        rules = {"points": "G.score.2", "sites": "G.end.2", "deck": "G.end.1", "forum": "G.end.4"}
        use = [text.say(f"glory-aim-{rest}.line")]
        return Explanation(
            ref, text.say(f"glory-aim-{rest}.name"), values[rest], why, use, rules[rest]
        )


def signs(view: GloryView) -> list[str]:
    """The refs of all that can be explained on a table, the middle first, then camp by camp."""
    found = ["aim:points", "aim:sites", "aim:deck", "edition", "pile:deck", "pile:jacks"]
    for word in ("role", "material", "pool", "site"):
        found += [f"{word}:{kind}" for kind in range(len(VALUE))]
    found += [f"public:{card}" for card in range(BUILDINGS) if view.opened >> card & 1]
    for seat, camp in enumerate(view.camps):
        found.append(f"seat:{seat}")
        found += [f"{figure}@seat:{seat}" for figure in FIGURES]
        found.append(f"hand:{seat}")
        for word, cards in (
            ("client", camp.clientele),
            ("stock", camp.stockpile),
            ("vault", [card for card in camp.vault if card != HIDDEN]),
        ):
            kinds = sorted({MATERIAL[card] for card in cards})
            found += [f"{word}:{seat}-{kind}" for kind in kinds]
        found += [f"structure:{seat}-{one.name}" for one in camp.structures]
        found += [f"played:{seat}-{card}" for card, _ in counted(camp.played)]
        found += [f"played:{seat}-jack"] if camp.played_jacks else []
        found += [f"drawn:{seat}"] if camp.drawn >= 0 else []
    own = view.camps[view.seat] if view.seat >= 0 else None
    if own is not None:
        found += [f"card:{card}" for card, _ in counted(sorted(own.hand or []))]
        found += ["card:jack"] if own.jacks else []
    return found
