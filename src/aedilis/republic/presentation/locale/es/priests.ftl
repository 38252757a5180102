# El Pontifex Maximus y los Sacerdotes, una regla avanzada de La República de Roma, en español.
#
# $name es el dueño de la Facción de la que se habla; $who es "you" para su jugador y "other" para los demás.

## Lo que ha pasado

republic-priest = { $person } pasa a ser Sacerdote y gana 1 de Influencia.
republic-priest-no-more = { $person } deja de ser Sacerdote y pierde 1 de Influencia.
republic-pontifex-no-more = { $influence ->
    [0] { $person } deja de ser Pontifex Maximus.
   *[other] { $person } deja de ser Pontifex Maximus y pierde { $influence } de Influencia.
}
republic-pontifex-vetoes = { $person } lo veta como Pontifex Maximus.
republic-collection = { $person } recauda para los dioses: dado { $dice }, { $talents } T.
republic-omens-paid = { $person } paga { $talents } T por los Malos Augurios como Pontifex Maximus.
republic-omens-faction = { $short ->
    [0] { $who ->
        [you] El Tesoro de tu Facción paga los { $talents } T que le faltan y una multa de { $fine } T.
       *[other] El Tesoro { DE($faction) } paga los { $talents } T que le faltan y una multa de { $fine } T.
    }
   *[other] { $who ->
        [you] El Tesoro de tu Facción paga por él { $talents } T, y { $fine } T de la multa, y queda vacío. Tu Líder puede ser juzgado por ello.
       *[other] El Tesoro { DE($faction) } paga por él { $talents } T, y { $fine } T de la multa, y queda vacío. Su Líder puede ser juzgado por ello.
    }
}
republic-trial-leader = El Censor acusa { A($person) }, cuya Facción no pudo pagar lo que costaron los Augurios; Fiscal: { $prosecutor }.

## Lo que se pregunta

republic-ask-senate-pontifex = El Senado elige al Pontifex Maximus. ¿Qué propones?
    .topic = elección de Pontifex Maximus
republic-ask-pontifex = ¿A quién propones como Pontifex Maximus?
    .topic = elección de Pontifex Maximus
republic-ask-removed-pontifex = ¿A quién se destituye? Hacen falta dos tercios de los votos.
    .topic = destitución del Pontifex Maximus
republic-ask-priest = ¿A quién nombra Sacerdote el Pontifex Maximus?
    .topic = sacerdocio
republic-ask-priest-from = ¿Es un sacerdocio nuevo, o el de alguien que lo pierde?
    .topic = sacerdocio

## Proposiciones, votaciones y opciones

republic-proposal-pontifex = elección de Pontifex Maximus
republic-proposal-remove-pontifex = destitución del Pontifex Maximus
republic-proposal-prosecute-leader = juicio a un Líder por los Augurios
republic-content-pontifex = { $person } como Pontifex Maximus
republic-content-remove-pontifex = destitución { DE($person) } como Pontifex Maximus
republic-content-prosecute-leader = Juicio Mayor contra { $person } por { $charge }, con { $prosecutor } como Fiscal
republic-charge-omens = los Augurios sin pagar
republic-do-propose-pontifex = Proponer un Pontifex Maximus
republic-do-propose-remove-pontifex = Proponer la destitución del Pontifex Maximus
republic-do-name-priest = Nombrar un Sacerdote
republic-do-new-priesthood = Un sacerdocio nuevo
republic-do-prosecute-leader = Juzgar al Líder cuya Facción no pudo pagar los Augurios
republic-do-omens = Los Augurios sin pagar
republic-table-mark-priest = Sacerdote

## Lo que se rechaza

republic-refused-is-pontifex = { $person } es Pontifex Maximus.
republic-refused-is-priest = { $person } ya es Sacerdote.
republic-refused-priest-named = El Pontifex Maximus ya ha nombrado un Sacerdote en esta sesión.
republic-refused-no-pontifex = No decides por ningún Pontifex Maximus que esté en Roma.
republic-refused-pontifex-vetoed = El Pontifex Maximus ya ha usado su Veto en esta sesión.
republic-refused-own-removal = El Pontifex Maximus no puede vetar su propia destitución.

## Opciones

republic-option-pontifex = Pontifex Maximus: regla avanzada con un sumo sacerdote, sus Sacerdotes y su Veto
republic-option-pontifex-exclusive = si el Pontifex Maximus no puede tener ningún otro Cargo Mayor

## Acuerdos

republic-do-promise-priest = Un sacerdocio en esta sesión
republic-do-promise-veto = Un Veto del Pontifex Maximus, o ninguno
republic-ask-promised-veto = ¿Un Veto en contra, o ninguno?
    .topic = una oferta
republic-clause-priest = { $who ->
    [you] Prometes { A($to) } que el Pontifex Maximus nombra Sacerdote { A($person) }.
    [to-you] { $name } te promete que el Pontifex Maximus nombra Sacerdote { A($person) }.
   *[other] { $name } promete { A($to) } que el Pontifex Maximus nombra Sacerdote { A($person) }.
}
republic-clause-veto = { $who ->
    [you] Prometes { A($to) } que el Pontifex Maximus { $yes ->
        [0] no veta
       *[other] veta
    } esto: { $promised }.
    [to-you] { $name } te promete que el Pontifex Maximus { $yes ->
        [0] no veta
       *[other] veta
    } esto: { $promised }.
   *[other] { $name } promete { A($to) } que el Pontifex Maximus { $yes ->
        [0] no veta
       *[other] veta
    } esto: { $promised }.
}
