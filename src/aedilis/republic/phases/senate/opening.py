"""The Senate convenes (rules 1.09.1, 1.09.2)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.components import FORUM_EVENTS
from aedilis.republic.definitions.named import DICTATOR, FIELD_CONSUL, PTOLEMY, ROME_CONSUL
from aedilis.republic.phases.forum.rhodes import may_be_rejected
from aedilis.republic.phases.senate.floor import fill_chair
from aedilis.republic.rules.peace import create_province
from aedilis.republic.rules.persons import in_play
from aedilis.republic.rules.ransom import raiders_kill
from aedilis.republic.state.sitting import SenateSession
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import FORUM, SENT


@rule("R 1.09.1", "R 1.09.11", "R 1.09.2", "R 1.10.71", "R 2.01.3", "R 2.01.5")
def open_senate(s: RepublicState) -> None:
    """A new sitting under the highest ranking official. Those now in office as Consul or Dictator
    are noted, and a bequest that needs nobody to take it up becomes a province.
    """
    if s.switches.raiders_ransom == "senate":
        raiders_kill(s)
    session = SenateSession()
    s.senate_session = session
    session.first_serial = s.serial
    session.outgoing = outgoing(s)
    for _, one in in_play(s):
        one.marks &= ~SENT
    if s.college is not None:
        # In every sitting the Pontifex has his powers anew.
        s.college.named = s.college.vetoed = False
    if s.docket is not None:
        s.docket.refused = 0
    session.rhodian_open = may_be_rejected(s)
    bequest = FORUM_EVENTS[PTOLEMY]
    if s.zone[bequest.card] == FORUM:
        create_province(s, bequest.creates)
    fill_chair(s)


@rule("R 1.09.2")
def outgoing(s: RepublicState) -> int:
    """The mask of those whose terms as Consul or Dictator end with the next elections."""
    terms = 1 << ROME_CONSUL | 1 << FIELD_CONSUL | 1 << DICTATOR
    mask = 0
    for slot, one in in_play(s):
        if one.offices & terms:
            mask |= 1 << slot
    return mask
