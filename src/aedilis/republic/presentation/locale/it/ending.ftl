# Come finisce una partita di La Repubblica di Roma, in italiano.

## Che cosa è successo

republic-appointed-for-life = { $person } ha { $influence } Influenza ed è nominato Console a vita.
republic-tie-throw = { $who ->
    [you] Tiri { $roll } per lo spareggio.
   *[other] { $name } tira { $roll } per lo spareggio.
}
republic-rebel-succeeds = { $ending ->
    [2] Lo Stato è in bancarotta, e il Ribelle { $person } ha ciò che voleva.
    [3] Il popolo insorge, e il Ribelle { $person } ha ciò che voleva.
   *[1] Il Ribelle { $person } ha Roma in suo potere.
}
republic-takes-rome = { $person } prende tutte le Legioni e le Flotte a Roma: ora ha Legioni { $legions } e Flotte { $fleets }, e contro di sé Guerre Attive { $count }. Se non ne vince abbastanza, una per una, perdono tutti.

## Che cosa si chiede

republic-ask-survival-war = { $count ->
    [one] Perché Roma sopravviva va vinta ancora una Guerra. Quale si combatte ora?
   *[other] Perché Roma sopravviva vanno vinte ancora { $count } Guerre. Quale si combatte ora?
}
    .topic = sopravvivenza di Roma
