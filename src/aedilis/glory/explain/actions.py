"""Why an action of a role is refused, but for building (rules G.laborer, G.patron, G.merchant,
G.legionary, G.b.bath, G.b.storeroom)."""

from aedilis.glory.definitions.cards import (
    AQUEDUCT,
    ARCHITECT,
    ATRIUM,
    BAR,
    BASILICA,
    CARD_CODES,
    CRAFTSMAN,
    DOCK,
    LABORER,
    LEGIONARY,
    MATERIAL_CODES,
    MERCHANT,
    PATRON,
    ROLE_CODES,
    STOREROOM,
)
from aedilis.glory.explain.building import in_building
from aedilis.glory.explain.words import can_give, has, lacking, name_of, no, said
from aedilis.glory.roles import laborer, merchant, patron
from aedilis.glory.roles.legionary import showable
from aedilis.glory.roles.patron import BathFrame
from aedilis.glory.roles.role import OWN_PART, ActionsFrame
from aedilis.glory.rules.functions import clientele_limit, vault_limit
from aedilis.glory.rules.vault import vault_room
from aedilis.glory.state.choices import b_of
from aedilis.glory.state.table import Camp, GloryState
from aedilis.kernel.game import IllegalMove, Words


def in_action(
    s: GloryState, camp: Camp, frame: ActionsFrame, verb: str, words: Words
) -> IllegalMove | None:
    """The reason that goes with a verb; None when there is none but the words themselves."""
    role = frame.role
    if verb == "act" and role != LABORER and frame.source == OWN_PART:
        return _act(camp, frame, words["act"])
    if role in (CRAFTSMAN, ARCHITECT):
        return in_building(s, camp, frame, verb, words)
    if role == LABORER and verb == "take":
        return _take(s, camp, frame, words["take"])
    if role == LABORER and verb == "dock":
        return _from_hand(camp, frame, words["dock"], DOCK, laborer.FROM_HAND, "G.b.dock.1")
    if role == PATRON and verb == "hire":
        return _hire(s, camp, frame, words)
    if role == MERCHANT and verb == "sell":
        return _sell(s, camp, frame, words)
    if role == LEGIONARY and verb == "demand":
        return _demand(camp, frame, words["demand"])
    return None


def _act(camp: Camp, frame: ActionsFrame, word: object) -> IllegalMove | None:
    """Storeroom: a client acts as a laborer in place of its own role."""
    rule = "G.b.storeroom.1"
    if not camp.active >> STOREROOM & 1:
        return no("no-function", rule, building="storeroom")
    if said(word) not in ROLE_CODES:
        return no("no-role", rule, word=said(word))
    if ROLE_CODES[said(word)] != LABORER:
        return no("only-laborer", rule)
    return no("no-action", rule) if not frame.extra and not frame.client_tokens(camp) else None


def _take(s: GloryState, camp: Camp, frame: ActionsFrame, word: object) -> IllegalMove | None:
    if said(word) not in MATERIAL_CODES:
        return no("no-material", "G.laborer.1", word=said(word))
    if not has(s.pool, word):
        return no("not-in-pool", "G.laborer.1", what=said(word))
    return _done(camp, frame, laborer.FROM_POOL, "G.laborer.1")


def _done(camp: Camp, frame: ActionsFrame, part: int, rule: str) -> IllegalMove | None:
    """That a part of an action has been used and no other action is left; None if it has not."""
    if frame.can(camp, part):
        return None
    return no("part-used", rule)


def _from_hand(
    camp: Camp, frame: ActionsFrame, word: object, building: int, part: int, rule: str
) -> IllegalMove | None:
    """Dock, Aqueduct and Basilica."""
    if not camp.active >> building & 1:
        return no("no-function", rule, building=name_of(building))
    if word == "jack":
        return no("jack", "G.components.4")
    short = lacking(camp.hand, [word], rule)
    return short if short is not None else _done(camp, frame, part, "G.turn.3")


def _from_deck(
    camp: Camp, frame: ActionsFrame, building: int, part: int, rule: str
) -> IllegalMove | None:
    """Bar and Atrium."""
    if not camp.active >> building & 1:
        return no("no-function", rule, building=name_of(building))
    return _done(camp, frame, part, "G.turn.3")


def _source(words: Words, verb: str, usual: str) -> str:
    """Where a card is meant to come from, if it is not said: the deck or a hand where only they can
    be meant.
    """
    if words[verb] == "deck":
        return said(words.get("from", "deck"))
    by_name = said(words[verb]) in CARD_CODES and words[verb] != "jack"
    return said(words.get("from", "hand" if by_name else usual))


def _hire(s: GloryState, camp: Camp, frame: ActionsFrame, words: Words) -> IllegalMove | None:
    limit = clientele_limit(camp)
    if len(camp.clientele) >= limit:
        return no("clientele-full", "G.patron.2", limit=limit)
    word = words["hire"]
    source = _source(words, "hire", "pool")
    if source == "deck":
        return _from_deck(camp, frame, BAR, patron.FROM_DECK, "G.b.bar.1")
    if source == "hand":
        return _from_hand(camp, frame, word, AQUEDUCT, patron.FROM_HAND, "G.b.aqueduct.2")
    if source != "pool":
        return no("wrong-source", "G.patron.1")
    if word == "jack":
        return no("jack", "G.components.4")
    if said(word) not in MATERIAL_CODES:
        return no("no-material", "G.patron.1", word=said(word))
    if not has(s.pool, word):
        return no("not-in-pool", "G.patron.1", what=said(word))
    if frame.can(camp, patron.FROM_POOL, patron.POOL_CLOSED_BY):
        return None
    if frame.used & patron.FROM_POOL:
        return no("part-used", "G.patron.1")
    return no("pool-closed", "G.patron.7")


def _sell(s: GloryState, camp: Camp, frame: ActionsFrame, words: Words) -> IllegalMove | None:
    if vault_room(s, frame.seat) == 0:
        return no("vault-full", "G.merchant.2", limit=vault_limit(camp))
    word = words["sell"]
    source = _source(words, "sell", "stockpile")
    if source == "deck":
        return _from_deck(camp, frame, ATRIUM, merchant.SALE, "G.b.atrium.1")
    if source == "hand":
        return _from_hand(camp, frame, word, BASILICA, merchant.FROM_HAND, "G.b.basilica.1")
    if source != "stockpile":
        return no("wrong-source", "G.merchant.1")
    if word == "jack":
        return no("jack", "G.components.4")
    if said(word) not in MATERIAL_CODES:
        return no("no-material", "G.merchant.1", word=said(word))
    if not has(camp.stockpile, word):
        return no("not-in-stockpile", "G.merchant.1", what=said(word))
    return _done(camp, frame, merchant.SALE, "G.merchant.1")


def _demand(camp: Camp, frame: ActionsFrame, cards: object) -> IllegalMove | None:
    if not isinstance(cards, list) or not cards:
        return no("no-cards", "G.legionary.1")
    if "jack" in cards:
        return no("jack", "G.components.4")
    short = lacking(camp.hand, cards, "G.legionary.1")
    if short is not None:
        return short
    if frame.used:
        return no("demanded-already", "G.legionary.5")
    if len(cards) > frame.tokens(camp):
        return no("too-many-demands", "G.legionary.5", most=frame.tokens(camp))
    items, counts = showable(camp)
    fresh = [card for card, n in zip(items, counts, strict=True) for _ in range(n)]
    return no("shown-already", "G.legionary.5") if not can_give(fresh, cards) else None


def in_bath(
    s: GloryState, camp: Camp, frame: BathFrame, verb: str, words: Words
) -> IllegalMove | None:
    """Bath: the role in which a client just hired acts, or whether its action waits."""
    if verb not in ("act", "hold"):
        return None
    word = said(words[verb])
    if word not in ROLE_CODES:
        return no("no-role", "G.b.bath.5", word=word)
    role = ROLE_CODES[word]
    if verb == "act":
        roles = [b_of(choice) for choice in frame.options(s) if choice >> 18]
        return no("other-client", "G.b.bath.5", role=role) if role not in roles else None
    if not s.rules.bath_out_of_town:
        return no("no-hold", "G.b.bath.4")
    if role not in (CRAFTSMAN, ARCHITECT):
        return no("hold-builders", "G.b.bath.4")
    if role != frame.role:
        return no("other-client", "G.b.bath.5", role=role)
    return no("held-already", "G.b.bath.4") if camp.held >= 0 else None
