"""The Republic of Rome in words: everything the engine can say has a text in every language."""

import re
from functools import cache

import pytest

from aedilis.kernel.dice import stream
from aedilis.kernel.event import SeenEvent
from aedilis.kernel.game import IllegalMove
from aedilis.kernel.names import HOUSE
from aedilis.kernel.options import declared
from aedilis.kernel.prompt import Amount, Choose, Form, Move, Pick, Prompt, walk
from aedilis.kernel.text import LANGUAGES
from aedilis.republic.definitions.codes import ABILITIES
from aedilis.republic.definitions.components import (
    CARDS,
    EVENTS,
    FAMILIES,
    LAND_BILLS,
    PROVINCES,
    STATESMEN,
)
from aedilis.republic.definitions.source import index_of
from aedilis.republic.phases.senate.registry import KINDS, kind_of
from aedilis.republic.presentation.faces import (
    ADVANCED,
    ability_words,
    bill_words,
    card_face,
    event_words,
    option_line,
    province_lines,
    scenario_line,
)
from aedilis.republic.presentation.labels import amount_label, content_of, whose
from aedilis.republic.presentation.names import Names, family_of_slot, roman
from aedilis.republic.presentation.phrases import (
    clause_words,
    content_words,
    named_by_id,
    thing_name,
)
from aedilis.republic.presentation.text import WITH_UNITS, RepublicText
from aedilis.republic.scenario.vocabulary import RepublicScenarios
from aedilis.republic.state.agreement import CLAUSES, CONSENT, NOMINATE, VOTE, Clause
from aedilis.republic.state.choices import SENATOR, VERBS, WAR, thing
from aedilis.republic.state.endings import ENDINGS
from aedilis.republic.state.options import PLAYABLE, RepublicSwitches
from aedilis.republic.state.table import PHASES, RepublicState
from aedilis.republic.state.zones import BEQUESTS, MARCH, RAIDERS, REVOLTING
from tests.republic.setup.catalogues import LOCALE
from tests.republic.setup.games import GAME, TABLES, begun
from tools.catalogues import Texts, read_language

NAMES = ["Ana", "Luis", "Marta", "Pere", "Joan", "Nuria"]
MOVES = 350
ASIDE_EVERY = 9

# An example of every parameter that events and refusals have.
SAMPLE: dict[str, object] = {
    "person": 0, "other": 100, "target": 3, "sponsor": 4, "cosponsor": 5, "prosecutor": 6,
    "governor": 7, "general": 101, "seat": 1, "to": [0], "seats": [0, 1], "war": 0, "leader": 1,
    "earlier": 1, "province": 2, "card": 10, "cards": [38, 39, 50], "concession": 3, "office": 1,
    "event": 2, "law": 0, "bill": 1, "games": 0, "phase": 4, "chit": 0, "legion": 3, "era": 1,
    "families": [0, 1], "family": 2, "proposal": "consuls", "content": [300, 301], "text": "yes",
    "ending": 6, "by": "general", "why": "settled", "promised": "a land bill",
    "rule": "R 4.01.3", "result": "victory", "verdict": "end", "years": 9, "cast": [3, 2],
    "majority": 4, "line": 2, "worth": "intrigue",
}  # fmt: skip
NUMBERS = (
    "against", "base", "before", "black", "bought", "caught", "change", "clause", "count", "deal",
    "debt", "debts", "dice", "drm", "droughts", "enemy", "fate", "fine", "fleets", "force",
    "garrison", "gone", "high", "influence", "kept", "least", "left", "legions", "lost", "low",
    "mark", "most", "naval", "needed", "no", "omens", "oratory", "owed", "paid", "passed",
    "popularity", "price", "roll", "roman", "short", "strength", "talents", "times", "total",
    "treasury", "tribune", "turn", "unrest", "verres", "veterans", "votes", "wars", "white", "yes",
    "rests", "troops", "income", "lands", "romans", "spoils", "taxes",
)  # fmt: skip
SAMPLE |= dict.fromkeys(NUMBERS, 2)
"""Numbers of all kinds."""

GIVEN_BY_TEXT = {
    "asked", "by", "field", "how", "means", "name", "names", "of", "promised", "topic", "units",
    "who", "word",
}  # fmt: skip


@cache
def english() -> Texts:
    """All texts there are, by key."""
    return read_language(LOCALE, "en")


def text_for(language: str, viewer: int = 0) -> RepublicText:
    return RepublicText(language, NAMES, viewer, strict=True)


def sound(text: str) -> str:
    """The text, if it has no raw key and nothing left open in it."""
    assert text
    assert "republic-" not in text
    assert not re.search(r"[{}]", text)
    return text


# -- games -----------------------------------------------------------------------------------------


def fields_of(prompt: Prompt, move: Move) -> list[Prompt]:
    """The parts of a question that an answer goes through."""
    if not isinstance(prompt, Form):
        return [prompt]
    found: list[Prompt] = []
    at = 0
    while (field := prompt.field(move[:at])) is not None:
        found.append(field)
        at += field.span(move, at)
    return found


def render_question(text: RepublicText, state: RepublicState, prompt: Prompt, move: Move) -> None:
    view = GAME.view(state, prompt.seat)
    sound(text.topic(prompt.key))
    for field in fields_of(prompt, move):
        sound(text.question(field, prompt))
        if isinstance(field, Choose):
            labels = [sound(text.choice(code, field, view)) for code in field.options]
            assert all(label[0] == label[0].upper() for label in labels)
        elif isinstance(field, Pick):
            for item in field.items:
                sound(text.item(item, view))
            sound(text.pick_range(field))
    sound(text.move(move, prompt, view))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_random_games_are_told_without_a_gap(language: str, scenario: str, seats: int) -> None:
    dice = stream("text", scenario)
    log: list[object] = []
    state = GAME.new({"scenario": scenario}, seats, stream("text", "game"), log)  # type: ignore[arg-type]
    state.log = log  # type: ignore[assignment]
    texts = [text_for(language, viewer) for viewer in range(-1, seats)]
    asked = 0
    for n in range(MOVES):
        if state.over:
            break
        seat = dice.below(seats)
        prompt = GAME.aside(state, seat) if n % ASIDE_EVERY == 0 else None
        prompt = prompt or GAME.asked(state)[0]
        move = walk(prompt, dice)
        render_question(texts[prompt.seat + 1], state, prompt, move)
        asked += 1
        GAME.apply(state, prompt.seat, move)
    assert asked > 100
    assert len(log) > 200
    for event in log:
        for viewer in range(-1, seats):
            sound(texts[viewer + 1].event(event.seen_by(viewer), state))  # type: ignore[attr-defined]


# -- whatever random games do not reach ------------------------------------------------------------


def event_like() -> list[str]:
    """The keys of events and questions: all that are put together out of parameters alone."""
    own = (
        "amount", "card", "charge", "content", "do", "forum-effect", "event-effect", "kind", "move",
        "pick", "scenario", "side", "person", "legions", "fleets", "dice", "several", "war-revolt",
        "war-rebels", "bill-effect", "treasury-of", "means", "awaiting", "score", "law-effect",
        "deal", "clause", "legion", "refused", "choice", "promised", "table", "asked-for", "now",
        "order",
        # What explains signs, and what bots have weighed, is told from the table, not from events.
        "aim", "explain", "sign", "stake", "legend", "why",
        *HOUSE,
    )  # fmt: skip
    plain = [key for key in english() if "." not in key]
    return [
        key
        for key in plain
        if not any(re.fullmatch(rf"republic-{word}(-.*)?", key) for word in own)
        or key.startswith(("republic-deal-", "republic-clause-"))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_sentence_for_every_viewer(language: str) -> None:
    for key in event_like():
        for viewer in (-1, 0, 1):
            text = text_for(language, viewer)
            sound(text.event(SeenEvent(key, 0, dict(SAMPLE))))


def test_texts_know_no_parameter_that_nothing_has() -> None:
    known = set(SAMPLE) | GIVEN_BY_TEXT | {"to-who", "seats-who", "seat-who", "won", "parties"}
    known |= {"faction", "to-faction", "seat-faction"}
    texts = english()
    for key in event_like():
        name = key.partition(".")[0]
        shown = texts[name].shown | texts[name].selectors
        assert shown <= known, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    text = text_for(language)
    sample = {**SAMPLE, "word": "fish", "promised": "consuls", "people": [0, 1]}
    for key in english():
        if key.startswith("republic-refused-"):
            sound(text.refusal(IllegalMove(key, "R 1.03", sample)))
    for word in VERBS:
        said = text.refusal(IllegalMove("republic-refused-unsaid", "R 1.03", {"word": word}))
        sound(said)
        assert word not in said or "_" not in word


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_can_be_chosen_has_a_label(language: str) -> None:
    names = Names(language, NAMES, 0, strict=True)
    for word in VERBS:
        for field in ("do", "how", "answer", "vote", "more", "senator"):
            key = f"republic-do-{word.replace('_', '-')}"
            sound(names.say(key, {"asked": "x", "field": field}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_proposal_is_named_and_read_out(language: str) -> None:
    names = Names(language, NAMES, 0, strict=True)
    content = {
        "governors": [822, 300, 823, 301], "concessions": [890, 300], "land_bill": [930, 300, 301],
        "repeal": [931, 300], "forces": [2, 1, 0, 0, 0], "deploy": [300, 700, 4, 1, 1012, 5],
        "reinforce": [300, 2, 0, 1], "recall": [300, VERBS.index("split"), 2, 0, 1],
        "garrison": [820, 2, 0], "recall_garrison": [820, 0, 1, 1012], "reject_rhodes": [],
    }  # fmt: skip
    for kind in (*(one.name for one in KINDS), "prosecute_minor", "prosecute_major"):
        sound(names.proposal(kind))
        if kind.startswith("prosecute"):
            said = content_words(names, kind, [300, VERBS.index("major"), 301])
        else:
            said = content_words(names, kind, content.get(kind, [300, 301]))
        sound(said)
    sound(content_words(names, "special_trial", [300, 0, 0]))


def test_a_proposal_of_several_parts_names_them_all() -> None:
    names = Names("en", NAMES, 0, strict=True)
    told = content_words(names, "deploy", [300, 700, 4, 1, 1012, 5, 301, 701, 0, 0, 6])
    assert told == (
        "Cornelius with 5 legions (1 veteran) and 5 fleets against: 1st Punic War and "
        "Fabius with 6 fleets against: 2nd Punic War"
    )
    assert content_words(names, "recall", [WAR]) == (
        "fetch home the forces without commander: 1st Punic War"
    )


def test_whom_a_proposal_named_is_told_though_another_sits_there_now() -> None:
    names = Names("en", NAMES, 0, strict=True)
    state = begun()
    state.sit(3, state.senators[4])
    content, people = [SENATOR + 3, WAR, 4, 0, 1, SENATOR, WAR + 1, 0, 0, 6], [103, 1]
    told = content_words(names, "deploy", content, state, people)
    assert told.startswith(f"{names.person(103)} with 4 legions and 1 fleet")
    assert f"{names.person(1)} with 6 fleets" in told
    recalled = content_words(names, "recall", [SENATOR + 3, VERBS.index("yes"), 305], state, [3, 4])
    assert names.person(3) in recalled
    assert names.person(4) in recalled
    params: dict[str, object] = {"proposal": "censor", "content": [SENATOR + 3], "tribune": 0}
    event = SeenEvent("republic-proposed", 1, {**params, "people": [103]})
    assert names.person(103) in text_for("en").event(event, state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_promise_that_names_nothing_ends_in_no_space(language: str) -> None:
    text = text_for(language)
    for kind in (VOTE, NOMINATE, CONSENT):
        clause = Clause(kind, 1, 0)
        clause.about = "forces"
        params = {"proposal": "forces", "content": [], "people": [], "to": [0], "yes": 1}
        event = SeenEvent(f"republic-clause-{CLAUSES[kind]}", 1, params)
        for said in (sound(clause_words(text, clause)), sound(text.event(event))):
            assert said.endswith(f" {text.proposal('forces')}.")
    clause = Clause(VOTE, 1, 0)
    clause.about, clause.content, clause.people = "consuls", [SENATOR, SENATOR + 1], [0, 1]
    both = text.catalogue.join([text.person(0), text.person(1)])
    assert clause_words(text, clause).endswith(f" {text.proposal('consuls')} ({both}).")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_promise_made_to_the_viewer_is_told_alike_in_the_log_and_on_the_sheet(
    language: str,
) -> None:
    clause = Clause(VOTE, 1, 0)
    clause.about, clause.number = "forces", 1
    params = {"proposal": "forces", "content": [], "people": [], "to": [0], "yes": 1}
    event = SeenEvent("republic-clause-vote", 1, params)
    told = set()
    for viewer in (-1, 0, 1):
        text = text_for(language, viewer)
        assert text.event(event) == clause_words(text, clause)
        told.add(text.event(event))
    assert len(told) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_forces_are_told_as_a_proposal_tells_them_and_none_of_a_kind_is_left_out(
    language: str,
) -> None:
    text = text_for(language)
    none, person = re.compile(r"\b0\b"), {"person": 3, "war": 1}
    for key in WITH_UNITS:
        for legions, fleets in ((0, 3), (7, 0), (1, 1)):
            params: dict[str, object] = {**person, "legions": legions, "fleets": fleets}
            told = sound(text.event(SeenEvent(key, 0, params)))
            assert text.units(legions, fleets) in told
            assert not none.search(told)


def test_the_content_of_a_proposal_leaves_out_whether_there_is_more() -> None:
    state = begun("early", 4)
    dice = stream("content", "moves")
    found = 0
    for _ in range(MOVES):
        if state.over:
            break
        prompt = GAME.asked(state)[0]
        move = walk(prompt, dice)
        if prompt.key.startswith("republic-ask-senate-") and isinstance(prompt, Form):
            content = content_of(prompt, move)
            assert all(0 <= thing < 4096 for thing in content)
            found += bool(content)
        GAME.apply(state, prompt.seat, move)
    assert found


# -- names and faces -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_province_has_a_name(language: str) -> None:
    names = Names(language, NAMES)
    for number in range(1, CARDS + 1):
        sound(names.card(number))
    assert names.card(0) == names.say("republic-hidden-card")
    for province in range(len(PROVINCES)):
        sound(names.province(province))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_is_and_does(language: str) -> None:
    names = Names(language, NAMES, 0, strict=True)
    for number in range(1, CARDS + 1):
        face = card_face(names, number)
        sound(face.kind)
        assert face.lines
        for line in face.lines:
            sound(line)
    for ability in ABILITIES:
        if ability not in ADVANCED:
            sound(ability_words(names, ability))
    for event in EVENTS:
        for dark in (False, True):
            sound(event_words(names, event.index, dark))
    for province in PROVINCES:
        assert all(sound(line) for line in province_lines(names, province.index))
    for bill in LAND_BILLS:
        sound(bill_words(names, bill.index))


@pytest.mark.parametrize("language", LANGUAGES)
def test_scenarios_options_phases_and_endings_have_names(language: str) -> None:
    text = text_for(language)
    for scenario in PLAYABLE:
        sound(scenario_line(text, scenario))
    for option in declared(RepublicSwitches):
        sound(option_line(text, option.name))
    for phase in range(len(PHASES)):
        sound(text.phase(phase))
    for ending, word in enumerate(ENDINGS[1:], 1):
        sound(text.ending(word))
        params = {"ending": ending, "seats": [0] if ending < 7 else []}
        sound(text.event(SeenEvent("republic-over", -1, params)))


def test_an_unknown_scenario_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="'first' is not one of early, middle, late"):
        scenario_line(text_for("en"), "first")


def test_what_may_stand_in_place_of_a_war_has_a_name() -> None:
    names = Names("en", NAMES, 0, strict=True)
    assert names.war(REVOLTING + 2) == "revolt in Sardinia et Corsica"
    assert names.war(RAIDERS) == "barbarian raiders"
    assert names.war(MARCH) == "rebel\u2019s march on Rome"
    assert names.war(BEQUESTS - 1) == "Pergamene Bequest"


def test_persons_are_named_as_they_sit_in_a_slot() -> None:
    names = Names("en", NAMES, 0, strict=True)
    state = begun()
    assert names.slot(0) == "Cornelius"
    assert family_of_slot(30) == 24
    assert FAMILIES[24].id == "sempronius"
    assert names.slot(30) == "Sempronius"
    one = state.senators[0] or next(one for one in state.senators if one is not None)
    slot = state.senators.index(one)
    one.statesman = next(n for n, card in enumerate(STATESMEN) if card.id == "sulla")
    assert names.slot(slot, state) == "Sulla"
    assert thing_name(names, SENATOR + slot, state) == "Sulla"


def test_roman_numerals() -> None:
    assert [roman(n) for n in (1, 4, 9, 14, 25)] == ["I", "IV", "IX", "XIV", "XXV"]


def test_amounts_tell_whose_they_are() -> None:
    names = Names("en", NAMES, 0, strict=True)
    prompt = Amount(0, "republic-ask-bought", "R 1.09.141", "votes_scipio_africanus", 0, 5)
    assert whose(prompt) == ("votes", "scipio_africanus")
    assert amount_label(names, prompt, 3) == "3 votes bought by Scipio Africanus"
    several = Amount(0, "republic-ask-legions", "R 1.09.64", "legions_2", 0, 5)
    assert whose(several) == ("legions", "")
    fleets = Amount(0, "republic-ask-fleets", "R 1.09.64", "fleets_2", 0, 5)
    assert amount_label(names, fleets, 1) == "1 fleet"
    storm = Amount(0, "republic-ask-storm-fleets", "R 1.07.21", "fleets_rome", 0, 5)
    assert amount_label(names, storm, 2) == "Rome: 2 fleets"
    assert text_for("en").question(storm)
    assert named_by_id(names, "second_punic_war") == "2nd Punic War"
    assert named_by_id(names, "sicilia") == "Sicilia"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_promise_has_a_sentence(language: str) -> None:
    names = Names(language, NAMES, 0, strict=True)
    for kind in range(len(CLAUSES)):
        clause = Clause(kind, 0, 1, 38, "a word")
        clause.about, clause.content, clause.people = "censor", [SENATOR + 3], [3]
        assert NAMES[1] in sound(clause_words(names, clause))


def test_the_question_of_a_part_has_what_the_whole_question_knows() -> None:
    text = text_for("en")
    whole = Choose(0, "republic-ask-rebel", "R 1.11.3", [1])
    whole.params = {"person": 3}
    part = Choose(0, "republic-ask-declare", "R 1.11.3", [1])
    assert text.person(3) in text.question(part, whole)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "what"), [("governors", "asia"), ("concessions", "mining")])
def test_who_is_to_have_something_is_asked_by_its_name(kind: str, what: str, language: str) -> None:
    """Where there is only one, nobody was asked which."""
    given = {
        "phase": "senate",
        "step": "other",
        "provinces": {"asia": {}},
        "concessions": ["mining"],
        "you": {
            "leader": "fabius",
            "senators": {"fabius": {"office": "rome_consul"}, "julius": {}},
        },
        "left": {"leader": "claudius", "senators": {"claudius": {}}},
        "right": {"leader": "cornelius", "senators": {"cornelius": {}}},
    }
    seats = ["you", "left", "right"]
    s = RepublicScenarios().build({"seats": seats, "scenario": "late", "given": given}, "late")
    one = kind_of(kind)
    first = one.field(s, 0, [], [])
    assert isinstance(first, Choose)
    part = one.field(s, 0, [], [thing(first.options[0])])
    assert part is not None
    text = text_for(language)
    name = (
        text.province(index_of("province", what))
        if kind == "governors"
        else text.concession(index_of("concession", what))
    )
    assert name in text.question(part)
