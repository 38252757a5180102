# La Repubblica di Roma in italiano.
#
# $name è il giocatore della fazione di cui si parla; $who è "you" per lui e "other" per gli altri.

## Che cosa è successo

republic-families = { $who ->
    [you] Le tue famiglie: { $families }.
   *[other] Famiglie di { $name }: { $families }.
}
republic-hand = { $who ->
    [you] Ricevi { $count } carte fazione.
   *[other] { $name } riceve { $count } carte fazione.
}
republic-hand-seen = Ricevi { $cards }.
republic-laid-aside = Non sono carte fazione e tornano nel mazzo: { $cards }.
republic-first-consul = { $family } è il primo Console.
republic-leader = { $slot } è il capo della fazione di { $name }.
republic-governor = { $slot } governa { $province }.
republic-statesman = { $who ->
    [you] Metti in gioco { $statesman }.
   *[other] { $name } mette in gioco { $statesman }.
}
republic-concession = { $slot } riceve { $concession }.
republic-war-active = Scoppia { $war }.
republic-chit = Segnalino mortalità: { $chit }.
republic-dies = { $person } muore.
republic-called = { $family } entra nella fazione di { $name }, rimasta senza senatori, e la guida.

## Che cosa si chiede

republic-ask-leader = Scegli il capo della tua fazione.
    .topic = capo della fazione
republic-ask-governor = Chi governa { $province }, e per quanti turni?
    .topic = governatore
republic-ask-term = Quanti turni?
    .topic = governatore
republic-ask-first-cards = Gioca statisti e concessioni dalla mano, quanti ne vuoi.
    .topic = prime carte
republic-ask-holder = Chi riceve la concessione?
    .topic = prime carte

## Che cosa è rifiutato

republic-refused-same-id = C'è già in gioco qualcuno con questo numero.
republic-refused-family-elsewhere = La sua famiglia è in un'altra fazione.
