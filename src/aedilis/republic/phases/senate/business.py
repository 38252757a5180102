"""Concessions are given out, land bills passed and repealed (rules 1.09.61 to 1.09.623)."""

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.components import LAND_BILLS
from aedilis.republic.phases.senate.floor import may_preside
from aedilis.republic.phases.senate.kinds import NOBODY, Kind, Parts, slot_of
from aedilis.republic.rules.concessions import grant, in_forum, may_be_held_now
from aedilis.republic.rules.persons import gain_popularity, in_rome, who
from aedilis.republic.rules.unrest import change_unrest
from aedilis.republic.state.choices import BILL, CONCESSION, code, numbered, senators
from aedilis.republic.state.table import RepublicState

cite("R 1.09.61", "R 1.09.6")


class Concessions(Kind):
    """Concessions from the Forum to senators in Rome; what fails is closed for this turn."""

    name = "concessions"
    rule = "R 1.09.61"
    most = 13

    def open(self, s: RepublicState, parts: Parts) -> list[int]:
        """The concessions that can be put into the proposal."""
        taken = [part[0] - CONCESSION for part in parts]
        closed = s.sitting().barred
        return [
            one
            for one in in_forum(s)
            if one not in taken and may_be_held_now(s, one) and f"concession:{one}" not in closed
        ]

    def may(self, s: RepublicState, seat: int, tribune: bool) -> bool:
        return s.sitting().other_business() and bool(self.open(s, [])) and bool(in_rome(s))

    def field(self, s: RepublicState, seat: int, parts: Parts, part: list[int]) -> Prompt | None:
        n = len(parts)
        if not part:
            field = numbered("concession", n)
            options = [code(field, CONCESSION, one) for one in self.open(s, parts)]
            return Choose(seat, "republic-ask-concession", self.rule, options)
        if len(part) == 1:
            options = senators(numbered("senator", n), in_rome(s))
            asked = Choose(seat, "republic-ask-concession-for", self.rule, options)
            # Where it is the only one nobody was asked which.
            asked.params = {"concession": part[0] - CONCESSION}
            return asked
        return None

    def more(self, s: RepublicState, seat: int, parts: Parts) -> bool:
        return bool(self.open(s, parts))

    def holds(self, s: RepublicState, parts: Parts) -> bool:
        return all(
            may_preside(s, slot_of(part[1]))
            and part[0] - CONCESSION in in_forum(s)
            and may_be_held_now(s, part[0] - CONCESSION)
            for part in parts
        )

    def carry(self, s: RepublicState, parts: Parts, by: int) -> None:
        for part in parts:
            grant(s, part[0] - CONCESSION, slot_of(part[1]))
            if s.log is not None:
                told = {"concession": part[0] - CONCESSION, "person": who(s, slot_of(part[1]))}
                s.note("republic-concession", s.senator(slot_of(part[1])).faction, told)

    def close(self, s: RepublicState, parts: Parts) -> None:
        s.sitting().barred += [f"concession:{part[0] - CONCESSION}" for part in parts]


cite("R 1.09.62", "R 1.09.6")


class LandBills(Kind):
    """A land bill of one type, with a sponsor and a co-sponsor who consent."""

    name = "land_bill"
    rule = "R 1.09.62"
    outlives = True

    def types(self, s: RepublicState) -> list[int]:
        """The types that have not been proposed this turn and for which there is room."""
        tried = s.sitting().barred
        return [
            bill.index
            for bill in LAND_BILLS
            if s.bills[bill.index] < bill.slots and f"bill:{bill.index}" not in tried
        ]

    def may(self, s: RepublicState, seat: int, tribune: bool) -> bool:
        return s.sitting().other_business() and bool(self.types(s)) and len(in_rome(s)) > 1

    def field(self, s: RepublicState, seat: int, parts: Parts, part: list[int]) -> Prompt | None:
        if not part:
            options = [code("bill", BILL, one) for one in self.types(s)]
            return Choose(seat, "republic-ask-bill", self.rule, options)
        if len(part) == 1:
            options = senators("sponsor", in_rome(s))
            return Choose(seat, "republic-ask-bill-sponsor", self.rule, options)
        if len(part) == 2:
            others = [slot for slot in in_rome(s) if slot != slot_of(part[1])]
            options = senators("cosponsor", others)
            return Choose(seat, "republic-ask-cosponsor", self.rule, options)
        return None

    def consents(self, s: RepublicState, seat: int, parts: Parts) -> list[int]:
        return [slot_of(parts[0][1]), slot_of(parts[0][2])]

    def made(self, s: RepublicState, parts: Parts) -> None:
        s.sitting().barred.append(f"bill:{parts[0][0] - BILL}")

    def carry(self, s: RepublicState, parts: Parts, by: int) -> None:
        bill = LAND_BILLS[parts[0][0] - BILL]
        s.bills[bill.index] += 1
        change_unrest(s, bill.passed.unrest)
        gains = ((parts[0][1], bill.passed.sponsor), (parts[0][2], bill.passed.cosponsor))
        for thing, gain in gains:
            if thing != NOBODY:
                gain_popularity(s.senator(slot_of(thing)), gain)
        if s.log is not None:
            s.note("republic-land-bill", -1, {"bill": bill.index, "unrest": s.unrest})


cite("R 1.09.621", "R 1.09.6")


class Repeals(Kind):
    """The repeal of a land bill, sponsored by one who can bear what it costs him."""

    name = "repeal"
    rule = "R 1.09.621"
    outlives = True

    def sponsors(self, s: RepublicState, bill: int) -> list[int]:
        """The senators in Rome who are popular enough."""
        least = LAND_BILLS[bill].repeal_minimum()
        return [slot for slot in in_rome(s) if s.senator(slot).popularity >= least]

    def types(self, s: RepublicState) -> list[int]:
        """The bills in force that can be repealed and for which there is a sponsor."""
        return [
            bill.index
            for bill in LAND_BILLS
            if bill.repealed is not None and s.bills[bill.index] and self.sponsors(s, bill.index)
        ]

    def may(self, s: RepublicState, seat: int, tribune: bool) -> bool:
        session = s.sitting()
        return session.other_business() and not session.repealed and bool(self.types(s))

    def field(self, s: RepublicState, seat: int, parts: Parts, part: list[int]) -> Prompt | None:
        if not part:
            options = [code("bill", BILL, one) for one in self.types(s)]
            return Choose(seat, "republic-ask-repeal", self.rule, options)
        if len(part) == 1:
            options = senators("sponsor", self.sponsors(s, part[0] - BILL))
            return Choose(seat, "republic-ask-bill-sponsor", self.rule, options)
        return None

    def consents(self, s: RepublicState, seat: int, parts: Parts) -> list[int]:
        return [slot_of(parts[0][1])]

    def made(self, s: RepublicState, parts: Parts) -> None:
        """The sponsor pays for it at once, whatever comes of it."""
        s.sitting().repealed = True
        repealed = LAND_BILLS[parts[0][0] - BILL].repealed
        assert repealed is not None
        if parts[0][1] != NOBODY:
            gain_popularity(s.senator(slot_of(parts[0][1])), repealed.sponsor)

    def carry(self, s: RepublicState, parts: Parts, by: int) -> None:
        bill = LAND_BILLS[parts[0][0] - BILL]
        assert bill.repealed is not None
        s.bills[bill.index] -= 1
        change_unrest(s, bill.repealed.unrest)
        if s.log is not None:
            s.note("republic-repealed", -1, {"bill": bill.index, "unrest": s.unrest})


@rule("R 1.09.62", "R 1.09.621")
def voters_popularity(s: RepublicState, what: str, parts: Parts, ayes: int, noes: int) -> None:
    """After the vote on a bill who voted against it loses popularity, or who voted for its
    repeal, whatever came of it.
    """
    bill = LAND_BILLS[parts[0][0] - BILL]
    change = bill.passed if what == "land_bill" else bill.repealed
    assert change is not None
    voters = noes if what == "land_bill" else ayes
    for slot, one in enumerate(s.senators):
        if one is not None and voters >> slot & 1:
            gain_popularity(one, change.voter)
