"""Prosecutions: whom the Censor may bring to trial, on what charge, and with which prosecutor.

See rules 1.09.41 to 1.09.413, 1.09.45 and 1.13.1.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.deals.carrying import (
    nominations,
    note_consent,
    note_nomination,
    promised_consent,
)
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import ARMAMENTS, CENSOR, SHIP_BUILDING, VATINIAN
from aedilis.republic.definitions.numbers import MAJOR_PROSECUTIONS, MINOR_PROSECUTIONS
from aedilis.republic.phases.senate.ballot import Motion, Tally
from aedilis.republic.phases.senate.floor import controller, may_preside
from aedilis.republic.phases.senate.pleas import AdvocateFrame, PleadedFrame
from aedilis.republic.phases.senate.trial import (
    LEADER,
    MAJOR,
    MINOR,
    OF_TRIALS,
    Appeal,
    TrialFrame,
    charge_key,
    refusal_key,
)
from aedilis.republic.rules.concessions import of_senator
from aedilis.republic.rules.laws import in_force
from aedilis.republic.rules.moments import hold
from aedilis.republic.rules.persons import holder, in_play, in_rome, who
from aedilis.republic.state.agreement import Clause
from aedilis.republic.state.choices import (
    CONCESSION,
    NO,
    PROVINCE,
    SENATOR,
    VERBS,
    YES,
    code,
    index,
    senator,
    senators,
    thing,
    verb,
)
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CORRUPT, FIELD, ROME
from aedilis.republic.state.zones import MAJOR as MAJOR_MARK

FOR_CORRUPTION: Final = verb("corrupt", "how")
FOR_OFFICE: Final = verb("major", "how")
FOR_OMENS: Final = verb("omens", "how")


def judge(s: RepublicState) -> int:
    """The slot of the Censor, if he is in Rome; else NONE."""
    slot = holder(s, CENSOR)
    return slot if may_preside(s, slot) else NONE


# -- charges ---------------------------------------------------------------------------------------


@rule("R 2.01.7")
def answerable(s: RepublicState) -> int:
    """The slot of the leader who has to answer for what his faction could not pay for the omens,
    NONE if there is none.
    """
    if s.college is None or s.college.answerable == NONE:
        return NONE
    return s.factions[s.college.answerable].leader


@rule("R 1.09.412", "R V.10", "R 1.09.413", "R 1.13.1")
def grounds(s: RepublicState, slot: int, what: str) -> list[int]:
    """What a senator can be charged with, as choices: his marks, and the open corruption bars of
    his concessions. Where legates may govern, each province plundered this year counts by itself.
    """
    one = s.senator(slot)
    if what == LEADER:
        return [FOR_OMENS] if slot == answerable(s) else []
    if what == MAJOR:
        return [FOR_OFFICE] if one.marks & MAJOR_MARK else []
    found: list[int] = []
    if one.plundered and in_force(s, VATINIAN):
        found += [
            code("province", PROVINCE, province)
            for province in range(len(s.holdings))
            if one.plundered >> province & 1
        ]
    elif one.marks & CORRUPT:
        found.append(FOR_CORRUPTION)
    if one.marks & MAJOR_MARK:
        found.append(FOR_OFFICE)
    found += [
        code("concession", CONCESSION, concession)
        for concession in of_senator(s, slot)
        if s.exposed >> concession & 1
    ]
    return found


@rule("R 1.09.41", "R 1.09.43", "R 1.09.411")
def charges(s: RepublicState, accused: int, what: str) -> list[int]:
    """The grounds on which he has not been tried yet and somebody may still prosecute him."""
    found = grounds(s, accused, what)
    if not found:
        return found
    barred = [key for key in s.sitting().barred if key.startswith(OF_TRIALS)]
    if not barred:
        # Nobody has refused yet: who may prosecute is the same for all of them.
        return found if _others_in_rome(s, accused) else []
    return [
        charge
        for charge in found
        if charge_key(s, accused, thing(charge)) not in barred
        and prosecutors(s, accused, thing(charge))
    ]


@rule("R 1.09.411")
def prosecutors(s: RepublicState, accused: int, charge: int) -> list[int]:
    """The slots of those who may be asked to prosecute: aligned, in Rome, neither Censor nor
    accused, and not unwilling.
    """
    found = _others_in_rome(s, accused)
    barred = [key for key in s.sitting().barred if key.startswith(OF_TRIALS)]
    if not barred:
        return found
    return [slot for slot in found if refusal_key(s, accused, charge, slot) not in barred]


def _others_in_rome(s: RepublicState, accused: int) -> list[int]:
    """The aligned senators in Rome, but for a Censor there and an accused."""
    neither = (accused, judge(s))
    return [slot for slot in in_rome(s) if slot not in neither]


@rule("R 1.04.3")
def accused_promised(s: RepublicState, clause: Clause) -> bool:
    """Whether the Censor can bring to trial whom he has promised to accuse."""
    return clause.content[0] - SENATOR in _within_reach(s, clause.about)


def _within_reach(s: RepublicState, what: str) -> list[int]:
    slot = judge(s)
    return [one for one in in_rome(s) if one != slot and charges(s, one, what)]


@rule("R 1.09.41")
def accusable(s: RepublicState, what: str) -> list[int]:
    """The slots of those in Rome who can be brought to trial, but for the Censor; by his promise
    only those he has promised to accuse. Nobody where no Censor is in Rome.
    """
    slot = judge(s)
    if slot == NONE:
        return []
    found = _within_reach(s, what)
    for clause in nominations(s, controller(s, s.senator(slot).faction), what):
        accused = clause.content[0] - SENATOR
        if accused in found:
            return [accused]
    return found


@rule("R 1.09.41", "R 2.01.7")
def trial_options(s: RepublicState) -> list[int]:
    """The kinds of trials the Censor may begin now, as choices: two minor ones a turn, or one
    major; beside them that of a leader who has to answer for the omens. None once he has given up
    presiding.
    """
    session = s.sitting()
    if judge(s) == NONE or session.trials_over:
        return []
    options: list[int] = []
    if session.minor < MINOR_PROSECUTIONS and not session.major and accusable(s, MINOR):
        options.append(verb(MINOR))
    if session.major < MAJOR_PROSECUTIONS and not session.minor and accusable(s, MAJOR):
        options.append(verb(MAJOR))
    if answerable(s) != NONE and accusable(s, LEADER):
        options.append(verb(LEADER))
    return options


def trial_field(s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
    """Who is accused, in a minor trial of what, and who prosecutes him."""
    what = VERBS[thing(done[0])]
    if len(done) == 1:
        slots = senators("target", accusable(s, what))
        return Choose(seat, "republic-ask-accused", "R 1.09.41", slots)
    accused = senator(done[1])
    if what == MINOR and len(done) == 2:
        found = charges(s, accused, what)
        return Choose(seat, "republic-ask-charge", "R 1.09.412", found)
    if len(done) == (3 if what == MINOR else 2):
        charge = _charge(what, done)
        slots = senators("prosecutor", prosecutors(s, accused, charge))
        return Choose(seat, "republic-ask-prosecutor", "R 1.09.411", slots)
    return None


def _charge(what: str, said: Sequence[int]) -> int:
    """The charge, as a thing: in a major trial there is only one."""
    if what == MINOR:
        return thing(said[2])
    return thing(FOR_OMENS if what == LEADER else FOR_OFFICE)


# -- the prosecutor --------------------------------------------------------------------------------


@rule("R 1.09.41", "R 1.09.411")
def start_trial(s: RepublicState, move: Sequence[int]) -> None:
    """The Censor accuses somebody: the trial begins, or its prosecutor is asked first. The Censor's
    own faction consents by naming.
    """
    what = VERBS[thing(move[0])]
    accused, prosecutor = senator(move[1]), senator(move[-1])
    charge = _charge(what, move)
    seat = s.senator(judge(s)).faction
    faction = s.senator(prosecutor).faction
    if controller(s, faction) == controller(s, seat):
        begin(s, what, accused, charge, prosecutor)
    else:
        since = len(s.sitting().deaths)
        s.stack.append(ProsecutorFrame(what, accused, charge, prosecutor, judge(s), since))


cite("R 1.09.411", "R 1.09.721")


class ProsecutorFrame(RepublicFrame):
    """Somebody asked to prosecute says yes or no, unless he has promised to."""

    __slots__ = ("accused", "charge", "judge", "prosecutor", "since", "what")

    def __init__(
        self, what: str, accused: int, charge: int, prosecutor: int, judge: int, since: int
    ) -> None:
        self.what = what
        self.accused = accused
        self.charge = charge
        self.prosecutor = prosecutor
        self.judge = judge
        self.since = since

    def kind(self) -> str:
        return "prosecutor"

    def fields(self) -> list[object]:
        return [self.what, self.accused, self.charge, self.prosecutor, self.judge, self.since]

    def advance(self, state: RepublicState) -> bool:
        dead = state.sitting().deaths[self.since :]
        if any(slot in dead for slot in (self.accused, self.prosecutor, self.judge)):
            state.stack.pop()
            return True
        faction = state.senator(self.prosecutor).faction
        if not promised_consent(state, faction, self.what, self.prosecutor):
            return False
        state.stack.pop()
        begin(state, self.what, self.accused, self.charge, self.prosecutor)
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        seat = controller(state, state.senator(self.prosecutor).faction)
        prompt = Choose(seat, "republic-ask-prosecute", "R 1.09.411", [YES, NO])
        prompt.params = {
            "person": who(state, self.prosecutor),
            "target": who(state, self.accused),
        }
        return [prompt]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        state.stack.pop()
        faction = state.senator(self.prosecutor).faction
        if move[0] == YES:
            begin(state, self.what, self.accused, self.charge, self.prosecutor)
            return
        key = refusal_key(state, self.accused, self.charge, self.prosecutor)
        state.sitting().barred.append(key)
        if state.log is not None:
            told = {"person": who(state, self.prosecutor), "target": who(state, self.accused)}
            state.note("republic-prosecutor-refuses", faction, told)


@rule("R 1.09.41", "R 1.09.42", "R 2.05.2")
def begin(s: RepublicState, what: str, accused: int, charge: int, prosecutor: int) -> None:
    """A trial comes before the Senate, and counts towards what the Censor may hold."""
    session = s.sitting()
    if what == MINOR:
        session.minor += 1
    elif what == MAJOR:
        session.major += 1
    elif s.college is not None:
        s.college.answerable = NONE
    slot = judge(s)
    by = s.senator(slot).faction
    parts = [[SENATOR + accused, charge, SENATOR + prosecutor]]
    note_nomination(s, controller(s, by), what, parts[0])
    note_consent(s, s.senator(prosecutor).faction, what, prosecutor)
    if s.log is not None:
        _tell(s, what, accused, charge, prosecutor)
    motion, tally = Motion(what, parts, by, slot), Tally([0] * len(s.factions))
    if s.switches.advocates:
        s.stack.append(PleadedFrame(motion, tally, slot, len(session.deaths), Appeal(), NONE, 0, 0))
    else:
        s.stack.append(TrialFrame(motion, tally, slot, len(session.deaths), Appeal()))
    hold(s, "proposal", False)
    if s.switches.advocates:
        s.stack.append(AdvocateFrame(NONE, []))


def _tell(s: RepublicState, what: str, accused: int, charge: int, prosecutor: int) -> None:
    """Note whom the Censor accuses of what."""
    told = {"person": who(s, accused), "prosecutor": who(s, prosecutor)}
    seat = s.senator(judge(s)).faction
    if what == MAJOR:
        s.note("republic-trial-major", seat, told)
    elif what == LEADER:
        s.note("republic-trial-leader", seat, told)
    elif charge == thing(FOR_CORRUPTION):
        s.note("republic-trial-corrupt", seat, told)
    elif charge == thing(FOR_OFFICE):
        s.note("republic-trial-office", seat, told)
    elif charge >= CONCESSION:
        concession = {**told, "concession": index(charge, CONCESSION)}
        s.note("republic-trial-concession", seat, concession)
    else:
        province = {**told, "province": index(charge, PROVINCE)}
        s.note("republic-trial-province", seat, province)


@rule("R 1.09.45", "R 1.13.1")
def end_trials(s: RepublicState) -> None:
    """After the prosecutions nobody in Rome is marked any more; Armaments and Ship Building are no
    ground for another until they pay again.

    A commander in the field can be corrupt only through a legate, for which he answers this year or
    never.
    """
    clear_marks(s)
    if s.log is not None:
        s.note("republic-trials-end", -1)


@rule("R 1.09.45", "R 4.05.1")
def clear_marks(s: RepublicState) -> None:
    """What somebody could have been prosecuted for is forgotten."""
    for _, one in in_play(s):
        if one.place == ROME:
            one.marks &= ~(CORRUPT | MAJOR_MARK)
        elif one.place == FIELD:
            one.marks &= ~CORRUPT
    s.exposed &= ~(1 << ARMAMENTS | 1 << SHIP_BUILDING)
    if s.college is not None:
        s.college.answerable = NONE
