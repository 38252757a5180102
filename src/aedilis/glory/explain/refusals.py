"""Why a move is refused: the reason in a message key, and the rule paragraph that forbids it.

The engine never offers an illegal move; this module only explains. It looks at the words of the
attempt and at what the seat itself may see. Every reason has a message `glory-refused-...` in the
catalogues, and is true where it is given: `tests/glory/test_reasons.py` tries them all. What no
reason is given for here either has a verb that nothing offered now has, or words that contradict
each other. Actions have their reasons in `actions` and `building`.
"""

from aedilis.glory.buildings.fountain import FountainFrame
from aedilis.glory.buildings.prison import PrisonFrame
from aedilis.glory.definitions.cards import (
    CARD_CODES,
    CIRCUS,
    JACK,
    LATRINE,
    MATERIAL,
    MATERIAL_CODES,
    PALACE,
    ROLE_CODES,
    VOMITORIUM,
)
from aedilis.glory.explain.actions import in_action, in_bath
from aedilis.glory.explain.building import in_fountain
from aedilis.glory.explain.demand import in_demand
from aedilis.glory.explain.words import can_give, lacking, no, said
from aedilis.glory.phases.cleanup import SenateFrame, SewerFrame
from aedilis.glory.phases.playing import any_card_for_architect
from aedilis.glory.phases.thinking import USED_LATRINE, USED_VOMITORIUM, ThinkFrame
from aedilis.glory.roles.demand import DemandFrame
from aedilis.glory.roles.patron import BathFrame
from aedilis.glory.roles.role import ActionsFrame
from aedilis.glory.rules.functions import hand_limit
from aedilis.glory.setup import RevealFrame
from aedilis.glory.state.choices import DEMAND, ORDER_WORDS, WINDOWS, verb_of
from aedilis.glory.state.table import Camp, GloryState
from aedilis.glory.turn import TurnFrame
from aedilis.glory.words import choice_words
from aedilis.kernel.game import IllegalMove, Words
from aedilis.kernel.prompt import Pick, Prompt

VERBS = (
    "lead", "follow", "think", "discard", "take", "dock", "hire", "sell", "lay", "add", "open",
    "draw", "keep", "demand", "give", "act", "hold", "seize", "claim", "store", "reveal", "concede",
    "order", "stop",
)  # fmt: skip


def explain(s: GloryState, seat: int, words: Words) -> IllegalMove:
    """The reason why `words` is no legal move of `seat` now."""
    if s.over:
        return no("over", "G.end.6")
    if not 0 <= seat < s.seats:
        return no("no-seat", "G.setup.3")
    verb = next((v for v in VERBS if v in words), "")
    if verb == "concede":
        return _concede(s, seat, words)
    if verb == "order":
        return _order(s, seat, words)
    prompt = next((p for p in s.stack[-1].asks(s) if p.seat == seat), None)
    if prompt is None:
        return no("not-asked", "G.turn.1")
    if not verb:
        return no("unknown", prompt.rule)
    reason = _by_frame(s, seat, s.camps[seat], verb, words)
    if reason is not None:
        return reason
    if verb in _offered(s, seat, prompt):
        return no("no-match", prompt.rule)
    return no("not-now", prompt.rule, verb=verb)


def _offered(s: GloryState, seat: int, prompt: Prompt) -> list[str]:
    """The verbs of the moves that the seat has now."""
    if isinstance(prompt, Pick):
        return [prompt.name]
    return [
        "demand" if verb_of(choice) == DEMAND else next(iter(choice_words(s, seat, choice)))
        for choice in prompt.choices([])
    ]


def _by_frame(s: GloryState, seat: int, camp: Camp, verb: str, words: Words) -> IllegalMove | None:
    """The reason that goes with a verb; None when there is none but the words themselves."""
    frame = s.stack[-1]
    if isinstance(frame, ActionsFrame):
        return in_action(s, camp, frame, verb, words)
    if isinstance(frame, DemandFrame):
        return in_demand(s, seat, frame, verb, words)
    if isinstance(frame, FountainFrame):
        return in_fountain(s, camp, verb, words)
    if isinstance(frame, BathFrame):
        return in_bath(s, camp, frame, verb, words)
    if isinstance(frame, ThinkFrame):
        return _think(s, camp, frame.used, verb, words)
    if isinstance(frame, TurnFrame):
        if verb in ("lead", "follow"):
            return _play(s, seat, camp, verb, words)
        return _think(s, camp, 0, verb, words)
    if isinstance(frame, PrisonFrame) and verb == "seize":
        return _prison(s, seat, camp, words)
    if isinstance(frame, SenateFrame) and verb == "claim":
        return _claim(s, seat, words["claim"])
    if isinstance(frame, SewerFrame) and verb == "store":
        stored = words["store"]
        if isinstance(stored, list) and not can_give(camp.played, stored):
            return no("not-played", "G.b.sewer.1")
    if isinstance(frame, RevealFrame) and verb == "reveal":
        if words["reveal"] == "jack":
            return no("jack", "G.components.4")
        return lacking(camp.hand, [words["reveal"]], "G.setup.7")
    return None


# -- leading, following, thinking ------------------------------------------------------------


def _play(s: GloryState, seat: int, camp: Camp, verb: str, words: Words) -> IllegalMove | None:
    if s.role < 0 and verb == "follow":
        return no("other-role", "G.follow.1", role=-1)
    if s.role >= 0 and verb == "lead":
        return None
    word = said(words[verb])
    if word not in ROLE_CODES:
        return no("no-role", "G.lead.2", word=word)
    role = ROLE_CODES[word]
    if verb == "follow" and role != s.role:
        return no("other-role", "G.follow.1", role=s.role)
    cards = words.get("with")
    if not isinstance(cards, list) or not cards:
        return no("no-cards", "G.lead.1")
    short = lacking(camp.hand + [JACK] * camp.jacks, cards, "G.lead.1")
    if short is not None:
        return short
    way = words.get("as")
    any_card = role == 3 and any_card_for_architect(s, camp)
    borne = [card == "jack" or any_card or _material_of(card) == role for card in cards]
    if len(cards) == 1:
        rule = "G.lead.1" if verb == "lead" else "G.follow.1"
        return None if borne[0] else no("wrong-role", rule, role=role)
    palace = camp.active >> PALACE & 1 == 1
    if way == "palace" and not palace:
        return no("no-function", "G.b.palace.1", building="palace")
    if palace and way in (None, "palace"):
        return None if all(borne) else no("palace", "G.b.palace.1", role=role)
    return None if way in ("card", "jack") else _petition(s, camp, cards)


def _material_of(word: object) -> int:
    """The material that a card said by building or by material has."""
    if not isinstance(word, str):
        return -1
    return MATERIAL[CARD_CODES[word]] if word in CARD_CODES else MATERIAL_CODES.get(word, -1)


def _petition(s: GloryState, camp: Camp, cards: list[object]) -> IllegalMove | None:
    if "jack" in cards:
        return no("jack-petition", "G.petition.3")
    pair = s.rules.circus_pair and camp.active >> CIRCUS & 1 == 1
    fits = len(cards) == s.rules.petition_size or (pair and len(cards) == 2)
    if fits and len({_material_of(card) for card in cards}) == 1:
        return None
    return no("petition", "G.petition.1", size=s.rules.petition_size)


def _think(s: GloryState, camp: Camp, used: int, verb: str, words: Words) -> IllegalMove | None:
    if verb == "discard":
        return _discard(camp, used, words["discard"])
    if verb != "think":
        return None
    way = words["think"]
    limit = hand_limit(camp)
    if way == "jack" and s.jacks == 0:
        return no("no-jacks", "G.think.2")
    if way == "refill" and camp.hand_size() >= limit:
        return no("hand-full", "G.think.3", limit=limit)
    if way == "card" and camp.hand_size() < limit:
        return no("hand-short", "G.think.4", limit=limit)
    return None


def _discard(camp: Camp, used: int, word: object) -> IllegalMove | None:
    """Latrine and Vomitorium: each is used once before a think."""
    if word == "hand":
        rule = "G.b.vomitorium.1"
        if not camp.active >> VOMITORIUM & 1:
            return no("no-function", rule, building="vomitorium")
        if used & USED_VOMITORIUM:
            return no("used-already", rule, building="vomitorium")
        return no("empty-hand", rule) if camp.hand_size() == 0 else None
    rule = "G.b.latrine.1"
    if not camp.active >> LATRINE & 1:
        return no("no-function", rule, building="latrine")
    if used & USED_LATRINE:
        return no("used-already", rule, building="latrine")
    if word == "jack":
        return no("jack", rule)
    return lacking(camp.hand, [word], rule)


# -- the rest --------------------------------------------------------------------------------


def _prison(s: GloryState, seat: int, camp: Camp, words: Words) -> IllegalMove | None:
    word = said(words["seize"])
    if word not in CARD_CODES or word == "jack":
        return no("no-building", "G.b.prison.1", word=word)
    card = CARD_CODES[word]
    if camp.find(card) is not None:
        return no("same-name", "G.b.prison.5", building=word)
    for other, theirs in enumerate(s.camps):
        structure = theirs.find(card)
        meant = other != seat and words.get("of", other) == other
        if meant and structure is not None and structure.complete:
            return None
    if "of" in words:
        return no("not-of-seat", "G.b.prison.1", building=word)
    return no("not-theirs", "G.b.prison.1", building=word)


def _claim(s: GloryState, seat: int, seats: object) -> IllegalMove | None:
    if not isinstance(seats, list):
        return None
    for other in seats:
        theirs = [i for i in range(s.seats) if i != seat and i == other]
        if not theirs or seats.count(other) > s.camps[theirs[0]].played_jacks:
            return no("no-such-jack", "G.b.senate.1")
    return None


def _order(s: GloryState, seat: int, words: Words) -> IllegalMove:
    if words["order"] in WINDOWS and words.get("be") in ORDER_WORDS:
        return no("order-stands", "G.b.palisade.1")
    return no("no-order", "G.b.palisade.1")


def _concede(s: GloryState, seat: int, words: Words) -> IllegalMove:
    if not s.rules.concession:
        return no("no-concession", "G.end.5")
    backs = s.camps[seat].backs
    whom = words["concede"]
    if whom == "nobody" and backs < 0:
        return no("backs-nobody", "G.end.5")
    if backs >= 0 and whom == backs:
        return no("backs-already", "G.end.5")
    return no("concede-whom", "G.end.5")
