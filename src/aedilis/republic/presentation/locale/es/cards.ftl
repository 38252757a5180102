# Cartas de Intriga y Leyes de La República de Roma en español.
#
# $name es el dueño de la Facción de la que se habla; $who es "you" para su jugador y "other" para los demás.

## Tribunos atacados

republic-graft = { $person } ofrece comprar al Tribuno: dado { $dice }, precio { $talents } T.
republic-graft-paid = { $person } paga { $talents } T y el Tribuno calla.
republic-graft-refused = { $person } no paga { $talents } T y el Tribuno sigue adelante.
republic-murder = { $person } hace asesinar al Tribuno: dado { $dice }. Pierde { $total } de Popularidad.
republic-murder-failed = { $person } intenta hacer asesinar al Tribuno: dado { $dice }. Pierde { $total } de Popularidad y el Tribuno sigue adelante.
republic-mob-incited = { $person } incita a la turba contra { $to-faction }: dado { $dice }, Fichas de Muerte { $count }.

## Tráfico de Influencias

republic-peddled = { $who ->
    [you] Tomas una carta { DE($to) } con Tráfico de Influencias.
    [to-you] { $name } te quita una carta con Tráfico de Influencias.
   *[other] { $name } toma una carta { DE($to) } con Tráfico de Influencias.
}
republic-peddled-seen = { $who ->
    [you] Tomas una carta { DE($to) } con Tráfico de Influencias: { $card }.
    [to-you] { $name } te quita una carta con Tráfico de Influencias: { $card }.
   *[other] { $name } toma una carta { DE($to) } con Tráfico de Influencias: { $card }.
}

## Leyes

republic-law = { $who ->
    [you] Juegas una Ley: { $law }.
   *[other] { $name } juega una Ley: { $law }.
}
republic-law-repeals = { $who ->
    [you] Juegas una Ley para derogar otra: { $law }.
   *[other] { $name } juega una Ley para derogar otra: { $law }.
}
republic-law-unrest = La Ley calma al pueblo: el Descontento queda en { $unrest }.
republic-law-influence = { $person } saca { $dice } y pierde { $influence } de Influencia por la Ley.
republic-fined = { $person } es multado: dado { $dice }. Él paga { $talents } T y su Facción, { $paid } T; por lo que falta pierde { $left } de Influencia y de Popularidad.
republic-tie-roll = { $who ->
    [you] Sacas { $total } para deshacer el empate.
   *[other] { $name } saca { $total } para deshacer el empate.
}

## Lo que se pregunta

republic-ask-graft = ¿Quién ofrece comprar al Tribuno?
    .topic = Tribuno a Sueldo
republic-ask-graft-price = El Tribuno pide { $talents } T. ¿Los paga { $person }?
    .topic = Tribuno a Sueldo
republic-ask-murder = ¿Quién hace asesinar al Tribuno?
    .topic = Asesinato de un Tribuno de la Plebe
republic-ask-mob = ¿Quién habla a la turba?
    .topic = Turba Incitada a la Violencia
republic-ask-peddle = ¿De quién tomas una carta?
    .topic = Tráfico de Influencias
republic-ask-law = ¿Qué Ley juegas?
    .topic = Ley
republic-ask-law-use = ¿Para qué juegas la Ley?
    .topic = Ley
republic-ask-fine = ¿A qué Gobernador se multa?
    .topic = multa
