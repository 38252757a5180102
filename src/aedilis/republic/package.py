"""What The Republic of Rome offers: the one place that says it."""

import re
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final

from aedilis.kernel.board import Drawing
from aedilis.kernel.encoding import Encoder
from aedilis.kernel.event import SeenEvent
from aedilis.kernel.face import Face
from aedilis.kernel.options import declared
from aedilis.kernel.package import GamePackage, Rulebook, Seats, Terms, Variants
from aedilis.kernel.since import Weight
from aedilis.kernel.vocabulary import Vocabulary
from aedilis.republic.bots.chances import chances
from aedilis.republic.bots.guide import FirstGuide, RepublicGuide, SecondGuide
from aedilis.republic.bots.player import SenatorPlayer
from aedilis.republic.bots.politician import FirstPolitician, Politician, ThirdPolitician
from aedilis.republic.bots.versions import (
    EighthSenator,
    FifthSenator,
    FourthSenator,
    NinthSenator,
    SecondSenator,
    SeventhSenator,
    SixthSenator,
    ThirdSenator,
)
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import CONCESSIONS, SCENARIOS, STATESMEN
from aedilis.republic.game import Republic
from aedilis.republic.rules.persons import in_play
from aedilis.republic.rules.victory import faction_influence
from aedilis.republic.state.options import ALONE, PLAYABLE, USUAL, RepublicSwitches


def _face(language: str, seats: Sequence[str], viewer: int) -> Face:
    from aedilis.republic.presentation.terminal.face import RepublicFace

    return RepublicFace(language, seats, viewer)


def _drawing() -> Drawing:
    from aedilis.republic.presentation.board.board import DRAWING

    return DRAWING


def _terms(language: str) -> Terms:
    from aedilis.republic.presentation.text import RepublicText

    return RepublicText(language, (), -1)


def _scenarios() -> Vocabulary[Any]:
    from aedilis.republic.scenario.vocabulary import RepublicScenarios

    return RepublicScenarios()


def _encoder(seats: int) -> Encoder[Any]:
    from aedilis.republic.encode.encoder import RepublicEncoder

    return RepublicEncoder(seats)


def _weigh(event: SeenEvent, seat: int) -> Weight:
    from aedilis.republic.presentation.weights import weigh

    return weigh(event, seat)


def _measures(view: Any) -> dict[str, list[float]]:
    """What a finished game is told in: Influence by seat, and how Rome fared."""
    table = view.table
    counted = {
        "faction-influence": [float(faction_influence(table, seat)) for seat in range(view.seats)],
        "treasury": [float(table.treasury)],
        "unrest": [float(table.unrest)],
    }
    if table.neutrals is not None:
        counted["wars-won"] = [float(table.neutrals.won)]
    return counted


def _things(view: Any) -> dict[str, list[list[str]]]:
    """The statesmen of each faction, and the concessions that its senators hold."""
    table = view.table
    statesmen: list[list[str]] = [[] for _ in range(view.seats)]
    concessions: list[list[str]] = [[] for _ in range(view.seats)]
    faction_of: dict[int, int] = {}
    for slot, senator in in_play(table):
        if not 0 <= senator.faction < view.seats:
            continue
        faction_of[slot] = senator.faction
        if senator.statesman != NONE:
            statesmen[senator.faction].append(STATESMEN[senator.statesman].id)
    for number, slot in enumerate(table.owner):
        if slot in faction_of:
            concessions[faction_of[slot]].append(CONCESSIONS[number].id)
    return {"statesman": statesmen, "concession": concessions}


def _results(view: Any, seat: int) -> dict[str, int]:
    """What a game alone is remembered by: what its verdict is told in (rule 4.08.1)."""
    table = view.table
    assert table.neutrals is not None
    return {
        "years": int(view.turn),
        "wars-won": int(table.neutrals.won),
        "influence": faction_influence(table, seat),
    }


def _scores(view: Any) -> list[tuple[int, ...]]:
    """The influence of each faction, as it counts in the end."""
    return [(faction_influence(view.table, seat),) for seat in range(view.seats)]


PACKAGE: Final = GamePackage(
    name="republic",
    rules=Republic(),
    seats=Seats(
        least=ALONE.start,
        usual=4,
        most=max(one.seats_max for one in SCENARIOS),
    ),
    variants=Variants(option="scenario", names=tuple(PLAYABLE), usual=USUAL.scenario),
    options=declared(RepublicSwitches)[1:],
    guide=RepublicGuide(),
    older_guides=(FirstGuide(), SecondGuide()),
    adviser="politician",
    chances=chances,
    levels={"beginner": "novice", "good": "senator", "strong": "ismcts:60"},
    bots={
        "senator@9": NinthSenator,
        "senator@8": EighthSenator,
        "senator@7": SeventhSenator,
        "senator@6": SixthSenator,
        "senator@5": FifthSenator,
        "senator@4": FourthSenator,
        "senator@3": ThirdSenator,
        "senator@2": SecondSenator,
        "senator@1": SenatorPlayer,
        "politician@3": ThirdPolitician,
        "politician@2": Politician,
        "politician@1": FirstPolitician,
    },
    rulebook=Rulebook(
        key="republic",
        title="The Republic of Rome",
        prefix="R ",
        pattern=re.compile(r"(?<![\w.])R (?:\d|[IVX]+)(?:\.[\w-]*\w)*(?!\w)"),
        cards=(
            "family",
            "statesman",
            "concession",
            "intrigue",
            "law",
            "leader",
            "war",
            "province",
        ),
    ),
    face=_face,
    drawing=_drawing,
    terms=_terms,
    scenarios=_scenarios,
    lessons=lambda: files("aedilis.republic").joinpath("lessons"),
    measures=_measures,
    things=_things,
    weigh=_weigh,
    scores=_scores,
    results=_results,
    encoder=_encoder,
    tables={"solo": 1, "two-player": 2},
)
