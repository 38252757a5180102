# La Fase de Senado de una o dos personas, en español: la coalición, el plan, las Ganancias.
#
# $rule es el párrafo del reglamento por el que hace algo una facción sin jugador, o la propia Roma.

## La coalición

republic-ranks = Por votos en Roma: { $seats } ({ $cast }). La mayoría está en { $majority }.
republic-coalition = La Coalición Gobernante: { $seats } ({ $rule }, línea { $line }).
republic-coalition-refused = { $who ->
    [you] No te unes a la coalición.
   *[other] { $name } no se une a la coalición.
}
republic-coalition-not-sought = { $who ->
    [you] No formas ninguna coalición propia.
   *[other] { $name } no forma ninguna coalición.
}
republic-dominant = { $who ->
    [you] Eres el Jugador Dominante.
   *[other] { $name } es el Jugador Dominante.
}
republic-ask-coalition = Una coalición con mayoría: { $seats }. ¿Te unes a ella?
    .topic = coalición
republic-ask-partner = Puedes formar una coalición. ¿A quién incluyes?
    .topic = coalición

## El plan

republic-crisis = Roma está en Crisis ({ $rule }).
republic-plan = { $line ->
    [0] No hay ninguna Guerra en juego: Roma mantiene un Ejército pequeño ({ $rule }).
    [1] El plan: dos Guerras Activas, cada una con un Ejército Proporcionado ({ $rule }): { $wars }.
    [2] El plan: una Guerra Peligrosa con un Ejército Proporcionado ({ $rule }): { $wars }.
    [3] El plan: una Guerra Activa con un Ejército Proporcionado ({ $rule }): { $wars }.
    [4] El plan: una Guerra Latente con un Ejército Proporcionado ({ $rule }): { $wars }.
    [5] El plan: con todas las fuerzas, hasta que solo queden tres Guerras ({ $rule }): { $wars }.
    [6] El plan: con todas las fuerzas contra el Rebelde ({ $rule }).
    [7] El plan: tres Guerras Activas, cada una con un Ejército Proporcionado ({ $rule }): { $wars }.
    [8] El plan: dos Guerras Activas, cada una con un Ejército Proporcionado ({ $rule }): { $wars }.
    [9] El plan: la Guerra Activa más débil con todas las fuerzas ({ $rule }): { $wars }.
   *[other] Ningún plan de la lista: el Jugador Dominante dirige la guerra ({ $rule }).
}
republic-plan-fails = El plan ya no se puede llevar a cabo: el Jugador Dominante dirige la guerra ({ $rule }).
republic-ask-generals = Cada General parte a una Guerra. ¿Quién va a esta: { $war }?
    .topic = Generales
republic-ask-general-of = ¿Quién va a esta Guerra: { $war }?
    .topic = Generales
republic-ask-plan-veterans = { $person } lleva { $legions ->
    [one] 1 Legión
   *[other] { $legions } Legiones
} a la guerra: { $war }. ¿Qué otras Legiones Veteranas van con él?
    .topic = Legiones Veteranas
republic-ask-command = Diriges la guerra. ¿Qué ordenas?
    .topic = dirección de la guerra
republic-neutral-dictator = { $person } ({ $name }) tiene la mejor Capacidad Militar y será Dictador ({ $rule }).
republic-neutral-master = { $person } será Magister Equitum: la siguiente mejor Capacidad Militar ({ $rule }).

## Las Ganancias

republic-share-office = { $who ->
    [you] Tu parte de las Ganancias: { $office } para { $person }.
   *[other] Parte { DE($name) } en las Ganancias: { $office } para { $person }.
}
republic-share-province = { $who ->
    [you] Tu parte de las Ganancias: { $province } para { $person }.
   *[other] Parte { DE($name) } en las Ganancias: { $province } para { $person }.
}
republic-share-concession = { $who ->
    [you] Tu parte de las Ganancias: { $concession } para { $person }.
   *[other] Parte { DE($name) } en las Ganancias: { $concession } para { $person }.
}
republic-share-sponsor = { $person } patrocina una Ley Agraria y espera un Copatrocinador: { $bill }.
republic-share-cosponsor = { $person } se ofrece a copatrocinar la Ley Agraria.
republic-share-pass = { $who ->
    [you] No eliges nada.
   *[other] { $name } no elige nada.
}
republic-neutral-share-office = Parte { DE($name) }: { $office } para { $person }, según la lista de su directriz ({ $rule }).
republic-neutral-share-province = Parte { DE($name) }: { $province } para { $person }, según la lista de su directriz ({ $rule }).
republic-neutral-share-concession = Parte { DE($name) }: { $concession } para { $person }, según la lista de su directriz ({ $rule }).
republic-neutral-share-sponsor = Parte { DE($name) }: { $person } patrocina una Ley Agraria y espera un Copatrocinador, según la lista de su directriz ({ $rule }): { $bill }.
republic-neutral-share-cosponsor = Parte { DE($name) }: { $person } se ofrece a copatrocinar la Ley Agraria, según la lista de su directriz ({ $rule }).
republic-neutral-share-pass = { $name }: no queda nada en la lista de su directriz ({ $rule }).
republic-neutral-outsider = Nadie de la coalición puede recibirlo: recae en { $person } ({ $rule }).
republic-land-bill-due = La Popularidad { DE($person) } está por debajo del Descontento, y debe patrocinar una Ley Agraria ({ $rule }): { $bill }.
republic-land-bill-fails = Este año no hay Ley Agraria.
republic-land-bill-seconded = { $person } y { $other } sacan adelante una Ley Agraria: { $bill }.
republic-marks-forgotten = No se juzga a nadie: se retiran las fichas de Corrupto y de Mayor de todos los que están en Roma ({ $rule }).
republic-ask-share = Te toca elegir de las Ganancias. ¿Qué eliges?
    .topic = Ganancias
republic-ask-share-office = ¿Qué cargo?
    .topic = Ganancias
republic-ask-share-for = ¿Quién recibe el cargo: { $office }?
    .topic = Ganancias

## Tribunos

republic-tribune-stop-pick = { $who ->
    [you] Juegas un Tribuno en contra.
   *[other] { $name } juega un Tribuno en contra.
}
republic-tribune-stop-bill = { $who ->
    [you] Juegas un Tribuno contra la Ley Agraria.
   *[other] { $name } juega un Tribuno contra la Ley Agraria.
}
republic-free-tribune-stop-pick = { $person } lo detiene como Tribuno.
republic-free-tribune-stop-bill = { $person } detiene la Ley Agraria como Tribuno.
republic-pick-stopped = { $who ->
    [you] Pierdes esta vez el turno, por un Tribuno { DE($seat) }.
   *[other] { $name } pierde esta vez el turno, por un Tribuno { $seat-who ->
        [you] tuyo
       *[other] { DE($seat) }
    }.
}
republic-neutral-stops = { $name } contra { $seat }: es lo primero que queda en la lista de su directriz ({ $rule }).
republic-neutral-graft = { $name }: { $person } intenta sobornar al Tribuno, según su directriz ({ $rule }).
republic-neutral-murder = { $name }: { $person } hace atacar al Tribuno, según su directriz ({ $rule }).
republic-neutral-mob = { $name }: { $person } incita a la turba, según su directriz ({ $rule }).
republic-ask-hold-spoils = { $seat-who ->
    [you] Has dicho qué tomas de las Ganancias. ¿Lo dejas así?
   *[other] { $seat } ha dicho qué toma de las Ganancias. ¿Se lo permites?
}
    .topic = Ganancias
republic-ask-hold-check = Están a punto de repartirse las Ganancias. Antes puedes pedir una comprobación de Asesinato.
    .topic = comprobación de Asesinato

## Asesinos

republic-check = { $who ->
    [you] Pides una comprobación de Asesinato contra { $target }.
   *[other] { $name } pide una comprobación de Asesinato contra { $target }.
}
republic-check-nobody = Ninguna Facción puede atentar contra { $target }.
republic-check-throw = { $who ->
    [you] Sacas { $dice } para ver quién debe atentar{ $drm ->
        [0] {""}
       *[other] ; con las cartas, { $total }
    }.
   *[other] { $name }: { $dice } en el dado para ver quién debe atentar{ $drm ->
        [0] {""}
       *[other] ; con las cartas, { $total }
    }.
}
republic-neutral-strikes = { $name }: { $person } debe atentar, con todas sus cartas de Asesino ({ $rule }).
republic-neutral-guards = { $name } usa todos sus Guardaespaldas Secretos ({ $rule }): { $count }.
republic-life-nominated = Gobierna una sola Facción: { $person } será Cónsul Vitalicio si sobrevive ({ $rule }).
republic-ask-check-target = ¿Contra quién se hace la comprobación?
    .topic = comprobación de Asesinato
republic-ask-check-strike = Debes atentar contra { $target }. ¿Quién lo hace?
    .topic = Asesinato

## Dónde está el Senado

republic-now-ranks = Por votos
republic-now-coalition = Coalición
republic-now-dominant = Jugador Dominante
republic-now-plan = Plan
republic-now-turn = Elige ahora
republic-now-said = Ha dicho
republic-now-left = Queda por repartir
republic-now-bill = Ley Agraria
republic-now-force = Lo proporcionado contra { $war }: { $units } (en campaña: { $there }).
republic-now-sponsored = { $person } espera un Copatrocinador: { $bill }
