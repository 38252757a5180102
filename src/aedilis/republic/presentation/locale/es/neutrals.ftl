# Lo que ocurre en una mesa de una o dos personas, en español.

republic-seated = Alrededor de la mesa, en el sentido de las agujas del reloj: { $seats }.
republic-asked-for = Por { $name }: { $asked }
republic-neutral-leader = { $name } queda bajo el liderazgo { DE($person) }, según su directriz ({ $rule }).
republic-neutral-governor = { $name } envía { A($person) } como Gobernador, según su directriz ({ $rule }).
republic-neutral-statesman = { $name } juega de su mano a { $card }, según su directriz ({ $rule }).
republic-neutral-concession = { $name } elige { A($person) } para una Concesión, según su directriz ({ $rule }).
republic-neutral-persuades-nobody = { $name } no intenta persuadir a nadie, según su directriz ({ $rule }).
republic-neutral-persuades = { $name } elige { A($target) }, a quien { $person } debe persuadir con { $talents } T, según su directriz ({ $rule }).
republic-neutral-defends = { $name } defiende { A($target) } con { $talents } T, según su directriz ({ $rule }).
republic-neutral-knight = { $person }, { DE($name) }, gasta { $talents } T en un Caballero, según su directriz ({ $rule }).
republic-neutral-games = { $person }, { DE($name) }, paga { $games }, según su directriz ({ $rule }).
republic-neutral-bids = { $name } hace que { $person } puje { $talents } T, según su directriz ({ $rule }).
republic-neutral-bids-not = { $name } no puja, según su directriz ({ $rule }).
republic-neutral-income = { $name } reparte { $talents } T, { $treasury } T de ellos a su Tesoro, según su directriz ({ $rule }).
republic-neutral-spoils = { $person }, { DE($name) }, toma el Botín Provincial de { $province }, según su directriz ({ $rule }).
republic-neutral-no-spoils = { $person }, { DE($name) }, no toma el Botín Provincial de { $province }, según su directriz ({ $rule }).
republic-neutral-matches = { $person }, { DE($name) }, iguala lo donado por los jugadores: { $talents } T, según su directriz ({ $rule }).
republic-neutral-reaches = { $person }, { DE($name) }, dona { $talents } T, lo bastante para ser Cónsul Vitalicio, según su directriz ({ $rule }).
republic-neutral-law = { $name } juega una Ley al momento, según su directriz ({ $rule }).
republic-neutral-peddles = { $name } usa el Tráfico de Influencias contra { $to }, según su directriz ({ $rule }).
republic-neutral-open-guard = { $name } da un Guardaespaldas a la vista { A($person) }, según su directriz ({ $rule }).
republic-neutral-ransom = { $person }, { DE($name) }, paga su propio Rescate, según su directriz ({ $rule }).
republic-neutral-trades = { $name } cambia { $card } con { $to } por { $count ->
    [0] nada
    [one] 1 carta
   *[other] { $count } cartas
}, según su directriz ({ $rule }).
republic-neutral-tests = { $person }, { DE($name) }, pone a prueba la lealtad de sus Legiones, según su directriz ({ $rule }).
republic-neutral-revolts = { $person }, { DE($name) }, se rebela y marcha sobre Roma, según su directriz ({ $rule }).
republic-neutral-loyal = { $person }, { DE($name) }, depone el mando, según su directriz ({ $rule }).

republic-ask-neutral-trade = { $seat } ofrece { $card } por { $worth ->
    [statesman] { $cards }
   *[intrigue] { $count ->
        [0] nada
        [one] 1 Carta de Intriga tuya al azar
       *[other] { $count } Cartas de Intriga tuyas al azar
    }
}. ¿Aceptas el cambio?

republic-do-play-concession = Jugar una Concesión
republic-ask-concession-card = ¿Qué Concesión juegas?

republic-refused-no-concession-out-of-turn = Solo en una mesa de una o dos personas se puede jugar una Concesión fuera de turno, y debes tener en la mano una que alguien pueda recibir.

republic-measure-years = Años de la República
republic-measure-influence = Influencia
republic-measure-wars-won = Guerras ganadas
republic-verdict = { $verdict ->
    [fell] La República cayó en el año { $years }
    [end] La República se mantuvo hasta el fin de su era, { $years } años
   *[master] La República encontró un amo en el año { $years }
}; { $count ->
    [one] se ganó 1 Guerra
   *[other] se ganaron { $count } Guerras
}. { $who ->
    [you] Tu Influencia es { $influence }.
   *[other] La Influencia { DE($name) } es { $influence }.
}
