# Laws that the Senate votes on, an advanced rule of The Republic of Rome, in English.
#
# $name is whose faction it is about, $who is "you" for its player and "other" for everybody else.

republic-law-open = { $who ->
    [you] You lay a law open and look for sponsors: { $law }.
   *[other] { $name } lays a law open and looks for sponsors: { $law }.
}
republic-law-waits = { $sponsor } and { $cosponsor } put a law forward, which comes to the vote next: { $law }.
republic-law-back = { $who ->
    [you] The law goes back to your hand: { $law }.
   *[other] The law goes back to the hand of { $name }: { $law }.
}
republic-law-sponsored = { $person } gains { $influence } influence by the law.
republic-sponsors-refuses = { $person } does not wish to put the law forward.

republic-ask-law-sponsor = Who is the sponsor of this law: { $law }?
    .topic = sponsors of a law
republic-ask-law-cosponsor = Who is the co-sponsor of this law: { $law }?
    .topic = sponsors of a law
republic-ask-put-law = Does { $person } put this law forward: { $law }?
    .topic = sponsors of a law

republic-proposal-law = law
republic-content-law = { $repeal ->
    [0] { $law }, sponsored by { $person } and { $other }
   *[other] { $law } to repeal the Acilian Law, sponsored by { $person } and { $other }
}
republic-refused-law-refused = { $law } has found no sponsors in this session.
republic-refused-law-not-due = What { $law } needs is not there now.
republic-refused-no-sponsors = It takes two sponsors in Rome to put a law forward.
republic-option-passing-laws = Passing Laws: an advanced rule by which the Senate votes on laws, which bring their sponsors influence
