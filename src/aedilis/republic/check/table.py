"""What must hold in every state of The Republic of Rome."""

from collections import Counter
from typing import Final

from aedilis.kernel.rule import rule
from aedilis.republic.check.camps import check_camps
from aedilis.republic.check.provinces import check_frontier
from aedilis.republic.check.units import check_units
from aedilis.republic.definitions.codes import (
    CONCESSION,
    FAMILY,
    LEADER,
    LEADER_INTRIGUE,
    NONE,
    STATESMAN,
    WAR,
)
from aedilis.republic.definitions.codes import LAW as LAW_CARD
from aedilis.republic.definitions.components import (
    CARDS,
    CONCESSIONS,
    FAMILIES,
    LAND_BILLS,
    LEADERS,
    OFFICES,
    STATESMEN,
    WARS,
    card,
)
from aedilis.republic.definitions.named import CLEOPATRA, DICTATOR, MASTER_OF_HORSE, PONTIFEX
from aedilis.republic.definitions.numbers import POPULARITY_MAX, POPULARITY_MIN, PRIESTS
from aedilis.republic.rules.camps import rebel_provinces
from aedilis.republic.rules.college import priests
from aedilis.republic.rules.draw_deck import layer_at, near_top
from aedilis.republic.rules.money import all_talents
from aedilis.republic.rules.persons import identity, in_play
from aedilis.republic.rules.wars import is_bequest, rebels_of
from aedilis.republic.state.agreement import BINDING, OPEN
from aedilis.republic.state.person import Roll, Senator
from aedilis.republic.state.table import PAIR_SLOTS, POPULATION, SENATE, RepublicState
from aedilis.republic.state.zones import (
    CAPTIVE,
    CURIA,
    DECK,
    DISCARD,
    FIELD,
    HAND,
    LAW,
    MARCH,
    PLACES,
    PLAY,
    PROVINCE,
    RAIDERS,
    REBEL,
    REVOLTING,
    VICTOR,
    ZONES,
)

LIE_IN_PLAY: Final = (FAMILY, STATESMAN, CONCESSION, WAR, LEADER, LEADER_INTRIGUE)
"""The kinds of cards that are in play only as what the state says is there."""


def check(s: RepublicState) -> list[str]:
    """Every invariant that does not hold, in words; empty for a sound state."""
    wrong: list[str] = []
    _check_zones(s, wrong)
    _check_play(s, wrong)
    _check_senators(s, wrong)
    _check_roll(s, wrong)
    _check_college(s, wrong)
    _check_provinces(s, wrong)
    _check_factions(s, wrong)
    _check_rebels(s, wrong)
    check_camps(s, wrong)
    _check_rome(s, wrong)
    _check_money(s, wrong)
    check_units(s, wrong)
    check_frontier(s, wrong)
    _check_end(s, wrong)
    _check_neutrals(s, wrong)
    return wrong


# -- cards -----------------------------------------------------------------------------------------


def _check_zones(s: RepublicState, wrong: list[str]) -> None:
    """Hands, layers, Curia and discards list exactly the cards whose zone says so, each once."""
    listed = {
        DECK: [number for layer in s.layers for number in layer],
        HAND: [number for faction in s.factions for number in faction.hand],
        CURIA: s.curia,
        DISCARD: s.discards,
    }
    for zone, numbers in listed.items():
        marked = [number for number in range(1, CARDS + 1) if s.zone[number] == zone]
        if sorted(numbers) != marked:
            here, there = Counter(numbers), Counter(marked)
            odd = sorted((here - there) + (there - here))
            wrong.append(f"{ZONES[zone]}: cards {odd} are in it or listed, not both once")
    for number, depth in near_top(s):
        first = s.layers[: layer_at(s, depth - 1) + 1] if depth <= s.deck_size() else []
        if not any(number in layer for layer in first):
            wrong.append(f"{card(number).id}: not among the first {depth} cards of the deck")
    if any(layer != sorted(layer) for layer in s.layers):
        wrong.append("a layer of the deck is not sorted")
    for number in range(1, CARDS + 1):
        if s.zone[number] == LAW and card(number).kind != LAW_CARD:
            wrong.append(f"{card(number).id}: lies with the laws and is none")


def _check_play(s: RepublicState, wrong: list[str]) -> None:
    """The cards in play are those of senators, wars, leaders and held concessions."""
    there = {FAMILIES[x.family].card for _, x in in_play(s) if x.family != NONE}
    there |= {STATESMEN[x.statesman].card for _, x in in_play(s) if x.statesman != NONE}
    there |= {WARS[front.war].card for front in s.fronts if front.war < REVOLTING}
    there |= {LEADERS[leader].card for leader in s.leaders}
    if s.cleopatra:
        there.add(LEADERS[CLEOPATRA].card)
    there |= {CONCESSIONS[i].card for i, slot in enumerate(s.owner) if slot != NONE}
    marked = {number for number in range(1, CARDS + 1) if s.zone[number] == PLAY}
    for number in sorted(there ^ marked):
        if card(number).kind in LIE_IN_PLAY or number in there:
            wrong.append(f"{card(number).id}: in play or on the table, not both")
    wars = [front.war for front in s.fronts]
    if len(set(wars)) < len(wars) or len(set(s.leaders)) < len(s.leaders):
        wrong.append("a war or a leader is there twice")
    for leader in [*s.aiding[::2], *s.refugees]:
        if leader not in s.leaders:
            wrong.append(f"{LEADERS[leader].id}: helps in a war and is not there")


# -- persons ---------------------------------------------------------------------------------------


@rule("R 1.07.31", "R VII.influence-limit", "R 1.07.312", "R VII.statesman")
def _check_senators(s: RepublicState, wrong: list[str]) -> None:
    offices: Counter[int] = Counter()
    cards: Counter[tuple[bool, int]] = Counter()
    for slot, one in in_play(s):
        name = f"slot {slot}"
        number = identity(one)
        if slot != number - 1 and PAIR_SLOTS.get(number - 1) != slot:
            wrong.append(f"{name}: holds ID {number}")
        if one.influence < 0 or not POPULARITY_MIN <= one.popularity <= POPULARITY_MAX:
            wrong.append(f"{name}: influence {one.influence}, popularity {one.popularity}")
        if one.knights < 0 or one.talents < 0:
            wrong.append(f"{name}: {one.knights} knights, {one.talents} talents")
        if one.faction == NONE and (one.offices or one.knights):
            wrong.append(f"{name}: unaligned, with offices or knights")
        if not _is_somewhere(s, slot, one):
            wrong.append(f"{name}: is nowhere ({PLACES[one.place]} {one.at})")
        held = [office.index for office in OFFICES if one.offices >> office.index & 1]
        offices.update(held)
        if len(held) > 1 and (s.switches.pontifex_exclusive or PONTIFEX not in held):
            wrong.append(f"{name}: holds {len(held)} offices")
        if one.family != NONE:
            cards[True, one.family] += 1
        if one.statesman != NONE:
            cards[False, one.statesman] += 1
    wrong += [f"{OFFICES[i].id} is held {n} times" for i, n in offices.items() if n > 1]
    if offices[MASTER_OF_HORSE] > offices[DICTATOR]:
        wrong.append("a Master of Horse without a Dictator")
    wrong += [f"{key}: {n} persons have this card" for key, n in cards.items() if n > 1]


def _check_roll(s: RepublicState, wrong: list[str]) -> None:
    kept, made = s.called(), Roll()
    made.call(s.senators, len(s.factions))
    for name in ("everybody", "members", "in_rome", "aligned", "afield", "captive", "rebels"):
        if getattr(kept, name) != getattr(made, name):
            wrong.append(f"the roll of persons: {name} is out of date")


@rule(
    "R 1.09.51",
    "R 1.09.641",
    "R VII.general",
    "R 1.10.71",
    "R VII.captive-pointer",
    "R 1.11.3",
    "R VII.civil-war",
)
def _is_somewhere(s: RepublicState, slot: int, one: Senator) -> bool:
    """Whether where he is said to be is there, and knows him."""
    if one.place == PROVINCE:
        holding = s.holdings[one.at]
        return holding is not None and holding.governor == slot and not holding.legate
    if one.place == FIELD:
        if one.at == MARCH or is_bequest(one.at) or any(f.war == one.at for f in s.fronts):
            return True
        if rebels_of(one.at) in rebel_provinces(s):
            return True
        # The war is over; its victor has not come home yet, nor a Master of Horse beside him.
        return any(
            (x.place, x.at) == (FIELD, one.at) and bool(x.marks & VICTOR) for _, x in in_play(s)
        )
    if one.place == CAPTIVE:
        return one.at == RAIDERS or any(front.war == one.at for front in s.fronts)
    return one.at == NONE


@rule("R 2.01.3", "R 2.01.31", "R 2.01.2")
def _check_college(s: RepublicState, wrong: list[str]) -> None:
    if s.college is None:
        wrong += [
            f"slot {slot}: there is no Pontifex Maximus in this game"
            for slot, one in in_play(s)
            if one.offices >> PONTIFEX & 1
        ]
        return
    if len(priests(s)) > PRIESTS:
        wrong.append(f"there are {len(priests(s))} priests")
    for slot in priests(s):
        one = s.senators[slot]
        if one is None or one.faction == NONE or one.place == REBEL:
            wrong.append(f"slot {slot}: a priest who is not in play, of no faction, or a rebel")


@rule("R 1.09.5", "R 1.13.1")
def _check_provinces(s: RepublicState, wrong: list[str]) -> None:
    for i, holding in enumerate(s.holdings):
        if holding is None:
            continue
        if holding.governor == NONE:
            if holding.term or holding.legate:
                wrong.append(f"province {i}: vacant, with a term or a legate")
            continue
        governor = s.senators[holding.governor]
        if governor is None:
            wrong.append(f"province {i}: its governor is not in play")
        elif governor.place == REBEL and i in rebel_provinces(s):
            continue
        elif not holding.legate and (governor.place, governor.at) != (PROVINCE, i):
            wrong.append(f"province {i}: its governor is elsewhere")


@rule("R 1.04.2", "R 1.05.4")
def _check_factions(s: RepublicState, wrong: list[str]) -> None:
    for seat, faction in enumerate(s.factions):
        members = [slot for slot, one in in_play(s) if one.faction == seat]
        if faction.leader != NONE and faction.leader not in members:
            wrong.append(f"seat {seat}: its leader is not of it")
        if faction.hand != sorted(faction.hand):
            wrong.append(f"seat {seat}: the hand is not sorted")
        if any(not card(number).faction for number in faction.hand):
            wrong.append(f"seat {seat}: a card in hand is no faction card")
        if faction.gone and (members or faction.hand or faction.treasury):
            wrong.append(f"seat {seat}: is gone, and has something left")
        if s.bereft >> seat & 1 and (members or faction.gone):
            wrong.append(f"seat {seat}: is asked whether it stays, and has senators or is gone")
    if s.bereft and not any(f.kind() == "bereft" for f in s.stack) and not (s.over or s.ending):
        wrong.append("nobody asks those who have lost their last senator")
    for deal in s.deals:
        for clause in deal.clauses:
            gone = s.factions[clause.by].gone or s.factions[clause.to].gone
            if deal.state == BINDING and clause.fate == OPEN and gone:
                wrong.append(f"deal {deal.number}: binds who is gone")


@rule("R 1.11.3", "R 1.11.32", "R VII.rebels", "R 1.09.82", "R VII.consul-for-life")
def _check_rebels(s: RepublicState, wrong: list[str]) -> None:
    rebels = [slot for slot, one in in_play(s) if one.place == REBEL]
    headless = s.rebel == NONE and bool(rebels) and not s.over
    # A rebel who fought for Rome may end as a captive: then all is lost already.
    taken = s.over and s.rebel in [slot for slot, one in in_play(s) if one.place == CAPTIVE]
    if headless or (s.rebel != NONE and s.rebel not in rebels and not taken):
        wrong.append(f"rebels {rebels}, their leader {s.rebel}")
    if len({s.senator(slot).faction for slot in rebels}) > 1:
        wrong.append("rebels of several factions")
    if any(s.senator(slot).offices for slot in rebels):
        wrong.append("a rebel holds an office")
    if s.life != NONE and (s.senators[s.life] is None or s.life in rebels):
        wrong.append("the Consul for Life is not in play, or rebels")
    if s.guarded != NONE and s.senators[s.guarded] is None:
        wrong.append("the bodyguard protects nobody")


# -- Rome ------------------------------------------------------------------------------------------


@rule("R 1.07.32", "R VII.concession", "R 1.08.1", "R 1.08.2", "R 1.09.62", "R VII.land-bill")
def _check_rome(s: RepublicState, wrong: list[str]) -> None:
    if s.unrest < 0:
        wrong.append(f"unrest is {s.unrest}")
    if any(level < 0 for level in s.events):
        wrong.append(f"events are at {s.events}")
    for bill, count in zip(LAND_BILLS, s.bills, strict=True):
        if not 0 <= count <= bill.slots:
            wrong.append(f"{bill.id}: {count} in force")
    for i, slot in enumerate(s.owner):
        if slot == NONE:
            if s.exposed >> i & 1:
                wrong.append(f"{CONCESSIONS[i].id}: nobody holds it, and its bar lies open")
        elif s.senators[slot] is None or s.senator(slot).faction == NONE:
            wrong.append(f"{CONCESSIONS[i].id}: its holder is not in a faction")
    if s.senate_session is not None and s.phase != SENATE:
        wrong.append("the Senate sits outside its phase")
    if s.no_recruitment and s.phase < POPULATION:
        wrong.append("last year's halt of recruiting has not ended")
    numbers = [deal.number for deal in s.deals]
    if numbers != sorted(set(numbers)):
        wrong.append(f"deals are numbered {numbers}")


@rule("R 1.04.1", "R 1.06.53", "R VII.loose-ends", "R 1.12.3")
def _check_money(s: RepublicState, wrong: list[str]) -> None:
    if all_talents(s) != 0:
        wrong.append(f"{all_talents(s)} talents came from nowhere")
    for seat, faction in enumerate(s.factions):
        if faction.treasury < 0:
            wrong.append(f"seat {seat}: a treasury of {faction.treasury}")
    if s.escrow < 0:
        wrong.append(f"{s.escrow} talents lie on the table")
    if s.treasury < 0 and not s.bankrupt:
        wrong.append(f"the State owes {-s.treasury} talents, and is not bankrupt")


@rule("R 1.12.1", "R VII.era-ends", "R V.1", "R 1.12.4")
def _check_end(s: RepublicState, wrong: list[str]) -> None:
    if s.over and s.ending == 0:
        wrong.append("over, and nothing says how")
    # A rebel who has succeeded may still have to fight for his victory (1.12.4).
    going_on = not s.over and not (s.stack and s.stack[0].kind() == "survival")
    if going_on and (s.ending != 0 or s.winners):
        wrong.append("an ending, and the game goes on")
    if going_on and s.bankrupt:
        wrong.append("the State is bankrupt, and the game goes on")


@rule("R 4.00", "R 4.01.1", "R 4.02.2", "R 4.05.2")
def _check_neutrals(s: RepublicState, wrong: list[str]) -> None:
    """Factions without a player are there where too few people are, and nowhere else."""
    if (s.neutrals is None) != (len(s.factions) == s.seats):
        wrong.append(f"{len(s.factions)} factions for {s.seats} people")
    if s.neutrals is None:
        return
    factions = list(range(len(s.factions)))
    if sorted(s.neutrals.order) != factions:
        wrong.append(f"round the table sit {s.neutrals.order}")
    for named in (s.neutrals.ranks, s.neutrals.coalition):
        if len(set(named)) < len(named) or any(one not in factions for one in named):
            wrong.append(f"factions {named} are named twice, or are none")
    if not 0 <= s.neutrals.dominant < s.seats:
        wrong.append(f"the Dominant Player is seat {s.neutrals.dominant}")
