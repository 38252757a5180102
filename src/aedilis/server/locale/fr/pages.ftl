# Les pages du serveur, en français : salon, tables, règles, aide.

server-page-hero = Des jeux de la Rome antique dans votre navigateur : entre amis, avec des inconnus ou contre des bots.
server-page-skip = Aller au contenu
server-page-nav = Pages
server-page-to-lobby = Vers le salon
server-page-no-script = La table est dessinée par un script, que ce navigateur n’exécute pas. La voici en mots, telle qu’elle est maintenant. Pour jouer sans script du navigateur, il y a une API.
server-nav-lobby = Salon
server-nav-games = Mes tables
server-nav-learn = Apprendre
server-nav-rules = Règles
server-nav-help = Aide
server-nav-profile = Profil
server-nav-login = Connexion

server-yes = oui
server-no = non
server-do-cancel = Annuler
server-do-change = Changer
server-do-copied = Copié
server-do-copy = Copier
server-do-join = S’asseoir
server-do-open = Ouvrir
server-do-save = Enregistrer
server-do-watch = Regarder
server-field-language = Langue
server-field-name = Nom
server-field-password = Mot de passe
server-span-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } secondes
}
server-span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
server-span-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
server-span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}

## Le salon

server-lobby-title = Le salon
server-lobby-name-hint = Ce que voient les autres. Laissez vide pour en recevoir un.
server-lobby-play-now = Jouer contre des bots
server-lobby-learn = Apprendre pas à pas
server-lobby-play-alone = Jouer en solitaire
server-lobby-new = Nouvelle table…
server-lobby-mine = Mes tables
server-lobby-mine-empty = Vous n’avez de siège à aucune table. Commencez-en une plus haut, ou prenez place à l’une de celles d’en bas.
server-lobby-mine-all = Toutes mes tables, même passées
server-lobby-open = Tables ouvertes
server-lobby-open-empty = Aucune table n’attend de joueurs pour l’instant.
server-lobby-running = Tables à regarder
server-lobby-running-empty = Aucune table ne peut être regardée pour l’instant.

server-card-delete = Supprimer
server-card-delete-sure = Supprimer ce bac à sable ? Il ne pourra pas être récupéré.
server-card-my-turn = à vous
server-card-private = privée
server-card-sandbox = bac à sable
server-card-seats = Sièges
server-card-facts = Ce qui se joue
server-card-option = { $option } : { $value }
server-card-seat-count = { $count ->
    [one] { $count } siège
   *[other] { $count } sièges
}
server-card-clock-none = sans pendule
server-card-clock-move = { $span } par décision
server-card-clock-bank = { $span } pour toute la partie
server-card-clock-more = { ", " }{ $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
} de plus par décision
server-card-watch-now = spectateurs admis
server-card-watch-later = les spectateurs la voient { $span } plus tard
server-card-watch-never = sans spectateurs
server-card-talk = conversations privées permises
server-card-talk-not = pas de conversations privées
server-card-hints-not = sans conseils
server-status-open = attend des joueurs
server-status-running = en cours
server-status-over = finie
server-status-stopped = arrêtée
server-seat-open = libre
server-seat-you = vous
server-seat-awaited = (attendu)
server-kind-bot = bot
server-kind-guest = invité
server-bot-random = Bot : joue au hasard
server-bot-version = { $bot }, version { $version }
server-bot-set = { $bot }, { $setting }
server-bot-novice = Bot : prévoit, mais agit souvent à la légère
server-bot-level = { $bot } – { $level }
server-level-beginner = pour débutants
server-level-ordinary = moyen
server-level-good = bon
server-level-strong = fort
server-level-master = magistral
server-lobby-level = Comment jouent les bots

## Mes tables

server-mine-turn = À vous
server-mine-running = En cours
server-mine-open = En attente de joueurs
server-mine-over = Finies
server-mine-won = Gagnées
server-mine-no-turn = Aucune table ne vous attend.
server-mine-counts = En chiffres
server-mine-game = Jeu

## Une nouvelle table

server-new-title = Nouvelle table : { $game }
server-new-name = Le nom de la table (facultatif)
server-new-seats = Sièges
server-new-seats-hint = De { $least } à { $most } sièges, dans cet ordre autour de la table. Un siège libre attend que quelqu’un vienne ; s’il n’y en a pas, la partie commence aussitôt.
server-new-seat = Siège { $n }
server-new-seat-me = moi
server-new-seat-open = libre : pour qui viendra
server-new-seat-none = pas de siège
server-new-who = Qui la voit
server-new-private = Privée : seul qui a le lien la trouve
server-new-delay = Spectateurs
server-new-delay-none = voient aussitôt ce qui est public
server-new-delay-never = ne sont pas admis
server-new-private-chat = Les joueurs peuvent se parler en privé
server-new-no-hints = Personne ne peut demander de conseils
server-new-time = Temps
server-new-clock-none = Sans pendule : chacun prend le temps qu’il faut
server-new-clock-move = Un délai pour chaque décision
server-new-clock-bank = Une pendule pour toute la partie
server-new-move-seconds = Temps pour une décision
server-new-bank-seconds = Temps pour toute la partie
server-new-increment = Secondes en plus par décision
server-new-late = Quand le temps de quelqu’un est écoulé
server-new-late-move = Pour cette seule décision, le joueur passe ou s’abstient ; s’il faut choisir, le bot choisit
server-new-late-bot = En son absence, le bot occupe son siège
server-new-stand-in = Qui joue à la place d’un absent
server-new-stand-in-hint = Quand le temps de quelqu’un est écoulé, ou que quelqu’un s’en va. Le siège peut être repris, et qui répond le reprend.
server-new-more = Autres options
server-new-advanced = Règles avancées
server-new-make = Créer la table
server-new-as-usual = comme dans l’édition

## S'asseoir

server-join-host = table { DE($name) }
server-join-sit = S’asseoir
server-join-seat = Siège
server-join-any = n’importe quel siège libre
server-join-name-hint = Pas besoin de compte. Laissez vide pour recevoir un nom.
server-join-begun-title = (●) C’est parti : { $title }
server-join-begun = La partie a commencé.
server-join-to-table = À la table
server-join-invite = Inviter des joueurs
server-join-invite-open = La table est dans la liste du salon. Cette adresse y mène :
server-join-invite-private = Seul qui a cette adresse trouve la table :
server-join-start = Commencer
server-join-start-hint = La partie commence d’elle-même quand le dernier siège est pris. Si vous la commencez maintenant, des bots prennent les sièges libres.
server-join-stop = Retirer la table
server-join-stop-sure = Retirer cette table ? Tous ceux qui y sont assis devront partir.
server-join-leave = Quitter la table

## Règles

server-rules-about = Chaque paragraphe dans nos propres mots, avec les décisions sur ce que les livrets laissent ouvert.
server-rules-of = Règles : { $game }
server-rules-search = Des mots, le nom d’une carte ou le numéro d’un paragraphe
server-rules-search-hint = Le nom d’une carte peut être dans n’importe laquelle des langues du jeu.
server-rules-find = Chercher
server-rules-found = { $count ->
    [0] Rien pour « { $words } »
    [one] { $count } paragraphe pour « { $words } »
   *[other] { $count } paragraphes pour « { $words } »
}
server-rules-ruling = Décision
server-rules-section = Section
server-rules-editions = Éditions
server-rules-nearby = Paragraphes précédent et suivant

## Aide

server-help-begin = Pour commencer
server-help-begin-1 = « Jouer contre des bots » crée une table aussitôt ; il ne faut pas de compte. « Nouvelle table » a toutes les options : édition ou scénario, sièges, pendule, qui peut regarder.
server-help-begin-2 = Pour jouer entre amis, créez une table privée et envoyez-leur son lien. Qui l’ouvre donne un nom et s’assoit. Les tables ouvertes du salon sont pour tout le monde.
server-help-begin-3 = Un invité n’est connu que d’un seul navigateur. Créez un compte pour revenir depuis un autre ; vos tables vous suivent.
server-help-begin-4 = Chaque table a les règles à côté d’elle. Toute question nomme le paragraphe dont elle vient, et un clic sur son numéro le montre.
server-help-table = À la table
server-help-table-1 = La barre de décision dit qui est attendu, et pour quoi. Quand c’est à vous, elle donne la liste de tout ce que vous pouvez faire ; vous pouvez aussi cliquer sur ce qui est entouré sur la table.
server-help-table-2 = Un coup en plusieurs parties se compose pas à pas. Vous voyez ce qu’il sera avant de l’envoyer, et pouvez en changer chaque partie.
server-help-table-3 = « Pourquoi pas… ? » dit ce qui n’est pas permis maintenant, pourquoi, et par quelle règle. « Annuler » reprend votre dernier coup tant que personne n’a rien appris ni lancé de dés depuis.
server-help-table-4 = La table en mots montre la même position en titres et en listes, pour les lecteurs d’écran et pour qui aime lire.
server-help-together = Ensemble
server-help-together-1 = Le chat est pour toute la table ; là où la table le permet, vous pouvez aussi écrire à un seul joueur. Écrivez @ et un nom pour appeler quelqu’un.
server-help-together-2 = Les notes ne sont qu’à vous. Les accords que connaît un jeu sont publics et engagent : ce qui a été promis est exécuté le moment venu.
server-help-together-3 = Les spectateurs voient ce qui est public, avec un retard si la table le veut. Ils ne voient jamais une main.
server-help-together-4 = Dans votre profil, vous choisissez comment apprendre que c’est à vous : par e-mail, par une notification du navigateur ou par un webhook. Rien n’est envoyé si vous ne le demandez pas.
server-help-time = Le temps
server-help-time-1 = Une partie peut se jouer d’une traite ou sur des semaines. Tout ce que vous avez envoyé est gardé ; revenez quand vous voulez.
server-help-time-2 = Les consignes permanentes répondent pour vous aux moments où vous pourriez intervenir. « Passer tant que rien n’arrive » laisse la partie continuer jusqu’à ce qu’on ait besoin de vous.
server-help-time-3 = Quand le temps est écoulé, le joueur passe, renonce ou s’abstient pour cette seule décision, et un bot ne la prend que s’il faut choisir ; ou bien le bot occupe le siège de l’absent, si la table le veut ainsi et que d’autres personnes y jouent. Toute réponse rend le siège.
server-help-time-4 = Revoyez n’importe quel moment depuis votre siège ; la partie finie, depuis tous les sièges. De n’importe quel moment, vous pouvez faire un bac à sable à vous, pour essayer.
server-help-keys = Touches
server-help-key = Touche
server-help-does = Ce qu’elle fait
server-help-privacy = Vie privée
server-help-privacy-1 = Ce qui est gardé de vous : votre nom, une empreinte de votre mot de passe et une de l’adresse réseau de votre dernière connexion, vos sessions, ce que vous avez choisi dans votre profil, qui sont vos amis et qui vous avez bloqué, ce que vous avez signalé, vos parties et ce que vous y avez dit. Aucune adresse n’est exigée ; libre à vous de donner une adresse e-mail.
server-help-privacy-2 = Il y a deux cookies : l’un tient votre session, l’autre votre langue. Personne d’autre n’apprend votre visite ; tout ce que les pages chargent vient de ce serveur.
server-help-privacy-3 = Votre profil vous donne toutes vos données dans un fichier, et les supprime. Les coups d’une partie restent pour les autres, sans votre nom.
server-help-privacy-4 = Le lien d’une table privée contient sa clé : qui l’a peut entrer. Ne le donnez qu’à ceux que vous voulez y voir.
server-help-programs = Programmes
server-help-programs-1 = Tout ce que font les pages peut être fait par des programmes : créez dans votre profil un compte de bot, et un jeton pour lui. Parties, coups, flux des changements et enregistrements s’y trouvent ; la description en OpenAPI est à cette adresse :
server-help-programs-2 = Un bot joue sous son propre nom, et vous en répondez.

## Leçons

server-learn-intro = Une première partie guidée et des problèmes à une seule bonne réponse. Aucun compte n’est nécessaire.
server-learn-guide = guidée, { $count } étapes
server-learn-puzzle = { $count ->
    [one] un coup
   *[other] { $count } coups
}
server-learn-done = fait
server-learn-begun = commencé
