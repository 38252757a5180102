"""Garrisons are sent to provinces and fetched home (rules 1.09.646, 1.09.6461)."""

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite
from aedilis.republic.phases.senate.kinds import Kind, Parts
from aedilis.republic.phases.senate.units import can_take, legions_field, mask_of, taken
from aedilis.republic.rules.armies import count_legions, legions_at, send_legions
from aedilis.republic.rules.frontier import loyal
from aedilis.republic.state.choices import GROUPS, PROVINCE, code, numbered
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import AT_PROVINCE, BARRACKS


class GarrisonKind(Kind):
    """Garrisons are changed, province by province.

    A part is a province, regular legions, and veterans (as a pick).
    """

    rule = "R 1.09.646"
    most = GROUPS

    def provinces(self, s: RepublicState, parts: Parts) -> list[int]:
        """Whose garrisons can be changed, after the parts before."""
        raise NotImplementedError

    def may(self, s: RepublicState, seat: int, tribune: bool) -> bool:
        return s.sitting().other_business() and bool(self.provinces(s, []))

    def more(self, s: RepublicState, seat: int, parts: Parts) -> bool:
        return bool(self.provinces(s, parts))

    def which(self, s: RepublicState, seat: int, parts: Parts, key: str) -> Choose:
        """Which province is next."""
        field = numbered("province", len(parts))
        options = [code(field, PROVINCE, province) for province in self.provinces(s, parts)]
        return Choose(seat, key, self.rule, options)


cite("R 1.09.646", "R 1.09.6461", "R 1.09.6")


class Garrison(GarrisonKind):
    """Legions are sent from Rome to provinces, where they stay until fetched."""

    name = "garrison"

    def provinces(self, s: RepublicState, parts: Parts) -> list[int]:
        """Where legions can be sent, after the parts before: to no rebel, whose they would be."""
        if sum(part[1] + part[2] for part in parts) >= count_legions(s, BARRACKS):
            return []
        named = [part[0] - PROVINCE for part in parts]
        return [n for n in range(len(s.holdings)) if loyal(s, n) and n not in named]

    def field(self, s: RepublicState, seat: int, parts: Parts, part: list[int]) -> Prompt | None:
        if not part:
            return self.which(s, seat, parts, "republic-ask-garrison")
        used = 0
        for one in parts:
            used |= mask_of(taken(s, BARRACKS, one, 1, used))
        return legions_field(s, seat, BARRACKS, parts, part, used)

    def holds(self, s: RepublicState, parts: Parts) -> bool:
        used = 0
        for part in parts:
            if not loyal(s, part[0] - PROVINCE) or not can_take(s, BARRACKS, part, 1, used):
                return False
            used |= mask_of(taken(s, BARRACKS, part, 1, used))
        return True

    def carry(self, s: RepublicState, parts: Parts, by: int) -> None:
        for part in parts:
            legions = taken(s, BARRACKS, part, 1)
            send_legions(s, legions, AT_PROVINCE + part[0] - PROVINCE)
            s.sitting().fresh_legions |= mask_of(legions)
            if s.log is not None:
                told = {"province": part[0] - PROVINCE, "legions": len(legions)}
                s.note("republic-garrison", -1, told)


cite("R 1.09.646", "R 1.09.6461", "R 1.09.6")


class RecallGarrison(GarrisonKind):
    """Garrison legions come home, but not those sent in this sitting."""

    name = "recall_garrison"

    def provinces(self, s: RepublicState, parts: Parts) -> list[int]:
        """The provinces with legions that may be fetched, but for a rebel's."""
        fresh = s.sitting().fresh_legions
        named = [part[0] - PROVINCE for part in parts]
        return [
            n
            for n in range(len(s.holdings))
            if loyal(s, n)
            and n not in named
            and any(not fresh >> legion & 1 for legion in legions_at(s, AT_PROVINCE + n))
        ]

    def field(self, s: RepublicState, seat: int, parts: Parts, part: list[int]) -> Prompt | None:
        if not part:
            return self.which(s, seat, parts, "republic-ask-recall-garrison")
        place = AT_PROVINCE + part[0] - PROVINCE
        return legions_field(s, seat, place, parts, part, s.sitting().fresh_legions)

    def holds(self, s: RepublicState, parts: Parts) -> bool:
        fresh = s.sitting().fresh_legions
        return all(
            part[0] - PROVINCE in self.provinces(s, [])
            and can_take(s, AT_PROVINCE + part[0] - PROVINCE, part, 1, fresh)
            for part in parts
        )

    def carry(self, s: RepublicState, parts: Parts, by: int) -> None:
        for part in parts:
            place = AT_PROVINCE + part[0] - PROVINCE
            legions = taken(s, place, part, 1, s.sitting().fresh_legions)
            send_legions(s, legions, BARRACKS)
            if s.log is not None:
                told = {"province": part[0] - PROVINCE, "legions": len(legions)}
                s.note("republic-garrison-home", -1, told)
