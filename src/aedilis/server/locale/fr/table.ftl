# La page d'une table dans le navigateur, en français : les mots autour du jeu. Ce que dit le jeu lui-même vient des
# textes des jeux et du terminal.

server-table-loading = Un instant…
server-table-home = Aedilis : toutes les tables
server-table-board = La table
server-table-beside = À côté de la table
server-table-skip = Aller à la question
server-table-not-begun = La partie n’a pas commencé. Elle commence quand tous les sièges sont pris.
server-table-sandbox = bac à sable
server-table-tournament = Tournoi : ronde { $round }, table { $table }
server-table-you = vous
server-table-none = rien
server-table-labelled = { $label } :
server-table-close = Fermer
server-table-rule = Règle
server-table-busy = Le serveur est interrogé…

## La liaison avec le serveur

server-table-line-lost = La liaison avec le serveur est rompue. Elle se rétablit ; ce que vous avez envoyé n’est pas perdu.
server-table-line-offline = Cet appareil est hors ligne. Ce que vous avez envoyé partira au retour de la liaison.
server-table-line-now = Essayer
server-table-line-closed = Le serveur vous a fermé cette table : peut-être avez-vous quitté votre session, ou elle a été déplacée.
server-table-reload = Recharger la page

## Qui est attendu

server-table-begun = La partie a commencé.
server-table-title-begun = (●) C’est parti : { $title }
server-table-title-turn = (●) À vous · { $title }
server-table-head-asked = À vous de décider
server-table-head-may = Vous pouvez
server-table-head-waiting = La table attend
server-table-head-passing = Vous passez tant que rien n’arrive
server-table-head-over = La partie est finie
server-table-head-stopped = La partie a été arrêtée
server-table-head-open = Des sièges sont libres
server-table-head-looking-back = Vous revoyez la partie
server-table-fold = Montrer ou replier la question
server-table-time-days = { $days } j { $hours } h
server-table-time-hours = { $hours } h { $minutes } min
server-table-time-left = reste { $time }
server-table-waited = depuis { $time }
server-table-news-asked = À vous de décider : { $question }
server-table-differs = Les règles d’aujourd’hui ne conviennent pas à cette partie à partir de la ligne { $line } : { $problem }. La table est montrée telle qu’elle était avant ; la suite est racontée telle qu’elle a été enregistrée, et ne peut pas être vérifiée ici.
server-table-unproved = Tous les coups de cette partie sont possibles avec les règles d’aujourd’hui, qui ne lui conviennent pourtant pas : { $problem }. Sa fin est racontée telle qu’elle a été enregistrée.

## Répondre

server-table-narrowed = { $count } choix sur { $all } : tout montrer
server-table-search = Chercher un choix
server-table-so-far = Votre réponse jusqu’ici
server-table-change-part = { $part } : changer cela
server-table-send = Envoyer
server-table-go-on = Continuer
server-table-back = Retour
server-table-start-over = Recommencer
server-table-answer-dropped = La partie a continué : la réponse que vous aviez commencée ne vaut plus.
server-table-just-changed = Les choix viennent de changer : regardez à nouveau.
server-table-confirm = Confirmer
server-table-confirm-picked = { $count ->
    [0] Ne rien choisir
   *[other] Confirmer { $count }
}
server-table-pick-most = Autant que possible, en un clic
server-table-confirm-amount = Confirmer { $amount }
server-table-from-to = De { $low } à { $high }
server-table-fewer = Un de moins : { $name }
server-table-more = Un de plus : { $name }
server-table-one-less = Un de moins
server-table-one-more = Un de plus
server-table-letters-left = { $count ->
    [one] Reste { $count } caractère
   *[other] Restent { $count } caractères
}
server-table-send-amount = Envoyer { $amount }
server-table-share-out = Répartir ainsi et terminer
server-table-gift-to = À
server-table-gift-from = De
server-table-gift-remove = Retirer le don { $n }
server-table-gift-amount = Somme donnée
server-table-sheet = Qu’entreprenez-vous ?
server-table-sheet-order = Dans cet ordre ; ce que vous passez ne pourra plus se faire.
server-table-sheet-nothing = Rien
server-table-add-in-parts = Dire qui paie
server-table-lay-all = Tout : { $count }
server-table-lay-all-of = Tout ({ $count }) : { $name }
server-table-lay-none = Personne
server-table-lay-add = Une partie de plus
server-table-lay-remove = Retirer la partie { $part }
server-table-lay-part = Partie { $part }
server-table-lay-steps = Répondre pas à pas
server-table-lay-sheet = Répondre sur une seule feuille
server-table-lay-missing = Il reste quelque chose à choisir.
server-table-chance = { $name } { $percent } %
server-table-deal-offered = { $name } vous offre un accord
server-table-deal-accept = Accepter
server-table-deal-refuse = Refuser
server-table-deal-counter = Faire une contre-offre
server-table-deal-new = { $name } vous offre un accord : votre réponse est attendue.
server-table-title-deal = (✉) Un accord vous est offert · { $title }
server-table-out-of-turn = Hors de son tour
server-table-undo = Annuler
server-table-why = Pourquoi pas… ?
server-hint-ask = Conseil
server-hint-head = Ce qui vaut la peine ici
server-hint-aside = Ce qui vaut la peine hors de son tour
server-hint-still = Le bot qui conseille ne ferait rien maintenant : il attendrait son tour.
server-hint-note = Le conseil d’un bot, d’après ce que vous pouvez savoir. En choisir un remplit votre réponse ; rien n’est encore envoyé.
server-hint-busy = Recherche des meilleures réponses…
server-hint-take = Remplir : { $answer }
server-table-nothing-refused = Rien de ce qui serait naturel n’est interdit maintenant.
server-table-nothing-to-tell = Il n’y a rien de plus à en dire.
server-table-pass-on = Passer tant que rien n’arrive
server-table-pass-off = Ne plus passer
server-table-pass-stopped = Il s’est passé quelque chose : vous ne passez plus d’office.

## Consignes permanentes

server-table-standing = Consignes permanentes
server-table-standing-given = Consignes que vous avez données
server-table-standing-end = Retirer : { $order }
server-table-standing-quick = Désormais :
server-table-standing-about = Au sujet de
server-table-standing-way = Faire ceci
server-table-standing-give = Donner la consigne
server-table-orders-pass-all = Passer les { $count } questions
server-table-orders = Consignes
server-table-orders-intro = À ces moments, la partie s’arrêterait pour vous. Une consigne permanente répond à votre place.
server-table-order-ask = Toujours me demander
server-table-order-open = Me demander quand je peux agir
server-table-order-never = Ne jamais me demander
server-table-order-pass = Passer pour moi

## Journal, chat, notes, règles

server-table-tab-log = Journal
server-table-tab-chat = Chat
server-table-tab-notes = Notes
server-table-tab-rules = Règles
server-table-unread = nouveau
server-table-undone = { $name } annule son dernier coup.
server-table-timed-out = Le temps { DE($name) } est écoulé : cette fois, on décide sans sa réponse.
server-table-was-late = Votre temps était écoulé, et cette seule décision a été prise sans vous. Vous continuez à jouer.
server-table-here = Je suis là
server-table-bot-plays = Un bot joue pour vous.
server-table-time-short = Votre temps s’écoule : il reste { $time }.
server-table-title-short = ({ $time }) À vous · { $title }
server-table-log-empty = Il ne s’est encore rien passé.
server-table-log-newest = Dernières lignes
server-table-earlier-lines = { $count ->
    [one] Montrer la ligne d’avant
   *[other] Montrer les { $count } lignes d’avant
}
server-table-look-at = Ligne { $line }, { $time } : montrer la table telle qu’elle était alors
server-table-chat-empty = Personne n’a encore rien dit.
server-table-say = Le dire
server-table-say-what = Dites quelque chose ; @ et un nom appellent quelqu’un
server-table-say-to = À
server-table-say-to-all = toute la table
server-table-to-seat = à { $name } seul
server-table-mention = Appeler quelqu’un
server-table-notes-label = Vos notes sur cette partie ; personne d’autre ne les voit
server-table-notes-kept = Enregistrées
server-table-notes-keeping = Enregistrement…
server-table-notes-guest = Connectez-vous pour garder des notes sur cette partie.
server-table-rules-contents = Toutes les règles
server-table-rules-failed = Les règles ne peuvent pas être chargées maintenant.
server-table-rules-none = Ce jeu n’a pas ici de règles à consulter.

## La table en mots, et revoir la partie

server-table-told = La table en mots
server-table-tools = Façons de voir la table
server-table-tool-seats = Qui est à la table
server-table-tool-statistics = Le cours de la partie
server-table-tool-map = La carte
server-table-tool-legend = Tous les signes
server-table-tool-history = Revoir
server-table-tool-text = La table en mots
server-table-tool-settings = Réglages
server-table-tool-help = Aide et touches
server-table-sheets = Parties de la page
server-table-sheet-table = Table
server-table-sheet-mine = À moi
server-table-sheet-log = Journal
server-table-looking-at = La table telle qu’elle était après la ligne { $line } sur { $lines }.
server-table-asked-meanwhile = Entre-temps, c’est à vous de décider.
server-table-to-present = Retour au présent
server-table-replay-line = Ligne de l’histoire
server-table-replay-at = { $line } sur { $lines }
server-table-replay-play = Tout dérouler
server-table-replay-pause = S’arrêter ici
server-table-replay-from = Vue par
server-table-spectator = un spectateur
server-table-fork = Essayer d’ici
server-table-fork-what = Crée un bac à sable à vous, qui commence à ce moment. Personne d’autre ne le voit.
server-table-fork-open = Ouvrir le bac à sable

## La fin

server-table-no-statistics = Il n’y a pas de chiffres sur cette partie.
server-review-head = Où elle s’est décidée
server-review-ask = Trouver les tournants
server-review-busy = La partie est revue…
server-review-nothing = Rien dans cette partie n’a beaucoup changé les chances de personne.
server-review-played = { $name } : { $move }
server-review-chance = { $name } : { $before } % → { $after } %
server-review-same = Un bot à la même place aurait fait de même. { $why }
server-review-rather = Un bot à la même place aurait préféré : { $answer }. { $why }
server-review-look = Montrer la ligne { $line } ({ $turn })
server-table-no-map = Il n’y a pas de carte de cette table.
server-table-measure = Ce qui est mesuré
server-table-plot = { $name }, tour par tour ; les nombres sont en tableau plus bas
server-table-plot-numbers = Les nombres
server-table-plot-turn = Tour

## Sièges

server-table-seat-here = en ligne
server-table-seat-away = hors ligne
server-table-seat-bot = bot
server-table-seat-open = encore libre
server-table-seat-is-bot = { $bot }
server-table-seat-stand-in = hors ligne ; { $bot } joue
server-table-spectators = { $count ->
    [0] Aucun spectateur
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
server-table-which-bot = Quel bot
server-table-leave-to-bot = Laisser à un bot
server-table-take-back = Reprendre le siège
server-table-give-back = Rendre le siège
server-table-link = L’adresse de cette table
server-table-link-copy = Copier
server-table-link-copied = L’adresse a été copiée.

## Réglages

server-table-language = Langue
server-table-language-failed = Les textes dans cette langue ne peuvent pas être chargés maintenant.
server-table-theme = Thème
server-table-theme-system = Comme le système
server-table-theme-light = Travertin (clair)
server-table-theme-dark = Basalte (sombre)
server-table-set-text = La table en mots
server-table-set-sounds = Sons
server-table-sounds-on = Le son est activé.
server-table-sounds-off = Le son est coupé.
server-table-set-keys = Touches seules comme raccourcis
server-table-set-push = Me prévenir quand c’est à moi, même si cette page est fermée
server-table-push-denied = Le navigateur a reçu la consigne de ne pas montrer de notifications d’ici. Cela se change dans ses propres réglages.
server-table-push-unsupported = Pour être prévenu de son tour, il faut un compte, ainsi qu’un navigateur et un serveur qui le permettent.
server-table-push-failed = Les notifications n’atteignent pas le navigateur maintenant.

## Touches

server-table-help-intro = Tout peut se faire au clavier. On peut aussi cliquer sur ce qui est entouré sur la table, et sur tout nom dans le journal.
server-table-help-log = Dans le journal, gauche et droite vont de nom en nom. Tab quitte toute liste.
server-table-key-choose = Choisir une réponse par son numéro ; 0 arrête ou passe
server-table-key-send = Confirmer, ou envoyer toute la réponse
server-table-key-back = Retour : d’une partie de la réponse, ou au présent
server-table-key-arrows = D’une réponse à l’autre, ou d’une chose à l’autre sur la table
server-table-key-undo = Annuler
server-table-key-why = Pourquoi pas… ?
server-hint-key = Conseil : ce qui vaut la peine ici, et pourquoi
server-table-key-pass = Passer tant que rien n’arrive, ou ne plus passer
server-table-key-aside = Hors de son tour
server-table-key-decision = À la question
server-table-key-steady = À ce qui est toujours possible : penser, passer, finir
server-table-key-board = À la table
server-table-key-log = Journal
server-table-key-chat = Chat
server-table-key-notes = Notes
server-table-key-rules = Règles
server-table-key-text = La table en mots, ou dessinée
server-table-key-map = Montrer la carte
server-table-key-history = Revoir, ou revenir au présent
server-table-key-earlier = Une ligne plus tôt
server-table-key-later = Une ligne plus tard
server-table-key-sounds = Activer ou couper le son
server-table-key-settings = Réglages
server-table-key-help = Aide et touches

## Leçons

server-lesson-player = Joueur
server-lesson-look = La leçon montre : { $things }
server-lesson-step = Étape { $step } sur { $steps }
server-lesson-left = { $count ->
    [one] Il vous reste un coup
   *[other] Il vous reste { $count } coups
}
server-lesson-done-head = Bien joué
server-lesson-failed-head = Pas ainsi
server-lesson-failed = Ce n’est pas cela. Vos coups sont épuisés et le but n’est pas atteint.
server-lesson-hint = Indice
server-lesson-back = Revenir
server-lesson-again = Depuis le début
server-lesson-next = Suivant
server-lesson-leave = Continuer d’ici contre des bots
server-lesson-all = Toutes les leçons
server-lesson-move = Essayez ceci : { $move }
server-lesson-astray = Vous avez déjà pris un autre chemin. Revenez, puis demandez de nouveau.

## La prochaine table

server-table-tool-next = Prochaine table qui vous attend
server-table-key-next = À la prochaine table qui vous attend
server-table-next = { $count ->
    [one] Table suivante : une vous attend
   *[other] Table suivante : { $count } vous attendent
}
server-table-next-none = Aucune autre table ne vous attend.

## Personnes dont on ne veut rien entendre

server-table-chat-hidden = Ligne cachée d’une personne bloquée
server-table-chat-more = Plus sur cette ligne
server-table-chat-block = Bloquer { $name }
server-table-chat-report = Signaler cette ligne
server-table-chat-blocked = Vous n’entendez plus ce que dit { $name }. On débloque sous « Amis ».
server-table-seat-held = gardé pour quelqu’un
