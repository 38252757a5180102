"""What the picture of The Republic of Rome is made of.

Names are in the reader's language; words like a war's status or an office stand here as ids, for
which the page has its own words. A `ref` names the thing on the table. Percentages are whole.
"""

import msgspec


class Piece(msgspec.Struct, omit_defaults=True):
    """Some words of a sentence; `ref` is the thing they name, if they name one."""

    text: str
    ref: str = ""


Sentence = list[Piece]


class Named(msgspec.Struct):
    """A thing and its name."""

    ref: str
    name: str


# -- the State -------------------------------------------------------------------------------------


class Moment(msgspec.Struct):
    """A phase, or a step of one: `id` is its word, `state` is `done`, `now` or `next`."""

    id: str
    name: str
    state: str


class YearsBudget(msgspec.Struct):
    """The State's next Revenue Phase: what it has, what comes in, what it pays, what is left."""

    treasury: int
    annual: int
    gains: int
    provinces_low: int
    provinces_high: int
    wars: int
    waking: int
    bills: int
    owed: int
    upkeep: int
    low: int
    high: int


class Veteran(msgspec.Struct):
    """A veteran legion, and to whom it is loyal (empty: to nobody)."""

    ref: str
    name: str
    loyal: str
    loyal_ref: str


class Force(msgspec.Struct):
    """Legions, veteran ones among them, and fleets."""

    legions: int
    fleets: int
    veterans: list[Veteran]


class InForce(msgspec.Struct):
    """A law, event, land bill or bequest in force; `level` is how often."""

    kind: str
    ref: str
    name: str
    level: int


class Rome(msgspec.Struct):
    """What is in Rome and what all can see of the State."""

    barracks: Force
    pool_legions: int
    pool_fleets: int
    cost: int
    recruits: bool
    unrest: int
    wars: int
    most_wars: int
    deck: int
    era_ends: bool
    budget: YearsBudget
    in_force: list[InForce]


# -- wars ------------------------------------------------------------------------------------------


class BattleOdds(msgspec.Struct):
    """The chances of a commander with an army; `sent` when he is there, `proposed` when the Senate
    votes on sending him, else with all that is in Rome. `legions` and `fleets` are what he leads,
    the last two what he may expect to lose. `province` is the one that fights by itself, with its
    governor, where no army of the Senate does; what it may lose is not told.
    """

    commander: Named
    province: str
    sent: bool
    proposed: bool
    naval: bool
    legions: int
    fleets: int
    victory: int
    stalemate: int
    defeat: int
    disaster: int
    standoff: int
    lost_legions: float
    lost_fleets: float


class Army(msgspec.Struct):
    """An army on a war. `seat` is its commander's, -1 where nobody commands."""

    commander: Named | None
    seat: int
    force: Force
    land: int
    naval: int


class EnemyLeader(msgspec.Struct):
    """An enemy leader; `strength` is what he adds."""

    ref: str
    name: str
    strength: int
    disaster: int
    standoff: int


class AlliedProvince(msgspec.Struct):
    """A province in league with a war: what it adds to it on land and at sea, of which `troops` and
    `fleets` are its own units.
    """

    name: str
    land: int
    naval: int
    troops: int
    fleets: int


class RomanWar(msgspec.Struct):
    """A war, or what armies stand against in place of one: `kind` is `war`, `revolt`, `march` (the
    Primary Rebel's), `rebels` (a rebel governor in his province) or `bequest`. `status` is
    `active`, `imminent` or `inactive`; `theatre` is the id of the land (`Land`) it is fought in;
    `struck` are the numbers that have struck this turn.
    """

    ref: str
    name: str
    kind: str
    status: str
    theatre: str
    unprosecuted: bool
    drought: bool
    land: int
    naval: int
    beaten: bool
    support: int
    spoils: int
    times: int
    disaster: list[int]
    standoff: list[int]
    struck: list[int]
    leaders: list[EnemyLeader]
    allies: list[AlliedProvince]
    armies: list[Army]
    odds: list[BattleOdds]


# -- persons ---------------------------------------------------------------------------------------


class Office(msgspec.Struct):
    """An office somebody holds."""

    id: str
    name: str


class Held(msgspec.Struct):
    """A concession that somebody holds; `exposed` when its corruption lies open."""

    ref: str
    name: str
    exposed: bool


class Senator(msgspec.Struct):
    """A person in play. `seat` is his faction, -1 for none; `family` is named for a statesman only.

    `marks` are words: `leader`, `presiding`, `first`, `prior_consul`, `corrupt`, `major`, `victor`,
    `proconsul`, `guarded`, `for_life`. `place` is `rome`, `province`, `field`, `captive` or
    `rebel`, `where` the province or war; `term` the turns left to a governor. `loyalty` is the one
    in force, `printed_loyalty` that on the card; `disbanded` are the veteran legions that he has
    sent home.
    """

    ref: str
    name: str
    seat: int
    family: str
    military: int
    oratory: int
    loyalty: int
    printed_loyalty: int
    influence: int
    popularity: int
    knights: int
    disbanded: int
    talents: int
    votes: int
    offices: list[Office]
    marks: list[str]
    place: str
    where: str
    where_ref: str
    term: int
    legate: bool
    concessions: list[Held]


class HandCard(msgspec.Struct):
    """A card in a hand that the reader may see, with what stands on it."""

    ref: str
    name: str
    kind: str
    lines: list[str]


class RomanFaction(msgspec.Struct):
    """A faction. `talents` is its treasury, None where the reader may not know it; `hand` are the
    cards he may see of `cards`. `sign` is the letter, or two, that no other faction has.
    """

    ref: str
    seat: int
    name: str
    sign: str
    standard: str
    mine: bool
    gone: bool
    asked: bool
    votes: int
    influence: int
    cards: int
    talents: int | None
    knight_drm: int
    no_knights: bool
    senators: list[Senator]
    hand: list[HandCard]


# -- the Forum and the provinces -------------------------------------------------------------------


class Land(msgspec.Struct):
    """A land of the map, Rome's or not; `ref` is its card's, empty for one that is no province."""

    id: str
    ref: str
    name: str


class Province(msgspec.Struct):
    """A province of Rome. `income` and `spoils` are rolls in words: the State's, its governor's.
    `troops` and `ships` are its own units, `attacked` says that an active war attacks it; where
    there are no Provincial Wars there is none of this.
    """

    ref: str
    name: str
    developed: bool
    frontier: bool
    governor: Named | None
    seat: int
    term: int
    legate: bool
    garrison: Force
    income: str
    spoils: str
    taxes: int
    armies: int
    fleets: int
    land: int
    naval: int
    overrun: bool
    disorder: bool
    camp: str
    troops: int
    ships: int
    attacked: bool


class Lying(msgspec.Struct):
    """A thing in the Forum or the Curia; `kind` is the kind of card it is, `line` what it is good
    for.
    """

    ref: str
    name: str
    kind: str
    line: str


class TheForum(msgspec.Struct):
    """Who and what lies in the Forum and the Curia."""

    senators: list[Senator]
    concessions: list[Lying]
    leaders: list[EnemyLeader]
    curia: list[Lying]
