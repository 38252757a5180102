# Che cosa significa ogni segno e come sta la partita, in italiano.

republic-sign-part-person = Un Senatore
republic-sign-part-marks = Segni su un Senatore
republic-sign-part-offices = Cariche
republic-sign-part-wars = Guerre
republic-sign-part-state = Lo Stato
republic-sign-part-senate = In Senato
republic-sign-part-phases = Le fasi di un anno
republic-sign-part-asked = Quando tocca a te
republic-sign-military = Valore militare
    .line = Si somma all’esercito che comanda, al massimo per quanto vale l’esercito stesso.
republic-sign-oratory = Oratoria
    .line = Sono i suoi voti in Senato, con i Cavalieri; con l’Influenza serve a persuadere.
republic-sign-loyalty = Lealtà
    .line = Ciò che si deve vincere per persuaderlo; chi è in una Fazione ha 7 in più, e si sommano i suoi Talenti.
republic-sign-influence = Influenza
    .line = Ordina i Senatori, aiuta a persuadere e vince la partita: per la Fazione alla fine, o per chi arriva a 35.
republic-sign-popularity = Popolarità
    .line = Lo aiuta davanti al popolo: nel Discorso sullo stato della Repubblica e negli Appelli.
republic-sign-knights = Cavalieri
    .line = Ognuno è un voto in più e porta 1 Talento l’anno; si possono spremere una volta.
republic-sign-talents = Talenti
    .line = Il suo denaro: per Cavalieri, Giochi, doni, voti e contributi; inoltre lo rende più difficile da persuadere.
republic-sign-votes = Voti a Roma
    .line = Ciò che conta quando decide il Senato; votano solo i presenti a Roma, e con i Talenti se ne comprano altri.
republic-sign-cards = Carte in mano
    .line = Statisti, Concessioni e Intrighi che nessun altro vede; dopo la fase Rivoluzione ne restano al massimo cinque.
republic-sign-treasury-of-faction = Tesoro di Fazione
    .line = Il denaro della Fazione, che nessun altro giocatore vede: paga le controfferte e si divide nella Ridistribuzione.
republic-sign-leader = Capofazione
    .line = Nessuno può persuaderlo; guadagna di più, e la Fazione paga se è condannato per un assassinio.
republic-sign-first = Massimo magistrato disponibile
    .line = Viene primo ovunque serva un ordine, parla al popolo e convoca il Senato.
republic-sign-presiding = Presiede
    .line = Decide su che cosa vota il Senato e in quale ordine.
republic-sign-prior-consul = Ex Console
    .line = Può essere eletto Censore.
republic-sign-corrupt = Corrotto
    .line = Ha spogliato una Provincia; quest’anno può essere processato per questo.
republic-sign-major = Carica maggiore quest’anno
    .line = Ha avuto una Carica maggiore, e può essere processato per questo.
republic-sign-victor = Vittorioso
    .line = Ha vinto la sua battaglia quest’anno; le sue Legioni possono seguirlo in una rivolta.
republic-sign-proconsul = Proconsole
    .line = Resta in campo con il suo esercito, senza tornare a Roma.
republic-sign-for-life = Console a vita
    .line = Il suo giocatore vince se Roma sopravvive a questo turno.
republic-sign-guarded = Guardia del corpo
    .line = Attentare alla sua vita è più difficile, e l’assassino è preso più facilmente.
republic-sign-priest = Sacerdote
    .line = Nominato dal Pontefice massimo: porta Influenza.
republic-sign-away = Lontano da Roma
    .line = Governa una Provincia o è in guerra: non vota.
republic-sign-captive = Prigioniero
    .line = In mano al nemico finché non si paga il riscatto.
republic-sign-vexillum = Ribelle in marcia
    .line = Marcia su Roma con il suo esercito; il Senato deve batterlo in battaglia.
republic-sign-dead = Morto
    .line = Questo Senatore è morto; la sua Famiglia può tornare con un erede.
republic-sign-camp = Accampamento ribelle
    .line = Un Governatore ribelle tiene questa Provincia con le sue Forze.
republic-sign-rebel = Disordini in una Provincia
    .line = L’hanno travolta gli incursori o è in disordine: quest’anno rende meno o nulla.
republic-sign-office-dictator = Per un turno di crisi: presiede e guida l’esercito con il Maestro della cavalleria.
republic-sign-office-rome-consul = Presiede il Senato e propone ciò che si vota.
republic-sign-office-field-consul = Comanda gli eserciti di Roma in campo.
republic-sign-office-censor = Presiede i Processi dell’anno e sceglie chi accusare.
republic-sign-office-master-of-horse = Va con il Dittatore e aggiunge il proprio Valore militare.
republic-sign-office-pontifex-maximus = Nomina Sacerdoti e può porre il veto una volta per turno; la Carica è a vita.
republic-sign-office-proconsul = Un Comandante che resta alla sua Guerra oltre il suo anno.
republic-sign-active = Guerra Attiva
    .line = Costa 20 Talenti l’anno e si può combattere; quattro insieme rovinano Roma.
republic-sign-imminent = Guerra Imminente
    .line = Scoppia nella fase Mortalità; di ogni serie, la prima.
republic-sign-inactive = Guerra Inattiva
    .line = Non costa nulla finché un’altra Guerra del suo genere o un Condottiero non la sveglia; si può combattere lo stesso.
republic-sign-land = Forza terrestre
    .line = Si sottrae alla Forza dell’esercito romano in una battaglia terrestre.
republic-sign-naval = Forza navale
    .line = Bisogna battere la sua Flotta prima di poter combattere a terra.
republic-sign-support = Flotte d’appoggio
    .line = Tante Flotte devono andare con l’esercito; senza non c’è battaglia terrestre.
republic-sign-disaster = Numeri di Disastro
    .line = Se i tre dadi danno uno di questi, si perde metà dell’esercito, quale che sia la sua Forza.
republic-sign-standoff = Numeri di Arresto
    .line = Se i tre dadi danno uno di questi, si perde un quarto dell’esercito e la Guerra continua.
republic-sign-spoils = Bottino
    .line = Ciò che riceve l’Erario quando la Guerra è vinta.
republic-sign-times = Guerre della stessa serie
    .line = La sua Forza stampata si moltiplica per il numero di Guerre Attive della sua serie.
republic-sign-unprosecuted = Non combattuta
    .line = L’anno scorso non è stata combattuta e alza il Malcontento di 1.
republic-sign-drought = Siccità
    .line = Alza il Malcontento di 1 ogni anno finché dura, e permette di speculare sul grano.
republic-sign-odds = Probabilità
    .line = Su cento tiri, quanti danno ogni risultato: Vittoria, Stallo, Arresto, Sconfitta o Disastro.
republic-sign-treasury = Erario
    .line = Paga Guerre, eserciti e Leggi agrarie. Se non può pagare ciò che deve, perdono tutti.
republic-sign-unrest = Malcontento
    .line = Si sottrae al Discorso al popolo nella fase Popolazione; se va molto male il popolo insorge e perdono tutti.
republic-sign-war = Guerre Attive
    .line = Quattro alla fine di una fase Combattimento sono la fine di Roma: perdono tutti.
republic-sign-legions = Legioni
    .line = Combattono a terra; ognuna costa 2 Talenti l’anno. Una Veterana vale per due.
republic-sign-fleets = Flotte
    .line = Combattono in mare e appoggiano gli eserciti; ognuna costa 2 Talenti l’anno.
republic-sign-pool = Da reclutare
    .line = Legioni e Flotte che si possono ancora reclutare, e quanto costa ora ognuna.
republic-sign-deck = Mazzo
    .line = Ogni Iniziativa ne pesca. Verso la fine sta la carta con cui finisce l’era.
republic-sign-for = A favore
    .line = I voti a favore finora. Passa con più voti a favore che contro.
republic-sign-against = Contro
    .line = I voti contro finora; in parità è respinta.
republic-sign-tribune = Tribuno
    .line = Può porre il veto a una proposta o farne una. Nessuno vede se una carta coperta lo è.
republic-sign-dagger = Pugnale
    .line = Questa Fazione non ha ancora tentato un assassinio in questo turno, e può farlo.
republic-sign-open = Bordo marcato
    .line = Questo si può scegliere ora.
republic-sign-chosen = Bordo doppio
    .line = Questo fa parte della tua risposta.
republic-sign-phase-mortality = Scoppiano le Guerre Imminenti, e una tessera può uccidere Senatori.
republic-sign-phase-revenue = Tutti incassano, distribuiscono il denaro e possono contribuire allo Stato, che poi paga i debiti.
republic-sign-phase-forum = Sei Iniziative: una carta, Persuasione, Cavalieri, Giochi, un altro Capo.
republic-sign-phase-population = Il magistrato più alto parla al popolo e il Malcontento cambia.
republic-sign-phase-senate = Elezioni, Processi, Governatori, Leggi, denaro ed eserciti.
republic-sign-phase-combat = Gli eserciti combattono; con quattro Guerre Attive alla fine perdono tutti.
republic-sign-phase-revolution = Si scambiano e giocano carte, e i Generali vittoriosi possono insorgere.
republic-explain-figure = { $name } { $count }
republic-explain-member = della Fazione { DI($name) }
republic-explain-unaligned = senza Fazione
republic-explain-as-printed = Come sulla sua carta.
republic-explain-feud = 0: è in una stessa Fazione con { $person }, suo avversario; { $printed } sulla sua carta.
republic-explain-apart = 0: non è nella stessa Fazione con { $person }; { $printed } sulla sua carta.
republic-explain-against-persuasion = Contro la Persuasione { $total }: Lealtà { $loyalty }{ $aligned ->
    [0] {""}
   *[other] {""}, + { $aligned } per la sua Fazione
}{ $talents ->
    [0] .
   *[other] {""}, + { $talents } per i suoi Talenti.
}
republic-explain-votes-of = Voti { $votes }: Oratoria { $oratory } + Cavalieri { $knights }.
republic-explain-eloquence = { $count } per i Veterani che ha congedato.
republic-explain-share = In tutto { $name } ha { $total }.
republic-explain-not-in-rome = Non è a Roma e non vota.
republic-explain-to-life = Con { $elected } può essere eletto Console a vita; con { $appointed } lo è subito.
republic-explain-vote-line = { $name }: { $count }.
republic-explain-purse = { $count ->
    [0] Nessun Talento a Roma per comprarne altri.
   *[other] Con i Talenti a Roma se ne possono comprare fino a { $count } in più.
}
republic-explain-hidden-treasury = Solo il suo giocatore sa quanto c’è.
republic-explain-printed = { $count } sulla sua carta.
republic-explain-multiplied = ×{ $times } per le Guerre Attive della sua serie.
republic-explain-by-leader = +{ $count } per { $name }.
republic-explain-by-allies = +{ $count } per le Province alleate.
republic-explain-halved = Dimezzata dalla Legge Plauzia.
republic-explain-numbers = { $name }: { $numbers }.
republic-explain-army = { $name } la affronta con { $army }.
republic-explain-no-army = Nessun esercito la affronta.
republic-explain-beaten = La sua Flotta è battuta.
republic-explain-next-year = Prossima fase Entrate: entrano { $income }, se ne devono pagare { $debts }.
republic-explain-after-it = Dopo ne restano da { $low } a { $high }.
republic-explain-after-it-sure = Dopo ne restano { $low }.
republic-explain-speech = Parlerebbe { $person }: tre dadi, { $popularity } per la Popolarità, − { $unrest }.
republic-explain-droughts = La prossima volta sale di { $count } per Siccità e { $wars } per Guerre non combattute.
republic-explain-of-most = { $count }; { $most } rovinano Roma
republic-explain-none-raised = In questo turno non se ne possono reclutare.
republic-explain-each-costs = { $cost ->
    [one] Ognuna costa { $cost } Talento.
   *[other] Ognuna costa { $cost } Talenti.
}
republic-explain-legions-fleets = { $legions } e { $fleets }
republic-explain-level = in vigore { $level } volte
republic-explain-held-by = La tiene { $person }.
republic-explain-governed = La governa { $person }; { $term ->
    [one] resta 1 turno
   *[other] restano { $term } turni
}.
republic-explain-vacant = Non ha Governatore; lo elegge il Senato.
republic-explain-province-use = Il suo Tributo va allo Stato, la Spoliazione al Governatore, che se la prende è Corrotto.
republic-explain-veteran = Vale per due in battaglia{ $person ->
    [none] .
   *[other] {""}; fedele { A($person) }, che può seguire contro Roma.
}
republic-explain-veteran-name = Legione Veterana { $number }
republic-explain-deal = Accordo { $number }
republic-explain-deal-use = Quando tutti hanno accettato, vincola: ciò che è promesso si compie a suo tempo.
republic-explain-sides = { $yes } a favore, { $no } contro{ $left ->
    [0] .
   *[other] {""}; { $left } non ancora espressi.
}
republic-aim-influence = In testa: { $names }, Influenza { $count }
    .name = Chi vince alla fine
    .line = Quando finisce l’era vince la Fazione più influente, se prima non ha vinto un Ribelle o un Console a vita. Ribelli e Prigionieri non contano.
republic-aim-life = { $person }: Influenza { $count } su { $most }
    .name = Console a vita
    .line = Un Senatore a Roma che arriva a { $most } di Influenza è subito Console a vita, e può essere eletto da { $elected } in su; il suo giocatore vince se Roma sopravvive al turno.
republic-aim-wars = Guerre: { $count }; con { $most } Roma cade
    .name = Guerre Attive
    .line = Con { $most } Guerre Attive alla fine di una fase Combattimento perdono tutti.
republic-aim-treasury = Erario dopo il prossimo anno: { $left }
    .name = Bancarotta
    .line = Se lo Stato non può pagare ciò che deve, perdono tutti, o vince il Ribelle.
republic-aim-era = L’era finisce in questo turno
    .name = La fine dell’era
    .line = La partita finisce con questa fase Foro.
republic-aim-rebel = { $person } si è ribellato
    .name = Una rivolta
    .line = Vince il Ribelle che batte l’esercito del Senato o vede lo Stato in rovina.
