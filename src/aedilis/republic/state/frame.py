"""What the frames of The Republic of Rome have in common."""

from typing import Any

from mypy_extensions import mypyc_attr

from aedilis.kernel.frame import Frame
from aedilis.kernel.phase import PhaseFrame
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.state.agreement import Clause
from aedilis.republic.state.table import RepublicState


@mypyc_attr(allow_interpreted_subclasses=True)
class RepublicFrame(Frame[RepublicState]):
    """A frame of this game."""

    __slots__ = ()

    def of_tribune(self) -> bool:
        """Whether it asks for a proposal that a Tribune makes, or holds one."""
        return False

    def owes(self, state: RepublicState) -> Clause | None:
        """The promise to propose something that whoever it asks can keep there, if any."""
        return None

    def shown(self, seat: int) -> list[int]:
        """The cards of a seat's hand, by number, that lie on the table while it is open."""
        return []

    def said_by(self, state: RepublicState) -> int:
        """The faction whose act, known to all, a hold above it waits about; NONE for nobody's."""
        return NONE

    def bury(self, state: RepublicState, slot: int) -> None:
        """Who sat in a slot has died: forget what it holds of him, for an heir may sit there."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RepublicPhase(PhaseFrame[RepublicState]):
    """A phase of this game, or something else that goes step by step. It holds nothing of anybody
    who could have an heir while it is on the stack.
    """

    __slots__ = ()

    def owes(self, state: RepublicState) -> Clause | None:
        """The promise to propose something that whoever it asks can keep there, if any."""
        return None


def owed_there(frame: Frame[Any], state: RepublicState) -> Clause | None:
    """The promise to propose something that can be kept in what a frame asks, if any."""
    if isinstance(frame, RepublicPhase):
        return frame.owes(state)
    return frame.owes(state) if isinstance(frame, RepublicFrame) else None
