# Le plateau de La République de Rome dans le navigateur, en français.
#
# Ce sont les mots imprimés sur le plateau lui-même ; les noms et les phrases viennent du jeu. Ceux qui commencent par
# « letter » ou « phase » se trouvent dans des endroits étroits : une lettre, ou un mot court.

## Une chose, et ce qu'on en dit

server-table-republic-said-of = { $thing } : { $said }

## L'État

server-table-republic-start = Avant le premier tour
server-table-republic-turn = Tour { $turn }
server-table-republic-phases = Phases du tour
server-table-republic-phase-mortality = Mortalité
server-table-republic-phase-revenue = Revenus
server-table-republic-phase-forum = Forum
server-table-republic-phase-population = Population
server-table-republic-phase-senate = Sénat
server-table-republic-phase-combat = Combat
server-table-republic-phase-revolution = Révolution
server-table-republic-steps = Étapes de cette phase
server-table-republic-step-consuls = Consuls
server-table-republic-step-dictator = Dictateur
server-table-republic-step-censor = Censeur
server-table-republic-step-prosecutions = Procès
server-table-republic-step-governors = Gouverneurs
server-table-republic-step-other = Affaires
server-table-republic-step-closing = Levée
server-table-republic-treasury = Trésor d'État : { $treasury } Talents, l'an prochain { $change }. Montrer le budget
server-table-republic-unrest = Mécontentement
server-table-republic-active-wars = Guerres actives : { $count } sur les { $most } qui ruinent Rome
server-table-republic-legions-in-rome = Légions à Rome
server-table-republic-fleets-in-rome = Flottes à Rome
server-table-republic-pool = à lever : légions { $legions }, flottes { $fleets }, à { $cost } T l'unité
server-table-republic-no-recruits = aucune ne peut être levée
server-table-republic-deck = Cartes dans la pioche
server-table-republic-in-force = En vigueur
server-table-republic-era-ends = L'ère prend fin
server-table-republic-force-law = Loi en vigueur : { $name }
server-table-republic-force-event = Événement en vigueur : { $name }{ $level ->
    [one] {""}
   *[other] , { $level } fois
}
server-table-republic-force-bill = Loi agraire en vigueur : { $name }{ $level ->
    [one] {""}
   *[other] , { $level } fois
}
server-table-republic-force-bequest = Legs au Forum : { $name }
server-table-republic-force-letter-law = L
server-table-republic-force-letter-event = É
server-table-republic-force-letter-bill = A
server-table-republic-force-letter-bequest = T
server-table-republic-veteran = Vétérans : { $name }{ $loyal ->
    [none] {""}
   *[other] , fidèle à { $loyal }
}

## Le budget

server-table-republic-budget = Prochaine phase des revenus
server-table-republic-budget-treasury = Maintenant dans le Trésor d'État
server-table-republic-budget-annual = Revenu de l'année
server-table-republic-budget-gains = Événements et legs
server-table-republic-budget-provinces = Provinces
server-table-republic-budget-wars = Guerres actives
server-table-republic-budget-waking = Guerres qui éclateront avant
server-table-republic-budget-bills = Lois agraires
server-table-republic-budget-owed = Ce que des provinces ont coûté
server-table-republic-budget-upkeep = Légions et flottes
server-table-republic-budget-result = Ensuite

## Guerres

server-table-republic-wars = Guerres
server-table-republic-no-wars = Rome est en paix.
server-table-republic-status-active = active
server-table-republic-status-imminent = imminente
server-table-republic-status-inactive = inactive
server-table-republic-war-numbers = Force terrestre { $land }{ $naval ->
    [0] {""}
   *[other] , Force navale { $naval }
}{ $support ->
    [0] {""}
   *[other] , flottes de soutien { $support }
}
server-table-republic-land = Force terrestre
server-table-republic-naval = Force navale
server-table-republic-beaten = Sa flotte est battue
server-table-republic-support = Flottes de soutien
server-table-republic-times = Force ×{ $times } pour guerres apparentées
server-table-republic-unprosecuted = négligée
server-table-republic-drought = apporte une sécheresse
server-table-republic-spoils = butin { $talents } T
server-table-republic-disaster = Désastre sur
server-table-republic-standoff = Échec sur
server-table-republic-letter-disaster = D
server-table-republic-letter-standoff = É
server-table-republic-enemy-leader = Chef ennemi { $name } : Force +{ $strength }, Désastre sur { $disaster }, Échec sur { $standoff }
server-table-republic-no-commander = sans Général
server-table-republic-strength = Force { $land } sur terre, { $naval } en mer
server-table-republic-legions = Légions
server-table-republic-fleets = Flottes
server-table-republic-odds-land = sur terre
server-table-republic-odds-naval = en mer
server-table-republic-odds-lost = pertes
server-table-republic-odds-sent = { $person } avec { $legions ->
    [one] { $legions } légion
   *[other] { $legions } légions
}, { $fleets ->
    [one] { $fleets } flotte
   *[other] { $fleets } flottes
}
server-table-republic-odds-proposed = { $person } avec { $legions ->
    [one] { $legions } légion
   *[other] { $legions } légions
}, { $fleets ->
    [one] { $fleets } flotte
   *[other] { $fleets } flottes
}, comme proposé
server-table-republic-odds-could = { $person } avec tout ce qui est à Rome : { $legions ->
    [one] { $legions } légion
   *[other] { $legions } légions
}, { $fleets ->
    [one] { $fleets } flotte
   *[other] { $fleets } flottes
}
server-table-republic-odds-victory = Victoire
server-table-republic-odds-stalemate = Match nul
server-table-republic-odds-standoff = Échec
server-table-republic-odds-defeat = Défaite
server-table-republic-odds-disaster = Désastre
server-table-republic-odds-losses = pertes d'environ { $legions } légions, { $fleets } flottes

## Le Forum et les provinces

server-table-republic-forum = Forum
server-table-republic-forum-empty = Il n'y a rien au Forum.
server-table-republic-curia = Curie
server-table-republic-kind-family = Famille
server-table-republic-kind-statesman = Homme d'État mort
server-table-republic-kind-concession = concession détruite
server-table-republic-kind-war = guerre
server-table-republic-kind-leader = chef ennemi
server-table-republic-kind-leader-intrigue = chef ennemi
server-table-republic-provinces = Provinces
server-table-republic-no-provinces = Rome n'a pas de province.
server-table-republic-developed = développée
server-table-republic-undeveloped = non développée
server-table-republic-governed = gouverneur { $person } pour { $term ->
    [one] { $term } tour
   *[other] { $term } tours
}
server-table-republic-vacant = vacante
server-table-republic-legate = par un Légat
server-table-republic-frontier = province frontalière
server-table-republic-garrison = garnison de { $legions ->
    [one] { $legions } légion
   *[other] { $legions } légions
}
server-table-republic-overrun = ravagée par les barbares
server-table-republic-disorder = en proie aux troubles
server-table-republic-province-numbers = revenu d'État { $income }, pillage { $spoils }, impôt local { $taxes }

## Sénateurs et factions

server-table-republic-letter-military = MIL
server-table-republic-letter-oratory = ÉLO
server-table-republic-letter-loyalty = LOY
server-table-republic-influence = Influence
server-table-republic-popularity = Popularité
server-table-republic-knights = Chevaliers
server-table-republic-talents = Talents
server-table-republic-votes = Votes à Rome
server-table-republic-cards = Cartes en main
server-table-republic-treasury-of-faction = Trésor de faction
server-table-republic-senator-numbers = valeur militaire { $military }, éloquence { $oratory }, loyauté { $loyalty }, influence { $influence }, popularité { $popularity }, { $knights ->
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
server-table-republic-exposed = { $name } (corruption)
server-table-republic-mark-leader = chef de faction
server-table-republic-mark-presiding = préside
server-table-republic-mark-first = plus haut magistrat
server-table-republic-mark-guarded = protégé
server-table-republic-mark-for-life = Consul à vie
server-table-republic-mark-prior-consul = ancien consul
server-table-republic-mark-corrupt = corrompu
server-table-republic-mark-major = charge majeure cette année
server-table-republic-mark-victor = victorieux
server-table-republic-mark-proconsul = Proconsul
server-table-republic-place-province = gouverneur en { $where }{ $term ->
    [0] {""}
    [one] , reste { $term } tour
   *[other] , restent { $term } tours
}
server-table-republic-place-field = en campagne : { $where }
server-table-republic-place-captive = captif : { $where }
server-table-republic-place-rebel = en rébellion
server-table-republic-rebel = rebelle
server-table-republic-standard-eagle = l'aigle
server-table-republic-standard-wolf = le loup
server-table-republic-standard-boar = le sanglier
server-table-republic-standard-horse = le cheval
server-table-republic-standard-bull = le taureau
server-table-republic-standard-serpent = le serpent
server-table-republic-faction-numbers = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
} à Rome, influence { $influence }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
server-table-republic-faction-talents = { $talents ->
    [one] { $talents } Talent
   *[other] { $talents } Talents
} dans le Trésor de faction
server-table-republic-asked = on l'attend
server-table-republic-gone = n'est plus dans la partie
server-table-republic-no-senators = aucun sénateur
server-table-republic-mine = Votre faction : { $name }
server-table-republic-hand = { $count ->
    [0] Aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
server-table-republic-open-faction = Montrer les sénateurs de { $name }
server-table-republic-close-faction = Cacher les sénateurs de { $name }
server-table-republic-no-knights = plus de chevaliers
server-table-republic-knight-drm = +{ $drm } aux jets pour attirer des chevaliers

## Ce qui se passe

server-table-republic-stage = Ce qui se passe
server-table-republic-stage-opening = Le début
server-table-republic-stage-mortality = Mortalité
server-table-republic-stage-revenue = Revenus
server-table-republic-stage-forum = Le Forum
server-table-republic-stage-population = Le peuple
server-table-republic-stage-senate = La séance
server-table-republic-stage-combat = Bataille
server-table-republic-stage-revolution = Révolution
server-table-republic-stage-over = La fin
server-table-republic-tab-deals = Accords
server-table-republic-tab-budget = Budget
server-table-republic-tab-dice = Dés
server-table-republic-quiet-opening = Les factions se préparent : chefs, gouverneurs, premières cartes.
server-table-republic-quiet-mortality = Qui vivra, et quelles guerres éclatent ?
server-table-republic-quiet-revenue = L'argent de l'année rentre.
server-table-republic-quiet-forum = Le Forum est remis en ordre.
server-table-republic-quiet-population = Le peuple écoute.
server-table-republic-quiet-senate = Le Sénat se réunit.
server-table-republic-quiet-combat = Les armées sont en marche.
server-table-republic-quiet-revolution = L'année s'achève.

## Le Sénat

server-table-republic-presiding = présidence
server-table-republic-no-chair = Personne ne préside.
server-table-republic-no-motion = Rien n'est mis aux voix.
server-table-republic-by = proposé par { $name }
server-table-republic-by-tribune = proposé par { $name } avec un Tribun
server-table-republic-consent = Doivent consentir : { $names }
server-table-republic-for = pour
server-table-republic-against = contre
server-table-republic-votes-for = { $count ->
    [one] { $count } vote pour
   *[other] { $count } votes pour
}
server-table-republic-votes-against = { $count ->
    [one] { $count } vote contre
   *[other] { $count } votes contre
}
server-table-republic-voting-order = Ordre du vote
server-table-republic-voter = { $name } : { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}, et { $talents } de plus contre des Talents
server-table-republic-voter-for = a voté pour
server-table-republic-voter-against = a voté contre
server-table-republic-voter-split = a partagé ses votes
server-table-republic-voter-abstained = s'abstient
server-table-republic-voter-asked = vote maintenant
server-table-republic-voter-waits = n'a pas encore voté
server-table-republic-may-interrupt = Peuvent intervenir
server-table-republic-interrupt-cards = { $cards ->
    [one] sa carte en main peut être un Tribun
   *[other] chacune de ses { $cards } cartes en main peut être un Tribun
}
server-table-republic-interrupt-free = { $person } est Tribun sans carte
server-table-republic-interrupt-dagger = n'a pas encore tenté d'assassinat
server-table-republic-claims = prochaine proposition : { $names }
server-table-republic-trials-held = procès tenus : mineurs { $minor }, majeurs { $major }
server-table-republic-decisions = Décidé à cette séance
server-table-republic-decision-passed = Adoption
server-table-republic-decision-rejected = Rejet
server-table-republic-decision-vetoed = Veto
server-table-republic-decision-void = Abandon

## La phase du forum

server-table-republic-initiatives = Initiatives de ce tour
server-table-republic-auctioned = enchères
server-table-republic-initiative-persuasion = Persuasion
server-table-republic-initiative-knights = Chevaliers
server-table-republic-initiative-games = Jeux
server-table-republic-initiative-leader = Chef
server-table-republic-auction = Une initiative est aux enchères
server-table-republic-bid-by = offre de { $person }
server-table-republic-no-bid = personne n'a encore enchéri
server-table-republic-bids-now = À { $name } d'enchérir
server-table-republic-best-chances = Vos meilleures chances
server-table-republic-knight-chances = Vos chances d'attirer un chevalier
server-table-republic-chance = { $percent } % de chances de réussir
server-table-republic-chance-for = { $percent } % pour { $talents } T
server-table-republic-persuasion-openly = persuade
server-table-republic-persuasion-seduction = séduit
server-table-republic-persuasion-blackmail = fait chanter
server-table-republic-base-number = Nombre de base
server-table-republic-needs-at-most = Deux dés doivent donner { $most } au plus
server-table-republic-hopeless = Aucun jet n'est assez bas
server-table-republic-with-more = Avec plus de Talents
server-table-republic-with = +{ $talents } :
server-table-republic-decides = { $name } décide
server-table-republic-pile-oratory = éloquence
server-table-republic-pile-influence = influence
server-table-republic-pile-bribe = pot-de-vin
server-table-republic-pile-loyalty = loyauté
server-table-republic-pile-aligned = est aligné
server-table-republic-pile-talents = ses Talents
server-table-republic-pile-counter = contre-offre

## Revenus et révolution

server-table-republic-revenue-unrest = Raids
server-table-republic-revenue-state = État
server-table-republic-revenue-income = Revenus
server-table-republic-revenue-redistribution = Redistribution
server-table-republic-revenue-development = Développement
server-table-republic-revenue-provinces = Provinces
server-table-republic-revenue-contributions = Contributions
server-table-republic-revenue-debits = Dépenses
server-table-republic-incomes = Revenus sur la table
server-table-republic-income-of = { $name } : { $talents } T
server-table-republic-revolution-trade = Échange
server-table-republic-revolution-play = Cartes
server-table-republic-revolution-discard = Défausse
server-table-republic-revolution-declare = Généraux
server-table-republic-generals = Doivent encore se déclarer

## Dés et batailles

server-table-republic-throws = Dés de ce tour
server-table-republic-no-dice = Aucun dé n'a été lancé ce tour-ci.
server-table-republic-die-black = dé noir { $value }
server-table-republic-die-white = dés blancs { $value }
server-table-republic-die-plain = dés { $value }
server-table-republic-sum-popularity = popularité
server-table-republic-sum-before = mécontentement
server-table-republic-sum-omens = Mauvais présages
server-table-republic-sum-drm = modificateurs
server-table-republic-sum-talents = Talents
server-table-republic-speech = État de la République
server-table-republic-about-to-fight = La bataille va commencer
server-table-republic-result-victory = Victoire
server-table-republic-result-stalemate = Match nul
server-table-republic-result-standoff = Échec
server-table-republic-result-defeat = Défaite
server-table-republic-result-disaster = Désastre
server-table-republic-roman = Rome
server-table-republic-enemy = ennemi
server-table-republic-lost = Pertes : { $what }
server-table-republic-no-losses = Aucune perte
server-table-republic-lost-legions = { $count ->
    [one] { $count } légion
   *[other] { $count } légions
}{ $veterans ->
    [0] {""}
    [one] {" "}(dont { $veterans } vétéran)
   *[other] {" "}(dont { $veterans } vétérans)
}
server-table-republic-lost-fleets = { $count ->
    [one] { $count } flotte
   *[other] { $count } flottes
}

## Accords

server-table-republic-no-deals = Il n'y a pas d'accord public.
server-table-republic-deal = Accord { $number }, offert par { $name }
server-table-republic-deal-offered = offert
server-table-republic-deal-binding = en vigueur
server-table-republic-deal-settled = réglé
server-table-republic-deal-withdrawn = abandonné
server-table-republic-deal-waits = doivent encore accepter : { $names }
server-table-republic-fate-open = ouverte
server-table-republic-fate-kept = tenue
server-table-republic-fate-released = sans objet
server-table-republic-fate-failed = pas tenue
