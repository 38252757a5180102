"""Cards played for a persuasion (1.07.35, 1.07.413)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import INTRIGUES
from aedilis.republic.definitions.named import BLACKMAIL, EVIL_OMENS, SEDUCTION
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import DISCARD, HAND
from tests.republic.setup.forum import asked, initiative, offered
from tests.republic.setup.money import fund
from tests.republic.setup.opening import fetch, told
from tests.republic.setup.persuasion import attempt, two

# -- cards -----------------------------------------------------------------------------------------


def holding(s: RepublicState, seat: int, intrigue: int) -> int:
    """Give a faction a card; gives its number."""
    number = fetch(s, INTRIGUES[intrigue].cards[0][0])
    s.factions[seat].hand.append(number)
    s.factions[seat].hand.sort()
    s.zone[number] = HAND
    return number


@rule("R 1.07.35-b", "R 1.07.413-e")
def test_seduction_lets_nobody_counter() -> None:
    s, persuader, target = two(9)
    number = holding(s, 0, SEDUCTION)
    fund(s, 1, 9)
    attempt(s, persuader, target, 8, "seduce", [3, 5])
    assert s.senator(target).faction == 0
    assert s.zone[number] == DISCARD
    assert s.factions[0].hand == []
    assert asked(s) == (0, "republic-ask-knights")


@rule("R 1.07.35-b")
def test_blackmail_that_fails_costs_influence_and_popularity_by_one_throw() -> None:
    s, persuader, target = two()
    holding(s, 0, BLACKMAIL)
    one = s.senator(target)
    one.influence, one.popularity = 5, 3
    s.events[EVIL_OMENS] = 1
    attempt(s, persuader, target, 0, "blackmail", [6, 6, 2, 2])
    assert (one.influence, one.popularity, one.faction) == (2, 0, NONE)
    assert told(s, "republic-exposed")[0]["count"] == 3


@rule("R 1.07.35-b")
def test_blackmail_that_succeeds_harms_nobody() -> None:
    s, persuader, target = two(8)
    holding(s, 0, BLACKMAIL)
    attempt(s, persuader, target, 8, "blackmail", [3, 3])
    assert s.senator(target).faction == 0
    assert told(s, "republic-exposed") == []


@rule("R 1.07.35-a", "R 1.04.9")
def test_only_its_holder_is_offered_a_card() -> None:
    s, _, _ = two()
    holding(s, 1, SEDUCTION)
    initiative(s, 0)
    assert offered(s, 0) == ["persuade", "stop"]
    s.stack.clear()
    initiative(s, 1)
    assert offered(s, 1) == ["persuade", "seduce", "stop"]
