"""What a seat may do out of turn: every source of such moves, in order."""

from typing import Final

from aedilis.kernel.aside import Aside, Source
from aedilis.republic.deals.offers import (
    ACCEPT,
    DISPUTE,
    OFFER,
    REFUSE,
    WITHDRAW,
    act_on_deal,
    deal_field,
    deal_options,
)
from aedilis.republic.neutrals.assassins import CHECK, ask_for_check, check_field, check_options
from aedilis.republic.neutrals.at_any_time import (
    GRANT,
    concession_field,
    concession_options,
    grant_at_once,
)
from aedilis.republic.neutrals.in_their_place import in_their_place
from aedilis.republic.neutrals.stopping import (
    STOP_BILL,
    STOP_PICK,
    stop,
    stopping_field,
    stopping_options,
)
from aedilis.republic.phases.combat.cleopatra import (
    AS_ALLY,
    AS_ENEMY,
    cleopatra_field,
    cleopatra_options,
    play_cleopatra,
)
from aedilis.republic.phases.combat.proscription import (
    PROSCRIBE,
    proscribe,
    proscribe_field,
    proscribe_options,
)
from aedilis.republic.phases.peddling import PEDDLE, peddle, peddle_field, peddle_options
from aedilis.republic.phases.revenue.guard import GUARD, guard_field, guard_options, play_guard
from aedilis.republic.phases.senate.assassination import (
    STRIKE,
    strike,
    strike_field,
    strike_options,
)
from aedilis.republic.phases.senate.fine import FINE, fine, fine_field, fine_options
from aedilis.republic.phases.senate.law_cards import PLAY, law_field, law_options, play_law
from aedilis.republic.phases.senate.priests import (
    NAME_PRIEST,
    name_priest,
    priest_field,
    priest_options,
)
from aedilis.republic.phases.senate.recall_veterans import (
    CALL_BACK,
    call_back,
    recall_field,
    recall_options,
)
from aedilis.republic.phases.senate.silencing import (
    BRIBE,
    INCITE,
    KILL,
    play_on_tribune,
    silence_field,
    silence_options,
)
from aedilis.republic.phases.senate.tribune_asides import (
    CALL,
    CLAIM,
    STOP_IT,
    tribune_field,
    tribune_options,
    use_tribune,
)
from aedilis.republic.rules.desertion import DEFECT, defect, defect_field, defect_options
from aedilis.republic.rules.ransom import RANSOM, pay_ransom, ransom_field, ransom_options
from aedilis.republic.rules.standing_orders import ORDER, give_order, order_field, order_options
from aedilis.republic.state.table import RepublicState

SOURCES: Final[tuple[Source[RepublicState], ...]] = (
    Source((CALL, STOP_IT, CLAIM), tribune_options, tribune_field, use_tribune),
    Source((RANSOM,), ransom_options, ransom_field, pay_ransom),
    Source((GUARD,), guard_options, guard_field, play_guard),
    Source((DEFECT,), defect_options, defect_field, defect),
    Source((PROSCRIBE,), proscribe_options, proscribe_field, proscribe),
    Source((AS_ALLY, AS_ENEMY), cleopatra_options, cleopatra_field, play_cleopatra),
    Source((STOP_PICK, STOP_BILL), stopping_options, stopping_field, stop),
    Source((CHECK,), check_options, check_field, ask_for_check),
    Source((STRIKE,), strike_options, strike_field, strike),
    Source((BRIBE, KILL, INCITE), silence_options, silence_field, play_on_tribune),
    Source((PEDDLE,), peddle_options, peddle_field, peddle),
    Source((PLAY,), law_options, law_field, play_law),
    Source((GRANT,), concession_options, concession_field, grant_at_once),
    Source((NAME_PRIEST,), priest_options, priest_field, name_priest),
    Source((CALL_BACK,), recall_options, recall_field, call_back),
    Source((FINE,), fine_options, fine_field, fine),
    Source((OFFER, ACCEPT, REFUSE, WITHDRAW, DISPUTE), deal_options, deal_field, act_on_deal),
    Source((ORDER,), order_options, order_field, give_order),
)
"""In the order in which what they offer is listed."""
LASTING: Final = (OFFER, ACCEPT, REFUSE, WITHDRAW, DISPUTE, ORDER)
"""What is against nothing that is going on: it means the same at any time."""
WITHOUT_GUIDELINE: Final = tuple(
    source for source in SOURCES if source.verbs[0] in (PROSCRIBE, AS_ALLY)
)
"""The sources of what factions without a player have cards for, and no guideline."""
LASTING_SOURCES: Final = tuple(source for source in SOURCES if source.verbs[0] in LASTING)
"""The sources of that. None of them has anything else."""


def aside(s: RepublicState, seat: int) -> Aside | None:
    """What this seat may do out of turn now; None for nothing."""
    if s.over or s.factions[seat].gone:
        return None
    # While a dispute is judged, or somebody says whether he stays in the game, it stands still, and
    # with it whatever was waiting below.
    still = bool(s.stack) and s.stack[-1].kind() in ("dispute", "bereft")
    sources = {
        choice: source
        for source in (LASTING_SOURCES if still else SOURCES)
        for choice in source.options(s, seat)
    }
    if not still:
        for choice, source in in_their_place(s, seat, WITHOUT_GUIDELINE).items():
            sources.setdefault(choice, source)
    return Aside(s, seat, "republic-ask-aside", "R 1.04.3", sources) if sources else None
