"""The kinds of frames of the Revolution Phase, to read kept games."""

from typing import Final

from aedilis.kernel.frame import FrameKind
from aedilis.republic.phases.revolution.bequest import BequestFrame
from aedilis.republic.phases.revolution.cards import DiscardFrame, PlayFrame
from aedilis.republic.phases.revolution.declare import DECLARE_STEPS, DeclareFrame
from aedilis.republic.phases.revolution.march import AtOnceFrame, MarchFrame
from aedilis.republic.phases.revolution.phase import REVOLUTION_STEPS, RevolutionFrame
from aedilis.republic.phases.revolution.reinforce import ReinforceFrame
from aedilis.republic.phases.revolution.rise import RISE_STEPS, kept_rise
from aedilis.republic.phases.revolution.secondary import SecondaryFrame
from aedilis.republic.phases.revolution.trade import ExchangeFrame, TradeFrame

REVOLUTION_FRAMES: Final = (
    FrameKind("revolution", RevolutionFrame, step=REVOLUTION_STEPS.step),
    FrameKind("trade", TradeFrame),
    FrameKind("exchange", ExchangeFrame),
    FrameKind("play_cards", PlayFrame),
    FrameKind("discard_cards", DiscardFrame),
    FrameKind("reinforce", ReinforceFrame),
    FrameKind("rise", kept_rise, step=RISE_STEPS.step),
    FrameKind("at_once", AtOnceFrame),
    FrameKind("march", MarchFrame),
    FrameKind("declare", DeclareFrame, step=DECLARE_STEPS.step),
    FrameKind("secondary", SecondaryFrame),
    FrameKind("bequest", BequestFrame),
)
