"""Lays out the position that a scenario file's `given` describes.

Cards named by building are found first, then those named by material, and what is not given is
dealt from the seed, so that every card and site of the game lies in exactly one place. Nothing that
happens on completion happens for buildings that are given complete.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from aedilis.glory.check.table import check
from aedilis.glory.definitions.cards import (
    BUILDING_IDS,
    BUILDINGS,
    CARD_CODES,
    COPIES,
    JACKS,
    MATERIAL,
    MATERIAL_CODES,
    MATERIAL_IDS,
    ROLE_CODES,
    SITES,
    START_INFLUENCE,
    VALUE,
)
from aedilis.glory.definitions.options import switches_of
from aedilis.glory.definitions.rules import rules_of
from aedilis.glory.game import Glory
from aedilis.glory.rules.functions import refresh
from aedilis.glory.state.table import ENDINGS, SEEN_BY_ALL, Camp, GloryState, Structure
from aedilis.glory.turn import TurnFrame
from aedilis.kernel.dice import stream
from aedilis.kernel.game import BadOption
from aedilis.kernel.plain_yaml import Place, ScenarioError

START_HAND: Final = 4
SEED: Final = "1"

Given = Mapping[str, Any]


def lay_out(data: Given, edition: str) -> GloryState:
    """The position of a scenario file in an edition, at the leader's decision.

    A file with neither `given` nor `leader` begins as any game does, set up from the seed. Raises
    ScenarioError for a position that cannot be.
    """
    game = Glory()
    options = {**data.get("options", {}), "edition": edition}
    seats: list[str] = data["seats"]
    dice = stream(str(data.get("seed", SEED)), "game")
    try:
        if "given" not in data and "leader" not in data:
            return game.new(options, len(seats), dice)
        rules = rules_of(switches_of(options, len(seats)))
    except BadOption as error:
        raise ScenarioError(str(error), ("options",)) from error
    s = GloryState(rules, len(seats), dice)
    s.camps = [Camp() for _ in seats]
    s.leader = seats.index(data["leader"]) if "leader" in data else 0
    given = data.get("given", {})
    _place_cards(s, given, seats)
    _place_jacks(s, given, seats)
    _place_sites(s, given, seats)
    refresh(s)
    s.stack.append(TurnFrame())
    game.run(s)
    if s.over:
        raise ScenarioError(f"the game is over in this position ({ENDINGS[s.ending]})", ("given",))
    wrong = check(s)
    if wrong:
        text = wrong[0]
        for seat, name in enumerate(seats):
            text = text.replace(f"seat {seat}:", f"{name}:")
        raise ScenarioError(f"this position cannot be: {text}", ("given",))
    return s


# -- cards -----------------------------------------------------------------------------------------


class Zone:
    """A place where given cards go: the words, the spot in the file, the cards found for them."""

    __slots__ = ("cards", "place", "words")

    def __init__(self, place: Place, words: Sequence[str]) -> None:
        self.place = place
        self.words = list(words)
        self.cards = [-1] * len(self.words)


class Supply:
    """The order cards not yet placed anywhere."""

    __slots__ = ("left",)

    def __init__(self, copies: Sequence[int]) -> None:
        self.left = list(copies)

    def take(self, card: int, place: Place) -> int:
        """Take a card of a building. Raises ScenarioError when all its copies are placed."""
        if self.left[card] == 0:
            name = BUILDING_IDS[card]
            raise ScenarioError(f"there are only {COPIES[card]} cards of {name}", place)
        self.left[card] -= 1
        return card

    def take_material(self, material: int, beside: Sequence[int], place: Place) -> int:
        """Take some card of a material; one of a building that lies `beside` it, if there is.

        So that a hand given as two bricks holds two cards nobody needs to tell apart.
        """
        best = -1
        for card in range(BUILDINGS):
            if MATERIAL[card] != material or self.left[card] == 0:
                continue
            if card in beside:
                best = card
                break
            if best < 0 or self.left[card] > self.left[best]:
                best = card
        if best < 0:
            raise ScenarioError(f"there are only 24 cards of {MATERIAL_IDS[material]}", place)
        return self.take(best, place)

    def fill(self, zones: Sequence[Zone]) -> None:
        """Find the cards of these zones, named ones first."""
        for zone in zones:
            for i, word in enumerate(zone.words):
                if word in CARD_CODES:
                    zone.cards[i] = self.take(CARD_CODES[word], (*zone.place, i))
        for zone in zones:
            for i, word in enumerate(zone.words):
                if zone.cards[i] < 0:
                    material = MATERIAL_CODES[word] if word in MATERIAL_CODES else ROLE_CODES[word]
                    place = (*zone.place, i)
                    zone.cards[i] = self.take_material(material, zone.cards, place)


def _place_cards(s: GloryState, given: Given, seats: Sequence[str]) -> None:
    """Lay every given card, deal what is not given, and leave the rest in the deck."""
    supply = Supply(s.rules.copies)
    named: list[Zone] = []
    plain: list[Zone] = []
    pool = Zone(("given", "pool"), given.get("pool", []))
    top = Zone(("given", "deck"), given.get("deck", []))
    camps: list[dict[str, Zone]] = []
    works: list[list[tuple[Zone, Zone]]] = []
    for seat in seats:
        camp = given.get(seat, {})
        place = ("given", seat)
        zones = {
            name: Zone((*place, name), [word for word in camp.get(name, []) if word != "jack"])
            for name in ("hand", "clientele", "stockpile", "vault")
        }
        camps.append(zones)
        plain.extend(zones.values())
        buildings = [_structure_zones(x, (*place, "buildings", i)) for i, x in _buildings(camp)]
        works.append(buildings)
        for name_zone, material_zone in buildings:
            named.append(name_zone)
            plain.append(material_zone)
    supply.fill([*named, pool, top, *plain])
    s.pool = pool.cards
    s.top = top.cards[::-1]
    for i, zones in enumerate(camps):
        camp_state = s.camps[i]
        camp_state.hand = sorted(zones["hand"].cards)
        camp_state.clientele = zones["clientele"].cards
        camp_state.stockpile = zones["stockpile"].cards
        camp_state.vault = [card | SEEN_BY_ALL << 6 for card in zones["vault"].cards]
        for (_, description), (name_zone, material_zone) in zip(
            _buildings(given.get(seats[i], {})), works[i], strict=True
        ):
            camp_state.structures.append(_structure(description, name_zone, material_zone, supply))
    s.deck = [card for card in range(BUILDINGS) for _ in range(supply.left[card])]
    _deal(s, given, seats)


def _buildings(camp: Given) -> list[tuple[int, Given]]:
    """The buildings of a camp with their places in the file; a bare name is a complete one."""
    return [
        (i, {"name": x} if isinstance(x, str) else x)
        for i, x in enumerate(camp.get("buildings", []))
    ]


def _structure_zones(building: Given, place: Place) -> tuple[Zone, Zone]:
    return (
        Zone((*place, "name"), [building["name"]]),
        Zone((*place, "materials"), building.get("materials", [])),
    )


def _structure(building: Given, name: Zone, materials: Zone, supply: Supply) -> Structure:
    card = CARD_CODES[building["name"]]
    site = MATERIAL_CODES[building["site"]] if "site" in building else MATERIAL[card]
    complete: bool = building.get("complete", True)
    opened: bool = building.get("opened", False)
    place = name.place[:-1]
    if opened and not complete:
        raise ScenarioError("only a complete building can be opened", (*place, "opened"))
    cards = materials.cards
    if not complete and len(cards) >= VALUE[site]:
        text = f"{len(cards)} materials complete a building on a site of {MATERIAL_IDS[site]}"
        raise ScenarioError(text, materials.place)
    if complete and "materials" not in building:
        # A building stands on its materials; where they do not matter they are its own.
        for _ in range(VALUE[site] + (1 if opened else 0)):
            cards.append(supply.take_material(MATERIAL[card], cards, materials.place))
    return Structure(card, site, tuple(cards), complete, opened)


def _deal(s: GloryState, given: Given, seats: Sequence[str]) -> None:
    """Deal the hands that are not given, and leave out of the deck what is not to be in it."""
    for seat, name in enumerate(seats):
        if "hand" not in given.get(name, {}):
            if len(s.deck) < START_HAND:
                raise ScenarioError("too few cards are left to deal this hand", ("given", name))
            s.camps[seat].hand = sorted(s.dice.draw(s.deck) for _ in range(START_HAND))
    size = s.deck_size()
    if "deck_size" in given:
        size = given["deck_size"]
        if not len(s.top) <= size <= s.deck_size():
            text = f"must be from {max(1, len(s.top))} to {s.deck_size()} here, not {size}"
            raise ScenarioError(text, ("given", "deck_size"))
    elif s.rules.half_deck:
        size = len(s.top) + len(s.deck) // 2
    s.box = sorted(s.dice.draw(s.deck) for _ in range(s.deck_size() - size))


def _place_jacks(s: GloryState, given: Given, seats: Sequence[str]) -> None:
    """Jacks as given; one for each dealt hand while there are any; the rest in the pile."""
    left = JACKS
    dealt: list[int] = []
    for seat, name in enumerate(seats):
        camp = given.get(name, {})
        jacks = camp.get("hand", []).count("jack") + camp.get("jacks", 0)
        if "hand" not in camp and "jacks" not in camp:
            dealt.append(seat)
        s.camps[seat].jacks = jacks
        left -= jacks
    pile: int | None = given.get("jacks")
    for seat in dealt:
        if left > (pile if pile is not None else 0):
            s.camps[seat].jacks = 1
            left -= 1
    if left < 0:
        raise ScenarioError(f"there are only {JACKS} jacks, not {JACKS - left}", ("given",))
    if pile is not None and pile != left:
        text = f"the hands leave {left} jacks for the pile, not {pile}"
        raise ScenarioError(text, ("given", "jacks"))
    s.jacks = left


# -- sites -----------------------------------------------------------------------------------------


def _place_sites(s: GloryState, given: Given, seats: Sequence[str]) -> None:
    """Sites under buildings, in camps, in town and out of town; influence follows from the camps'.

    What a camp has is taken from town first, as in play, unless the file counts what is left.
    """
    town = [s.rules.town] * 6
    outskirts = [n - s.rules.town for n in SITES]
    for seat, name in enumerate(seats):
        camp = s.camps[seat]
        own = [0, 0, 0, 0, 0, 0]
        for (i, building), structure in zip(
            _buildings(given.get(name, {})), camp.structures, strict=True
        ):
            site = structure.site
            first, second = town, outskirts
            if building.get("out_of_town", False):
                first, second = outskirts, town
            source = first if first[site] > 0 else second
            source[site] -= 1
            if source[site] < 0:
                text = f"there are only {SITES[site]} sites of {MATERIAL_IDS[site]}"
                raise ScenarioError(text, ("given", name, "buildings", i))
            own[site] += 1 if structure.complete else 0
        camp.sites = tuple(own)
    fixed_town: Mapping[str, int] = given.get("town", {})
    fixed_outskirts: Mapping[str, int] = given.get("outskirts", {})
    _add_sites(s, given, seats, town, outskirts)
    for m, material in enumerate(MATERIAL_IDS):
        free = town[m] + outskirts[m]
        if material in fixed_town:
            town[m] = fixed_town[material]
            outskirts[m] = fixed_outskirts.get(material, free - town[m])
        elif material in fixed_outskirts:
            outskirts[m] = fixed_outskirts[material]
            town[m] = free - outskirts[m]
        if town[m] + outskirts[m] != free or town[m] < 0 or outskirts[m] < 0:
            text = f"{free} sites of {material} are free, in town and out of town together"
            raise ScenarioError(text, ("given", "town" if material in fixed_town else "outskirts"))
    s.town = town
    s.outskirts = outskirts
    for camp in s.camps:
        camp.influence = _worth(camp)


def _worth(camp: Camp) -> int:
    return START_INFLUENCE + sum(VALUE[m] * n for m, n in enumerate(camp.sites))


def _add_sites(
    s: GloryState, given: Given, seats: Sequence[str], town: list[int], outskirts: list[int]
) -> None:
    """Bring each camp's influence up to what is given, with sites that are not spoken for."""
    fixed_town: Mapping[str, int] = given.get("town", {})
    fixed_outskirts: Mapping[str, int] = given.get("outskirts", {})
    for seat, name in enumerate(seats):
        wanted = given.get(name, {}).get("influence")
        if wanted is None:
            continue
        camp = s.camps[seat]
        place: Place = ("given", name, "influence")
        short = wanted - _worth(camp)
        if short < 0:
            text = f"the complete buildings alone give {_worth(camp)}, not {wanted}"
            raise ScenarioError(text, place)
        spare = [
            town[m] + outskirts[m] - fixed_town.get(material, 0) - fixed_outskirts.get(material, 0)
            for m, material in enumerate(MATERIAL_IDS)
        ]
        # Sites out of town first, so that the town stays as it would be without them.
        outside = [min(n, outskirts[m]) for m, n in enumerate(spare)]
        chosen = _sum_up(short, outside, 5) or _sum_up(short, spare, 5)
        if chosen is None:
            raise ScenarioError(f"no free sites add up to the {short} that are missing", place)
        for m, n in enumerate(chosen):
            from_outskirts = min(n, outskirts[m])
            outskirts[m] -= from_outskirts
            town[m] -= n - from_outskirts
        camp.sites = tuple(a + b for a, b in zip(camp.sites, chosen, strict=True))


def _sum_up(short: int, spare: Sequence[int], material: int) -> list[int] | None:
    """Sites of the materials up to `material` worth `short` together, dear ones first; or None."""
    if material < 0:
        return [0, 0, 0, 0, 0, 0] if short == 0 else None
    value = VALUE[material]
    for n in range(min(spare[material], short // value), -1, -1):
        found = _sum_up(short - n * value, spare, material - 1)
        if found is not None:
            found[material] += n
            return found
    return None
