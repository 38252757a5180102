"""Set-ups of The Republic of Rome, and playing on through them at random."""

from bisect import insort

from aedilis.kernel.dice import Dice, stream
from aedilis.republic.check.table import check
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import FAMILIES, SCENARIOS, STATESMEN, WARS, index_of
from aedilis.republic.rules.death import die
from aedilis.republic.rules.money import all_talents
from aedilis.republic.rules.persons import enter_statesman, printed, with_identity
from aedilis.republic.setup.table import set_up
from aedilis.republic.state.table import Front, RepublicState
from aedilis.republic.state.zones import ACTIVE, HAND, OUT, PLAY, POOL

SCENARIO_IDS = ("early", "middle", "late")
SCENARIO = {one.id: one.index for one in SCENARIOS}


def fresh(
    scenario: str, seats: int = 5, seed: str = "opening", optional: bool = False
) -> RepublicState:
    """A game set up, with its events in the log, at its first question."""
    s = set_up(SCENARIO[scenario], seats, stream(seed, "game"), optional, [])
    assert check(s) == []
    return s


def play(s: RepublicState, dice: Dice | None = None, until: str = "") -> RepublicState:
    """Play on until a kind of frame is on top, or nothing is left; choices at random, or the
    last one offered.
    """
    while s.stack and s.stack[-1].kind() != until:
        frame = s.stack[-1]
        if frame.advance(s):
            assert check(s) == []
            continue
        prompt = frame.asks(s)[0]
        move: list[int] = []
        while choices := prompt.choices(move):
            move.append(choices[dice.below(len(choices)) if dice is not None else -1])
        assert prompt.accepts(move)
        frame.answer(s, prompt.seat, move)
        assert check(s) == []
    return s


def opened(scenario: str, seats: int = 5, seed: str = "opening") -> RepublicState:
    """A game after its opening, everybody having chosen the last thing offered."""
    return play(fresh(scenario, seats, seed))


def sound(s: RepublicState) -> RepublicState:
    """The same state, when nothing about it contradicts anything and no talent was made or lost."""
    wrong = check(s)
    assert not wrong, wrong
    assert all_talents(s) == 0
    return s


def told(s: RepublicState, key: str) -> list[dict[str, object]]:
    """The public parameters of all events with a key, in order."""
    assert s.log is not None
    return [dict(event.params) for event in s.log if event.key == key]


def name(s: RepublicState, slot: int) -> str:
    """How moves name who sits in a slot."""
    return printed(s.senator(slot)).id


def fetch(s: RepublicState, number: int) -> int:
    """Take a card out of wherever it lies unseen or dead, so that a test may put it elsewhere."""
    piles = [*s.layers, *[faction.hand for faction in s.factions], s.curia, s.discards]
    for pile in piles:
        if number in pile:
            pile.remove(number)
    s.zone[number] = OUT
    return number


def into_hand(s: RepublicState, seat: int, number: int) -> None:
    """Put a card into a hand, out of wherever it lies."""
    insort(s.factions[seat].hand, fetch(s, number))
    s.zone[number] = HAND


def breaks_out(s: RepublicState, war: str, status: int = ACTIVE) -> Front:
    """A war lies in the Forum."""
    index = index_of("war", war)
    s.zone[fetch(s, WARS[index].card)] = PLAY
    s.fronts.append(Front(index, status, False, False))
    return s.fronts[-1]


def disarm(s: RepublicState) -> None:
    """There is no war, and no unit has been raised."""
    for front in s.fronts:
        s.zone[WARS[front.war].card] = OUT
    s.fronts = []
    s.legions = [POOL] * len(s.legions)
    s.fleets = [POOL] * len(s.fleets)


def vacate(s: RepublicState, family: int) -> int:
    """Make sure that nobody has a family's ID; gives the family."""
    for slot in with_identity(s, family + 1):
        s.factions[s.senator(slot).faction].leader = NONE
        die(s, slot, heir=False)
    fetch(s, FAMILIES[family].card)
    return family


def bring(s: RepublicState, seat: int, statesman: str) -> int:
    """Bring a statesman into play from wherever his card is; gives his slot."""
    index = index_of("statesman", statesman)
    fetch(s, STATESMEN[index].card)
    return enter_statesman(s, seat, index)


def province_number(name: str) -> int:
    """The number of a province, by its id."""
    return index_of("province", name)
