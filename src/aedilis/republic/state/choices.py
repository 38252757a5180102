"""Choice codes: one int for each thing a player may choose.

A code is `FIELD << 12 | thing`: what the thing is chosen as, and the thing itself. Things are told
apart by their ranges below. In words a choice is `{field: thing}`, as records and scenario files
write it, for instance `{"do": "veto"}` or `{"sponsor": "fabius"}`.
"""

from typing import Final

# A code is a place in one of these lists, and codes are kept with the moves of games: a word that
# is used no more (`minor_motion`) keeps its place, and a new one goes to the end.
VERBS: Final = (
    "stop", "pass", "yes", "no", "abstain", "split", "veto", "call", "call_rest", "roll", "raise",
    "refuse", "take", "leave", "rome", "travel", "legate", "ask", "open", "never",
    # proposals
    "propose_consuls", "propose_dictator", "propose_censor", "propose_governors",
    "propose_concessions", "propose_land_bill", "propose_repeal", "propose_forces",
    "propose_deploy", "propose_reinforce", "propose_recall", "propose_garrison",
    "propose_recall_garrison", "propose_life", "propose_reject_rhodes", "propose_repeal_law",
    "propose_recall_governor", "next_step", "adjourn", "prosecute_minor", "prosecute_major",
    "end_trials", "appeal", "appoint", "election", "yield", "lose_influence", "minor_motion",
    # interrupts
    "assassinate", "tribune", "law", "ransom", "peddle", "claim_commissioner", "fine", "graft",
    "murder", "mob", "proscribe", "ally", "enemy", "guard", "order",
    # deals
    "offer", "accept", "withdraw", "dispute", "kept", "broken", "end",
    "promise_talents", "promise_card", "promise_vote", "promise_nominate", "promise_consent",
    "promise_text",
    # forum
    "bid", "persuade", "seduce", "blackmail", "attract", "press", "games", "leader",
    # revenue
    "move", "give", "contribute", "spoils", "profiteer", "pay",
    # revolution
    "play", "trade", "discard", "rebel", "lay_down", "join", "stay", "fight", "move_army",
    "defect", "retire", "come_back",
    # trials and laws
    "appeal_more", "corrupt", "major", "knights", "repeal",
    # deals again
    "turn_down",
    # a faction without senators
    "stay_in_game", "leave_game",
    # the Pontifex Maximus
    "propose_pontifex", "propose_remove_pontifex", "name_priest", "new_priesthood",
    "prosecute_leader", "omens",
    # the spoils of one or two people
    "take_office", "take_province", "take_concession", "sponsor_bill", "cosponsor_bill",
    "stop_pick", "stop_bill", "check_assassins",
    # rebel governors
    "march", "hold_province",
    # Advocates
    "plead_himself", "advocate", "promise_priest", "promise_veto",
    # one or two people
    "play_concession",
    # veterans who are disbanded
    "disband", "call_back",
)  # fmt: skip

FIELDS: Final = (
    "do", "senator", "other", "target", "from", "to", "sponsor", "cosponsor", "prosecutor",
    "first", "second", "general", "war", "province", "card", "concession", "seat", "office",
    "games", "bill", "leader", "event", "law", "vote", "with", "how", "answer", "legion", "deal",
    "kind", "moment", "be", "new", "old", "replace", "more",
    # an offer, clause by clause
    "clause", "clause_1", "by_1", "to_1", "card_1", "proposal_1", "whom_1", "also_1", "what_1",
    "vote_1", "clause_2", "by_2", "to_2", "card_2", "proposal_2", "whom_2", "also_2", "what_2",
    "vote_2", "clause_3", "by_3", "to_3", "card_3", "proposal_3", "whom_3", "also_3", "what_3",
    "vote_3", "clause_4", "by_4", "to_4", "card_4", "proposal_4", "whom_4", "also_4", "what_4",
    "vote_4",
)  # fmt: skip

GROUPS: Final = 15
"""At most so many things of one kind are put into one proposal."""

NUMBERED: Final = (
    "senator", "province", "concession", "general", "war", "more", "how", "new",
)  # fmt: skip
ALL_FIELDS: Final = FIELDS + tuple(f"{word}_{n}" for n in range(2, GROUPS + 1) for word in NUMBERED)
"""Those for the second and further parts of a proposal come after the plain ones."""


def numbered(word: str, n: int) -> str:
    """The field, or the name of an amount, for part n of a proposal, from 0."""
    return word if n == 0 else f"{word}_{n + 1}"


def stem(word: str) -> str:
    """A field's word, or an amount's, without the number of the part it belongs to."""
    front, _, number = word.rpartition("_")
    if front and number.isdecimal() and int(number) <= GROUPS:
        return front
    return word


_VERB: Final = {word: n for n, word in enumerate(VERBS)}
_FIELD: Final = {word: n << 12 for n, word in enumerate(ALL_FIELDS)}

# Where the things of each kind begin.
SENATOR: Final = 300
CARD: Final = 400
WAR: Final = 700
PROVINCE: Final = 820
SEAT: Final = 850
OFFICE: Final = 870
CONCESSION: Final = 890
GAMES: Final = 920
BILL: Final = 930
LEADER: Final = 940
EVENT: Final = 960
LAW: Final = 990
LEGION: Final = 1010
CLAUSE: Final = 1050
DEAL: Final = 1100
REBEL_WAR: Final = WAR + 98
"""In place of a war: the Primary Rebel who marches on Rome."""
MOMENT: Final = 2060
END: Final = 2100
DISBANDED: Final = 2200
"""A veteran legion that its patron has disbanded, to be raised again."""

KINDS: Final = (
    SENATOR, CARD, WAR, PROVINCE, SEAT, OFFICE, CONCESSION, GAMES, BILL, LEADER, EVENT, LAW, LEGION,
    CLAUSE, DEAL, MOMENT, DISBANDED,
)  # fmt: skip
"""All kinds of things, by where they begin."""


def verb(word: str, field: str = "do") -> int:
    """The code of a plain word."""
    return _FIELD[field] | _VERB[word]


def code(field: str, kind: int, index: int) -> int:
    """The code of a thing: a kind's beginning (`SENATOR`, ...) and its index there."""
    return _FIELD[field] | (kind + index)


def thing(choice: int) -> int:
    """The thing of a code, without what it is chosen as."""
    return choice & 4095


def kind_of(thing: int) -> int:
    """The kind of a thing: where its kind begins; 0 for plain words and amounts."""
    return max((kind for kind in KINDS if kind <= thing), default=0)


def index(choice: int, kind: int) -> int:
    """The index of the thing of a code among its kind."""
    return thing(choice) - kind


def field_of(choice: int) -> str:
    """What a code is chosen as."""
    return ALL_FIELDS[choice >> 12]


STOP: Final = verb("stop")
PASS: Final = verb("pass")
YES: Final = verb("yes", "answer")
NO: Final = verb("no", "answer")


def senator(choice: int) -> int:
    """The slot a code names."""
    return thing(choice) - SENATOR


def senators(field: str, slots: list[int]) -> list[int]:
    """The codes of some slots."""
    base = _FIELD[field] + SENATOR
    return [base + slot for slot in slots]


def seats(field: str, numbers: list[int]) -> list[int]:
    """The codes of some seats."""
    base = _FIELD[field] + SEAT
    return [base + seat for seat in numbers]
