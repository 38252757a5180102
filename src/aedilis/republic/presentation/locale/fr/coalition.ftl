# La phase de sénat d'une ou deux personnes, en français : la coalition, le plan, les dépouilles.
#
# $rule est le paragraphe du livret selon lequel une faction sans joueur, ou Rome elle-même, fait quelque chose.

## La coalition

republic-ranks = Par voix à Rome : { $seats } ({ $cast }). La majorité est à { $majority }.
republic-coalition = La coalition au pouvoir : { $seats } ({ $rule }, ligne { $line }).
republic-coalition-refused = { $who ->
    [you] Vous n’entrez pas dans la coalition.
   *[other] { $name } n’entre pas dans la coalition.
}
republic-coalition-not-sought = { $who ->
    [you] Vous ne formez pas de coalition à vous.
   *[other] { $name } ne forme pas de coalition.
}
republic-dominant = { $who ->
    [you] Vous êtes le Joueur dominant.
   *[other] { $name } est le Joueur dominant.
}
republic-ask-coalition = Une coalition majoritaire : { $seats }. En faites-vous partie ?
    .topic = coalition
republic-ask-partner = Vous pouvez former une coalition. Qui y prenez-vous ?
    .topic = coalition

## Le plan

republic-crisis = Rome est en crise ({ $rule }).
republic-plan = { $line ->
    [0] Aucune guerre n’est en jeu : Rome garde une petite armée ({ $rule }).
    [1] Le plan : deux guerres actives, chacune avec une force suffisante ({ $rule }) : { $wars }.
    [2] Le plan : une guerre dangereuse avec une force suffisante ({ $rule }) : { $wars }.
    [3] Le plan : une guerre active avec une force suffisante ({ $rule }) : { $wars }.
    [4] Le plan : une guerre inactive avec une force suffisante ({ $rule }) : { $wars }.
    [5] Le plan : avec toutes les forces, jusqu’à ce qu’il ne reste que trois guerres ({ $rule }) : { $wars }.
    [6] Le plan : avec toutes les forces contre le rebelle ({ $rule }).
    [7] Le plan : trois guerres actives, chacune avec une force suffisante ({ $rule }) : { $wars }.
    [8] Le plan : deux guerres actives, chacune avec une force suffisante ({ $rule }) : { $wars }.
    [9] Le plan : la plus faible des guerres actives avec toutes les forces ({ $rule }) : { $wars }.
   *[other] Aucun plan de la liste : le Joueur dominant conduit la guerre ({ $rule }).
}
republic-plan-fails = Le plan ne peut plus être exécuté : le Joueur dominant conduit la guerre ({ $rule }).
republic-ask-generals = Chaque Général part pour une guerre. Qui part pour celle-ci : { $war } ?
    .topic = Généraux
republic-ask-general-of = Qui part pour cette guerre : { $war } ?
    .topic = Généraux
republic-ask-plan-veterans = { $person } mène { $legions ->
    [one] 1 légion
   *[other] { $legions } légions
} à la guerre : { $war }. Quelles autres légions de vétérans partent avec lui ?
    .topic = légions de vétérans
republic-ask-command = Vous conduisez la guerre. Qu’ordonnez-vous ?
    .topic = conduite de la guerre
republic-neutral-dictator = { $person } ({ $name }) a la meilleure valeur militaire et sera Dictateur ({ $rule }).
republic-neutral-master = { $person } sera Maître de cavalerie : la meilleure valeur militaire après la sienne ({ $rule }).

## Les dépouilles

republic-share-office = { $who ->
    [you] Votre part des dépouilles : { $office } pour { $person }.
   *[other] Part { DE($name) } dans les dépouilles : { $office } pour { $person }.
}
republic-share-province = { $who ->
    [you] Votre part des dépouilles : { $province } pour { $person }.
   *[other] Part { DE($name) } dans les dépouilles : { $province } pour { $person }.
}
republic-share-concession = { $who ->
    [you] Votre part des dépouilles : { $concession } pour { $person }.
   *[other] Part { DE($name) } dans les dépouilles : { $concession } pour { $person }.
}
republic-share-sponsor = { $person } parraine une Loi agraire et attend un Co-parrain : { $bill }.
republic-share-cosponsor = { $person } s’offre comme Co-parrain de la Loi agraire.
republic-share-pass = { $who ->
    [you] Vous ne prenez rien.
   *[other] { $name } ne prend rien.
}
republic-neutral-share-office = Part { DE($name) } : { $office } pour { $person }, selon la liste de sa ligne de conduite ({ $rule }).
republic-neutral-share-province = Part { DE($name) } : { $province } pour { $person }, selon la liste de sa ligne de conduite ({ $rule }).
republic-neutral-share-concession = Part { DE($name) } : { $concession } pour { $person }, selon la liste de sa ligne de conduite ({ $rule }).
republic-neutral-share-sponsor = Part { DE($name) } : { $person } parraine une Loi agraire et attend un Co-parrain, selon la liste de sa ligne de conduite ({ $rule }) : { $bill }.
republic-neutral-share-cosponsor = Part { DE($name) } : { $person } s’offre comme Co-parrain de la Loi agraire, selon la liste de sa ligne de conduite ({ $rule }).
republic-neutral-share-pass = { $name } : plus rien sur la liste de sa ligne de conduite ({ $rule }).
republic-neutral-outsider = Personne dans la coalition ne peut l’avoir : cela revient à { $person } ({ $rule }).
republic-land-bill-due = La popularité { DE($person) } est inférieure au mécontentement : il doit parrainer une Loi agraire ({ $rule }) : { $bill }.
republic-land-bill-fails = Il n’y a pas de Loi agraire cette année.
republic-land-bill-seconded = { $person } et { $other } font passer une Loi agraire : { $bill }.
republic-marks-forgotten = Personne n’est jugé : les marqueurs Corrompu et Majeur sont retirés à tous ceux qui sont à Rome ({ $rule }).
republic-ask-share = À vous de choisir dans les dépouilles. Que prenez-vous ?
    .topic = dépouilles
republic-ask-share-office = Quelle charge ?
    .topic = dépouilles
republic-ask-share-for = Qui reçoit la charge : { $office } ?
    .topic = dépouilles

## Tribuns

republic-tribune-stop-pick = { $who ->
    [you] Vous jouez un Tribun contre ce choix.
   *[other] { $name } joue un Tribun contre ce choix.
}
republic-tribune-stop-bill = { $who ->
    [you] Vous jouez un Tribun contre la Loi agraire.
   *[other] { $name } joue un Tribun contre la Loi agraire.
}
republic-free-tribune-stop-pick = { $person } l’arrête en tant que Tribun.
republic-free-tribune-stop-bill = { $person } arrête la Loi agraire en tant que Tribun.
republic-pick-stopped = { $who ->
    [you] Vous perdez votre tour cette fois, par un Tribun { DE($seat) }.
   *[other] { $name } perd son tour cette fois, par un Tribun { $seat-who ->
        [you] à vous
       *[other] { DE($seat) }
    }.
}
republic-neutral-stops = { $name } contre { $seat } : c’est la première chose qui reste sur la liste de sa ligne de conduite ({ $rule }).
republic-neutral-graft = { $name } : { $person } tente d’acheter le Tribun, selon sa ligne de conduite ({ $rule }).
republic-neutral-murder = { $name } : { $person } fait attaquer le Tribun, selon sa ligne de conduite ({ $rule }).
republic-neutral-mob = { $name } : { $person } excite la foule, selon sa ligne de conduite ({ $rule }).
republic-ask-hold-spoils = { $seat-who ->
    [you] Vous avez dit ce que vous prenez dans les dépouilles. En restez-vous là ?
   *[other] { $seat } a annoncé son choix dans les dépouilles. L’acceptez-vous ?
}
    .topic = dépouilles
republic-ask-hold-check = Les dépouilles vont être partagées. Vous pouvez demander d’abord une vérification d’assassinat.
    .topic = vérification d’assassinat

## Assassins

republic-check = { $who ->
    [you] Vous demandez une vérification d’assassinat contre { $target }.
   *[other] { $name } demande une vérification d’assassinat contre { $target }.
}
republic-check-nobody = Aucune faction ne peut frapper { $target }.
republic-check-throw = { $who ->
    [you] Vous obtenez { $dice } pour savoir qui doit frapper{ $drm ->
        [0] {""}
       *[other] ; avec les cartes, { $total }
    }.
   *[other] { $name } : { $dice } au dé pour savoir qui doit frapper{ $drm ->
        [0] {""}
       *[other] ; avec les cartes, { $total }
    }.
}
republic-neutral-strikes = { $name } : { $person } doit frapper, avec toutes ses cartes Assassin ({ $rule }).
republic-neutral-guards = { $name } emploie tous ses Gardes du corps secrets ({ $rule }) : { $count }.
republic-life-nominated = Une seule faction gouverne : { $person } sera Consul à vie s’il survit ({ $rule }).
republic-ask-check-target = Contre qui se fait la vérification ?
    .topic = vérification d’assassinat
republic-ask-check-strike = Vous devez frapper { $target }. Qui le fait ?
    .topic = assassinat

## Où en est le sénat

republic-now-ranks = Par voix
republic-now-coalition = Coalition
republic-now-dominant = Joueur dominant
republic-now-plan = Plan
republic-now-turn = Choisit maintenant
republic-now-said = Vient d’annoncer
republic-now-left = Reste à prendre
republic-now-bill = Loi agraire
republic-now-force = Force suffisante contre { $war } : { $units } (en campagne : { $there }).
republic-now-sponsored = { $person } attend un Co-parrain : { $bill }
