"""What is going on in the middle of the table, phase by phase: revenue, initiatives and persuasion,
battles, revolution, agreements.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from aedilis.kernel.phase import Phase
from aedilis.kernel.text import capital
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import EVIL_OMENS
from aedilis.republic.definitions.numbers import ALIGNED_LOYALTY, INITIATIVES
from aedilis.republic.phases.combat.attack import AttackFrame, front_to_attack
from aedilis.republic.phases.combat.blockade import DECIDES, BlockadeFrame
from aedilis.republic.phases.combat.civil_war import CivilWarFrame
from aedilis.republic.phases.combat.holdout import HoldoutFrame
from aedilis.republic.phases.forum.auction import AuctionFrame, InitiativesFrame
from aedilis.republic.phases.forum.initiative import INITIATIVE_STEPS, InitiativeFrame
from aedilis.republic.phases.forum.persuasion import OPENLY, PersuasionFrame, targets
from aedilis.republic.phases.revenue.phase import REVENUE_STEPS, RevenueFrame
from aedilis.republic.phases.revolution.declare import DeclareFrame
from aedilis.republic.phases.revolution.phase import REVOLUTION_STEPS, RevolutionFrame
from aedilis.republic.presentation.board.marked import MarkedRepublicText, sentence
from aedilis.republic.presentation.board.parts import Moment, Named
from aedilis.republic.presentation.board.refs import seat_ref, war_ref
from aedilis.republic.presentation.board.stage_parts import (
    Agreement,
    Attempt,
    Auction,
    Chance,
    Combat,
    Initiative,
    KnightChance,
    Persuasion,
    Promise,
    Purse,
    Revenue,
    Revolution,
    Turn,
)
from aedilis.republic.presentation.board.wars import WarPainter
from aedilis.republic.presentation.odds import percent
from aedilis.republic.presentation.phrases import clause_words
from aedilis.republic.rules.abroad import governor_at
from aedilis.republic.rules.odds import base_number, fails_from, knight_chance, loyalty
from aedilis.republic.rules.persons import in_rome, oratory
from aedilis.republic.state.agreement import FATES, OFFERED, STATES, Deal

WAYS: Final = ("openly", "seduction", "blackmail")
REVENUE_SHOWN: Final = (
    "unrest", "state", "income", "redistribution", "development", "provinces", "contributions",
    "debits",
)  # fmt: skip
"""The steps of the Revenue Phase that a page shows; the rest is seldom anything."""
MOST_ATTEMPTS: Final = 6
"""So many of one's best chances to persuade are shown."""


def moments(phase: Phase, shown: Sequence[str], now: int) -> list[Moment]:
    """Steps of a phase by their names: those before the one at the place `now` are done."""
    places = [phase.step(word).place for word in shown]
    present = max((place for place in places if place <= now), default=NONE)
    found: list[Moment] = []
    for word, place in zip(shown, places, strict=True):
        state = "now" if place == present else "done" if place < now else "next"
        found.append(Moment(word, "", state))
    return found


@cache
def percent_below(base: int, fails: int, omens: int) -> int:
    """How likely two dice are to persuade, in whole percent."""
    throws = [one + other for one in range(1, 7) for other in range(1, 7)]
    won = sum(1 for natural in throws if natural < fails and natural + omens <= base)
    return round(100 * won / len(throws))


class StagePainter:
    """Makes pictures of what is going on from one view."""

    def __init__(self, wars: WarPainter, marked: MarkedRepublicText) -> None:
        self.wars = wars
        self.people = wars.people
        self.marked = marked
        self.view = wars.view
        self.table = wars.table

    # -- revenue and revolution --------------------------------------------------------------------

    def revenue(self) -> Revenue | None:
        """The Revenue Phase, while it goes on."""
        for frame in self.table.stack:
            if isinstance(frame, RevenueFrame):
                purses = [
                    Purse(seat_ref(seat), self.people.text.label(seat), talents)
                    for seat, talents in enumerate(frame.purses)
                    if talents
                ]
                return Revenue(moments(REVENUE_STEPS, REVENUE_SHOWN, frame.step.place - 1), purses)
        return None

    def revolution(self) -> Revolution | None:
        """The Revolution Phase, while it goes on."""
        found: Revolution | None = None
        for frame in self.table.stack:
            if isinstance(frame, RevolutionFrame):
                steps = [REVOLUTION_STEPS.step(name) for name in REVOLUTION_STEPS.names]
                names = [one.name for one in steps if one.applies(self.table, frame)]
                found = Revolution(moments(REVOLUTION_STEPS, names, frame.step.place - 1), [])
            elif isinstance(frame, DeclareFrame) and found is not None:
                there = [slot for slot in frame.waiting if self.table.senators[slot] is not None]
                found.generals = [self.people.named(slot) for slot in there]
        return found

    # -- the Forum ---------------------------------------------------------------------------------

    def initiative(self) -> Initiative | None:
        """The initiatives of the Forum Phase, while it goes on."""
        turns: list[Turn] = []
        found = Initiative([], [], None, None, [], [])
        for frame in self.table.stack:
            if isinstance(frame, InitiativesFrame):
                turns = self._turns(frame)
            elif isinstance(frame, AuctionFrame):
                found.auction = self._auction(frame)
            elif isinstance(frame, InitiativeFrame):
                self._present(found, turns, frame)
            elif isinstance(frame, PersuasionFrame):
                found.persuasion = self.persuasion(frame)
        found.turns = turns
        return found if turns else None

    def _turns(self, frame: InitiativesFrame) -> list[Turn]:
        turns: list[Turn] = []
        for n in range(INITIATIVES):
            seat = frame.order[n] if n < len(frame.order) else NONE
            state = "done" if n < frame.done - 1 else "now" if n == frame.done - 1 else "next"
            ref = seat_ref(seat) if seat != NONE else ""
            turns.append(Turn(ref, self.people.text.label(seat) if ref else "", state))
        return turns

    def _present(self, found: Initiative, turns: list[Turn], frame: InitiativeFrame) -> None:
        """The faction that has the initiative, at which step, and what it may hope for."""
        for turn in turns:
            if turn.state == "now":
                turn.ref, turn.name = seat_ref(frame.seat), self.people.text.label(frame.seat)
        found.steps = moments(INITIATIVE_STEPS, INITIATIVE_STEPS.names[1:], frame.step.place)
        if frame.seat == self.view.seat and self.table.stack[-1] is frame:
            if frame.step.name == "persuasion":
                found.attempts = self.attempts(frame.seat)
            elif frame.step.name == "knights":
                found.knights = self.knights(frame.seat)

    def _auction(self, frame: AuctionFrame) -> Auction:
        bidder = self.people.named(frame.bidder) if frame.bidder != NONE else None
        turn = (
            self.people.seat(frame.turn(self.table))
            if frame.at < len(self.table.factions)
            else None
        )
        return Auction(frame.bid, bidder, turn)

    def persuasion(self, frame: PersuasionFrame) -> Persuasion:
        """An attempt as two piles: what speaks for it and what against."""
        table = self.table
        speaker, target = table.senator(frame.persuader), table.senator(frame.target)
        base = base_number(table, frame.persuader, frame.target, frame.bribe, frame.counter)
        fails, omens = fails_from(table), table.events[EVIL_OMENS]
        chances = [percent_below(base + n, fails, omens) for n in range(speaker.talents + 1)]
        deciding = (
            frame.turn(table) if frame.at < len(table.factions) and frame.how == OPENLY else NONE
        )
        return Persuasion(
            how=WAYS[frame.how],
            persuader=self.people.named(frame.persuader),
            target=self.people.named(frame.target),
            seat=frame.seat,
            oratory=oratory(speaker),
            influence=speaker.influence,
            bribe=frame.bribe,
            loyalty=loyalty(table, frame.target),
            talents=target.talents,
            aligned=ALIGNED_LOYALTY if target.faction != NONE else 0,
            counter=frame.counter,
            base=base,
            fails_from=fails,
            omens=omens,
            percent=percent_below(base, fails, omens),
            more=steps_up(chances)[1:],
            turn=self.people.seat(deciding if deciding != NONE else frame.seat),
        )

    def attempts(self, seat: int) -> list[Attempt]:
        """The best chances of a faction to persuade somebody, the cheapest first."""
        table = self.table
        fails, omens = fails_from(table), table.events[EVIL_OMENS]
        found: list[tuple[int, int, int, int, int, int]] = []
        for slot in in_rome(table, seat):
            own = table.senator(slot).talents
            for target in targets(table, seat):
                base = base_number(table, slot, target)
                chances = [percent_below(base + n, fails, omens) for n in range(own + 1)]
                best = chances[-1]
                if best:
                    cost = chances.index(best)
                    found.append((-best, cost, -chances[0], slot, target, base))
        return [
            Attempt(
                self.people.named(slot),
                self.people.named(target),
                base,
                -plain,
                -best,
                cost,
            )
            for best, cost, plain, slot, target, base in sorted(found)[:MOST_ATTEMPTS]
        ]

    def knights(self, seat: int) -> list[KnightChance]:
        """The chances of a faction's senators in Rome of a knight."""
        table = self.table
        found: list[KnightChance] = []
        for slot in in_rome(table, seat) if not table.factions[seat].no_knights else []:
            own = table.senator(slot).talents
            chances = [percent(knight_chance(table, slot, n)) for n in range(own + 1)]
            found.append(KnightChance(self.people.named(slot), steps_up(chances)))
        return found

    # -- battles -----------------------------------------------------------------------------------

    def combat(self) -> Combat | None:
        """The battle that is about to be fought."""
        for frame in reversed(self.table.stack):
            if isinstance(frame, AttackFrame):
                front = front_to_attack(self.table, frame.slot)
                return self._battle(frame.slot, front.war) if front is not None else None
            if isinstance(frame, HoldoutFrame | CivilWarFrame) and frame.slot != NONE:
                return self._battle(frame.slot, self.table.senator(frame.slot).at)
            if isinstance(frame, BlockadeFrame) and frame.step is DECIDES:
                rebel = self.people.named(governor_at(self.table, frame.province))
                odds = self.wars.at_sea(frame.province)
                return Combat(odds.commander, rebel, [odds])
        return None

    def _battle(self, slot: int, war: int) -> Combat:
        """The battle of a commander."""
        who = self.people.named(slot)
        odds = [one for one in self.wars.odds_of(war) if one.commander.ref == who.ref]
        return Combat(who, Named(war_ref(war), capital(self.people.text.war(war))), odds)

    # -- agreements --------------------------------------------------------------------------------

    def deals(self) -> list[Agreement]:
        """The public agreements, the latest first."""
        return [self.deal(deal) for deal in reversed(self.table.deals)]

    def deal(self, deal: Deal) -> Agreement:
        """One of them."""
        missing = [
            seat
            for seat in range(len(self.table.factions))
            if deal.parties() & ~deal.accepted & 1 << seat and deal.state == OFFERED
        ]
        return Agreement(
            ref=f"deal:{deal.number}",
            number=deal.number,
            state=STATES[deal.state],
            by=self.people.seat(deal.by),
            waiting=[self.people.seat(seat) for seat in missing],
            turn=deal.turn,
            promises=[
                Promise(sentence(clause_words(self.marked, clause, self.table)), FATES[clause.fate])
                for clause in deal.clauses
            ],
        )


def steps_up(chances: list[int]) -> list[Chance]:
    """The chance for each number of talents that changes it."""
    found: list[Chance] = []
    for talents, chance in enumerate(chances):
        if not found or found[-1].percent != chance:
            found.append(Chance(talents, chance))
    return found
