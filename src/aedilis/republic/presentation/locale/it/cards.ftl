# Carte Intrigo e Leggi di La Repubblica di Roma in italiano.
#
# $name è il giocatore della Fazione di cui si parla; $who è "you" per lui e "other" per tutti gli altri.

## Contro i Tribuni

republic-graft = { $person } offre di comprare il Tribuno: dado { $dice }, prezzo { $talents } T.
republic-graft-paid = { $person } paga { $talents } T e il Tribuno tace.
republic-graft-refused = { $person } non paga { $talents } T e il Tribuno prosegue.
republic-murder = { $person } fa assassinare il Tribuno: dado { $dice }. Perde { $total } Popolarità.
republic-murder-failed = { $person } tenta di far assassinare il Tribuno: dado { $dice }. Perde { $total } Popolarità, e il Tribuno prosegue.
republic-mob-incited = { $person } aizza la folla contro { $to-faction }: dado { $dice }, segnalini mortalità estratti { $count }.

## Traffico di influenze

republic-peddled = { $who ->
    [you] Prendi una carta { A($to) } con Traffico di influenze.
    [to-you] { $name } ti prende una carta con Traffico di influenze.
   *[other] { $name } prende una carta { A($to) } con Traffico di influenze.
}
republic-peddled-seen = { $who ->
    [you] Prendi { $card } { A($to) } con Traffico di influenze.
    [to-you] { $name } ti prende { $card } con Traffico di influenze.
   *[other] { $name } prende { $card } { A($to) } con Traffico di influenze.
}

## Leggi

republic-law = { $who ->
    [you] Giochi una Legge: { $law }.
   *[other] { $name } gioca una Legge: { $law }.
}
republic-law-repeals = { $who ->
    [you] Giochi { $law } per abrogare un’altra Legge.
   *[other] { $name } gioca { $law } per abrogare un’altra Legge.
}
republic-law-unrest = La Legge placa il popolo: il Malcontento ora è { $unrest }.
republic-law-influence = Per la Legge { $person } tira { $dice } e perde { $influence } Influenza.
republic-fined = { $person } riceve una multa, dado { $dice }: paga { $talents } T, la sua Fazione { $paid }; per ciò che manca perde { $left } Influenza e Popolarità.
republic-tie-roll = { $who ->
    [you] Tiri { $total } per lo spareggio.
   *[other] { $name } tira { $total } per lo spareggio.
}

## Che cosa si chiede

republic-ask-graft = Chi offre di comprare il Tribuno?
    .topic = Corruzione
republic-ask-graft-price = Il Tribuno chiede { $talents } T. { $person } paga?
    .topic = Corruzione
republic-ask-murder = Chi fa assassinare il Tribuno?
    .topic = Assassinio di un tribuno della plebe
republic-ask-mob = Chi parla alla folla?
    .topic = Folla aizzata alla violenza
republic-ask-peddle = A chi prendi una carta?
    .topic = Traffico di influenze
republic-ask-law = Quale Legge giochi?
    .topic = Legge
republic-ask-law-use = A che cosa serve la Legge?
    .topic = Legge
republic-ask-fine = Quale Governatore riceve la multa?
    .topic = multa
