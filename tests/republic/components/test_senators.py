"""Families and statesmen."""

from collections import Counter

import pytest

from aedilis.republic.definitions.codes import ABILITIES, EARLY, LATE, MIDDLE, NONE
from aedilis.republic.definitions.components import FAMILIES, SERIES, STATESMEN, WARS, index_of
from aedilis.republic.definitions.senators import Senator, Statesman


def statesman(code: str) -> Statesman:
    (found,) = [one for one in STATESMEN if one.code == code]
    return found


def codes(indexes: tuple[int, ...]) -> list[str]:
    return [STATESMEN[index].code for index in indexes]


def abilities(one: Statesman) -> list[str]:
    return [word for bit, word in enumerate(ABILITIES) if one.abilities >> bit & 1]


def ratings(senators: list[Senator]) -> list[int]:
    fields = ("military", "oratory", "loyalty", "influence", "popularity")
    return [sum(getattr(one, field) for one in senators) for field in fields]


def test_counts() -> None:
    assert len(FAMILIES) == 30
    assert len(STATESMEN) == 19
    assert Counter(one.deck for one in FAMILIES) == {EARLY: 20, MIDDLE: 5, LATE: 5}
    assert Counter(one.deck for one in STATESMEN) == {EARLY: 5, MIDDLE: 8, LATE: 6}


@pytest.mark.parametrize(
    ("deck", "families", "statesmen"),
    [
        (EARLY, [51, 45, 151, 60, 0], [21, 21, 39, 18, 0]),
        (MIDDLE, [10, 17, 41, 14, 0], [20, 32, 45, 33, 5]),
        (LATE, [13, 12, 41, 16, 0], [17, 25, 53, 25, 8]),
    ],
)
def test_sums_of_ratings(deck: int, families: list[int], statesmen: list[int]) -> None:
    assert ratings([one for one in FAMILIES if one.deck == deck]) == families
    assert ratings([one for one in STATESMEN if one.deck == deck]) == statesmen


def test_ratings_are_in_bounds() -> None:
    for one in (*FAMILIES, *STATESMEN):
        assert 1 <= one.military <= 6
        assert 1 <= one.oratory <= 6
        assert 3 <= one.loyalty <= 11
        assert 1 <= one.influence <= 6
        assert 0 <= one.popularity <= 9


def test_families_are_numbered_as_their_chits() -> None:
    assert [one.number for one in FAMILIES] == list(range(1, 31))
    assert all(one.popularity == 0 for one in FAMILIES)


def test_brackets_announce_the_statesmen() -> None:
    for family in FAMILIES:
        own = tuple(one.index for one in STATESMEN if one.family == family.index)
        assert sorted(family.statesmen) == sorted(own), family.id
    announced = [one.number for one in FAMILIES if one.statesmen]
    assert announced == [1, 2, 4, 7, 18, 19, 21, 22, 23, 25, 27, 28, 29, 30]


def test_codes_are_the_family_and_a_letter() -> None:
    for family in FAMILIES:
        letters = sorted(STATESMEN[index].code for index in family.statesmen)
        assert letters == [f"{family.number}{'ABC'[i]}" for i in range(len(letters))]


def test_pairs_name_each_other() -> None:
    pairs = [(one.code, STATESMEN[one.pair].code) for one in STATESMEN if one.pair != NONE]
    assert sorted(pairs) == [("25A", "25B"), ("25B", "25A"), ("29A", "29B"), ("29B", "29A")]
    kin = [(one.code, STATESMEN[one.kin].code) for one in STATESMEN if one.kin != NONE]
    assert sorted(kin) == [("25A", "25B"), ("25B", "25A")]


def test_feuds() -> None:
    feuds = {one.code: codes(one.opposes) for one in STATESMEN if one.opposes}
    assert feuds == {
        "1A": ["22A"],
        "18A": ["22A"],
        "22A": ["1A", "1B", "18A"],
        "1C": ["27A"],
        "7A": ["23A"],
        "21A": ["1C"],
        "23A": ["25A", "25B", "7A"],
        "27A": ["1C"],
        "4A": ["22B"],
        "22B": ["4A"],
        "29A": ["30A"],
        "29B": ["30A"],
        "30A": ["29A"],
    }


def test_nobody_opposes_himself_or_his_pair() -> None:
    for one in STATESMEN:
        assert one.index not in one.opposes
        assert one.pair not in one.opposes


def test_whole_series_are_voided() -> None:
    def of_series(*ids: str) -> list[int]:
        wanted = [index_of("series", id_) for id_ in ids]
        return [war.index for war in WARS if war.series in wanted]

    def wars(*ids: str) -> list[int]:
        return [index_of("war", id_) for id_ in ids]

    expected = {
        "1A": of_series("punic"),
        "18A": of_series("macedonian"),
        "19A": of_series("macedonian"),
        "1B": wars("third_punic_war") + of_series("spanish"),
        "1C": wars("social_war") + of_series("mithridatic"),
        "27A": wars("social_war", "jugurthine_war"),
    }
    found = {one.code: sorted(one.voids_numbers_of) for one in STATESMEN if one.voids_numbers_of}
    assert found == {code: sorted(indexes) for code, indexes in expected.items()}
    assert len(SERIES) == 8


def test_abilities() -> None:
    found = {one.code: abilities(one) for one in STATESMEN if one.abilities}
    assert found == {
        "2A": ["halve_losses"],
        "22A": ["free_tribune"],
        "7A": ["claim_land_commissioner"],
        "23A": ["free_land_bill_veto"],
        "25A": ["free_land_bill_proposal"],
        "25B": ["free_land_bill_proposal"],
        "22B": ["free_tribune", "double_knights_on_laws"],
        "28A": ["free_tribune"],
        "29A": ["double_income"],
        "29B": ["no_losses_by_numbers"],
        "30A": ["double_popularity_changes"],
    }


def test_every_statesman_can_do_something() -> None:
    for one in STATESMEN:
        numbers = one.law_votes or one.knight_drm or one.advocate_drm or one.prosecutor_drm
        other = one.appeal_dice != 2 or one.veterans != 1 or one.voids_numbers_of
        assert one.abilities or numbers or other, one.code


def test_numbers_of_abilities() -> None:
    assert {one.code: one.law_votes for one in STATESMEN if one.law_votes} == {"22A": 6, "22B": 6}
    assert {one.code: one.knight_drm for one in STATESMEN if one.knight_drm} == {"27A": 1}
    assert {one.code: one.veterans for one in STATESMEN if one.veterans != 1} == {"4A": 2}
    assert {one.code: one.appeal_dice for one in STATESMEN if one.appeal_dice != 2} == {"21A": 3}
    advocates = [one.code for one in STATESMEN if one.advocate_drm or one.prosecutor_drm]
    assert advocates == ["28A"]


def test_corrected_cards() -> None:
    caesar, cicero, pompey = statesman("4A"), statesman("28A"), statesman("30A")
    assert (caesar.popularity, caesar.influence) == (2, 5)
    assert (cicero.advocate_drm, cicero.prosecutor_drm) == (2, -2)
    assert codes(pompey.opposes) == ["29A"]
    (acilius,) = [one for one in FAMILIES if one.id == "acilius"]
    assert acilius.statesmen == ()


def test_only_pompey_rolls_for_his_military() -> None:
    (pompey,) = [one for one in STATESMEN if one.military_roll is not None]
    assert pompey.code == "30A"
    assert pompey.military == 2
    assert pompey.military_roll is not None
    assert (pompey.military_roll.low(), pompey.military_roll.high()) == (2, 7)
