# La fase Foro di La Repubblica di Roma in italiano, e ciò che può accadere in qualsiasi fase.
#
# $dice è ciò che mostrano i dadi, $omens ciò che cambiano i Cattivi presagi, $drm ciò che cambia altro, $total il
# risultato della somma.

## La partita

republic-turn = Comincia il turno { $turn }.
republic-over = { $ending ->
    [1] Nessun esercito di Roma ferma il Ribelle principale: vince { $seats }.
    [2] La Repubblica è in bancarotta mentre un Ribelle le sta contro: vince { $seats }.
    [3] Il popolo insorge per il Ribelle: vince { $seats }.
    [4] La sua Influenza fa di un Senatore il Console a vita: vince { $seats }.
    [5] Il Senato ha eletto un Console a vita: vince { $seats }.
    [6] L’era è finita: vince { $seats }.
    [7] Roma non può resistere a tante Guerre. Perdono tutti.
    [8] Il popolo insorge contro il Senato. Perdono tutti.
    [9] Roma è in bancarotta. Perdono tutti.
   *[10] Sotto il Ribelle Roma cade in mano ai suoi nemici. Perdono tutti.
}

## Guerre, Condottieri e Province

republic-war-drawn = Entra nel Foro una Guerra: { $war }.
republic-leader-drawn = Compare un Condottiero nemico: { $leader }.
republic-leader-joins = { $leader } si unisce alla sua Guerra.
republic-leader-leaves = { $gone ->
    [0] { $leader } resta senza Guerra e va nella Curia.
   *[other] { $leader } resta senza Guerra, e nessuna può più venire per lui: è fuori dalla partita.
}
republic-leader-ages = { $leader } muore nella Curia.
republic-refuge = { $leader } trova rifugio.
republic-refugee-joins = { $leader }, che aveva trovato rifugio, aiuta il nemico in questa Guerra: { $war }.
republic-province-created = { $province } è ora una Provincia.
republic-province-revolts = { $province } si ribella, ed è una Guerra Attiva.
republic-concession-destroyed = Concessione distrutta, ora nella Curia: { $concession }.
republic-concession-returns = Concessione di nuovo nel Foro: { $concession }.

## Iniziative

republic-initiative = { $who ->
    [you] La tua Iniziativa: i dadi mostrano { $dice }.
   *[other] Iniziativa { DI($name) }: i dadi mostrano { $dice }.
}
republic-draws = { $who ->
    [you] Peschi una carta Fazione.
   *[other] { $name } pesca una carta Fazione.
}
republic-draws-seen = { $who ->
    [you] Peschi { $card }.
   *[other] { $name } pesca { $card }.
}
republic-deck-empty = Il mazzo è esaurito: non si pesca.
republic-family-drawn = Compare nel Foro la Famiglia { $family }, non Allineata.
republic-family-returns = La Famiglia { $family } è di nuovo nel Foro, non Allineata.
republic-family-joins = La Famiglia { $family } si unisce al suo Statista { $person }.
republic-forum-event = Si scopre { $card }.
republic-bid = { $person } offre { $talents } T.
republic-auction = { $who ->
    [you] L’Iniziativa è tua: { $person } paga { $talents } T.
   *[other] L’Iniziativa va { A($name) }: { $person } paga { $talents } T.
}
republic-auction-free = { $who ->
    [you] Nessuno offre: l’Iniziativa va alla tua Fazione, che ha l’MMD.
   *[other] Nessuno offre: l’Iniziativa va { A($faction) }, che ha l’MMD.
}

## Eventi

republic-event = I dadi degli eventi mostrano { $dice }: { $event }.
republic-event-nothing = Nulla cambia con l’evento { $event }.
republic-mob = Violenza della folla: il dado mostra { $dice }, { $count ->
    [one] un segnalino mortalità
   *[other] { $count } segnalini mortalità
} in tutto.
republic-disaster = Il dado mostra { $dice }: il Disastro naturale colpisce la Concessione { $concession }.
republic-storm = La tempesta: i dadi mostrano { $dice }, { $count ->
    [0] nessuna Flotta va perduta
    [one] una Flotta va perduta
   *[other] { $count } Flotte vanno perdute
}, se ce ne sono tante.
republic-fleets-lost = { $count ->
    [one] Va perduta una Flotta.
   *[other] Vanno perdute { $count } Flotte.
}
republic-rhodes = { $count ->
    [one] Arriva una Flotta
   *[other] Arrivano { $count } Flotte
} da Rodi, fino alla fine di questa Guerra: { $war }.
republic-pretender = Compare un pretendente in { $province }.
republic-pretender-victory = { $governor } tiene { $province }: Forza { $roman } contro { $enemy }, dadi { $black } e { $white }, tiro { $roll }, Cattivi presagi { $omens }, totale { $total }.
republic-pretender-stalemate = { $governor } non riesce a tenere { $province } e muore: Forza { $roman } contro { $enemy }, dadi { $black } e { $white }, tiro { $roll }, Cattivi presagi { $omens }, totale { $total }. Ciò che resta della guarnigione va a Roma.
republic-pretender-defeat = { $governor } perde { $province } e la vita: Forza { $roman } contro { $enemy }, dadi { $black } e { $white }, tiro { $roll }, Cattivi presagi { $omens }, totale { $total }. Ciò che resta della guarnigione va a Roma.
republic-catiline = Per la congiura { $person } colpisce { $to-faction }: il dado mostra { $dice }, { $count ->
    [one] un segnalino mortalità
   *[other] { $count } segnalini mortalità
}.
republic-enemy-leader-dies = { $leader } muore.
republic-sues-for-peace = Il nemico chiede la pace e per ora la Guerra è finita: { $war }. L’Erario riceve { $talents } T.
republic-alliance = Una nuova alleanza mette fine a una Guerra: { $war }. L’Erario riceve { $talents } T.

## Persuasione

republic-plays = { $who ->
    [you] Giochi { $card }.
   *[other] { $name } gioca { $card }.
}
republic-persuades = { $person } tenta di persuadere { $target } con una tangente di { $talents } T: Numero base { $base }.
republic-counter-bribe = { $who ->
    [you] Spendi { $talents } T contro il Tentativo
   *[other] { $name } spende { $talents } T contro il Tentativo
}: Numero base { $base }.
republic-bribe-raised = { $who ->
    [you] Aggiungi { $talents } T alla tangente
   *[other] { $name } aggiunge { $talents } T alla tangente
}: Numero base { $base }.
republic-persuaded = { $person } persuade { $target }: i dadi mostrano { $dice }{ $omens ->
    [0] {""}
   *[other] , { $omens } in più per i Cattivi presagi, { $total } in tutto
}, Numero base { $base }.
republic-persuasion-fails = { $person } non persuade { $target }: i dadi mostrano { $dice }{ $omens ->
    [0] {""}
   *[other] , { $omens } in più per i Cattivi presagi, { $total } in tutto
}, Numero base { $base }.
republic-exposed = Il Ricatto nuoce { A($person) }: i dadi mostrano { $dice }; perde { $count } Influenza e Popolarità.

## Cavalieri e Giochi

republic-knight = { $person } ottiene un Cavaliere: il dado mostra { $dice }, Talenti { $talents }, modificatori { $drm }, { $total } in tutto.
republic-no-knight = { $person } non ottiene un Cavaliere: il dado mostra { $dice }, Talenti { $talents }, modificatori { $drm }, { $total } in tutto.
republic-pressed = { $person } estorce { $talents } T { $count ->
    [one] a un Cavaliere
   *[other] a { $count } Cavalieri
}.
republic-games = { $person } organizza Giochi: { $games }, per { $talents } T.

## Mettere ordine a Roma

republic-tax-farmers = La terra è devastata: il dado per i Pubblicani mostra { $dice }.
republic-curia-die = Il dado per { $card } nella Curia mostra { $dice }{ $omens ->
    [0] {""}
   *[other] , { $total } con i Cattivi presagi
}.

## Che cosa si chiede

republic-ask-aside = Puoi farlo anche fuori dal tuo turno.
    .topic = fuori turno
republic-ask-hold-proposal = { $seat-who ->
    [you] La tua proposta è davanti al Senato. Lasci che si voti?
   *[other] Una proposta { DI($seat) } è davanti al Senato. Lasci che si voti?
}
    .topic = proposta
republic-ask-hold-adjournment = La seduta sta per essere sciolta. Lasci che si chiuda?
    .topic = scioglimento della seduta
republic-ask-hold-dictator = Il Senato sta per passare all’elezione del Censore. Lasci che prosegua senza Dittatore?
    .topic = Dittatore
republic-ask-hold-tribune = { $seat-who ->
    [you] Hai usato un Tribuno. Lo lasci parlare?
   *[other] { $seat } ha usato un Tribuno. Lo lasci parlare?
}
    .topic = Tribuno
republic-ask-hold-silenced = { $seat-who ->
    [you] Fai attaccare un Tribuno. Lasci che accada?
   *[other] { $seat } fa attaccare un Tribuno. Lasci che accada?
}
    .topic = Tribuno
republic-ask-hold-proscription = La guerra civile è vinta. Lasci che la partita prosegua?
    .topic = Proscrizione
republic-ask-persuasion = Vuoi persuadere un Senatore?
    .topic = Persuasione
republic-ask-persuader = Chi parla per te?
    .topic = Persuasione
republic-ask-target = Chi vuole persuadere?
    .topic = Persuasione
republic-ask-bribe = Quanti Talenti offre?
    .topic = Persuasione
republic-ask-counter = { $person } vuole persuadere { $target }, Numero base { $base }. Quanti Talenti del tuo Tesoro di Fazione spendi contro il Tentativo?
    .topic = controfferta
republic-ask-persist = { $person } e { $target }: Numero base { $base }. Tirare, o offrire di più?
    .topic = Persuasione
republic-ask-knights = Vuoi attirare un Cavaliere o estorcere denaro a Cavalieri?
    .topic = Cavalieri
republic-ask-suitor = Per chi?
    .topic = Cavalieri
republic-ask-knight-talents = Quanti Talenti spende?
    .topic = Cavalieri
republic-ask-press = A quanti dei suoi Cavalieri si estorce denaro?
    .topic = Cavalieri
republic-ask-games = Vuoi organizzare Giochi?
    .topic = Giochi
republic-ask-sponsor = Chi li paga?
    .topic = Giochi
republic-ask-kind-of-games = Quali Giochi?
    .topic = Giochi
republic-ask-new-leader = Chi è il tuo Capofazione d’ora in poi?
    .topic = Capofazione
republic-ask-bid = Un’Iniziativa è all’asta; { $talents ->
    [0] nessuno ha ancora offerto
   *[other] { $other } ha offerto { $talents } T
}. Chi offre per te?
    .topic = asta
republic-ask-bid-talents = { $person } offre per l’Iniziativa; { $talents ->
    [0] nessuno ha ancora offerto
   *[other] { $other } ha offerto { $talents } T
}. Quanti Talenti?
    .topic = asta
republic-ask-storm = { $count ->
    [one] Nella tempesta va perduta una Flotta
   *[other] Nella tempesta vanno perdute { $count } Flotte
}. Dove?
    .topic = tempesta
republic-ask-storm-fleets = Quante ne vanno perdute qui?
    .topic = tempesta
republic-ask-catiline = Quale Fazione colpisci per la congiura?
    .topic = congiura
republic-ask-enemy-leader = Quale Condottiero nemico muore?
    .topic = Condottiero nemico
republic-ask-alliance = A quale Guerra mette fine la nuova alleanza?
    .topic = nuova alleanza
