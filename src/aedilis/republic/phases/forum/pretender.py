"""A pretender rises in a province when the next war breaks out (rule 1.07.21)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE, VICTORY
from aedilis.republic.definitions.named import PRETENDER
from aedilis.republic.phases.combat.battle import abilities, rating_in_battle
from aedilis.republic.phases.revenue.unrest import revolt
from aedilis.republic.rules.armies import legions_at, lose_legions, move_all, troop_strength
from aedilis.republic.rules.draws import PRETENDER as PRETENDER_QUEUE
from aedilis.republic.rules.persons import who
from aedilis.republic.rules.resolution import RESULTS, clash, resolve, units_lost
from aedilis.republic.rules.strength import with_military
from aedilis.republic.rules.wars import revolting
from aedilis.republic.state.table import Holding, RepublicState
from aedilis.republic.state.zones import AT_PROVINCE, BARRACKS


@rule("R 1.07.21")
def pretender_strikes(s: RepublicState) -> None:
    """An active war has been drawn: where a pretender waits, some province with a governor revolts,
    and the event is over. While there is no such province he goes on waiting.
    """
    governed = [n for n, one in enumerate(s.holdings) if one is not None and one.governor != NONE]
    level = s.events[PRETENDER]
    if not level or not governed:
        return
    province = s.dice.draw(governed, PRETENDER_QUEUE)
    s.events[PRETENDER] = 0
    if s.log is not None:
        s.note("republic-pretender", -1, {"province": province})
    if level == 1 and holds_out(s, province):
        return
    if level == 1:
        move_all(s, AT_PROVINCE + province, BARRACKS)
    if s.log is not None:
        s.note("republic-province-revolts", -1, {"province": province})
    revolt(s, province)


@rule("R 1.07.21", "R 1.10.1", "R 1.10.11", "R 1.10.61")
def holds_out(s: RepublicState, province: int) -> bool:
    """The governor fights at once with his garrison against the printed strength of the province;
    gives whether he wins. Legions are lost as in any battle.
    """
    holding = s.holdings[province]
    assert isinstance(holding, Holding)
    governor = s.senator(holding.governor)
    place = AT_PROVINCE + province
    legions = legions_at(s, place)
    rating = rating_in_battle(s, holding.governor)
    roman = with_military(troop_strength(s, legions), rating)
    met = clash(s, revolting(province, holding.developed), False, False, 0)
    black = s.dice.die()
    white = s.dice.die() + s.dice.die()
    outcome = resolve(met, roman, black, white)
    if s.log is not None:
        told = {
            "governor": who(s, holding.governor), "province": province, "black": black,
            "white": white, "roll": outcome.roll, "roman": roman, "enemy": outcome.enemy,
            "omens": met.omens, "total": outcome.total,
        }  # fmt: skip
        s.note(f"republic-pretender-{RESULTS[outcome.result]}", governor.faction, told)
    lose_legions(s, place, units_lost(outcome, len(legions), abilities(governor)))
    return outcome.result == VICTORY
