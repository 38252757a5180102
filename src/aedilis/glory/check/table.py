"""What must hold in every state (used by `simulate --check`, the fuzzers and the tests)."""

from collections import Counter

from aedilis.glory.definitions.cards import (
    BUILDING_IDS,
    BUILDINGS,
    JACKS,
    MATERIAL,
    MATERIAL_IDS,
    SITES,
    START_INFLUENCE,
    STATUE,
    VALUE,
)
from aedilis.glory.rules.ending import forum_winners
from aedilis.glory.rules.functions import refresh
from aedilis.glory.state.table import END_CONCESSION, Camp, GloryState


def check(s: GloryState) -> list[str]:
    """Every invariant that does not hold, in words; empty for a sound state."""
    wrong: list[str] = []
    _check_cards(s, wrong)
    _check_sites(s, wrong)
    for seat, camp in enumerate(s.camps):
        _check_camp(s, seat, camp, wrong)
    _check_functions(s, wrong)
    _check_end(s, wrong)
    return wrong


def _check_cards(s: GloryState, wrong: list[str]) -> None:
    """144 order cards and 6 jacks, each in exactly one place."""
    cards: Counter[int] = Counter(s.deck + s.top + s.box + s.pool)
    jacks = s.jacks
    for camp in s.camps:
        cards.update(camp.hand + camp.played + camp.clientele + camp.stockpile)
        cards.update(entry & 63 for entry in camp.vault)
        if camp.drawn >= 0:
            cards[camp.drawn] += 1
        for structure in camp.structures:
            cards[structure.name] += 1
            cards.update(structure.materials)
        jacks += camp.jacks + camp.played_jacks
    copies = s.rules.copies
    for card in range(BUILDINGS):
        if cards[card] != copies[card]:
            wrong.append(f"{cards[card]} of {copies[card]} cards of {BUILDING_IDS[card]} exist")
    if sum(cards.values()) != sum(copies):
        wrong.append(f"{sum(cards.values())} order cards exist")
    if jacks != JACKS or s.jacks < 0:
        wrong.append(f"{jacks} jacks exist, {s.jacks} in the pile")
    if s.deck != sorted(s.deck):
        wrong.append("the deck is not sorted")


def _check_sites(s: GloryState, wrong: list[str]) -> None:
    """36 sites, six of each material, each in exactly one place."""
    sites = Counter({m: s.town[m] + s.outskirts[m] for m in range(6)})
    for camp in s.camps:
        for m in range(6):
            sites[m] += camp.sites[m]
        for structure in camp.structures:
            if not structure.complete:
                sites[structure.site] += 1
    for m in range(6):
        if sites[m] != SITES[m] or s.town[m] < 0 or s.outskirts[m] < 0:
            wrong.append(f"{sites[m]} of {SITES[m]} sites of {MATERIAL_IDS[m]} exist")


def _check_camp(s: GloryState, seat: int, camp: Camp, wrong: list[str]) -> None:
    who = f"seat {seat}"
    worth = START_INFLUENCE + sum(VALUE[m] * n for m, n in enumerate(camp.sites))
    if camp.influence != worth:
        wrong.append(f"{who}: influence {camp.influence}, sites worth {worth}")
    if camp.hand != sorted(camp.hand):
        wrong.append(f"{who}: the hand is not sorted")
    if Counter(camp.shown) - Counter(camp.hand):
        wrong.append(f"{who}: shown cards that are not in hand")
    names = [structure.name for structure in camp.structures]
    if len(names) != len(set(names)):
        wrong.append(f"{who}: two buildings of one name")
    for m in range(6):
        if not 0 <= camp.ready[m] <= camp.clients(m):
            wrong.append(
                f"{who}: {camp.ready[m]} {MATERIAL_IDS[m]} clients ready, more than there are"
            )
    for structure in camp.structures:
        if not structure.complete and len(structure.materials) >= VALUE[structure.site]:
            wrong.append(f"{who}: {BUILDING_IDS[structure.name]} should be complete")
        if structure.site != MATERIAL[structure.name] and structure.name != STATUE:
            wrong.append(f"{who}: {BUILDING_IDS[structure.name]} on a wrong site")


def _check_functions(s: GloryState, wrong: list[str]) -> None:
    fresh = s.clone()
    refresh(fresh)
    for seat, camp in enumerate(fresh.camps):
        if camp.active != s.camps[seat].active:
            wrong.append(f"seat {seat}: functions in force are out of date")


def _check_end(s: GloryState, wrong: list[str]) -> None:
    if s.over:
        if not s.winners:
            wrong.append("over without a winner")
        if s.stack:
            wrong.append("over with something left to do")
        return
    if s.deck_size() == 0 or sum(s.town) == 0:
        wrong.append("an end condition holds, and the game goes on")
    if forum_winners(s):
        wrong.append("a Forum has won, and the game goes on")
    if s.ending == END_CONCESSION or not s.stack:
        wrong.append("nothing is left to do, and the game goes on")
