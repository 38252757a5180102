# Las palabras de La República de Roma en español: nombres de personas, fases y lugares, lo que se puede elegir y cómo
# se lee una proposición o una jugada.
#
# $who es "you" para quien lee y "other" para los demás; $name es entonces el nombre de ese asiento.

## Nombres

republic-person-scipio-africanus = Escipión el Africano
republic-person-fabius-cunctator = Fabio Cunctator
republic-person-flamininus = Flaminino
republic-person-aemilius-paullus = Emilio Paulo
republic-person-cato-the-elder = Catón el Viejo
republic-person-scipio-aemilianus = Escipión Emiliano
republic-person-sulla = Sila
republic-person-fulvius-flaccus = Fulvio Flaco
republic-person-servilius-glaucia = Servilio Glaucia
republic-person-popillius-laenas = Popilio Lenas
republic-person-tiberius-gracchus = Tiberio Graco
republic-person-gaius-gracchus = Cayo Graco
republic-person-gaius-marius = Cayo Mario
republic-person-julius-caesar = Julio César
republic-person-cato-the-younger = Catón el Joven
republic-person-cicero = Cicerón
republic-person-crassus = Craso
republic-person-lucullus = Lúculo
republic-person-pompey = Pompeyo Magno
republic-nobody = nadie
republic-none = nada
republic-hidden-card = una carta
republic-several = { $name } ×{ $count }
republic-legion = Legión { $number }
republic-chit-none = sin número
republic-chit-two = Roba 2
republic-clause = cláusula { $clause }
republic-deal = acuerdo { $deal }
republic-faction-of = { $who ->
    [you] tu Facción
   *[other] la Facción { DE($name) }
}
republic-faction-imperials = la Facción Imperial
republic-faction-plutocrats = la Facción Plutócrata
republic-faction-conservatives = la Facción Conservadora
republic-faction-populists = la Facción Popular
republic-treasury-of = { $who ->
    [you] tu Tesoro de Facción
   *[other] Tesoro { DE($faction) }
}
republic-place-rome = Roma
republic-war-revolt = revuelta en { $province }
republic-war-raiders = Incursión de Bárbaros
republic-war-march = Marcha sobre Roma del Rebelde
republic-legions = { $count ->
    [one] 1 Legión
   *[other] { $count } Legiones
}{ $veterans ->
    [0] {""}
    [one] {" "}(1 Veterana)
   *[other] {" "}({ $veterans } Veteranas)
}
republic-fleets = { $count ->
    [one] 1 Flota
   *[other] { $count } Flotas
}
republic-no-forces = ningún Ejército
republic-dice = { $count ->
    [one] 1 dado
   *[other] { $count } dados
}

## Fases

republic-phase-mortality = Fase de Muerte
republic-phase-revenue = Fase de Ingresos
republic-phase-forum = Fase de Foro
republic-phase-population = Fase de la Plebe
republic-phase-senate = Fase de Senado
republic-phase-combat = Fase de Combate
republic-phase-revolution = Fase de Revueltas

republic-era-early = República Temprana
republic-era-middle = República Media
republic-era-late = República Tardía

republic-moment-proposal = una proposición, antes del primer voto
republic-moment-adjournment = el final de la sesión del Senado
republic-moment-tribune = el uso de un Tribuno
republic-moment-silenced = un ataque a un Tribuno
republic-moment-cleopatra = una batalla de la Guerra de Alejandría
republic-moment-desertion = una batalla contra un Rebelde que tiene Veteranos tuyos
republic-moment-proscription = la victoria en una Guerra Civil
republic-moment-revenue = el comienzo de la Fase de Ingresos
republic-moment-dictator = el paso a la elección de Censor sin Dictador
republic-moment-spoils = se nombra una parte de las Ganancias
republic-moment-check = van a repartirse las Ganancias
republic-moment-province-spoils = las ganancias de una Provincia que gobiernas
republic-moment-redistribution = el reparto del dinero
republic-moment-contributions = las contribuciones al Estado
republic-moment-levies = las levas de tus Provincias: lo que paga el impuesto
republic-moment-persuading = un intento de Persuasión
republic-moment-defending = Sobornos contra un intento de Persuasión
republic-moment-attracting = los Caballeros
republic-moment-holding-games = los Juegos
republic-moment-naming-leader = otro Líder de la Facción
republic-moment-auction = la subasta de una Iniciativa
republic-moment-pleading = si uno de los tuyos aboga
republic-moment-trades = el intercambio de cartas
republic-moment-disbanding = los Veteranos que licenciar, cuando no tienes cartas

## Clases de proposiciones y votaciones

republic-proposal-consuls = elección de Cónsules
republic-proposal-dictator = elección de Dictador
republic-proposal-censor = elección de Censor
republic-proposal-governors = elección de Gobernadores
republic-proposal-concessions = asignación de Concesiones
republic-proposal-land-bill = Ley Agraria
republic-proposal-repeal = revocación de una Ley Agraria
republic-proposal-forces = reclutamiento y licencia de Ejércitos
republic-proposal-deploy = Despliegue de Generales
republic-proposal-reinforce = refuerzos
republic-proposal-recall = retirada de un General
republic-proposal-garrison = Guarnición
republic-proposal-recall-garrison = retirada de una Guarnición
republic-proposal-life = Dictador Perpetuo
republic-proposal-reject-rhodes = rechazo de la Alianza Rodia
republic-proposal-prosecute-minor = Juicio Menor
republic-proposal-prosecute-major = Juicio Mayor
republic-proposal-special-trial = juicio especial por Asesinato

## Lo que dice una proposición

republic-content-consuls = { $person } y { $other } como Cónsules
republic-content-dictator = { $person } como Dictador
republic-content-censor = { $person } como Censor
republic-content-life = { $person } como Dictador Perpetuo
republic-content-governors = { $person } como Gobernador de { $province }
republic-content-concessions = { $concession } para { $person }
republic-content-land-bill = { $bill }, con { $person } como Patrocinador y { $other } como Copatrocinador
republic-content-repeal = revocación de la { $bill }, con { $person } como Patrocinador
republic-content-forces = { $what ->
    [both] reclutar { $raised } y licenciar { $disbanded }
    [raise] reclutar { $raised }
   *[disband] licenciar { $disbanded }
}
republic-content-deploy = { $general } con { $army } ({ $war })
republic-content-reinforce = { $army } como refuerzo para { $general }
republic-content-recall = { $how ->
    [war] retirar los Ejércitos sin General ({ $general })
    [split] retirar { $army } del Ejército { DE($general) }
    [yes] retirar { A($general) } y dar su Ejército { A($other) }
   *[take] retirar { A($general) } con su Ejército
}
republic-content-garrison = { $army } como Guarnición de { $province }
republic-content-recall-garrison = retirar { $army } de { $province }
republic-content-reject-rhodes = rechazar las Flotas de Rodas
republic-content-prosecute-minor = Juicio Menor contra { $person } por { $charge }, con { $prosecutor } como Fiscal
republic-content-prosecute-major = Juicio Mayor contra { $person } por { $charge }, con { $prosecutor } como Fiscal
republic-content-special-trial = juicio especial contra { $person } por Asesinato
republic-charge-corrupt = corrupción en su Provincia
republic-charge-major = faltas en el cargo
republic-charge-concession = corrupción con una Concesión ({ $concession })
republic-charge-province = expoliar { $province }

## Jugadas enteras

republic-move = { $choice }: { $parts }
republic-move-proposal = { $asked ->
    [command] { $content }
   *[other] Proponer: { $content }
}
republic-move-trial = Iniciar un { $content }
republic-move-move = Mover { $amount } { DE($one) } { A($other) }
republic-move-give = Dar { $amount } { DE($one) } { A($other) }
republic-choice-chance = { $choice } ({ $percent } %)
republic-move-persuade = { $one } intenta persuadir { A($other) }, { $amount }
republic-move-seduce = { $one } intenta persuadir { A($other) } con Seducción, { $amount }
republic-move-blackmail = { $one } intenta persuadir { A($other) } con Chantaje, { $amount }
republic-move-offer = Ofrecer un acuerdo. { $clauses }
republic-amount-bid = puja de { $count } T
republic-amount-bribe = Soborno de { $count } T
republic-amount-counter = { $count } T en contra
republic-amount-talents = { $count } T
republic-amount-personal = { $count } T de su Tesoro Personal
republic-amount-treasury = { $count } T del Tesoro de Facción
republic-amount-master = { $count } T del Magister Equitum
republic-amount-term = { $count ->
    [one] 1 turno
   *[other] { $count } turnos
}
republic-amount-cards = { $count ->
    [one] 1 carta de Asesino
   *[other] { $count } cartas de Asesino
}
republic-amount-guards = { $count ->
    [one] 1 Guardaespaldas Secreto
   *[other] { $count } Guardaespaldas Secretos
}
republic-amount-votes = { $count ->
    [one] 1 voto comprado por { $person }
   *[other] { $count } votos comprados por { $person }
}
republic-amount-press = { $person }: { $count ->
    [one] 1 Caballero
   *[other] { $count } Caballeros
}
republic-amount-pay = { $count } T { DE($person) }
republic-amount-fleets = { $of ->
    [nobody] {""}
   *[somebody] { $person }: {""}
}{ $count ->
    [one] 1 Flota
   *[other] { $count } Flotas
}
republic-amount-legions = { $count ->
    [one] 1 Legión
   *[other] { $count } Legiones
}
republic-amount-regulars = { $count ->
    [one] 1 Legión corriente
   *[other] { $count } Legiones corrientes
}
republic-amount-raise-legions = { $count ->
    [one] reclutar 1 Legión
   *[other] reclutar { $count } Legiones
}
republic-amount-raise-fleets = { $count ->
    [one] reclutar 1 Flota
   *[other] reclutar { $count } Flotas
}
republic-amount-disband-legions = { $count ->
    [one] licenciar 1 Legión
   *[other] licenciar { $count } Legiones
}
republic-amount-disband-fleets = { $count ->
    [one] licenciar 1 Flota
   *[other] licenciar { $count } Flotas
}
republic-pick-for = { $count ->
    [0] nadie a favor
   *[other] a favor: { $items }
}
republic-pick-against = { $count ->
    [0] nadie en contra
   *[other] en contra: { $items }
}
republic-pick-cards = { $items }
republic-pick-veterans = { $count ->
    [0] ningún Veterano
   *[other] Veteranos: { $items }
}
republic-pick-disband-veterans = { $count ->
    [0] ningún Veterano
   *[other] licenciar Veteranos: { $items }
}

## Opciones. $asked es el final de la clave de la pregunta; $field, como qué se elige la palabra.

republic-do-stop = { $field ->
    [how] No comprar votos
    [more] No: la proposición está completa
   *[do] { $asked ->
        [command] No dar más órdenes
        [persuasion] Ningún intento de Persuasión
        [knights] Nada con los Caballeros
        [games] Sin Juegos
        [new-leader] Mantener al Líder
        [redistribution] Terminar la Redistribución
        [contribution] Ninguna otra Donación
        [tribune-proposal] Ninguna proposición
       *[other] Terminar
    }
}
republic-do-pass = { $asked ->
    [share] No elegir nada
    [partner] No formar ninguna coalición
    [bid] No pujar
    [vote] Pasar
    [spoils] Dejar a la Provincia su dinero
    [profiteer] Cobrar el beneficio normal
   *[other] Dejar que siga
}
republic-do-yes = { $field ->
    [do] Votar a favor
    [vote] A favor
    [more] Sí, añadir algo más
    [how] Enviar a otro General en su lugar
   *[answer] Sí
}
republic-do-no = { $field ->
    [do] Votar en contra
    [vote] En contra
    [senator] Nadie
   *[answer] No
}
republic-do-abstain = Abstenerse
republic-do-split = { $field ->
    [how] Tomar parte de su Ejército
   *[do] Dividir los votos
}
republic-do-veto = Vetar con un Tribuno
republic-do-call = Llamar a votar
republic-do-call-rest = Llamar a votar a todos los demás, uno tras otro
republic-do-roll = { $asked ->
    [declare] Pedir lealtad a las Legiones
   *[other] Tirar
}
republic-do-raise = Ofrecer más
republic-do-refuse = Negarse
republic-do-take = { $field ->
    [how] Traerlo a Roma con su Ejército
   *[other] Tomar
}
republic-do-leave = Dejar
republic-do-rome = Roma
republic-do-travel = Va a su Provincia
republic-do-legate = Se queda y envía un Legado
republic-do-ask = Esperarme siempre (ask)
republic-do-open = Esperarme solo cuando espera a todos (open)
republic-do-never = No esperarme nunca (never)
republic-do-propose-consuls = Proponer dos Cónsules
republic-do-propose-dictator = Proponer un Dictador
republic-do-propose-censor = Proponer un Censor
republic-do-propose-governors = Proponer Gobernadores
republic-do-propose-concessions = Proponer Concesiones
republic-do-propose-land-bill = Proponer una Ley Agraria
republic-do-propose-repeal = Proponer la revocación de una Ley Agraria
republic-do-propose-forces = { $asked ->
    [command] Reclutar o licenciar Legiones y Flotas
   *[other] Proponer reclutar o licenciar Legiones y Flotas
}
republic-do-propose-deploy = { $asked ->
    [command] Enviar Generales a la guerra
   *[other] Proponer enviar Generales a la guerra
}
republic-do-propose-reinforce = { $asked ->
    [command] Reforzar a un General
   *[other] Proponer refuerzos para un General
}
republic-do-propose-recall = { $asked ->
    [command] Retirar a un General
   *[other] Proponer la retirada de un General
}
republic-do-propose-garrison = { $asked ->
    [command] Enviar una Guarnición
   *[other] Proponer una Guarnición
}
republic-do-propose-recall-garrison = { $asked ->
    [command] Retirar una Guarnición
   *[other] Proponer la retirada de una Guarnición
}
republic-do-propose-life = Nominar a un Dictador Perpetuo
republic-do-propose-reject-rhodes = Proponer rechazar la Alianza Rodia
republic-do-propose-repeal-law = Proponer la derogación de una Ley
republic-do-propose-recall-governor = Proponer la retirada de un Gobernador
republic-do-next-step = Pasar al asunto siguiente
republic-do-adjourn = Levantar la sesión
republic-do-prosecute-minor = Iniciar un Juicio Menor
republic-do-prosecute-major = Iniciar un Juicio Mayor
republic-do-end-trials = Dar por acabados los juicios
republic-do-appeal = Apelar al pueblo
republic-do-appeal-more = Apelar al pueblo con más dados
republic-do-appoint = Nombrar
republic-do-election = Convocar una elección
republic-do-yield = Ceder la presidencia
republic-do-lose-influence = Perder Influencia y seguir presidiendo
republic-do-minor-motion = Hacer una proposición menor
republic-do-assassinate = Intentar un Asesinato
republic-do-tribune = Usar un Tribuno para una proposición
republic-do-law = Jugar una Ley
republic-do-ransom = Rescatar a un Cautivo
republic-do-peddle = Jugar Tráfico de Influencias
republic-do-claim-commissioner = Reclamar la Comisión Agraria
republic-do-fine = Imponer la multa de la Ley Calpurnia
republic-do-graft = Jugar Tribuno a Sueldo
republic-do-murder = Jugar Asesinato de un Tribuno de la Plebe
republic-do-mob = Jugar Turba Incitada a la Violencia
republic-do-proscribe = Jugar Proscripción
republic-do-ally = Jugar a Cleopatra como aliada de Roma
republic-do-enemy = Jugar a Cleopatra como enemiga de Roma
republic-do-guard = Jugar un Guardaespaldas Público
republic-do-order = Dar una instrucción permanente
republic-do-take-office = Elegir un cargo
republic-do-take-province = Elegir una Provincia
republic-do-take-concession = Elegir una Concesión
republic-do-sponsor-bill = Patrocinar una Ley Agraria
republic-do-cosponsor-bill = Copatrocinar la Ley Agraria
republic-do-stop-pick = Detenerlo con un Tribuno
republic-do-stop-bill = Detener la Ley Agraria con un Tribuno
republic-do-check-assassins = Pedir una comprobación de Asesinato
republic-do-offer = Ofrecer un acuerdo
republic-do-accept = Aceptar un acuerdo
republic-do-turn-down = Rechazar un acuerdo ofrecido
republic-do-withdraw = Retirarse de un acuerdo ofrecido
republic-do-dispute = Impugnar una cláusula
republic-do-kept = Se ha cumplido
republic-do-broken = No se ha cumplido
republic-do-end = Nada más: ese es el acuerdo
republic-do-promise-talents = Talentos en la próxima Redistribución
republic-do-promise-card = Una carta en la próxima Fase de Revueltas
republic-do-promise-vote = Un voto
republic-do-promise-nominate = Una proposición
republic-do-promise-consent = Un consentimiento
republic-do-promise-text = Algo con palabras propias
republic-do-bid = Pujar
republic-do-persuade = Intentar una Persuasión
republic-do-seduce = Intentarlo con Seducción
republic-do-blackmail = Intentarlo con Chantaje
republic-do-attract = Atraer a un Caballero
republic-do-press = Extorsionar a Caballeros
republic-do-games = Patrocinar unos Juegos
republic-do-leader = Nombrar a otro Líder
republic-do-move = Mover Talentos dentro de la Facción
republic-do-give = { $asked ->
    [trade] Regalar cartas
   *[other] Dar Talentos a otra Facción
}
republic-do-contribute = Hacer una Donación
republic-do-spoils = Tomar el Expolio
republic-do-profiteer = Especular
republic-do-pay = { $field ->
    [how] Comprar votos
   *[other] Pagar
}
republic-do-play = Jugar una carta
republic-do-trade = { $asked ->
    [return] Ofrecer cartas a cambio
   *[other] Ofrecer un intercambio
}
republic-do-discard = Descartar
republic-do-rebel = Rebelarse
republic-do-lay-down = Dejar el mando
republic-do-join = Unirse a la rebelión
republic-do-stay = Seguir leal
republic-do-fight = Combatir
republic-do-move-army = Conservar el Ejército e ir a otra Guerra
republic-do-defect = Hacer que los Veteranos abandonen al Rebelde
republic-do-retire = Volver a Roma
republic-do-come-back = Reincorporarse
republic-do-corrupt = Corrupción en su Provincia
republic-do-major = Faltas en el cargo
republic-do-knights = Por los Caballeros: +1 a todas las tiradas futuras para atraerlos
republic-do-repeal = Derogar la Ley Acilia
republic-do-stay-in-game = Seguir en la partida
republic-do-leave-game = Abandonar la partida
republic-means = { $means ->
    [office] El poder del cargo: { $name }
    [free] { $name }, que no necesita carta
   *[card] Una carta: { $name }
}

## La espera y el final

republic-awaiting = { $who ->
    [you] Te toca decidir: { $topic }
   *[other] Se espera { A($names) }: { $topic }
}
republic-score = { $who ->
    [you] Tú
   *[other] { $name }
}: Influencia { $influence }, { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
}, { $senators ->
    [one] 1 Senador
   *[other] { $senators } Senadores
}
republic-ending-rebel-battle = victoria del Rebelde
republic-ending-rebel-bankruptcy = Bancarrota durante una rebelión
republic-ending-rebel-revolt = Alzamiento Popular a favor del Rebelde
republic-ending-consul-appointed = Dictador Perpetuo por Influencia
republic-ending-consul-elected = Dictador Perpetuo por votación
republic-ending-era-ends = El Fin de una Era
republic-ending-lost-wars = demasiadas Guerras
republic-ending-lost-revolt = Alzamiento Popular
republic-ending-lost-bankruptcy = Bancarrota
republic-ending-lost-rebel = caída de Roma con el Rebelde al frente

## Una partida nueva

republic-scenario-early = { $name }: de 264 a 192 a. C., las Guerras Púnicas y las primeras Guerras en Oriente. El escenario para empezar.
republic-scenario-middle = { $name }: de 149 a 104 a. C., Provincias, Leyes Agrarias y las primeras Leyes.
republic-scenario-late = { $name }: de 90 a 52 a. C., grandes Generales y todas las Leyes.
republic-scenario-early-middle = { $name }: empieza en la República Temprana y sigue sin pausa en la Media. Más largo.
republic-scenario-middle-late = { $name }: empieza en la República Media y sigue sin pausa en la Tardía. Más largo.
republic-scenario-early-late = { $name }: las tres épocas, una tras otra. Muy largo.
republic-scenario-alternate = { $name }: las cartas de las tres épocas en un solo mazo.
republic-option-scenario = el periodo: República Temprana, Media o Tardía, o varias de ellas
republic-option-dictator-strength = si la Guerra de fuerza 20 que permite un Dictador se cuenta con multiplicadores y Líderes (modificada) o tal como está impresa
republic-option-repopulation-tie = quién recibe un nuevo Senador entre las Facciones que tienen igual de pocos: la de menos Influencia o la de menos Senadores en Roma
republic-option-civil-war-is-active-war = si una Guerra Civil cuenta entre las cuatro Guerras Activas que hunden a Roma
republic-option-late-marius-sulla = si Mario y Sila están en el escenario de la República Tardía
republic-option-unsold-initiatives = si la Facción del MMRD recibe una Iniciativa por la que nadie puja y la siguiente se subasta de nuevo (one), o con ella todas las que queden (all)
republic-option-draw-two-chits = cuántas de las seis Fichas de Muerte sin número son «Roba 2»; las demás están en blanco
republic-option-raiders-ransom = hasta cuándo se puede rescatar a un Gobernador en manos de los bárbaros
republic-option-open-bodyguard = cuánto resta un Guardaespaldas Público a cada tirada de Asesinato: 2, como dice su carta, o 1, como dicen las reglas
republic-option-unrest-at-ten = cuánto sube el Descontento con un 10 en la tabla de la Plebe: 1 o nada
republic-option-living-rules = con los cambios de las Living Rules 1.07A: Mario y Sila en el escenario de la República Tardía, un solo aviso, con el Erario por debajo de 70 T, el de Procónsul como Cargo Mayor, el Fin de la Era antes que un Dictador Perpetuo, y otros en las reglas avanzadas
republic-option-provincial-wars = si las Provincias levantan fuerzas propias y han de combatir las Guerras que las atacan (regla avanzada 2.02)
republic-option-allied-strength = si la fuerza impresa de las Provincias aliadas de una Guerra se le suma (added) o se multiplica con la suya (multiplied)
republic-option-reshuffled-allies = qué pasa con las Provincias aliadas de una Guerra que vuelve al mazo: van al Foro (freed) o la esperan (kept)
republic-option-veterans = si los Generales Victoriosos pueden licenciar Veteranos por Influencia y Oratoria, y los Cónsules realistarlos (regla avanzada 2.04)
republic-option-disband-scope = qué Veteranos leales puede licenciar un General: todos (any) o los de su propio Ejército (own-force)
republic-option-recall-by = quién puede realistar Veteranos licenciados: un Cónsul (consul) o también un Dictador (consul-or-dictator)
