"""Why a move is refused: the reason in a message key, and the rule paragraph that forbids it.

The engine never offers an illegal move; this module only explains. It looks at the words of the
attempt and at what the seat itself may see. Every reason has a message `glory-refused-...` in the
catalogues.
"""

from aedilis.glory.buildings.stairway import fitting
from aedilis.glory.cards import (
    AQUEDUCT,
    ARCHITECT,
    ARCHWAY,
    ATRIUM,
    BAR,
    BASILICA,
    CARD_CODES,
    DOCK,
    FOUNTAIN,
    JACK,
    LATRINE,
    MATERIAL,
    MATERIAL_CODES,
    PALACE,
    ROLE_CODES,
    STAIRWAY,
    VOMITORIUM,
)
from aedilis.glory.functions import clientele_limit, hand_limit, vault_limit
from aedilis.glory.roles.building import material_sources
from aedilis.glory.roles.legionary import DemandFrame
from aedilis.glory.roles.role import ActionsFrame
from aedilis.glory.roles.structures import accepted, site_cost, sites_for
from aedilis.glory.state import Camp, GloryState
from aedilis.glory.words import item_matches
from aedilis.glory.zones import vault_room
from aedilis.kernel.game import IllegalMove, Words

VERBS = (
    "lead", "follow", "think", "discard", "take", "dock", "hire", "sell", "lay", "add", "open",
    "draw", "keep", "demand", "give", "act", "hold", "seize", "claim", "store", "reveal", "concede",
    "order", "stop",
)  # fmt: skip


def no(reason: str, rule: str, **params: object) -> IllegalMove:
    """A refusal with its message key."""
    return IllegalMove(f"glory-refused-{reason}", rule, params)


def explain(s: GloryState, seat: int, words: Words) -> IllegalMove:
    """The reason why `words` is no legal move of `seat` now."""
    if s.over:
        return no("over", "G.end.6")
    if not 0 <= seat < s.seats:
        return no("no-seat", "G.setup.3")
    verb = next((v for v in VERBS if v in words), "")
    if verb in ("concede", "order"):
        return _concede(s, seat, words)
    prompt = next((p for p in s.stack[-1].asks(s) if p.seat == seat), None)
    if prompt is None:
        return no("not-asked", "G.turn.1")
    if not verb:
        return no("unknown", prompt.rule)
    camp = s.camps[seat]
    reason = _by_verb(s, seat, camp, verb, words)
    return reason if reason is not None else no("not-now", prompt.rule, verb=verb)


def _by_verb(s: GloryState, seat: int, camp: Camp, verb: str, words: Words) -> IllegalMove | None:
    """The reason that goes with a verb; None when the verb itself is out of place."""
    frame = s.stack[-1]
    if verb in ("lead", "follow"):
        return _play(s, seat, camp, verb, words)
    if verb in ("think", "discard"):
        return _think(s, camp, verb, words)
    if isinstance(frame, DemandFrame):
        return _in_demand(s, frame, verb, words)
    if not isinstance(frame, ActionsFrame):
        return _elsewhere(s, seat, camp, verb, words)
    role = frame.role
    if verb == "take" and role == 0:
        if _lies_in(s.pool, words["take"]):
            return no("no-action", "G.laborer.1")
        return no("not-in-pool", "G.laborer.1", what=str(words["take"]))
    if verb == "dock" and role == 0:
        return _from_hand(camp, words["dock"], DOCK, "G.b.dock.1")
    if verb == "hire" and role == 5:
        return _hire(s, camp, words)
    if verb == "sell" and role == 4:
        return _sell(camp, words)
    if verb == "demand" and role == 2:
        return _demand(camp, frame, words)
    if role in (1, 3):
        if verb == "lay":
            return _lay(s, camp, frame, words)
        if verb == "add":
            return _add(camp, role, words)
        if verb == "open" and role == ARCHITECT:
            return _open(s, seat, camp, words)
        if verb == "draw" and not camp.active >> FOUNTAIN & 1:
            return no("no-function", "G.b.fountain.1", building="fountain")
    return None


# -- leading, following, thinking ------------------------------------------------------------


def _play(s: GloryState, seat: int, camp: Camp, verb: str, words: Words) -> IllegalMove | None:
    if (verb == "lead") != (seat == s.leader) or (s.role >= 0 and verb == "lead"):
        return None
    if verb == "follow" and (s.role < 0 or ROLE_CODES.get(str(words["follow"])) != s.role):
        return no("other-role", "G.follow.1", role=s.role)
    if str(words[verb]) not in ROLE_CODES:
        return no("no-role", "G.lead.2", word=str(words[verb]))
    role = ROLE_CODES[str(words[verb])]
    cards = words.get("with")
    if not isinstance(cards, list) or not cards:
        return no("no-cards", "G.lead.1")
    missing = _missing(camp, cards)
    if missing is not None:
        return no("not-in-hand", "G.lead.1", what=missing)
    if len(cards) == 1:
        return no("wrong-role", "G.lead.1" if verb == "lead" else "G.follow.1", role=role)
    if "jack" in cards and not camp.active >> PALACE & 1:
        return no("jack-petition", "G.petition.3")
    if camp.active >> PALACE & 1:
        return no("palace", "G.b.palace.1", role=role)
    return no("petition", "G.petition.1", size=s.rules.petition_size)


def _missing(camp: Camp, cards: list[object]) -> str | None:
    """The first written card that the hand does not hold."""
    left = camp.hand + [JACK] * camp.jacks
    for word in cards:
        found = next((card for card in left if item_matches(card, word)), None)
        if found is None:
            return str(word)
        left.remove(found)
    return None


def _think(s: GloryState, camp: Camp, verb: str, words: Words) -> IllegalMove | None:
    if verb == "discard":
        hand = words["discard"] == "hand"
        name = "vomitorium" if hand else "latrine"
        if not camp.active >> (VOMITORIUM if hand else LATRINE) & 1:
            return no("no-function", f"G.b.{name}.1", building=name)
        if words["discard"] == "jack":
            return no("jack", "G.b.latrine.1")
        if hand or _missing(camp, [words["discard"]]) is None:
            # Each is used once before a think.
            return no("not-now", f"G.b.{name}.1", verb=verb)
        return no("not-in-hand", "G.b.latrine.1", what=str(words["discard"]))
    way = words["think"]
    limit = hand_limit(camp)
    if way == "jack" and s.jacks == 0:
        return no("no-jacks", "G.think.2")
    if way == "refill" and camp.hand_size() >= limit:
        return no("hand-full", "G.think.3", limit=limit)
    if way == "card" and camp.hand_size() < limit:
        return no("hand-short", "G.think.4", limit=limit)
    return None


# -- patron, merchant, legionary -------------------------------------------------------------


def _from_hand(camp: Camp, word: object, building: int, rule: str) -> IllegalMove:
    if not camp.active >> building & 1:
        return no("no-function", rule, building=_name(building))
    if word == "jack":
        return no("jack", "G.components.4")
    if _missing(camp, [word]) is not None:
        return no("not-in-hand", rule, what=str(word))
    return no("no-action", "G.turn.3")


def _name(building: int) -> str:
    return next(name for name, code in CARD_CODES.items() if code == building)


def _lies_in(zone: list[int], word: object) -> bool:
    """Whether a zone holds a card that the word can mean."""
    return any(item_matches(card, word) for card in zone)


def _hire(s: GloryState, camp: Camp, words: Words) -> IllegalMove:
    limit = clientele_limit(camp)
    if len(camp.clientele) >= limit:
        return no("clientele-full", "G.patron.2", limit=limit)
    source = words.get("from", "pool")
    if source == "deck" or words["hire"] == "deck":
        if not camp.active >> BAR & 1:
            return no("no-function", "G.b.bar.1", building="bar")
        return no("no-action", "G.turn.3")
    if source == "hand":
        return _from_hand(camp, words["hire"], AQUEDUCT, "G.b.aqueduct.2")
    if words["hire"] == "jack":
        return no("jack", "G.components.4")
    if _lies_in(s.pool, words["hire"]):
        # The pool comes first in an action, and this one is past it.
        return no("no-action", "G.patron.7")
    return no("not-in-pool", "G.patron.1", what=str(words["hire"]))


def _sell(camp: Camp, words: Words) -> IllegalMove:
    limit = vault_limit(camp)
    if len(camp.vault) >= limit:
        return no("vault-full", "G.merchant.2", limit=limit)
    source = words.get("from", "stockpile")
    if source == "deck" or words["sell"] == "deck":
        if not camp.active >> ATRIUM & 1:
            return no("no-function", "G.b.atrium.1", building="atrium")
        return no("no-action", "G.turn.3")
    if source == "hand":
        return _from_hand(camp, words["sell"], BASILICA, "G.b.basilica.1")
    if _lies_in(camp.stockpile, words["sell"]):
        return no("no-action", "G.merchant.1")
    return no("not-in-stockpile", "G.merchant.1", what=str(words["sell"]))


def _demand(camp: Camp, frame: ActionsFrame, words: Words) -> IllegalMove:
    cards = words["demand"]
    if not isinstance(cards, list) or not cards:
        return no("no-cards", "G.legionary.1")
    if "jack" in cards:
        return no("jack", "G.components.4")
    missing = _missing(camp, cards)
    if missing is not None:
        return no("not-in-hand", "G.legionary.1", what=missing)
    if len(cards) > frame.tokens(camp):
        return no("too-many-demands", "G.legionary.5", most=frame.tokens(camp))
    return no("shown-already", "G.legionary.5")


def _in_demand(s: GloryState, frame: DemandFrame, verb: str, words: Words) -> IllegalMove | None:
    if verb == "take":
        return no("not-demanded", "G.legionary.2")
    if verb == "give":
        return no("must-give", "G.legionary.3", material=frame.material)
    if verb == "seize":
        clients = words["seize"]
        if isinstance(clients, list) and len(clients) > vault_room(s, frame.seat):
            return no("vault-full", "G.b.coliseum.2", limit=vault_limit(s.camps[frame.seat]))
        return no("not-exposed", "G.b.coliseum.3")
    if verb == "stop":
        return no("must-give", "G.legionary.3", material=frame.material)
    return None


# -- building --------------------------------------------------------------------------------


def _lay(s: GloryState, camp: Camp, frame: ActionsFrame, words: Words) -> IllegalMove | None:
    word = str(words["lay"])
    if word == "jack":
        return no("jack", "G.building.2")
    if word not in CARD_CODES:
        return no("no-building", "G.building.2", word=word)
    card = CARD_CODES[word]
    if camp.find(card) is not None:
        return no("same-name", "G.building.4", building=word)
    if card not in camp.hand:
        return no("not-in-hand", "G.building.2", what=word)
    site = MATERIAL_CODES.get(str(words.get("site", "")), MATERIAL[card])
    if site not in sites_for(s, camp, card):
        return no("wrong-site", "G.building.2", material=MATERIAL[card])
    if s.town[site] == 0 and s.outskirts[site] == 0:
        return no("no-site", "G.building.3", material=site)
    if site_cost(s, camp, frame, site) == 0:
        return no("two-actions", "G.building.5", material=site)
    if s.town[site] > 0 and words.get("out_of_town") is True:
        return no("town-first", "G.building.6", material=site)
    return None


def _add(camp: Camp, role: int, words: Words) -> IllegalMove | None:
    target = str(words.get("to", ""))
    if target not in CARD_CODES:
        return no("no-building", "G.building.8", word=target)
    structure = camp.find(CARD_CODES[target])
    if structure is None:
        return no("not-begun", "G.building.8", building=target)
    if structure.complete:
        return no("complete", "G.building.8", building=target)
    word = str(words["add"])
    if word == "jack":
        return no("jack", "G.building.10")
    material = MATERIAL[CARD_CODES[word]] if word in CARD_CODES else MATERIAL_CODES.get(word, -1)
    if material < 0:
        return no("no-material", "G.building.8", word=word)
    if not accepted(camp, structure) >> material & 1:
        return no("wrong-material", "G.building.8", building=target, material=material)
    if words.get("from") == "pool" and not camp.active >> ARCHWAY & 1:
        return no("no-function", "G.b.archway.1", building="archway")
    if role == ARCHITECT:
        return no("not-in-stockpile", "G.building.9", what=word)
    return no("not-in-hand", "G.building.10", what=word)


def _open(s: GloryState, seat: int, camp: Camp, words: Words) -> IllegalMove:
    if not camp.active >> STAIRWAY & 1:
        return no("no-function", "G.b.stairway.1", building="stairway")
    word = str(words["open"])
    theirs = [
        x
        for i, c in enumerate(s.camps)
        for x in c.structures
        if i != seat and x.complete and x.name == CARD_CODES.get(word, -1)
    ]
    if not theirs:
        return no("not-theirs", "G.b.stairway.1", building=word)
    material = MATERIAL_CODES.get(str(words.get("with", "")), MATERIAL[theirs[0].name])
    fit = any(not x.opened and fitting(x) >> material & 1 for x in theirs)
    if fit and any(held >> material & 1 for _, held in material_sources(s, camp)):
        return no("no-action", "G.b.stairway.1")
    return no("wrong-stair", "G.b.stairway.2", building=word)


# -- the rest --------------------------------------------------------------------------------


def _elsewhere(s: GloryState, seat: int, camp: Camp, verb: str, words: Words) -> IllegalMove | None:
    if verb == "seize":
        word = str(words["seize"])
        card = CARD_CODES.get(word, -1)
        if camp.find(card) is not None:
            return no("same-name", "G.b.prison.5", building=word)
        return no("not-theirs", "G.b.prison.1", building=word)
    if verb in ("lay", "add") and camp.drawn >= 0 and _other_card(camp, words, verb):
        return no("not-now", "G.b.fountain.1", verb=verb)
    if verb == "lay" and camp.drawn >= 0:
        if camp.find(camp.drawn) is not None:
            return no("same-name", "G.building.4", building=_name(camp.drawn))
        return no("two-actions", "G.b.fountain.2", material=MATERIAL[camp.drawn])
    if verb == "add" and camp.drawn >= 0:
        return _add(camp, 1, words)
    if verb == "claim":
        return no("no-such-jack", "G.b.senate.1")
    if verb == "store":
        return no("not-played", "G.b.sewer.1")
    if verb == "reveal":
        return no("not-in-hand", "G.setup.7", what=str(words["reveal"]))
    return None


def _other_card(camp: Camp, words: Words, verb: str) -> bool:
    """Whether a move means another card than the one drawn with Fountain."""
    return words.get("from", "deck") != "deck" or not item_matches(camp.drawn, words[verb])


def _concede(s: GloryState, seat: int, words: Words) -> IllegalMove:
    if "order" in words:
        return no("no-order", "G.b.palisade.1")
    if not s.rules.concession:
        return no("no-concession", "G.end.5")
    return no("concede-whom", "G.end.5")
