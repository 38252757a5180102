# Ciò che dice il terminale di un tavolo di La Repubblica di Roma, in italiano.
#
# $who è "you" per chi legge e "other" per tutti gli altri; $name è allora il nome di quel posto.

## Lo Stato

republic-table-turn = Turno { $turn } · { $phase }{ $step ->
    [none] {""}
   *[other] : { $step }
}
republic-table-step-consuls = elezione dei Consoli
republic-table-step-coalition = formazione della coalizione
republic-table-step-plan = piano militare
republic-table-step-spoils = divisione delle Spoglie
republic-table-step-recruit = reclutamento
republic-table-step-send = eserciti
republic-table-step-dictator = Dittatore
republic-table-step-censor = elezione del Censore
republic-table-step-prosecutions = Processi
republic-table-step-governors = Governatori
republic-table-step-other = altri affari
republic-table-step-closing = chiusura della seduta
republic-table-start = l’inizio della partita
republic-table-scenario = { $scenario }, { $deck ->
    [one] 1 carta
   *[other] { $deck } carte
} nel mazzo
republic-table-treasury = Erario: { $treasury } T; dopo la prossima fase Entrate { $low ->
    [-1000] {""}
   *[other] { $spread ->
        [0] { $low } T
       *[other] da { $low } a { $high } T
    }
}, se non si spende altro
republic-table-unrest = Malcontento: { $unrest }
republic-table-first = Massimo magistrato disponibile (MMD): { $person } ({ $name })
republic-table-presiding = Magistrato presidente: { $person } ({ $name })
republic-table-life = Console a vita: { $person } ({ $name })
republic-table-rebel = Ribelle principale: { $person } ({ $name })
republic-table-wars-count = Guerre Attive: { $count } ({ $most } rovinano Roma)
republic-table-laws = Leggi in vigore: { $items }
republic-table-bills = Leggi agrarie in vigore: { $items }
republic-table-events = Eventi in vigore: { $items }
republic-table-bequests = Lasciti nel Foro: { $items }
republic-table-no-recruitment = In questo turno non si possono reclutare né Legioni né Flotte
republic-table-era-ends = L’era finisce con questa fase Foro
republic-table-level = { $name } ×{ $count }

## Guerre

republic-table-wars = Guerre
republic-table-no-wars = Nel Foro non ci sono Guerre.
republic-table-status-inactive = Inattiva
republic-table-status-imminent = Imminente
republic-table-status-active = Attiva
republic-table-war = { $war } ({ $status }): Forza terrestre { $land }, { $naval ->
    [0] { $beaten ->
        [0] nessuna Flotta da battere
       *[other] la sua Flotta è battuta
    }
   *[other] Forza navale { $naval }
}, { $support ->
    [0] nessuna Flotta d’appoggio
   *[other] Flotte d’appoggio { $support }
}; Disastro con { $disaster }, Arresto con { $standoff }; Bottino { $spoils } T
republic-table-war-leaders = condotta da { $leaders }
republic-table-war-unprosecuted = Trascurata
republic-table-war-drought = porta una Siccità
republic-table-army = { $person } ({ $name }) con { $army }: Forza { $land } a terra, { $naval } in mare
republic-table-army-alone = senza Comandante: { $army }
republic-table-march = Contro il Ribelle
republic-table-bequest = Da raccogliere: { $war }
republic-table-rebels = { $war }: Forza terrestre { $land }, { $naval ->
    [0] { $beaten ->
        [0] nessuna Flotta da battere
       *[other] la sua Flotta è battuta
    }
   *[other] Forza navale { $naval }
}, { $support ->
    [0] nessuna Flotta d’appoggio
   *[other] Flotte d’appoggio { $support }
}
republic-table-rebel-army = { $person } marcia su Roma con { $army }: Forza { $land }
republic-table-numbers-none = nessun numero

## Il Foro

republic-table-forum = Foro
republic-table-unaligned = Non Allineati: { $items }
republic-table-concessions = Concessioni che il Senato può assegnare: { $items }
republic-table-curia = Curia: { $items }
republic-table-leaders-waiting = Condottieri nemici: { $items }
republic-table-forces = Forze a Roma: { $army }; si possono ancora reclutare { $pool }, a { $cost } T per unità
republic-table-forum-empty = Nel Foro non c’è nulla.

## Province

republic-table-provinces = Province
republic-table-no-provinces = Roma non ha Province.
republic-table-province = { $province } ({ $developed ->
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
}; Tributo a Roma { $income }, Spoliazione { $spoils }{ $legions ->
    [0] {""}
   *[other] , { $army }
}
republic-table-province-frontier = di frontiera
republic-table-province-overrun = travolta dagli incursori
republic-table-province-disorder = in disordine
republic-table-province-at-home = in mano a un Ribelle
republic-table-province-at-sea = di un Ribelle che è in mare con le sue Forze
republic-table-province-in-italy = di un Ribelle che è in Italia con le sue Forze

## Fazioni

republic-table-faction = { $who ->
    [you] La tua Fazione ({ $name })
    [neutral] { $name }
   *[other] Fazione { DI($name) }
}
republic-table-faction-line = { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
} a Roma, Influenza { $influence }, { $cards ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $cards } carte
} in mano{ $talents ->
    [-1] {""}
   *[other] , { $talents } T nel Tesoro di Fazione
}
republic-table-faction-figures = { $votes } a Roma · infl { $influence } · { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}{ $talents ->
    [-1] {""}
   *[other] {" "}· { $talents } T
}
republic-table-faction-gone = fuori dalla partita
republic-table-senator = { $person }: MIL { $military }, ORA { $oratory }, LEA { $loyalty }{ $printed ->
    [-1] {""}
   *[other] {" "}({ $printed } sulla carta)
}; Influenza { $influence }, Popolarità { $popularity }, { $knights ->
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
republic-table-note-leader = Capofazione
republic-table-note-governor = Governatore di { $province } per { $term ->
    [one] 1 turno
   *[other] { $term } turni
}
republic-table-note-legate = { $province } con un Legato, { $term ->
    [one] 1 turno
   *[other] { $term } turni
}
republic-table-note-field = in campo: { $war }
republic-table-note-captive = Prigioniero: { $war }
republic-table-note-rebel = in rivolta
republic-table-note-guarded = con Guardia del corpo
republic-table-note-concession = { $concession }
republic-table-note-exposed = { $concession } (corruzione)
republic-table-mark-prior-consul = Ex Console
republic-table-mark-corrupt = Corrotto
republic-table-mark-major = Carica maggiore quest’anno
republic-table-mark-victor = vittorioso
republic-table-mark-proconsul = Proconsole
republic-table-knights-off = non attira più Cavalieri
republic-table-knights-drm = +{ $drm } ai tiri per i Cavalieri
republic-table-hand = { $count ->
    [0] La tua mano è vuota
    [one] La tua mano: 1 carta
   *[other] La tua mano: { $count } carte
}
republic-table-hand-seen = Mano { DI($name) }: { $cards }

## Il tavolo, disegnato. Queste parole stanno in colonne strette.

republic-table-state-short = Erario { $treasury } T ({ $change }) · Malcontento { $unrest }
republic-table-deck-short = mazzo { $deck }
republic-table-events-short = Eventi: { $items }
republic-table-laws-short = Leggi: { $items }
republic-table-bills-short = Leggi agrarie: { $items }
republic-table-bequests-short = Lasciti: { $items }
republic-table-change = { $spread ->
    [0] { $low }
   *[other] da { $low } a { $high }
}
republic-table-rome-short = Roma
republic-table-pool-short = da reclutare
republic-table-chair-short = presiede
republic-table-first-short = MMD
republic-table-column-war = { " " }Guerra
republic-table-column-land = Terra
republic-table-column-naval = Mare
republic-table-column-support = App
republic-table-column-disaster = Disastro
republic-table-column-standoff = Arresto
republic-table-column-army = Condottieri; eserciti
republic-table-column-faction = { " " }Fazione
republic-table-column-votes = Voti
republic-table-column-influence = Infl
republic-table-column-hand = Mano
republic-table-column-senators = Senatori
republic-table-column-ratings = M O L
republic-table-column-popularity = Pop
republic-table-column-knights = Cav
republic-table-column-talents = T
republic-table-short-dictator = Ditt
republic-table-short-rome-consul = ConsR
republic-table-short-field-consul = ConsC
republic-table-short-censor = Cens
republic-table-short-master-of-horse = MCav
republic-table-short-pontifex-maximus = Pont
republic-table-short-captive = Prigioniero
republic-table-short-rebel = Ribelle
republic-table-short-legions = { $count }L
republic-table-short-veterans = +{ $count }v
republic-table-short-fleets = { $count }F
republic-table-legend-signs = { $leader } Capofazione, { $asked } si aspetta la sua risposta, { $away } dove si trova; L Legioni, v di cui Veterane, F Flotte
republic-table-legend-wars = { $active } Guerra Attiva, { $imminent } Imminente, { $inactive } Inattiva; Terra, Mare: Forza terrestre, e navale di una Flotta non ancora battuta; App: Flotte d’appoggio
republic-table-legend-ratings = M MIL, O Oratoria, L Lealtà; Infl Influenza, Pop Popolarità, Cav Cavalieri, T Talenti, Voti voti

## Pagine

republic-table-command-senate = senate — chi presiede, che cosa si vota, chi può ancora intervenire
republic-table-command-forum = forum — Guerre, Senatori, Concessioni; probabilità di persuadere e di ottenere Cavalieri
republic-table-command-treasury = treasury — il prossimo anno dell’Erario
republic-table-command-provinces = provinces — Governatori, mandati, Tributo a Roma
republic-table-command-factions = factions — tutte le Fazioni, una riga per ciascuna
republic-table-command-faction = faction [NOME] — una Fazione nei particolari
republic-table-command-deals = deals — gli accordi pubblici
republic-table-command-odds = odds [GUERRA] [COMANDANTE] [LEGIONI] [FLOTTE] — le probabilità delle battaglie
republic-table-command-order = order [MOMENTO ask|open|never|pass] — quando la partita ti aspetta: ask sempre, never mai, open come vogliono le regole; pass risponde con niente a una domanda; order da solo elenca i momenti e gli ordini che dicono di più (voti, offerte, accordi), ciascuno con un numero: order 3
republic-table-order-usage = Indica quale momento e come: order proposal ask. Momenti: proposal, adjournment, tribune, silenced, cleopatra, desertion, proscription, revenue, dictator, spoils, check; per ciascuno ask, open o never. Domande: province_spoils, redistribution, contributions, levies, persuading, defending, attracting, holding_games, naming_leader, auction, pleading, trades, disbanding; per ciascuna open o pass.
republic-table-senate = Senato
republic-table-no-senate = Ora il Senato non è riunito.
republic-table-floor = Davanti al Senato: { $content }
republic-table-floor-by = Proposta { $who ->
    [you] tua
   *[other] { DI($name) }
}{ $tribune ->
    [0] {""}
   *[other] {" "}con un Tribuno
}
republic-table-floor-votes = Finora { $yes } a favore, { $no } contro
republic-table-floor-left = Devono ancora votare: { $items }
republic-table-floor-voter = { $name } ({ $votes }{ $talents ->
    [0] {""}
   *[other] , e altri { $talents } comprandoli
})
republic-table-floor-yours = Hai { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
} e potresti comprarne altri { $talents }
republic-table-floor-none = Non si sta votando nulla.
republic-table-waiting = { $text }
republic-table-votes = Voti a Roma: { $items }
republic-table-votes-of = { $name } { $votes }
republic-table-interrupt = Può intervenire
republic-table-interrupt-card = { $name }: { $cards ->
    [one] l’unica carta in mano potrebbe essere un Tribuno
   *[other] ognuna delle { $cards } carte in mano potrebbe essere un Tribuno
}
republic-table-interrupt-free = { $name }: { $person } ha un Tribuno senza bisogno di una carta
republic-table-interrupt-dagger = { $name } non ha ancora compiuto un Attentato
republic-table-interrupt-none = Nessuno, per quanto tutti sanno.
republic-table-claims = Le prossime proposte sono riservate a: { $items }
republic-table-laws-waiting = Leggi da votare: { $items }
republic-table-trials-left = Processi tenuti in questo turno: minori { $minor }, maggiori { $major }
republic-table-budget = Prossima fase Entrate
republic-table-budget-treasury = ora nell’Erario: { $talents } T
republic-table-budget-annual = entrata annuale: +{ $talents } T
republic-table-budget-gains = eventi e lasciti: +{ $talents } T
republic-table-budget-provinces = Province: da { $low } a { $high } T
republic-table-budget-wars = Guerre Attive: -{ $talents } T
republic-table-budget-waking = Guerre che scoppieranno prima: -{ $talents } T
republic-table-budget-bills = Leggi agrarie: -{ $talents } T
republic-table-budget-owed = ciò che le Province sono costate: -{ $talents } T
republic-table-budget-upkeep = Legioni e Flotte: -{ $talents } T
republic-table-budget-result = alla fine: { $spread ->
    [0] { $low } T
   *[other] da { $low } a { $high } T
}
republic-table-budget-ruin = Lo Stato potrebbe non riuscire a pagare: è la rovina di Roma.
republic-table-factions = Fazioni
republic-table-faction-short = { $name }: { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
}, Influenza { $influence }, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}; { $senators }
republic-table-deals = Accordi
republic-table-no-deals = Non ci sono accordi pubblici. Per offrirne uno: now.
republic-table-deal = Accordo { $deal } ({ $state }), offerto da { $name }{ $waiting ->
    [none] {""}
   *[other] ; manca l’accettazione di: { $waiting }
}
republic-table-deal-offered = offerto
republic-table-deal-binding = vincolante
republic-table-deal-settled = concluso
republic-table-deal-withdrawn = decaduto
republic-table-clause = { $number }. { $text }{ $fate ->
    [open] {""}
   *[other] {" "}({ $fate })
}
republic-table-fate-kept = rispettata
republic-table-fate-released = rimasta senza effetto
republic-table-fate-failed = non rispettata

## Probabilità

republic-table-odds = Probabilità in battaglia
republic-table-odds-none = Non c’è nessuna Guerra da combattere, o nessuno che possa comandare un esercito.
republic-table-odds-unknown = Qui «{ $word }» non è né una Guerra, né un Comandante, né un numero. Per esempio: odds punica 10 5
republic-table-odds-land = Battaglia terrestre ({ $war }), { $person } con { $army }: { $chances }; perdite circa { $legions } Legioni, { $fleets } Flotte
republic-table-odds-naval = Battaglia navale ({ $war }), { $person } con { $army }: { $chances }; perdite circa { $legions } Legioni, { $fleets } Flotte
republic-table-odds-victory = Vittoria { $percent } %
republic-table-odds-stalemate = Stallo { $percent } %
republic-table-odds-defeat = Sconfitta { $percent } %
republic-table-odds-disaster = Disastro { $percent } %
republic-table-odds-standoff = Arresto { $percent } %
republic-table-odds-province = { $province } da sola ({ $war }): { $chances }
republic-table-odds-rome = Le Flotte di Roma in mare: { $chances }; perdite circa { $fleets } Flotte
republic-table-persuasion = Probabilità di persuadere
republic-table-persuasion-line = { $person } e { $target }: Numero base { $base }, { $percent } %{ $best ->
    [-1] {""}
   *[other] ; { $best } % con { $talents } T
}
republic-table-persuasion-none = Nessuno dei tuoi Senatori a Roma ha qualcuno da persuadere.
republic-table-knights = Probabilità di ottenere un Cavaliere
republic-table-knights-line = { $person }: { $percent } % senza Talenti, certo da { $talents } T in su; ne ha { $own }
republic-table-knights-never = { $person }: { $percent } % senza Talenti, { $best } % con tutti i suoi { $own } T
republic-table-knights-none = Nessuno dei tuoi Senatori a Roma può ottenere un Cavaliere.

## Ciò che aiuta a decidere

republic-table-hint-chances = Probabilità di riuscire: { $items }
republic-table-hint-chance = { $percent } % con { $talents } T
republic-table-hint-base = Ora il Numero base è { $base }, cioè una probabilità del { $percent } %; ogni Talento lo sposta di 1
republic-table-hint-cost = Ogni Legione o Flotta costa { $cost } T; l’Erario ne ha { $treasury }
republic-table-hint-contribution = Influenza guadagnata: { $items }
republic-table-hint-step = { $influence } da { $talents } T in su
republic-table-hint-price = Prezzo: { $talents } T
republic-table-hint-assassination = Secondo il numero di carte Sicario: { $items }
republic-table-hint-attempt = { $cards }: ucciso { $killed } %, scoperto { $caught } %
republic-table-hint-fleets-rome = Flotte a Roma: { $count }
republic-table-hint-fleets-army = Flotte con { $person }: { $count }
republic-table-hint-fleets-war = Flotte senza Comandante ({ $war }): { $count }
republic-table-hint-spoils = Spoliazione: da { $low } a { $high } T
republic-table-detail = { $label } ({ $detail })
republic-table-detail-senator = { $whose ->
    [own] {""}
   *[other] { $name },{" "}
}MIL { $military } ORA { $oratory } LEA { $loyalty }{ $printed ->
    [-1] {""}
   *[other] {" "}({ $printed } sulla carta)
}, infl { $influence }, pop { $popularity }, { $talents } T{ $notes ->
    [none] {""}
   *[other] , { $notes }
}
republic-table-detail-unaligned = non Allineato
republic-table-detail-war = { $status }, terra { $land }, mare { $naval }, Flotte d’appoggio { $support }
republic-table-detail-games = { $talents } T, Popolarità +{ $popularity }, Malcontento { $unrest }
republic-table-detail-votes = { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
}, { $talents } T
republic-table-detail-account = { $talents } T
republic-table-detail-province = { $state ->
    [vacant] vacante
   *[governed] { $person }, { $term ->
        [one] 1 turno
       *[other] { $term } turni
    }
}; Tributo a Roma { $income }, Spoliazione { $spoils }
republic-table-detail-legion = fedele { A($person) }
republic-table-detail-deal = offerto da { $name }: { $promises }
republic-table-group-other = Altro
