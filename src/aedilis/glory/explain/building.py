"""Why an architect, a craftsman or a Fountain's card cannot build so (rules G.building,
G.b.fountain, G.b.stairway).
"""

from aedilis.glory.buildings.stairway import fitting
from aedilis.glory.definitions.cards import (
    ARCHWAY,
    CARD_CODES,
    CRAFTSMAN,
    FOUNTAIN,
    MATERIAL,
    MATERIAL_CODES,
    STAIRWAY,
    TOWER,
)
from aedilis.glory.explain.words import has, lacking, name_of, no, said
from aedilis.glory.roles.building import may_open
from aedilis.glory.roles.role import ActionsFrame, below
from aedilis.glory.roles.structures import BUILD, accepted, has_second, sites_for
from aedilis.glory.state.table import Camp, GloryState, Structure
from aedilis.glory.words import item_matches
from aedilis.kernel.game import IllegalMove, Words


def in_building(
    s: GloryState, camp: Camp, frame: ActionsFrame, verb: str, words: Words
) -> IllegalMove | None:
    """The reason that goes with a verb; None when there is none but the words themselves."""
    craft = frame.role == CRAFTSMAN
    if verb == "open" and not craft:
        return _open(s, camp, frame, words)
    if verb not in ("lay", "add") and not (verb == "draw" and craft):
        return None
    if verb == "draw" and not camp.active >> FOUNTAIN & 1:
        return no("no-function", "G.b.fountain.1", building="fountain")
    if not frame.can(camp, BUILD):
        return no("part-used", "G.building.1")
    if verb == "draw":
        return None
    if craft and words.get("from") == "deck":
        if camp.active >> FOUNTAIN & 1:
            return no("not-drawn", "G.b.fountain.1")
        return no("no-function", "G.b.fountain.1", building="fountain")
    if verb == "lay":
        return _lay(s, camp, frame, words)
    return _craft(camp, words) if craft else _add(s, camp, words)


def in_fountain(s: GloryState, camp: Camp, verb: str, words: Words) -> IllegalMove | None:
    """The same for the card drawn with Fountain, of which something must become now."""
    if verb not in ("lay", "add", "keep"):
        return None
    drawn = camp.drawn
    if words.get("from", "deck") != "deck" or not item_matches(drawn, words[verb]):
        return no("drawn-first", "G.b.fountain.1")
    if verb == "lay":
        frame = below(s)
        second = frame is not None and has_second(s, camp, frame, 0)
        return _site(s, camp, drawn, words, second, "G.b.fountain.2")
    return _target(camp, words, MATERIAL[drawn]) if verb == "add" else None


# -- foundations -----------------------------------------------------------------------------


def _lay(s: GloryState, camp: Camp, frame: ActionsFrame, words: Words) -> IllegalMove | None:
    word = said(words["lay"])
    if word == "jack":
        return no("jack", "G.building.2")
    if word not in CARD_CODES and word not in MATERIAL_CODES:
        return no("no-building", "G.building.2", word=word)
    if words.get("from", "hand") != "hand":
        return no("wrong-source", "G.building.2")
    if not has(camp.hand, word):
        return no("not-in-hand", "G.building.2", what=word)
    card = next(card for card in camp.hand if item_matches(card, word))
    return _site(s, camp, card, words, has_second(s, camp, frame, 1), "G.building.5")


def _site(
    s: GloryState, camp: Camp, card: int, words: Words, second: bool, rule: str
) -> IllegalMove | None:
    """What keeps a foundation from the site meant; `rule` is that of sites for two actions, of
    which a `second` can be had or not.
    """
    if camp.find(card) is not None:
        return no("same-name", "G.building.4", building=name_of(card))
    site = MATERIAL[card]
    if "site" in words:
        site = MATERIAL_CODES.get(said(words["site"]), -1)
        if site < 0:
            return no("no-material", "G.building.2", word=said(words["site"]))
    if site not in sites_for(s, camp, card):
        return no("wrong-site", "G.building.2", material=MATERIAL[card])
    if s.town[site] == 0 and s.outskirts[site] == 0:
        return no("no-site", "G.building.3", material=site)
    outside = words.get("out_of_town")
    if s.town[site] > 0:
        return no("town-first", "G.building.6", material=site) if outside is True else None
    if outside is False:
        return no("no-town-site", "G.building.6", material=site)
    if not second and not camp.active >> TOWER & 1:
        return no("two-actions", rule, material=site)
    return None


# -- materials -------------------------------------------------------------------------------


def _target(camp: Camp, words: Words, material: int) -> IllegalMove | None:
    """What keeps a material from the building meant."""
    if "to" not in words:
        return no("which-building", "G.building.8")
    target = said(words["to"])
    if target not in CARD_CODES or target == "jack":
        return no("no-building", "G.building.8", word=target)
    structure = camp.find(CARD_CODES[target])
    if structure is None:
        return no("not-begun", "G.building.8", building=target)
    if structure.complete:
        return no("complete", "G.building.8", building=target)
    if not accepted(camp, structure) >> material & 1:
        return no("wrong-material", "G.building.8", building=target, material=material)
    return None


def _craft(camp: Camp, words: Words) -> IllegalMove | None:
    """A craftsman adds a card from hand."""
    word = said(words["add"])
    rule = "G.building.10"
    if word == "jack":
        return no("jack", rule)
    if word not in CARD_CODES and word not in MATERIAL_CODES:
        return no("no-material", "G.building.8", word=word)
    if words.get("from", "hand") != "hand":
        return no("wrong-source", rule)
    material = MATERIAL[CARD_CODES[word]] if word in CARD_CODES else MATERIAL_CODES[word]
    reason = _target(camp, words, material)
    return reason if reason is not None else lacking(camp.hand, [word], rule)


def _add(s: GloryState, camp: Camp, words: Words) -> IllegalMove | None:
    """An architect adds a material from the stockpile, with Archway from the pool."""
    word = said(words["add"])
    if word == "jack":
        return no("jack", "G.building.9")
    if word not in MATERIAL_CODES:
        return no("no-material", "G.building.8", word=word)
    reason = _target(camp, words, MATERIAL_CODES[word])
    return reason if reason is not None else _source(s, camp, words, word, "G.building.9")


def _source(s: GloryState, camp: Camp, words: Words, word: str, rule: str) -> IllegalMove | None:
    """What keeps an architect from taking a material where it is meant to come from."""
    archway = camp.active >> ARCHWAY & 1 == 1
    source = words.get("from", "stockpile")
    if source == "pool":
        if not archway:
            return no("no-function", "G.b.archway.1", building="archway")
        return None if has(s.pool, word) else no("not-in-pool", rule, what=word)
    if source != "stockpile":
        return no("wrong-source", rule)
    if has(camp.stockpile, word) or ("from" not in words and archway and has(s.pool, word)):
        return None
    return no("not-in-stockpile", rule, what=word)


# -- Stairway --------------------------------------------------------------------------------


def _open(s: GloryState, camp: Camp, frame: ActionsFrame, words: Words) -> IllegalMove | None:
    rule = "G.b.stairway.1"
    if not camp.active >> STAIRWAY & 1:
        return no("no-function", rule, building="stairway")
    if not may_open(s, frame, camp):
        return no("part-used", rule)
    word = said(words["open"])
    if word not in CARD_CODES or word == "jack":
        return no("no-building", rule, word=word)
    theirs = _meant(s, frame.seat, CARD_CODES[word], words)
    if not theirs and "of" in words:
        return no("not-of-seat", rule, building=word)
    if not theirs:
        return no("not-theirs", rule, building=word)
    closed = [structure for structure in theirs if not structure.opened]
    if not closed:
        return no("open-already", rule, building=word)
    return _stair(s, camp, closed, word, words)


def _meant(s: GloryState, seat: int, card: int, words: Words) -> list[Structure]:
    """The completed buildings of opponents that a Stairway is meant for."""
    found: list[Structure] = []
    for other, camp in enumerate(s.camps):
        structure = camp.find(card)
        meant = other != seat and words.get("of", other) == other
        if meant and structure is not None and structure.complete:
            found.append(structure)
    return found


def _stair(
    s: GloryState, camp: Camp, closed: list[Structure], word: str, words: Words
) -> IllegalMove | None:
    """What keeps the material from opening one of these buildings."""
    fit = 0
    for structure in closed:
        fit |= fitting(structure)
    if "with" in words:
        with_word = said(words["with"])
        if with_word not in MATERIAL_CODES:
            return no("no-material", "G.b.stairway.2", word=with_word)
        material = MATERIAL_CODES[with_word]
        if not fit >> material & 1:
            return no("wrong-stair", "G.b.stairway.2", building=word, material=material)
        return _source(s, camp, words, with_word, "G.b.stairway.2")
    reason: IllegalMove | None = None
    for name, material in MATERIAL_CODES.items():
        if fit >> material & 1:
            reason = _source(s, camp, words, name, "G.b.stairway.2")
            if reason is None:
                return None
    return reason
