# La República de Roma en español.
#
# $name es el dueño de la Facción de la que se habla; $who es "you" para su jugador y "other" para los demás.

## Lo que ha pasado

republic-families = { $who ->
    [you] Tus Familias: { $families }.
   *[other] Familias { DE($name) }: { $families }.
}
republic-hand = { $who ->
    [you] Recibes { $count ->
        [one] 1 Carta
       *[other] { $count } Cartas
    } de Facción.
   *[other] { $name } recibe { $count ->
        [one] 1 Carta
       *[other] { $count } Cartas
    } de Facción.
}
republic-hand-seen = { $who ->
    [you] Recibes { $cards }.
   *[other] { $name } recibe { $cards }.
}
republic-laid-aside = No son Cartas de Facción y se barajan de nuevo: { $cards }.
republic-first-consul = { $person } es el primer Cónsul.
republic-leader = { $person } lidera { $faction }.
republic-governor = { $person } gobierna { $province }.
republic-statesman = { $who ->
    [you] Pones en juego { A($person) }.
   *[other] { $name } pone en juego { A($person) }.
}
republic-concession = { $person } recibe una Concesión: { $concession }.
republic-war-active = Estalla una Guerra: { $war }.
republic-chit = Ficha de Muerte: { $chit }.
republic-dies = Muere { $person }.
republic-called = { $family } se une { A($faction) }, que no tenía Senadores, y la lidera.
republic-waits-for-senator = { $who ->
    [you] Sigues en la partida y esperas al primer Senador que entre en la Curia.
   *[other] { $name } sigue en la partida y espera al primer Senador que entre en la Curia.
}
republic-leaves-game = { $who ->
    [you] Te has quedado sin Senadores y abandonas la partida.
   *[other] { $name } se ha quedado sin Senadores y abandona la partida.
}

## Lo que se pregunta

republic-ask-leader = Elige al Líder de tu Facción.
    .topic = Líder de Facción
republic-ask-governor = ¿Quién gobierna { $province } y durante cuántos turnos?
    .topic = Gobernador
republic-ask-term = ¿Cuántos turnos?
    .topic = Gobernador
republic-ask-first-cards = Juega Estadistas y Concesiones de tu mano, los que quieras.
    .topic = primeras cartas
republic-ask-holder = ¿Quién recibe la Concesión?
    .topic = primeras cartas
republic-ask-leave-or-take = Tu Facción ha perdido a su último Senador. ¿Sigues en la partida, con { $family } de la Curia como Líder?
    .topic = Facción sin Senadores
republic-ask-leave-or-wait = Tu Facción ha perdido a su último Senador. ¿Sigues en la partida y esperas al primero que entre en la Curia?
    .topic = Facción sin Senadores
