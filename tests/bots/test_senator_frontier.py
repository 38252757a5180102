"""The senator raises and garrisons provinces, and knows when to send veterans home."""

from msgspec.structs import replace

from aedilis.republic.bots.frontier import disband, fleets_wanted, garrison, levy
from aedilis.republic.bots.mind import Mind
from aedilis.republic.game import Republic
from aedilis.republic.phases.revenue.levies import LeviesFrame
from aedilis.republic.phases.revolution.cards import DISBAND, PlayFrame
from aedilis.republic.state.choices import PROVINCE, thing, verb
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import INACTIVE, POOL, UNDER
from tests.republic.setup.frontier import hold, marches, provincial
from tests.republic.setup.opening import breaks_out, province_number
from tests.republic.setup.revolution import quiet, victor
from tests.republic.setup.senate import floor, units

GAME = Republic()


def mind(s: RepublicState, seat: int) -> Mind:
    """What a senator makes of the question he is asked."""
    s.asked = None
    prompt = next(one for one in GAME.asked(s) if one.seat == seat)
    return Mind(GAME.view(s, seat), prompt)


def test_troops_are_raised_and_the_fleets_a_war_will_ask_for() -> None:
    s = marches()
    hold(s, "sicilia", "cornelius", seat=1)
    breaks_out(s, "second_sicilian_slave_revolt", INACTIVE)
    s.stack = [LeviesFrame([province_number("sicilia")])]
    asked = mind(s, 1)
    assert fleets_wanted(asked, province_number("sicilia")) == 1
    assert levy(asked) == [3, 2]


def test_a_legion_goes_where_troops_have_to_fight() -> None:
    s = provincial(floor())
    s.holdings = [None] * len(s.holdings)
    units(s, 3)
    breaks_out(s, "syrian_war")
    slot = hold(s, "macedonia", "cornelius", troops=4, seat=1)
    assert s.senator(slot).at == province_number("macedonia")
    move = garrison(mind(s, 0))
    assert [move[0], thing(move[1]), move[2]] == [
        verb("propose_garrison"),
        PROVINCE + province_number("macedonia"),
        1,
    ]
    hold(s, "macedonia", troops=4)
    assert garrison(mind(s, 0)) == []


def test_veterans_are_sent_home_in_quiet_times() -> None:
    s = quiet()
    s.switches = replace(s.switches, veterans=True)
    slot = victor(s, "fabius", 0)
    there = [n for n, place in enumerate(s.legions) if place == POOL][:2]
    for n in there:
        s.legions[n], s.loyal[n] = UNDER + slot, slot
        s.veterans |= 1 << n
    s.stack = [PlayFrame(0, 0)]
    move = disband(mind(s, 0))
    assert (move[0], move[2]) == (DISBAND, 2)
    for war in ("first_punic_war", "syrian_war", "first_illyrian_war", "first_gallic_war"):
        breaks_out(s, war)
    assert disband(mind(s, 0)) == []
