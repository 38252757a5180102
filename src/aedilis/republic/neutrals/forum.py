"""What factions without a player do in an initiative of theirs, and what they bid for one (rules
4.04.3 to 4.04.5, 4.01.3).
"""

from aedilis.kernel.prompt import Form, Move, Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import GAMES
from aedilis.republic.definitions.offices import BID_DIE, FREE_BID
from aedilis.republic.neutrals.guidelines import (
    GIVES_GAMES,
    fittest_leader,
    guided,
    guideline,
    told_of,
)
from aedilis.republic.neutrals.purse import payer
from aedilis.republic.phases.forum.auction import AuctionFrame
from aedilis.republic.phases.forum.games import HOLD, sponsors
from aedilis.republic.phases.forum.knights import ATTRACT, suitors
from aedilis.republic.rules.persons import in_play
from aedilis.republic.rules.rolls import under_omens
from aedilis.republic.state.choices import GAMES as GAMES_FROM
from aedilis.republic.state.choices import PASS, SENATOR, STOP, code
from aedilis.republic.state.table import RepublicState


@rule("R 4.04.3", "R 4.03.2")
def knights(s: RepublicState, prompt: Prompt) -> Move:
    """The payer tries to attract a knight with what his guideline gives, or with all he has."""
    slot = payer(s, suitors(s, prompt.of))
    if slot == NONE:
        return [STOP]
    talents = min(guideline(s, prompt.of).knight_talents, s.senator(slot).talents)
    told = {**told_of(s, slot), "talents": talents}
    guided(s, prompt.of, "republic-neutral-knight", "R 4.04.3", told)
    return [ATTRACT, code("senator", SENATOR, slot), talents]


@rule("R 4.04.4", "R 4.03.2")
def games(s: RepublicState, prompt: Prompt) -> Move:
    """The dearest games that the payer can pay, if his guideline gives any and the people love him
    less than there is unrest.
    """
    slot = payer(s, sponsors(s, prompt.of))
    gives = GIVES_GAMES in guideline(s, prompt.of).charity
    if not gives or slot == NONE or s.unrest <= s.senator(slot).popularity:
        return [STOP]
    kind = max(
        (one for one in GAMES if one.talents <= s.senator(slot).talents),
        key=lambda one: one.talents,
    )
    told = {**told_of(s, slot), "games": kind.index}
    guided(s, prompt.of, "republic-neutral-games", "R 4.04.4", told)
    return [HOLD, code("senator", SENATOR, slot), code("games", GAMES_FROM, kind.index)]


@rule("R 4.01.3", "R 1.07.7")
def new_leader(s: RepublicState, prompt: Prompt) -> Move:
    """Who fits better than the leader takes his place."""
    slot = fittest_leader(s, prompt.of)
    if slot == s.factions[prompt.of].leader:
        return [STOP]
    guided(s, prompt.of, "republic-neutral-leader", "R 4.01.3", told_of(s, slot))
    return [code("senator", SENATOR, slot)]


@rule("R 4.04.5", "R 4.03.2")
def bid(s: RepublicState, prompt: Prompt) -> Move:
    """What a Neutral bids for an initiative: one more than the last, or what a die says."""
    assert isinstance(prompt, Form)
    frame = s.stack[-1]
    assert isinstance(frame, AuctionFrame)
    slot = payer(s, frame.bidders(s, prompt.of))
    first = frame.at == 0
    talents = opening_bid(s, prompt.of, slot) if first else raised(s, prompt.of, frame.least())
    if talents < frame.least():
        guided(s, prompt.of, "republic-neutral-bids-not", "R 4.04.5")
        return [PASS]
    told = {**told_of(s, slot), "talents": talents}
    guided(s, prompt.of, "republic-neutral-bids", "R 4.04.5", told)
    return [code("senator", SENATOR, slot), talents]


@rule("R 4.04.5", "R 1.07.21")
def opening_bid(s: RepublicState, faction: int, slot: int) -> int:
    """The bid of the highest ranking official's faction: turn, die (lowered by omens) and
    guideline, but no more than its bidder has, nor than the richest senator of any other.
    """
    wanted = s.turn + under_omens(s, s.dice.die()) + guideline(s, faction).initiative
    rivals = [one.talents for _, one in in_play(s) if one.faction not in (faction, NONE)]
    return min(wanted, s.senator(slot).talents, max(rivals, default=0))


@rule("R 4.04.5", "R 1.07.21")
def raised(s: RepublicState, faction: int, least: int) -> int:
    """The least bid that counts, if it is not too high; above the limit a die decides. 0: none."""
    if least > s.turn + FREE_BID:
        roll = s.dice.die() + guideline(s, faction).initiative
        if under_omens(s, roll) < BID_DIE:
            return 0
    return least
