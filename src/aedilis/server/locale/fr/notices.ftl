# Ce qu'un joueur absent apprend par e-mail, webhook ou notification du navigateur, en français.
#
# Le texte d'une sorte est une ligne d'objet ; son .long est la phrase du message. $title est le nom de la
# table, $name celui qui lit, $who celui qui a écrit.

server-notice-your-turn = À vous de jouer : { $title }
    .long = C’est à vous de jouer à la table « { $title } ».
server-notice-offer = { $who } vous offre un accord : { $title }
    .long = { $who } vous offre un accord à la table « { $title } ». Vous pouvez y répondre par oui ou par non, ou en offrir un autre.
server-notice-over = La partie est finie : { $title }
    .long = La partie à la table « { $title } » est finie. Vous pouvez y voir comment elle s’est terminée et la revoir.
server-notice-mention = { $who } vous appelle : { $title }
    .long = { $who } vous appelle dans le chat de la table « { $title } ».
server-notice-chat = Message { DE($who) } : { $title }
    .long = { $who } a écrit dans le chat de la table « { $title } ».
server-notice-seat = { $news ->
    [begun] La partie a commencé : { $title }
    [round] Votre ronde a commencé : { $title }
    [hurry] Votre temps s’épuise : { $title }
    [late] Votre temps était écoulé : { $title }
    [replaced] On joue à votre place : { $title }
    [invited] On vous invite à une table : { $title }
    [resigned] { $who } a abandonné : { $title }
    [end] { $who } propose d’arrêter la partie : { $title }
    [offered] Votre siège est proposé : { $title }
    [taken] Quelqu’un continue à votre place : { $title }
    [removed] On vous a retiré d’une table : { $title }
    [rematch] Une revanche vous attend : { $title }
   *[other] Des nouvelles de votre siège : { $title }
}
    .long = { $news ->
    [begun] La partie à la table « { $title } » a commencé, et vous y avez un siège.
    [round] Votre ronde du tournoi a commencé. Votre table est « { $title } ».
    [hurry] Votre temps pour jouer à la table « { $title } » s’épuise.
    [late] À la table « { $title } », votre temps était écoulé, et cette seule décision a été prise sans vous. Vous continuez à jouer.
    [replaced] On joue à votre place à la table « { $title } », car votre temps est écoulé ou vous avez quitté la table. Vous pouvez y reprendre votre siège.
    [invited] { $who } vous garde un siège à la table « { $title } ». Vous pouvez y accepter ou décliner.
    [resigned] { $who } a abandonné la table « { $title } ». Un bot continue à ce siège jusqu’à ce que vous ayez trouvé quelqu’un.
    [end] { $who } propose d’arrêter maintenant la partie à la table « { $title } », sans vainqueur. Elle s’arrête si tous sont d’accord.
    [offered] { $who } a proposé à quelqu’un d’autre votre siège à la table « { $title } », car un bot le joue. Vous pouvez l’y reprendre tant que personne ne l’occupe.
    [taken] { $who } a pris votre siège à la table « { $title } » et continue à votre place.
    [removed] { $who } vous a retiré de la table « { $title } » avant le début de la partie. D’autres tables vous attendent dans le salon.
    [rematch] { $who } a ouvert une table pour la revanche de « { $title } » et vous garde un siège. Rejoignez-la depuis l’ancienne table.
   *[other] Quelque chose a changé pour votre siège à la table « { $title } ».
}

server-notice-greeting = Bonjour { $name },
server-notice-phase = Phase : { $phase }
server-notice-topic = Question : { $topic }
server-notice-link = Aller à la table : { $url }
server-notice-open = Ouvrir la table
server-notice-why = Vous recevez ce message parce que vous l’avez demandé dans vos réglages. Pour ne plus en recevoir de cette sorte : { $url }

## Pourquoi une voie de notification a été coupée

server-notice-off-refused = Elle a été refusée plusieurs fois (code { $code }).
server-notice-off-gone = Le destinataire dit que cette adresse n’existe plus.
server-notice-off-unreachable = Elle est restée injoignable plusieurs fois de suite.
server-notice-off-forbidden = L’adresse mène à un endroit auquel ce serveur n’envoie rien.
server-notice-off-unusable = Elle ne fonctionne pas telle qu’elle a été saisie.
