# Accords publics en français.
#
# $name est le joueur de la faction dont on parle ; $who vaut "you" pour lui et "other" pour les autres ;
# $to est celui à qui l'on promet ou donne quelque chose.

## Ce qui s'est passé

republic-deal-offered = { $who ->
    [you] Vous offrez l’accord { $deal }.
   *[other] { $name } offre l’accord { $deal }.
}
republic-clause-talents = { $who ->
    [you] Vous promettez à { $to } { $talents } T lors de la prochaine Redistribution.
    [to-you] { $name } vous promet { $talents } T lors de la prochaine Redistribution.
   *[other] { $name } promet à { $to } { $talents } T lors de la prochaine Redistribution.
}
republic-clause-card = { $who ->
    [you] Vous promettez à { $to } { $card } pour la prochaine phase de révolution.
    [to-you] { $name } vous promet { $card } pour la prochaine phase de révolution.
   *[other] { $name } promet à { $to } { $card } pour la prochaine phase de révolution.
}
republic-promised = { $named ->
    [0] { $proposal }
   *[other] { $proposal } ({ $content })
}
republic-clause-vote = { $who ->
    [you] Vous promettez à { $to } de voter { $yes ->
        [0] contre
       *[other] pour
    } ceci : { $promised }.
    [to-you] { $name } vous promet de voter { $yes ->
        [0] contre
       *[other] pour
    } ceci : { $promised }.
   *[other] { $name } promet à { $to } de voter { $yes ->
        [0] contre
       *[other] pour
    } ceci : { $promised }.
}
republic-ask-promised = Vous avez promis à { $to } de proposer ceci : { $promised }.
republic-ask-promised-ballot = Vous avez promis à { $to } de voter { $yes ->
    [0] contre
   *[other] pour
} ceci : { $promised }.
republic-clause-nominate = { $who ->
    [you] Vous promettez à { $to } de proposer ceci : { $promised }.
    [to-you] { $name } vous promet de proposer ceci : { $promised }.
   *[other] { $name } promet à { $to } de proposer ceci : { $promised }.
}
republic-clause-consent = { $who ->
    [you] Vous promettez à { $to } { QUE($content) } donnera son consentement à ceci : { $proposal }.
    [to-you] { $name } vous promet { QUE($content) } donnera son consentement à ceci : { $proposal }.
   *[other] { $name } promet à { $to } { QUE($content) } donnera son consentement à ceci : { $proposal }.
}
republic-clause-text = { $who ->
    [you] Vous promettez à { $to } : « { $text } ».
    [to-you] { $name } vous promet : « { $text } ».
   *[other] { $name } promet à { $to } : « { $text } ».
}
republic-deal-accepted = { $who ->
    [you] Vous acceptez l’accord { $deal }.
   *[other] { $name } accepte l’accord { $deal }.
}
republic-deal-binds = L’accord { $deal }{ $parties ->
    [0] {""}
   *[other] {" "}entre { $seats }
} est en vigueur.
republic-deal-refused = { $who ->
    [you] Vous refusez l’accord { $deal }, qui ne se fait pas.
   *[other] { $name } refuse l’accord { $deal }, qui ne se fait pas.
}
republic-deal-withdrawn = { $who ->
    [you] Vous vous retirez de l’accord { $deal }, qui ne se fait pas.
   *[other] { $name } se retire de l’accord { $deal }, qui ne se fait pas.
}
republic-deal-paid = { $who ->
    [you] Vous payez { $talents } T à { $to }, comme promis dans l’accord { $deal }.
    [to-you] { $name } vous paie { $talents } T, comme promis dans l’accord { $deal }.
   *[other] { $name } paie { $talents } T à { $to }, comme promis dans l’accord { $deal }.
}
republic-deal-card = { $who ->
    [you] Vous donnez { $card } à { $to }, comme promis dans l’accord { $deal }.
    [to-you] { $name } vous donne { $card }, comme promis dans l’accord { $deal }.
   *[other] { $name } donne { $card } à { $to }, comme promis dans l’accord { $deal }.
}
republic-deal-clause = { $fate ->
    [1] { $who ->
        [you] Vous avez tenu la clause { $clause } de l’accord { $deal }.
       *[other] { $name } a tenu la clause { $clause } de l’accord { $deal }.
    }
    [2] La clause { $clause } de l’accord { $deal } est devenue sans objet.
   *[other] { $who ->
        [you] Vous n’avez pas pu tenir la clause { $clause } de l’accord { $deal }.
       *[other] { $name } n’a pas tenu la clause { $clause } de l’accord { $deal }.
    }
}
republic-deal-released = { $who ->
    [you] La clause { $clause } de l’accord { $deal } ne vous oblige plus.
   *[other] La clause { $clause } de l’accord { $deal } n’oblige plus { $name }.
}
republic-deal-disputed = { $who ->
    [you] Vous contestez la clause { $clause } de l’accord { $deal } : « { $text } ».
   *[other] { $name } conteste la clause { $clause } de l’accord { $deal } : « { $text } ».
}
republic-deal-vote = { $who ->
    [you] Selon vous, elle { $kept ->
        [0] n’a pas été tenue
       *[other] a été tenue
    }.
   *[other] Selon { $name }, elle { $kept ->
        [0] n’a pas été tenue
       *[other] a été tenue
    }.
}
republic-deal-judged = La clause { $clause } de l’accord { $deal } { $kept ->
    [0] n’a pas été tenue
   *[other] n’a pas été violée
} : { $no } contre { $yes }.

## Ce qui est demandé

republic-ask-clause = Que promet l’accord ?
    .topic = offre
republic-ask-promise-by = Qui promet ?
    .topic = offre
republic-ask-promise-to = À qui ?
    .topic = offre
republic-ask-promised-talents = Combien de Talents ?
    .topic = offre
republic-ask-promised-card = Quelle carte ?
    .topic = offre
republic-ask-promised-text = Que promet-on ? Les autres joueurs décident si la promesse a été tenue.
    .topic = offre
republic-ask-promised-proposal = Pour quelle proposition ?
    .topic = offre
republic-ask-promised-whom = Qui nomme-t-elle ?
    .topic = offre
republic-ask-promised-also = Et qui encore ?
    .topic = offre
republic-ask-promised-what = Que nomme-t-elle ?
    .topic = offre
republic-ask-promised-vote = Un vote pour ou contre ?
    .topic = offre
republic-ask-which-deal = Quel accord ?
    .topic = accord
republic-ask-which-clause = Quelle clause ?
    .topic = accord
republic-ask-dispute = La clause { $clause } de l’accord { $deal } a-t-elle été tenue ? « { $text } »
    .topic = litige

## Ce qui est refusé

republic-refused-unsaid = « { $word } » manque.
republic-refused-no-text = « { $word } » doit être un texte.
republic-refused-too-long = « { $word } » a { $count } caractères ; { $most } au plus sont permis.
republic-refused-odd-text = « { $word } » doit être une ligne de caractères imprimables, sans espace avant ni après.
republic-refused-not-promised = Aucun accord ne peut porter sur « { $word } » maintenant ; jamais sur le partage des postes de Consul, un assassinat ou une rébellion.

## La feuille sur laquelle s'écrit une offre

republic-draft-nothing = ne promet rien
republic-draft-no-card = Vous n’avez aucune carte qui ne soit déjà promise.
republic-draft-cards-of-others = Seul celui qui détient une carte peut la promettre.
republic-draft-no-pontifex = Personne n’est Grand pontife pour le moment.
republic-draft-no-senate = À une ou deux personnes, rien n’est proposé qui puisse être promis.
republic-draft-never = Le partage des postes de Consul, les tentatives d’assassinat, la loyauté et la rébellion ne se promettent pas ; une promesse en toutes lettres n’engage que selon le jugement de la table.
republic-template-votes = Des votes contre des Talents
republic-template-consulate = Partager le consulat
republic-template-governorship = Un poste de gouverneur contre un procès abandonné
