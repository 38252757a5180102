"""How The Republic of Rome is won and how Rome falls, as it stands now (rules 1.12)."""

from typing import Final

from aedilis.kernel.explaining import Aim, Explanation
from aedilis.kernel.text import capital
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import MILITARY_REFORMS
from aedilis.republic.definitions.numbers import (
    CONSUL_FOR_LIFE_APPOINTED,
    CONSUL_FOR_LIFE_ELECTED,
    LOSING_WARS,
)
from aedilis.republic.phases.revenue.forecast import budget
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.rules.laws import in_force
from aedilis.republic.rules.persons import in_play
from aedilis.republic.rules.victory import faction_influence
from aedilis.republic.rules.wars import active_wars
from aedilis.republic.state.zones import ROME
from aedilis.republic.view import RepublicView

RULES: Final = {
    "influence": "R 1.12.2",
    "life": "R 1.09.82",
    "wars": "R 1.12.3",
    "treasury": "R 1.06.53",
    "era": "R 1.12.1",
    "rebel": "R 1.12.2",
}


class Aims:
    """Tells what of a view wins or ends the game."""

    def __init__(self, text: RepublicText, view: RepublicView) -> None:
        self.text = text
        self.view = view
        self.table = view.table

    def all(self) -> list[Aim]:
        """The lines above the table; none once the game is over, or before it begins."""
        if self.table.over:
            return []
        words = ("wars", "treasury", "influence", "life", "era", "rebel")
        return [aim for word in words if (aim := self._aim(word)) is not None]

    def explain(self, ref: str, word: str) -> Explanation | None:
        """One of them; None for what is none now."""
        aim = self._aim(word) if word in RULES and not self.table.over else None
        if aim is None:
            return None
        args = {"most": CONSUL_FOR_LIFE_APPOINTED, "elected": CONSUL_FOR_LIFE_ELECTED}
        if word == "wars":
            args = {"most": LOSING_WARS}
        why = self._by_faction() if word == "influence" else [aim.text]
        name = self.text.say(f"republic-aim-{word}.name")
        use = [self.text.say(f"republic-aim-{word}.line", args)]
        return Explanation(ref, name, "", why, use, RULES[word])

    def _aim(self, word: str) -> Aim | None:
        made = {
            "wars": self._wars,
            "treasury": self._treasury,
            "influence": self._influence,
            "life": self._life,
            "era": self._era,
            "rebel": self._rebel,
        }
        return made[word]()

    def _say(self, word: str, **args: object) -> str:
        return self.text.say(f"republic-aim-{word}", args)

    def _wars(self) -> Aim:
        count = active_wars(self.table)
        told = self._say("wars", count=count, most=LOSING_WARS)
        return Aim("aim:wars", told, count >= LOSING_WARS - 1)

    def _treasury(self) -> Aim:
        plan = budget(self.table)
        low, high = plan.low(), plan.high()
        left = str(low) if low == high else f"{low} … {high}"
        return Aim("aim:treasury", self._say("treasury", left=left), low < 0)

    def _seats(self) -> list[int]:
        factions = self.table.factions
        return [seat for seat in range(len(factions)) if not factions[seat].gone]

    def _influence(self) -> Aim | None:
        amounts = {seat: faction_influence(self.table, seat) for seat in self._seats()}
        best = max(amounts.values(), default=0)
        first = [seat for seat, amount in amounts.items() if amount == best]
        if not first or best == 0:
            return None
        names = self.text.labels(first)
        return Aim("aim:influence", self._say("influence", names=names, count=best))

    def _by_faction(self) -> list[str]:
        """The influence of each faction, as it would count if the game ended now."""
        return [
            self.text.say(
                "republic-explain-vote-line",
                {"name": self.text.label(seat), "count": faction_influence(self.table, seat)},
            )
            for seat in self._seats()
        ]

    def _life(self) -> Aim | None:
        """Who is nearest to being Consul for Life, from when on he may be elected so."""
        if in_force(self.table, MILITARY_REFORMS):
            return None
        there = [
            (one.influence, -slot)
            for slot, one in in_play(self.table)
            if one.place == ROME and one.faction != NONE
        ]
        count, slot = max(there, default=(0, 0))
        if count < CONSUL_FOR_LIFE_ELECTED:
            return None
        person = capital(self.text.slot(-slot, self.table))
        told = self._say("life", person=person, count=count, most=CONSUL_FOR_LIFE_APPOINTED)
        return Aim("aim:life", told, True)

    def _era(self) -> Aim | None:
        return Aim("aim:era", self._say("era"), True) if self.table.era_ends else None

    def _rebel(self) -> Aim | None:
        if self.table.rebel == NONE:
            return None
        person = capital(self.text.slot(self.table.rebel, self.table))
        return Aim("aim:rebel", self._say("rebel", person=person), True)
