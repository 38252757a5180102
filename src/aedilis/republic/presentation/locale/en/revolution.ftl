# The Revolution Phase and the civil war of The Republic of Rome in English.
#
# In a battle of the civil war $general fights for the Senate and $other is the rebel; $roman and $enemy are their
# strengths, $black and $white the dice (the white ones added up), $roll their sum and $total what is read on the
# table.

## Cards

republic-cards-given = { $who ->
    [you] { $count ->
        [one] You give a faction card to { $to }.
       *[other] You give { $count } faction cards to { $to }.
    }
    [to-you] { $count ->
        [one] { $name } gives you a faction card.
       *[other] { $name } gives you { $count } faction cards.
    }
   *[other] { $count ->
        [one] { $name } gives a faction card to { $to }.
       *[other] { $name } gives { $count } faction cards to { $to }.
    }
}
republic-cards-given-seen = { $who ->
    [you] You give { $cards } to { $to }.
    [to-you] { $name } gives you { $cards }.
   *[other] { $name } gives { $cards } to { $to }.
}
republic-trade-offered = { $who ->
    [you] You offer { $to } a trade of faction cards.
    [to-you] { $name } offers you a trade of faction cards.
   *[other] { $name } offers { $to } a trade of faction cards.
}
republic-trade-refused = { $who ->
    [you] You refuse to trade faction cards with { $to }.
    [to-you] { $name } refuses to trade faction cards with you.
   *[other] { $name } refuses to trade faction cards with { $to }.
}
republic-discards = { $who ->
    [you] You discard { $cards }.
   *[other] { $name } discards { $cards }.
}

## Declaration of revolt

republic-loyalty = { $person } asks { $legions ->
    [one] 1 legion for its loyalty
   *[other] { $legions } legions for their loyalty
}: { $dice } on the dice, { $paid } of them raised by one for talents paid{ $omens ->
    [0] {""}
   *[other] , all lowered by { $omens } for evil omens
}, { $needed } needed. { $count } would follow him; the others are in Rome.
republic-master-refuses = { $person }, Master of Horse, gives no talents for the loyalty of the legions.
republic-declares = { $person } declares that he rebels, with an army of strength { $strength }.
republic-lays-down = { $person } lays down his command. His army is in Rome.
republic-moves-army = { $person } keeps his army and leads it against the { $war }, as Proconsul.
republic-revolt = { $person } is the Primary Rebel and marches on Rome. Legions in his army: { $legions }.
republic-keeps-bequest = { $person } keeps the { $talents } T of { $card } for his revolt.
republic-rebel-joins = { $person } joins the revolt.
republic-stays-loyal = { $person } stays loyal to Rome.
republic-veterans-join = { $count ->
    [one] A veteran legion joins the rebel to whom it is loyal.
   *[other] { $count } veteran legions join the rebels to whom they are loyal.
}
republic-defects = { $count ->
    [one] { $person } calls a veteran legion away from the rebel.
   *[other] { $person } calls { $count } veteran legions away from the rebel.
}

## The civil war

republic-civil-war-victory = { $general } wins against the rebel { $other }: strength { $roman } against { $enemy }, dice { $black } and { $white }, roll { $roll }, evil omens { $omens }, total { $total }.
republic-civil-war-stalemate = Stalemate of { $general } against the rebel { $other }: strength { $roman } against { $enemy }, dice { $black } and { $white }, roll { $roll }, evil omens { $omens }, total { $total }.
republic-civil-war-defeat = { $general } is defeated by the rebel { $other }: strength { $roman } against { $enemy }, dice { $black } and { $white }, roll { $roll }, evil omens { $omens }, total { $total }.
republic-civil-war-losses = The army of { $person } loses legions: { $legions } (veterans among them { $veterans }).
republic-revolt-put-down = The revolt is put down. { $general } gains { $count } influence and popularity.
republic-revolt-collapses = The revolt has lost its army or its leader and is over.
republic-executed = { $person } is executed as a rebel.
republic-rebel-unopposed = No army of the Senate attacks the rebel.
republic-proscription = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
}
republic-proscription-declined = { $person } proscribes nobody.
republic-proscribed = { $person } proscribes all knights, { $count } of them: { $dice } on the dice{ $omens ->
    [0] {""}
   *[other] , each lowered by { $omens } for evil omens
}, which makes { $talents } T for him. His faction attracts no more knights, and all others attract them more easily.

## What is asked

republic-ask-trade = Give faction cards away, offer a trade, or ask for cards, as long as you like.
    .topic = trade of cards
republic-ask-trade-with = With whom?
    .topic = trade of cards
republic-ask-trade-cards = Which cards?
    .topic = trade of cards
republic-ask-return = { $count ->
    [0] { $seat } asks you for cards and shows none. Do you offer any?
   *[other] { $seat } offers you { $cards }. Do you offer cards in return?
}
    .topic = trade of cards
republic-ask-exchange = { $seat } offers { $cards } in return. Do you trade?
    .topic = trade of cards
republic-ask-play = Play statesmen and concessions from your hand, as many as you like.
    .topic = playing cards
republic-ask-discard = { $count ->
    [one] You hold one card too many. Discard it.
   *[other] You hold { $count } cards too many. Discard them.
}
    .topic = hand limit
republic-ask-declare = What does { $person } do with his army?
    .topic = revolt
republic-ask-rebel = His legions have answered. What does { $person } do?
    .topic = revolt
republic-ask-move-army = To which war does he lead his army?
    .topic = Manilian Law
republic-ask-pay-regulars = For how many regular legions does he pay?
    .topic = loyalty of legions
republic-ask-pay-veterans = For which veteran legions does he pay?
    .topic = loyalty of legions
republic-ask-pay-master = How many of the talents does his Master of Horse pay?
    .topic = loyalty of legions
republic-ask-master-pays = { $general } asks { $person }, his Master of Horse, for { $talents } T for the loyalty of his legions. Does he give them?
    .topic = loyalty of legions
republic-ask-keep-bequest = { $person } has collected { $card } and now rebels. Does he keep its { $talents } T, so that the State gets nothing?
    .topic = bequest
republic-ask-join = Does { $person } join the revolt of { $other }?
    .topic = revolt
republic-ask-defect = Who calls his veterans away from the rebel?
    .topic = desertion
republic-ask-proscribe = Does { $person } proscribe all knights, { $count } of them?
    .topic = Proscription
republic-ask-hold-desertion = A battle against the rebel is about to begin, and veterans of yours are in his army. Let it begin?
    .topic = desertion
