"""Proposals made on one sheet: only what the rules take, the whole move, and the odds beside it."""

import pytest

from aedilis.kernel.dice import stream
from aedilis.kernel.rule import rule
from aedilis.republic.presentation.board.laid import LAID
from aedilis.republic.rules.persons import in_rome
from aedilis.republic.state.choices import SENATOR, thing, verb
from aedilis.republic.state.zones import BARRACKS
from aedilis.server.wire.parts import Laid, Said
from tests.republic.setup.senate import at, finish_vote
from tests.republic.setup.sheets import asking, business, sheet
from tests.republic.setup.trials import GAME

LANGUAGES = ("en", "es", "it", "fr")


def said(laid: Laid, name: str, at: int = 0) -> Said:
    """One field of a sheet, by the end of its name."""
    return next(one for one in laid.parts[at].fields if one.name.endswith(name))


def wants(laid: Laid) -> list[dict[str, list[int]]]:
    """What stands on a sheet, as it would be asked for again."""
    found = []
    for part in laid.parts:
        answers = {one.name: one.answer for one in part.fields if one.answer}
        if answers or not laid.rows:
            found.append({**part.start, **answers})
    return found


@rule("R 1.09.63")
def test_forces_cost_what_the_sheet_says() -> None:
    s = business()
    empty = sheet(s, "forces")
    assert not empty.move
    assert [one.answer for one in empty.parts[0].fields] == [[0]] * len(empty.parts[0].fields)
    assert "0 T in all" in empty.beside.lines[0]
    raise_two = [{"republic-ask-raise-legions": [2], "republic-ask-raise-fleets": [1]}]
    laid = sheet(s, "forces", raise_two)
    assert "30 T in all; the State keeps 70 of 100 T" in laid.beside.lines[0]
    assert any("Punic War" in line for line in laid.beside.lines)
    before = at(s, BARRACKS)
    GAME.apply(s, 0, laid.move)
    finish_vote(s, "yes")
    assert at(s, BARRACKS) == (before[0] + 2, before[1] + 1)
    assert s.treasury == 70


@rule("R 1.09.63")
def test_more_than_the_state_can_pay_becomes_all_it_can() -> None:
    s = business()
    wanted = [{"republic-ask-raise-legions": [8], "republic-ask-raise-fleets": [99]}]
    laid = sheet(s, "forces", wanted)
    assert said(laid, "raise-legions").answer == [8]
    assert said(laid, "raise-fleets").answer == [2]
    assert asking(s).prompt.accepts(laid.move)


@rule("R 1.09.64", "R 1.09.641")
def test_an_army_has_its_odds_beside_it_the_battle_at_sea_first() -> None:
    s = business()
    few = sheet(s, "deploy")
    assert few.move
    assert asking(s).prompt.accepts(few.move)
    options = [one.code for one in said(few, "ask-war").field.options]
    # Against Carthage the fleet has to be beaten first.
    punic = next(n for n in options if "Punic" in _label(few, n))
    wanted = [{"republic-ask-war": [punic], "republic-ask-legions": [7]}]
    laid = sheet(s, "deploy", wanted)
    assert said(laid, "ask-legions").answer == [7]
    assert said(laid, "ask-fleets").answer[0] == said(laid, "ask-fleets").field.low > 0
    sea, land = laid.beside.chances
    assert "at sea" in sea.about
    assert "by land" in land.about
    assert all(98 <= sum(one.percent for one in found.results) <= 102 for found in (sea, land))
    all_of_it = [{**wanted[0], "republic-ask-fleets": [99], **_veterans(laid)}]
    stronger = sheet(s, "deploy", all_of_it)
    assert stronger.beside.lines[-1] == "Left in Rome: no forces"
    assert stronger.beside.chances[1].results != land.results


def _label(laid: Laid, code: int) -> str:
    return next(one.label for one in said(laid, "ask-war").field.options if one.code == code)


def _veterans(laid: Laid) -> dict[str, list[int]]:
    items = [one.code for one in said(laid, "ask-veterans").field.items]
    return {"republic-ask-veterans": [len(items), *items]}


@rule("R 1.09.644", "R 1.09.647")
def test_the_army_that_is_left_or_made_is_what_the_odds_are_of() -> None:
    s = business()
    plain = sheet(s, "reinforce", [{"republic-ask-legions": [5]}])
    assert any("9 legions" in one.about for one in plain.beside.chances)
    ways = [one.code for one in said(sheet(s, "recall"), "recall-how").field.options]
    assert sheet(s, "recall").beside.chances == []
    part = sheet(s, "recall", [{"republic-ask-recall-how": [ways[1]], "republic-ask-legions": [1]}])
    assert any("3 legions" in one.about for one in part.beside.chances)
    other = sheet(s, "recall", [{"republic-ask-recall-how": [ways[2]]}])
    assert any("4 legions" in one.about for one in other.beside.chances)


@rule("R 1.09.61")
def test_each_concession_has_a_row_and_all_are_one_proposal() -> None:
    s = business()
    empty = sheet(s, "concessions")
    assert empty.rows
    assert len(empty.parts) == 3
    assert not empty.move
    assert all("T" in part.label for part in empty.parts)
    wanted = []
    for part, slot in zip(empty.parts, in_rome(s), strict=False):
        codes = [one.code for one in part.fields[0].field.options]
        code = next(n for n in codes if thing(n) == SENATOR + slot)
        wanted.append({**part.start, part.fields[0].name: [code]})
    # The second row is left out.
    laid = sheet(s, "concessions", [wanted[0], wanted[2]])
    assert [len(part.fields[0].answer) for part in laid.parts] == [1, 0, 1]
    GAME.apply(s, 0, laid.move)
    finish_vote(s, "yes")
    assert sum(owner >= 0 for owner in s.owner) == 2


@rule("R 1.09.6")
@pytest.mark.parametrize("kind", sorted(LAID))
def test_whatever_is_wanted_the_sheet_holds_what_is_legal(kind: str) -> None:
    """Answers at random, none of which need fit: all that the sheet offers to send is legal, and it
    stays as it is when it is asked for again.
    """
    s = business()
    prompt = asking(s).prompt
    dice = stream("sheets", kind)
    wholes = 0
    for _ in range(60):
        field = asking(s).part("k", [verb(f"propose_{kind}")]).field
        if field is None or field.sheet is None:
            # There is one thing to propose only.
            assert asking(s).part("k", [verb(f"propose_{kind}")]).label
            return
        wanted: list[dict[str, list[int]]] = wants(field.sheet)
        for _ in range(1 + dice.below(4)):
            laid = sheet(s, kind, wanted)
            wanted = wants(laid)
            at_part = dice.below(len(laid.parts))
            part = laid.parts[at_part]
            one = part.fields[dice.below(len(part.fields))]
            answer = _any(one, dice.below(1000))
            if laid.rows:
                wanted = [*_without(wanted, part.start), {**part.start, one.name: answer}]
            else:
                wanted[at_part][one.name] = answer
                wanted += [{}] * dice.below(2)
        laid = sheet(s, kind, wanted)
        if laid.move:
            wholes += 1
            assert prompt.accepts(laid.move)
            assert laid.label
            again = sheet(s, kind, wants(laid))
            assert again.move == laid.move
    assert wholes > 20


def _any(one: Said, n: int) -> list[int]:
    field = one.field
    if field.kind == "choose":
        return [field.options[n % len(field.options)].code]
    if field.kind == "amount":
        return [n % (field.high + 3) - 1]
    items = [item.code for i, item in enumerate(field.items) if n >> i & 1]
    return [len(items), *items]


def _without(
    wanted: list[dict[str, list[int]]], start: dict[str, list[int]]
) -> list[dict[str, list[int]]]:
    """All that is wanted but for the row that begins so."""
    return [one for one in wanted if not all(one.get(name) == code for name, code in start.items())]


def test_other_proposals_are_asked_part_by_part() -> None:
    s = business()
    parts = asking(s)
    others = [
        code
        for code in parts.prompt.choices([])
        if code not in {verb(f"propose_{kind}") for kind in LAID}
    ]
    assert others
    for code in others:
        field = parts.part("k", [code]).field
        assert field is None or field.sheet is None
    # Nor has a field further on one of its own.
    deeper = parts.part("k", [verb("propose_forces"), 1]).field
    assert deeper is not None
    assert deeper.sheet is None


def test_a_sheet_is_in_the_readers_language() -> None:
    s = business()
    told = {sheet(s, "deploy", (), one).beside.chances[0].about for one in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    sends = {sheet(s, "forces", (), one).send for one in LANGUAGES}
    assert len(sends) == len(LANGUAGES)
    for language in LANGUAGES:
        for kind in ("forces", "deploy", "concessions"):
            laid = sheet(s, kind, (), language)
            assert laid.title
            assert not any("republic-" in line for line in laid.beside.lines)
