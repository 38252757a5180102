"""Counts the scenario files that hold the hard rulings, the answers to what players ask.

Each ruling has files of its own that carry its id. A ruling that says nothing about play is listed
with the reason.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.glory.files import FILES, scenario

RULINGS = (
    "actions_optional",
    "amphitheatre_academy",
    "aqueduct_and_bar",
    "bath_patron_chain",
    "bath_scope",
    "bridge_palisade_wall",
    "circus_and_petition",
    "circus_maximus_ludus",
    "circus_maximus_mid_turn",
    "circus_maximus_storeroom",
    "coliseum_choice",
    "coliseum_optional",
    "coliseum_protection",
    "deck_end_atrium_basilica",
    "deck_end_exact",
    "deck_end_fountain",
    "edition_family",
    "es_manual_errata_claim",
    "extra_part_independent",
    "forum_any_time",
    "forum_matching",
    "fountain_hand_not_mixed",
    "fountain_keep_costs_action",
    "gate_forum_on_last_site",
    "gate_later_completion",
    "gate_statue_no_vp",
    "hand_above_limit",
    "hand_tiebreak_counts_jacks",
    "last_site_all_materials",
    "latrine_jack",
    "latrine_vomitorium_both",
    "lost_road_tower_scriptorium",
    "ludus_merchant_led",
    "merchant_bonus_zero",
    "multi_demand_one_batch",
    "out_of_town_pairing",
    "palace_petition",
    "palisade_gift",
    "pool_cards_never_foundation",
    "prison_catacomb_moot",
    "prison_pays_own_site_only",
    "prison_statue_wall_vp",
    "prison_steals_prison",
    "public_building_stolen",
    "public_gate",
    "received_cards_to_stockpile",
    "same_card_twice",
    "scriptorium_completes",
    "senate_before_cleanup",
    "sewer_cards",
    "stairway_additional_in_later_text",
    "stairway_completed_then_used",
    "stairway_material",
    "stairway_once_per_action",
    "statue_any_site",
    "storeroom_one_use",
    "think_no_partial",
    "two_card_petition_start_hand",
    "villa_archway",
    "villa_material",
    "who_picks_given_card",
)

NOTHING_TO_TEST = {
    "es_manual_errata_claim": (
        "a reviewer's remark that the Spanish rulebook has mistakes; it names none, "
        "so that nothing is played by it"
    ),
}


def faq_files() -> Iterator[tuple[Path, object]]:
    """Give every scenario file that carries a ruling's id, with the id."""
    for path in FILES:
        ruling = scenario(path).data.get("faq")
        if ruling is not None or path.name.startswith("faq_"):
            yield path, ruling


def test_there_are_sixty_one_rulings() -> None:
    assert len(RULINGS) == len(set(RULINGS)) == 61


def test_every_ruling_has_a_scenario_file_or_a_reason() -> None:
    held = {ruling for _, ruling in faq_files()}
    assert held == set(RULINGS) - set(NOTHING_TO_TEST)


def test_only_known_rulings_are_excused() -> None:
    assert set(NOTHING_TO_TEST) <= set(RULINGS)
    assert all(NOTHING_TO_TEST.values())


@pytest.mark.parametrize(
    ("path", "ruling"),
    [pytest.param(p, r, id=f"{p.parent.name}/{p.stem}") for p, r in faq_files()],
)
def test_the_file_is_named_after_its_ruling(path: Path, ruling: object) -> None:
    assert path.stem == f"faq_{ruling}" or path.stem.startswith(f"faq_{ruling}_")
