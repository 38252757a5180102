# Ciò che dicono le carte di La Repubblica di Roma, in italiano e con parole nostre. I numeri vengono con i testi.

## Tipi di carte

republic-kind-family = Senatore, Famiglia
republic-kind-statesman = Senatore, Statista
republic-kind-concession = Concessione
republic-kind-war = Guerra
republic-kind-leader = Condottiero nemico
republic-kind-leader-intrigue = carta Intrigo e Condottiero nemico
republic-kind-intrigue = carta Intrigo
republic-kind-law = Legge
republic-kind-forum-event = evento del mazzo
republic-kind-event = evento
republic-kind-province = Provincia

## Senatori

republic-card-ratings = MIL { $military }, ORA { $oratory }, LEA { $loyalty }; Influenza { $influence }, Popolarità { $popularity }
republic-card-statesmen = i suoi Statisti: { $names }
republic-card-of-family = della Famiglia { $family }
republic-card-military-roll = in battaglia il suo MIL è un tiro: { $roll }
republic-card-opposes = Lealtà 0 finché è nella stessa Fazione { DI($names) }
republic-card-kin = Lealtà 0 finché { $person } è in gioco in un’altra Fazione; possono essere in gioco insieme
republic-card-pair = può essere in gioco insieme { A($person) }
republic-card-voids = come Comandante annulla i numeri di Disastro e di Arresto sulla carta di: { $wars }
republic-card-knights = +{ $drm } ai suoi tiri per i Cavalieri
republic-card-appeal = può tirare { $count } dadi nel suo Appello al popolo
republic-card-veterans = con una Vittoria rende Veterane { $count } Legioni
republic-ability-halve-losses = come Comandante perde solo metà delle Legioni e delle Flotte, per eccesso
republic-ability-free-tribune = ha un Tribuno per turno senza carta
republic-ability-claim-land-commissioner = può prendere senza voto la Commissione agraria, mentre è a Roma e una Legge agraria è in vigore
republic-ability-free-land-bill-veto = può porre il veto a una Legge agraria per turno senza carta
republic-ability-free-land-bill-proposal = può proporre una Legge agraria per turno senza carta
republic-ability-double-income = la sua entrata e quella delle sue Concessioni contano il doppio
republic-ability-no-losses-by-numbers = non perde nulla per i numeri di Disastro e di Arresto, ma in quel caso si ritira e torna a Roma
republic-ability-double-popularity-changes = ogni variazione della sua Popolarità conta il doppio

## Concessioni

republic-card-paid-each-turn = { $talents } T ogni turno
republic-card-paid-legion-raised = { $talents } T per ogni Legione reclutata
republic-card-paid-fleet-raised = { $talents } T per ogni Flotta reclutata
republic-card-profiteering = in una Siccità il titolare può speculare: più Talenti, meno Popolarità
republic-card-needs-bill = solo mentre è in vigore una Legge agraria
republic-card-tax-farmer = distrutta con un tiro di { $dice } quando la terra è devastata

## Guerre e Condottieri

republic-card-strength = Forza terrestre { $land }, { $naval ->
    [0] nessuna Flotta da battere
   *[other] Forza navale { $naval }
}, { $support ->
    [0] nessuna Flotta d’appoggio
   *[other] Flotte d’appoggio { $support }
}
republic-card-numbers = Disastro con { $disaster }, Arresto con { $standoff }
republic-card-spoils = Bottino { $talents } T
republic-card-series = numero { $place } di { $wars }: { $series }
republic-card-drawn-inactive = Inattiva quando è pescata
republic-card-drawn-active = Attiva quando è pescata
republic-card-drawn-by-province = quando è pescata, Attiva se Roma possiede { $provinces }, altrimenti Inattiva
republic-card-revolt = una Rivolta: niente Bottino
republic-card-revolt-if = una Rivolta senza Bottino se { $province } è una Provincia quando la carta è pescata
republic-card-drought = porta una Siccità finché è nel Foro
republic-card-creates-victory = vincerla aggiunge alle Province { $provinces }
republic-card-creates-series-defeated = vincere tutto il suo gruppo aggiunge alle Province { $provinces }
republic-card-creates-attacked = attaccarla aggiunge alle Province { $provinces }
republic-card-develops = vincerla sviluppa { $province }
republic-card-destroys = quando scoppia distrugge la Concessione { $concession }
republic-war-trait-tax-farmer-roll = mentre è Attiva può distruggere ogni turno un Pubblicano
republic-war-trait-wakes-inactive-series = desta le Guerre Inattive del suo gruppo
republic-war-trait-waits-for-attack = resta Inattiva finché Roma non la attacca
republic-card-leads = aggiunge { $strength } alla Forza di: { $wars }
republic-card-tax-farmer-roll = con questa Guerra Attiva può distruggere ogni turno un Pubblicano: { $war }
republic-card-waits-for-provinces = attende nella Curia finché non esistono le Province delle sue Guerre
republic-card-ally = una carta Fazione: si gioca prima di una battaglia della Guerra alessandrina, come nemica o come alleata che aggiunge { $military } MIL e dà { $talents } T al Comandante, il quale perde { $popularity } Popolarità

## Carte Intrigo

republic-intrigue-tribune = Fase Senato: proponi senza presiedere, o poni il veto a una proposta o a un Processo prima della tua chiamata al voto o quando arriva. Nessun veto contro la proposta di un Dittatore, gli ultimi candidati possibili, un Console a vita o un Processo per Attentato.
republic-intrigue-assassin = +1 al tuo tiro di Attentato, anche quando le Guardie del corpo cercano il sicario.
republic-intrigue-secret-bodyguard = -1 a un tiro di Attentato contro un tuo Senatore; se il sicario non è scoperto, un altro tiro che può solo scoprirlo.
republic-intrigue-open-bodyguard = Fase Entrate, su un tuo Senatore a Roma: -2 a ogni tiro di Attentato contro di lui e un altro tiro per scoprire il sicario. Ogni turno egli paga 1 T e perde 1 Popolarità, altrimenti la Guardia lo lascia.
republic-intrigue-influence-peddling = In ogni momento tranne la fase Rivoluzione: prendi una carta a caso da un’altra mano.
republic-intrigue-seduction = Un Tentativo di Persuasione a cui nessuno può opporre controfferte.
republic-intrigue-blackmail = Un Tentativo di Persuasione a cui nessuno può opporre controfferte; se fallisce il bersaglio perde due dadi di Influenza e di Popolarità.
republic-intrigue-graft = Quando un’altra Fazione usa un Tribuno: un tuo Senatore a Roma paga un dado di Talenti e lo fa tacere. Visto il prezzo, puoi rinunciare.
republic-intrigue-murder-of-a-tribune = Quando un’altra Fazione usa un Tribuno: un tuo Senatore a Roma tira un dado, perde altrettanta Popolarità e, se il dado è pari, lo fa tacere.
republic-intrigue-mob-incited = Quando un’altra Fazione ha attaccato un Tribuno con una carta: un dado più l’Oratoria di un tuo Senatore a Roma dà il numero di segnalini mortalità che minacciano i suoi Senatori a Roma.
republic-intrigue-proscription = Dopo una battaglia vinta da una delle parti in una guerra civile: l’MMD può togliere tutti i Cavalieri per un dado di Talenti ciascuno. La sua Fazione non attira più Cavalieri; tutte le altre aggiungono 1 ai loro tiri per attirarne.

## Leggi

republic-law-effect-calpurnian = Una volta per turno il Censore può multare un Governatore Corrotto tornato in questo turno: un dado di Talenti.
republic-law-effect-military-reforms = La sola Influenza non fa più di nessuno un Console a vita.
republic-law-effect-tradition-erodes = Consoli e Dittatori possono essere subito rieletti Consoli.
republic-law-effect-servilian = Chi la gioca aggiunge 1 a tutti i suoi tiri per i Cavalieri; oppure la Legge abroga la Legge Acilia.
republic-law-effect-acilian = La multa della Legge Calpurnia spetta alla Fazione con più Cavalieri, non al Censore.
republic-law-effect-plautian-papirian = Dimezza la Forza della Guerra sociale e abbassa il Malcontento di 2. Ogni Senatore di chi la gioca perde 1 Popolarità.
republic-law-effect-gabinian = All’inizio della fase Combattimento i Comandanti possono reclutare a proprie spese Legioni e Flotte.
republic-law-effect-vatinian = Ogni Senatore Allineato può essere eletto Governatore, e può reggere una Provincia per mezzo di un Legato.
republic-law-effect-manilian = Un Comandante vittorioso può tenere il suo esercito nella fase Rivoluzione e condurlo a un’altra Guerra.
republic-law-effect-julian = Mette fine a ogni Carenza di uomini e abbassa il Malcontento di 3. Ogni Senatore di chi la gioca perde un dado di Influenza.
republic-law-needs-tradition-erodes = servono Guerre Attive di Forza 15 in tutto
republic-law-needs-acilian = serve la Legge Calpurnia
republic-law-needs-plautian-papirian = serve la Guerra sociale nel Foro
republic-law-needs-gabinian = serve una Guerra dei Pirati cilici nel Foro
republic-law-needs-julian = serve la Guerra sociale nel Foro

## Eventi del mazzo

republic-forum-effect-era-ends = La partita finisce con questa fase Foro. La Persuasione fallisce con 9 o più.
republic-forum-effect-pergamene-bequest = Il Console in campo può essere mandato a raccoglierlo con { $legions } Legioni e { $fleets } Flotte: { $talents } T nella prossima fase Entrate, e la Provincia { $province }.
republic-forum-effect-bithynian-bequest = Il Console in campo può essere mandato a raccoglierlo con { $legions } Legioni e { $fleets } Flotte: { $talents } T nella prossima fase Entrate, e la Provincia { $province }.
republic-forum-effect-ptolemy-apion-bequest = { $province } diventa una Provincia nella fase Senato.
republic-forum-effect-catiline = L’MMD indica un’altra Fazione: un dado di segnalini mortalità minaccia i suoi Senatori a Roma. L’MMD perde 1 Popolarità per segnalino.

## Eventi

republic-side = { $name }: { $effect }
republic-event-effect-ally-deserts = battaglie con somma dei dadi pari: { $dice ->
    [white] i dadi bianchi si aggiungono
   *[black] il dado nero si aggiunge
} alla Forza del nemico
republic-event-effect-allied-enthusiasm = l’Erario riceve { $talents } T nella prossima fase Entrate
republic-event-effect-barbarian-raids = a ogni Provincia di frontiera serve { $target } con due dadi e la sua Forza militare, altrimenti gli incursori la travolgono
republic-event-effect-drought = una Siccità in più: il Malcontento cresce, si può speculare sul grano
republic-event-effect-enemy-leader-dies = { $side ->
    [dark] un Condottiero nemico muore e per ora la sua maggiore Guerra Attiva finisce, per il { $percent } % del Bottino
   *[light] alla fine della fase Foro muore un Condottiero nemico
}
republic-event-effect-enemys-ally-deserts = battaglie con somma dei dadi dispari: { $dice ->
    [white] i dadi bianchi si tolgono
   *[black] il dado nero si toglie
} dalla Forza del nemico
republic-event-effect-epidemic = { $chits } segnalini mortalità: { $side ->
    [dark] muore il primo estratto che è lontano da Roma
   *[light] muoiono gli estratti che sono a Roma
}
republic-event-effect-evil-omens = { $side ->
    [dark] un altro punto di penalità su tutti i tiri
   *[light] lo Stato paga { $talents } T; -1 a tutti i tiri (Persuasione: +1 ai dadi), salvo Iniziative ed eventi
}
republic-event-effect-internal-disorder = al Governatore di ogni Provincia non sviluppata serve { $target } con un dado più 1 per ogni Legione sul posto, altrimenti essa si ribella
republic-event-effect-manpower-shortage = ogni Legione e Flotta costa { $cost } T in più
republic-event-effect-mob-violence = { $side ->
    [dark] tanti segnalini mortalità quanto il Malcontento e un dado
   *[light] tanti segnalini mortalità quanto il Malcontento
} minacciano chi a Roma ha meno Popolarità di quel numero
republic-event-effect-natural-disaster = { $side ->
    [dark] un dado distrugge un’altra Concessione
   *[light] lo Stato paga { $talents } T, e un dado distrugge una Concessione
}
republic-event-effect-new-alliance = alla fine della fase Senato una Guerra finisce, { $side ->
    [dark] per sempre e per tutto il suo Bottino
   *[light] per ora e per metà del suo Bottino
}
republic-event-effect-pretender-emerges = con la prossima Guerra Attiva si ribella una Provincia: { $side ->
    [dark] senza battaglia
   *[light] il suo Governatore deve combattere per tenerla
}
republic-event-effect-refuge = { $side ->
    [dark] il prossimo Condottiero battuto desta tutte le Guerre nel Foro e le aiuta
   *[light] il prossimo Condottiero battuto aiuta la prossima Guerra pescata
}
republic-event-effect-rhodian-alliance = { $fleets } Flotte gratuite in tutto, fino alla fine della Guerra che più ne ha bisogno
republic-event-effect-storm-at-sea = due dadi di Flotte vanno perduti
republic-event-effect-trial-of-verres = ogni Provincia rende { $income } T in più all’Erario e { $income } T in meno di Spoliazione al suo Governatore

## Province e Leggi agrarie

republic-card-frontier = una Provincia di frontiera
republic-card-province = { $developed ->
    [0] Non sviluppata
   *[other] Sviluppata
}: Tributo a Roma { $income }, Spoliazione { $spoils }; Forza terrestre { $land }, Forza navale { $naval }
republic-bill-effect = Tipo { $type }: { $talents } T { $yearly ->
    [0] una volta
   *[other] ogni turno
}, Malcontento -{ $unrest }; Popolarità: Promotore +{ $sponsor }, Copromotore +{ $cosponsor }, chi vota contro -{ $voter }
