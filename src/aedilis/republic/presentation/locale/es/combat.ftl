# La Fase de Combate de La República de Roma en español.
#
# En una batalla $roman y $enemy son las fuerzas de los dos bandos; $black y $white, los dados (los blancos,
# sumados); $roll, su suma, y $total, lo que se lee en la tabla.

## Lo que ha pasado

republic-battle-rating = { $person } saca { $roll } para su MIL, que es { $total } en esta batalla.
republic-battle-victory = { $naval ->
    [0] Victoria { DE($general) } ({ $war }): fuerza { $roman } contra { $enemy }, dados { $black } y { $white }, tirada { $roll }, Malos Augurios { $omens }, total { $total }.
   *[other] Victoria Naval { DE($general) } ({ $war }): fuerza { $roman } contra { $enemy }, dados { $black } y { $white }, tirada { $roll }, Malos Augurios { $omens }, total { $total }.
}
republic-battle-stalemate = { $naval ->
    [0] Tablas { DE($general) } ({ $war }): fuerza { $roman } contra { $enemy }, dados { $black } y { $white }, tirada { $roll }, Malos Augurios { $omens }, total { $total }.
   *[other] Tablas { DE($general) } en el mar ({ $war }): fuerza { $roman } contra { $enemy }, dados { $black } y { $white }, tirada { $roll }, Malos Augurios { $omens }, total { $total }.
}
republic-battle-defeat = { $naval ->
    [0] Derrota { DE($general) } ({ $war }): fuerza { $roman } contra { $enemy }, dados { $black } y { $white }, tirada { $roll }, Malos Augurios { $omens }, total { $total }.
   *[other] Derrota { DE($general) } en el mar ({ $war }): fuerza { $roman } contra { $enemy }, dados { $black } y { $white }, tirada { $roll }, Malos Augurios { $omens }, total { $total }.
}
republic-battle-disaster = { $naval ->
    [0] Desastre ({ $war }): { $general } saca { $roll } (dados { $black } y { $white }).
   *[other] Desastre en el mar ({ $war }): { $general } saca { $roll } (dados { $black } y { $white }).
}
republic-battle-standoff = { $naval ->
    [0] Rechazo ({ $war }): { $general } saca { $roll } (dados { $black } y { $white }).
   *[other] Rechazo en el mar ({ $war }): { $general } saca { $roll } (dados { $black } y { $white }).
}
republic-battle-losses = Pérdidas: Legiones { $legions } (de ellas, Veteranas { $veterans }), Flotas { $fleets }.
republic-captured = { $person } es capturado ({ $war }).
republic-veterans = La { $legion } { DE($general) } pasa a ser Veterana.
republic-fleet-beaten = Flota enemiga vencida ({ $war }). { $general } gana { $count } de Influencia y de Popularidad.
republic-war-won = Guerra vencida: { $war }. El Erario recibe { $talents } T de Botín de Guerra{ $count ->
    [0] .
   *[other] ; { $general } gana { $count } de Influencia y de Popularidad.
}
republic-cannot-attack = { $general } no tiene Legiones o Flotas para atacar ({ $war }).
republic-unprosecuted = Guerra Desatendida: { $war }.
republic-rhodians-leave = Ha acabado la Guerra en la que Rodas ayudaba a Roma: { $fleets ->
    [one] 1 Flota vuelve
   *[other] { $fleets } Flotas vuelven
} a casa.
republic-wishes-general = { $who ->
    [you] Quieres que ataque primero { $general }.
   *[other] { $name } quiere que ataque primero { $general }.
}
republic-wishes-war = { $who ->
    [you] Quieres que se libre primero esta Guerra: { $war }.
   *[other] { $name } quiere que se libre primero esta Guerra: { $war }.
}
republic-order-general = { $general } saca { $roll } para decidir quién ataca primero.
republic-order-war = { $war }: sale un { $roll } para decidir qué Guerra se libra primero.
republic-raised-own = { $general } recluta a su costa por la Ley Gabinia: Legiones { $legions }, Flotas { $fleets }.
republic-supplied = { $person } gana { $talents } T con una Concesión: { $concession }.
republic-cleopatra-ally = { $who ->
    [you] Juegas a Cleopatra como aliada de Roma.
   *[other] { $name } juega a Cleopatra como aliada de Roma.
}
republic-cleopatra-enemy = { $who ->
    [you] Juegas a Cleopatra como enemiga de Roma.
   *[other] { $name } juega a Cleopatra como enemiga de Roma.
}
republic-cleopatra-gives = { $general } recibe { $talents } T de Cleopatra y por ello pierde Popularidad.
republic-ransomed = Se paga por { $person } un Rescate de { $talents } T y vuelve a Roma.

## Lo que se pregunta

republic-ask-land-battle = Flota enemiga vencida ({ $war }). ¿Sigue { $general } con la batalla terrestre?
    .topic = batalla terrestre
republic-ask-first-general = ¿Quién ataca primero ({ $war })?
    .topic = orden de ataque
republic-ask-first-war = ¿Qué Guerra se libra primero?
    .topic = orden de ataque
republic-ask-raise = Recluta Legiones y Flotas por la Ley Gabinia.
    .topic = Ley Gabinia
republic-ask-raise-legions = { $by ->
    [general] ¿Cuántas Legiones recluta { $general }?
   *[state] ¿Cuántas Legiones recluta el Estado?
}
    .topic = reclutamiento
republic-ask-raise-fleets = { $by ->
    [general] ¿Cuántas Flotas recluta { $general }?
   *[state] ¿Cuántas Flotas recluta el Estado?
}
    .topic = reclutamiento
republic-ask-raise-own = ¿Cuántos de los { $talents } T paga { $general } de su Tesoro Personal? El Tesoro de Facción paga el resto.
    .topic = Ley Gabinia
republic-ask-ransom = ¿A quién rescatas?
    .topic = Rescate
republic-ask-ransom-own = ¿Cuántos de los { $talents } T paga { $person } de su Tesoro Personal? El Tesoro de Facción paga el resto.
    .topic = Rescate
republic-ask-hold-cleopatra = Va a comenzar una batalla de la Guerra de Alejandría. ¿La dejas comenzar?
    .topic = Cleopatra
