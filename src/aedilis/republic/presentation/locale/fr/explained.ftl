# Ce que veut dire chaque signe, et où en est la partie, en français.

republic-sign-part-person = Un sénateur
republic-sign-part-marks = Marques d’un sénateur
republic-sign-part-offices = Charges
republic-sign-part-wars = Guerres
republic-sign-part-state = L’État
republic-sign-part-senate = Au Sénat
republic-sign-part-phases = Les phases d’une année
republic-sign-part-asked = Quand c’est à vous de choisir
republic-sign-military = Valeur militaire
    .line = S’ajoute à l’armée qu’il commande, au plus autant que vaut l’armée elle-même.
republic-sign-oratory = Éloquence
    .line = Ce sont ses votes au Sénat, avec ses chevaliers ; avec l’influence, elle sert à persuader.
republic-sign-loyalty = Loyauté
    .line = Ce qu’il faut vaincre pour le persuader ; un membre d’une faction a 7 de plus, et ses Talents s’y ajoutent.
republic-sign-influence = Influence
    .line = Classe les sénateurs, aide à persuader et fait gagner : pour la faction à la fin, ou pour celui qui atteint 35.
republic-sign-popularity = Popularité
    .line = L’aide devant le peuple : dans le discours sur l’État de la République et dans les appels.
republic-sign-knights = Chevaliers
    .line = Chacun est un vote de plus et rapporte 1 Talent par an ; on peut les pressurer une fois.
republic-sign-talents = Talents
    .line = Son propre argent : pour chevaliers, Jeux, cadeaux, votes et contributions ; il le rend aussi plus difficile à persuader.
republic-sign-votes = Votes à Rome
    .line = Ce qui compte quand le Sénat décide ; seuls votent ceux qui sont à Rome, et les Talents en achètent d’autres.
republic-sign-cards = Cartes en main
    .line = Hommes d’État, concessions et intrigues que nul autre ne voit ; après la phase de révolution, il en reste cinq au plus.
republic-sign-treasury-of-faction = Trésor de faction
    .line = L’argent de la faction, que nul autre joueur ne voit : il paie les contre-offres et se partage à la Redistribution.
republic-sign-leader = Chef de faction
    .line = Nul ne peut le persuader ; il gagne davantage, et sa faction paie s’il est convaincu d’assassinat.
republic-sign-first = Plus haut magistrat
    .line = Passe en premier partout où il faut un ordre, parle au peuple et convoque le Sénat.
republic-sign-presiding = Préside
    .line = Décide de ce que vote le Sénat, et dans quel ordre.
republic-sign-prior-consul = Ancien consul
    .line = Peut être élu Censeur.
republic-sign-corrupt = Corrompu
    .line = Il a pillé une province ; cette année, il peut être jugé pour cela.
republic-sign-major = Charge majeure cette année
    .line = Il a exercé une charge majeure, et peut être jugé pour cela.
republic-sign-victor = Victorieux
    .line = Il a gagné sa bataille cette année ; ses légions peuvent le suivre dans une révolte.
republic-sign-proconsul = Proconsul
    .line = Reste en campagne avec son armée, sans revenir à Rome.
republic-sign-for-life = Consul à vie
    .line = Son joueur gagne si Rome survit à ce tour.
republic-sign-guarded = Garde du corps
    .line = Attenter à sa vie est plus difficile, et l’assassin est plus facilement pris.
republic-sign-priest = Prêtre
    .line = Nommé par le Pontifex Maximus : apporte de l’influence.
republic-sign-away = Loin de Rome
    .line = Gouverne une province ou est à la guerre : il ne vote pas.
republic-sign-captive = Captif
    .line = Aux mains de l’ennemi tant que sa rançon n’est pas payée.
republic-sign-vexillum = Rebelle en marche
    .line = Marche sur Rome avec son armée ; le Sénat doit le vaincre au combat.
republic-sign-dead = Mort
    .line = Ce sénateur est mort ; sa Famille peut revenir avec un héritier.
republic-sign-camp = Camp rebelle
    .line = Un gouverneur rebelle tient cette province avec ses forces.
republic-sign-rebel = Troubles dans une province
    .line = Des barbares l’ont ravagée ou elle est en proie aux troubles : elle rapporte moins, ou rien, cette année.
republic-sign-office-dictator = Pour un tour de crise : préside et mène l’armée avec son Maître de cavalerie.
republic-sign-office-rome-consul = Préside le Sénat et propose ce qu’il vote.
republic-sign-office-field-consul = Commande les armées de Rome en campagne.
republic-sign-office-censor = Préside les procès de l’année et choisit qui accuser.
republic-sign-office-master-of-horse = Accompagne le Dictateur et ajoute sa propre valeur militaire.
republic-sign-office-pontifex-maximus = Nomme des prêtres et peut opposer un veto par tour ; la charge est à vie.
republic-sign-office-proconsul = Un Général qui reste à sa guerre au-delà de son année.
republic-sign-active = Guerre active
    .line = Coûte 20 Talents par an et peut être combattue ; quatre à la fois ruinent Rome.
republic-sign-imminent = Guerre imminente
    .line = Éclate dans la phase de mortalité ; de chaque série, la première.
republic-sign-inactive = Guerre inactive
    .line = Ne coûte rien tant qu’une autre guerre de sa série ou un chef ne la réveille pas ; on peut la combattre quand même.
republic-sign-land = Force terrestre
    .line = Se retranche de la Force de l’armée romaine dans une bataille terrestre.
republic-sign-naval = Force navale
    .line = Il faut battre sa flotte avant de pouvoir combattre sur terre.
republic-sign-support = Flottes de soutien
    .line = Autant de flottes doivent accompagner l’armée ; sans elles, pas de bataille terrestre.
republic-sign-disaster = Désastre sur
    .line = Si les trois dés donnent l’un de ceux-ci, la moitié de l’armée est perdue, quelle que soit sa Force.
republic-sign-standoff = Échec sur
    .line = Si les trois dés donnent l’un de ceux-ci, un quart de l’armée est perdu et la guerre continue.
republic-sign-spoils = Butin
    .line = Ce que reçoit le Trésor d’État quand la guerre est gagnée.
republic-sign-times = Guerres de la même série
    .line = Sa Force imprimée est multipliée par le nombre de guerres actives de sa série.
republic-sign-unprosecuted = Non combattue
    .line = N’a pas été combattue l’an dernier et augmente le mécontentement de 1.
republic-sign-drought = Sécheresse
    .line = Augmente le mécontentement de 1 par an tant qu’elle dure, et permet de spéculer sur le grain.
republic-sign-odds = Chances
    .line = Sur cent jets, combien donnent chaque résultat : Victoire, Match nul, Échec, Défaite ou Désastre.
republic-sign-treasury = Trésor d’État
    .line = Paie les guerres, les armées et les Lois agraires. S’il ne peut payer ce qu’il doit, tous perdent.
republic-sign-unrest = Mécontentement
    .line = Se retranche du discours au peuple dans la phase de la population ; s’il est très mauvais, c’est le Soulèvement populaire et tous perdent.
republic-sign-war = Guerres actives
    .line = Quatre à la fin d’une phase de combat sont la fin de Rome : tous perdent.
republic-sign-legions = Légions
    .line = Combattent sur terre ; chacune coûte 2 Talents par an. Une légion de vétérans compte double.
republic-sign-fleets = Flottes
    .line = Combattent en mer et soutiennent les armées ; chacune coûte 2 Talents par an.
republic-sign-pool = À lever
    .line = Légions et flottes qu’on peut encore lever, et ce que coûte maintenant chacune.
republic-sign-deck = Pioche
    .line = Chaque initiative y pioche. Vers la fin se trouve la carte avec laquelle l’ère finit.
republic-sign-for = Pour
    .line = Les votes pour la proposition jusqu’ici. Elle passe s’il y en a plus pour que contre.
republic-sign-against = Contre
    .line = Les votes contre jusqu’ici ; à égalité, elle est rejetée.
republic-sign-tribune = Tribun
    .line = Peut opposer son veto à une proposition ou en faire une. Nul ne voit si une carte cachée en est un.
republic-sign-dagger = Poignard
    .line = Cette faction n’a encore tenté aucun assassinat ce tour-ci, et le peut.
republic-sign-open = Bord marqué
    .line = Cela peut être choisi maintenant.
republic-sign-chosen = Bord double
    .line = Cela fait partie de votre réponse.
republic-sign-phase-mortality = Les guerres imminentes éclatent, et un jeton peut tuer des sénateurs.
republic-sign-phase-revenue = Chacun encaisse, répartit son argent et peut contribuer à l’État, qui paie ensuite ses dettes.
republic-sign-phase-forum = Six initiatives : une carte, persuasion, chevaliers, Jeux, un autre chef.
republic-sign-phase-population = Le plus haut magistrat parle au peuple, et le mécontentement change.
republic-sign-phase-senate = Élections, procès, gouverneurs, lois, argent et armées.
republic-sign-phase-combat = Les armées combattent ; avec quatre guerres actives à la fin, tous perdent.
republic-sign-phase-revolution = On échange et joue des cartes, et les Généraux victorieux peuvent se soulever.
republic-explain-figure = { $name } { $count }
republic-explain-member = de la faction { DE($name) }
republic-explain-unaligned = sans faction
republic-explain-as-printed = Comme sur sa carte.
republic-explain-feud = 0 : dans une même faction avec { $person }, son adversaire ; { $printed } sur sa carte.
republic-explain-apart = 0 : il n’est pas dans une même faction avec { $person } ; { $printed } sur sa carte.
republic-explain-against-persuasion = Contre la persuasion { $total } : loyauté { $loyalty }{ $aligned ->
    [0] {""}
   *[other] {""}, + { $aligned } pour sa faction
}{ $talents ->
    [0] .
   *[other] {""}, + { $talents } pour ses Talents.
}
republic-explain-votes-of = Votes { $votes } : éloquence { $oratory } + chevaliers { $knights }.
republic-explain-eloquence = Dont { $count } pour les vétérans qu’il a licenciés.
republic-explain-share = En tout, { $name } en a { $total }.
republic-explain-not-in-rome = Il n’est pas à Rome et ne vote pas.
republic-explain-to-life = Avec { $elected }, il peut être élu Consul à vie ; avec { $appointed }, il l’est aussitôt.
republic-explain-vote-line = { $name } : { $count }.
republic-explain-purse = { $count ->
    [0] Aucun Talent à Rome pour en acheter d’autres.
   *[other] Avec les Talents à Rome, on peut en acheter jusqu’à { $count } de plus.
}
republic-explain-hidden-treasury = Seul son joueur sait ce qu’il contient.
republic-explain-printed = { $count } sur sa carte.
republic-explain-multiplied = ×{ $times } pour les guerres actives de sa série.
republic-explain-by-leader = +{ $count } pour { $name }.
republic-explain-by-allies = +{ $count } pour les provinces alliées.
republic-explain-halved = Réduite de moitié par la Loi Plautia.
republic-explain-numbers = { $name } : { $numbers }.
republic-explain-army = { $name } lui fait face avec { $army }.
republic-explain-no-army = Aucune armée ne lui fait face.
republic-explain-beaten = Sa flotte est battue.
republic-explain-next-year = Prochaine phase des revenus : { $income } rentrent, { $debts } sont à payer.
republic-explain-after-it = Ensuite il en reste de { $low } à { $high }.
republic-explain-after-it-sure = Ensuite il en reste { $low }.
republic-explain-speech = { $person } parlerait : trois dés, { $popularity } pour la popularité, − { $unrest }.
republic-explain-droughts = La prochaine fois, + { $count } pour les sécheresses et + { $wars } pour les guerres non combattues.
republic-explain-of-most = { $count } ; { $most } ruinent Rome
republic-explain-none-raised = On ne peut en lever ce tour-ci.
republic-explain-each-costs = { $cost ->
    [one] Chacune coûte { $cost } Talent.
   *[other] Chacune coûte { $cost } Talents.
}
republic-explain-legions-fleets = { $legions } et { $fleets }
republic-explain-level = en vigueur { $level } fois
republic-explain-held-by = Tenue par { $person }.
republic-explain-governed = Gouvernée par { $person } ; encore { $term ->
    [one] { $term } tour
   *[other] { $term } tours
}.
republic-explain-vacant = Elle n’a pas de gouverneur ; le Sénat en élit un.
republic-explain-province-use = Son revenu va à l’État, son pillage au gouverneur, qui est corrompu s’il le prend.
republic-explain-veteran = Compte double au combat{ $person ->
    [none] .
   *[other] {""} ; fidèle à { $person }, qu’elle peut suivre contre Rome.
}
republic-explain-veteran-name = Légion de vétérans { $number }
republic-explain-deal = Accord { $number }
republic-explain-deal-use = Quand tous ont accepté, il engage : ce qui est promis est fait en son temps.
republic-explain-sides = { $yes } pour, { $no } contre{ $left ->
    [0] .
   *[other] {""} ; { $left } pas encore exprimés.
}
republic-aim-influence = En tête : { $names }, influence { $count }
    .name = Qui gagne à la fin
    .line = Quand l’ère finit, la faction la plus influente gagne, si un rebelle ou un Consul à vie n’a pas gagné avant. Rebelles et captifs ne comptent pas.
republic-aim-life = { $person } : influence { $count } sur { $most }
    .name = Consul à vie
    .line = Un sénateur à Rome qui atteint { $most } d’influence est aussitôt Consul à vie, et peut être élu à partir de { $elected } ; son joueur gagne si Rome survit au tour.
republic-aim-wars = Guerres : { $count } ; avec { $most } Rome tombe
    .name = Guerres actives
    .line = Avec { $most } guerres actives à la fin d’une phase de combat, tous perdent.
republic-aim-treasury = Trésor d’État après l’an prochain : { $left }
    .name = Banqueroute
    .line = Si l’État ne peut payer ce qu’il doit, tous perdent, ou le rebelle gagne.
republic-aim-era = L’ère finit ce tour-ci
    .name = La fin de l’ère
    .line = La partie finit avec cette phase du forum.
republic-aim-rebel = { $person } s’est révolté
    .name = Une révolte
    .line = Un rebelle qui bat l’armée du Sénat, ou voit l’État ruiné, gagne.
