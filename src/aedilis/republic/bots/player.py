"""The player: a plan for each question that is worth one, and the quiet answer to all others."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from aedilis.kernel.dice import Dice
from aedilis.kernel.player import Player, Weighed
from aedilis.kernel.prompt import Move, Prompt
from aedilis.republic.bots import (
    business,
    coalition,
    field,
    forum,
    frontier,
    intrigue,
    majority,
    offices,
    rebels,
    revenue,
    rites,
    votes,
)
from aedilis.republic.bots.mind import Mind
from aedilis.republic.bots.reasons import WAITING, reason
from aedilis.republic.state.choices import NO, PASS, STOP, verb

Plan = Callable[[Mind], Move]

QUIET: Final = (
    STOP, PASS, NO, verb("no", "senator"), verb("refuse"), verb("roll"), verb("stop", "how"),
    verb("end_trials"), verb("stay"), verb("lay_down"), verb("next_step"), verb("adjourn"),
    verb("stay_in_game"), verb("plead_himself", "senator"), verb("abstain"), verb("call_rest"),
    verb("lose_influence"), verb("hold_province"),
)  # fmt: skip
"""What to answer where there is nothing better, the first of these that is offered."""


def completed(prompt: Prompt, begun: Move) -> Move | None:
    """A whole legal answer that begins so, the quiet choice in every part that is left; None when
    there is no such answer.
    """
    move: Move = []
    for part in begun:
        if part not in prompt.choices(move):
            return None
        move.append(part)
    while choices := prompt.choices(move):
        move.append(next((quiet for quiet in QUIET if quiet in choices), choices[0]))
    return move if prompt.accepts(move) else None


PLANS: Final[dict[str, Plan]] = {
    # the beginning, and cards
    "republic-ask-leader": offices.leader,
    "republic-ask-new-leader": offices.new_leader,
    "republic-ask-governor": offices.first_governor,
    "republic-ask-first-cards": forum.play_cards,
    "republic-ask-play": forum.play_cards,
    "republic-ask-discard": forum.discard,
    # revenue
    "republic-ask-spoils": revenue.spoils,
    "republic-ask-profiteer": revenue.profiteer,
    "republic-ask-redistribution": revenue.redistribute,
    "republic-ask-contribution": revenue.contribute,
    "republic-ask-keep": revenue.keep_legions,
    "republic-ask-levy": frontier.levy,
    # forum
    "republic-ask-bid": forum.bid,
    "republic-ask-persuasion": forum.persuade,
    "republic-ask-persist": forum.persist,
    "republic-ask-counter": forum.counter,
    "republic-ask-knights": forum.knights,
    "republic-ask-games": forum.games,
    "republic-ask-enemy-leader": forum.worst_leader,
    "republic-ask-catiline": forum.catiline,
    # senate
    "republic-ask-senate-consuls": offices.consuls,
    "republic-ask-senate-dictator": offices.dictator,
    "republic-ask-senate-censor": offices.censor,
    "republic-ask-senate-prosecutions": rites.prosecute,
    "republic-ask-senate-pontifex": rites.elect_pontifex,
    "republic-ask-advocate": rites.advocate,
    "republic-ask-plead": rites.plead,
    "republic-ask-other-prosecutor": rites.successor,
    "republic-ask-law-sponsor": rites.sponsor,
    "republic-ask-law-cosponsor": rites.sponsor,
    "republic-ask-put-law": rites.put_law,
    "republic-ask-senate-governors": offices.governors,
    "republic-ask-senate-other": business.propose,
    "republic-ask-tribune-proposal": business.propose,
    "republic-ask-post": offices.post,
    "republic-ask-appoint": offices.appoint,
    "republic-ask-master": offices.master,
    "republic-ask-legate": offices.legate,
    "republic-ask-recruit": offices.recruit,
    "republic-ask-yield": offices.yield_chair,
    "republic-ask-vote": votes.vote,
    "republic-ask-consent": votes.consent,
    "republic-ask-prosecute": votes.consent,
    "republic-ask-bodyguards": intrigue.bodyguards,
    # the Senate of one or two people
    "republic-ask-coalition": coalition.join,
    "republic-ask-partner": coalition.partner,
    "republic-ask-share": coalition.share,
    "republic-ask-cosponsor": coalition.seconding,
    "republic-ask-generals": coalition.generals,
    "republic-ask-plan-veterans": coalition.veterans,
    "republic-ask-neutral-trade": forum.take_statesman,
    "republic-ask-command": coalition.command,
    "republic-ask-check-strike": coalition.strike,
    # combat and revolution
    "republic-ask-land-battle": field.land_battle,
    "republic-ask-declare": field.declare,
    "republic-ask-join": field.join,
    "republic-ask-keep-bequest": field.keep_bequest,
    "republic-ask-raise-legions": field.nothing_raised,
    # rebel governors
    "republic-ask-loyalty": rebels.loyalty,
    "republic-ask-rise": rebels.rise,
    "republic-ask-march": rebels.march,
    "republic-ask-garrison-joins": rebels.garrison_joins,
    "republic-ask-reinforce-rebel": rebels.reinforce,
    "republic-ask-intercept": rebels.intercept,
    "republic-ask-rebel-builds": rebels.build,
}
AMONG_NEUTRALS: Final[dict[str, Plan]] = {
    "republic-ask-contribution": coalition.contribute,
    "republic-ask-bid": majority.bid,
    "republic-ask-persuasion": majority.persuade,
    "republic-ask-persist": majority.persist,
    "republic-ask-knights": majority.knights,
}
"""Where one or two people sit among Neutrals, these take the place of the others."""


class SenatorPlayer(Player):
    """A politician who wants to win, and knows that nobody wins when Rome falls: as he was at
    first.
    """

    def __init__(self, name: str, seat: int, dice: Dice) -> None:
        super().__init__(name, seat, dice)
        self._asked: tuple[Any, Prompt] | None = None

    def choose(self, view: Any, prompt: Prompt) -> Move:
        self._asked = (view, prompt)
        return self._planned(view, prompt)

    def weighed(self) -> Sequence[Weighed]:
        """What is planned, and beside it what others like him would do, each worth the share of
        them that would, and to do nothing; worked out anew, since few ever ask.
        """
        if self._asked is None:
            return ()
        view, prompt = self._asked
        plans = self._plans(view, prompt)
        mind = self.mind(view, prompt)
        out: list[Weighed] = []
        for move in plans:
            if all(list(one.move) != move for one in out):
                key, params = reason(mind, move)
                out.append(Weighed(move, plans.count(move) / len(plans), key, params))
        quiet = completed(prompt, [])
        if quiet and quiet not in plans and quiet[0] in WAITING:
            out.append(Weighed(quiet, 0.0, "republic-why-waits", {}))
        return out

    def _plans(self, view: Any, prompt: Prompt) -> list[Move]:
        """What he would do, and then what others like him would."""
        return [self._planned(view, prompt)]

    def _planned(self, view: Any, prompt: Prompt) -> Move:
        mind = self.mind(view, prompt)
        plan = self.plan_of(mind)
        if plan is not None:
            move = completed(prompt, plan(mind))
            if move:
                return move
        return completed(prompt, []) or []

    def mind(self, view: Any, prompt: Prompt) -> Mind:
        """What he makes of a question."""
        return Mind(view, prompt)

    def plan_of(self, mind: Mind) -> Plan | None:
        """What is planned for a question, by who sits at the table."""
        key = mind.prompt.key
        plan = PLANS.get(key)
        return AMONG_NEUTRALS.get(key, plan) if mind.s.neutrals is not None else plan

    def aside(self, view: Any, prompt: Prompt) -> Move | None:
        begun = self.out_of_turn(self.mind(view, prompt))
        return completed(prompt, begun) if begun else None

    def out_of_turn(self, mind: Mind) -> Move:
        """What he does out of turn; nothing most of the time."""
        return intrigue.aside(mind, self.dice)
