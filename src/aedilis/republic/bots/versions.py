"""The versions of the senator: what each plans otherwise than the one before."""

from typing import Any, Final

from aedilis.kernel.prompt import Move, Prompt
from aedilis.republic.bots import (
    alone,
    asking,
    business,
    consulate,
    haggling,
    intrigue,
    jealousy,
    judgement,
    mastery,
    purses,
    rescue,
    revenue,
    usurping,
)
from aedilis.republic.bots.mind import Mind
from aedilis.republic.bots.player import Plan, SenatorPlayer, completed
from aedilis.republic.bots.resolve import ALL_OUT, THRIFTY, WATCHFUL, watching
from aedilis.republic.bots.temper import EVEN, FRUGAL, Counsel

DARING: Final = 1.0
"""The seventh rebels where that is likelier to win than peace is."""


ALONE: Final[dict[str, Plan]] = {
    "republic-ask-persuasion": alone.persuade,
    "republic-ask-generals": alone.generals,
    "republic-ask-share": alone.share,
}
"""Where one or two people sit among Neutrals the second version plans these otherwise."""


def _contribute(mind: Mind) -> Move:
    """What a politician without a temperament gives."""
    return judgement.contribute(Counsel(mind.view, mind.prompt, EVEN, True))


def _arm(mind: Mind) -> Move:
    """At two wars what the forces that Rome lacks will cost; else the same as before."""
    if not mind.peril() and mind.wars() >= judgement.AT_WAR:
        return judgement.give(Counsel(mind.view, mind.prompt, FRUGAL, True))
    return _help(mind)


def _prosecute(mind: Mind) -> Move:
    """The trials of a politician without a temperament."""
    return mastery.prosecute(Counsel(mind.view, mind.prompt, EVEN, True))


def _help(mind: Mind) -> Move:
    """What Rome lacks in danger, else what brings influence."""
    if mind.peril():
        return judgement.give(Counsel(mind.view, mind.prompt, EVEN, True))
    return revenue.contribute(mind, revenue.givers(mind))


HELPFUL: Final[dict[str, Plan]] = {"republic-ask-contribution": _contribute}
"""What the third version plans otherwise among three and more factions."""

AMONG_FACTIONS: Final[dict[str, Plan]] = {
    "republic-ask-redistribution": purses.redistribute,
    "republic-ask-contribution": _help,
    "republic-ask-appoint": jealousy.appoint,
    "republic-ask-senate-dictator": jealousy.dictator,
    "republic-ask-vote": jealousy.vote,
}
"""What the fourth version plans there; each later one adds something."""

WARY: Final[dict[str, Plan]] = {**AMONG_FACTIONS, "republic-ask-vote": jealousy.wary_vote}
"""What the sixth plans."""

IN_CIVIL_WAR: Final[dict[str, Plan]] = {
    "republic-ask-declare": usurping.considers,
    "republic-ask-rebel": usurping.decides,
    "republic-ask-upkeep": usurping.upkeep,
    "republic-ask-consent": rescue.consent,
    "republic-ask-tribune-proposal": rescue.before(business.propose),
}
"""What is planned against rebels, and as one."""

REBELLIOUS: Final[dict[str, Plan]] = {**WARY, **IN_CIVIL_WAR}
"""What the seventh plans."""

OF_HIS_OWN: Final[dict[str, Plan]] = {
    **REBELLIOUS,
    "republic-ask-senate-consuls": consulate.consuls,
    "republic-ask-appoint": jealousy.appoint_own,
    "republic-ask-senate-dictator": jealousy.dictator_own,
}
"""What the eighth plans for offices, which his own shall hold."""

AMONG_MANY: Final[dict[str, Plan]] = {
    **OF_HIS_OWN,
    "republic-ask-contribution": _arm,
    "republic-ask-post": consulate.post,
    "republic-ask-senate-censor": consulate.censor,
    "republic-ask-senate-prosecutions": _prosecute,
}
"""What the ninth plans among many for his offices, against rivals, and for Rome at war."""


class SecondSenator(SenatorPlayer):
    """The second version: among three and more he is the first one, among Neutrals he reckons."""

    def plan_of(self, mind: Mind) -> Plan | None:
        plan = ALONE.get(mind.prompt.key) if mind.s.neutrals is not None else None
        return plan or super().plan_of(mind)


class ThirdSenator(SecondSenator):
    """The third version: among Neutrals he is the second one; among three and more Rome puts all
    she has into her wars, and is helped by how much she lacks against them.
    """

    def mind(self, view: Any, prompt: Prompt) -> Mind:
        resolve = THRIFTY if view.table.neutrals is not None else ALL_OUT
        return Mind(view, prompt, resolve)

    def plan_of(self, mind: Mind) -> Plan | None:
        neutrals = mind.s.neutrals is not None
        plan = None if neutrals else self.among_factions(mind).get(mind.prompt.key)
        return plan or super().plan_of(mind)

    def among_factions(self, mind: Mind) -> dict[str, Plan]:
        """What this version plans otherwise than the first among three and more factions."""
        return HELPFUL


class FourthSenator(ThirdSenator):
    """The fourth version: among three and more he lends talents to those whom others would like to
    win over, and gives the State what it lacks where Rome is in danger, else for influence alone;
    among few he will have no Dictator but his own.
    """

    def among_factions(self, mind: Mind) -> dict[str, Plan]:
        return AMONG_FACTIONS


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

    def among_factions(self, mind: Mind) -> dict[str, Plan]:
        return WARY

    def out_of_turn(self, mind: Mind) -> Move:
        return intrigue.unspoken(mind, self.dice) or self.bargain(mind)

    def bargain(self, mind: Mind) -> Move:
        """A deal to accept, to refuse or to offer; nothing most of the time."""
        return asking.bargain(mind, self.dice)

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

    def among_factions(self, mind: Mind) -> dict[str, Plan]:
        return REBELLIOUS

    def out_of_turn(self, mind: Mind) -> Move:
        return rescue.call(mind) or super().out_of_turn(mind)


class EighthSenator(SeventhSenator):
    """The eighth version: among many factions both Consuls are his own where he presides, for
    talents where votes are wanting; and he will have no Dictator but his own there as well.
    """

    def among_factions(self, mind: Mind) -> dict[str, Plan]:
        return OF_HIS_OWN

    def bargain(self, mind: Mind) -> Move:
        return consulate.bargain(mind, self.dice)


class NinthSenator(EighthSenator):
    """The ninth version, among many factions: his Consul stays in Rome beside a rival's, unless
    Rome is in danger and he is by far the better general; his Censor is the mightiest of his own;
    he holds trials as politicians do, and from two wars on he pays for the forces that Rome lacks.
    """

    def among_factions(self, mind: Mind) -> dict[str, Plan]:
        return AMONG_MANY if consulate.many(mind) else super().among_factions(mind)
