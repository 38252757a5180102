"""Victory points, merchant bonuses and the winner (rules G.score, G.merchant.6)."""

from aedilis.glory.definitions.cards import BONUS, MATERIAL, STATUE, WALL
from aedilis.glory.state.table import GloryState
from aedilis.kernel.rule import rule


class Score:
    """The points of one seat, by where they come from."""

    __slots__ = ("bonuses", "influence", "statue", "vault", "wall")

    def __init__(self, influence: int, vault: int, bonuses: int, statue: int, wall: int) -> None:
        self.influence = influence
        self.vault = vault
        self.bonuses = bonuses
        self.statue = statue
        self.wall = wall

    def total(self) -> int:
        """All points together."""
        return self.influence + self.vault + self.bonuses + self.statue + self.wall

    def to_data(self) -> dict[str, int]:
        return {
            "influence": self.influence,
            "vault": self.vault,
            "bonuses": self.bonuses,
            "statue": self.statue,
            "wall": self.wall,
            "total": self.total(),
        }


@rule("G.merchant.6")
def bonus_owners(s: GloryState) -> list[int]:
    """For each material the seat with strictly the most cards of it in its vault; -1 for nobody."""
    owners = []
    for material in range(6):
        counts = [sum(1 for e in c.vault if MATERIAL[e & 63] == material) for c in s.camps]
        most = max(counts)
        owners.append(counts.index(most) if most > 0 and counts.count(most) == 1 else -1)
    return owners


@rule("G.score.2", "G.merchant.5", "G.b.statue.3", "G.b.wall.2")
def scores(s: GloryState) -> list[Score]:
    """Every seat's points now. Vaults are counted, so nobody may be shown this before the end."""
    owners = bonus_owners(s)
    out = []
    for seat, camp in enumerate(s.camps):
        # A Statue counts only when complete (one's own, or one that a Stairway opened to all).
        statue = 3 if camp.active >> STATUE & 1 else 0
        wall = len(camp.stockpile) // 2 if camp.active >> WALL & 1 else 0
        out.append(
            Score(camp.influence, camp.vault_points(), BONUS * owners.count(seat), statue, wall)
        )
    return out


@rule("G.score.3", "G.b.forum.4")
def best(s: GloryState, seats: list[int]) -> list[int]:
    """Of these seats the ones with the most points, ties broken by cards in hand; several share."""
    points = scores(s)
    ranked = [(points[seat].total(), s.camps[seat].hand_size()) for seat in seats]
    top = max(ranked)
    return [seat for seat, rank in zip(seats, ranked, strict=True) if rank == top]
