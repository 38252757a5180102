# Las Guerras Provinciales de La República de Roma en español.
#
# En una batalla $roman y $enemy son las fuerzas de los dos bandos; $black y $white, los dados (los blancos,
# sumados); $roll, su suma, y $total, lo que se lee en la tabla.

## Lo que ha pasado

republic-levy = { $province } recluta { $troops ->
    [one] 1 Tropa
   *[other] { $troops } Tropas
} y { $fleets ->
    [one] 1 Flota
   *[other] { $fleets } Flotas
} Provinciales{ $talents ->
    [0] .
   *[other] ; { $person } paga { $talents } T.
}
republic-province-fights = { $naval ->
    [0] { $province }, con { $person } de Gobernador, combate ({ $war })
   *[other] { $province }, con { $person } de Gobernador, combate en el mar ({ $war })
}: { $result ->
    [victory] Victoria
    [defeat] Derrota
    [disaster] Desastre
    [standoff] Rechazo
   *[stalemate] Tablas
}{ $short ->
    [0] {""}
   *[other] {" "}(Victoria sin las Flotas de apoyo necesarias)
}. Fuerza { $roman } contra { $enemy }, dados { $black } y { $white }, tirada { $roll }, Malos Augurios { $omens }, total { $total }.
republic-province-helpless = { $province } no tiene con qué combatir en el mar ({ $war }): Derrota automática.
republic-province-losses = Pérdidas de { $province }: Tropas { $troops }, Legiones de la Guarnición { $legions } (de ellas, Veteranas { $veterans }), Flotas { $fleets }.
republic-province-joins = { $province } se alía contra Roma ({ $war }).
republic-province-freed = { $province } deja de ser aliada del enemigo ({ $war }): va al Foro, Subdesarrollada y sin unidades.
republic-province-prevails = { $general } vence a una Guerra ({ $war }), que { $rests ->
    [0] sale del Foro
   *[other] queda Inactiva
}. Gana { $count } de Influencia y de Popularidad.
republic-allies-lose = { $province }, aliada del enemigo ({ $war }), pierde { $naval ->
    [0] { $count ->
        [one] 1 Tropa.
       *[other] { $count } Tropas.
    }
   *[other] { $count ->
        [one] 1 Flota.
       *[other] { $count } Flotas.
    }
}

## Lo que se pregunta

republic-ask-levy = { $person } recluta unidades en { $province }: su Tributo Local es de { $talents } T, y cada una cuesta { $price } T.
    .topic = Ejército Provincial
republic-ask-levy-units = ¿Cuántas unidades? Lo que no cubra el Tributo Local lo paga { $person }.
    .topic = Ejército Provincial
republic-ask-levy-troops = ¿Cuántas son Tropas? Las demás son Flotas.
    .topic = Ejército Provincial

republic-amount-units = { $count ->
    [one] 1 unidad
   *[other] { $count } unidades
}
republic-amount-troops = { $count ->
    [one] 1 Tropa
   *[other] { $count } Tropas
}

## En la mesa

republic-table-province-own = Tropas propias { $troops }, Flotas propias { $fleets }
republic-table-province-attacked = atacada
republic-table-war-ally = aliada: { $province } (Tropas { $troops }, Flotas { $fleets })
