# Juicios y Asesinatos de La República de Roma en español.
#
# $person es el Acusado o el Asesino; $target, la víctima. $dice es lo que ha salido; $drm, lo que se le suma, y
# $total, el resultado de ambos.

## Asesinatos

republic-assassination = { $count ->
    [0] { $person } intenta asesinar { A($target) }: dado { $dice }, modificador { $drm }, total { $total }.
   *[other] { $person } intenta asesinar { A($target) } con cartas ({ $cards }): dado { $dice }, modificador { $drm }, total { $total }.
}
republic-bodyguards = { $who ->
    [you] { $count ->
        [one] Usas 1 Guardaespaldas Secreto.
       *[other] Usas { $count } Guardaespaldas Secretos.
    }
   *[other] { $count ->
        [one] { $name } usa 1 Guardaespaldas Secreto.
       *[other] { $name } usa { $count } Guardaespaldas Secretos.
    }
}
republic-assassination-killed = { $person } mata { A($target) }.
republic-assassination-failed = { $person } no logra matar { A($target) }.
republic-assassination-caught = { $person } es capturado antes de herir { A($target) }.
republic-assassination-again = { $caught ->
    [0] El Guardaespaldas busca al Asesino: dado { $dice }, modificador { $drm }, total { $total }; escapa.
   *[other] El Guardaespaldas busca al Asesino: dado { $dice }, modificador { $drm }, total { $total }; es capturado.
}
republic-assassin-executed = { $person } es ejecutado por el Asesinato.
republic-leader-shamed = { $person } envió al Asesino y pierde { $influence } de Influencia.
republic-special-trial = { $person } es juzgado por el Asesinato que ordenó.
republic-eliminated = { $who ->
    [you] Has perdido como castigo a tu último Senador y tu Facción queda eliminada.
   *[other] { $name } ha perdido como castigo a su último Senador y su Facción queda eliminada.
}

## Juicios

republic-trial-corrupt = El Censor acusa { A($person) } de corrupción en su Provincia; Fiscal: { $prosecutor }.
republic-trial-office = El Censor acusa { A($person) } de faltas en el cargo, en un Juicio Menor; Fiscal: { $prosecutor }.
republic-trial-major = El Censor acusa { A($person) } de faltas en el cargo, en un Juicio Mayor; Fiscal: { $prosecutor }.
republic-trial-concession = El Censor acusa { A($person) } de corrupción con una Concesión ({ $concession }); Fiscal: { $prosecutor }.
republic-trial-province = El Censor acusa { A($person) } de expoliar { $province }; Fiscal: { $prosecutor }.
republic-prosecutor-refuses = { $person } no quiere ser Fiscal contra { $target }.
republic-appeal = { $person } apela al pueblo: dados { $dice }, modificador { $drm }, total { $total }; votos a favor de su inocencia: { $votes }.
republic-appeal-killed = { $person } apela al pueblo: dados { $dice }, modificador { $drm }, total { $total }; el pueblo lo mata.
republic-appeal-freed = { $person } apela al pueblo: dados { $dice }, modificador { $drm }, total { $total }; el pueblo lo libera.
republic-acquitted = { $person } es inocente.
republic-convicted = { $person } es culpable: pierde Influencia, Popularidad y sus Concesiones.
republic-condemned = { $person } es culpable y muere.
republic-prosecutor-gains = { $person } gana { $influence } de Influencia como Fiscal.
republic-trials-end = Acaban los juicios de este turno; se retiran las fichas de Corrupto y de Mayor de los que están en Roma.

## Lo que se pregunta

republic-ask-assassin = ¿Quién es el Asesino?
    .topic = Asesinato
republic-ask-assassin-target = ¿Quién ha de morir?
    .topic = Asesinato
republic-ask-assassin-cards = ¿Cuántas cartas de Asesino usas?
    .topic = Asesinato
republic-ask-bodyguards = { $person } atenta contra { $target } con un total de { $total }. ¿Cuántos Guardaespaldas Secretos usas?
    .topic = Asesinato
republic-ask-accused = ¿A quién acusas?
    .topic = juicio
republic-ask-charge = ¿De qué lo acusas?
    .topic = juicio
republic-ask-prosecutor = ¿Quién será el Fiscal?
    .topic = juicio
republic-ask-prosecute = ¿Acepta { $person } ser Fiscal contra { $target }?
    .topic = juicio
