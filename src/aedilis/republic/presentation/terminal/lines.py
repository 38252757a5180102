"""The table of The Republic of Rome told in lines: headings, lists, whole words, nothing that needs
to be seen.

It is the plain view, and the detail behind the drawing (rules 1.02, 1.04.9).
"""

from aedilis.kernel.text import capital
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import (
    EVENTS,
    FORUM_EVENTS,
    LAND_BILLS,
    PROVINCES,
)
from aedilis.republic.definitions.numbers import LOSING_WARS
from aedilis.republic.neutrals.sitting import step_shown
from aedilis.republic.phases.revenue.forecast import budget
from aedilis.republic.presentation.coalition import coalition_lines
from aedilis.republic.presentation.faces import roll_words
from aedilis.republic.presentation.facts import (
    garrison,
    loyalty_told,
    marks_of,
    offices_of,
    presiding,
    ranked,
    seats_from,
    term_of,
)
from aedilis.republic.presentation.phrases import thing_name
from aedilis.republic.presentation.terminal.frontier_lines import of_province
from aedilis.republic.presentation.terminal.map_lines import map_lines
from aedilis.republic.presentation.terminal.speaker import Args, Speaker
from aedilis.republic.presentation.terminal.war_lines import forces_lines, units, war_lines
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.rules.camps import rebel_provinces, the_rising
from aedilis.republic.rules.concessions import of_senator
from aedilis.republic.rules.persons import (
    hrao,
    in_the_forum,
    oratory,
    printed,
    votes,
    votes_in_rome,
)
from aedilis.republic.rules.veterans import discharged
from aedilis.republic.rules.victory import faction_influence
from aedilis.republic.rules.wars import active_wars
from aedilis.republic.state.choices import CARD
from aedilis.republic.state.rising import CAMPS
from aedilis.republic.state.zones import (
    CAPTIVE,
    FIELD,
    FORUM,
    REBEL,
)
from aedilis.republic.view import UNKNOWN

Part = tuple[str, list[str]]


class Teller(Speaker):
    """Tells a view in one language."""

    # -- the whole table ---------------------------------------------------------------------------

    def parts(self) -> list[Part]:
        """The whole table: the State, wars, Forum, provinces, the map, every
        faction, one's own last."""
        found: list[Part] = [
            (self.turn_line(), self.state_lines()),
            (self.say("wars"), war_lines(self)),
            (self.say("forum"), self.forum_lines()),
            (self.say("provinces"), self.province_lines()),
            (self.say("map"), map_lines(self)),
        ]
        found += [self.faction(seat) for seat in seats_from(self.table, self.view.seat)]
        if self.view.seat >= 0:
            found.append(self.hand())
        return found

    def turn_line(self) -> str:
        """The turn, its phase, and what the Senate is at."""
        if self.view.turn == 0:
            return capital(self.say("start"))
        session = self.table.senate_session
        word = step_shown(self.table) or (session.step if session is not None else "")
        step = self.say(f"step-{word}") if session is not None else "none"
        phase = self.text.phase(self.view.phase)
        return self.say("turn", {"turn": self.view.turn, "phase": phase, "step": step})

    def state_lines(self) -> list[str]:
        """Treasury, unrest, who is first, and what is in force."""
        table = self.table
        plan = budget(table)
        low, high = plan.low(), plan.high()
        scenario = self.text.scenario_name(table.scenario)
        lines = [
            self.say("scenario", {"scenario": scenario, "deck": self.view.deck}),
            self.say(
                "treasury",
                {"treasury": self.view.treasury, "low": low, "high": high, "spread": high - low},
            ),
            self.say("unrest", {"unrest": self.view.unrest}),
            self.say("wars-count", {"count": active_wars(table), "most": LOSING_WARS}),
        ]
        for key, slot in (
            ("first", hrao(table)),
            ("presiding", presiding(table)),
            ("life", table.life),
            ("rebel", table.rebel),
        ):
            if slot != NONE:
                lines.append(self.named(key, slot))
        lines += coalition_lines(self.text, self.table)
        return lines + forces_lines(self) + self.in_force()

    def in_force(self) -> list[str]:
        """Events, laws and land bills in force."""
        lines: list[str] = []
        for key, items in (
            ("events", self.events()),
            ("laws", [self.text.law(law) for law in self.view.laws()]),
            ("bills", self.bills()),
            ("bequests", self.bequests()),
        ):
            if items:
                lines.append(self.say(key, {"items": ", ".join(items)}))
        if self.table.no_recruitment:
            lines.append(self.say("no-recruitment"))
        if self.table.era_ends:
            lines.append(self.say("era-ends"))
        return lines

    def events(self) -> list[str]:
        """The events in force, by the side that lies up."""
        found: list[str] = []
        for event in EVENTS:
            level = self.table.events[event.index]
            if level:
                name = self.text.event_name(event.index, level > 1)
                times: Args = {"name": name, "count": level}
                found.append(self.say("level", times) if level > 2 else name)
        return found

    def bills(self) -> list[str]:
        """The land bills in force."""
        return [
            self.text.times(self.text.bill(bill.index), self.table.bills[bill.index])
            for bill in LAND_BILLS
            if self.table.bills[bill.index]
        ]

    def bequests(self) -> list[str]:
        """The bequests that lie in the Forum."""
        return [
            self.text.card(event.card)
            for event in FORUM_EVENTS
            if event.creates != NONE and self.table.zone[event.card] == FORUM
        ]

    # -- the Forum ---------------------------------------------------------------------------------

    def forum_lines(self) -> list[str]:
        """Who and what lies in the Forum and in the Curia."""
        unaligned = [self.person(slot) for slot in in_the_forum(self.table)]
        free = [self.text.concession(one) for one in self.view.free_concessions()]
        curia = [thing_name(self.text, CARD + number) for number in self.table.curia]
        leaders = [self.text.leader(one) for one in self.table.leaders]
        lines = [
            self.say(key, {"items": ", ".join(items)})
            for key, items in (
                ("unaligned", unaligned),
                ("concessions", free),
                ("leaders-waiting", leaders),
                ("curia", curia),
            )
            if items
        ]
        return lines or [self.say("forum-empty")]

    # -- provinces ---------------------------------------------------------------------------------

    def province_lines(self) -> list[str]:
        """Rome's provinces."""
        provinces = [n for n, holding in enumerate(self.table.holdings) if holding is not None]
        lines = [self.province(province) for province in provinces]
        return lines or [self.say("no-provinces")]

    def province(self, province: int) -> str:
        """One province with its governor and its garrison."""
        holding = self.table.holdings[province]
        assert holding is not None
        side = PROVINCES[province].side(holding.developed)
        there = garrison(self.table, province)
        told: Args = {
            "province": self.text.province(province),
            "developed": int(holding.developed),
            "state": "vacant",
            "term": holding.term,
            "income": roll_words(self.text, side.income),
            "spoils": roll_words(self.text, side.spoils),
            "legions": there.legions,
            "army": units(self, there),
            "person": "",
            "name": "",
        }
        if holding.governor != NONE:
            seat = self.table.senator(holding.governor).faction
            told["state"] = "legate" if holding.legate else "governed"
            told["person"] = self.person(holding.governor)
            told["name"] = self.text.label(seat) if seat >= 0 else self.say("detail-unaligned")
        line = self.say("province", told)
        if PROVINCES[province].frontier:
            line += f", {self.say('province-frontier')}"
        if holding.overrun:
            line += f", {self.say('province-overrun')}"
        if province in rebel_provinces(self.table):
            camp = CAMPS[the_rising(self.table).camp[province]].replace("_", "-")
            line += f", {self.say(f'province-{camp}')}"
        if holding.disorder:
            line += f", {self.say('province-disorder')}"
        line += of_province(self, province)
        return line

    # -- factions ----------------------------------------------------------------------------------

    def faction(self, seat: int) -> Part:
        """A faction with its senators, as far as the viewer may know it."""
        faction = self.table.factions[seat]
        who = "neutral" if self.text.neutral(seat) is not None else self.text.who(seat)
        heading = self.say("faction", {"who": who, "name": self.text.label(seat)})
        if faction.gone:
            return heading, [self.say("faction-gone")]
        lines = [self.faction_line(seat)]
        if faction.no_knights:
            lines.append(self.say("knights-off"))
        elif faction.knight_drm:
            lines.append(self.say("knights-drm", {"drm": faction.knight_drm}))
        lines += [self.senator(slot) for slot in ranked(self.table, seat)]
        known = [number for number in faction.hand if number]
        if known and seat != self.view.seat:
            told: Args = {"name": self.text.seat(seat), "cards": self.text.cards(known)}
            lines.append(self.say("hand-seen", told))
        return heading, lines

    def faction_line(self, seat: int) -> str:
        """The figures of a faction. Its treasury is told to its own player only."""
        talents = self.view.talents(seat)
        told: Args = {
            "votes": votes_in_rome(self.table, seat),
            "influence": faction_influence(self.table, seat),
            "cards": self.view.hand_size(seat),
            "talents": talents if talents != UNKNOWN else -1,
        }
        return capital(self.say("faction-line", told))

    def senator(self, slot: int) -> str:
        """One senator with all that lies on him."""
        one = self.table.senator(slot)
        card = printed(one)
        notes = self.notes(slot)
        told: Args = {
            "person": self.person(slot),
            "military": card.military,
            "oratory": oratory(one),
            **loyalty_told(self.table, slot),
            "influence": one.influence,
            "popularity": one.popularity,
            "knights": one.knights,
            "talents": one.talents,
            "votes": votes(one),
            "notes": ", ".join(notes) if notes else "none",
        }
        return self.say("senator", told)

    def notes(self, slot: int) -> list[str]:
        """Offices, marks, concessions, and where somebody is."""
        table, one = self.table, self.table.senator(slot)
        found = [self.text.office(office) for office in offices_of(one)]
        if one.faction != NONE and table.factions[one.faction].leader == slot:
            found.append(self.say("note-leader"))
        if discharged(table, slot):
            told: Args = {"count": len(discharged(table, slot))}
            found.append(self.say("note-disbanded", told))
        province, term = term_of(table, slot)
        if province != NONE:
            holding = table.holdings[province]
            key = "note-legate" if holding is not None and holding.legate else "note-governor"
            found.append(self.say(key, {"province": self.text.province(province), "term": term}))
        if one.place == FIELD:
            found.append(self.say("note-field", {"war": self.text.war(one.at)}))
        elif one.place == CAPTIVE:
            found.append(self.say("note-captive", {"war": self.text.war(one.at)}))
        elif one.place == REBEL:
            found.append(self.say("note-rebel"))
        found += [self.say(f"mark-{word.replace('_', '-')}") for word in marks_of(table, slot)]
        if table.guarded == slot:
            found.append(self.say("note-guarded"))
        for concession in of_senator(table, slot):
            key = "note-exposed" if table.exposed >> concession & 1 else "note-concession"
            found.append(self.say(key, {"concession": self.text.concession(concession)}))
        return found

    # -- the hand ----------------------------------------------------------------------------------

    def hand(self) -> Part:
        """The viewer's own cards, each with what it does."""
        heading = self.say("hand", {"count": len(self.view.hand)})
        return heading, [card_line(self.text, number) for number in dict.fromkeys(self.view.hand)]


def card_line(text: RepublicText, number: int) -> str:
    """A card with all that stands on it."""
    face = text.face(number)
    if not face.kind:
        return face.name
    catalogue = text.catalogue
    return catalogue.of(f"{face.name} ({face.kind})", catalogue.apart(face.lines))
