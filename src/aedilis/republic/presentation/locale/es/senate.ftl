# El Senado de La República de Roma en español: proposiciones, votos, cargos, mandos y Tribunos.
#
# $name es el dueño de la Facción de la que se habla; $who es "you" para su jugador y "other" para los demás.
# $content dice de qué trata una proposición; $proposal, de qué clase es.

## La época

republic-era = Comienza una nueva época: { $era }.

## Quién preside

republic-presides = { $person } preside el Senado.
republic-yields = { $person } cede la presidencia este turno.
republic-rebuffed = Todos los demás han votado en contra: { $person } pierde { $influence } de Influencia.
republic-adjourned = { $who ->
    [you] Levantas la sesión.
   *[other] { $name } levanta la sesión.
}
republic-same-again = Lo mismo ya se ha rechazado este turno y no se presenta de nuevo.
republic-promoted = { $person } se une { A($faction) }, porque hay pocos Senadores en Roma.

## Proposiciones y votos

republic-proposed = { $tribune ->
    [0] { $who ->
        [you] Propones: { $content }.
       *[other] { $name } propone: { $content }.
    }
   *[other] { $who ->
        [you] Propones con un Tribuno: { $content }.
       *[other] { $name } propone con un Tribuno: { $content }.
    }
}
republic-consent = { $yes ->
    [0] { $person } no consiente y no hay votación: { $proposal }.
   *[other] { $person } consiente: { $proposal }.
}
republic-votes = { $yes ->
    [0] { $no ->
        [0] { $who ->
            [you] No das ningún voto.
           *[other] { $name } no da ningún voto.
        }
       *[other] { $who ->
            [you] Votas en contra: { $no }{ $bought ->
                [0] {""}
               *[other] , de ellos comprados { $bought }
            }.
           *[other] { $name } vota en contra: { $no }{ $bought ->
                [0] {""}
               *[other] , de ellos comprados { $bought }
            }.
        }
    }
   *[other] { $no ->
        [0] { $who ->
            [you] Votas a favor: { $yes }{ $bought ->
                [0] {""}
               *[other] , de ellos comprados { $bought }
            }.
           *[other] { $name } vota a favor: { $yes }{ $bought ->
                [0] {""}
               *[other] , de ellos comprados { $bought }
            }.
        }
       *[other] { $who ->
            [you] Divides tus votos: { $yes } a favor y { $no } en contra{ $bought ->
                [0] {""}
               *[other] , de ellos comprados { $bought }
            }.
           *[other] { $name } divide sus votos: { $yes } a favor y { $no } en contra{ $bought ->
                [0] {""}
               *[other] , de ellos comprados { $bought }
            }.
        }
    }
}
republic-voted = { $passed ->
    [0] Se rechaza ({ $proposal }): { $yes } a favor, { $no } en contra.
   *[other] Se aprueba ({ $proposal }): { $yes } a favor, { $no } en contra.
}
republic-vetoed = Un Veto le pone fin: { $proposal }.
republic-void = { $why ->
    [rejected] Lo mismo ya se ha rechazado; la proposición decae: { $proposal }.
    [settled] Ya está resuelto; la proposición decae: { $proposal }.
    [unwilling] Ahora haría falta un consentimiento que nadie ha dado; la proposición decae: { $proposal }.
   *[other] Ya no puede llevarse a cabo; la proposición decae: { $proposal }.
}

## Tribunos

republic-tribune-veto = { $who ->
    [you] Juegas un Tribuno para vetar la proposición.
   *[other] { $name } juega un Tribuno para vetar la proposición.
}
republic-tribune-propose = { $who ->
    [you] Juegas un Tribuno para hacer una proposición.
   *[other] { $name } juega un Tribuno para hacer una proposición.
}
republic-tribune-claim = { $who ->
    [you] Juegas un Tribuno para asegurarte la próxima proposición.
   *[other] { $name } juega un Tribuno para asegurarse la próxima proposición.
}
republic-free-tribune-veto = { $person } veta la proposición como Tribuno.
republic-free-tribune-propose = { $person } hace una proposición como Tribuno.
republic-free-tribune-claim = { $person } se asegura la próxima proposición como Tribuno.

## Cargos

republic-takes-office = { $person } toma posesión de su cargo: { $office }.
republic-posts-thrown = Los dos nuevos Cónsules quieren el mismo puesto: { $person } saca { $roll } y { $other }, { $against }.
republic-elected-for-life = { $person } es elegido Dictador Perpetuo.

## Otros asuntos

republic-land-bill = Se aprueba la { $bill }. El Descontento queda en { $unrest }.
republic-repealed = Se revoca la { $bill }. El Descontento queda en { $unrest }.
republic-raised = Se reclutan { $units }.
republic-disbanded = Se licencian: Legiones { $legions }, Legiones Veteranas { $veterans }, Flotas { $fleets }.
republic-sent = { $person } sale de Roma con { $units } ({ $war }).
republic-reinforced = { $person } recibe refuerzos: { $units }.
republic-recalled = Se retira { A($person) } con su Ejército.
republic-recalled-part = { $person } entrega parte de su Ejército: { $units }.
republic-replaced = Se retira { A($person) }; { $other } toma el mando de su Ejército.
republic-forces-home = Los Ejércitos sin General vuelven a Roma ({ $war }).
republic-comes-home = { $person } no puede combatir con lo que tiene y vuelve a Roma.
republic-garrison = Se envía una Guarnición a { $province }: Legiones { $legions }.
republic-garrison-home = Vuelven Legiones de { $province }: { $legions }.
republic-rhodes-rejected = Roma rechaza las Flotas de Rodas.

## Lo que se pregunta a quien preside

republic-ask-senate-consuls = El Senado elige a los Cónsules. ¿Qué propones?
    .topic = elección de Cónsules
republic-ask-senate-dictator = Se puede elegir un Dictador. ¿Qué propones?
    .topic = Dictador
republic-ask-senate-censor = El Senado elige al Censor. ¿Qué propones?
    .topic = elección de Censor
republic-ask-senate-prosecutions = Presides como Censor. ¿Llevas a alguien a juicio?
    .topic = juicios
republic-ask-senate-governors = Hay Provincias que necesitan Gobernador. ¿Qué propones?
    .topic = Gobernadores
republic-ask-senate-other = Otros asuntos: ¿qué propones?
    .topic = otros asuntos
republic-ask-tribune-proposal = Tu Tribuno tiene la palabra. ¿Qué propones?
    .topic = proposición de un Tribuno
republic-ask-call = ¿Quién vota ahora?
    .topic = orden de votación
republic-ask-yield = Todos los demás han votado contra ti. ¿Qué haces?
    .topic = derrota unánime
republic-ask-more = ¿Sigue la proposición?
    .topic = proposición

## Lo que se pregunta para una proposición

republic-ask-consuls = ¿A quién propones como Cónsul?
    .topic = elección de Cónsules
republic-ask-dictator = ¿A quién propones como Dictador?
    .topic = Dictador
republic-ask-censor = ¿A quién propones como Censor?
    .topic = elección de Censor
republic-ask-life = ¿A quién nominas para Dictador Perpetuo?
    .topic = Dictador Perpetuo
republic-ask-province = ¿Qué Provincia?
    .topic = Gobernadores
republic-ask-governor-for = ¿Quién va a gobernar { $province }?
    .topic = Gobernadores
republic-ask-concession = ¿Qué Concesión?
    .topic = Concesiones
republic-ask-concession-for = ¿Quién va a recibir { $concession }?
    .topic = Concesiones
republic-ask-bill = ¿Qué tipo de Ley Agraria?
    .topic = Ley Agraria
republic-ask-bill-sponsor = ¿Quién es el Patrocinador?
republic-ask-cosponsor = ¿Quién es el Copatrocinador?
    .topic = Ley Agraria
republic-ask-repeal = ¿Qué Ley Agraria se va a revocar?
    .topic = Ley Agraria
republic-ask-disband-legions = ¿Cuántas Legiones corrientes se licencian?
    .topic = Ejércitos
republic-ask-disband-fleets = ¿Cuántas Flotas se licencian?
    .topic = Ejércitos
republic-ask-general = ¿Qué General?
    .topic = Generales
republic-ask-war = ¿Contra qué Guerra?
    .topic = Generales
republic-ask-legions = ¿Cuántas Legiones corrientes?
    .topic = Ejércitos
republic-ask-veterans = ¿Qué Legiones Veteranas?
    .topic = Ejércitos
republic-ask-fleets = ¿Cuántas Flotas?
    .topic = Ejércitos
republic-ask-reinforced = ¿Qué General recibe refuerzos?
    .topic = refuerzos
republic-ask-recalled = ¿A quién retiras, o qué Ejércitos quieres de vuelta?
    .topic = retirada
republic-ask-recall-how = ¿Qué vuelve a Roma?
    .topic = retirada
republic-ask-successor = ¿Quién ocupa su lugar?
    .topic = retirada
republic-ask-garrison = ¿Qué Provincia recibe una Guarnición?
    .topic = Guarnición
republic-ask-recall-garrison = ¿De qué Provincia vuelven Legiones?
    .topic = Guarnición

## Lo que se pregunta a los demás

republic-ask-vote = { $seat-who ->
    [you] ¿Cómo votas ({ $proposal })?
   *[other] ¿Cómo vota { $seat-faction } ({ $proposal })?
}
    .topic = votación
republic-ask-buy-votes = ¿Compras votos, a un Talento cada uno?
    .topic = votación
republic-ask-bought = ¿Cuántos votos compra { $person }?
    .topic = votación
republic-ask-for = ¿Quién vota a favor?
    .topic = votación
republic-ask-against = ¿Quién vota en contra?
    .topic = votación
republic-ask-with = ¿Con qué usas el Tribuno?
    .topic = Tribuno
republic-ask-consent = { $proposal }: ¿consiente { $person }?
    .topic = consentimiento
republic-ask-post = ¿Qué puesto quiere { $person }? El otro Cónsul no lo ve; si los dos quieren el mismo, deciden los dados.
    .topic = puestos de los Cónsules
republic-ask-appoint = ¿A quién nombras Dictador? Los dos Cónsules deben nombrar al mismo Senador, sin ver lo que dice el otro.
    .topic = Dictador
republic-ask-master = ¿A quién nombra el Dictador Magister Equitum?
    .topic = Magister Equitum
republic-ask-legate = { $person } es Gobernador de { $province }. ¿Va allí o envía un Legado?
    .topic = Legado
republic-ask-recruit = Hay pocos Senadores en Roma. ¿A quién tomas en tu Facción?
    .topic = Senadores en Roma
