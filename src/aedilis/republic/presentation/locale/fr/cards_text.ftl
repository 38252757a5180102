# Ce que disent les cartes de La République de Rome, en français et avec nos propres mots. Les nombres viennent avec les textes.

## Sortes de cartes

republic-kind-family = sénateur, Famille
republic-kind-statesman = sénateur, Homme d’État
republic-kind-concession = concession
republic-kind-war = guerre
republic-kind-leader = chef ennemi
republic-kind-leader-intrigue = intrigue et chef ennemi
republic-kind-intrigue = intrigue
republic-kind-law = loi
republic-kind-forum-event = événement de la pioche
republic-kind-event = événement
republic-kind-province = province

## Sénateurs

republic-card-ratings = MIL { $military }, ÉLO { $oratory }, LOY { $loyalty } ; influence { $influence }, popularité { $popularity }
republic-card-statesmen = Hommes d’État de la Famille : { $names }
republic-card-of-family = Famille { $family }
republic-card-military-roll = au combat, sa valeur MIL se lance aux dés : { $roll }
republic-card-opposes = loyauté 0 s’il partage sa faction avec { $names }
republic-card-kin = loyauté 0 tant { QUE($person) } est en jeu dans une autre faction ; tous deux peuvent être en jeu ensemble
republic-card-pair = peut être en jeu en même temps { QUE($person) }
republic-card-voids = comme Général, il annule les nombres de Désastre et d’Échec de ces cartes : { $wars }
republic-card-knights = +{ $drm } à ses jets pour attirer un chevalier
republic-card-appeal = peut lancer { $count } dés pour son Appel au peuple
republic-card-veterans = crée { $count } légions de vétérans par une victoire
republic-ability-halve-losses = comme Général, il ne perd que la moitié des légions et des flottes, arrondie au supérieur
republic-ability-free-tribune = a un Tribun par tour, sans carte
republic-ability-claim-land-commissioner = peut prendre sans vote la Commission agraire, s’il est à Rome et qu’une Loi agraire est en vigueur
republic-ability-free-land-bill-veto = peut opposer un veto à une Loi agraire par tour, sans carte
republic-ability-free-land-bill-proposal = peut proposer une Loi agraire par tour, sans carte
republic-ability-double-income = son revenu et celui de ses concessions comptent double
republic-ability-no-losses-by-numbers = ne perd rien par les nombres de Désastre et d’Échec, mais se retire alors et rentre à Rome
republic-ability-double-popularity-changes = tout changement de sa popularité compte double

## Concessions

republic-card-paid-each-turn = { $talents } T par an
republic-card-paid-legion-raised = { $talents } T par légion levée
republic-card-paid-fleet-raised = { $talents } T par flotte levée
republic-card-profiteering = en cas de sécheresse, son détenteur peut spéculer : plus de Talents, moins de popularité
republic-card-needs-bill = seulement tant qu’une Loi agraire est en vigueur
republic-card-tax-farmer = détruit par un { $dice } quand le pays est ravagé

## Guerres et chefs

republic-card-strength = Force terrestre { $land }, { $naval ->
    [0] pas de Force navale
   *[other] Force navale { $naval }
}, { $support ->
    [0] pas de flottes de soutien
   *[other] flottes de soutien { $support }
}
republic-card-numbers = Désastre sur { $disaster }, Échec sur { $standoff }
republic-card-spoils = butin { $talents } T
republic-card-series = numéro { $place } sur { $wars } ({ $series })
republic-card-drawn-inactive = inactive à la pioche
republic-card-drawn-active = active à la pioche
republic-card-drawn-by-province = active à la pioche si Rome tient { $provinces }, sinon inactive
republic-card-revolt = Révolte : pas de butin
republic-card-revolt-if = Révolte, donc sans butin, si Rome tient { $province } quand elle est piochée
republic-card-drought = apporte une sécheresse tant qu’elle est au Forum
republic-card-creates-victory = sa défaite crée comme province : { $provinces }
republic-card-creates-series-defeated = crée comme province, quand toute sa suite est vaincue : { $provinces }
republic-card-creates-attacked = crée comme province, quand Rome l’attaque : { $provinces }
republic-card-develops = sa défaite développe { $province }
republic-card-destroys = détruit une concession quand elle éclate : { $concession }
republic-war-trait-tax-farmer-roll = tant qu’elle est active, elle peut détruire un Publicain chaque année
republic-war-trait-wakes-inactive-series = réveille les guerres inactives de sa suite
republic-war-trait-waits-for-attack = reste inactive jusqu’à ce que Rome l’attaque
republic-card-leads = ajoute { $strength } à la Force de ses guerres : { $wars }
republic-card-tax-farmer-roll = peut détruire un Publicain chaque année tant que cette guerre est active : { $war }
republic-card-waits-for-provinces = attend dans la Curie que les provinces de ses guerres existent
republic-card-ally = carte de faction, jouée avant une bataille de la Guerre d’Alexandrie : ennemie, ou alliée qui ajoute { $military } MIL et donne { $talents } T au Général, lequel perd { $popularity } de popularité

## Intrigues

republic-intrigue-tribune = Phase du sénat : faites une proposition sans présider, ou opposez un veto à une proposition ou à un procès, avant ou pendant votre tour de vote. Pas de veto contre une proposition du Dictateur, les derniers candidats possibles, un Consul à vie ou un procès spécial.
republic-intrigue-assassin = +1 à votre jet d’assassinat, y compris quand les gardes du corps cherchent l’assassin.
republic-intrigue-secret-bodyguard = -1 à un jet d’assassinat contre l’un de vos sénateurs ; si l’assassin n’est pas pris, un jet de plus, qui ne peut que le prendre.
republic-intrigue-open-bodyguard = Phase des revenus, sur l’un de vos sénateurs à Rome : -2 à tout jet d’assassinat contre lui et un jet de plus pour prendre l’assassin. Il paie 1 T et perd 1 de popularité par an, sinon le garde du corps s’en va.
republic-intrigue-influence-peddling = À tout moment, sauf en phase de révolution : prenez une carte au hasard dans une autre main.
republic-intrigue-seduction = Une tentative de persuasion à laquelle personne ne peut opposer de contre-offre.
republic-intrigue-blackmail = Une tentative de persuasion à laquelle personne ne peut opposer de contre-offre ; si elle échoue, la cible perd deux dés d’influence et de popularité.
republic-intrigue-graft = Quand une autre faction emploie un Tribun : l’un de vos sénateurs à Rome paie un dé de Talents et le fait taire. Vous pouvez renoncer en voyant le prix.
republic-intrigue-murder-of-a-tribune = Quand une autre faction emploie un Tribun : l’un de vos sénateurs à Rome lance un dé, perd autant de popularité, et le fait taire si le dé est pair.
republic-intrigue-mob-incited = Quand une autre faction a attaqué un Tribun par une carte : un dé plus l’éloquence de l’un de vos sénateurs à Rome donne le nombre de jetons de mortalité qui menacent ses sénateurs à Rome.
republic-intrigue-proscription = Après une bataille gagnée par un camp dans une guerre civile : le plus haut magistrat peut retirer tous les chevaliers pour un dé de Talents chacun. Sa faction n’en attire plus ; toutes les autres ajoutent 1 à leurs jets pour en attirer.

## Lois

republic-law-effect-calpurnian = Une fois par tour, le Censeur peut frapper d’une amende un gouverneur corrompu rentré ce tour-ci : un dé de Talents.
republic-law-effect-military-reforms = L’influence seule ne fait plus de Consul à vie.
republic-law-effect-tradition-erodes = Consuls et Dictateurs peuvent être aussitôt réélus Consuls.
republic-law-effect-servilian = Qui la joue ajoute 1 à tous ses jets pour attirer un chevalier ; ou bien elle abroge la Loi Acilia.
republic-law-effect-acilian = L’amende de la Loi Calpurnia revient à la faction qui a le plus de chevaliers, non au Censeur.
republic-law-effect-plautian-papirian = Réduit de moitié la Force de la Guerre sociale et abaisse le mécontentement de 2. Chaque sénateur de qui la joue perd 1 de popularité.
republic-law-effect-gabinian = Au début de la phase de combat, les Généraux peuvent lever légions et flottes à leurs frais.
republic-law-effect-vatinian = Tout sénateur aligné peut être élu gouverneur et tenir une province par un Légat.
republic-law-effect-manilian = Un Général vainqueur peut garder son armée en phase de révolution et la mener à une autre guerre.
republic-law-effect-julian = Met fin à toute Pénurie d’hommes et abaisse le mécontentement de 3. Chaque sénateur de qui la joue perd un dé d’influence.
republic-law-needs-tradition-erodes = demande des guerres actives d’une Force totale de 15
republic-law-needs-acilian = demande la Loi Calpurnia
republic-law-needs-plautian-papirian = demande la Guerre sociale au Forum
republic-law-needs-gabinian = demande une guerre contre les pirates ciliciens au Forum
republic-law-needs-julian = demande la Guerre sociale au Forum

## Événements de la pioche

republic-forum-effect-era-ends = La partie finit avec cette phase du forum. La persuasion échoue sur 9 ou plus.
republic-forum-effect-pergamene-bequest = Le Consul de campagne peut être envoyé avec { $legions } légions et { $fleets } flottes pour le recueillir : { $talents } T à la prochaine phase des revenus, et une province, { $province }.
republic-forum-effect-bithynian-bequest = Le Consul de campagne peut être envoyé avec { $legions } légions et { $fleets } flottes pour le recueillir : { $talents } T à la prochaine phase des revenus, et une province, { $province }.
republic-forum-effect-ptolemy-apion-bequest = Nouvelle province à la phase du sénat : { $province }.
republic-forum-effect-catiline = Le plus haut magistrat désigne une autre faction : un dé de jetons de mortalité menace ses sénateurs à Rome. Il perd 1 de popularité par jeton.

## Événements

republic-side = { $name } : { $effect }
republic-event-effect-ally-deserts = si la somme des dés d’une bataille est paire, { $dice ->
    [white] les dés blancs s’ajoutent
   *[black] le dé noir s’ajoute
} à la Force de l’ennemi
republic-event-effect-allied-enthusiasm = l’État reçoit { $talents } T à la prochaine phase des revenus
republic-event-effect-barbarian-raids = chaque province frontalière doit faire { $target } avec deux dés et sa force militaire, sinon les barbares la ravagent
republic-event-effect-drought = une sécheresse de plus ; le mécontentement monte, on peut spéculer sur le blé
republic-event-effect-enemy-leader-dies = { $side ->
    [dark] un chef ennemi meurt et sa plus grande guerre active s’arrête pour l’instant, pour { $percent } % de son butin
   *[light] à la fin de la phase du forum, un chef ennemi meurt
}
republic-event-effect-enemys-ally-deserts = si la somme des dés d’une bataille est impaire, { $dice ->
    [white] les dés blancs sont retranchés
   *[black] le dé noir est retranché
} de la Force de l’ennemi
republic-event-effect-epidemic = { $chits } jetons de mortalité ; { $side ->
    [dark] le premier désigné qui est absent de Rome meurt
   *[light] les désignés qui sont à Rome meurent
}
republic-event-effect-evil-omens = { $side ->
    [dark] un de plus sur tous les jets
   *[light] l’État paie { $talents } T ; -1 à tous les jets (persuasion : +1 aux dés), sauf initiatives et événements
}
republic-event-effect-internal-disorder = chaque gouverneur d’une province non développée doit faire { $target } avec un dé et 1 par légion sur place, sinon elle se révolte
republic-event-effect-manpower-shortage = légions et flottes coûtent { $cost } T de plus chacune
republic-event-effect-mob-violence = { $side ->
    [dark] autant de jetons de mortalité que le mécontentement et un dé
   *[light] autant de jetons de mortalité que le mécontentement
} menacent à Rome ceux dont la popularité est plus basse que ce nombre
republic-event-effect-natural-disaster = { $side ->
    [dark] un dé détruit une concession de plus
   *[light] l’État paie { $talents } T, et un dé détruit une concession
}
republic-event-effect-new-alliance = à la fin de la phase du sénat, une guerre finit, { $side ->
    [dark] pour de bon et pour tout son butin
   *[light] pour l’instant et pour la moitié de son butin
}
republic-event-effect-pretender-emerges = avec la prochaine guerre active, une province se révolte, { $side ->
    [dark] sans bataille
   *[light] et son gouverneur doit se battre pour elle
}
republic-event-effect-refuge = { $side ->
    [dark] le prochain chef vaincu réveille toutes les guerres du Forum et les aide
   *[light] le prochain chef vaincu aide la prochaine guerre piochée
}
republic-event-effect-rhodian-alliance = { $fleets } flottes gratuites en tout, jusqu’à la fin de la guerre qui en demande le plus
republic-event-effect-storm-at-sea = deux dés de flottes sont perdus
republic-event-effect-trial-of-verres = chaque province rapporte { $income } T de plus à l’État et son pillage { $income } T de moins au gouverneur

## Provinces et Lois agraires

republic-card-frontier = province frontalière
republic-card-province = { $developed ->
    [0] Non développée
   *[other] Développée
} : revenu d’État { $income }, pillage { $spoils } ; Force terrestre { $land }, Force navale { $naval }
republic-bill-effect = Type { $type } : { $talents } T { $yearly ->
    [0] une fois
   *[other] par an
}, mécontentement -{ $unrest } ; popularité : Parrain +{ $sponsor }, Co-parrain +{ $cosponsor }, qui vote contre -{ $voter }
