"""Setting up a scenario: decks, families, hands, provinces, the first Consul (rules 3.01 to
3.03).
"""

from aedilis.kernel.dice import Dice
from aedilis.kernel.event import Event
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import (
    CHITS,
    ERA_ENDS,
    FACTION_CARDS,
    LAWS,
    SCENARIOS,
    START_FLEETS,
    START_UNREST,
    STATESMEN,
    WARS,
    card,
    cards_of,
    family_pool,
    fixed_pool,
    random_pool,
)
from aedilis.republic.definitions.numbers import START_TREASURY
from aedilis.republic.definitions.scenarios import Scenario
from aedilis.republic.rules.chits import draw_chits
from aedilis.republic.rules.money import BANK, STATE, pay
from aedilis.republic.rules.persons import enter_family, of_faction, with_identity
from aedilis.republic.setup.neutrals import (
    first_consul_of_neutrals,
    give_guidelines,
    make_consul,
)
from aedilis.republic.setup.opening import GovernorsFrame, HandsFrame, LeadersFrame
from aedilis.republic.state.table import Front, Holding, RepublicState
from aedilis.republic.state.zones import (
    BARRACKS,
    DECK,
    HAND,
    INACTIVE,
    LAW,
    PLAY,
    REMOVED,
)


@rule(
    "R 3.01.1",
    "R 3.01.2",
    "R 3.01.5",
    "R 3.01.3",
    "R 3.00",
    "R 3.02.1",
    "R 3.02.3",
    "R 3.03.1",
    "R 3.03.3",
)
def set_up(
    scenario: int, seats: int, dice: Dice, optional: bool = False, log: list[Event] | None = None
) -> RepublicState:
    """A game of a scenario, ready for the choice of faction leaders. `optional` adds the scenario's
    optional statesmen.

    Seats must be within the scenario's bounds. Dealt families and the first Consul are public,
    hands are not.
    """
    definition = SCENARIOS[scenario]
    s = RepublicState(scenario, seats, dice)
    s.log = log
    pay(s, BANK, STATE, START_TREASURY)
    s.unrest = START_UNREST
    s.legions[: definition.legions] = [BARRACKS] * definition.legions
    s.fleets[:START_FLEETS] = [BARRACKS] * START_FLEETS
    place_laws(s, definition)
    deck = gather_deck(s, definition, optional)
    rest = deal_families(s, definition)
    if s.neutrals is not None:
        give_guidelines(s, rest)
    tell_families(s)
    deck.extend(rest)
    deck.sort()
    deal_hands(s, deck)
    lay_bottom(s, definition, deck)
    consul = first_consul(s) if s.neutrals is None else first_consul_of_neutrals(s)
    first = s.senator(consul).faction
    dealt = deal_provinces(s, definition)
    s.stack.append(HandsFrame(first, 0))
    if dealt:
        s.stack.append(GovernorsFrame(dealt))
    s.stack.append(LeadersFrame(first, 0))
    return s


@rule("R 3.03.2")
def place_laws(s: RepublicState, scenario: Scenario) -> None:
    """The laws that a late start finds in force, and those it finds gone."""
    for law in scenario.laws_at_start("in_force"):
        s.zone[LAWS[law].card] = LAW
    for law in scenario.laws_at_start("removed"):
        s.zone[LAWS[law].card] = REMOVED


@rule("R 3.01.4", "R 3.02.2", "R 3.03.2")
def gather_deck(s: RepublicState, scenario: Scenario, optional: bool) -> list[int]:
    """The first deck, families apart, with what is added to it unseen; wars that start in the
    Forum lie there.
    """
    for war in scenario.forum:
        s.fronts.append(Front(war, INACTIVE, False, False))
        s.zone[WARS[war].card] = PLAY
    deck = fixed_pool(scenario)
    if optional:
        deck += [STATESMEN[one].card for one in scenario.optional]
    others = sorted(random_pool(scenario))
    deck += [s.dice.draw(others) for _ in range(scenario.add_random)]
    return sorted(deck)


@rule("R 3.01.4", "R 3.02.2", "R 3.03.2")
def deal_families(s: RepublicState, scenario: Scenario) -> list[int]:
    """Deal each faction its families, face up; gives the others, which go into the deck."""
    pool = sorted(family_pool(scenario))
    for seat in range(len(s.factions)):
        dealt = [card(s.dice.draw(pool)).index for _ in range(scenario.families)]
        for family in dealt:
            enter_family(s, family, seat)
    return pool


def tell_families(s: RepublicState) -> None:
    """Say which families each faction has."""
    if s.log is not None:
        for seat in range(len(s.factions)):
            families = sorted(one.family for _, one in of_faction(s, seat))
            s.note("republic-families", seat, {"families": families})


@rule("R 3.01.4", "R 1.07.3")
def deal_hands(s: RepublicState, deck: list[int]) -> None:
    """Deal each faction three faction cards; what is no faction card is shown, laid aside, and
    shuffled in again.
    """
    aside: list[int] = []
    for seat, faction in enumerate(s.factions):
        while len(faction.hand) < FACTION_CARDS:
            number = s.dice.draw(deck)
            if card(number).faction:
                faction.hand.append(number)
                s.zone[number] = HAND
            else:
                aside.append(number)
        faction.hand.sort()
        if s.log is not None:
            count = {"count": len(faction.hand)}
            s.note("republic-hand", seat, count, {"cards": faction.hand[:]}, s.seers(seat))
    if s.log is not None and aside:
        s.note("republic-laid-aside", -1, {"cards": sorted(aside)})
    deck.extend(aside)
    deck.sort()


@rule("R 3.01.4", "R 3.02.2", "R 3.03.2")
def lay_bottom(s: RepublicState, scenario: Scenario, deck: list[int]) -> None:
    """Era Ends goes under the last deck, among cards of it and of the next one, unseen."""
    bottom = scenario.bottom
    decks = [deck, *[sorted(cards_of(era)) for era in scenario.decks[1:]]]
    under = decks[scenario.decks.index(bottom.deck)]
    low = [s.dice.draw(under) for _ in range(bottom.own)]
    if bottom.next:
        following = sorted(cards_of(bottom.next_deck))
        low += [s.dice.draw(following) for _ in range(bottom.next)]
    s.layers = [*decks, sorted([*low, ERA_ENDS])]
    for layer in s.layers:
        for number in layer:
            s.zone[number] = DECK


@rule("R 3.01.6", "R V.9")
def first_consul(s: RepublicState) -> int:
    """Chits are drawn until one names a senator in play; he is Rome Consul until the first
    election. Gives his slot.
    """
    for chit in draw_chits(s.dice, len(CHITS)):
        slots = with_identity(s, chit) if chit > 0 else []
        if slots:
            make_consul(s, slots[0])
            return slots[0]
    raise AssertionError("no chit names a senator in play")


@rule("R 3.01.8", "R 3.02.4", "R 3.03.4", "R 1.04.8")
def deal_provinces(s: RepublicState, scenario: Scenario) -> list[int]:
    """Deal each seat a province of each group; gives seat and province in turn. The rest lies in
    the Forum, vacant.

    Where a group has fewer than there are seats, the seats that throw least with two dice go
    without.
    """
    dealt: list[int] = []
    for group in scenario.province_groups:
        for province in group.provinces:
            s.holdings[province] = Holding(group.developed, NONE, 0)
        pool = sorted(group.provinces)
        for seat in _who_gets_one(s, len(pool)):
            dealt += [seat, s.dice.draw(pool)]
    return dealt


def _who_gets_one(s: RepublicState, count: int) -> list[int]:
    """The seats dealt to: all, or without those whose throws are least (equal ones throw again)."""
    seats = list(range(len(s.factions)))
    while len(seats) > count:
        contenders = seats
        while len(contenders) > 1:
            throws = [s.dice.die() + s.dice.die() for _ in contenders]
            least = min(throws)
            pairs = zip(contenders, throws, strict=True)
            contenders = [seat for seat, throw in pairs if throw == least]
        seats = [seat for seat in seats if seat not in contenders]
    return seats
