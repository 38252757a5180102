"""What helps to decide, shown with the question itself: how a vote stands, chances, costs."""

from collections.abc import Callable
from typing import Final

from aedilis.kernel.prompt import Form, Move, Prompt
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import PROVINCES
from aedilis.republic.definitions.tables import CONTRIBUTION_INFLUENCE, CONTRIBUTION_TALENTS
from aedilis.republic.phases.combat.blockade import BlockadeFrame
from aedilis.republic.phases.forum.persuasion import PersuasionFrame
from aedilis.republic.phases.forum.storm import fleet_places
from aedilis.republic.phases.revenue.books import omens, verres
from aedilis.republic.phases.senate.forces import unit_cost
from aedilis.republic.phases.senate.propose import ConsentFrame
from aedilis.republic.phases.senate.vote import the_vote
from aedilis.republic.presentation.facts import armies_sent, purse_in_rome
from aedilis.republic.presentation.labels import content_of
from aedilis.republic.presentation.odds import (
    assassination_steps,
    battle_lines,
    blockade_line,
    knight_steps,
    percent,
    persuasion_steps,
)
from aedilis.republic.presentation.phrases import clause_words, content_words
from aedilis.republic.presentation.terminal.lines import Teller
from aedilis.republic.presentation.terminal.pages import floor_lines
from aedilis.republic.presentation.terminal.war_lines import war_line
from aedilis.republic.rules.armies import fleets_at, legions_at
from aedilis.republic.rules.bodyguard import guard_drm
from aedilis.republic.rules.odds import base_number, persuasion_chance
from aedilis.republic.rules.persons import votes_in_rome
from aedilis.republic.rules.ransom import ransom
from aedilis.republic.state.choices import DEAL, SENATOR, VERBS, thing
from aedilis.republic.state.table import SLOTS
from aedilis.republic.state.zones import AT_WAR, BARRACKS, FIELD, UNDER

FLOOR: Final = (
    "republic-ask-vote", "republic-ask-call", "republic-ask-hold-proposal", "republic-ask-aside",
)  # fmt: skip
WHO_AND_WHERE: Final = 2
"""The fields of an army before its units."""


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
    if prompt.key == "republic-ask-storm":
        return _storm(teller, done)
    if prompt.key == "republic-ask-land-battle":
        return _on_land(teller, prompt)
    if prompt.key == "republic-ask-intercept":
        return _at_sea(teller)
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
    vote = the_vote(teller.table)
    if vote is None:
        return []
    lines = floor_lines(teller, vote)
    seat = teller.view.seat
    if seat >= 0 and not vote.tally.voted[seat]:
        told: dict[str, object] = {
            "votes": votes_in_rome(teller.table, seat),
            "talents": purse_in_rome(teller.table, seat),
        }
        lines.append(teller.say("floor-yours", told))
    return lines


def _consent(teller: Teller) -> list[str]:
    for frame in reversed(teller.table.stack):
        if isinstance(frame, ConsentFrame):
            content = frame.motion.content()
            words = content_words(teller.text, frame.motion.what, content, teller.table)
            return [teller.say("floor", {"content": words})]
    return []


def _deploy(teller: Teller, prompt: Prompt, done: Move) -> list[str]:
    """The war that an army is sent to, and its chances: with all there is before the army is
    named, with what was named after it.
    """
    lines: list[str] = []
    for army in armies_sent(teller.table, content_of(prompt, done)):
        if not army.whole:
            lines += [war_line(teller, one) for one in teller.view.fronts() if one.war == army.war]
        if army.whole or army.said == WHO_AND_WHERE:
            lines += battle_lines(teller, army.slot, army.war, army.legions, army.fleets)
    return lines


def _forces(teller: Teller, prompt: Prompt, done: Move) -> list[str]:
    told: dict[str, object] = {"cost": unit_cost(teller.table), "treasury": teller.view.treasury}
    return [teller.say("hint-cost", told)] if len(done) == 1 else []


def _assassination(teller: Teller, prompt: Prompt, done: Move) -> list[str]:
    if len(done) != 3 or not isinstance(prompt, Form):
        return []
    guarded = guard_drm(teller.table) if teller.table.guarded == thing(done[2]) - SENATOR else 0
    field = prompt.field(done)
    most = field.choices([])[-1] if field is not None else 0
    return [assassination_steps(teller, most, guarded)]


def _dispute(teller: Teller, prompt: Prompt, done: Move) -> list[str]:
    """What the clauses say among which one is to be chosen."""
    if len(done) != 2:
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
    return [persuasion_steps(teller, slot, target)]


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


def _on_land(teller: Teller, prompt: Prompt) -> list[str]:
    """The land battle that a general may fight now, or leave."""
    table, lines = teller.table, list[str]()
    for slot, one in teller.view.senators():
        war = (prompt.params or {}).get("war")
        if one.place == FIELD and one.serial and one.at == war and one.faction == prompt.of:
            army = UNDER + slot
            there = legions_at(table, army), len(fleets_at(table, army))
            lines += battle_lines(teller, slot, one.at, *there)
    return lines


def _at_sea(teller: Teller) -> list[str]:
    """Rebels who come by sea."""
    for frame in reversed(teller.table.stack):
        if isinstance(frame, BlockadeFrame):
            return [blockade_line(teller, frame.province)]
    return []


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


def _storm(teller: Teller, done: Move) -> list[str]:
    """Where the fleets are that the next part is about, and how many."""
    table = teller.table
    places = fleet_places(table)
    if len(done) == len(places):
        return []
    place = places[len(done)]
    count = len(fleets_at(table, place))
    if place == BARRACKS:
        return [teller.say("hint-fleets-rome", {"count": count})]
    if place >= UNDER:
        who = teller.text.slot(place - UNDER, table)
        return [teller.say("hint-fleets-army", {"count": count, "person": who})]
    war = teller.text.war(place - AT_WAR)
    return [teller.say("hint-fleets-war", {"count": count, "war": war})]


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
    "dispute": _dispute,
}
