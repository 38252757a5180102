# Meno clic.

republic-at-once-votes = Talenti per i voti
republic-table-bundle-cards = Giocare tutto: { $cards }
republic-table-way-gives = { $card } per { $person }
republic-table-way-named = { $person }: { $way }
republic-table-way-with = con { $person }
republic-table-way-to = per { $person }
republic-table-way-two = { $person }, con { $other }

# Istruzioni che dicono più di una parola.

republic-ask-order-whom = Su quale Fazione dai l’istruzione?
    .topic = istruzione permanente
republic-ask-order-talents = Quanti Talenti al massimo?
    .topic = istruzione permanente
republic-order-votes-with = Ciò che ha votato { $faction }
republic-order-proposals-of = Tutto ciò che propone { $faction }
republic-order-own-proposals = Ciò che proponi tu
republic-order-concessions-to = Concessioni per { $faction }
republic-order-own-elections = Elezioni che nominano uno dei tuoi
republic-order-all-votes = Tutti i voti di questa seduta
republic-order-calling = La chiamata al voto
republic-order-chairing = Le tue proposte
republic-order-presiding = Dove presiedi
republic-order-no-dictator = Un Dittatore in questa seduta
republic-order-small-matters = Donazioni, offerte, nuovo Capo, scambi
republic-order-auction-above = Aste delle Iniziative
republic-order-offers = Accordi che ti vengono offerti
republic-order-keeping-cards = Statisti e Concessioni in mano
republic-order-way = { $order ->
    [votes_with] votare lo stesso
    [auction_above] passare sopra
    [offers] rifiutarli
    [keeping_cards] tenerli quest’anno
    [calling] chiamare subito tutti gli altri
    [chairing] chiamare subito tutti gli altri, votare a favore e sciogliere la seduta senza altra domanda
    [presiding] solo il dovuto, le Cariche a chi ha il rango più alto
    [no_dictator] non nominarne né eleggerne
    [small_matters] lasciarli stare
   *[other] { $way ->
        [yes] votare a favore
        [no] votare contro
       *[abstain] astenersi
    }
}
republic-order-counts = Talenti
republic-order-given = { $about }: { $way }{ $order ->
    [auction_above] { " " }{ $talents ->
        [one] 1 Talento
       *[other] { $talents } Talenti
    }
   *[other] { $talents ->
        [0] { "" }
        [one] , con 1 Talento al massimo
       *[other] , con { $talents } Talenti al massimo
    }
}

republic-moment-votes-with = voti, come ha votato un’altra Fazione
republic-moment-proposals-of = proposte di un’altra Fazione
republic-moment-concessions-to = Concessioni a un’altra Fazione
republic-moment-own-elections = elezioni che nominano uno dei tuoi
republic-moment-all-votes = tutti i voti di questa seduta
republic-moment-own-proposals = ciò che proponi tu
republic-moment-calling = la chiamata al voto
republic-moment-chairing = ciò che metti ai voti in questa seduta
republic-moment-presiding = il Senato dove presiedi, in questa seduta
republic-moment-no-dictator = un Dittatore in questa seduta
republic-moment-small-matters = Donazioni, offerte, nuovo Capo e scambi
republic-moment-auction-above = l’asta di un’Iniziativa, da tanti Talenti in su
republic-moment-offers = accordi che ti vengono offerti
republic-moment-keeping-cards = le carte che hai in mano, nella fase Rivoluzione di quest’anno

## Proposte su un solo foglio

republic-sheet-propose = Proponi
republic-table-sheet-cost = Nuove unità: { $each } T l’una, { $cost } T in tutto; all’Erario restano { $left } T su { $treasury }
republic-table-sheet-year = Dopo la prossima fase Entrate: { $spread ->
    [0] { $low } T
   *[other] da { $low } a { $high } T
}
republic-table-sheet-in-rome = Restano a Roma: { $army }
republic-table-sheet-odds-land = { $person } per terra ({ $war }), { $army }
republic-table-sheet-odds-naval = { $person } per mare ({ $war }), { $army }
republic-table-sheet-odds-losses = perdite circa { $legions } Legioni, { $fleets } Flotte
republic-table-result-victory = Vittoria
republic-table-result-stalemate = Stallo
republic-table-result-standoff = Arresto
republic-table-result-defeat = Sconfitta
republic-table-result-disaster = Disastro
