# Menos clics.

republic-at-once-votes = Talentos para votos
republic-table-bundle-cards = Jugarlo todo: { $cards }
republic-table-way-gives = { $card } para { $person }
republic-table-way-named = { $person }: { $way }
republic-table-way-with = con { $person }
republic-table-way-to = para { $person }
republic-table-way-two = { $person }, con { $other }

# Instrucciones que dicen más que una palabra.

republic-ask-order-whom = ¿Sobre qué Facción das la instrucción?
    .topic = instrucción permanente
republic-ask-order-talents = ¿Cuántos Talentos como máximo?
    .topic = instrucción permanente
republic-order-votes-with = Lo que haya votado { $faction }
republic-order-proposals-of = Todo lo que proponga { $faction }
republic-order-own-proposals = Lo que propongas tú
republic-order-concessions-to = Concesiones para { $faction }
republic-order-own-elections = Elecciones que nombren a uno de los tuyos
republic-order-all-votes = Todas las votaciones de esta sesión
republic-order-calling = La llamada a votar
republic-order-chairing = Tus propias propuestas
republic-order-presiding = Donde presidas
republic-order-no-dictator = Un Dictador en esta sesión
republic-order-small-matters = Donaciones, pujas, nuevo Líder, intercambios
republic-order-auction-above = Subastas de Iniciativas
republic-order-offers = Acuerdos que te ofrezcan
republic-order-keeping-cards = Estadistas y Concesiones de tu mano
republic-order-way = { $order ->
    [votes_with] votar lo mismo
    [auction_above] pasar por encima de
    [offers] rechazarlos
    [keeping_cards] guardarlos este año
    [calling] llamar a los demás de una vez
    [chairing] llamar a los demás de una vez, votar a favor y levantar la sesión sin otra pregunta
    [presiding] solo lo obligado, los cargos al de mayor rango
    [no_dictator] no nombrar ni elegir ninguno
    [small_matters] dejarlos
   *[other] { $way ->
        [yes] votar a favor
        [no] votar en contra
       *[abstain] abstenerse
    }
}
republic-order-counts = Talentos
republic-order-given = { $about }: { $way }{ $order ->
    [auction_above] { " " }{ $talents ->
        [one] 1 Talento
       *[other] { $talents } Talentos
    }
   *[other] { $talents ->
        [0] { "" }
        [one] , con 1 Talento como máximo
       *[other] , con { $talents } Talentos como máximo
    }
}

republic-moment-votes-with = votaciones, como haya votado otra Facción
republic-moment-proposals-of = propuestas de otra Facción
republic-moment-concessions-to = Concesiones para otra Facción
republic-moment-own-elections = elecciones que nombren a uno de los tuyos
republic-moment-all-votes = todas las votaciones de esta sesión
republic-moment-own-proposals = lo que propongas tú
republic-moment-calling = la llamada a votar
republic-moment-chairing = lo que sometas a votación en esta sesión
republic-moment-presiding = el Senado donde presidas, en esta sesión
republic-moment-no-dictator = un Dictador en esta sesión
republic-moment-small-matters = Donaciones, pujas, nuevo Líder e intercambios
republic-moment-auction-above = la subasta de una Iniciativa, a partir de tantos Talentos
republic-moment-offers = acuerdos que te ofrezcan
republic-moment-keeping-cards = las cartas de tu mano, en la Fase de Revueltas de este año

## Propuestas en una sola hoja

republic-sheet-propose = Proponerlo
republic-table-sheet-cost = Unidades nuevas: { $each } T cada una, { $cost } T en total; al Erario le quedan { $left } de { $treasury } T
republic-table-sheet-year = Después de la próxima Fase de Ingresos: { $spread ->
    [0] { $low } T
   *[other] de { $low } a { $high } T
}
republic-table-sheet-in-rome = Quedan en Roma: { $army }
republic-table-sheet-odds-land = { $person } por tierra ({ $war }), { $army }
republic-table-sheet-odds-naval = { $person } en el mar ({ $war }), { $army }
republic-table-sheet-odds-losses = pérdidas medias: Legiones { $legions }, Flotas { $fleets }
republic-table-result-victory = Victoria
republic-table-result-stalemate = Tablas
republic-table-result-standoff = Rechazo
republic-table-result-defeat = Derrota
republic-table-result-disaster = Desastre
