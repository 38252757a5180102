# Congedo e richiamo dei Veterani di La Repubblica di Roma, in italiano.

republic-veterans-disbanded = { $person } congeda { $count ->
    [one] 1 Legione Veterana: guadagna 1 Influenza e 1 Oratoria.
   *[other] { $count } Legioni Veterane: guadagna { $count } Influenza e { $count } Oratoria.
}
republic-veterans-recalled = { $person } richiama { $count ->
    [one] 1 delle sue Legioni Veterane per { $talents } T: perde 1 Influenza e 1 Oratoria.
   *[other] { $count } delle sue Legioni Veterane per { $talents } T: perde { $count } Influenza e { $count } Oratoria.
}

republic-do-disband = Congedare Veterane
republic-do-call-back = Richiamare Veterane congedate
republic-ask-disbands = Chi congeda Veterane?
    .topic = congedo dei Veterani
republic-ask-disband = Quali Veterane sono congedate?
    .topic = congedo dei Veterani
republic-ask-recaller = Chi richiama le sue Veterane?
    .topic = richiamo dei Veterani
republic-ask-call-back = Quante delle sue Veterane richiama { $person }? Ognuna costa { $price } T.
    .topic = richiamo dei Veterani
republic-ask-call-back-own = Quanti dei { $talents } T paga { $person } di tasca sua? Il resto lo paga il Tesoro di Fazione.
    .topic = richiamo dei Veterani
republic-ask-enlist = Quali Veterane congedate recluta lo Stato? Non sono più Veterane.
    .topic = reclutamento
republic-pick-enlist = { $count ->
    [0] nessuna congedata
   *[other] reclutare congedate: { $items }
}
republic-refused-no-victor = Nessun tuo Generale ha vinto per terra in questo turno e ha Veterane da congedare.
republic-refused-nobody-to-call = Nessun tuo Console a Roma ha congedato Veterane.
republic-refused-no-money-to-call = Né il tuo Console né la tua Fazione hanno i soldi per richiamare una Legione Veterana.

republic-table-note-disbanded = ha congedato { $count ->
    [one] 1 Legione Veterana
   *[other] { $count } Legioni Veterane
}
