"""What helps to decide, shown with the question itself: how a vote stands, chances, costs.

Also the short details behind the name of a thing that can be chosen.
"""

from collections.abc import Callable, Sequence
from typing import Final

from aedilis.kernel.prompt import Form, Move, Prompt
from aedilis.republic.armies import fleets_at, legions_at, regulars_at
from aedilis.republic.components import CONCESSIONS, GAMES, INTRIGUES, PROVINCES
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.tables import CONTRIBUTION_INFLUENCE, CONTRIBUTION_TALENTS
from aedilis.republic.faces import bill_words, law_words, roll_words
from aedilis.republic.known import OPEN_BODYGUARD
from aedilis.republic.labels import content_of
from aedilis.republic.odds import base_number, persuasion_chance
from aedilis.republic.phases.forum.persuasion import PersuasionFrame
from aedilis.republic.phases.revenue.books import omens, verres
from aedilis.republic.phrases import clause_words, content_words
from aedilis.republic.ransom import ransom
from aedilis.republic.senate.commands import war_of
from aedilis.republic.senate.forces import unit_cost
from aedilis.republic.senate.propose import ConsentFrame
from aedilis.republic.senators import printed
from aedilis.republic.state import SLOTS
from aedilis.republic.things import (
    BILL,
    CARD,
    CONCESSION,
    DEAL,
    END,
    LAW,
    LEGION,
    OFFICE,
    PROVINCE,
    REBEL_WAR,
    SEAT,
    SENATOR,
    VERBS,
    WAR,
    thing,
)
from aedilis.republic.things import GAMES as GAMES_THING
from aedilis.republic.zones import AT_WAR, BARRACKS, STATUSES, UNDER
from aedilis.terminal.republic_facts import (
    on_the_floor,
    purse_in_rome,
    votes_in_rome,
)
from aedilis.terminal.republic_lines import Teller
from aedilis.terminal.republic_odds import (
    assassination_steps,
    battle_lines,
    knight_steps,
    percent,
    persuasion_steps,
)
from aedilis.terminal.republic_pages import floor_lines

FLOOR: Final = (
    "republic-ask-vote", "republic-ask-call", "republic-ask-hold-proposal", "republic-ask-aside",
)  # fmt: skip
DEALS: Final = ("accept", "withdraw", "dispute")


def hints(teller: Teller, prompt: Prompt, done: Move) -> list[str]:
    """What to say with the part of a question that follows the answers in `done`."""
    if prompt.key in FLOOR and not done:
        return _floor(teller)
    if prompt.key == "republic-ask-consent":
        return _consent(teller)
    if prompt.key in ("republic-ask-counter", "republic-ask-persist") and not done:
        return _persuasion(teller)
    if prompt.key == "republic-ask-spoils":
        return _spoils(teller, prompt)
    if prompt.key == "republic-ask-survival-war" and not done:
        return _survival(teller)
    word = _word(done)
    if not word:
        return []
    rule = _BY_WORD.get(word)
    return rule(teller, prompt, done) if rule is not None else []


def _word(done: Move) -> str:
    """The plain word that an answer begins with; empty if it begins with something else."""
    if not done:
        return ""
    first = thing(done[0])
    if first < len(VERBS):
        return VERBS[first]
    return "person" if SENATOR <= first < SENATOR + SLOTS else ""


# -- the Senate ------------------------------------------------------------------------------------


def _floor(teller: Teller) -> list[str]:
    vote = on_the_floor(teller.table)
    if vote is None:
        return []
    lines = floor_lines(teller, vote)
    seat = teller.view.seat
    if seat >= 0 and not vote.voted[seat]:
        told: dict[str, object] = {
            "votes": votes_in_rome(teller.table, seat),
            "talents": purse_in_rome(teller.table, seat),
        }
        lines.append(teller.say("floor-yours", told))
    return lines


def _consent(teller: Teller) -> list[str]:
    for frame in reversed(teller.table.stack):
        if isinstance(frame, ConsentFrame):
            content = [n for part in frame.parts for n in part]
            words = content_words(teller.text, frame.what, content, teller.table)
            return [teller.say("floor", {"content": words})]
    return []


def _deploy(teller: Teller, prompt: Prompt, done: Move) -> list[str]:
    """The war that an army is sent to, and its chances: with all there is before the army is
    named, with what was named after it.
    """
    table = teller.table
    content = content_of(prompt, done)
    lines: list[str] = []
    taken_legions: list[int] = []
    at = 0
    while at + 1 < len(content):
        slot, war = content[at] - SENATOR, war_of(content[at + 1])
        waiting = AT_WAR + war
        more = legions_at(table, waiting) if war >= 0 else []
        fleets = len(fleets_at(table, waiting)) if war >= 0 else 0
        if at + 3 >= len(content) or at + 4 + content[at + 3] >= len(content):
            for front in teller.view.fronts():
                if front.war == war:
                    lines.append(teller.war(front))
            if at + 2 >= len(content):
                left = [n for n in legions_at(table, BARRACKS) if n not in taken_legions]
                fleets += len(fleets_at(table, BARRACKS))
                lines += battle_lines(teller, slot, war, [*left, *more], fleets)
            break
        regulars = [n for n in regulars_at(table, BARRACKS) if n not in taken_legions]
        legions = regulars[: content[at + 2]]
        veterans = content[at + 4 : at + 4 + content[at + 3]]
        legions += [one - LEGION for one in veterans]
        taken_legions += legions
        fleets += content[at + 4 + content[at + 3]]
        lines += battle_lines(teller, slot, war, [*legions, *more], fleets)
        at += 5 + content[at + 3]
    return lines


def _forces(teller: Teller, prompt: Prompt, done: Move) -> list[str]:
    told: dict[str, object] = {"cost": unit_cost(teller.table), "treasury": teller.view.treasury}
    return [teller.say("hint-cost", told)] if len(done) == 1 else []


def _assassination(teller: Teller, prompt: Prompt, done: Move) -> list[str]:
    if len(done) != 3 or not isinstance(prompt, Form):
        return []
    guarded = INTRIGUES[OPEN_BODYGUARD].drm
    guarded = guarded if teller.table.guarded == thing(done[2]) - SENATOR else 0
    field = prompt.field(done)
    most = field.choices([])[-1] if field is not None else 0
    return [assassination_steps(teller, most, guarded)]


def _deals(teller: Teller, prompt: Prompt, done: Move) -> list[str]:
    if len(done) < 2:
        return []
    number = thing(done[1]) - DEAL
    for deal in teller.table.deals:
        if deal.number == number:
            return [clause_words(teller.text, one, teller.table) for one in deal.clauses]
    return []


# -- the Forum, and money --------------------------------------------------------------------------


def _persuade(teller: Teller, prompt: Prompt, done: Move) -> list[str]:
    if len(done) != 3:
        return []
    slot, target = thing(done[1]) - SENATOR, thing(done[2]) - SENATOR
    return [persuasion_steps(teller, slot, target, teller.table.senator(slot).talents)]


def _persuasion(teller: Teller) -> list[str]:
    """How an attempt that is under way stands."""
    table = teller.table
    for frame in reversed(table.stack):
        if isinstance(frame, PersuasionFrame):
            laid, counter = frame.bribe, frame.counter
            chance = persuasion_chance(table, frame.persuader, frame.target, laid, counter)
            base = base_number(table, frame.persuader, frame.target, laid, counter)
            told: dict[str, object] = {"base": base, "percent": percent(chance)}
            return [teller.say("hint-base", told)]
    return []


def _knight(teller: Teller, prompt: Prompt, done: Move) -> list[str]:
    return [knight_steps(teller, thing(done[1]) - SENATOR)] if len(done) == 2 else []


def _person(teller: Teller, prompt: Prompt, done: Move) -> list[str]:
    """After somebody was named, where the question is about his money."""
    if prompt.key != "republic-ask-contribution" or len(done) != 1:
        return []
    steps = [
        teller.say("hint-step", {"talents": talents, "influence": influence})
        for talents, influence in zip(CONTRIBUTION_TALENTS, CONTRIBUTION_INFLUENCE, strict=True)
    ]
    return [teller.say("hint-contribution", {"items": ", ".join(steps)})]


def _spoils(teller: Teller, prompt: Prompt) -> list[str]:
    """The bounds of what a province brings its governor, as things are this year."""
    province = (prompt.params or {}).get("province")
    holding = teller.table.holdings[province] if isinstance(province, int) else None
    if holding is None or not isinstance(province, int):
        return []
    roll = PROVINCES[province].side(holding.developed).spoils
    less = omens(teller.table) + verres(teller.table)
    low, high = roll.low() - less, roll.high() - less
    if verres(teller.table):
        low, high = max(0, low), max(0, high)
    return [teller.say("hint-spoils", {"low": low, "high": high})]


def _ransom(teller: Teller, prompt: Prompt, done: Move) -> list[str]:
    if len(done) != 2:
        return []
    price = ransom(teller.table, thing(done[1]) - SENATOR)
    return [teller.say("hint-price", {"talents": price})]


def _survival(teller: Teller) -> list[str]:
    table = teller.table
    if table.rebel == NONE:
        return []
    army = table.rebel
    lines: list[str] = []
    legions, fleets = legions_at(table, UNDER + army), len(fleets_at(table, UNDER + army))
    for front in teller.view.fronts():
        if front.active:
            lines += battle_lines(teller, army, front.war, legions, fleets)
    return lines


_Rule = Callable[[Teller, Prompt, Move], list[str]]

_BY_WORD: Final[dict[str, _Rule]] = {
    "propose_deploy": _deploy,
    "propose_forces": _forces,
    "assassinate": _assassination,
    "persuade": _persuade,
    "seduce": _persuade,
    "blackmail": _persuade,
    "attract": _knight,
    "ransom": _ransom,
    "person": _person,
    **dict.fromkeys(DEALS, _deals),
}


# -- details ---------------------------------------------------------------------------------------


def detail(teller: Teller, code: int, prompt: Prompt) -> str:
    """What to add in brackets to the name of a thing; empty for nothing."""
    what = thing(code)
    for start, end, rule in _DETAILS:
        if start <= what < end:
            return rule(teller, what - start, prompt)
    return ""


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
            "name": teller.text.seat(seat) if seat != NONE else teller.say("detail-unaligned"),
            "military": card.military,
            "oratory": card.oratory,
            "loyalty": card.loyalty,
            "influence": one.influence,
            "popularity": one.popularity,
            "talents": one.talents,
            "notes": ", ".join(notes) if notes else "none",
        },
    )


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
    for deal in teller.table.deals:
        if deal.number == number:
            return teller.text.seat(deal.by)
    return ""


def legion_detail(teller: Teller, legion: int) -> str:
    """To whom a veteran legion is loyal; empty if to nobody."""
    loyal = teller.table.loyal[legion]
    if loyal == NONE or teller.table.senators[loyal] is None:
        return ""
    return teller.say("detail-legion", {"person": teller.person(loyal)})


_Detail = Callable[[Teller, int, Prompt], str]

_DETAILS: Final[Sequence[tuple[int, int, _Detail]]] = (
    (SENATOR, SENATOR + SLOTS, _of_senator),
    (CARD, WAR, _of_card),
    (WAR, REBEL_WAR, _of_war),
    (PROVINCE, SEAT, _of_province),
    (SEAT, OFFICE, _of_seat),
    (CONCESSION, GAMES_THING, _of_concession),
    (GAMES_THING, BILL, _of_games),
    (BILL, BILL + 3, _of_bill),
    (LAW, LEGION, _of_law),
    (DEAL, END, _of_deal),
)
