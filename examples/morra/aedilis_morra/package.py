"""What morra offers: its words, its bot, and the one place that says it all."""

from typing import Any, Final

from aedilis.kernel.options import declared
from aedilis.kernel.package import GamePackage, Seats
from aedilis.kernel.plain_face import Part, PlainFace
from aedilis.kernel.plain_scenario import PlainVocabulary
from aedilis.kernel.player import Player
from aedilis.kernel.prompt import Move, Prompt
from aedilis_morra.game import BY_SEAT, HAND, SINGLE, MorraRules, Options, View


class MorraFace(PlainFace):
    """Morra in words."""

    game = "morra"
    packages = ("aedilis.kernel", "aedilis_morra")

    def choice(self, code: int, prompt: Prompt, view: View) -> str:
        return self.say("morra-fingers", {"count": code})

    def move(self, move: Move, prompt: Prompt, view: View) -> str:
        return self.say("morra-move", {"count": move[0], "call": move[1]})

    def lines(self, view: View) -> list[Part]:
        told = {"turn": view.turn, "stake": view.stake, "target": view.target}
        table = [self.say("morra-stake", told)]
        parts = [(self.turn_line(view), table)]
        parts += [self.camp(view, seat) for seat in range(view.seats)]
        return [*parts, self.hand(view)] if self.viewer >= 0 else parts

    def camp(self, view: View, seat: int) -> Part:
        lines = [self.say("morra-points", {"points": view.points[seat]})]
        if not view.over:
            lines.append(self.say("morra-ready" if view.chosen[seat] else "morra-thinking"))
        if view.last_shown[seat]:
            before = {"count": view.last_shown[seat], "call": view.last_called[seat]}
            lines.append(self.say("morra-before", before))
        return self.seat(seat), lines

    def hand(self, view: View) -> Part:
        count, call = view.mine
        if not count:
            return self.say("morra-hand"), [self.say("morra-hand-open")]
        return self.say("morra-hand"), [self.say("morra-move", {"count": count, "call": call})]

    def result(self, view: View) -> Part:
        ranked = sorted((-points, self.seat(seat)) for seat, points in enumerate(view.points))
        lines = [self.say("morra-score", {"name": name, "points": -n}) for n, name in ranked]
        return super().result(view)[0], lines


class Augur(Player):
    """Shows any number of fingers, and calls what the others would show on the average, or showed
    in the round before.
    """

    def choose(self, view: Any, prompt: Prompt) -> Move:
        fingers = self.dice.die(HAND)
        others = [n for seat, n in enumerate(view.last_shown) if seat != self.seat]
        guess = sum(others) if all(others) and self.dice.below(2) else 3 * len(others)
        return [fingers, fingers + guess]


def measures(view: View) -> dict[str, list[float]]:
    """The course of a game: the points of each seat."""
    return {"points": [float(points) for points in view.points]}


RULES: Final = MorraRules()

PACKAGE: Final = GamePackage(
    name="morra",
    rules=RULES,
    seats=Seats(least=2, usual=3, most=5),
    face=MorraFace,
    terms=lambda language: MorraFace(language, ()),
    options=declared(Options),
    bots={"augur": Augur},
    scenarios=lambda: PlainVocabulary(RULES, (*SINGLE, *BY_SEAT), MorraFace),
    measures=measures,
)
