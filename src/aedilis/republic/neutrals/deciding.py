"""Who answers for a faction without a player: its guideline, or the Dominant Player (rules 4.02.1,
4.02.2).

Frames ask whoever's turn it is and need not know who is played by nobody. A question to a Neutral
is answered here at once where a guideline does so; what no guideline says is the Dominant Player's
to decide, who is asked in its place.
"""

from collections.abc import Callable
from typing import Final

from aedilis.kernel.prompt import Move, Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.neutrals.crisis import master_of_neutral
from aedilis.republic.neutrals.forum import bid, games, knights, new_leader
from aedilis.republic.neutrals.guarding import all_guards, pays_price
from aedilis.republic.neutrals.opening import first_cards, first_governor, first_leader
from aedilis.republic.neutrals.persuading import counter, persist, persuasion
from aedilis.republic.neutrals.revenue import spoils, spoils_debt
from aedilis.republic.neutrals.revolting import declares, joins, master_pays, rebels
from aedilis.republic.phases.leaving import STAY
from aedilis.republic.state.choices import STOP
from aedilis.republic.state.table import RepublicState

Answer = Callable[[RepublicState, Prompt], Move | None]


@rule("R 4.01.1", "R 4.03.1")
def nothing(s: RepublicState, prompt: Prompt) -> Move:
    """What a Neutral never does: its talents stay where they are, and it trades with nobody."""
    return [STOP]


@rule("R 4.08.1", "R 1.05.4")
def stays(s: RepublicState, prompt: Prompt) -> Move:
    """A Neutral never leaves the game of its own accord."""
    return [STAY]


ANSWERS: Final[dict[str, Answer]] = {
    "republic-ask-leader": first_leader,
    "republic-ask-governor": first_governor,
    "republic-ask-first-cards": first_cards,
    "republic-ask-redistribution": nothing,
    "republic-ask-trade": nothing,
    "republic-ask-master": master_of_neutral,
    "republic-ask-bodyguards": all_guards,
    "republic-ask-graft-price": pays_price,
    "republic-ask-contribution": nothing,
    "republic-ask-spoils": spoils,
    "republic-ask-spoils-debt": spoils_debt,
    "republic-ask-persuasion": persuasion,
    "republic-ask-play": first_cards,
    "republic-ask-declare": declares,
    "republic-ask-rebel": rebels,
    "republic-ask-master-pays": master_pays,
    "republic-ask-join": joins,
    "republic-ask-leave-or-wait": stays,
    "republic-ask-leave-or-take": stays,
    "republic-ask-counter": counter,
    "republic-ask-persist": persist,
    "republic-ask-knights": knights,
    "republic-ask-games": games,
    "republic-ask-new-leader": new_leader,
    "republic-ask-bid": bid,
}
"""What a Neutral answers by its guideline, by the key of the question; None where it has none."""


@rule("R 4.02.1")
def answered(s: RepublicState, prompts: list[Prompt]) -> bool:
    """Answer one of the open questions, a Neutral's, if a guideline does; gives whether.

    That a guideline answers what is allowed is for its own code to see to. Where the game is told
    it is looked at once more; where it is only played on, as by a search, that would cost too much.
    """
    for prompt in prompts:
        if prompt.of < s.seats or prompt.key not in ANSWERS:
            continue
        move = ANSWERS[prompt.key](s, prompt)
        if move is not None:
            if s.log is not None and not prompt.accepts(move):
                raise RuntimeError(f"{prompt.key}: a guideline answers {move}")
            s.stack[-1].answer(s, prompt.of, move)
            return True
    return False


@rule("R 4.02.2", "R VII.dominant-player")
def decider(s: RepublicState) -> int:
    """The seat of the player who decides what no guideline does."""
    assert s.neutrals is not None
    dominant = s.neutrals.dominant
    if not s.factions[dominant].gone:
        return dominant
    return next((seat for seat in range(s.seats) if not s.factions[seat].gone), dominant)


@rule("R 4.01.1", "R 4.02.2")
def put_to_players(s: RepublicState, prompts: list[Prompt]) -> None:
    """Put the questions to Neutrals that are open to the Dominant Player."""
    for prompt in prompts:
        if prompt.seat >= s.seats:
            prompt.seat = decider(s)
