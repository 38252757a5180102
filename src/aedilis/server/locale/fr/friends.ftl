# Amis, invitations et personnes dont on ne veut rien entendre, en français.

server-nav-friends = Amis
server-friends-about = Avec qui vous aimez jouer, et où ils sont assis.
server-friends-title = Vos amis
server-friends-none = Vous n’avez pas encore d’amis ici. Demandez à quelqu’un plus bas, par son nom.
server-friends-tables = Tables
server-friends-no-table = À aucune table que vous puissiez voir.
server-friends-waits = vous attend
server-friends-way-mine = vous y êtes aussi
server-friends-way-join = un siège est libre
server-friends-way-watch = peut être regardée
server-friends-asking = Ils demandent à être vos amis
server-friends-asking-count = { $count ->
    [one] Quelqu’un demande à être votre ami.
   *[other] { $count } personnes demandent à être vos amis.
}
server-friends-accept = Accepter
server-friends-refuse = Refuser
server-friends-remove = Retirer
server-friends-remove-sure = Ne plus être ami avec { $name } ?
server-friends-ask = Demander à quelqu’un
server-friends-ask-do = Demander
server-friends-name = Nom du compte
server-friends-ask-hint = Votre demande se trouvera sur sa page. Personne n’apprend si quelqu’un a refusé.
server-friends-asked = Vous avez demandé à
server-friends-take-back = Reprendre
server-friends-invitations = Invitations
server-friends-invitations-who = Qui peut vous inviter à une table
server-friends-invitations-anyone = tout le monde
server-friends-invitations-friends = mes amis
server-friends-invitations-nobody = personne
server-friends-blocked = Bloqués
server-friends-blocked-about = Rien de ce qu’ils disent ne vous est montré. Ils ne peuvent pas demander à être votre ami, vous inviter, écrire à vous seul, ni s’asseoir à une table que vous avez créée. On ne le leur dit pas.
server-friends-about-player = Plus sur { $name }
server-friends-ask-player = Demander à être amis
server-friends-block-sure = Ne plus entendre ce que dit { $name } ?
server-friends-report-name = Signaler le nom
server-friends-block = Bloquer
server-friends-unblock = Débloquer
server-friends-done-asked = Vous avez demandé.
server-friends-done-accepted = Vous êtes amis maintenant.
server-friends-done-ended = C’est fait.
server-friends-done-blocked = Vous n’entendez plus rien de cette personne.
server-friends-done-unblocked = Vous entendez de nouveau cette personne.
server-friends-done-saved = C’est enregistré.

server-invited-title = On vous invite
server-invited-you = { $name } vous garde le siège { $n }
server-invited-accept = Accepter
server-invited-decline = Décliner
server-invite-title = Inviter par le nom
server-invite-name = Nom du compte
server-invite-hint = Le siège est gardé jusqu’à ce que l’invitation soit acceptée ou déclinée. Vous pouvez inviter vos amis et ceux qui acceptent les invitations de tout le monde.
server-invite-do = Garder le siège et inviter
server-seat-held = gardé pour quelqu’un
server-seat-held-you = gardé pour vous
server-seat-held-for = gardé pour { $name }

server-error-cannot-invite = Vous ne pouvez pas inviter cette personne pour le moment. Devenez d’abord amis, ou envoyez-lui l’adresse de la table.
server-error-cannot-join = Vous ne pouvez pas vous asseoir à cette table.
server-error-invited-already = Cette personne est déjà à cette table ou y est déjà invitée.
server-error-no-account = Il n’y a pas de compte de ce nom.
server-error-no-invitation = Aucun siège ne vous est gardé là.
server-error-no-line = Cette ligne n’existe pas.
server-error-no-request = Il n’y a pas de telle demande, ni de tel ami.
server-error-no-whisper = Vous ne pouvez pas écrire à ce seul siège.
server-error-not-blocked = Cette personne n’est pas bloquée.
server-error-not-yourself = Cette personne, c’est vous.
server-error-too-many-friends = Vous en avez déjà { $most }.
server-error-you-block = Vous avez bloqué { $name }. Débloquez d’abord cette personne.
