"""The names of The Republic of Rome in one language: persons, cards, wars, provinces, seats.

Names are in `locale/names.*.toml`; what statesmen are called in running text, and the words beside
names, are in the catalogues. Persons are numbers as events have them (`senators.person`); wars are
all that `zones` lets stand in place of a war.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.names import Args, GameNames
from aedilis.republic.definitions.codes import ERAS, NONE, STATESMAN
from aedilis.republic.definitions.components import (
    CARDS,
    CONCESSIONS,
    EVENTS,
    FAMILIES,
    FORUM_EVENTS,
    GAMES,
    LAND_BILLS,
    LAWS,
    LEADERS,
    NEUTRALS,
    OFFICES,
    PROVINCES,
    SCENARIOS,
    SOLO_SEATS,
    STATESMEN,
    WARS,
    card,
)
from aedilis.republic.definitions.offices import Neutral
from aedilis.republic.definitions.source import Definition
from aedilis.republic.rules.moments import CODED
from aedilis.republic.rules.persons import person
from aedilis.republic.rules.wars import is_bequest, province_of, rebels_of
from aedilis.republic.state.neutrals import MOST_PEOPLE
from aedilis.republic.state.person import STATESMEN_FROM
from aedilis.republic.state.table import PAIR_SLOTS, PHASES, RepublicState
from aedilis.republic.state.zones import BEQUESTS, MARCH, RAIDERS, REVOLTING

_ROMAN: Final = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


class Names(GameNames):
    """The names of this game as one viewer reads them."""

    game = "republic"
    packages = ("aedilis.kernel", "aedilis.republic.presentation")

    # -- seats -------------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        """The name of a faction in running text: its player's; where it has none, what it is called
        by its guideline, with the article.
        """
        ours = self.neutral(seat)
        if ours is None:
            return super().seat(seat)
        return self.say(f"republic-faction-{ours.id}")

    def seats(self, seats: Sequence[int]) -> str:
        """Seats as a list, the viewer's own by its name as well."""
        return self.catalogue.join([self.seat(seat) for seat in seats])

    def label(self, seat: int) -> str:
        """The name of a faction by itself, where no sentence is around it."""
        ours = self.neutral(seat)
        return self.of(ours) if ours is not None else super().seat(seat)

    def labels(self, seats: Sequence[int]) -> str:
        """Seats as a list that is no part of a sentence."""
        return self.catalogue.join([self.label(seat) for seat in seats])

    def faction(self, seat: int) -> str:
        """The faction of somebody, or the viewer's own, in running text; one without a player is
        called so already.
        """
        name = self.seat(seat)
        if self.neutral(seat) is not None:
            return name
        return self.say("republic-faction-of", {"name": name, "who": self.who(seat)})

    def neutral(self, seat: int) -> Neutral | None:
        """The guideline of a faction that has no player."""
        people = len(self.seat_names)
        if 0 < people <= MOST_PEOPLE and people <= seat < SOLO_SEATS:
            return NEUTRALS[seat - people]
        return None

    # -- persons -----------------------------------------------------------------------------------

    def person(self, number: int) -> str:
        """The name of a person in running text."""
        if number >= STATESMEN_FROM:
            word = STATESMEN[number - STATESMEN_FROM].id.replace("_", "-")
            return self.say(f"republic-person-{word}")
        return self.of(FAMILIES[number]) if number >= 0 else self.say("republic-nobody")

    def slot(self, slot: int, table: RepublicState | None = None) -> str:
        """Who sits in a slot of a table; without one, or if nobody sits there, the family that
        belongs there.
        """
        if slot == NONE:
            return self.say("republic-nobody")
        one = table.senators[slot] if table is not None else None
        if one is not None:
            return self.person(person(one))
        return self.person(family_of_slot(slot))

    # -- things ------------------------------------------------------------------------------------

    def card(self, number: int) -> str:
        """The name on a card; one whose face is not known is called something."""
        if not 0 < number <= CARDS:
            return self.say("republic-hidden-card")
        one = card(number)
        if one.kind == STATESMAN:
            return self.person(STATESMEN_FROM + one.index)
        return self.of(one.definition)

    def cards(self, numbers: Sequence[int]) -> str:
        """Cards as a list, those of one name together."""
        names = [self.card(number) for number in numbers]
        return self.catalogue.join(
            [self.times(name, names.count(name)) for name in dict.fromkeys(names)]
        )

    def times(self, name: str, count: int) -> str:
        """A name and, if it is there more than once, how often."""
        if count == 1:
            return name
        return self.say("republic-several", {"name": name, "count": count})

    def war(self, war: int) -> str:
        """The name of a war, or of what may stand in its place."""
        if war >= REVOLTING:
            return self.say("republic-war-revolt", {"province": self.province(province_of(war))})
        if war == RAIDERS:
            return self.say("republic-war-raiders")
        if war == MARCH:
            return self.say("republic-war-march")
        if rebels_of(war) != NONE:
            return self.say("republic-war-rebels", {"province": self.province(rebels_of(war))})
        if is_bequest(war):
            return self.of(FORUM_EVENTS[BEQUESTS - war])
        return self.of(WARS[war]) if war >= 0 else self.say("republic-none")

    def province(self, province: int) -> str:
        """The name of a province."""
        return self.of(PROVINCES[province])

    def concession(self, concession: int) -> str:
        """The name of a concession."""
        return self.of(CONCESSIONS[concession])

    def office(self, office: int) -> str:
        """The name of an office."""
        return self.of(OFFICES[office])

    def event_name(self, event: int, dark: bool = False) -> str:
        """The name of an event, on one of its sides."""
        return self.of(EVENTS[event], "event_dark" if dark else "")

    def law(self, law: int) -> str:
        """The name of a law."""
        return self.of(LAWS[law])

    def bill(self, bill: int) -> str:
        """The name of a type of land bill."""
        return self.of(LAND_BILLS[bill])

    def games(self, games: int) -> str:
        """The name of a kind of games."""
        return self.of(GAMES[games])

    def leader(self, leader: int) -> str:
        """The name of an enemy leader."""
        return self.of(LEADERS[leader])

    def scenario_name(self, scenario: int) -> str:
        """The name of a scenario."""
        return self.of(SCENARIOS[scenario])

    def phase(self, phase: int) -> str:
        """The name of a phase."""
        return self.say(f"republic-phase-{PHASES[phase]}")

    def era(self, era: int) -> str:
        """The name of an era."""
        return self.say(f"republic-era-{ERAS[era]}")

    def proposal(self, kind: str) -> str:
        """What a kind of proposal, or of vote, is called."""
        return self.say(f"republic-proposal-{kind.replace('_', '-')}")

    def legion(self, legion: int) -> str:
        """The number of a legion, as it stands on its marker."""
        return self.say("republic-legion", {"number": roman(legion + 1)})

    def chit(self, chit: int) -> str:
        """What a mortality chit says."""
        if chit > 0:
            return self.person(chit - 1)
        return self.say("republic-chit-none" if chit == 0 else "republic-chit-two")

    def moment(self, moment: int) -> str:
        """What a moment or a question is called for which standing orders are given."""
        return self.say(f"republic-moment-{CODED[moment].replace('_', '-')}")

    def deal(self, number: int) -> str:
        """What a public agreement is called."""
        return self.say("republic-deal", {"deal": number})

    def account(self, seat: int) -> str:
        """The treasury of a faction."""
        args: Args = {"faction": self.faction(seat), "who": self.who(seat)}
        return self.say("republic-treasury-of", args)

    def units(self, legions: int, fleets: int, veterans: int = 0) -> str:
        """Forces: legions, how many of them are veteran ones, and fleets; a word for none."""
        parts: list[str] = []
        if legions:
            parts.append(self.say("republic-legions", {"count": legions, "veterans": veterans}))
        if fleets:
            parts.append(self.say("republic-fleets", {"count": fleets}))
        return self.catalogue.join(parts) if parts else self.say("republic-no-forces")

    def of(self, one: Definition, kind: str = "") -> str:
        """What a thing is called; `kind` where it has another name of another kind."""
        return self.called(kind or one.kind, one.id)


def family_of_slot(slot: int) -> int:
    """The family whose place a slot is, as a person."""
    if slot < len(FAMILIES):
        return slot
    return next(first for first, other in PAIR_SLOTS.items() if other == slot)


def roman(number: int) -> str:
    """A small number in Roman numerals."""
    text = ""
    for value, sign in _ROMAN:
        while number >= value:
            text += sign
            number -= value
    return text
