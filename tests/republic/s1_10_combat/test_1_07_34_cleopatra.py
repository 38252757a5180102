"""Cleopatra before a battle of the Alexandrine War (1.07.34, her card)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.named import ALEXANDRINE_WAR, CLEOPATRA
from aedilis.republic.phases.asides import aside
from aedilis.republic.phases.combat.attack import AttackFrame
from aedilis.republic.phases.combat.cleopatra import AS_ALLY, AS_ENEMY
from aedilis.republic.rules.moments import HoldFrame
from aedilis.republic.rules.peace import BOUGHT, RESHUFFLED, end_war
from aedilis.republic.rules.strength import own_strength
from aedilis.republic.rules.wars import land_strength, leaders_on, naval_strength, the_front
from aedilis.republic.state.choices import PASS, YES
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import REMOVED
from tests.republic.setup.cleopatra import CARD, before_the_battle
from tests.republic.setup.combat import aside_choices, blanks, general, ground
from tests.republic.setup.opening import into_hand, sound, told


def play(s: RepublicState, seat: int, how: int) -> None:
    prompt = aside(s, seat)
    assert prompt is not None
    assert prompt.accepts([how])
    prompt.act([how])


@rule("R 1.07.34")
def test_everybody_is_asked_whoever_holds_her() -> None:
    s, _ = before_the_battle(2)
    assert [one.seat for one in s.stack[-1].asks(s)] == [0, 1, 2, 3]
    assert [seat for seat in range(4) if AS_ALLY in aside_choices(s, seat)] == [2]
    other, _ = before_the_battle(1)
    assert [one.seat for one in other.stack[-1].asks(other)] == [0, 1, 2, 3]


@rule("R 1.07.34")
def test_as_an_ally_she_stands_by_the_commander() -> None:
    s, slot = before_the_battle()
    treasury = s.senator(slot).talents
    play(s, 2, AS_ALLY)
    one = s.senator(slot)
    assert (one.talents, one.popularity) == (treasury + 50, -5)
    assert CARD not in s.factions[2].hand
    assert own_strength(s, slot, True, ALEXANDRINE_WAR) == 17
    # Nobody has to pass any more, and the battle is fought: 9 + 17 - 10 = 16.
    s.dice.script = [3, 3, 3, 0, 1, *blanks(s, 4)]
    assert s.stack[-1].advance(s)
    assert s.stack[-1].advance(s)
    assert told(s, "republic-battle-victory")[0]["roman"] == 17
    # She is in play: before the land battle nobody is asked for her.
    assert not s.stack[-1].advance(s)
    assert s.stack[-1].kind() == "attack"
    sound(s)


@rule("R 1.07.34", "R 1.07.342")
def test_as_an_enemy_she_leads_the_war() -> None:
    s, slot = before_the_battle()
    play(s, 2, AS_ENEMY)
    assert leaders_on(s, ALEXANDRINE_WAR) == [CLEOPATRA]
    assert naval_strength(s, ALEXANDRINE_WAR) == 13
    assert land_strength(s, ALEXANDRINE_WAR) == 5
    assert s.senator(slot).popularity == 0
    # Her numbers strike: sixteen is a disaster.
    s.dice.script = [6, 5, 5, 0, 1, 2, *blanks(s, 8)]
    assert s.stack[-1].advance(s)
    assert s.stack[-1].advance(s)
    assert told(s, "republic-battle-disaster")
    sound(s)


@rule("R 1.07.34")
def test_she_may_wait_and_come_before_the_next_battle() -> None:
    s, slot = before_the_battle()
    for seat in range(4):
        s.stack[-1].answer(s, seat, [PASS])
    # 12 + 14 - 10 = 16: two of each kind.
    s.dice.script = [4, 4, 4, 0, 1, *blanks(s, 4)]
    while s.stack[-1].advance(s):
        pass
    assert s.stack[-1].kind() == "attack"
    s.stack[-1].answer(s, s.senator(slot).faction, [YES])
    top = s.stack[-1]
    assert isinstance(top, HoldFrame)
    assert top.moment == "cleopatra"
    assert AS_ENEMY in aside_choices(s, 2)


@rule("R 1.07.34")
def test_without_the_hold_she_cannot_be_played() -> None:
    s, _ = before_the_battle()
    s.stack.pop()
    assert AS_ALLY not in aside_choices(s, 2)


@rule("R 1.07.34")
def test_no_pause_before_another_war_or_once_she_has_been_seen() -> None:
    s = ground("first_gallic_war", scenario="late")
    into_hand(s, 2, CARD)
    slot = general(s, "fabius", "first_gallic_war", 9)
    s.dice.script = [4, 3, 3, 0]
    frame = AttackFrame(slot)
    s.stack.append(frame)
    assert frame.advance(s)
    assert s.stack[-1] is frame
    s, _ = before_the_battle()
    s.stack.clear()
    s.factions[2].hand.remove(CARD)
    s.zone[CARD] = REMOVED
    frame = AttackFrame(1)
    s.stack.append(frame)
    assert frame.advance(s)
    assert s.stack[-1] is frame


@rule("R 1.07.34", "R 1.10.4")
def test_she_leaves_with_the_war_either_way() -> None:
    for how in (AS_ALLY, AS_ENEMY):
        for end in (BOUGHT, RESHUFFLED):
            s, _ = before_the_battle()
            play(s, 2, how)
            end_war(s, the_front(s, ALEXANDRINE_WAR), end)
            assert s.cleopatra == 0
            assert s.zone[CARD] == REMOVED
            assert CLEOPATRA not in s.leaders
            sound(s)
