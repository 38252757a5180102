# Il Senato di La Repubblica di Roma in italiano: proposte, voti, cariche, comandi e Tribuni.
#
# $name è il giocatore della Fazione di cui si parla; $who è "you" per lui e "other" per tutti gli altri. $content dice
# di che cosa tratta una proposta, $proposal di che tipo è.

## L'era

republic-era = Comincia una nuova era: { $era }.

## Chi presiede

republic-presides = { $person } presiede il Senato.
republic-yields = { $person } cede la presidenza per questo turno.
republic-rebuffed = Tutti gli altri hanno votato contro: { $person } perde { $influence } Influenza.
republic-adjourned = { $who ->
    [you] Sciogli la seduta del Senato.
   *[other] { $name } scioglie la seduta del Senato.
}
republic-same-again = La stessa proposta è già fallita in questo turno e non si ripropone.
republic-promoted = { $person } si unisce { A($faction) }, perché a Roma ci sono troppo pochi Senatori.

## Proposte e voti

republic-proposed = { $tribune ->
    [0] { $who ->
        [you] Proponi: { $content }.
       *[other] { $name } propone: { $content }.
    }
   *[other] { $who ->
        [you] Proponi con un Tribuno: { $content }.
       *[other] { $name } propone con un Tribuno: { $content }.
    }
}
republic-consent = { $yes ->
    [0] { $person } non acconsente, e non si vota: { $proposal }.
   *[other] { $person } acconsente: { $proposal }.
}
republic-votes = { $yes ->
    [0] { $no ->
        [0] { $who ->
            [you] Non dai voti.
           *[other] { $name } non dà voti.
        }
       *[other] { $who ->
            [you] Voti contro: { $no }{ $bought ->
                [0] {""}
               *[other] , di cui comprati { $bought }
            }.
           *[other] { $name } vota contro: { $no }{ $bought ->
                [0] {""}
               *[other] , di cui comprati { $bought }
            }.
        }
    }
   *[other] { $no ->
        [0] { $who ->
            [you] Voti a favore: { $yes }{ $bought ->
                [0] {""}
               *[other] , di cui comprati { $bought }
            }.
           *[other] { $name } vota a favore: { $yes }{ $bought ->
                [0] {""}
               *[other] , di cui comprati { $bought }
            }.
        }
       *[other] { $who ->
            [you] Dividi i voti: { $yes } a favore, { $no } contro{ $bought ->
                [0] {""}
               *[other] , di cui comprati { $bought }
            }.
           *[other] { $name } divide i voti: { $yes } a favore, { $no } contro{ $bought ->
                [0] {""}
               *[other] , di cui comprati { $bought }
            }.
        }
    }
}
republic-voted = { $passed ->
    [0] La proposta è bocciata ({ $proposal }): { $yes } a favore, { $no } contro.
   *[other] La proposta passa ({ $proposal }): { $yes } a favore, { $no } contro.
}
republic-vetoed = Un veto ferma la proposta: { $proposal }.
republic-void = { $why ->
    [rejected] Lo stesso è già stato respinto; la proposta decade: { $proposal }.
    [settled] È già stato deciso; la proposta decade: { $proposal }.
    [unwilling] Ora servirebbe un consenso che nessuno ha dato; la proposta decade: { $proposal }.
   *[other] Non si può più attuare; la proposta decade: { $proposal }.
}

## Tribuni

republic-tribune-veto = { $who ->
    [you] Giochi un Tribuno per porre il veto alla proposta.
   *[other] { $name } gioca un Tribuno per porre il veto alla proposta.
}
republic-tribune-propose = { $who ->
    [you] Giochi un Tribuno per fare una proposta.
   *[other] { $name } gioca un Tribuno per fare una proposta.
}
republic-tribune-claim = { $who ->
    [you] Giochi un Tribuno per riservarti la prossima proposta.
   *[other] { $name } gioca un Tribuno per riservarsi la prossima proposta.
}
republic-free-tribune-veto = { $person } pone il veto alla proposta come Tribuno.
republic-free-tribune-propose = { $person } fa una proposta come Tribuno.
republic-free-tribune-claim = { $person } si riserva la prossima proposta come Tribuno.

## Cariche

republic-takes-office = { $person } entra in carica: { $office }.
republic-posts-thrown = I due nuovi Consoli vogliono lo stesso posto: { $person } tira { $roll }, { $other } { $against }.
republic-elected-for-life = { $person } è eletto Console a vita.

## Altri affari

republic-land-bill = Approvata: { $bill }. Ora il Malcontento è { $unrest }.
republic-repealed = Revocata: { $bill }. Ora il Malcontento è { $unrest }.
republic-raised = Forze reclutate: { $units }.
republic-disbanded = Forze congedate: Legioni { $legions }, Legioni Veterane { $veterans }, Flotte { $fleets }.
republic-sent = { $person } va in guerra con { $units }: { $war }.
republic-reinforced = { $person } riceve rinforzi: { $units }.
republic-recalled = { $person } è richiamato con il suo esercito.
republic-recalled-part = { $person } cede parte del suo esercito: { $units }.
republic-replaced = { $person } è richiamato; { $other } prende il suo esercito.
republic-forces-home = Tornano le Forze senza Comandante: { $war }.
republic-comes-home = { $person } non può combattere con ciò che ha e torna a Roma.
republic-garrison = Una guarnigione va in { $province }: Legioni { $legions }.
republic-garrison-home = Tornano Legioni dalla Provincia { $province }: { $legions }.
republic-rhodes-rejected = Roma respinge le Flotte di Rodi.

## Che cosa si chiede a chi presiede

republic-ask-senate-consuls = Il Senato elegge i Consoli. Che cosa proponi?
    .topic = elezione dei Consoli
republic-ask-senate-dictator = Si può eleggere un Dittatore. Che cosa proponi?
    .topic = Dittatore
republic-ask-senate-censor = Il Senato elegge il Censore. Che cosa proponi?
    .topic = elezione del Censore
republic-ask-senate-prosecutions = Presiedi come Censore. Vuoi processare qualcuno?
    .topic = Processi
republic-ask-senate-governors = Ci sono Province senza Governatore. Che cosa proponi?
    .topic = Governatori
republic-ask-senate-other = Altri affari: che cosa proponi?
    .topic = altri affari
republic-ask-tribune-proposal = Il tuo Tribuno ha la parola. Che cosa proponi?
    .topic = proposta di un Tribuno
republic-ask-call = Chi vota ora?
    .topic = ordine dei voti
republic-ask-yield = Tutti gli altri ti hanno votato contro. Che cosa fai?
    .topic = bocciatura unanime
republic-ask-more = La proposta continua?
    .topic = proposta

## Che cosa si chiede per una proposta

republic-ask-consuls = Chi proponi come Console?
    .topic = elezione dei Consoli
republic-ask-dictator = Chi proponi come Dittatore?
    .topic = Dittatore
republic-ask-censor = Chi proponi come Censore?
    .topic = elezione del Censore
republic-ask-life = Chi candidi a Console a vita?
    .topic = Console a vita
republic-ask-province = Quale Provincia?
    .topic = Governatori
republic-ask-governor-for = Chi deve governare { $province }?
    .topic = Governatori
republic-ask-concession = Quale Concessione?
    .topic = Concessioni
republic-ask-concession-for = Chi deve avere { $concession }?
    .topic = Concessioni
republic-ask-bill = Quale tipo di Legge agraria?
    .topic = Legge agraria
republic-ask-bill-sponsor = Chi è il Promotore?
republic-ask-cosponsor = Chi è il Copromotore?
    .topic = Legge agraria
republic-ask-repeal = Quale Legge agraria si deve revocare?
    .topic = Legge agraria
republic-ask-disband-legions = Quante Legioni non Veterane si congedano?
    .topic = Forze
republic-ask-disband-fleets = Quante Flotte si congedano?
    .topic = Forze
republic-ask-general = Quale Comandante?
    .topic = Comandanti
republic-ask-war = Contro quale Guerra?
    .topic = Comandanti
republic-ask-legions = Quante Legioni non Veterane?
    .topic = Forze
republic-ask-veterans = Quali Legioni Veterane?
    .topic = Forze
republic-ask-fleets = Quante Flotte?
    .topic = Forze
republic-ask-reinforced = Quale Comandante riceve rinforzi?
    .topic = rinforzi
republic-ask-recalled = Chi, o quali Forze, vuoi richiamare?
    .topic = richiamo
republic-ask-recall-how = Che cosa si richiama?
    .topic = richiamo
republic-ask-successor = Chi prende il suo posto?
    .topic = richiamo
republic-ask-garrison = Quale Provincia riceve una guarnigione?
    .topic = guarnigione
republic-ask-recall-garrison = Da quale Provincia si richiamano Legioni?
    .topic = guarnigione

## Che cosa si chiede agli altri

republic-ask-vote = { $seat-who ->
    [you] Come voti? Si decide: { $proposal }.
   *[other] Come vota { $seat-faction }? Si decide: { $proposal }.
}
    .topic = voto
republic-ask-buy-votes = Compri voti, a 1 T l’uno?
    .topic = voto
republic-ask-bought = Quanti voti compra { $person }?
    .topic = voto
republic-ask-for = Chi vota a favore?
    .topic = voto
republic-ask-against = Chi vota contro?
    .topic = voto
republic-ask-with = Con che cosa usi il Tribuno?
    .topic = Tribuno
republic-ask-consent = { $person } acconsente? Si tratta di: { $proposal }.
    .topic = consenso
republic-ask-post = Quale posto vuole { $person }? L’altro Console non lo vede; se vogliono lo stesso, decidono i dadi.
    .topic = posti dei Consoli
republic-ask-appoint = Chi nomini Dittatore? I due Consoli devono nominare lo stesso Senatore, ciascuno senza vedere la scelta dell’altro.
    .topic = Dittatore
republic-ask-master = Chi nomina il Dittatore suo Maestro della cavalleria?
    .topic = Maestro della cavalleria
republic-ask-legate = { $person } è Governatore di { $province }. Ci va, o manda un Legato?
    .topic = Legato
republic-ask-recruit = A Roma ci sono troppo pochi Senatori. Chi prendi nella tua Fazione?
    .topic = Ripopolamento del Senato
