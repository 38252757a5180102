# Moins de clics.

republic-at-once-votes = Talents pour des voix
republic-table-bundle-cards = Tout jouer : { $cards }
republic-table-way-gives = { $card } à { $person }
republic-table-way-named = { $person } : { $way }
republic-table-way-with = avec { $person }
republic-table-way-to = à { $person }
republic-table-way-two = { $person }, avec { $other }

# Consignes qui disent plus qu'un mot.

republic-ask-order-whom = Pour quelle faction donnez-vous la consigne ?
    .topic = consigne permanente
republic-ask-order-talents = Combien de Talents au plus ?
    .topic = consigne permanente
republic-order-votes-with = Ce qu’a voté { $faction }
republic-order-proposals-of = Tout ce que propose { $faction }
republic-order-own-proposals = Ce que vous proposez vous-même
republic-order-concessions-to = Concessions pour { $faction }
republic-order-own-elections = Élections qui nomment un des vôtres
republic-order-all-votes = Tous les votes de cette séance
republic-order-calling = L’appel au vote
republic-order-chairing = Vos propres propositions
republic-order-presiding = Là où vous présidez
republic-order-no-dictator = Un Dictateur à cette séance
republic-order-small-matters = Contributions, enchères, nouveau chef, échanges
republic-order-auction-above = Enchères des initiatives
republic-order-offers = Accords qui vous sont proposés
republic-order-keeping-cards = Hommes d’État et concessions de votre main
republic-order-way = { $order ->
    [votes_with] voter de même
    [auction_above] passer au-dessus de
    [offers] les refuser
    [keeping_cards] les garder cette année
    [calling] appeler tous les autres d’un coup
    [chairing] appeler tous les autres d’un coup, voter pour et lever la séance sans autre question
    [presiding] seulement le nécessaire, les charges au plus haut rang
    [no_dictator] n’en nommer ni n’en élire aucun
    [small_matters] les laisser
   *[other] { $way ->
        [yes] voter pour
        [no] voter contre
       *[abstain] s’abstenir
    }
}
republic-order-counts = Talents
republic-order-given = { $about } : { $way }{ $order ->
    [auction_above] { " " }{ $talents ->
        [one] 1 Talent
       *[other] { $talents } Talents
    }
   *[other] { $talents ->
        [0] { "" }
        [one] , avec 1 Talent au plus
       *[other] , avec { $talents } Talents au plus
    }
}

republic-moment-votes-with = votes, comme une autre faction a voté
republic-moment-proposals-of = propositions d’une autre faction
republic-moment-concessions-to = concessions pour une autre faction
republic-moment-own-elections = élections qui nomment un des vôtres
republic-moment-all-votes = tous les votes de cette séance
republic-moment-own-proposals = ce que vous proposez vous-même
republic-moment-calling = l’appel au vote
republic-moment-chairing = ce que vous mettez aux voix à cette séance
republic-moment-presiding = le Sénat là où vous présidez, à cette séance
republic-moment-no-dictator = un Dictateur à cette séance
republic-moment-small-matters = contributions, enchères, nouveau chef et échanges
republic-moment-auction-above = l’enchère d’une initiative, à partir de tant de Talents
republic-moment-offers = accords qui vous sont proposés
republic-moment-keeping-cards = les cartes de votre main, à la phase de révolution de cette année

## Propositions sur une seule feuille

republic-sheet-propose = Proposer
republic-table-sheet-cost = Nouvelles unités : { $each } T chacune, { $cost } T en tout ; il reste à l’État { $left } T sur { $treasury }
republic-table-sheet-year = Après la prochaine phase des revenus : { $spread ->
    [0] { $low } T
   *[other] de { $low } à { $high } T
}
republic-table-sheet-in-rome = Restent à Rome : { $army }
republic-table-sheet-odds-land = { $person } sur terre ({ $war }), { $army }
republic-table-sheet-odds-naval = { $person } en mer ({ $war }), { $army }
republic-table-sheet-odds-losses = pertes d’environ { $legions } légions, { $fleets } flottes
republic-table-result-victory = Victoire
republic-table-result-stalemate = Match nul
republic-table-result-standoff = Échec
republic-table-result-defeat = Défaite
republic-table-result-disaster = Désastre
