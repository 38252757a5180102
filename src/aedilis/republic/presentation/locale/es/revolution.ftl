# La Fase de Revueltas y la Guerra Civil de La República de Roma en español.
#
# En una batalla de la Guerra Civil $general combate por el Senado y $other es el Rebelde; $roman y $enemy son sus
# fuerzas; $black y $white, los dados (los blancos, sumados); $roll, su suma, y $total, lo que se lee en la tabla.

## Cartas

republic-cards-given = { $who ->
    [you] { $count ->
        [one] Das 1 Carta de Facción { A($to) }.
       *[other] Das { $count } Cartas de Facción { A($to) }.
    }
    [to-you] { $count ->
        [one] { $name } te da 1 Carta de Facción.
       *[other] { $name } te da { $count } Cartas de Facción.
    }
   *[other] { $count ->
        [one] { $name } da 1 Carta de Facción { A($to) }.
       *[other] { $name } da { $count } Cartas de Facción { A($to) }.
    }
}
republic-cards-given-seen = { $who ->
    [you] Das { A($to) } { $cards }.
    [to-you] { $name } te da { $cards }.
   *[other] { $name } da { A($to) } { $cards }.
}
republic-trade-offered = { $who ->
    [you] Ofreces { A($to) } un intercambio de Cartas de Facción.
    [to-you] { $name } te ofrece un intercambio de Cartas de Facción.
   *[other] { $name } ofrece { A($to) } un intercambio de Cartas de Facción.
}
republic-trade-refused = { $who ->
    [you] Rechazas el intercambio de Cartas de Facción con { $to }.
    [to-you] { $name } rechaza el intercambio de Cartas de Facción contigo.
   *[other] { $name } rechaza el intercambio de Cartas de Facción con { $to }.
}
republic-discards = { $who ->
    [you] Descartas { $cards }.
   *[other] { $name } descarta { $cards }.
}

## Declaración de Guerra Civil

republic-loyalty = { $person } pide lealtad a { $legions ->
    [one] 1 Legión
   *[other] { $legions } Legiones
}: los dados dan { $dice }, { $paid } de ellos con uno más por Talentos pagados{ $omens ->
    [0] {""}
   *[other] , todos con { $omens } menos por Malos Augurios
}; se necesita { $needed }. { $count ->
    [one] Lo seguiría 1
   *[other] Lo seguirían { $count }
}; las demás están en Roma.
republic-master-refuses = { $person }, Magister Equitum, no da Talentos para la lealtad de las Legiones.
republic-declares = { $person } se declara en rebelión con un Ejército de fuerza { $strength }.
republic-lays-down = { $person } deja el mando. Su Ejército está en Roma.
republic-moves-army = { $person } conserva su Ejército y, como Procónsul, lo lleva a otra Guerra: { $war }.
republic-revolt = { $person } es el Rebelde Principal y marcha sobre Roma. Legiones de su Ejército: { $legions }.
republic-keeps-bequest = { $person } se queda para su rebelión los { $talents } T de { $card }.
republic-rebel-joins = { $person } se une a la rebelión.
republic-stays-loyal = { $person } sigue leal a Roma.
republic-veterans-join = { $count ->
    [one] 1 Legión Veterana se une al Rebelde al que es leal.
   *[other] { $count } Legiones Veteranas se unen a los Rebeldes a los que son leales.
}
republic-defects = { $count ->
    [one] { $person } hace que 1 Legión Veterana abandone al Rebelde.
   *[other] { $person } hace que { $count } Legiones Veteranas abandonen al Rebelde.
}

## La Guerra Civil

republic-civil-war-victory = Victoria { DE($general) } contra el Rebelde { $other }: fuerza { $roman } contra { $enemy }, dados { $black } y { $white }, tirada { $roll }, Malos Augurios { $omens }, total { $total }.
republic-civil-war-stalemate = Tablas { DE($general) } contra el Rebelde { $other }: fuerza { $roman } contra { $enemy }, dados { $black } y { $white }, tirada { $roll }, Malos Augurios { $omens }, total { $total }.
republic-civil-war-defeat = Derrota { DE($general) } contra el Rebelde { $other }: fuerza { $roman } contra { $enemy }, dados { $black } y { $white }, tirada { $roll }, Malos Augurios { $omens }, total { $total }.
republic-civil-war-losses = Pérdidas del Ejército { DE($person) }: Legiones { $legions } (de ellas, Veteranas { $veterans }).
republic-revolt-put-down = La rebelión está vencida. { $general } gana { $count } de Influencia y de Popularidad.
republic-revolt-collapses = La rebelión ha perdido su Ejército o a su jefe y se acaba.
republic-executed = { $person } es ejecutado por Rebelde.
republic-rebel-unopposed = Ningún Ejército del Senado ataca al Rebelde.
republic-proscription = { $who ->
    [you] Juegas una carta: { $card }.
   *[other] { $name } juega una carta: { $card }.
}
republic-proscription-declined = { $person } no proscribe a nadie.
republic-proscribed = { $person } proscribe a todos los Caballeros, { $count } en total: los dados dan { $dice }{ $omens ->
    [0] {""}
   *[other] , cada uno con { $omens } menos por Malos Augurios
}, con lo que obtiene { $talents } T. Su Facción no atrae más Caballeros y las demás los atraen con más facilidad.

## Lo que se pregunta

republic-ask-trade = Regala Cartas de Facción, ofrece intercambios o pide cartas, cuanto quieras.
    .topic = intercambio de cartas
republic-ask-trade-with = ¿Con quién?
    .topic = intercambio de cartas
republic-ask-trade-cards = ¿Qué cartas?
    .topic = intercambio de cartas
republic-ask-return = { $count ->
    [0] { $seat } te pide cartas y no enseña ninguna. ¿Ofreces alguna?
   *[other] { $seat } te ofrece { $cards }. ¿Ofreces cartas a cambio?
}
    .topic = intercambio de cartas
republic-ask-exchange = { $seat } ofrece a cambio { $cards }. ¿Aceptas el intercambio?
    .topic = intercambio de cartas
republic-ask-play = Juega Estadistas y Concesiones de tu mano, los que quieras.
    .topic = jugar cartas
republic-ask-discard = { $count ->
    [one] Te sobra 1 carta. Descártala.
   *[other] Te sobran { $count } cartas. Descártalas.
}
    .topic = exceso de cartas
republic-ask-declare = ¿Qué hace { $person } con su Ejército?
    .topic = rebelión
republic-ask-rebel = Sus Legiones han respondido. ¿Qué hace { $person }?
    .topic = rebelión
republic-ask-move-army = ¿A qué Guerra lleva su Ejército?
    .topic = Ley Manilia
republic-ask-pay-regulars = ¿Por cuántas Legiones corrientes paga?
    .topic = lealtad de las Legiones
republic-ask-pay-veterans = ¿Por qué Legiones Veteranas paga?
    .topic = lealtad de las Legiones
republic-ask-pay-master = ¿Cuántos de los Talentos paga su Magister Equitum?
    .topic = lealtad de las Legiones
republic-ask-master-pays = { $general } pide { A($person) }, su Magister Equitum, { $talents } T para la lealtad de sus Legiones. ¿Los da?
    .topic = lealtad de las Legiones
republic-ask-keep-bequest = { $person } ha recogido { $card } y ahora se rebela. ¿Se queda sus { $talents } T, sin que el Erario reciba nada?
    .topic = legado
republic-ask-join = ¿Se une { $person } a la rebelión { DE($other) }?
    .topic = rebelión
republic-ask-defect = ¿Quién hace que sus Veteranos abandonen al Rebelde?
    .topic = deserción
republic-ask-proscribe = ¿Proscribe { $person } a todos los Caballeros, { $count } en total?
    .topic = Proscripción
republic-ask-hold-desertion = Va a comenzar una batalla contra el Rebelde, en cuyo Ejército hay Veteranos tuyos. ¿La dejas comenzar?
    .topic = deserción
