"""What cards, provinces, scenarios and options say (rules 1.07.3, 1.07.21, 1.02).

A card is told in lines: its numbers first, then what it does, in our own words.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from aedilis.kernel.names import Args
from aedilis.kernel.text import capital
from aedilis.republic.definitions import codes
from aedilis.republic.definitions.codes import ABILITIES, NONE
from aedilis.republic.definitions.components import (
    CARDS,
    CONCESSIONS,
    EVENTS,
    FAMILIES,
    FORUM_EVENTS,
    INTRIGUES,
    LAND_BILLS,
    LAWS,
    LEADERS,
    PROVINCES,
    SCENARIOS,
    SERIES,
    STATESMEN,
    WARS,
    Roll,
    card,
)
from aedilis.republic.definitions.wars import War
from aedilis.republic.presentation.names import Names, roman
from aedilis.republic.state.options import PLAYABLE, scenario_index
from aedilis.republic.state.person import STATESMEN_FROM

ADVANCED: Final = ("double_knights_on_laws",)
"""Abilities that matter only to advanced rules."""


@dataclass(frozen=True)
class CardFace:
    """A card to be shown: its name, the word for its kind, and its lines."""

    name: str
    kind: str
    lines: tuple[str, ...]


def card_face(names: Names, number: int) -> CardFace:
    """The face of a card by its number."""
    if not 0 < number <= CARDS:
        return CardFace(names.card(number), "", ())
    one = card(number)
    kind = names.say(f"republic-kind-{codes.KINDS[one.kind].replace('_', '-')}")
    lines = tuple(capital(line) for line in _LINES[one.kind](names, one.index))
    return CardFace(names.of(one.definition), kind, lines)


def _ratings(names: Names, kind: str, index: int) -> str:
    one = STATESMEN[index] if kind == "statesman" else FAMILIES[index]
    args: Args = {
        "military": one.military,
        "oratory": one.oratory,
        "loyalty": one.loyalty,
        "influence": one.influence,
        "popularity": one.popularity,
    }
    return names.say("republic-card-ratings", args)


def _family(names: Names, index: int) -> Iterator[str]:
    yield _ratings(names, "family", index)
    statesmen = FAMILIES[index].statesmen
    if statesmen:
        yield names.say("republic-card-statesmen", {"names": _people(names, statesmen)})


def _people(names: Names, statesmen: Sequence[int]) -> str:
    return names.catalogue.join([names.person(STATESMEN_FROM + one) for one in statesmen])


def _statesman(names: Names, index: int) -> Iterator[str]:
    one = STATESMEN[index]
    yield _ratings(names, "statesman", index)
    yield names.say("republic-card-of-family", {"family": names.person(one.family)})
    if one.military_roll is not None:
        roll = roll_words(names, one.military_roll)
        yield names.say("republic-card-military-roll", {"roll": roll})
    if one.opposes:
        yield names.say("republic-card-opposes", {"names": _people(names, one.opposes)})
    if one.kin != NONE:
        yield names.say("republic-card-kin", {"person": names.person(STATESMEN_FROM + one.kin)})
    elif one.pair != NONE:
        yield names.say("republic-card-pair", {"person": names.person(STATESMEN_FROM + one.pair)})
    if one.voids_numbers_of:
        wars = names.catalogue.join([names.war(war) for war in one.voids_numbers_of])
        yield names.say("republic-card-voids", {"wars": wars})
    if one.knight_drm:
        yield names.say("republic-card-knights", {"drm": one.knight_drm})
    if one.appeal_dice > 2:
        yield names.say("republic-card-appeal", {"count": one.appeal_dice})
    if one.veterans > 1:
        yield names.say("republic-card-veterans", {"count": one.veterans})
    for bit, ability in enumerate(ABILITIES):
        if one.abilities >> bit & 1 and ability not in ADVANCED:
            yield ability_words(names, ability)


def ability_words(names: Names, ability: str) -> str:
    """What a statesman with an ability can do."""
    return names.say(f"republic-ability-{ability.replace('_', '-')}")


def roll_words(names: Names, roll: Roll) -> str:
    """A sum of dice, such as 2 dice - 1."""
    plus = "" if roll.plus == 0 else f" {'+' if roll.plus > 0 else '-'} {abs(roll.plus)}"
    dice = names.say("republic-dice", {"count": roll.dice})
    return f"{'-' if roll.sign < 0 else ''}{dice}{plus}"


def _concession(names: Names, index: int) -> Iterator[str]:
    one = CONCESSIONS[index]
    paid = codes.PAID[one.paid].replace("_", "-")
    yield names.say(f"republic-card-paid-{paid}", {"talents": one.income})
    if one.traits & codes.DROUGHT_PROFIT:
        yield names.say("republic-card-profiteering")
    if one.traits & codes.NEEDS_LAND_BILL:
        yield names.say("republic-card-needs-bill")
    if one.tax_farmer:
        yield names.say("republic-card-tax-farmer", {"dice": one.tax_farmer})


def war_numbers(names: Names, war: War) -> str:
    """The printed strengths of a war."""
    args: Args = {"land": war.land, "naval": war.naval, "support": war.support}
    return names.say("republic-card-strength", args)


def _numbers(names: Names, disaster: Sequence[int], standoff: Sequence[int]) -> str:
    return names.say(
        "republic-card-numbers",
        {
            "disaster": ", ".join(str(n) for n in disaster),
            "standoff": ", ".join(str(n) for n in standoff),
        },
    )


def _war(names: Names, index: int) -> Iterator[str]:
    war = WARS[index]
    yield war_numbers(names, war)
    yield _numbers(names, war.disaster, war.standoff)
    yield names.say("republic-card-spoils", {"talents": war.spoils})
    if war.series != NONE:
        series = SERIES[war.series]
        told: Args = {
            "series": names.of(series), "place": war.place, "wars": series.wars,
        }  # fmt: skip
        yield names.say("republic-card-series", told)
    if war.drawn == codes.DRAWN_BY_PROVINCE:
        provinces = names.catalogue.join([names.province(one) for one in war.active_with])
        yield names.say("republic-card-drawn-by-province", {"provinces": provinces})
    else:
        yield names.say(f"republic-card-drawn-{codes.DRAWN[war.drawn]}")
    if war.revolt == codes.REVOLT_ALWAYS:
        yield names.say("republic-card-revolt")
    elif war.revolt == codes.REVOLT_BY_PROVINCE:
        yield names.say("republic-card-revolt-if", {"province": names.province(war.revolt_with)})
    if war.drought:
        yield names.say("republic-card-drought")
    if war.creates:
        provinces = names.catalogue.join([names.province(one) for one in war.creates])
        when = codes.CREATES[war.creates_when].replace("_", "-")
        yield names.say(f"republic-card-creates-{when}", {"provinces": provinces})
    if war.develops != NONE:
        yield names.say("republic-card-develops", {"province": names.province(war.develops)})
    if war.destroys != NONE:
        told = {"concession": names.concession(war.destroys)}
        yield names.say("republic-card-destroys", told)
    for bit, trait in enumerate(codes.WAR_TRAITS):
        if war.traits >> bit & 1:
            yield names.say(f"republic-war-trait-{trait.replace('_', '-')}")


def _leader(names: Names, index: int) -> Iterator[str]:
    leader = LEADERS[index]
    if leader.series != NONE:
        wars = names.of(SERIES[leader.series])
    else:
        wars = names.war(leader.war)
    yield names.say("republic-card-leads", {"wars": wars, "strength": leader.strength})
    yield _numbers(names, [leader.disaster], [leader.standoff])
    if leader.tax_farmer_roll_with != NONE:
        war = names.war(leader.tax_farmer_roll_with)
        yield names.say("republic-card-tax-farmer-roll", {"war": war})
    if leader.traits & codes.WAITS_FOR_PROVINCES:
        yield names.say("republic-card-waits-for-provinces")
    if leader.ally is not None:
        told: Args = {
            "military": leader.ally.military,
            "talents": leader.ally.talents,
            "popularity": -leader.ally.popularity,
        }
        yield names.say("republic-card-ally", told)


def _intrigue(names: Names, index: int) -> Iterator[str]:
    word = INTRIGUES[index].id.replace("_", "-")
    yield names.say(f"republic-intrigue-{word}")


def _law(names: Names, index: int) -> Iterator[str]:
    law = LAWS[index]
    word = law.id.replace("_", "-")
    yield law_words(names, index)
    if law.needs:
        yield names.say(f"republic-law-needs-{word}")


def law_words(names: Names, index: int) -> str:
    """What a law does."""
    return names.say(f"republic-law-effect-{LAWS[index].id.replace('_', '-')}")


def _forum_event(names: Names, index: int) -> Iterator[str]:
    event = FORUM_EVENTS[index]
    told: Args = {"talents": event.talents, "legions": event.legions, "fleets": event.fleets}
    if event.creates != NONE:
        told["province"] = names.province(event.creates)
    yield names.say(f"republic-forum-effect-{event.id.replace('_', '-')}", told)


def _event(names: Names, index: int) -> Iterator[str]:
    for dark in (False, True):
        name = names.event_name(index, dark)
        yield names.say("republic-side", {"name": name, "effect": event_words(names, index, dark)})


def event_words(names: Names, index: int, dark: bool) -> str:
    """What an event does with one of its sides up."""
    side = EVENTS[index].side(dark)
    args: Args = {
        "talents": abs(side.treasury),
        "target": side.target,
        "chits": side.chits,
        "cost": side.unit_cost,
        "fleets": side.fleets,
        "income": side.income,
        "percent": side.spoils_percent,
        "dice": "white" if side.war_dice == codes.WAR_DICE_WHITE else "black",
        "side": "dark" if dark else "light",
    }
    return names.say(f"republic-event-effect-{EVENTS[index].id.replace('_', '-')}", args)


_LINES: Final[dict[int, Callable[[Names, int], Iterator[str]]]] = {
    codes.FAMILY: _family,
    codes.STATESMAN: _statesman,
    codes.CONCESSION: _concession,
    codes.WAR: _war,
    codes.LEADER: _leader,
    codes.LEADER_INTRIGUE: _leader,
    codes.INTRIGUE: _intrigue,
    codes.LAW: _law,
    codes.FORUM_EVENT: _forum_event,
    codes.EVENT: _event,
}


# -- what is no card of a deck ---------------------------------------------------------------------


def province_lines(names: Names, index: int) -> list[str]:
    """What a province brings, undeveloped and developed."""
    province = PROVINCES[index]
    lines = [names.say("republic-card-frontier")] if province.frontier else []
    for developed in (False, True):
        side = province.side(developed)
        told: Args = {
            "developed": int(developed),
            "income": roll_words(names, side.income),
            "spoils": roll_words(names, side.spoils),
            "land": side.land,
            "naval": side.naval,
        }
        lines.append(names.say("republic-card-province", told))
    return lines


def bill_words(names: Names, index: int) -> str:
    """What a type of land bill costs and changes."""
    bill = LAND_BILLS[index]
    told: Args = {
        "type": roman(bill.type),
        "talents": bill.talents,
        "yearly": int(bill.yearly),
        "unrest": -bill.passed.unrest,
        "sponsor": bill.passed.sponsor,
        "cosponsor": bill.passed.cosponsor,
        "voter": -bill.passed.voter,
    }
    return names.say("republic-bill-effect", told)


def scenario_line(names: Names, scenario: str) -> str:
    """What distinguishes a scenario. Raises ValueError for one that does not exist."""
    return names.say(f"republic-scenario-{scenario}", {"name": scenario_name(names, scenario)})


def scenario_name(names: Names, scenario: str) -> str:
    """What a scenario is called. Raises ValueError for one that does not exist."""
    if scenario not in PLAYABLE:
        raise ValueError(f"scenario: {scenario!r} is not one of {', '.join(PLAYABLE)}")
    return names.of(SCENARIOS[scenario_index(scenario)])


def option_line(names: Names, option: str) -> str:
    """What an option of a new game is for."""
    return names.say(f"republic-option-{option}")
