"""The things that a picture of Glory to Rome consists of (rules G.components).

Materials and roles share one number from 0 to 5; a jack has none (-1). Names are in the reader's
language. `ref` is what a thing is called on the table; see `aedilis.glory.presentation.board.refs`.
"""

import msgspec


class GloryKind(msgspec.Struct):
    """A material with its role: names, the letter that stands for it, and its value.

    `ref` names the material, `role_ref` the role.
    """

    ref: str
    role_ref: str
    material: str
    role: str
    letter: str
    value: int


class GloryPile(msgspec.Struct):
    """So many cards of one material in one place. `ready` counts clients that may still act."""

    ref: str
    material: int
    count: int
    ready: int


class GlorySite(msgspec.Struct):
    """The sites left of one material: in town and out of town."""

    ref: str
    material: int
    town: int
    outside: int


class GloryCard(msgspec.Struct):
    """A card that the reader sees, of which there are `count`: all that stands on it."""

    ref: str
    number: int
    name: str
    material: int
    value: int
    effect: str
    count: int


class GloryStructure(msgspec.Struct):
    """A building begun or completed. `materials` are those added, `need` how many it takes.

    `active` tells that its function is in force, `opened` that it is in force for everybody.
    """

    ref: str
    number: int
    name: str
    material: int
    site: int
    materials: list[int]
    need: int
    complete: bool
    active: bool
    opened: bool
    effect: str


class GloryVault(msgspec.Struct):
    """A vault: how many cards it holds and may hold, and the faces the reader may know."""

    count: int
    limit: int
    hidden: int
    known: list[GloryPile]


class GloryCamp(msgspec.Struct):
    """One player's camp. `mode` is what the seat has done this turn ("" while undecided), `played`
    lies there until the turn ends, `sites` are the materials of completed buildings' sites.

    `drawn` tells that a card of the deck waits to be used; `held` is the role of an action kept for
    a site out of town, and `backs` the seat to which this one would concede (-1: none). `points`
    are those that all can count; if the game ended now, they would be `least` to `most`, and what
    is won of the bonuses.
    """

    ref: str
    seat: int
    name: str
    mine: bool
    influence: int
    points: int
    least: int
    most: int
    sites: list[int]
    clients: list[GloryPile]
    client_count: int
    client_limit: int
    stock: list[GloryPile]
    vault: GloryVault
    structures: list[GloryStructure]
    hand: int
    hand_limit: int
    hand_ref: str
    jacks: int
    mode: str
    played: list[GloryCard]
    drawn: bool
    held: int
    backs: int


class GloryScore(msgspec.Struct):
    """The points of one seat, by where they come from."""

    seat: int
    influence: int
    vault: int
    bonuses: int
    statue: int
    wall: int
    total: int
    hand: int
    won: bool


class GloryEnd(msgspec.Struct):
    """How the game ended, and the seats in the order of success. `statue` and `wall` are names."""

    text: str
    statue: str
    wall: str
    scores: list[GloryScore]
