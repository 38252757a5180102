"""What stands on a camp of Glory to Rome: its influence, limits, points, hand and piles (rules
G.components.7, G.patron.2, G.merchant.2, G.think.5).
"""

from typing import Final

from aedilis.glory.definitions.cards import (
    AQUEDUCT,
    HAND_LIMIT,
    INSULA,
    JACK,
    MARKET,
    MATERIAL,
    SHRINE,
    START_INFLUENCE,
    TEMPLE,
    VALUE,
)
from aedilis.glory.presentation.explained.legend import line, role_line
from aedilis.glory.presentation.explained.points import Points, bonuses, points
from aedilis.glory.presentation.text import GloryText
from aedilis.glory.view import HIDDEN, GloryView
from aedilis.kernel.explaining import Explanation

FIGURES: Final = ("influence", "clients", "stock", "vault", "points")
"""What stands on a camp, each as `FIGURE@seat:N`."""


class Camps:
    """Explains the camps of one view to its reader."""

    def __init__(self, text: GloryText, view: GloryView) -> None:
        self.text = text
        self.view = view

    # -- numbers out of refs -----------------------------------------------------------------------

    def _seat_of(self, word: str) -> int:
        """A seat by its number; -1 where there is none."""
        return int(word) if len(word) == 1 and word in "01234"[: len(self.view.camps)] else -1

    def _pair(self, rest: str) -> tuple[int, int]:
        """A seat and a number behind it; (-1, -1) for anything else."""
        first, _, second = rest.partition("-")
        seat = self._seat_of(first)
        if second == "jack":
            return seat, JACK
        good = seat >= 0 and second.isascii() and second.isdecimal() and len(second) < 3
        return (seat, int(second)) if good else (-1, -1)

    def _say(self, key: str, **args: object) -> str:
        return self.text.say(f"glory-explain-{key}", args)

    # -- camps -------------------------------------------------------------------------------------

    def _seat(self, ref: str, rest: str) -> Explanation | None:
        seat = self._seat_of(rest)
        if seat < 0:
            return None
        camp, text = self.view.camps[seat], self.text
        value = self._say("influence-is", count=camp.influence)
        why = []
        if self.view.leader == seat:
            why.append(self._say("leads", who=text.who(seat), name=text.seat(seat)))
        why += self._points_told(points(self.view, seat))
        return Explanation(ref, text.seat(seat), value, why, [self._say("camp")], "G.components.7")

    def _figure(self, ref: str, figure: str, seat: int) -> Explanation:
        """A number on a camp, with what it is made of."""
        camp, text = self.view.camps[seat], self.text
        name = text.catalogue.of(text.seat(seat), text.say(f"glory-sign-{figure}"))
        if figure == "influence":
            value, why, rule = str(camp.influence), self._influence(seat), "G.building.12"
        elif figure == "clients":
            value = f"{len(camp.clientele)}/{camp.clientele_limit}"
            why, rule = self._limit(seat, ((INSULA, 2),)), "G.patron.2"
            if camp.active >> AQUEDUCT & 1:
                why.append(self._say("doubled", card=text.card(AQUEDUCT)))
        elif figure == "vault":
            value = f"{len(camp.vault)}/{camp.vault_limit}"
            why, rule = self._limit(seat, ((MARKET, 2),)), "G.merchant.2"
            if HIDDEN in camp.vault:
                why.append(self._say("hidden", count=camp.vault.count(HIDDEN)))
        elif figure == "points":
            found = points(self.view, seat)
            value, why, rule = str(found.sure()), self._points_told(found), "G.score.2"
        else:
            value, why, rule = str(len(camp.stockpile)), [], "G.components.7"
        return Explanation(ref, name, value, why, [line(text, figure)], rule)

    def _influence(self, seat: int) -> list[str]:
        """Where a seat's influence comes from."""
        found = [self._say("begun-with", count=START_INFLUENCE)]
        for kind, count in enumerate(self.view.camps[seat].sites):
            if count:
                told = {"material": self.text.material(kind), "count": count}
                found.append(self._say("from-sites", **told, points=count * VALUE[kind]))
        return found

    def _limit(self, seat: int, raised: tuple[tuple[int, int], ...]) -> list[str]:
        """A limit that is the influence, raised by buildings."""
        camp = self.view.camps[seat]
        found = [self._say("limit-influence", count=camp.influence)]
        return found + [
            self._say("raised", card=self.text.card(card), count=by)
            for card, by in raised
            if camp.active >> card & 1
        ]

    def _points_told(self, found: Points) -> list[str]:
        """Points by where they come from, and the bounds of what nobody can count."""
        told = [self._say("points-influence", count=found.influence)]
        for word, count in (
            ("vault", found.vault),
            ("statue", found.statue),
            ("wall", found.wall),
            ("won-bonuses", found.bonuses),
        ):
            if count:
                told.append(self._say(f"points-{word}", count=count))
        if found.hidden:
            told.append(
                self._say(
                    "points-hidden", count=found.hidden, least=found.least(), most=found.most()
                )
            )
        if bonuses(self.view):
            told.append(self._say("points-bonuses"))
        return told

    def _hand(self, ref: str, rest: str) -> Explanation | None:
        seat = self._seat_of(rest)
        if seat < 0:
            return None
        camp, text = self.view.camps[seat], self.text
        why = [self._say("hand-limit", count=HAND_LIMIT)]
        for card, by in ((SHRINE, 2), (TEMPLE, 4)):
            if camp.active >> card & 1:
                why.append(self._say("raised", card=text.card(card), count=by))
        if camp.jacks:
            why.append(self._say("hand-jacks", count=camp.jacks))
        name = text.catalogue.of(text.seat(seat), text.say("glory-sign-hand"))
        value = f"{camp.hand_size}/{camp.hand_limit}"
        return Explanation(ref, name, value, why, [line(text, "hand")], "G.think.5")

    def _pile_of(self, rest: str, place: str) -> tuple[int, int, int]:
        """The seat and material of a pile in a camp, and how many cards lie there; the count is 0
        where there is none.
        """
        seat, kind = self._pair(rest)
        if seat < 0 or not 0 <= kind < len(VALUE):
            return -1, -1, 0
        cards: list[int] = getattr(self.view.camps[seat], place)
        return seat, kind, sum(c != HIDDEN and MATERIAL[c] == kind for c in cards)

    def _stored(self, ref: str, rest: str) -> Explanation | None:
        seat, kind, count = self._pile_of(rest, "stockpile")
        if not count:
            return None
        text = self.text
        name = self._say("stocked", material=text.material(kind), name=text.seat(seat))
        told, use = self._say("count", count=count), [line(text, "stock")]
        return Explanation(ref, name, told, [], use, "G.components.7")

    def _client(self, ref: str, rest: str) -> Explanation | None:
        seat, kind, count = self._pile_of(rest, "clientele")
        if not count:
            return None
        text = self.text
        name = self._say("client", role=text.role(kind), name=text.seat(seat))
        ready = self._say("ready", ready=self.view.camps[seat].ready[kind], count=count)
        use = [self._say("client-use", role=text.role(kind)), role_line(text, kind)]
        return Explanation(ref, name, str(count), [ready], use, "G.turn.3")

    def _known(self, ref: str, rest: str) -> Explanation | None:
        seat, kind, count = self._pile_of(rest, "vault")
        if not count:
            return None
        text = self.text
        name = self._say("vaulted", material=text.material(kind), name=text.seat(seat))
        told = self._say("worth", count=count, points=count * VALUE[kind])
        return Explanation(ref, name, told, [], [line(text, "vault")], "G.merchant.5")
