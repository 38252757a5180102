# La mesa de Gloria a Roma, contada y dibujada en un terminal, en español. $who es "you" para quien lee
# y "other" para los demás. Lo que es "short" o "column" está en lugares estrechos.

glory-table-none = nada
glory-table-turn = Turno { $turn }, { $who ->
    [you] el Líder eres tú
   *[other] Líder: { $leader }
}{ $role ->
    [none] {""}
   *[other] ; se lidera { $role }
}
glory-table-deck = { $deck ->
    [one] 1 carta
   *[other] { $deck } cartas
} en el mazo, { $jacks ->
    [one] queda 1 Senador
   *[other] quedan { $jacks } Senadores
}
glory-table-pool = Reserva: { $cards }
glory-table-sites = Solares de la ciudad: { $sites }
glory-table-sites-outside = Solares de las afueras: { $sites }
glory-table-open-to-all = Públicos para todos: { $cards }
glory-table-camp = { $who ->
    [you] Tu campamento ({ $name })
   *[other] Campamento { DE($name) }
}
glory-table-camp-influence = Influencia { $influence }; { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
} en la mano, { $jacks ->
    [0] ningún Senador
    [one] 1 de ellas un Senador
   *[other] { $jacks } de ellas Senadores
}; límite de la mano { $limit }
glory-table-thought = piensa este turno
glory-table-led = lidera con { $cards }
glory-table-followed = sigue con { $cards }
glory-table-camp-clientele = Clientela { $count } de { $limit }: { $clients }
glory-table-camp-stockpile = Almacén: { $cards }
glory-table-camp-vault = Tesoro { $count } de { $limit }{ $known ->
    [0] {""}
   *[other] , a la vista: { $cards }
}
glory-table-camp-done = Terminados: { $cards }
glory-table-camp-begun = Empezado: { $card }, solar de { $site }, { $have } de { $need }{ $have ->
    [0] {""}
   *[other] {" "}({ $materials })
}
glory-table-camp-force = Funciones en vigor: { $cards }
glory-table-camp-drawn = Carta robada y aún sin colocar: { $card }
glory-table-camp-backs = Concedería la victoria { A($name) }
glory-table-your-hand = { $count ->
    [0] Tu mano está vacía
    [one] Tu mano: 1 carta
   *[other] Tu mano: { $count } cartas
}
glory-table-rank = { $score }, { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
} en la mano
glory-table-deck-short = mazo { $deck } · Senadores { $jacks }
glory-table-pool-short = Reserva
glory-table-sites-short = Solares
glory-table-outside-short = Afueras
glory-table-column-camp = { " " }Jugador
glory-table-column-influence = Infl
glory-table-column-clientele = Clientela
glory-table-column-stockpile = Almacén
glory-table-column-vault = Tesoro
glory-table-column-hand = Mano
glory-table-legend-materials = Materiales: { $letters }; J Senador
glory-table-legend-signs = { $done } terminado, { $missing } falta un material, { $force } en vigor antes de terminarse, { $down } boca abajo
glory-table-group-cards = Carta
glory-table-group-jack = Senador
glory-table-group-petition = Petición
glory-table-group-palace = Palacio
glory-table-group-think = Pensar
glory-table-group-discard = Descartar
glory-table-group-lay = Cimientos
glory-table-group-add = Material
glory-table-group-open = Escalinata
glory-table-group-other = Otras
glory-table-short-think-jack = Un Senador
glory-table-short-think-refill = Completar
glory-table-short-think-card = Una carta
glory-table-command-order = order gift ask|never — si se te pregunta qué das cuando una exigencia no te obliga
glory-table-order-usage = Escribe: order gift ask u order gift never.
