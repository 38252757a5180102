"""The Forum, the Curia and the provinces as the picture shows them."""

from functools import cache

from aedilis.kernel.text import capital
from aedilis.republic.definitions.codes import KINDS, NONE
from aedilis.republic.definitions.components import (
    CONCESSIONS,
    EVENTS,
    FORUM_EVENTS,
    LAND_BILLS,
    PROVINCES,
    card,
)
from aedilis.republic.definitions.numbers import LOSING_WARS
from aedilis.republic.phases.revenue.forecast import budget
from aedilis.republic.phases.senate.forces import unit_cost
from aedilis.republic.presentation.board.parts import (
    InForce,
    Lying,
    Province,
    Rome,
    TheForum,
    YearsBudget,
)
from aedilis.republic.presentation.board.refs import card_ref
from aedilis.republic.presentation.board.wars import WarPainter
from aedilis.republic.presentation.faces import card_face, roll_words
from aedilis.republic.presentation.names import Names
from aedilis.republic.rules.armies import fleets_at, legions_at
from aedilis.republic.rules.frontier import attacked
from aedilis.republic.rules.persons import in_the_forum
from aedilis.republic.rules.wars import active_wars
from aedilis.republic.state.rising import CAMPS, LOYAL
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import AT_PROVINCE, BARRACKS, FORUM, POOL


@cache
def _rolls(language: str, province: int, developed: bool) -> tuple[str, str]:
    """What a province brings the State and its governor, in words."""
    side = PROVINCES[province].side(developed)
    names = Names(language, [])
    return roll_words(names, side.income), roll_words(names, side.spoils)


@cache
def _concession_line(language: str, concession: int) -> str:
    """What a concession is good for, in a line."""
    return card_face(Names(language, []), CONCESSIONS[concession].card).lines[0]


class ForumPainter:
    """Makes pictures of what belongs to Rome from one view."""

    def __init__(self, wars: WarPainter) -> None:
        self.wars = wars
        self.people = wars.people
        self.text = wars.text
        self.view = wars.view
        self.table = wars.table

    # -- the State ---------------------------------------------------------------------------------

    def rome(self) -> Rome:
        """What all can see of the State."""
        table = self.table
        return Rome(
            barracks=self.wars.force(BARRACKS),
            pool_legions=len(legions_at(table, POOL)),
            pool_fleets=len(fleets_at(table, POOL)),
            cost=unit_cost(table),
            recruits=not table.no_recruitment,
            unrest=self.view.unrest,
            wars=active_wars(table),
            most_wars=LOSING_WARS,
            deck=self.view.deck,
            era_ends=table.era_ends,
            budget=self.budget(),
            in_force=self.in_force(),
        )

    def budget(self) -> YearsBudget:
        """The State's next Revenue Phase."""
        plan = budget(self.table)
        return YearsBudget(
            plan.treasury, plan.annual, plan.gains, plan.provinces_low, plan.provinces_high,
            plan.wars, plan.waking, plan.bills, plan.owed, plan.upkeep, plan.low(), plan.high(),
        )  # fmt: skip

    def in_force(self) -> list[InForce]:
        """Laws, land bills, events and bequests in force."""
        table, text = self.table, self.text
        found = [InForce("law", f"law:{law}", text.law(law), 1) for law in self.view.laws()]
        for bill in LAND_BILLS:
            level = table.bills[bill.index]
            if level:
                ref = f"bill:{bill.index}"
                found.append(InForce("bill", ref, capital(text.bill(bill.index)), level))
        for event in EVENTS:
            level = table.events[event.index]
            if level:
                name = text.event_name(event.index, level > 1)
                found.append(InForce("event", f"event:{event.index}", name, level))
        for bequest in FORUM_EVENTS:
            if bequest.creates != NONE and table.zone[bequest.card] == FORUM:
                name = text.card(bequest.card)
                found.append(InForce("bequest", card_ref(bequest.card), name, 1))
        return found

    # -- the Forum ---------------------------------------------------------------------------------

    def forum(self) -> TheForum:
        """Who and what lies in the Forum and the Curia."""
        table, text = self.table, self.text
        concessions = [
            Lying(
                f"concession:{one}",
                text.concession(one),
                "concession",
                _concession_line(text.language, one),
            )
            for one in self.view.free_concessions()
        ]
        on_wars = {leader for front in self.view.fronts() for leader in front.leaders}
        waiting = [leader for leader in table.leaders if leader not in on_wars]
        waiting += table.refugees
        return TheForum(
            senators=[self.people.senator(slot) for slot in in_the_forum(table)],
            concessions=concessions,
            leaders=[self.wars.leader(leader) for leader in dict.fromkeys(waiting)],
            curia=[
                Lying(card_ref(n), capital(text.card(n)), KINDS[card(n).kind], "")
                for n in table.curia
            ],
        )

    # -- provinces ---------------------------------------------------------------------------------

    def provinces(self) -> list[Province]:
        """Rome's provinces."""
        return [self.province(n) for n, one in enumerate(self.table.holdings) if one is not None]

    def province(self, province: int) -> Province:
        """A province with its governor and its garrison."""
        holding = self.table.holdings[province]
        assert holding is not None
        side = PROVINCES[province].side(holding.developed)
        governed = holding.governor != NONE
        income, spoils = _rolls(self.text.language, province, holding.developed)
        own = self.table.frontier
        return Province(
            ref=f"province:{province}",
            name=self.text.province(province),
            developed=holding.developed,
            frontier=PROVINCES[province].frontier,
            governor=self.people.named(holding.governor) if governed else None,
            seat=self.table.senator(holding.governor).faction if governed else NONE,
            term=holding.term,
            legate=holding.legate,
            garrison=self.wars.force(AT_PROVINCE + province),
            income=income,
            spoils=spoils,
            taxes=side.taxes,
            armies=side.armies,
            fleets=side.fleets,
            land=side.land,
            naval=side.naval,
            overrun=holding.overrun,
            disorder=holding.disorder,
            camp=camp_of(self.table, province),
            troops=own.troops[province] if own is not None else 0,
            ships=own.fleets[province] if own is not None else 0,
            attacked=attacked(self.table, province),
        )


def camp_of(table: RepublicState, province: int) -> str:
    """Where the forces of a province's rebel governor are, as a word of `CAMPS`; empty for any
    other province.
    """
    if table.rising is None or table.rising.camp[province] == LOYAL:
        return ""
    return CAMPS[table.rising.camp[province]].replace("_", "-")
