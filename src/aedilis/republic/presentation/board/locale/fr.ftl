# Le plateau de La République de Rome dans le navigateur, en français.
#
# Ce sont les mots imprimés sur le plateau lui-même ; les noms et les phrases viennent du jeu. Ceux qui commencent par
# « letter » ou « phase » se trouvent dans des endroits étroits : une lettre, ou un mot court.

## Une chose, et ce qu'on en dit

republic-board-said-of = { $thing } : { $said }

## L'État

republic-board-start = Avant le premier tour
republic-board-turn = Tour { $turn }
republic-board-phases = Phases du tour
republic-board-phase-mortality = Mortalité
republic-board-phase-revenue = Revenus
republic-board-phase-forum = Forum
republic-board-phase-population = Population
republic-board-phase-senate = Sénat
republic-board-phase-combat = Combat
republic-board-phase-revolution = Révolution
republic-board-steps = Étapes de cette phase
republic-board-step-consuls = Consuls
republic-board-step-pontifex = Pontife
republic-board-step-coalition = Coalition
republic-board-step-plan = Plan
republic-board-step-spoils = Dépouilles
republic-board-step-recruit = Recrutement
republic-board-step-send = Armées
republic-board-step-dictator = Dictateur
republic-board-step-censor = Censeur
republic-board-step-prosecutions = Procès
republic-board-step-governors = Gouverneurs
republic-board-step-other = Affaires
republic-board-step-closing = Levée
republic-board-treasury = Trésor d’État : { $treasury } T, l’an prochain { $change }. Montrer le budget
republic-board-unrest = Mécontentement
republic-board-active-wars = Guerres actives : { $count } ({ $most } ruinent Rome)
republic-board-legions-in-rome = Légions à Rome
republic-board-fleets-in-rome = Flottes à Rome
republic-board-pool = à lever : légions { $legions }, flottes { $fleets }, à { $cost } T l’unité
republic-board-no-recruits = aucune ne peut être levée
republic-board-deck = Cartes dans la pioche
republic-board-in-force = En vigueur
republic-board-era-ends = L’ère prend fin
republic-board-force-law = Loi en vigueur : { $name }
republic-board-force-event = Événement en vigueur : { $name }{ $level ->
    [one] {""}
   *[other] , { $level } fois
}
republic-board-force-bill = Loi agraire en vigueur : { $name }{ $level ->
    [one] {""}
   *[other] , { $level } fois
}
republic-board-force-bequest = Legs au Forum : { $name }
republic-board-force-letter-law = L
republic-board-force-letter-event = É
republic-board-force-letter-bill = A
republic-board-force-letter-bequest = T
republic-board-veteran = Vétérans : { $name }{ $loyal ->
    [none] {""}
   *[other] , fidèle à { $loyal }
}

## Le budget

republic-board-budget = Prochaine phase des revenus
republic-board-budget-treasury = Maintenant dans le Trésor d’État
republic-board-budget-annual = Revenu de l’année
republic-board-budget-gains = Événements et legs
republic-board-budget-provinces = Provinces
republic-board-budget-wars = Guerres actives
republic-board-budget-waking = Guerres qui éclateront avant
republic-board-budget-bills = Lois agraires
republic-board-budget-owed = Ce que des provinces ont coûté
republic-board-budget-upkeep = Légions et flottes
republic-board-budget-result = Ensuite

## Guerres

republic-board-wars = Guerres
republic-board-no-wars = Rome est en paix.
republic-board-status-active = active
republic-board-status-imminent = imminente
republic-board-status-inactive = inactive
republic-board-war-numbers = Force terrestre { $land }{ $naval ->
    [0] {""}
   *[other] , Force navale { $naval }
}{ $support ->
    [0] {""}
   *[other] , flottes de soutien { $support }
}
republic-board-land = Force terrestre
republic-board-naval = Force navale
republic-board-beaten = Sa flotte est battue
republic-board-support = Flottes de soutien
republic-board-times = Force ×{ $times } pour guerres apparentées
republic-board-unprosecuted = négligée
republic-board-drought = apporte une sécheresse
republic-board-spoils = butin { $talents } T
republic-board-disaster = Désastre sur
republic-board-standoff = Échec sur
republic-board-letter-disaster = D
republic-board-letter-standoff = É
republic-board-enemy-leader = Chef ennemi { $name } : Force +{ $strength }, Désastre sur { $disaster }, Échec sur { $standoff }
republic-board-no-commander = sans Général
republic-board-strength = Force { $land } sur terre, { $naval } en mer
republic-board-legions = Légions
republic-board-fleets = Flottes
republic-board-odds-land = sur terre
republic-board-odds-naval = en mer
republic-board-odds-lost = pertes
republic-board-odds-sent = { $person } avec { $legions ->
    [one] { $legions } légion
   *[other] { $legions } légions
}, { $fleets ->
    [one] { $fleets } flotte
   *[other] { $fleets } flottes
}
republic-board-odds-province = { $province } livrée à elle-même, avec { $person }
republic-board-odds-proposed = { $person } avec { $legions ->
    [one] { $legions } légion
   *[other] { $legions } légions
}, { $fleets ->
    [one] { $fleets } flotte
   *[other] { $fleets } flottes
}, comme proposé
republic-board-odds-could = { $person } avec tout ce qui est à Rome : { $legions ->
    [one] { $legions } légion
   *[other] { $legions } légions
}, { $fleets ->
    [one] { $fleets } flotte
   *[other] { $fleets } flottes
}
republic-board-odds-victory = Victoire
republic-board-odds-stalemate = Match nul
republic-board-odds-standoff = Échec
republic-board-odds-defeat = Défaite
republic-board-odds-disaster = Désastre
republic-board-odds-losses = pertes d’environ { $legions } légions, { $fleets } flottes

## Le Forum et les provinces

republic-board-forum = Forum
republic-board-forum-empty = Il n’y a rien au Forum.
republic-board-curia = Curie
republic-board-kind-family = Famille
republic-board-kind-statesman = Homme d’État mort
republic-board-kind-concession = concession détruite
republic-board-kind-war = guerre
republic-board-kind-leader = chef ennemi
republic-board-kind-leader-intrigue = chef ennemi
republic-board-provinces = Provinces
republic-board-no-provinces = Rome n’a pas de province.
republic-board-developed = développée
republic-board-undeveloped = non développée
republic-board-governed = gouverneur { $person } pour { $term ->
    [one] { $term } tour
   *[other] { $term } tours
}
republic-board-vacant = vacante
republic-board-legate = par un Légat
republic-board-frontier = province frontalière
republic-board-garrison = garnison de { $legions ->
    [one] { $legions } légion
   *[other] { $legions } légions
}
republic-board-overrun = ravagée par les barbares
republic-board-disorder = en proie aux troubles
republic-board-camp-at-home = aux mains d’un rebelle
republic-board-camp-at-sea = d’un rebelle, qui est en mer avec ses forces
republic-board-camp-in-italy = d’un rebelle, qui est en Italie avec ses forces
republic-board-own-forces = troupes { $troops }, flottes { $fleets }
republic-board-attacked = attaquée
republic-board-ally = alliée : { $province } (troupes { $troops }, flottes { $fleets })
republic-board-disbanded = a dissous { $count ->
    [one] { $count } légion vétérane
   *[other] { $count } légions vétéranes
}
republic-board-province-numbers = revenu d’État { $income }, pillage { $spoils }, impôt local { $taxes }

## Sénateurs et factions

republic-board-letter-military = MIL
republic-board-letter-oratory = ÉLO
republic-board-letter-loyalty = LOY
republic-board-influence = Influence
republic-board-popularity = Popularité
republic-board-knights = Chevaliers
republic-board-talents = Talents
republic-board-votes = Votes à Rome
republic-board-cards = Cartes en main
republic-board-treasury-of-faction = Trésor de faction
republic-board-senator-numbers = valeur militaire { $military }, éloquence { $oratory }, loyauté { $loyalty }{ $printed ->
    [-1] {""}
   *[other] {" "}({ $printed } sur la carte)
}, influence { $influence }, popularité { $popularity }, { $knights ->
    [0] aucun chevalier
    [one] { $knights } chevalier
   *[other] { $knights } chevaliers
}, { $talents ->
    [one] { $talents } Talent
   *[other] { $talents } Talents
}, { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
republic-board-exposed = { $name } (corruption)
republic-board-mark-leader = chef de faction
republic-board-mark-presiding = préside
republic-board-mark-first = plus haut magistrat
republic-board-mark-guarded = protégé
republic-board-mark-for-life = Consul à vie
republic-board-mark-prior-consul = ancien consul
republic-board-mark-corrupt = corrompu
republic-board-mark-major = charge majeure cette année
republic-board-mark-victor = victorieux
republic-board-mark-proconsul = Proconsul
republic-board-mark-priest = prêtre
republic-board-place-province = gouverneur en { $where }{ $term ->
    [0] {""}
    [one] , reste { $term } tour
   *[other] , restent { $term } tours
}
republic-board-place-field = en campagne : { $where }
republic-board-place-captive = captif : { $where }
republic-board-place-rebel = en rébellion
republic-board-rebel = rebelle
republic-board-standard-eagle = l’aigle
republic-board-standard-wolf = le loup
republic-board-standard-boar = le sanglier
republic-board-standard-horse = le cheval
republic-board-standard-bull = le taureau
republic-board-standard-serpent = le serpent
republic-board-faction-numbers = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
} à Rome, influence { $influence }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
republic-board-faction-talents = { $talents ->
    [one] { $talents } Talent
   *[other] { $talents } Talents
} dans le Trésor de faction
republic-board-asked = on l’attend
republic-board-gone = n’est plus dans la partie
republic-board-no-senators = aucun sénateur
republic-board-mine = Votre faction : { $name }
republic-board-hand = { $count ->
    [0] Aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
republic-board-open-faction = Montrer les sénateurs { DE($name) }
republic-board-close-faction = Cacher les sénateurs { DE($name) }
republic-board-no-knights = plus de chevaliers
republic-board-knight-drm = +{ $drm } aux jets pour attirer des chevaliers

## Ce qui se passe

republic-board-stage = Ce qui se passe
republic-board-stage-opening = Le début
republic-board-stage-mortality = Mortalité
republic-board-stage-revenue = Revenus
republic-board-stage-forum = Le Forum
republic-board-stage-population = Le peuple
republic-board-stage-senate = La séance
republic-board-stage-combat = Bataille
republic-board-stage-revolution = Révolution
republic-board-stage-over = La fin
republic-board-tab-deals = Accords
republic-board-tab-budget = Budget
republic-board-tab-dice = Dés
republic-board-quiet-opening = Les factions se préparent : chefs, gouverneurs, premières cartes.
republic-board-quiet-mortality = Qui vivra, et quelles guerres éclatent ?
republic-board-quiet-revenue = L’argent de l’année rentre.
republic-board-quiet-forum = Le Forum est remis en ordre.
republic-board-quiet-population = Le peuple écoute.
republic-board-quiet-senate = Le Sénat se réunit.
republic-board-quiet-combat = Les armées sont en marche.
republic-board-quiet-revolution = L’année s’achève.

## Le Sénat

republic-board-presiding = présidence
republic-board-no-chair = Personne ne préside.
republic-board-no-motion = Rien n’est mis aux voix.
republic-board-by = { $who ->
    [you] proposé par vous
   *[other] proposé par { $name }
}
republic-board-by-tribune = { $who ->
    [you] proposé par vous avec un Tribun
   *[other] proposé par { $name } avec un Tribun
}
republic-board-consent = Doivent consentir : { $names }
republic-board-for = pour
republic-board-against = contre
republic-board-votes-for = { $count ->
    [one] { $count } vote pour
   *[other] { $count } votes pour
}
republic-board-votes-against = { $count ->
    [one] { $count } vote contre
   *[other] { $count } votes contre
}
republic-board-voting-order = Ordre du vote
republic-board-voter = { $name } : { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}, et { $talents } de plus contre des Talents
republic-board-voter-for = a voté pour
republic-board-voter-against = a voté contre
republic-board-voter-split = a partagé ses votes
republic-board-voter-abstained = s’abstient
republic-board-voter-asked = vote maintenant
republic-board-voter-waits = n’a pas encore voté
republic-board-may-interrupt = Peuvent intervenir
republic-board-interrupt-cards = { $cards ->
    [one] sa carte en main peut être un Tribun
   *[other] chacune de ses { $cards } cartes en main peut être un Tribun
}
republic-board-interrupt-free = { $person } est Tribun sans carte
republic-board-interrupt-dagger = n’a pas encore tenté d’assassinat
republic-board-claims = prochaine proposition : { $names }
republic-board-laws-waiting = lois à voter : { $names }
republic-board-trials-held = procès tenus : mineurs { $minor }, majeurs { $major }
republic-board-decisions = Décidé à cette séance
republic-board-decision-passed = Adoption
republic-board-decision-rejected = Rejet
republic-board-decision-vetoed = Veto
republic-board-decision-void = Caduque

## La phase du forum

republic-board-initiatives = Initiatives de ce tour
republic-board-auctioned = enchères
republic-board-initiative-persuasion = Persuasion
republic-board-initiative-knights = Chevaliers
republic-board-initiative-games = Jeux
republic-board-initiative-leader = Chef
republic-board-auction = Une initiative est aux enchères
republic-board-bid-by = offre { DE($person) }
republic-board-no-bid = personne n’a encore enchéri
republic-board-bids-now = À { $name } d’enchérir
republic-board-best-chances = Vos meilleures chances
republic-board-knight-chances = Vos chances d’attirer un chevalier
republic-board-percent = { $percent } %
republic-board-chance = { $percent } % de chances de réussir
republic-board-chance-for = { $percent } % pour { $talents } T
republic-board-persuasion-openly = persuade
republic-board-persuasion-seduction = séduit
republic-board-persuasion-blackmail = fait chanter
republic-board-base-number = Nombre de base
republic-board-needs-at-most = Deux dés doivent donner { $most } au plus
republic-board-hopeless = Aucun jet n’est assez bas
republic-board-with-more = Avec plus de Talents
republic-board-with = +{ $talents } :
republic-board-decides = { $name } décide
republic-board-pile-oratory = éloquence
republic-board-pile-influence = influence
republic-board-pile-bribe = pot-de-vin
republic-board-pile-loyalty = loyauté
republic-board-pile-aligned = est aligné
republic-board-pile-talents = ses Talents
republic-board-pile-counter = contre-offre

## Revenus et révolution

republic-board-revenue-unrest = Raids
republic-board-revenue-state = État
republic-board-revenue-income = Revenus
republic-board-revenue-redistribution = Redistribution
republic-board-revenue-development = Développement
republic-board-revenue-provinces = Provinces
republic-board-revenue-contributions = Contributions
republic-board-revenue-debits = Dépenses
republic-board-incomes = Revenus sur la table
republic-board-income-of = { $name } : { $talents } T
republic-board-revolution-reinforce = Renforts
republic-board-revolution-rise = Révoltes
republic-board-revolution-trade = Échange
republic-board-revolution-play = Cartes
republic-board-revolution-discard = Défausse
republic-board-revolution-declare = Généraux
republic-board-generals = Doivent encore se déclarer

## Dés et batailles

republic-board-throws = Dés de ce tour
republic-board-no-dice = Aucun dé n’a été lancé ce tour-ci.
republic-board-die-black = dé noir { $value }
republic-board-die-white = dés blancs { $value }
republic-board-die-plain = dés { $value }
republic-board-sum-popularity = popularité
republic-board-sum-before = mécontentement
republic-board-sum-omens = Mauvais présages
republic-board-sum-drm = modificateurs
republic-board-sum-talents = Talents
republic-board-speech = État de la République
republic-board-about-to-fight = La bataille va commencer
republic-board-result-victory = Victoire
republic-board-result-stalemate = Match nul
republic-board-result-standoff = Échec
republic-board-result-defeat = Défaite
republic-board-result-disaster = Désastre
republic-board-roman = Rome
republic-board-enemy = ennemi
republic-board-lost = Pertes : { $what }
republic-board-no-losses = Aucune perte
republic-board-lost-legions = { $count ->
    [one] { $count } légion
   *[other] { $count } légions
}{ $veterans ->
    [0] {""}
    [one] {" "}(dont { $veterans } vétéran)
   *[other] {" "}(dont { $veterans } vétérans)
}
republic-board-lost-fleets = { $count ->
    [one] { $count } flotte
   *[other] { $count } flottes
}

## Accords

republic-board-no-deals = Il n’y a pas d’accord public.
republic-board-deal = Accord { $number }, offert par { $name }
republic-board-deal-offered = offert
republic-board-deal-binding = en vigueur
republic-board-deal-settled = réglé
republic-board-deal-withdrawn = abandonné
republic-board-deal-waits = doivent encore accepter : { $names }
republic-board-fate-open = ouverte
republic-board-fate-kept = tenue
republic-board-fate-released = sans objet
republic-board-fate-failed = pas tenue

## La carte

republic-board-map = La Méditerranée
republic-board-map-larger = Montrer la carte sur la table
republic-board-map-rome = Rome
republic-board-map-rome-has = Rome : { $legions ->
    [0] aucune légion
    [one] 1 légion
   *[other] { $legions } légions
} et { $fleets ->
    [0] aucune flotte
    [one] 1 flotte
   *[other] { $fleets } flottes
} en ville
republic-board-map-foreign = { $land } : pas encore à Rome
republic-board-map-key-roman = à Rome
republic-board-map-key-developed = développée
republic-board-map-key-foreign = pas encore à Rome
republic-board-map-key-risen = en révolte
republic-board-map-key-active = guerre active
republic-board-map-key-imminent = imminente
republic-board-map-key-inactive = inactive
