"""When each reason for a refusal is true, worked out from the state alone and written apart from
the code that gives them, for `test_reasons.py`.
"""

from collections.abc import Callable, Mapping
from typing import Any

from aedilis.glory.buildings.fountain import FountainFrame
from aedilis.glory.definitions import cards as c
from aedilis.glory.phases.thinking import ThinkFrame
from aedilis.glory.roles.demand import DemandFrame, protected, reached
from aedilis.glory.roles.patron import BathFrame
from aedilis.glory.roles.role import ActionsFrame
from aedilis.glory.rules.functions import clientele_limit, hand_limit, vault_limit
from aedilis.glory.state.choices import DEMAND, verb_of
from aedilis.glory.state.table import Camp, GloryState, Structure
from aedilis.kernel.game import Words
from aedilis.kernel.prompt import Pick, Prompt
from tests.glory.table import GAME

MATERIALS, ROLES = c.MATERIAL_CODES, c.ROLE_CODES
FUNCTIONS = {
    "dock": c.DOCK, "bar": c.BAR, "aqueduct": c.AQUEDUCT, "atrium": c.ATRIUM,
    "basilica": c.BASILICA, "archway": c.ARCHWAY, "stairway": c.STAIRWAY, "fountain": c.FOUNTAIN,
    "palace": c.PALACE, "latrine": c.LATRINE, "vomitorium": c.VOMITORIUM, "storeroom": c.STOREROOM,
}  # fmt: skip
WANTED_BY = {
    "dock": {"dock"}, "hire": {"bar", "aqueduct"}, "sell": {"atrium", "basilica"},
    "lay": {"fountain"}, "add": {"archway", "fountain"}, "open": {"stairway", "archway"},
    "draw": {"fountain"}, "lead": {"palace"}, "follow": {"palace"}, "act": {"storeroom"},
    "discard": {"latrine", "vomitorium"},
}  # fmt: skip


class Attempt:
    """A refused attempt: the position, who tried, what, and the reason's parameters."""

    def __init__(
        self, s: GloryState, seat: int, verb: str, words: Words, params: Mapping[str, Any]
    ) -> None:
        self.s, self.seat, self.verb, self.words, self.params = s, seat, verb, words, params
        self.camp = s.camps[seat] if seat < s.seats else Camp()
        self.frame: Any = s.stack[-1] if s.stack else None
        self.prompt = GAME.prompt(s, seat)

    def offered(self) -> list[Words]:
        """The moves open to the seat, by their first part."""
        return offered(self.s, self.prompt)

    def works(self, name: str) -> bool:
        return bool(self.camp.active >> FUNCTIONS[name] & 1)

    def said(self) -> Any:
        return self.words[self.verb]

    def listed(self) -> list[Any]:
        """The list of a pick."""
        found = self.words["with"] if self.verb in ("lead", "follow") else self.said()
        return found if isinstance(found, list) else []

    def tokens(self) -> int:
        """Actions that can still be begun in the frame on top."""
        return self.frame.tokens(self.camp) if isinstance(self.frame, ActionsFrame) else 0

    def card(self) -> int:
        """The building that a foundation is meant to become."""
        if isinstance(self.frame, FountainFrame):
            return self.camp.drawn
        return next(card for card in self.camp.hand if means(card, self.said()))

    def target(self) -> Structure | None:
        return self.camp.find(c.CARD_CODES[self.words["to"]])

    def theirs(self) -> list[Structure]:
        """Completed buildings of opponents that can be meant."""
        name = c.CARD_CODES[self.said()]
        camps = [
            camp
            for i, camp in enumerate(self.s.camps)
            if i != self.seat and self.words.get("of", i) == i
        ]
        return [x for camp in camps for x in camp.structures if x.name == name and x.complete]


def offered(s: GloryState, prompt: Prompt | None) -> list[Words]:
    """The moves of a prompt by their first part; a pick's as its name alone."""
    if prompt is None:
        return []
    if isinstance(prompt, Pick):
        return [{prompt.name: []}]
    return [
        {"demand": []} if verb_of(code) == DEMAND else GAME.word(s, prompt.seat, code)
        for code in prompt.choices([])
    ]


def means(card: int, word: object) -> bool:
    """Whether a word can mean an order card or a jack."""
    if card == c.JACK:
        return word == "jack"
    return word in (c.BUILDING_IDS[card], c.MATERIAL_IDS[c.MATERIAL[card]])


def held(a: Attempt) -> list[int]:
    """What hand cards are looked for among."""
    jacks = [c.JACK] * a.camp.jacks if a.verb in ("lead", "follow") else []
    return a.camp.hand + jacks


def material_of(word: object) -> int:
    if not isinstance(word, str):
        return -1
    return c.MATERIAL[c.CARD_CODES[word]] if word in c.BUILDING_IDS else MATERIALS.get(word, -1)


def bears(a: Attempt, word: object, role: int) -> bool:
    """Whether a card said may be played for a role."""
    wild = role == c.ARCHITECT and a.s.rules.circus_architect and a.camp.active >> c.CIRCUS & 1
    return word == "jack" or bool(wild) or material_of(word) == role


def second_action(a: Attempt) -> bool:
    """Whether two actions of the role can pay for one foundation."""
    stack = list(a.s.stack)
    if isinstance(stack[-1], FountainFrame):
        stack.pop()
        need = 1
    else:
        need = 2
    frame = stack.pop()
    assert isinstance(frame, ActionsFrame)
    have = frame.tokens(a.camp)
    if need == 2 and frame.used and not frame.used & 1:
        have += 1
    if frame.source == 2 and a.camp.held == frame.role:
        have += 1
    while stack:
        below = stack.pop()
        if not isinstance(below, ActionsFrame):
            break
        if below.role == frame.role and below.tokens(a.camp):
            have += 1
            break
        if below.options(a.s):
            break
    return have >= need


def site_of(a: Attempt) -> int:
    return MATERIALS[a.words["site"]] if "site" in a.words else c.MATERIAL[a.card()]


def any_site(a: Attempt) -> bool:
    return a.card() == c.STATUE and not a.s.rules.beginner


def accepts(a: Attempt, structure: Structure, material: int) -> bool:
    """Whether a building takes a material (G.building.8, Road, Tower, Scriptorium, Statue)."""
    own = c.MATERIAL[structure.name]
    return (
        material in (own, structure.site)
        or (own == c.STONE and bool(a.camp.active >> c.ROAD & 1))
        or (material == c.RUBBLE and bool(a.camp.active >> c.TOWER & 1))
        or (material == c.MARBLE and bool(a.camp.active >> c.SCRIPTORIUM & 1))
    )


def opens(structure: Structure, material: int) -> bool:
    """Whether a material opens a building."""
    if structure.name == c.STATUE:
        return material in (structure.site, c.MARBLE)
    return material == c.MATERIAL[structure.name]


def lies(zone: list[int], material: object) -> bool:
    return any(c.MATERIAL_IDS[c.MATERIAL[card]] == material for card in zone)


def count(zone: list[int], material: int) -> int:
    return sum(1 for card in zone if c.MATERIAL[card] == material)


def not_offered(a: Attempt) -> bool:
    """None of the moves offered has the verb, and the same source if one is said."""
    source = a.words.get("from")
    return not any(
        a.verb in move and source in (None, move.get("from", source)) for move in a.offered()
    )


def part_used(a: Attempt) -> bool:
    """The part has been used and no action is left: nothing like it is offered, though what it
    takes is there.
    """
    if a.tokens() or not a.frame.used:
        return False
    if a.verb in ("hire", "sell"):
        deck = "deck" in (a.said(), a.words.get("from"))
        by_name = a.said() in c.BUILDING_IDS
        source = a.words.get("from", "hand" if by_name else "")
        part = {"hire": {"hand": 4}, "sell": {"hand": 2}}[a.verb].get(
            source, (2 if a.verb == "hire" else 1) if deck else 1
        )
        return bool(a.frame.used & part)
    part = {"take": 1, "dock": 2, "lay": 1, "add": 1, "draw": 1}.get(a.verb, 0)
    if a.verb == "open":
        return a.frame.stairs == 0 and not_offered(a)
    return bool(a.frame.used & part) and not_offered(a)


def petition_fits(a: Attempt) -> bool:
    words = a.listed()
    sizes = {a.s.rules.petition_size}
    if a.s.rules.circus_pair and a.camp.active >> c.CIRCUS & 1:
        sizes.add(2)
    return len(words) in sizes and len({material_of(w) for w in words}) == 1 and "jack" not in words


def gift(a: Attempt) -> tuple[int, int]:
    """How many cards must be given at least and at most."""
    have = count(a.camp.hand, a.frame.material)
    most = min(a.frame.demands[a.frame.material], have)
    return (most if a.seat in reached(a.s, a.frame.seat) else 0), most


def exposed(a: Attempt, item: object) -> int:
    """How many clients of one seat and material can be taken."""
    if not (isinstance(item, list) and len(item) == 2 and item[1] in MATERIALS):
        return 0
    if item[0] not in reached(a.s, a.frame.seat):
        return 0
    material = MATERIALS[item[1]]
    demanded: int = a.frame.demands[material]
    return min(demanded, count(a.s.camps[item[0]].clientele, material))


def source_of(a: Attempt) -> object:
    usual = "deck" if isinstance(a.frame, FountainFrame) else "hand"
    return a.words.get("from", usual)


def stair_material(a: Attempt) -> bool:
    return "with" in a.words and not any(
        opens(x, MATERIALS[a.words["with"]]) for x in a.theirs() if not x.opened
    )


def wrong_source(a: Attempt) -> bool:
    sources = {
        "hire": {"pool", "deck", "hand"}, "sell": {"stockpile", "deck", "hand"},
        "open": {"stockpile", "pool"},
    }.get(a.verb)  # fmt: skip
    if sources is None:
        craft = a.frame.role == c.CRAFTSMAN
        by_craft = {"hand", "deck"} if craft else {"hand"}
        sources = by_craft if a.verb == "lay" or craft else {"stockpile", "pool"}
    return a.words["from"] not in sources


def not_in_hand(a: Attempt) -> bool:
    what = a.params["what"]
    return not any(means(card, what) for card in held(a))


def too_few(a: Attempt) -> bool:
    """Fewer cards can be meant by a word, others that only one of them can be counted, than are
    said.
    """
    what = a.params["what"]
    words = a.listed()
    can = [card for card in held(a) if means(card, what)]
    said = sum(1 for w in words if any(means(card, w) for card in can))
    return 0 < len(can) < said


def no_function(a: Attempt) -> bool:
    name = a.params["building"]
    if a.works(name) or name not in WANTED_BY[a.verb]:
        return False
    craft = isinstance(a.frame, ActionsFrame) and a.frame.role == c.CRAFTSMAN
    if name == "fountain":
        return craft
    if name == "archway":
        return not craft and a.words["from"] == "pool"
    return True


def thinking_word(a: Attempt) -> bool:
    return a.prompt is not None and a.prompt.key in (
        "glory-ask-lead", "glory-ask-follow", "glory-ask-think"
    )  # fmt: skip


def used(a: Attempt) -> bool:
    bit = 1 if a.params["building"] == "latrine" else 2
    return isinstance(a.frame, ThinkFrame) and bool(a.frame.used & bit)


def demanded_too_much(a: Attempt) -> bool:
    material = a.params["material"]
    asked: int = a.frame.demands[material]
    if a.verb == "give":
        return len(a.listed()) > asked
    return a.listed().count(c.MATERIAL_IDS[material]) > asked


def shown_already(a: Attempt) -> bool:
    """The unshown cards are too few for some word said."""
    fresh = list(a.camp.hand)
    for card in a.camp.shown:
        fresh.remove(card)
    words = a.listed()
    return any(
        sum(1 for card in fresh if means(card, w)) < words.count(w)
        or sum(1 for card in fresh if c.MATERIAL[card] == material_of(w))
        < sum(1 for other in words if material_of(other) == material_of(w))
        for w in words
    )


def in_bath(a: Attempt) -> bool:
    return isinstance(a.frame, BathFrame)


def no_such_jack(a: Attempt) -> bool:
    return any(
        other not in range(a.s.seats)
        or other == a.seat
        or a.listed().count(other) > a.s.camps[other].played_jacks
        for other in a.listed()
    )


TRUE_WHEN: dict[str, Callable[[Attempt], bool]] = {
    "over": lambda a: a.s.over,
    "no-seat": lambda a: not 0 <= a.seat < a.s.seats,
    "not-asked": lambda a: a.prompt is None,
    "unknown": lambda a: a.verb == "",
    "no-match": lambda a: not not_offered(a) or any(a.verb in move for move in a.offered()),
    "not-now": lambda a: not any(a.verb in move for move in a.offered()),
    "other-role": lambda a: (
        a.params["role"] == a.s.role and (a.s.role < 0 or ROLES.get(a.said()) != a.s.role)
    ),
    "no-role": lambda a: a.said() not in ROLES,
    "no-cards": lambda a: not (a.listed() if a.verb == "demand" else a.words.get("with")),
    "not-in-hand": not_in_hand,
    "too-few": too_few,
    "wrong-role": lambda a: len(a.listed()) == 1 and not bears(a, a.listed()[0], a.params["role"]),
    "jack-petition": lambda a: "jack" in a.listed() and len(a.listed()) > 1,
    "palace": lambda a: (
        a.works("palace")
        and len(a.listed()) > 1
        and not all(bears(a, w, a.params["role"]) for w in a.listed())
        and not (a.words.get("as") is None and petition_fits(a))
    ),
    "petition": lambda a: (
        not petition_fits(a)
        and a.params["size"] == a.s.rules.petition_size
        and (a.words.get("as") == "petition" or not a.works("palace"))
    ),
    "no-jacks": lambda a: a.s.jacks == 0 and thinking_word(a),
    "hand-full": lambda a: thinking_word(a) and a.camp.hand_size() >= hand_limit(a.camp),
    "hand-short": lambda a: thinking_word(a) and a.camp.hand_size() < hand_limit(a.camp),
    "empty-hand": lambda a: thinking_word(a) and a.camp.hand_size() == 0,
    "used-already": used,
    "jack": lambda a: a.said() == "jack" or "jack" in a.listed(),
    "no-function": no_function,
    "no-action": lambda a: a.verb == "act" and not_offered(a) and a.frame.base == a.tokens(),
    "part-used": part_used,
    "pool-closed": lambda a: (
        a.verb == "hire"
        and a.frame.used & 2 == 2
        and not a.frame.used & 1
        and a.tokens() == 0
        and not any(move.get("from") == "pool" for move in a.offered())
    ),
    "clientele-full": lambda a: (
        a.frame.role == c.PATRON
        and len(a.camp.clientele) >= a.params["limit"] == clientele_limit(a.camp)
    ),
    "vault-full": lambda a: (
        a.frame.role == c.MERCHANT and len(a.camp.vault) >= a.params["limit"] == vault_limit(a.camp)
    ),
    "vault-room": lambda a: (
        len(a.listed()) + len(a.camp.vault) > a.params["limit"] == vault_limit(a.camp)
    ),
    "wrong-source": wrong_source,
    "not-in-pool": lambda a: not lies(a.s.pool, a.params["what"]),
    "not-in-stockpile": lambda a: (
        not lies(a.camp.stockpile, a.params["what"])
        and (
            "from" in a.words
            or a.verb == "sell"
            or not (a.works("archway") and lies(a.s.pool, a.params["what"]))
        )
    ),
    "no-material": lambda a: a.params["word"] not in MATERIALS,
    "no-building": lambda a: a.params["word"] not in c.BUILDING_IDS,
    "demanded-already": lambda a: a.frame.role == c.LEGIONARY and bool(a.frame.used),
    "too-many-demands": lambda a: len(a.listed()) > a.tokens() == a.params["most"],
    "shown-already": shown_already,
    "not-demanded": demanded_too_much,
    "too-few-in-pool": lambda a: (
        a.listed().count(c.MATERIAL_IDS[a.params["material"]])
        > count(a.s.pool, a.params["material"])
    ),
    "other-material": lambda a: any(material_of(w) != a.frame.material for w in a.listed()),
    "must-give": lambda a: (
        isinstance(a.frame, DemandFrame)
        and a.params["material"] == a.frame.material
        and (
            (a.verb == "stop" or len(a.listed()) < gift(a)[0])
            if a.seat not in protected(a.s, a.frame.seat)
            else False
        )
    ),
    "not-exposed": lambda a: any(a.listed().count(item) > exposed(a, item) for item in a.listed()),
    "only-laborer": lambda a: a.works("storeroom") and ROLES[a.said()] != c.LABORER,
    "other-client": lambda a: (
        in_bath(a)
        and ROLES[a.said()] == a.params["role"] != a.frame.role
        and {a.verb: a.said()} not in a.offered()
    ),
    "no-hold": lambda a: in_bath(a) and a.s.rules.edition != "it2011",
    "hold-builders": lambda a: in_bath(a) and a.said() not in ("craftsman", "architect"),
    "held-already": lambda a: in_bath(a) and a.camp.held >= 0,
    "drawn-first": lambda a: (
        isinstance(a.frame, FountainFrame)
        and (source_of(a) != "deck" or not means(a.camp.drawn, a.said()))
    ),
    "not-drawn": lambda a: (
        a.frame.role == c.CRAFTSMAN and a.works("fountain") and a.words["from"] == "deck"
    ),
    "same-name": lambda a: a.camp.find(c.CARD_CODES[a.params["building"]]) is not None,
    "wrong-site": lambda a: (
        not any_site(a) and site_of(a) != c.MATERIAL[a.card()] == a.params["material"]
    ),
    "no-site": lambda a: a.s.town[site_of(a)] + a.s.outskirts[site_of(a)] == 0,
    "town-first": lambda a: a.words["out_of_town"] is True and a.s.town[site_of(a)] > 0,
    "no-town-site": lambda a: a.words["out_of_town"] is False and a.s.town[site_of(a)] == 0,
    "two-actions": lambda a: (
        a.s.town[site_of(a)] == 0
        and a.s.outskirts[site_of(a)] > 0
        and not a.camp.active >> c.TOWER & 1
        and not second_action(a)
    ),
    "which-building": lambda a: "to" not in a.words,
    "not-begun": lambda a: a.target() is None,
    "complete": lambda a: (x := a.target()) is not None and x.complete,
    "wrong-material": lambda a: (
        (x := a.target()) is not None and not accepts(a, x, a.params["material"])
    ),
    "not-theirs": lambda a: not a.theirs(),
    "not-of-seat": lambda a: "of" in a.words and not a.theirs(),
    "open-already": lambda a: bool(a.theirs()) and all(x.opened for x in a.theirs()),
    "wrong-stair": stair_material,
    "no-such-jack": no_such_jack,
    "not-played": lambda a: (
        any(
            sum(1 for card in a.camp.played if means(card, w)) < a.listed().count(w)
            for w in a.listed()
        )
        or len(a.listed()) > len(a.camp.played)
    ),
    "no-order": lambda a: (a.said(), a.words.get("be")) not in (("gift", "ask"), ("gift", "never")),
    "order-stands": lambda a: (
        {"ask": True, "never": False}[a.words["be"]] == (a.s.order(a.seat, "gift") == "ask")
    ),
    "no-concession": lambda a: not a.s.rules.concession,
    "concede-whom": lambda a: a.said() not in range(a.s.seats) or a.said() == a.seat,
    "backs-nobody": lambda a: a.said() == "nobody" and a.camp.backs < 0,
    "backs-already": lambda a: a.said() == a.camp.backs,
}
"""For each reason when it is true."""
