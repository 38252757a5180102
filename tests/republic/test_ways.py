"""Whole answers with one click: the ways beside a choice, answers given together, and what a sheet
begins with. Each is a legal move, and hangs on nothing that its reader may not know.
"""

from collections import Counter
from functools import cache

import pytest

from aedilis.bots.registry import make_player
from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import Prompt
from aedilis.kernel.rule import rule
from aedilis.kernel.text import LANGUAGES
from aedilis.republic.phases.senate.forces import unit_cost
from aedilis.republic.rules.odds import knight_chance
from aedilis.republic.rules.persons import ranking
from aedilis.republic.rules.strength import military
from aedilis.republic.setup.opening import playable
from aedilis.republic.state.choices import SENATOR, STOP, WAR, index, senator, thing, verb
from aedilis.republic.state.table import SLOTS, RepublicState
from aedilis.republic.state.zones import ACTIVE, INACTIVE
from aedilis.server.wire.parts import Option, Question
from aedilis.server.wire.reader import Reader
from tests.republic.setup.games import GAME, begun
from tests.republic.setup.sheets import asking, business, sheet

SEATS = 5
NAMES = ["Ana", "Berta", "Carla", "Dora", "Eva"]
KEYS = (
    "republic-ask-first-cards", "republic-ask-play", "republic-ask-knights",
    "republic-ask-senate-consuls", "republic-ask-senate-other",
)  # fmt: skip


@cache
def met() -> list[RepublicState]:
    """Positions of some games of senators, some of each question that has ways."""
    found: dict[str, list[RepublicState]] = {key: [] for key in KEYS}
    for n in range(4):
        s = begun("early", SEATS, f"ways {n}")
        players = [make_player("senator", "republic", seat, f"ways {n}") for seat in range(SEATS)]
        for _ in range(160):
            prompt = GAME.due(s)
            if len(found.get(prompt.key, [None] * 9)) < 9:
                found[prompt.key].append(GAME.clone(s))
            seat = prompt.seat
            GAME.apply(s, seat, players[seat].choose(GAME.view(s, seat), prompt))
    return [s for some in found.values() for s in some]


def put(s: RepublicState, language: str = "en") -> tuple[Prompt, Question]:
    """What is asked, and how it is put."""
    prompt = GAME.due(s)
    reader = Reader("republic", language, NAMES, prompt.seat)
    return prompt, reader.asking(GAME.view(s, prompt.seat), prompt).question()


def offered(question: Question) -> list[tuple[list[int], Option]]:
    """The options that ways stand beside at first, with what is chosen before them."""
    found: list[tuple[list[int], Option]] = [([], one) for one in question.field.options]
    if question.ahead is not None:
        found += [(question.ahead.done, one) for one in question.ahead.field.options]
    return [(done, one) for done, one in found if one.ways]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_way_is_a_whole_answer_that_is_taken(language: str) -> None:
    ways: Counter[str] = Counter()
    for s in met():
        prompt, question = put(s, language)
        for done, option in offered(question):
            labels = [way.label for way in option.ways]
            assert len(set(labels)) == len(labels) <= 6
            for way in option.ways:
                GAME.apply(GAME.clone(s), prompt.seat, [*done, option.code, *way.rest])
                ways[prompt.key] += 1
    assert set(ways) == set(KEYS), ways


def test_a_way_names_ones_own() -> None:
    """Whom others would have to agree to, or gain by, is chosen part by part."""
    for s in met():
        prompt, question = put(s)
        for done, option in offered(question):
            for way in option.ways:
                slots = [
                    thing(code) - SENATOR
                    for code in [*done, option.code, *way.rest]
                    if code > 4095 and 0 <= thing(code) - SENATOR < SLOTS
                ]
                assert {s.senator(slot).faction for slot in slots} <= {prompt.seat}


def test_nothing_of_it_tells_what_the_reader_does_not_know() -> None:
    for n, s in enumerate(met()):
        prompt, question = put(s)
        other = GAME.determinize(s, prompt.seat, stream(f"ways {n}", "deal"))
        assert put(other)[1] == question


@rule("R 3.01.9", "R 1.11.1", "R 1.07.32")
def test_all_cards_of_a_hand_are_played_together() -> None:
    seen: Counter[int] = Counter()
    for s in met():
        prompt, question = put(s)
        cards = playable(s, prompt.seat) if prompt.key in KEYS[:2] else []
        assert len(question.bundles) == int(bool(cards))
        for bundle in question.bundles:
            played, lowest = GAME.clone(s), ranking(s, everywhere=True)
            for move in bundle.moves:
                assert GAME.due(played).key == prompt.key
                assert GAME.awaited(played) == [prompt.seat]
                GAME.apply(played, prompt.seat, move)
            # Whoever has said all that he has to say is not asked again.
            assert (played.over or GAME.due(played).seat != prompt.seat) or (
                GAME.due(played).key != prompt.key
            )
            given = [move for move in bundle.moves if move != [STOP]]
            seen[len(given)] += 1
            assert len(given) >= len(cards) - 1
            for move in given[1:]:
                # The corruption goes to whom it harms least.
                own = [slot for slot in lowest if s.senator(slot).faction == prompt.seat]
                assert len(move) == 1 or senator(move[1]) in (own[-1], senator(given[0][-1]))
    assert set(seen) >= {1, 2}, seen


def test_as_many_legions_as_the_state_can_pay_are_one_click() -> None:
    s = business()
    question = asking(s).question()
    forces = next(one for one in question.field.options if one.code == verb("propose_forces"))
    legions, fleets = zip(*[way.rest[:2] for way in forces.ways], strict=True)
    payable = s.treasury // unit_cost(s)
    assert fleets[0] == 0
    assert all(one + other <= payable for one, other in zip(legions, fleets, strict=True))
    assert legions[0] == max(legions)
    assert all(set(way.rest[2:]) <= {0} for way in forces.ways)


@rule("R 1.07.5")
def test_a_knight_is_bid_for_with_as_much_as_helps_and_no_more() -> None:
    counted: Counter[int] = Counter()
    for s in met():
        _, question = put(s)
        for option in [one for _, one in offered(question) if one.code == verb("attract")]:
            slot = senator(option.ways[0].rest[0])
            purse = s.senator(slot).talents
            chances = [knight_chance(s, slot, n) for n in range(purse + 1)]
            spent = [way.rest[1] for way in option.ways]
            counted[len(spent)] += 1
            assert spent == [*range(len(spent))]
            assert chances[spent[-1]] == max(chances)
            assert all(one < max(chances) for one in chances[: spent[-1]])
    assert len(counted) > 1, counted


@rule("R 1.09.64")
def test_a_sheet_begins_with_the_best_general_and_an_active_war() -> None:
    s = business()
    first, *others = s.fronts
    first.status = INACTIVE
    assert all(one.status == ACTIVE for one in others)
    s.asked = None
    part = sheet(s, "deploy").parts[0]
    general, war = (said for said in part.fields if said.field.kind == "choose")
    slots = [senator(one.code) for one in general.field.options]
    assert military(s, senator(general.answer[0])) == max(military(s, slot) for slot in slots)
    assert index(war.field.options[0].code, WAR) == first.war
    assert index(war.answer[0], WAR) in {one.war for one in others}
