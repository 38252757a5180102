# Che cosa accade a un tavolo di una o due persone, in italiano.

republic-seated = Intorno al tavolo, in senso orario: { $seats }.
republic-asked-for = Per { $name }: { $asked }
republic-neutral-leader = { $name } si dà come Capo { $person }, secondo la sua linea di condotta ({ $rule }).
republic-neutral-governor = { $name } manda { $person } a governare, secondo la sua linea di condotta ({ $rule }).
republic-neutral-statesman = { $name } gioca { $card } dalla mano, secondo la sua linea di condotta ({ $rule }).
republic-neutral-concession = { $name } sceglie { $person } per una Concessione, secondo la sua linea di condotta ({ $rule }).
republic-neutral-persuades-nobody = { $name } non tenta di persuadere nessuno, secondo la sua linea di condotta ({ $rule }).
republic-neutral-persuades = { $name } sceglie { $target }, che { $person } deve persuadere con { $talents } T, secondo la sua linea di condotta ({ $rule }).
republic-neutral-defends = { $name } difende { $target } con { $talents } T, secondo la sua linea di condotta ({ $rule }).
republic-neutral-knight = { $person }, { DI($name) }, spende { $talents } T per un Cavaliere, secondo la sua linea di condotta ({ $rule }).
republic-neutral-games = { $person }, { DI($name) }, paga { $games }, secondo la sua linea di condotta ({ $rule }).
republic-neutral-bids = { $name } fa offrire { $talents } T { A($person) }, secondo la sua linea di condotta ({ $rule }).
republic-neutral-bids-not = { $name } non fa offerte, secondo la sua linea di condotta ({ $rule }).
republic-neutral-income = { $name } divide { $talents } T, di cui { $treasury } T al suo Tesoro di Fazione, secondo la sua linea di condotta ({ $rule }).
republic-neutral-spoils = { $person }, { DI($name) }, prende il Bottino provinciale di { $province }, secondo la sua linea di condotta ({ $rule }).
republic-neutral-no-spoils = { $person }, { DI($name) }, non prende il Bottino provinciale di { $province }, secondo la sua linea di condotta ({ $rule }).
republic-neutral-matches = { $person }, { DI($name) }, dona quanto i giocatori: { $talents } T, secondo la sua linea di condotta ({ $rule }).
republic-neutral-reaches = { $person }, { DI($name) }, dona { $talents } T, abbastanza per essere Console a vita, secondo la sua linea di condotta ({ $rule }).
republic-neutral-law = { $name } gioca subito una Legge, secondo la sua linea di condotta ({ $rule }).
republic-neutral-peddles = { $name } gioca Traffico di influenze contro { $to }, secondo la sua linea di condotta ({ $rule }).
republic-neutral-open-guard = { $name } fa proteggere apertamente { $person }, secondo la sua linea di condotta ({ $rule }).
republic-neutral-ransom = { $person }, { DI($name) }, paga il proprio riscatto, secondo la sua linea di condotta ({ $rule }).
republic-neutral-trades = { $name } scambia { $card } con { $to } in cambio di { $count ->
    [0] nulla
    [one] 1 carta
   *[other] { $count } carte
}, secondo la sua linea di condotta ({ $rule }).
republic-neutral-tests = { $person }, { DI($name) }, mette alla prova la lealtà delle sue Legioni, secondo la sua linea di condotta ({ $rule }).
republic-neutral-revolts = { $person }, { DI($name) }, si ribella e marcia su Roma, secondo la sua linea di condotta ({ $rule }).
republic-neutral-loyal = { $person }, { DI($name) }, depone il comando, secondo la sua linea di condotta ({ $rule }).

republic-ask-neutral-trade = { $seat } offre { $card } in cambio di { $worth ->
    [statesman] { $cards }
   *[intrigue] { $count ->
        [0] nulla
        [one] 1 tua carta Intrigo presa a caso
       *[other] { $count } tue carte Intrigo prese a caso
    }
}. Accetti lo scambio?

republic-do-play-concession = Giocare una Concessione
republic-ask-concession-card = Quale Concessione giochi?

republic-refused-no-concession-out-of-turn = Solo a un tavolo di una o due persone si può giocare una Concessione fuori turno, e devi averne in mano una che qualcuno possa ricevere.

republic-measure-years = Anni della Repubblica
republic-measure-influence = Influenza
republic-measure-wars-won = Guerre vinte
republic-verdict = { $verdict ->
    [fell] La Repubblica è caduta nell’anno { $years }
    [end] La Repubblica ha retto fino alla fine della sua era, per { $years } anni
   *[master] La Repubblica ha trovato un padrone nell’anno { $years }
}; { $count ->
    [one] 1 Guerra vinta
   *[other] { $count } Guerre vinte
}. { $who ->
    [you] La tua Influenza è { $influence }.
   *[other] L’Influenza { DI($name) } è { $influence }.
}
