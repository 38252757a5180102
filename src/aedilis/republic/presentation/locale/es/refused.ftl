# Lo que rechaza La República de Roma, en español.
#
# $word es una palabra del intento, tal como se escribió.

## Nada parecido

republic-refused-over = La partida ha terminado.
republic-refused-no-seat = Ese asiento no existe en esta mesa.
republic-refused-gone = Tu Facción está eliminada.
republic-refused-not-asked = Ahora no te toca decidir.
republic-refused-unknown = Esa jugada no existe en este juego.
republic-refused-no-verb = En este juego no se puede hacer nada llamado «{ $word }».
republic-refused-not-part = Aquí no se pide «{ $word }».
republic-refused-no-number = «{ $word }» tiene que ser un número entero.
republic-refused-no-list = «{ $word }» tiene que ser una lista.
republic-refused-no-such = No hay nada llamado «{ $word }».
republic-refused-not-in-play = «{ $word }» no está en juego.
republic-refused-too-many = «{ $word }» es { $count } y puede ser { $most } como máximo.
republic-refused-too-few = «{ $word }» es { $count } y tiene que ser { $least } como mínimo.

## Lo que ahora no se puede hacer

republic-refused-not-now = Ahora no es posible: { $word }.
republic-refused-promised = Has prometido { A($to) } proponer antes esto: { $promised }.
republic-refused-promised-vote = Has prometido { A($to) } votar { $yes ->
    [0] en contra
   *[other] a favor
} de esto: { $promised }.
republic-refused-card-promised = Has prometido esta carta a alguien: { $card }.
republic-refused-wrong-phase = Eso corresponde a otra Fase: { $phase }.
republic-refused-too-early = El Senado aún no ha llegado a ese punto.
republic-refused-too-late = El Senado ya ha pasado de ese punto.
republic-refused-no-neutrals = Eso solo se hace en una mesa de una o dos personas.
republic-refused-nothing-proposed = En una mesa de una o dos personas no se propone, no se vota ni se juzga nada.
republic-refused-checked-already = Ya has pedido una comprobación de Asesinato este turno.
republic-refused-no-division = Ahora no se reparten las Ganancias.
republic-refused-not-your-share = Le toca { A($seat) } elegir de las Ganancias.
republic-refused-not-presiding = Solo puede hacerlo el Magistrado Presidente, o quien use un Tribuno.
republic-refused-no-card = No tienes ninguna carta de este tipo: { $card }.
republic-refused-tribune-used = { $person } ya ha usado su Tribuno este turno.
republic-refused-vetoes-land-bills = { $person } solo puede vetar Leyes Agrarias.
republic-refused-no-law = No tienes ninguna Ley en la mano.
republic-refused-attacked-already = Tu Facción ya ha hecho su intento de Asesinato este turno.
republic-refused-nobody-in-rome = No tienes ningún Senador en Roma.
republic-refused-life-tried = Este turno ya se ha nominado a alguien para Dictador Perpetuo.
republic-refused-repeal-tried = Este turno ya se ha intentado revocar una Ley Agraria.
republic-refused-no-captive = Ninguno de tus Senadores es Cautivo.

## Personas

republic-refused-captive = { $person } es Cautivo.
republic-refused-rebel = { $person } es Rebelde.
republic-refused-governs = { $person } no está en Roma: gobierna { $province }.
republic-refused-in-field = { $person } no está en Roma: está en campaña.
republic-refused-unaligned = { $person } no pertenece a ninguna Facción.
republic-refused-for-life = { $person } es Dictador Perpetuo.
republic-refused-theirs = { $person } no es de tu Facción.
republic-refused-own = { $person } es de tu propia Facción.
republic-refused-outgoing = { $person } era Cónsul o Dictador cuando se reunió el Senado y no puede ser reelegido enseguida.
republic-refused-major-office = { $person } tiene un Cargo Mayor.
republic-refused-victor = { $person } ha ganado su batalla y conserva el mando hasta la Fase de Revueltas.
republic-refused-just-sent = { $person } ha sido enviado o reforzado en esta Fase de Senado.
republic-refused-returned = { $person } ha vuelto de una Provincia este turno.
republic-refused-struck-already = Este turno ya ha habido un intento contra un Senador de la Facción { DE($person) }.
republic-refused-never-consul = { $person } no ha sido nunca Cónsul.
republic-refused-low-influence = { $person } tiene poca Influencia para ser nominado Dictador Perpetuo.
republic-refused-no-talents = { $person } no tiene Talentos propios.
republic-refused-failed-already = Esta proposición sobre { $person } ya ha sido rechazada este turno.
republic-refused-no-consent = A esta proposición sobre { $person } se le acaba de negar el consentimiento necesario.
republic-refused-leads-already = { $person } ya lidera su Facción.
republic-refused-is-leader = { $person } lidera su Facción y nadie puede persuadirlo.
republic-refused-not-him = Aquí no se puede elegir { A($person) }.
republic-refused-same-id = Ya hay en juego alguien con ese número.
republic-refused-family-elsewhere = Su Familia está en otra Facción.

## Cartas y otras cosas

republic-refused-not-offered = Eso no se puede elegir aquí.
republic-refused-not-in-hand = No tienes esta carta en la mano: { $card }.
republic-refused-card-not-now = Esta carta no se puede usar aquí: { $card }.
republic-refused-concession-held = Esta Concesión es { DE($person) }: { $concession }.
republic-refused-no-concession = Esta Concesión no está en el Foro: { $concession }.
republic-refused-concession-tried = Esta Concesión ya se ha propuesto este turno: { $concession }.
republic-refused-needs-land-bill = Esta Concesión solo se puede tener mientras haya una Ley Agraria en vigor: { $concession }.
republic-refused-no-war = Esta Guerra no está en el Foro: { $war }.
republic-refused-no-rebel = nadie marcha sobre Roma en rebeldía.
republic-refused-no-rebel-there = en { $province } no hay ningún Gobernador Rebelde al que atacar.
republic-refused-war-not-active = Esta Guerra no está Activa: { $war }.
republic-refused-earlier-war = No se puede atacar una Guerra ({ $war }) sin atacar también la que va antes ({ $earlier }).
republic-refused-war-needs-fleets = Esta Guerra necesita { $least ->
    [one] una Flota
   *[other] { $least } Flotas
}, y en Roma quedan { $count }: { $war }.
republic-refused-war-needs-legions = Esta Guerra necesita Legiones, y en Roma no queda ninguna: { $war }.
republic-refused-not-roman = { $province } no es una Provincia de Roma.
republic-refused-has-governor = El Gobernador de { $province } es { $person }.
republic-refused-no-governor = { $province } no tiene Gobernador.
republic-refused-office-filled = Este cargo no se puede dar ahora: { $office }.
republic-refused-games-dear = Estos Juegos cuestan { $talents } T: { $games }.
republic-refused-bills-full = Ya están en vigor todas las Leyes Agrarias de tipo { $bill } que puede haber.
republic-refused-bill-tried = Ahora no se puede proponer una Ley Agraria de tipo { $bill }.

## Dinero y Ejércitos

republic-refused-talents-short = { $talents } T son demasiado; se pueden pagar { $most } T como máximo.
republic-refused-treasury-short = Eso cuesta { $talents } T, y el Erario tiene { $treasury } T.
republic-refused-legions-short = Son demasiadas Legiones ({ $count }); pueden ir { $most } como máximo.
republic-refused-fleets-short = Son demasiadas Flotas ({ $count }); pueden ir { $most } como máximo.
republic-refused-support-short = Son pocas Flotas ({ $count }); tienen que ir { $least } como mínimo.
