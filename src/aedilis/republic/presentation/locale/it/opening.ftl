# La Repubblica di Roma in italiano.
#
# $name è il giocatore della Fazione di cui si parla; $who è "you" per lui e "other" per gli altri.

## Che cosa è successo

republic-families = { $who ->
    [you] Le tue Famiglie: { $families }.
   *[other] Famiglie { DI($name) }: { $families }.
}
republic-hand = { $who ->
    [you] Ricevi { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } Fazione.
   *[other] { $name } riceve { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } Fazione.
}
republic-hand-seen = { $who ->
    [you] Ricevi { $cards }.
   *[other] { $name } riceve { $cards }.
}
republic-laid-aside = Non sono carte Fazione e tornano nel mazzo: { $cards }.
republic-first-consul = { $person } è il primo Console.
republic-leader = { $person } guida { $faction }.
republic-governor = { $person } governa { $province }.
republic-statesman = { $who ->
    [you] Metti in gioco { $person }.
   *[other] { $name } mette in gioco { $person }.
}
republic-concession = { $person } riceve una Concessione: { $concession }.
republic-war-active = Scoppia una Guerra: { $war }.
republic-chit = Segnalino mortalità: { $chit }.
republic-dies = { $person } muore.
republic-called = { $family } si unisce { A($faction) }, rimasta senza Senatori, e la guida.
republic-waits-for-senator = { $who ->
    [you] Resti in gioco e aspetti il primo Senatore che entra nella Curia.
   *[other] { $name } resta in gioco e aspetta il primo Senatore che entra nella Curia.
}
republic-leaves-game = { $who ->
    [you] Non hai più Senatori e abbandoni la partita.
   *[other] { $name } non ha più Senatori e abbandona la partita.
}

## Che cosa si chiede

republic-ask-leader = Scegli il tuo Capofazione.
    .topic = Capofazione
republic-ask-governor = Chi governa { $province }, e per quanti turni?
    .topic = Governatore
republic-ask-term = Quanti turni?
    .topic = Governatore
republic-ask-first-cards = Gioca Statisti e Concessioni dalla mano, quanti ne vuoi.
    .topic = prime carte
republic-ask-holder = Chi riceve la Concessione?
    .topic = prime carte
republic-ask-leave-or-take = La tua Fazione ha perso l’ultimo Senatore. Resti in gioco, con { $family } dalla Curia come Capofazione?
    .topic = Fazione senza Senatori
republic-ask-leave-or-wait = La tua Fazione ha perso l’ultimo Senatore. Resti in gioco e aspetti il primo che entra nella Curia?
    .topic = Fazione senza Senatori
