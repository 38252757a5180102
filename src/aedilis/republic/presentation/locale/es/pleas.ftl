# Los alegatos, una regla avanzada de La República de Roma, en español.
#
# $person es quien alega, o a quien se le pide; $dice es lo que sale en los dados, $drm lo que se suma y $total el
# resultado.

republic-advocate = { $person } es el Abogado { DE($target) }.
republic-advocate-refuses = { $person } no quiere ser su Abogado.
republic-pleads = { $person } (ORA { $oratory }) alega contra { $prosecutor } (ORA { $against }); los dados se tiran tras el último voto.
republic-pleads-himself = { $person } se defiende a sí mismo.
republic-other-prosecutor = { $person } es en su lugar el Fiscal contra { $target }.
republic-successor-refuses = { $person } no quiere ser el Fiscal.
republic-plea = { $person } alega contra { $prosecutor }: dados { $dice }, modificador { $drm }, total { $total }; votos a favor de la inocencia: { $votes }.
republic-pleader = { $gone ->
    [0] { $person } gana { $influence } de Influencia por el juicio.
   *[other] { $person } pierde { $influence } de Influencia por el juicio.
}

republic-ask-advocate = ¿A quién pide { $person } que sea su Abogado?
    .topic = búsqueda de Abogado
republic-ask-plead = ¿Acepta { $person } ser el Abogado { DE($target) }?
    .topic = búsqueda de Abogado
republic-ask-other-prosecutor = Ya no hay Fiscal. ¿Quién lo será en su lugar?
    .topic = juicio

republic-proposal-advocate = hacer de Abogado
republic-do-plead-himself = Se defiende a sí mismo
republic-option-advocates = Abogados: regla avanzada por la que alegan en los juicios
republic-do-advocate = Hacer de Abogado
