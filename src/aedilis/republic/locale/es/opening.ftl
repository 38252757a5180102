# La República de Roma en español.
#
# $name es el dueño de la Facción de la que se habla; $who es "you" para su jugador y "other" para los demás.

## Lo que ha pasado

republic-families = { $who ->
    [you] Tus Familias: { $families }.
   *[other] Familias de { $name }: { $families }.
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
republic-hand-seen = Recibes { $cards }.
republic-laid-aside = No son Cartas de Facción y se barajan de nuevo: { $cards }.
republic-first-consul = { $person } es el primer Cónsul.
republic-leader = { $person } es el Líder de Facción de { $name }.
republic-governor = { $person } gobierna { $province }.
republic-statesman = { $who ->
    [you] Pones en juego a { $person }.
   *[other] { $name } pone en juego a { $person }.
}
republic-concession = { $person } recibe una Concesión: { $concession }.
republic-war-active = Estalla una Guerra: { $war }.
republic-chit = Ficha de Muerte: { $chit }.
republic-dies = Muere { $person }.
republic-called = { $family } se une a la Facción de { $name }, que no tenía Senadores, y la lidera.

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
