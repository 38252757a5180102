"""All kinds of proposals, in the order in which they are offered (rule 1.09.13)."""

from typing import Final

from aedilis.kernel.rule import cite
from aedilis.republic.phases.senate.business import Concessions, LandBills, Repeals
from aedilis.republic.phases.senate.deployment import Deploy
from aedilis.republic.phases.senate.elections import Censors, Consuls, Dictators, Lives
from aedilis.republic.phases.senate.forces import Forces, RejectRhodes
from aedilis.republic.phases.senate.garrisons import Garrison, RecallGarrison
from aedilis.republic.phases.senate.governors import Governors
from aedilis.republic.phases.senate.kinds import Kind
from aedilis.republic.phases.senate.law_effects import LawVotes
from aedilis.republic.phases.senate.pontificate import Pontiffs, Removals
from aedilis.republic.phases.senate.recall import Recall, Reinforce

cite("R 1.09.17", "R 1.09.171", "R VII.no-resignation")

KINDS: Final[tuple[Kind, ...]] = (
    Consuls(), Dictators(), Censors(), Governors(), Concessions(), LandBills(), Repeals(), Forces(),
    Deploy(), Reinforce(), Recall(), Garrison(), RecallGarrison(), Lives(), RejectRhodes(),
    Pontiffs(), Removals(),
)  # fmt: skip

ALL_KINDS: Final[tuple[Kind, ...]] = (*KINDS, LawVotes())
"""With what is put to the vote by a card alone."""

_BY_NAME: Final[dict[str, Kind]] = {kind.name: kind for kind in ALL_KINDS}


def is_proposal(word: str) -> bool:
    """Whether a word is that of a kind of proposal; a prosecution is none."""
    return word in _BY_NAME


def kind_of(word: str) -> Kind:
    """The kind of proposal with a word."""
    return _BY_NAME[word]
