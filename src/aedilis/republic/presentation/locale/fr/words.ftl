# Les mots de La République de Rome en français : noms des personnes, des phases et des lieux, ce qu'on peut choisir, et
# comment se lit une proposition ou un coup.
#
# $who vaut "you" pour qui lit et "other" pour les autres ; $name est alors le nom de ce siège.

## Noms

republic-person-scipio-africanus = Scipio Africanus
republic-person-fabius-cunctator = Fabius Cunctator
republic-person-flamininus = Flamininus
republic-person-aemilius-paullus = Aemilius Paullus
republic-person-cato-the-elder = Cato l’Ancien
republic-person-scipio-aemilianus = Scipio Aemilianus
republic-person-sulla = Sulla
republic-person-fulvius-flaccus = Fulvius Flaccus
republic-person-servilius-glaucia = Servilius Glaucia
republic-person-popillius-laenas = Popillius Laenas
republic-person-tiberius-gracchus = Tiberius Gracchus
republic-person-gaius-gracchus = Gaius Gracchus
republic-person-gaius-marius = Gaius Marius
republic-person-julius-caesar = Julius Caesar
republic-person-cato-the-younger = Cato le Jeune
republic-person-cicero = Cicero
republic-person-crassus = Crassus
republic-person-lucullus = Lucullus
republic-person-pompey = Pompeius Magnus
republic-nobody = personne
republic-none = rien
republic-hidden-card = une carte
republic-several = { $name } ×{ $count }
republic-legion = Légion { $number }
republic-chit-none = aucun nom
republic-chit-two = Piochez 2
republic-clause = clause { $clause }
republic-deal = accord { $deal }
republic-faction-of = { $who ->
    [you] votre faction
   *[other] la faction { DE($name) }
}
republic-faction-imperials = la faction impériale
republic-faction-plutocrats = la faction ploutocrate
republic-faction-conservatives = la faction conservatrice
republic-faction-populists = la faction populaire
republic-treasury-of = { $who ->
    [you] votre Trésor de faction
   *[other] le Trésor { DE($faction) }
}
republic-place-rome = Rome
republic-war-revolt = révolte en { $province }
republic-war-raiders = raids barbares
republic-war-march = marche du rebelle sur Rome
republic-legions = { $count ->
    [one] { $count } légion
   *[other] { $count } légions
}{ $veterans ->
    [0] {""}
    [one] {" "}(dont { $veterans } vétéran)
   *[other] {" "}(dont { $veterans } vétérans)
}
republic-fleets = { $count ->
    [one] { $count } flotte
   *[other] { $count } flottes
}
republic-no-forces = aucune force
republic-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}

## Phases

republic-phase-mortality = Phase de mortalité
republic-phase-revenue = Phase des revenus
republic-phase-forum = Phase du forum
republic-phase-population = Phase de la population
republic-phase-senate = Phase du sénat
republic-phase-combat = Phase de combat
republic-phase-revolution = Phase de révolution

republic-era-early = Haute République
republic-era-middle = Moyenne République
republic-era-late = Basse République

republic-moment-proposal = une proposition, avant le premier vote
republic-moment-adjournment = la levée de la séance
republic-moment-tribune = l’emploi d’un Tribun
republic-moment-silenced = l’attaque d’un Tribun
republic-moment-cleopatra = une bataille de la Guerre d’Alexandrie
republic-moment-desertion = une bataille contre un rebelle qui a des vétérans à vous
republic-moment-proscription = une guerre civile gagnée
republic-moment-revenue = le début de la phase des revenus
republic-moment-dictator = le passage à l’élection du Censeur, faute de Dictateur
republic-moment-spoils = une part des dépouilles est nommée
republic-moment-check = les dépouilles vont être partagées
republic-moment-province-spoils = le butin d’une province que vous gouvernez
republic-moment-redistribution = la Redistribution de l’argent
republic-moment-contributions = les contributions à l’État
republic-moment-levies = les levées de vos provinces : ce que paie l’impôt
republic-moment-persuading = une tentative de persuasion
republic-moment-defending = des pots-de-vin contre une tentative de persuasion
republic-moment-attracting = les chevaliers
republic-moment-holding-games = les Jeux
republic-moment-naming-leader = un autre chef de faction
republic-moment-auction = l’enchère d’une initiative
republic-moment-pleading = si un des vôtres plaide
republic-moment-trades = les échanges de cartes
republic-moment-disbanding = les vétérans à licencier, quand vous n’avez pas de cartes

## Sortes de propositions et de votes

republic-proposal-consuls = élection des Consuls
republic-proposal-dictator = élection d’un Dictateur
republic-proposal-censor = élection du Censeur
republic-proposal-governors = élection de gouverneurs
republic-proposal-concessions = attribution de concessions
republic-proposal-land-bill = Loi agraire
republic-proposal-repeal = abrogation d’une Loi agraire
republic-proposal-forces = levée et dissolution de forces
republic-proposal-deploy = envoi de Généraux
republic-proposal-reinforce = renforts
republic-proposal-recall = rappel d’un Général
republic-proposal-garrison = garnison
republic-proposal-recall-garrison = rappel d’une garnison
republic-proposal-life = Consul à vie
republic-proposal-reject-rhodes = refus de l’alliance de Rhodes
republic-proposal-prosecute-minor = procès mineur
republic-proposal-prosecute-major = procès majeur
republic-proposal-special-trial = procès spécial pour assassinat

## Ce que dit une proposition

republic-content-consuls = { $person } et { $other } comme Consuls
republic-content-dictator = { $person } comme Dictateur
republic-content-censor = { $person } comme Censeur
republic-content-life = { $person } comme Consul à vie
republic-content-governors = { $person } comme gouverneur en { $province }
republic-content-concessions = { $concession } pour { $person }
republic-content-land-bill = { $bill }, Parrain { $person }, Co-parrain { $other }
republic-content-repeal = abrogation ({ $bill }), Parrain { $person }
republic-content-forces = { $what ->
    [both] lever { $raised } et dissoudre { $disbanded }
    [raise] lever { $raised }
   *[disband] dissoudre { $disbanded }
}
republic-content-deploy = envoyer { $general } avec { $army } ({ $war })
republic-content-reinforce = renforcer { $general } : { $army }
republic-content-recall = { $how ->
    [war] ramener les forces sans Général ({ $general })
    [split] retirer { $army } à { $general }
    [yes] rappeler { $general } et donner son armée à { $other }
   *[take] rappeler { $general } avec son armée
}
republic-content-garrison = mettre { $army } en garnison en { $province }
republic-content-recall-garrison = ramener { $army } de garnison ({ $province })
republic-content-reject-rhodes = refuser les flottes de Rhodes
republic-content-prosecute-minor = procès mineur contre { $person } pour { $charge }, Procureur { $prosecutor }
republic-content-prosecute-major = procès majeur contre { $person } pour { $charge }, Procureur { $prosecutor }
republic-content-special-trial = procès spécial contre { $person } pour assassinat
republic-charge-corrupt = corruption dans sa province
republic-charge-major = fautes dans sa charge
republic-charge-concession = corruption avec une concession ({ $concession })
republic-charge-province = pillage ({ $province })

## Coups entiers

republic-move = { $choice } : { $parts }
republic-move-proposal = { $asked ->
    [command] { $content }
   *[other] Proposer : { $content }
}
republic-move-trial = Engager un { $content }
republic-move-move = Déplacer { $amount } depuis { $one } vers { $other }
republic-move-give = Donner { $amount } depuis { $one } vers { $other }
republic-choice-chance = { $choice } ({ $percent } %)
republic-move-persuade = { $one } tente de persuader { $other }, { $amount }
republic-move-seduce = { $one } tente de persuader { $other } par Séduction, { $amount }
republic-move-blackmail = { $one } tente de persuader { $other } par Chantage, { $amount }
republic-move-offer = Offrir un accord. { $clauses }
republic-amount-bid = offre de { $count } T
republic-amount-bribe = pot-de-vin de { $count } T
republic-amount-counter = contre-offre de { $count } T
republic-amount-talents = { $count } T
republic-amount-personal = { $count } T de son Trésor personnel
republic-amount-treasury = { $count } T du Trésor de faction
republic-amount-master = { $count } T par le Maître de cavalerie
republic-amount-term = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
republic-amount-cards = { $count ->
    [one] { $count } carte Assassin
   *[other] { $count } cartes Assassin
}
republic-amount-guards = { $count ->
    [one] { $count } Garde du corps secret
   *[other] { $count } Gardes du corps secrets
}
republic-amount-votes = { $count ->
    [one] { $count } vote acheté par { $person }
   *[other] { $count } votes achetés par { $person }
}
republic-amount-press = { $person } : { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
}
republic-amount-pay = { $count } T par { $person }
republic-amount-fleets = { $of ->
    [nobody] {""}
   *[somebody] { $person } : {""}
}{ $count ->
    [one] { $count } flotte
   *[other] { $count } flottes
}
republic-amount-legions = { $count ->
    [one] { $count } légion
   *[other] { $count } légions
}
republic-amount-regulars = { $count ->
    [one] { $count } légion ordinaire
   *[other] { $count } légions ordinaires
}
republic-amount-raise-legions = { $count ->
    [one] lever { $count } légion
   *[other] lever { $count } légions
}
republic-amount-raise-fleets = { $count ->
    [one] lever { $count } flotte
   *[other] lever { $count } flottes
}
republic-amount-disband-legions = { $count ->
    [one] dissoudre { $count } légion
   *[other] dissoudre { $count } légions
}
republic-amount-disband-fleets = { $count ->
    [one] dissoudre { $count } flotte
   *[other] dissoudre { $count } flottes
}
republic-pick-for = { $count ->
    [0] personne pour
   *[other] pour : { $items }
}
republic-pick-against = { $count ->
    [0] personne contre
   *[other] contre : { $items }
}
republic-pick-cards = { $items }
republic-pick-veterans = { $count ->
    [0] aucun vétéran
   *[other] vétérans : { $items }
}
republic-pick-disband-veterans = { $count ->
    [0] aucun vétéran
   *[other] dissoudre les vétérans : { $items }
}

## Choix. $asked est la fin de la clé de la question, $field ce comme quoi le mot est choisi.

republic-do-stop = { $field ->
    [how] N’acheter aucun vote
    [more] Rien de plus : c’est toute la proposition
   *[do] { $asked ->
        [command] Plus aucun ordre
        [persuasion] Aucune tentative de persuasion
        [knights] Pas de chevalier
        [games] Pas de Jeux
        [new-leader] Garder le même chef
        [redistribution] Arrêter la Redistribution
        [contribution] Aucune autre contribution
        [tribune-proposal] Aucune proposition
       *[other] Arrêter
    }
}
republic-do-pass = { $asked ->
    [share] Ne rien prendre
    [partner] Ne pas former de coalition
    [bid] Ne pas enchérir
    [vote] Passer
    [spoils] Ne pas piller
    [profiteer] Prendre le revenu ordinaire
   *[other] Laisser faire
}
republic-do-yes = { $field ->
    [do] Voter pour
    [vote] Pour
    [more] Oui, une de plus
    [how] Envoyer un autre Général à sa place
   *[answer] Oui
}
republic-do-no = { $field ->
    [do] Voter contre
    [vote] Contre
    [senator] Personne
   *[answer] Non
}
republic-do-abstain = S’abstenir
republic-do-split = { $field ->
    [how] Prendre une partie de son armée
   *[do] Partager les votes
}
republic-do-veto = Opposer un veto par un Tribun
republic-do-call = Appeler au vote
republic-do-call-rest = Appeler tous les autres, l’un après l’autre
republic-do-roll = { $asked ->
    [declare] Demander leur loyauté aux légions
   *[other] Lancer les dés
}
republic-do-raise = Offrir davantage
republic-do-refuse = Refuser
republic-do-take = { $field ->
    [how] Le rappeler avec son armée
   *[other] Prendre
}
republic-do-leave = Laisser
republic-do-rome = Rome
republic-do-travel = Il va dans sa province
republic-do-legate = Il reste et envoie un Légat
republic-do-ask = M’attendre toujours (ask)
republic-do-open = Ne m’attendre que si elle attend tout le monde (open)
republic-do-never = Ne jamais m’attendre (never)
republic-do-propose-consuls = Proposer deux Consuls
republic-do-propose-dictator = Proposer un Dictateur
republic-do-propose-censor = Proposer un Censeur
republic-do-propose-governors = Proposer des gouverneurs
republic-do-propose-concessions = Proposer l’attribution de concessions
republic-do-propose-land-bill = Proposer une Loi agraire
republic-do-propose-repeal = Proposer l’abrogation d’une Loi agraire
republic-do-propose-forces = { $asked ->
    [command] Lever ou dissoudre des légions et des flottes
   *[other] Proposer de lever ou de dissoudre des légions et des flottes
}
republic-do-propose-deploy = { $asked ->
    [command] Envoyer des Généraux à la guerre
   *[other] Proposer d’envoyer des Généraux à la guerre
}
republic-do-propose-reinforce = { $asked ->
    [command] Renforcer un Général
   *[other] Proposer des renforts pour un Général
}
republic-do-propose-recall = { $asked ->
    [command] Rappeler un Général
   *[other] Proposer le rappel d’un Général
}
republic-do-propose-garrison = { $asked ->
    [command] Envoyer une garnison
   *[other] Proposer une garnison
}
republic-do-propose-recall-garrison = { $asked ->
    [command] Rappeler une garnison
   *[other] Proposer le rappel d’une garnison
}
republic-do-propose-life = Proposer un Consul à vie
republic-do-propose-reject-rhodes = Proposer de refuser l’alliance de Rhodes
republic-do-propose-repeal-law = Proposer l’abrogation d’une loi
republic-do-propose-recall-governor = Proposer le rappel d’un gouverneur
republic-do-next-step = Passer aux affaires suivantes
republic-do-adjourn = Lever la séance
republic-do-prosecute-minor = Engager un procès mineur
republic-do-prosecute-major = Engager un procès majeur
republic-do-end-trials = Mettre fin aux procès
republic-do-appeal = Faire appel au peuple
republic-do-appeal-more = Faire appel au peuple avec plus de dés
republic-do-appoint = Désigner
republic-do-election = Tenir une élection
republic-do-yield = Céder la présidence
republic-do-lose-influence = Perdre de l’influence et continuer à présider
republic-do-minor-motion = Faire une motion mineure
republic-do-assassinate = Tenter un assassinat
republic-do-tribune = Employer un Tribun pour proposer
republic-do-law = Jouer une loi
republic-do-ransom = Payer une rançon
republic-do-peddle = Jouer Trafic d’influence
republic-do-claim-commissioner = Prendre la Commission agraire
republic-do-fine = Imposer l’amende de la Loi Calpurnia
republic-do-graft = Jouer Corruption contre le Tribun
republic-do-murder = Jouer Meurtre d’un tribun de la plèbe
republic-do-mob = Jouer Foule poussée à la violence
republic-do-proscribe = Jouer Proscription
republic-do-ally = Jouer Cléopâtre en alliée de Rome
republic-do-enemy = Jouer Cléopâtre en ennemie de Rome
republic-do-guard = Jouer le Garde du corps public
republic-do-order = Donner une consigne permanente
republic-do-take-office = Prendre une charge
republic-do-take-province = Prendre une province
republic-do-take-concession = Prendre une concession
republic-do-sponsor-bill = Parrainer une Loi agraire
republic-do-cosponsor-bill = Co-parrainer la Loi agraire
republic-do-stop-pick = L’arrêter avec un Tribun
republic-do-stop-bill = Arrêter la Loi agraire avec un Tribun
republic-do-check-assassins = Demander une vérification d’assassinat
republic-do-offer = Offrir un accord
republic-do-accept = Accepter un accord
republic-do-turn-down = Refuser un accord offert
republic-do-withdraw = Se retirer d’un accord offert
republic-do-dispute = Contester une clause
republic-do-kept = Elle a été tenue
republic-do-broken = Elle n’a pas été tenue
republic-do-end = Rien de plus : c’est tout l’accord
republic-do-promise-talents = Des Talents à la prochaine Redistribution
republic-do-promise-card = Une carte à la prochaine phase de révolution
republic-do-promise-vote = Un vote
republic-do-promise-nominate = Une proposition
republic-do-promise-consent = Un consentement
republic-do-promise-text = Une promesse en toutes lettres
republic-do-bid = Enchérir
republic-do-persuade = Tenter une persuasion
republic-do-seduce = La tenter avec Séduction
republic-do-blackmail = La tenter avec Chantage
republic-do-attract = Attirer un chevalier
republic-do-press = Pressurer des chevaliers
republic-do-games = Organiser des Jeux
republic-do-leader = Nommer un autre chef
republic-do-move = Déplacer des Talents dans la faction
republic-do-give = { $asked ->
    [trade] Donner des cartes
   *[other] Donner des Talents à une autre faction
}
republic-do-contribute = Contribuer
republic-do-spoils = Piller
republic-do-profiteer = Spéculer
republic-do-pay = { $field ->
    [how] Acheter des votes
   *[other] Payer
}
republic-do-play = Jouer une carte
republic-do-trade = { $asked ->
    [return] Offrir des cartes en retour
   *[other] Proposer un échange
}
republic-do-discard = Défausser
republic-do-rebel = Se rebeller
republic-do-lay-down = Rendre le commandement
republic-do-join = Rejoindre la rébellion
republic-do-stay = Rester loyal
republic-do-fight = Combattre
republic-do-move-army = Garder l’armée et aller à une autre guerre
republic-do-defect = Faire passer des vétérans du rebelle au Sénat
republic-do-retire = Rentrer à Rome
republic-do-come-back = Revenir
republic-do-corrupt = Corruption dans sa province
republic-do-major = Fautes dans sa charge
republic-do-knights = Pour les chevaliers : +1 à tous les jets suivants pour en attirer
republic-do-repeal = Pour abroger la Loi Acilia
republic-do-stay-in-game = Rester dans la partie
republic-do-leave-game = Quitter la partie
republic-means = { $means ->
    [office] Le pouvoir de sa charge : { $name }
    [free] { $name }, sans carte
   *[card] Une carte { $name }
}

## L'attente et la fin

republic-awaiting = { $who ->
    [you] À vous de décider : { $topic }
   *[other] On attend { $names } : { $topic }
}
republic-score = { $who ->
    [you] Vous
   *[other] { $name }
} : influence { $influence }, { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}, { $senators ->
    [one] { $senators } sénateur
   *[other] { $senators } sénateurs
}
republic-ending-rebel-battle = la victoire du rebelle
republic-ending-rebel-bankruptcy = la banqueroute pendant une rébellion
republic-ending-rebel-revolt = le Soulèvement populaire pour le rebelle
republic-ending-consul-appointed = Consul à vie par l’influence
republic-ending-consul-elected = Consul à vie par un vote
republic-ending-era-ends = la fin de l’ère
republic-ending-lost-wars = trop de guerres
republic-ending-lost-revolt = le Soulèvement populaire
republic-ending-lost-bankruptcy = la banqueroute
republic-ending-lost-rebel = Rome tombe sous le rebelle

## Une nouvelle partie

republic-scenario-early = { $name } : de 264 à 192 av. J.-C., les guerres puniques et les premières guerres d’Orient. Le scénario par lequel commencer.
republic-scenario-middle = { $name } : de 149 à 104 av. J.-C., provinces, Lois agraires et premières lois.
republic-scenario-late = { $name } : de 90 à 52 av. J.-C., grands Généraux, et toutes les lois.
republic-scenario-early-middle = { $name } : la Haute République, puis la Moyenne sans interruption. Plus long.
republic-scenario-middle-late = { $name } : la Moyenne République, puis la Basse sans interruption. Plus long.
republic-scenario-early-late = { $name } : les trois ères l’une après l’autre. Très long.
republic-scenario-alternate = { $name } : les cartes des trois ères dans une seule pioche.
republic-option-scenario = la période : haute, moyenne ou basse, ou plusieurs à la suite
republic-option-dictator-strength = si une guerre de Force 20 qui permet un Dictateur se compte avec multiplicateurs et chefs (modifiée) ou telle qu’imprimée
republic-option-repopulation-tie = qui reçoit un nouveau sénateur parmi les factions qui en ont aussi peu : celle qui a le moins d’influence, ou le moins de sénateurs, à Rome
republic-option-civil-war-is-active-war = si une guerre civile compte parmi les quatre guerres actives qui ruinent Rome
republic-option-late-marius-sulla = si Marius et Sulla sont dans le scénario de la Basse République
republic-option-unsold-initiatives = si la faction du plus haut magistrat reçoit une seule initiative sans enchère, la suivante étant remise aux enchères (one), ou avec elle toutes celles qui restent (all)
republic-option-draw-two-chits = combien des six jetons de mortalité sans numéro sont des « Piochez 2 » ; les autres sont vierges
republic-option-raiders-ransom = jusqu’à quand on peut racheter un gouverneur aux mains des barbares
republic-option-open-bodyguard = ce qu’un Garde du corps public retire à chaque jet d’assassinat : 2, comme sur sa carte, ou 1, comme dans les règles
republic-option-unrest-at-ten = de combien un 10 sur la table de la population augmente le mécontentement : de 1, ou pas du tout
republic-option-living-rules = avec les changements des Living Rules 1.07A : Marius et Sulla dans le scénario de la Basse République, un seul avertissement, quand le Trésor passe sous 70 T, la charge de Proconsul comptée comme majeure, la fin de l’ère avant un Consul à vie, et d’autres dans les règles avancées
republic-option-provincial-wars = si les provinces lèvent leurs propres forces et doivent mener les guerres qui les attaquent (règle avancée 2.02)
republic-option-allied-strength = si la Force imprimée des provinces alliées à une guerre s’y ajoute (added) ou se multiplie avec elle (multiplied)
republic-option-reshuffled-allies = ce que deviennent les provinces alliées à une guerre qui retourne dans la pioche : elles vont au Forum (freed) ou l’attendent (kept)
republic-option-veterans = si les Généraux victorieux peuvent dissoudre des vétérans contre influence et éloquence, et les Consuls les rappeler (règle avancée 2.04)
republic-option-disband-scope = quels vétérans qui lui sont fidèles un Général peut dissoudre : tous (any) ou ceux de sa propre armée (own-force)
republic-option-recall-by = qui peut rappeler des vétérans dissous : un Consul (consul) ou aussi un Dictateur (consul-or-dictator)
