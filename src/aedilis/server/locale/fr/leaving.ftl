# Quitter la partie et y revenir : ce que deviennent les sièges en dehors des coups. La page s'en sert aussi.

server-became-resigned = { $name } a abandonné.
server-became-taken = { $name } a pris le siège { DE($other) } et continue la partie.
server-became-proposed = { $name } propose d’arrêter la partie maintenant.
server-became-withdrawn = { $name } ne veut plus arrêter la partie.
server-became-refused = { $name } ne veut pas arrêter la partie.
server-became-agreed = Tous sont d’accord pour arrêter la partie maintenant.

server-ended-agreed = Arrêtée d’un commun accord : personne n’a gagné
server-ended-resigned = Arrêtée par abandon : personne n’a gagné

server-table-given-up = abandonné ; { $bot } continue
server-table-offered-lobby = Ouvert dans le salon à qui le veut.
server-table-offered-link = Proposé : quiconque a ce lien peut le prendre.
server-table-offer-lobby = Proposer dans le salon
server-table-offer-link = Proposer par un lien
server-table-offer-end = Ne plus le proposer
server-table-offer-address = Lien vers le siège { DE($name) }
server-table-offered-mine = Les autres ont proposé votre siège à quelqu’un d’autre.

server-table-leave = Quitter ou arrêter la partie
server-table-key-seats = Qui est à la table, et la quitter
server-table-resign = Abandonner
server-table-resign-what = Vous renoncez à votre siège pour de bon, et un bot continue à le jouer. Les autres le voient, et cela figure à côté du résultat.
server-table-resign-alone = Il n’y a personne d’autre ici : la partie s’arrête, et personne n’a gagné.
server-table-resign-end = Proposer aussi aux autres d’arrêter la partie maintenant
server-table-resign-sure = Abandonner pour de bon
server-table-end = Proposer d’arrêter la partie
server-table-end-alone = Arrêter la partie
server-table-end-what = La partie s’arrête maintenant, sans vainqueur, si toutes les personnes à la table sont d’accord. Chacun peut alors la revoir en entier, depuis chaque siège.
server-table-end-what-alone = La partie s’arrête maintenant, sans vainqueur. Vous pouvez alors la revoir en entier, depuis chaque siège.
server-table-end-sure = Le proposer
server-table-cancel = Continuer à jouer

server-table-ending = { $name } propose d’arrêter la partie maintenant, sans vainqueur.
server-table-ending-mine = Vous proposez d’arrêter la partie maintenant. Elle s’arrête quand tous sont d’accord.
server-table-ending-waits = Pas encore de réponse : { $names }
server-table-ending-agree = D’accord
server-table-ending-refuse = Continuer à jouer
server-table-ending-withdraw = Retirer la proposition
server-table-ending-agreed = Vous avez accepté.

server-error-gave-up = Vous avez renoncé à votre siège à cette table, ou quelqu’un d’autre l’a maintenant.
server-error-not-away = À ce siège, aucun bot ne joue pour quelqu’un d’absent.
server-error-no-proposal = Personne ne propose d’arrêter la partie, ou plus maintenant.
server-error-removed = L’hôte vous a retiré de cette table.

server-lobby-removed = L’hôte vous a retiré de la table « { $title } ». D’autres tables vous attendent ici.
server-join-remove = Retirer de la table
server-join-remove-sure = Retirer { $name } de la table ? Cette personne ne pourra plus s’y asseoir.
server-seat-free = libre
server-join-goes-on = La partie est en cours : un bot joue ce siège, et vous continuez à partir de là, avec ce qu’il a.
server-status-agreed = arrêtée d’un commun accord
server-status-resigned = arrêtée par abandon

server-became-rematch = { $name } a ouvert une table pour la revanche.
server-table-rematch = Revanche
server-table-rematch-join = Rejoindre la revanche
server-table-record = Télécharger l’enregistrement
server-table-fork-all = Jouer tous les sièges à partir de là
server-table-fork-all-what = Continuer à partir de ce moment dans un bac à sable privé où vous jouez vous-même tous les sièges
server-error-no-rematch = La revanche se joue une fois la partie finie.
server-error-too-many-sandboxes = Vous avez { $most } bacs à sable. Supprimez-en un d’abord.
server-card-record = Enregistrement
server-mine-sandboxes = Bacs à sable
server-upload = Apporter un enregistrement
server-upload-what = Un enregistrement téléchargé ici, ou venu du terminal, devient un bac à sable privé. Il est d’abord vérifié coup par coup.
server-upload-script = Le fichier est envoyé par un script, et ce navigateur n’en exécute pas.
server-upload-file = Fichier avec un enregistrement
server-upload-choose = Choisir un fichier
server-upload-none = Aucun fichier choisi
server-upload-seat = Vous jouez
server-upload-all = tous les sièges
server-upload-send = L’apporter
