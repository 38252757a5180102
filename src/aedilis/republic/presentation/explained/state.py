"""What stands for the State and the Senate: treasury, unrest, wars, forces, the deck, a vote (rules
1.06.5, 1.08.1, 1.09.14).
"""

from typing import Final

from aedilis.kernel.explaining import Explanation
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.numbers import LOSING_WARS
from aedilis.republic.phases.revenue.forecast import budget
from aedilis.republic.phases.senate.forces import unit_cost
from aedilis.republic.phases.senate.vote import the_vote
from aedilis.republic.presentation.explained.legend import explained
from aedilis.republic.presentation.explained.persons import Persons, with_sign
from aedilis.republic.presentation.facts import in_barracks, in_pool
from aedilis.republic.rules.persons import hrao
from aedilis.republic.rules.wars import active_wars, droughts

SHOWN: Final = ("treasury", "unrest", "war", "legions", "fleets", "pool", "deck")
"""What stands for the State, each as `state:FIGURE`."""


class State:
    """Explains what belongs to Rome as a whole."""

    def __init__(self, persons: Persons) -> None:
        self.persons = persons
        self.text = persons.text
        self.view = persons.view
        self.table = persons.table
        self.say = persons.say

    def figure(self, ref: str, figure: str) -> Explanation | None:
        """A number of the State; None for what is none."""
        if figure not in SHOWN:
            return None
        found = explained(self.text, ref, figure)
        found.value = self._value(figure)
        if figure == "treasury":
            found.why = self._next_year()
        elif figure == "unrest":
            found.why = self._speech()
        elif figure == "pool":
            cost = self.say("each-costs", cost=unit_cost(self.table))
            found.why = [self.say("none-raised") if self.table.no_recruitment else cost]
        return found

    def _value(self, figure: str) -> str:
        rome, pool = in_barracks(self.table), in_pool(self.table)
        values: dict[str, object] = {
            "treasury": self.view.treasury,
            "unrest": self.view.unrest,
            "war": self.say("of-most", count=active_wars(self.table), most=LOSING_WARS),
            "legions": rome.legions,
            "fleets": rome.fleets,
            "pool": f"{pool.legions} / {pool.fleets}",
            "deck": self.view.deck,
        }
        return str(values[figure])

    def _next_year(self) -> list[str]:
        """What the next Revenue Phase brings and costs."""
        plan = budget(self.table)
        income = plan.annual + plan.gains + plan.provinces_low
        told = [self.say("next-year", income=income, debts=plan.debts())]
        low, high = plan.low(), plan.high()
        if low == high:
            return [*told, self.say("after-it-sure", low=low)]
        return [*told, self.say("after-it", low=low, high=high)]

    def _speech(self) -> list[str]:
        """What unrest would do to a speech, and what is sure to be added to it."""
        told = []
        first = hrao(self.table)
        if first != NONE:
            popularity = self.table.senator(first).popularity
            signed = with_sign(popularity)
            who = self.persons.name(first)
            told.append(self.say("speech", person=who, popularity=signed, unrest=self.view.unrest))
        dry = droughts(self.table)
        unfought = sum(front.unprosecuted for front in self.view.fronts())
        if dry or unfought:
            told.append(self.say("droughts", count=dry, wars=unfought))
        return told

    # -- a vote ------------------------------------------------------------------------------------

    def has_vote(self) -> bool:
        """Whether something is being voted on."""
        return the_vote(self.table) is not None

    def vote(self, ref: str, side: str) -> Explanation | None:
        """One side of the vote that is going on; None without one."""
        vote = the_vote(self.table)
        if vote is None or side not in ("for", "against"):
            return None
        yes, no = vote.totals(self.table)
        seats = range(len(self.table.factions))
        left = sum(vote.weight_of(self.table, seat) for seat in seats if not vote.tally.voted[seat])
        found = explained(self.text, ref, side, "", str(yes if side == "for" else no))
        found.why = [self.say("sides", yes=yes, no=no, left=left)]
        return found
