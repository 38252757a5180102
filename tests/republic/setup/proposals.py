"""A proposal of every kind, before a Senate that can pass it."""

from collections.abc import Callable
from typing import Any

from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import (
    CENSOR,
    DICTATOR,
    FIELD_CONSUL,
    PONTIFEX,
    RHODIAN_ALLIANCE,
    ROME_CONSUL,
)
from aedilis.republic.rules.persons import holder
from aedilis.republic.state.sitting import CENSOR_STEP, DICTATOR_STEP, PONTIFEX_STEP
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import BARRACKS, PRIOR_CONSUL, RETURNED
from tests.republic.setup.expeditions import GALLIC, consul_afield, proconsul, ready
from tests.republic.setup.opening import name
from tests.republic.setup.priests import devout, with_pontifex
from tests.republic.setup.senate import (
    at,
    before_elections,
    concession,
    floor,
    province,
    units,
    war,
)
from tests.republic.setup.trials import member

Words = dict[str, Any]


def consuls() -> tuple[RepublicState, Words]:
    s = before_elections()
    return s, {"first": name(s, member(s, 1)), "second": name(s, member(s, 2))}


def dictator() -> tuple[RepublicState, Words]:
    s = floor(DICTATOR_STEP)
    s.sitting().dictator_open = True
    for word in ("first_macedonian_war", "syrian_war", GALLIC):
        war(s, word)
    return s, {"senator": name(s, member(s, 4))}


def censor() -> tuple[RepublicState, Words]:
    s = floor(CENSOR_STEP)
    s.sitting().ended = 1 << ROME_CONSUL
    for seat in (2, 3, 4):
        s.senator(member(s, seat)).marks = PRIOR_CONSUL
    return s, {"senator": name(s, member(s, 2))}


def governors() -> tuple[RepublicState, Words]:
    s = floor()
    province(s, "sicilia")
    return s, {"province": "sicilia", "senator": name(s, member(s, 2))}


def concessions() -> tuple[RepublicState, Words]:
    s = floor()
    concession(s, "mining")
    return s, {"concession": "mining", "senator": name(s, member(s, 2))}


def land_bill() -> tuple[RepublicState, Words]:
    s = floor()
    pair = {"sponsor": name(s, member(s, 0)), "cosponsor": name(s, member(s, 0, 1))}
    return s, {"bill": 1, **pair}


def repeal() -> tuple[RepublicState, Words]:
    s = floor()
    s.bills[1] = 1
    s.senator(member(s, 0)).popularity = 6
    return s, {"bill": 2, "sponsor": name(s, member(s, 0))}


def forces() -> tuple[RepublicState, Words]:
    s = floor(talents=50)
    return s, {"raise_legions": 3, "raise_fleets": 0}


def deploy() -> tuple[RepublicState, Words]:
    s = ready(legions=14)
    return s, {"general": name(s, consul_afield(s)), "war": GALLIC, "legions": 12, "fleets": 0}


def reinforce() -> tuple[RepublicState, Words]:
    s = proconsul()
    return s, {"general": name(s, member(s, 2)), "legions": 3, "fleets": 0}


def recall() -> tuple[RepublicState, Words]:
    s = proconsul()
    return s, {"general": name(s, member(s, 2)), "how": "take"}


def garrison() -> tuple[RepublicState, Words]:
    s = floor()
    province(s, "sicilia", member(s, 2))
    units(s, 3)
    return s, {"province": "sicilia", "legions": 2}


def recall_garrison() -> tuple[RepublicState, Words]:
    s = floor()
    province(s, "sicilia", member(s, 2), garrison=3)
    return s, {"province": "sicilia", "legions": 2}


def life() -> tuple[RepublicState, Words]:
    s = floor()
    s.senator(member(s, 0)).influence = 25
    return s, {"senator": name(s, member(s, 0))}


def reject_rhodes() -> tuple[RepublicState, Words]:
    s = floor()
    units(s, 0, 12)
    s.events[RHODIAN_ALLIANCE] = 1
    s.sitting().rhodian_open = True
    return s, {}


def pontifex() -> tuple[RepublicState, Words]:
    s = floor(PONTIFEX_STEP)
    s.sitting().ended = 1 << ROME_CONSUL
    devout(s)
    return s, {"senator": name(s, member(s, 2))}


def remove_pontifex() -> tuple[RepublicState, Words]:
    s, chief = with_pontifex()
    return s, {"senator": name(s, chief)}


def elected(s: RepublicState) -> list[int]:
    """Those who have become Consul, by number: each of their factions once."""
    return sorted([holder(s, ROME_CONSUL), holder(s, FIELD_CONSUL)])


# Why the chair's proposal lapses when the same has passed, and what is true of a game in which it
# was carried out once and no more.
PASSED: dict[str, tuple[Callable[[], tuple[RepublicState, Words]], str, Any]] = {
    "consuls": (consuls, "settled", lambda s: elected(s) == [member(s, 1), member(s, 2)]),
    "dictator": (dictator, "settled", lambda s: holder(s, DICTATOR) == member(s, 4)),
    "censor": (censor, "settled", lambda s: holder(s, CENSOR) == member(s, 2)),
    "governors": (
        governors,
        "settled",
        lambda s: s.holdings[s.senator(member(s, 2)).at] is not None,
    ),
    "concessions": (concessions, "settled", lambda s: member(s, 2) in s.owner),
    "land_bill": (land_bill, "undone", lambda s: s.bills == [1, 0, 0]),
    "repeal": (repeal, "settled", lambda s: s.bills == [0, 0, 0]),
    "forces": (forces, "undone", lambda s: at(s, BARRACKS) == (3, 0) and s.treasury == 20),
    "deploy": (deploy, "undone", lambda s: at(s, BARRACKS) == (2, 20)),
    "reinforce": (reinforce, "undone", lambda s: at(s, BARRACKS) == (2, 5)),
    "recall": (recall, "settled", lambda s: at(s, BARRACKS) == (15, 5)),
    "garrison": (garrison, "undone", lambda s: at(s, BARRACKS) == (1, 0)),
    "recall_garrison": (recall_garrison, "undone", lambda s: at(s, BARRACKS) == (2, 0)),
    "life": (life, "settled", lambda s: s.life == member(s, 0)),
    "reject_rhodes": (reject_rhodes, "settled", lambda s: s.events[RHODIAN_ALLIANCE] == 0),
    "pontifex": (pontifex, "settled", lambda s: holder(s, PONTIFEX) == member(s, 2)),
    "remove_pontifex": (remove_pontifex, "settled", lambda s: holder(s, PONTIFEX) == NONE),
}


def governors_with_consent() -> tuple[RepublicState, Words]:
    s, words = governors()
    s.senator(member(s, 2)).marks |= RETURNED
    return s, words


def land_bill_with_consent() -> tuple[RepublicState, Words]:
    s, words = land_bill()
    return s, {**words, "sponsor": name(s, member(s, 2))}


def repeal_with_consent() -> tuple[RepublicState, Words]:
    s, words = repeal()
    s.senator(member(s, 2)).popularity = 6
    return s, {**words, "sponsor": name(s, member(s, 2))}


def deploy_with_consent() -> tuple[RepublicState, Words]:
    s, words = deploy()
    return s, {**words, "legions": 1}


def recall_with_consent() -> tuple[RepublicState, Words]:
    s = proconsul(legions=1)
    old, new = name(s, member(s, 2)), name(s, consul_afield(s))
    return s, {"general": old, "how": "yes", "new": new}


CONSENTS: dict[str, tuple[Callable[[], tuple[RepublicState, Words]], str]] = {
    "governors": (governors_with_consent, "settled"),
    "land_bill": (land_bill_with_consent, "undone"),
    "repeal": (repeal_with_consent, "settled"),
    "deploy": (deploy_with_consent, "undone"),
    "recall": (recall_with_consent, "settled"),
}
