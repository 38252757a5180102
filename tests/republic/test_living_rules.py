"""The Living Rules, one option: each point that they change, and each that is a ruling anyway."""

from pathlib import Path

import msgspec
import pytest

from aedilis.games import GAMES, PACKAGES
from aedilis.kernel.game import BadOption
from aedilis.kernel.plain_yaml import read_yaml
from aedilis.kernel.rule import rule
from aedilis.kernel.scenario import from_data
from aedilis.kernel.scenario_run import run_all
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import EVENTS, STATESMEN, index_of
from aedilis.republic.definitions.named import (
    BARBARIAN_RAIDS,
    DROUGHT,
    EVIL_OMENS,
    INTERNAL_DISORDER,
    MANPOWER,
    PRETENDER,
    RHODIAN_ALLIANCE,
    ROME_CONSUL,
    VERRES,
)
from aedilis.republic.phases.combat.gabinian import RaisingFrame
from aedilis.republic.phases.ending import era_ends
from aedilis.republic.phases.forum.auction import AuctionFrame
from aedilis.republic.phases.forum.events import happen
from aedilis.republic.phases.forum.order import devastations, put_in_order
from aedilis.republic.phases.forum.pretender import pretender_strikes
from aedilis.republic.phases.revenue.income import PROFITEER, collect_concessions, spoils_open_to
from aedilis.republic.phases.revenue.unrest import barbarian_raids, internal_disorder
from aedilis.republic.rules.college import depose, pontifex
from aedilis.republic.rules.holdouts import fleet_there, strength_there
from aedilis.republic.rules.money import BANK, STATE, pay
from aedilis.republic.rules.persons import printed
from aedilis.republic.rules.resolution import DISASTER, Clash, clash, mask, resolve
from aedilis.republic.state.advanced import equip
from aedilis.republic.state.endings import ENDINGS
from aedilis.republic.state.options import SETTLED_BY_LIVING_RULES, USUAL, RepublicSwitches
from aedilis.republic.state.table import Holding, RepublicState
from aedilis.republic.state.zones import BARRACKS, FIELD, INACTIVE, MAJOR, PROCONSUL, ROME
from tests.republic.setup import revenue
from tests.republic.setup.combat import endow, general, ground, number, person, war
from tests.republic.setup.forum import foe, member, no_wars, table
from tests.republic.setup.forum import war as breaks_out
from tests.republic.setup.opening import bring, province_number, sound, told
from tests.republic.setup.priests import with_pontifex
from tests.republic.setup.revolution import battles, has_died, quiet, used_up, war_in_italy

LIVING = RepublicSwitches(living_rules=True)
SCENARIOS = Path(__file__).resolve().parent / "scenarios"
CHANGED = ("rebels", "veterans")
"""The folders of advanced rules that they change."""
VOCABULARY = PACKAGES["republic"].scenarios


def living(s: RepublicState) -> RepublicState:
    """The same game by the Living Rules."""
    s.switches = LIVING
    return s


# -- the option ------------------------------------------------------------------------------------


def test_they_are_off_as_usual_and_settle_other_options() -> None:
    game = GAMES["republic"]
    assert game.options({}, 4)["living-rules"] is False
    chosen = game.options({"living-rules": True}, 4)
    for name, value in SETTLED_BY_LIVING_RULES.items():
        assert chosen[name.replace("_", "-")] == value != getattr(USUAL, name)
    assert game.options(chosen, 4) == chosen
    for seats in (1, 2):
        alone = game.options({"living-rules": True}, seats)
        assert game.options(alone, seats) == alone


def test_an_option_that_they_settle_otherwise_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SETTLED_BY_LIVING_RULES, "draw_two_chits", 1)
    game = GAMES["republic"]
    assert game.options({"living-rules": True}, 4)["draw-two-chits"] == 1
    with pytest.raises(BadOption, match="draw-two-chits: 3 is not what the Living Rules have, 1"):
        game.options({"living-rules": True, "draw-two-chits": 3}, 4)


# -- what they change ------------------------------------------------------------------------------


@rule("R 3.03.2")
def test_marius_and_sulla_are_in_the_late_scenario() -> None:
    game = GAMES["republic"]
    options = game.options({"scenario": "late", "living-rules": True}, 4)
    other = game.options({"scenario": "late"}, 4)
    assert options["late-marius-sulla"] is True
    assert game.identity(options, 4) != game.identity(other, 4)


@rule("R 1.06.53-i")
@pytest.mark.parametrize(("switches", "marks"), [(LIVING, [70]), (USUAL, [70, 50, 20])])
def test_everybody_is_warned_once(switches: RepublicSwitches, marks: list[int]) -> None:
    s = revenue.quiet()
    s.switches = switches
    for _ in range(9):
        pay(s, STATE, BANK, 10)
    assert [one["mark"] for one in told(s, "republic-treasury-low")] == marks


@rule("R 1.06.53-i")
def test_one_fall_below_several_marks_is_one_warning() -> None:
    s = revenue.quiet()
    pay(s, STATE, BANK, s.treasury - 30)
    assert told(s, "republic-treasury-low") == [{"treasury": 30, "mark": 50}]


@rule("R 1.07.8", "R 1.10.8")
@pytest.mark.parametrize("switches", [LIVING, USUAL])
@pytest.mark.parametrize("consul", [True, False])
def test_a_proconsul_bears_a_major_office(switches: RepublicSwitches, consul: bool) -> None:
    """As usual only while the consulship itself is still his."""
    s = no_wars(table(seats=4))
    s.switches = switches
    breaks_out(s, "first_punic_war")
    slot = member(s, 1)
    one = s.senator(slot)
    for other in s.senators:
        if other is not None:
            other.offices = 0
    one.offices = 1 << ROME_CONSUL if consul else 0
    one.place, one.at, one.marks = FIELD, war("first_punic_war"), PROCONSUL
    put_in_order(s)
    assert bool(one.marks & MAJOR) == (consul or switches.living_rules)


@rule("R 1.12.2", "R 1.09.823")
@pytest.mark.parametrize("elected", [True, False])
def test_the_end_of_the_era_ranks_above_a_consul_for_life_who_wins_by_it(elected: bool) -> None:
    s = living(table(seats=4))
    s.life = member(s, 2)
    s.elected = elected
    s.senator(member(s, 0)).influence = 99
    era_ends(s)
    assert (ENDINGS[s.ending], s.winners) == ("era_ends", [2])
    s = table(seats=4)
    s.life = member(s, 2)
    s.elected = elected
    era_ends(s)
    assert ENDINGS[s.ending] == ("consul_elected" if elected else "consul_appointed")
    assert s.winners == [2]


@rule("R 2.01.2")
@pytest.mark.parametrize("switches", [LIVING, USUAL])
def test_a_convicted_pontifex_keeps_his_office(switches: RepublicSwitches) -> None:
    s, chief = with_pontifex()
    s.switches = switches
    depose(s, chief)
    assert (pontifex(s) == chief) == switches.living_rules


@rule("R 2.03.81")
@pytest.mark.parametrize("switches", [LIVING, USUAL])
def test_all_that_a_rebel_province_has_on_land_keeps_its_fleet_from_coming_first(
    switches: RepublicSwitches,
) -> None:
    s = quiet("middle")
    s.switches = msgspec.structs.replace(switches, provincial_wars=True, rebel_governors=True)
    equip(s)
    sardinia = index_of("province", "sardinia_et_corsica")
    s.holdings[sardinia] = Holding(False, person(s, "cornelius", 1), 3)
    assert s.frontier is not None
    s.frontier.fleets[sardinia] = 3
    assert fleet_there(s, sardinia)
    s.frontier.troops[sardinia] = 8
    assert fleet_there(s, sardinia) != switches.living_rules
    s.frontier.troops[sardinia] = 1
    # At sea his governor adds nothing to his three fleets, on land as much as the troops count.
    assert strength_there(s, sardinia) == (2, 3 if switches.living_rules else 6)


@rule("R 2.03.92")
@pytest.mark.parametrize("switches", [LIVING, USUAL])
def test_a_primary_rebel_has_to_live_through_the_battle_that_he_wins(
    switches: RepublicSwitches,
) -> None:
    s, rebel, slot = war_in_italy(rebels=20, senate=1)
    s.switches = switches
    chit = [number(s, rebel)] if switches.living_rules else []
    # The only legion of the Senate is lost.
    battles(s, 1, 1, 1, 20, *chit)
    assert used_up(s)
    assert has_died(s, "cornelius")
    assert has_died(s, "fulvius") == switches.living_rules
    assert (s.rebel == NONE) == switches.living_rules
    assert ENDINGS[s.ending] == ("" if switches.living_rules else "rebel_battle")
    assert s.senators[slot] is None or s.senator(slot).place == ROME


# -- what is a ruling anyway -----------------------------------------------------------------------


@rule("R 1.07.22")
def test_the_least_bid_is_one() -> None:
    s = living(table())
    assert AuctionFrame(0, 0, 0, NONE).least() == 1
    assert s.switches.unsold_initiatives == "one"


@rule("R 1.06.12")
def test_the_most_hated_may_still_profiteer() -> None:
    s = living(revenue.quiet())
    grain = revenue.hold_concession(s, revenue.JULIUS, "aegyptian_grain")
    s.senator(revenue.JULIUS).popularity = -9
    s.events[DROUGHT] = 1
    assert collect_concessions(s, revenue.JULIUS) == [grain]
    prompt = revenue.begin(s)
    assert prompt is not None
    assert prompt.choices([])[0] == PROFITEER
    revenue.say(s, PROFITEER)
    assert s.senator(revenue.JULIUS).popularity == -9


@rule("R 1.07.36")
def test_neither_shortage_nor_a_halt_of_recruiting_touches_units_by_the_gabinian_law() -> None:
    s = living(ground("first_punic_war"))
    slot = general(s, "fabius", "first_punic_war", 2, 0)
    endow(s, slot, 25, 0)
    s.no_recruitment = True
    s.events[MANPOWER] = 3
    legions = RaisingFrame([slot], 0).field(s, s.senator(slot).faction, [])
    assert legions is not None
    assert legions.choices([]) == [0, 1, 2]


@rule("R 1.07.8", "R 1.07.21")
def test_evil_omens_touch_neither_tax_farmers_nor_natural_disaster() -> None:
    s = living(no_wars(table()))
    breaks_out(s, "second_punic_war")
    s.events[EVIL_OMENS] = 2
    s.dice.script = [3]
    put_in_order(s)
    assert told(s, "republic-tax-farmers") == [{"dice": 3}]
    s.dice.script = [2]
    happen(s, index_of("event", "natural_disaster"))
    assert s.dice.script == []
    assert [one["dice"] for one in told(s, "republic-disaster")] == [2]


@rule("R 1.07.21")
def test_a_province_without_a_governor_is_left_alone_by_events() -> None:
    s = living(revenue.quiet())
    for holding in range(len(s.holdings)):
        s.holdings[holding] = None
    ulterior = province_number("hispania_ulterior")
    s.holdings[ulterior] = Holding(False, NONE, 0)
    for event in (BARBARIAN_RAIDS, INTERNAL_DISORDER, PRETENDER, VERRES):
        s.events[event] = 1
    before = s.dice.to_data()
    barbarian_raids(s)
    internal_disorder(s)
    pretender_strikes(s)
    assert s.dice.to_data() == before
    assert s.events[PRETENDER] == 1
    assert all(spoils_open_to(s, seat) == [] for seat in range(3))
    holding_of = s.holdings[ulterior]
    assert holding_of is not None
    assert not holding_of.overrun
    assert not holding_of.disorder


@rule("R 1.10.21", "R 1.10.31")
def test_a_number_that_is_both_is_a_disaster_and_strikes_once_a_turn() -> None:
    s = living(ground("first_punic_war"))
    punic = war("first_punic_war")
    assert clash(s, punic, False, False, 0).disaster == mask([13])
    assert clash(s, punic, False, False, 1 << 13).disaster == 0
    assert resolve(Clash(10, mask([11]), mask([11]), 0, 0, 0), 30, 3, 8).result == DISASTER


@rule("R 1.07.312")
def test_pompey_counts_two_where_no_battle_is_fought() -> None:
    s = living(table("late"))
    pompey = s.senator(bring(s, 0, "pompey"))
    assert STATESMEN[pompey.statesman].military_roll is not None
    assert printed(pompey).military == 2


@rule("R 1.07.21")
def test_rhodes_lends_eight_fleets_and_then_four() -> None:
    s = living(no_wars(table()))
    breaks_out(s, "first_punic_war")
    happen(s, RHODIAN_ALLIANCE)
    assert s.fleets.count(BARRACKS) == EVENTS[RHODIAN_ALLIANCE].light.fleets == 8
    happen(s, RHODIAN_ALLIANCE)
    assert s.fleets.count(BARRACKS) == 12
    sound(s)


@rule("R 1.07.8-c")
def test_hannibal_and_spartacus_need_their_own_war() -> None:
    s = living(no_wars(table()))
    second = breaks_out(s, "second_punic_war")
    foe(s, "hannibal")
    assert devastations(s) == 2
    second.status = INACTIVE
    breaks_out(s, "first_punic_war")
    assert devastations(s) == 0


@rule("R 1.09.62")
@pytest.mark.parametrize(
    "path",
    [path for path in sorted(SCENARIOS.rglob("*.yaml")) if path.parent.name not in CHANGED],
    ids=lambda path: path.stem,
)
def test_examples_come_out_the_same(path: Path) -> None:
    """Land bills and their sponsors among them: what they change, they change where it is named."""
    data, _ = read_yaml(path.read_text("utf-8"))
    assert isinstance(data, dict)
    data["options"] = {**data.get("options", {}), "living-rules": True}
    assert VOCABULARY is not None
    scenario = from_data(data, path.name, {"republic": VOCABULARY()})
    assert [one.differences for one in run_all(scenario) if one.differences] == []
