# Ce qui se passe à une table d'une ou deux personnes, en français.

republic-seated = Autour de la table, dans le sens des aiguilles d’une montre : { $seats }.
republic-asked-for = Pour { $name } : { $asked }
republic-neutral-leader = { $name } se donne { $person } pour chef, selon sa ligne de conduite ({ $rule }).
republic-neutral-governor = { $name } envoie { $person } gouverner, selon sa ligne de conduite ({ $rule }).
republic-neutral-statesman = { $name } joue { $card } de sa main, selon sa ligne de conduite ({ $rule }).
republic-neutral-concession = { $name } choisit { $person } pour une concession, selon sa ligne de conduite ({ $rule }).
republic-neutral-persuades-nobody = { $name } ne tente de persuader personne, selon sa ligne de conduite ({ $rule }).
republic-neutral-persuades = { $name } choisit { $target }, { QUE($person) } doit persuader avec { $talents } T, selon sa ligne de conduite ({ $rule }).
republic-neutral-defends = { $name } défend { $target } avec { $talents } T, selon sa ligne de conduite ({ $rule }).
republic-neutral-knight = { $person }, { DE($name) }, dépense { $talents } T pour un chevalier, selon sa ligne de conduite ({ $rule }).
republic-neutral-games = { $person }, { DE($name) }, paie { $games }, selon sa ligne de conduite ({ $rule }).
republic-neutral-bids = { $name } fait miser { $talents } T à { $person }, selon sa ligne de conduite ({ $rule }).
republic-neutral-bids-not = { $name } ne mise pas, selon sa ligne de conduite ({ $rule }).
republic-neutral-income = { $name } partage { $talents } T, dont { $treasury } T pour son Trésor, selon sa ligne de conduite ({ $rule }).
republic-neutral-spoils = { $person }, { DE($name) }, prend le butin provincial { DE($province) }, selon sa ligne de conduite ({ $rule }).
republic-neutral-no-spoils = { $person }, { DE($name) }, ne prend pas le butin provincial { DE($province) }, selon sa ligne de conduite ({ $rule }).
republic-neutral-matches = { $person }, { DE($name) }, donne autant que les joueurs, { $talents } T, selon sa ligne de conduite ({ $rule }).
republic-neutral-reaches = { $person }, { DE($name) }, donne { $talents } T, assez pour devenir Consul à vie, selon sa ligne de conduite ({ $rule }).
republic-neutral-law = { $name } joue aussitôt une loi, selon sa ligne de conduite ({ $rule }).
republic-neutral-peddles = { $name } use du Trafic d’influence contre { $to }, selon sa ligne de conduite ({ $rule }).
republic-neutral-open-guard = { $name } fait garder { $person } au grand jour, selon sa ligne de conduite ({ $rule }).
republic-neutral-ransom = { $person }, { DE($name) }, paie sa propre rançon, selon sa ligne de conduite ({ $rule }).
republic-neutral-trades = { $name } échange { $card } avec { $to } contre { $count ->
    [0] rien
    [one] { $count } carte
   *[other] { $count } cartes
}, selon sa ligne de conduite ({ $rule }).
republic-neutral-tests = { $person }, { DE($name) }, éprouve la loyauté de ses légions, selon sa ligne de conduite ({ $rule }).
republic-neutral-revolts = { $person }, { DE($name) }, se rebelle et marche sur Rome, selon sa ligne de conduite ({ $rule }).
republic-neutral-loyal = { $person }, { DE($name) }, rend son commandement, selon sa ligne de conduite ({ $rule }).

republic-ask-neutral-trade = { $seat } propose { $card } contre { $worth ->
    [statesman] { $cards }
   *[intrigue] { $count ->
        [0] rien
        [one] { $count } de vos cartes d’intrigue, tirée au hasard
       *[other] { $count } de vos cartes d’intrigue, tirées au hasard
    }
}. Acceptez-vous l’échange ?

republic-do-play-concession = Jouer une concession
republic-ask-concession-card = Quelle concession jouez-vous ?

republic-refused-no-concession-out-of-turn = On ne peut jouer une concession hors de son tour qu’à une table d’une ou deux personnes, et il faut en avoir une en main que quelqu’un puisse recevoir.

republic-measure-years = Années de la République
republic-measure-influence = Influence
republic-measure-wars-won = Guerres gagnées
republic-verdict = { $verdict ->
    [fell] La République est tombée en l’an { $years }
    [end] La République a tenu jusqu’à la fin de son ère, soit { $years } ans
   *[master] La République s’est trouvé un maître en l’an { $years }
} ; { $count ->
    [one] { $count } guerre gagnée
   *[other] { $count } guerres gagnées
}. { $who ->
    [you] Votre influence est de { $influence }.
   *[other] L’influence { DE($name) } est de { $influence }.
}
