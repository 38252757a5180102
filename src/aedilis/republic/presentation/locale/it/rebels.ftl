# I Governatori ribelli de La Repubblica di Roma in italiano (regola avanzata 2.03).
#
# In una battaglia $roman ed $enemy sono le Forze delle due parti, $black e $white i dadi (i bianchi sommati), $roll la
# loro somma e $total ciò che si legge nella tabella.

## Nomi

republic-war-rebels = ribellione in { $province }
republic-do-march = Marciare su Roma
republic-do-hold-province = Restare nella Provincia
republic-option-rebel-governors = se i Governatori possono ribellarsi con le loro Province (regola avanzata 2.03; solo con le Guerre provinciali)
republic-option-rebels-build = se i Governatori ribelli possono arruolare unità provinciali con i propri Talenti
republic-option-interception = se l’MMD decide d’intercettare i Ribelli che passano il mare (hrao), o se lo sono sempre finché a Roma ci sono Flotte (always)
republic-value-hrao = decide l’MMD
republic-value-always = sempre

## Rivoluzione

republic-loyalty-fleets = { $person } chiede a { $fleets ->
    [one] 1 Flotta se lo seguirà
   *[other] { $fleets } Flotte se lo seguiranno
}: i dadi mostrano { $dice }. { $count ->
    [one] Lo seguirebbe 1
   *[other] Lo seguirebbero { $count }
}; le altre sono a Roma.
republic-rising = { $person } è il Ribelle principale: chi è insorto conta { $strength }.
republic-rising-army = Legioni con il Ribelle principale { $person }: { $legions }.
republic-governor-rebels = { $person } si ribella con la sua Provincia, { $province }.
republic-marches = { $lands ->
    [0] { $person } lascia { $province } per marciare su Roma ed è in mare con tutte le sue Forze.
   *[other] { $person } lascia { $province } e marcia su Roma: tutte le sue Forze sono in Italia.
}
republic-holds-province = { $person } resta in { $province }.
republic-reinforces-rebel = { $lands ->
    [0] { $person } lascia { $province } per aiutare il Ribelle principale ed è in mare con tutte le sue Forze.
   *[other] { $person } lascia { $province } e raggiunge in Italia il Ribelle principale con tutte le sue Forze.
}

## Entrate

republic-rebel-income = { $person } ricava { $talents } T dalla Provincia { DI($province) } (Spoliazione { $spoils }, Tributo a Roma { $income }, Tributo locale { $taxes }).
republic-camp-upkeep = { $person } e i suoi Ribelli pagano { $talents } T per le loro Forze. Lasciate a Roma: Legioni { $legions }, Flotte { $fleets }; unità provinciali perdute: { $lost }.
republic-released-units = Delle unità lasciate dai Ribelli lo Stato ne tiene { $count }, per { $talents } T; congedate: { $lost }.
republic-rebel-builds = { $person } arruola in { $province }: Truppe { $troops }, Flotte { $fleets }.

## Battaglie

republic-blockade-victory = Le Flotte di Roma fermano in mare quelle di { $province } con { $person }: Forza { $roman } contro { $enemy }, dadi { $black } e { $white }, tiro { $roll }, Cattivi presagi { $omens }, totale { $total }.
republic-blockade-stalemate = Le Flotte di Roma affrontano quelle di { $province } con { $person } e non le fermano: Forza { $roman } contro { $enemy }, dadi { $black } e { $white }, tiro { $roll }, Cattivi presagi { $omens }, totale { $total }.
republic-blockade-defeat = Le Flotte di Roma sono battute da quelle di { $province } con { $person }: Forza { $roman } contro { $enemy }, dadi { $black } e { $white }, tiro { $roll }, Cattivi presagi { $omens }, totale { $total }.
republic-blockade-losses = Flotte perdute nella battaglia contro quelle di { $province }: Roma { $fleets }, i Ribelli { $count } provinciali e { $romans } romane.
republic-rebels-land = { $person } sbarca in Italia con le Forze di { $province }.
republic-rebels-turned-back = { $person } è di nuovo in { $province } con le sue Forze.
republic-holdout-victory = { $naval ->
    [0] { $general } vince contro il Ribelle { $other } in { $province }: Forza { $roman } contro { $enemy }, dadi { $black } e { $white }, tiro { $roll }, Cattivi presagi { $omens }, totale { $total }.
   *[other] { $general } vince in mare contro il Ribelle { $other } in { $province }: Forza { $roman } contro { $enemy }, dadi { $black } e { $white }, tiro { $roll }, Cattivi presagi { $omens }, totale { $total }.
}
republic-holdout-stalemate = { $naval ->
    [0] Stallo { DI($general) } contro il Ribelle { $other } in { $province }: Forza { $roman } contro { $enemy }, dadi { $black } e { $white }, tiro { $roll }, Cattivi presagi { $omens }, totale { $total }.
   *[other] Stallo in mare { DI($general) } contro il Ribelle { $other } in { $province }: Forza { $roman } contro { $enemy }, dadi { $black } e { $white }, tiro { $roll }, Cattivi presagi { $omens }, totale { $total }.
}
republic-holdout-defeat = { $naval ->
    [0] { $general } è sconfitto dal Ribelle { $other } in { $province }: Forza { $roman } contro { $enemy }, dadi { $black } e { $white }, tiro { $roll }, Cattivi presagi { $omens }, totale { $total }.
   *[other] { $general } è sconfitto in mare dal Ribelle { $other } in { $province }: Forza { $roman } contro { $enemy }, dadi { $black } e { $white }, tiro { $roll }, Cattivi presagi { $omens }, totale { $total }.
}
republic-rebel-losses = { $person } perde Legioni: { $legions } (di cui Veterane { $veterans }), e Truppe provinciali: { $troops }.
republic-rebel-ships-lost = { $person } perde Flotte di { $province }: { $fleets }.
republic-rebel-fleets-lost = { $person } perde Flotte: { $fleets }.
republic-rebel-fleet-beaten = La Flotta dei Ribelli in { $province } è battuta. { $general } guadagna { $count } Influenza e Popolarità.
republic-province-taken = { $province } è tolta ai Ribelli. { $general } guadagna { $count } Influenza e Popolarità.

## Che cosa si chiede

republic-ask-loyalty = { $person } vuole sapere chi dei suoi lo seguirebbe in una rivolta?
    .topic = lealtà delle Legioni
republic-ask-pay-fleets = Per quante Flotte paga?
    .topic = lealtà delle Legioni
republic-ask-rise = La tua Fazione insorge contro Roma?
    .topic = rivolta
republic-ask-rise-leader = Chi guida la rivolta? Un Generale deve marciare su Roma; un Governatore può restare nella sua Provincia.
    .topic = rivolta
republic-ask-rise-fleets = Quante delle sue Flotte tiene il Generale? Dovrà mantenerle.
    .topic = rivolta
republic-ask-rise-also = Quale altro Governatore insorge?
    .topic = rivolta
republic-ask-march = { $person } marcia su Roma o resta in { $province }? Chi marcia non torna più.
    .topic = marcia su Roma
republic-ask-garrison-joins = { $count ->
    [one] Nella guarnigione di { $province }, con { $person }, c’è una Legione Veterana dei Ribelli. Va da { $other }?
   *[other] Nella guarnigione di { $province }, con { $person }, ci sono { $count } Legioni Veterane dei Ribelli. Vanno da { $other }?
}
    .topic = Veterane dei Ribelli
republic-ask-reinforce-rebel = { $person } ha resistito in Italia. Quale Governatore ribelle viene in suo aiuto con tutte le sue Forze?
    .topic = aiuto al Ribelle principale
republic-ask-intercept = { $person } viene per mare dalla Provincia { DI($province) } con una Forza navale di { $enemy }. { $fleets ->
    [one] Lo ferma l’unica Flotta di Roma?
   *[other] Lo fermano le { $fleets } Flotte di Roma?
}
    .topic = blocco navale
republic-ask-fleets-lost = { $count ->
    [one] È perduta una Flotta provinciale. È una di { $province }?
   *[other] Sono perdute { $count } Flotte provinciali. Quante di queste sono di { $province }?
} Le altre sono di quelle con il Ribelle principale.
    .topic = Flotte perdute
republic-ask-camp-upkeep = I tuoi Ribelli pagano { $talents } T per le loro Forze. Unità da lasciare a Roma: { $count }; unità provinciali perdute: { $lost }.
    .topic = mantenimento dei Ribelli
republic-ask-release-fleets = Quante Flotte romane lasci?
    .topic = mantenimento dei Ribelli
republic-ask-release-legions = Quante Legioni di { $province } lasci?
    .topic = mantenimento dei Ribelli
republic-ask-release-italy = Quante Legioni dell’esercito in Italia lasci?
    .topic = mantenimento dei Ribelli
republic-ask-release-own-troops = A quante Truppe di { $province } rinunci?
    .topic = mantenimento dei Ribelli
republic-ask-release-own-fleets = A quante Flotte di { $province } rinunci?
    .topic = mantenimento dei Ribelli
republic-ask-keep-fleets = Quante delle Flotte lasciate dai Ribelli tiene lo Stato? Le altre sono congedate.
    .topic = Legioni lasciate
republic-ask-rebel-builds = Che cosa arruola { $person } in { $province } con i suoi { $talents } T?
    .topic = Forze dei Ribelli
republic-ask-raise-own-troops = Quante Truppe provinciali?
    .topic = Forze dei Ribelli
republic-ask-raise-own-fleets = Quante Flotte provinciali?
    .topic = Forze dei Ribelli
