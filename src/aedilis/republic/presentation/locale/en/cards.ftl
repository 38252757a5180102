# Intrigue cards and laws of The Republic of Rome in English.
#
# $name is whose faction it is about, $who is "you" for its player and "other" for everybody else.

## Tribunes attacked

republic-graft = { $person } offers to buy the Tribune off: die { $dice }, price { $talents } T.
republic-graft-paid = { $person } pays { $talents } T, and the Tribune is silent.
republic-graft-refused = { $person } does not pay { $talents } T, and the Tribune goes on.
republic-murder = { $person } has the Tribune murdered: die { $dice }. He loses { $total } popularity.
republic-murder-failed = { $person } tries to have the Tribune murdered: die { $dice }. He loses { $total } popularity, and the Tribune goes on.
republic-mob-incited = { $person } incites the mob against { $to-faction }: die { $dice }, chits drawn { $count }.

## Influence Peddling

republic-peddled = { $who ->
    [you] You take a card of { $to } by Influence Peddling.
    [to-you] { $name } takes a card of yours by Influence Peddling.
   *[other] { $name } takes a card of { $to } by Influence Peddling.
}
republic-peddled-seen = { $who ->
    [you] You take { $card } of { $to } by Influence Peddling.
    [to-you] { $name } takes { $card } from you by Influence Peddling.
   *[other] { $name } takes { $card } of { $to } by Influence Peddling.
}

## Laws

republic-law = { $who ->
    [you] You play { $law }.
   *[other] { $name } plays { $law }.
}
republic-law-repeals = { $who ->
    [you] You play { $law } to repeal another law.
   *[other] { $name } plays { $law } to repeal another law.
}
republic-law-unrest = The law calms the people: unrest is { $unrest } now.
republic-law-influence = { $person } rolls { $dice } and loses { $influence } influence by the law.
republic-fined = { $person } is fined, die { $dice }: he pays { $talents } T, his faction { $paid }; for what is left over he loses { $left } influence and popularity.
republic-tie-roll = { $who ->
    [you] You roll { $total } to break the tie.
   *[other] { $name } rolls { $total } to break the tie.
}

## What is asked

republic-ask-graft = Who offers to buy the Tribune off?
    .topic = Graft
republic-ask-graft-price = The Tribune asks { $talents } T. Does { $person } pay?
    .topic = Graft
republic-ask-murder = Who has the Tribune murdered?
    .topic = Murder of a Tribune
republic-ask-mob = Who speaks to the mob?
    .topic = Mob Incited to Violence
republic-ask-peddle = Whose card do you take?
    .topic = Influence Peddling
republic-ask-law = Which law do you play?
    .topic = law
republic-ask-law-use = What is the law for?
    .topic = law
republic-ask-fine = Which governor is fined?
    .topic = fine
