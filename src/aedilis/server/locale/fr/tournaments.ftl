# Les tournois, en français : leurs pages, et pourquoi quelque chose y a été refusé.

server-nav-tournaments = Tournois
server-tour-hero = Plusieurs tables, un classement : quiconque a un compte peut convoquer un tournoi.
server-tour-new = Convoquer un tournoi
server-tour-new-title = Nouveau tournoi : { $game }
server-tour-new-account = Connectez-vous avec un compte pour convoquer un tournoi ou vous y inscrire.
server-tour-mine = Mes tournois
server-tour-list-open = Inscriptions ouvertes
server-tour-list-running = En cours
server-tour-list-over = Terminés
server-tour-empty = Aucun pour le moment.
server-tour-status-open = inscriptions ouvertes
server-tour-status-running = en cours
server-tour-status-over = terminé
server-tour-status-cancelled = annulé
server-tour-by = convoqué par { $name }
server-tour-facts = Ce qui se joue, et comment
server-tour-kind = Formule
server-tour-kind-robin = toutes rondes
server-tour-kind-swiss = système suisse
server-tour-kind-knockout = élimination
server-tour-kind-season = saison
server-tour-kind-robin-hint = Chacun rencontre autant d’adversaires que possible.
server-tour-kind-swiss-hint = Ceux qui se valent au classement se rencontrent, et pas deux fois si cela peut s’éviter.
server-tour-kind-knockout-hint = Les meilleurs de chaque table passent, jusqu’à ce qu’il ne reste qu’une table.
server-tour-kind-season-hint = Plusieurs parties entre les mêmes personnes, à une seule table.
server-tour-rounds-count = { $count ->
    [one] 1 ronde
   *[other] { $count } rondes
}
server-tour-size-fact = tables de { $count }
server-tour-best-fact = { $count ->
    [one] le meilleur de chaque table passe
   *[other] les { $count } meilleurs de chaque table passent
}
server-tour-odd = S’il reste du monde
server-tour-odd-sizes = des tables d’autres tailles
server-tour-odd-bye = certains se reposent
server-tour-odd-bot = des bots prennent les sièges restants
server-tour-odd-bye-fact = { $count ->
    [one] qui se repose a { $count } point
   *[other] qui se repose a { $count } points
}
server-tour-round-days-fact = une ronde dure au plus { $span }
server-tour-entered = { $count } inscrits sur { $most }
server-tour-closes = Commence de lui-même
server-tour-due = Cette ronde finit au plus tard
server-tour-private = privé
server-tour-entrants = Inscrits
server-tour-entrants-none = Personne ne s’est encore inscrit.
server-tour-me = vous
server-tour-out = s’est retiré
server-tour-enter = M’inscrire
server-tour-withdraw = Me retirer du tournoi
server-tour-withdraw-sure = Vous retirer du tournoi ? S’il est en cours, un bot finira votre partie.
server-tour-start = Commencer
server-tour-start-hint = Il faut au moins deux personnes. Ensuite, plus personne ne peut s’inscrire.
server-tour-cancel = Annuler le tournoi
server-tour-cancel-sure = Annuler le tournoi ? Ses parties continuent, mais ne comptent plus.
server-tour-close-round = Clore cette ronde
server-tour-close-round-sure = Clore la ronde ? Les tables inachevées comptent telles qu’elles sont maintenant.
server-tour-lead = Pour qui organise
server-tour-lead-who = Quelqu’un est absent
server-tour-lead-entrant = Inscrit
server-tour-lead-choose = Choisissez…
server-tour-lead-name = Qui continue à sa place (nom d’un compte)
server-tour-lead-hint = Qui prend la place garde ce qui y a été gagné et s’assoit à la table de la ronde.
server-tour-remove = Retirer
server-tour-remove-sure = Retirer cette personne ? Si le tournoi est en cours, un bot finira sa partie.
server-tour-replace = Remplacer
server-tour-invite = Faire venir d’autres gens
server-tour-invite-private = Seul qui a ce lien trouve le tournoi.
server-tour-invite-open = Tout le monde le voit dans la liste. Avec ce lien, on le trouve aussitôt.
server-tour-standings = Classement
server-tour-final = Classement final
server-tour-rounds = Rondes
server-tour-round = Ronde { $n }
server-tour-table = Table { $n }
server-tour-rests = se repose
server-tour-time = comptée telle quelle
server-tour-drawn = tous partagent les points
server-tour-col-place = Place
server-tour-col-name = Nom
server-tour-col-points = Points
server-tour-col-games = Parties
server-tour-col-wins = Victoires
server-tour-col-share = Part du score
server-tour-col-opponents = Points des adversaires
server-tour-number = { $value }
server-tour-points = { $count } { $count ->
    [one] point
   *[other] points
}
server-tour-percent = { $value } %
server-tour-breaks = Le dernier d’une table n’a pas de point, chaque place devant lui en vaut un de plus ; qui partage une place en partage les points. Comptent ensuite les victoires, la part du score, les points des adversaires, les parties entre les ex æquo et le sort.
server-tour-breaks-knockout = En élimination compte d’abord jusqu’où l’on est arrivé.
server-tour-seed = Ce qui a été laissé au sort a été tiré de cette graine :
server-tour-of = Tournoi : { $title }, ronde { $round }, table { $table }
server-tour-form-name = Nom du tournoi (facultatif)
server-tour-form-rounds = Rondes, ou parties de la saison
server-tour-form-size = Sièges par table
server-tour-form-best = Combien de chaque table passent
server-tour-form-bye = Points de qui se repose
server-tour-form-most = Combien peuvent s’inscrire au plus
server-tour-form-closes = Quand il commence
server-tour-form-closes-hand = quand je le commence
server-tour-form-closes-in = dans { $span }, ou avant
server-tour-form-closes-hint = Si moins de deux personnes sont alors inscrites, il est annulé.
server-tour-form-round-days = Une ronde dure au plus
server-tour-form-round-free = le temps de ses parties
server-tour-form-round-hint = Alors les tables inachevées comptent telles quelles, d’après ce que tout le monde peut voir.
server-tour-form-private = Privé : seul qui a le lien le trouve
server-tour-form-make = Convoquer le tournoi

## Refus

server-error-cannot-enter = Vous ne pouvez pas vous inscrire à ce tournoi.
server-error-entered-already = { $name } est déjà inscrit.
server-error-entry-closed = Ce tournoi a commencé ou est terminé ; on ne peut plus s’y inscrire.
server-error-no-such-account = Personne n’a de compte avec le nom { $name }.
server-error-no-entrant = Il n’y a pas d’inscrit de ce numéro.
server-error-no-tournament = Ce tournoi n’existe pas, ou il est privé et il vous faut son lien.
server-error-not-entered = Vous n’êtes pas inscrit à ce tournoi.
server-error-not-organiser = Seul qui a convoqué le tournoi peut faire cela.
server-error-too-few-entrants = Il faut d’abord au moins { $least } inscrits.
server-error-too-many-tournaments = Vous avez convoqué { $most } tournois qui ne sont pas terminés. Annulez-en un d’abord.
server-error-tournament-begun = Ce tournoi a déjà commencé.
server-error-tournament-full = Les { $most } places de ce tournoi sont prises.
server-error-tournament-not-running = Cela ne se peut que pendant le tournoi.
server-error-tournament-over = Ce tournoi est terminé.
