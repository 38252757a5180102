"""Every bot of The Republic of Rome plays with all advanced rules, in every scenario, to the end:
what it asks of the rules there it asks of no basic game.
"""

import pytest

from aedilis.arena.match import Match
from aedilis.games import PACKAGES
from aedilis.republic.bots.temper import TEMPERS

REPUBLIC = PACKAGES["republic"]
BOTS = [*REPUBLIC.bots, *(f"politician:{word}" for word in TEMPERS)]
SEATS = (3, 4, 5, 6)


@pytest.mark.parametrize("bot", BOTS)
def test_it_plays_with_all_advanced_rules(bot: str) -> None:
    assert REPUBLIC.variants is not None
    for n, scenario in enumerate(REPUBLIC.variants.names):
        options: dict[str, object] = {**REPUBLIC.advanced(), "scenario": scenario}
        match = Match(REPUBLIC.rules, options, [bot] * SEATS[n % len(SEATS)], f"advanced-{n}")
        match.play()
        assert match.failure == "", (scenario, match.options)
        assert match.state.over
