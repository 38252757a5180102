"""The Forum: whom to win over, what to pay for, and which cards to play."""

from typing import Final

from aedilis.kernel.prompt import Move
from aedilis.republic.bots.frontier import disband
from aedilis.republic.bots.mind import TROUBLED, Mind
from aedilis.republic.definitions.codes import CONCESSION, INTRIGUE, NONE, STATESMAN
from aedilis.republic.definitions.components import GAMES, LEADERS, card
from aedilis.republic.definitions.numbers import HAND_LIMIT
from aedilis.republic.phases.forum.persuasion import PersuasionFrame, targets
from aedilis.republic.rules.odds import knight_chance, persuasion_chance
from aedilis.republic.rules.persons import in_rome
from aedilis.republic.setup.opening import playable
from aedilis.republic.state.choices import (
    CARD,
    LEADER,
    PASS,
    SEAT,
    SENATOR,
    STOP,
    YES,
    code,
    verb,
)
from aedilis.republic.state.choices import GAMES as GAMES_FROM

ENOUGH: Final = 0.55
"""An attempt at persuasion has to be at least so likely to succeed."""
SURE: Final = 0.8
"""More than that is not paid for."""
DOUBTFUL: Final = 0.6
LIKELY: Final = 0.7
"""An attempt less likely than the first is paid for until it is as likely as the second."""
SAFE: Final = 0.15
"""One's own man is defended until he is as unlikely as that to be lost."""
HARMLESS: Final = 0.1
"""Nobody pays against an attempt as unlikely as that."""
NEWCOMER: Final = 4.0
"""What a man more is worth, whoever he is, and what it is worth to take him from another."""
PRIZE: Final = 6
"""Whoever is worth more than that is not left to the foremost rival for nothing."""
FOR_OWN: Final = 6
FOR_STRANGERS: Final = 3
"""Counter-bribes to be expected for one's own man, and for a stranger."""
FOR_BREAD: Final = 8
"""Talents kept back for games when the people are restless, else as many as FOR_CHANCE."""
FOR_CHANCE: Final = 2
HINDRANCE: Final = 2
"""What is paid at most to make a rival's gain dearer."""
RICH: Final = 14
DEAREST: Final = 4
"""Who bids for another initiative has the first in talents, and never offers more than the second.
"""
KNIGHT_SURE: Final = 0.65
KNIGHT_LIKELY: Final = 0.5
"""How likely a knight should be to come, and how likely at least where money is spent."""


# -- cards -----------------------------------------------------------------------------------------


def play_cards(mind: Mind) -> Move:
    """Statesmen and concessions come into play as soon as they can."""
    for number in playable(mind.s, mind.seat):
        if card(number).kind == STATESMAN:
            return [code("card", CARD, number)]
    return give_concession(mind) or disband(mind) or [STOP]


def give_concession(mind: Mind) -> Move:
    """A concession out of the hand, and who is to hold it; nothing where there is none."""
    for number in playable(mind.s, mind.seat):
        if card(number).kind == CONCESSION:
            # The one with least to lose bears the corruption.
            holder = min(mind.own(), key=lambda slot: (mind.worth(slot), slot))
            return [code("card", CARD, number), code("to", SENATOR, holder)]
    return []


def take_statesman(mind: Mind) -> Move:
    """A statesman of one's own family is worth two cards of any kind."""
    return [YES]


def discard(mind: Mind) -> Move:
    """The least useful cards go first."""
    hand = sorted(mind.view.hand, key=lambda number: (_use(number), number))
    count = len(hand) - HAND_LIMIT
    gone = set(hand[:count])
    chosen = [code("card", CARD, number) for number in mind.view.hand if number in gone]
    return [count, *chosen]


def _use(number: int) -> int:
    one = card(number)
    if one.kind == STATESMAN:
        return 3
    return 2 if one.kind == INTRIGUE else 1


# -- persuasion ------------------------------------------------------------------------------------


def persuade(mind: Mind) -> Move:
    """The most valuable senator who can be won with what the best speaker has in hand."""
    speaker = mind.speaker()
    if speaker == NONE:
        return [STOP]
    talents = mind.one(speaker).talents
    keep = FOR_BREAD if mind.unrest_to_come() >= TROUBLED else FOR_CHANCE
    purse = max(0, talents - keep)
    best, gain = NONE, 0.0
    for target in targets(mind.s, mind.seat):
        aligned = mind.one(target).faction != NONE
        # Who defends somebody of his own pays more for it than for a stranger.
        resistance = FOR_OWN if aligned else FOR_STRANGERS
        chance = persuasion_chance(mind.s, speaker, target, purse, resistance)
        value = mind.worth(target) + NEWCOMER + (NEWCOMER if aligned else 0.0)
        if chance >= ENOUGH and chance * value > gain:
            best, gain = target, chance * value
    if best == NONE:
        return [STOP]
    bribe = purse
    while bribe and persuasion_chance(mind.s, speaker, best, bribe - 1, FOR_STRANGERS + 1) >= SURE:
        bribe -= 1
    speaker_code, target_code = code("senator", SENATOR, speaker), code("target", SENATOR, best)
    return [verb("persuade"), speaker_code, target_code, bribe]


def persist(mind: Mind) -> Move:
    """More money, if it makes a doubtful attempt a likely one."""
    frame = mind.s.stack[-1]
    assert isinstance(frame, PersuasionFrame)
    purse = mind.one(frame.persuader).talents
    now = persuasion_chance(mind.s, frame.persuader, frame.target, frame.bribe, frame.counter)
    all_in = persuasion_chance(
        mind.s, frame.persuader, frame.target, frame.bribe + purse, frame.counter
    )
    if now < DOUBTFUL and all_in >= LIKELY:
        more = 1
        while more < purse and (
            persuasion_chance(
                mind.s, frame.persuader, frame.target, frame.bribe + more, frame.counter
            )
            < LIKELY
        ):
            more += 1
        return [verb("raise"), more]
    return [verb("roll")]


def counter(mind: Mind) -> Move:
    """Defend one's own senators; make the foremost rival's gains dearer."""
    frame = mind.s.stack[-1]
    assert isinstance(frame, PersuasionFrame)
    treasury = mind.s.factions[mind.seat].treasury
    chance = persuasion_chance(mind.s, frame.persuader, frame.target, frame.bribe, frame.counter)
    if chance < HARMLESS:
        return [0]
    if mind.mine(frame.target):
        return [_defence(mind, frame, chance, treasury)]
    if (
        frame.seat == mind.foremost()
        and treasury > 2 * HINDRANCE
        and mind.worth(frame.target) > PRIZE
    ):
        return [HINDRANCE]
    return [0]


def _defence(mind: Mind, frame: PersuasionFrame, chance: float, treasury: int) -> int:
    """What makes a man of one's own safe. Where nothing does, what he is worth decides how much to
    pay to make it less likely that he is lost, if anything.
    """
    worth = mind.worth(frame.target) + NEWCOMER
    best, gain = 0, 0.0
    for spent in range(treasury + 1):
        left = persuasion_chance(
            mind.s, frame.persuader, frame.target, frame.bribe, frame.counter + spent
        )
        if left <= SAFE:
            return spent
        if (chance - left) * worth - spent > gain:
            best, gain = spent, (chance - left) * worth - spent
    return best


# -- the other steps of an initiative --------------------------------------------------------------


def bid(mind: Mind) -> Move:
    """One talent more for another initiative, for who has money to make something of it."""
    speaker = mind.speaker()
    if speaker == NONE or mind.one(speaker).talents < RICH:
        return [PASS]
    params = mind.prompt.params or {}
    highest = params.get("talents", 0)
    assert isinstance(highest, int)
    if highest >= DEAREST:
        return [PASS]
    return [code("senator", SENATOR, speaker), highest + 1]


def knights(mind: Mind) -> Move:
    """A knight for the speaker, when it is likely and leaves enough for games."""
    keep = GAMES[1].talents if mind.unrest_to_come() >= TROUBLED else 0
    here = in_rome(mind.s, mind.seat)
    if mind.s.factions[mind.seat].no_knights or not here:
        return [STOP]
    rich = max(here, key=lambda slot: (mind.one(slot).talents, -slot))
    purse = mind.one(rich).talents - keep
    spent = 0
    while spent < purse and knight_chance(mind.s, rich, spent) < KNIGHT_SURE:
        spent += 1
    if purse < 0 or knight_chance(mind.s, rich, spent) < KNIGHT_LIKELY:
        # It costs nothing to try with nothing.
        return [verb("attract"), code("senator", SENATOR, rich), 0]
    return [verb("attract"), code("senator", SENATOR, rich), spent]


def games(mind: Mind) -> Move:
    """Games when the people are restless, the greater the more restless they are."""
    unrest = mind.unrest_to_come()
    payers = [slot for slot in mind.own() if mind.one(slot).talents >= GAMES[0].talents]
    if not payers or unrest < TROUBLED - 1:
        return [STOP]
    sponsor = max(payers, key=lambda slot: (mind.one(slot).talents, -slot))
    affordable = [one for one in GAMES if one.talents <= mind.one(sponsor).talents]
    wanted = [one for one in affordable if -one.unrest <= max(1, unrest - 1)] or affordable[:1]
    best = max(wanted, key=lambda one: one.talents)
    if unrest < TROUBLED + 1:
        best = wanted[0]
    return [
        verb("games"), code("senator", SENATOR, sponsor), code("games", GAMES_FROM, best.index),
    ]  # fmt: skip


def worst_leader(mind: Mind) -> Move:
    """Of enemy leaders the strongest goes."""
    leader = max(mind.s.leaders, key=lambda one: (LEADERS[one].strength, -one))
    return [code("leader", LEADER, leader)]


def catiline(mind: Mind) -> Move:
    """The conspirators are looked for among the foremost rival's friends."""
    return [code("seat", SEAT, mind.foremost())]
