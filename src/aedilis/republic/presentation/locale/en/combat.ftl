# The Combat Phase of The Republic of Rome in English.
#
# In a battle $roman and $enemy are the strengths of both sides, $black and $white the dice (the white ones added
# up), $roll their sum and $total what is read on the table.

## What happened

republic-battle-rating = { $person } rolls { $roll } for his military rating: it is { $total } in this battle.
republic-battle-victory = { $naval ->
    [0] { $general } wins against the { $war }: strength { $roman } against { $enemy }, dice { $black } and { $white }, roll { $roll }, evil omens { $omens }, total { $total }.
   *[other] { $general } wins at sea against the { $war }: strength { $roman } against { $enemy }, dice { $black } and { $white }, roll { $roll }, evil omens { $omens }, total { $total }.
}
republic-battle-stalemate = { $naval ->
    [0] Stalemate of { $general } against the { $war }: strength { $roman } against { $enemy }, dice { $black } and { $white }, roll { $roll }, evil omens { $omens }, total { $total }.
   *[other] Stalemate of { $general } at sea against the { $war }: strength { $roman } against { $enemy }, dice { $black } and { $white }, roll { $roll }, evil omens { $omens }, total { $total }.
}
republic-battle-defeat = { $naval ->
    [0] { $general } is defeated by the { $war }: strength { $roman } against { $enemy }, dice { $black } and { $white }, roll { $roll }, evil omens { $omens }, total { $total }.
   *[other] { $general } is defeated at sea by the { $war }: strength { $roman } against { $enemy }, dice { $black } and { $white }, roll { $roll }, evil omens { $omens }, total { $total }.
}
republic-battle-disaster = { $naval ->
    [0] Disaster: { $general } rolls { $roll } (dice { $black } and { $white }) against the { $war }.
   *[other] Disaster at sea: { $general } rolls { $roll } (dice { $black } and { $white }) against the { $war }.
}
republic-battle-standoff = { $naval ->
    [0] Standoff: { $general } rolls { $roll } (dice { $black } and { $white }) against the { $war }.
   *[other] Standoff at sea: { $general } rolls { $roll } (dice { $black } and { $white }) against the { $war }.
}
republic-battle-losses = Lost: legions { $legions } (veterans among them { $veterans }), fleets { $fleets }.
republic-captured = { $person } is captured by the { $war }.
republic-veterans = { $legion } of { $general } becomes a veteran legion.
republic-fleet-beaten = The fleet of the { $war } is beaten. { $general } gains { $count } influence and popularity.
republic-war-won = the { $war } is over. The State gets { $talents } T of spoils{ $count ->
    [0] .
   *[other] , { $general } gains { $count } influence and popularity.
}
republic-cannot-attack = { $general } lacks the legions or fleets to attack the { $war }.
republic-unprosecuted = Nobody prosecutes the { $war }.
republic-rhodians-leave = The war is over for which Rhodes helped Rome: { $fleets ->
    [one] 1 fleet goes
   *[other] { $fleets } fleets go
} home.
republic-wishes-general = { $who ->
    [you] You want { $general } to attack first.
   *[other] { $name } wants { $general } to attack first.
}
republic-wishes-war = { $who ->
    [you] You want the { $war } to be fought first.
   *[other] { $name } wants the { $war } to be fought first.
}
republic-order-general = { $general } rolls { $roll } for who attacks first.
republic-order-war = the { $war }: { $roll } is rolled for which war is fought first.
republic-raised-own = { $general } raises legions { $legions } and fleets { $fleets } of his own under the Gabinian Law.
republic-supplied = { $person } earns { $talents } T by { $concession }.
republic-cleopatra-ally = { $who ->
    [you] You play Cleopatra as an ally of Rome.
   *[other] { $name } plays Cleopatra as an ally of Rome.
}
republic-cleopatra-enemy = { $who ->
    [you] You play Cleopatra as an enemy of Rome.
   *[other] { $name } plays Cleopatra as an enemy of Rome.
}
republic-cleopatra-gives = { $general } gets { $talents } T from Cleopatra, and loses popularity for it.
republic-ransomed = { $person } is ransomed for { $talents } T and is in Rome again.

## What is asked

republic-ask-land-battle = The fleet of the { $war } is beaten. Does { $general } go on to fight on land?
    .topic = land battle
republic-ask-first-general = Who attacks the { $war } first?
    .topic = order of attack
republic-ask-first-war = Which war is fought first?
    .topic = order of attack
republic-ask-raise = Raise legions and fleets under the Gabinian Law.
    .topic = Gabinian Law
republic-ask-raise-legions = { $by ->
    [general] How many legions does { $general } raise?
   *[state] How many legions does the State raise?
}
    .topic = raising of forces
republic-ask-raise-fleets = { $by ->
    [general] How many fleets does { $general } raise?
   *[state] How many fleets does the State raise?
}
    .topic = raising of forces
republic-ask-raise-own = How many of the { $talents } T does { $general } pay himself? The faction’s treasury pays the rest.
    .topic = Gabinian Law
republic-ask-ransom = Whom do you ransom?
    .topic = ransom
republic-ask-ransom-own = How many of the { $talents } T does { $person } pay himself? The faction’s treasury pays the rest.
    .topic = ransom
republic-ask-hold-cleopatra = A battle of the Alexandrine War is about to begin. Let it begin?
    .topic = Cleopatra
