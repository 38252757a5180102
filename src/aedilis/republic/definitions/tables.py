"""The tables of the board: what a total of dice and modifiers brings (rules 1.05.2 to 1.11.31).

A table counts totals below its first row as the first and above its last as the last.
"""

from typing import Final

from aedilis.republic.definitions.codes import (
    ASSASSINATIONS,
    BATTLES,
    POPULATION_EFFECTS,
)
from aedilis.republic.definitions.facts import tables as facts
from aedilis.republic.definitions.source import (
    Definition,
    bits,
    build,
    indexes_of,
    place,
    places,
    read,
)

_file = read("tables", facts.Tables)


def _row(total: int, start: int, rows: int) -> int:
    return min(max(total - start, 0), rows - 1)


class PopulationRow:
    """A row of the population table: the change of unrest and a mask of effects. Immutable."""

    __slots__ = ("effects", "unrest")

    def __init__(self, unrest: int, effects: int) -> None:
        self.unrest: Final = unrest
        self.effects: Final = effects

    def __reduce__(self) -> tuple[object, ...]:
        return PopulationRow, (self.unrest, self.effects)


class CombatRow:
    """A row of the combat table: the result, and how many legions and how many fleets are lost.

    Immutable.
    """

    __slots__ = ("losses", "result")

    def __init__(self, result: int, losses: int) -> None:
        self.result: Final = result
        self.losses: Final = losses

    def __reduce__(self) -> tuple[object, ...]:
        return CombatRow, (self.result, self.losses)


class Games(Definition):
    """A kind of games: what they cost their sponsor and what they change."""

    __slots__ = ("popularity", "talents", "unrest")

    def __init__(self, index: int, row: facts.Games) -> None:
        super().__init__("games", index, row.id)
        self.talents: Final = row.talents
        self.popularity: Final = row.popularity
        self.unrest: Final = row.unrest


class BillVote:
    """What the passing or the repeal of a land bill changes: unrest, and popularity of the sponsor,
    the co-sponsor and each senator who votes against the bill or for its repeal. Immutable.
    """

    __slots__ = ("cosponsor", "sponsor", "unrest", "voter")

    def __init__(self, unrest: int, sponsor: int, cosponsor: int, voter: int) -> None:
        self.unrest: Final = unrest
        self.sponsor: Final = sponsor
        self.cosponsor: Final = cosponsor
        self.voter: Final = voter

    def __reduce__(self) -> tuple[object, ...]:
        return BillVote, (self.unrest, self.sponsor, self.cosponsor, self.voter)


def _vote(row: facts.BillVote) -> BillVote:
    return BillVote(row.unrest, row.sponsor, row.cosponsor, row.voter)


class LandBill(Definition):
    """A type of land bill, 1 to 3. A `yearly` one costs its `talents` each year, another once.

    `slots` of its type may be in force together. `repealed` is None for the one that cannot be
    repealed.
    """

    __slots__ = ("passed", "repealed", "slots", "talents", "type", "yearly")

    def __init__(self, index: int, row: facts.LandBill) -> None:
        super().__init__("land_bill", index, row.id)
        self.type: Final = row.type
        self.talents: Final = row.talents
        self.yearly: Final = row.yearly
        self.slots: Final = row.slots
        self.passed: Final = _vote(row.passed)
        self.repealed: Final[BillVote | None] = _vote(row.repeal) if row.repeal else None

    def repeal_minimum(self) -> int:
        """The popularity a sponsor of the repeal needs: all that he will lose by it."""
        return -(self.repealed.sponsor + self.repealed.voter) if self.repealed else 0


_events = _file.random_events
EVENT_COLUMNS: Final = (
    indexes_of("event", _events.early),
    indexes_of("event", _events.middle),
    indexes_of("event", _events.late),
)
"""For each era the events of 3d6, from 3 to 18, as indexes."""

DISASTER_CONCESSIONS: Final = indexes_of("concession", _file.natural_disaster.concessions)
"""The concessions a natural disaster destroys on a die of 1 to 6, as indexes."""

POPULATION_FROM: Final = _file.population.first
POPULATION: Final = tuple(
    PopulationRow(row.unrest, bits(POPULATION_EFFECTS, row.effects))
    for row in _file.population.rows
)

COMBAT_FROM: Final = _file.combat.first
COMBAT: Final = tuple(
    CombatRow(place(BATTLES, row.result), row.losses) for row in _file.combat.rows
)

APPEAL_FROM: Final = _file.popular_appeal.first
APPEAL_VOTES: Final = _file.popular_appeal.votes
APPEAL_KILLED_AT: Final = _file.popular_appeal.killed_at
APPEAL_FREED_AT: Final = _file.popular_appeal.freed_at

TRIAL_FROM: Final = _file.trial.first
TRIAL_VOTES: Final = _file.trial.votes

ASSASSINATION_FROM: Final = _file.assassination.first
ASSASSINATION: Final = places(ASSASSINATIONS, _file.assassination.results)

CONTRIBUTION_TALENTS: Final = _file.contributions.talents
CONTRIBUTION_INFLUENCE: Final = _file.contributions.influence
_CONTRIBUTIONS: Final = list(zip(CONTRIBUTION_TALENTS, CONTRIBUTION_INFLUENCE, strict=True))

GAMES: Final[tuple[Games, ...]] = build("games", _file.games, Games)
LAND_BILLS: Final[tuple[LandBill, ...]] = build("land_bill", _file.land_bill, LandBill)


def random_event(era: int, total: int) -> int:
    """The event of a 3d6 `total` in an era, as an index (1.07.21)."""
    return EVENT_COLUMNS[era][total - 3]


def population_row(total: int) -> PopulationRow:
    """The row of the population table for 3d6 with the modifiers (1.08.2)."""
    return POPULATION[_row(total, POPULATION_FROM, len(POPULATION))]


def combat_row(total: int) -> CombatRow:
    """The row of the combat table for 3d6 with the modifiers (1.10.1)."""
    return COMBAT[_row(total, COMBAT_FROM, len(COMBAT))]


def appeal_votes(total: int) -> int:
    """The votes for innocence of a popular appeal (1.09.421).

    0 where the accused is killed or freed: at or below APPEAL_KILLED_AT, at or above
    APPEAL_FREED_AT.
    """
    return APPEAL_VOTES[_row(total, APPEAL_FROM, len(APPEAL_VOTES))]


def trial_votes(total: int) -> int:
    """The votes for innocence that an advocate's plea brings (2.05.3)."""
    return TRIAL_VOTES[_row(total, TRIAL_FROM, len(TRIAL_VOTES))]


def assassination_result(total: int) -> int:
    """CAUGHT, NO_EFFECT or KILLED (1.09.72)."""
    return ASSASSINATION[_row(total, ASSASSINATION_FROM, len(ASSASSINATION))]


def contribution_influence(talents: int) -> int:
    """The influence of one contribution to the State (1.06.52)."""
    gained = 0
    for step, influence in _CONTRIBUTIONS:
        if talents >= step:
            gained = influence
    return gained
