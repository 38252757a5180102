# Ce que dit le terminal, en français. $who est "you" pour qui lit et "other" pour tous les autres.

## Accueil et changement de joueur

terminal-player = Joueur
terminal-player-number = Joueur { $number }
terminal-welcome = { $game } : { $players }.
terminal-hint = Répondez par un numéro ou par les premiers mots. ? explique la question et donne la liste des commandes, quit quitte la partie. Pour un autre jeu, une autre édition ou un autre scénario, un autre nombre de joueurs ou une autre langue : aedilis play --help
terminal-pass = C’est à { $name }. Laissez la place à { $name } et appuyez sur Entrée.
terminal-news = Ce qui s’est passé
terminal-earlier = { $count ->
    [one] 1 événement plus ancien (log le montre)
   *[other] { $count } événements plus anciens (log les montre)
}
terminal-since = Depuis votre dernier coup, le plus important d’abord
terminal-since-nothing = Il ne s’est rien passé depuis votre dernier coup.
terminal-since-more = { $count ->
    [one] 1 événement de plus (log le montre)
   *[other] { $count } événements de plus (log les montre)
}
terminal-recorded = À partir d’ici, ces règles ne conviennent pas : d’après l’enregistrement
terminal-undone = { $who ->
    [you] Vous annulez votre dernier coup.
   *[other] { $name } annule son dernier coup.
}
terminal-only-choice = Une seule réponse était possible, elle a donc été donnée pour vous.
terminal-bot-fault = { $name } a un défaut et n’a pas pu répondre comme il le devait ; autre chose a été fait à sa place.

## Questions

terminal-pick-hint = Plusieurs numéros séparés par des espaces, ou des noms séparés par des virgules.
terminal-pick-none-hint = Plusieurs numéros séparés par des espaces, ou des noms séparés par des virgules ; 0 pour rien.
terminal-text = Une ligne libre, de { $high } caractères au plus ; entre guillemets droits si elle commence comme une commande.
terminal-confirm = Entrée pour le faire, n pour choisir à nouveau.
terminal-ambiguous = « { $answer } » peut désigner ceux-ci : { $numbers }. Donnez un numéro ou plus de mots.
terminal-no-number = Il n’y a pas de choix { $answer } ici.
terminal-not-understood = « { $answer } » n’est ici ni un choix ni une commande. ? aide.
terminal-too-many-of = { $item } : il n’y en a que { $count }.
terminal-words-yes = o oui y yes ok
terminal-words-no = n non no retour back
terminal-words-all = tout tous toutes all
terminal-words-none = rien aucun aucune none

## Hors de son tour

terminal-now-nothing = Il n’y a rien que vous puissiez faire hors de votre tour maintenant.
terminal-now-leave = n, ou Entrée seule, pour ne rien faire.
terminal-now-hint = Hors de votre tour, vous pourriez faire ceci (tapez now) : { $choices }

## Aide

terminal-help-commands = Commandes à chaque question
terminal-help-answers = Entrée seule montre à nouveau la table. Une réponse en plusieurs parties se donne partie par partie ; n la recommence.
terminal-command-help = ? — explique cette question et donne la liste des commandes
terminal-command-rules = ? MOT — les règles sur un mot, une carte ou un paragraphe
terminal-command-why = why — ce que vous ne pouvez pas faire maintenant, et quelle règle l’interdit
terminal-command-hint = hint — ce qui vaut la peine ici, et pourquoi
terminal-command-undo = undo — annule votre dernier coup, si rien n’a été révélé depuis
terminal-command-table = table — à nouveau toute la table
terminal-command-view = view [NOM] — tout ce qui se voit d’un joueur
terminal-command-cards = cards — votre main, avec ce que fait chaque carte
terminal-command-card = card NOM — ce que fait n’importe quelle carte
terminal-command-since = since — le plus important de ce qui s’est passé depuis votre dernier coup
terminal-command-log = log [N] — les N derniers événements
terminal-command-now = now — ce que vous pouvez faire hors de votre tour, et le faire
terminal-command-save = save [FICHIER] — garde la partie dans un fichier
terminal-command-lang = lang en|es|it|fr — une autre langue
terminal-command-concede = concede NOM|nobody — accepte qu’un autre gagne
terminal-command-quit = quit — quitte la table
terminal-ruling = Décision : { $text }
terminal-no-rule = Aucune règle ni carte ne répond à « { $word } ».
terminal-more-rules = Pour en lire une : ? { $id }
terminal-why-nothing = Rien de ce qui serait naturel ici n’est interdit.
terminal-advice = Ce qui vaut la peine ici, selon un bot qui voit ce que vous pouvez voir :
terminal-advice-none = Il n’y a pas de conseil pour le moment.
terminal-review = Où la partie s’est décidée, d’après ce que la table a montré ensuite
terminal-review-nothing = Rien dans cette partie n’a beaucoup changé les chances de personne.
terminal-review-chance = { $name } { $before } % → { $after } %
terminal-review-rather = Un bot à la même place aurait préféré : { $answer }. { $why }
terminal-review-same = Un bot à la même place aurait fait de même. { $why }
terminal-no-seat = « { $name } » n’est pas à la table. Il y a : { $names }.
terminal-no-card = « { $name } » n’est pas une carte de ce jeu.
terminal-log-usage = log prend un nombre : log 30
terminal-lang-usage = lang prend l’une de celles-ci : { $languages }.
terminal-concede-usage = Dites à qui : concede NOM, ou concede nobody pour continuer.
terminal-sure = Confirmez-vous ? (o/n)
terminal-order-longer = Ordres qui en disent plus
terminal-order-how = Donnez-en un par son numéro ou ses mots : order 1 demande le reste ; order 1 contre 5 dit tout.
terminal-order-given = { $order } (ordonné)
terminal-order-back = retirer l’ordre
terminal-order-taken-back = Retiré : { $order }
terminal-order-most = { $counts }, au plus : un nombre de 0 à { $most }.

## Garder la partie

terminal-saved = Enregistré dans { $file }.
terminal-save-exists = { $file } existe déjà ; donnez un autre nom : save NOM
terminal-save-failed = Impossible d’écrire { $file } : { $why }
terminal-quit = Enregistrer la partie dans { $file } avant de quitter ? (o/n, c pour continuer à jouer)
terminal-kept = La partie est gardée dans { $file }. Pour continuer : aedilis play --load { $file }
terminal-earlier-unkept = Ce résultat n’a pas pu être gardé dans { $file } : { $why }
terminal-keep-record = Garder l’enregistrement de cette partie ? Entrée pour { $file }, un autre nom de fichier, ou n.

## Leçons

terminal-lesson-guide = Partie guidée : { $title }
terminal-lesson-puzzle = Problème : { $title }
terminal-lesson-commands = hint vous aide, undo revient en arrière, leave termine la leçon et vous laisse continuer d’ici contre des bots.
terminal-lesson-other = C’est permis, mais ce n’est pas ce que montre cette étape ; rien n’a été fait. Lisez la suite, ou tapez hint.
terminal-lesson-left = { $count ->
    [one] Il vous reste 1 coup.
   *[other] Il vous reste { $count } coups.
}
terminal-lesson-failed = Ce n’est pas cela. Vos coups sont épuisés et le but n’est pas atteint.
terminal-lesson-again = Appuyez sur Entrée pour recommencer, ou tapez leave pour continuer d’ici, ou quit.
terminal-lesson-rules = Les règles à ce sujet : { $rules } (aedilis rules les montre).
terminal-lesson-go-on = Voulez-vous jouer cette partie jusqu’au bout contre des bots ? (o/n)
terminal-lesson-move = Essayez ceci : { $move }
terminal-lesson-move-now = Tapez now, puis choisissez : { $move }
terminal-lesson-astray = Vous avez déjà pris un autre chemin. Tapez undo pour revenir, puis hint.
terminal-lesson-not-kept = Une partie qui a commencé par une leçon ne peut pas être gardée.
terminal-lesson-left-already = La leçon est finie ; c’est une partie comme les autres.
terminal-lesson-set-out = À partir d’ici, vous jouez contre des bots. Bonne chance !
terminal-command-leave = leave — termine la leçon ; vous continuez d’ici contre des bots
