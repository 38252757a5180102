"""Concessions in the Forum Phase (1.07.32, 1.07.321)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import CONCESSIONS, index_of
from aedilis.republic.phases.forum.order import put_in_order
from aedilis.republic.rules.concessions import destroy, give_up, grant, in_forum, of_senator, profit
from aedilis.republic.rules.death import die
from aedilis.republic.state.zones import CURIA, FORUM, HAND, PLAY
from tests.republic.setup.forum import draws, member, table
from tests.republic.setup.opening import fetch, sound

MINING = index_of("concession", "mining")
CARD = CONCESSIONS[MINING].card


@rule("R 1.07.32-a", "R 1.07.32-b", "R 1.07.3-d")
def test_a_drawn_concession_is_its_drawers_to_play_later() -> None:
    s = draws(table(), 2, CARD)
    assert s.factions[2].hand == [CARD]
    assert s.zone[CARD] == HAND
    assert s.owner[MINING] == NONE


@rule("R 1.07.32-c", "R 1.07-fig-a-a")
def test_who_holds_one_is_open_to_all() -> None:
    s = table()
    fetch(s, CARD)
    grant(s, MINING, member(s, 1))
    assert of_senator(s, member(s, 1)) == [MINING]
    assert s.zone[CARD] == PLAY
    sound(s)


@rule("R 1.07.32-d", "R 1.07.32-e", "R 1.07.32-f", "R 1.07.32-g")
def test_its_profit_opens_the_bar_which_is_hidden_when_it_leaves_him() -> None:
    """R-1.07.32, R-1.05.3a."""
    s = table()
    slot = member(s, 1)
    fetch(s, CARD)
    grant(s, MINING, slot)
    profit(s, MINING, 3)
    assert s.senator(slot).talents == 3
    assert s.exposed == 1 << MINING
    give_up(s, MINING)
    assert s.exposed == 0
    assert in_forum(s) == [MINING]
    grant(s, MINING, slot)
    assert s.exposed == 0
    die(s, slot)
    assert s.zone[CARD] == FORUM
    sound(s)


@rule("R 1.07.321-a", "R 1.07.321-b", "R 1.07.8-e", "R VII.putting-rome-in-order", "R VII.curia")
def test_a_destroyed_one_lies_in_the_curia_and_may_come_back_to_the_forum() -> None:
    s = table()
    fetch(s, CARD)
    grant(s, MINING, member(s, 0))
    s.exposed = 1 << MINING
    assert destroy(s, MINING)
    assert s.zone[CARD] == CURIA
    assert (s.curia, s.exposed, s.owner[MINING]) == ([CARD], 0, NONE)
    assert not destroy(s, MINING)
    s.dice.script = [4]
    put_in_order(s)
    assert s.curia == [CARD]
    s.dice.script = [5]
    put_in_order(s)
    assert s.zone[CARD] == FORUM
    assert s.curia == []
    sound(s)


@rule("R 1.07.321-a")
def test_one_in_a_hand_cannot_be_destroyed() -> None:
    s = draws(table(), 0, CARD)
    assert not destroy(s, MINING)
    assert s.factions[0].hand == [CARD]
