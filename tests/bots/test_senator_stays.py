"""The ninth senator: his Consul stays in Rome beside a rival's, his mightiest man is Censor, rivals
are tried for their lives, and Rome at war is given what her forces lack.
"""

from functools import cache

import pytest

from aedilis.arena.match import Match
from aedilis.kernel.prompt import Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.bots import judgement
from aedilis.republic.bots.consulate import BETTER
from aedilis.republic.bots.mind import GREAT_UNREST
from aedilis.republic.bots.temper import FRUGAL
from aedilis.republic.definitions.named import FIELD_CONSUL, ROME_CONSUL
from aedilis.republic.game import Republic
from aedilis.republic.phases.senate.posts import PostsFrame
from aedilis.republic.rules.persons import in_rome, of_faction, printed
from aedilis.republic.rules.wars import active_fronts
from aedilis.republic.state.choices import OFFICE, SENATOR, index, verb
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import PRIOR_CONSUL
from tests.bots.senators import answer, mind_of, near_to_master, other_than, reach
from tests.republic.setup.forum import no_wars, war

GAME = Republic()
SEVENTH, EIGHTH, NINTH = "senator@7", "senator@8", "senator@9"


def colleagues(s: RepublicState) -> tuple[int, int]:
    """The Consul who is asked, and the other one."""
    frame = s.stack[-1]
    assert isinstance(frame, PostsFrame)
    asked = GAME.due(s).seat
    pair = sorted((frame.first, frame.second), key=lambda slot: s.senator(slot).faction != asked)
    return pair[0], pair[1]


def lead(s: RepublicState) -> int:
    """By how much the one who is asked is the better general."""
    his, other = (printed(s.senator(slot)).military for slot in colleagues(s))
    return his - other


@cache
def shared() -> list[RepublicState]:
    """Where one of two Consuls of different factions takes his post while there is war, and whoever
    commands in the field would do it himself by the better rating.
    """
    found: list[RepublicState] = []

    def watch(s: RepublicState, seat: int, prompt: Prompt) -> None:
        frame = s.stack[-1]
        if not isinstance(frame, PostsFrame) or frame.second < 0 or not active_fronts(s):
            return
        factions = {s.senator(slot).faction for slot in (frame.first, frame.second)}
        if len(factions) > 1 and lead(s) > 0:
            found.append(GAME.clone(s))

    for n in range(8):
        match = Match(GAME, {"scenario": "early"}, [SEVENTH] * 5, f"posts {n}")
        match.play(watch)
        assert match.failure == ""
    return found


def wish(s: RepublicState, bot: str) -> int:
    """The post that a bot wants."""
    return index(answer(s, bot)[1][0], OFFICE)


def quiet(s: RepublicState) -> RepublicState:
    """The same in no danger: one war, a calm people and a full treasury."""
    there = GAME.clone(s)
    there.fronts = active_fronts(there)[:1]
    there.unrest, there.treasury = 0, 500
    return there


@rule("R 1.09.22")
def test_beside_a_rival_he_wants_rome() -> None:
    assert shared()
    for s in shared():
        there = quiet(s)
        assert wish(there, EIGHTH) == FIELD_CONSUL
        assert wish(there, NINTH) == ROME_CONSUL


@rule("R 1.09.22")
def test_in_danger_a_far_better_general_takes_the_field() -> None:
    leads = set()
    for s in shared():
        there = GAME.clone(s)
        there.unrest = GREAT_UNREST
        far = lead(there) >= BETTER
        leads.add(far)
        assert wish(there, NINTH) == (FIELD_CONSUL if far else ROME_CONSUL)
    assert leads == {True, False}


@rule("R 1.09.22")
def test_beside_one_of_his_own_the_better_general_goes() -> None:
    for s in shared():
        there = quiet(s)
        his, other = colleagues(there)
        there.senator(other).faction = there.senator(his).faction
        assert wish(there, NINTH) == wish(there, EIGHTH)


# -- his Censor, and trials ------------------------------------------------------------------------


def proposed(s: RepublicState, bot: str) -> int:
    """Whom a bot would have as Censor."""
    begun, slot = answer(s, bot)[1]
    assert begun == verb("propose_censor")
    return index(slot, SENATOR)


@rule("R 1.09.4")
def test_the_mightiest_of_his_own_is_to_be_censor() -> None:
    s = reach("republic-ask-senate-censor", bot=SEVENTH)
    seat = GAME.due(s).seat
    own = [slot for slot in in_rome(s, seat) if not s.senator(slot).offices][:2]
    for influence, slot in enumerate(own, 5):
        s.senator(slot).marks |= PRIOR_CONSUL
        s.senator(slot).influence = influence
    for slot in in_rome(s):
        if slot not in own:
            s.senator(slot).marks &= ~PRIOR_CONSUL
    assert [proposed(s, bot) for bot in (EIGHTH, NINTH)] == own
    for slot in own:
        s.senator(slot).faction = other_than(s, seat)
    assert [proposed(s, bot) for bot in (EIGHTH, NINTH)] == [own[0]] * 2


@pytest.mark.parametrize(("bot", "word"), [(EIGHTH, "minor"), (NINTH, "major")])
@rule("R 1.09.413")
def test_who_is_near_to_ruling_alone_is_tried_for_his_life(bot: str, word: str) -> None:
    s = reach("republic-ask-senate-prosecutions", bot=SEVENTH)
    seat = GAME.due(s).seat
    rival = in_rome(s, other_than(s, seat))[0]
    near_to_master(s, rival)
    move = answer(s, bot)[1]
    assert move[0] == verb(f"prosecute_{word}")
    assert index(move[1], SENATOR) == rival


# -- gifts -----------------------------------------------------------------------------------------


def given(wars: int, after: int, bot: str, seats: int = 5) -> int:
    """What a rich senator gives to a State at war that will have so much left, and whose army is
    small.
    """
    s = reach("republic-ask-contribution", seats, SEVENTH)
    no_wars(s)
    s.unrest = 0
    for name in ("first_punic_war", "syrian_war", "second_illyrian_war")[:wars]:
        war(s, name)
    seat = GAME.due(s).seat
    for slot, _ in of_faction(s, seat):
        s.senator(slot).talents = 40
    s.treasury += after - mind_of(s, seat).treasury_after()
    assert mind_of(s, seat).treasury_after() == after
    move = answer(s, bot)[1]
    return move[1] if len(move) > 1 else 0


@rule("R 1.06.52")
def test_from_two_wars_on_he_pays_for_the_forces_that_rome_lacks() -> None:
    assert given(2, 60, EIGHTH) == 0
    assert given(2, 60, NINTH) == 25
    # Where there is one war, or the State can pay for them, he does as before.
    assert given(1, 60, NINTH) == given(1, 60, EIGHTH)
    enough = FRUGAL.zeal + judgement.WANTING * judgement.MOST_WANTING
    assert given(2, enough, NINTH) == given(2, enough, EIGHTH) == 0
    # Whose wars are many has been helped by all versions.
    assert given(3, 60, NINTH) == given(3, 60, EIGHTH) > 0


@rule("R 1.06.52")
def test_among_four_he_gives_as_before() -> None:
    assert given(2, 60, NINTH, 4) == given(2, 60, EIGHTH, 4)
