# Les plaidoiries, une règle avancée de La République de Rome, en français.
#
# $person est qui plaide, ou à qui on le demande ; $dice est le jet de dés, $drm ce qu'on y ajoute et $total le
# résultat.

republic-advocate = { $person } est l’Avocat { DE($target) }.
republic-advocate-refuses = { $person } ne veut pas être son Avocat.
republic-pleads = { $person } (ÉLO { $oratory }) plaide contre { $prosecutor } (ÉLO { $against }) ; les dés sont jetés après le dernier vote.
republic-pleads-himself = { $person } plaide sa propre cause.
republic-other-prosecutor = { $person } prend sa place de Procureur contre { $target }.
republic-successor-refuses = { $person } ne veut pas être Procureur.
republic-plea = { $person } plaide contre { $prosecutor } : dés { $dice }, modificateur { $drm }, total { $total } ; votes pour l’innocence { $votes }.
republic-pleader = { $gone ->
    [0] { $person } gagne { $influence } d’influence par ce procès.
   *[other] { $person } perd { $influence } d’influence par ce procès.
}

republic-ask-advocate = À qui { $person } demande-t-il d’être son Avocat ?
    .topic = recherche d’un Avocat
republic-ask-plead = { $person } accepte-t-il d’être l’Avocat { DE($target) } ?
    .topic = recherche d’un Avocat
republic-ask-other-prosecutor = Il n’y a plus de Procureur. Qui prend sa place ?
    .topic = procès

republic-proposal-advocate = service d’Avocat
republic-do-plead-himself = Il plaide sa propre cause
republic-option-advocates = Avocats : règle avancée par laquelle ils plaident dans les procès
republic-do-advocate = Service d’Avocat
