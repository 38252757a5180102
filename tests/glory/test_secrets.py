"""Secrets stay secret: what a seat is told does not change when the parts hidden from it do."""

import pytest

from aedilis.glory.state.table import SEEN_BY_ALL
from aedilis.kernel.dice import stream
from aedilis.kernel.game import IllegalMove
from aedilis.kernel.prompt import walk
from aedilis.kernel.rule import rule
from tests.glory.random_play import GAME, VARIANTS, positions
from tests.told import told

ATTEMPTS: list[dict[str, object]] = [
    {},
    {"lead": "patron", "with": ["forum"]},
    {"follow": "laborer", "with": ["jack"]},
    {"think": "refill"},
    {"take": "marble"},
    {"hire": "deck"},
    {"sell": "stone"},
    {"lay": "villa"},
    {"add": "brick", "to": "school"},
    {"demand": ["brick"]},
    {"give": ["brick"]},
    {"open": "wall", "of": 0, "with": "concrete"},
    {"seize": "wall", "of": 0},
    {"nonsense": 1},
]


@rule("G.components.8", "G.merchant.3")
@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_hidden_cards_change_nothing_a_seat_is_told(options: dict[str, object], seats: int) -> None:
    dice = stream("permute", "test")
    for state in positions(options, seats, "secrets", 7):
        for seat in range(-1, seats):
            other = GAME.determinize(state, seat, dice)
            if not state.over:
                assert GAME.check(other) == []
            assert told(GAME, other, seat, ATTEMPTS) == told(GAME, state, seat, ATTEMPTS)


@rule("G.components.8")
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_what_happens_next_is_told_alike_where_only_hidden_cards_differ(
    options: dict[str, object],
) -> None:
    """A seat's own move causes the same events for it, whatever lies hidden (but for cards
    drawn or given).
    """
    dice = stream("events", "test")
    compared = 0
    for state in positions(options, 3, "events", 5):
        if state.over:
            break
        prompt = GAME.asked(state)[0]
        seat = prompt.seat
        move = walk(prompt, dice)
        one, two = GAME.clone(state), GAME.determinize(state, seat, dice)
        for played in (one, two):
            played.log = []
            GAME.apply(played, seat, move)
        events = [[e.seen_by(seat).to_data() for e in played.log or []] for played in (one, two)]
        if any(e["key"] in REVEALING for side in events for e in side):
            continue
        # What a move brings after it may depend on hidden cards only where somebody shows one.
        compared += 1
        assert events[0] == events[1]
    assert compared > 20


REVEALING = {
    "glory-drew-seen",
    "glory-fountain-seen",
    "glory-hired",
    "glory-to-rome",
    "glory-gave",
    "glory-first-cards",
    "glory-over",
}


@rule("G.components.8")
def test_other_seats_hear_of_draws_without_the_cards() -> None:
    for options in VARIANTS:
        for state in positions(options, 3, "hear", 3):
            if state.over:
                break
            played = GAME.clone(state)
            prompt = GAME.asked(played)[0]
            played.log = []
            dice = stream("hear", "moves")
            GAME.apply(played, prompt.seat, walk(prompt, dice))
            for event in played.log:
                if event.secret is None:
                    continue
                for viewer in range(-1, 3):
                    seen = event.seen_by(viewer)
                    allowed = event.seers == -1 or (viewer >= 0 and event.seers >> viewer & 1)
                    assert seen.key.endswith("-seen") == bool(allowed)
                    assert ("cards" in seen.params or "card" in seen.params) == bool(allowed)


@rule("G.merchant.3", "G.b.basilica.2", "G.b.atrium.2")
def test_vault_faces_are_shown_only_as_the_edition_says() -> None:
    """By the rules no face is shown, in fr2008 those of this turn's sales; with open memory
    what one has seen.
    """
    for options in VARIANTS:
        for state in positions(options, 3, "vault", 4):
            for owner, camp in enumerate(state.camps):
                for viewer in range(-1, 3):
                    faces = GAME.view(state, viewer).camps[owner].vault
                    for i, (entry, face) in enumerate(zip(camp.vault, faces, strict=True)):
                        seen = entry >> 6
                        this_turn = i >= camp.vault_old and seen == SEEN_BY_ALL
                        remembered = seen == SEEN_BY_ALL or (seen == 1 and viewer == owner)
                        shown = (
                            state.over
                            or (options["edition"] == "fr2008" and this_turn)
                            or (options.get("vault-memory") == "open" and remembered)
                        )
                        assert (face == entry & 63) if shown else face == 63


def test_a_refusal_is_made_from_what_the_seat_knows() -> None:
    state = next(positions({"edition": "it2011"}, 3, "refusal", 1))
    seat = (state.leader + 1) % 3
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(state, seat, [0])
    assert refused.value.key == "glory-refused-not-asked"


@pytest.mark.parametrize("options", VARIANTS)
def test_a_guess_is_made_of_what_the_seat_knows_alone(options: dict[str, object]) -> None:
    """Guessing anew from a guess gives what guessing from the truth gives."""
    for state in positions(options, 3, "guessing", 25):
        for seat in range(-1, 3):
            guess = GAME.determinize(state, seat, stream("first", "guess"))
            one, two = (
                GAME.determinize(s, seat, stream("second", "guess")) for s in (state, guess)
            )
            assert GAME.to_data(one) == GAME.to_data(two)
