# La fase Combattimento di La Repubblica di Roma in italiano.
#
# In una battaglia $roman ed $enemy sono le Forze delle due parti, $black e $white i dadi (i bianchi sommati), $roll
# la loro somma e $total ciò che si legge nella tabella.

## Che cosa è successo

republic-battle-rating = { $person } tira { $roll } per il suo MIL, che in questa battaglia è { $total }.
republic-battle-victory = { $naval ->
    [0] Vittoria { DI($general) } ({ $war }): Forza { $roman } contro { $enemy }, dadi { $black } e { $white }, tiro { $roll }, Cattivi presagi { $omens }, totale { $total }.
   *[other] Vittoria navale { DI($general) } ({ $war }): Forza { $roman } contro { $enemy }, dadi { $black } e { $white }, tiro { $roll }, Cattivi presagi { $omens }, totale { $total }.
}
republic-battle-stalemate = { $naval ->
    [0] Stallo { DI($general) } ({ $war }): Forza { $roman } contro { $enemy }, dadi { $black } e { $white }, tiro { $roll }, Cattivi presagi { $omens }, totale { $total }.
   *[other] Stallo navale { DI($general) } ({ $war }): Forza { $roman } contro { $enemy }, dadi { $black } e { $white }, tiro { $roll }, Cattivi presagi { $omens }, totale { $total }.
}
republic-battle-defeat = { $naval ->
    [0] Sconfitta { DI($general) } ({ $war }): Forza { $roman } contro { $enemy }, dadi { $black } e { $white }, tiro { $roll }, Cattivi presagi { $omens }, totale { $total }.
   *[other] Sconfitta navale { DI($general) } ({ $war }): Forza { $roman } contro { $enemy }, dadi { $black } e { $white }, tiro { $roll }, Cattivi presagi { $omens }, totale { $total }.
}
republic-battle-disaster = { $naval ->
    [0] Disastro ({ $war }): { $general } tira { $roll } (dadi { $black } e { $white }).
   *[other] Disastro navale ({ $war }): { $general } tira { $roll } (dadi { $black } e { $white }).
}
republic-battle-standoff = { $naval ->
    [0] Arresto ({ $war }): { $general } tira { $roll } (dadi { $black } e { $white }).
   *[other] Arresto navale ({ $war }): { $general } tira { $roll } (dadi { $black } e { $white }).
}
republic-battle-losses = Perdite: Legioni { $legions } (di cui Veterane { $veterans }), Flotte { $fleets }.
republic-captured = Il nemico cattura { $person } ({ $war }).
republic-veterans = La { $legion } { DI($general) } diventa Veterana.
republic-fleet-beaten = La Flotta nemica è battuta ({ $war }). { $general } guadagna { $count } Influenza e Popolarità.
republic-war-won = Guerra vinta: { $war }. L’Erario riceve { $talents } T di Bottino{ $count ->
    [0] .
   *[other] , { $general } guadagna { $count } Influenza e Popolarità.
}
republic-cannot-attack = { $general } non ha le Legioni o le Flotte per attaccare: { $war }.
republic-unprosecuted = Nessuno combatte questa Guerra, che è Trascurata: { $war }.
republic-rhodians-leave = È finita la Guerra per cui Rodi aiutava Roma; Flotte che tornano a casa: { $fleets }.
republic-wishes-general = { $who ->
    [you] Vuoi che attacchi per primo { $general }.
   *[other] { $name } vuole che attacchi per primo { $general }.
}
republic-wishes-war = { $who ->
    [you] Vuoi che si combatta per prima questa Guerra: { $war }.
   *[other] { $name } vuole che si combatta per prima questa Guerra: { $war }.
}
republic-order-general = { $general } tira { $roll } per stabilire chi attacca per primo.
republic-order-war = Tiro per stabilire quale Guerra si combatte per prima ({ $war }): { $roll }.
republic-raised-own = Con la Legge Gabinia { $general } recluta a sue spese: Legioni { $legions }, Flotte { $fleets }.
republic-supplied = { $person } guadagna { $talents } T con la Concessione { $concession }.
republic-cleopatra-ally = { $who ->
    [you] Giochi Cleopatra come alleata di Roma.
   *[other] { $name } gioca Cleopatra come alleata di Roma.
}
republic-cleopatra-enemy = { $who ->
    [you] Giochi Cleopatra come nemica di Roma.
   *[other] { $name } gioca Cleopatra come nemica di Roma.
}
republic-cleopatra-gives = { $general } riceve { $talents } T da Cleopatra, e per questo perde Popolarità.
republic-ransomed = { $person } è riscattato per { $talents } T ed è di nuovo a Roma.

## Che cosa si chiede

republic-ask-land-battle = La Flotta nemica è battuta ({ $war }). { $general } prosegue e combatte a terra?
    .topic = battaglia terrestre
republic-ask-first-general = Chi attacca per primo ({ $war })?
    .topic = ordine di attacco
republic-ask-first-war = Quale Guerra si combatte per prima?
    .topic = ordine di attacco
republic-ask-raise = Recluta Legioni e Flotte con la Legge Gabinia.
    .topic = Legge Gabinia
republic-ask-raise-legions = { $by ->
    [general] Quante Legioni recluta { $general }?
   *[state] Quante Legioni recluta lo Stato?
}
    .topic = reclutamento
republic-ask-raise-fleets = { $by ->
    [general] Quante Flotte recluta { $general }?
   *[state] Quante Flotte recluta lo Stato?
}
    .topic = reclutamento
republic-ask-raise-own = Quanti dei { $talents } T paga { $general } di tasca sua? Il resto lo paga il Tesoro di Fazione.
    .topic = Legge Gabinia
republic-ask-ransom = Chi riscatti?
    .topic = riscatto
republic-ask-ransom-own = Quanti dei { $talents } T paga { $person } di tasca sua? Il resto lo paga il Tesoro di Fazione.
    .topic = riscatto
republic-ask-hold-cleopatra = Sta per cominciare una battaglia della Guerra alessandrina. Lasci che cominci?
    .topic = Cleopatra
