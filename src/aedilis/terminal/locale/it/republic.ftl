# Ciò che dice il terminale di un tavolo di La Repubblica di Roma, in italiano.
#
# $who è "you" per chi legge e "other" per tutti gli altri; $name è allora il nome di quel posto.

## Lo Stato

terminal-republic-turn = Turno { $turn } · { $phase }{ $step ->
    [none] {""}
   *[other] : { $step }
}
terminal-republic-step-consuls = elezione dei Consoli
terminal-republic-step-dictator = Dittatore
terminal-republic-step-censor = elezione del Censore
terminal-republic-step-prosecutions = Processi
terminal-republic-step-governors = Governatori
terminal-republic-step-other = altri affari
terminal-republic-step-closing = chiusura della seduta
terminal-republic-start = l'inizio della partita
terminal-republic-scenario = { $scenario }, { $deck ->
    [one] 1 carta
   *[other] { $deck } carte
} nel mazzo
terminal-republic-treasury = Erario: { $treasury } T; dopo la prossima fase Entrate { $low ->
    [-1000] {""}
   *[other] { $spread ->
        [0] { $low } T
       *[other] da { $low } a { $high } T
    }
}, se non si spende altro
terminal-republic-unrest = Malcontento: { $unrest }
terminal-republic-first = Massimo magistrato disponibile (MMD): { $person } ({ $name })
terminal-republic-presiding = Magistrato presidente: { $person } ({ $name })
terminal-republic-life = Console a vita: { $person } ({ $name })
terminal-republic-rebel = Ribelle principale: { $person } ({ $name })
terminal-republic-wars-count = Guerre Attive: { $count } delle { $most } che rovinano Roma
terminal-republic-laws = Leggi in vigore: { $items }
terminal-republic-bills = Leggi agrarie in vigore: { $items }
terminal-republic-events = Eventi in vigore: { $items }
terminal-republic-bequests = Lasciti nel Foro: { $items }
terminal-republic-no-recruitment = In questo turno non si possono reclutare né Legioni né Flotte
terminal-republic-era-ends = L'era finisce con questa fase Foro
terminal-republic-level = { $name } ×{ $count }

## Guerre

terminal-republic-wars = Guerre
terminal-republic-no-wars = Nel Foro non ci sono Guerre.
terminal-republic-status-inactive = Inattiva
terminal-republic-status-imminent = Imminente
terminal-republic-status-active = Attiva
terminal-republic-war = { $war } ({ $status }): Forza terrestre { $land }, { $naval ->
    [0] { $beaten ->
        [0] nessuna flotta da battere
       *[other] la sua flotta è battuta
    }
   *[other] Forza navale { $naval }
}, { $support ->
    [0] nessuna Flotta d'appoggio
   *[other] Flotte d'appoggio { $support }
}; Disastro con { $disaster }, Arresto con { $standoff }; Bottino { $spoils } T
terminal-republic-war-leaders = condotta da { $leaders }
terminal-republic-war-unprosecuted = Trascurata
terminal-republic-war-drought = porta una Siccità
terminal-republic-army = { $person } ({ $name }) con { $army }: Forza { $land } a terra, { $naval } in mare
terminal-republic-army-alone = senza Comandante: { $army }
terminal-republic-march = Contro il Ribelle
terminal-republic-bequest = Da raccogliere: { $war }
terminal-republic-rebel-army = { $person } marcia su Roma con { $army }: Forza { $land }
terminal-republic-numbers-none = nessun numero

## Il Foro

terminal-republic-forum = Foro
terminal-republic-unaligned = Non Allineati: { $items }
terminal-republic-concessions = Concessioni che il Senato può assegnare: { $items }
terminal-republic-curia = Curia: { $items }
terminal-republic-leaders-waiting = Condottieri nemici: { $items }
terminal-republic-forces = Forze a Roma: { $army }; si possono ancora reclutare { $pool }, a { $cost } T per unità
terminal-republic-forum-empty = Nel Foro non c'è nulla.

## Province

terminal-republic-provinces = Province
terminal-republic-no-provinces = Roma non ha Province.
terminal-republic-province = { $province } ({ $developed ->
    [0] non sviluppata
   *[other] sviluppata
}): { $state ->
    [vacant] senza Governatore
    [legate] { $person } ({ $name }) con un Legato, { $term ->
        [one] 1 turno
       *[other] { $term } turni
    }
   *[governed] { $person } ({ $name }), { $term ->
        [one] 1 turno
       *[other] { $term } turni
    }
}; Tributo { $income }, Spoliazione { $spoils }{ $legions ->
    [0] {""}
   *[other] , { $army }
}
terminal-republic-province-frontier = di frontiera
terminal-republic-province-overrun = travolta dagli incursori
terminal-republic-province-disorder = in disordine

## Fazioni

terminal-republic-faction = { $who ->
    [you] La tua Fazione ({ $name })
   *[other] Fazione di { $name }
}
terminal-republic-faction-line = { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
} a Roma, Influenza { $influence }, { $cards ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $cards } carte
} in mano{ $talents ->
    [-1] {""}
   *[other] , { $talents } T nel Tesoro di fazione
}
terminal-republic-faction-figures = { $votes } a Roma · infl { $influence } · { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}{ $talents ->
    [-1] {""}
   *[other] {" "}· { $talents } T
}
terminal-republic-faction-gone = fuori dalla partita
terminal-republic-senator = { $person }: MIL { $military }, ORA { $oratory }, LEA { $loyalty }; Influenza { $influence }, Popolarità { $popularity }, { $knights ->
    [0] nessun Cavaliere
    [one] 1 Cavaliere
   *[other] { $knights } Cavalieri
}, { $talents } T, { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
}{ $notes ->
    [none] {""}
   *[other] ; { $notes }
}
terminal-republic-note-leader = Capofazione
terminal-republic-note-governor = Governatore di { $province } per { $term ->
    [one] 1 turno
   *[other] { $term } turni
}
terminal-republic-note-legate = { $province } con un Legato, { $term ->
    [one] 1 turno
   *[other] { $term } turni
}
terminal-republic-note-field = in campo: { $war }
terminal-republic-note-captive = Prigioniero: { $war }
terminal-republic-note-rebel = in rivolta
terminal-republic-note-guarded = con guardia del corpo
terminal-republic-note-concession = { $concession }
terminal-republic-note-exposed = { $concession } (corruzione)
terminal-republic-mark-prior-consul = Ex console
terminal-republic-mark-corrupt = Corrotto
terminal-republic-mark-major = Carica maggiore quest'anno
terminal-republic-mark-victor = vittorioso
terminal-republic-mark-proconsul = Proconsole
terminal-republic-knights-off = non attira più Cavalieri
terminal-republic-knights-drm = +{ $drm } ai tiri per i Cavalieri
terminal-republic-hand = { $count ->
    [0] La tua mano è vuota
    [one] La tua mano: 1 carta
   *[other] La tua mano: { $count } carte
}
terminal-republic-hand-seen = Mano di { $name }: { $cards }

## Il tavolo, disegnato. Queste parole stanno in colonne strette.

terminal-republic-state-short = Erario { $treasury } T ({ $change }) · Malcontento { $unrest }
terminal-republic-deck-short = mazzo { $deck }
terminal-republic-events-short = Eventi: { $items }
terminal-republic-laws-short = Leggi: { $items }
terminal-republic-bills-short = Leggi agrarie: { $items }
terminal-republic-bequests-short = Lasciti: { $items }
terminal-republic-change = { $spread ->
    [0] { $low }
   *[other] da { $low } a { $high }
}
terminal-republic-rome-short = Roma
terminal-republic-pool-short = da reclutare
terminal-republic-chair-short = presiede
terminal-republic-first-short = MMD
terminal-republic-column-war = { " " }Guerra
terminal-republic-column-land = Terra
terminal-republic-column-naval = Mare
terminal-republic-column-support = App
terminal-republic-column-disaster = Disastro
terminal-republic-column-standoff = Arresto
terminal-republic-column-army = Condottieri; eserciti
terminal-republic-column-faction = { " " }Fazione
terminal-republic-column-votes = Voti
terminal-republic-column-influence = Infl
terminal-republic-column-hand = Mano
terminal-republic-column-senators = Senatori
terminal-republic-column-ratings = M O L
terminal-republic-column-popularity = Pop
terminal-republic-column-knights = Cav
terminal-republic-column-talents = T
terminal-republic-short-dictator = Ditt
terminal-republic-short-rome-consul = ConsR
terminal-republic-short-field-consul = ConsC
terminal-republic-short-censor = Cens
terminal-republic-short-master-of-horse = MCav
terminal-republic-short-pontifex-maximus = Pont
terminal-republic-short-captive = Prigioniero
terminal-republic-short-rebel = Ribelle
terminal-republic-short-legions = { $count }L
terminal-republic-short-veterans = +{ $count }v
terminal-republic-short-fleets = { $count }F
terminal-republic-legend-signs = { $leader } Capofazione, { $asked } si aspetta la sua risposta, { $away } dove si trova; L Legioni, v di cui Veterane, F Flotte
terminal-republic-legend-wars = { $active } Guerra Attiva, { $imminent } Imminente, { $inactive } Inattiva; Terra, Mare: Forza terrestre, e navale di una flotta non ancora battuta; App: Flotte d'appoggio
terminal-republic-legend-ratings = M MIL, O Oratoria, L Lealtà; Infl Influenza, Pop Popolarità, Cav Cavalieri, T Talenti, Voti voti

## Pagine

terminal-republic-command-senate = senate — chi presiede, che cosa si vota, chi può ancora intervenire
terminal-republic-command-forum = forum — Guerre, Senatori, Concessioni; probabilità di persuadere e di ottenere Cavalieri
terminal-republic-command-treasury = treasury — il prossimo anno dell'Erario
terminal-republic-command-provinces = provinces — Governatori, mandati, Tributi
terminal-republic-command-factions = factions — tutte le Fazioni, una riga per ciascuna
terminal-republic-command-faction = faction [NOME] — una Fazione nei particolari
terminal-republic-command-deals = deals — gli accordi pubblici
terminal-republic-command-odds = odds [GUERRA] [COMANDANTE] [LEGIONI] [FLOTTE] — le probabilità delle battaglie
terminal-republic-command-order = order [MOMENTO ask|open|never] — quando la partita ti aspetta: ask sempre, never mai, open come vogliono le regole; order da solo elenca i momenti
terminal-republic-order-usage = Indica quale momento e come: order proposal ask. Momenti: proposal, adjournment, tribune, silenced, cleopatra, desertion, proscription, revenue; per ciascuno ask, open o never.
terminal-republic-senate = Senato
terminal-republic-no-senate = Ora il Senato non è riunito.
terminal-republic-floor = Davanti al Senato: { $content }
terminal-republic-floor-by = Proposta di { $name }{ $tribune ->
    [0] {""}
   *[other] {" "}con un Tribuno
}
terminal-republic-floor-votes = Finora { $yes } a favore, { $no } contro
terminal-republic-floor-left = Devono ancora votare: { $items }
terminal-republic-floor-voter = { $name } ({ $votes }, e altri { $talents } comprandoli)
terminal-republic-floor-yours = Hai { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
} e potresti comprarne altri { $talents }
terminal-republic-floor-none = Non si sta votando nulla.
terminal-republic-waiting = { $text }
terminal-republic-votes = Voti a Roma: { $items }
terminal-republic-votes-of = { $name } { $votes }
terminal-republic-interrupt = Può intervenire
terminal-republic-interrupt-card = { $name }: ogni carta in mano (in tutto { $cards }) potrebbe essere un Tribuno
terminal-republic-interrupt-free = { $name }: { $person } ha un Tribuno senza bisogno di una carta
terminal-republic-interrupt-dagger = { $name } non ha ancora compiuto un Attentato
terminal-republic-interrupt-none = Nessuno, per quanto tutti sanno.
terminal-republic-claims = Le prossime proposte sono riservate a: { $items }
terminal-republic-trials-left = Processi tenuti in questo turno: minori { $minor }, maggiori { $major }
terminal-republic-budget = Prossima fase Entrate
terminal-republic-budget-treasury = ora nell'Erario: { $talents } T
terminal-republic-budget-annual = entrata annuale: +{ $talents } T
terminal-republic-budget-gains = eventi e lasciti: +{ $talents } T
terminal-republic-budget-provinces = Province: da { $low } a { $high } T
terminal-republic-budget-wars = Guerre Attive: -{ $talents } T
terminal-republic-budget-waking = Guerre che scoppieranno prima: -{ $talents } T
terminal-republic-budget-bills = Leggi agrarie: -{ $talents } T
terminal-republic-budget-owed = ciò che le Province sono costate: -{ $talents } T
terminal-republic-budget-upkeep = Legioni e Flotte: -{ $talents } T
terminal-republic-budget-result = alla fine: { $spread ->
    [0] { $low } T
   *[other] da { $low } a { $high } T
}
terminal-republic-budget-ruin = Lo Stato potrebbe non riuscire a pagare: è la rovina di Roma.
terminal-republic-factions = Fazioni
terminal-republic-faction-short = { $name }: { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
}, Influenza { $influence }, carte { $cards }; { $senators }
terminal-republic-deals = Accordi
terminal-republic-no-deals = Non ci sono accordi pubblici. Per offrirne uno: now.
terminal-republic-deal = Accordo { $deal } ({ $state }), offerto da { $name }{ $waiting ->
    [none] {""}
   *[other] ; manca l'accettazione di: { $waiting }
}
terminal-republic-deal-offered = offerto
terminal-republic-deal-binding = vincolante
terminal-republic-deal-settled = concluso
terminal-republic-deal-withdrawn = decaduto
terminal-republic-clause = { $number }. { $text }{ $fate ->
    [open] {""}
   *[other] {" "}({ $fate })
}
terminal-republic-fate-kept = rispettata
terminal-republic-fate-released = rimasta senza effetto
terminal-republic-fate-failed = non rispettata

## Probabilità

terminal-republic-odds = Probabilità in battaglia
terminal-republic-odds-none = Non c'è nessuna Guerra da combattere, o nessuno che possa comandare un esercito.
terminal-republic-odds-unknown = Qui «{ $word }» non è né una Guerra, né un Comandante, né un numero. Per esempio: odds punica 10 5
terminal-republic-odds-land = Battaglia terrestre ({ $war }), { $person } con { $army }: { $chances }; perdite circa { $legions } Legioni, { $fleets } Flotte
terminal-republic-odds-naval = Battaglia navale ({ $war }), { $person } con { $army }: { $chances }; perdite circa { $legions } Legioni, { $fleets } Flotte
terminal-republic-odds-victory = Vittoria { $percent } %
terminal-republic-odds-stalemate = Stallo { $percent } %
terminal-republic-odds-defeat = Sconfitta { $percent } %
terminal-republic-odds-disaster = Disastro { $percent } %
terminal-republic-odds-standoff = Arresto { $percent } %
terminal-republic-odds-march = Contro un Ribelle tirano entrambi gli eserciti; è probabile che vinca il più forte: { $roman } contro { $enemy }.
terminal-republic-persuasion = Probabilità di persuadere
terminal-republic-persuasion-line = { $person } e { $target }: Numero base { $base }, { $percent } %{ $best ->
    [-1] {""}
   *[other] ; { $best } % con { $talents } T
}
terminal-republic-persuasion-none = Nessuno dei tuoi Senatori a Roma ha qualcuno da persuadere.
terminal-republic-knights = Probabilità di ottenere un Cavaliere
terminal-republic-knights-line = { $person }: { $percent } % senza Talenti, certo da { $talents } T in su; ne ha { $own }
terminal-republic-knights-never = { $person }: { $percent } % senza Talenti, { $best } % con tutti i suoi { $own } T
terminal-republic-knights-none = Nessuno dei tuoi Senatori a Roma può ottenere un Cavaliere.

## Ciò che aiuta a decidere

terminal-republic-hint-chances = Probabilità di riuscire: { $items }
terminal-republic-hint-chance = { $percent } % con { $talents } T
terminal-republic-hint-base = Ora il Numero base è { $base }, cioè una probabilità del { $percent } %; ogni Talento lo sposta di 1
terminal-republic-hint-cost = Ogni Legione o Flotta costa { $cost } T; l'Erario ne ha { $treasury }
terminal-republic-hint-contribution = Influenza guadagnata: { $items }
terminal-republic-hint-step = { $influence } da { $talents } T in su
terminal-republic-hint-price = Prezzo: { $talents } T
terminal-republic-hint-assassination = Secondo il numero di carte Sicario: { $items }
terminal-republic-hint-attempt = { $cards }: ucciso { $killed } %, scoperto { $caught } %
terminal-republic-hint-spoils = Spoliazione: da { $low } a { $high } T
terminal-republic-detail = { $label } ({ $detail })
terminal-republic-detail-senator = { $name }, MIL { $military } ORA { $oratory } LEA { $loyalty }, infl { $influence }, pop { $popularity }, { $talents } T{ $notes ->
    [none] {""}
   *[other] , { $notes }
}
terminal-republic-detail-unaligned = non Allineato
terminal-republic-detail-war = { $status }, terra { $land }, mare { $naval }, Flotte d'appoggio { $support }
terminal-republic-detail-games = { $talents } T, Popolarità +{ $popularity }, Malcontento { $unrest }
terminal-republic-detail-votes = { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
}, { $talents } T
terminal-republic-detail-account = { $talents } T
terminal-republic-detail-province = { $state ->
    [vacant] vacante
   *[governed] { $person }, { $term ->
        [one] 1 turno
       *[other] { $term } turni
    }
}; Tributo { $income }, Spoliazione { $spoils }
terminal-republic-detail-legion = fedele a { $person }
terminal-republic-detail-deal = offerto da { $name }: { $promises }
terminal-republic-group-other = Altro
