"""The Passage of Time: what the last year leaves behind goes (rules 1.07.1, 1.07.37, 1.10.71)."""

from typing import Final

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import LEAVES, NONE
from aedilis.republic.definitions.components import EVENTS, FORUM_EVENTS
from aedilis.republic.definitions.named import PTOLEMY
from aedilis.republic.rules.alliance import exists
from aedilis.republic.rules.peace import create_province
from aedilis.republic.rules.ransom import raiders_kill
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import DISCARD, FORUM

PASSAGE_OF_TIME: Final = LEAVES.index("passage_of_time")


@rule("R 1.07.1")
def passage_of_time(s: RepublicState) -> None:
    """Captives of raiders die, unless they have until the Senate meets; events go that do not say
    they stay, and bequests become provinces.
    """
    if s.switches.raiders_ransom == "forum":
        raiders_kill(s)
    for event in EVENTS:
        if event.leaves == PASSAGE_OF_TIME:
            s.events[event.index] = 0
    for holding in s.holdings:
        if holding is not None:
            holding.overrun = False
            holding.disorder = False
    settle_bequests(s)


@rule("R 1.07.37", "R 1.09.5")
def settle_bequests(s: RepublicState) -> None:
    """A bequest that was collected is a province now. Its card goes, and so does one whose
    province has come to exist in another way.
    """
    for bequest in FORUM_EVENTS:
        if bequest.creates == NONE or s.zone[bequest.card] != FORUM:
            continue
        collected = bequest.index in s.bequests + s.bequests_kept
        if collected:
            s.bequests = [one for one in s.bequests if one != bequest.index]
            s.bequests_kept = [one for one in s.bequests_kept if one != bequest.index]
            create_province(s, bequest.creates)
        if collected or bequest.index == PTOLEMY or province_exists(s, bequest.creates):
            discard(s, bequest.card)


def province_exists(s: RepublicState, province: int) -> bool:
    """Whether a province is there already, Rome's or in league with a war."""
    return exists(s, province)


def discard(s: RepublicState, number: int) -> None:
    """A card of the Forum goes to the discards."""
    s.zone[number] = DISCARD
    s.discards.append(number)
