"""Glory to Rome in words: everything the engine can say has a text in every language."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from aedilis.glory.definitions.cards import (
    CATACOMB,
    CIRCUS,
    DOCK,
    FORUM,
    FOUNDRY,
    INSULA,
    JACK,
    LABORER,
    MARBLE,
    MERCHANT,
    PALISADE,
    SCHOOL,
    TEMPLE,
    TOWER,
    WALL,
    WOOD,
)
from aedilis.glory.presentation.labels import CHOICES
from aedilis.glory.presentation.text import ENDING_KEYS, GloryText
from aedilis.glory.roles.legionary import DemandForm
from aedilis.glory.rules.scoring import Score
from aedilis.glory.state import choices as m
from aedilis.glory.state.table import END_DECK, Camp, GloryState
from aedilis.glory.view import HIDDEN, GloryView
from aedilis.kernel.dice import stream
from aedilis.kernel.event import EVERYONE, Event, SeenEvent
from aedilis.kernel.game import IllegalMove
from aedilis.kernel.prompt import Choose, Pick, Prompt, walk
from aedilis.kernel.record import read
from aedilis.kernel.replaying import replay
from aedilis.kernel.text import LANGUAGES
from tests.glory.random_play import GAME, VARIANTS

ROOT = Path(__file__).resolve().parents[2]
RECORDS = sorted((ROOT / "tests" / "games").glob("glory-*.jsonl"))
SEATS = ["Livia", "Marcus", "Zeno"]
TIMES = "\N{MULTIPLICATION SIGN}"

# One example of every event: public parameters, and secret ones where there are any.
EVENTS: dict[str, tuple[dict[str, object], dict[str, object] | None]] = {
    "glory-turn": ({"turn": 3}, None),
    "glory-first-cards": ({"seats": [0, 1], "cards": [DOCK, FORUM]}, None),
    "glory-first-leader": ({}, None),
    "glory-led": ({"role": LABORER, "cards": [JACK, JACK, INSULA]}, None),
    "glory-followed": ({"role": MERCHANT, "cards": [JACK]}, None),
    "glory-thinks": ({}, None),
    "glory-took-jack": ({"left": 1}, None),
    "glory-drew": ({"count": 2}, {"cards": [DOCK, INSULA]}),
    "glory-discarded": ({"cards": [DOCK]}, None),
    "glory-discarded-hand": ({"cards": [DOCK, DOCK], "jacks": 2}, None),
    "glory-gathered": ({"card": DOCK}, None),
    "glory-docked": ({"card": DOCK}, None),
    "glory-hired": ({"card": DOCK, "from": "deck"}, None),
    "glory-held": ({"role": LABORER}, None),
    "glory-sold": ({"from": "stockpile"}, {"card": DOCK}),
    "glory-laid": ({"card": DOCK, "site": WOOD, "outside": 1}, None),
    "glory-added": ({"card": DOCK, "to": CIRCUS, "from": "pool"}, None),
    "glory-completed": ({"card": DOCK, "influence": 3}, None),
    "glory-burst": ({"card": SCHOOL, "count": 1}, None),
    "glory-fountain": ({}, {"card": DOCK}),
    "glory-kept": ({}, None),
    "glory-seized": ({"card": DOCK, "from": 1}, None),
    "glory-opened": ({"card": DOCK, "of": 1, "with": CIRCUS, "from": "stockpile"}, None),
    "glory-demands": ({"materials": [WOOD, WOOD, MARBLE]}, None),
    "glory-demands-cards": ({"materials": [WOOD], "cards": [DOCK]}, None),
    "glory-to-rome": ({"material": WOOD}, None),
    "glory-took": ({"materials": [WOOD]}, None),
    "glory-gave": ({"cards": [DOCK, DOCK], "to": 1}, None),
    "glory-bridge": ({"cards": [DOCK], "from": 1}, None),
    "glory-coliseum": ({"card": DOCK, "from": 1}, None),
    "glory-senate": ({"from": [1, 1, 2]}, None),
    "glory-sewer": ({"cards": [DOCK]}, None),
    "glory-concedes": ({"to": 1}, None),
    "glory-fights-on": ({"to": -1}, None),
    "glory-over": ({"ending": END_DECK, "winners": [0, 1]}, None),
}

# A value for each parameter of a refusal, among them words that name nothing.
REFUSED: dict[str, list[object]] = {
    "building": ["dock", "no {such} thing"],
    "what": ["marble", "jack", "craftsman", "no {such} thing"],
    "word": ["no {such} thing"],
    "words": ["{}"],
    "verb": ["hire"],
    "role": [LABORER, -1],
    "material": [WOOD],
    "limit": [5],
    "most": [2],
    "size": [3],
}


def texts(viewers: tuple[int, ...] = (0, 1, -1)) -> list[GloryText]:
    return [GloryText(lang, SEATS, viewer, strict=True) for lang in LANGUAGES for viewer in viewers]


def sound(text: str) -> str:
    """The text, if it is one that may be shown."""
    assert text.strip() == text != ""
    for fault in ("{", "}", "glory-", "kernel-", "???", "  ", " .", "None", "[]"):
        assert fault not in text, text
    return text


# -- what the engine says --------------------------------------------------------------------------


@pytest.mark.parametrize("options", VARIANTS, ids=lambda o: "-".join(str(v) for v in o.values()))
def test_whole_games_have_a_text_for_everything(options: dict[str, object]) -> None:
    speakers = texts()
    state = GAME.new(options, 3, stream("text", "game"))
    dice = stream("text", "moves")
    state.log = []
    labelled: set[tuple[str, int]] = set()
    while not state.over:
        prompts = GAME.asked(state)
        prompt = prompts[dice.below(len(prompts))]
        move = walk(prompt, dice)
        check_prompt(speakers, state, prompt, move, labelled)
        GAME.apply(state, prompt.seat, move)
        for event in state.log:
            check_event(speakers, event)
        state.log.clear()
    for seat, text in enumerate(texts((0, 1, 2, -1))[:4]):
        view = GAME.view(state, text.viewer)
        assert sound(text.result(view))
        assert text.awaiting(view) == ""
        assert sound(text.score(seat % 3, view.scores[seat % 3]))


def check_prompt(
    speakers: list[GloryText],
    state: GloryState,
    prompt: Prompt,
    move: list[int],
    labelled: set[tuple[str, int]],
) -> None:
    view = GAME.view(state, prompt.seat)
    aside = GAME.aside(state, prompt.seat)
    for asked in [prompt, aside] if aside is not None else [prompt]:
        codes = asked.items if isinstance(asked, Pick) else asked.choices([])
        new = [code for code in codes if (asked.key, code) not in labelled]
        labelled.update((asked.key, code) for code in new)
        for text in speakers if new else []:
            sound(text.question(asked))
            for code in new:
                label = (
                    text.item(code) if isinstance(asked, Pick) else text.choice(code, asked, view)
                )
                assert sound(label)[0].isupper()
    for text in speakers[:3]:
        assert sound(text.move(move, prompt, view))
        assert sound(text.awaiting(view))


def check_event(speakers: list[GloryText], event: Event) -> None:
    public, secret = EVENTS[event.key]
    assert set(event.params) == set(public)
    if event.secret is not None:
        assert secret is not None
        assert set(event.secret) == set(secret)
    for text in speakers:
        said = sound(text.event(event.seen_by(text.viewer)))
        if event.seat >= 0 and event.seat == text.viewer:
            assert SEATS[event.seat] not in said


def test_every_event_has_a_text_for_everybody() -> None:
    for key, (public, secret) in EVENTS.items():
        for seat in (0, 1, 2):
            for event in [Event(key, seat, public, secret, EVERYONE), Event(key, seat, public)]:
                for text in texts((0, 1, 2, -1)):
                    sound(text.event(event.seen_by(text.viewer)))


def test_the_examples_are_all_the_events_there_are() -> None:
    noted = set()
    for path in sorted((ROOT / "src" / "aedilis" / "glory").glob("**/*.py")):
        for call in calls(path, "note"):
            noted |= {
                node.value
                for node in ast.walk(call.args[0])
                if isinstance(node, ast.Constant) and isinstance(node.value, str)
            }
    # The play of a card chooses its key before it is noted.
    assert noted | {"glory-led", "glory-followed"} == set(EVENTS)


def calls(path: Path, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            called = node.func
            if (isinstance(called, ast.Attribute) and called.attr == name) or (
                isinstance(called, ast.Name) and called.id == name
            ):
                yield node


def test_every_refusal_has_a_text_with_what_the_engine_gives_it() -> None:
    found = 0
    files = sorted((ROOT / "src" / "aedilis" / "glory").glob("explain/*.py"))
    for call in (call for file in files for call in calls(file, "no")):
        reason = call.args[0]
        assert isinstance(reason, ast.Constant)
        assert isinstance(reason.value, str)
        found += 1
        names = [keyword.arg for keyword in call.keywords if keyword.arg is not None]
        for at in range(max([len(REFUSED[name]) for name in names], default=1)):
            params = {name: REFUSED[name][min(at, len(REFUSED[name]) - 1)] for name in names}
            if reason.value != "other-role" and params.get("role") == -1:
                continue
            for text in texts((0,)):
                said = text.refusal(IllegalMove(f"glory-refused-{reason.value}", "G.1", params))
                sound(said.replace("{such}", "such"))
    assert found > 50


def test_a_description_that_fits_several_moves_is_refused_in_every_language() -> None:
    error = IllegalMove("kernel-ambiguous", "", {"words": {"lead": "craftsman"}})
    said = [sound(text.refusal(error)) for text in texts((0,))]
    assert len(set(said)) == len(LANGUAGES)


def test_bad_seats_and_hidden_cards_are_called_something() -> None:
    for text in texts((-1,)):
        assert text.seat(7).endswith(" 8")
        assert sound(text.card(HIDDEN)) == text.role_of(HIDDEN) == text.material_of(HIDDEN)


# -- sentences -------------------------------------------------------------------------------------


def said_to(viewer: int, key: str, seat: int, params: dict[str, object]) -> list[str]:
    event = SeenEvent(key, seat, params)
    return [GloryText(lang, SEATS, viewer, strict=True).event(event) for lang in LANGUAGES]


def test_the_viewer_is_addressed_and_others_are_named() -> None:
    led: dict[str, object] = {"role": WOOD, "cards": [DOCK]}
    assert said_to(0, "glory-led", 0, led) == [
        "You lead Craftsman with Dock.",
        "Lideras Artesano con Muelle.",
        "Conduci Artigiano con Porto.",
        "Vous appelez Artisan avec Dock.",
    ]
    assert said_to(-1, "glory-led", 0, led) == [
        "Livia leads Craftsman with Dock.",
        "Livia lidera Artesano con Muelle.",
        "Livia conduce Artigiano con Porto.",
        "Livia appelle Artisan avec Dock.",
    ]


def test_three_seats_hear_of_a_gift_in_three_ways() -> None:
    gift: dict[str, object] = {"cards": [DOCK, PALISADE, DOCK], "to": 1}
    heard = [said_to(viewer, "glory-gave", 0, gift)[0] for viewer in (0, 1, 2)]
    assert heard == [
        f"You give Marcus wood {TIMES}3 (Dock {TIMES}2 and Palisade).",
        f"Livia gives you wood {TIMES}3 (Dock {TIMES}2 and Palisade).",
        f"Livia gives Marcus wood {TIMES}3 (Dock {TIMES}2 and Palisade).",
    ]


def test_the_secret_of_a_draw_is_told_to_its_owner_only() -> None:
    event = Event("glory-drew", 1, {"count": 2}, {"cards": [DOCK, INSULA]}, 1 << 1)
    heard = [text.event(event.seen_by(text.viewer)) for text in texts((0, 1, -1))[:3]]
    assert heard == ["Marcus draws 2 cards.", "You draw Dock and Insula.", "Marcus draws 2 cards."]


def test_the_end_names_all_winners() -> None:
    over: dict[str, object] = {"ending": END_DECK, "winners": [0, 2]}
    heard = [said_to(viewer, "glory-over", -1, over)[0] for viewer in (0, 1)]
    assert heard == [
        "The game is over: the deck is empty. You and Zeno win together.",
        "The game is over: the deck is empty. Livia and Zeno win together.",
    ]
    alone: dict[str, object] = {"ending": END_DECK, "winners": [2]}
    assert said_to(2, "glory-over", -1, alone)[0].endswith("You win.")
    assert said_to(1, "glory-over", -1, alone)[0].endswith("Zeno wins.")
    assert len(ENDING_KEYS) == 5


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_last_line_of_every_game_says_why_it_ended(path: Path) -> None:
    """Whatever ends it, and whoever reads it in whichever language."""
    table = replay(GAME, read(path))
    for viewer in range(-1, len(table.header.seats)):
        (*_, (_, events)) = table.story(viewer)
        for language in LANGUAGES:
            text = GloryText(language, table.header.seats, viewer, strict=True)
            assert text.say(ENDING_KEYS[table.state.ending]) in text.event(events[-1])


def test_there_is_a_game_for_every_ending() -> None:
    endings = {path.stem.removeprefix("glory-") for path in RECORDS}
    assert endings == {key.removeprefix("glory-ending-") for key in ENDING_KEYS.values()}


def view_of(active: int = 0) -> GloryView:
    state = GAME.new({"edition": "fr2008"}, 3, stream("label", "game"))
    state.camps[0].active = active
    return GAME.view(state, 0)


def label(choice: int, asked: str, view: GloryView | None = None) -> str:
    prompt = Choose(0, f"glory-ask-{asked}", "G.turn.1", [choice])
    return GloryText("en", SEATS, 0, strict=True).choice(choice, prompt, view or view_of())


def test_labels_say_what_a_choice_does() -> None:
    assert label(m.code(m.PLAY, DOCK, WOOD), "lead") == "Lead Craftsman with Dock"
    assert label(m.code(m.PLAY_JACK, 0, WOOD), "follow") == "Follow Craftsman with a jack"
    assert label(m.code(m.ADD_STOCKPILE, WOOD, DOCK), "architect") == (
        "Add wood from your stockpile to the Dock"
    )
    assert label(m.STOP, "prison") == "Take no building"
    assert label(m.STOP, "merchant") == "Stop"
    assert label(m.code(m.SEIZE, 0, WALL, 2), "prison") == "Take the Wall from Zeno"


def test_a_site_out_of_town_says_its_price() -> None:
    inside, outside = m.code(m.LAY, TEMPLE, MARBLE, 0), m.code(m.LAY, TEMPLE, MARBLE, 1)
    assert label(inside, "architect") == "Lay the Temple on a marble site"
    assert label(outside, "architect") == "Lay the Temple on a marble site (out of town, 2 actions)"
    assert label(outside, "architect", view_of(1 << TOWER)) == (
        "Lay the Temple on a marble site (out of town)"
    )


def test_every_verb_has_a_label() -> None:
    verbs = {value for name, value in vars(m).items() if name.isupper() and type(value) is int}
    verbs -= {m.SEAT_ITEM, m.MATERIAL_ITEM, m.CLIENT_ITEM}
    assert set(CHOICES) == verbs - {m.ORDER}
    view = view_of()
    view.camps[0].drawn = CATACOMB
    for text in texts((0,)):
        for verb in sorted(CHOICES):
            for asked in ("lead", "follow", "think", "prison", "bath", "laborer"):
                prompt = Choose(0, f"glory-ask-{asked}", "G.turn.1", [])
                sound(text.choice(m.code(verb, 1, 1, 1), prompt, view))


def test_a_move_is_told_with_the_things_picked() -> None:
    text = GloryText("en", SEATS, 0, strict=True)

    camp = Camp()
    camp.hand = [DOCK, DOCK, FOUNDRY]
    form = DemandForm(0, [m.DEMAND << 18], camp, 3)
    told = text.move([m.DEMAND << 18, 3, DOCK, DOCK, FOUNDRY], form, view_of())
    assert told == f"Demand in the name of Rome: Wood (Dock) {TIMES}2 and Brick (Foundry)"
    clients = Pick(
        0,
        "glory-ask-clients",
        "G.b.coliseum.1",
        "seize",
        [m.CLIENT_ITEM + 8 * 2 + MARBLE],
        [1],
        0,
        1,
    )
    assert text.move([1, m.CLIENT_ITEM + 8 * 2 + MARBLE], clients, view_of()) == (
        "Take clients: Patron (marble), client of Zeno"
    )
    assert text.move([0], clients, view_of()) == "Take clients: nothing"
    assert text.pick_range(clients) == "Choose up to 1."


def test_scores_leave_out_what_gave_nothing() -> None:
    text = GloryText("en", SEATS, 0, strict=True)
    assert text.score(0, Score(9, 4, 0, 0, 0)) == "You: 13 points (influence 9, vault 4)"
    assert text.score(1, Score(9, 4, 3, 3, 2)) == (
        "Marcus: 21 points (influence 9, vault 4, merchant bonuses 3, Statue 3, Wall 2)"
    )
