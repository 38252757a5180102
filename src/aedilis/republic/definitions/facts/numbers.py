"""What `numbers.toml` may say: the single numbers of the rules, a table for each part of them."""

from aedilis.kernel.data import Facts
from aedilis.republic.definitions.facts.parts import Numbers
from aedilis.republic.definitions.roll import Roll


class Money(Facts, frozen=True):
    start_treasury: int
    annual_revenue: int
    leader_income: int
    senator_income: int
    knight_income: int
    active_war_cost: int
    unit_cost: int
    manpower_step: int
    unit_upkeep: int
    rebel_upkeep: int
    provincial_unit_cost: int
    ransom_minimum: int
    ransom_per_influence: int
    loyalty_bonus_cost: int
    recall_veteran_cost: int
    pontifex_omens: int
    pontifex_fine: int
    minimum_bid: int
    treasury_warnings: Numbers


class Bounds(Facts, frozen=True):
    popularity_min: int
    popularity_max: int
    influence_min: int
    unrest_min: int
    hand_limit: int
    legions: int
    fleets: int
    priests: int
    governor_term: int
    senators_in_rome: int
    losing_wars: int
    dictator_wars: int
    dictator_strength: int
    crisis_wars: int
    crisis_strength: int
    minor_prosecutions: int
    major_prosecutions: int


class Persuasion(Facts, frozen=True):
    dice: Roll
    aligned_loyalty: int
    fails_from: int
    fails_from_after_era_ends: int


class Knights(Facts, frozen=True):
    dice: Roll
    attracted_from: int


class Initiative(Facts, frozen=True):
    dice: Roll
    event_on: int
    event_dice: Roll
    each_turn: int


class Curia(Facts, frozen=True):
    dice: Roll
    acts_from: int


class TaxFarmers(Facts, frozen=True):
    dice: Roll


class Development(Facts, frozen=True):
    dice: Roll
    clean_drm: int
    developed_from: int
    influence: int


class Population(Facts, frozen=True):
    dice: Roll
    drought_unrest: int
    unprosecuted_war_unrest: int
    mob_chits: int


class Combat(Facts, frozen=True):
    dice: Roll
    victory_unrest: int
    defeat_unrest: int
    disaster_unrest: int
    disaster_share: int
    standoff_share: int
    legions_per_popularity: int
    veteran_strength: int


class Loyalty(Facts, frozen=True):
    dice: Roll
    paid_drm: int
    early: int
    middle: int
    late: int


class Prosecution(Facts, frozen=True):
    minor_influence: int
    minor_popularity: int
    assassin_leader_influence: int
    appeal_dice: Roll
    trial_dice: Roll
    freed_chits_above: int
    killed_chits_below: int
    advocate_wins: int
    advocate_loses: int
    prosecutor_loses: int


class Assassination(Facts, frozen=True):
    dice: Roll


class Influence(Facts, frozen=True):
    unanimous_defeat: int
    priest_gain: int
    priest_loss: int
    pontifex_loss: int
    consul_for_life_elected: int
    consul_for_life_appointed: int
    law_sponsor: int
    law_cosponsor: int
    veteran_land: int


class Pontifex(Facts, frozen=True):
    dice: Roll


class NumbersFile(Facts, frozen=True):
    """`numbers.toml`."""

    money: Money
    bounds: Bounds
    persuasion: Persuasion
    knights: Knights
    initiative: Initiative
    curia: Curia
    tax_farmers: TaxFarmers
    development: Development
    population: Population
    combat: Combat
    loyalty: Loyalty
    prosecution: Prosecution
    assassination: Assassination
    influence: Influence
    pontifex: Pontifex
