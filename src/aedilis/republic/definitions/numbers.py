"""Single numbers of the rules, read from `data/numbers.toml`: dice, costs, gains and bounds."""

from typing import Final

from aedilis.republic.definitions.facts.numbers import NumbersFile
from aedilis.republic.definitions.source import read

_file = read("numbers", NumbersFile)

_money = _file.money
START_TREASURY: Final = _money.start_treasury
ANNUAL_REVENUE: Final = _money.annual_revenue
LEADER_INCOME: Final = _money.leader_income
SENATOR_INCOME: Final = _money.senator_income
KNIGHT_INCOME: Final = _money.knight_income
ACTIVE_WAR_COST: Final = _money.active_war_cost
UNIT_COST: Final = _money.unit_cost
MANPOWER_STEP: Final = _money.manpower_step
UNIT_UPKEEP: Final = _money.unit_upkeep
REBEL_UPKEEP: Final = _money.rebel_upkeep
PROVINCIAL_UNIT_COST: Final = _money.provincial_unit_cost
RANSOM_MINIMUM: Final = _money.ransom_minimum
RANSOM_PER_INFLUENCE: Final = _money.ransom_per_influence
LOYALTY_BONUS_COST: Final = _money.loyalty_bonus_cost
RECALL_VETERAN_COST: Final = _money.recall_veteran_cost
PONTIFEX_OMENS: Final = _money.pontifex_omens
PONTIFEX_FINE: Final = _money.pontifex_fine
MINIMUM_BID: Final = _money.minimum_bid
TREASURY_WARNINGS: Final = _money.treasury_warnings

_bounds = _file.bounds
POPULARITY_MIN: Final = _bounds.popularity_min
POPULARITY_MAX: Final = _bounds.popularity_max
INFLUENCE_MIN: Final = _bounds.influence_min
UNREST_MIN: Final = _bounds.unrest_min
HAND_LIMIT: Final = _bounds.hand_limit
LEGIONS: Final = _bounds.legions
FLEETS: Final = _bounds.fleets
PRIESTS: Final = _bounds.priests
GOVERNOR_TERM: Final = _bounds.governor_term
SENATORS_IN_ROME: Final = _bounds.senators_in_rome
LOSING_WARS: Final = _bounds.losing_wars
DICTATOR_WARS: Final = _bounds.dictator_wars
DICTATOR_STRENGTH: Final = _bounds.dictator_strength
CRISIS_WARS: Final = _bounds.crisis_wars
CRISIS_STRENGTH: Final = _bounds.crisis_strength
MINOR_PROSECUTIONS: Final = _bounds.minor_prosecutions
MAJOR_PROSECUTIONS: Final = _bounds.major_prosecutions

_persuasion = _file.persuasion
PERSUASION_DICE: Final = _persuasion.dice
ALIGNED_LOYALTY: Final = _persuasion.aligned_loyalty
PERSUASION_FAILS_FROM: Final = _persuasion.fails_from
PERSUASION_FAILS_FROM_AFTER_ERA_ENDS: Final = _persuasion.fails_from_after_era_ends

_knights = _file.knights
KNIGHT_DICE: Final = _knights.dice
KNIGHT_FROM: Final = _knights.attracted_from

_initiative = _file.initiative
INITIATIVE_DICE: Final = _initiative.dice
INITIATIVE_EVENT_ON: Final = _initiative.event_on
INITIATIVE_EVENT_DICE: Final = _initiative.event_dice
INITIATIVES: Final = _initiative.each_turn

_curia = _file.curia
CURIA_DICE: Final = _curia.dice
CURIA_FROM: Final = _curia.acts_from

_tax_farmers = _file.tax_farmers
TAX_FARMER_DICE: Final = _tax_farmers.dice

_development = _file.development
DEVELOPMENT_DICE: Final = _development.dice
CLEAN_GOVERNOR_DRM: Final = _development.clean_drm
DEVELOPED_FROM: Final = _development.developed_from
DEVELOPMENT_INFLUENCE: Final = _development.influence

_population = _file.population
POPULATION_DICE: Final = _population.dice
DROUGHT_UNREST: Final = _population.drought_unrest
UNPROSECUTED_WAR_UNREST: Final = _population.unprosecuted_war_unrest
MOB_CHITS: Final = _population.mob_chits

_combat = _file.combat
COMBAT_DICE: Final = _combat.dice
VICTORY_UNREST: Final = _combat.victory_unrest
DEFEAT_UNREST: Final = _combat.defeat_unrest
DISASTER_UNREST: Final = _combat.disaster_unrest
DISASTER_SHARE: Final = _combat.disaster_share
STANDOFF_SHARE: Final = _combat.standoff_share
LEGIONS_PER_POPULARITY: Final = _combat.legions_per_popularity
VETERAN_STRENGTH: Final = _combat.veteran_strength

_loyalty = _file.loyalty
LOYALTY_DICE: Final = _loyalty.dice
LOYALTY_PAID_DRM: Final = _loyalty.paid_drm
LOYALTY_FROM: Final = (_loyalty.early, _loyalty.middle, _loyalty.late)
"""The least die that keeps a legion loyal to its rebel, in each era."""

_prosecution = _file.prosecution
MINOR_CONVICTION_INFLUENCE: Final = _prosecution.minor_influence
MINOR_CONVICTION_POPULARITY: Final = _prosecution.minor_popularity
ASSASSIN_LEADER_INFLUENCE: Final = _prosecution.assassin_leader_influence
APPEAL_DICE: Final = _prosecution.appeal_dice
TRIAL_DICE: Final = _prosecution.trial_dice
FREED_CHITS_ABOVE: Final = _prosecution.freed_chits_above
KILLED_CHITS_BELOW: Final = _prosecution.killed_chits_below
ADVOCATE_WINS: Final = _prosecution.advocate_wins
ADVOCATE_LOSES: Final = _prosecution.advocate_loses
PROSECUTOR_LOSES: Final = _prosecution.prosecutor_loses

_assassination = _file.assassination
ASSASSINATION_DICE: Final = _assassination.dice

_influence = _file.influence
UNANIMOUS_DEFEAT_INFLUENCE: Final = _influence.unanimous_defeat
PRIEST_INFLUENCE: Final = _influence.priest_gain
PRIEST_LOSS: Final = _influence.priest_loss
PONTIFEX_LOSS: Final = _influence.pontifex_loss
CONSUL_FOR_LIFE_ELECTED: Final = _influence.consul_for_life_elected
CONSUL_FOR_LIFE_APPOINTED: Final = _influence.consul_for_life_appointed
LAW_SPONSOR_INFLUENCE: Final = _influence.law_sponsor
LAW_COSPONSOR_INFLUENCE: Final = _influence.law_cosponsor
VETERAN_LAND_INFLUENCE: Final = _influence.veteran_land

_pontifex = _file.pontifex
PONTIFEX_DICE: Final = _pontifex.dice
