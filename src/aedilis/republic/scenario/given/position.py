"""Lays out the position that a scenario file's `given` describes.

It begins as the set-up of the scenario with nothing dealt: a seat has what the file says and
nothing else, and the other cards are in the deck. Money comes from the bank, so that the sum of all
talents is 0 as in every game (rules 1.04.1, 3.01).
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from aedilis.kernel.dice import stream
from aedilis.kernel.game import BadOption
from aedilis.kernel.options import as_options
from aedilis.kernel.plain_yaml import ScenarioError
from aedilis.republic.check.table import check
from aedilis.republic.definitions.codes import ERAS
from aedilis.republic.definitions.components import START_UNREST
from aedilis.republic.definitions.numbers import START_TREASURY
from aedilis.republic.game import Republic
from aedilis.republic.rules.draws import DECK
from aedilis.republic.rules.money import all_talents
from aedilis.republic.rules.persons import in_play, printed
from aedilis.republic.scenario.camps import camps
from aedilis.republic.scenario.given.cards import Cards, fill_deck, give_hands, lay_piles
from aedilis.republic.scenario.given.forces import lay_forces
from aedilis.republic.scenario.given.forum import favour, lay_camps, lay_forum
from aedilis.republic.scenario.given.moment import set_clock
from aedilis.republic.scenario.given.persons import bring_everybody, endow_everybody
from aedilis.republic.state.advanced import equip
from aedilis.republic.state.options import scenario_index, switches_of
from aedilis.republic.state.table import RepublicState

SEED: Final = "1"

Queues = Mapping[str, Sequence[int]]


def lay_out(
    data: Mapping[str, Any], scenario: str, queues: Queues, later: Sequence[int]
) -> RepublicState:
    """The position of a scenario file in a scenario of the game, run to its first decision.

    `queues` are the outcomes that come first, `later` the cards that the file draws in its steps. A
    file without `given` begins as any game does, set up from the seed. Raises ScenarioError for a
    position that cannot be, ScriptError for a first outcome that cannot come.
    """
    game = Republic()
    seats: list[str] = data["seats"]
    dice = stream(str(data.get("seed", SEED)), "game")
    try:
        switches = switches_of({**data.get("options", {}), "scenario": scenario}, len(seats))
    except BadOption as error:
        raise ScenarioError(str(error), ("options",)) from error
    if "given" not in data:
        return game.new(as_options(switches), len(seats), dice)
    s = RepublicState(scenario_index(switches.scenario), len(seats), dice)
    s.switches = switches
    equip(s)
    names = camps(seats)
    _lay(s, data["given"], names, [*queues.get(DECK, []), *later])
    _refuse_nonsense(s, names)
    s.dice.queues = {queue: list(outcomes) for queue, outcomes in queues.items()}
    game.settle(s)
    game.run(s)
    return s


def _lay(
    s: RepublicState, given: dict[str, Any], seats: Sequence[str], drawn: Sequence[int]
) -> None:
    """Everything in its place: what others point to comes before them."""
    fill_deck(s)
    cards = Cards(s, drawn)
    s.turn = given.get("turn", 1)
    s.era = ERAS.index(given["era"]) if "era" in given else s.era
    s.treasury = given.get("treasury", START_TREASURY)
    s.unrest = given.get("unrest", START_UNREST)
    bring_everybody(s, cards, given, seats)
    lay_piles(s, cards, given)
    lay_forum(s, cards, given)
    endow_everybody(s, cards, given, seats)
    lay_camps(s, given)
    give_hands(s, cards, given, seats)
    favour(s, cards, given)
    cards.put_on_top()
    lay_forces(s, given, seats)
    s.bank -= all_talents(s)
    set_clock(s, given, seats)


def _refuse_nonsense(s: RepublicState, seats: Sequence[str]) -> None:
    """Refuse a position that breaks what holds in every game, in the words of the file."""
    wrong = check(s)
    if not wrong:
        return
    text = wrong[0]
    for slot, one in in_play(s):
        text = re.sub(rf"\bslot {slot}\b", printed(one).id, text)
    for seat, name in enumerate(seats):
        text = re.sub(rf"\bseat {seat}\b", name, text)
    raise ScenarioError(f"this position cannot be: {text}", ("given",))
