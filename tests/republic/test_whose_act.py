"""A question about what somebody has done says who has done it: all have seen it."""

import pytest

from aedilis.kernel.text import LANGUAGES, Catalogue
from aedilis.republic.neutrals.division import division
from aedilis.republic.phases.senate.ballot import BY_TRIBUNE, Motion, Tally
from aedilis.republic.phases.senate.silencing import SilencedFrame
from aedilis.republic.phases.senate.tribunes import TO_VETO, TribuneFrame
from aedilis.republic.phases.senate.vote import VoteFrame
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.rules.moments import HoldFrame
from aedilis.republic.state.frame import RepublicFrame
from tests.server.planted import after, play_on

NAMES = ["Livia", "Marcus", "Gaia"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moment", ["tribune", "silenced", "proposal"])
def test_a_hold_names_whose_act_is_waited_about(moment: str, language: str) -> None:
    state = play_on("republic", NAMES, "1", after(1))[0].state
    frames: dict[str, RepublicFrame] = {
        "tribune": TribuneFrame(1, TO_VETO, 0),
        "silenced": SilencedFrame(1),
        "proposal": VoteFrame(Motion("forces", [[0, 0]], 1, BY_TRIBUNE, 0), Tally([0] * 3)),
    }
    hold = HoldFrame(moment, 1, [0, 0, 0])
    state.stack += [frames[moment], hold]
    questions = [RepublicText(language, NAMES, n, strict=True) for n in range(3)]
    told = [one.question(hold.question(state, n)) for n, one in enumerate(questions)]
    assert "Marcus" in told[0]
    assert "Marcus" in told[2]
    assert "Marcus" not in told[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_may_stop_a_share_reads_whose_it_is(language: str) -> None:
    key = "republic-ask-hold-spoils"
    table, _ = play_on(
        "republic",
        NAMES[:1],
        "s2",
        lambda one: any(asked.key == key for asked in one.game.asked(one.state)),
    )
    going_on = division(table.state)
    prompt = table.game.prompt(table.state, 0)
    assert going_on is not None
    assert prompt is not None
    picker = going_on.picker(table.state)
    assert picker != 0
    text = RepublicText(language, NAMES[:1], 0, strict=True)
    told = text.question(prompt)
    assert text.seat(picker).casefold() in told.casefold()
    assert told[:1].isupper()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_breaks_between_the_sign_and_the_number_of_a_paragraph(language: str) -> None:
    catalogue = Catalogue(
        language, ["aedilis.kernel", "aedilis.republic.presentation"], strict=True
    )
    told = catalogue.text("republic-crisis", {"rule": "R 4.05.3"})
    assert "(R\N{NO-BREAK SPACE}4.05.3)" in told
