# Procès et assassinats de La République de Rome en français.
#
# $person est l'accusé ou l'assassin, $target la victime. $dice est ce qui a été lancé, $drm ce qui s'y ajoute et
# $total le résultat.

## Assassinat

republic-assassination = { $count ->
    [0] { $person } tente d’assassiner { $target } : dé { $dice }, modificateur { $drm }, total { $total }.
   *[other] { $person } tente d’assassiner { $target }, avec { $cards } : dé { $dice }, modificateur { $drm }, total { $total }.
}
republic-bodyguards = { $who ->
    [you] { $count ->
        [one] Vous employez { $count } Garde du corps secret.
       *[other] Vous employez { $count } Gardes du corps secrets.
    }
   *[other] { $count ->
        [one] { $name } emploie { $count } Garde du corps secret.
       *[other] { $name } emploie { $count } Gardes du corps secrets.
    }
}
republic-assassination-killed = { $person } tue { $target }.
republic-assassination-failed = { $person } ne parvient pas à atteindre { $target }.
republic-assassination-caught = { $person } est pris avant de pouvoir atteindre { $target }.
republic-assassination-again = { $caught ->
    [0] Le garde du corps cherche l’assassin : dé { $dice }, modificateur { $drm }, total { $total } ; il échappe.
   *[other] Le garde du corps cherche l’assassin : dé { $dice }, modificateur { $drm }, total { $total } ; il est pris.
}
republic-assassin-executed = { $person } est exécuté pour l’assassinat.
republic-leader-shamed = { $person } avait envoyé l’assassin et perd { $influence } d’influence.
republic-special-trial = { $person } est jugé pour l’assassinat qu’il a ordonné.
republic-eliminated = { $who ->
    [you] Par châtiment, vous perdez votre dernier sénateur et quittez la partie.
   *[other] Par châtiment, { $name } perd son dernier sénateur et quitte la partie.
}

## Procès

republic-trial-corrupt = Le Censeur accuse { $person } de corruption dans sa province ; Procureur : { $prosecutor }.
republic-trial-office = Le Censeur accuse { $person } de fautes dans sa charge, en procès mineur ; Procureur : { $prosecutor }.
republic-trial-major = Le Censeur accuse { $person } de fautes dans sa charge, en procès majeur ; Procureur : { $prosecutor }.
republic-trial-concession = Le Censeur accuse { $person } de corruption avec une concession ({ $concession }) ; Procureur : { $prosecutor }.
republic-trial-province = Le Censeur accuse { $person } de pillage ({ $province }) ; Procureur : { $prosecutor }.
republic-prosecutor-refuses = { $person } ne veut pas être Procureur contre { $target }.
republic-appeal = { $person } fait appel au peuple : dés { $dice }, modificateur { $drm }, total { $total } ; votes pour l’innocence { $votes }.
republic-appeal-killed = { $person } fait appel au peuple : dés { $dice }, modificateur { $drm }, total { $total } ; le peuple le tue.
republic-appeal-freed = { $person } fait appel au peuple : dés { $dice }, modificateur { $drm }, total { $total } ; le peuple le libère.
republic-acquitted = { $person } est innocent.
republic-convicted = { $person } est coupable : il perd de l’influence, de la popularité et ses concessions.
republic-condemned = { $person } est coupable et meurt.
republic-prosecutor-gains = { $person } gagne { $influence } d’influence comme Procureur.
republic-trials-end = Les procès de cette année sont finis ; tous ceux qui sont à Rome perdent leurs marqueurs Corrompu et Majeur.

## Ce qui est demandé

republic-ask-assassin = Qui est l’assassin ?
    .topic = assassinat
republic-ask-assassin-target = Qui doit être tué ?
    .topic = assassinat
republic-ask-assassin-cards = Combien de cartes Assassin employez-vous ?
    .topic = assassinat
republic-ask-bodyguards = { $person } attaque { $target } avec un total de { $total }. Combien de Gardes du corps secrets employez-vous ?
    .topic = assassinat
republic-ask-accused = Qui accusez-vous ?
    .topic = procès
republic-ask-charge = De quoi l’accusez-vous ?
    .topic = procès
republic-ask-prosecutor = Qui doit être Procureur ?
    .topic = procès
republic-ask-prosecute = { $person } accepte-t-il d’être Procureur contre { $target } ?
    .topic = procès
