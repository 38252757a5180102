"""The short details behind the name of a thing that can be chosen."""

from collections.abc import Callable, Sequence
from typing import Final

from aedilis.kernel.prompt import Choose, Move, Prompt
from aedilis.kernel.text import capital
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import CONCESSIONS, GAMES, PROVINCES
from aedilis.republic.presentation.faces import bill_words, law_words, roll_words
from aedilis.republic.presentation.facts import loyalty_told, purse_in_rome
from aedilis.republic.presentation.phrases import clause_words
from aedilis.republic.presentation.terminal.lines import Teller
from aedilis.republic.rules.persons import oratory, printed, votes_in_rome
from aedilis.republic.state.agreement import Clause, Deal
from aedilis.republic.state.choices import (
    BILL,
    CARD,
    CLAUSE,
    CONCESSION,
    DEAL,
    LAW,
    PROVINCE,
    SEAT,
    SENATOR,
    VERBS,
    WAR,
    kind_of,
    thing,
)
from aedilis.republic.state.choices import GAMES as GAMES_THING
from aedilis.republic.state.table import SLOTS
from aedilis.republic.state.zones import STATUSES

DEALS: Final = ("accept", "turn_down", "withdraw", "dispute")
"""The words of answers that are about an agreement on the table."""


def detail(teller: Teller, code: int, prompt: Prompt) -> str:
    """What to add in brackets to the name of a thing; empty for nothing."""
    what = thing(code)
    kind = kind_of(what)
    rule = _DETAILS.get(kind)
    return rule(teller, what - kind, prompt) if rule is not None else ""


def _of_senator(teller: Teller, slot: int, prompt: Prompt) -> str:
    one = teller.table.senators[slot] if slot < SLOTS else None
    if one is None:
        return ""
    card = printed(one)
    seat = one.faction
    notes = teller.notes(slot)
    return teller.say(
        "detail-senator",
        {
            "whose": "own" if _all_own(teller, prompt) else "other",
            "name": teller.text.label(seat) if seat != NONE else teller.say("detail-unaligned"),
            "military": card.military,
            "oratory": oratory(one),
            **loyalty_told(teller.table, slot),
            "influence": one.influence,
            "popularity": one.popularity,
            "talents": one.talents,
            "notes": ", ".join(notes) if notes else "none",
        },
    )


def _all_own(teller: Teller, prompt: Prompt) -> bool:
    """Whether all persons to choose from are of the faction that chooses."""
    if not isinstance(prompt, Choose):
        return False
    slots = [thing(code) - SENATOR for code in prompt.options if kind_of(thing(code)) == SENATOR]
    people = [teller.table.senators[slot] for slot in slots if slot < SLOTS]
    return all(one is not None and one.faction == prompt.of for one in people)


def _of_card(teller: Teller, number: int, prompt: Prompt) -> str:
    return teller.text.face(number).kind


def _of_war(teller: Teller, war: int, prompt: Prompt) -> str:
    for front in teller.view.fronts():
        if front.war == war:
            told: dict[str, object] = {
                "status": teller.say(f"status-{STATUSES[front.status]}"),
                "land": front.land,
                "naval": front.naval,
                "support": front.support,
            }
            return teller.say("detail-war", told)
    return ""


def _of_province(teller: Teller, province: int, prompt: Prompt) -> str:
    holding = teller.table.holdings[province]
    if holding is None:
        return ""
    side = PROVINCES[province].side(holding.developed)
    vacant = holding.governor == NONE
    return teller.say(
        "detail-province",
        {
            "state": "vacant" if vacant else "governed",
            "person": "" if vacant else teller.person(holding.governor),
            "term": holding.term,
            "income": roll_words(teller.text, side.income),
            "spoils": roll_words(teller.text, side.spoils),
        },
    )


def _of_seat(teller: Teller, seat: int, prompt: Prompt) -> str:
    if prompt.key == "republic-ask-call":
        told: dict[str, object] = {
            "votes": votes_in_rome(teller.table, seat),
            "talents": purse_in_rome(teller.table, seat),
        }
        return teller.say("detail-votes", told)
    if prompt.key == "republic-ask-talents-from":
        return teller.say("detail-account", {"talents": teller.view.talents(seat)})
    return ""


def _of_concession(teller: Teller, concession: int, prompt: Prompt) -> str:
    return teller.text.face(CONCESSIONS[concession].card).lines[0]


def _of_games(teller: Teller, games: int, prompt: Prompt) -> str:
    one = GAMES[games]
    told: dict[str, object] = {
        "talents": one.talents,
        "popularity": one.popularity,
        "unrest": one.unrest,
    }
    return teller.say("detail-games", told)


def _of_bill(teller: Teller, bill: int, prompt: Prompt) -> str:
    return bill_words(teller.text, bill)


def _of_law(teller: Teller, law: int, prompt: Prompt) -> str:
    return law_words(teller.text, law)


def _of_deal(teller: Teller, number: int, prompt: Prompt) -> str:
    deal = _deal(teller, number)
    if deal is None:
        return ""
    told: dict[str, object] = {
        "name": teller.text.label(deal.by),
        "promises": _promises(teller, deal.clauses),
    }
    return teller.say("detail-deal", told)


def _deal(teller: Teller, number: int) -> Deal | None:
    return next((deal for deal in teller.table.deals if deal.number == number), None)


def _promises(teller: Teller, clauses: Sequence[Clause]) -> str:
    return " ".join(capital(clause_words(teller.text, one, teller.table)) for one in clauses)


def move_detail(teller: Teller, move: Move) -> str:
    """What to add in brackets to the name of a whole answer: what the agreement promises that it is
    about, or the one clause of it; empty for nothing.
    """
    things = [thing(code) for code in move]
    if len(things) < 2 or things[0] >= len(VERBS) or VERBS[things[0]] not in DEALS:
        return ""
    deal = _deal(teller, things[1] - DEAL)
    if deal is None:
        return ""
    clauses = deal.clauses
    if len(things) > 2:
        clauses = clauses[things[2] - CLAUSE :][:1]
    return _promises(teller, clauses)


def legion_detail(teller: Teller, legion: int) -> str:
    """To whom a veteran legion is loyal; empty if to nobody."""
    loyal = teller.table.loyal[legion]
    if loyal == NONE or teller.table.senators[loyal] is None:
        return ""
    return teller.say("detail-legion", {"person": teller.person(loyal)})


_Detail = Callable[[Teller, int, Prompt], str]

_DETAILS: Final[dict[int, _Detail]] = {
    SENATOR: _of_senator,
    CARD: _of_card,
    WAR: _of_war,
    PROVINCE: _of_province,
    SEAT: _of_seat,
    CONCESSION: _of_concession,
    GAMES_THING: _of_games,
    BILL: _of_bill,
    LAW: _of_law,
    DEAL: _of_deal,
}
