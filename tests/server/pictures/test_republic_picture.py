"""The picture of The Republic of Rome: what it tells, to whom, and what can be pointed at."""

import sys
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import msgspec
import pytest

from aedilis.arena.match import Match
from aedilis.games import GAMES
from aedilis.kernel.dice import stream
from aedilis.kernel.event import SeenEvent
from aedilis.kernel.marking import plain, spans
from aedilis.kernel.prompt import Choose, Form, Pick, Prompt, walk
from aedilis.kernel.table import Table
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import ALL_CARDS, index_of
from aedilis.republic.phases.forum.initiative import InitiativeFrame
from aedilis.republic.phases.forum.persuasion import OPENLY, PersuasionFrame, targets
from aedilis.republic.phases.senate.vote import the_vote
from aedilis.republic.presentation.board.marked import MarkedRepublicText
from aedilis.republic.presentation.board.people import People
from aedilis.republic.presentation.board.picture import RepublicPicture, picture
from aedilis.republic.presentation.board.refs import about, card_ref, choice_refs, item_refs
from aedilis.republic.presentation.board.thrown import this_turn
from aedilis.republic.presentation.terminal.face import RepublicFace
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.rules.armies import fleets_at, legions_at, troop_strength
from aedilis.republic.rules.battle_odds import battle_chances
from aedilis.republic.rules.odds import base_number, persuasion_chance
from aedilis.republic.rules.persons import in_rome, person, printed
from aedilis.republic.rules.resolution import DISASTER, RESULTS, cancels_numbers
from aedilis.republic.rules.strength import military
from aedilis.republic.state.choices import SEAT, code, verb
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import UNDER
from tests.republic.setup.games import begun
from tests.republic.setup.opening import bring, vacate
from tests.server.pictures.refs import refs

GAME: Final = GAMES["republic"]
NAMES: Final = ["Livia", "Marcus", "Octavia", "Gnaeus", "Aurelia", "Titus"]
TABLES: Final = [("early", 3), ("middle", 5), ("late", 6)]
EVERY: Final = 37
MOST: Final = 700


@cache
def positions(scenario: str, seats: int) -> list[Any]:
    """States of one game, every so many moves."""
    found: list[Any] = []
    moves = 0

    def watch(state: Any, seat: int, prompt: Prompt) -> None:
        nonlocal moves
        if moves % EVERY == 0:
            found.append(GAME.clone(state))
        moves += 1

    bots = ["senator@5"] * seats
    match = Match(GAME, {"scenario": scenario}, bots, f"picture-{scenario}", most_moves=MOST)
    match.play(watch)
    assert len(found) > 8
    return found


def drawn(state: Any, seat: int, language: str = "en") -> RepublicPicture:
    """The table as a seat sees it."""
    return picture(RepublicText(language, NAMES[: state.seats], seat), GAME.view(state, seat))


def refs_on(shown: RepublicPicture) -> set[str]:
    """Every ref that a board of this picture has, the places of the two votes among them."""
    found = set(refs(msgspec.to_builtins(shown)))
    if shown.floor is not None and shown.floor.proposal is not None:
        found |= {"vote:for", "vote:against"}
    return found


# -- who may know what -----------------------------------------------------------------------------


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_no_picture_hangs_on_what_its_reader_may_not_know(scenario: str, seats: int) -> None:
    for n, state in enumerate(positions(scenario, seats)):
        for seat in (n % seats, -1):
            other = GAME.determinize(state, seat, stream(f"{scenario}-{n}", "game"))
            assert drawn(state, seat) == drawn(other, seat)


def test_a_faction_treasury_and_a_hand_are_shown_to_their_own_player_alone() -> None:
    state = [one for one in positions("early", 3) if one.life == NONE and one.turn > 0][-1]
    shown = drawn(state, 1)
    for faction in shown.factions:
        owner = state.factions[faction.seat]
        assert faction.cards == len(owner.hand)
        if faction.seat == 1:
            assert faction.talents == owner.treasury
            assert len(faction.hand) == len(owner.hand)
            assert all(card.lines for card in faction.hand)
        else:
            assert faction.talents is None
            assert faction.hand == []
    assert all(
        faction.talents is None and not faction.mine for faction in drawn(state, -1).factions
    )


# -- what can be pointed at ------------------------------------------------------------------------


def fields(prompt: Prompt, seed: str) -> Iterator[Prompt]:
    """The fields of a prompt along one way of answering it."""
    if not isinstance(prompt, Form):
        yield prompt
        return
    move = walk(prompt, stream(seed, "walk"))
    at = 0
    while (field := prompt.field(move[:at])) is not None:
        yield field
        at += field.span(move, at)


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_what_an_option_points_at_lies_on_the_table(scenario: str, seats: int) -> None:
    pointed = 0
    for n, state in enumerate(positions(scenario, seats)):
        prompts = list(GAME.asked(state))
        prompts += [p for seat in range(seats) if (p := GAME.aside(state, seat)) is not None]
        for prompt in prompts:
            view = GAME.view(state, prompt.seat)
            there = refs_on(drawn(state, prompt.seat))
            for field in fields(prompt, f"{scenario}-{n}"):
                named: list[str] = []
                if isinstance(field, Choose):
                    for option in field.options:
                        named += choice_refs(option, field, view)
                elif isinstance(field, Pick):
                    for item in field.items:
                        named += item_refs(item, view)
                pointed += len(named)
                assert set(named) <= there, field.key
    assert pointed > 50


def test_the_two_answers_to_a_vote_have_places_on_the_floor_and_others_have_none() -> None:
    state = positions("early", 3)[0]
    view = GAME.view(state, 0)
    vote = Choose(0, "republic-ask-vote", "R 1.09.14", [])
    assert choice_refs(verb("yes"), vote, view) == ["vote:for"]
    assert choice_refs(verb("no"), vote, view) == ["vote:against"]
    assert choice_refs(verb("abstain"), vote, view) == []
    other = Choose(0, "republic-ask-land-battle", "R 1.10.12", [])
    assert choice_refs(verb("yes", "answer"), other, view) == []
    assert choice_refs(code("seat", SEAT, 2), other, view) == ["seat:2"]
    assert choice_refs(code("seat", SEAT, 5), other, view) == []


def test_what_stands_on_a_thing_is_told_by_its_ref() -> None:
    text = RepublicText("en", NAMES, 0)
    told = about(text, "war:0")
    assert told is not None
    assert told[0] == text.face(_card_of("war:0")).name
    province = about(text, "province:0")
    assert province is not None
    assert province[0] == text.province(0)
    assert about(text, "seat:0") is None
    assert about(text, "war:march") is None
    assert about(text, "war:999") is None
    assert about(text, "nothing") is None


def _card_of(ref: str) -> int:
    return next(one.number for one in ALL_CARDS if card_ref(one.number) == ref)


@pytest.mark.parametrize("language", ["en", "es", "it", "fr"])
def test_marked_sentences_read_as_the_plain_ones_and_name_what_they_mean(language: str) -> None:
    table = Table(GAME, {"scenario": "early"}, NAMES[:3], "marked")
    bots = Match(GAME, {"scenario": "early"}, ["senator"] * 3, "marked", most_moves=150)
    bots.play()
    for seat, move in bots.moves:
        table.play(seat, move)
    text = RepublicText(language, NAMES[:3], 0)
    marked = MarkedRepublicText(language, NAMES[:3], 0)
    named: set[str] = set()
    for entry in table.entries:
        for event in entry.events:
            seen = event.seen_by(0)
            sentence = marked.event(seen, table.state)
            assert plain(sentence) == text.event(seen, table.state)
            named |= {ref.partition(":")[0] for _, ref in spans(sentence) if ref}
    assert {"seat", "senator", "card", "war"} <= named


# -- what is told ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_every_senator_of_every_faction_is_there_with_his_numbers(
    scenario: str, seats: int
) -> None:
    state = positions(scenario, seats)[-1]
    shown = drawn(state, 0, "it")
    listed = [one for faction in shown.factions for one in faction.senators]
    listed += shown.forum.senators
    by_ref = {one.ref: one for one in listed}
    for one in state.senators:
        if one is None:
            continue
        there = by_ref.get(f"senator:{person(one)}")
        if one.faction == NONE and there is None:
            continue  # An unaligned captive or governor is shown where he is.
        assert there is not None
        assert (there.influence, there.popularity) == (one.influence, one.popularity)
        assert (there.knights, there.talents) == (one.knights, one.talents)
        assert there.seat == one.faction


def test_the_votes_so_far_and_those_to_come_stand_in_order() -> None:
    seen = 0
    for scenario, seats in TABLES:
        for state in positions(scenario, seats):
            vote = the_vote(state)
            if vote is None or state.senate_session is None:
                continue
            shown = drawn(state, 0)
            assert shown.floor is not None
            assert shown.floor.proposal is not None
            proposal = shown.floor.proposal
            assert (proposal.yes, proposal.no) == vote.totals(state)
            cast = [bool(voter.side) for voter in proposal.voters]
            assert cast == sorted(cast, reverse=True)
            assert sum(cast) == sum(vote.tally.voted)
            for voter in proposal.voters:
                seat = int(voter.ref.partition(":")[2])
                assert voter.asked == (vote.tally.asked == seat)
                if not voter.side:
                    assert in_rome(state, seat)
            seen += 1
    assert seen > 3


def test_the_chances_of_an_army_are_those_of_the_engine() -> None:
    seen = 0
    for scenario, seats in TABLES:
        for state in positions(scenario, seats):
            slots = {f"senator:{person(one)}": n for n, one in enumerate(state.senators) if one}
            for war in drawn(state, -1).wars:
                for odds in war.odds:
                    if not odds.sent or odds.naval:
                        continue
                    slot = slots[odds.commander.ref]
                    one = state.senator(slot)
                    legions = legions_at(state, UNDER + slot)
                    chances = battle_chances(
                        state,
                        one.at,
                        troop_strength(state, legions),
                        military(state, slot, one.at),
                        len(fleets_at(state, UNDER + slot)),
                        False,
                        cancels_numbers(one, one.at),
                        len(legions),
                    )
                    expected = round(100 * chances.of(RESULTS.index("victory")))
                    assert odds.victory == expected
                    assert odds.disaster == round(100 * chances.of(DISASTER))
                    seen += 1
    assert seen > 0


def test_battles_of_the_turn_keep_their_dice_and_losses() -> None:
    state = positions("early", 3)[-1]
    battle: dict[str, object] = {
        "general": 0, "war": 0, "naval": 0, "black": 4, "white": 9, "roll": 13, "roman": 20,
        "enemy": 10, "omens": 1, "total": 22,
    }  # fmt: skip
    recent = [
        SeenEvent("republic-battle-defeat", 0, battle),
        SeenEvent("republic-turn", -1, {"turn": 2}),
        SeenEvent("republic-initiative", 1, {"dice": 8}),
        SeenEvent("republic-battle-victory", 0, battle),
        SeenEvent("republic-battle-losses", 0, {"legions": 3, "veterans": 1, "fleets": 2}),
        SeenEvent("republic-dies", 0, {"person": 0}),
    ]
    view = GAME.view(state, 0)
    shown = picture(RepublicText("en", NAMES[:3], 0), view, recent)
    assert [one.result for one in shown.battles] == ["victory"]
    fought = shown.battles[0]
    assert (fought.legions, fought.veterans, fought.fleets) == (3, 1, 2)
    assert [(die.kind, die.value) for die in fought.dice] == [("black", 4), ("white", 9)]
    assert (fought.roman, fought.against, fought.total) == (20, 10, 22)
    assert fought.enemy.ref == "war:0"
    assert [piece.ref for piece in fought.after[0] if piece.ref] == ["senator:0"]
    assert [(one.kind, one.dice[0].value) for one in shown.throws] == [("initiative", 8)]
    assert drawn(state, 0).battles == []


def test_what_the_senate_has_decided_is_told_with_its_votes() -> None:
    state = next(one for one in positions("early", 3) if one.senate_session is not None)
    recent = [
        SeenEvent("republic-turn", -1, {"turn": 1}),
        SeenEvent(
            "republic-proposed", 0, {"proposal": "forces", "content": [2, 0, 0, 0, 0], "tribune": 0}
        ),
        SeenEvent("republic-voted", -1, {"proposal": "forces", "yes": 12, "no": 7, "passed": 1}),
        SeenEvent(
            "republic-proposed", 0, {"proposal": "forces", "content": [4, 0, 0, 0, 0], "tribune": 0}
        ),
        SeenEvent("republic-vetoed", -1, {"proposal": "forces"}),
    ]
    shown = picture(RepublicText("en", NAMES[:3], 1), GAME.view(state, 1), recent)
    assert shown.floor is not None
    assert [(one.how, one.yes, one.no) for one in shown.floor.decisions] == [
        ("vetoed", 0, 0),
        ("passed", 12, 7),
    ]
    assert any(piece.ref == "seat:0" for piece in shown.floor.decisions[0].words)


def test_the_events_of_a_turn_are_those_since_it_began() -> None:
    table = Table(GAME, {"scenario": "early"}, NAMES[:3], "turns")
    match = Match(GAME, {"scenario": "early"}, ["senator"] * 3, "turns", most_moves=260)
    match.play()
    for seat, move in match.moves:
        table.play(seat, move)
    assert table.state.turn > 1
    for seat in (0, -1):
        recent = this_turn(table.entries, seat)
        everything = [event.seen_by(seat) for entry in table.entries for event in entry.events]
        assert [one.key for one in recent] == [one.key for one in everything[-len(recent) :]]
        turns = [one.params["turn"] for one in recent if one.key == "republic-turn"]
        assert turns == [table.state.turn]
        shown = picture(RepublicText("en", NAMES[:3], seat), GAME.view(table.state, seat), recent)
        assert shown.throws


def test_a_picture_survives_the_wire() -> None:
    shown = drawn(positions("late", 6)[-1], 2, "fr")
    again = msgspec.json.decode(msgspec.json.encode(shown), type=RepublicPicture)
    assert again == shown


def calls(state: RepublicState) -> int:
    """How many calls a picture takes: what it costs, however busy the machine is."""
    text, view = RepublicText("en", NAMES, 0), GAME.view(state, 0)
    # Words that were never said are looked up once.
    picture(text, view)
    count = 0

    def counted(frame: object, event: str, given: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(counted)
    try:
        picture(text, view)
    finally:
        sys.setprofile(before)
    return count


def test_a_picture_is_cheap() -> None:
    """Some 4,800 calls are one to three milliseconds; whoever makes it twice as dear shall know."""
    counts = sorted(calls(state) for state in positions("late", 6)[2:])
    assert 1_000 < counts[len(counts) // 2] < 6_500
    assert counts[-1] < 10_000


def test_persuasion_is_drawn_with_the_engines_numbers() -> None:
    state = GAME.clone(next(one for one in positions("middle", 5) if _in_forum(one)))
    seat = next(n for n in range(5) if in_rome(state, n) and targets(state, n))
    persuader, target = in_rome(state, seat)[0], targets(state, seat)[0]
    state.stack.append(PersuasionFrame(seat, OPENLY, persuader, target, 3, 1, 1))
    shown = drawn(state, seat).initiative
    assert shown is not None
    assert shown.persuasion is not None
    attempt = shown.persuasion
    assert attempt.base == base_number(state, persuader, target, 3, 1)
    assert attempt.percent == round(100 * persuasion_chance(state, persuader, target, 3, 1))
    for_it = attempt.oratory + attempt.influence + attempt.bribe
    against = attempt.loyalty + attempt.talents + attempt.aligned + attempt.counter
    assert for_it - against == attempt.base


def test_the_best_chances_to_persuade_are_told_with_what_they_cost() -> None:
    state = GAME.clone(next(one for one in positions("middle", 5) if _persuades(one)))
    seat = state.stack[-1].seat
    for slot in in_rome(state, seat):
        state.senator(slot).talents = 40
    shown = drawn(state, seat).initiative
    assert shown is not None
    assert shown.attempts
    order = [(-one.best, one.talents) for one in shown.attempts]
    assert order == sorted(order)
    all_of_them = [*in_rome(state, seat), *targets(state, seat)]
    slots = {person(state.senator(slot)): slot for slot in all_of_them}
    for one in shown.attempts:
        two = (slots[int(who.ref.partition(":")[2])] for who in (one.persuader, one.target))
        own, his = two
        chance = [round(100 * persuasion_chance(state, own, his, n, 0)) for n in range(41)]
        assert (one.percent, one.best) == (chance[0], chance[40])
        assert one.talents == chance.index(one.best) < 40


def _persuades(state: Any) -> bool:
    frame = state.stack[-1] if state.stack else None
    return isinstance(frame, InitiativeFrame) and frame.step.name == "persuasion"


def _in_forum(state: Any) -> bool:
    return any(frame.kind() == "initiatives" for frame in state.stack)


def test_the_loyalty_shown_is_the_one_in_force() -> None:
    state = begun("middle", 5)
    vacate(state, index_of("family", "popillius"))
    vacate(state, index_of("family", "sempronius"))
    laenas = bring(state, 1, "popillius_laenas")
    gracchus = bring(state, 1, "tiberius_gracchus")
    text = RepublicText("en", NAMES[: state.seats], 0)
    people = People(text, GAME.view(state, 0))
    shown = people.senator(laenas)
    assert (shown.loyalty, shown.printed_loyalty) == (0, printed(state.senator(laenas)).loyalty)
    assert shown.printed_loyalty > 0
    # Whoever plays by the text reads the same.
    _, lines = RepublicFace("en", NAMES[: state.seats], 0).camp(GAME.view(state, 0), 1)
    told = [line for line in lines if "on the card" in line]
    assert len(told) == 1
    assert f"LOY 0 ({shown.printed_loyalty} on the card)" in told[0]
    state.senator(gracchus).faction = 2
    apart = People(text, GAME.view(state, 0)).senator(laenas)
    assert apart.loyalty == apart.printed_loyalty > 0


def test_no_two_factions_have_one_sign() -> None:
    state = positions("early", 3)[0]
    text = RepublicText("en", ["Livia", "Lucius", "Marcus"], 0)
    told = picture(text, GAME.view(state, 0))
    assert [one.sign for one in told.factions] == ["Li", "Lu", "M"]
