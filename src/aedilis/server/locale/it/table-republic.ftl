# Il tabellone di La Repubblica di Roma nel browser, in italiano.
#
# Queste sono le parole scritte sul tabellone stesso; nomi e frasi vengono dal gioco. Quelle che
# cominciano con "letter" o "phase" stanno in luoghi stretti: una lettera, o una parola breve.

## Una cosa, e che cosa se ne dice

server-table-republic-said-of = { $thing }: { $said }

## Lo Stato

server-table-republic-start = Prima del turno 1
server-table-republic-turn = Turno { $turn }
server-table-republic-phases = Fasi del turno
server-table-republic-phase-mortality = Mortalità
server-table-republic-phase-revenue = Entrate
server-table-republic-phase-forum = Foro
server-table-republic-phase-population = Popolazione
server-table-republic-phase-senate = Senato
server-table-republic-phase-combat = Combattimento
server-table-republic-phase-revolution = Rivoluzione
server-table-republic-steps = Passi di questa fase
server-table-republic-step-consuls = Consoli
server-table-republic-step-dictator = Dittatore
server-table-republic-step-censor = Censore
server-table-republic-step-prosecutions = Processi
server-table-republic-step-governors = Governatori
server-table-republic-step-other = Altri affari
server-table-republic-step-closing = Chiusura
server-table-republic-treasury = Erario: { $treasury } Talenti, il prossimo anno { $change }. Mostra il bilancio
server-table-republic-unrest = Malcontento
server-table-republic-active-wars = Guerre Attive: { $count } delle { $most } che rovinano Roma
server-table-republic-legions-in-rome = Legioni a Roma
server-table-republic-fleets-in-rome = Flotte a Roma
server-table-republic-pool = ancora da reclutare: Legioni { $legions }, Flotte { $fleets }, a { $cost } T l'una
server-table-republic-no-recruits = reclutamento impossibile
server-table-republic-deck = Carte nel mazzo
server-table-republic-in-force = In vigore
server-table-republic-era-ends = L'era finisce
server-table-republic-force-law = Legge in vigore: { $name }
server-table-republic-force-event = Evento in vigore: { $name }{ $level ->
    [one] {""}
   *[other] , { $level } volte
}
server-table-republic-force-bill = Legge agraria in vigore: { $name }{ $level ->
    [one] {""}
   *[other] , { $level } volte
}
server-table-republic-force-bequest = Lascito nel Foro: { $name }
server-table-republic-force-letter-law = L
server-table-republic-force-letter-event = E
server-table-republic-force-letter-bill = A
server-table-republic-force-letter-bequest = T
server-table-republic-veteran = { $name }, Veterana{ $loyal ->
    [none] {""}
   *[other] , fedele a { $loyal }
}

## Il bilancio

server-table-republic-budget = Prossima fase Entrate
server-table-republic-budget-treasury = Ora nell'Erario
server-table-republic-budget-annual = Entrata annuale
server-table-republic-budget-gains = Eventi e lasciti
server-table-republic-budget-provinces = Province
server-table-republic-budget-wars = Guerre Attive
server-table-republic-budget-waking = Guerre che scoppieranno prima
server-table-republic-budget-bills = Leggi agrarie
server-table-republic-budget-owed = Ciò che le Province sono costate
server-table-republic-budget-upkeep = Legioni e Flotte
server-table-republic-budget-result = Alla fine

## Guerre

server-table-republic-wars = Guerre
server-table-republic-no-wars = Roma è in pace.
server-table-republic-status-active = Attiva
server-table-republic-status-imminent = Imminente
server-table-republic-status-inactive = Inattiva
server-table-republic-war-numbers = Forza terrestre { $land }{ $naval ->
    [0] {""}
   *[other] , Forza navale { $naval }
}{ $support ->
    [0] {""}
   *[other] , Flotte d'appoggio { $support }
}
server-table-republic-land = Forza terrestre
server-table-republic-naval = Forza navale
server-table-republic-beaten = La sua flotta è battuta
server-table-republic-support = Flotte d'appoggio
server-table-republic-times = Forza ×{ $times } per Guerre correlate
server-table-republic-unprosecuted = Trascurata
server-table-republic-drought = porta una Siccità
server-table-republic-spoils = Bottino { $talents } T
server-table-republic-disaster = Numeri di Disastro
server-table-republic-standoff = Numeri di Arresto
server-table-republic-letter-disaster = D
server-table-republic-letter-standoff = A
server-table-republic-enemy-leader = Condottiero nemico { $name }: Forza +{ $strength }, Disastro { $disaster }, Arresto { $standoff }
server-table-republic-no-commander = senza Comandante
server-table-republic-strength = Forza { $land } a terra, { $naval } in mare
server-table-republic-legions = Legioni
server-table-republic-fleets = Flotte
server-table-republic-odds-land = a terra
server-table-republic-odds-naval = in mare
server-table-republic-odds-lost = perdite
server-table-republic-odds-sent = { $person } con { $legions ->
    [one] 1 Legione
   *[other] { $legions } Legioni
}, { $fleets ->
    [one] 1 Flotta
   *[other] { $fleets } Flotte
}
server-table-republic-odds-proposed = { $person } con { $legions ->
    [one] 1 Legione
   *[other] { $legions } Legioni
}, { $fleets ->
    [one] 1 Flotta
   *[other] { $fleets } Flotte
}, come proposto
server-table-republic-odds-could = { $person } con tutte le forze a Roma: { $legions ->
    [one] 1 Legione
   *[other] { $legions } Legioni
}, { $fleets ->
    [one] 1 Flotta
   *[other] { $fleets } Flotte
}
server-table-republic-odds-victory = Vittoria
server-table-republic-odds-stalemate = Stallo
server-table-republic-odds-standoff = Arresto
server-table-republic-odds-defeat = Sconfitta
server-table-republic-odds-disaster = Disastro
server-table-republic-odds-losses = perdite circa: Legioni { $legions }, Flotte { $fleets }

## Il Foro e le Province

server-table-republic-forum = Foro
server-table-republic-forum-empty = Nel Foro non c'è nulla.
server-table-republic-curia = Curia
server-table-republic-kind-family = Famiglia
server-table-republic-kind-statesman = Statista morto
server-table-republic-kind-concession = Concessione distrutta
server-table-republic-kind-war = Guerra
server-table-republic-kind-leader = Condottiero nemico
server-table-republic-kind-leader-intrigue = Condottiero nemico
server-table-republic-provinces = Province
server-table-republic-no-provinces = Roma non ha Province.
server-table-republic-developed = sviluppata
server-table-republic-undeveloped = non sviluppata
server-table-republic-governed = Governatore { $person } per { $term ->
    [one] 1 turno
   *[other] { $term } turni
}
server-table-republic-vacant = vacante
server-table-republic-legate = con un Legato
server-table-republic-frontier = di frontiera
server-table-republic-garrison = guarnigione: { $legions ->
    [one] 1 Legione
   *[other] { $legions } Legioni
}
server-table-republic-overrun = travolta dagli incursori
server-table-republic-disorder = in disordine
server-table-republic-province-numbers = Tributo a Roma { $income }, Spoliazione { $spoils }, Tributo locale { $taxes }

## Senatori e Fazioni

server-table-republic-letter-military = MIL
server-table-republic-letter-oratory = ORA
server-table-republic-letter-loyalty = LEA
server-table-republic-influence = Influenza
server-table-republic-popularity = Popolarità
server-table-republic-knights = Cavalieri
server-table-republic-talents = Talenti
server-table-republic-votes = Voti a Roma
server-table-republic-cards = Carte in mano
server-table-republic-treasury-of-faction = Tesoro di fazione
server-table-republic-senator-numbers = MIL { $military }, Oratoria { $oratory }, Lealtà { $loyalty }, Influenza { $influence }, Popolarità { $popularity }, { $knights ->
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
server-table-republic-exposed = { $name } (corruzione)
server-table-republic-mark-leader = Capofazione
server-table-republic-mark-presiding = presiede
server-table-republic-mark-first = Massimo magistrato disponibile
server-table-republic-mark-guarded = con guardia del corpo
server-table-republic-mark-for-life = Console a vita
server-table-republic-mark-prior-consul = Ex console
server-table-republic-mark-corrupt = Corrotto
server-table-republic-mark-major = Carica maggiore quest'anno
server-table-republic-mark-victor = vittorioso
server-table-republic-mark-proconsul = Proconsole
server-table-republic-place-province = governa { $where }{ $term ->
    [0] {""}
    [one] , ancora 1 turno
   *[other] , ancora { $term } turni
}
server-table-republic-place-field = in campo: { $where }
server-table-republic-place-captive = Prigioniero: { $where }
server-table-republic-place-rebel = in rivolta
server-table-republic-rebel = Ribelle
server-table-republic-standard-eagle = l'aquila
server-table-republic-standard-wolf = il lupo
server-table-republic-standard-boar = il cinghiale
server-table-republic-standard-horse = il cavallo
server-table-republic-standard-bull = il toro
server-table-republic-standard-serpent = il serpente
server-table-republic-faction-numbers = { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
} a Roma, Influenza { $influence }, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
server-table-republic-faction-talents = { $talents ->
    [one] 1 Talento
   *[other] { $talents } Talenti
} nel Tesoro di fazione
server-table-republic-asked = si aspetta la sua risposta
server-table-republic-gone = fuori dalla partita
server-table-republic-no-senators = nessun Senatore
server-table-republic-mine = La tua Fazione: { $name }
server-table-republic-hand = { $count ->
    [0] Nessuna carta in mano
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
server-table-republic-open-faction = Mostra i Senatori di { $name }
server-table-republic-close-faction = Nascondi i Senatori di { $name }
server-table-republic-no-knights = non attira più Cavalieri
server-table-republic-knight-drm = +{ $drm } per i Cavalieri

## Che cosa succede

server-table-republic-stage = Che cosa succede
server-table-republic-stage-opening = L'inizio
server-table-republic-stage-mortality = Mortalità
server-table-republic-stage-revenue = Entrate
server-table-republic-stage-forum = Il Foro
server-table-republic-stage-population = Il popolo
server-table-republic-stage-senate = In aula
server-table-republic-stage-combat = Battaglia
server-table-republic-stage-revolution = Rivoluzione
server-table-republic-stage-over = La fine
server-table-republic-tab-deals = Accordi
server-table-republic-tab-budget = Bilancio
server-table-republic-tab-dice = Dadi
server-table-republic-quiet-opening = Le Fazioni si preparano: Capifazione, Governatori, prime carte.
server-table-republic-quiet-mortality = Chi vivrà, e quali Guerre scoppiano?
server-table-republic-quiet-revenue = Arriva il denaro dell'anno.
server-table-republic-quiet-forum = Si mette ordine nel Foro.
server-table-republic-quiet-population = Il popolo ascolta.
server-table-republic-quiet-senate = Il Senato si riunisce.
server-table-republic-quiet-combat = Gli eserciti marciano.
server-table-republic-quiet-revolution = L'anno finisce.

## Il Senato

server-table-republic-presiding = presiede
server-table-republic-no-chair = Nessuno presiede.
server-table-republic-no-motion = Non si sta votando nulla.
server-table-republic-by = proposta di { $name }
server-table-republic-by-tribune = proposta di { $name } con un Tribuno
server-table-republic-consent = Serve il consenso di { $names }
server-table-republic-for = a favore
server-table-republic-against = contro
server-table-republic-votes-for = { $count ->
    [one] 1 voto a favore
   *[other] { $count } voti a favore
}
server-table-republic-votes-against = { $count ->
    [one] 1 voto contro
   *[other] { $count } voti contro
}
server-table-republic-voting-order = Ordine dei voti
server-table-republic-voter = { $name }: { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
}, e altri { $talents } comprandoli
server-table-republic-voter-for = ha votato a favore
server-table-republic-voter-against = ha votato contro
server-table-republic-voter-split = ha diviso i voti
server-table-republic-voter-abstained = si astiene
server-table-republic-voter-asked = vota ora
server-table-republic-voter-waits = non ha ancora votato
server-table-republic-may-interrupt = Può intervenire
server-table-republic-interrupt-cards = { $cards ->
    [one] una carta che potrebbe essere un Tribuno
   *[other] { $cards } carte, ognuna delle quali potrebbe essere un Tribuno
}
server-table-republic-interrupt-free = { $person } ha un Tribuno senza bisogno di una carta
server-table-republic-interrupt-dagger = non ha ancora compiuto un Attentato
server-table-republic-claims = prossima proposta: { $names }
server-table-republic-trials-held = Processi tenuti: minori { $minor }, maggiori { $major }
server-table-republic-decisions = Deciso in questa seduta
server-table-republic-decision-passed = Approvata
server-table-republic-decision-rejected = Bocciata
server-table-republic-decision-vetoed = Veto
server-table-republic-decision-void = Decaduta

## La fase Foro

server-table-republic-initiatives = Iniziative di questo turno
server-table-republic-auctioned = asta
server-table-republic-initiative-persuasion = Persuasione
server-table-republic-initiative-knights = Cavalieri
server-table-republic-initiative-games = Giochi
server-table-republic-initiative-leader = Capofazione
server-table-republic-auction = Un'Iniziativa è all'asta
server-table-republic-bid-by = offerta di { $person }
server-table-republic-no-bid = nessuno ha ancora offerto
server-table-republic-bids-now = Ora offre { $name }
server-table-republic-best-chances = Migliori probabilità
server-table-republic-knight-chances = Probabilità di un Cavaliere
server-table-republic-chance = { $percent } % di riuscire
server-table-republic-chance-for = { $percent } % con { $talents } T
server-table-republic-persuasion-openly = persuade
server-table-republic-persuasion-seduction = seduce
server-table-republic-persuasion-blackmail = ricatta
server-table-republic-base-number = Numero base
server-table-republic-needs-at-most = Due dadi possono mostrare al massimo { $most }
server-table-republic-hopeless = Nessun tiro è abbastanza basso
server-table-republic-with-more = Con più Talenti
server-table-republic-with = +{ $talents }:
server-table-republic-decides = Decide { $name }
server-table-republic-pile-oratory = Oratoria
server-table-republic-pile-influence = Influenza
server-table-republic-pile-bribe = tangente
server-table-republic-pile-loyalty = Lealtà
server-table-republic-pile-aligned = ha una Fazione
server-table-republic-pile-talents = suoi Talenti
server-table-republic-pile-counter = controfferta

## Entrate e Rivoluzione

server-table-republic-revenue-unrest = Incursioni
server-table-republic-revenue-state = Stato
server-table-republic-revenue-income = Entrate
server-table-republic-revenue-redistribution = Ridistribuzione
server-table-republic-revenue-development = Sviluppo
server-table-republic-revenue-provinces = Province
server-table-republic-revenue-contributions = Donazioni
server-table-republic-revenue-debits = Spese
server-table-republic-incomes = Entrate sul tavolo
server-table-republic-income-of = { $name }: { $talents } T
server-table-republic-revolution-trade = Scambi
server-table-republic-revolution-play = Carte
server-table-republic-revolution-discard = Scarti
server-table-republic-revolution-declare = Comandanti
server-table-republic-generals = Ancora da sentire

## Dadi e battaglie

server-table-republic-throws = Dadi di questo turno
server-table-republic-no-dice = In questo turno non si sono ancora tirati dadi.
server-table-republic-die-black = dado nero { $value }
server-table-republic-die-white = dadi bianchi { $value }
server-table-republic-die-plain = dadi { $value }
server-table-republic-sum-popularity = Popolarità
server-table-republic-sum-before = Malcontento
server-table-republic-sum-omens = Cattivi presagi
server-table-republic-sum-drm = modificatori
server-table-republic-sum-talents = Talenti
server-table-republic-speech = Discorso alla plebe
server-table-republic-about-to-fight = Sta per cominciare
server-table-republic-result-victory = Vittoria
server-table-republic-result-stalemate = Stallo
server-table-republic-result-standoff = Arresto
server-table-republic-result-defeat = Sconfitta
server-table-republic-result-disaster = Disastro
server-table-republic-roman = Roma
server-table-republic-enemy = nemico
server-table-republic-lost = Perdite: { $what }
server-table-republic-no-losses = Nessuna perdita
server-table-republic-lost-legions = { $count ->
    [one] 1 Legione
   *[other] { $count } Legioni
}{ $veterans ->
    [0] {""}
    [one] {" "}(1 Veterana)
   *[other] {" "}({ $veterans } Veterane)
}
server-table-republic-lost-fleets = { $count ->
    [one] 1 Flotta
   *[other] { $count } Flotte
}

## Accordi

server-table-republic-no-deals = Non ci sono accordi pubblici.
server-table-republic-deal = Accordo { $number }, offerto da { $name }
server-table-republic-deal-offered = offerto
server-table-republic-deal-binding = vincolante
server-table-republic-deal-settled = concluso
server-table-republic-deal-withdrawn = decaduto
server-table-republic-deal-waits = manca l'accettazione di: { $names }
server-table-republic-fate-open = aperta
server-table-republic-fate-kept = rispettata
server-table-republic-fate-released = rimasta senza effetto
server-table-republic-fate-failed = non rispettata
