# Comment finit une partie de La République de Rome, en français.

## Ce qui s'est passé

republic-appointed-for-life = { $person } a { $influence } d’influence et devient Consul à vie.
republic-tie-throw = { $who ->
    [you] Vous faites { $roll } pour départager l’égalité.
   *[other] { $name } fait { $roll } pour départager l’égalité.
}
republic-rebel-succeeds = { $ending ->
    [2] L’État est en banqueroute, et le rebelle { $person } a ce qu’il voulait.
    [3] Le peuple se soulève, et le rebelle { $person } a ce qu’il voulait.
   *[1] Le rebelle { $person } tient Rome.
}
republic-takes-rome = { $person } prend toutes les légions et flottes de Rome : il a maintenant { $legions ->
    [one] { $legions } légion
   *[other] { $legions } légions
} et { $fleets ->
    [one] { $fleets } flotte
   *[other] { $fleets } flottes
}, et { $count ->
    [one] { $count } guerre active
   *[other] { $count } guerres actives
} à affronter. S’il n’en gagne pas assez, une à une, tous perdent.

## Ce qui est demandé

republic-ask-survival-war = { $count ->
    [one] Il reste une guerre à gagner pour que Rome survive. Quelle guerre livrez-vous ?
   *[other] Il reste { $count } guerres à gagner pour que Rome survive. Quelle guerre livrez-vous d’abord ?
}
    .topic = survie de Rome
