"""What an event weighs to whoever looks again later, and which sign of the board stands for it: one
of the small signs, or the insignia of an office (`office:censor`).
"""

from typing import Final

from aedilis.kernel.event import SeenEvent
from aedilis.kernel.since import END, NEWS, USUAL, Weight
from aedilis.republic.definitions.components import OFFICES

PREFIX: Final = "republic-"

_BY_WEIGHT: Final[dict[tuple[int, str], str]] = {
    (9, END): "over",
    (9, ""): "verdict rebel-succeeds",
    (9, "for_life"): "appointed-for-life elected-for-life",
    (9, "rebel"): "revolt governor-rebels rising takes-rome",
    (8, "dead"): "dies condemned executed assassin-executed eliminated leaves-game",
    (8, "dagger"): "assassination-killed murder",
    (8, "victor"): (
        "battle-victory war-won province-prevails civil-war-victory revolt-put-down province-taken"
    ),
    (8, "war"): "battle-defeat battle-disaster civil-war-defeat",
    (8, "rebel"): "rebel-joins revolt-collapses",
    (8, "captive"): "captured raiders-capture",
    (NEWS, "war"): (
        "war-active province-revolts disorder-revolt battle-standoff battle-stalemate "
        "province-joins pretender pretender-defeat civil-war-stalemate"
    ),
    (NEWS, "tribune"): "vetoed pontifex-vetoes",
    (NEWS, "dagger"): "assassination-caught assassination-failed catiline special-trial",
    (NEWS, "office"): "takes-office",
    (NEWS, "land"): "land-bill repealed land-bill-seconded",
    (NEWS, "corrupt"): "convicted",
    (NEWS, "prior_consul"): "first-consul neutral-dictator",
    (NEWS, "unrest"): "speech-revolt mob-incited",
    (6, "votes"): "voted",
    (6, "war"): (
        "war-drawn leader-joins refugee-joins unprosecuted cannot-attack blockade-defeat "
        "holdout-defeat pretender-stalemate province-helpless crisis"
    ),
    (6, "victor"): (
        "fleet-beaten sues-for-peace alliance blockade-victory holdout-victory pretender-victory "
        "rebel-fleet-beaten province-freed enemy-leader-dies leader-ages"
    ),
    (6, "proconsul"): "sent recalled replaced province-created",
    (6, "influence"): "persuaded called promoted",
    (6, "guarded"): "acquitted appeal-freed",
    (6, "dead"): "appeal-killed",
    (6, "tribune"): "tribune-veto free-tribune-veto pick-stopped",
    (6, "unrest"): "speech speech-nobody speech-mob mob disaster storm",
    (6, "rebel"): "declares marches rebels-land reinforces-rebel proscribed",
    (6, "dagger"): "assassination assassination-again murder-failed leader-shamed",
    (6, "cards"): "law law-repeals era",
    (5, "legions"): (
        "raised disbanded reinforced recalled-part forces-home comes-home garrison garrison-home "
        "battle-losses civil-war-losses garrison-lost released unkept veterans-join defects "
        "rebel-losses raised-own levy"
    ),
    (5, "fleets"): (
        "fleets-lost rhodes rhodians-leave rhodes-rejected blockade-losses rebel-ships-lost "
        "rebel-fleets-lost"
    ),
    (5, "corrupt"): (
        "trial-corrupt trial-office trial-major trial-concession trial-province trial-leader fined"
    ),
    (5, "cards"): "statesman family-joins plays forum-event event peddled",
    (5, "proconsul"): "governor term-ends develops",
    (5, "captive"): "ransomed",
    (5, "unrest"): "raid-overruns disorder-held troubles speech-shortage "
    "speech-no-recruitment law-unrest",
    (5, "leader"): "leader leader-drawn neutral-leader",
    (5, "influence"): "rebuffed yields",
    (5, "votes"): "deal-binds deal-judged coalition dominant",
    (4, "talents"): (
        "concession auction auction-free bid gift gift-hidden gift-in gift-out deal-paid "
        "state-bequest"
    ),
    (4, "deck"): "family-drawn family-returns concession-destroyed concession-returns",
    (4, "influence"): "persuasion-fails exposed persuades",
    (4, "popularity"): "games appeal",
    (4, "knights"): "knight pressed",
    (4, "votes"): "proposed void deal-offered deal-accepted deal-disputed",
    (4, "tribune"): (
        "tribune-propose tribune-claim free-tribune-propose free-tribune-claim graft "
        "graft-paid graft-refused tribune-stop-pick tribune-stop-bill"
    ),
    (4, "priest"): "priest priest-no-more pontifex-no-more omens-paid",
    (4, "guarded"): "bodyguards guarded guard-leaves",
    (4, "legions"): "veterans veterans-recalled veterans-disbanded rebel-builds",
    (3, "talents"): "treasury-low state-gift spoils talents-moved profiteers supplied",
    (3, "votes"): "consent adjourned trials-end same-again",
    (3, "knights"): "no-knight",
    (3, "leader"): "leader-leaves refuge presides",
    (3, "cards"): "trade-offered trade-refused deal-card cards-given initiative",
    (3, "legions"): "raid-held stays-loyal lays-down moves-army loyalty",
    (2, "votes"): "votes",
    (2, "talents"): "counter-bribe bribe-raised contribution province-income",
    (2, "cards"): "draws discards",
    (0, ""): (
        "turn ranks seated families hand laid-aside chit order-general order-war tie-throw "
        "tie-roll deck-empty income state-revenue debit-wars debit-bills debit-provinces "
        "debit-upkeep event-nothing curia-die talents-in talents-out neutral-bids-not "
        "neutral-persuades-nobody prosecutor-refuses proscription-declined deal-clause"
    ),
}


def _weights() -> dict[str, Weight]:
    return {
        PREFIX + word: Weight(weight, sign)
        for (weight, sign), words in _BY_WEIGHT.items()
        for word in words.split()
    }


WEIGHTS: Final = _weights()
"""Each event that does not weigh as usual, with its weight and its sign."""


REDISTRIBUTED: Final = frozenset(
    PREFIX + word for word in ("talents-moved", "gift", "gift-in", "gift-out", "gift-hidden")
)
"""What all have answered at once, and is told when the last of them has."""


def weigh(event: SeenEvent, seat: int) -> Weight:
    """What an event weighs to a seat (-1: to a spectator). What it has given away itself is no news
    to it.
    """
    key = event.key.removesuffix("-seen")
    found = WEIGHTS.get(key, USUAL)
    if key in REDISTRIBUTED and event.seat == seat and seat >= 0:
        return Weight(0)
    if found.sign != "office":
        return found
    office = event.params.get("office")
    if not isinstance(office, int) or not 0 <= office < len(OFFICES):
        return Weight(found.weight, "votes")
    return Weight(found.weight, f"office:{OFFICES[office].id}")
