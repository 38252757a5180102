# The Revenue Phase in English.

## Raids and disorder

republic-raid-held = { $province } holds out against raiders under { $person }: { $dice } on the dice, { $force } military force{ $omens ->
    [0] {""}
   *[other] , { $omens } off for evil omens
}, { $total } in all, { $needed } needed.
republic-raid-overruns = Raiders overrun { $province } under { $person }: { $dice } on the dice, { $force } military force{ $omens ->
    [0] {""}
   *[other] , { $omens } off for evil omens
}, { $total } in all, { $needed } needed. It is undeveloped now and brings nothing this year.
republic-garrison-lost = { $count ->
    [one] The garrison of { $province } loses a legion.
   *[other] The garrison of { $province } loses { $count } legions.
}
republic-raiders-capture = Raiders take { $person } captive in { $province }.
republic-disorder-held = Disorder in { $province }, which brings nothing this year. { $person } keeps it from revolt: { $dice } on the die, { $garrison } for the garrison{ $omens ->
    [0] {""}
   *[other] , { $omens } off for evil omens
}, { $total } in all, { $needed } needed.
republic-disorder-revolt = { $province } revolts against { $person }: { $dice } on the die, { $garrison } for the garrison{ $omens ->
    [0] {""}
   *[other] , { $omens } off for evil omens
}, { $total } in all, { $needed } needed. Governor and garrison die, and the revolt is an active war.

## The State's revenue

republic-state-revenue = The State receives its yearly { $talents } T.
republic-state-gift = { $event }: the State receives { $talents } T.
republic-state-bequest = { $card }: the State receives { $talents } T.
republic-province-income = { $province } under { $person }: { $dice } on the dice{ $omens ->
    [0] {""}
   *[other] , { $omens } off for evil omens
}{ $verres ->
    [0] {""}
   *[other] , { $verres } more for the corruption trial
}, which makes { $talents } T for the State.

## Personal income

republic-income = { $who ->
    [you] Your senators collect { $talents } T.
   *[other] The senators of { $name } collect { $talents } T.
}
republic-profiteers = { $person } profiteers with { $concession }: { $talents } T, and { $popularity } popularity lost.
republic-spoils = { $person } takes the spoils of { $province }: { $dice } on the dice{ $omens ->
    [0] {""}
   *[other] , { $omens } off for evil omens
}{ $verres ->
    [0] {""}
   *[other] , { $verres } off for the corruption trial
}, which makes { $talents } T. He is corrupt now.
republic-spoils-debt = { $owed ->
    [0] { $person } pays the { $paid } T that { $province } has cost.
   *[other] { $person } pays { $paid } T of what { $province } has cost; the State owes { $owed } T.
}

## Rebels

republic-rebel-upkeep = { $count ->
    [0] { $person } and his rebels pay { $talents } T for their legions.
    [one] { $person } and his rebels pay { $talents } T for their legions, and release one legion to Rome.
   *[other] { $person } and his rebels pay { $talents } T for their legions, and release { $count } legions to Rome.
}
republic-released = { $lost ->
    [0] The State keeps all legions that the rebels released, for { $talents } T.
    [one] Of the legions that the rebels released the State keeps { $count }, for { $talents } T; one is disbanded.
   *[other] Of the legions that the rebels released the State keeps { $count }, for { $talents } T; { $lost } are disbanded.
}

## Redistribution

republic-talents-out = { $other } gets { $talents } T from the treasury of his faction.
republic-talents-in = { $person } puts { $talents } T into the treasury of his faction.
republic-talents-moved = { $person } hands { $talents } T to { $other }.
republic-gift = { $person } gives { $talents } T to { $other }, who belongs to { $to-faction }.
republic-gift-out = { $who ->
    [you] You give { $talents } T out of your treasury to { $other }, who belongs to { $to-faction }.
   *[other] { $name } gives { $talents } T out of the treasury to { $other }, who belongs to { $to-faction }.
}
republic-gift-in = { $person } gives { $talents } T to the treasury of { $to-faction }.
republic-gift-hidden = { $who ->
    [you] You give talents out of your treasury to that of { $to }.
    [to-you] { $name } gives talents from treasury to treasury: to you.
   *[other] { $name } gives talents from treasury to treasury: to { $to }.
}
republic-gift-hidden-seen = { $who ->
    [you] You give { $talents } T out of your treasury to that of { $to }.
    [to-you] { $name } gives you { $talents } T from treasury to treasury.
   *[other] { $name } gives { $talents } T from treasury to treasury: to { $to }.
}

## Provinces

republic-develops = { $person } develops { $province }: { $dice } on the die{ $drm ->
    [0] {""}
   *[other] , { $drm } more for clean hands
}{ $omens ->
    [0] {""}
   *[other] , { $omens } off for evil omens
}, { $total } in all, { $needed } needed.
republic-develops-not = { $person } does not develop { $province }: { $dice } on the die{ $drm ->
    [0] {""}
   *[other] , { $drm } more for clean hands
}{ $omens ->
    [0] {""}
   *[other] , { $omens } off for evil omens
}, { $total } in all, { $needed } needed.
republic-term-ends = The term of { $person } in { $province } is over.

## The State pays

republic-contribution = { $influence ->
    [0] { $person } contributes { $talents } T to the State.
   *[other] { $person } contributes { $talents } T to the State and gains { $influence } influence.
}
republic-debit-wars = { $count ->
    [one] The State pays { $talents } T for an active war.
   *[other] The State pays { $talents } T for { $count } active wars.
}
republic-debit-bills = { $count ->
    [one] The State pays { $talents } T for a land bill.
   *[other] The State pays { $talents } T for { $count } land bills.
}
republic-debit-provinces = The State pays { $talents } T that provinces have cost.
republic-debit-upkeep = The State pays { $talents } T for { $count ->
    [one] one legion or fleet
   *[other] { $count } legions and fleets
}.
republic-unkept = { $count ->
    [one] The State cannot pay, and one legion or fleet is disbanded.
   *[other] The State cannot pay, and { $count } legions and fleets are disbanded.
}
republic-treasury-low = The State treasury is below { $mark } T: { $treasury } T are left.

## The Open Bodyguard

republic-guarded = { $card } protects { $person }.
republic-guard-paid = { $person } pays { $talents } T for his bodyguard and loses { $popularity } popularity.
republic-guard-leaves = { $person } cannot pay for his bodyguard, who leaves him.

## What is asked

republic-ask-hold-revenue = The Revenue Phase begins. You may play the Open Bodyguard.
    .topic = Revenue Phase
republic-ask-guard = Whom does the bodyguard protect?
    .topic = bodyguard
republic-ask-profiteer = Does { $person } profiteer with { $concession }? It would pay { $times } times its income and cost him { $times } popularity.
    .topic = grain profiteering
republic-ask-spoils = Does { $person } take the spoils of { $province }? He would be corrupt, whatever the dice bring.
    .topic = provincial spoils
republic-ask-spoils-debt = The spoils of { $province } have cost { $debt } T. How many of them does { $person } pay? The State owes the rest.
    .topic = provincial spoils
republic-ask-upkeep = Your rebels have { $legions ->
    [one] 1 legion
   *[other] { $legions } legions
}: pay as many as you can.
    .topic = rebels’ upkeep
republic-ask-upkeep-treasury = How many talents come out of your faction treasury?
    .topic = rebels’ upkeep
republic-ask-upkeep-personal = How many talents does { $person } pay?
    .topic = rebels’ upkeep
republic-ask-release = Which legions do you release?
    .topic = rebels’ upkeep
republic-ask-keep = Which of the legions that the rebels released does the State keep? The others are disbanded.
    .topic = released legions
republic-ask-redistribution = Move talents within your faction, give talents to others, or stop.
    .topic = redistribution
republic-ask-talents-from = From whom?
    .topic = redistribution
republic-ask-talents-to = To whom?
    .topic = redistribution
republic-ask-talents = How many talents?
    .topic = redistribution
republic-ask-contribution = Who contributes to the State? It has { $treasury } T and will owe { $debts } T.
    .topic = contributions
republic-ask-contribution-talents = How many talents?
    .topic = contributions
