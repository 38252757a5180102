"""The first choices of factions without a player: leader, governors, cards (rules 4.01.2 to
4.01.4).
"""

from aedilis.kernel.prompt import Choose, Form, Move, Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import CONCESSION, STATESMAN
from aedilis.republic.definitions.components import STATESMEN, card
from aedilis.republic.neutrals.guidelines import fittest_leader, guided, guideline, told_of
from aedilis.republic.rules.concessions import of_senator
from aedilis.republic.rules.lots import best, drawn_by_lot
from aedilis.republic.rules.persons import votes
from aedilis.republic.setup.opening import holder_options, playable
from aedilis.republic.state.choices import CARD, STOP, code, senator
from aedilis.republic.state.choices import SENATOR as A_SENATOR
from aedilis.republic.state.table import RepublicState


@rule("R 4.01.3")
def first_leader(s: RepublicState, prompt: Prompt) -> Move:
    """Who fits best leads."""
    slot = fittest_leader(s, prompt.of)
    guided(s, prompt.of, "republic-neutral-leader", "R 4.01.3", told_of(s, slot))
    return [code("senator", A_SENATOR, slot)]


@rule("R 4.01.2", "R 3.02.4", "R 4.05.415")
def first_governor(s: RepublicState, prompt: Prompt) -> Move:
    """Who has fewest votes governs a province dealt; of equals the least influential."""
    assert isinstance(prompt, Form)
    first = prompt.field([])
    assert isinstance(first, Choose)
    slots = [senator(choice) for choice in first.options]
    slot = fewest_votes(s, slots)
    guided(s, prompt.of, "republic-neutral-governor", "R 4.05.415", told_of(s, slot))
    return [code("senator", A_SENATOR, slot), guideline(s, prompt.of).first_term]


@rule("R 4.05.415", "R 1.04.8")
def fewest_votes(s: RepublicState, slots: list[int]) -> int:
    """Of some senators who has fewest votes, then least influence, then by lot."""
    found = best(slots, [-votes(s.senator(slot)) for slot in slots])
    found = best(found, [-s.senator(slot).influence for slot in found])
    return drawn_by_lot(s, found)


@rule("R 4.01.4", "R 4.05.414", "R 4.04.1")
def concession_holder(s: RepublicState, slots: list[int]) -> int:
    """Of some senators who gets a concession: who has fewest, then most influence, then by lot."""
    found = best(slots, [-len(of_senator(s, slot)) for slot in slots])
    found = best(found, [s.senator(slot).influence for slot in found])
    return drawn_by_lot(s, found)


@rule("R 4.01.4", "R 4.04.1", "R 4.06.1")
def next_card(s: RepublicState, faction: int) -> Move | None:
    """The play of the next card that a Neutral plays of its own accord: the statesman of the lowest
    ID, else a concession. None when there is none.
    """
    cards = playable(s, faction)
    statesmen = [number for number in cards if card(number).kind == STATESMAN]
    if statesmen:
        number = min(statesmen, key=lambda one: (STATESMEN[card(one).index].family, one))
        paragraph = "R 4.06.1" if s.turn else "R 4.01.4"
        guided(s, faction, "republic-neutral-statesman", paragraph, {"card": number})
        return [code("card", CARD, number)]
    for number in cards:
        if card(number).kind == CONCESSION:
            slot = concession_holder(s, [senator(one) for one in holder_options(s, faction)])
            guided(s, faction, "republic-neutral-concession", "R 4.01.4", told_of(s, slot))
            return [code("card", CARD, number), code("to", A_SENATOR, slot)]
    return None


@rule("R 4.01.4")
def first_cards(s: RepublicState, prompt: Prompt) -> Move:
    """Statesmen and concessions are played at once."""
    move = next_card(s, prompt.of)
    return move if move is not None else [STOP]
