# The Pontifex Maximus and the priests, an advanced rule of The Republic of Rome, in English.
#
# $name is whose faction it is about, $who is "you" for its player and "other" for everybody else.

## What happened

republic-priest = { $person } becomes a priest and gains 1 influence.
republic-priest-no-more = { $person } is a priest no more and loses 1 influence.
republic-pontifex-no-more = { $influence ->
    [0] { $person } is Pontifex Maximus no more.
   *[other] { $person } is Pontifex Maximus no more and loses { $influence } influence.
}
republic-pontifex-vetoes = { $person } vetoes it as Pontifex Maximus.
republic-collection = { $person } collects for the gods: die { $dice }, { $talents } T.
republic-omens-paid = { $person } pays { $talents } T for the evil omens as Pontifex Maximus.
republic-omens-faction = { $short ->
    [0] { $who ->
        [you] Your faction treasury pays the { $talents } T that he lacks, and a fine of { $fine } T.
       *[other] The treasury of { $faction } pays the { $talents } T that he lacks, and a fine of { $fine } T.
    }
   *[other] { $who ->
        [you] Your faction treasury pays { $talents } T for him and { $fine } T of the fine, and is empty. Your leader may be tried for it.
       *[other] The treasury of { $faction } pays { $talents } T for him and { $fine } T of the fine, and is empty. Its leader may be tried for it.
    }
}
republic-trial-leader = The Censor accuses { $person }, whose faction could not pay what the omens cost; { $prosecutor } prosecutes.

## What is asked

republic-ask-senate-pontifex = The Senate elects the Pontifex Maximus. What do you propose?
    .topic = election of the Pontifex Maximus
republic-ask-pontifex = Whom do you propose as Pontifex Maximus?
    .topic = election of the Pontifex Maximus
republic-ask-removed-pontifex = Who is to be removed? It takes two thirds of the votes.
    .topic = removal of the Pontifex Maximus
republic-ask-priest = Whom does the Pontifex Maximus make a priest?
    .topic = priesthood
republic-ask-priest-from = Is it a new priesthood, or that of somebody who loses it?
    .topic = priesthood

## Proposals, votes and choices

republic-proposal-pontifex = election of the Pontifex Maximus
republic-proposal-remove-pontifex = removal of the Pontifex Maximus
republic-proposal-prosecute-leader = prosecution of a leader for the omens
republic-content-pontifex = { $person } as Pontifex Maximus
republic-content-remove-pontifex = removal of { $person } as Pontifex Maximus
republic-content-prosecute-leader = major prosecution of { $person } for { $charge }, by { $prosecutor }
republic-charge-omens = the unpaid omens
republic-do-propose-pontifex = Propose a Pontifex Maximus
republic-do-propose-remove-pontifex = Propose to remove the Pontifex Maximus
republic-do-name-priest = Make somebody a priest
republic-do-new-priesthood = A new priesthood
republic-do-prosecute-leader = Try the leader whose faction could not pay for the omens
republic-do-omens = The unpaid omens
republic-table-mark-priest = priest

## What is refused

republic-refused-is-pontifex = { $person } is Pontifex Maximus.
republic-refused-is-priest = { $person } is a priest already.
republic-refused-priest-named = The Pontifex Maximus has made a priest in this session.
republic-refused-no-pontifex = You decide for no Pontifex Maximus who is in Rome.
republic-refused-pontifex-vetoed = The Pontifex Maximus has used his veto in this session.
republic-refused-own-removal = The Pontifex Maximus cannot veto his own removal.

## Options

republic-option-pontifex = Pontifex Maximus: an advanced rule with a high priest, his priests and his veto
republic-option-pontifex-exclusive = whether the Pontifex Maximus can hold no other major office

## Agreements

republic-do-promise-priest = A priesthood in this session
republic-do-promise-veto = A veto of the Pontifex Maximus, or none
republic-ask-promised-veto = A veto against it, or none?
    .topic = an offer
republic-clause-priest = { $who ->
    [you] You promise { $to } that the Pontifex Maximus makes { $person } a priest.
    [to-you] { $name } promises you that the Pontifex Maximus makes { $person } a priest.
   *[other] { $name } promises { $to } that the Pontifex Maximus makes { $person } a priest.
}
republic-clause-veto = { $who ->
    [you] You promise { $to } that the Pontifex Maximus { $yes ->
        [0] does not veto
       *[other] vetoes
    } this: { $promised }.
    [to-you] { $name } promises you that the Pontifex Maximus { $yes ->
        [0] does not veto
       *[other] vetoes
    } this: { $promised }.
   *[other] { $name } promises { $to } that the Pontifex Maximus { $yes ->
        [0] does not veto
       *[other] vetoes
    } this: { $promised }.
}
