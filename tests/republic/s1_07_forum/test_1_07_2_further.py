"""What an initiative will ask besides, where nothing is done: known beforehand, and by all."""

from aedilis.bots.registry import make_player
from aedilis.kernel.game import Words
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.phases.forum.leader import candidates
from aedilis.republic.state.choices import STOP
from tests.republic.setup.games import GAME, begun

INITIATIVE = tuple(
    f"republic-ask-{what}" for what in ("persuasion", "knights", "games", "new-leader")
)


@rule("R 1.07.2")
def test_what_further_is_asked_comes_as_it_was_told_where_nothing_is_done() -> None:
    s = begun("middle", 5, "further")
    players = [make_player("senator", "republic", seat, "further") for seat in range(5)]
    told = 0
    for _ in range(400):
        prompt = GAME.due(s)
        further = [one.key for one in GAME.further(s, prompt.seat)]
        if prompt.key not in INITIATIVE:
            assert further == []
        elif prompt.accepts([STOP]):
            told += bool(further)
            course = GAME.clone(s)
            for key in further:
                GAME.apply(course, prompt.seat, [STOP])
                assert GAME.awaited(course) == [prompt.seat]
                assert GAME.asked(course)[0].key == key
            # And nothing else is asked of it before chance has its part.
            before = course.dice.to_data()
            if GAME.asked(course)[0].accepts([STOP]):
                GAME.apply(course, prompt.seat, [STOP])
                assert not GAME.asked(course) or (
                    course.dice.to_data() != before or prompt.seat not in GAME.awaited(course)
                )
        GAME.apply(s, prompt.seat, players[prompt.seat].choose(GAME.view(s, prompt.seat), prompt))
    assert told >= 10


@rule("R 1.07.2", "R 1.05.31")
def test_a_question_that_follows_offers_what_it_will_offer() -> None:
    s = begun("middle", 5, "offers")
    while GAME.asked(s)[0].key != INITIATIVE[0]:
        seat = GAME.awaited(s)[0]
        player = make_player("senator", "republic", seat, "offers")
        GAME.apply(s, seat, player.choose(GAME.view(s, seat), GAME.asked(s)[0]))
    seat = GAME.awaited(s)[0]
    further = GAME.further(s, seat)
    assert further
    for one in further:
        GAME.apply(s, seat, [STOP])
        now = GAME.asked(s)[0]
        assert (one.choices([]), one.rule) == (now.choices([]), now.rule)
    # Nobody else has anything to leave undone.
    assert all(GAME.further(s, other) == [] for other in range(5) if other != seat)


@rule("R 1.05.31")
def test_a_leader_about_whom_there_is_no_choice_is_not_asked_for() -> None:
    s = begun("middle", 5, "leader")
    while GAME.asked(s)[0].key != INITIATIVE[0]:
        seat = GAME.awaited(s)[0]
        player = make_player("senator", "republic", seat, "leader")
        GAME.apply(s, seat, player.choose(GAME.view(s, seat), GAME.asked(s)[0]))
    seat = GAME.awaited(s)[0]
    assert INITIATIVE[3] in [one.key for one in GAME.further(s, seat)]
    s.factions[seat].leader = NONE
    for slot in candidates(s, seat)[1:]:
        s.senator(slot).faction = NONE
    assert len(candidates(s, seat)) == 1
    assert INITIATIVE[3] not in [one.key for one in GAME.further(s, seat)]


@rule("R 1.07.2")
def test_what_an_order_answers_follows_no_more() -> None:
    """All that is asked is left undone with the answers to what follows, and no others."""
    s = begun("middle", 5, "ordered")
    players = [make_player("senator", "republic", seat, "ordered") for seat in range(5)]
    while INITIATIVE[3] not in [one.key for one in GAME.further(s, GAME.due(s).seat)]:
        prompt = GAME.due(s)
        GAME.apply(s, prompt.seat, players[prompt.seat].choose(GAME.view(s, prompt.seat), prompt))
    seat = GAME.awaited(s)[0]
    before = [one.key for one in GAME.further(s, seat)]
    words: Words = {"do": "order", "moment": "naming_leader", "be": "pass"}
    GAME.apply(s, seat, GAME.parse(s, seat, words))
    assert [one.key for one in GAME.further(s, seat)] == before[:-1]
    for _ in range(len(before)):
        GAME.apply(s, seat, [STOP])
    assert GAME.awaited(s) != [seat] or GAME.asked(s)[0].key not in INITIATIVE
