"""What can occur in games of The Republic of Rome, for whoever counts what does: of everything that
is in the rules or in the box, its name, and what an event shows of it.

The outcomes of a proposal are counted for each kind that can have them: `made` by the chair,
`forced` with a Tribune, `passed`, `failed`, `vetoed`, `dropped` when it has lost its object, and
`refused` by one whose consent it needs.
"""

from typing import Final

from aedilis.kernel.event import Event
from aedilis.republic.definitions.codes import FACTION_CARD
from aedilis.republic.definitions.components import (
    CARDS,
    CONCESSIONS,
    EVENTS,
    FORUM_EVENTS,
    INTRIGUES,
    LAWS,
    LEADERS,
    STATESMEN,
    WARS,
    card,
)
from aedilis.republic.definitions.named import ASSASSIN
from aedilis.republic.neutrals.verdict import VERDICTS
from aedilis.republic.phases.asides import SOURCES
from aedilis.republic.phases.senate.kinds import Kind
from aedilis.republic.phases.senate.registry import ALL_KINDS, is_proposal
from aedilis.republic.state.choices import (
    ALL_FIELDS,
    CARD,
    LEGION,
    OFFICE,
    SENATOR,
    VERBS,
    stem,
)
from aedilis.republic.state.choices import thing as thing_of
from aedilis.republic.state.endings import ENDINGS
from aedilis.republic.state.person import STATESMEN_FROM
from aedilis.republic.turn import FRAMES
from aedilis.republic.words import FIXED

_SAME: Final = {number: stem(word) for number, word in enumerate(ALL_FIELDS)}

PLAYED: Final[dict[str, str]] = {
    "republic-tribune-veto": "tribune",
    "republic-tribune-propose": "tribune",
    "republic-tribune-claim": "tribune",
    "republic-tribune-stop-pick": "tribune",
    "republic-tribune-stop-bill": "tribune",
    "republic-bodyguards": "secret_bodyguard",
    "republic-guarded": "open_bodyguard",
    "republic-peddled": "influence_peddling",
    "republic-graft": "graft",
    "republic-murder": "murder_of_a_tribune",
    "republic-murder-failed": "murder_of_a_tribune",
    "republic-mob-incited": "mob_incited",
    "republic-proscription": "proscription",
    "republic-cleopatra-ally": "cleopatra",
    "republic-cleopatra-enemy": "cleopatra",
}
"""The cards whose play an event tells without naming them."""


def choice_kind(code: int) -> str:
    """The kind of a choice: what it is chosen as and, where it is no person, war, place or the
    like, what it is.
    """
    thing = thing_of(code)
    field = _SAME[code >> 12]
    if thing < SENATOR:
        return f"{field}:{VERBS[thing]}"
    if CARD < thing <= CARD + CARDS:
        return f"{field}={card(thing - CARD).id}"
    named = OFFICE <= thing < LEGION
    return f"{field}={FIXED[thing]}" if named else field


def occurrences() -> dict[str, tuple[str, ...]]:
    """All that can occur, in groups."""
    return {
        "frame": FRAMES.names,
        "ending": ENDINGS[1:],
        "verdict": VERDICTS,
        "verb": VERBS,
        "field": tuple(dict.fromkeys(_SAME.values())),
        "aside": tuple(VERBS[thing_of(one)] for source in SOURCES for one in source.verbs),
        "proposal": tuple(
            f"{kind.name} {outcome}" for kind in ALL_KINDS for outcome in _outcomes(kind)
        ),
        "card": (
            *(one.id for one in INTRIGUES),
            *(one.id for one in LEADERS if one.traits & FACTION_CARD),
            *(one.id for one in STATESMEN),
            *(one.id for one in CONCESSIONS),
            *(one.id for one in LAWS),
            *(one.id for one in FORUM_EVENTS),
        ),
        "happening": tuple(one.id for one in EVENTS),
        "war": tuple(one.id for one in WARS),
        "leader": tuple(one.id for one in LEADERS),
    }


def _outcomes(kind: Kind) -> list[str]:
    """What can become of a kind of proposal."""
    if kind.name == "law":
        return ["made", "passed", "failed", "dropped"]
    # Any proposal that waits for its turn may lose its object meanwhile.
    found = ["made", "forced", "passed", "failed", "dropped"]
    if kind.vetoable:
        found.append("vetoed")
    if type(kind).consents is not Kind.consents:
        found.append("refused")
    return found


def occurred(event: Event) -> list[tuple[str, str]]:
    """What an event shows of all this but for frames, verbs and fields, which are none of its."""
    key, told = event.key, event.params
    if key in PLAYED:
        return [("card", PLAYED[key])]
    if key == "republic-assassination":
        return [("card", INTRIGUES[ASSASSIN].id)] if told["cards"] else []
    if key in ("republic-plays", "republic-forum-event"):
        return [("card", card(_number(told["card"])).id)]
    if key == "republic-statesman":
        return [("card", STATESMEN[_number(told["person"]) - STATESMEN_FROM].id)]
    if key == "republic-concession":
        return [("card", CONCESSIONS[_number(told["concession"])].id)]
    if key in ("republic-law", "republic-law-repeals"):
        return [("card", LAWS[_number(told["law"])].id)]
    if key == "republic-event":
        return [("happening", EVENTS[_number(told["event"])].id)]
    if key == "republic-war-drawn":
        return [("war", WARS[_number(told["war"])].id)]
    if key == "republic-verdict":
        return [("verdict", str(told["verdict"]))]
    if key == "republic-leader-drawn":
        return [("leader", LEADERS[_number(told["leader"])].id)]
    return _of_proposal(event)


OUTCOMES: Final[dict[str, str]] = {
    "republic-vetoed": "vetoed",
    "republic-void": "dropped",
}
"""The events that end a proposal before a vote does."""


def _of_proposal(event: Event) -> list[tuple[str, str]]:
    """What an event shows of a proposal; nothing of a trial."""
    what = str(event.params.get("proposal", ""))
    if not is_proposal(what):
        return []
    outcome = OUTCOMES.get(event.key, "")
    if event.key == "republic-proposed":
        outcome = "forced" if event.params["tribune"] else "made"
    elif event.key == "republic-voted":
        outcome = "passed" if event.params["passed"] else "failed"
    elif event.key == "republic-consent" and not event.params["yes"]:
        outcome = "refused"
    return [("proposal", f"{what} {outcome}")] if outcome else []


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value
