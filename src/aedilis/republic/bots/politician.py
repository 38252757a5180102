"""The politician: a senator who bargains by his own prices, watches for masters of Rome, uses
Tribunes and daggers, and has a temperament. Where it has no plan of its own, it does as `player`.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from aedilis.kernel.dice import Dice
from aedilis.kernel.player import Setting
from aedilis.kernel.prompt import Move, Prompt
from aedilis.republic.bots import (
    ambition,
    forum,
    haggling,
    intrigue,
    judgement,
    mastery,
    rescue,
    rites,
    trading,
    tribunes,
)
from aedilis.republic.bots.coalition import worth_stopping
from aedilis.republic.bots.mind import Mind
from aedilis.republic.bots.player import AMONG_NEUTRALS, PLANS, SenatorPlayer, completed
from aedilis.republic.bots.resolve import watching
from aedilis.republic.bots.temper import EVEN, TEMPERS, Counsel, Temper
from aedilis.republic.bots.versions import IN_CIVIL_WAR
from aedilis.republic.neutrals.assassins import CHECK
from aedilis.republic.neutrals.at_any_time import GRANT
from aedilis.republic.neutrals.stopping import STOP_PICK
from aedilis.republic.phases.combat.proscription import PROSCRIBE
from aedilis.republic.phases.senate.priests import NAME_PRIEST
from aedilis.republic.phases.senate.recall_veterans import CALL_BACK
from aedilis.republic.phases.senate.tribune_asides import CALL, CLAIM
from aedilis.republic.phases.senate.vote import the_vote
from aedilis.republic.rules.desertion import DEFECT

FIRST_PLANS: Final[dict[str, Callable[[Counsel], Move]]] = {
    **PLANS,
    "republic-ask-spoils": judgement.spoils,
    "republic-ask-profiteer": judgement.profiteer,
    "republic-ask-contribution": judgement.contribute,
    "republic-ask-senate-consuls": ambition.consuls,
    "republic-ask-senate-dictator": ambition.dictator,
    "republic-ask-senate-censor": ambition.censor,
    "republic-ask-post": ambition.post,
    "republic-ask-senate-prosecutions": mastery.first_prosecute,
    "republic-ask-senate-other": judgement.propose,
    "republic-ask-tribune-proposal": judgement.propose,
    "republic-ask-vote": judgement.vote,
    "republic-ask-declare": ambition.declare,
    "republic-ask-trade": trading.trade,
    "republic-ask-return": trading.give_back,
    "republic-ask-exchange": trading.exchange,
}
"""What was planned at first for each question, where it is not as the senator does."""
OWN_PLANS: Final[dict[str, Callable[[Counsel], Move]]] = {
    **FIRST_PLANS,
    "republic-ask-contribution": judgement.give,
    "republic-ask-senate-prosecutions": mastery.prosecute,
}
"""What the second version plans."""
THIRD_PLANS: Final[dict[str, Callable[[Counsel], Move]]] = {
    **OWN_PLANS,
    **IN_CIVIL_WAR,
    "republic-ask-tribune-proposal": rescue.before(judgement.propose),
}
"""What is planned now."""


class Politician(SenatorPlayer):
    """A politician who bargains and guards himself. His one memory is whether he has shown cards
    in exchange this year: what has been refused there is told to nobody else.
    """

    def __init__(self, name: str, seat: int, dice: Dice) -> None:
        super().__init__(name, seat, dice)
        self._temper = EVEN
        self._traded = 0

    def takes(self) -> Sequence[Setting]:
        return (Setting(words=tuple(TEMPERS)),)

    def tune(self, setting: str) -> None:
        super().tune(setting)
        self._temper = TEMPERS[setting]

    def choose(self, view: Any, prompt: Prompt) -> Move:
        move = super().choose(view, prompt)
        if move and move[0] == trading.TRADE and prompt.key == "republic-ask-trade":
            self._traded = view.table.turn
        return move

    def _planned(self, view: Any, prompt: Prompt) -> Move:
        return self._as(self._temper, view, prompt)

    def _plans(self, view: Any, prompt: Prompt) -> list[Move]:
        others = [one for one in (EVEN, *TEMPERS.values()) if one is not self._temper]
        likewise = [self._as(one, view, prompt) for one in others]
        return [*super()._plans(view, prompt), *likewise]

    def _as(self, temper: Temper, view: Any, prompt: Prompt) -> Move:
        """What somebody of a temperament would answer in his place."""
        mind = self.counsel(temper, view, prompt)
        if mind.s.neutrals is not None and prompt.key in AMONG_NEUTRALS:
            return super()._planned(view, prompt)
        plan = self.own_plan(prompt.key)
        move = completed(prompt, plan(mind)) if plan is not None else None
        return move or completed(prompt, []) or []

    def own_plan(self, key: str) -> Callable[[Counsel], Move] | None:
        """What is planned for a question."""
        return OWN_PLANS.get(key)

    def aside(self, view: Any, prompt: Prompt) -> Move | None:
        begun = self.out_of_turn(self.counsel(self._temper, view, prompt))
        return completed(prompt, begun) if begun else None

    def out_of_turn(self, mind: Mind) -> Move:
        assert isinstance(mind, Counsel)
        return _aside(mind, self.dice)

    def counsel(self, temper: Temper, view: Any, prompt: Prompt) -> Counsel:
        """What somebody of a temperament makes of a question."""
        return Counsel(view, prompt, temper, self._traded == view.table.turn)


class FirstPolitician(Politician):
    """The politician as he was at first: he held no great trials."""

    def own_plan(self, key: str) -> Callable[[Counsel], Move] | None:
        return FIRST_PLANS.get(key)


class ThirdPolitician(Politician):
    """The third version: by temperament he rebels where that is likelier to win than peace is, and
    none of them lets a rebel come to Rome unopposed.
    """

    def counsel(self, temper: Temper, view: Any, prompt: Prompt) -> Counsel:
        found = super().counsel(temper, view, prompt)
        if view.table.neutrals is None:
            found.resolve = watching(found.resolve, temper.daring / EVEN.daring)
        return found

    def own_plan(self, key: str) -> Callable[[Counsel], Move] | None:
        return THIRD_PLANS.get(key)

    def out_of_turn(self, mind: Mind) -> Move:
        return rescue.call(mind) or super().out_of_turn(mind)


# -- out of turn -----------------------------------------------------------------------------------


def _aside(mind: Counsel, dice: Dice) -> Move:
    """Something to be done out of turn, or nothing: what cannot wait first."""
    choices = mind.prompt.choices([])
    for begin, plan in AT_ONCE:
        if begin in choices:
            move = plan(mind)
            if move:
                return move
    silenced = tribunes.silence(mind)
    if silenced:
        return silenced
    if intrigue.KILL in choices:
        move = mastery.murder(mind)
        if move and (mastery.threatens(mind, mastery.target_of(move)) or dice.below(3) == 0):
            return move
    for begin, odds in SELDOM:
        if begin in choices and dice.below(odds) == 0:
            return [begin]
    return haggling.bargain(mind)


def _ransom(mind: Counsel) -> Move:
    return [intrigue.RANSOM] if intrigue.worth_ransom(mind) else []


def _veto(mind: Counsel) -> Move:
    vote = the_vote(mind.s)
    stop = vote is not None and mastery.must_stop(mind, vote.motion)
    return rites.veto_with(mind) if stop or intrigue.must_stop(mind) else []


def _grant(mind: Counsel) -> Move:
    # It earns from the day it is held.
    return [GRANT, *forum.give_concession(mind)]


def _call_back(mind: Counsel) -> Move:
    return [CALL_BACK] if mind.peril() else []


def _stop_pick(mind: Counsel) -> Move:
    return [STOP_PICK] if worth_stopping(mind) else []


def _at_once(move: Move) -> Callable[[Counsel], Move]:
    """What is done wherever it may be done."""
    return lambda mind: move


AT_ONCE: Final[tuple[tuple[int, Callable[[Counsel], Move]], ...]] = (
    (intrigue.RANSOM, _ransom),
    (intrigue.VETO, _veto),
    (DEFECT, _at_once([DEFECT])),
    (NAME_PRIEST, rites.name_priest),
    (GRANT, _grant),
    (CALL_BACK, _call_back),
    (CHECK, intrigue.check),
    (STOP_PICK, _stop_pick),
    (CLAIM, _at_once([CLAIM])),
    (CALL, tribunes.call),
    (mastery.GUARD, mastery.guard),
)
"""What is looked at first out of turn, in this order."""
SELDOM: Final = ((intrigue.PEDDLE, 6), (intrigue.LAW, 4), (PROSCRIBE, 2))
"""What is done once in so many times that it could be."""
