"""The player: a plan for each question that is worth one, and the quiet answer to all others."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from aedilis.kernel.dice import Dice
from aedilis.kernel.player import Player, Weighed
from aedilis.kernel.prompt import Move, Prompt
from aedilis.republic.bots import (
    alone,
    asking,
    business,
    coalition,
    consulate,
    field,
    forum,
    frontier,
    haggling,
    intrigue,
    jealousy,
    judgement,
    majority,
    offices,
    purses,
    rebels,
    rescue,
    revenue,
    rites,
    usurping,
    votes,
)
from aedilis.republic.bots.mind import Mind
from aedilis.republic.bots.reasons import WAITING, reason
from aedilis.republic.bots.resolve import ALL_OUT, THRIFTY, WATCHFUL, watching
from aedilis.republic.bots.temper import EVEN, Counsel
from aedilis.republic.state.choices import NO, PASS, STOP, verb

Plan = Callable[[Mind], Move]

DARING: Final = 1.0
"""The seventh senator rebels where that is likelier to win than peace is."""

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


ALONE: Final[dict[str, Plan]] = {
    "republic-ask-persuasion": alone.persuade,
    "republic-ask-generals": alone.generals,
    "republic-ask-share": alone.share,
}
"""And these that of both, for the second version."""


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
        plan = self.plan_of(prompt.key, mind.s.neutrals is not None)
        if plan is not None:
            move = completed(prompt, plan(mind))
            if move:
                return move
        return completed(prompt, []) or []

    def mind(self, view: Any, prompt: Prompt) -> Mind:
        """What he makes of a question."""
        return Mind(view, prompt)

    def plan_of(self, key: str, neutrals: bool) -> Plan | None:
        """What is planned for a question, among Neutrals or where there are none."""
        plan = PLANS.get(key)
        return AMONG_NEUTRALS.get(key, plan) if neutrals else plan

    def aside(self, view: Any, prompt: Prompt) -> Move | None:
        begun = self.out_of_turn(self.mind(view, prompt))
        return completed(prompt, begun) if begun else None

    def out_of_turn(self, mind: Mind) -> Move:
        """What he does out of turn; nothing most of the time."""
        return intrigue.aside(mind, self.dice)


class SecondSenator(SenatorPlayer):
    """The second version: among three and more he is the first one, among Neutrals he reckons."""

    def plan_of(self, key: str, neutrals: bool) -> Plan | None:
        plan = ALONE.get(key) if neutrals else None
        return plan or super().plan_of(key, neutrals)


class ThirdSenator(SecondSenator):
    """The third version: among Neutrals he is the second one; among three and more Rome puts all
    she has into her wars, and is helped by how much she lacks against them.
    """

    def mind(self, view: Any, prompt: Prompt) -> Mind:
        resolve = THRIFTY if view.table.neutrals is not None else ALL_OUT
        return Mind(view, prompt, resolve)

    def plan_of(self, key: str, neutrals: bool) -> Plan | None:
        if key == "republic-ask-contribution" and not neutrals:
            return _contribute
        return super().plan_of(key, neutrals)


class FourthSenator(ThirdSenator):
    """The fourth version: among three and more he lends talents to those whom others would like to
    win over, and gives the State what it lacks where Rome is in danger, else for influence alone;
    among few he will have no Dictator but his own.
    """

    def plan_of(self, key: str, neutrals: bool) -> Plan | None:
        plan = None if neutrals else AMONG_FACTIONS.get(key)
        return plan or super().plan_of(key, neutrals)


class FifthSenator(FourthSenator):
    """The fifth version: what he has refused he offers back at his own price."""

    def aside(self, view: Any, prompt: Prompt) -> Move | None:
        move = super().aside(view, prompt)
        if move is not None:
            return move
        begun = self.offered_back(Counsel(view, prompt, EVEN, True))
        return completed(prompt, begun) if begun else None

    def offered_back(self, mind: Counsel) -> Move:
        """What he asks for instead of what he has refused; nothing most of the time."""
        return haggling.counter(mind)


class SixthSenator(FifthSenator):
    """The sixth version: he asks talents for a share in the consulate, too many at times; among
    five and more factions Rome is in danger to him a war earlier, though he gives no talents for
    that, and among few no rival becomes Censor who has much influence already.
    """

    def mind(self, view: Any, prompt: Prompt) -> Mind:
        found = super().mind(view, prompt)
        giving = prompt.key == "republic-ask-contribution"
        if not giving and view.table.neutrals is None and not jealousy.few(found):
            found.resolve = WATCHFUL
        return found

    def plan_of(self, key: str, neutrals: bool) -> Plan | None:
        if key == "republic-ask-vote" and not neutrals:
            return jealousy.wary_vote
        return super().plan_of(key, neutrals)

    def out_of_turn(self, mind: Mind) -> Move:
        return intrigue.unspoken(mind, self.dice) or asking.bargain(mind, self.dice)

    def offered_back(self, mind: Counsel) -> Move:
        return asking.counter(mind)


class SeventhSenator(SixthSenator):
    """The seventh version: among three and more factions he rebels where that is likelier to make
    him master than peace is, and lets no rebel come to Rome unopposed.
    """

    def mind(self, view: Any, prompt: Prompt) -> Mind:
        found = super().mind(view, prompt)
        if view.table.neutrals is None:
            found.resolve = watching(found.resolve, DARING)
        return found

    def plan_of(self, key: str, neutrals: bool) -> Plan | None:
        plan = None if neutrals else IN_CIVIL_WAR.get(key)
        return plan or super().plan_of(key, neutrals)

    def out_of_turn(self, mind: Mind) -> Move:
        return rescue.call(mind) or super().out_of_turn(mind)


class EighthSenator(SeventhSenator):
    """The eighth version: among many factions both Consuls are his own where he presides, for
    talents where votes are wanting; and he will have no Dictator but his own there as well.
    """

    def plan_of(self, key: str, neutrals: bool) -> Plan | None:
        plan = None if neutrals else OF_HIS_OWN.get(key)
        return plan or super().plan_of(key, neutrals)

    def out_of_turn(self, mind: Mind) -> Move:
        return (
            rescue.call(mind)
            or intrigue.unspoken(mind, self.dice)
            or consulate.bargain(mind, self.dice)
        )


def _contribute(mind: Mind) -> Move:
    """What a politician without a temperament gives."""
    return judgement.contribute(Counsel(mind.view, mind.prompt, EVEN, True))


def _help(mind: Mind) -> Move:
    """What Rome lacks in danger, else what brings influence."""
    if mind.peril():
        return judgement.give(Counsel(mind.view, mind.prompt, EVEN, True))
    return revenue.contribute(mind, revenue.givers(mind))


AMONG_FACTIONS: Final[dict[str, Plan]] = {
    "republic-ask-redistribution": purses.redistribute,
    "republic-ask-contribution": _help,
    "republic-ask-appoint": jealousy.appoint,
    "republic-ask-senate-dictator": jealousy.dictator,
    "republic-ask-vote": jealousy.vote,
}
"""What the fourth version plans among three and more factions."""

IN_CIVIL_WAR: Final[dict[str, Plan]] = {
    "republic-ask-declare": usurping.considers,
    "republic-ask-rebel": usurping.decides,
    "republic-ask-upkeep": usurping.upkeep,
    "republic-ask-consent": rescue.consent,
    "republic-ask-tribune-proposal": rescue.before(business.propose),
}
"""What the seventh plans against rebels, and as one."""

OF_HIS_OWN: Final[dict[str, Plan]] = {
    "republic-ask-senate-consuls": consulate.consuls,
    "republic-ask-appoint": jealousy.appoint_own,
    "republic-ask-senate-dictator": jealousy.dictator_own,
}
"""What the eighth plans for offices, which his own shall hold."""
