# The Provincial Wars of The Republic of Rome in English.
#
# In a battle $roman and $enemy are the strengths of both sides, $black and $white the dice (the white ones added
# up), $roll their sum and $total what is read on the table.

## What happened

republic-levy = { $province } raises { $troops ->
    [one] 1 troop
   *[other] { $troops } troops
} and { $fleets ->
    [one] 1 fleet
   *[other] { $fleets } fleets
} of its own{ $talents ->
    [0] .
   *[other] ; { $person } pays { $talents } T of it.
}
republic-province-fights = { $naval ->
    [0] { $province }, governed by { $person }, fights the { $war }
   *[other] { $province }, governed by { $person }, fights the { $war } at sea
}: { $result ->
    [victory] Victory
    [defeat] Defeat
    [disaster] Disaster
    [standoff] Standoff
   *[stalemate] Stalemate
}{ $short ->
    [0] {""}
   *[other] {" "}(a victory without the fleets it takes)
}. Strength { $roman } against { $enemy }, dice { $black } and { $white }, roll { $roll }, evil omens { $omens }, total { $total }.
republic-province-helpless = { $province } has no fleet against that of the { $war }: it is defeated without a battle.
republic-province-losses = { $province } loses: troops { $troops }, legions of its garrison { $legions } (veterans among them { $veterans }), fleets { $fleets }.
republic-province-joins = { $province } joins the { $war } against Rome.
republic-province-freed = { $province } breaks with the { $war }: it lies in the Forum, undeveloped and without units.
republic-province-prevails = { $general } has beaten the { $war }, { $rests ->
    [0] which goes out of the Forum.
   *[other] which is inactive now.
} He gains { $count } influence and popularity.
republic-allies-lose = { $province }, in league with the { $war }, loses { $naval ->
    [0] { $count ->
        [one] 1 troop.
       *[other] { $count } troops.
    }
   *[other] { $count ->
        [one] 1 fleet.
       *[other] { $count } fleets.
    }
}

## What is asked

republic-ask-levy = { $person } raises units in { $province }: its local tax is { $talents } T, and each costs { $price } T.
    .topic = provincial levy
republic-ask-levy-units = How many units? { $person } pays what goes beyond the local tax.
    .topic = provincial levy
republic-ask-levy-troops = How many of them are troops? The others are fleets.
    .topic = provincial levy

republic-amount-units = { $count ->
    [one] 1 unit
   *[other] { $count } units
}
republic-amount-troops = { $count ->
    [one] 1 troop
   *[other] { $count } troops
}

## On the table

republic-table-province-own = own troops { $troops }, own fleets { $fleets }
republic-table-province-attacked = attacked
republic-table-war-ally = in league with it: { $province } (troops { $troops }, fleets { $fleets })
