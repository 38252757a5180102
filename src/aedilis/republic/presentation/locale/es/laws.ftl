# Las Leyes que vota el Senado, una regla avanzada de La República de Roma, en español.
#
# $name es el dueño de la Facción de la que se habla; $who es "you" para su jugador y "other" para los demás.

republic-law-open = { $who ->
    [you] Muestras una Ley y le buscas Patrocinadores: { $law }.
   *[other] { $name } muestra una Ley y le busca Patrocinadores: { $law }.
}
republic-law-waits = { $sponsor } y { $cosponsor } presentan una Ley, que se vota a continuación: { $law }.
republic-law-back = { $who ->
    [you] La Ley vuelve a tu mano: { $law }.
   *[other] La Ley vuelve a la mano { DE($name) }: { $law }.
}
republic-law-sponsored = { $person } gana { $influence } de Influencia por la Ley.
republic-sponsors-refuses = { $person } no quiere presentar la Ley.

republic-ask-law-sponsor = ¿Quién es el Patrocinador de esta Ley: { $law }?
    .topic = Patrocinadores de una Ley
republic-ask-law-cosponsor = ¿Quién es el Copatrocinador de esta Ley: { $law }?
    .topic = Patrocinadores de una Ley
republic-ask-put-law = ¿Acepta { $person } presentar esta Ley: { $law }?
    .topic = Patrocinadores de una Ley

republic-proposal-law = Ley
republic-content-law = { $repeal ->
    [0] { $law }, con { $person } y { $other } como Patrocinadores
   *[other] { $law } para derogar la Ley Acilia, con { $person } y { $other } como Patrocinadores
}
republic-refused-law-refused = { $law } no ha encontrado Patrocinadores en esta sesión.
republic-refused-law-not-due = Ahora no se da lo que exige { $law }.
republic-refused-no-sponsors = Hacen falta dos Patrocinadores en Roma para presentar una Ley.
republic-option-passing-laws = Aprobación de Leyes: regla avanzada por la que el Senado vota las Leyes, que dan Influencia a sus Patrocinadores
