# Pourquoi quelque chose a été refusé, en français. Chaque texte est une phrase pour les gens ; les programmes
# reçoivent le code.

server-error-away = Le serveur n’a pas accès à ses données en ce moment. Rien n’est perdu : réessayez dans un instant.
server-error-bad-field = Cela ne peut pas être accepté : { $problem }.
server-error-bad-form = Ce que la page a envoyé est illisible. Revenez en arrière, rechargez la page et réessayez.
server-error-bad-login = Le nom ou le mot de passe est faux.
server-error-bad-record = Cet enregistrement ne peut pas être joué : { $problem }.
server-error-bad-request = La requête est illisible : { $problem }.
server-error-busy = Un autre enregistrement est en cours de vérification. Réessayez dans un instant.
server-error-cross-site = Cette requête vient d’un autre site ; rien n’a donc été fait.
server-error-csrf = Cette page est trop ancienne, ou vient d’une autre session. Rechargez-la et réessayez.
server-error-damaged = Ce qui était conservé ici est abîmé et ne peut pas être montré. Qui tient le serveur le trouvera dans le journal.
server-error-empty = Il n’y a rien dedans.
server-error-fault = Une erreur s’est produite ici, sans que vous y soyez pour rien. Elle a été notée.
server-error-illegal = Ce coup n’est pas permis.
server-error-in-lesson = Cela n’existe pas dans une leçon.
server-error-key-used = Cette clé a déjà servi, pour autre chose.
server-error-lesson-other = C’est permis, mais ce n’est pas ce que montre cette étape ; rien n’a été fait.
server-error-lesson-over = La leçon est finie.
server-error-letter-failed = Le message n’a pas pu être envoyé. Vérifiez l’adresse, ou réessayez plus tard.
server-error-log-in = Connectez-vous d’abord.
server-error-mail-address = Ce n’est pas une adresse e-mail de la forme nom@domaine.
server-error-mail-link = Ce lien n’est pas valable, ou ne l’est plus : il est peut-être trop ancien, ou destiné à une autre adresse.
server-error-no-hints = À cette table, il n’y a pas de conseils.
server-error-no-hints-now = Il n’y a pas de conseil pour le moment.
server-error-no-hints-aside = Le bot qui conseille ne juge pas ce qui se fait hors de son tour. Il y aura des conseils quand on vous demandera quelque chose.
server-error-reset-link = Ce lien n’est pas valable, ou ne l’est plus : il est peut-être trop ancien, ou déjà utilisé.
server-error-media = Ceci doit être envoyé sous la forme { $media }.
server-error-method = La méthode { $method } n’a pas de sens à cette adresse.
server-error-name-length = Un nom compte de { $low } à { $high } caractères.
server-error-name-letters = Un nom se compose de lettres, de chiffres, d’espaces et des signes ' - _ . et commence par une lettre ou un chiffre.
server-error-name-scripts = Les lettres d’un nom sont toutes d’une même écriture.
server-error-name-taken = Un compte a déjà ce nom, ou un nom qui lui ressemble beaucoup. Choisissez-en un autre.
server-error-needs-account = Il faut un compte pour cela. Un invité peut en créer un à tout moment et garde toutes ses tables.
server-error-no-beginning = Aucun coup ne commence ainsi.
server-error-no-bot = Vous n’avez pas de bot de ce nom.
server-error-no-game = Cette table n’existe pas, ou elle est privée et il vous faut son lien.
server-error-no-guests = Ce serveur n’accepte pas d’invités. Connectez-vous, ou créez un compte.
server-error-no-mail = Ce serveur n’envoie pas d’e-mails.
server-error-no-open-seat = Il ne reste aucun siège à cette table.
server-error-no-page = Il n’y a rien à cette adresse.
server-error-no-past = Le passé de cette table ne peut pas être montré.
server-error-no-private-chat = Cette table n’a pas de chat privé.
server-error-no-push = Ce serveur n’envoie pas de notifications aux navigateurs.
server-error-no-rule = Ce paragraphe de règle n’existe pas.
server-error-no-seat = Ce siège n’existe pas.
server-error-no-session = Cette session est déjà terminée.
server-error-no-sign-up = On ne crée pas de compte ici.
server-error-no-such-path = Il n’y a rien à cette adresse.
server-error-no-token = Ce jeton n’existe pas.
server-error-not-asked = Ce n’est pas à vous de décider maintenant.
server-error-not-guest = Vous avez déjà un compte.
server-error-not-host = Seul l’hôte de la table peut faire cela.
server-error-not-open = La partie a déjà commencé.
server-error-not-over = On ne peut voir depuis d’autres sièges qu’une fois la partie finie.
server-error-not-running = { $status ->
    [open] La partie n’a pas commencé.
    [over] La partie est finie.
   *[stopped] La partie a été arrêtée : les règles avec lesquelles on la jouait ne sont plus là.
}
server-error-not-seated = Vous n’avez pas de siège à cette table.
server-error-not-sure = Cochez la case pour montrer que vous le voulez vraiment.
server-error-not-yours = Ce siège n’est pas à vous.
server-error-other-rules = Cet enregistrement a été joué avec d’autres règles, et celles-ci ne lui conviennent pas : { $problem }.
server-error-over = La partie est finie.
server-error-password-common = Ce mot de passe est connu de tous ceux qui cherchent à en deviner. Prenez plusieurs mots, par exemple.
server-error-password-length = Un mot de passe compte de { $low } à { $high } caractères.
server-error-password-simple = Ce mot de passe serait deviné aussitôt. Prenez plusieurs mots, par exemple.
server-error-seat-taken = Quelqu’un y est déjà assis.
server-error-stale = La partie a continué entre-temps : vous aviez vu { $seen } lignes, il y en a { $now }.
server-error-stood-in = Un bot joue pour vous. Reprenez d’abord votre siège.
server-error-stopped = La partie a été arrêtée. Elle a commencé avec les règles { $begun }, celles d’aujourd’hui sont les règles { $now }, et avec elles la ligne { $line } ne donne plus ce qui a été joué.
server-error-token-shown = Cette requête a déjà créé son jeton, et un jeton n’est montré qu’une fois. S’il est perdu, révoquez-le et créez-en un autre avec une autre clé.
server-error-too-fast = C’était trop souvent en peu de temps. Attendez un peu.
server-error-too-large = C’est trop long : { $most } octets au plus.
server-error-too-long = C’est trop long : { $most } caractères au plus.
server-error-too-many-bots = Vous avez déjà { $most } bots. Supprimez-en un d’abord.
server-error-too-many-games = Vous avez { $most } parties inachevées. Terminez-en d’abord une.
server-error-too-many-imports = Vous, ou d’autres là où vous êtes, avez apporté autant d’enregistrements, ou d’aussi longs, qu’une heure le permet. Réessayez dans { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
server-error-too-many-streams = Vous avez trop de pages de ce serveur ouvertes.
server-error-too-many-tokens = Ce bot a déjà { $most } jetons. Révoquez-en un d’abord.
server-error-webhook = { $why ->
    [length] Cette adresse est trop longue.
    [scheme] L’adresse doit commencer par https:// ou http://.
    [credentials] L’adresse ne peut contenir ni nom d’utilisateur ni mot de passe.
    [host] L’adresse n’a pas d’hôte correct.
    [port] Ce port n’est pas permis.
    [address] Cette adresse mène à un réseau qui n’est pas public.
   *[form] Cela ne se lit pas comme une adresse.
}
server-error-wrong-password = Le mot de passe est faux.

## Titres des pages d'erreur

server-page-error-400 = C’est illisible
server-page-error-401 = Connectez-vous d’abord
server-page-error-403 = Ce n’est pas permis
server-page-error-404 = Rien ici
server-page-error-405 = Cela ne se fait pas ainsi
server-page-error-409 = Impossible maintenant
server-page-error-413 = Trop long
server-page-error-415 = Il faut une autre forme
server-page-error-422 = Quelque chose ne va pas
server-page-error-429 = Trop vite
server-page-error-500 = C’est notre faute
server-page-error-503 = De retour dans un instant
