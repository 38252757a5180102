"""Drawing a card: into the hand, or face up into the Forum (rules 1.07.2, 1.07.3, 1.07.37)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import FAMILY, LEADER, NONE, WAR
from aedilis.republic.definitions.components import FORUM_EVENTS, SCENARIOS, card
from aedilis.republic.definitions.named import CATILINE
from aedilis.republic.phases.forum.catiline import CatilineFrame
from aedilis.republic.phases.forum.passage import discard, province_exists
from aedilis.republic.phases.forum.pretender import pretender_strikes
from aedilis.republic.rules.draw_deck import next_card
from aedilis.republic.rules.outbreak import place_leader, place_war
from aedilis.republic.rules.persons import reach_forum, who
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import ACTIVE, FORUM, HAND


@rule("R 1.07.2", "R 1.07.3", "R VII.forum-cards", "R VII.faction-cards")
def draw(s: RepublicState, seat: int) -> None:
    """A faction draws the next card of the deck, if there is any left.

    Only a faction card's drawer learns what it is.
    """
    number = next_card(s)
    if number == NONE:
        if s.log is not None:
            s.note("republic-deck-empty", seat)
        return
    enter_era(s, seat, card(number).deck)
    if card(number).faction:
        hold_card(s, seat, number)
    else:
        lay_open(s, seat, number)


@rule("R 3.04.1")
def enter_era(s: RepublicState, seat: int, deck: int) -> None:
    """Where several decks follow each other, the first card of the next one begins its era, which
    its drawer announces. The cards that lie beside Era Ends change nothing.
    """
    decks = SCENARIOS[s.scenario].decks
    if len(decks) > 1 and deck in decks and deck > s.era:
        s.era = deck
        if s.log is not None:
            s.note("republic-era", seat, {"era": deck})


@rule("R 1.07.3", "R 1.04.9", "R 1.07.312", "R 1.07.32", "R 1.07.35", "R 1.07.36")
def hold_card(s: RepublicState, seat: int, number: int) -> None:
    """A faction card goes unseen into its drawer's hand."""
    s.factions[seat].hand.append(number)
    s.factions[seat].hand.sort()
    s.zone[number] = HAND
    s.learns(s.seers(seat))
    if s.log is not None:
        s.note("republic-draws", seat, {}, {"card": number}, s.seers(seat))


@rule("R 1.07.3", "R 1.07.311", "R 1.07.33", "R 1.07.34", "R 1.07.37")
def lay_open(s: RepublicState, seat: int, number: int) -> None:
    """A forum card takes effect: a family, a war, an enemy leader or an event."""
    one = card(number)
    if one.kind == FAMILY:
        family_appears(s, seat, one.index, "republic-family-drawn")
    elif one.kind == WAR:
        front = place_war(s, one.index)
        if front.status == ACTIVE:
            pretender_strikes(s)
    elif one.kind == LEADER:
        place_leader(s, one.index)
    else:
        forum_event(s, seat, one.index)


@rule("R 1.07.311", "R 1.07.312")
def family_appears(s: RepublicState, seat: int, family: int, key: str) -> None:
    """A family has come, drawn by a seat or from the Curia (-1): unaligned in the Forum, which the
    message `key` says, or beneath its statesman.
    """
    slot = reach_forum(s, family)
    if s.log is None:
        return
    if s.senator(slot).statesman != NONE:
        s.note("republic-family-joins", seat, {"family": family, "person": who(s, slot)})
    else:
        s.note(key, seat, {"family": family})


@rule("R 1.07.37", "R 1.12.1")
def forum_event(s: RepublicState, seat: int, event: int) -> None:
    """An event of the deck: Era Ends, Catiline, or a bequest, which lies in the Forum until it is
    done with.
    """
    definition = FORUM_EVENTS[event]
    if s.log is not None:
        s.note("republic-forum-event", seat, {"card": definition.card})
    if event == CATILINE:
        discard(s, definition.card)
        s.stack.append(CatilineFrame())
    elif definition.creates == NONE:
        s.zone[definition.card] = FORUM
        s.era_ends = True
    elif province_exists(s, definition.creates):
        discard(s, definition.card)
    else:
        s.zone[definition.card] = FORUM
