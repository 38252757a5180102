"""Where the Senate of one or two people stands, in words: ranks, coalition, plan, spoils (rules
4.05.2 to 4.05.4).
"""

from aedilis.kernel.names import Args
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.neutrals.division import Division, division
from aedilis.republic.neutrals.eligible import (
    candidates,
    open_concessions,
    open_offices,
    open_provinces,
)
from aedilis.republic.neutrals.landbills import NONE_YET
from aedilis.republic.neutrals.offers import NOTHING, WORDS, told_of_offer
from aedilis.republic.neutrals.strategy import OWN, PEACE, in_the_field, proper
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.rules.wars import front_of
from aedilis.republic.state.neutrals import Neutrals
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import MARCH

Told = tuple[str, str]
"""What something is called, and what is told of it."""


def coalition_told(text: RepublicText, table: RepublicState) -> list[Told]:
    """All that is settled of this year's coalition, as far as everybody knows; nothing where there
    are no Neutrals, or before the first Senate Phase.
    """
    ours = table.neutrals
    if ours is None or not ours.ranks:
        return []
    told: list[tuple[str, str]] = [("ranks", text.labels(ours.ranks))]
    if ours.coalition:
        told.append(("coalition", text.labels(ours.coalition)))
        if table.seats > 1:
            told.append(("dominant", text.label(ours.dominant)))
    if ours.plan:
        told.append(("plan", _plan(text, table, ours)))
    frame = division(table)
    if frame is not None:
        told += _of_division(text, table, frame)
    return [(text.say(f"republic-now-{key}"), words) for key, words in told]


def _plan(text: RepublicText, table: RepublicState, ours: Neutrals) -> str:
    """The plan with the forces it takes, and those that are there already."""
    line, wars = ours.plan[0], ours.plan[1:]
    there = [war for war in wars if war == MARCH or front_of(table, war) is not None]
    args: Args = {
        "line": line,
        "rule": "R 4.05.3",
        "wars": text.catalogue.join([text.war(war) for war in there]),
    }
    words = [text.say("republic-plan", args)]
    if line not in (PEACE, OWN):
        for war in there:
            need, field = proper(table, war, there), in_the_field(table, war)
            force: Args = {
                "war": text.war(war),
                "units": text.units(need.legions, need.fleets, 0),
                "there": text.units(field.legions, field.fleets, 0),
            }
            words.append(text.say("republic-now-force", force))
    if ours.crisis:
        words.insert(0, text.say("republic-crisis", {"rule": "R 4.05.3"}))
    return " ".join(words)


def _of_division(text: RepublicText, table: RepublicState, frame: Division) -> list[Told]:
    """Whose turn it is, what he has said, and what is still to be had."""
    seat = frame.picker(table)
    told = [("turn", text.label(seat))]
    if frame.offer.what != NOTHING:
        args: Args = {"who": text.who(seat), "name": text.seat(seat)}
        args.update(_named(text, told_of_offer(table, frame.offer)))
        told.append(("said", text.say(f"republic-share-{WORDS[frame.offer.what]}", args)))
    left = [text.office(one) for one in open_offices(table) if candidates(table, one)]
    left += [text.province(one) for one in open_provinces(table)]
    left += [text.concession(one) for one in open_concessions(table)]
    if frame.bill.stage == NONE_YET:
        left.append(text.proposal("land_bill"))
    told.append(("left", text.catalogue.join(left) if left else text.say("republic-none")))
    if frame.bill.sponsor != NONE:
        bill: Args = {
            "person": text.slot(frame.bill.sponsor, table), "bill": text.bill(frame.bill.tier),
        }  # fmt: skip
        told.append(("bill", text.say("republic-now-sponsored", bill)))
    return told


def _named(text: RepublicText, told: dict[str, object]) -> Args:
    """The parameters of an offer as names."""
    names = {
        "person": text.person, "office": text.office, "province": text.province,
        "concession": text.concession, "bill": text.bill,
    }  # fmt: skip
    return {key: names[key](value) for key, value in told.items() if isinstance(value, int)}


def coalition_lines(text: RepublicText, table: RepublicState) -> list[str]:
    """The same in lines."""
    return [text.catalogue.of(label, told) for label, told in coalition_told(text, table)]
