"""The editions matrix: tests hold every row, and the rows that differ have their switch."""

import pytest

from aedilis.glory.definitions.cards import copies
from aedilis.glory.definitions.editions import PRINTED, alphabet
from aedilis.glory.definitions.options import switches_of
from aedilis.glory.definitions.rules import Rules
from aedilis.kernel.game import BadOption
from aedilis.kernel.rule import rule
from aedilis.rules.index import COVERED, coverage, scan
from aedilis.rules.paragraphs import GAMES, load_paragraphs
from tools.rule_index import ROOT

MATRIX = {
    "order_cards": "G.components.1",
    "jacks": "G.components.4",
    "sites": "G.components.3",
    "cards_in_box": "G.components.6",
    "alternative_cards": "G.components.6",
    "players": "G.setup.3",
    "start_hand": "G.setup.2",
    "expert_start": "G.setup.7",
    "first_player": "G.setup.5",
    "first_player_tie": "G.setup.5",
    "start_pool": "G.setup.6",
    "in_town_sites_per_material": "G.setup.4",
    "out_of_town_sites_per_material": "G.setup.4",
    "start_influence": "G.setup.1",
    "leader_thinks_ends_turn": "G.think.6",
    "follower_think_timing": "G.turn.2",
    "thinker_still_uses_clients": "G.think.7",
    "thinker_needs_no_card": "G.think.1",
    "jack_may_be_thinker": "G.components.4",
    "think_options": "G.think.1",
    "base_hand_limit": "G.think.5",
    "petition_size": "G.petition.1",
    "petition_as_own_role": "G.petition.2",
    "petition_of_jacks": "G.petition.3",
    "petition_for_lead_and_follow": "G.petition.2",
    "played_cards_destination": "G.turn.6",
    "new_client_first_acts": "G.patron.6",
    "action_order": "G.turn.3",
    "all_actions_of_a_player_together": "G.turn.3",
    "clientele_limit": "G.patron.2",
    "laborer_source": "G.laborer.1",
    "vault_limit": "G.merchant.2",
    "same_name_twice": "G.building.4",
    "out_of_town_cost": "G.building.5",
    "out_of_town_actions_same_role": "G.building.5",
    "out_of_town_only_when_town_empty": "G.building.6",
    "completion_count": "G.building.11",
    "influence_gain": "G.building.12",
    "completion_effects_immediate": "G.turn.9",
    "materials_of_finished_building": "G.building.14",
    "foundation_and_material_same_turn": "G.building.7",
    "demand_reveals_hand_card": "G.legionary.1",
    "pool_take_optional": "G.legionary.2",
    "neighbours_must_give": "G.legionary.3",
    "two_player_neighbours": "G.legionary.8",
    "several_legionaries_reveal_together": "G.legionary.5",
    "excess_legionaries_lost": "G.legionary.7",
    "must_tell_hand_size": "G.legionary.12",
    "vault_count_public": "G.merchant.3",
    "vault_identity": "G.merchant.3",
    "merchant_bonus_tie": "G.merchant.6",
    "end_deck_exhausted": "G.end.1",
    "end_last_in_town_site": "G.end.2",
    "end_catacomb": "G.end.3",
    "forum_condition": "G.end.4",
    "forum_win_skips_scoring": "G.score.1",
    "concession_victory": "G.end.5",
    "end_is_immediate": "G.end.6",
    "tie_break_1": "G.score.3",
    "tie_break_2": "G.score.3",
    "score_terms": "G.score.2",
    "circus_effect": "G.b.circus.1",
    "stairway_cost": "G.b.stairway.1",
    "stairway_effect_scope": "G.b.stairway.3",
    "stairway_on_completion": "G.b.stairway.3",
    "stairway_forum_tie": "G.b.forum.4",
    "prison_on_completion": "G.b.prison.3",
    "prison_payment": "G.b.prison.2",
    "prison_same_name": "G.b.prison.5",
    "prison_overflow_kept": "G.b.prison.4",
    "gate_road": "G.b.gate.2",
    "gate_scope": "G.b.gate.1",
    "scriptorium_effect": "G.b.scriptorium.1",
    "fountain": "G.b.fountain.1",
    "bath_order": "G.b.bath.2",
    "bath_influence_mid_turn": "G.b.bath.3",
    "bath_out_of_town": "G.b.bath.4",
    "senate_order": "G.b.senate.1",
    "sewer_scope": "G.b.sewer.1",
    "storeroom_choice": "G.b.storeroom.1",
    "forum_storeroom": "G.b.forum.3",
    "forum_ludus": "G.b.forum.2",
    "villa": "G.b.villa.1",
    "statue_completion_cards": "G.b.statue.2",
    "statue_vp_needs_completion": "G.b.statue.3",
    "statue_site_out_of_town": "G.b.statue.1",
    "vomitorium_jacks": "G.b.vomitorium.1",
    "latrine_card": "G.b.latrine.1",
    "basilica_hidden": "G.b.basilica.2",
    "basilica_independent": "G.b.basilica.1",
    "aqueduct_doubling": "G.b.aqueduct.1",
    "bar_no_going_back": "G.b.bar.1",
    "circus_maximus_needs_lead_or_follow": "G.b.circus_maximus.1",
    "coliseum": "G.b.coliseum.1",
    "palisade_voluntary_gift": "G.b.palisade.1",
    "wall_vp": "G.b.wall.2",
    "academy_turn_completed": "G.b.academy.1",
    "ludus_magna_mid_turn": "G.b.ludus_magna.1",
    "tower_out_of_town": "G.b.tower.2",
    "road_and_tower_scope": "G.b.road.1",
    "palace_count": "G.b.palace.1",
    "amphitheatre_foundry_garden_school_count": "G.turn.9",
}
"""Each row of the matrix with the paragraph whose tests hold it."""

SWITCHES: dict[str, dict[str, object]] = {
    "es2011": {
        "petition_size": 2,
        "circus_architect": True,
        "circus_pair": False,
        "forum_needs_materials": True,
        "concession": True,
        "stairway_extra": False,
        "prison_triggers": False,
        "scriptorium_completes": False,
        "gate_road": False,
        "bath_out_of_town": False,
        "demand_shows_card": True,
        "vault_open_turn": False,
        "voluntary_gifts": True,
    },
    "it2011": {
        "petition_size": 3,
        "circus_architect": False,
        "circus_pair": True,
        "forum_needs_materials": False,
        "concession": False,
        "stairway_extra": True,
        "prison_triggers": True,
        "scriptorium_completes": True,
        "gate_road": True,
        "bath_out_of_town": True,
        "demand_shows_card": True,
        "vault_open_turn": False,
        "voluntary_gifts": True,
    },
    "fr2008": {
        "petition_size": 3,
        "circus_architect": False,
        "circus_pair": True,
        "forum_needs_materials": False,
        "concession": True,
        "stairway_extra": False,
        "prison_triggers": True,
        "scriptorium_completes": True,
        "gate_road": False,
        "bath_out_of_town": False,
        "demand_shows_card": False,
        "vault_open_turn": True,
        "voluntary_gifts": True,
    },
}
"""The rows of the matrix in which the published rulebooks differ."""

SWITCHES["es2011-original"] = SWITCHES["es2011"] | {
    "petition_size": 3,
    "circus_architect": False,
    "circus_pair": True,
    "forum_needs_materials": False,
}


def rules_of(edition: str, seats: int = 3, **options: object) -> Rules:
    return Rules(switches_of({"edition": edition, **options}, seats))


def test_the_matrix_is_whole() -> None:
    assert len(MATRIX) == 102


def test_every_row_is_held_by_code_and_tests() -> None:
    package = ROOT / "src" / "aedilis"
    paragraphs = load_paragraphs(GAMES["glory"], package)
    covered = coverage(paragraphs, scan([paragraphs], ROOT, package))
    assert [row for row, id_ in MATRIX.items() if covered[id_].status != COVERED] == []


@pytest.mark.parametrize("edition", SWITCHES)
def test_rows_that_differ_are_switches(edition: str) -> None:
    rules = rules_of(edition)
    found = {
        name: getattr(rules if hasattr(rules, name) else rules.switches, name)
        for name in SWITCHES[edition]
    }
    assert found == SWITCHES[edition]


@rule("G.setup.5-e")
def test_each_edition_has_its_own_alphabet() -> None:
    """The places in the alphabet that the published names give (G.setup.5)."""
    orders = {lang: alphabet(lang, copies(())) for lang in ("en", "es", "it")}
    language_of = {"es2011": "es", "es2011-original": "es", "it2011": "it", "fr2008": "en"}
    for edition, language in language_of.items():
        assert rules_of(edition).alphabet == orders[language]
    for order in orders.values():
        assert sorted(place for place in order if place >= 0) == list(range(40))
    # Academy is first everywhere; Aqueduct is second in Spanish and Italian, third in English.
    assert [orders[lang][8] for lang in ("en", "es", "it")] == [0, 0, 0]
    assert [orders[lang][17] for lang in ("en", "es", "it")] == [2, 1, 1]
    # Accents do not count: Escalinata before Estatua, and Ínsula among the I.
    assert orders["es"][1] == 21


@rule("G.setup.4", "G.beginner.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sites_in_town_by_edition_and_seats(seats: int) -> None:
    for edition in PRINTED:
        spanish = edition.startswith("es2011")
        beginners = {2: 2, 3: 2 if spanish else 3, 4: 3, 5: 3}
        assert rules_of(edition, seats).town == (3 if spanish and seats == 2 else seats)
        assert rules_of(edition, seats, beginner=True).town == beginners[seats]
        assert rules_of(edition, seats, beginner=True).half_deck == (not spanish)
    assert rules_of("es2011", 2, **{"town-sites": 2}).town == 2


@pytest.mark.parametrize(
    ("options", "seats", "names"),
    [
        ({"edition": "xx"}, 3, "edition"),
        ({"edition": "es2011"}, 6, "seats"),
        ({"edition": "es2011"}, 1, "seats"),
        ({"edition": "it2011", "expert": True}, 3, "expert"),
        ({"edition": "es2011", "expert": True, "beginner": True}, 3, "expert"),
        ({"edition": "fr2008", "town-sites": 3}, 2, "town-sites"),
        ({"edition": "es2011", "town-sites": 4}, 2, "town-sites"),
        ({"edition": "es2011", "town-sites": "many"}, 2, "town-sites"),
        ({"beginner": "yes"}, 3, "beginner"),
        ({"vault-memory": "forever"}, 3, "vault-memory"),
        ({"colour": "red"}, 3, "colour"),
    ],
)
def test_a_wrong_option_is_named(options: dict[str, object], seats: int, names: str) -> None:
    with pytest.raises(BadOption, match=f"^{names}: ") as refused:
        switches_of(options, seats)
    assert "\n" not in str(refused.value)
