# Mots communs à tous les jeux.

kernel-and = et
kernel-and-alike = et
kernel-seat = Siège { $number }
kernel-quoted = « { $text } »
kernel-colon = { " : " }
kernel-semicolon = { " ; " }

kernel-pick-exactly = Choisissez-en { $low }.
kernel-pick-up-to = Choisissez-en jusqu’à { $high }.
kernel-pick-between = Choisissez-en de { $low } à { $high }.
kernel-amount = Un nombre de { $low } à { $high }.
kernel-text = Une ligne libre, de { $high } caractères au plus.
kernel-group = Autres
kernel-no-orders = Dans ce jeu, on ne peut pas donner d’ordres permanents.

kernel-ambiguous = Plusieurs coups répondent à cette description. Dites plus précisément lequel.
kernel-odd-word = « { $word } » contient quelque chose qu’aucun coup ne dit : ce peut être un texte, un nombre entier, vrai ou faux, ou une liste de ceux-ci.

kernel-undo-over = La partie est finie : plus rien ne peut être annulé.
kernel-undo-nothing = Il n’y a encore rien à annuler.
kernel-undo-revealed = Rien ne peut être annulé : le dernier coup a révélé une information cachée.
kernel-undo-other = Votre coup ne peut plus être annulé : un autre joueur a joué depuis.

kernel-recorded-deal = D’après l’enregistrement, distribué : { $out }
kernel-recorded-move = D’après l’enregistrement, { $name } : { $move }
kernel-recorded-chance = D’après l’enregistrement, { $name } : { $move } ; par le hasard : { $out }
kernel-recorded-undo = D’après l’enregistrement, { $name } : coup annulé
kernel-recorded-won = D’après l’enregistrement : { $ending }. Victoire : { $names }.
kernel-recorded-unwon = D’après l’enregistrement : { $ending }. Personne n’a gagné.

kernel-earlier-first = { $kind }, en solitaire : votre première partie.
kernel-earlier = { $kind }, en solitaire : { $count ->
    [one] 1 partie à vous avant celle-ci
   *[other] { $count } parties à vous avant celle-ci
} ; gagnées : { $won }.
kernel-earlier-now = Cette partie
kernel-earlier-best = Votre meilleure
kernel-earlier-median = Votre médiane
kernel-earlier-record = La meilleure de tous
kernel-earlier-better = votre nouveau record
kernel-earlier-line = { $measure } : { $now }
kernel-earlier-line-beside = { $measure } : { $now } (meilleure jusqu’ici : { $best }, médiane : { $median })
kernel-earlier-line-better = { $measure } : { $now }, votre nouveau record (meilleure jusqu’ici : { $best }, médiane : { $median })
