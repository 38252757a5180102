# Las palabras que están en la mesa de Glory to Rome en el navegador. Lo que dice el propio juego está en su
# catálogo; estas son títulos de lugares y lo que un lector de pantalla dice de una cosa.

server-table-glory-turn = Turno { $turn }
server-table-glory-leads = Líder: { $name }
server-table-glory-edition = Edición { $edition }
server-table-glory-beginner = partida de principiantes
server-table-glory-deck = Mazo
server-table-glory-deck-label = Mazo: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
server-table-glory-jacks = Senadores
server-table-glory-jacks-label = { $count ->
    [0] No queda ningún Senador
    [one] Queda 1 Senador
   *[other] Quedan { $count } Senadores
}

## El centro

server-table-glory-place = Lugar
server-table-glory-pool = Reserva
server-table-glory-sites = Solares
server-table-glory-in-and-out = dentro + fuera
server-table-glory-kind-label = { $role } y { $material }, valor { $value }{ $led ->
    [yes] ; es el personaje liderado este turno
   *[no] {""}
}
server-table-glory-pool-label = { $material }: { $count } en la Reserva
server-table-glory-site-label = Solares de { $material }: { $town } en la ciudad, { $outside } en las afueras
server-table-glory-roles = Personajes de este turno
server-table-glory-role-led = Se lidera { $role }
server-table-glory-no-role = Aún no se lidera nada
server-table-glory-mode-awaited = por decidir
server-table-glory-mode-led = lidera
server-table-glory-mode-followed = sigue
server-table-glory-mode-thought = piensa
server-table-glory-has-drawn = una carta robada
server-table-glory-public = Públicos para todos:

## Un campamento

server-table-glory-others = Otros campamentos
server-table-glory-camp = { $who ->
    [you] Tu campamento
   *[other] Campamento de { $name }
}
server-table-glory-seat-label = { $title }. Influencia { $influence }. { $hand ->
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
server-table-glory-you = tú
server-table-glory-leader = Líder
server-table-glory-backs = concedería a { $name }
server-table-glory-held = acción reservada: { $role }
server-table-glory-own-sites = Solares de edificios terminados: { $sites }
server-table-glory-open = Abrir el campamento de { $name }
server-table-glory-close = Cerrar el campamento de { $name }
server-table-glory-clients = Clientela
server-table-glory-stock = Almacén
server-table-glory-vault = Tesoro
server-table-glory-built = Edificios de { $name }
server-table-glory-nothing = –
server-table-glory-nothing-built = Nada construido aún
server-table-glory-hidden = { $count } boca abajo
server-table-glory-client-label = { $role }: { $count ->
    [one] 1 cliente
   *[other] { $count } clientes
} de { $name }, { $ready } por actuar
server-table-glory-stock-label = { $material }: { $count } en el Almacén de { $name }
server-table-glory-vault-label = { $material }: { $count } en el Tesoro de { $name }
server-table-glory-hand-label = { $name }: { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
} en la mano, límite { $limit }{ $jacks ->
    [0] {""}
    [one] {""}; 1 Senador
   *[other] {""}; { $jacks } Senadores
}
server-table-glory-structure-label = { $name }, { $owner }: { $state ->
    [done] edificio terminado
   *[begun] edificio empezado en un solar de { $site }, { $done } de { $need }
}{ $opened ->
    [yes] , público para todos
   *[no] { $force ->
        [yes] , en vigor
       *[no] {""}
    }
}. { $effect }
server-table-glory-for-all = público

## La propia mano

server-table-glory-your-hand = Tu mano
server-table-glory-own-hand-label = Tu mano: { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
}, límite { $limit }
server-table-glory-empty-hand = Tu mano está vacía
server-table-glory-just-drawn = recién robada
server-table-glory-card-label = { $name }{ $count ->
    [one] {""}
   *[other] {""}, { $count } iguales
}. { $role }, { $material }, valor { $value }. { $effect }
server-table-glory-jack-label = { $name }{ $count ->
    [one] {""}
   *[other] {""}, { $count } iguales
}. { $effect }
server-table-glory-played-label = Carta jugada{ $name ->
    [none] {""}
   *[other] {" "}por { $name }
}: { $card }
server-table-glory-about = Sobre { $thing }

## El final

server-table-glory-scores = Puntuación
server-table-glory-player = Jugador
server-table-glory-winner = gana
server-table-glory-score-influence = Influencia
server-table-glory-score-vault = Tesoro
server-table-glory-score-bonuses = Bonif.
server-table-glory-score-total = Total
server-table-glory-score-hand = Mano
