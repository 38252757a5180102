# La República de Roma en español.
#
# $name es el dueño de la facción de la que se habla; $who es "you" para su jugador y "other" para los demás.

## Lo que ha pasado

republic-families = { $who ->
    [you] Tus familias: { $families }.
   *[other] Familias de { $name }: { $families }.
}
republic-hand = { $who ->
    [you] Recibes { $count } cartas de facción.
   *[other] { $name } recibe { $count } cartas de facción.
}
republic-hand-seen = Recibes { $cards }.
republic-laid-aside = No son cartas de facción y se barajan de nuevo: { $cards }.
republic-first-consul = { $family } es el primer Cónsul.
republic-leader = { $slot } es el líder de la facción de { $name }.
republic-governor = { $slot } gobierna { $province }.
republic-statesman = { $who ->
    [you] Pones en juego a { $statesman }.
   *[other] { $name } pone en juego a { $statesman }.
}
republic-concession = { $slot } recibe { $concession }.
republic-war-active = Estalla { $war }.
republic-chit = Ficha de mortalidad: { $chit }.
republic-dies = Muere { $person }.
republic-called = { $family } se une a la facción de { $name }, que no tenía senadores, y la lidera.

## Lo que se pregunta

republic-ask-leader = Elige al líder de tu facción.
    .topic = líder de facción
republic-ask-governor = ¿Quién gobierna { $province } y durante cuántos turnos?
    .topic = gobernador
republic-ask-term = ¿Cuántos turnos?
    .topic = gobernador
republic-ask-first-cards = Juega estadistas y concesiones de tu mano, los que quieras.
    .topic = primeras cartas
republic-ask-holder = ¿Quién recibe la concesión?
    .topic = primeras cartas

## Lo que se rechaza

republic-refused-same-id = Ya hay en juego alguien con ese número.
republic-refused-family-elsewhere = Su familia está en otra facción.
