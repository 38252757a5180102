# Rebel governors of The Republic of Rome in English (advanced rule 2.03).
#
# In a battle $roman and $enemy are the strengths of both sides, $black and $white the dice (the white ones added
# up), $roll their sum and $total what is read on the table.

## Names

republic-war-rebels = rebellion in { $province }
republic-do-march = March on Rome
republic-do-hold-province = Stay in the province
republic-option-rebel-governors = whether governors may rebel with their provinces (advanced rule 2.03; with provincial wars only)
republic-option-rebels-build = whether rebel governors may raise provincial units with their own talents
republic-option-interception = whether the HRAO decides if rebels who cross the sea are met there (hrao), or they always are while there are fleets in Rome (always)
republic-value-hrao = the HRAO decides
republic-value-always = always

## Revolution

republic-loyalty-fleets = { $person } asks { $fleets ->
    [one] 1 fleet for its loyalty
   *[other] { $fleets } fleets for their loyalty
}: { $dice } on the dice. { $count } would follow him; the others are in Rome.
republic-rising = { $person } is the Primary Rebel: what has risen counts { $strength }.
republic-rising-army = Legions with the Primary Rebel { $person }: { $legions }.
republic-governor-rebels = { $person } rebels with his province, { $province }.
republic-marches = { $lands ->
    [0] { $person } leaves { $province } to march on Rome, and is at sea with all his forces.
   *[other] { $person } leaves { $province } and marches on Rome: all his forces are in Italy.
}
republic-holds-province = { $person } stays in { $province }.
republic-reinforces-rebel = { $lands ->
    [0] { $person } leaves { $province } to help the Primary Rebel, and is at sea with all his forces.
   *[other] { $person } leaves { $province } and joins the Primary Rebel in Italy with all his forces.
}

## Revenue

republic-rebel-income = { $person } takes { $talents } T from { $province } (spoils { $spoils }, State income { $income }, local tax { $taxes }).
republic-camp-upkeep = { $person } and his rebels pay { $talents } T for their forces. Released to Rome: legions { $legions }, fleets { $fleets }; provincial units lost: { $lost }.
republic-released-units = Of the units that the rebels released the State keeps { $count }, for { $talents } T; disbanded: { $lost }.
republic-rebel-builds = { $person } raises in { $province }: troops { $troops }, fleets { $fleets }.

## Battles

republic-blockade-victory = The fleets of Rome stop those from { $province } under { $person } at sea: strength { $roman } against { $enemy }, dice { $black } and { $white }, roll { $roll }, evil omens { $omens }, total { $total }.
republic-blockade-stalemate = The fleets of Rome meet those from { $province } under { $person }, and do not stop them: strength { $roman } against { $enemy }, dice { $black } and { $white }, roll { $roll }, evil omens { $omens }, total { $total }.
republic-blockade-defeat = The fleets of Rome are beaten by those from { $province } under { $person }: strength { $roman } against { $enemy }, dice { $black } and { $white }, roll { $roll }, evil omens { $omens }, total { $total }.
republic-blockade-losses = Fleets lost in the battle off { $province }: Rome { $fleets }, the rebels { $count } provincial ones and { $romans } Roman ones.
republic-rebels-land = { $person } lands in Italy with the forces of { $province }.
republic-rebels-turned-back = { $person } is back in { $province } with his forces.
republic-holdout-victory = { $naval ->
    [0] { $general } wins against the rebel { $other } in { $province }: strength { $roman } against { $enemy }, dice { $black } and { $white }, roll { $roll }, evil omens { $omens }, total { $total }.
   *[other] { $general } wins at sea against the rebel { $other } in { $province }: strength { $roman } against { $enemy }, dice { $black } and { $white }, roll { $roll }, evil omens { $omens }, total { $total }.
}
republic-holdout-stalemate = { $naval ->
    [0] Stalemate of { $general } against the rebel { $other } in { $province }: strength { $roman } against { $enemy }, dice { $black } and { $white }, roll { $roll }, evil omens { $omens }, total { $total }.
   *[other] Stalemate at sea of { $general } against the rebel { $other } in { $province }: strength { $roman } against { $enemy }, dice { $black } and { $white }, roll { $roll }, evil omens { $omens }, total { $total }.
}
republic-holdout-defeat = { $naval ->
    [0] { $general } is defeated by the rebel { $other } in { $province }: strength { $roman } against { $enemy }, dice { $black } and { $white }, roll { $roll }, evil omens { $omens }, total { $total }.
   *[other] { $general } is defeated at sea by the rebel { $other } in { $province }: strength { $roman } against { $enemy }, dice { $black } and { $white }, roll { $roll }, evil omens { $omens }, total { $total }.
}
republic-rebel-losses = { $person } loses legions: { $legions } (veterans among them { $veterans }), and provincial troops: { $troops }.
republic-rebel-ships-lost = { $person } loses fleets of { $province }: { $fleets }.
republic-rebel-fleets-lost = { $person } loses fleets: { $fleets }.
republic-rebel-fleet-beaten = The rebels’ fleet in { $province } is beaten. { $general } gains { $count } influence and popularity.
republic-province-taken = { $province } is taken from the rebels. { $general } gains { $count } influence and popularity.

## What is asked

republic-ask-loyalty = Does { $person } find out who of those under him would follow him in a revolt?
    .topic = loyalty of legions
republic-ask-pay-fleets = For how many fleets does he pay?
    .topic = loyalty of legions
republic-ask-rise = Does your faction rise against Rome?
    .topic = revolt
republic-ask-rise-leader = Who leads the revolt? A general has to march on Rome; a governor may stay in his province.
    .topic = revolt
republic-ask-rise-fleets = How many of his fleets does the general keep? He will have to pay for them.
    .topic = revolt
republic-ask-rise-also = Which other governor rises?
    .topic = revolt
republic-ask-march = Does { $person } march on Rome, or stay in { $province }? Who marches never comes back.
    .topic = march on Rome
republic-ask-garrison-joins = { $count ->
    [one] A veteran legion of the rebels is in the garrison of { $province } under { $person }. Does it go to { $other }?
   *[other] { $count } veteran legions of the rebels are in the garrison of { $province } under { $person }. Do they go to { $other }?
}
    .topic = rebels’ veterans
republic-ask-reinforce-rebel = { $person } has held out in Italy. Which rebel governor comes to his help with all his forces?
    .topic = help for the Primary Rebel
republic-ask-intercept = { $person } comes from { $province } over the sea, with a naval strength of { $enemy }. { $fleets ->
    [one] Does the only fleet in Rome stop him?
   *[other] Do the { $fleets } fleets in Rome stop him?
}
    .topic = interception at sea
republic-ask-fleets-lost = { $count ->
    [one] One provincial fleet is lost. Is it one of { $province }?
   *[other] { $count } provincial fleets are lost. How many of them are from { $province }?
} The others are those with the Primary Rebel.
    .topic = fleets lost
republic-ask-camp-upkeep = Your rebels pay { $talents } T for their forces. To be released to Rome: { $count }; provincial units lost: { $lost }.
    .topic = rebels’ upkeep
republic-ask-release-fleets = How many Roman fleets do you release?
    .topic = rebels’ upkeep
republic-ask-release-legions = How many legions do you release from { $province }?
    .topic = rebels’ upkeep
republic-ask-release-italy = How many legions do you release from the army in Italy?
    .topic = rebels’ upkeep
republic-ask-release-own-troops = How many troops of { $province } do you give up?
    .topic = rebels’ upkeep
republic-ask-release-own-fleets = How many fleets of { $province } do you give up?
    .topic = rebels’ upkeep
republic-ask-keep-fleets = How many of the fleets that the rebels released does the State keep? The others are disbanded.
    .topic = released legions
republic-ask-rebel-builds = What does { $person } raise in { $province }, out of his { $talents } T?
    .topic = rebels’ forces
republic-ask-raise-own-troops = How many provincial troops?
    .topic = rebels’ forces
republic-ask-raise-own-fleets = How many provincial fleets?
    .topic = rebels’ forces
