# Le Sénat de La République de Rome en français : propositions, votes, charges, commandements et Tribuns.
#
# $name est le joueur de la faction dont on parle ; $who vaut "you" pour lui et "other" pour les autres. $content dit
# sur quoi porte une proposition, $proposal de quelle sorte elle est.

## L'ère

republic-era = Une nouvelle ère commence : { $era }.

## Qui préside

republic-presides = { $person } préside le Sénat.
republic-yields = { $person } cède la présidence ce tour-ci.
republic-rebuffed = Tous les autres ont voté contre : { $person } perd { $influence } d’influence.
republic-adjourned = { $who ->
    [you] Vous levez la séance.
   *[other] { $name } lève la séance.
}
republic-same-again = La même proposition a déjà été rejetée ce tour-ci et n’est pas remise aux voix.
republic-promoted = { $person } entre dans { $faction }, car il y a trop peu de sénateurs à Rome.

## Propositions et votes

republic-proposed = { $tribune ->
    [0] { $who ->
        [you] Vous proposez : { $content }.
       *[other] { $name } propose : { $content }.
    }
   *[other] { $who ->
        [you] Vous proposez par un Tribun : { $content }.
       *[other] { $name } propose par un Tribun : { $content }.
    }
}
republic-consent = { $yes ->
    [0] { $person } ne consent pas, et il n’y a pas de vote : { $proposal }.
   *[other] { $person } consent : { $proposal }.
}
republic-votes = { $yes ->
    [0] { $no ->
        [0] { $who ->
            [you] Vous n’exprimez aucun vote.
           *[other] { $name } n’exprime aucun vote.
        }
       *[other] { $who ->
            [you] Vous votez contre : { $no }{ $bought ->
                [0] {""}
               *[other] , dont { $bought } par achat
            }.
           *[other] { $name } vote contre : { $no }{ $bought ->
                [0] {""}
               *[other] , dont { $bought } par achat
            }.
        }
    }
   *[other] { $no ->
        [0] { $who ->
            [you] Vous votez pour : { $yes }{ $bought ->
                [0] {""}
               *[other] , dont { $bought } par achat
            }.
           *[other] { $name } vote pour : { $yes }{ $bought ->
                [0] {""}
               *[other] , dont { $bought } par achat
            }.
        }
       *[other] { $who ->
            [you] Vous partagez vos votes : { $yes } pour, { $no } contre{ $bought ->
                [0] {""}
               *[other] , dont { $bought } par achat
            }.
           *[other] { $name } partage ses votes : { $yes } pour, { $no } contre{ $bought ->
                [0] {""}
               *[other] , dont { $bought } par achat
            }.
        }
    }
}
republic-voted = { $passed ->
    [0] Rejet ({ $proposal }) : { $yes } pour, { $no } contre.
   *[other] Adoption ({ $proposal }) : { $yes } pour, { $no } contre.
}
republic-vetoed = Un veto y met fin : { $proposal }.
republic-void = { $why ->
    [rejected] La même chose a déjà été rejetée ; la proposition tombe : { $proposal }.
    [settled] C’est déjà réglé ; la proposition tombe : { $proposal }.
    [unwilling] Il y faudrait maintenant un consentement que personne n’a donné ; la proposition tombe : { $proposal }.
   *[other] Ce n’est plus réalisable ; la proposition tombe : { $proposal }.
}

## Tribuns

republic-tribune-veto = { $who ->
    [you] Vous jouez un Tribun pour opposer un veto.
   *[other] { $name } joue un Tribun pour opposer un veto.
}
republic-tribune-propose = { $who ->
    [you] Vous jouez un Tribun pour faire une proposition.
   *[other] { $name } joue un Tribun pour faire une proposition.
}
republic-tribune-claim = { $who ->
    [you] Vous jouez un Tribun pour vous assurer la prochaine proposition.
   *[other] { $name } joue un Tribun pour s’assurer la prochaine proposition.
}
republic-free-tribune-veto = { $person } oppose son veto de Tribun.
republic-free-tribune-propose = { $person } fait une proposition comme Tribun.
republic-free-tribune-claim = { $person } s’assure comme Tribun la prochaine proposition.

## Charges

republic-takes-office = { $person } prend sa charge : { $office }.
republic-posts-thrown = Les deux nouveaux Consuls veulent le même poste : { $person } fait { $roll }, { $other } { $against }.
republic-elected-for-life = { $person } est élu Consul à vie.

## Autres affaires

republic-land-bill = Adoption : { $bill }. Le mécontentement est à { $unrest }.
republic-repealed = Abrogation : { $bill }. Le mécontentement est à { $unrest }.
republic-raised = Levée : { $units }.
republic-disbanded = Dissolution : légions { $legions }, légions de vétérans { $veterans }, flottes { $fleets }.
republic-sent = { $person } part en guerre avec { $units } ({ $war }).
republic-reinforced = { $person } reçoit des renforts : { $units }.
republic-recalled = { $person } est rappelé avec son armée.
republic-recalled-part = { $person } rend une partie de son armée : { $units }.
republic-replaced = { $person } est rappelé ; { $other } prend son armée.
republic-forces-home = Les forces sans Général rentrent à Rome : { $war }.
republic-comes-home = { $person } ne peut pas combattre avec ce qu’il a et rentre à Rome.
republic-garrison = Une garnison part en { $province } : légions { $legions }.
republic-garrison-home = Des légions rentrent de garnison ({ $province }) : { $legions }.
republic-rhodes-rejected = Rome refuse les flottes de Rhodes.

## Ce qui est demandé à qui préside

republic-ask-senate-consuls = Le Sénat élit les Consuls. Que proposez-vous ?
    .topic = élection des Consuls
republic-ask-senate-dictator = Un Dictateur peut être élu. Que proposez-vous ?
    .topic = Dictateur
republic-ask-senate-censor = Le Sénat élit le Censeur. Que proposez-vous ?
    .topic = élection du Censeur
republic-ask-senate-prosecutions = Vous présidez comme Censeur. Engagez-vous un procès ?
    .topic = procès
republic-ask-senate-governors = Des provinces attendent un gouverneur. Que proposez-vous ?
    .topic = gouverneurs
republic-ask-senate-other = Autres affaires : que proposez-vous ?
    .topic = autres affaires
republic-ask-tribune-proposal = Votre Tribun a la parole. Que proposez-vous ?
    .topic = proposition d’un Tribun
republic-ask-call = Qui vote ensuite ?
    .topic = ordre du vote
republic-ask-yield = Tous les autres ont voté contre vous. Que faites-vous ?
    .topic = rejet unanime
republic-ask-more = La proposition continue-t-elle ?
    .topic = proposition

## Ce qui est demandé pour une proposition

republic-ask-consuls = Qui proposez-vous comme Consul ?
    .topic = élection des Consuls
republic-ask-dictator = Qui proposez-vous comme Dictateur ?
    .topic = Dictateur
republic-ask-censor = Qui proposez-vous comme Censeur ?
    .topic = élection du Censeur
republic-ask-life = Qui proposez-vous comme Consul à vie ?
    .topic = Consul à vie
republic-ask-province = Quelle province ?
    .topic = gouverneurs
republic-ask-governor-for = Qui doit gouverner { $province } ?
    .topic = gouverneurs
republic-ask-concession = Quelle concession ?
    .topic = concessions
republic-ask-concession-for = Qui doit recevoir { $concession } ?
    .topic = concessions
republic-ask-bill = Quel type de Loi agraire ?
    .topic = Loi agraire
republic-ask-bill-sponsor = Qui est le Parrain ?
republic-ask-cosponsor = Qui est le Co-parrain ?
    .topic = Loi agraire
republic-ask-repeal = Quelle Loi agraire faut-il abroger ?
    .topic = Loi agraire
republic-ask-disband-legions = Combien de légions ordinaires sont dissoutes ?
    .topic = forces
republic-ask-disband-fleets = Combien de flottes sont dissoutes ?
    .topic = forces
republic-ask-general = Quel Général ?
    .topic = Généraux
republic-ask-war = Contre quelle guerre ?
    .topic = Généraux
republic-ask-legions = Combien de légions ordinaires ?
    .topic = forces
republic-ask-veterans = Quelles légions de vétérans ?
    .topic = forces
republic-ask-fleets = Combien de flottes ?
    .topic = forces
republic-ask-reinforced = Quel Général reçoit des renforts ?
    .topic = renforts
republic-ask-recalled = Qui voulez-vous rappeler, ou quelles forces ?
    .topic = rappel
republic-ask-recall-how = Que rappelez-vous de son armée ?
    .topic = rappel
republic-ask-successor = Qui le remplace ?
    .topic = rappel
republic-ask-garrison = Quelle province reçoit une garnison ?
    .topic = garnison
republic-ask-recall-garrison = De quelle province des légions rentrent-elles ?
    .topic = garnison

## Ce qui est demandé aux autres

republic-ask-vote = { $seat-who ->
    [you] Comment votez-vous ({ $proposal }) ?
   *[other] Comment vote { $seat-faction } ({ $proposal }) ?
}
    .topic = vote
republic-ask-buy-votes = Achetez-vous des votes, à un Talent chacun ?
    .topic = vote
republic-ask-bought = Combien de votes achète { $person } ?
    .topic = vote
republic-ask-for = Qui vote pour ?
    .topic = vote
republic-ask-against = Qui vote contre ?
    .topic = vote
republic-ask-with = Avec quoi employez-vous un Tribun ?
    .topic = Tribun
republic-ask-consent = { $person } consent-il ({ $proposal }) ?
    .topic = consentement
republic-ask-post = Quel poste veut { $person } ? L’autre Consul ne le voit pas ; si les deux veulent le même, les dés décident.
    .topic = postes des Consuls
republic-ask-appoint = Qui nommez-vous Dictateur ? Les deux Consuls doivent nommer le même homme, sans se voir.
    .topic = Dictateur
republic-ask-master = Qui le Dictateur nomme-t-il Maître de cavalerie ?
    .topic = Maître de cavalerie
republic-ask-legate = { $person } gouverne { $province }. Y va-t-il, ou envoie-t-il un Légat ?
    .topic = Légat
republic-ask-recruit = Il y a trop peu de sénateurs à Rome. Qui prenez-vous dans votre faction ?
    .topic = sénateurs à Rome
