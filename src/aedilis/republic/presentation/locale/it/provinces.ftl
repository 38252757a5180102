# Le Guerre Provinciali de La Repubblica di Roma in italiano.
#
# In una battaglia $roman e $enemy sono le Forze delle due parti, $black e $white i dadi (i bianchi sommati),
# $roll la loro somma e $total ciò che si legge nella tabella.

## Che cosa è successo

republic-levy = { $province } arruola { $troops ->
    [one] 1 Truppa
   *[other] { $troops } Truppe
} e { $fleets ->
    [one] 1 Flotta
   *[other] { $fleets } Flotte
} provinciali{ $talents ->
    [0] .
   *[other] ; { $person } paga { $talents } T.
}
republic-province-fights = { $naval ->
    [0] { $province }, governata da { $person }, combatte ({ $war })
   *[other] { $province }, governata da { $person }, combatte in mare ({ $war })
}: { $result ->
    [victory] Vittoria
    [defeat] Sconfitta
    [disaster] Disastro
    [standoff] Arresto
   *[stalemate] Stallo
}{ $short ->
    [0] {""}
   *[other] {" "}(una Vittoria senza le Flotte d’appoggio necessarie)
}. Forza { $roman } contro { $enemy }, dadi { $black } e { $white }, tiro { $roll }, Cattivi presagi { $omens }, totale { $total }.
republic-province-helpless = { $province } non ha Flotte da opporre a quella nemica ({ $war }): è Sconfitta senza battaglia.
republic-province-losses = Perdite di { $province }: Truppe { $troops }, Legioni della guarnigione { $legions } (Veterane { $veterans }), Flotte { $fleets }.
republic-province-joins = { $province } si allea con il nemico contro Roma ({ $war }).
republic-province-freed = { $province } non è più alleata del nemico ({ $war }): va nel Foro, non sviluppata e senza unità.
republic-province-prevails = { $general } vince contro il nemico ({ $war }), e la Guerra { $rests ->
    [0] lascia il Foro
   *[other] diventa Inattiva
}. Guadagna { $count } Influenza e Popolarità.
republic-allies-lose = { $province }, alleata del nemico ({ $war }), perde { $naval ->
    [0] { $count ->
        [one] 1 Truppa.
       *[other] { $count } Truppe.
    }
   *[other] { $count ->
        [one] 1 Flotta.
       *[other] { $count } Flotte.
    }
}

## Che cosa si chiede

republic-ask-levy = { $person } arruola unità in { $province }: il Tributo locale è di { $talents } T, e ognuna costa { $price } T.
    .topic = esercito provinciale
republic-ask-levy-units = Quante unità? Ciò che supera il Tributo locale lo paga { $person }.
    .topic = esercito provinciale
republic-ask-levy-troops = Quante sono Truppe? Le altre sono Flotte.
    .topic = esercito provinciale

republic-amount-units = { $count ->
    [one] 1 unità
   *[other] { $count } unità
}
republic-amount-troops = { $count ->
    [one] 1 Truppa
   *[other] { $count } Truppe
}

## Sul tavolo

republic-table-province-own = Truppe proprie { $troops }, Flotte proprie { $fleets }
republic-table-province-attacked = attaccata
republic-table-war-ally = alleata: { $province } (Truppe { $troops }, Flotte { $fleets })
