# Signalements, et les pages de ceux qui veillent sur le serveur, en français.

server-report-title = Signaler quelque chose
server-report-about = À qui veille sur ce serveur sont montrés ce qui se trouve ici et votre motif, et rien d’autre. La personne concernée ne l’apprend pas.
server-report-matter-chat = Une ligne du chat
server-report-matter-name = Un nom
server-report-matter-table = Le titre d’une table
server-report-reason = Motif
server-report-do = Signaler
server-report-table = Signaler cette table
server-report-taken = Votre signalement a été reçu. Qui veille sur ce serveur s’en occupera.

server-suspended-you = { $good ->
    [yes] Votre compte est suspendu pour toujours : vous pouvez lire, jouer à vos tables et emporter ou supprimer vos données, mais pas créer de tables, vous asseoir ni écrire.
   *[no] Votre compte est suspendu jusqu’au { $until } : vous pouvez lire, jouer à vos tables et emporter ou supprimer vos données, mais pas créer de tables, vous asseoir ni écrire.
}
server-error-suspended = { $good ->
    [yes] Votre compte est suspendu pour toujours.
   *[no] Votre compte est suspendu jusqu’au { $until }.
}
server-error-not-suspended = Cette personne n’est pas suspendue.
server-error-no-report = Ce signalement n’existe pas, ou il a déjà été traité.
server-error-is-admin = Cette personne veille aussi sur ce serveur. Seule la ligne de commande peut changer cela.

server-admin-title = Veiller sur le serveur
server-admin-reports = Signalements
server-admin-people = Personnes
server-admin-games = Parties
server-admin-acts = Ce qui a été fait
server-admin-reports-open = Signalements ouverts
server-admin-reports-handled = Signalements traités
server-admin-none = Il n’y a rien.
server-admin-by = signalé par { $name }
server-admin-about = au sujet suivant : { $name }
server-admin-why = Motif : { $reason }
server-admin-handled = Traité
server-admin-handle = Marquer comme traité
server-admin-note = Ce qui a été fait (facultatif)
server-admin-search = Un nom ou un numéro
server-admin-nobody = Personne ne s’appelle ainsi.
server-admin-is = veille sur le serveur
server-admin-suspended-good = Suspension pour toujours
server-admin-suspended-until = Suspension jusqu’au
server-admin-acts-about = Faire quelque chose
server-admin-suspend = Suspendre
server-admin-unsuspend = Lever la suspension
server-admin-days = Pour combien de temps
server-admin-good = pour toujours
server-admin-sessions = Mettre fin à toutes les sessions
server-admin-name = Un autre nom
server-admin-rename = Renommer
server-admin-done-suspend = La suspension est prononcée.
server-admin-done-unsuspend = La suspension est levée.
server-admin-done-sessions = Toutes les sessions ont pris fin.
server-admin-done-rename = Le nom est changé.
server-admin-room = { $count ->
    [one] Une partie, { $kb } ko
   *[other] { $count } parties, { $kb } ko
}
server-admin-size = { $kb } ko
server-admin-sure = C’est bien ce que je veux
server-admin-drop-sure = Supprimer pour toujours la table « { $title } » ?
server-admin-when = Quand
server-admin-who = Qui
server-admin-what = Quoi
server-admin-whom = À propos de
server-admin-command = la ligne de commande
server-admin-older = Plus anciens
server-admin-act-grant = a confié le soin du serveur
server-admin-act-revoke = a retiré le soin du serveur
server-admin-act-handle = a traité un signalement
server-admin-act-suspend = a suspendu
server-admin-act-unsuspend = a levé la suspension
server-admin-act-sessions = a mis fin à toutes les sessions
server-admin-act-rename = a renommé
server-admin-act-drop-game = a supprimé une partie
