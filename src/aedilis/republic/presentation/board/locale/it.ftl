# Il tabellone di La Repubblica di Roma nel browser, in italiano.
#
# Queste sono le parole scritte sul tabellone stesso; nomi e frasi vengono dal gioco. Quelle che
# cominciano con "letter" o "phase" stanno in luoghi stretti: una lettera, o una parola breve.

## Una cosa, e che cosa se ne dice

republic-board-said-of = { $thing }: { $said }

## Lo Stato

republic-board-start = Prima del primo turno
republic-board-turn = Turno { $turn }
republic-board-phases = Fasi del turno
republic-board-phase-mortality = Mortalità
republic-board-phase-revenue = Entrate
republic-board-phase-forum = Foro
republic-board-phase-population = Popolazione
republic-board-phase-senate = Senato
republic-board-phase-combat = Combattimento
republic-board-phase-revolution = Rivoluzione
republic-board-steps = Passi di questa fase
republic-board-step-consuls = Consoli
republic-board-step-pontifex = Pontefice
republic-board-step-coalition = Coalizione
republic-board-step-plan = Piano
republic-board-step-spoils = Spoglie
republic-board-step-recruit = Reclutamento
republic-board-step-send = Eserciti
republic-board-step-dictator = Dittatore
republic-board-step-censor = Censore
republic-board-step-prosecutions = Processi
republic-board-step-governors = Governatori
republic-board-step-other = Altri affari
republic-board-step-closing = Chiusura
republic-board-treasury = Erario: { $treasury } T, il prossimo anno { $change }. Mostra il bilancio
republic-board-unrest = Malcontento
republic-board-active-wars = Guerre Attive: { $count } ({ $most } rovinano Roma)
republic-board-legions-in-rome = Legioni a Roma
republic-board-fleets-in-rome = Flotte a Roma
republic-board-pool = ancora da reclutare: Legioni { $legions }, Flotte { $fleets }, a { $cost } T l’una
republic-board-no-recruits = reclutamento impossibile
republic-board-deck = Carte nel mazzo
republic-board-in-force = In vigore
republic-board-era-ends = L’era finisce
republic-board-force-law = Legge in vigore: { $name }
republic-board-force-event = Evento in vigore: { $name }{ $level ->
    [one] {""}
   *[other] , { $level } volte
}
republic-board-force-bill = Legge agraria in vigore: { $name }{ $level ->
    [one] {""}
   *[other] , { $level } volte
}
republic-board-force-bequest = Lascito nel Foro: { $name }
republic-board-force-letter-law = L
republic-board-force-letter-event = E
republic-board-force-letter-bill = A
republic-board-force-letter-bequest = T
republic-board-veteran = { $name }, Veterana{ $loyal ->
    [none] {""}
   *[other] , fedele { A($loyal) }
}

## Il bilancio

republic-board-budget = Prossima fase Entrate
republic-board-budget-treasury = Ora nell’Erario
republic-board-budget-annual = Entrata annuale
republic-board-budget-gains = Eventi e lasciti
republic-board-budget-provinces = Province
republic-board-budget-wars = Guerre Attive
republic-board-budget-waking = Guerre che scoppieranno prima
republic-board-budget-bills = Leggi agrarie
republic-board-budget-owed = Ciò che le Province sono costate
republic-board-budget-upkeep = Legioni e Flotte
republic-board-budget-result = Alla fine

## Guerre

republic-board-wars = Guerre
republic-board-no-wars = Roma è in pace.
republic-board-status-active = Attiva
republic-board-status-imminent = Imminente
republic-board-status-inactive = Inattiva
republic-board-war-numbers = Forza terrestre { $land }{ $naval ->
    [0] {""}
   *[other] , Forza navale { $naval }
}{ $support ->
    [0] {""}
   *[other] , Flotte d’appoggio { $support }
}
republic-board-land = Forza terrestre
republic-board-naval = Forza navale
republic-board-beaten = La sua Flotta è battuta
republic-board-support = Flotte d’appoggio
republic-board-times = Forza ×{ $times } per Guerre correlate
republic-board-unprosecuted = Trascurata
republic-board-drought = porta una Siccità
republic-board-spoils = Bottino { $talents } T
republic-board-disaster = Numeri di Disastro
republic-board-standoff = Numeri di Arresto
republic-board-letter-disaster = D
republic-board-letter-standoff = A
republic-board-enemy-leader = Condottiero nemico { $name }: Forza +{ $strength }, Disastro { $disaster }, Arresto { $standoff }
republic-board-no-commander = senza Comandante
republic-board-strength = Forza { $land } a terra, { $naval } in mare
republic-board-legions = Legioni
republic-board-fleets = Flotte
republic-board-odds-land = a terra
republic-board-odds-naval = in mare
republic-board-odds-lost = perdite
republic-board-odds-sent = { $person } con { $legions ->
    [one] 1 Legione
   *[other] { $legions } Legioni
}, { $fleets ->
    [one] 1 Flotta
   *[other] { $fleets } Flotte
}
republic-board-odds-province = { $province } da sola, con { $person }
republic-board-odds-proposed = { $person } con { $legions ->
    [one] 1 Legione
   *[other] { $legions } Legioni
}, { $fleets ->
    [one] 1 Flotta
   *[other] { $fleets } Flotte
}, come proposto
republic-board-odds-could = { $person } con tutte le Forze a Roma: { $legions ->
    [one] 1 Legione
   *[other] { $legions } Legioni
}, { $fleets ->
    [one] 1 Flotta
   *[other] { $fleets } Flotte
}
republic-board-odds-victory = Vittoria
republic-board-odds-stalemate = Stallo
republic-board-odds-standoff = Arresto
republic-board-odds-defeat = Sconfitta
republic-board-odds-disaster = Disastro
republic-board-odds-losses = perdite circa: Legioni { $legions }, Flotte { $fleets }

## Il Foro e le Province

republic-board-forum = Foro
republic-board-forum-empty = Nel Foro non c’è nulla.
republic-board-curia = Curia
republic-board-kind-family = Famiglia
republic-board-kind-statesman = Statista morto
republic-board-kind-concession = Concessione distrutta
republic-board-kind-war = Guerra
republic-board-kind-leader = Condottiero nemico
republic-board-kind-leader-intrigue = Condottiero nemico
republic-board-provinces = Province
republic-board-no-provinces = Roma non ha Province.
republic-board-developed = sviluppata
republic-board-undeveloped = non sviluppata
republic-board-governed = Governatore { $person } per { $term ->
    [one] 1 turno
   *[other] { $term } turni
}
republic-board-vacant = vacante
republic-board-legate = con un Legato
republic-board-frontier = di frontiera
republic-board-garrison = guarnigione: { $legions ->
    [one] 1 Legione
   *[other] { $legions } Legioni
}
republic-board-overrun = travolta dagli incursori
republic-board-disorder = in disordine
republic-board-camp-at-home = in mano a un Ribelle
republic-board-camp-at-sea = di un Ribelle che è in mare con le sue Forze
republic-board-camp-in-italy = di un Ribelle che è in Italia con le sue Forze
republic-board-own-forces = Truppe proprie { $troops }, Flotte proprie { $fleets }
republic-board-attacked = attaccata
republic-board-ally = alleata: { $province } (Truppe { $troops }, Flotte { $fleets })
republic-board-disbanded = ha congedato { $count ->
    [one] 1 Legione Veterana
   *[other] { $count } Legioni Veterane
}
republic-board-province-numbers = Tributo a Roma { $income }, Spoliazione { $spoils }, Tributo locale { $taxes }

## Senatori e Fazioni

republic-board-letter-military = MIL
republic-board-letter-oratory = ORA
republic-board-letter-loyalty = LEA
republic-board-influence = Influenza
republic-board-popularity = Popolarità
republic-board-knights = Cavalieri
republic-board-talents = Talenti
republic-board-votes = Voti a Roma
republic-board-cards = Carte in mano
republic-board-treasury-of-faction = Tesoro di Fazione
republic-board-senator-numbers = MIL { $military }, Oratoria { $oratory }, Lealtà { $loyalty }{ $printed ->
    [-1] {""}
   *[other] {" "}({ $printed } sulla carta)
}, Influenza { $influence }, Popolarità { $popularity }, { $knights ->
    [0] nessun Cavaliere
    [one] 1 Cavaliere
   *[other] { $knights } Cavalieri
}, { $talents ->
    [one] 1 Talento
   *[other] { $talents } Talenti
}, { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
}
republic-board-exposed = { $name } (corruzione)
republic-board-mark-leader = Capofazione
republic-board-mark-presiding = presiede
republic-board-mark-first = Massimo magistrato disponibile
republic-board-mark-guarded = con Guardia del corpo
republic-board-mark-for-life = Console a vita
republic-board-mark-prior-consul = Ex Console
republic-board-mark-corrupt = Corrotto
republic-board-mark-major = Carica maggiore quest’anno
republic-board-mark-victor = vittorioso
republic-board-mark-proconsul = Proconsole
republic-board-mark-priest = Sacerdote
republic-board-place-province = governa { $where }{ $term ->
    [0] {""}
    [one] , ancora 1 turno
   *[other] , ancora { $term } turni
}
republic-board-place-field = in campo: { $where }
republic-board-place-captive = Prigioniero: { $where }
republic-board-place-rebel = in rivolta
republic-board-rebel = Ribelle
republic-board-standard-eagle = l’aquila
republic-board-standard-wolf = il lupo
republic-board-standard-boar = il cinghiale
republic-board-standard-horse = il cavallo
republic-board-standard-bull = il toro
republic-board-standard-serpent = il serpente
republic-board-faction-numbers = { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
} a Roma, Influenza { $influence }, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
republic-board-faction-talents = { $talents ->
    [one] 1 Talento
   *[other] { $talents } Talenti
} nel Tesoro di Fazione
republic-board-asked = si aspetta la sua risposta
republic-board-gone = fuori dalla partita
republic-board-no-senators = nessun Senatore
republic-board-mine = La tua Fazione: { $name }
republic-board-hand = { $count ->
    [0] Nessuna carta in mano
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
republic-board-open-faction = Mostra i Senatori { DI($name) }
republic-board-close-faction = Nascondi i Senatori { DI($name) }
republic-board-no-knights = non attira più Cavalieri
republic-board-knight-drm = +{ $drm } per i Cavalieri

## Che cosa succede

republic-board-stage = Che cosa succede
republic-board-stage-opening = L’inizio
republic-board-stage-mortality = Mortalità
republic-board-stage-revenue = Entrate
republic-board-stage-forum = Il Foro
republic-board-stage-population = Il popolo
republic-board-stage-senate = In aula
republic-board-stage-combat = Battaglia
republic-board-stage-revolution = Rivoluzione
republic-board-stage-over = La fine
republic-board-tab-deals = Accordi
republic-board-tab-budget = Bilancio
republic-board-tab-dice = Dadi
republic-board-quiet-opening = Le Fazioni si preparano: Capifazione, Governatori, prime carte.
republic-board-quiet-mortality = Chi vivrà, e quali Guerre scoppiano?
republic-board-quiet-revenue = Arriva il denaro dell’anno.
republic-board-quiet-forum = Si mette ordine nel Foro.
republic-board-quiet-population = Il popolo ascolta.
republic-board-quiet-senate = Il Senato si riunisce.
republic-board-quiet-combat = Gli eserciti marciano.
republic-board-quiet-revolution = L’anno finisce.

## Il Senato

republic-board-presiding = presiede
republic-board-no-chair = Nessuno presiede.
republic-board-no-motion = Non si sta votando nulla.
republic-board-by = { $who ->
    [you] proposta tua
   *[other] proposta { DI($name) }
}
republic-board-by-tribune = { $who ->
    [you] proposta tua con un Tribuno
   *[other] proposta { DI($name) } con un Tribuno
}
republic-board-consent = Serve il consenso { DI($names) }
republic-board-for = a favore
republic-board-against = contro
republic-board-votes-for = { $count ->
    [one] 1 voto a favore
   *[other] { $count } voti a favore
}
republic-board-votes-against = { $count ->
    [one] 1 voto contro
   *[other] { $count } voti contro
}
republic-board-voting-order = Ordine dei voti
republic-board-voter = { $name }: { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
}, e altri { $talents } comprandoli
republic-board-voter-for = ha votato a favore
republic-board-voter-against = ha votato contro
republic-board-voter-split = ha diviso i voti
republic-board-voter-abstained = si astiene
republic-board-voter-asked = vota ora
republic-board-voter-waits = non ha ancora votato
republic-board-may-interrupt = Può intervenire
republic-board-interrupt-cards = { $cards ->
    [one] una carta che potrebbe essere un Tribuno
   *[other] { $cards } carte, ognuna delle quali potrebbe essere un Tribuno
}
republic-board-interrupt-free = { $person } ha un Tribuno senza bisogno di una carta
republic-board-interrupt-dagger = non ha ancora compiuto un Attentato
republic-board-claims = prossima proposta: { $names }
republic-board-laws-waiting = Leggi da votare: { $names }
republic-board-trials-held = Processi tenuti: minori { $minor }, maggiori { $major }
republic-board-decisions = Deciso in questa seduta
republic-board-decision-passed = Approvata
republic-board-decision-rejected = Bocciata
republic-board-decision-vetoed = Veto
republic-board-decision-void = Decaduta

## La fase Foro

republic-board-initiatives = Iniziative di questo turno
republic-board-auctioned = asta
republic-board-initiative-persuasion = Persuasione
republic-board-initiative-knights = Cavalieri
republic-board-initiative-games = Giochi
republic-board-initiative-leader = Capofazione
republic-board-auction = Un’Iniziativa è all’asta
republic-board-bid-by = offerta { DI($person) }
republic-board-no-bid = nessuno ha ancora offerto
republic-board-bids-now = Ora offre { $name }
republic-board-best-chances = Migliori probabilità
republic-board-knight-chances = Probabilità di un Cavaliere
republic-board-percent = { $percent } %
republic-board-chance = { $percent } % di riuscire
republic-board-chance-for = { $percent } % con { $talents } T
republic-board-persuasion-openly = persuade
republic-board-persuasion-seduction = seduce
republic-board-persuasion-blackmail = ricatta
republic-board-base-number = Numero base
republic-board-needs-at-most = Due dadi possono mostrare al massimo { $most }
republic-board-hopeless = Nessun tiro è abbastanza basso
republic-board-with-more = Con più Talenti
republic-board-with = +{ $talents }:
republic-board-decides = Decide { $name }
republic-board-pile-oratory = Oratoria
republic-board-pile-influence = Influenza
republic-board-pile-bribe = tangente
republic-board-pile-loyalty = Lealtà
republic-board-pile-aligned = ha una Fazione
republic-board-pile-talents = suoi Talenti
republic-board-pile-counter = controfferta

## Entrate e Rivoluzione

republic-board-revenue-unrest = Incursioni
republic-board-revenue-state = Stato
republic-board-revenue-income = Entrate
republic-board-revenue-redistribution = Ridistribuzione
republic-board-revenue-development = Sviluppo
republic-board-revenue-provinces = Province
republic-board-revenue-contributions = Donazioni
republic-board-revenue-debits = Spese
republic-board-incomes = Entrate sul tavolo
republic-board-income-of = { $name }: { $talents } T
republic-board-revolution-reinforce = Rinforzi
republic-board-revolution-rise = Rivolte
republic-board-revolution-trade = Scambi
republic-board-revolution-play = Carte
republic-board-revolution-discard = Scarti
republic-board-revolution-declare = Comandanti
republic-board-generals = Ancora da sentire

## Dadi e battaglie

republic-board-throws = Dadi di questo turno
republic-board-no-dice = In questo turno non si sono ancora tirati dadi.
republic-board-die-black = dado nero { $value }
republic-board-die-white = dadi bianchi { $value }
republic-board-die-plain = dadi { $value }
republic-board-sum-popularity = Popolarità
republic-board-sum-before = Malcontento
republic-board-sum-omens = Cattivi presagi
republic-board-sum-drm = modificatori
republic-board-sum-talents = Talenti
republic-board-speech = Discorso alla plebe
republic-board-about-to-fight = Sta per cominciare
republic-board-result-victory = Vittoria
republic-board-result-stalemate = Stallo
republic-board-result-standoff = Arresto
republic-board-result-defeat = Sconfitta
republic-board-result-disaster = Disastro
republic-board-roman = Roma
republic-board-enemy = nemico
republic-board-lost = Perdite: { $what }
republic-board-no-losses = Nessuna perdita
republic-board-lost-legions = { $count ->
    [one] 1 Legione
   *[other] { $count } Legioni
}{ $veterans ->
    [0] {""}
    [one] {" "}(1 Veterana)
   *[other] {" "}({ $veterans } Veterane)
}
republic-board-lost-fleets = { $count ->
    [one] 1 Flotta
   *[other] { $count } Flotte
}

## Accordi

republic-board-no-deals = Non ci sono accordi pubblici.
republic-board-deal = Accordo { $number }, offerto da { $name }
republic-board-deal-offered = offerto
republic-board-deal-binding = vincolante
republic-board-deal-settled = concluso
republic-board-deal-withdrawn = decaduto
republic-board-deal-waits = manca l’accettazione di: { $names }
republic-board-fate-open = aperta
republic-board-fate-kept = rispettata
republic-board-fate-released = rimasta senza effetto
republic-board-fate-failed = non rispettata

## La mappa

republic-board-map = Il Mediterraneo
republic-board-map-larger = Mostra la mappa sopra il tavolo
republic-board-map-rome = Roma
republic-board-map-rome-has = Roma: { $legions ->
    [0] nessuna Legione
    [one] 1 Legione
   *[other] { $legions } Legioni
} e { $fleets ->
    [0] nessuna Flotta
    [one] 1 Flotta
   *[other] { $fleets } Flotte
} in città
republic-board-map-foreign = { $land }: non ancora di Roma
republic-board-map-key-roman = di Roma
republic-board-map-key-developed = sviluppata
republic-board-map-key-foreign = non ancora di Roma
republic-board-map-key-risen = in rivolta
republic-board-map-key-active = Guerra Attiva
republic-board-map-key-imminent = Imminente
republic-board-map-key-inactive = Inattiva
