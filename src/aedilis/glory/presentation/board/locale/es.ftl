# Las palabras que están en la mesa de Glory to Rome en el navegador. Lo que dice el propio juego está en su
# catálogo; estas son títulos de lugares y lo que un lector de pantalla dice de una cosa.

glory-board-turn = Turno { $turn }
glory-board-leads = Líder: { $name }
glory-board-edition = Edición: { $edition }
glory-board-beginner = partida de principiantes
glory-board-deck = Mazo
glory-board-deck-label = Mazo: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
glory-board-jacks = Senadores
glory-board-jacks-label = { $count ->
    [0] No queda ningún Senador
    [one] Queda 1 Senador
   *[other] Quedan { $count } Senadores
}

## El centro

glory-board-place = Lugar
glory-board-pool = Reserva
glory-board-sites = Solares
glory-board-in-and-out = dentro + fuera
glory-board-kind-label = { $role } y { $material }, valor { $value }{ $led ->
    [yes] ; es el personaje liderado este turno
   *[no] {""}
}
glory-board-pool-label = { $material }: { $count } en la Reserva
glory-board-site-label = Solares de { $material }: { $town } en la ciudad, { $outside } en las afueras
glory-board-roles = Personajes de este turno
glory-board-role-led = Se lidera { $role }
glory-board-no-role = Aún no se lidera nada
glory-board-mode-awaited = por decidir
glory-board-mode-led = lidera
glory-board-mode-followed = sigue
glory-board-mode-thought = piensa
glory-board-has-drawn = una carta robada
glory-board-public = Públicos para todos:

## Un campamento

glory-board-others = Otros campamentos
glory-board-camp = { $who ->
    [you] Tu campamento
   *[other] Campamento { DE($name) }
}
glory-board-seat-label = { $title }. Influencia { $influence }. { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
} en la mano{ $jacks ->
    [0] {""}
    [one] {""}, 1 de ellas un Senador
   *[other] {""}, { $jacks } de ellas Senadores
}{ $leads ->
    [yes] . Líder de este turno
   *[no] {""}
}.
glory-board-points = { $count } PV
glory-board-points-label = Puntos que todos pueden contar: { $count }
glory-board-points-now = ahora de { $least } a { $most } y bonificaciones
glory-board-points-now-label = Si la partida acabara ahora, tendrías de { $least } a { $most } puntos y las bonificaciones que ganes
glory-board-you = tú
glory-board-leader = Líder
glory-board-backs = concedería { A($name) }
glory-board-held = acción reservada: { $role }
glory-board-own-sites = Solares de edificios terminados: { $sites }
glory-board-open = Abrir el campamento { DE($name) }
glory-board-close = Cerrar el campamento { DE($name) }
glory-board-clients = Clientela
glory-board-stock = Almacén
glory-board-vault = Tesoro
glory-board-built = Edificios { DE($name) }
glory-board-nothing = –
glory-board-nothing-built = Nada construido aún
glory-board-hidden = { $count } boca abajo
glory-board-client-label = { $role }: { $count ->
    [one] 1 cliente
   *[other] { $count } clientes
} { DE($name) }, { $ready } por actuar
glory-board-stock-label = { $material }: { $count } en el Almacén { DE($name) }
glory-board-vault-label = { $material }: { $count } en el Tesoro { DE($name) }
glory-board-hand-label = { $name }: { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
} en la mano, límite { $limit }{ $jacks ->
    [0] {""}
    [one] {""}; 1 Senador
   *[other] {""}; { $jacks } Senadores
}
glory-board-structure-label = { $name }, { $owner }: { $state ->
    [done] edificio terminado
   *[begun] edificio empezado en un solar de { $site }, { $done } de { $need }
}{ $opened ->
    [yes] , público para todos
   *[no] { $force ->
        [yes] , en vigor
       *[no] {""}
    }
}. { $effect }
glory-board-for-all = público

## La propia mano

glory-board-your-hand = Tu mano
glory-board-own-hand-label = Tu mano: { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
}, límite { $limit }
glory-board-empty-hand = Tu mano está vacía
glory-board-just-drawn = recién robada
glory-board-card-label = { $name }{ $count ->
    [one] {""}
   *[other] {""}, { $count } iguales
}. { $role }, { $material }, valor { $value }. { $effect }
glory-board-jack-label = { $name }{ $count ->
    [one] {""}
   *[other] {""}, { $count } iguales
}. { $effect }
glory-board-played-label = Carta jugada{ $name ->
    [none] {""}
   *[other] {" "}por { $name }
}: { $card }
glory-board-about = Sobre { $thing }

## El final

glory-board-scores = Puntuación
glory-board-player = Jugador
glory-board-winner = gana
glory-board-score-influence = Influencia
glory-board-score-vault = Tesoro
glory-board-score-bonuses = Bonif.
glory-board-score-total = Total
glory-board-score-hand = Mano
