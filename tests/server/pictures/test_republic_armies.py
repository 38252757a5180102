"""The chances of armies that a proposal sends, as the floor of the Senate shows them."""

from aedilis.games import GAMES
from aedilis.kernel.rule import rule
from aedilis.republic.presentation.board.picture import picture
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.rules.armies import legions_at
from aedilis.republic.state.zones import AT_WAR, UNDER
from tests.republic.setup.expeditions import (
    GALLIC,
    consul_afield,
    deploy,
    ready,
    rome_consul,
)
from tests.republic.setup.opening import name
from tests.republic.setup.senate import finish_vote, units
from tests.republic.setup.trials import run

NAMES = ["Livia", "Marcus", "Octavia", "Gnaeus", "Aurelia", "Titus"]


@rule("R 1.09.64", "R 1.09.641")
def test_forces_that_wait_at_a_war_go_to_the_first_general_alone() -> None:
    """The chances on the floor are those of the armies that the Senate will send."""
    s = ready()
    units(s, 4, 0, 0, AT_WAR + s.fronts[0].war)
    run(s)
    deploy(
        s, consul_afield(s), GALLIC, legions=8, fleets=0, more="yes",
        general_2=name(s, rome_consul(s)), war_2=GALLIC, legions_2=6, fleets_2=0,
    )  # fmt: skip
    text = RepublicText("en", NAMES[: s.seats], 0)
    floor = picture(text, GAMES["republic"].view(s, 0), []).floor
    assert floor is not None
    assert floor.proposal is not None
    assert [one.legions for one in floor.proposal.odds] == [12, 6]
    finish_vote(s, "yes")
    sent = [len(legions_at(s, UNDER + one)) for one in (consul_afield(s), rome_consul(s))]
    assert sent == [12, 6]
