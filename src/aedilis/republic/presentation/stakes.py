"""What is at stake in each kind of question of The Republic of Rome. Questions that belong
together have one sentence.
"""

from typing import Final

STAKES: Final[dict[str, str]] = {
    "leader": "leader new-leader",
    "governor": "governor term governor-for province legate senate-governors",
    "play": "play first-cards holder concession-card",
    "leave": "leave-or-take leave-or-wait",
    "redistribution": "redistribution talents-from talents-to talents",
    "contribution": "contribution contribution-talents",
    "guard": "guard hold-revenue bodyguards",
    "spoils": "spoils spoils-debt profiteer",
    "rebel-upkeep": (
        "upkeep upkeep-treasury upkeep-personal release camp-upkeep release-fleets "
        "release-legions release-italy release-own-troops release-own-fleets rebel-builds "
        "raise-own-troops raise-own-fleets"
    ),
    "keep-forces": "keep keep-fleets enlist",
    "levy": "levy levy-units levy-troops",
    "persuasion": "persuasion persuader target bribe persist",
    "counter": "counter",
    "knights": "knights suitor knight-talents press",
    "games": "games sponsor kind-of-games",
    "bid": "bid bid-talents",
    "storm": "storm storm-fleets fleets-lost",
    "strike-event": "catiline enemy-leader alliance",
    "aside": "aside",
    "hold": (
        "hold-proposal hold-adjournment hold-dictator hold-tribune hold-silenced "
        "hold-proscription hold-cleopatra hold-desertion"
    ),
    "consuls": "senate-consuls consuls",
    "post": "post",
    "dictator": "senate-dictator dictator appoint master",
    "censor": "senate-censor censor",
    "trial": "senate-prosecutions accused charge prosecutor prosecute other-prosecutor",
    "plea": "advocate plead",
    "proposal": "senate-other tribune-proposal more call",
    "yield": "yield",
    "vote": "vote buy-votes bought for against with",
    "life": "life",
    "concession": "concession concession-for",
    "bill": "bill bill-sponsor cosponsor repeal",
    "forces": (
        "legions veterans fleets raise raise-legions raise-fleets raise-own disband-legions "
        "disband-fleets"
    ),
    "command": (
        "general war reinforced recalled recall-how successor generals general-of "
        "plan-veterans command"
    ),
    "garrison": "garrison recall-garrison",
    "consent": "consent",
    "recruit": "recruit",
    "priests": "senate-pontifex pontifex removed-pontifex priest priest-from",
    "law": "law law-use law-sponsor law-cosponsor put-law",
    "fine": "fine",
    "assassin": "assassin assassin-target assassin-cards check-target check-strike",
    "tribune-card": "graft graft-price murder mob",
    "peddle": "peddle",
    "trade": "trade trade-with trade-cards return exchange neutral-trade",
    "discard": "discard",
    "revolt": (
        "declare rebel move-army loyalty pay-regulars pay-veterans pay-fleets pay-master rise "
        "rise-leader rise-fleets rise-also march"
    ),
    "revolt-help": "master-pays keep-bequest join defect garrison-joins reinforce-rebel proscribe",
    "intercept": "intercept",
    "battle": "land-battle first-general first-war survival-war",
    "ransom": "ransom ransom-own",
    "veterans": "disbands disband recaller call-back call-back-own",
    "deal": (
        "clause promise-by promise-to promised-talents promised-card promised-text "
        "promised-proposal promised-whom promised-also promised-what promised-vote "
        "promised-veto which-deal which-clause"
    ),
    "dispute": "dispute",
    "order": "order order-be order-whom order-talents",
    "coalition": "coalition partner",
    "share": "share share-office share-for hold-spoils hold-check",
}
"""The kinds of questions that one sentence is about, by the name of the sentence."""

ASK: Final = "republic-ask-"
STAKE: Final = "republic-stake-"
STAKE_OF: Final[dict[str, str]] = {
    ASK + kind: STAKE + stake for stake, kinds in STAKES.items() for kind in kinds.split()
}
"""The key of the sentence of each question, by the key of the question."""
