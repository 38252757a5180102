"""The initiative: dice, card or event, and what may be done after it, in order (1.07.2, 1.07.3)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import EVENTS, FAMILIES, INTRIGUES, card, index_of
from aedilis.republic.definitions.named import EVIL_OMENS, TRIBUNE
from aedilis.republic.definitions.tables import random_event
from aedilis.republic.phases.forum.auction import AuctionFrame, InitiativesFrame, in_turn
from aedilis.republic.phases.forum.phase import ForumFrame
from aedilis.republic.rules.persons import hrao, hrao_seat, of_faction
from aedilis.republic.state.zones import HAND, PROVINCE
from tests.republic.setup.forum import (
    GAME,
    NOTHING,
    asked,
    draws,
    event,
    governed,
    initiative,
    member,
    no_deck,
    offered,
    say,
    skip_to,
    start,
    table,
    unaligned,
)
from tests.republic.setup.money import fund, rich
from tests.republic.setup.opening import name, sound, told, vacate


@rule("R 1.07.2-a", "R VII.initiative", "R 1.07.22-a", "R 1.04.8-b")
def test_the_highest_official_begins_and_the_others_follow_clockwise() -> None:
    s = table(seats=4)
    first = hrao_seat(s)
    start(s, ForumFrame(), NOTHING[:])
    assert [first, (first + 1) % 4, (first + 2) % 4, (first + 3) % 4] == in_turn(s)
    assert s.log is not None
    thrown = [one.seat for one in s.log if one.key == "republic-initiative"]
    assert thrown == [first]


@rule("R 1.07.22-a")
def test_the_order_stays_when_the_highest_official_dies() -> None:
    """R-0.7."""
    s = table(seats=3)
    order = in_turn(s)
    start(s, InitiativesFrame(order, 0), NOTHING[:])
    s.senator(hrao(s)).offices = 0
    s.senator(member(s, order[2])).influence = 30
    assert hrao_seat(s) == order[2]
    while asked(s)[0] == order[0]:
        s.dice.script = NOTHING[:]
        GAME.apply(s, order[0], GAME.parse(s, order[0], {"do": "stop"}))
    assert asked(s)[0] == order[1]


@rule("R 1.07.2-b", "R 1.07.21-a")
def test_a_seven_brings_an_event_and_no_card() -> None:
    s = table()
    size = s.deck_size()
    initiative(s, 0, [3, 4, 3, 3, 3])
    assert s.events[event("drought")] == 1
    assert s.deck_size() == size
    assert s.factions[0].hand == []


@rule("R 1.07.21-a")
@pytest.mark.parametrize(
    ("era", "total", "id_"),
    [(0, 3, "mob_violence"), (0, 18, "trial_of_verres"), (1, 3, "pretender_emerges"),
     (1, 18, "rhodian_alliance"), (2, 3, "epidemic"), (2, 12, "barbarian_raids")],
)  # fmt: skip
def test_the_table_has_a_column_for_each_era(era: int, total: int, id_: str) -> None:
    found = random_event(era, total)
    assert EVENTS[found].house or found == event(id_)


@rule("R 1.07.2-b")
def test_evil_omens_leave_initiative_and_event_dice_alone() -> None:
    """R-0.9: E = 1, a natural 7 is an event, a natural 8 is none."""
    s = table()
    s.events[EVIL_OMENS] = 1
    size = s.deck_size()
    initiative(s, 0, [3, 4, 3, 3, 3])
    assert s.events[event("drought")] == 1
    s.stack.clear()
    draws(s, 0, INTRIGUES[TRIBUNE].cards[0][0])
    assert s.deck_size() == size - 1


@rule(
    "R 1.07.2-c",
    "R 1.07.3-c",
    "R VII.forum-cards",
    "R 1.07.3-d",
    "R 1.04.9",
    "R VII.faction-cards-a",
)
def test_a_faction_card_goes_unseen_into_the_hand_of_its_drawer() -> None:
    s = table()
    tribune = INTRIGUES[TRIBUNE].cards[0][0]
    s.learned = 0
    draws(s, 1, tribune)
    assert s.factions[1].hand == [tribune]
    assert s.zone[tribune] == HAND
    assert s.learned == 1 << 1
    assert s.log is not None
    drawn = next(one for one in s.log if one.key == "republic-draws")
    assert drawn.seen_by(0).params == {}
    assert drawn.seen_by(1).params == {"card": tribune}
    sound(s)


@rule("R 1.07.3-a", "R 1.07.3-b", "R 1.07.311-a", "R VII.forum-cards-a")
def test_a_forum_card_lies_open_in_the_forum() -> None:
    s = table()
    slot = vacate(s, index_of("family", "furius"))
    draws(s, 0, FAMILIES[slot].card)
    assert s.senator(slot).faction == NONE
    assert s.factions[0].hand == []
    sound(s)


@rule("R 1.07.2-d", "R V.1-b")
def test_an_empty_deck_is_rolled_for_and_nothing_is_drawn() -> None:
    """R-1.07.2b: a 5 draws nothing, a 7 is an event still; what may be done follows."""
    s = no_deck(table())
    initiative(s, 0, [2, 3])
    assert told(s, "republic-deck-empty")
    assert asked(s)[0] == 0
    s.stack.clear()
    initiative(s, 1, [1, 6, 3, 3, 3])
    assert s.events[event("drought")] == 1


@rule("R 1.07.2-d", "R 3.01.4")
def test_the_next_layer_follows_when_one_is_empty() -> None:
    s = no_deck(table(), but=1)
    low = s.layers[0]
    s.layers.insert(0, [])
    number = next(n for n in low if card(n).faction)
    initiative(s, 0, [1, 1, number])
    assert s.factions[0].hand == [number]
    sound(s)


@rule("R 1.07.2-e", "R 1.03-b", "R VII.initiative-a")
def test_what_may_be_done_comes_in_one_order_and_once() -> None:
    """R-1.03, R-1.07.2a: games, then another leader, in one initiative, and no way back."""
    s = table()
    speaker = member(s, 0, leader=True)
    rich(s, speaker, 20)
    unaligned(s, "furius")
    fund(s, 1, 2)
    initiative(s, 0)
    assert asked(s) == (0, "republic-ask-persuasion")
    say(s, 0, {"do": "stop"})
    assert asked(s) == (0, "republic-ask-knights")
    say(s, 0, {"do": "attract", "senator": name(s, speaker), "talents": 0}, [1])
    assert asked(s) == (0, "republic-ask-games")
    assert "persuade" not in offered(s, 0)
    say(s, 0, {"do": "games", "senator": name(s, speaker), "games": "slice_and_dice"})
    assert asked(s) == (0, "republic-ask-new-leader")
    say(s, 0, {"senator": name(s, member(s, 0))})
    assert asked(s) == (-1, "")


@rule("R 1.07.2-e")
def test_every_step_may_be_left_out() -> None:
    s = table()
    rich(s, member(s, 0), 20)
    before = (s.unrest, s.factions[0].leader)
    initiative(s, 0)
    while asked(s)[0] == 0:
        say(s, 0, {"do": "stop"})
    assert (s.unrest, s.factions[0].leader) == before


@rule("R 1.07.2-f")
def test_a_faction_without_anybody_in_rome_has_its_initiative() -> None:
    s = table("middle")
    for n, (slot, _) in enumerate(of_faction(s, 0)):
        one = s.senator(slot)
        one.place, one.at = PROVINCE, n
        governed(s, ["sicilia", "africa", "macedonia", "illyricum"][n], slot)
    rich(s, member(s, 0), 20)
    initiative(s, 0)
    assert asked(s) == (0, "republic-ask-games")
    skip_to(s, "republic-ask-new-leader")


@rule("R 1.07.2-g", "R 1.07.22-d", "R 1.07.22-g")
def test_an_initiative_won_at_auction_is_the_same_and_its_factions() -> None:
    s = table()
    bidder = member(s, 1)
    rich(s, bidder, 2)
    other = member(s, 1, leader=True)
    rich(s, other, 1)
    start(s, AuctionFrame(1, 0, 0, NONE), [])
    say(s, 1, {"senator": name(s, bidder), "bid": 2}, NOTHING[:])
    assert asked(s)[0] == 1
    skip_to(s, "republic-ask-knights")
    say(s, 1, {"do": "attract", "senator": name(s, other), "talents": 1}, [5])
    assert s.senator(other).knights == 1
