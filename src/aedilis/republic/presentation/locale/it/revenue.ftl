# La fase Entrate in italiano.

## Incursioni e disordini

republic-raid-held = { $province } resiste agli incursori sotto { $person }: i dadi mostrano { $dice }, Forza militare { $force }{ $omens ->
    [0] {""}
   *[other] , { $omens } in meno per i Cattivi presagi
}, { $total } in tutto, serviva { $needed }.
republic-raid-overruns = Gli incursori travolgono { $province } sotto { $person }: i dadi mostrano { $dice }, Forza militare { $force }{ $omens ->
    [0] {""}
   *[other] , { $omens } in meno per i Cattivi presagi
}, { $total } in tutto, serviva { $needed }. Ora la Provincia non è sviluppata e in questo turno non rende nulla.
republic-garrison-lost = { $count ->
    [one] La guarnigione di { $province } perde una Legione.
   *[other] La guarnigione di { $province } perde { $count } Legioni.
}
republic-raiders-capture = Gli incursori catturano { $person } in { $province }.
republic-disorder-held = Disordini in { $province }, che in questo turno non rende nulla. { $person } la trattiene dalla rivolta: il dado mostra { $dice }, guarnigione { $garrison }{ $omens ->
    [0] {""}
   *[other] , { $omens } in meno per i Cattivi presagi
}, { $total } in tutto, serviva { $needed }.
republic-disorder-revolt = { $province } si ribella { A($person) }: il dado mostra { $dice }, guarnigione { $garrison }{ $omens ->
    [0] {""}
   *[other] , { $omens } in meno per i Cattivi presagi
}, { $total } in tutto, serviva { $needed }. Governatore e guarnigione muoiono, e la Rivolta è una Guerra Attiva.

## L'entrata dello Stato

republic-state-revenue = L’Erario riceve i suoi { $talents } T annui.
republic-state-gift = { $event }: l’Erario riceve { $talents } T.
republic-state-bequest = { $card }: l’Erario riceve { $talents } T.
republic-province-income = { $province } sotto { $person }: i dadi mostrano { $dice }{ $omens ->
    [0] {""}
   *[other] , { $omens } in meno per i Cattivi presagi
}{ $verres ->
    [0] {""}
   *[other] , { $verres } in più per il Processo per corruzione
}, cioè { $talents } T di Tributo a Roma.

## Entrate personali

republic-income = { $who ->
    [you] I tuoi Senatori riscuotono { $talents } T.
   *[other] I Senatori { DI($name) } riscuotono { $talents } T.
}
republic-profiteers = { $person } specula con la Concessione { $concession }: { $talents } T, e perde { $popularity } Popolarità.
republic-spoils = { $person } prende la Spoliazione di { $province }: i dadi mostrano { $dice }{ $omens ->
    [0] {""}
   *[other] , { $omens } in meno per i Cattivi presagi
}{ $verres ->
    [0] {""}
   *[other] , { $verres } in meno per il Processo per corruzione
}, cioè { $talents } T. Ora è Corrotto.
republic-spoils-debt = { $owed ->
    [0] { $person } paga tutta la perdita di { $province }: { $paid } T.
   *[other] { $person } paga { $paid } T della perdita di { $province }; lo Stato ne deve { $owed }.
}

## Ribelli

republic-rebel-upkeep = { $count ->
    [0] { $person } e i suoi Ribelli pagano { $talents } T per le loro Legioni.
    [one] { $person } e i suoi Ribelli pagano { $talents } T per le loro Legioni, e ne lasciano una a Roma.
   *[other] { $person } e i suoi Ribelli pagano { $talents } T per le loro Legioni, e ne lasciano { $count } a Roma.
}
republic-released = { $lost ->
    [0] Lo Stato tiene tutte le Legioni lasciate dai Ribelli, per { $talents } T.
    [one] Delle Legioni lasciate dai Ribelli lo Stato ne tiene { $count }, per { $talents } T; una è congedata.
   *[other] Delle Legioni lasciate dai Ribelli lo Stato ne tiene { $count }, per { $talents } T; { $lost } sono congedate.
}

## Ridistribuzione

republic-talents-out = { $other } riceve { $talents } T dal suo Tesoro di Fazione.
republic-talents-in = { $person } versa { $talents } T nel suo Tesoro di Fazione.
republic-talents-moved = { $person } passa { $talents } T { A($other) }.
republic-gift = { $person } dà { $talents } T { A($other) }, { DI($to-faction) }.
republic-gift-out = { $who ->
    [you] Dai { $talents } T dal tuo Tesoro di Fazione { A($other) }, { DI($to-faction) }.
   *[other] { $name } dà { $talents } T dal Tesoro di Fazione { A($other) }, { DI($to-faction) }.
}
republic-gift-in = { $person } dà { $talents } T al Tesoro { DI($to-faction) }.
republic-gift-hidden = { $who ->
    [you] Dai Talenti dal tuo Tesoro di Fazione a quello { DI($to) }.
    [to-you] { $name } dà Talenti dal proprio Tesoro di Fazione al tuo.
   *[other] { $name } dà Talenti dal proprio Tesoro di Fazione a quello { DI($to) }.
}
republic-gift-hidden-seen = { $who ->
    [you] Dai { $talents } T dal tuo Tesoro di Fazione a quello { DI($to) }.
    [to-you] { $name } dà { $talents } T dal proprio Tesoro di Fazione al tuo.
   *[other] { $name } dà { $talents } T dal proprio Tesoro di Fazione a quello { DI($to) }.
}

## Province

republic-develops = { $person } sviluppa { $province }: il dado mostra { $dice }{ $drm ->
    [0] {""}
   *[other] , { $drm } in più per le mani pulite
}{ $omens ->
    [0] {""}
   *[other] , { $omens } in meno per i Cattivi presagi
}, { $total } in tutto, serviva { $needed }.
republic-develops-not = { $person } non sviluppa { $province }: il dado mostra { $dice }{ $drm ->
    [0] {""}
   *[other] , { $drm } in più per le mani pulite
}{ $omens ->
    [0] {""}
   *[other] , { $omens } in meno per i Cattivi presagi
}, { $total } in tutto, serviva { $needed }.
republic-term-ends = Il mandato { DI($person) } in { $province } è finito.

## Le Spese dello Stato

republic-contribution = { $influence ->
    [0] { $person } dona { $talents } T allo Stato.
   *[other] { $person } dona { $talents } T allo Stato e guadagna { $influence } Influenza.
}
republic-debit-wars = { $count ->
    [one] Lo Stato paga { $talents } T per una Guerra Attiva.
   *[other] Lo Stato paga { $talents } T per { $count } Guerre Attive.
}
republic-debit-bills = { $count ->
    [one] Lo Stato paga { $talents } T per una Legge agraria.
   *[other] Lo Stato paga { $talents } T per { $count } Leggi agrarie.
}
republic-debit-provinces = Lo Stato paga i { $talents } T che le Province sono costate.
republic-debit-upkeep = Lo Stato paga { $talents } T per Legioni e Flotte, in tutto { $count }.
republic-unkept = { $count ->
    [one] Lo Stato non può pagare, e una Legione o una Flotta è congedata.
   *[other] Lo Stato non può pagare, e { $count } Legioni e Flotte sono congedate.
}
republic-treasury-low = L’Erario è sotto i { $mark } T: ne restano { $treasury }.

## La Guardia del corpo pubblica

republic-guarded = { $person } ha ora questa protezione: { $card }.
republic-guard-paid = { $person } paga { $talents } T per la sua Guardia del corpo e perde { $popularity } Popolarità.
republic-guard-leaves = { $person } non può pagare la sua Guardia del corpo, che lo lascia.

## Che cosa si chiede

republic-ask-hold-revenue = Comincia la fase Entrate. Puoi giocare la Guardia del corpo pubblica.
    .topic = fase Entrate
republic-ask-guard = Chi protegge la Guardia del corpo?
    .topic = Guardia del corpo
republic-ask-profiteer = { $person } specula con la Concessione { $concession }? Gli renderebbe { $times } volte la sua entrata e gli costerebbe { $times } Popolarità.
    .topic = speculazione sul grano
republic-ask-spoils = { $person } prende la Spoliazione di { $province }? Sarebbe Corrotto, qualunque cosa portino i dadi.
    .topic = Spoliazione della Provincia
republic-ask-spoils-debt = La Spoliazione di { $province } è costata { $debt } T. Quanti ne paga { $person }? Il resto lo deve lo Stato.
    .topic = Spoliazione della Provincia
republic-ask-upkeep = Paga le Legioni dei tuoi Ribelli, quante puoi: sono { $legions }.
    .topic = mantenimento dei Ribelli
republic-ask-upkeep-treasury = Quanti Talenti vengono dal tuo Tesoro di Fazione?
    .topic = mantenimento dei Ribelli
republic-ask-upkeep-personal = Quanti Talenti paga { $person }?
    .topic = mantenimento dei Ribelli
republic-ask-release = Quali Legioni lasci?
    .topic = mantenimento dei Ribelli
republic-ask-keep = Quali delle Legioni lasciate dai Ribelli tiene lo Stato? Le altre sono congedate.
    .topic = Legioni lasciate dai Ribelli
republic-ask-redistribution = Sposta Talenti nella tua Fazione, danne ad altri, oppure smetti.
    .topic = Ridistribuzione
republic-ask-talents-from = Da chi?
    .topic = Ridistribuzione
republic-ask-talents-to = A chi?
    .topic = Ridistribuzione
republic-ask-talents = Quanti Talenti?
    .topic = Ridistribuzione
republic-ask-contribution = Chi fa una Donazione allo Stato? L’Erario ha { $treasury } T e ne dovrà { $debts }.
    .topic = Donazioni
republic-ask-contribution-talents = Quanti Talenti?
    .topic = Donazioni
