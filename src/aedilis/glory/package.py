"""What Glory to Rome offers: the one place that says it."""

import re
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final

from aedilis.glory.bots.chances import chances
from aedilis.glory.bots.first.player import FirstGreedy
from aedilis.glory.bots.guide import GloryGuide
from aedilis.glory.bots.learned.player import GloryLearned
from aedilis.glory.bots.player import GloryGreedy
from aedilis.glory.definitions.cards import BUILDING_IDS
from aedilis.glory.definitions.editions import BASES, EDITIONS, USUAL
from aedilis.glory.definitions.options import SEATS, GlorySwitches
from aedilis.glory.game import Glory
from aedilis.kernel.board import Drawing
from aedilis.kernel.encoding import Encoder
from aedilis.kernel.event import SeenEvent
from aedilis.kernel.face import Face
from aedilis.kernel.options import declared
from aedilis.kernel.package import GamePackage, Rulebook, Seats, Terms, Variants
from aedilis.kernel.since import Weight
from aedilis.kernel.vocabulary import Vocabulary


def _face(language: str, seats: Sequence[str], viewer: int) -> Face:
    from aedilis.glory.presentation.terminal.face import GloryFace

    return GloryFace(language, seats, viewer)


def _drawing() -> Drawing:
    from aedilis.glory.presentation.board.board import DRAWING

    return DRAWING


def _terms(language: str) -> Terms:
    from aedilis.glory.presentation.text import GloryText

    return GloryText(language, (), -1)


def _scenarios() -> Vocabulary[Any]:
    from aedilis.glory.scenario.vocabulary import GloryScenarios

    return GloryScenarios()


def _weigh(event: SeenEvent, seat: int) -> Weight:
    from aedilis.glory.presentation.weights import weigh

    return weigh(event, seat)


def _encoder(seats: int) -> Encoder[Any]:
    from aedilis.glory.encode import GloryEncoder

    return GloryEncoder(seats)


def _measures(view: Any) -> dict[str, list[float]]:
    """What a finished game is told in: by seat, all of it public."""
    camps = view.camps
    return {
        "influence": [float(camp.influence) for camp in camps],
        "buildings": [float(sum(one.complete for one in camp.structures)) for camp in camps],
        "clientele": [float(len(camp.clientele)) for camp in camps],
        "vault": [float(len(camp.vault)) for camp in camps],
    }


def _things(view: Any) -> dict[str, list[list[str]]]:
    """The buildings that each seat has completed."""
    built = [[one.name for one in camp.structures if one.complete] for camp in view.camps]
    return {"building": [[BUILDING_IDS[one] for one in names] for names in built]}


def _scores(view: Any) -> list[tuple[int, ...]]:
    """Points, then cards in hand (rule G.score.3); before the end the influence, since nobody else
    can count a vault.
    """
    camps = view.camps
    if not view.over:
        return [(camp.influence,) for camp in camps]
    return [(score.total(), camp.hand_size) for score, camp in zip(view.scores, camps, strict=True)]


PACKAGE: Final = GamePackage(
    name="glory",
    rules=Glory(),
    seats=Seats(least=SEATS[0], usual=3, most=SEATS[-1]),
    variants=Variants(
        option="edition",
        names=EDITIONS,
        usual=USUAL,
        bases=BASES,
        of_language={"en": "it2011", "es": "es2011", "it": "it2011", "fr": "fr2008"},
    ),
    options=declared(GlorySwitches)[1:],
    bots={"greedy@2": GloryGreedy, "greedy@1": FirstGreedy, "learned": GloryLearned},
    rulebook=Rulebook(
        key="glory",
        title="Glory to Rome",
        prefix="",
        pattern=re.compile(r"(?<![\w.])G(?:\.[a-z_]+)+\.\d+(?:-[a-z])?(?!\w)"),
        cards=("building",),
        tells_editions=True,
        example="G.patron.1",
    ),
    face=_face,
    guide=GloryGuide(),
    chances=chances,
    adviser="ismcts:700ms",
    levels={
        "beginner": "novice",
        "ordinary": "greedy@1",
        "good": "greedy",
        "strong": "learned",
        "master": "ismcts:200-learned",
    },
    drawing=_drawing,
    terms=_terms,
    scenarios=_scenarios,
    lessons=lambda: files("aedilis.glory").joinpath("lessons"),
    measures=_measures,
    things=_things,
    weigh=_weigh,
    scores=_scores,
    encoder=_encoder,
)
