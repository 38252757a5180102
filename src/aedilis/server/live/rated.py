"""What a rated game did to ratings, for whoever looks at its end."""

from typing import TYPE_CHECKING

from aedilis.server.players.seeing import pages_among
from aedilis.server.store.rating import Rating
from aedilis.server.store.ratings import is_rated, settled
from aedilis.server.wire.parts import Rated

if TYPE_CHECKING:
    from aedilis.server.people import Person
    from aedilis.server.service import Service
    from aedilis.server.store.games import GameRow


async def find_rated(service: "Service", row: "GameRow", viewer: "Person | None") -> list[Rated]:
    """The ratings before and after a game that is over, of those whose page somebody may see. A
    game that is not rated, a lesson's too, needs no service for that.
    """
    if row.status != "over" or not is_rated(row):
        return []
    async with service.store.reading() as c:
        found = await settled(c, row.id)
        seen = await pages_among(c, viewer, [one.person for one in found])
    return [
        Rated(
            seat=one.seat,
            name=one.name,
            before=Rating(one.mu_before, one.sigma_before).points,
            after=Rating(one.mu, one.sigma).points,
            spread=Rating(one.mu, one.sigma).spread,
            provisional=not Rating(one.mu, one.sigma).sure,
        )
        for one in found
        if one.person in seen
    ]
