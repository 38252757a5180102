"""What a native speaker would stumble over: the catalogues, and what whole games say, searched for
patterns that are wrong in a language.
"""

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from aedilis.glory.definitions.cards import BUILDING_IDS
from aedilis.glory.presentation.text import GloryText
from aedilis.kernel.dice import stream
from aedilis.kernel.event import Event
from aedilis.kernel.joining import functions, join
from aedilis.kernel.prompt import Choose, Form, Prompt, walk
from aedilis.kernel.text import LANGUAGES, Catalogue
from aedilis.republic.presentation.text import RepublicText
from tests.catalogues import ROOT, files, rules, sentences, tables
from tests.glory.random_play import GAME as GLORY
from tests.republic.setup.games import GAME as REPUBLIC

NAMES: Final = ["Aurelia", "Émile", "Igor", "Hostus", "Ulla"]
"""Players whose names begin as words before them do not like."""

PEOPLE: Final = (
    "name|names|seat|to|from|of|other|person|target|prosecutor|general|governor|winners|demander|"
    "building|building-the|card-the|to-the|faction|to-faction|seat-faction"
)
"""The parameters of texts that are names of persons or of buildings."""

EVERYWHERE: Final = (
    r"  |[{}]|\b(?:glory|republic|kernel|server|terminal)-[a-z]| [.,]|(?-i:\bNone\b)"
)

SAID: Final = {
    # What is called a faction already is no faction of a faction.
    "en": r"\ba [aeio]|\bYou (?-i:[a-z]+s)\b(?<!pass)|\bfaction of (?:the )?\w+ Faction\b",
    "es": r"\bFacción de (?:la )?Facción\b"
    r"|\b[Dd]e el\b|\ba el\b|\by h?i(?![aeo])|\bSe espera a ti\b",
    "it": r"\bFazione (?:di|della) Fazione\b|\ba a\w|\be e\w"
    r"|\b(?:[Dd]i|a|[Dd]a|in|su) (?:il|lo|la|i|gli|le|l’)\b|\bpensate\b",
    "fr": r"\bfaction de (?:la )?faction\b"
    r"|\b(?:[Dd]e|[Qq]ue|[Jj]e|[Nn]e|[Ll]e|[Ll]a|jusque) [aeiouyéèêàâîôœ]"
    r"|\b[Dd]es? les?\b|\bà les?\b",
}
"""What must not stand in anything that is said, small and capital letters alike."""

WRITTEN: Final = {
    # A number and its sign are one word in English; a role may be an architect.
    "en": r"\} %|\ba \{ \$role \}",
    "es": rf"\b(?:de|a) \{{ \$(?:{PEOPLE}) \}}|\b(?:usted|ustedes|vosotros|vuestr[oa]s?)\b"
    r"|\b[Ss]ólo\b| …|\}%|\b(?:estás|quedas) \w+[ai]do\b",
    "it": rf"\b(?:di|a) \{{ \$(?:{PEOPLE}) \}}|\b(?:voi|vostr[oiae]|pensat[ae]|scegliete|potete)\b"
    r"| …|\}%|\b(?:inviarv|dirv)i\b|\b[Ss]i aspetta \{|\b[Ss]icuro\?|\bsei stato\b",
    "fr": rf"\b(?:[Dd]e|que) \{{ \$(?:{PEOPLE}|province) \}}|[^\s.:=] [:;!?»]|« (?=\S)"
    r"|[\w}][:;!?](?:\s|$)(?<!\"\}..)| …|\}%"
    r"|\b(?:Etat|Ecole|Egypte|Evénement|Elu|Egalité)\b|^[^=]*= A (?!-)|\b(?:tu|ton|toi)\b"
    rf"|, chez \{{ \$(?:{PEOPLE}) \}}|\b[Nn]omm(?:é|er|ez-vous)(?: un)? Consul à vie"
    r"|\b(?:n’êtes|êtes) (?:déjà )?(?:\w+és?|servi|assis)\b",
}
"""What must not stand in a catalogue."""

QUOTED: Final = re.compile("«[^»]*»|“[^”]*”")
"""What players said is said in their own way."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_catalogue_has_what_is_wrong_in_its_language(language: str) -> None:
    found = [
        f"{file.relative_to(ROOT)}: {line}"
        for file in files(language)
        for line in sentences(file)
        if re.search(WRITTEN[language], line)
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_catalogue_of_names_or_rules_has_what_is_wrong_in_its_language(language: str) -> None:
    told = list(tables(language))
    assert len({file for file, _ in told}) >= 4
    assert [one for one in told if re.search(WRITTEN[language], one[1])] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_apostrophe_is_no_straight_mark(language: str) -> None:
    told = [(file.name, line) for file in files(language) for line in sentences(file)]
    told += tables(language)
    assert sum("’" in line for _, line in told) >= (0 if language == "es" else 100)
    assert [one for one in told if re.search(r"[^\W\d_]'", one[1])] == []


def test_spanish_questions_and_exclamations_are_opened() -> None:
    found = [
        line
        for file in files("es")
        for line in sentences(file)
        if line.count("¿") != len(re.findall(r"\?(?<! \? )", re.sub(r"(?:^|[:=.] )\? ", "", line)))
        or line.count("¡") != line.count("!")
    ]
    assert found == []


def test_the_patterns_find_what_they_are_for() -> None:
    written = {
        "en": ["x = { $percent } %", "You hold a { $role } action."],
        "es": ["x = usted piensa", "x = sólo esa", "x = Un momento …", "x = de { $name }"],
        "it": ["x = Si aspetta { $names }", "x = Nuovo tavolo …", "x = Sicuro? (s/n)"],
        "fr": [
            "x = la réserve, chez { $from }", "x = Qui nommez-vous Consul à vie ?",
            "x = Un mot!", "x = Vous êtes connecté", "x = Vous n’êtes assis à aucune table",
        ],
    }  # fmt: skip
    for language, examples in written.items():
        for example in examples:
            assert re.search(WRITTEN[language], example), example
    wrong = {
        "en": ["You follows with a jack.", "a architect", "the faction of the Populist Faction"],
        "es": [
            "Líder de Facción de la Facción Popular",
            "Añades Madera a el Muelle.",
            "la mano de el Foro",
            "Ana y Igor",
        ],
        "it": [
            "dà carte a Aurelia",
            "le fondamenta di il Foro",
            "3 pensate",
            "Ugo e Emma",
            "nella Fazione di Fazione Popolare",
        ],
        "fr": [
            "Initiative de Aurelia",
            "selon que Ulla",
            "la main de Émile",
            "de les Bains",
            "la faction de la faction populaire",
        ],
    }
    for language, examples in wrong.items():
        for example in examples:
            assert re.search(SAID[language], example, re.IGNORECASE), example


# -- who is spoken to, and how many of what -------------------------------------------------------

SPOKEN_TO: Final = {
    "en": r"\b[Yy](?:ou|our|ours|ourself)\b",
    "es": r"\b(?:[Tt]ú|ti|[Tt]e|[Tt]us?|tuy[oa]s?)\b|^(?:Ya )?(?:[Nn]o )?(?:Te )?\w+[aeiáéí]s\b",
    "it": r"\b(?:[Tt]u|ti|te|tu[oae]|tuoi)\b|^(?:Non )?(?:Ti )?\w+i\b",
    "fr": r"\b(?:[Vv]ous|[Vv]otre|[Vv]os)\b",
}
"""What a text for the reader has: his pronoun, or a verb that begins it in his person."""

SPOKEN_OF: Final = {
    "en": r"\b(?:his|her|their)\b",
    "es": r"\b(?:[Ss]us?|[Ss]e)\b",
    "it": r"\b(?:su[oae]|suoi|propri[oae]|si)\b",
    "fr": r"\b(?:son|sa|ses|se)\b|\bs’"
    r"|^Vous (?:ne |n’|vous |en |y )*(?!ne?\b|vous\b|en\b|y\b)[^\W_]+\b(?<!ez)(?<!tes)",
}
"""What a text for the reader does not have: the words for somebody else."""

BEHIND: Final = re.compile(r" (?:that|which|que|che|qui) |\{ QUE")
"""Behind this somebody else does something."""

COUNTED: Final = {
    "en": "cards|legions|fleets|votes|turns|wars|senators|knights|talents|seconds|lines|seats",
    "es": "cartas|Legiones|Flotas|votos|turnos|Guerras|Senadores|Caballeros|Talentos|segundos",
    "it": "carte|Legioni|Flotte|voti|turni|Guerre|Senatori|Cavalieri|Talenti|secondi|posti",
    "fr": "cartes|légions|flottes|votes|tours|guerres|sénateurs|chevaliers|Talents|secondes|sièges",
}
"""Plurals that go with a number which can be one."""

MANY: Final = "name|limit|size|most|mark|seen|of"
"""The numbers that are never one, and what is none."""


def patterns(language: str) -> Iterator[tuple[str, ftl.Pattern]]:
    for file in files(language):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                parts = [entry.value, *(one.value for one in entry.attributes)]
                yield from ((entry.id.name, part) for part in parts if part is not None)


def said_by(pattern: ftl.Pattern, chosen: frozenset[str]) -> Iterator[tuple[str, frozenset[str]]]:
    """The texts of a pattern with `{ $name }` for what is put in, those of its variants for
    themselves: each with the variables it was chosen by, and their keys, as `who=you`.
    """
    flat = ""
    for part in pattern.elements:
        if isinstance(part, ftl.TextElement):
            flat += part.value
            continue
        inside = part.expression
        if isinstance(inside, ftl.VariableReference):
            flat += f"{{ ${inside.id.name} }}"
        elif isinstance(inside, ftl.SelectExpression):
            assert isinstance(inside.selector, ftl.VariableReference)
            by = inside.selector.id.name
            for variant in inside.variants:
                named = variant.key
                key = named.name if isinstance(named, ftl.Identifier) else named.value
                yield from said_by(variant.value, chosen | {by, f"{by}={key}"})
            flat += "{}"
        elif isinstance(inside, ftl.FunctionReference):
            flat += f"{{ {inside.id.name} }}"
        else:
            flat += "{}"
    yield flat, chosen


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_reads_is_spoken_to_in_the_second_person(language: str) -> None:
    found = []
    for key, pattern in patterns(language):
        for text, chosen in said_by(pattern, frozenset()):
            # What still is chosen within is seen with its own variants; a phrase has no verb.
            if "who=you" not in chosen or text.startswith("{}") or not text.endswith("."):
                continue
            text = BEHIND.split(text)[0]
            if not re.search(SPOKEN_TO[language], text) or re.search(SPOKEN_OF[language], text):
                found.append(f"{key}: {text}")
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_agrees_with_what_it_counts(language: str) -> None:
    plural = re.compile(rf"\{{ \$(?!(?:{MANY}) )([a-z-]+) \}} (?:{COUNTED[language]})\b")
    found = []
    for key, pattern in patterns(language):
        # What is printed on a card is never one, and an average may be.
        if re.search("-effect-|^republic-card-|-odds-(?:losses|land|naval|rome)$", key):
            continue
        for text, chosen in said_by(pattern, frozenset()):
            found += [f"{key}: {text}" for one in plural.finditer(text) if one[1] not in chosen]
    assert found == []


def test_what_is_said_of_somebody_else_is_told_from_it() -> None:
    for language, text in [
        ("es", "Toma su carta."), ("it", "Prende la sua carta."), ("fr", "Vous prend la carte."),
        ("en", "Takes his card."),
    ]:  # fmt: skip
        spoken = re.search(SPOKEN_TO[language], text) and not re.search(SPOKEN_OF[language], text)
        assert not spoken, text


@pytest.mark.parametrize("game", ["glory", "republic"])
def test_a_paragraph_has_its_ruling_in_every_language_or_in_none(game: str) -> None:
    english = rules(game, "en")
    found = [
        f"{language} {paragraph}"
        for language in LANGUAGES
        for paragraph, told in rules(game, language).items()
        if ("ruling" in told) is not ("ruling" in english[paragraph])
    ]
    assert found == []


# -- words before names ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "function", "name", "said"),
    [
        ("fr", "DE", "Aurelia", "d’Aurelia"),
        ("fr", "DE", "Émile", "d’Émile"),
        ("fr", "DE", "Horatius", "d’Horatius"),
        ("fr", "DE", "Yves", "d’Yves"),
        ("fr", "DE", "Yann", "de Yann"),
        ("fr", "DE", "Marcus", "de Marcus"),
        ("fr", "DE", "le Dock", "du Dock"),
        ("fr", "DE", "les Bains", "des Bains"),
        ("fr", "DE", "l’Égout", "de l’Égout"),
        ("fr", "QUE", "Ulpius", "qu’Ulpius"),
        ("fr", "A", "le Dock", "au Dock"),
        ("fr", "A", "l’Arche", "à l’Arche"),
        ("fr", "DE", "", "de "),
        ("es", "A", "el Muelle", "al Muelle"),
        ("es", "A", "la Torre", "a la Torre"),
        ("es", "DE", "el Foro", "del Foro"),
        ("es", "DE", "Ana", "de Ana"),
        ("it", "A", "Aurelia", "ad Aurelia"),
        ("it", "A", "Elena", "a Elena"),
        ("it", "A", "l’Arco", "all’Arco"),
        ("it", "DI", "lo Studio", "dello Studio"),
        ("it", "DI", "le Terme", "delle Terme"),
        ("it", "DI", "Aurelia", "di Aurelia"),
    ],
)
def test_a_word_joins_the_name_behind_it(
    language: str, function: str, name: str, said: str
) -> None:
    assert join(language, function, name) == said
    assert functions(language)[function](name) == said


def test_the_last_of_a_list_is_joined_as_its_sound_demands() -> None:
    def last(language: str, name: str) -> str:
        return Catalogue(language, ("aedilis.kernel",)).join(["Ana", name])

    assert last("it", "Emma") == "Ana ed Emma"
    assert last("it", "Ugo") == "Ana e Ugo"
    assert last("es", "Igor") == "Ana e Igor"
    assert last("es", "Hierro") == "Ana y Hierro"
    assert last("fr", "Emma") == "Ana et Emma"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_has_its_article(language: str) -> None:
    text = GloryText(language, NAMES, 0, strict=True)
    articles = {
        "en": ("the ",), "es": ("el ", "la ", "las "), "it": ("il ", "lo ", "la ", "l’", "le "),
        "fr": ("le ", "la ", "les ", "l’"),
    }[language]  # fmt: skip
    for card in range(len(BUILDING_IDS)):
        said = text.the(card)
        assert said.startswith(articles)
        name = text.card(card)
        if language in ("it", "fr") and said.removesuffix(name) != "les ":
            vowel = join("fr", "DE", name).startswith("d’")
            plural = name in ("Terme",)
            assert said.startswith("l’") is (vowel and not plural), said


# -- whole games -----------------------------------------------------------------------------------


class Checker:
    """Collects what a game says in one language and finds what is wrong in it."""

    def __init__(self, language: str) -> None:
        self.wrong: set[str] = set()
        self.seen: set[str] = set()
        self._pattern = re.compile(f"{EVERYWHERE}|{SAID[language]}", re.IGNORECASE)
        self._french = language == "fr"

    def hear(self, said: str) -> None:
        if said in self.seen:
            return
        self.seen.add(said)
        said = QUOTED.sub("(…)", said)
        if self._pattern.search(said) or (self._french and not self._second_person(said)):
            self.wrong.add(said)

    def _second_person(self, said: str) -> bool:
        """Whether a sentence that begins with "Vous" goes on in the second person."""
        found = re.match(r"Vous (?:ne |n’|vous |en |y |l’|les? |la )*(\w+)", said)
        return found is None or found[1].endswith("ez") or found[1] in ("êtes", "faites", "dites")


def ask(text: Any, game: Any, state: Any, prompt: Prompt, checkers: Checker) -> None:
    """The question, and the first part of the answers it has."""
    view = game.view(state, prompt.seat)
    first = prompt.field([]) if isinstance(prompt, Form) else prompt
    assert first is not None
    whole = text.question(first, prompt) if game is REPUBLIC else text.question(prompt)
    checkers.hear(whole)
    checkers.hear(text.awaiting(view))
    if isinstance(first, Choose):
        for code in first.options:
            checkers.hear(text.choice(code, first if game is REPUBLIC else prompt, view))


def games() -> list[tuple[Any, type, dict[str, object], int]]:
    return [
        (GLORY, GloryText, {"edition": "es2011"}, 5),
        (GLORY, GloryText, {"edition": "it2011"}, 4),
        (GLORY, GloryText, {"edition": "fr2008"}, 5),
        (REPUBLIC, RepublicText, {"scenario": "early"}, 5),
        (REPUBLIC, RepublicText, {"scenario": "late"}, 4),
        (REPUBLIC, RepublicText, {"scenario": "early"}, 1),
        (REPUBLIC, RepublicText, {"scenario": "middle"}, 2),
    ]


@pytest.mark.parametrize("number", range(7))
def test_whole_games_are_said_as_a_native_speaker_would(number: int) -> None:
    game, speaker, options, seats = games()[number]
    log: list[Event] = []
    state = game.new(options, seats, stream(f"language{number}", "game"), log)
    state.log = log
    dice = stream(f"language{number}", "moves")
    checkers = {language: Checker(language) for language in LANGUAGES}
    texts = {
        language: [speaker(language, NAMES[:seats], seat, strict=True) for seat in (-1, 0, 1)]
        for language in LANGUAGES
    }
    for n in range(450):
        if state.over:
            break
        prompts = game.asked(state)
        prompt = prompts[dice.below(len(prompts))]
        aside = game.aside(state, prompt.seat) if n % 9 == 0 else None
        if prompt.seat < 2 and n % 3 == 0:
            for language in LANGUAGES:
                ask(texts[language][prompt.seat + 1], game, state, prompt, checkers[language])
        chosen = aside or prompt
        game.apply(state, chosen.seat, walk(chosen, dice))
    assert len(log) > 150
    for language in LANGUAGES:
        for text in texts[language]:
            for event in log:
                seen = event.seen_by(text.viewer)
                said = text.event(seen, state) if game is REPUBLIC else text.event(seen)
                checkers[language].hear(said)
    wrong = [said for one in checkers.values() for said in sorted(one.wrong)]
    assert "\n".join(wrong) == ""


def test_the_languages_are_listed_in_one_place() -> None:
    listed = re.compile(r"[\"']en[\"'],\s*[\"']es[\"']")
    project = ROOT.parents[1]
    sources = [
        *ROOT.rglob("*.py"),
        *project.glob("web/src/**/*.ts*"),
        *project.glob("tools/*.py"),
    ]
    found = [
        path.relative_to(project).as_posix()
        for path in sources
        if listed.search(path.read_text(encoding="utf-8"))
    ]
    # The browser's types are made from the server's.
    assert sorted(found) == ["src/aedilis/kernel/languages.py"]
