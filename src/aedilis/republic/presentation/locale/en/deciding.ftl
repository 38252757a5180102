# Fewer clicks.

republic-at-once-votes = Talents for votes
republic-table-bundle-cards = Play all: { $cards }
republic-table-way-gives = { $card } to { $person }
republic-table-way-named = { $person }: { $way }
republic-table-way-with = with { $person }
republic-table-way-to = to { $person }
republic-table-way-two = { $person }, with { $other }

# Orders that say more than one word.

republic-ask-order-whom = About which faction do you give the order?
    .topic = standing order
republic-ask-order-talents = How many talents at most?
    .topic = standing order
republic-order-votes-with = How { $faction } has voted
republic-order-proposals-of = Whatever { $faction } proposes
republic-order-own-proposals = What you propose yourself
republic-order-concessions-to = Concessions to { $faction }
republic-order-own-elections = Elections that name one of yours
republic-order-all-votes = All votes of this sitting
republic-order-calling = The calling of votes
republic-order-chairing = Your own proposals
republic-order-presiding = Where you preside
republic-order-no-dictator = A Dictator in this sitting
republic-order-small-matters = Contributions, bids, a new leader, trades
republic-order-auction-above = Auctions of initiatives
republic-order-offers = Agreements offered to you
republic-order-keeping-cards = Statesmen and concessions in your hand
republic-order-way = { $order ->
    [votes_with] vote the same
    [auction_above] pass above
    [offers] refuse all
    [keeping_cards] keep them this year
    [calling] call all others at once
    [chairing] call all others at once, vote for them, and adjourn without a second question
    [presiding] only what must be done, offices to the highest ranking
    [no_dictator] neither name nor elect one
    [small_matters] leave them
   *[other] { $way ->
        [yes] vote for
        [no] vote against
       *[abstain] abstain
    }
}
republic-order-counts = Talents
republic-order-given = { $about }: { $way }{ $order ->
    [auction_above] { " " }{ $talents ->
        [one] 1 talent
       *[other] { $talents } talents
    }
   *[other] { $talents ->
        [0] { "" }
        [one] , with up to 1 talent
       *[other] , with up to { $talents } talents
    }
}

republic-moment-votes-with = votes as another faction has voted
republic-moment-proposals-of = proposals of another faction
republic-moment-concessions-to = concessions to another faction
republic-moment-own-elections = elections that name one of yours
republic-moment-all-votes = all votes of this sitting
republic-moment-own-proposals = what you propose yourself
republic-moment-calling = the calling of votes
republic-moment-chairing = what you put to the vote in this sitting
republic-moment-presiding = the Senate where you preside, in this sitting
republic-moment-no-dictator = a Dictator in this sitting
republic-moment-small-matters = contributions, bids, a new leader, trades
republic-moment-auction-above = the auction of an initiative, from so many talents on
republic-moment-offers = agreements offered to you
republic-moment-keeping-cards = the cards in your hand, in the Revolution Phase of this year

## Proposals on one sheet

republic-sheet-propose = Propose it
republic-table-sheet-cost = New units: { $each } T each, { $cost } T in all; the State keeps { $left } of { $treasury } T
republic-table-sheet-year = After the next Revenue Phase: { $spread ->
    [0] { $low } T
   *[other] { $low } to { $high } T
}
republic-table-sheet-in-rome = Left in Rome: { $army }
republic-table-sheet-odds-land = { $person } by land against the { $war }, { $army }
republic-table-sheet-odds-naval = { $person } at sea against the { $war }, { $army }
republic-table-sheet-odds-losses = losses about { $legions } legions, { $fleets } fleets
republic-table-result-victory = victory
republic-table-result-stalemate = stalemate
republic-table-result-standoff = standoff
republic-table-result-defeat = defeat
republic-table-result-disaster = disaster
