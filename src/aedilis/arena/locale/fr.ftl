# Le rapport d’un tournoi de programmes, en français.

arena-report-number = { NUMBER($value, useGrouping: 0) }
arena-report-percent = { NUMBER($value, maximumFractionDigits: 0) } %
arena-report-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-report-title = Tournoi : { $game }
arena-report-heading = { $players ->
    [one] Un joueur à toutes les places
   *[other] { $players } joueurs, les uns contre les autres
}
arena-report-facts = { $games ->
    [one] Une partie
   *[other] { $games } parties
} à { $seats ->
    [one] une place
   *[other] { $seats } places
}, graine { $seed }
arena-report-lead = { $player } a gagné plus souvent que les autres : { $share } des places occupées ; entre égaux, ce serait { $even }.
arena-report-lead-clear = Le hasard seul ne l’explique guère.
arena-report-lead-open = Avec si peu de parties, ce peut être le hasard.
arena-report-numbers = Tous les chiffres
arena-report-strength = Force
arena-report-strength-about = La cote dit combien un joueur est fort face à ces adversaires ; la part de victoires, combien de fois il l’a emporté. Une victoire partagée compte pour chaque vainqueur comme une part d’une seule.
arena-report-ratings = Cotes
arena-report-ratings-about = Les cotes, et entre quelles valeurs elles se trouvent avec une confiance de 95 %
arena-report-won = Part de victoires
arena-report-won-about = Victoires par place occupée ; en tirets : forces égales ({ $even })
arena-report-column-player = Joueur
arena-report-column-rating = Cote
arena-report-column-range = 95 %
arena-report-column-won = Gagnées
arena-report-column-games = Parties
arena-report-column-faults = Perdues par faute
arena-report-column-ending = Fin
arena-report-column-share = Part
arena-report-column-nobody = Sans vainqueur
arena-report-column-thing = Quoi
arena-report-column-held = Fois
arena-report-fault = La première faute par laquelle { $player } a perdu : { $fault }
arena-report-by-seat = Victoires par place
arena-report-by-seat-about = Combien de fois chaque place gagne. Si tous ont occupé toutes les places aussi souvent, ce qui reste est l’avantage de la place.
arena-report-all-players = Tous les joueurs
arena-report-seat = Place { $number }
arena-report-endings = Comment finissent les parties
arena-report-endings-about = { $nobody } des parties n’ont pas eu de vainqueur (95 % : { $range }).
arena-report-forfeit = faute d’un joueur
arena-report-length = Durée
arena-report-length-about = { $mean } coups en moyenne (95 % : de { $low } à { $high }) ; la partie médiane, { $middle }.
arena-report-moves = coups
arena-report-course = Le cours des parties
arena-report-course-about = Moyennes de toutes les parties, ramenées à la même durée.
arena-report-course-axis = part de la partie déjà jouée
arena-report-things-about = Combien de fois a gagné celui qui l’avait à la fin ; en tirets : forces égales ({ $even }). Que les bons joueurs l’obtiennent ne veut pas dire qu’ils gagnent grâce à cela.
arena-report-how = Comment on a mesuré
arena-report-method = Les mêmes joueurs se rencontrent avec la même donne une fois à chaque place. Qui rencontre qui, et qui est assis à côté de qui, change de bloc en bloc.
arena-report-method-intervals = Les cotes suivent le modèle de Plackett et Luce (OpenSkill) dans l’ordre des parties ; les intervalles des parts sont de Wilson, ceux des moyennes de la loi normale, tous à 95 %.
arena-report-method-unbalanced = Le nombre de parties n’est pas un multiple de { $games } : tous n’ont pas occupé toutes les places aussi souvent.
arena-report-method-failures = { $failures ->
    [one] Dans une partie, les règles ont failli ; elle ne compte pour personne.
   *[other] Dans { $failures } parties, les règles ont failli ; elles ne comptent pour personne.
}
arena-report-method-options = Version des règles : { $rules } ; options : { $options }
