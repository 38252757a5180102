"""Guessing at hidden cards: a full state that a seat could not tell from the real one (rules
G.components.8).
"""

from aedilis.glory.definitions.cards import MATERIAL
from aedilis.glory.roles.demand import DemandFrame
from aedilis.glory.setup import RevealFrame
from aedilis.glory.state.table import Camp, GloryState
from aedilis.glory.view import HIDDEN, vault_as_seen, vault_recalled
from aedilis.kernel.dice import Dice
from aedilis.kernel.rule import rule


@rule("G.components.8", "G.merchant.3")
def determinize(s: GloryState, seat: int, dice: Dice, remembers: bool = False) -> GloryState:
    """A copy in which every card `seat` cannot see is dealt anew. The copy's own dice come from
    `dice` as well.

    Hidden are the other hands (a card drawn with Fountain and cards laid face down at the experts'
    start included), the faces in vaults that the view does not show, the deck and the box. What
    everybody has just seen of a hand stays true: cards shown for a demand this turn keep their
    material, and whoever must give holds something to give. For one who `remembers` everything
    the vaults keep the faces that were once shown to the seat, and no hand gets what it has denied
    to have since it last drew a card.
    """
    t = s.clone()
    t.asked = None
    t.dice = Dice(dice.word(), dice.word(), dice.word(), dice.word())
    hidden = _gather(s, seat, remembers)
    forced = _seen_in_hands(s, seat, hidden, dice)
    for i in sorted(range(s.seats), key=lambda i: -t.camps[i].denied.bit_count() * remembers):
        camp = t.camps[i]
        if i != seat:
            known = forced[i]
            camp.shown = sorted(known[: len(camp.shown)])
            denied = camp.denied if remembers else 0
            camp.hand = sorted(
                known + [_not_of(hidden, denied, dice) for _ in camp.hand[len(known) :]]
            )
            if camp.drawn >= 0:
                camp.drawn = dice.draw(hidden)
    for i, camp in enumerate(t.camps):
        faces = _faces(s, camp, i == seat, remembers)
        camp.vault = [
            dice.draw(hidden) | (entry >> 6) << 6 if face == HIDDEN else entry
            for entry, face in zip(camp.vault, faces, strict=True)
        ]
    t.box = sorted(dice.draw(hidden) for _ in t.box)
    t.top = []
    t.deck = hidden
    _recast(t, seat, dice)
    return t


def _faces(s: GloryState, camp: Camp, own: bool, remembers: bool) -> list[int]:
    """The faces in a vault that need no guess."""
    return vault_recalled(s, camp, own) if remembers else vault_as_seen(s, camp, own)


def _not_of(hidden: list[int], denied: int, dice: Dice) -> int:
    """Draw a card of none of the denied materials; where all others are gone, any card."""
    if denied:
        fitting = [i for i, card in enumerate(hidden) if not denied >> MATERIAL[card] & 1]
        if fitting:
            return hidden.pop(fitting[dice.below(len(fitting))])
    return dice.draw(hidden)


def _gather(s: GloryState, seat: int, remembers: bool) -> list[int]:
    """All cards whose face the seat cannot know, sorted."""
    hidden = s.deck + s.top + s.box
    for i, camp in enumerate(s.camps):
        if i != seat:
            hidden.extend(camp.hand)
            if camp.drawn >= 0:
                hidden.append(camp.drawn)
        faces = _faces(s, camp, i == seat, remembers)
        for entry, face in zip(camp.vault, faces, strict=True):
            if face == HIDDEN:
                hidden.append(entry & 63)
    return sorted(hidden)


def _seen_in_hands(s: GloryState, seat: int, hidden: list[int], dice: Dice) -> list[list[int]]:
    """For each other seat the cards its hand must hold, taken out of `hidden`: first those shown
    this turn.
    """
    forced: list[list[int]] = [[] for _ in s.camps]
    for i, camp in enumerate(s.camps):
        if i == seat:
            continue
        for card in camp.shown:
            if s.rules.switches.demand_shows_card:
                hidden.remove(card)
                forced[i].append(card)
            else:
                forced[i].append(_any_of(hidden, MATERIAL[card], dice))
    top = s.stack[-1] if s.stack else None
    if isinstance(top, DemandFrame):
        giver, material = top.gives_now(s)
        if giver >= 0 and giver != seat and all(MATERIAL[c] != material for c in forced[giver]):
            forced[giver].append(_any_of(hidden, material, dice))
    return forced


def _any_of(hidden: list[int], material: int, dice: Dice) -> int:
    fitting = [card for card in hidden if MATERIAL[card] == material]
    card = fitting[dice.below(len(fitting))]
    hidden.remove(card)
    return card


def _recast(t: GloryState, seat: int, dice: Dice) -> None:
    """Cards already chosen face down at the experts' start are some cards of the new hands."""
    for frame in t.stack:
        if isinstance(frame, RevealFrame):
            for i, card in enumerate(frame.chosen):
                if i != seat and card >= 0:
                    hand = t.camps[i].hand
                    frame.chosen[i] = hand[dice.below(len(hand))]
