# La fase del senato di una o due persone, in italiano: la coalizione, il piano, le Spoglie.
#
# $rule è il paragrafo del regolamento per cui una fazione senza giocatore, o Roma stessa, fa qualcosa.

## La coalizione

republic-ranks = Per voti a Roma: { $seats } ({ $cast }). La maggioranza è { $majority }.
republic-coalition = La coalizione al governo: { $seats } ({ $rule }, riga { $line }).
republic-coalition-refused = { $who ->
    [you] Non entri nella coalizione.
   *[other] { $name } non entra nella coalizione.
}
republic-coalition-not-sought = { $who ->
    [you] Non formi una tua coalizione.
   *[other] { $name } non forma nessuna coalizione.
}
republic-dominant = { $who ->
    [you] Sei il Giocatore dominante.
   *[other] { $name } è il Giocatore dominante.
}
republic-ask-coalition = Una coalizione con la maggioranza: { $seats }. Ne fai parte?
    .topic = coalizione
republic-ask-partner = Puoi formare una coalizione. Chi vi accogli?
    .topic = coalizione

## Il piano

republic-crisis = Roma è in Crisi ({ $rule }).
republic-plan = { $line ->
    [0] Nessuna Guerra è in gioco: Roma tiene un piccolo esercito ({ $rule }).
    [1] Il piano: due Guerre Attive, ciascuna con una Forza adeguata ({ $rule }): { $wars }.
    [2] Il piano: una Guerra pericolosa con una Forza adeguata ({ $rule }): { $wars }.
    [3] Il piano: una Guerra Attiva con una Forza adeguata ({ $rule }): { $wars }.
    [4] Il piano: una Guerra Inattiva con una Forza adeguata ({ $rule }): { $wars }.
    [5] Il piano: con tutte le Forze, finché restano solo tre Guerre ({ $rule }): { $wars }.
    [6] Il piano: con tutte le Forze contro il Ribelle ({ $rule }).
    [7] Il piano: tre Guerre Attive, ciascuna con una Forza adeguata ({ $rule }): { $wars }.
    [8] Il piano: due Guerre Attive, ciascuna con una Forza adeguata ({ $rule }): { $wars }.
    [9] Il piano: la Guerra Attiva più debole con tutte le Forze ({ $rule }): { $wars }.
   *[other] Nessun piano della lista: la Guerra la conduce il Giocatore dominante ({ $rule }).
}
republic-plan-fails = Il piano non si può più attuare: la Guerra la conduce il Giocatore dominante ({ $rule }).
republic-ask-generals = Ogni Comandante parte per una Guerra. Chi va a questa: { $war }?
    .topic = Comandanti
republic-ask-general-of = Chi va a questa Guerra: { $war }?
    .topic = Comandanti
republic-ask-plan-veterans = { $person } guida { $legions ->
    [one] 1 Legione
   *[other] { $legions } Legioni
} in guerra: { $war }. Quali altre Legioni Veterane vanno con lui?
    .topic = Legioni Veterane
republic-ask-command = Conduci la Guerra. Che cosa ordini?
    .topic = condotta della Guerra
republic-neutral-dictator = { $person } ({ $name }) ha il miglior Valore militare e sarà Dittatore ({ $rule }).
republic-neutral-master = { $person } sarà Maestro della cavalleria: il secondo miglior Valore militare ({ $rule }).

## Le Spoglie

republic-share-office = { $who ->
    [you] La tua parte delle Spoglie: { $office } { A($person) }.
   *[other] Parte { DI($name) } nelle Spoglie: { $office } { A($person) }.
}
republic-share-province = { $who ->
    [you] La tua parte delle Spoglie: { $province } { A($person) }.
   *[other] Parte { DI($name) } nelle Spoglie: { $province } { A($person) }.
}
republic-share-concession = { $who ->
    [you] La tua parte delle Spoglie: { $concession } { A($person) }.
   *[other] Parte { DI($name) } nelle Spoglie: { $concession } { A($person) }.
}
republic-share-sponsor = { $person } promuove una Legge agraria e aspetta un Copromotore: { $bill }.
republic-share-cosponsor = { $person } si offre come Copromotore della Legge agraria.
republic-share-pass = { $who ->
    [you] Non prendi nulla.
   *[other] { $name } non prende nulla.
}
republic-neutral-share-office = Parte { DI($name) }: { $office } { A($person) }, secondo la lista della sua linea di condotta ({ $rule }).
republic-neutral-share-province = Parte { DI($name) }: { $province } { A($person) }, secondo la lista della sua linea di condotta ({ $rule }).
republic-neutral-share-concession = Parte { DI($name) }: { $concession } { A($person) }, secondo la lista della sua linea di condotta ({ $rule }).
republic-neutral-share-sponsor = Parte { DI($name) }: { $person } promuove una Legge agraria e aspetta un Copromotore, secondo la lista della sua linea di condotta ({ $rule }): { $bill }.
republic-neutral-share-cosponsor = Parte { DI($name) }: { $person } si offre come Copromotore della Legge agraria, secondo la lista della sua linea di condotta ({ $rule }).
republic-neutral-share-pass = { $name }: non resta nulla nella lista della sua linea di condotta ({ $rule }).
republic-neutral-outsider = Nessuno della coalizione può averlo: tocca { A($person) } ({ $rule }).
republic-land-bill-due = La Popolarità { DI($person) } è inferiore al Malcontento: deve promuovere una Legge agraria ({ $rule }): { $bill }.
republic-land-bill-fails = Quest’anno non c’è nessuna Legge agraria.
republic-land-bill-seconded = { $person } e { $other } fanno passare una Legge agraria: { $bill }.
republic-marks-forgotten = Nessuno è processato: i segnalini Corrotto e Maggiore si tolgono a tutti quelli che sono a Roma ({ $rule }).
republic-ask-share = Tocca a te scegliere dalle Spoglie. Che cosa prendi?
    .topic = Spoglie
republic-ask-share-office = Quale Carica?
    .topic = Spoglie
republic-ask-share-for = Chi riceve la Carica: { $office }?
    .topic = Spoglie

## Tribuni

republic-tribune-stop-pick = { $who ->
    [you] Giochi un Tribuno contro questa scelta.
   *[other] { $name } gioca un Tribuno contro questa scelta.
}
republic-tribune-stop-bill = { $who ->
    [you] Giochi un Tribuno contro la Legge agraria.
   *[other] { $name } gioca un Tribuno contro la Legge agraria.
}
republic-free-tribune-stop-pick = { $person } la ferma come Tribuno.
republic-free-tribune-stop-bill = { $person } ferma la Legge agraria come Tribuno.
republic-pick-stopped = { $who ->
    [you] Perdi il turno per questa volta, per un Tribuno { DI($seat) }.
   *[other] { $name } questa volta perde il turno, per un Tribuno { $seat-who ->
        [you] tuo
       *[other] { DI($seat) }
    }.
}
republic-neutral-stops = { $name } contro { $seat }: è la prima cosa che resta nella lista della sua linea di condotta ({ $rule }).
republic-neutral-graft = { $name }: { $person } cerca di comprare il Tribuno, secondo la sua linea di condotta ({ $rule }).
republic-neutral-murder = { $name }: { $person } fa aggredire il Tribuno, secondo la sua linea di condotta ({ $rule }).
republic-neutral-mob = { $name }: { $person } aizza la folla, secondo la sua linea di condotta ({ $rule }).
republic-ask-hold-spoils = { $seat-who ->
    [you] Hai detto che cosa prendi dalle Spoglie. Va bene così?
   *[other] { $seat } ha detto che cosa prende dalle Spoglie. Lasci fare?
}
    .topic = Spoglie
republic-ask-hold-check = Le Spoglie stanno per essere divise. Prima puoi chiedere una verifica di Attentato.
    .topic = verifica di Attentato

## Sicari

republic-check = { $who ->
    [you] Chiedi una verifica di Attentato su { $target }.
   *[other] { $name } chiede una verifica di Attentato su { $target }.
}
republic-check-nobody = Nessuna Fazione può colpire { $target }.
republic-check-throw = { $who ->
    [you] Tiri { $dice } per chi deve colpire{ $drm ->
        [0] {""}
       *[other] ; con le carte, { $total }
    }.
   *[other] { $name }: { $dice } sul dado per chi deve colpire{ $drm ->
        [0] {""}
       *[other] ; con le carte, { $total }
    }.
}
republic-neutral-strikes = { $name }: { $person } deve colpire, con tutte le sue carte Sicario ({ $rule }).
republic-neutral-guards = { $name } usa tutte le sue Guardie del corpo segrete ({ $rule }): { $count }.
republic-life-nominated = Governa una sola Fazione: { $person } sarà Console a vita se sopravvive ({ $rule }).
republic-ask-check-target = Su chi si fa la verifica?
    .topic = verifica di Attentato
republic-ask-check-strike = Devi colpire { $target }. Chi lo fa?
    .topic = Attentato

## A che punto è il senato

republic-now-ranks = Per voti
republic-now-coalition = Coalizione
republic-now-dominant = Giocatore dominante
republic-now-plan = Piano
republic-now-turn = Sceglie ora
republic-now-said = Ha detto
republic-now-left = Resta da prendere
republic-now-bill = Legge agraria
republic-now-force = Forza adeguata contro { $war }: { $units } (in campo: { $there }).
republic-now-sponsored = { $person } aspetta un Copromotore: { $bill }
