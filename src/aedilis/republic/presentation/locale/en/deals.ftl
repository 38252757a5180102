# Public agreements in English.
#
# $name is whose faction it is about, $who is "you" for its player and "other" for everybody else;
# $to is to whom something is promised or given.

## What happened

republic-deal-offered = { $who ->
    [you] You offer agreement { $deal }.
   *[other] { $name } offers agreement { $deal }.
}
republic-clause-talents = { $who ->
    [you] You promise { $to } { $talents } T at the next redistribution.
    [to-you] { $name } promises you { $talents } T at the next redistribution.
   *[other] { $name } promises { $to } { $talents } T at the next redistribution.
}
republic-clause-card = { $who ->
    [you] You promise { $to } { $card } in the next Revolution Phase.
    [to-you] { $name } promises you { $card } in the next Revolution Phase.
   *[other] { $name } promises { $to } { $card } in the next Revolution Phase.
}
republic-promised = { $named ->
    [0] { $proposal }
   *[other] { $proposal } ({ $content })
}
republic-clause-vote = { $who ->
    [you] You promise { $to } to vote { $yes ->
        [0] against
       *[other] for
    } this: { $promised }.
    [to-you] { $name } promises you to vote { $yes ->
        [0] against
       *[other] for
    } this: { $promised }.
   *[other] { $name } promises { $to } to vote { $yes ->
        [0] against
       *[other] for
    } this: { $promised }.
}
republic-ask-promised = You have promised { $to } to propose this: { $promised }.
republic-ask-promised-ballot = You have promised { $to } to vote { $yes ->
    [0] against
   *[other] for
} this: { $promised }.
republic-clause-nominate = { $who ->
    [you] You promise { $to } to propose this: { $promised }.
    [to-you] { $name } promises you to propose this: { $promised }.
   *[other] { $name } promises { $to } to propose this: { $promised }.
}
republic-clause-consent = { $who ->
    [you] You promise { $to } that { $content } consents to this: { $proposal }.
    [to-you] { $name } promises you that { $content } consents to this: { $proposal }.
   *[other] { $name } promises { $to } that { $content } consents to this: { $proposal }.
}
republic-clause-text = { $who ->
    [you] You promise { $to }: “{ $text }”.
    [to-you] { $name } promises you: “{ $text }”.
   *[other] { $name } promises { $to }: “{ $text }”.
}
republic-deal-accepted = { $who ->
    [you] You accept agreement { $deal }.
   *[other] { $name } accepts agreement { $deal }.
}
republic-deal-binds = Agreement { $deal }{ $parties ->
    [0] {""}
   *[other] {" "}between { $seats }
} is binding.
republic-deal-refused = { $who ->
    [you] You refuse agreement { $deal }, which is off.
   *[other] { $name } refuses agreement { $deal }, which is off.
}
republic-deal-withdrawn = { $who ->
    [you] You withdraw from agreement { $deal }, which is off.
   *[other] { $name } withdraws from agreement { $deal }, which is off.
}
republic-deal-paid = { $who ->
    [you] You pay { $to } { $talents } T, as promised in agreement { $deal }.
    [to-you] { $name } pays you { $talents } T, as promised in agreement { $deal }.
   *[other] { $name } pays { $to } { $talents } T, as promised in agreement { $deal }.
}
republic-deal-card = { $who ->
    [you] You give { $to } { $card }, as promised in agreement { $deal }.
    [to-you] { $name } gives you { $card }, as promised in agreement { $deal }.
   *[other] { $name } gives { $to } { $card }, as promised in agreement { $deal }.
}
republic-deal-clause = { $fate ->
    [1] { $who ->
        [you] You have kept clause { $clause } of agreement { $deal }.
       *[other] { $name } has kept clause { $clause } of agreement { $deal }.
    }
    [2] Nothing has come of clause { $clause } of agreement { $deal }.
   *[other] { $who ->
        [you] You could not keep clause { $clause } of agreement { $deal }.
       *[other] { $name } has not kept clause { $clause } of agreement { $deal }.
    }
}
republic-deal-released = { $who ->
    [you] You are released from clause { $clause } of agreement { $deal }.
   *[other] { $name } is released from clause { $clause } of agreement { $deal }.
}
republic-deal-disputed = { $who ->
    [you] You dispute clause { $clause } of agreement { $deal }: “{ $text }”.
   *[other] { $name } disputes clause { $clause } of agreement { $deal }: “{ $text }”.
}
republic-deal-vote = { $who ->
    [you] You find that it was { $kept ->
        [0] broken
       *[other] kept
    }.
   *[other] { $name } finds that it was { $kept ->
        [0] broken
       *[other] kept
    }.
}
republic-deal-judged = Clause { $clause } of agreement { $deal } { $kept ->
    [0] was broken
   *[other] was not broken
}: { $no } against { $yes }.

## What is asked

republic-ask-clause = What does the agreement promise?
    .topic = an offer
republic-ask-promise-by = Who promises it?
    .topic = an offer
republic-ask-promise-to = To whom?
    .topic = an offer
republic-ask-promised-talents = How many talents?
    .topic = an offer
republic-ask-promised-card = Which card?
    .topic = an offer
republic-ask-promised-text = What is promised? Whether it was kept, the other players decide.
    .topic = an offer
republic-ask-promised-proposal = For which proposal?
    .topic = an offer
republic-ask-promised-whom = Whom does it name?
    .topic = an offer
republic-ask-promised-also = And whom else?
    .topic = an offer
republic-ask-promised-what = What does it name?
    .topic = an offer
republic-ask-promised-vote = A vote for it, or against it?
    .topic = an offer
republic-ask-which-deal = Which agreement?
    .topic = an agreement
republic-ask-which-clause = Which clause?
    .topic = an agreement
republic-ask-dispute = Was clause { $clause } of agreement { $deal } kept? “{ $text }”
    .topic = a dispute

## What is refused

republic-refused-unsaid = “{ $word }” is missing.
republic-refused-no-text = “{ $word }” has to be a text.
republic-refused-too-long = “{ $word }” has { $count } characters; at most { $most } are allowed.
republic-refused-odd-text = “{ $word }” has to be one line of printable characters, without space before or after.
republic-refused-not-promised = No agreement can be about “{ $word }” now; never about how Consuls share their offices, assassination, or revolt.

## The sheet on which an offer is written

republic-draft-nothing = promises nothing
republic-draft-no-card = You hold no card that is not promised already.
republic-draft-cards-of-others = Only who holds a card can promise it.
republic-draft-no-pontifex = Nobody is Pontifex Maximus now.
republic-draft-no-senate = With one or two people nothing is proposed that could be promised.
republic-draft-never = How the Consuls share their offices, attempts at assassination, loyalty and revolt cannot be promised; words of your own bind only as the table judges them.
republic-template-votes = Votes for talents
republic-template-consulate = Share the consulate
republic-template-governorship = A governorship for a prosecution dropped
