# Los acuerdos públicos en español.
#
# $name es el dueño de la Facción de la que se habla; $who es "you" para su jugador y "other" para los demás;
# $to es aquel a quien se promete o se da algo.

## Lo que ha pasado

republic-deal-offered = { $who ->
    [you] Ofreces el acuerdo { $deal }.
   *[other] { $name } ofrece el acuerdo { $deal }.
}
republic-clause-talents = { $who ->
    [you] Prometes { A($to) } { $talents } T en la próxima Redistribución.
    [to-you] { $name } te promete { $talents } T en la próxima Redistribución.
   *[other] { $name } promete { A($to) } { $talents } T en la próxima Redistribución.
}
republic-clause-card = { $who ->
    [you] Prometes { A($to) } una carta en la próxima Fase de Revueltas: { $card }.
    [to-you] { $name } te promete una carta en la próxima Fase de Revueltas: { $card }.
   *[other] { $name } promete { A($to) } una carta en la próxima Fase de Revueltas: { $card }.
}
republic-promised = { $named ->
    [0] { $proposal }
   *[other] { $proposal } ({ $content })
}
republic-clause-vote = { $who ->
    [you] Prometes { A($to) } votar { $yes ->
        [0] en contra
       *[other] a favor
    } de esto: { $promised }.
    [to-you] { $name } te promete votar { $yes ->
        [0] en contra
       *[other] a favor
    } de esto: { $promised }.
   *[other] { $name } promete { A($to) } votar { $yes ->
        [0] en contra
       *[other] a favor
    } de esto: { $promised }.
}
republic-ask-promised = Has prometido { A($to) } proponer esto: { $promised }.
republic-ask-promised-ballot = Has prometido { A($to) } votar { $yes ->
    [0] en contra
   *[other] a favor
} de esto: { $promised }.
republic-clause-nominate = { $who ->
    [you] Prometes { A($to) } proponer esto: { $promised }.
    [to-you] { $name } te promete proponer esto: { $promised }.
   *[other] { $name } promete { A($to) } proponer esto: { $promised }.
}
republic-clause-consent = { $who ->
    [you] Prometes { A($to) } que { $content } dará su consentimiento a esto: { $proposal }.
    [to-you] { $name } te promete que { $content } dará su consentimiento a esto: { $proposal }.
   *[other] { $name } promete { A($to) } que { $content } dará su consentimiento a esto: { $proposal }.
}
republic-clause-text = { $who ->
    [you] Prometes { A($to) }: «{ $text }».
    [to-you] { $name } te promete: «{ $text }».
   *[other] { $name } promete { A($to) }: «{ $text }».
}
republic-deal-accepted = { $who ->
    [you] Aceptas el acuerdo { $deal }.
   *[other] { $name } acepta el acuerdo { $deal }.
}
republic-deal-binds = El acuerdo { $deal }{ $parties ->
    [0] {""}
   *[other] {" "}entre { $seats }
} entra en vigor.
republic-deal-refused = { $who ->
    [you] Rechazas el acuerdo { $deal }, que queda sin efecto.
   *[other] { $name } rechaza el acuerdo { $deal }, que queda sin efecto.
}
republic-deal-withdrawn = { $who ->
    [you] Te retiras del acuerdo { $deal }, que queda sin efecto.
   *[other] { $name } se retira del acuerdo { $deal }, que queda sin efecto.
}
republic-deal-paid = { $who ->
    [you] Pagas { A($to) } { $talents } T, como prometía el acuerdo { $deal }.
    [to-you] { $name } te paga { $talents } T, como prometía el acuerdo { $deal }.
   *[other] { $name } paga { A($to) } { $talents } T, como prometía el acuerdo { $deal }.
}
republic-deal-card = { $who ->
    [you] Das { A($to) } { $card }, como prometía el acuerdo { $deal }.
    [to-you] { $name } te da { $card }, como prometía el acuerdo { $deal }.
   *[other] { $name } da { A($to) } { $card }, como prometía el acuerdo { $deal }.
}
republic-deal-clause = { $fate ->
    [1] { $who ->
        [you] Has cumplido la cláusula { $clause } del acuerdo { $deal }.
       *[other] { $name } ha cumplido la cláusula { $clause } del acuerdo { $deal }.
    }
    [2] La cláusula { $clause } del acuerdo { $deal } ha quedado en nada.
   *[other] { $who ->
        [you] No has podido cumplir la cláusula { $clause } del acuerdo { $deal }.
       *[other] { $name } no ha cumplido la cláusula { $clause } del acuerdo { $deal }.
    }
}
republic-deal-released = { $who ->
    [you] La cláusula { $clause } del acuerdo { $deal } ya no te obliga.
   *[other] La cláusula { $clause } del acuerdo { $deal } ya no obliga { A($name) }.
}
republic-deal-disputed = { $who ->
    [you] Impugnas la cláusula { $clause } del acuerdo { $deal }: «{ $text }».
   *[other] { $name } impugna la cláusula { $clause } del acuerdo { $deal }: «{ $text }».
}
republic-deal-vote = { $who ->
    [you] Tu parecer: { $kept ->
        [0] no se ha cumplido
       *[other] se ha cumplido
    }.
   *[other] Parecer { DE($name) }: { $kept ->
        [0] no se ha cumplido
       *[other] se ha cumplido
    }.
}
republic-deal-judged = La cláusula { $clause } del acuerdo { $deal } { $kept ->
    [0] se ha incumplido
   *[other] no se ha incumplido
}: { $no } contra { $yes }.

## Lo que se pregunta

republic-ask-clause = ¿Qué promete el acuerdo?
    .topic = una oferta
republic-ask-promise-by = ¿Quién lo promete?
    .topic = una oferta
republic-ask-promise-to = ¿A quién?
    .topic = una oferta
republic-ask-promised-talents = ¿Cuántos Talentos?
    .topic = una oferta
republic-ask-promised-card = ¿Qué carta?
    .topic = una oferta
republic-ask-promised-text = ¿Qué se promete? Los demás jugadores deciden si se ha cumplido.
    .topic = una oferta
republic-ask-promised-proposal = ¿Para qué proposición?
    .topic = una oferta
republic-ask-promised-whom = ¿A quién nombra?
    .topic = una oferta
republic-ask-promised-also = ¿Y a quién más?
    .topic = una oferta
republic-ask-promised-what = ¿Qué nombra?
    .topic = una oferta
republic-ask-promised-vote = ¿Un voto a favor o en contra?
    .topic = una oferta
republic-ask-which-deal = ¿Qué acuerdo?
    .topic = un acuerdo
republic-ask-which-clause = ¿Qué cláusula?
    .topic = un acuerdo
republic-ask-dispute = ¿Se ha cumplido la cláusula { $clause } del acuerdo { $deal }? «{ $text }»
    .topic = una disputa

## Lo que se rechaza

republic-refused-unsaid = Falta «{ $word }».
republic-refused-no-text = «{ $word }» tiene que ser un texto.
republic-refused-too-long = «{ $word }» tiene { $count } caracteres; se admiten { $most } como máximo.
republic-refused-odd-text = «{ $word }» tiene que ser una sola línea de caracteres imprimibles, sin espacios al principio ni al final.
republic-refused-not-promised = Ahora ningún acuerdo puede tratar de «{ $word }»; ni nunca del reparto de puestos de los Cónsules, de un Asesinato o de una rebelión.

## La hoja en la que se escribe una oferta

republic-draft-nothing = no promete nada
republic-draft-no-card = No tienes ninguna carta que no esté ya prometida.
republic-draft-cards-of-others = Solo puede prometer una carta quien la tiene.
republic-draft-no-pontifex = Ahora nadie es Pontifex Maximus.
republic-draft-no-senate = Con una o dos personas no se propone nada que pueda prometerse.
republic-draft-never = El reparto de los puestos de los Cónsules, los intentos de Asesinato, la lealtad y la rebelión no pueden prometerse; unas palabras propias solo obligan según las juzgue la mesa.
republic-template-votes = Votos por Talentos
republic-template-consulate = Compartir el consulado
republic-template-governorship = Un gobierno por un proceso abandonado
