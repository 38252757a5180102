"""The promise that binds whoever is asked is told in the question, and in the refusals that come of
it: in every language, in the terminal and by the server's reader.
"""

from collections.abc import Callable

import pytest

from aedilis.games import face_of
from aedilis.kernel.game import IllegalMove, Words
from aedilis.kernel.rule import rule
from aedilis.kernel.text import LANGUAGES
from aedilis.republic.phases.senate.rebuff import YieldFrame
from aedilis.republic.state.agreement import VOTE
from aedilis.republic.state.table import RepublicState
from aedilis.server.wire.reader import Reader
from tests.republic.setup.promises import (
    VOTER,
    a_concession,
    a_dictator,
    named,
    on_the_floor,
    promise,
    promises,
    question,
)
from tests.republic.setup.trials import GAME, asked, do, run

NAMES = ["Aurelia", "Marcus", "Igor", "Ulla", "Zeno"]

Bound = tuple[RepublicState, int, Words]
"""A position, the seat that is asked, and what its promise keeps it from doing."""


def presiding() -> Bound:
    s, content = a_concession()
    promise(s, 0, "concessions", content)
    return run(s), 0, {"do": "adjourn"}


def losing() -> Bound:
    s, _, _ = presiding()
    s.senator(s.sitting().chair).influence = 5
    s.stack.append(YieldFrame(s.sitting().chair))
    return run(s), 0, {"do": "yield"}


def appointing() -> Bound:
    s, content = a_dictator()
    s.sitting().dictator_open = False
    promise(s, 0, "dictator", content)
    return run(s), 0, {"senator": "no"}


def voting(way: int) -> Callable[[], Bound]:
    def position() -> Bound:
        s = on_the_floor("concessions")
        do(s, 0, seat=VOTER)
        promises(s, VOTE, VOTER, "concessions", named(s)).number = way
        return run(s), VOTER, {"do": "abstain"}

    return position


PROPOSES = {
    "en": "You have promised Marcus to propose this: {}.",
    "es": "Has prometido a Marcus proponer esto: {}.",
    "it": "Hai promesso a Marcus di proporre questo: {}.",
    "fr": "Vous avez promis à Marcus de proposer ceci\u00a0: {}.",
}
FIRST = {
    "en": "You have promised Marcus to propose this first: {}.",
    "es": "Has prometido a Marcus proponer antes esto: {}.",
    "it": "Hai promesso a Marcus di proporre prima questo: {}.",
    "fr": "Vous avez promis à Marcus de proposer d’abord ceci\u00a0: {}.",
}
FOR = {
    "en": "You have promised Aurelia to vote for this: {}.",
    "es": "Has prometido a Aurelia votar a favor de esto: {}.",
    "it": "Hai promesso ad Aurelia un voto favorevole a questo: {}.",
    "fr": "Vous avez promis à Aurelia de voter pour ceci\u00a0: {}.",
}
AGAINST = {
    "en": "You have promised Aurelia to vote against this: {}.",
    "es": "Has prometido a Aurelia votar en contra de esto: {}.",
    "it": "Hai promesso ad Aurelia un voto contrario a questo: {}.",
    "fr": "Vous avez promis à Aurelia de voter contre ceci\u00a0: {}.",
}
CONCESSION = {
    "en": "granting of concessions ({})",
    "es": "asignación de Concesiones ({})",
    "it": "assegnazione di Concessioni ({})",
    "fr": "attribution de concessions ({})",
}
DICTATOR = {
    "en": "election of a Dictator ({})",
    "es": "elección de Dictador ({})",
    "it": "elezione di un Dittatore ({})",
    "fr": "élection d’un Dictateur ({})",
}

Told = dict[str, str]
BOUND: dict[str, tuple[Callable[[], Bound], Told, Told, Told]] = {
    "presiding": (presiding, PROPOSES, FIRST, CONCESSION),
    "losing": (losing, PROPOSES, FIRST, CONCESSION),
    "appointing": (appointing, PROPOSES, FIRST, DICTATOR),
    "for": (voting(1), FOR, FOR, CONCESSION),
    "against": (voting(0), AGAINST, AGAINST, CONCESSION),
}


def filled(sentence: str, what: str, text: str) -> bool:
    """Whether a text has a sentence about something, whatever it names of it."""
    before, _, after = sentence.partition("{}")
    kind, _, end = what.partition("{}")
    begin = text.find(before + kind)
    return begin >= 0 and end + after in text[begin + len(before + kind) + 1 :]


@rule("R 1.04.3-d", "R 1.04.3")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("where", BOUND)
def test_the_promise_is_told_in_every_language(where: str, language: str) -> None:
    position, sentence, refusal, what = BOUND[where]
    s, seat, breaking = position()
    assert [one for one, _ in asked(s)] == [seat]
    prompt = question(s, seat)
    view = GAME.view(s, seat)
    face = face_of("republic", language, NAMES, seat)
    reader = Reader("republic", language, NAMES, seat)
    texts = [face.question(prompt), reader.asking(view, prompt).question().text]
    for text in texts:
        assert filled(sentence[language], what[language], text), text
        assert "republic-" not in text
    with pytest.raises(IllegalMove) as refused:
        GAME.parse(s, seat, breaking)
    assert refused.value.rule == "R 1.04.3"
    for text in (face.refusal(refused.value), reader.refusal(refused.value)):
        assert filled(refusal[language], what[language], text), text


@rule("R 1.04.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_promised_nothing_is_told_nothing(language: str) -> None:
    for where in BOUND:
        s, seat, _ = BOUND[where][0]()
        s.deals = []
        run(s)
        prompt = question(s, seat)
        begin = BOUND[where][1][language].partition(":")[0].rstrip("\u00a0")
        assert begin not in face_of("republic", language, NAMES, seat).question(prompt)
