"""Senators and factions as the picture shows them."""

from typing import Final

from aedilis.kernel.signs import signs
from aedilis.kernel.text import capital
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import OFFICES
from aedilis.republic.presentation.board.parts import (
    HandCard,
    Held,
    Named,
    Office,
    RomanFaction,
    Senator,
)
from aedilis.republic.presentation.board.refs import (
    card_ref,
    person_ref,
    seat_ref,
    slot_ref,
    war_ref,
)
from aedilis.republic.presentation.facts import (
    marks_of,
    offices_of,
    presiding,
    ranked,
    term_of,
)
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.rules.concessions import of_senator
from aedilis.republic.rules.odds import loyalty
from aedilis.republic.rules.persons import hrao, oratory, person, printed, votes, votes_in_rome
from aedilis.republic.rules.veterans import discharged
from aedilis.republic.rules.victory import faction_influence
from aedilis.republic.state.person import Senator as RomanSenator
from aedilis.republic.state.zones import CAPTIVE, FIELD, PLACES, ROME
from aedilis.republic.view import UNKNOWN, RepublicView

STANDARDS: Final = ("eagle", "wolf", "boar", "horse", "bull", "serpent")
"""What each seat carries before its faction."""


class People:
    """Makes pictures of senators and factions from one view; who is first is looked up once."""

    def __init__(self, text: RepublicText, view: RepublicView) -> None:
        self.text = text
        self.view = view
        self.table = view.table
        self.first = hrao(view.table)
        self.chair = presiding(view.table)
        self.signs = signs([text.label(seat) for seat in range(len(view.table.factions))])

    def named(self, slot: int) -> Named:
        """Who sits in a slot."""
        return Named(slot_ref(self.table, slot), capital(self.text.slot(slot, self.table)))

    def seat(self, seat: int) -> Named:
        """A faction by its name."""
        return Named(seat_ref(seat), self.text.label(seat))

    def senator(self, slot: int) -> Senator:
        """One person with all that lies on him."""
        one = self.table.senator(slot)
        card = printed(one)
        number = person(one)
        family = self.text.person(one.family) if one.statesman != NONE and one.family >= 0 else ""
        province, term = term_of(self.table, slot)
        ref, where = self._where(one, province)
        holding = self.table.holdings[province] if province != NONE else None
        return Senator(
            ref=person_ref(number),
            name=capital(self.text.person(number)),
            seat=one.faction,
            family=family,
            military=card.military,
            oratory=oratory(one),
            loyalty=loyalty(self.table, slot),
            printed_loyalty=card.loyalty,
            influence=one.influence,
            popularity=one.popularity,
            knights=one.knights,
            disbanded=len(discharged(self.table, slot)),
            talents=one.talents,
            votes=votes(one),
            offices=[Office(OFFICES[n].id, self.text.office(n)) for n in offices_of(one)],
            marks=self.marks(slot),
            place="province" if province != NONE and one.place == ROME else PLACES[one.place],
            where=where,
            where_ref=ref,
            term=term,
            legate=holding is not None and holding.legate,
            concessions=[
                Held(
                    f"concession:{n}",
                    self.text.concession(n),
                    bool(self.table.exposed >> n & 1),
                )
                for n in of_senator(self.table, slot)
            ],
        )

    def marks(self, slot: int) -> list[str]:
        """The marks on somebody, by their words."""
        table, one = self.table, self.table.senator(slot)
        found: list[str] = []
        if one.faction != NONE and table.factions[one.faction].leader == slot:
            found.append("leader")
        for word, holder in (
            ("presiding", self.chair),
            ("first", self.first),
            ("guarded", table.guarded),
            ("for_life", table.life),
        ):
            if holder == slot:
                found.append(word)
        return found + marks_of(table, slot)

    def _where(self, one: RomanSenator, province: int) -> tuple[str, str]:
        """The ref and the name of where somebody is, if he is not in Rome; `province` is the one he
        governs.
        """
        if one.place in (FIELD, CAPTIVE):
            return war_ref(one.at), capital(self.text.war(one.at))
        if province != NONE:
            return f"province:{province}", self.text.province(province)
        return "", ""

    # -- factions ----------------------------------------------------------------------------------

    def factions(self) -> list[RomanFaction]:
        """All factions, by seat."""
        return [self.faction(seat) for seat in range(len(self.table.factions))]

    def faction(self, seat: int) -> RomanFaction:
        """A faction, as far as the reader may know it."""
        view, faction = self.view, self.table.factions[seat]
        name = self.text.label(seat)
        talents = view.talents(seat)
        return RomanFaction(
            ref=seat_ref(seat),
            seat=seat,
            name=name,
            sign=self.signs[seat],
            standard=STANDARDS[seat],
            mine=seat == view.seat,
            gone=faction.gone,
            asked=seat in view.awaited,
            votes=votes_in_rome(self.table, seat),
            influence=faction_influence(self.table, seat),
            cards=len(faction.hand),
            talents=talents if talents != UNKNOWN else None,
            knight_drm=faction.knight_drm,
            no_knights=faction.no_knights,
            senators=[self.senator(slot) for slot in ranked(self.table, seat)],
            hand=[self.card(number) for number in faction.hand if number],
        )

    def card(self, number: int) -> HandCard:
        """A card with what stands on it."""
        face = self.text.face(number)
        name = capital(self.text.card(number))
        return HandCard(card_ref(number), name, face.kind, list(face.lines))
