# Le Leggi votate dal Senato, una regola avanzata di La Repubblica di Roma, in italiano.
#
# $name è il giocatore della Fazione di cui si parla; $who è "you" per lui e "other" per tutti gli altri.

republic-law-open = { $who ->
    [you] Mostri una Legge e cerchi chi la proponga: { $law }.
   *[other] { $name } mostra una Legge e cerca chi la proponga: { $law }.
}
republic-law-waits = { $sponsor } e { $cosponsor } propongono una Legge, che si vota subito dopo: { $law }.
republic-law-back = { $who ->
    [you] La Legge torna nella tua mano: { $law }.
   *[other] La Legge torna nella mano { DI($name) }: { $law }.
}
republic-law-sponsored = { $person } guadagna { $influence } Influenza con la Legge.
republic-sponsors-refuses = { $person } non vuole proporre la Legge.

republic-ask-law-sponsor = Chi è il Promotore di questa Legge: { $law }?
    .topic = Promotori di una Legge
republic-ask-law-cosponsor = Chi è il Copromotore di questa Legge: { $law }?
    .topic = Promotori di una Legge
republic-ask-put-law = { $person } propone questa Legge: { $law }?
    .topic = Promotori di una Legge

republic-proposal-law = Legge
republic-content-law = { $repeal ->
    [0] { $law }, promossa da { $person } e { $other }
   *[other] { $law } per abrogare la Legge Acilia, promossa da { $person } e { $other }
}
republic-refused-law-refused = { $law } non ha trovato Promotori in questa seduta.
republic-refused-law-not-due = Ora manca ciò che { $law } richiede.
republic-refused-no-sponsors = Servono due Promotori a Roma per proporre una Legge.
republic-option-passing-laws = Approvazione delle Leggi: regola avanzata per cui il Senato vota le Leggi, che danno Influenza ai Promotori
