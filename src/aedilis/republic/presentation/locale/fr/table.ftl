# Ce que dit le terminal d'une table de La République de Rome, en français.
#
# $who vaut "you" pour qui lit et "other" pour tous les autres ; $name est alors le nom de ce siège.

## L'État

republic-table-turn = Tour { $turn } · { $phase }{ $step ->
    [none] {""}
   *[other] {"\u00A0"}: { $step }
}
republic-table-step-consuls = élection des Consuls
republic-table-step-coalition = formation de la coalition
republic-table-step-plan = plan militaire
republic-table-step-spoils = partage des dépouilles
republic-table-step-recruit = recrutement
republic-table-step-send = armées
republic-table-step-dictator = Dictateur
republic-table-step-censor = élection du Censeur
republic-table-step-prosecutions = procès
republic-table-step-governors = gouverneurs
republic-table-step-other = autres affaires
republic-table-step-closing = levée de la séance
republic-table-start = le début de la partie
republic-table-scenario = { $scenario }, { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} dans la pioche
republic-table-treasury = Trésor d’État : { $treasury } T ; après la prochaine phase des revenus { $low ->
    [-1000] {""}
   *[other] { $spread ->
        [0] { $low } T
       *[other] de { $low } à { $high } T
    }
}, si rien d’autre n’est dépensé
republic-table-unrest = Mécontentement : { $unrest }
republic-table-first = Plus haut magistrat : { $person } ({ $name })
republic-table-presiding = Magistrat président : { $person } ({ $name })
republic-table-life = Consul à vie : { $person } ({ $name })
republic-table-rebel = Rebelle principal : { $person } ({ $name })
republic-table-wars-count = Guerres actives : { $count } ({ $most } ruinent Rome)
republic-table-laws = Lois en vigueur : { $items }
republic-table-bills = Lois agraires en vigueur : { $items }
republic-table-events = Événements en vigueur : { $items }
republic-table-bequests = Legs au Forum : { $items }
republic-table-no-recruitment = Aucune légion ni flotte ne peut être levée ce tour-ci
republic-table-era-ends = L’ère finit avec cette phase du forum
republic-table-level = { $name } ×{ $count }

## Guerres

republic-table-wars = Guerres
republic-table-no-wars = Il n’y a pas de guerre au Forum.
republic-table-status-inactive = inactive
republic-table-status-imminent = imminente
republic-table-status-active = active
republic-table-war = { $war } ({ $status }) : Force terrestre { $land }, { $naval ->
    [0] { $beaten ->
        [0] pas de flotte à battre
       *[other] sa flotte est battue
    }
   *[other] Force navale { $naval }
}, { $support ->
    [0] pas de flottes de soutien
   *[other] flottes de soutien { $support }
} ; Désastre sur { $disaster }, Échec sur { $standoff } ; butin { $spoils } T
republic-table-war-leaders = menée par { $leaders }
republic-table-war-unprosecuted = négligée
republic-table-war-drought = apporte une sécheresse
republic-table-army = { $person } ({ $name }) avec { $army } : Force { $land } sur terre, { $naval } en mer
republic-table-army-alone = sans Général : { $army }
republic-table-march = Contre le rebelle
republic-table-bequest = Envoi : { $war }
republic-table-rebels = { $war } : Force terrestre { $land }, { $naval ->
    [0] { $beaten ->
        [0] pas de flotte à battre
       *[other] sa flotte est battue
    }
   *[other] Force navale { $naval }
}, { $support ->
    [0] pas de flottes de soutien
   *[other] flottes de soutien { $support }
}
republic-table-rebel-army = { $person } marche sur Rome avec { $army } : Force { $land }
republic-table-numbers-none = aucun nombre

## Le Forum

republic-table-forum = Forum
republic-table-unaligned = Non alignés : { $items }
republic-table-concessions = Concessions que le Sénat peut attribuer : { $items }
republic-table-curia = Curie : { $items }
republic-table-leaders-waiting = Chefs ennemis : { $items }
republic-table-forces = Forces à Rome : { $army } ; encore à lever : { $pool }, à { $cost } T l’unité
republic-table-forum-empty = Il n’y a rien au Forum.

## Provinces

republic-table-provinces = Provinces
republic-table-no-provinces = Rome n’a pas de province.
republic-table-province = { $province } ({ $developed ->
    [0] non développée
   *[other] développée
}) : { $state ->
    [vacant] sans gouverneur
    [legate] { $person } ({ $name }) par un Légat, { $term ->
        [one] { $term } tour
       *[other] { $term } tours
    }
   *[governed] { $person } ({ $name }), { $term ->
        [one] { $term } tour
       *[other] { $term } tours
    }
} ; revenu d’État { $income }, pillage { $spoils }{ $legions ->
    [0] {""}
   *[other] , { $army }
}
republic-table-province-frontier = province frontalière
republic-table-province-overrun = ravagée par les barbares
republic-table-province-disorder = en proie aux troubles
republic-table-province-at-home = aux mains d’un rebelle
republic-table-province-at-sea = d’un rebelle, qui est en mer avec ses forces
republic-table-province-in-italy = d’un rebelle, qui est en Italie avec ses forces

## Factions

republic-table-faction = { $who ->
    [you] Votre faction ({ $name })
    [neutral] { $name }
   *[other] Faction { DE($name) }
}
republic-table-faction-line = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
} à Rome, influence { $influence }, { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main{ $talents ->
    [-1] {""}
   *[other] , { $talents } T dans le Trésor de faction
}
republic-table-faction-figures = { $votes } à Rome · inf { $influence } · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $talents ->
    [-1] {""}
   *[other] {" "}· { $talents } T
}
republic-table-faction-gone = n’est plus dans la partie
republic-table-senator = { $person } : MIL { $military }, ÉLO { $oratory }, LOY { $loyalty }{ $printed ->
    [-1] {""}
   *[other] {" "}({ $printed } sur la carte)
} ; influence { $influence }, popularité { $popularity }, { $knights ->
    [0] aucun chevalier
    [one] { $knights } chevalier
   *[other] { $knights } chevaliers
}, { $talents } T, { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}{ $notes ->
    [none] {""}
   *[other] {"\u00A0"}; { $notes }
}
republic-table-note-leader = chef de faction
republic-table-note-governor = gouverneur en { $province } pour { $term ->
    [one] { $term } tour
   *[other] { $term } tours
}
republic-table-note-legate = { $province } par un Légat, { $term ->
    [one] { $term } tour
   *[other] { $term } tours
}
republic-table-note-field = en campagne : { $war }
republic-table-note-captive = captif : { $war }
republic-table-note-rebel = rebelle
republic-table-note-guarded = protégé
republic-table-note-concession = { $concession }
republic-table-note-exposed = { $concession } (corruption)
republic-table-mark-prior-consul = ancien consul
republic-table-mark-corrupt = corrompu
republic-table-mark-major = charge majeure cette année
republic-table-mark-victor = victorieux
republic-table-mark-proconsul = Proconsul
republic-table-knights-off = n’attire plus de chevaliers
republic-table-knights-drm = +{ $drm } aux jets pour attirer des chevaliers
republic-table-hand = { $count ->
    [0] Votre main est vide
    [one] Votre main : { $count } carte
   *[other] Votre main : { $count } cartes
}
republic-table-hand-seen = Main { DE($name) } : { $cards }

## La table, dessinée. Ces mots se trouvent dans des colonnes étroites.

republic-table-state-short = État { $treasury } T ({ $change }) · mécont. { $unrest }
republic-table-deck-short = pioche { $deck }
republic-table-events-short = Événements : { $items }
republic-table-laws-short = Lois : { $items }
republic-table-bills-short = Lois agraires : { $items }
republic-table-bequests-short = Legs : { $items }
republic-table-change = { $spread ->
    [0] { $low }
   *[other] { $low } à { $high }
}
republic-table-rome-short = Rome
republic-table-pool-short = à lever
republic-table-chair-short = préside
republic-table-first-short = premier
republic-table-column-war = { " " }Guerre
republic-table-column-land = Terre
republic-table-column-naval = Mer
republic-table-column-support = Sout
republic-table-column-disaster = Désastre
republic-table-column-standoff = Échec
republic-table-column-army = Chefs ; armées
republic-table-column-faction = { " " }Faction
republic-table-column-votes = Vot
republic-table-column-influence = Inf
republic-table-column-hand = Main
republic-table-column-senators = Sénateurs
republic-table-column-ratings = M É L
republic-table-column-popularity = Pop
republic-table-column-knights = Ch
republic-table-column-talents = T
republic-table-short-dictator = Dict
republic-table-short-rome-consul = CRome
republic-table-short-field-consul = CCamp
republic-table-short-censor = Cens
republic-table-short-master-of-horse = MCav
republic-table-short-pontifex-maximus = Pont
republic-table-short-captive = captif
republic-table-short-rebel = rebelle
republic-table-short-legions = { $count }L
republic-table-short-veterans = +{ $count }v
republic-table-short-fleets = { $count }F
republic-table-legend-signs = { $leader } chef de faction, { $asked } attendu, { $away } où quelqu’un se trouve ; L légions, v vétérans parmi elles, F flottes
republic-table-legend-wars = { $active } guerre active, { $imminent } imminente, { $inactive } inactive ; Terre, Mer : Force terrestre et Force d’une flotte pas encore battue ; Sout : flottes de soutien
republic-table-legend-ratings = M valeur militaire, É éloquence, L loyauté ; Inf influence, Pop popularité, Ch chevaliers, T Talents, Vot votes

## Pages

republic-table-command-senate = senate — qui préside, ce qui est mis aux voix, qui peut encore intervenir
republic-table-command-forum = forum — guerres, sénateurs, concessions ; chances de persuader et d’attirer des chevaliers
republic-table-command-treasury = treasury — la prochaine année de l’État
republic-table-command-provinces = provinces — gouverneurs, mandats, revenus
republic-table-command-factions = factions — toutes les factions, une ligne chacune
republic-table-command-faction = faction [NOM] — une faction en détail
republic-table-command-deals = deals — les accords publics
republic-table-command-odds = odds [GUERRE] [GÉNÉRAL] [LÉGIONS] [FLOTTES] — les chances dans les batailles
republic-table-command-order = order [MOMENT ask|open|never|pass] — quand la partie vous attend : ask pour toujours, never pour jamais, open comme le veulent les règles ; pass répond à une question par rien ; order seul donne la liste des moments et des ordres qui en disent plus (votes, enchères, accords), chacun avec un numéro : order 3
republic-table-order-usage = Dites quel moment et comment : order proposal ask. Moments : proposal, adjournment, tribune, silenced, cleopatra, desertion, proscription, revenue, dictator, spoils, check ; pour chacun ask, open ou never. Questions : province_spoils, redistribution, contributions, levies, persuading, defending, attracting, holding_games, naming_leader, auction, pleading, trades, disbanding ; pour chacune open ou pass.
republic-table-senate = Sénat
republic-table-no-senate = Le Sénat ne siège pas maintenant.
republic-table-floor = Mis aux voix : { $content }
republic-table-floor-by = Proposé par { $who ->
    [you] vous
   *[other] { $name }
}{ $tribune ->
    [0] {""}
   *[other] {" "}avec un Tribun
}
republic-table-floor-votes = Jusqu’ici { $yes } pour, { $no } contre
republic-table-floor-left = Doivent encore voter : { $items }
republic-table-floor-voter = { $name } ({ $votes }{ $talents ->
    [0] {""}
   *[other] , et { $talents } de plus contre des Talents
})
republic-table-floor-yours = Vous avez { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
} et pourriez en acheter { $talents } de plus
republic-table-floor-none = Rien n’est mis aux voix.
republic-table-waiting = { $text }
republic-table-votes = Votes à Rome : { $items }
republic-table-votes-of = { $name } { $votes }
republic-table-interrupt = Peuvent intervenir
republic-table-interrupt-card = { $name } : { $cards ->
    [one] sa carte en main peut être un Tribun
   *[other] chacune de ses { $cards } cartes en main peut être un Tribun
}
republic-table-interrupt-free = { $name } : { $person } est Tribun sans carte
republic-table-interrupt-dagger = { $name } n’a pas encore tenté d’assassinat
republic-table-interrupt-none = Personne, pour autant que tous le sachent.
republic-table-claims = Les prochaines propositions sont assurées à : { $items }
republic-table-laws-waiting = Lois à voter : { $items }
republic-table-trials-left = Procès tenus ce tour-ci : mineurs { $minor }, majeurs { $major }
republic-table-budget = Prochaine phase des revenus
republic-table-budget-treasury = maintenant dans le Trésor d’État : { $talents } T
republic-table-budget-annual = revenu de l’année : +{ $talents } T
republic-table-budget-gains = événements et legs : +{ $talents } T
republic-table-budget-provinces = provinces : de { $low } à { $high } T
republic-table-budget-wars = guerres actives : -{ $talents } T
republic-table-budget-waking = guerres qui éclateront avant : -{ $talents } T
republic-table-budget-bills = Lois agraires : -{ $talents } T
republic-table-budget-owed = ce que des provinces ont coûté : -{ $talents } T
republic-table-budget-upkeep = légions et flottes : -{ $talents } T
republic-table-budget-result = ensuite : { $spread ->
    [0] { $low } T
   *[other] de { $low } à { $high } T
}
republic-table-budget-ruin = L’État risque de ne pas pouvoir payer : c’est la ruine de Rome.
republic-table-factions = Factions
republic-table-faction-short = { $name } : { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}, influence { $influence }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ; { $senators }
republic-table-deals = Accords
republic-table-no-deals = Il n’y a pas d’accord public. Pour en offrir un : now.
republic-table-deal = Accord { $deal } ({ $state }), offert par { $name }{ $waiting ->
    [none] {""}
   *[other] {"\u00A0"}; doivent encore accepter : { $waiting }
}
republic-table-deal-offered = offert
republic-table-deal-binding = en vigueur
republic-table-deal-settled = réglé
republic-table-deal-withdrawn = abandonné
republic-table-clause = { $number }. { $text }{ $fate ->
    [open] {""}
   *[other] {" "}({ $fate })
}
republic-table-fate-kept = tenue
republic-table-fate-released = sans objet
republic-table-fate-failed = pas tenue

## Chances

republic-table-odds = Chances dans les batailles
republic-table-odds-none = Il n’y a pas de guerre à livrer, ou personne pour mener une armée.
republic-table-odds-unknown = « { $word } » n’est ici ni une guerre, ni un Général, ni un nombre. Par exemple : odds punique 10 5
republic-table-odds-land = { $person } sur terre avec { $army } ({ $war }) : { $chances } ; pertes d’environ { $legions } légions, { $fleets } flottes
republic-table-odds-naval = { $person } en mer avec { $army } ({ $war }) : { $chances } ; pertes d’environ { $legions } légions, { $fleets } flottes
republic-table-odds-victory = Victoire { $percent } %
republic-table-odds-stalemate = Match nul { $percent } %
republic-table-odds-defeat = Défaite { $percent } %
republic-table-odds-disaster = Désastre { $percent } %
republic-table-odds-standoff = Échec { $percent } %
republic-table-odds-province = { $province } livrée à elle-même ({ $war }) : { $chances }
republic-table-odds-rome = Les flottes de Rome en mer : { $chances } ; pertes d’environ { $fleets } flottes
republic-table-persuasion = Chances de persuader
republic-table-persuasion-line = { $person } et { $target } : Nombre de base { $base }, { $percent } %{ $best ->
    [-1] {""}
   *[other] {"\u00A0"}; { $best } % pour { $talents } T
}
republic-table-persuasion-none = Aucun de vos sénateurs à Rome n’a quelqu’un à persuader.
republic-table-knights = Chances d’attirer un chevalier
republic-table-knights-line = { $person } : { $percent } % sans Talents, certain à partir de { $talents } T ; il a { $own } T
republic-table-knights-never = { $person } : { $percent } % sans Talents, { $best } % pour tous ses { $own } T
republic-table-knights-none = Aucun de vos sénateurs à Rome ne peut attirer de chevalier.

## Ce qui aide à décider

republic-table-hint-chances = Chances de réussir : { $items }
republic-table-hint-chance = { $percent } % pour { $talents } T
republic-table-hint-base = Le Nombre de base est maintenant { $base }, soit { $percent } % de chances ; chaque Talent le change de 1
republic-table-hint-cost = Chaque légion ou flotte coûte { $cost } T ; l’État a { $treasury } T
republic-table-hint-contribution = Influence gagnée : { $items }
republic-table-hint-step = { $influence } à partir de { $talents } T
republic-table-hint-price = Prix : { $talents } T
republic-table-hint-assassination = Selon le nombre de cartes Assassin : { $items }
republic-table-hint-attempt = { $cards } : tué { $killed } %, pris { $caught } %
republic-table-hint-fleets-rome = Flottes à Rome : { $count }
republic-table-hint-fleets-army = Flottes avec { $person } : { $count }
republic-table-hint-fleets-war = Flottes sans Général ({ $war }) : { $count }
republic-table-hint-spoils = Pillage : de { $low } à { $high } T
republic-table-detail = { $label } ({ $detail })
republic-table-detail-senator = { $whose ->
    [own] {""}
   *[other] { $name },{" "}
}MIL { $military } ÉLO { $oratory } LOY { $loyalty }{ $printed ->
    [-1] {""}
   *[other] {" "}({ $printed } sur la carte)
}, infl { $influence }, pop { $popularity }, { $talents } T{ $notes ->
    [none] {""}
   *[other] , { $notes }
}
republic-table-detail-unaligned = non aligné
republic-table-detail-war = { $status }, terre { $land }, mer { $naval }, flottes de soutien { $support }
republic-table-detail-games = { $talents } T, popularité +{ $popularity }, mécontentement { $unrest }
republic-table-detail-votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}, { $talents } T
republic-table-detail-account = { $talents } T
republic-table-detail-province = { $state ->
    [vacant] sans gouverneur
   *[governed] { $person }, { $term ->
        [one] { $term } tour
       *[other] { $term } tours
    }
} ; revenu d’État { $income }, pillage { $spoils }
republic-table-detail-legion = fidèle à { $person }
republic-table-detail-deal = offert par { $name } : { $promises }
republic-table-group-other = Autres
