"""Why a move is refused while a legionary's demand is being collected (rules G.legionary,
G.b.coliseum)."""

from aedilis.glory.definitions.cards import MATERIAL, MATERIAL_CODES
from aedilis.glory.explain.words import has, lacking, no, said
from aedilis.glory.roles.demand import CLIENTS, GIVE, POOL, DemandFrame
from aedilis.glory.rules.functions import vault_limit
from aedilis.glory.rules.vault import vault_room
from aedilis.glory.state.table import GloryState
from aedilis.glory.words import item_words
from aedilis.kernel.game import IllegalMove, Words
from aedilis.kernel.prompt import Pick


def in_demand(
    s: GloryState, seat: int, frame: DemandFrame, verb: str, words: Words
) -> IllegalMove | None:
    """The reason that goes with a verb; None when there is none but the words themselves."""
    if frame.step is POOL and verb == "take":
        return _from_pool(s, frame, words["take"])
    if frame.step is GIVE and verb == "give":
        return _give(s, seat, frame, words["give"])
    if frame.step is GIVE and verb == "stop" and frame.gives_now(s)[0] == seat:
        return no("must-give", "G.legionary.3", material=frame.material)
    if frame.step is CLIENTS and verb == "seize":
        return _clients(s, frame, words["seize"])
    return None


def _from_pool(s: GloryState, frame: DemandFrame, words: object) -> IllegalMove | None:
    if not isinstance(words, list):
        return None
    for word in words:
        material = MATERIAL_CODES.get(said(word), -1)
        if material < 0:
            return no("no-material", "G.legionary.2", word=said(word))
        count = words.count(word)
        if count > frame.demands[material]:
            return no("not-demanded", "G.legionary.2", material=material)
        if count > sum(1 for card in s.pool if MATERIAL[card] == material):
            return no("too-few-in-pool", "G.legionary.2", material=material)
    return None


def _give(s: GloryState, seat: int, frame: DemandFrame, words: object) -> IllegalMove | None:
    if not isinstance(words, list):
        return None
    camp = s.camps[seat]
    material = frame.material
    if "jack" in words:
        return no("jack", "G.legionary.3")
    fitting = [card for card in camp.hand if MATERIAL[card] == material]
    for i, word in enumerate(words):
        short = lacking(camp.hand, words[: i + 1], "G.legionary.3")
        if short is not None:
            return short
        if not has(fitting, word):
            return no("other-material", "G.legionary.3", material=material)
    if len(words) > frame.demands[material]:
        return no("not-demanded", "G.legionary.3", material=material)
    if frame.gives_now(s)[0] == seat and len(words) < min(frame.demands[material], len(fitting)):
        return no("must-give", "G.legionary.3", material=material)
    return None


def _clients(s: GloryState, frame: DemandFrame, words: object) -> IllegalMove | None:
    if not isinstance(words, list):
        return None
    if len(words) > vault_room(s, frame.seat):
        limit = vault_limit(s.camps[frame.seat])
        return no("vault-room", "G.b.coliseum.2", limit=limit)
    prompt = frame.asks(s)[0]
    assert isinstance(prompt, Pick)
    counts = {str(item_words(item)): n for item, n in zip(prompt.items, prompt.counts, strict=True)}
    if any(words.count(word) > counts.get(str(word), 0) for word in words):
        return no("not-exposed", "G.b.coliseum.3")
    return None
