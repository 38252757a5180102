"""The ruling coalition: factions are ranked by their votes, and the first combination of ranks on
the list that has a majority rules for a year (rules 4.05.2, 4.02.2).

Neutrals never refuse. A player may, once for each combination that he is asked for; then the search
goes on behind it.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.neutrals.guidelines import is_neutral, neutral_factions
from aedilis.republic.rules.lots import best, drawn_by_lot
from aedilis.republic.rules.persons import of_faction, votes
from aedilis.republic.state.choices import NO, PASS, SEAT, YES, index, seats
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.neutrals import Neutrals
from aedilis.republic.state.table import RepublicState

LINES: Final = ((1,), (2, 5), (2, 4), (2, 3), (3, 4, 5), (1, 5), (1, 4), (1, 3), (1, 2))
"""The combinations of ranks, in the order in which they are tried. Behind them come all Neutrals
together, and then whomever a player chooses.
"""
REPLACED: Final = LINES.index((3, 4, 5))
"""In this one the second faction takes the place of a player who refuses."""
SECOND: Final = 1
ALL_NEUTRALS: Final = len(LINES)
OWN_CHOICE: Final = ALL_NEUTRALS + 1

UNSAID: Final = 0
AGREED: Final = 1
REFUSED: Final = 2


def kept(s: RepublicState) -> Neutrals:
    """What is kept about the Neutrals. Raises RuntimeError at a table that has none."""
    if s.neutrals is None:
        raise RuntimeError("nobody is a Neutral here")
    return s.neutrals


# -- ranks -----------------------------------------------------------------------------------------


@rule("R 4.05.2")
def money_of(s: RepublicState, faction: int) -> int:
    """All that a faction has: its treasury and those of its members."""
    return s.factions[faction].treasury + sum(one.talents for _, one in of_faction(s, faction))


@rule("R 4.05.2")
def votes_of_all(s: RepublicState) -> list[int]:
    """For each faction in the game the votes that it can cast, bought ones not counted."""
    cast = [0] * len(s.factions)
    for slot in s.called().aligned:
        one = s.senator(slot)
        if not s.factions[one.faction].gone:
            cast[one.faction] = cast[one.faction] + votes(one)
    return cast


@rule("R 4.05.2", "R 4.02.2", "R 1.04.8")
def foremost(s: RepublicState, factions: Sequence[int], cast: list[int]) -> int:
    """Of some factions the one with most of the votes `cast`; of equals the richer one, then by
    lot.
    """
    tied = best(factions, [cast[faction] for faction in factions])
    if len(tied) > 1:
        # How rich somebody is, shows in this.
        s.learned |= (1 << s.seats) - 1
        tied = best(tied, [money_of(s, faction) for faction in tied])
    return drawn_by_lot(s, tied)


@rule("R 4.05.2")
def ranked(s: RepublicState) -> list[int]:
    """The factions in the game, the foremost first."""
    left, cast = s.playing(), votes_of_all(s)
    found: list[int] = []
    while left:
        first = foremost(s, left, cast)
        found.append(first)
        left = [faction for faction in left if faction != first]
    return found


@rule("R 4.05.2", "R VII.dominance", "R VII.spoils-ruling")
def rank_factions(s: RepublicState) -> None:
    """The ranks of the year are told; they stay as they are until the next Senate Phase."""
    ours = kept(s)
    ours.ranks = ranked(s)
    ours.coalition = []
    ours.plan = []
    ours.pointer = ours.passed = ours.checked = 0
    if s.log is not None:
        counted = votes_of_all(s)
        cast = [counted[faction] for faction in ours.ranks]
        told = {"seats": ours.ranks[:], "cast": cast, "majority": sum(cast) // 2 + 1}
        s.note("republic-ranks", -1, told)


@rule("R 4.05.2")
def has_majority(cast: list[int], factions: Sequence[int]) -> bool:
    """Whether some factions have more than half of all votes in Rome, which are those `cast`."""
    inside = 0
    for faction in factions:
        inside += cast[faction]
    return 2 * inside > sum(cast)


def by_rank(s: RepublicState, factions: Sequence[int]) -> list[int]:
    """Some factions, the highest rank first."""
    return [faction for faction in kept(s).ranks if faction in factions]


def players(s: RepublicState) -> list[int]:
    """The factions of the players, the highest rank first."""
    return [faction for faction in kept(s).ranks if not is_neutral(s, faction)]


# -- the list --------------------------------------------------------------------------------------


@rule("R 4.05.2", "R 4.08.1")
def combination(s: RepublicState, line: int, said: Sequence[int], cast: list[int]) -> list[int]:
    """The factions of a line of the list, after what players have `said` to it; empty when it
    cannot be formed out of the votes `cast`. Where fewer factions are left, the ranks that are
    missing match nothing.
    """
    ranks = kept(s).ranks
    if line == ALL_NEUTRALS:
        found = by_rank(s, neutral_factions(s))
        return found if has_majority(cast, found) else []
    if any(rank > len(ranks) for rank in LINES[line]):
        return []
    found = [ranks[rank - 1] for rank in LINES[line]]
    if not has_majority(cast, found):
        return []
    refused = [faction for faction in found if said[faction] == REFUSED]
    if not refused:
        return found
    second = ranks[SECOND]
    if line != REPLACED or len(refused) > 1 or said[second] == REFUSED:
        return []
    found = [second, *(faction for faction in found if faction != refused[0])]
    return found if has_majority(cast, found) else []


@rule("R 4.02.2")
def who_dominates(s: RepublicState, coalition: Sequence[int]) -> int:
    """The player who decides for Neutrals: the one who rules alone with them, else the one of the
    higher rank.
    """
    found = players(s)
    ruling = [faction for faction in found if faction in coalition]
    return (ruling or found or [kept(s).dominant])[0]


@rule("R 4.02.2")
def first_dominance(s: RepublicState) -> None:
    """Who decides for Neutrals until a coalition rules for the first time: of two players the one
    whose faction is foremost as the first year begins.
    """
    if s.seats < 2:
        return
    kept(s).dominant = foremost(s, range(s.seats), votes_of_all(s))
    if s.log is not None:
        s.note("republic-dominant", kept(s).dominant)


cite("R 4.05.2", "R 4.02.2", "R 4.02.1")


class CoalitionFrame(RepublicFrame):
    """The search for the ruling coalition, at a `line` of the list. `said` is what each faction has
    said to it. On the last line a player chooses: `builder` counts the players who have been asked
    to, `partners` are those he has named.
    """

    __slots__ = ("builder", "line", "partners", "said")

    def __init__(self, line: int, said: list[int], partners: list[int], builder: int) -> None:
        self.line = line
        self.said = said
        self.partners = partners
        self.builder = builder

    def kind(self) -> str:
        return "coalition"

    def fields(self) -> list[object]:
        return [self.line, self.said, self.partners, self.builder]

    def advance(self, state: RepublicState) -> bool:
        cast = votes_of_all(state)
        if not any(cast):
            # Nobody has a voice in Rome: nobody rules.
            state.stack.pop()
            return True
        while self.line != OWN_CHOICE:
            found = combination(state, self.line, self.said, cast)
            if found:
                if self._doubtful(state, found):
                    return False
                self._form(state, found)
                return True
            self._next(state)
        return self._choose(state, cast)

    def _doubtful(self, s: RepublicState, found: Sequence[int]) -> list[int]:
        """The players of a combination who have not been asked yet."""
        return [one for one in players(s) if one in found and self.said[one] == UNSAID]

    def _next(self, s: RepublicState) -> None:
        self.line += 1
        self.said = [UNSAID] * len(s.factions)

    # -- a coalition of one's own choice -----------------------------------------------------------

    def _choosing(self, s: RepublicState) -> int:
        """The player who chooses; who comes first must, when nobody would."""
        found = players(s)
        return found[self.builder if self.builder < len(found) else 0]

    def _must(self, s: RepublicState) -> bool:
        return self.builder >= len(players(s)) or len(players(s)) == 1

    def _free(self, s: RepublicState) -> list[int]:
        """Whom he can still name."""
        taken = [self._choosing(s), *self.partners]
        return [one for one in kept(s).ranks if one not in taken and self.said[one] != REFUSED]

    @rule("R 4.05.2")
    def _choose(self, s: RepublicState, cast: list[int]) -> bool:
        found = players(s)
        if not found:
            s.stack.pop()
            return True
        together = [self._choosing(s), *self.partners]
        if self._asked_partner(s, cast) >= 0:
            return False
        if has_majority(cast, together):
            self._form(s, by_rank(s, together))
            return True
        if self._free(s):
            return False
        self._give_up(s)
        return True

    def _give_up(self, s: RepublicState) -> None:
        """Nobody rules by this player's choice; the next one may choose."""
        if s.log is not None:
            s.note("republic-coalition-not-sought", self._choosing(s))
        self.builder += 1
        self.partners = []
        self.said = [UNSAID] * len(s.factions)

    def _asked_partner(self, s: RepublicState, cast: list[int]) -> int:
        """The player who has been named as a partner and has not agreed; -1 for none. Without whom
        there is no majority at all, is not asked.
        """
        for one in self.partners:
            if not is_neutral(s, one) and self.said[one] == UNSAID:
                others = [other for other in self._free(s) if other != one]
                rest = [self._choosing(s), *(x for x in self.partners if x != one), *others]
                if not self._must(s) or has_majority(cast, rest):
                    return one
        return -1

    # -- questions ---------------------------------------------------------------------------------

    def asks(self, state: RepublicState) -> list[Prompt]:
        cast = votes_of_all(state)
        if self.line == OWN_CHOICE:
            partner = self._asked_partner(state, cast)
            if partner >= 0:
                return [self._join(state, partner, [self._choosing(state), *self.partners])]
            options = seats("seat", self._free(state))
            if not self.partners and not self._must(state):
                options.append(PASS)
            return [Choose(self._choosing(state), "republic-ask-partner", "R 4.05.2", options)]
        found = combination(state, self.line, self.said, cast)
        return [self._join(state, self._doubtful(state, found)[0], found)]

    def _join(self, s: RepublicState, seat: int, found: Sequence[int]) -> Prompt:
        prompt = Choose(seat, "republic-ask-coalition", "R 4.05.2", [YES, NO])
        prompt.params = {"seats": by_rank(s, found)}
        return prompt

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        if move[0] in (YES, NO):
            self.said[seat] = AGREED if move[0] == YES else REFUSED
            if move[0] == NO:
                self.partners = [one for one in self.partners if one != seat]
                if state.log is not None:
                    state.note("republic-coalition-refused", seat)
        elif move[0] == PASS:
            self._give_up(state)
        else:
            self.partners.append(index(move[0], SEAT))

    @rule("R 4.05.2", "R 4.02.2")
    def _form(self, s: RepublicState, found: list[int]) -> None:
        s.stack.pop()
        ours = kept(s)
        ours.coalition = by_rank(s, found)
        ours.dominant = who_dominates(s, found)
        if s.log is not None:
            told = {"seats": ours.coalition[:], "line": self.line + 1, "rule": "R 4.05.2"}
            s.note("republic-coalition", -1, told)
            if s.seats > 1:
                s.note("republic-dominant", ours.dominant)


def seek_coalition(s: RepublicState) -> None:
    """The search begins."""
    s.stack.append(CoalitionFrame(0, [UNSAID] * len(s.factions), [], 0))
