"""What is at stake in each kind of question of Glory to Rome. Questions that belong
together have one sentence.
"""

from typing import Final

STAKES: Final[dict[str, str]] = {
    "lead": "lead",
    "follow": "follow",
    "think": "think",
    "build": "craftsman architect",
    "laborer": "laborer",
    "demand": "legionary demand pool",
    "merchant": "merchant",
    "patron": "patron",
    "reveal": "reveal",
    "cards": "cards",
    "give": "give",
    "clients": "clients",
    "bath": "bath",
    "fountain": "fountain",
    "prison": "prison",
    "senate": "senate",
    "sewer": "sewer",
    "aside": "aside",
}
"""The kinds of questions that one sentence is about, by the name of the sentence."""

ASK: Final = "glory-ask-"
STAKE: Final = "glory-stake-"
STAKE_OF: Final[dict[str, str]] = {
    ASK + kind: STAKE + stake for stake, kinds in STAKES.items() for kind in kinds.split()
}
"""The key of the sentence of each question, by the key of the question."""
