# Le parole di La Repubblica di Roma in italiano: nomi di persone, fasi e luoghi, ciò che si può scegliere, e come si
# legge una proposta o una mossa.
#
# $who è "you" per chi legge e "other" per tutti gli altri; $name è allora il nome di quel posto.

## Nomi

republic-person-scipio-africanus = Scipio Africanus
republic-person-fabius-cunctator = Fabius Cunctator
republic-person-flamininus = Flamininus
republic-person-aemilius-paullus = Aemilius Paullus
republic-person-cato-the-elder = Cato il Vecchio
republic-person-scipio-aemilianus = Scipio Aemilianus
republic-person-sulla = Sulla
republic-person-fulvius-flaccus = Fulvius Flaccus
republic-person-servilius-glaucia = Servilius Glaucia
republic-person-popillius-laenas = Popillius Laenas
republic-person-tiberius-gracchus = Tiberius Gracchus
republic-person-gaius-gracchus = Gaius Gracchus
republic-person-gaius-marius = Gaius Marius
republic-person-julius-caesar = Julius Caesar
republic-person-cato-the-younger = Cato il Giovane
republic-person-cicero = Cicero
republic-person-crassus = Crassus
republic-person-lucullus = Lucullus
republic-person-pompey = Pompeius Magnus
republic-nobody = nessuno
republic-none = niente
republic-hidden-card = una carta
republic-several = { $name } ×{ $count }
republic-legion = Legione { $number }
republic-chit-none = senza numero
republic-chit-two = Pesca 2
republic-clause = clausola { $clause }
republic-deal = accordo { $deal }
republic-faction-of = { $who ->
    [you] la tua Fazione
   *[other] la Fazione { DI($name) }
}
republic-faction-imperials = la Fazione Imperiale
republic-faction-plutocrats = la Fazione Plutocratica
republic-faction-conservatives = la Fazione Conservatrice
republic-faction-populists = la Fazione Popolare
republic-treasury-of = { $who ->
    [you] il tuo Tesoro di Fazione
   *[other] Tesoro { DI($faction) }
}
republic-place-rome = Roma
republic-war-revolt = Rivolta in { $province }
republic-war-raiders = incursori barbari
republic-war-march = marcia del Ribelle su Roma
republic-legions = { $count ->
    [one] 1 Legione
   *[other] { $count } Legioni
}{ $veterans ->
    [0] {""}
    [one] {" "}(1 Veterana)
   *[other] {" "}({ $veterans } Veterane)
}
republic-fleets = { $count ->
    [one] 1 Flotta
   *[other] { $count } Flotte
}
republic-no-forces = nessuna Forza
republic-dice = { $count ->
    [one] 1 dado
   *[other] { $count } dadi
}

## Fasi

republic-phase-mortality = fase Mortalità
republic-phase-revenue = fase Entrate
republic-phase-forum = fase Foro
republic-phase-population = fase Popolazione
republic-phase-senate = fase Senato
republic-phase-combat = fase Combattimento
republic-phase-revolution = fase Rivoluzione

republic-era-early = Prima Repubblica
republic-era-middle = Media Repubblica
republic-era-late = Tarda Repubblica

republic-moment-proposal = una proposta, prima del primo voto
republic-moment-adjournment = lo scioglimento della seduta del Senato
republic-moment-tribune = si usa un Tribuno
republic-moment-silenced = un Tribuno è sotto attacco
republic-moment-cleopatra = una battaglia della Guerra alessandrina
republic-moment-desertion = una battaglia contro un Ribelle che ha tue Veterane
republic-moment-proscription = è vinta una guerra civile
republic-moment-revenue = comincia la fase Entrate
republic-moment-dictator = il Senato passa al Censore senza Dittatore
republic-moment-spoils = viene detta una parte delle Spoglie
republic-moment-check = le Spoglie stanno per essere divise
republic-moment-province-spoils = il Bottino di una Provincia che governi
republic-moment-redistribution = la Ridistribuzione del denaro
republic-moment-contributions = i contributi allo Stato
republic-moment-levies = le leve delle tue Province: ciò che paga il Tributo
republic-moment-persuading = un Tentativo di Persuasione
republic-moment-defending = contributi contro un Tentativo di Persuasione
republic-moment-attracting = i Cavalieri
republic-moment-holding-games = i Giochi
republic-moment-naming-leader = un altro Capo della Fazione
republic-moment-auction = l’asta di un’Iniziativa
republic-moment-pleading = se uno dei tuoi difende
republic-moment-trades = gli scambi di carte
republic-moment-disbanding = i Veterani da congedare, quando non hai carte

## Tipi di proposte e di voti

republic-proposal-consuls = elezione dei Consoli
republic-proposal-dictator = elezione di un Dittatore
republic-proposal-censor = elezione del Censore
republic-proposal-governors = elezione di Governatori
republic-proposal-concessions = assegnazione di Concessioni
republic-proposal-land-bill = Legge agraria
republic-proposal-repeal = Revoca di una Legge agraria
republic-proposal-forces = reclutamento e congedo di Forze
republic-proposal-deploy = invio di Comandanti
republic-proposal-reinforce = rinforzi
republic-proposal-recall = richiamo di un Comandante
republic-proposal-garrison = guarnigione
republic-proposal-recall-garrison = richiamo di una guarnigione
republic-proposal-life = Console a vita
republic-proposal-reject-rhodes = rifiuto dell’alleanza di Rodi
republic-proposal-prosecute-minor = Processo minore
republic-proposal-prosecute-major = Processo maggiore
republic-proposal-special-trial = Processo per Attentato

## Che cosa dice una proposta

republic-content-consuls = { $person } e { $other } Consoli
republic-content-dictator = { $person } Dittatore
republic-content-censor = { $person } Censore
republic-content-life = { $person } Console a vita
republic-content-governors = { $person } Governatore di { $province }
republic-content-concessions = { $concession } { A($person) }
republic-content-land-bill = { $bill }, Promotore { $person }, Copromotore { $other }
republic-content-repeal = Revoca ({ $bill }), Promotore { $person }
republic-content-forces = { $what ->
    [both] reclutare { $raised } e congedare { $disbanded }
    [raise] reclutare { $raised }
   *[disband] congedare { $disbanded }
}
republic-content-deploy = { $general } con { $army } contro: { $war }
republic-content-reinforce = { $army } di rinforzo { A($general) }
republic-content-recall = { $how ->
    [war] richiamare le Forze senza Comandante: { $general }
    [split] richiamare { $army } dall’esercito { DI($general) }
    [yes] richiamare { $general } e dare il suo esercito { A($other) }
   *[take] richiamare { $general } con il suo esercito
}
republic-content-garrison = { $army } di guarnigione in { $province }
republic-content-recall-garrison = richiamare { $army } dalla Provincia { $province }
republic-content-reject-rhodes = respingere le Flotte di Rodi
republic-content-prosecute-minor = Processo minore { A($person) } per { $charge }, Accusatore { $prosecutor }
republic-content-prosecute-major = Processo maggiore { A($person) } per { $charge }, Accusatore { $prosecutor }
republic-content-special-trial = Processo { A($person) } per Attentato
republic-charge-corrupt = corruzione nella sua Provincia
republic-charge-major = abusi nella Carica
republic-charge-concession = corruzione con la Concessione { $concession }
republic-charge-province = Spoliazione di { $province }

## Mosse intere

republic-move = { $choice }: { $parts }
republic-move-proposal = { $asked ->
    [command] { $content }
   *[other] Proporre: { $content }
}
republic-move-trial = Aprire un { $content }
republic-move-move = Spostare { $amount }: { $one } → { $other }
republic-move-give = Dare { $amount }: { $one } → { $other }
republic-choice-chance = { $choice } ({ $percent } %)
republic-move-persuade = { $one } tenta di persuadere { $other }, { $amount }
republic-move-seduce = { $one } tenta di persuadere { $other } con Seduzione, { $amount }
republic-move-blackmail = { $one } tenta di persuadere { $other } con Ricatto, { $amount }
republic-move-offer = Offrire un accordo. { $clauses }
republic-amount-bid = offerta di { $count } T
republic-amount-bribe = tangente di { $count } T
republic-amount-counter = { $count } T contro
republic-amount-talents = { $count } T
republic-amount-personal = { $count } T dal Tesoro personale
republic-amount-treasury = { $count } T dal Tesoro di Fazione
republic-amount-master = { $count } T dal Maestro della cavalleria
republic-amount-term = { $count ->
    [one] 1 turno
   *[other] { $count } turni
}
republic-amount-cards = { $count ->
    [one] 1 carta Sicario
   *[other] { $count } carte Sicario
}
republic-amount-guards = { $count ->
    [one] 1 Guardia del corpo segreta
   *[other] { $count } Guardie del corpo segrete
}
republic-amount-votes = { $count ->
    [one] 1 voto comprato da { $person }
   *[other] { $count } voti comprati da { $person }
}
republic-amount-press = { $person }: { $count ->
    [one] 1 Cavaliere
   *[other] { $count } Cavalieri
}
republic-amount-pay = { $count } T da { $person }
republic-amount-fleets = { $of ->
    [nobody] {""}
   *[somebody] { $person }: {""}
}{ $count ->
    [one] 1 Flotta
   *[other] { $count } Flotte
}
republic-amount-legions = { $count ->
    [one] 1 Legione
   *[other] { $count } Legioni
}
republic-amount-regulars = { $count ->
    [one] 1 Legione non Veterana
   *[other] { $count } Legioni non Veterane
}
republic-amount-raise-legions = { $count ->
    [one] reclutare 1 Legione
   *[other] reclutare { $count } Legioni
}
republic-amount-raise-fleets = { $count ->
    [one] reclutare 1 Flotta
   *[other] reclutare { $count } Flotte
}
republic-amount-disband-legions = { $count ->
    [one] congedare 1 Legione
   *[other] congedare { $count } Legioni
}
republic-amount-disband-fleets = { $count ->
    [one] congedare 1 Flotta
   *[other] congedare { $count } Flotte
}
republic-pick-for = { $count ->
    [0] nessuno a favore
   *[other] a favore: { $items }
}
republic-pick-against = { $count ->
    [0] nessuno contro
   *[other] contro: { $items }
}
republic-pick-cards = { $items }
republic-pick-veterans = { $count ->
    [0] nessuna Veterana
   *[other] Veterane: { $items }
}
republic-pick-disband-veterans = { $count ->
    [0] nessuna Veterana
   *[other] congedare Veterane: { $items }
}

## Scelte. $asked è la fine della chiave della domanda, $field la parte per cui la parola è scelta.

republic-do-stop = { $field ->
    [how] Non comprare voti
    [more] Basta così: la proposta è completa
   *[do] { $asked ->
        [command] Nessun altro ordine
        [persuasion] Nessun Tentativo di Persuasione
        [knights] Nessun Cavaliere
        [games] Niente Giochi
        [new-leader] Tenere il Capofazione
        [redistribution] Chiudere la Ridistribuzione
        [contribution] Nessun’altra Donazione
        [tribune-proposal] Nessuna proposta
       *[other] Basta così
    }
}
republic-do-pass = { $asked ->
    [share] Non prendere nulla
    [partner] Non formare nessuna coalizione
    [bid] Nessuna offerta
    [vote] Passare
    [spoils] Rinunciare alla Spoliazione
    [profiteer] Riscuotere l’entrata consueta
   *[other] Lasciare che si prosegua
}
republic-do-yes = { $field ->
    [do] Votare a favore
    [vote] A favore
    [more] Sì, aggiungere altro
    [how] Mandare un altro Comandante al suo posto
   *[answer] Sì
}
republic-do-no = { $field ->
    [do] Votare contro
    [vote] Contro
    [senator] Nessuno
   *[answer] No
}
republic-do-abstain = Astenersi
republic-do-split = { $field ->
    [how] Richiamare parte del suo esercito
   *[do] Dividere i voti
}
republic-do-veto = Porre il veto con un Tribuno
republic-do-call = Chiamare al voto
republic-do-call-rest = Chiamare tutti gli altri, uno dopo l’altro
republic-do-roll = { $asked ->
    [declare] Chiedere alle Legioni se lo seguiranno
   *[other] Tirare
}
republic-do-raise = Offrire di più
republic-do-refuse = Rifiutare
republic-do-take = { $field ->
    [how] Richiamarlo con il suo esercito
   *[other] Prendere
}
republic-do-leave = Lasciare
republic-do-rome = Roma
republic-do-travel = Va nella sua Provincia
republic-do-legate = Resta e manda un Legato
republic-do-ask = Aspettarmi sempre (ask)
republic-do-open = Aspettarmi solo quando aspetta tutti (open)
republic-do-never = Non aspettarmi mai (never)
republic-do-propose-consuls = Proporre due Consoli
republic-do-propose-dictator = Proporre un Dittatore
republic-do-propose-censor = Proporre un Censore
republic-do-propose-governors = Proporre Governatori
republic-do-propose-concessions = Proporre Concessioni
republic-do-propose-land-bill = Proporre una Legge agraria
republic-do-propose-repeal = Proporre la Revoca di una Legge agraria
republic-do-propose-forces = { $asked ->
    [command] Reclutare o congedare Legioni e Flotte
   *[other] Proporre di reclutare o congedare Legioni e Flotte
}
republic-do-propose-deploy = { $asked ->
    [command] Mandare Comandanti in guerra
   *[other] Proporre di mandare Comandanti in guerra
}
republic-do-propose-reinforce = { $asked ->
    [command] Rinforzare un Comandante
   *[other] Proporre rinforzi per un Comandante
}
republic-do-propose-recall = { $asked ->
    [command] Richiamare un Comandante
   *[other] Proporre di richiamare un Comandante
}
republic-do-propose-garrison = { $asked ->
    [command] Mandare una guarnigione
   *[other] Proporre una guarnigione
}
republic-do-propose-recall-garrison = { $asked ->
    [command] Richiamare una guarnigione
   *[other] Proporre di richiamare una guarnigione
}
republic-do-propose-life = Candidare un Console a vita
republic-do-propose-reject-rhodes = Proporre di rifiutare l’alleanza di Rodi
republic-do-propose-repeal-law = Proporre l’abrogazione di una Legge
republic-do-propose-recall-governor = Proporre di richiamare un Governatore
republic-do-next-step = Passare al prossimo affare
republic-do-adjourn = Sciogliere la seduta
republic-do-prosecute-minor = Aprire un Processo minore
republic-do-prosecute-major = Aprire un Processo maggiore
republic-do-end-trials = Chiudere i Processi
republic-do-appeal = Appellarsi al popolo
republic-do-appeal-more = Appellarsi al popolo con più dadi
republic-do-appoint = Nominare
republic-do-election = Tenere un’elezione
republic-do-yield = Cedere la presidenza
republic-do-lose-influence = Perdere Influenza e continuare a presiedere
republic-do-minor-motion = Proporre una mozione minore
republic-do-assassinate = Compiere un Attentato
republic-do-tribune = Usare un Tribuno per una proposta
republic-do-law = Giocare una Legge
republic-do-ransom = Riscattare un Prigioniero
republic-do-peddle = Giocare Traffico di influenze
republic-do-claim-commissioner = Prendere la Commissione agraria
republic-do-fine = Infliggere la multa della Legge Calpurnia
republic-do-graft = Giocare Corruzione contro il Tribuno
republic-do-murder = Giocare Assassinio di un tribuno della plebe
republic-do-mob = Giocare Folla aizzata alla violenza
republic-do-proscribe = Giocare Proscrizione
republic-do-ally = Giocare Cleopatra come alleata di Roma
republic-do-enemy = Giocare Cleopatra come nemica di Roma
republic-do-guard = Giocare Guardia del corpo pubblica
republic-do-order = Dare un’istruzione permanente
republic-do-take-office = Prendere una Carica
republic-do-take-province = Prendere una Provincia
republic-do-take-concession = Prendere una Concessione
republic-do-sponsor-bill = Promuovere una Legge agraria
republic-do-cosponsor-bill = Fare da Copromotore della Legge agraria
republic-do-stop-pick = Fermarla con un Tribuno
republic-do-stop-bill = Fermare la Legge agraria con un Tribuno
republic-do-check-assassins = Chiedere una verifica di Attentato
republic-do-offer = Offrire un accordo
republic-do-accept = Accettare un accordo
republic-do-turn-down = Rifiutare un accordo offerto
republic-do-withdraw = Ritirarsi da un accordo offerto
republic-do-dispute = Contestare una clausola
republic-do-kept = È stata rispettata
republic-do-broken = È stata violata
republic-do-end = Nient’altro: l’accordo è questo
republic-do-promise-talents = Talenti nella prossima Ridistribuzione
republic-do-promise-card = Una carta nella prossima fase Rivoluzione
republic-do-promise-vote = Un voto
republic-do-promise-nominate = Una proposta
republic-do-promise-consent = Un consenso
republic-do-promise-text = Qualcosa a parole
republic-do-bid = Offrire
republic-do-persuade = Compiere un Tentativo di Persuasione
republic-do-seduce = Tentare con Seduzione
republic-do-blackmail = Tentare con Ricatto
republic-do-attract = Attirare un Cavaliere
republic-do-press = Estorcere denaro a Cavalieri
republic-do-games = Organizzare Giochi
republic-do-leader = Nominare un altro Capofazione
republic-do-move = Spostare Talenti nella Fazione
republic-do-give = { $asked ->
    [trade] Donare carte
   *[other] Dare Talenti a un’altra Fazione
}
republic-do-contribute = Fare una Donazione
republic-do-spoils = Prendere la Spoliazione
republic-do-profiteer = Speculare
republic-do-pay = { $field ->
    [how] Comprare voti
   *[other] Pagare
}
republic-do-play = Giocare una carta
republic-do-trade = { $asked ->
    [return] Offrire carte in cambio
   *[other] Offrire uno scambio
}
republic-do-discard = Scartare
republic-do-rebel = Ribellarsi
republic-do-lay-down = Deporre il comando
republic-do-join = Unirsi alla rivolta
republic-do-stay = Restare leale
republic-do-fight = Combattere
republic-do-move-army = Tenere l’esercito e andare a un’altra Guerra
republic-do-defect = Far lasciare il Ribelle a Veterane
republic-do-retire = Tornare a Roma
republic-do-come-back = Tornare
republic-do-corrupt = Corruzione nella sua Provincia
republic-do-major = Abusi nella Carica
republic-do-knights = Per i Cavalieri: +1 a tutti i prossimi tiri per attirarne
republic-do-repeal = Per abrogare la Legge Acilia
republic-do-stay-in-game = Restare in gioco
republic-do-leave-game = Abbandonare la partita
republic-means = { $means ->
    [office] Il potere della Carica: { $name }
    [free] { $name }, senza bisogno di una carta
   *[card] Una carta { $name }
}

## Attesa e fine

republic-awaiting = { $who ->
    [you] Tocca a te: { $topic }
   *[other] In attesa { DI($names) }: { $topic }
}
republic-score = { $who ->
    [you] Tu
   *[other] { $name }
}: Influenza { $influence }, { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
}, { $senators ->
    [one] 1 Senatore
   *[other] { $senators } Senatori
}
republic-ending-rebel-battle = la Vittoria del Ribelle
republic-ending-rebel-bankruptcy = bancarotta durante una rivolta
republic-ending-rebel-revolt = il popolo insorge per il Ribelle
republic-ending-consul-appointed = Console a vita per Influenza
republic-ending-consul-elected = Console a vita per elezione
republic-ending-era-ends = la fine dell’era
republic-ending-lost-wars = troppe Guerre
republic-ending-lost-revolt = il popolo insorge
republic-ending-lost-bankruptcy = bancarotta
republic-ending-lost-rebel = Roma cade sotto il Ribelle

## Una nuova partita

republic-scenario-early = { $name }: dal 264 al 192 a.C., le Guerre puniche e le prime Guerre in Oriente. Lo scenario con cui cominciare.
republic-scenario-middle = { $name }: dal 149 al 104 a.C., Province, Leggi agrarie e le prime Leggi.
republic-scenario-late = { $name }: dal 90 al 52 a.C., grandi Comandanti e tutte le Leggi.
republic-scenario-early-middle = { $name }: la Prima Repubblica e poi, senza interruzione, la Media Repubblica. Più lungo.
republic-scenario-middle-late = { $name }: la Media Repubblica e poi, senza interruzione, la Tarda Repubblica. Più lungo.
republic-scenario-early-late = { $name }: tutte e tre le ere, una dopo l’altra. Molto lungo.
republic-scenario-alternate = { $name }: le carte di tutte e tre le ere in un solo mazzo.
republic-option-scenario = il periodo: Prima, Media o Tarda Repubblica, o più d’uno
republic-option-dictator-strength = se una Guerra di Forza 20 che permette un Dittatore si conta con moltiplicatori e Condottieri (modificata) o come stampata
republic-option-repopulation-tie = chi riceve un nuovo Senatore fra le Fazioni che ne hanno altrettanto pochi: quella con meno Influenza, o con meno Senatori, a Roma
republic-option-civil-war-is-active-war = se una guerra civile conta fra le quattro Guerre Attive che rovinano Roma
republic-option-late-marius-sulla = se Marius e Sulla sono nello scenario della Tarda Repubblica
republic-option-unsold-initiatives = se la Fazione dell’MMD riceve una sola Iniziativa per cui nessuno offre, e la successiva va di nuovo all’asta (one), o con essa tutte quelle rimaste (all)
republic-option-draw-two-chits = quanti dei sei segnalini mortalità senza numero sono «Pesca 2»; gli altri sono bianchi
republic-option-raiders-ransom = fino a quando si può riscattare un Governatore in mano ai barbari
republic-option-open-bodyguard = quanto toglie una Guardia del corpo pubblica a ogni tiro di assassinio: 2, come dice la carta, o 1, come dicono le regole
republic-option-unrest-at-ten = di quanto un 10 sulla tabella della popolazione fa salire il Malcontento: di 1, o per niente
republic-option-living-rules = con le modifiche delle Living Rules 1.07A: Marius e Sulla nello scenario della Tarda Repubblica, un solo avviso, con l’Erario sotto i 70 T, quella di Proconsole come Carica maggiore, la fine dell’era prima di un Console a vita, e altre nelle regole avanzate
republic-option-provincial-wars = se le Province arruolano Forze proprie e devono combattere le Guerre che le attaccano (regola avanzata 2.02)
republic-option-allied-strength = se la Forza stampata delle Province alleate di una Guerra le si somma (added) o si moltiplica con la sua (multiplied)
republic-option-reshuffled-allies = che cosa accade alle Province alleate di una Guerra che torna nel mazzo: vanno nel Foro (freed) o la aspettano (kept)
republic-option-veterans = se i Generali vittoriosi possono congedare Veterane per Influenza e Oratoria, e i Consoli richiamarle (regola avanzata 2.04)
republic-option-disband-scope = quali Veterane a lui fedeli può congedare un Generale: tutte (any) o quelle del suo esercito (own-force)
republic-option-recall-by = chi può richiamare le Veterane congedate: un Console (consul) o anche un Dittatore (consul-or-dictator)
