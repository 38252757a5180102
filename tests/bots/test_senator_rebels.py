"""The seventh senator rebels where he has more to win by it, and lets no rebel come to Rome
unopposed; so does the third politician, by temperament.
"""

import pytest

from aedilis.arena.match import Match
from aedilis.bots.asides import out_of_turn
from aedilis.bots.registry import make_player
from aedilis.kernel.prompt import Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.bots import usurping
from aedilis.republic.bots.mind import Mind
from aedilis.republic.phases.senate.vote import the_vote
from aedilis.republic.rules.armies import legions_at
from aedilis.republic.rules.money import BANK, FACTION, STATE, pay
from aedilis.republic.state.choices import LEGION, VERBS, code, thing
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import BARRACKS, MARCH, REBEL, UNDER
from tests.bots.rebels import CHAIR, FIELDS, REBELS, TRIBUNE, at_the_gates, sent, victory
from tests.bots.senators import REPUBLIC, answer
from tests.republic.setup.combat import person
from tests.republic.setup.opening import name
from tests.republic.setup.revenue import begin
from tests.republic.setup.revolution import declare, quiet, rich, veteran
from tests.republic.setup.senate import propose, units
from tests.republic.setup.trials import asked, do, give, member, run
from tests.republic.setup.tribunes import CARD

SIXTH, SEVENTH = "senator@6", "senator@7"
DICE = "seed"


def words(s: RepublicState, bot: str) -> str:
    """What a bot answers to the question that is open, in its first word; it is answered."""
    seat, move = answer(s, bot)
    REPUBLIC.apply(s, seat, move)
    return VERBS[thing(move[0])]


# -- to rebel --------------------------------------------------------------------------------------


@rule("R 1.11.3", "R 1.11.31", "R 1.11.35")
@pytest.mark.parametrize("bot", [SEVENTH, "politician@3", "politician@3:general"])
def test_who_leaves_a_majority_behind_rebels(bot: str) -> None:
    s, slot = victory(friends=60)
    declare(s, 6, 6, 6, 1, 1, 1, 1, 1)
    assert words(s, bot) == "roll"
    assert words(s, bot) == "rebel"
    assert s.rebel == slot


@rule("R 1.11.3", "R 1.11.31")
@pytest.mark.parametrize("bot", [SIXTH, "politician@2", "politician@3:loyalist"])
def test_earlier_versions_and_loyalists_lay_down_their_commands(bot: str) -> None:
    s, _ = victory(friends=60)
    declare(s)
    assert words(s, bot) == "lay_down"


@rule("R 1.11.3")
def test_who_is_outweighed_lays_down_his_command() -> None:
    s, _ = victory(friends=0, legions=4)
    units(s, 12)
    declare(s)
    assert words(s, SEVENTH) == "lay_down"


@rule("R 1.11.31")
def test_who_finds_out_that_nobody_follows_stays_loyal() -> None:
    s, slot = victory(friends=60)
    declare(s, *[1] * 8)
    assert words(s, SEVENTH) == "roll"
    assert s.rebel != slot
    assert s.senator(slot).place != REBEL


@rule("R 1.11.33")
def test_who_cannot_pay_his_legions_does_not_count_on_them() -> None:
    s, slot = victory(friends=60, talents=0)
    declare(s)
    assert words(s, SEVENTH) == "lay_down"
    # His own veterans cost him nothing.
    s, slot = victory(friends=60, talents=0)
    veteran(s, s.legions.index(UNDER + slot), slot)
    declare(s, *[6] * 7)
    assert words(s, SEVENTH) == "roll"
    assert words(s, SEVENTH) == "rebel"


@rule("R 1.11.37")
def test_the_stronger_the_army_and_the_poorer_rome_the_likelier_a_rebel_wins() -> None:
    s, slot = victory(friends=0)
    pay(s, STATE, BANK, s.treasury)
    declare(s)
    mind = Mind(REPUBLIC.view(s, 0), REPUBLIC.due(s))
    chances = [usurping.chance(mind, slot, strength, 4) for strength in (1, 8, 14, 20)]
    assert chances == sorted(chances)
    assert chances[0] < 0.05 < 0.5 < chances[-1]
    weaker = [usurping.chance(mind, slot, 14, left) for left in (0, 6, 12, 18)]
    assert weaker == sorted(weaker, reverse=True)


@rule("R 1.11.33")
def test_regular_legions_are_sent_away_before_veterans() -> None:
    s = quiet()
    slot = person(s, "fulvius", 1)
    s.senator(slot).place, s.rebel = REBEL, slot
    s.legions[:4] = [UNDER + slot] * 4
    veteran(s, 3)
    rich(s, slot, 2)
    pay(s, FACTION + 1, BANK, s.factions[1].treasury)
    prompt = begin(s)
    assert prompt is not None
    assert prompt.key == "republic-ask-upkeep"
    move = make_player(SEVENTH, "republic", 1, DICE).choose(REPUBLIC.view(s, 1), prompt)
    assert prompt.accepts(move)
    assert code("legion", LEGION, 3) not in move
    REPUBLIC.apply(s, 1, move)
    assert s.legions[:4] == [BARRACKS] * 3 + [UNDER + slot]


# -- against a rebel -------------------------------------------------------------------------------


def sit(s: RepublicState, bot: str) -> None:
    """All play as one bot until an army is sent, or the sitting is over."""
    players = [make_player(bot, "republic", seat, DICE) for seat in range(s.seats)]
    while not sent(s) and asked(s)[0][1] != "republic-ask-hold-revenue":
        said = out_of_turn(REPUBLIC, s, players)
        prompt, move = said or (REPUBLIC.due(s), None)
        seat = prompt.seat
        chosen = players[seat].choose(REPUBLIC.view(s, seat), prompt) if move is None else move
        REPUBLIC.apply(s, seat, chosen)


@rule("R 1.11.35", "R 1.09.64")
@pytest.mark.parametrize("bot", [SEVENTH, "politician@3"])
def test_an_army_goes_against_the_rebel_before_all_others(bot: str) -> None:
    s = at_the_gates()
    sit(s, bot)
    assert sent(s) == [MARCH]


@rule("R 1.11.35", "R 1.09.151")
@pytest.mark.parametrize(("bot", "goes"), [(SEVENTH, [MARCH]), (SIXTH, [])])
def test_a_tribune_sends_one_where_the_rebels_friends_preside(bot: str, goes: list[int]) -> None:
    s = at_the_gates(foe=CHAIR)
    give(s, TRIBUNE, CARD)
    run(s)
    do(s, CHAIR, do="adjourn")
    sit(s, bot)
    assert sent(s) == goes


@rule("R 1.11.35", "R 1.09.151")
def test_a_tribune_has_legions_raised_where_there_are_none() -> None:
    s = at_the_gates(legions=0, foe=CHAIR)
    give(s, TRIBUNE, CARD)
    run(s)
    do(s, CHAIR, do="adjourn")
    sit(s, SEVENTH)
    assert legions_at(s, BARRACKS)


@rule("R 1.11.35")
def test_the_friends_of_a_rebel_send_nobody_against_him() -> None:
    s = at_the_gates(foe=CHAIR)
    sit(s, SEVENTH)
    assert MARCH not in sent(s)


def votes_on(s: RepublicState, target: str, legions: int) -> dict[int, str]:
    """What seventh senators say of sending the Field Consul, by seats."""
    propose(
        s,
        CHAIR,
        "deploy",
        general=name(s, member(s, FIELDS)),
        war=target,
        legions=legions,
        fleets=0,
    )
    if asked(s)[0][1] == "republic-ask-consent":
        do(s, FIELDS, answer="yes")
    said: dict[int, str] = {}
    while the_vote(s) is not None:
        seat, key = asked(s)[0]
        word = words(s, SEVENTH)
        if key == "republic-ask-vote":
            said[seat] = word
    return said


@rule("R 1.11.35", "R 1.09.64")
def test_all_but_his_friends_vote_for_an_army_against_the_rebel() -> None:
    said = votes_on(at_the_gates(), "rebel", 8)
    assert said.pop(REBELS) == "no"
    assert set(said.values()) == {"yes"}


@rule("R 1.11.35", "R 1.09.64")
def test_nobody_lets_legions_go_without_which_the_rebel_would_win() -> None:
    said = votes_on(at_the_gates(), "first_gallic_war", 12)
    assert {said[seat] for seat in (CHAIR, FIELDS, TRIBUNE)} == {"no"}


@rule("R 1.11.35", "R 1.09.64")
@pytest.mark.parametrize(("foe", "says"), [(REBELS, "yes"), (FIELDS, "no")])
def test_a_general_goes_with_too_few_if_the_rebel_is_not_his_own(foe: int, says: str) -> None:
    s = at_the_gates(foe=foe)
    propose(
        s, CHAIR, "deploy", general=name(s, member(s, FIELDS)), war="rebel", legions=1, fleets=0
    )
    assert asked(s) == [(FIELDS, "republic-ask-consent")]
    assert words(s, SEVENTH) == says


# -- whole games -----------------------------------------------------------------------------------


@rule("R 1.11.3", "R 1.11.35")
def test_rebels_rise_among_them_and_are_fought() -> None:
    seen: set[str] = set()

    def watch(s: RepublicState, seat: int, prompt: Prompt) -> None:
        if s.rebel >= 0:
            seen.add("rebel")
            if any(one is not None and one.at == MARCH for one in s.senators):
                seen.add("met")

    for n in range(6):
        match = Match(REPUBLIC, {"scenario": "late"}, [SEVENTH] * 4, f"rebels {n}")
        match.play(watch)
        assert not match.failure
    assert seen == {"rebel", "met"}


@rule("R 1.11.3", "R 1.11.31")
def test_he_says_why_he_asks_his_legions_and_rebels_or_not() -> None:
    said: list[str] = []
    for friends, steps in ((60, 2), (0, 1)):
        s, _ = victory(friends, legions=4)
        units(s, 12)
        declare(s, 6, 6, 6, 6)
        for _ in range(steps):
            prompt = REPUBLIC.due(s)
            player = make_player(SEVENTH, "republic", prompt.seat, DICE)
            move = player.choose(REPUBLIC.view(s, prompt.seat), prompt)
            said.append(player.weighed()[0].key)
            REPUBLIC.apply(s, prompt.seat, move)
    assert said == ["republic-why-asks-legions", "republic-why-rebel", "republic-why-loyal"]
