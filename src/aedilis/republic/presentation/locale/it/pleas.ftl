# Le arringhe, una regola avanzata di La Repubblica di Roma, in italiano.
#
# $person è chi parla, o a chi lo si chiede; $dice è il tiro dei dadi, $drm ciò che si aggiunge e $total il risultato.

republic-advocate = { $person } è l’Avvocato { DI($target) }.
republic-advocate-refuses = { $person } non vuole essere il suo Avvocato.
republic-pleads = { $person } (ORA { $oratory }) arringa contro { $prosecutor } (ORA { $against }); i dadi si tirano dopo l’ultimo voto.
republic-pleads-himself = { $person } si difende da solo.
republic-other-prosecutor = { $person } accusa { $target } al suo posto.
republic-successor-refuses = { $person } non vuole essere l’Accusatore.
republic-plea = { $person } arringa contro { $prosecutor }: dadi { $dice }, modificatore { $drm }, totale { $total }; voti per l’innocenza { $votes }.
republic-pleader = { $gone ->
    [0] { $person } guadagna { $influence } Influenza con il Processo.
   *[other] { $person } perde { $influence } Influenza con il Processo.
}

republic-ask-advocate = A chi chiede { $person } di essere il suo Avvocato?
    .topic = ricerca di un Avvocato
republic-ask-plead = { $person } difende { $target }?
    .topic = ricerca di un Avvocato
republic-ask-other-prosecutor = L’Accusatore non c’è più. Chi accusa al suo posto?
    .topic = Processo

republic-proposal-advocate = fare da Avvocato
republic-do-plead-himself = Si difende da solo
republic-option-advocates = Avvocati: regola avanzata per cui arringano nei Processi
republic-do-advocate = Fare da Avvocato
