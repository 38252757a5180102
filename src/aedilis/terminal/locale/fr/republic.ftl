# Ce que dit le terminal d'une table de La République de Rome, en français.
#
# $who vaut "you" pour qui lit et "other" pour tous les autres ; $name est alors le nom de ce siège.

## L'État

terminal-republic-turn = Tour { $turn } · { $phase }{ $step ->
    [none] {""}
   *[other] {"\u00A0"}: { $step }
}
terminal-republic-step-consuls = élection des Consuls
terminal-republic-step-dictator = Dictateur
terminal-republic-step-censor = élection du Censeur
terminal-republic-step-prosecutions = procès
terminal-republic-step-governors = gouverneurs
terminal-republic-step-other = autres affaires
terminal-republic-step-closing = levée de la séance
terminal-republic-start = le début de la partie
terminal-republic-scenario = { $scenario }, { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} dans la pioche
terminal-republic-treasury = Trésor d'État : { $treasury } T ; après la prochaine phase des revenus { $low ->
    [-1000] {""}
   *[other] { $spread ->
        [0] { $low } T
       *[other] de { $low } à { $high } T
    }
}, si rien d'autre n'est dépensé
terminal-republic-unrest = Mécontentement : { $unrest }
terminal-republic-first = Plus haut magistrat : { $person } ({ $name })
terminal-republic-presiding = Magistrat président : { $person } ({ $name })
terminal-republic-life = Consul à vie : { $person } ({ $name })
terminal-republic-rebel = Rebelle principal : { $person } ({ $name })
terminal-republic-wars-count = Guerres actives : { $count } sur les { $most } qui ruinent Rome
terminal-republic-laws = Lois en vigueur : { $items }
terminal-republic-bills = Lois agraires en vigueur : { $items }
terminal-republic-events = Événements en vigueur : { $items }
terminal-republic-bequests = Legs au Forum : { $items }
terminal-republic-no-recruitment = Aucune légion ni flotte ne peut être levée ce tour-ci
terminal-republic-era-ends = L'ère finit avec cette phase du forum
terminal-republic-level = { $name } ×{ $count }

## Guerres

terminal-republic-wars = Guerres
terminal-republic-no-wars = Il n'y a pas de guerre au Forum.
terminal-republic-status-inactive = inactive
terminal-republic-status-imminent = imminente
terminal-republic-status-active = active
terminal-republic-war = { $war } ({ $status }) : Force terrestre { $land }, { $naval ->
    [0] { $beaten ->
        [0] pas de flotte à battre
       *[other] sa flotte est battue
    }
   *[other] Force navale { $naval }
}, { $support ->
    [0] pas de flottes de soutien
   *[other] flottes de soutien { $support }
} ; Désastre sur { $disaster }, Échec sur { $standoff } ; butin { $spoils } T
terminal-republic-war-leaders = menée par { $leaders }
terminal-republic-war-unprosecuted = négligée
terminal-republic-war-drought = apporte une sécheresse
terminal-republic-army = { $person } ({ $name }) avec { $army } : Force { $land } sur terre, { $naval } en mer
terminal-republic-army-alone = sans Général : { $army }
terminal-republic-march = Contre le rebelle
terminal-republic-bequest = Envoi : { $war }
terminal-republic-rebel-army = { $person } marche sur Rome avec { $army } : Force { $land }
terminal-republic-numbers-none = aucun nombre

## Le Forum

terminal-republic-forum = Forum
terminal-republic-unaligned = Non alignés : { $items }
terminal-republic-concessions = Concessions que le Sénat peut attribuer : { $items }
terminal-republic-curia = Curie : { $items }
terminal-republic-leaders-waiting = Chefs ennemis : { $items }
terminal-republic-forces = Forces à Rome : { $army } ; encore à lever : { $pool }, à { $cost } T l'unité
terminal-republic-forum-empty = Il n'y a rien au Forum.

## Provinces

terminal-republic-provinces = Provinces
terminal-republic-no-provinces = Rome n'a pas de province.
terminal-republic-province = { $province } ({ $developed ->
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
} ; revenu d'État { $income }, pillage { $spoils }{ $legions ->
    [0] {""}
   *[other] , { $army }
}
terminal-republic-province-frontier = province frontalière
terminal-republic-province-overrun = ravagée par les barbares
terminal-republic-province-disorder = en proie aux troubles

## Factions

terminal-republic-faction = { $who ->
    [you] Votre faction ({ $name })
   *[other] Faction de { $name }
}
terminal-republic-faction-line = { $votes ->
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
terminal-republic-faction-figures = { $votes } à Rome · inf { $influence } · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $talents ->
    [-1] {""}
   *[other] {" "}· { $talents } T
}
terminal-republic-faction-gone = n'est plus dans la partie
terminal-republic-senator = { $person } : MIL { $military }, ÉLO { $oratory }, LOY { $loyalty } ; influence { $influence }, popularité { $popularity }, { $knights ->
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
terminal-republic-note-leader = chef de faction
terminal-republic-note-governor = gouverneur en { $province } pour { $term ->
    [one] { $term } tour
   *[other] { $term } tours
}
terminal-republic-note-legate = { $province } par un Légat, { $term ->
    [one] { $term } tour
   *[other] { $term } tours
}
terminal-republic-note-field = en campagne : { $war }
terminal-republic-note-captive = captif : { $war }
terminal-republic-note-rebel = rebelle
terminal-republic-note-guarded = protégé
terminal-republic-note-concession = { $concession }
terminal-republic-note-exposed = { $concession } (corruption)
terminal-republic-mark-prior-consul = ancien consul
terminal-republic-mark-corrupt = corrompu
terminal-republic-mark-major = charge majeure cette année
terminal-republic-mark-victor = victorieux
terminal-republic-mark-proconsul = Proconsul
terminal-republic-knights-off = n'attire plus de chevaliers
terminal-republic-knights-drm = +{ $drm } aux jets pour attirer des chevaliers
terminal-republic-hand = { $count ->
    [0] Votre main est vide
    [one] Votre main : { $count } carte
   *[other] Votre main : { $count } cartes
}
terminal-republic-hand-seen = Main de { $name } : { $cards }

## La table, dessinée. Ces mots se trouvent dans des colonnes étroites.

terminal-republic-state-short = État { $treasury } T ({ $change }) · mécont. { $unrest }
terminal-republic-deck-short = pioche { $deck }
terminal-republic-events-short = Événements : { $items }
terminal-republic-laws-short = Lois : { $items }
terminal-republic-bills-short = Lois agraires : { $items }
terminal-republic-bequests-short = Legs : { $items }
terminal-republic-change = { $spread ->
    [0] { $low }
   *[other] { $low } à { $high }
}
terminal-republic-rome-short = Rome
terminal-republic-pool-short = à lever
terminal-republic-chair-short = préside
terminal-republic-first-short = premier
terminal-republic-column-war = { " " }Guerre
terminal-republic-column-land = Terre
terminal-republic-column-naval = Mer
terminal-republic-column-support = Sout
terminal-republic-column-disaster = Désastre
terminal-republic-column-standoff = Échec
terminal-republic-column-army = Chefs ; armées
terminal-republic-column-faction = { " " }Faction
terminal-republic-column-votes = Vot
terminal-republic-column-influence = Inf
terminal-republic-column-hand = Main
terminal-republic-column-senators = Sénateurs
terminal-republic-column-ratings = M É L
terminal-republic-column-popularity = Pop
terminal-republic-column-knights = Ch
terminal-republic-column-talents = T
terminal-republic-short-dictator = Dict
terminal-republic-short-rome-consul = CRome
terminal-republic-short-field-consul = CCamp
terminal-republic-short-censor = Cens
terminal-republic-short-master-of-horse = MCav
terminal-republic-short-pontifex-maximus = Pont
terminal-republic-short-captive = captif
terminal-republic-short-rebel = rebelle
terminal-republic-short-legions = { $count }L
terminal-republic-short-veterans = +{ $count }v
terminal-republic-short-fleets = { $count }F
terminal-republic-legend-signs = { $leader } chef de faction, { $asked } attendu, { $away } où quelqu'un se trouve ; L légions, v vétérans parmi elles, F flottes
terminal-republic-legend-wars = { $active } guerre active, { $imminent } imminente, { $inactive } inactive ; Terre, Mer : Force terrestre et Force d'une flotte pas encore battue ; Sout : flottes de soutien
terminal-republic-legend-ratings = M valeur militaire, É éloquence, L loyauté ; Inf influence, Pop popularité, Ch chevaliers, T Talents, Vot votes

## Pages

terminal-republic-command-senate = senate — qui préside, ce qui est mis aux voix, qui peut encore intervenir
terminal-republic-command-forum = forum — guerres, sénateurs, concessions ; chances de persuader et d'attirer des chevaliers
terminal-republic-command-treasury = treasury — la prochaine année de l'État
terminal-republic-command-provinces = provinces — gouverneurs, mandats, revenus
terminal-republic-command-factions = factions — toutes les factions, une ligne chacune
terminal-republic-command-faction = faction [NOM] — une faction en détail
terminal-republic-command-deals = deals — les accords publics
terminal-republic-command-odds = odds [GUERRE] [GÉNÉRAL] [LÉGIONS] [FLOTTES] — les chances dans les batailles
terminal-republic-command-order = order [MOMENT ask|open|never] — quand la partie vous attend : ask pour toujours, never pour jamais, open comme le veulent les règles ; order seul donne la liste des moments
terminal-republic-order-usage = Dites quel moment et comment : order proposal ask. Moments : proposal, adjournment, tribune, silenced, cleopatra, desertion, proscription, revenue ; pour chacun ask, open ou never.
terminal-republic-senate = Sénat
terminal-republic-no-senate = Le Sénat ne siège pas maintenant.
terminal-republic-floor = Mis aux voix : { $content }
terminal-republic-floor-by = Proposé par { $name }{ $tribune ->
    [0] {""}
   *[other] {" "}avec un Tribun
}
terminal-republic-floor-votes = Jusqu'ici { $yes } pour, { $no } contre
terminal-republic-floor-left = Doivent encore voter : { $items }
terminal-republic-floor-voter = { $name } ({ $votes }, et { $talents } de plus contre des Talents)
terminal-republic-floor-yours = Vous avez { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
} et pourriez en acheter { $talents } de plus
terminal-republic-floor-none = Rien n'est mis aux voix.
terminal-republic-waiting = { $text }
terminal-republic-votes = Votes à Rome : { $items }
terminal-republic-votes-of = { $name } { $votes }
terminal-republic-interrupt = Peuvent intervenir
terminal-republic-interrupt-card = { $name } : { $cards ->
    [one] sa carte en main peut être un Tribun
   *[other] chacune de ses { $cards } cartes en main peut être un Tribun
}
terminal-republic-interrupt-free = { $name } : { $person } est Tribun sans carte
terminal-republic-interrupt-dagger = { $name } n'a pas encore tenté d'assassinat
terminal-republic-interrupt-none = Personne, pour autant que tous le sachent.
terminal-republic-claims = Les prochaines propositions sont assurées à : { $items }
terminal-republic-trials-left = Procès tenus ce tour-ci : mineurs { $minor }, majeurs { $major }
terminal-republic-budget = Prochaine phase des revenus
terminal-republic-budget-treasury = maintenant dans le Trésor d'État : { $talents } T
terminal-republic-budget-annual = revenu de l'année : +{ $talents } T
terminal-republic-budget-gains = événements et legs : +{ $talents } T
terminal-republic-budget-provinces = provinces : de { $low } à { $high } T
terminal-republic-budget-wars = guerres actives : -{ $talents } T
terminal-republic-budget-waking = guerres qui éclateront avant : -{ $talents } T
terminal-republic-budget-bills = Lois agraires : -{ $talents } T
terminal-republic-budget-owed = ce que des provinces ont coûté : -{ $talents } T
terminal-republic-budget-upkeep = légions et flottes : -{ $talents } T
terminal-republic-budget-result = ensuite : { $spread ->
    [0] { $low } T
   *[other] de { $low } à { $high } T
}
terminal-republic-budget-ruin = L'État risque de ne pas pouvoir payer : c'est la ruine de Rome.
terminal-republic-factions = Factions
terminal-republic-faction-short = { $name } : { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}, influence { $influence }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ; { $senators }
terminal-republic-deals = Accords
terminal-republic-no-deals = Il n'y a pas d'accord public. Pour en offrir un : now.
terminal-republic-deal = Accord { $deal } ({ $state }), offert par { $name }{ $waiting ->
    [none] {""}
   *[other] {"\u00A0"}; doivent encore accepter : { $waiting }
}
terminal-republic-deal-offered = offert
terminal-republic-deal-binding = en vigueur
terminal-republic-deal-settled = réglé
terminal-republic-deal-withdrawn = abandonné
terminal-republic-clause = { $number }. { $text }{ $fate ->
    [open] {""}
   *[other] {" "}({ $fate })
}
terminal-republic-fate-kept = tenue
terminal-republic-fate-released = sans objet
terminal-republic-fate-failed = pas tenue

## Chances

terminal-republic-odds = Chances dans les batailles
terminal-republic-odds-none = Il n'y a pas de guerre à livrer, ou personne pour mener une armée.
terminal-republic-odds-unknown = « { $word } » n'est ici ni une guerre, ni un Général, ni un nombre. Par exemple : odds punique 10 5
terminal-republic-odds-land = { $person } sur terre avec { $army } ({ $war }) : { $chances } ; pertes d'environ { $legions } légions, { $fleets } flottes
terminal-republic-odds-naval = { $person } en mer avec { $army } ({ $war }) : { $chances } ; pertes d'environ { $legions } légions, { $fleets } flottes
terminal-republic-odds-victory = Victoire { $percent } %
terminal-republic-odds-stalemate = Match nul { $percent } %
terminal-republic-odds-defeat = Défaite { $percent } %
terminal-republic-odds-disaster = Désastre { $percent } %
terminal-republic-odds-standoff = Échec { $percent } %
terminal-republic-odds-march = Contre un rebelle, chaque armée lance ses propres dés ; la plus forte a le plus de chances de gagner : { $roman } contre { $enemy }.
terminal-republic-persuasion = Chances de persuader
terminal-republic-persuasion-line = { $person } et { $target } : Nombre de base { $base }, { $percent } %{ $best ->
    [-1] {""}
   *[other] {"\u00A0"}; { $best } % pour { $talents } T
}
terminal-republic-persuasion-none = Aucun de vos sénateurs à Rome n'a quelqu'un à persuader.
terminal-republic-knights = Chances d'attirer un chevalier
terminal-republic-knights-line = { $person } : { $percent } % sans Talents, certain à partir de { $talents } T ; il a { $own } T
terminal-republic-knights-never = { $person } : { $percent } % sans Talents, { $best } % pour tous ses { $own } T
terminal-republic-knights-none = Aucun de vos sénateurs à Rome ne peut attirer de chevalier.

## Ce qui aide à décider

terminal-republic-hint-chances = Chances de réussir : { $items }
terminal-republic-hint-chance = { $percent } % pour { $talents } T
terminal-republic-hint-base = Le Nombre de base est maintenant { $base }, soit { $percent } % de chances ; chaque Talent le change de 1
terminal-republic-hint-cost = Chaque légion ou flotte coûte { $cost } T ; l'État a { $treasury } T
terminal-republic-hint-contribution = Influence gagnée : { $items }
terminal-republic-hint-step = { $influence } à partir de { $talents } T
terminal-republic-hint-price = Prix : { $talents } T
terminal-republic-hint-assassination = Selon le nombre de cartes Assassin : { $items }
terminal-republic-hint-attempt = { $cards } : tué { $killed } %, pris { $caught } %
terminal-republic-hint-spoils = Pillage : de { $low } à { $high } T
terminal-republic-detail = { $label } ({ $detail })
terminal-republic-detail-senator = { $name }, MIL { $military } ÉLO { $oratory } LOY { $loyalty }, infl { $influence }, pop { $popularity }, { $talents } T{ $notes ->
    [none] {""}
   *[other] , { $notes }
}
terminal-republic-detail-unaligned = non aligné
terminal-republic-detail-war = { $status }, terre { $land }, mer { $naval }, flottes de soutien { $support }
terminal-republic-detail-games = { $talents } T, popularité +{ $popularity }, mécontentement { $unrest }
terminal-republic-detail-votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}, { $talents } T
terminal-republic-detail-account = { $talents } T
terminal-republic-detail-province = { $state ->
    [vacant] sans gouverneur
   *[governed] { $person }, { $term ->
        [one] { $term } tour
       *[other] { $term } tours
    }
} ; revenu d'État { $income }, pillage { $spoils }
terminal-republic-detail-legion = fidèle à { $person }
terminal-republic-detail-deal = offert par { $name } : { $promises }
terminal-republic-group-other = Autres
