"""The pages of The Republic of Rome that commands show: the Senate, the Forum, the treasury, the
provinces, factions, agreements and chances.
"""

from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from aedilis.kernel.folding import fold
from aedilis.kernel.text import capital
from aedilis.republic.definitions.codes import FREE_TRIBUNE, NONE
from aedilis.republic.phases.revenue.forecast import budget
from aedilis.republic.phases.senate.pleas import PleadedFrame
from aedilis.republic.phases.senate.tribunes import may_have_card
from aedilis.republic.phases.senate.vote import VoteFrame, the_vote
from aedilis.republic.presentation.coalition import coalition_lines
from aedilis.republic.presentation.facts import (
    content_of_vote,
    open_laws,
    presiding,
    purse_in_rome,
    ranked,
    seats_from,
)
from aedilis.republic.presentation.odds import knights_page, odds_page, persuasion_page
from aedilis.republic.presentation.phrases import clause_words, content_words, plea_words
from aedilis.republic.presentation.terminal.lines import Part, Teller
from aedilis.republic.presentation.terminal.war_lines import forces_lines, war_lines
from aedilis.republic.rules.persons import has, hrao, in_rome, of_faction, votes_in_rome
from aedilis.republic.rules.victory import faction_influence
from aedilis.republic.state.agreement import FATES, OFFERED, OPEN, STATES, Deal
from aedilis.republic.state.zones import CAPTIVE, REBEL

Page = Callable[[Teller, str], list[Part]]


# -- the Senate ------------------------------------------------------------------------------------


def senate_page(teller: Teller, rest: str) -> list[Part]:
    """Who presides, what is voted on, how it stands, and who may still interrupt."""
    table = teller.table
    if table.senate_session is None:
        return [(teller.say("senate"), [teller.say("no-senate"), _all_votes(teller)])]
    lines = [teller.turn_line()]
    for key, slot in (("presiding", presiding(table)), ("first", hrao(table))):
        if slot != NONE:
            lines.append(teller.named(key, slot))
    if table.neutrals is not None:
        lines += coalition_lines(teller.text, table)
        lines.append(_all_votes(teller))
        return [(teller.say("senate"), lines), (teller.say("interrupt"), interrupt_lines(teller))]
    vote = the_vote(table)
    lines += floor_lines(teller, vote) if vote is not None else [teller.say("floor-none")]
    waiting = teller.text.awaiting(teller.view)
    if waiting:
        lines.append(teller.say("waiting", {"text": waiting}))
    lines.append(_all_votes(teller))
    if table.senate_session.claims:
        items = teller.text.labels(table.senate_session.claims[::2])
        lines.append(teller.say("claims", {"items": items}))
    if isinstance(vote, PleadedFrame) and vote.holds(table):
        lines.append(plea_words(teller.text, vote, table))
    laws = [teller.text.law(law) for law in open_laws(table)]
    if laws:
        lines.append(teller.say("laws-waiting", {"items": ", ".join(laws)}))
    if table.senate_session.minor or table.senate_session.major:
        held: dict[str, object] = {
            "minor": table.senate_session.minor,
            "major": table.senate_session.major,
        }
        lines.append(teller.say("trials-left", held))
    return [(teller.say("senate"), lines), (teller.say("interrupt"), interrupt_lines(teller))]


def _all_votes(teller: Teller) -> str:
    items = [
        teller.say(
            "votes-of",
            {"name": teller.text.label(seat), "votes": votes_in_rome(teller.table, seat)},
        )
        for seat in range(len(teller.table.factions))
    ]
    return teller.say("votes", {"items": ", ".join(items)})


def floor_lines(teller: Teller, vote: VoteFrame) -> list[str]:
    """A proposal in words, and how the vote stands."""
    table = teller.table
    content = content_words(teller.text, vote.motion.what, content_of_vote(vote), table)
    yes, no = vote.totals(table)
    left = [
        seat
        for seat in range(len(table.factions))
        if not vote.tally.voted[seat] and in_rome(table, seat)
    ]
    lines = [
        teller.say("floor", {"content": content}),
        teller.say(
            "floor-by",
            {
                "who": teller.text.who(vote.motion.by),
                "name": teller.text.label(vote.motion.by),
                "tribune": int(vote.of_tribune()),
            },
        ),
        teller.say("floor-votes", {"yes": yes, "no": no}),
    ]
    if left:
        items = [
            teller.say(
                "floor-voter",
                {
                    "name": teller.text.label(seat),
                    "votes": votes_in_rome(table, seat),
                    "talents": purse_in_rome(table, seat),
                },
            )
            for seat in left
        ]
        lines.append(teller.say("floor-left", {"items": ", ".join(items)}))
    return lines


def interrupt_lines(teller: Teller) -> list[str]:
    """Who may interrupt, by what everybody knows: hands are counted, never looked into."""
    table = teller.table
    assert table.senate_session is not None
    lines: list[str] = []
    for seat in seats_from(table, teller.view.seat):
        faction = table.factions[seat]
        if faction.gone:
            continue
        name = teller.text.label(seat)
        if may_have_card(table, seat) and seat != teller.view.seat:
            told: dict[str, object] = {"name": name, "cards": len(faction.hand)}
            lines.append(teller.say("interrupt-card", told))
        for slot, one in of_faction(table, seat):
            used = table.senate_session.free >> slot & 1
            if has(one, FREE_TRIBUNE) and not used and one.place not in (CAPTIVE, REBEL):
                told = {"name": name, "person": teller.person(slot)}
                lines.append(teller.say("interrupt-free", told))
        if not table.senate_session.attacked >> seat & 1 and in_rome(table, seat):
            lines.append(teller.say("interrupt-dagger", {"name": name}))
    return lines or [teller.say("interrupt-none")]


# -- the others ------------------------------------------------------------------------------------


def forum_page(teller: Teller, rest: str) -> list[Part]:
    """Wars with the armies against them, what lies in the Forum, and chances there."""
    parts: list[Part] = [
        (teller.say("wars"), war_lines(teller) + forces_lines(teller)),
        (teller.say("forum"), teller.forum_lines()),
    ]
    if teller.view.seat >= 0:
        parts += [persuasion_page(teller), knights_page(teller)]
    return [*parts, odds_page(teller, "")]


def treasury_page(teller: Teller, rest: str) -> list[Part]:
    """The State's next Revenue Phase."""
    plan = budget(teller.table)
    lines = [teller.say("budget-treasury", {"talents": plan.treasury})]
    for key, talents in (("annual", plan.annual), ("gains", plan.gains)):
        if talents:
            lines.append(teller.say(f"budget-{key}", {"talents": talents}))
    if plan.provinces_low or plan.provinces_high:
        bounds: dict[str, object] = {"low": plan.provinces_low, "high": plan.provinces_high}
        lines.append(teller.say("budget-provinces", bounds))
    for key, talents in (
        ("wars", plan.wars),
        ("waking", plan.waking),
        ("bills", plan.bills),
        ("owed", plan.owed),
        ("upkeep", plan.upkeep),
    ):
        if talents:
            lines.append(teller.say(f"budget-{key}", {"talents": talents}))
    low, high = plan.low(), plan.high()
    lines.append(teller.say("budget-result", {"low": low, "high": high, "spread": high - low}))
    if low < 0:
        lines.append(teller.say("budget-ruin"))
    return [(teller.say("budget"), lines)]


def provinces_page(teller: Teller, rest: str) -> list[Part]:
    """All provinces."""
    return [(teller.say("provinces"), teller.province_lines())]


def factions_page(teller: Teller, rest: str) -> list[Part]:
    """All factions, a line each."""
    table = teller.table
    lines = [
        teller.say(
            "faction-short",
            {
                "name": teller.text.label(seat),
                "votes": votes_in_rome(table, seat),
                "influence": faction_influence(table, seat),
                "cards": teller.view.hand_size(seat),
                "senators": ", ".join(teller.person(slot) for slot in ranked(table, seat)),
            },
        )
        for seat in seats_from(table, teller.view.seat)
    ]
    return [(teller.say("factions"), lines)]


def faction_page(teller: Teller, rest: str) -> list[Part]:
    """One faction, or those whose name begins so; one's own, if none is named."""
    seats = range(len(teller.table.factions))
    if not rest and teller.view.seat >= 0:
        return [teller.faction(teller.view.seat)]
    wanted = [seat for seat in seats if fold(teller.text.label(seat)).startswith(fold(rest))]
    return [teller.faction(seat) for seat in wanted] or factions_page(teller, rest)


def deals_page(teller: Teller, rest: str) -> list[Part]:
    """Public agreements that are not over, and what they promise."""
    deals = teller.table.deals
    if not deals:
        return [(teller.say("deals"), [teller.say("no-deals")])]
    return [_deal(teller, deal) for deal in deals]


def _deal(teller: Teller, deal: Deal) -> Part:
    missing = [
        seat
        for seat in range(len(teller.table.factions))
        if deal.parties() & ~deal.accepted & 1 << seat
    ]
    waiting = teller.text.labels(missing) if deal.state == OFFERED and missing else "none"
    heading = teller.say(
        "deal",
        {
            "deal": deal.number,
            "state": teller.say(f"deal-{STATES[deal.state]}"),
            "name": teller.text.label(deal.by),
            "waiting": waiting,
        },
    )
    lines = []
    for number, clause in enumerate(deal.clauses, 1):
        fate = "open" if clause.fate == OPEN else teller.say(f"fate-{FATES[clause.fate]}")
        text = capital(clause_words(teller.text, clause, teller.table))
        lines.append(teller.say("clause", {"number": number, "text": text, "fate": fate}))
    return heading, lines


def chances_page(teller: Teller, rest: str) -> list[Part]:
    """The chances of battles."""
    return [odds_page(teller, rest)]


PAGES: Final[dict[str, Page]] = {
    "senate": senate_page,
    "forum": forum_page,
    "treasury": treasury_page,
    "provinces": provinces_page,
    "factions": factions_page,
    "faction": faction_page,
    "deals": deals_page,
    "odds": chances_page,
}

PAGE_KEYS: Final = MappingProxyType({name: f"republic-table-command-{name}" for name in PAGES})
"""The commands of the pages, with the keys of their lines in the help."""
