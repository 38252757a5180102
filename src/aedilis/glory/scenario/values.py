"""What the words of `then` in scenario files mean: values read from a position, as plain words.

Everything is read from the state itself, hidden parts too: a scenario is told by someone who sees
the whole table.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.glory.definitions.cards import (
    BUILDING_IDS,
    BUILDINGS,
    CARD_CODES,
    JACK,
    MATERIAL,
    MATERIAL_CODES,
    MATERIAL_IDS,
    ROLE_IDS,
    VALUE,
    card_word,
)
from aedilis.glory.phases.thinking import ThinkFrame
from aedilis.glory.roles.role import ActionsFrame
from aedilis.glory.roles.structures import accepted
from aedilis.glory.rules.functions import clientele_limit, hand_limit, vault_limit
from aedilis.glory.rules.scoring import scores
from aedilis.glory.state.table import ENDINGS, GloryState, Structure
from aedilis.glory.view import HIDDEN, vault_as_seen
from aedilis.kernel.game import Game
from aedilis.kernel.plain_yaml import ScenarioError

CENTRE: Final = (
    "pool",
    "deck_size",
    "jacks",
    "town",
    "outskirts",
    "public",
    "turn",
    "leader",
    "led",
    "asked",
    "over",
    "ending",
    "winners",
)
CAMP: Final = (
    "hand",
    "hand_size",
    "hand_limit",
    "jacks",
    "clientele",
    "clientele_limit",
    "stockpile",
    "vault",
    "vault_size",
    "vault_limit",
    "vault_open",
    "vault_known",
    "influence",
    "sites",
    "done",
    "begun",
    "structures",
    "functions",
    "played",
    "vp",
)
STRUCTURE: Final = ("site", "materials", "complete", "opened", "missing", "accepts")
NOBODY: Final = "nobody"
ASK: Final = "glory-ask-"


def means(item: object, word: object) -> bool:
    """Whether a word can mean an item: itself, or for an order card its material."""
    if item == word:
        return True
    if isinstance(item, str) and isinstance(word, str) and word in MATERIAL_CODES:
        card = CARD_CODES.get(item, JACK)
        return card != JACK and MATERIAL[card] == MATERIAL_CODES[word]
    return False


def check_word(path: Sequence[str], seats: Sequence[str]) -> None:
    """Raise ScenarioError when there is no such word."""
    head, rest = path[0], list(path[1:])
    if head in seats:
        _check_word_of_seat(rest)
    elif head not in CENTRE:
        raise _no_word(head, [*seats, *CENTRE, "can", "cannot"])
    elif head in ("town", "outskirts"):
        if rest and (rest[0] not in MATERIAL_CODES or len(rest) > 1):
            raise _no_word(".".join(rest), MATERIAL_IDS)
    elif head == "asked":
        if rest and (rest[0] not in ("key", "actions") or len(rest) > 1):
            raise _no_word(".".join(rest), ["key", "actions"])
    elif rest:
        raise ScenarioError(f"{head} has no words below it")


def _check_word_of_seat(rest: list[str]) -> None:
    if not rest or rest[0] not in CAMP:
        raise _no_word(rest[0] if rest else "nothing", CAMP)
    if rest[0] != "structures":
        if len(rest) > 1:
            raise ScenarioError(f"{rest[0]} has no words below it")
        return
    if len(rest) < 3 or rest[1] not in BUILDING_IDS:
        raise ScenarioError("structures goes on with a building and what of it: temple.materials")
    if len(rest) > 3 or rest[2] not in STRUCTURE:
        raise _no_word(".".join(rest[2:]), STRUCTURE)


def _no_word(word: str, words: Sequence[str]) -> ScenarioError:
    return ScenarioError(f"no such word: {word}; there are: {', '.join(words)}")


def read(
    game: Game[GloryState], s: GloryState, path: Sequence[str], seats: Sequence[str]
) -> object:
    """The value of a known word. Raises KeyError, telling which, for a building not owned."""
    head = path[0]
    if head in seats:
        return _of_camp(s, seats.index(head), path[1:], seats)
    if head in ("town", "outskirts"):
        sites = s.town if head == "town" else s.outskirts
        return sites[MATERIAL_CODES[path[1]]] if len(path) > 1 else sum(sites)
    if head == "asked":
        return _asked(game, s, path[1] if len(path) > 1 else "", seats)
    if head == "pool":
        return _cards(s.pool)
    if head == "deck_size":
        return s.deck_size()
    if head == "jacks":
        return s.jacks
    if head == "public":
        return [BUILDING_IDS[b] for b in range(BUILDINGS) if s.opened >> b & 1]
    if head == "turn":
        return s.turn
    if head == "leader":
        return seats[s.leader]
    if head == "led":
        return ROLE_IDS[s.role] if s.role >= 0 else NOBODY
    if head == "over":
        return s.over
    if head == "ending":
        return ENDINGS[s.ending] if s.over else "none"
    return [seats[seat] for seat in s.winners]


def _asked(game: Game[GloryState], s: GloryState, word: str, seats: Sequence[str]) -> object:
    """Who is awaited, the question, or how many actions (or thinks) may still be begun."""
    if word == "":
        awaited = [seats[seat] for seat in game.awaited(s)]
        return awaited if awaited else [NOBODY]
    asked = game.asked(s)
    if word == "key":
        return asked[0].key.removeprefix(ASK) if asked else NOBODY
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, ActionsFrame):
        return frame.tokens(s.camps[frame.seat])
    return frame.left if isinstance(frame, ThinkFrame) else 0


def _cards(cards: Sequence[int]) -> list[object]:
    return [card_word(card) for card in cards]


def _of_camp(s: GloryState, seat: int, path: Sequence[str], seats: Sequence[str]) -> object:
    camp = s.camps[seat]
    word = path[0]
    if word == "structures":
        structure = camp.find(CARD_CODES[path[1]])
        if structure is None:
            raise KeyError(f"{path[1]} of {seats[seat]}")
        return _of_structure(s, seat, structure, path[2])
    if word == "hand":
        return _cards(camp.hand + [JACK] * camp.jacks)
    if word == "clientele":
        return [ROLE_IDS[MATERIAL[card]] for card in camp.clientele]
    if word in ("stockpile", "played"):
        jacks = [JACK] * camp.played_jacks if word == "played" else []
        return _cards((camp.played if word == "played" else camp.stockpile) + jacks)
    if word in ("vault", "vault_open", "vault_known"):
        faces = [entry & 63 for entry in camp.vault]
        if word != "vault":
            faces = vault_as_seen(s, camp, word == "vault_known")
        return _cards([card for card in faces if card != HIDDEN])
    if word == "sites":
        return [MATERIAL_IDS[m] for m in range(6) for _ in range(camp.sites[m])]
    if word in ("done", "begun"):
        return _cards([x.name for x in camp.structures if x.complete == (word == "done")])
    if word == "functions":
        return [BUILDING_IDS[b] for b in range(BUILDINGS) if camp.active >> b & 1]
    return _number(s, seat, word)


def _number(s: GloryState, seat: int, word: str) -> int:
    camp = s.camps[seat]
    if word == "hand_size":
        return camp.hand_size()
    if word == "hand_limit":
        return hand_limit(camp)
    if word == "jacks":
        return camp.jacks
    if word == "clientele_limit":
        return clientele_limit(camp)
    if word == "vault_size":
        return len(camp.vault)
    if word == "vault_limit":
        return vault_limit(camp)
    if word == "influence":
        return camp.influence
    return scores(s)[seat].total()


def _of_structure(s: GloryState, seat: int, structure: Structure, word: str) -> object:
    if word == "site":
        return MATERIAL_IDS[structure.site]
    if word == "materials":
        return _cards(structure.materials)
    if word == "complete":
        return structure.complete
    if word == "opened":
        return structure.opened
    if word == "missing":
        return 0 if structure.complete else VALUE[structure.site] - len(structure.materials)
    if structure.complete:
        return []
    mask = accepted(s.camps[seat], structure)
    return [MATERIAL_IDS[m] for m in range(6) if mask >> m & 1]
