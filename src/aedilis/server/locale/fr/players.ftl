# Les joueurs, leurs résultats et leurs cotes, et les classements, en français.

server-error-no-player = Il n’y a ici personne de ce nom ou de ce numéro dont vous puissiez voir la page.
server-error-rated-account = À une table classée ne s’assoient que des personnes qui ont un compte : ni invités, ni bots.
server-error-rated-bots = Une table classée n’a pas de bots : chaque siège est pour une personne.
server-error-rated-alone = Une table classée a au moins deux sièges.
server-error-rated-clock = Il faut une pendule à une table classée, pour que personne ne puisse la laisser en plan à jamais.
server-error-rated-open = Une table classée commence quand tous ses sièges sont pris : les bots n’en prennent aucun.

server-nav-ladder = Classement
server-card-rated = classée
server-new-rated = Classée : le résultat change la cote des joueurs
server-new-rated-hint = Seulement des personnes qui ont un compte, sans bots et avec une pendule. Qui part avant la fin compte comme dernier. Le fonctionnement est expliqué avec le classement.
server-find-rated = Seulement les tables classées
server-join-rated = Cette table est classée : sa fin change la cote de tous ceux qui la commencent, et qui part avant compte comme dernier.
server-join-rated-account = Elle n’accueille que des personnes qui ont un compte.

server-player-since = ici depuis
server-player-bot-of = Bot de
server-player-house = Un bot de ce serveur
server-player-own = Ceci est votre propre page.
server-player-own-more = Vos statistiques, et qui peut voir cette page
server-player-ratings = Cotes
server-player-rating = Cote
server-player-rating-told = { $rating } ± { $spread }
server-player-provisional = provisoire
server-player-number = { $n }
server-player-least = Au moins
server-player-games = Parties
server-player-won = Gagnées
server-player-even = À 1/n
server-player-left = Quittées
server-player-even-about = « À 1/n » est le nombre de parties qui seraient gagnées si tous les sièges étaient de même force. « Quittées » sont les parties qu’un bot a terminées à ce siège.
server-player-results = Résultats
server-player-what = Jeu
server-player-total = toutes
server-player-alone = en solitaire
server-player-none = Il n’y a pas de partie finie à voir.
server-player-with = Joue avec
server-player-with-count = { $count ->
    [one] 1 partie
   *[other] { $count } parties
}
server-player-finished = Parties finies
server-player-place = { $place ->
    [1] gagnée
    [2] non gagnée
   *[other] quittée
}
server-player-winner = gagne
server-player-not-ended = laissée à un bot
server-player-changes = Comment la cote s’est formée
server-player-when = Quand
server-player-result = Résultat
server-player-before = Avant
server-player-after = Après
server-player-private-game = une table que vous ne pouvez pas ouvrir
server-pages-nav = Pages de la liste
server-pages-at = Page { $page } sur { $pages }
server-pages-before = Page précédente
server-pages-after = Page suivante

server-ladder-title = Classement : { $game }
server-ladder-about = Il est ordonné par ce qu’une cote vaut au moins, très probablement : la cote moins le double de son incertitude (±). Chacun commence à 1500 ; seules comptent les tables classées, où aucun bot ne joue. Vous voyez ceux qui se laissent voir.
server-ladder-games = Jeux
server-ladder-rank = Rang
server-ladder-name = Nom
server-ladder-empty = Il n’y a encore personne ici.
server-ladder-provisional = Provisoires
server-ladder-provisional-about = De ceux-là on sait encore trop peu : leur incertitude dépasse encore 300. Ils n’ont pas de rang.
server-ladder-provisional-all = Toutes les cotes provisoires
server-ladder-back = Retour au classement
server-ladder-rules = Ce qui compte à une table classée
server-ladder-rule-1 = Qui gagne passe devant tous les autres ; ceux-ci partagent une même place, car les règles des jeux ne connaissent ni deuxième ni troisième. Quand personne ne gagne, tous ont perdu, comme contre quelqu’un de leur propre force moyenne.
server-ladder-rule-2 = Qui est parti avant la fin, ou dont un bot joue le siège à la fin, vient en dernier, même si ce siège gagne. Qui reprend un siège en cours de partie n’est pas coté.
server-ladder-rule-3 = Un coup ne se reprend que comme partout ici : le sien, le dernier, tant qu’aucune autre personne n’a joué depuis, et jamais au-delà de dés ou de cartes venus au jour. Ainsi personne n’y gagne.
server-ladder-rule-4 = Le modèle est celui de Plackett et Luce, dans la forme de Weng et Lin (OpenSkill), avec une cote pour chaque jeu.

server-stats-title = Statistiques
server-stats-about = Toutes vos parties finies, privées aussi. Les bacs à sable ne comptent pas.
server-stats-none = Vous n’avez encore fini aucune partie.
server-stats-by = Selon
server-stats-variants = Édition ou scénario
server-stats-sizes = Nombre de joueurs
server-stats-places = Siège
server-stats-bots = Bots à la table
server-stats-people = personnes seulement
server-stats-size = { $count } joueurs
server-stats-seat = Siège { $n }
server-stats-endings = Comment elles ont fini
server-stats-ending = { $ending } : { $count }
server-stats-length = Durée médiane : { $lines }, { $days }
server-stats-lines = { $count ->
    [one] 1 coup
   *[other] { $count } coups
}
server-stats-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
server-stats-page = Ma page
server-stats-page-see = Voir ma page
server-stats-page-shown = Qui peut voir ma page, avec mes parties, mes résultats et mes cotes
server-stats-shown-everyone = tout le monde
server-stats-shown-members = quiconque est connecté avec son compte
server-stats-shown-played = ceux avec qui j’ai joué
server-stats-shown-nobody = personne d’autre que moi
server-stats-page-counted = Compter mes tables privées dans les chiffres que voient les autres (personne n’y est conduit)
server-stats-page-hint = Au classement, les mêmes personnes vous voient. Les pages de vos bots leur sont montrées aussi.
server-stats-page-saved = C’est gardé.
server-stats-guest = Les autres ne voient pas de page d’un invité. Avec un compte vous en avez une, et vous pouvez jouer des parties classées.
