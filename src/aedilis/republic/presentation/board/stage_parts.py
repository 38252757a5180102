"""What the middle of the picture of The Republic of Rome is made of: whatever is going on.

The things that lie on the table whatever happens are in `parts`.
"""

import msgspec

from aedilis.republic.presentation.board.parts import BattleOdds, Moment, Named, Sentence


class Voter(msgspec.Struct):
    """A faction in a vote: its votes in Rome, the talents it could buy more with, and how it has
    voted: `for`, `against`, `split`, `abstained`, or nothing yet. `asked` is whoever votes now.
    """

    ref: str
    name: str
    votes: int
    purse: int
    side: str
    asked: bool


class Proposal(msgspec.Struct):
    """What lies before the Senate. `waiting` are those whose consent it needs."""

    kind: str
    words: Sentence
    by: Named
    tribune: bool
    yes: int
    no: int
    opened: bool
    vetoable: bool
    voters: list[Voter]
    waiting: list[Named]
    odds: list[BattleOdds]


class Interrupter(msgspec.Struct):
    """Who may interrupt, by what all know: with one of so many `cards`, which may be a Tribune; by
    statesmen who need none; with a dagger.
    """

    ref: str
    name: str
    cards: int
    free: list[Named]
    dagger: bool


class Decision(msgspec.Struct):
    """What the Senate has decided in this sitting; `how` is `passed`, `rejected`, `vetoed` or
    `void`.
    """

    words: Sentence
    yes: int
    no: int
    how: str


class Saying(msgspec.Struct):
    """What something is called, and what is told of it."""

    label: str
    words: Sentence


class Floor(msgspec.Struct):
    """The Senate in session. `plea` says who pleads in the trial on the floor; `laws` are those
    that lie open and wait for their sponsors or their turn. `coalition` tells where it stands where
    one rules, and nothing is voted on.
    """

    presiding: Named | None
    presiding_seat: int
    proposal: Proposal | None
    interrupters: list[Interrupter]
    claims: list[Named]
    plea: Sentence
    laws: list[Named]
    minor: int
    major: int
    decisions: list[Decision]
    coalition: list[Saying]


class Chance(msgspec.Struct):
    """From so many talents on, this chance."""

    talents: int
    percent: int


class Persuasion(msgspec.Struct):
    """An attempt under way: what speaks for it and against it, and what the dice may show at most.

    `how` is `openly`, `seduction` or `blackmail`; from a natural sum of `fails_from` on it fails
    whatever the base number is. `turn` is the faction that decides now.
    """

    how: str
    persuader: Named
    target: Named
    seat: int
    oratory: int
    influence: int
    bribe: int
    loyalty: int
    talents: int
    aligned: int
    counter: int
    base: int
    fails_from: int
    omens: int
    percent: int
    more: list[Chance]
    turn: Named | None


class Attempt(msgspec.Struct):
    """Whom one's own senator could persuade: the chance without a bribe, and the best he can have,
    with the fewest talents that bring it.
    """

    persuader: Named
    target: Named
    base: int
    percent: int
    best: int
    talents: int


class KnightChance(msgspec.Struct):
    """A senator's chance of a knight, by talents spent."""

    senator: Named
    chances: list[Chance]


class Auction(msgspec.Struct):
    """An initiative for sale. `turn` is who bids now."""

    bid: int
    bidder: Named | None
    turn: Named | None


class Turn(msgspec.Struct):
    """An initiative: whose, and whether it is `done`, `now` or `next`. An auctioned one has no
    name until somebody has it.
    """

    ref: str
    name: str
    state: str


class Initiative(msgspec.Struct):
    """The initiatives of the turn, and what the present one has come to."""

    turns: list[Turn]
    steps: list[Moment]
    auction: Auction | None
    persuasion: Persuasion | None
    attempts: list[Attempt]
    knights: list[KnightChance]


class Purse(msgspec.Struct):
    """What a faction has collected this year and not put away yet."""

    ref: str
    name: str
    talents: int


class Revenue(msgspec.Struct):
    """The Revenue Phase: its steps and the income on the table."""

    steps: list[Moment]
    purses: list[Purse]


class Combat(msgspec.Struct):
    """The battle that is about to be fought."""

    commander: Named
    war: Named
    odds: list[BattleOdds]


class Revolution(msgspec.Struct):
    """The Revolution Phase: its steps, and the generals who have still to speak."""

    steps: list[Moment]
    generals: list[Named]


class Die(msgspec.Struct):
    """What dice show: `kind` is `black`, `white` or `plain`, `count` how many were thrown, 0 where
    that is not known.
    """

    kind: str
    count: int
    value: int


class Sum(msgspec.Struct):
    """A number that is added to dice, by its word."""

    id: str
    value: int


class Throw(msgspec.Struct):
    """Dice that were thrown this turn: what for, what they showed, what was added, what came of it.

    `went` is `good` or `bad` for who threw, or nothing.
    """

    kind: str
    words: Sentence
    dice: list[Die]
    sums: list[Sum]
    total: int | None
    went: str


class Battle(msgspec.Struct):
    """A battle fought this turn: strengths, dice, result and losses, and what came of it."""

    result: str
    naval: bool
    commander: Named
    enemy: Named
    roman: int
    against: int
    dice: list[Die]
    roll: int
    omens: int
    total: int
    legions: int
    veterans: int
    fleets: int
    after: list[Sentence]


class Promise(msgspec.Struct):
    """A clause of an agreement; `fate` is `open`, `kept`, `released` or `failed`."""

    words: Sentence
    fate: str


class Agreement(msgspec.Struct):
    """A public agreement; `state` is `offered`, `binding`, `settled` or `withdrawn`, `waiting` who
    has still to accept.
    """

    ref: str
    number: int
    state: str
    by: Named
    waiting: list[Named]
    turn: int
    promises: list[Promise]
