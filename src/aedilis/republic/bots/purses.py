"""Where the senator keeps his faction's talents: with who speaks for it, and with those whom others
would like to win over (rules 1.06.3, 1.07.41).

What a man carries makes him dearer to persuade and is not spent by that, so it can be lent to him
for a year. What it is worth there is weighed against what it is worth as a bribe.
"""

from typing import Final

from aedilis.kernel.prompt import Move
from aedilis.republic.bots.forum import FOR_CHANCE, FOR_OWN, FOR_STRANGERS, NEWCOMER
from aedilis.republic.bots.mind import PURSE, Mind
from aedilis.republic.bots.revenue import CARRIED, HIDDEN, HIDDEN_PART
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.phases.forum.persuasion import targets
from aedilis.republic.phases.revenue.redistribution import MOVE
from aedilis.republic.rules.odds import base_chance, base_number
from aedilis.republic.rules.persons import in_rome, of_faction
from aedilis.republic.state.choices import SEAT, SENATOR, STOP, code
from aedilis.republic.state.zones import CAPTIVE, REBEL

LUMPS: Final = (2, 4, 6, 9)
"""So many talents at once are thought of as given to somebody to carry."""
ROUNDS: Final = 8
"""So many times at most one more lump is given."""
CAUTION: Final = 0.6
"""What is lost by a man won over, as a part of what is gained by winning one."""
AT_HAND: Final = 0.7
"""The part of all that a rival faction carries that its best speaker may have for a bribe."""
DIGITS: Final = 3
"""So exactly worth is told: no less exactly than it is given, and never by how it was added up."""
CLEARLY: Final = 0.05
"""A lump is given only where that much is gained by it."""


def redistribute(mind: Mind) -> Move:
    """One talent after the other to where it is worth most; the end, when all lie there."""
    if mind.speaker() == NONE:
        return [STOP]
    wanted = Purses(mind).shared_out()
    lacking = {slot: more - mind.one(slot).talents for slot, more in wanted.items()}
    to = max(lacking, key=lambda slot: (lacking[slot], -slot))
    if lacking[to] <= 0:
        return [STOP]
    there = code("to", SENATOR, to)
    for slot, less in lacking.items():
        if less < 0:
            return [MOVE, code("from", SENATOR, slot), there, min(-less, lacking[to])]
    treasury = mind.s.factions[mind.seat].treasury
    if treasury <= 0:
        return [STOP]
    return [MOVE, code("from", SEAT, mind.seat), there, min(treasury, lacking[to])]


class Purses:
    """What the talents of a faction are worth in this purse or that. All of it is reckoned from
    their sum, and not from where they lie, so that it stays the same while they are moved.
    """

    __slots__ = ("_chances", "_gains", "_losses", "_mind", "_open", "_speaker")

    def __init__(self, mind: Mind) -> None:
        self._mind: Final = mind
        self._speaker: Final = mind.speaker()
        leader = mind.leader()
        # Nobody can win over a leader, nor who is away.
        self._open: Final = [slot for slot in mind.own_in_rome() if slot != leader]
        self._chances: Final[dict[int, float]] = {}
        # What an attempt has without what the speaker is given, and what comes of it.
        self._gains: Final[list[tuple[int, float]]] = []
        for target in targets(mind.s, mind.seat):
            stranger = mind.one(target).faction == NONE
            against = FOR_CHANCE + (FOR_STRANGERS if stranger else FOR_OWN)
            value = mind.worth(target) + (NEWCOMER if stranger else 2 * NEWCOMER)
            self._gains.append((base_number(mind.s, self._speaker, target) - against, value))
        # The same of each rival against each man: without what the man is given.
        self._losses: Final[list[list[tuple[int, int, float]]]] = []
        for speaker, bribe in _rivals(mind):
            tried: list[tuple[int, int, float]] = []
            for slot in self._open:
                talents = mind.one(slot).talents
                # What he carries counts in his worth, but is not what others want him for.
                value = round(mind.worth(slot) - PURSE * talents, DIGITS) + 2 * NEWCOMER
                base = base_number(mind.s, speaker, slot) + talents + bribe
                tried.append((slot, base, value))
            self._losses.append(tried)

    def shared_out(self) -> dict[int, int]:
        """What each man is to carry: all but a reserve is the speaker's, and of his what is worth
        more with others is theirs.
        """
        mind = self._mind
        here = mind.own_in_rome()
        men = [
            slot
            for slot in mind.own()
            if slot in here
            or (mind.one(slot).place not in (CAPTIVE, REBEL) and mind.one(slot).talents >= CARRIED)
        ]
        total = mind.s.factions[mind.seat].treasury + sum(mind.one(slot).talents for slot in men)
        carried = dict.fromkeys(men, 0)
        carried[self._speaker] = total - min(HIDDEN, total // HIDDEN_PART)
        worth = self._worth(carried)
        for _ in range(ROUNDS):
            found = carried
            for other in self._others(carried):
                value = self._worth(other)
                if value > worth + CLEARLY:
                    found, worth = other, value
            if found is carried:
                break
            carried = found
        return carried

    def _others(self, carried: dict[int, int]) -> list[dict[int, int]]:
        """The same with one more lump of the speaker's in the purse of somebody."""
        return [
            {**carried, self._speaker: carried[self._speaker] - lump, slot: carried[slot] + lump}
            for slot in self._open
            if slot != self._speaker
            for lump in LUMPS
            if lump <= carried[self._speaker]
        ]

    def _worth(self, carried: dict[int, int]) -> float:
        """What may be won with talents so shared out, less what may be lost."""
        return self._gain(carried[self._speaker]) - CAUTION * self._loss(carried)

    def _gain(self, talents: int) -> float:
        """What the speaker may win with so many talents, whoever is the best to try."""
        best = 0.0
        for base, value in self._gains:
            best = max(best, self._chance(base + max(FOR_CHANCE, talents)) * value)
        return best

    def _loss(self, carried: dict[int, int]) -> float:
        """What may be lost to all rivals together, each trying whom it is best for him to win."""
        lost = 0.0
        for tried in self._losses:
            worst = 0.0
            for slot, base, value in tried:
                worst = max(worst, self._chance(base - carried[slot]) * value)
            lost += worst
        return lost

    def _chance(self, base: int) -> float:
        """How likely an attempt with that base number is to succeed."""
        if base not in self._chances:
            self._chances[base] = base_chance(self._mind.s, base)
        return self._chances[base]


def _rivals(mind: Mind) -> list[tuple[int, int]]:
    """The best speaker of each other faction in Rome, with the bribe that he may have."""
    found: list[tuple[int, int]] = []
    for seat in range(len(mind.s.factions)):
        here = in_rome(mind.s, seat) if seat != mind.seat else []
        if here:
            best = max(here, key=lambda slot: (mind.persuasive(slot), -slot))
            carried = sum(one.talents for _, one in of_faction(mind.s, seat))
            found.append((best, int(AT_HAND * carried)))
    return found
