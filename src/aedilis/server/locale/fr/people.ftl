# Comptes, profil, notifications, bots, en français.

server-login-title = Connexion
server-login-account = Avec un compte
server-login-do = Connexion
server-login-guest-warning = Vous êtes ici comme invité, sous le nom { $name }. Si vous vous connectez, vous quittez cet invité et ses tables. Pour les garder, créez plutôt un compte.
server-guest-title = Comme invité
server-guest-about = Un nom suffit. Vous pourrez en faire un compte plus tard, et garder vos tables.
server-guest-do = Entrer comme invité
server-forgotten-link = Mot de passe oublié ?
server-forgotten-title = Mot de passe oublié
server-forgotten-about = Donnez le nom de votre compte. Si une adresse e-mail est confirmée dans son profil, un message avec un lien y est envoyé.
server-forgotten-do = Envoyer le message
server-forgotten-sent = S’il existe un compte de ce nom avec une adresse confirmée, un message est en route. Son lien vaut { $hours } heures, et une seule fois.
server-forgotten-by-hand = Ce serveur n’envoie pas d’e-mails. Demandez à la personne qui le gère un lien pour choisir un nouveau mot de passe.
server-reset-for = Pour le compte { $name }
server-reset-ends = Toutes les sessions se terminent avec lui.
server-mail-reset = Un nouveau mot de passe pour { $name }
    .long =
        Bonjour { $name },

        quelqu’un a demandé un nouveau mot de passe pour votre compte chez Aedilis. Ce lien permet de le choisir :

        { $url }

        Le lien vaut { $hours } heures, et une seule fois. Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.

server-signup-title = Un nouveau compte
server-signup-about = Un nom et un mot de passe, rien d’autre.
server-signup-keeps = Vos tables restent à vous, sous le nom que vous choisissez ici.
server-signup-name-hint = De 2 à { $high } lettres, chiffres, espaces ou ' - _ .
server-signup-password-hint = Au moins { $low } caractères. Plusieurs mots valent mieux que des signes que personne ne retient.
server-signup-kept = Oublié, il se change avec un lien : par e-mail, une fois une adresse confirmée dans votre profil, ou auprès de la personne qui gère ce serveur.
server-signup-do = Créer un compte
server-signup-have = Vous en avez déjà un ?

## Profil

server-profile-parts = Parties du profil
server-profile-kind-person = Compte
server-profile-kind-guest = Invité
server-profile-guest = Seul ce navigateur vous connaît. Avec un compte, vous pouvez revenir de partout.
server-profile-about = À propos de vous
server-profile-sounds = Un son quand c’est à moi
server-profile-done-saved = Enregistré.
server-profile-done-password = Le nouveau mot de passe est en vigueur. Toutes les autres sessions sont terminées.
server-profile-done-revoked = La session est terminée.
server-profile-password = Mot de passe
server-profile-password-old = Mot de passe actuel
server-profile-password-new = Nouveau mot de passe
server-profile-password-ends = Toutes les autres sessions se terminent avec lui.
server-profile-password-do = Changer le mot de passe
server-profile-sessions = Vos sessions ouvertes
server-profile-since = Depuis
server-profile-seen = Dernier usage
server-profile-this = ici
server-profile-revoke = Révoquer
server-profile-revoke-others = Révoquer les autres
server-profile-logout = Déconnexion
server-profile-guest-logout = Un invité qui se déconnecte ne peut plus revenir aux mêmes tables. Se déconnecter ?
server-profile-data = Vos données
server-profile-data-about = Tout ce qui est gardé de vous, en un fichier. Des parties en cours, il a ce que votre siège peut savoir.
server-profile-export = Obtenir mes données
server-profile-delete = Tout supprimer
server-profile-delete-about = Votre nom, vos paroles, vos bots et vos notes sont supprimés pour de bon. Vos sièges dans les parties en cours vont à des bots ; vos tables qui n’ont pas commencé prennent fin. Ce que les autres ont écrit reste.
server-profile-delete-sure = Oui, tout supprimer
server-profile-delete-last = On ne peut pas revenir en arrière. Tout supprimer ?
server-profile-delete-do = Supprimer

## Notifications

server-notices-title = Notifications
server-notices-about = Comment vous avez des nouvelles de vos tables en votre absence. Rien n’est envoyé qui ne soit coché ici.
server-notices-ways = Ce qui est annoncé, et comment
server-notices-kind = Quoi
server-notices-kind-your-turn = C’est à moi
server-notices-kind-offer = Quelqu’un m’offre un accord
server-notices-kind-over = Une partie est finie
server-notices-kind-mention = Quelqu’un m’appelle dans le chat
server-notices-kind-chat = Quelqu’un écrit dans le chat
server-notices-kind-seat = Il arrive quelque chose à mon siège, ou je suis invité
server-notices-way-mail = E-mail
server-notices-way-webhook = Webhook
server-notices-way-push = Navigateur
server-notices-quiet = Ne rien envoyer tant que je suis ici
server-notices-address = Adresse e-mail
server-notices-address-hint = Vous recevez un message avec un lien, et l’adresse compte à partir de là. Laissez vide pour n’en avoir aucune.
server-notices-verified = Cette adresse est confirmée.
server-notices-unverified = Cette adresse n’est pas encore confirmée : cherchez le message. Enregistrez-la de nouveau pour en recevoir un autre.
server-notices-mail-do = Garder l’adresse
server-notices-no-mail = Ce serveur n’envoie pas d’e-mails.
server-notices-browsers = { $count ->
    [0] Aucun navigateur ne reçoit de notifications.
    [one] Un navigateur reçoit des notifications.
   *[other] { $count } navigateurs reçoivent des notifications.
}
server-notices-push-here = Envoyer des notifications à ce navigateur
server-notices-no-push = Ce serveur n’envoie pas de notifications aux navigateurs.
server-notices-webhook-about = Le serveur appelle cette adresse pour chaque notification, avec une signature qui prouve qui appelle.
server-notices-webhook-url = Adresse (vide : aucune)
server-notices-webhook-do = Garder, avec un nouveau secret
server-notices-secret = Voici le secret qui signe les appels. Il n’est montré que maintenant :
server-notices-off = { $way ->
    [mail] Les e-mails ont été coupés.
    [webhook] Le webhook a été coupé.
   *[push] Les notifications d’un navigateur ont été coupées.
}
server-notices-idle = { $way ->
    [mail] Rien n’est encore envoyé à votre adresse : cochez ce que vous voulez apprendre par e-mail.
    [webhook] Rien n’est encore envoyé à votre webhook : cochez ce que vous voulez apprendre par lui.
   *[push] Rien n’est encore envoyé à votre navigateur : cochez ce que vous voulez y apprendre.
}
server-notices-nowhere = { $way ->
    [mail] Vous voulez des notifications par e-mail, mais il n’y a pas encore d’adresse confirmée.
    [webhook] Vous voulez que votre webhook soit appelé, mais il n’a pas encore d’adresse.
   *[push] Vous voulez des notifications dans un navigateur, mais aucun n’en reçoit encore.
}
server-notices-again = Rétablir
server-notices-done-saved = Enregistré.
server-notices-done-letter = Un message est en route. L’adresse compte une fois que vous avez suivi son lien.
server-notices-done-verified = L’adresse est confirmée.
server-notices-done-again = C’est rétabli.

server-mail-proof = Est-ce votre adresse ?
    .long =
        Bonjour { $name },

        si vous avez donné cette adresse chez Aedilis, suivez ce lien et appuyez sur le bouton que vous y trouverez :

        { $url }

        Le lien vaut trois jours. Si ce n’était pas vous, ne faites rien : il ne viendra plus de message.
server-mail-prove = Est-ce votre adresse ?
    .long = Appuyez sur le bouton, et des notifications pourront y être envoyées.
    .button = Oui, c’est la mienne
server-mail-proven = L’adresse est confirmée
    .long = Des notifications peuvent y être envoyées maintenant.
server-mail-unsubscribe = Plus de messages ?
    .long = { $kind ->
        [your-turn] Vous ne recevrez plus de messages quand c’est à vous.
        [offer] Vous ne recevrez plus de messages quand un accord vous est offert.
        [over] Vous ne recevrez plus de messages sur les parties finies.
        [mention] Vous ne recevrez plus de messages quand quelqu’un vous appelle dans un chat.
        [chat] Vous ne recevrez plus de messages sur les chats.
       *[seat] Vous ne recevrez plus de messages sur vos sièges.
    }
    .button = Plus de messages de cette sorte
server-mail-unsubscribed = Plus de messages de cette sorte
    .long = { $kind ->
        [your-turn] Il ne viendra plus de messages quand c’est à vous. Vous pouvez changer cela dans votre profil.
        [offer] Il ne viendra plus de messages quand un accord vous est offert. Vous pouvez changer cela dans votre profil.
        [over] Il ne viendra plus de messages sur les parties finies. Vous pouvez changer cela dans votre profil.
        [mention] Il ne viendra plus de messages quand quelqu’un vous appelle dans un chat. Vous pouvez changer cela dans votre profil.
        [chat] Il ne viendra plus de messages sur les chats. Vous pouvez changer cela dans votre profil.
       *[seat] Il ne viendra plus de messages sur vos sièges. Vous pouvez changer cela dans votre profil.
    }

## Bots

server-bots-title = Bots
server-bots-about = Des programmes à vous, qui jouent sous leur propre nom.
server-bots-none = Vous n’avez pas de bots.
server-bots-make = Un nouveau bot
server-bots-make-do = Créer le bot
server-bots-remove = Supprimer ce bot
server-bots-remove-sure = Supprimer le bot { $name } avec tous ses jetons ?
server-bots-token-once = Voici le jeton. Il n’est montré que maintenant ; gardez-le là où seul votre programme le trouve.
server-bots-token-do = Créer un jeton
server-bots-label = À quoi sert le jeton
server-bots-unnamed = Jeton { $n }
server-bots-fresh = nouveau
server-bots-no-token = Ce bot n’a pas de jeton ; aucun programme ne peut donc jouer avec lui.
server-bots-used = Dernier usage
server-bots-unused = jamais
