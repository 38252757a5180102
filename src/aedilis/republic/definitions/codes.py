"""The small numbers that stand for eras, kinds of cards and the fixed words of the data files.

Each group has its words in a tuple; a word's place in it is its number in code and in saved games,
so words may be added at the end and never moved (rules 1.02, 1.07.3).
"""

from typing import Final

NONE: Final = -1
"""In place of an index or code: there is none."""

# Eras, and the decks of white, grey and red borders. The mixed deck of the alternate history
# follows the three of the eras.
EARLY: Final = 0
MIDDLE: Final = 1
LATE: Final = 2
MIXED: Final = 3
ERAS: Final = ("early", "middle", "late")
DECKS: Final = ("early", "middle", "late", "all")
BORDERS: Final = ("white", "grey", "red")

# Kinds of cards. A leader who is also an intrigue card is a kind of her own: she is held in a hand.
FAMILY: Final = 0
STATESMAN: Final = 1
CONCESSION: Final = 2
WAR: Final = 3
LEADER: Final = 4
LEADER_INTRIGUE: Final = 5
INTRIGUE: Final = 6
LAW: Final = 7
FORUM_EVENT: Final = 8
EVENT: Final = 9
KINDS: Final = (
    "family", "statesman", "concession", "war", "leader", "leader_intrigue", "intrigue", "law",
    "forum_event", "event",
)  # fmt: skip
FACTION_KINDS: Final = (STATESMAN, CONCESSION, LEADER_INTRIGUE, INTRIGUE, LAW)
"""The kinds with red text: who draws one holds it."""

# How a war comes into play.
DRAWN_INACTIVE: Final = 0
DRAWN_ACTIVE: Final = 1
DRAWN_BY_PROVINCE: Final = 2
DRAWN: Final = ("inactive", "active", "by_province")

# Whether a war is a revolt.
REVOLT_NEVER: Final = 0
REVOLT_ALWAYS: Final = 1
REVOLT_BY_PROVINCE: Final = 2
REVOLTS: Final = ("never", "always", "by_province")

# When a war creates its provinces.
CREATES_ON_VICTORY: Final = 0
CREATES_WHEN_SERIES_DEFEATED: Final = 1
CREATES_WHEN_ATTACKED: Final = 2
CREATES: Final = ("victory", "series_defeated", "attacked")

# Traits of wars and leaders, as bits.
TAX_FARMER_ROLL: Final = 1
WAKES_INACTIVE_SERIES: Final = 2
WAITS_FOR_ATTACK: Final = 4
WAR_TRAITS: Final = ("tax_farmer_roll", "wakes_inactive_series", "waits_for_attack")
WAITS_FOR_PROVINCES: Final = 1
FACTION_CARD: Final = 2
LEADER_TRAITS: Final = ("waits_for_provinces", "faction_card")

# Abilities of statesmen, as bits.
HALVE_LOSSES: Final = 1
FREE_TRIBUNE: Final = 2
CLAIM_LAND_COMMISSIONER: Final = 4
FREE_LAND_BILL_VETO: Final = 8
FREE_LAND_BILL_PROPOSAL: Final = 16
DOUBLE_KNIGHTS_ON_LAWS: Final = 32
DOUBLE_INCOME: Final = 64
NO_LOSSES_BY_NUMBERS: Final = 128
DOUBLE_POPULARITY_CHANGES: Final = 256
ABILITIES: Final = (
    "halve_losses", "free_tribune", "claim_land_commissioner", "free_land_bill_veto",
    "free_land_bill_proposal", "double_knights_on_laws", "double_income", "no_losses_by_numbers",
    "double_popularity_changes",
)  # fmt: skip

# When a concession pays, and its traits, as bits.
PAID_EACH_TURN: Final = 0
PAID_PER_LEGION: Final = 1
PAID_PER_FLEET: Final = 2
PAID: Final = ("each_turn", "legion_raised", "fleet_raised")
DROUGHT_PROFIT: Final = 1
NEEDS_LAND_BILL: Final = 2
CONCESSION_TRAITS: Final = ("drought_profit", "needs_land_bill")

# When an intrigue card may be played.
WHEN: Final = (
    "senate", "assassination_attempt", "assassination_roll", "revenue", "not_revolution",
    "persuasion", "tribune_used", "tribune_silenced", "civil_war_victory",
)  # fmt: skip

# Laws: what has to hold first, what of one stays in force, what a late start makes of it, and when
# it is of no more use.
NEEDS: Final = ("nothing", "active_strength", "law", "war", "series")
LASTS: Final = ("always", "one_choice", "while_war_lasts", "at_once")
LATE_STARTS: Final = ("in_deck", "in_force", "removed")
IDLE_WHEN: Final = ("never", "needed_law_gone", "needed_war_defeated")

# Event cards: a further result, when a card leaves, and the dice that change an enemy's strength.
AGAIN_NOTHING: Final = 0
AGAIN_REPEATS: Final = 1
AGAIN: Final = ("nothing", "repeats")
LEAVES: Final = (
    "passage_of_time", "province_revolts", "leader_sheltered", "rejected_or_war_over",
)  # fmt: skip
WAR_DICE_NONE: Final = 0
WAR_DICE_BLACK: Final = 1
WAR_DICE_WHITE: Final = 2
WAR_DICE: Final = ("none", "black", "white")

# Results of a battle and of an assassination.
DEFEAT: Final = 0
STALEMATE: Final = 1
VICTORY: Final = 2
BATTLES: Final = ("defeat", "stalemate", "victory")
ALL_LOST: Final = -1
"""The losses of a battle in which no unit survives."""

CAUGHT: Final = 0
NO_EFFECT: Final = 1
KILLED: Final = 2
ASSASSINATIONS: Final = ("caught", "no_effect", "killed")

# Effects of the population table, as bits.
MANPOWER_SHORTAGE: Final = 1
NO_RECRUITMENT: Final = 2
MOB: Final = 4
PEOPLE_REVOLT: Final = 8
POPULATION_EFFECTS: Final = ("manpower_shortage", "no_recruitment", "mob", "people_revolt")

# Guidelines of factions without a player.
CHOSEN_BY: Final = ("most_military", "most_influence", "least_influence", "last")
LEADER_BY: Final = ("military", "influence", "influence_and_popularity")
NEUTRAL_REVENUE: Final = (
    "die_to_treasury_rest_to_leader", "equal_rest_to_treasury", "half_to_treasury_rest_to_leader",
    "one_each_rest_to_leader",
)  # fmt: skip
CHARITY: Final = ("treasury", "games")
SPOILS: Final = (
    "field_consul", "rome_consul", "governor", "censor", "concession", "land_bill",
)  # fmt: skip
