"""What a rated game does to the ratings of those who began it: Weng and Lin's way with the model of
Plackett and Luce, by the library `openskill`. `docs/explanation/ratings.md` says why it is so.
"""

from collections.abc import Sequence
from statistics import fmean
from typing import Final, NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

MIDDLE: Final = 1_500
SCALE: Final = 40.0
"""How the model's numbers are shown: its 25 as 1500, and 1 of it as 40."""

SURE: Final = 7.5
"""A rating is provisional while its uncertainty is greater than this (300, as it is shown)."""

SPREAD: Final = 2.0
"""A rating less so many times its uncertainty is what it is at least, very probably."""

WON, STAYED, LEFT = 0, 1, 2
"""The places there are: the rules of a game know who has won, and nothing of second and third."""

_MODEL: Final = PlackettLuce()


class Rating(NamedTuple):
    """How strong somebody is taken to be: the middle `mu`, and how far off `sigma` that may be."""

    mu: float
    sigma: float

    @property
    def points(self) -> int:
        """The rating as it is shown."""
        return round(MIDDLE + SCALE * (self.mu - BEGIN.mu))

    @property
    def spread(self) -> int:
        """Its uncertainty as it is shown: two times of three it is no further off."""
        return round(SCALE * self.sigma)

    @property
    def low(self) -> float:
        """What it is at least, very probably."""
        return self.mu - SPREAD * self.sigma

    @property
    def sure(self) -> bool:
        """Whether it is more than provisional."""
        return self.sigma <= SURE


BEGIN: Final = Rating(float(_MODEL.mu), float(_MODEL.sigma))
"""The rating of who has never played a rated game."""


class Entrant(NamedTuple):
    """Somebody who began a rated game: the rating until then, and what has become of the seat."""

    rating: Rating
    won: bool
    left: bool


def places(entrants: Sequence[Entrant]) -> list[int]:
    """The place of each: those who have won, those who were there at the end, and behind all
    others those who have left, whoever won in their seats.
    """
    return [LEFT if one.left else WON if one.won else STAYED for one in entrants]


def rated(entrants: Sequence[Entrant]) -> list[Rating]:
    """The ratings after a game; as they were where there is nobody to be compared with."""
    if len(entrants) < 2:
        return [one.rating for one in entrants]
    ranks = places(entrants)
    known = [one.rating for one in entrants]
    if all(place == STAYED for place in ranks):
        return _all_lost(known)
    found = _MODEL.rate([[_player(one)] for one in known], ranks=[float(rank) for rank in ranks])
    return [_rating(one) for (one,) in found]


def _all_lost(known: Sequence[Rating]) -> list[Rating]:
    """The ratings after a game that nobody has won: to each it is a defeat at a table of this size
    by one of its middling strength. So nobody has more of it than of being beaten.
    """
    middle = Rating(fmean(one.mu for one in known), fmean(one.sigma for one in known))
    ranks = [float(STAYED)] * (len(known) - 1) + [float(WON)]
    out: list[Rating] = []
    for one in known:
        # The others who lose are his equals: that they lose together tells nothing.
        teams = [[_player(one)] for _ in range(len(known) - 1)]
        out.append(_rating(_MODEL.rate([*teams, [_player(middle)]], ranks=ranks)[0][0]))
    return out


def _player(rating: Rating) -> PlackettLuceRating:
    return _MODEL.rating(mu=rating.mu, sigma=rating.sigma)


def _rating(player: PlackettLuceRating) -> Rating:
    return Rating(float(player.mu), float(player.sigma))
