# La fase Rivoluzione e la guerra civile di La Repubblica di Roma in italiano.
#
# In una battaglia della guerra civile $general combatte per il Senato e $other è il Ribelle; $roman ed $enemy sono le
# loro Forze, $black e $white i dadi (i bianchi sommati), $roll la loro somma e $total ciò che si legge nella tabella.

## Carte

republic-cards-given = { $who ->
    [you] { $count ->
        [one] Dai una carta Fazione { A($to) }.
       *[other] Dai { $count } carte Fazione { A($to) }.
    }
    [to-you] { $count ->
        [one] { $name } ti dà una carta Fazione.
       *[other] { $name } ti dà { $count } carte Fazione.
    }
   *[other] { $count ->
        [one] { $name } dà una carta Fazione { A($to) }.
       *[other] { $name } dà { $count } carte Fazione { A($to) }.
    }
}
republic-cards-given-seen = { $who ->
    [you] Dai { $cards } { A($to) }.
    [to-you] { $name } ti dà { $cards }.
   *[other] { $name } dà { $cards } { A($to) }.
}
republic-trade-offered = { $who ->
    [you] Offri { A($to) } uno scambio di carte Fazione.
    [to-you] { $name } ti offre uno scambio di carte Fazione.
   *[other] { $name } offre { A($to) } uno scambio di carte Fazione.
}
republic-trade-refused = { $who ->
    [you] Rifiuti di scambiare carte Fazione con { $to }.
    [to-you] { $name } rifiuta di scambiare carte Fazione con te.
   *[other] { $name } rifiuta di scambiare carte Fazione con { $to }.
}
republic-discards = { $who ->
    [you] Scarti { $cards }.
   *[other] { $name } scarta { $cards }.
}

## Dichiarare la guerra civile

republic-loyalty = { $person } chiede a { $legions ->
    [one] 1 Legione se lo seguirà
   *[other] { $legions } Legioni se lo seguiranno
}: i dadi mostrano { $dice }, { $paid } con 1 in più per i Talenti pagati{ $omens ->
    [0] {""}
   *[other] , tutti { $omens } in meno per i Cattivi presagi
}, serve { $needed }. { $count ->
    [one] Lo seguirebbe 1
   *[other] Lo seguirebbero { $count }
}; le altre sono a Roma.
republic-master-refuses = { $person }, Maestro della cavalleria, non dà Talenti per la lealtà delle Legioni.
republic-declares = { $person } si dichiara Ribelle, con un esercito di Forza { $strength }.
republic-lays-down = { $person } depone il comando. Il suo esercito è a Roma.
republic-moves-army = { $person } tiene il suo esercito e lo conduce a un’altra Guerra come Proconsole: { $war }.
republic-revolt = { $person } è il Ribelle principale e marcia su Roma. Legioni nel suo esercito: { $legions }.
republic-keeps-bequest = { $person } tiene per la sua rivolta i { $talents } T della carta { $card }.
republic-rebel-joins = { $person } si unisce alla rivolta.
republic-stays-loyal = { $person } resta leale a Roma.
republic-veterans-join = { $count ->
    [one] Una Legione Veterana passa al Ribelle a cui è fedele.
   *[other] { $count } Legioni Veterane passano ai Ribelli a cui sono fedeli.
}
republic-defects = { $count ->
    [one] { $person } fa lasciare il Ribelle a una Legione Veterana.
   *[other] { $person } fa lasciare il Ribelle a { $count } Legioni Veterane.
}

## La guerra civile

republic-civil-war-victory = { $general } vince contro il Ribelle { $other }: Forza { $roman } contro { $enemy }, dadi { $black } e { $white }, tiro { $roll }, Cattivi presagi { $omens }, totale { $total }.
republic-civil-war-stalemate = Stallo { DI($general) } contro il Ribelle { $other }: Forza { $roman } contro { $enemy }, dadi { $black } e { $white }, tiro { $roll }, Cattivi presagi { $omens }, totale { $total }.
republic-civil-war-defeat = { $general } è sconfitto dal Ribelle { $other }: Forza { $roman } contro { $enemy }, dadi { $black } e { $white }, tiro { $roll }, Cattivi presagi { $omens }, totale { $total }.
republic-civil-war-losses = L’esercito { DI($person) } perde Legioni: { $legions } (di cui Veterane { $veterans }).
republic-revolt-put-down = La rivolta è domata. { $general } guadagna { $count } Influenza e Popolarità.
republic-revolt-collapses = La rivolta ha perso il suo esercito o il suo capo ed è finita.
republic-executed = { $person } è giustiziato come Ribelle.
republic-rebel-unopposed = Nessun esercito del Senato attacca il Ribelle.
republic-proscription = { $who ->
    [you] Giochi { $card }.
   *[other] { $name } gioca { $card }.
}
republic-proscription-declined = { $person } non proscrive nessuno.
republic-proscribed = { $person } proscrive tutti i Cavalieri, in numero di { $count }: i dadi mostrano { $dice }{ $omens ->
    [0] {""}
   *[other] , ciascuno { $omens } in meno per i Cattivi presagi
}, cioè { $talents } T per lui. La sua Fazione non attira più Cavalieri, e tutte le altre li attirano più facilmente.

## Che cosa si chiede

republic-ask-trade = Dona carte Fazione, offri uno scambio o chiedi carte, finché vuoi.
    .topic = scambio di carte
republic-ask-trade-with = Con chi?
    .topic = scambio di carte
republic-ask-trade-cards = Quali carte?
    .topic = scambio di carte
republic-ask-return = { $count ->
    [0] { $seat } ti chiede carte e non ne mostra nessuna. Ne offri qualcuna?
   *[other] { $seat } ti offre { $cards }. Offri carte in cambio?
}
    .topic = scambio di carte
republic-ask-exchange = { $seat } offre in cambio { $cards }. Accetti lo scambio?
    .topic = scambio di carte
republic-ask-play = Gioca Statisti e Concessioni dalla mano, quanti ne vuoi.
    .topic = giocare carte
republic-ask-discard = { $count ->
    [one] Hai in mano una carta in eccesso. Scartala.
   *[other] Hai in mano { $count } carte in eccesso. Scartale.
}
    .topic = limite di mano
republic-ask-declare = Che cosa fa { $person } con il suo esercito?
    .topic = rivolta
republic-ask-rebel = Le sue Legioni hanno risposto. Che cosa fa { $person }?
    .topic = rivolta
republic-ask-move-army = A quale Guerra conduce il suo esercito?
    .topic = Legge Manilia
republic-ask-pay-regulars = Per quante Legioni non Veterane paga?
    .topic = lealtà delle Legioni
republic-ask-pay-veterans = Per quali Legioni Veterane paga?
    .topic = lealtà delle Legioni
republic-ask-pay-master = Quanti dei Talenti paga il suo Maestro della cavalleria?
    .topic = lealtà delle Legioni
republic-ask-master-pays = { $general } chiede { $talents } T { A($person) }, suo Maestro della cavalleria, per la lealtà delle sue Legioni. Li dà?
    .topic = lealtà delle Legioni
republic-ask-keep-bequest = { $person } ha raccolto { $card } e ora si ribella. Tiene per sé i suoi { $talents } T, senza che l’Erario riceva nulla?
    .topic = lascito
republic-ask-join = { $person } si unisce alla rivolta { DI($other) }?
    .topic = rivolta
republic-ask-defect = Chi fa lasciare il Ribelle alle sue Veterane?
    .topic = diserzione
republic-ask-proscribe = { $person } proscrive tutti i Cavalieri, in numero di { $count }?
    .topic = Proscrizione
republic-ask-hold-desertion = Sta per cominciare una battaglia contro il Ribelle, e nel suo esercito ci sono tue Veterane. Lasci che cominci?
    .topic = diserzione
