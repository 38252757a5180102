"""Standing orders: offered for what can come in this scenario and period, and for all of that."""

import pytest

from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import Choose, walk
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.components import INTRIGUES
from aedilis.republic.definitions.named import PROSCRIPTION
from aedilis.republic.phases.asides import aside
from aedilis.republic.rules.moments import HoldFrame
from aedilis.republic.rules.standing_orders import NAMES, ORDER
from aedilis.republic.state.options import PLAYABLE
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import REMOVED
from tests.republic.setup.games import GAME, begun

ALWAYS = {"proposal", "adjournment", "desertion", "dictator"}
OF_NEUTRALS = {"spoils", "check"}
OF_MIDDLE = ALWAYS | {"tribune", "silenced"}
AT_FIRST = {
    "early": ALWAYS,
    "early-middle": ALWAYS,
    "early-late": ALWAYS,
    "middle": OF_MIDDLE,
    "middle-late": OF_MIDDLE,
    "late": set(NAMES) - OF_NEUTRALS,
    "alternate": set(NAMES) - OF_NEUTRALS,
}
"""What can come before cards of the next era are drawn."""


def offered(s: RepublicState, seat: int = 0) -> set[str]:
    """The moments for which a seat is offered an order."""
    form = aside(s, seat)
    assert form is not None
    field = form.field([ORDER])
    assert isinstance(field, Choose)
    words = [GAME.word(s, seat, option)["moment"] for option in field.options]
    assert words == [name for name in GAME.windows_to_come(s) if name in NAMES]
    return set(words)


@rule("R 1.07.34", "R 1.07.35", "R 1.09.151")
@pytest.mark.parametrize("scenario", PLAYABLE)
def test_orders_are_offered_for_what_this_scenario_and_period_has(scenario: str) -> None:
    assert offered(begun(scenario)) == AT_FIRST[scenario]


@rule("R 1.07.34")
def test_what_has_been_is_offered_no_more() -> None:
    s = begun("late")
    s.cleopatra = 1
    assert "cleopatra" not in offered(s)
    for number in [n for deck in INTRIGUES[PROSCRIPTION].cards for n in deck]:
        s.zone[number] = REMOVED
    assert "proscription" not in offered(s)


@rule("R 1.07.34", "R 1.07.35", "R 1.09.151")
@pytest.mark.parametrize("scenario", PLAYABLE)
def test_the_game_waits_at_no_moment_that_was_not_offered(scenario: str) -> None:
    waited: set[str] = set()
    for number in range(6):
        seed = f"orders {number}"
        s = begun(scenario, 4, seed)
        dice = stream(seed, "moves")
        for _ in range(500):
            if s.over:
                break
            before = offered(s) if not s.factions[0].gone else set(NAMES)
            prompts = GAME.asked(s)
            prompt = prompts[dice.below(len(prompts))]
            GAME.apply(s, prompt.seat, walk(prompt, dice))
            top = s.stack[-1] if s.stack else None
            if isinstance(top, HoldFrame):
                waited.add(top.moment)
                assert top.moment in before
    assert waited
