"""Cards that factions without a player play of their own accord (4.07.4, 4.07.5)."""

import pytest

from aedilis.kernel.prompt import Amount
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.neutrals.cards import played
from aedilis.republic.neutrals.deciding import ANSWERS
from aedilis.republic.phases.asides import aside
from aedilis.republic.phases.combat.proscription import PROSCRIBE, wait_for_card
from aedilis.republic.state.table import FORUM_PHASE, REVENUE, RepublicState
from aedilis.republic.state.zones import CAPTIVE, RAIDERS
from tests.republic.setup.neutrals import (
    CONSERVATIVE,
    IMPERIAL,
    PLUTOCRAT,
    YOU,
    bare,
    chest,
    holds,
    member,
)


def table(phase: int = FORUM_PHASE) -> RepublicState:
    s = bare()
    s.phase = phase
    return s


@rule("R 4.07.4-b")
def test_the_open_bodyguard_goes_to_the_most_influential() -> None:
    """R-4.07.4: with 20 influence it is kept."""
    s = table(REVENUE)
    slot = member(s, IMPERIAL, "fabius", 20)
    member(s, IMPERIAL, "cornelius", 3)
    holds(s, IMPERIAL, "open_bodyguard")
    assert not played(s)
    assert s.guarded == NONE
    s.senator(slot).influence = 21
    assert played(s)
    assert s.guarded == slot


@rule("R 4.07.4-a")
@pytest.mark.parametrize("held", [0, 2])
def test_all_secret_bodyguards_are_used(held: int) -> None:
    s = table()
    asked = Amount(IMPERIAL, "republic-ask-bodyguards", "R 1.09.73", "guards", 0, held)
    assert ANSWERS[asked.key](s, asked) == [held]


@rule("R 4.07.5-a", "R 4.07.5-c")
def test_influence_peddling_strikes_who_holds_most_intrigue() -> None:
    """R-4.07.5."""
    s = table()
    for faction, name in ((YOU, "cornelius"), (IMPERIAL, "fabius"), (PLUTOCRAT, "valerius")):
        member(s, faction, name)
    holds(s, IMPERIAL, "influence_peddling")
    for card in ("assassin", "tribune"):
        holds(s, YOU, card)
    for card in ("assassin", "tribune", "blackmail"):
        holds(s, PLUTOCRAT, card)
    assert played(s)
    assert len(s.factions[PLUTOCRAT].hand) == 2
    assert len(s.factions[IMPERIAL].hand) == 1


@rule("R 4.07.5-b")
def test_of_equals_the_more_influential_faction() -> None:
    s = table()
    member(s, YOU, "cornelius", 9)
    member(s, IMPERIAL, "fabius")
    member(s, CONSERVATIVE, "valerius", 10)
    holds(s, IMPERIAL, "influence_peddling")
    holds(s, YOU, "assassin")
    holds(s, CONSERVATIVE, "tribune")
    assert played(s)
    assert not s.factions[CONSERVATIVE].hand
    assert len(s.factions[YOU].hand) == 1


@rule("R 4.07.5-a")
def test_it_is_kept_while_nobody_else_holds_a_card() -> None:
    """R-4.07.5."""
    s = table()
    member(s, IMPERIAL, "fabius")
    card = holds(s, IMPERIAL, "influence_peddling")
    assert not played(s)
    assert s.factions[IMPERIAL].hand == [card]


@rule("R 4.03.1-c")
def test_a_captive_pays_his_ransom_himself() -> None:
    """R-4.03.1b: with 9 T and a ransom of 10 he stays."""
    s = table()
    slot = member(s, IMPERIAL, "fabius", 5, 9)
    s.senator(slot).place = CAPTIVE
    s.senator(slot).at = RAIDERS
    chest(s, IMPERIAL, 50)
    assert not played(s)
    s.bank -= 1
    s.senator(slot).talents = 10
    assert played(s)
    assert s.senator(slot).place != CAPTIVE
    assert s.factions[IMPERIAL].treasury == 50


@rule("R 4.02.2-a")
@pytest.mark.parametrize("dominant", [0, 1])
def test_the_dominant_player_plays_cards_without_a_guideline(dominant: int) -> None:
    """R-4.07.8: a proscription asks the player."""
    s = bare(2, "late")
    for faction, name in enumerate(("cornelius", "valerius", "fabius")):
        member(s, faction, name)
    assert s.neutrals is not None
    s.neutrals.dominant = dominant
    holds(s, 2, "proscription")
    wait_for_card(s)
    assert [prompt.seat for prompt in s.stack[-1].asks(s)] == [dominant]
    offered = aside(s, dominant)
    assert offered is not None
    assert PROSCRIBE in offered.choices([])
    other = aside(s, 1 - dominant)
    assert other is None or PROSCRIBE not in other.choices([])
    offered.act([PROSCRIBE])
    assert not s.factions[2].hand
